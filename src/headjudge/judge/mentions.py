"""What the words of a ruling mention: cards by name, zones, whose they are.

Rulings speak from one side of the table: `your` is the first player's, `their` the other's,
whoever acts.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from headjudge import games, looking
from headjudge.kernel.game import Game
from headjudge.wishes import JAPANESE, plain

OWNERS: Final = {"your": 0, "my": 0, "their": 1, "自分の": 0, "あなたの": 0, "相手の": 1}
_OWNER: Final = r"(?:\b(your|my|their)\s+|(自分の|あなたの|相手の))?"
_BEFORE: Final = r"(?:\b(?:in|on|to|into|from|at)\s+(?:the\s+)?)?"


@dataclass(frozen=True)
class Mention:
    """A card by its number, or zones; whose (-1: not said)."""

    number: str = ""
    zones: frozenset[int] = frozenset()
    seat: int = -1


class Mentioned:
    """Finds what words mention in a game: the cards in it, and its zones."""

    def __init__(self, game: Game) -> None:
        self.game = game
        printed = {card.number: card for card in game.state.printed}
        self.cards: list[tuple[str, str]] = sorted(
            {
                (plain(name), number)
                for number, card in printed.items()
                for name in (number, *card.names.values())
            },
            key=lambda each: (-len(each[0]), each),
        )
        self.zones: dict[str, set[int]] = {}
        layout = game.rules.layout
        for zone in range(layout.total):
            for name in looking.names_of(game, zone):
                for form in {name, looking.core_of(name)} - {""}:
                    self.zones.setdefault(form, set()).add(zone)

    def take(self, words: str) -> tuple[list[Mention], str]:
        """The cards and zones that are mentioned, and the rest of the words."""
        text = plain(words)
        found: list[Mention] = []
        for name, number in self.cards:
            pattern = _OWNER + (
                re.escape(name) if JAPANESE.search(name) else rf"(?<!\w){re.escape(name)}(?!\w)"
            )
            while True:
                hit = re.search(pattern, text)
                if hit is None:
                    break
                found.append(Mention(number=number, seat=owner_in(hit)))
                text = f"{text[: hit.start()]} \x00 {text[hit.end() :]}"
        for name in sorted(self.zones, key=len, reverse=True):
            zones = self.zones[name]
            while True:
                hit = self.zone_hit(name, text)
                if hit is None:
                    break
                seat = owner_in(hit)
                kept = [each for each in zones if seat < 0 or self.seat(each) in (seat, -1)]
                found.append(Mention(zones=frozenset(kept), seat=seat))
                text = f"{text[: hit.start()]} \x00 {text[hit.end() :]}"
        return found, text.replace("\x00", " ")

    def zone_hit(self, name: str, text: str) -> re.Match[str] | None:
        """Where a zone is mentioned: with its number, with whose it is, behind a small word, or
        alone. A word that is a verb as well counts only so."""
        bound = re.escape(name)
        if not JAPANESE.search(name):
            bound = rf"(?<!\w){bound}(?:\s+(?:zone|area|circle|pile))?(?!\w)"
        for form in (
            rf"{_BEFORE}\b(your|my|their)\s+(){bound}",
            rf"(){_BEFORE}(自分の|あなたの|相手の){bound}",
            rf"()()\b(?:in|on|to|into|from|at)\s+(?:the\s+)?{bound}",
        ):
            hit = re.search(form, text)
            if hit is not None:
                return hit
        alone = name[-1:].isdecimal() or text.strip() == name or text.strip() == f"the {name}"
        return re.search(rf"()(){bound}", text) if alone else None

    def seat(self, zone: int) -> int:
        """Whose a zone is; -1: everybody's."""
        return self.game.rules.layout.seat[zone]


def owner_in(hit: re.Match[str]) -> int:
    """Whose it is, by the word before it; -1: not said."""
    return OWNERS.get(hit[1] or hit[2] or "", -1)


def card_fits(game: Game, mention: Mention, card: int) -> bool:
    """Whether a card is the one that is mentioned, or lies in the zone that is."""
    state, layout = game.state, game.rules.layout
    place = state.place[card]
    if mention.number:
        own = layout.seat[place] if place >= 0 else state.owner[card]
        return state.printed[card].number == mention.number and mention.seat in (-1, own)
    return place in mention.zones


def said_of(game: Game, option: dict[str, Any], view: dict[str, Any], lang: str) -> str:
    """An option in words, as its player reads it."""
    return str(games.wording(game).option(view, option, lang))
