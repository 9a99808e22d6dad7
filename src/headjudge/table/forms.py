"""The papers that pages fetch and post over HTTP, as JSON. `messages.py` has what goes over the
websocket."""

from __future__ import annotations

from typing import Literal

import msgspec

from headjudge.table.messages import CardData, Lang, SeatSaid


class DeckSaid(msgspec.Struct, frozen=True, kw_only=True):
    """A deck that can be chosen: `key` is what it is chosen by; `face` is a card that stands for
    it."""

    key: str
    name: str
    note: str = ""
    origin: Literal["shipped", "library"] = "shipped"
    face: CardData | None = None


class GameSaid(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be played here. `rules` and `cards`: how many there are."""

    game: str
    title: str
    aim: str
    editions: list[str]
    decks: list[DeckSaid]
    players: list[str]
    hue: int
    rules: int = 0
    cards: int = 0


class Home(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/home: what a page needs first. `words`: what the pages themselves say."""

    version: str
    games: list[GameSaid]
    words: dict[str, str]


class SeatWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit at a seat, and with which deck: the key of one, or a list as people write
    it."""

    kind: str
    name: str = ""
    deck: str = ""
    list: str = ""


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables: set a table up. With `record_of` and `at`, one that goes on from a moment
    of another table as it was there."""

    game: str
    seats: list[SeatWish]
    edition: str = ""
    seed: int | None = None
    lang: Lang = "en"
    record_of: str = ""
    at: int = 0


class TableListed(msgspec.Struct, frozen=True, kw_only=True):
    """A table, as the lobby lists it. `yours`: the seats that this browser holds; `result`: how
    it ended, in words, with the rule ("": it goes on); `times` in seconds since 1970."""

    table: str
    game: str
    edition: str
    seats: list[SeatSaid]
    turn: int
    answers: int
    result: str
    rule: str
    begun: int
    changed: int
    yours: list[int]
    branch_of: str = ""
    branch_at: int = 0


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is wrong with what was sent: the sentence, the field or line, the rule, and
    what may have been meant."""

    text: str
    field: str = ""
    rule: str = ""
    line: int = 0
    near: list[str] = []


class DeckWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/decks/check: a deck, by its key or as a list, to be looked at."""

    game: str
    edition: str = ""
    deck: str = ""
    list: str = ""
    lang: Lang = "en"


class DeckKept(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/decks: keep a list in the user's library under a name; the answer is a
    `DeckSaid`. One of the same name is replaced; an empty list removes it."""

    game: str
    name: str
    list: str


class DeckPart(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a deck: its name, and its cards with how many of each."""

    name: str
    cards: list[tuple[str, int]]


class DeckChecked(msgspec.Struct, frozen=True, kw_only=True):
    """What a deck holds and all that is wrong with it."""

    name: str
    parts: list[DeckPart]
    cards: dict[str, CardData]
    problems: list[Problem]
    as_list: str


class CardListed(msgspec.Struct, frozen=True, kw_only=True):
    """A card in the browser of cards. `verdict`: "compiled", "refused" or "incomplete", and
    `problem` what stands in the way, with the part of the text that is not read."""

    card: CardData
    verdict: str
    origin: str
    problem: str = ""
    clause: tuple[int, int] | None = None


class CardsListed(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/cards/GAME: cards that fit what was asked, a page of them, and how many there
    are."""

    cards: list[CardListed]
    total: int
    sets: list[str]


class SetWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/sets: read the cards of a file, whose name says its form (TOML, JSON or CSV), and
    `keep` them in the user's library, or only say what becomes of each."""

    game: str
    file: str
    text: str
    keep: bool = False
    lang: Lang = "en"


class SetChecked(msgspec.Struct, frozen=True, kw_only=True):
    """What became of the cards of a file, and the name of the set if it is kept."""

    kept: str
    cards: list[CardListed]
    problems: list[Problem]


class ReportListed(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/reports: the reports of runs that are kept, a list of these; /reports/NAME is the
    page of one. `made`: in seconds since 1970; `problem`: why it cannot be shown, or ""."""

    name: str
    made: int
    game: str = ""
    games: int = 0
    entrants: int = 0
    players: list[str] = []
    problem: str = ""


class RuleSaid(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/rules/GAME/NUMBER: our sentence for a rule, what `kind` of rule it is (a procedure,
    a restriction, a definition …), the headings above it, its sub-rules, and the references both
    ways."""

    number: str
    text: str
    kind: str
    above: list[tuple[str, str]]
    below: list[tuple[str, str]]
    near: list[tuple[str, str]]
    refers_to: list[tuple[str, str]]
    referred_by: list[tuple[str, str]]
    rulings: list[str]


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a finished or unfinished game, for the timeline of the replay room. `line`:
    the number of the last line of the log before it. What a viewer sees at that moment is the
    `TableSaid` at GET /api/replays/TABLE/AT."""

    at: int
    turn: int
    seat: int
    text: str
    rule: str
    line: int = 0


class Timeline(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/replays/TABLE: every decision of a game, with the answer that was given. GET
    /api/replays/TABLE/record is the record as a file; such a file posted to /api/replays becomes
    a table to look at, as a `TableListed`."""

    table: str
    moments: list[Moment]
    result: str
