"""Non-interference: what a viewer cannot know makes no difference to what they get.

A game is played at random. At decisions where nothing is under way a *twin* of it is made: a fork
that differs only in what one viewer cannot know. Two cards that this viewer does not know, of one
player and one deck, trade places (or several such pairs, so that a hand has nothing it had); or
the random stream ahead is another. The twin asks its question anew and then takes every answer
that the game takes, and after each the viewer must have got the same bytes from both: view, prompt,
options, new entries of the log and errors.

Answers. A question to the viewer must be the very same question, so its answer has the same
numbers. Anyone else's question may have other options in the twin: the answer is the one about
the same places (for one of the two cards that traded, the other). If the twin has no such
answer, the player could not have done there what they did here, which the viewer may see, and
the twin is given up before it is taken. Among a few answers the game takes one that most twins
have.

Learning. A twin ends where its viewer comes to know, in the game or the twin, one of the cards
that traded (where the stream is another: any card, once something was random). The moment is noted
when it happens, and the entries of the log before it must still be equal. Nothing else excuses a
difference. That viewers come to know cards only where a rule shows them is a check of its own:
`Showings` in `lessons.py`.

Where twins begin. What a player has done so far may tell the viewer something about hidden cards,
though they saw none: who began to pay by discarding a card of a sort has one. So twins begin where
nobody has begun anything, and come to what is under way only by playing on from there. Nothing may
speak of the cards that trade places, neither a lasting effect nor a procedure, and the game's own
idea of a plausible guess (a card that was set face down can be set) must have nothing to mend.
Where a game remembers positions of this turn, by which it finds loops, cards trade faces instead
of places: the numbers of cards in those positions stay true.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec
import pytest

from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.errors import IllegalAnswer
from headjudge.kernel.game import Game
from headjudge.kernel.log import Entry
from headjudge.kernel.random import key_of
from headjudge.kernel.state import COLUMNS, Event, State
from tests.reliability.lessons import Lesson, Lessons
from tests.reliability.play import answer_in, begin

LIFE: Final = 8  # answers that a twin takes at most
MOST_TWINS: Final = 4  # of a game at one time
STREAMS: Final = 6  # one twin in so many has another random stream
WHOLE_ZONES: Final = 3  # of one twin in so many all cards of a hand trade, not just one
TOP: Final = 0.3  # how often a card that trades is the top of its zone
DRAWN: Final = 3  # answers among which the one is taken that most twins have

# Procedures of the turn: with these alone under way, nobody has begun to do anything.
OF_THE_TURN: Final = frozenset(
    (
        "setup", "turn", "play timing", "battle", "attack", "gate", "gate addition",
        "offence step", "defense step",
    )
)  # fmt: skip
# Questions which one player's earlier answer led to, asked within such procedures.
FOLLOWING: Final = frozenset(
    ("g assist card", "g assist hand", "g assist G", "attacked", "attacker", "boost")
)
OF_PLACES: Final = tuple([name for name in COLUMNS if name not in ("printed", "owner", "origin")])

Begin = Callable[[str, int], tuple[Game, random.Random]]  # game `number` of a title
Also = Callable[[Game, int], Any]
"""Something more that a viewer gets, such as what a bot in that seat answers."""


class Twin:
    """A fork that differs from its game in what `viewer` cannot know: `cards` have traded, or,
    with none, the random stream ahead is another."""

    __slots__ = ("begun", "cards", "drawn", "game", "left", "trade", "viewer")

    def __init__(
        self, game: Game, viewer: int, cards: tuple[int, ...], trade: dict[int, int]
    ) -> None:
        self.game = game
        self.viewer = viewer
        self.cards = cards
        self.trade = trade  # of places, by card; none, if the cards traded their faces
        self.left = LIFE
        self.begun = game.state.decisions
        self.drawn = game.state.random_count  # from the random stream

    def picks(self, decision: Decision, picks: tuple[int, ...]) -> tuple[int, ...] | None:
        """The answer to the twin's question that is this answer to the game's; None: it has
        no such answer."""
        own = self.game.decision
        assert own is not None
        if decision.seat == self.viewer:
            return picks
        if not own.least <= len(picks) <= own.most:
            return None
        at = {option: number for number, option in enumerate(as_shown(own, self.game))}
        wished = as_shown(decision, self.game, self.trade)
        found = [at.get(wished[pick], -1) for pick in picks]
        return None if -1 in found else tuple(found)

    def __repr__(self) -> str:
        state = self.game.state
        kind = self.game.rules.layout.kind
        traded = [f"{state.printed[c].number} in {kind[state.place[c]]}" for c in self.cards]
        how = "places" if self.trade else "faces"
        what = f"{how} of {', '.join(traded)}" if traded else "stream"
        return f"viewer {self.viewer}, {what}, since {self.begun}"


def as_shown(decision: Decision, game: Game, trade: dict[int, int] | None = None) -> list[Option]:
    """The options of a question without what views do not show of them (options that are alike
    so far are numbered), with these cards in place of others."""
    instead = trade or {}
    times: Counter[Option] = Counter()
    found: list[Option] = []
    for option in decision.options:
        sorts = game.rules.asking.verbs.get(str(option[0]), "")
        parts = zip(sorts, option[1:], strict=False)
        shown = [
            instead.get(int(value), value) if kind == "c" else value
            for kind, value in parts
            if kind in "czn"
        ]
        alike = (option[0], *shown)
        found.append((*alike, times[alike]))
        times[alike] += 1
    return found


class Tally:
    """How much was compared, and how twins ended."""

    def __init__(self) -> None:
        self.swaps = 0
        self.compared = 0
        self.ends: Counter[str] = Counter()
        self.prompts: Counter[str] = Counter()
        self.differences: list[str] = []

    def __repr__(self) -> str:
        return f"{self.swaps} swaps, {self.compared} compared, {dict(self.ends)}"


# -- what a viewer gets ------------------------------------------------------------------------


def got(game: Game, viewer: int, also: Also | None) -> bytes:
    """All that this viewer gets at a decision, besides the log."""
    more = None if also is None else also(game, viewer)
    return msgspec.json.encode((game.view(viewer), complaints(game, viewer), more))


def complaints(game: Game, viewer: int) -> list[str]:
    """What this viewer is told of wrong answers to their question."""
    decision = game.decision
    if decision is None or decision.seat != viewer:
        return []
    count = len(decision.options)
    found: list[str] = []
    for wrong in ((count,), (0,) * (decision.most + 1), tuple(range(decision.most + 1))):
        try:
            game.answer(*wrong)
        except IllegalAnswer as error:
            found.append(str(error))
    return found


def told(entries: list[Entry], viewer: int) -> list[str]:
    """What this viewer gets of entries of the log."""
    seen = [entry.seen_by(viewer) for entry in entries]
    return [msgspec.json.encode(each).decode() for each in seen if each is not None]


def first_lesson(learned: list[Lesson], twin: Twin) -> int | None:
    """How long the log was when the twin's viewer came to know one of its cards; None: they did
    not. Of a twin with another random stream any card counts, once something was random."""
    if not twin.cards and twin.game.state.random_count == twin.drawn:
        return None
    for card, bits, length in learned:
        if bits >> twin.viewer & 1 and (not twin.cards or card in twin.cards):
            return length
    return None


# -- making twins ------------------------------------------------------------------------------


def is_quiet(game: Game) -> bool:
    """Whether nobody has begun anything that the present question belongs to."""
    state = game.state
    decision = state.decision
    if decision is None or state.stack or state.standby or decision.prompt in FOLLOWING:
        return False
    return all(
        frame.procedure in OF_THE_TURN or frame.procedure.endswith(" phase")
        for frame in state.frames
    )


def unknown_to(game: Game, viewer: int) -> list[int]:
    """The cards that this viewer does not know and neither a lasting effect nor a procedure
    speaks of."""
    state = game.state
    spoken_of = {number for frame in state.frames for number in numbers_in(frame.vars)}
    spoken_of.update(each.source for each in state.effects)
    spoken_of.update(card for each in state.effects for card, _identity in each.cards or ())
    spoken_of.update(state.host)
    return [
        card
        for card, known in enumerate(state.known)
        if not known >> viewer & 1
        and state.place[card] >= 0
        and state.origin[card] >= 0
        and state.host[card] < 0
        and card not in spoken_of
    ]


def numbers_in(value: Any) -> Iterator[int]:
    """The numbers in plain data, some of which are cards."""
    if type(value) is int:
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from numbers_in(each)
    elif isinstance(value, (tuple, list)):
        for each in value:
            yield from numbers_in(each)
    elif isinstance(value, Event):
        yield value.card


def draw_trade(game: Game, viewer: int, rng: random.Random) -> dict[int, int]:
    """Cards that trade with others which this viewer cannot tell from them, both ways. Most often
    it is two cards: one of any zone (if it has an order, often its top) and one from anywhere.
    Sometimes it is all of a zone that can, but not of the largest, which is a deck."""
    state = game.state
    cards = unknown_to(game, viewer)
    zones = sorted({state.place[card] for card in cards}, key=lambda zone: len(state.zones[zone]))
    if not zones:
        return {}
    zone = rng.choice(zones)
    there = [card for card in state.zones[zone] if card in cards]
    if zone == zones[-1] or rng.randrange(WHOLE_ZONES):
        there = there[:1] if rng.random() < TOP else [rng.choice(there)]
    trade: dict[int, int] = {}
    for one in there:
        others = [
            card
            for card in cards
            if card not in trade
            and card not in there
            and state.owner[card] == state.owner[one]
            and state.origin[card] == state.origin[one]
            and state.printed[card].number != state.printed[one].number
        ]
        if others:
            other = rng.choice(others)
            trade.update({one: other, other: one})
    return trade


def trade_places(state: State, trade: dict[int, int]) -> None:
    """Each of these cards lies from now on as and where its partner lay."""
    for zone in {state.place[card] for card in trade}:
        state.zones[zone] = tuple([trade.get(card, card) for card in state.zones[zone]])
    for row in (*[getattr(state, name) for name in OF_PLACES], *state.handles):
        for card, value in [(trade[card], row[card]) for card in trade]:
            row[card] = value


def trade_faces(state: State, trade: dict[int, int]) -> None:
    """Each of these cards is from now on what its partner was."""
    for card, printed in [(trade[card], state.printed[card]) for card in trade]:
        state.printed[card] = printed


def remembers_positions(state: State) -> bool:
    """Whether the game remembers where cards lay this turn, to find loops: a card that had lain
    elsewhere all along would be elsewhere there, too."""
    return bool(state.seen) or any(
        type(key) is tuple and key[0] == "position" for key in state.happened
    )


def twin_of(game: Game, rng: random.Random) -> Twin | None:
    """A twin of the game as it is, that has asked its question anew; None: those drawn cannot
    be told from each other by rights."""
    viewer = rng.randrange(game.state.seats + 1)
    new = game.fork()
    new.base = new.record = None
    new.log, new.moves = [], list(game.moves or ())
    trade: dict[int, int] = {}
    by_place = not remembers_positions(new.state)
    if not rng.randrange(STREAMS):
        new.state.random_key = key_of(rng.getrandbits(64))
    else:
        trade = draw_trade(game, viewer, rng)
        if not trade:
            return None
        (trade_places if by_place else trade_faces)(new.state, trade)
        new.state.revision += 1
        new.state.board += 1
        if game.rules.showing.plausible is not None:
            guess = new.fork()
            game.rules.showing.plausible(guess, viewer)
            if guess.state.printed != new.state.printed:
                return None
    new.ask_again()
    if new.decision is not None and new.decision.forced():
        new.state.decision = None
    return Twin(new, viewer, tuple(trade), trade if by_place else {})


# -- playing with twins ------------------------------------------------------------------------


class Course:
    """One game and its twins."""

    def __init__(
        self,
        title: str,
        number: int,
        tally: Tally,
        lessons: Lessons,
        also: Also | None = None,
        begins: Begin = begin,
    ) -> None:
        self.game, self.rng = begins(title, number)
        self.title = title
        self.number = number
        self.tally = tally
        self.also = also
        self.twins: list[Twin] = []
        self.got: dict[int, bytes] = {}  # by viewer, at this decision
        self.lessons = lessons

    def play(self, most: int) -> None:
        """Play to the end, or until so many swaps were made."""
        game, tally = self.game, self.tally
        while game.result is None and tally.swaps < most:
            self.twins = [twin for twin in self.twins if self.is_same(twin)]
            self.make_twins()
            self.step()
        for twin in self.twins:
            if self.is_same(twin):
                tally.ends["game over"] += 1

    def make_twins(self) -> None:
        """More twins, where nothing is under way."""
        if len(self.twins) >= MOST_TWINS or not is_quiet(self.game):
            return
        twin = twin_of(self.game, self.rng)
        if twin is not None:
            self.tally.swaps += 1
            if self.is_same(twin):
                self.twins.append(twin)

    def step(self) -> None:
        """Answer the question, in the game and in the twins that have such an answer."""
        game, decision = self.game, self.game.decision
        assert decision is not None
        drawn = [answer_in(self.number, game, self.rng) for _each in range(DRAWN)]
        answers = [[twin.picks(decision, picks) for twin in self.twins] for picks in drawn]
        best = max(range(DRAWN), key=lambda at: sum(each is not None for each in answers[at]))
        since = len(game.log or ())
        learned = self.lessons.during(game, drawn[best])
        self.got = {}
        left: list[Twin] = []
        for twin, picks in zip(self.twins, answers[best], strict=True):
            if picks is None:
                self.tally.ends["no such answer"] += 1
            elif self.goes_on(twin, picks, since, learned):
                left.append(twin)
        self.twins = left

    def goes_on(
        self, twin: Twin, picks: tuple[int, ...], since: int, learned: list[Lesson]
    ) -> bool:
        """The twin takes an answer; whether its viewer was told the same of it (of the game's
        log, what was entered `since`), and has not come to know what differs."""
        game, new, viewer = self.game, twin.game, twin.viewer
        assert game.log is not None
        new.log = []
        try:
            other = self.lessons.during(new, picks)
        except Exception as error:
            self.differ(twin, "error", repr(error))
            return False
        lessons = first_lesson(learned, twin), first_lesson(other, twin)
        mine = told(game.log[since : lessons[0]], viewer)
        theirs = told(new.log[: lessons[1]], viewer)
        sides = zip((mine, theirs), lessons, strict=True)
        before = [len(entries) for entries, lesson in sides if lesson is not None]
        if before:
            # from the first lesson on, the one viewer knows more than the other
            del mine[min(before) :], theirs[min(before) :]
        if mine != theirs:
            self.differ(twin, "log", first_difference(mine, theirs))
            return False
        if before:
            self.tally.ends["learned"] += 1
            return False
        twin.left -= 1
        if not twin.left:
            if self.is_same(twin):
                self.tally.ends["done"] += 1
            return False
        return True

    def is_same(self, twin: Twin) -> bool:
        """Whether a twin's viewer gets the same from it as from the game, at this decision."""
        game, new, viewer = self.game, twin.game, twin.viewer
        self.tally.compared += 1
        mine = self.got.get(viewer)
        if mine is None:
            mine = self.got[viewer] = got(game, viewer, self.also)
        theirs = got(new, viewer, self.also)
        if mine != theirs:
            self.differ(twin, "view", first_difference(*map(msgspec.json.decode, (mine, theirs))))
            return False
        decision, other = game.decision, new.decision
        if decision is not None and other is not None:
            self.tally.prompts[decision.prompt] += 1
            if decision.seat == viewer:
                options = as_shown(decision, game, twin.trade), as_shown(other, new)
                if options[0] != options[1]:
                    self.differ(twin, "options", first_difference(*options))
                    return False
        return True

    def differ(self, twin: Twin, what: str, how: str) -> None:
        """Keep a difference, and say where it was."""
        self.tally.ends["DIFFERENT"] += 1
        path = " > ".join(self.game.path())
        asked = self.game.decision
        prompt = "" if asked is None else f"{asked.prompt} of {asked.seat}"
        self.tally.differences.append(
            f"{self.title} game {self.number}, decision {self.game.state.decisions} ({twin!r}), "
            f"at {path} ({prompt}): {what} {how}"
        )


def first_difference(one: Any, other: Any, path: str = "") -> str:
    """Where two pieces of plain data differ first, and how."""
    if type(one) is type(other) and isinstance(one, dict) and list(one) == list(other):
        pairs = [(f"{path}.{name}", one[name], other[name]) for name in one]
    elif type(one) is type(other) and isinstance(one, list) and len(one) == len(other):
        pairs = [(f"{path}[{at}]", *each) for at, each in enumerate(zip(one, other, strict=True))]
    else:
        return f"{path}: {one!r} is {other!r}"
    for where, mine, theirs in pairs:
        if mine != theirs:
            return first_difference(mine, theirs, where)
    return "the same in another order"


def swap(
    title: str,
    swaps: int,
    first: int = 0,
    every: int = 1,
    also: Also | None = None,
    most_differences: int = 5,
    begins: Begin = begin,
) -> Tally:
    """Play every so-manieth game of a title, from the first given, until so many swaps were made
    or so many differences found."""
    tally, number = Tally(), first
    with pytest.MonkeyPatch.context() as patch:
        lessons = Lessons(patch)
        while tally.swaps < swaps and len(tally.differences) < most_differences:
            Course(title, number, tally, lessons, also, begins).play(swaps)
            number += every
    return tally
