"""What goes over the wire between a table and those who sit at it or look on.

Everything that a client sends or gets is a struct of this module or of `forms.py`;
`docs/protocol.md` and the types of the browser's client (`web/src/protocol.ts`) are made from them
by `scripts/protocol.py`. Over the websocket a client sends *requests* and gets *messages*, each
with its tag in `type`. The pages fetch everything else, the *papers*, as JSON over HTTP.

A client never says what happens: it chooses among the options it was offered, by their places,
and names the version of the table that it has seen. The version grows with everything that is
committed, an answer taken back included, so an old choice never meets a new question.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from headjudge.kernel.shapes import Limit, MoveSeen, Place, View

MOST_CHOSEN: Final = 200  # options in one answer
Lang = Literal["en", "ja"]
PlayerKind = str  # "person", or the name of a player that plays by itself


# -- requests: what a client sends over the websocket ---------------------------------------


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something a client asks for. `ref`: its own number for it, which the answer repeats."""

    table: str
    ref: int = 0


class Join(Request, tag="join", frozen=True, kw_only=True):
    """Look at a table as this viewer (a seat, or 2 for the public), in this language. `since`:
    the number of the last line of the log that the client has, and `version` that of the table;
    both 0 if it has none."""

    viewer: int
    lang: Lang = "en"
    since: int = 0
    version: int = 0


class Leave(Request, tag="leave", frozen=True, kw_only=True):
    """Look at this table no longer."""


class Answer(Request, tag="answer", frozen=True, kw_only=True):
    """Answer the open question with options, by their places in the list."""

    version: int
    chosen: list[int]


class Undo(Request, tag="undo", frozen=True, kw_only=True):
    """Go back to the question before which so many answers were given."""

    version: int
    to: int


class Concede(Request, tag="concede", frozen=True, kw_only=True):
    """The viewer's seat gives up."""

    version: int


class SetPassing(Request, tag="passing", frozen=True, kw_only=True):
    """When the table answers for the viewer's seat: never (""), until something of theirs can
    answer ("answer"), or until the turn is over ("turn"). `stops`: parts of a turn, by the rules
    of the board's phases, at which it asks nevertheless. Passing can be ended, and stops be set
    while it goes on, at whatever version."""

    version: int
    until: Literal["", "answer", "turn"]
    stops: list[str] = []


class SetPace(Request, tag="pace", frozen=True, kw_only=True):
    """How players that play by themselves go on: at this many milliseconds between two answers,
    or held until the next `step`."""

    delay: int = 0
    held: bool = False


class Step(Request, tag="step", frozen=True, kw_only=True):
    """Let the player that plays by itself, and is held, answer one question."""

    version: int


class WhyNot(Request, tag="why not", frozen=True, kw_only=True):
    """Why the viewer can do nothing with a card (by its handle), or what they wish in words."""

    version: int
    card: int = 0
    wish: str = ""


class WhyValue(Request, tag="why value", frozen=True, kw_only=True):
    """What is printed on a card, what is true of it now, and what makes it so."""

    version: int
    card: int


AnyRequest = (
    Join | Leave | Answer | Undo | Concede | SetPassing | SetPace | Step | WhyNot | WhyValue
)


# -- messages: what a client gets over the websocket ------------------------------------------


