"""The table told in lines instead of drawn: for narrow screens, and for who listens to them.

No line is drawn, no mark stands for a word, and each card has a line of its own.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.cells import cell_len

from headjudge.terminal.boards import under_way
from headjudge.terminal.figures import items
from headjudge.terminal.grid import LETTER
from headjudge.terminal.hand import cards_in_hand
from headjudge.terminal.screen import times
from headjudge.terminal.tabletop import Place, Tabletop, View, spreads
from headjudge.terminal.words import say

FIGURES: Final = 1  # of the lines that tell a card, the one after its name


def table_lines(top: Tabletop) -> list[str]:
    """Both players' parts of the table, what is under way, and the viewer's hand."""
    lines: list[str] = []
    for seat in (1 - top.near, top.near):
        told = joined(
            [figure(item.label, item.told, top.lang) for item in items(top, seat)], top.lang
        )
        lines.append(say("listed player", top.lang, who=top.titles[seat], told=told))
        lines += [f"  {line}" for place in places(top, seat) for line in place_lines(top, place)]
    return [*lines, *under_way(top), *hand_lines(top)]


def places(top: Tabletop, seat: int) -> list[Place]:
    """The places of a player that are drawn on a board: in the order in which
    they are told."""
    found = [
        top.place(slot, seat)
        for row in top.board.near
        for slot in row
        if slot.show == "slot" and not slot.small or spreads(slot)
    ]
    many = Counter([place.slot.zone for place in found])

    def order(place: Place) -> tuple[bool, bool, int, int]:
        """The main card first, then who walks, then the kind of which there are most."""
        walks = any(card["key"] in top.walking for card in place.cards)
        return not place.slot.main, not walks, -many[place.slot.zone], place.slot.number

    return sorted(found, key=order)


def place_lines(top: Tabletop, place: Place) -> list[str]:
    """A line for each card of a place."""
    label = top.said(place.slot.label)
    name = top.area(place.slot.zone, place.slot.number)
    is_letter = cell_len(label) <= LETTER and label not in name
    where = joined([label, name], top.lang) if is_letter else name
    return [
        say("listed card", top.lang, place=where, told=told(top, card, place.seat))
        for card in place.cards
    ]


def told(top: Tabletop, card: View, seat: int) -> str:
    """A card in words: name, figures, how it lies, what lies under it and what it does."""
    parts = [top.name(card["number"])]
    if card["key"] in top.walking:
        parts.append(top.said(top.walking[card["key"]].label))
    word, count = top.badge(card, seat)
    figures = [*top.values_told(card), *([(word, str(count))] if count else [])]
    parts += [figure(label, number, top.lang) for label, number in figures]
    under = top.beneath(card)
    parts += [say("listed beneath", top.lang, n=under)] if under else []
    return joined([*parts, *top.states(card), top.role_told(card)], top.lang)


def figure(label: str, number: str, lang: str) -> str:
    """A figure with what it is called."""
    return f"{lower(label)}{'' if lang == 'ja' else ' '}{number}"


def lower(label: str) -> str:
    """A label inside a sentence: a word begins small, signs stay as they are."""
    return label[:1].lower() + label[1:] if label[1:2].islower() else label


def joined(parts: list[str], lang: str) -> str:
    """Parts of a sentence, one after another."""
    return ("、" if lang == "ja" else ", ").join([part for part in parts if part])


def hand_lines(top: Tabletop) -> list[str]:
    """The viewer's hand, a line for each card with what is printed on it."""
    numbers = Counter([card["number"] for card in cards_in_hand(top.view, top.board.hand)])
    found = [say("own hand", top.lang)] if numbers else []
    for number, many in numbers.items():
        name = f"{top.name(number)}{times(many)}"
        printed = str(top.words.card_lines(number, top.lang)[FIGURES]).strip()
        found.append(f"  {say('listed card', top.lang, place=name, told=printed)}")
    return found
