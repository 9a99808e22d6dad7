"""The table told in lines instead of drawn: for narrow screens, and for who listens to them.

No line is drawn, no mark stands for a word, and each card has a line of its own.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from headjudge.terminal import boards
from headjudge.terminal.cells import View, seat_below
from headjudge.terminal.hand import cards_in_hand
from headjudge.terminal.screen import times
from headjudge.terminal.words import say

FIGURES: Final = 1  # of the lines that tell a card, the one after its name

Place = tuple[str, str]  # where a card lies, and the card in words


def table_lines(words: Any, view: View, lang: str, titles: tuple[str, str]) -> list[str]:
    """Both players' parts of the table, what is under way, and the viewer's hand. `titles`: what
    to call the player below and the one above."""
    drawn_by = boards.board_module(view["game"])
    near = seat_below(view)
    lines: list[str] = []
    for seat, title in ((1 - near, titles[1]), (near, titles[0])):
        figures, places = drawn_by.listed(words, view, seat, lang)
        lines.append(say("listed player", lang, who=title, told=joined(figures, lang)))
        lines += [f"  {say('listed card', lang, place=place, told=told)}" for place, told in places]
    lines += drawn_by.under_way(words, view, lang, titles)
    return [*lines, *hand_lines(words, view, lang)]


def joined(parts: list[str], lang: str) -> str:
    """Parts of a sentence, one after another."""
    return ("、" if lang == "ja" else ", ").join([part for part in parts if part])


def counts_told(counts: dict[str, int], kinds: tuple[tuple[str, str], ...], lang: str) -> list[str]:
    """How many cards are where: for each kind of zone the word for it."""
    return [f"{say(word, lang)} {counts.get(kind, 0)}" for kind, word in kinds]


def hand_lines(words: Any, view: View, lang: str) -> list[str]:
    """The viewer's hand, a line for each card with what is printed on it."""
    numbers = Counter([card["number"] for card in cards_in_hand(view)])
    if not numbers:
        return []
    found = [say("own hand", lang)]
    for number, many in numbers.items():
        name = f"{words.card(number, lang)}{times(many)}"
        printed = str(words.card_lines(number, lang)[FIGURES]).strip()
        found.append(f"  {say('listed card', lang, place=name, told=printed)}")
    return found
