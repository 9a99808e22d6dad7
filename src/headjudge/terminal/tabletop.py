"""A view read with the description of the game's board: what lies where, what it is called, and
which figures stand on it. It knows the shapes of views and descriptions, and no game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from headjudge.kernel.cards import Card
from headjudge.kernel.keys import of_card
from headjudge.kernel.scenes import WOUNDS
from headjudge.language.board import Board, Corner, Figure, Label, Slot, Tint
from headjudge.language.boards import in_words
from headjudge.language.title import Title
from headjudge.terminal.screen import cut, shorten
from headjudge.terminal.words import say

View = dict[str, Any]
Cards = tuple[View, ...]

SIGNS: Final = {"attacker": ">", "target": "!", "supporter": "+"}
PARTS: Final = {"attacker": "attacks", "target": "target", "supporter": "helps"}
WALKER: Final = "*"
EMPTY: Final = "·"
SIGN_OF: Final = {"arrows": "»", "stars": "★"}
ROMAN: Final = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")
PALE: Final = 0.45  # a tint with less colour than that is drawn without
HUES: Final = (
    (20, "red"), (70, "yellow"), (165, "green"), (200, "cyan"), (250, "blue"), (340, "magenta"),
    (360, "red"),
)  # fmt: skip
NO_ZONE: Final[View] = {"count": 0, "cards": []}


@cache
def described(title: Title) -> Board:
    """The description of a game's board, read once."""
    return title.board()


@dataclass(frozen=True)
class Place:
    """A place where cards are drawn: its slot, its player, and what lies on top there."""

    slot: Slot
    seat: int
    cards: Cards


