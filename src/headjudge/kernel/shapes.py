"""The shape of what a viewer sees, as types: views, questions and their options.

A view is plain data that goes to JSON as it is; `view.py` makes it, and these types say what is
in it. A card is called by a *handle*, a number that this viewer gives to a card they can tell
from others (0: they cannot), and by the *number* printed on it ("": they may not know it). Every
card has a *key* besides, also one that the viewer does not know: `keys.py` has its form. A zone is
called by its kind, whose it is (-1: both players') and which of its kind it is, from 1.

An option has one shape for every question of every game:

- `verb` says what is done: "play", "attack", "card", "zone", "pass", "yes" …
- `answer` is what it is chosen by: its place among the options.
- `card` and `other` are the cards it is about, with their names and where they lie; `zone` and
  `other zone` the places.
- `index` is a number: an amount, a place in a list of modes or of the card's abilities of that
  kind, a place on the stack. `ability` is which of all the printed abilities of the card it is.

Some cases. An attack on a card is a verb with `card` (who attacks) and `other` (what is
attacked); an attack on a place has `zone`. What to answer to on a stack is `index`, the place from
below on `view["stack"]`. A division is asked share by share: each option is the `card` that gets
the next one, and the question says how much of the `total` is `left`. A number is asked with one
option for each, `index`. Who chooses among cards that they may not know sees `card` with the handle
0 and no number, in the zone where it lies; such options are told apart by `answer` alone. A payment
from several zones is one question with `least` and `most`, whose options are cards in these zones.
Of two abilities of one card that wait to be played, each option has its `ability`.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict


class Place(TypedDict):
    """A zone: its kind, which of its kind it is (from 1), and whose (-1: both players')."""

    kind: str
    number: int
    seat: int


class CardSeen(TypedDict):
    """A card in a zone. `at`: its place, where the order counts; `under`: the handle of the card
    it lies under, and `under_key` that card's key; `values`: what it is worth now, of a card in
    play."""

    handle: int
    number: str
    key: str
    at: NotRequired[int]
    under: NotRequired[int]
    under_key: NotRequired[str]
    face: NotRequired[Literal["down", "revealed"]]
    rest: NotRequired[bool]
    values: NotRequired[dict[str, Any]]


class ZoneSeen(Place):
    """A zone that is not empty: how many cards lie in it, and those of them that are seen."""

    count: int
    cards: list[CardSeen]


class CardNamed(TypedDict):
    """A card that an option is about: its English name ("": unknown), and the zone it lies in,
    unless it is in none."""

    handle: int
    number: str
    name: str
    key: str
    zone: NotRequired[Place]


_SecondZone = TypedDict("_SecondZone", {"other zone": NotRequired[Place]})


class Option(_SecondZone):
    """One legal answer. See the head of this module."""

    verb: str
    answer: int
    card: NotRequired[CardNamed]
    other: NotRequired[CardNamed]
    zone: NotRequired[Place]
    index: NotRequired[int]
    ability: NotRequired[int]


class Limit(TypedDict):
    """What a property of the chosen cards may come to, or must, in sum: how the sum of what is
    chosen yet is compared (`<=`, `==`, `>=`), and with what number."""

    property: str
    relation: str
    number: int


class Asked(TypedDict):
    """The open question: who is asked what, by which rule. How many options may be chosen, and
    which there are, only the player who is asked sees, and where it stands among questions that
    belong together: those of one `group` follow each other, the first with the `step` 0; `left`
    of `total` is to be given out yet, with this question; `limit` bounds the sum of what is
    chosen; `divides`: a number is divided, one share a question."""

    seat: int
    prompt: str
    rule: str
    least: NotRequired[int]
    most: NotRequired[int]
    ordered: NotRequired[bool]
    group: NotRequired[str]
    step: NotRequired[int]
    left: NotRequired[int]
    total: NotRequired[int]
    limit: NotRequired[Limit]
    divides: NotRequired[bool]
    options: NotRequired[list[Option]]


class Standby(TypedDict):
    """An automatic ability that waits: whose it is, and the number and the key of its card."""

    seat: int
    card: str
    key: str


class Waiting(TypedDict):
    """Something on the stack: whose it is, by which rule it is carried out, and the number and
    the key of the card that it is, or is from ("": the viewer cannot name it)."""

    seat: int
    rule: str
    card: str
    key: str


class EffectSeen(TypedDict):
    """A lasting effect: whose it is, the number of the card it is from, how long it lasts, and
    the handles of the cards it was laid on."""

    seat: int
    card: str
    until: str
    on: list[int]


class MoveSeen(TypedDict):
    """A card changed its place: from where to where (None: it was or is nowhere), and what the
    viewer called it before (`handle`) and after (`became`). `key` and `key_after` are its keys in
    views before and after; "": it was nowhere or is nowhere, or it is one of the backs of that
    zone. `count`: how many backs went so, one after the other; 1 of any other card. `line`: the
    number of the entry of the log, as the viewer counts them, that tells of it."""

    origin: Place | None
    to: Place | None
    handle: int
    became: int
    number: str
    key: str
    key_after: str
    count: int
    line: int


class EntrySeen(TypedDict):
    """An entry of the log: its number among those that the viewer gets, from 1; its message, the
    rules under way, outermost first, its arguments by name (`kernel/log.py` lists them), and the
    moves of cards that it is about."""

    number: int
    message: str
    rules: list[str]
    turn: int
    arguments: dict[str, Any]
    moves: list[MoveSeen]


class Printed(TypedDict):
    """What is printed on a card: names and texts by language ("en", "ja"), and its values."""

    names: dict[str, str]
    texts: dict[str, str]
    values: dict[str, Any]


class Ended(TypedDict):
    """How the game ended: the winner's seat (None: a draw), and the rule."""

    winner: int | None
    rule: str


class RoleSeen(TypedDict):
    """A card in a role of a fight: by its key, with where it lies; a place without a card has no
    key. A supporter helps the attacker, a guardian the target."""

    role: Literal["attacker", "target", "supporter", "guardian"]
    key: str
    place: Place


class SideSeen(TypedDict):
    """One side of what is compared: the key of its card ("": it is no single card), the player,
    the name of the value, and the parts that add up to it."""

    key: str
    seat: int
    value: str
    parts: list[int]


class ComparedSeen(TypedDict):
    """Two sides whose values are compared."""

    attacker: SideSeen
    target: SideSeen


class UnderSeen(TypedDict):
    """A card that belongs to another, by their keys ("": an unknown one), and in which way."""

    key: str
    host: str
    link: str


class MarkSeen(TypedDict):
    """What is marked on a card, by its key: a word, how much (0: it is not counted), and values
    that all may know of it."""

    key: str
    mark: str
    amount: int
    values: NotRequired[dict[str, Any]]


class Scene(TypedDict):
    """What all can see of what is under way, in every game: who is in which role, what is
    compared, what waits to be carried out (the last one first), cards that belong to others, and
    marks. A game may have entries of its own besides."""

    roles: list[RoleSeen]
    compared: list[ComparedSeen]
    waiting: list[Waiting]
    under: list[UnderSeen]
    marks: list[MarkSeen]


class View(TypedDict):
    """All that a viewer may know. `path`: the rules under way, outermost first; `numbers`: what
    the game counts of each player; `chosen`: the handles of cards chosen for what is under way;
    `cards`: the cards that the viewer knows, by number; `scene`: what a game shows besides."""

    game: str
    edition: str
    viewer: int
    turn: int
    turn_player: int
    first: int
    path: list[str]
    numbers: list[dict[str, Any]]
    zones: list[ZoneSeen]
    closed: list[Place]
    standby: list[Standby]
    stack: list[Waiting]
    effects: list[EffectSeen]
    chosen: list[int]
    cards: dict[str, Printed]
    scene: NotRequired[dict[str, Any]]
    decision: Asked | None
    result: Ended | None
