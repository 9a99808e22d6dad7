"""The description of a game's board: which zones lie where and how they are shown, and what
stands where on a card.

Each game has one, `telling/board.toml`, for every client: the browser draws from it, the terminal
takes from it what letters can show. It has sections and slots and no size; how large a thing is
drawn is the client's business. A side is written out row by row, the far one as it is seen from
the near one, and nothing is mirrored. Words are written in both languages.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from headjudge.kernel.errors import HeadjudgeError
from headjudge.language import toml_files


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word or a sentence in both languages."""

    en: str
    ja: str


Label = Words | str  # a sign that is the same in both is written once


class Part(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """Any part of a description: what it does not know is refused."""


class Phase(Part, frozen=True, kw_only=True):
    """A part of a turn. `rules`: the numbers under which it is; the innermost of the rules under
    way that begins with one of them tells which part it is now."""

    name: Words
    rules: list[str]
    steps: list[Phase] = []


class Slot(Part, frozen=True, kw_only=True):
    """A place on the board that shows a zone.

    `show`: what lies on top ("slot"), cards side by side ("row"), the top card and a count
    ("pile"), one sign a card ("pips"), what waits to be resolved ("stack"), a figure ("gauge").
    `seat`: whose zone it is, where the side does not tell. `w`: its share of the row. `lying`:
    cards are kept sideways. `small`: its cards take little room; a slot of letters has a word for
    it, a row a sign a card. `of`: how many places there are. `ready`: count those that do not
    rest. `sum`: a value to add up. `fold`: narrow while empty, a slot not drawn. `main`: the card
    that the game is about. `faces`: some of its cards may lie face up, others face down."""

    show: Literal["slot", "row", "pile", "pips", "stack", "gauge"]
    zone: str = ""
    number: int = 1
    seat: Literal["near", "far", "any", "shared", ""] = ""
    label: Label = ""
    w: float = 1.0
    lying: bool = False
    small: bool = False
    round: bool = False
    main: bool = False
    fold: bool = False
    faces: bool = False
    ready: bool = False
    of: int = 0
    sum: str = ""
    gauge: str = ""


class ValueIn(Part, frozen=True, kw_only=True):
    """A value of the cards in a zone. `seat`: "other" for the other player's."""

    zone: str
    value: str = ""
    seat: Literal["", "other"] = ""


class Gauge(Part, frozen=True, kw_only=True):
    """A figure beside a name or in a slot: a sum of values, a count of cards, those of them that
    are ready, a value less a count, or a number of the player; and what it is measured by.
    `waiting`: numbers of the player that are about to be taken off it. `danger`: where it is
    bad."""

    label: Words
    sum: ValueIn | None = None
    count: ValueIn | None = None
    ready: ValueIn | None = None
    value: ValueIn | None = None
    minus: ValueIn | None = None
    number: str = ""
    waiting: list[str] = []
    of: int = 0
    goal: ValueIn | None = None
    goal_label: Words | None = None
    danger: Literal["high", "low", ""] = ""


class Badge(Part, frozen=True, kw_only=True):
    """A number of the player that stands on a piece."""

    number: str
    label: Words


class Walker(Part, frozen=True, kw_only=True):
    """A card whose zone is one place, but which stands on the slot of zone `on` that the player's
    number `by` names. `label`: what such a card is called."""

    label: Words
    zone: str
    on: str
    by: str
    badge: Badge | None = None


class Path(Part, frozen=True, kw_only=True):
    """The way through zones of a kind, by their numbers, that a walker goes."""

    zone: str
    through: list[int]
    walker: str


class Mark(Part, frozen=True, kw_only=True):
    """An entry of the scene that names cards, and the part that they play in a fight."""

    scene: str
    role: Literal["attacks", "target", "helps"]
    label: Words | None = None


class Clash(Part, frozen=True, kw_only=True):
    """The entries of the scene that fight, the value that a fight is about, and who helps. What is
    compared the scene says itself. `label`: what such a fight is called."""

    label: Words
    attacker: str
    target: str
    value: str
    joined: str = ""


class Under(Part, frozen=True, kw_only=True):
    """The entry of the scene that pairs each card with the card it lies under."""

    scene: str
    label: Words


class Wounds(Part, frozen=True, kw_only=True):
    """The entry of the scene that tells what is taken off a value, by place."""

    scene: str
    value: str


class FaceDown(Part, frozen=True, kw_only=True):
    """The entry of the scene that tells what everybody knows of a card that lies face down, by
    place, and which values these are."""

    scene: str
    values: list[str]


class Mat(Part, frozen=True, kw_only=True):
    """What the board and the backs of cards look like."""

    ground: Literal["chart", "rings", "burst", "arches", "plain"]
    hue: int
    back: Literal["wave", "rings", "burst", "arches"]


Condition = dict[str, str | list[str]]  # values of a card, each one of these; "words": in its name


class With(Part, frozen=True, kw_only=True):
    """A second figure beside a first, shown over a bound."""

    value: str
    style: str
    over: int = 0


class Figure(Part, frozen=True, kw_only=True):
    """A value of a card in a corner (none: only its sign). `style`: how it is written; `on`: only
    of such cards; `unless`: not if it is this; `of`: the word or sign for each value."""

    value: str = ""
    on: Condition = {}
    style: Literal["", "roman", "arrows", "stars", "word", "thousands", "glyph"] = ""
    before: str = ""
    icon: Literal["", "shield", "heart", "sword", "burst"] = ""
    unless: Any = None
    also: With | None = None
    pips: str = ""
    of: dict[str, Label] = {}


Corner = list[Figure]  # the first that fits is shown


class Corners(Part, frozen=True, kw_only=True):
    """What stands in the corners of a card, and along its foot."""

    tl: Corner = []
    tr: Corner = []
    bl: Corner = []
    br: Corner = []
    foot: list[Corner] = []


class Tint(Part, frozen=True, kw_only=True):
    """The colour of a card, with a sign that tells it without the colour, and the letter that
    stands for it in costs."""

    hue: int = 0
    sat: float = 1.0
    glyph: str = ""
    letter: Label = ""


class Tints(Part, frozen=True, kw_only=True):
    """The value that gives a card its colour, the colour of each, and that of several at once."""

    value: str
    of: dict[str, Tint]
    several: Tint | None = None


class Kinds(Part, frozen=True, kw_only=True):
    """The value that tells what kind of card it is, and the word for each."""

    value: str
    of: dict[str, Words]


class Named(Part, frozen=True, kw_only=True):
    """A value of a card and what it is called."""

    value: str
    label: Words


class Might(Part, frozen=True, kw_only=True):
    """The value that tells how mighty a card is drawn, and the most there is, by kind."""

    value: str
    top: dict[str, int]


class Art(Part, frozen=True, kw_only=True):
    """How cards that meet a condition are pictured: one of these motifs, grounds and skies."""

    motif: list[str]
    on: Condition = {}
    ground: list[str] = []
    sky: list[str] = []


class CardLook(Part, frozen=True, kw_only=True):
    """How a card is drawn from its values. `known_by`: which part of a name stands for it where
    there is little room; `line`: the values under its name; `figures`: those of the preview."""

    frame: Literal["bulletin", "pennant", "streak", "portal"]
    kind: Kinds
    tint: Tints
    corners: Corners
    figures: list[Named]
    might: Might
    art: list[Art]
    variants: dict[str, str] = {}
    known_by: Literal["first", "last", ""] = ""
    line: list[str] = []


class Lesson(Part, frozen=True, kw_only=True):
    """Something to know before a first game: what it is about, and a few sentences."""

    name: Words
    text: Words


class Board(Part, frozen=True, kw_only=True):
    """A game's board. `aim`: how one wins, in a sentence; `lessons`: what to know before a first
    game; `strip`: zones and gauges beside a
    player's name; `shrink`: what leaves the board for the strip when it is narrow, first to go
    first; `turns_cards`: whether cards rest; `hand`: the zone that is held; `names`: what a kind
    of zone is called in words, where its slots only have a letter or a number; `states`: what is
    said of a card that the scene marks with this word, that rests ("rest") or that lies face down
    ("face down"); `numbers`: every number of a player is shown, by its own name."""

    game: str
    title: Words
    aim: Words
    mat: Mat
    turns_cards: bool
    phases: list[Phase]
    near: list[list[Slot]]
    far: list[list[Slot]]
    strip: list[str]
    shrink: list[str]
    card: CardLook
    hand: str = "hand"
    names: dict[str, Words] = {}
    states: dict[str, Words] = {}
    numbers: bool = False
    lessons: list[Lesson] = []
    deck_parts: list[Words] = []
    middle: list[Slot] = []
    walkers: list[Walker] = []
    paths: list[Path] = []
    gauges: dict[str, Gauge] = {}
    marks: list[Mark] = []
    clash: Clash | None = None
    under: Under | None = None
    wounds: Wounds | None = None
    face_down: FaceDown | None = None


def read_board(text: str) -> Board:
    """A description from its TOML text; one that is wrong is an error that names the place."""
    try:
        return msgspec.convert(toml_files.loads(text), Board)
    except (msgspec.ValidationError, ValueError) as error:
        raise HeadjudgeError(f"a board description: {error}", field="board") from error