class Tabletop:
    """A view as it is drawn or told: whose side is near, what players are called, and the cards
    of the game. `words`: the game's own, if it has any."""

    def __init__(
        self,
        board: Board,
        cards: Mapping[str, Card],
        view: View,
        lang: str,
        titles: tuple[str, str],
        words: Any = None,
    ) -> None:
        self.board, self.cards, self.view = board, cards, view
        self.lang, self.words = lang, words
        self.near: int = view["viewer"] if view["viewer"] in (0, 1) else 0
        self.titles = {self.near: titles[0], 1 - self.near: titles[1]}
        self.zones = {(each["kind"], each["number"], each["seat"]): each for each in view["zones"]}
        self.closed = {
            (each["kind"], each["number"], each["seat"]) for each in view.get("closed", ())
        }
        self.numbers: list[View] = view.get("numbers") or [{}, {}]
        self.scene: View = view.get("scene") or {}
        self.roles = {each["key"]: each["role"] for each in self.scene.get("roles", ())}
        self.marks: dict[str, list[View]] = {}
        for mark in self.scene.get("marks", ()):
            self.marks.setdefault(mark["key"], []).append(mark)
        self.slots = {
            (slot.zone, slot.number): slot
            for row in (*board.near, *board.far, board.middle)
            for slot in row
        }
        self.walking = {
            card["key"]: walker
            for walker in board.walkers
            for seat in (0, 1)
            for card in self.lying(walker.zone, seat)[-1:]
        }

    # -- zones ---------------------------------------------------------------------------------

    def zone(self, kind: str, seat: int, number: int = 1) -> View:
        """A zone of the view; an empty one is not in it."""
        found: View = self.zones.get((kind, number, seat), NO_ZONE)
        return found

    def lying(self, kind: str, seat: int, number: int = 1) -> Cards:
        """The cards of a zone that lie under no other."""
        return tuple([c for c in self.zone(kind, seat, number)["cards"] if "under" not in c])

    def is_closed(self, kind: str, seat: int, number: int = 1) -> bool:
        """Whether a player has no such zone in this game."""
        return (kind, number, seat) in self.closed

    def rows(self, seat: int) -> list[list[Slot]]:
        """The rows of a player's side, from above."""
        return self.board.near if seat == self.near else self.board.far

    def place(self, slot: Slot, seat: int) -> Place:
        """A slot of a player with what stands on it: its cards, and whoever walks there."""
        walkers = [
            card
            for walker in self.board.walkers
            if walker.on == slot.zone and self.numbers[seat].get(walker.by) == slot.number
            for card in self.lying(walker.zone, seat)[-1:]
        ]
        return Place(slot, seat, (*walkers, *self.lying(slot.zone, seat, slot.number)))

    def ranks(self, seat: int) -> tuple[list[list[Place]], Place | None]:
        """The rows of a side in which cards are drawn, from above, and the main card, if it
        stands in none of them: beside it there is nothing to draw."""
        found: list[list[Place]] = []
        alone: Place | None = None
        for row in self.rows(seat):
            rank: list[Place] = []
            for slot in row:
                if spreads(slot):
                    rank += [Place(slot, seat, (card,)) for card in self.lying(slot.zone, seat)]
                elif is_cell(slot) and not self.is_closed(slot.zone, seat, slot.number):
                    place = self.place(slot, seat)
                    rank += [place] if place.cards or not slot.fold else []
            if len(rank) == 1 and rank[0].slot.main:
                alone = rank[0]
            elif rank or any(spreads(slot) for slot in row):
                found.append(rank)
        return found, alone

    # -- words ---------------------------------------------------------------------------------

    def said(self, label: Label) -> str:
        """A label of the description in the language of the screen."""
        return in_words(label, self.lang)

    def kind(self, kind: str) -> str:
        """What a kind of zone is called beside a number."""
        found = next((slot for (zone, _), slot in self.slots.items() if zone == kind), None)
        if kind == self.board.hand:
            return say("hand", self.lang)
        return self.said(found.label) if found is not None else kind

    def area(self, kind: str, number: int) -> str:
        """What a place is called in words: by the game, or by the description."""
        if self.words is not None:
            return str(self.words.area(kind, number, self.lang))
        slot = self.slots.get((kind, number))
        label = self.said(slot.label) if slot is not None else kind
        name = self.board.names.get(kind)
        return self.said(name).format(label=label) if name else label

    def name(self, number: str) -> str:
        """A card's name; of a card that is not known, how it lies."""
        card = self.cards.get(number)
        if card is None:
            return say("face down", self.lang)
        return card.names.get(self.lang) or card.name

    def short_name(self, number: str, width: int) -> str:
        """A name in so many columns, of which the part stays that one knows the card by."""
        shortened = shorten if self.board.card.known_by == "last" else cut
        return shortened(self.name(number), width)

    def value_label(self, value: str) -> str:
        """What a value is called."""
        figures = [each for each in self.board.card.figures if each.value == value]
        return self.said(figures[0].label) if figures else value

    # -- figures of a card -----------------------------------------------------------------------

    def value(self, card: View, name: str) -> Any:
        """A value of a card now; None: it has none. Of one that lies face down only what the view
        tells."""
        for mark in self.marks.get(card.get("key", ""), ()):
            if name in mark.get("values", ()):
                return mark["values"][name]
        values = card.get("values") or {}
        if name in values:
            return values[name]
        known = self.cards.get(card["number"])
        return None if known is None or is_down(card) else known.values.get(name)

    def amount(self, card: View, name: str) -> int:
        """A value of a card as a number to count with."""
        found = self.value(card, name)
        return found if isinstance(found, int) else 0

    def corner(self, card: View, corner: Corner) -> str:
        """What stands in a corner of a card: the first figure that is for such a card."""
        figure = self.figure(card, corner)
        return "" if figure is None else self.written(card, figure)

    def figure(self, card: View, corner: Corner) -> Figure | None:
        """The first figure of a corner that is for such a card."""
        printed = self.cards.get(card["number"])
        for figure in corner:
            if printed is None or fits(figure, printed):
                return figure
        return None

    def written(self, card: View, figure: Figure) -> str:
        """A figure of a card as it is written; nothing, if the card does not have it."""
        now = self.value(card, figure.value)
        if now is None or now in ("", figure.unless) or (now == 0 and is_down(card)):
            return ""
        hurt = self.wounds(card, figure.value)
        text = f"{now - hurt}({now})" if hurt else self.styled(figure, now)
        if figure.also is not None:
            more = self.amount(card, figure.also.value)
            sign = "★" if figure.also.style == "stars" else "/"
            text += f"{sign}{more}" if more > figure.also.over else ""
        if figure.pips:
            text += self.letters(self.value(card, figure.pips))
        return f"{figure.before}{text}"

    def styled(self, figure: Figure, now: int | str) -> str:
        """A value in the style of its figure."""
        match figure.style:
            case "roman" if isinstance(now, int) and 0 <= now < len(ROMAN):
                return ROMAN[now]
            case "arrows" | "stars" if isinstance(now, int):
                return SIGN_OF[figure.style] * now
            case "word":
                return self.said(figure.of.get(str(now), str(now)))
            case "glyph":
                return ""
            case _:
                return str(now)

    def wounds(self, card: View, name: str) -> int:
        """What is taken off a value of a card."""
        if self.board.wounds is None or self.board.wounds.value != name:
            return 0
        marks = self.marks.get(card.get("key", ""), ())
        return sum([mark["amount"] for mark in marks if mark["mark"] == WOUNDS])

    def strength(self, card: View) -> str:
        """The figures that a card is compared by: its lower corner, or those along its foot."""
        corners = self.board.card.corners
        foot = [self.corner(card, corner) for corner in corners.foot]
        along = "/".join([each or "-" for each in foot]) if any(foot) else ""
        return "/".join([each for each in (self.corner(card, corners.br), along) if each])

    def values_told(self, card: View) -> list[tuple[str, str]]:
        """The figures that stand on a card in play, each with what it is called."""
        corners = self.board.card.corners
        told: list[tuple[str, str]] = []
        for corner in (corners.tl, corners.br, *corners.foot):
            figure = self.figure(card, corner)
            if figure is None or not self.written(card, figure):
                continue
            now = self.value(card, figure.value)
            hurt = self.wounds(card, figure.value)
            text = say("left of", self.lang, left=now - hurt, all=now)
            told.append(
                (self.value_label(figure.value), text if hurt else self.styled(figure, now))
            )
            if figure.also is not None:
                more = str(self.amount(card, figure.also.value))
                told.append((self.value_label(figure.also.value), more))
        return told

    def printed(self, number: str) -> str:
        """What is printed on a card and counts, in short and in columns."""
        card = {"number": number}
        corners, kind = self.board.card.corners, self.board.card.kind
        strength = self.strength(card)
        if not strength:
            sort = str(self.value(card, kind.value) or "")
            strength = self.said(kind.of[sort]) if sort in kind.of else sort
        figure = self.figure(card, corners.bl)
        lower = self.corner(card, corners.bl)
        if figure is not None and lower:
            lower = f"{self.value_label(figure.value)} {lower.removeprefix(figure.before)}"
        rest = "  ".join([each for each in (lower, self.corner(card, corners.tr)) if each])
        return f"{self.corner(card, corners.tl):<5} {strength:<9} {rest}".rstrip()

    # -- colours ---------------------------------------------------------------------------------

    def tints(self, names: Any) -> list[Tint]:
        """The tints of these colours."""
        tints = self.board.card.tint.of
        listed = names if isinstance(names, tuple | list) else (names,)
        return [tints[name] for name in listed if name in tints]

    def letters(self, names: Any) -> str:
        """Colours in short: the letter of each, or its sign."""
        return "".join([self.said(tint.letter) or tint.glyph for tint in self.tints(names)])

    def color(self, number: str) -> str:
        """The colour of the terminal that a card is drawn in."""
        card = self.cards.get(number)
        tints = [] if card is None else self.tints(card.values.get(self.board.card.tint.value))
        if not tints or tints[0].sat < PALE:
            return ""
        return next(name for bound, name in HUES if tints[0].hue % 360 < bound)

    # -- how a card lies -------------------------------------------------------------------------

    def sign(self, card: View) -> str:
        """What a card does in a fight, or that it walks, in a sign."""
        role = SIGNS.get(self.roles.get(card["key"], ""), "")
        return role or (WALKER if card["key"] in self.walking else " ")

    def role_told(self, card: View) -> str:
        """What a card does in a fight, in words; nothing, if it does nothing."""
        part = PARTS.get(self.roles.get(card["key"], ""), "")
        labels = [mark.label for mark in self.board.marks if mark.role == part and mark.label]
        return self.said(labels[0]) if labels else say(part, self.lang) if part else ""

    def state(self, name: str) -> str:
        """The word for how a card lies, or for what the scene marks on it; nothing, if the
        description has none."""
        return self.said(self.board.states[name]) if name in self.board.states else ""

    def states(self, card: View) -> list[str]:
        """How a card lies, in words: what is marked on it, or that it lies face down; and whether
        it rests."""
        marks = [self.state(mark["mark"]) for mark in self.marks.get(card["key"], ())]
        found = [each for each in marks if each]
        if is_down(card) and card["number"] and not found:
            found.append(self.state("face down") or say("face down", self.lang))
        if card.get("rest"):
            found.append(self.state("rest") or say("rest", self.lang))
        return found

    def beneath(self, card: View) -> int:
        """How many cards lie under a card or belong to it."""
        link = self.board.under.scene if self.board.under is not None else ""
        below = [each for each in self.scene.get("under", ()) if each["link"] == link]
        hosts = [of_card(c["under"]) for zone in self.zones.values() for c in zone["cards"]
                 if "under" in c]  # fmt: skip
        return [*[each["host"] for each in below], *hosts].count(card["key"])

    def badge(self, card: View, seat: int) -> tuple[str, int]:
        """What is counted of its player on a card that walks: the word and how many."""
        walker = self.walking.get(card["key"])
        if walker is None or walker.badge is None:
            return "", 0
        return self.said(walker.badge.label), self.numbers[seat].get(walker.badge.number, 0)


def is_down(card: View) -> bool:
    """Whether a card lies face down."""
    return card.get("face") == "down"


def spreads(slot: Slot) -> bool:
    """Whether a slot shows each of its cards side by side as large as in a place of its own."""
    return slot.show == "row" and not (slot.lying or slot.small or slot.fold)


def is_cell(slot: Slot) -> bool:
    """Whether a slot is drawn as a place of its own."""
    return slot.show == "slot" and not slot.small


def fits(figure: Figure, card: Card) -> bool:
    """Whether a figure is for such a card: each of the named values is one of those listed."""
    for name, wanted in figure.on.items():
        meant = wanted if isinstance(wanted, list) else [wanted]
        found = card.values.get(name)
        there = found if isinstance(found, tuple | list) else (found,)
        if not {str(each) for each in there} & set(meant):
            return False
    return True
