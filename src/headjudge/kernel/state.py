"""The whole game as plain data.

Cards are small integers; what is true of a card stands in one list per fact,
so that a copy is a handful of list copies. Zones are tuples: replaced, never changed.
Frames, effects and standing-by abilities hold only numbers, strings, tuples and
frozen definitions. Nothing here points at the game or from card to card.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Decision

Ref = tuple[int, int]
"""A card as one object of one area: (card, identity). A moved card is a new card."""

NOWHERE = -1

LINKED = "linked"
"""The duration of an effect that ends when its source becomes another object."""

FACE_DOWN = 1
REVEALED = 2
"""How a card lies, if not as its zone has it: face down, or revealed to everybody."""


class Frame:
    """One procedure under way: its name, the step that runs next, its own variables, and the
    step that is running or was last run (-1: none was). The driver alone sets `running`."""

    __slots__ = ("procedure", "running", "step", "vars")

    def __init__(self, procedure: str, step: int, vars: dict[str, Any], running: int = -1) -> None:
        self.procedure: str = procedure
        self.step: int = step
        self.vars: dict[str, Any] = vars
        self.running: int = running

    def copy(self) -> Frame:
        """An independent copy."""
        return Frame(self.procedure, self.step, self.vars.copy(), self.running)

    def again(self) -> None:
        """Run the step that is running now once more."""
        self.step = self.running


# What an event is; saved games have these in this order.
EVENT_FIELDS: Final = (
    "amount", "applied", "became", "by", "card", "cause", "from_zone", "identity", "kind", "rule",
    "seat", "source", "tags", "where", "zone",
)  # fmt: skip


class Event:
    """Something that is about to happen or has happened. Once it has happened it is not changed
    any more; `with_(...)` makes another."""

    __slots__ = (*EVENT_FIELDS, "changed_nothing")

    def __init__(
        self,
        kind: str,
        seat: int,
        card: int = -1,
        zone: int = NOWHERE,
        amount: int = 0,
        source: int = -1,
        by: int = -1,
        cause: str = "",
        where: str = "top",
        from_zone: int = NOWHERE,
        identity: int = 0,
        tags: tuple[Any, ...] = (),
        applied: tuple[int, ...] = (),
        became: int = 0,
        rule: str = "",
    ) -> None:
        self.kind: str = kind
        self.seat: int = seat  # the player who does it, or whom it befalls
        self.card: int = card
        self.zone: int = zone  # where to
        self.amount: int = amount
        self.source: int = source  # the card whose effect does it, -1: the rules
        self.by: int = by  # the master of that effect, -1: the rules
        self.cause: str = cause
        self.where: str = where  # top, bottom, under
        self.from_zone: int = from_zone  # where from, once it has happened
        self.identity: int = identity  # which object the card was before
        self.tags: tuple[Any, ...] = tags  # words for how it is done, other cards that take part
        self.applied: tuple[int, ...] = applied  # the replacements already used on it
        self.became: int = became  # which object it is afterwards
        self.rule: str = rule  # the rule by which it happens, if that of the step is too general
        # set while it happens: there was nothing to change, so nobody hears of it
        self.changed_nothing: bool = False

    def with_(self, **changes: Any) -> Event:
        """Another event, the same but for these fields."""
        fields = {name: getattr(self, name) for name in EVENT_FIELDS}
        fields.update(changes)
        return Event(**fields)

    def under(self, rule: str) -> Event:
        """Set the rule by which this event happens, and give the event back."""
        self.rule = rule
        return self

    def key(self) -> tuple[Any, ...]:
        """All that the event is."""
        return tuple([getattr(self, name) for name in EVENT_FIELDS])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, seat={self.seat}, card={self.card}, zone={self.zone})"


# What an effect is, in the order of saved games.
EFFECT_FIELDS: Final = (
    "cards", "id", "identity", "seat", "source", "stamp", "term", "until",
)  # fmt: skip


class Effect:
    """A lasting effect that a resolved ability left behind. Never changed once made."""

    __slots__ = EFFECT_FIELDS

    def __init__(
        self,
        id: int,
        term: Any,
        source: int,
        identity: int,
        seat: int,
        stamp: int,
        until: str,
        cards: tuple[Ref, ...] | None = None,
    ) -> None:
        self.id: int = id
        self.term: Any = term
        self.source: int = source
        self.identity: int = identity
        self.seat: int = seat
        self.stamp: int = stamp
        self.until: str = until
        # The cards it was laid on, or None: whatever its own selector finds each time.
        self.cards: tuple[Ref, ...] | None = cards

    def laid_on(self, cards: tuple[Ref, ...]) -> Effect:
        """The same effect, laid on other cards."""
        return Effect(
            self.id, self.term, self.source, self.identity, self.seat, self.stamp, self.until,
            cards,
        )  # fmt: skip


# What an ability that stands by is, in the order of saved games.
STANDBY_FIELDS: Final = ("event", "id", "identity", "seat", "source", "term")


class Standby:
    """An automatic ability whose condition was met, waiting to be played."""

    __slots__ = STANDBY_FIELDS

    def __init__(
        self, id: int, term: Any, source: int, identity: int, seat: int, event: Event | None
    ) -> None:
        self.id: int = id
        self.term: Any = term
        self.source: int = source
        self.identity: int = identity
        self.seat: int = seat
        self.event: Event | None = event


class Result:
    """How the game ended: the winner (None: a draw) and the rule that ended it."""

    __slots__ = ("rule", "winner")

    def __init__(self, winner: int | None, rule: str) -> None:
        self.winner: int | None = winner
        self.rule: str = rule

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and (self.winner, self.rule) == (other.winner, other.rule)

    def __hash__(self) -> int:
        return hash((self.winner, self.rule))

    def __repr__(self) -> str:
        return f"Result(winner={self.winner}, rule={self.rule!r})"


# One list entry per card.
COLUMNS = (
    "printed", "owner", "origin", "place", "host", "stamp", "identity", "face", "rest", "known",
)  # fmt: skip
# Of these, the ones that never change for a card: tuples, which copies of a state share.
FIXED = ("owner", "origin")
# Lists of plain values or of records that never change.
LISTS = ("zones", "effects", "standby", "snapshots", "next_handle", "answered")
# Lists of lists or of dicts, one entry per seat or viewer.
NESTED = ("handles", "numbers")
DICTS = ("happened", "limits", "last", "seen")
SCALARS = (
    "game", "edition", "seats", "turn", "turn_player", "first", "ahead", "clock", "closed",
    "random_key", "random_count", "revision", "board", "shifts", "alert", "result", "decision",
)  # fmt: skip
# Lists of frames, the last one on top.
FRAMES = ("frames", "stack")


class State:
    """Everything there is to know about a game, and nothing derived from it."""

    __slots__ = (*COLUMNS, *LISTS, *NESTED, *DICTS, *SCALARS, *FRAMES)

    def __init__(self, game: str, edition: str, seats: int, zones: int, key: bytes) -> None:
        self.game: str = game
        self.edition: str = edition
        self.seats: int = seats

        self.printed: list[Card] = []
        self.owner: tuple[int, ...] = ()
        self.origin: tuple[int, ...] = ()  # which of its owner's decks a card began in; -1: a token
        self.place: list[int] = []  # the zone a card is in
        self.host: list[int] = []  # the card this one is stacked under or linked to, -1: none
        self.stamp: list[int] = []  # when it was placed where it is
        self.identity: list[int] = []  # which object it is now
        self.face: list[int] = []  # 0 as its zone has it, FACE_DOWN, REVEALED
        self.rest: list[int] = []  # 0 upright, 1 turned
        self.known: list[int] = []  # bit per viewer who knows which card this is

        self.zones: list[tuple[int, ...]] = [()] * zones
        self.effects: list[Effect] = []
        self.standby: list[Standby] = []
        self.snapshots: list[State] = []  # states to go back to; never changed, so shared

        # A viewer is a seat, or the public (the last one). 0: this viewer cannot name it.
        self.handles: list[list[int]] = [[] for _viewer in range(seats + 1)]
        self.next_handle: list[int] = [1] * (seats + 1)
        self.numbers: list[dict[str, int]] = [{} for _seat in range(seats)]
        self.answered: list[int] = [0] * seats  # how many answers each player has given

        self.happened: dict[Any, int] = {}  # what this turn has seen
        self.limits: dict[Any, int] = {}  # what this game has used up
        self.last: dict[Ref, dict[str, Any]] = {}  # last information of departed cards
        self.seen: dict[int, tuple[Any, ...]] = {}  # loop watch of this turn

        self.turn: int = 0
        self.turn_player: int = 0
        self.first: int = 0
        self.ahead: tuple[int, ...] = ()  # whose turns come next, if not in turn
        self.clock: int = 0  # one number line for time stamps, identities and other numbers
        self.closed: frozenset[int] = frozenset()  # zones that do not exist in this game
        self.random_key: bytes = key
        self.random_count: int = 0
        self.revision: int = 0  # grows with every change
        self.board: int = 0  # grows when the cards on the field change, but for turning them
        self.shifts: int = 0  # how often that was but a card's change of place in its row
        self.alert: bool = False  # an interrupting rule action may be due
        self.result: Result | None = None
        self.decision: Decision | None = None
        self.frames: list[Frame] = []  # under way
        self.stack: list[Frame] = []  # played and waiting to be resolved, the last on top

    def copy(self) -> State:
        """An independent copy. Written out, since it is made at every fork."""
        new = State(self.game, self.edition, self.seats, 0, self.random_key)
        new.turn = self.turn
        new.turn_player = self.turn_player
        new.first = self.first
        new.ahead = self.ahead
        new.clock = self.clock
        new.closed = self.closed
        new.random_count = self.random_count
        new.revision = self.revision
        new.board = self.board
        new.shifts = self.shifts
        new.alert = self.alert
        new.result = self.result
        new.decision = self.decision
        new.printed = self.printed[:]
        new.owner = self.owner
        new.origin = self.origin
        new.place = self.place[:]
        new.host = self.host[:]
        new.stamp = self.stamp[:]
        new.identity = self.identity[:]
        new.face = self.face[:]
        new.rest = self.rest[:]
        new.known = self.known[:]
        new.zones = self.zones[:]
        new.effects = self.effects[:]
        new.standby = self.standby[:]
        new.snapshots = self.snapshots[:]
        new.next_handle = self.next_handle[:]
        new.answered = self.answered[:]
        new.handles = [row[:] for row in self.handles]
        new.numbers = [row.copy() for row in self.numbers]
        new.happened = self.happened.copy()
        new.limits = self.limits.copy()
        new.last = self.last.copy()
        new.seen = self.seen.copy()
        new.frames = [frame.copy() for frame in self.frames]
        new.stack = [frame.copy() for frame in self.stack]
        return new

    def become(self, other: State) -> None:
        """Take over everything of another state, which nobody else may use afterwards. Whoever
        holds this one, or its frames, then holds the new one."""
        self.frames[:] = other.frames
        for name in (*COLUMNS, *LISTS, *NESTED, *DICTS, *SCALARS, "stack"):
            setattr(self, name, getattr(other, name))

    @property
    def decisions(self) -> int:
        """How many answers the game has taken."""
        return sum(self.answered)

    def next_number(self) -> int:
        """A number that nothing else in this game has."""
        self.clock += 1
        return self.clock

    def tick(self) -> int:
        """A time stamp: later than everything before it."""
        return self.next_number()

    def ref(self, card: int) -> Ref:
        """The card as the object it is now."""
        return (card, self.identity[card])

    def is_current(self, ref: Ref) -> bool:
        """Whether the card is still the object that was referred to."""
        return self.identity[ref[0]] == ref[1]

    def other(self, seat: int) -> int:
        """The seat of the other player."""
        return 1 - seat
