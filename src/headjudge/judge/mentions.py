"""What the words of a ruling mention: cards by name, zones, whose they are.

Rulings speak from one side of the table: `your` is the first player's, `their` the other's,
whoever acts. A card whose name is a common word of the game, such as `Pile` or `The`, is meant
where the name has its capital, stands alone, or stands in quotation marks; where a line begins
with the name of something that is done, that is what it means.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

from headjudge import games, looking
from headjudge.kernel.game import Game
from headjudge.wishes import JAPANESE, SMALL, plain

OWNERS: Final = {"your": 0, "my": 0, "their": 1, "自分の": 0, "あなたの": 0, "相手の": 1}
QUOTED: Final = re.compile(r'"([^"]+)"|「([^」]+)」')
TAKEN: Final = "\x00"  # stands for each sign of a mention that was found
_OWNER: Final = r"(?:\b(your|my|their)\s+(?:the\s+)?|(自分の|あなたの|相手の))?"
_SMALL_BEFORE: Final = r"\b(?:in|on|onto|to|into|from|at)\s+(?:the\s+)?"
# Words of zones' names, and those that say whose a zone is.
_OF_ZONES: Final = frozenset({"zone", "zones", "area", "circle", "pile", "own", "opponent"})


@dataclass(frozen=True)
class Mention:
    """A card by its number, or zones; whose (-1: not said); the words for it, whether it is what
    something is done with, and where in the line it stands."""

    number: str = ""
    zones: frozenset[int] = frozenset()
    seat: int = -1
    words: str = ""
    is_means: bool = False
    at: int = 0  # where it stands in the line


class Mentioned:
    """Finds what words mention in a game: the cards in it, and its zones."""

    def __init__(self, game: Game) -> None:
        self.game = game
        printed = {card.number: card for card in game.state.printed}
        self.cards: list[tuple[str, str]] = sorted(
            {
                (unicodedata.normalize("NFKC", name).strip(), number)
                for number, card in printed.items()
                for name in (number, *card.names.values())
                if name.strip()
            },
            key=lambda each: (-len(each[0]), each),
        )
        self.zones: dict[str, set[int]] = {}
        layout = game.rules.layout
        for zone in range(layout.total):
            for name in looking.names_of(game, zone):
                for form in {name, looking.core_of(name)}:
                    if form and not form.isdecimal():
                        self.zones.setdefault(form, set()).add(zone)
        self.verbs = {word for word, _verb in games.wording(game).wishes()}
        self.common = SMALL | _OF_ZONES | self.verbs | set(self.zones)

    def take(self, words: str, has_verb: bool = True) -> tuple[list[Mention], list[str], str]:
        """The cards and zones that are mentioned, what stands in quotation marks and is no name,
        and the rest of the words. `has_verb`: the words may begin with what is done."""
        text = unicodedata.normalize("NFKC", words)
        found: list[Mention] = []
        quotes: list[str] = []
        text = self.take_quoted(text, found, quotes)
        for name, number in self.cards:
            while True:
                hit = self.card_hit(name, text, has_verb)
                if hit is None:
                    break
                found.append(mention_at(hit, text, number, frozenset()))
                text = without(text, hit)
        text = plain(text)
        for name in sorted(self.zones, key=len, reverse=True):
            while True:
                hit = self.zone_hit(name, text)
                if hit is None:
                    break
                seat = owner_in(hit)
                kept = [z for z in self.zones[name] if seat < 0 or self.seat(z) in (seat, -1)]
                found.append(mention_at(hit, text, "", frozenset(kept)))
                text = without(text, hit)
        return found, quotes, text.replace(TAKEN, " ")

    def take_quoted(self, text: str, found: list[Mention], quotes: list[str]) -> str:
        """The words without what stands in quotation marks: names of cards, or parts of texts."""
        names = {plain(name): number for name, number in reversed(self.cards)}

        def taken(hit: re.Match[str]) -> str:
            inner = plain(hit[3] or hit[4])
            if inner not in names:
                quotes.append(inner)
                return TAKEN * len(hit[0])
            found.append(mention_at(hit, text, names[inner], frozenset()))
            return TAKEN * len(hit[0])

        return re.sub(f"{_OWNER}(?:{QUOTED.pattern})", taken, text, flags=re.IGNORECASE)

    def card_hit(self, name: str, text: str, has_verb: bool) -> re.Match[str] | None:
        """Where a card is mentioned by its name. A name that is a common word must have its
        capital or stand alone, and what is a verb as well must not begin the line."""
        bound = re.escape(name)
        if not JAPANESE.search(name):
            bound = rf"(?<!\w){bound}(?!\w)"
        if plain(name) not in self.common:
            return re.search(_OWNER + bound, text, re.IGNORECASE)
        if plain(text) == plain(name):
            return re.search(_OWNER + bound, text, re.IGNORECASE)
        if name == name.casefold() and not JAPANESE.search(name):
            return None  # without a capital nothing tells it from the word
        hit = re.search(_OWNER + bound, text)
        if hit is None or not has_verb or plain(name) not in self.verbs or hit[1] or hit[2]:
            return hit
        return re.search(rf"(?<=\s){_OWNER}{bound}", text)

    def zone_hit(self, name: str, text: str) -> re.Match[str] | None:
        """Where a zone is mentioned: with its number, with whose it is, behind a small word, or
        alone. A word that is a verb as well counts only so."""
        bound = re.escape(name)
        if not JAPANESE.search(name):
            bound = rf"(?<!\w){bound}(?:\s+(?:zone|area|circle|pile))?(?!\w)"
        for form in (
            rf"(?:{_SMALL_BEFORE})?\b(your|my|their)\s+(){bound}",
            rf"()(自分の|あなたの|相手の){bound}",
            rf"()(){_SMALL_BEFORE}{bound}",
        ):
            hit = re.search(form, text)
            if hit is not None:
                return hit
        alone = name[-1:].isdecimal() or text.strip() in (name, f"the {name}")
        if alone or (JAPANESE.search(name) and name not in self.verbs):
            return re.search(rf"()(){bound}", text)
        return None

    def seat(self, zone: int) -> int:
        """Whose a zone is; -1: everybody's."""
        return self.game.rules.layout.seat[zone]


def mention_at(hit: re.Match[str], text: str, number: str, zones: frozenset[int]) -> Mention:
    """A card or zones that are mentioned at this place of a text."""
    before, after = text[: hit.start()].rstrip(), text[hit.end() :].lstrip()
    is_means = re.search(r"\bwith$", before) is not None or after.startswith("で")
    return Mention(number, zones, owner_in(hit), hit[0].strip(), is_means, hit.start())


def without(text: str, hit: re.Match[str]) -> str:
    """A text in which nothing is left at this place."""
    return f"{text[: hit.start()]}{TAKEN * len(hit[0])}{text[hit.end() :]}"


def owner_in(hit: re.Match[str]) -> int:
    """Whose it is, by the word before it; -1: not said."""
    return OWNERS.get(plain(hit[1] or hit[2] or ""), -1)


def card_fits(game: Game, mention: Mention, card: int) -> bool:
    """Whether a card is the one that is mentioned, or lies in the zone that is."""
    state, layout = game.state, game.rules.layout
    place = state.place[card]
    if mention.number:
        own = layout.seat[place] if place >= 0 else state.owner[card]
        return state.printed[card].number == mention.number and mention.seat in (-1, own)
    return place in mention.zones