class Span(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of a sentence: plain text; or a card's name, with its handle and number, and the
    handles of the others of that name (`cards`), if it stands for several; or the number of a
    rule."""

    text: str
    card: int = 0
    number: str = ""
    rule: str = ""
    cards: list[int] = []


class OptionSaid(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An option as it is offered. `digit`: the number it is called by, the same at the terminal;
    options that are told as one have one digit. `label`: a word or two beside a card; `text`: the
    sentence. `card`, `other`, `zone`, `other_zone`: what it is about."""

    answer: int
    digit: int
    verb: str
    label: str
    text: str
    card: int = 0
    key: str = ""
    number: str = ""
    other: int = 0
    other_key: str = ""
    other_number: str = ""
    zone: Place | None = None
    other_zone: Place | None = None
    index: int | None = None


class QuestionSaid(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The open question in words. Whoever is not asked gets no options and no numbers. `source`:
    the card whose text asks, by handle and number. Questions of one `group` belong together and
    follow each other, the first with the `step` 0; `left` of `total` are to come, this one with
    them; `divides`: a number is divided, one share a question; `limit` bounds the sum of what is
    chosen, and `left` is what is missing to it."""

    seat: int
    prompt: str
    rule: str
    text: str
    least: int = 0
    most: int = 0
    ordered: bool = False
    options: list[OptionSaid] = []
    source: int = 0
    source_number: str = ""
    source_text: str = ""
    left: int = 0
    total: int = 0
    group: str = ""
    step: int = 0
    limit: Limit | None = None
    divides: bool = False


class LineSaid(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the log. `moves`: the changes of place that it tells, in order. `shown`: the cards
    that it showed to the viewer, looked at or revealed, by number."""

    number: int
    turn: int
    seat: int
    message: str
    spans: list[Span]
    rules: list[str]
    moves: list[MoveSeen] = []
    shown: list[str] = []


class WaitingSaid(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that waits to be carried out, the next one first."""

    seat: int
    rule: str
    text: str
    number: str = ""


class CardData(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a card that the viewer knows: its name and text in their language (and
    whether the text is only in the other), its values, and its name in English, in which the
    conditions of a board look for words. `picture`: the address of the picture in the user's own
    set, if there is one."""

    number: str
    name: str
    text: str
    translated: bool
    values: dict[str, Any]
    english: str = ""
    picture: str = ""


class SeatSaid(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there: their name, what they are ("person", or the name of a player that plays by
    itself), the name of their deck, and whether they are at the table now."""

    name: str
    kind: str
    deck: str
    present: bool


class PassingSaid(msgspec.Struct, frozen=True, kw_only=True):
    """When the table answers for the viewer, and where it will stop next, as far as settings and
    what everybody sees can tell."""

    until: Literal["", "answer", "turn"] = ""
    stops: list[str] = []
    next_stop: str = ""


class UndoSaid(msgspec.Struct, frozen=True, kw_only=True):
    """Where the viewer may go back to: numbers of answers given before each question of theirs,
    newest first. `free`: whether the newest needs nobody's consent."""

    to: list[int] = []
    free: bool = False


class TableSaid(msgspec.Struct, tag="table", frozen=True, kw_only=True):
    """The table as the viewer may see it, whole. `view` is what the engine shows this viewer, but
    for what is printed on cards: `cards` has those that the viewer knows and this connection has
    not been told of. `log` has the lines after number `since`; lines after it that the client has
    were taken back, and go. `skipped`: nothing is to be animated, since answers were taken back
    or too much has happened. `answers`: how many were given. `by`: why the last answer was given
    by the table itself, if it was."""

    table: str
    version: int
    game: str
    edition: str
    lang: Lang
    viewer: int
    seats: list[SeatSaid]
    answers: int
    view: View
    question: QuestionSaid | None
    result: str
    waiting: list[WaitingSaid]
    log: list[LineSaid]
    since: int
    cards: dict[str, CardData]
    passing: PassingSaid
    undo: UndoSaid
    skipped: bool = False
    by: str = ""
    held: bool = False
    stopped: str = ""  # why the game goes no further here, if so


class VerdictSaid(msgspec.Struct, tag="verdict", frozen=True, kw_only=True):
    """Whether a wish is allowed; if not, by which rule, our sentence for it, and the facts of the
    case."""

    ref: int
    allowed: bool
    rule: str = ""
    gloss: str = ""
    facts: str = ""


class ChangeSaid(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that makes a value what it is, in words, with the card it comes from if the
    viewer knows it."""

    text: str
    card: int = 0
    number: str = ""
    rule: str = ""


class ValueSaid(msgspec.Struct, frozen=True, kw_only=True):
    """A value of a card: what is printed, what is true now, and why."""

    name: str
    label: str
    printed: str
    now: str
    changes: list[ChangeSaid]


class ValuesSaid(msgspec.Struct, tag="values", frozen=True, kw_only=True):
    """The values of a card, as asked for."""

    ref: int
    card: int
    values: list[ValueSaid]


class Refused(msgspec.Struct, tag="refused", frozen=True, kw_only=True):
    """What was asked for was not done, and why, in the client's language. A stale version is
    refused so, and the table follows."""

    ref: int
    key: str
    text: str
    rule: str = ""


class Done(msgspec.Struct, tag="done", frozen=True, kw_only=True):
    """What was asked for is committed: the table has this version now."""

    ref: int
    version: int


AnyMessage = TableSaid | VerdictSaid | ValuesSaid | Refused | Done
