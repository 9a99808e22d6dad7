"""What a game says of positions that people lay out: tables of words and defaults.

Whoever sets up a position names zones, figures and ways a card can lie in the words of the game.
Zones have their names in the game's words for people; the rest is told here in English, and in
Japanese in the table `rulings` of these words. Everything has a default, so a game tells only what
is particular to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from headjudge.kernel.cards import Card
from headjudge.kernel.flow import Step
from headjudge.kernel.game import Game

FIRST_DECK: Final = 0  # of those that a player brings


@dataclass(frozen=True)
class Way:
    """How a card lies: turned, and with which face. None: as its zone has it."""

    rest: int | None = None
    face: int | None = None


@dataclass(frozen=True)
class Laid:
    """A card of a position: how it lies, who knows it (a bit for each viewer), whether it came
    there in the turn that goes on (or has just ended), and the cards that go with it, each with
    what it is to this one (a word of the game's `attached`)."""

    card: Card
    way: Way = Way()
    known: int = 0
    new: bool = False
    attached: tuple[tuple[str, Laid], ...] = ()


def begins_nothing(game: Game) -> None:
    """A game in which nothing is counted or noted before the first turn."""


def from_first_deck(card: Card) -> int:
    """Every card began in the one deck of its player."""
    return FIRST_DECK


def put_there(game: Game, seat: int, card: int, zone: int, way: Way) -> None:
    """The card is put into the zone and lies there as it is said to."""
    game.put(card, zone, "bottom" if is_pile(game, zone) else "top", face=way.face or 0)
    if way.rest is not None:
        game.turn_to(card, way.rest)


def from_the_top(game: Game, zone: int) -> list[int]:
    """The cards of a zone that lie under no other, in the order in which they are named."""
    return [card for card in game.state.zones[zone] if game.state.host[card] < 0]


def those_under(game: Game, card: int) -> list[tuple[str, int]]:
    """The cards that lie under a card, the uppermost first, each with the word for it."""
    state = game.state
    there = state.zones[state.place[card]]
    return [("over", each) for each in there if state.host[each] == card]


def is_pile(game: Game, zone: int) -> bool:
    """Whether the cards of a zone are named from the top one down, as those of a deck."""
    layout = game.rules.layout
    return layout.ordered[zone] and not layout.field[zone]


def put_under(game: Game, seat: int, card: int, host: int, way: Way) -> None:
    """Put the card under another, below those that lie there already."""
    game.put(card, game.state.place[host], "bottom", host=host)


def nothing_more(game: Game, seat: int) -> None:
    """A side that is complete once its cards lie there."""


Attach = Callable[[Game, int, int, int, Way], None]


@dataclass(frozen=True)
class Laying:
    """What is particular to the positions of a game."""

    # by type of card: the fields of a record that says nothing else
    plain: Mapping[str, Mapping[str, Any]]
    # the type of a card that is only counted, by kind of zone; "": everywhere else
    counted: Mapping[str, str]
    # by kind of zone: how many cards a side has there of which nothing is said
    usual: Mapping[str, int]
    # by name: how a card can lie
    ways: Mapping[str, Way] = field(default_factory=dict)
    # by kind of zone: how cards lie there of which nothing else is said
    usual_way: Mapping[str, Way] = field(default_factory=dict)
    # by name: what a card can be to another, and how it is laid there
    attached: Mapping[str, Attach] = field(default_factory=lambda: {"over": put_under})
    # the names in `attached` of what lies underneath
    under: frozenset[str] = frozenset({"over"})
    # the cards that go with a card of a position, each with its name in `attached`
    companions: Callable[[Game, int], list[tuple[str, int]]] = those_under
    # the cards of a zone in the order in which they are named
    listed: Callable[[Game, int], list[int]] = from_the_top
    # kinds of zones whose cards are told with those they go with
    told_with_others: frozenset[str] = frozenset()
    # other names of figures
    figures: Mapping[str, str] = field(default_factory=dict)
    # the tables among the game's words for people that have what figures can say, as colours
    worded: tuple[str, ...] = ()
    # in Japanese, by word: the sorts of `plain`, and what figures can say (`judge/in_japanese.py`)
    sorts: Mapping[str, str] = field(default_factory=dict)
    values: Mapping[str, str] = field(default_factory=dict)
    # by name: the numbers that a player has; by their keys, the least and the most they can be
    numbers: Mapping[str, str] = field(default_factory=dict)
    bounds: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    # kinds of zones that hold one card, beside those of which a player has several
    one_card: frozenset[str] = frozenset()
    # by figure of a card: the words that stand there on cards, beside those on cards that ship
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # by name: what may be true of a card beside how it lies
    conditions: Mapping[str, Callable[[Game, int], bool]] = field(default_factory=dict)
    # by name: numbers that a card has and that are not printed on it
    marks: Mapping[str, Callable[[Game, int], int]] = field(default_factory=dict)
    # by name: the step of the turn that begins the phase
    phases: Mapping[str, Step] = field(default_factory=dict)
    usual_phase: str = "main phase"  # where nothing is said of the turn
    # what the procedure that the game begins with has noted by the first turn
    noted: Mapping[str, Any] = field(default_factory=dict)
    # cards that lie in no card file, by name
    special: Mapping[str, Card] = field(default_factory=dict)
    origin: Callable[[Card], int] = from_first_deck  # the deck that a card began in
    put: Callable[[Game, int, int, int, Way], None] = put_there
    begin: Callable[[Game], None] = begins_nothing  # before anything lies there
    first: str = ""  # the kind of zone that is laid out before `complete` and the others
    complete: Callable[[Game, int], None] = nothing_more  # a side, once that zone is laid out
