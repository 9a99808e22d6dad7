"""A table: one game with its journal, as pure as the game itself.

Nothing here waits, writes or tells the time. A change is made in two steps: what is asked for
becomes a `Change`, which holds the entry for the journal and the game as it would be; when the
entry is committed, the change is taken (`take`). A change that is not taken leaves no trace.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, cast

import msgspec

from headjudge import passing, starting
from headjudge.kernel.errors import Diverged, HeadjudgeError
from headjudge.kernel.game import Game
from headjudge.kernel.record import Record
from headjudge.kernel.rewind import repeat, rewound
from headjudge.kernel.shapes import View
from headjudge.language import boards
from headjudge.language.numbering import Numbering
from headjudge.passing import Passed, Settings
from headjudge.players import built_in
from headjudge.sim.match import derived
from headjudge.table import journal, saying
from headjudge.table import messages as m
from headjudge.table.journal import (
    Answered,
    AnyEntry,
    Conceded,
    PassingSet,
    Resumed,
    SeatSet,
    Setup,
    Summary,
    TakenBack,
)
from headjudge.table.words import error_text, refusal, say
from headjudge.version import VERSION

PERSON: Final = "person"
PUBLIC: Final = 2
MOST_LINES: Final = 80  # of the log, beyond which nothing is to be animated
MOST_UNDOS: Final = 200  # questions that can be gone back to
MOST_STOPS: Final = 32


@dataclass(frozen=True)
class Change:
    """Something that is about to be committed: the entry, the version that it leads to, and the
    game after it. Without an entry it was committed before."""

    version: int
    entry: AnyEntry | None = None
    game: Game | None = None


@dataclass
class Table:
    """A table. `givers`: for each answer of the game, the seat and why the table gave it itself;
    `cut`: the version at which answers were last taken back, and the log became shorter."""

    id: str
    setup: Setup
    game: Game
    entries: list[AnyEntry] = field(default_factory=list)
    givers: list[tuple[int, str]] = field(default_factory=list)
    passing: list[PassingSet] = field(default_factory=lambda: [PassingSet(seat=s) for s in (0, 1)])
    cut: int = 0
    numbering: Numbering = field(default_factory=Numbering)
    read_only: str = ""  # why nobody can answer any more: a key of the table's words

    @property
    def version(self) -> int:
        """How much was committed: it only grows."""
        return len(self.entries)

    @property
    def first(self) -> int:
        """How many answers the game began with."""
        return len(self.setup.record.answers)

    def is_person(self, seat: int) -> bool:
        """Whether a person sits there."""
        return self.setup.seats[seat].kind == PERSON

    # -- changes ----------------------------------------------------------------------------

    def answer(self, seat: int, request: m.Answer) -> Change:
        """Answer the open question for a seat."""
        again = self.repeated(seat, request)
        if again is not None:
            return again
        self.check_asked(seat)
        if not self.is_person(seat):
            raise refusal("not your seat", "seat")
        return self.answered(seat, request.chosen, "", request.ref)

    def answered(self, seat: int, chosen: list[int], by: str, ref: int = 0) -> Change:
        """The change of an answer; one that is not legal is an `IllegalAnswer`."""
        if len(chosen) > m.MOST_CHOSEN:
            raise refusal("too many", "chosen", n=m.MOST_CHOSEN)
        after = self.game.fork()
        after.answer(*chosen)
        entry = Answered(seat=seat, ref=ref, chosen=chosen, hash=after.position_hash(), by=by)
        return Change(self.version + 1, entry, after)

    def undo(self, seat: int, request: m.Undo) -> Change:
        """Take back all answers but the first `to`."""
        again = self.repeated(seat, request)
        if again is not None:
            return again
        if request.to not in self.undoable(seat):
            raise refusal("no undo", "to")
        entry = TakenBack(seat=seat, ref=request.ref, to=request.to)
        return Change(self.version + 1, entry, rewound(self.game, request.to))

    def concede(self, seat: int, request: m.Concede) -> Change:
        """Give up for a seat."""
        again = self.repeated(seat, request)
        if again is not None:
            return again
        if self.game.result is not None:
            raise refusal("over", "table")
        after = self.game.fork()
        after.concede(seat)
        entry = Conceded(seat=seat, ref=request.ref, hash=after.position_hash())
        return Change(self.version + 1, entry, after)

    def set_passing(self, seat: int, request: m.SetPassing) -> Change:
        """Set when the table answers for a seat."""
        again = self.repeated(seat, request)
        if again is not None:
            return again
        if len(request.stops) > MOST_STOPS or max(map(len, request.stops), default=0) > MOST_STOPS:
            raise refusal("too many", "stops", n=MOST_STOPS)
        entry = PassingSet(
            seat=seat, ref=request.ref, until=request.until, stops=request.stops,
            turn=self.game.state.turn,
        )  # fmt: skip
        return Change(self.version + 1, entry, self.game)

    def repeated(
        self, seat: int, request: m.Answer | m.Undo | m.Concede | m.SetPassing
    ) -> Change | None:
        """What a request did when it came the first time, if it came before. One that names
        another version than this is stale, and refused."""
        if self.read_only:
            raise refusal("read only", "table")
        if request.version == self.version:
            return None
        if 0 <= request.version < self.version and request.ref:
            entry = self.entries[request.version]
            if entry.seat == seat and entry.ref == request.ref and is_same(entry, request):
                return Change(request.version + 1)
        if isinstance(request, m.SetPassing) and 0 <= request.version < self.version:
            done = self.set_before(seat, request)
            if done is not None or request.until in ("", self.until(seat)):
                return done  # it means the same at this version
        raise refusal("stale", "version")

    def set_before(self, seat: int, request: m.SetPassing) -> Change | None:
        """What a request about passing did since its version, if it came before."""
        for version in range(request.version, self.version):
            entry = self.entries[version]
            if request.ref and (entry.seat, entry.ref) == (seat, request.ref):
                return Change(version + 1)
        return None

    def check_asked(self, seat: int) -> None:
        """Refuse an answer of whoever is not asked."""
        asked = self.game.decision
        if asked is None:
            raise refusal("over", "table")
        if asked.seat != seat:
            raise refusal("not asked", "seat")

    def take(self, change: Change) -> None:
        """A change was committed: it is so from now on."""
        if change.entry is None or change.game is None:
            return
        self.entries.append(change.entry)
        self.game = change.game
        self.note(change.entry)

    def note(self, entry: AnyEntry) -> None:
        """Keep what an entry says beside the game."""
        if isinstance(entry, Answered):
            self.givers.append((entry.seat, entry.by))
        elif isinstance(entry, Conceded):
            self.givers.append((entry.seat, ""))
        elif isinstance(entry, TakenBack):
            del self.givers[entry.to - self.first :]
            self.cut = self.version
        elif isinstance(entry, PassingSet):
            self.passing[entry.seat] = entry

    # -- whose turn it is to answer -------------------------------------------------------------

    def plays_itself(self) -> int:
        """The seat that is asked and has a player that plays by itself; -1: there is none."""
        asked = self.game.decision
        if asked is None or self.read_only or self.is_person(asked.seat):
            return -1
        return asked.seat

    def choice(self) -> Change:
        """The answer of the player that plays by itself. Its chance depends on the question's
        place alone, so that taking an answer back does not change what it does."""
        seat = self.plays_itself()
        count = len(self.game.answers)
        player = built_in(self.setup.seats[seat].kind, derived(self.setup.chance, count, "bot"))
        return self.answered(seat, list(player.choose(cast(View, self.game.view(seat)))), "")

    def passes(self) -> Passed | None:
        """The pass that the table gives for the person who is asked; None: it gives none."""
        asked = self.game.decision
        if asked is None or self.read_only or not self.is_person(asked.seat):
            return None
        return passing.passed_for(self.game, self.settings(asked.seat))

    def passed(self, given: Passed) -> Change:
        """The change of a pass that the table gives for a person."""
        asked = self.game.decision
        if asked is None:
            raise refusal("over", "table")
        return self.answered(asked.seat, [given.answer], given.reason)

    def settings(self, seat: int) -> Settings:
        """When a seat passes."""
        kept = self.passing[seat]
        return Settings(kept.until, kept.turn, tuple(kept.stops))

    def until(self, seat: int) -> journal.Until:
        """Until when a seat passes now; "": it does not."""
        settings = self.settings(seat)
        return self.passing[seat].until if passing.is_on(self.game, settings) else ""

    def undoable(self, seat: int) -> list[int]:
        """The questions of a seat that can be gone back to, by the answers before them, newest
        first."""
        if self.read_only:
            return []
        own = [
            self.first + at
            for at, (giver, by) in enumerate(self.givers)
            if giver == seat and not by
        ]
        return own[: -MOST_UNDOS - 1 : -1]

    # -- what is said ------------------------------------------------------------------------------

    def say(
        self,
        viewer: int,
        lang: m.Lang = "en",
        since: int = 0,
        seen: int = 0,
        told: frozenset[str] = frozenset(),
        present: tuple[bool, bool] = (True, True),
        held: bool = False,
        failed: bool = False,
    ) -> m.TableSaid:
        """The table as a viewer may see it. `since`: the last line of the log that they have;
        `seen`: the version that they have; `told`: the cards that they know of; `failed`: whoever
        is asked plays by itself, and failed to. Whoever has lines that were taken back since gets
        all of the log anew: what stood in one line may stand in two."""
        view = self.game.view(viewer)
        is_cut = self.cut > seen
        since = 0 if is_cut else since
        log = saying.lines(self.game, viewer, lang, since)
        cards = {
            number: saying.card_data(self.game.rules.name, number, printed, lang)
            for number, printed in {**saying.shown_cards(self.game, log), **view["cards"]}.items()
            if number not in told
        }
        last = self.givers[-1][1] if self.givers else ""
        return m.TableSaid(
            table=self.id,
            version=self.version,
            game=self.game.rules.name,
            edition=self.game.state.edition,
            lang=lang,
            viewer=viewer,
            seats=self.seats_said(lang, present),
            answers=len(self.game.answers),
            view=cast(View, {**view, "cards": {}}),
            question=saying.question(self.game, view, lang, self.numbering),
            result=saying.result(self.game, viewer, lang),
            waiting=saying.waiting(self.game, cast(View, view), lang),
            log=log,
            since=since,
            cards=cards,
            passing=self.passing_said(viewer, lang),
            undo=self.undo_said(viewer),
            skipped=is_cut or len(log) > MOST_LINES,
            by=last,
            held=held,
            stopped=self.stopped(lang, failed),
        )

    def seats_said(self, lang: m.Lang, present: tuple[bool, bool]) -> list[m.SeatSaid]:
        """Who sits at the table."""
        return seats_said(self.setup.seats, lang, present)

    def passing_said(self, viewer: int, lang: m.Lang) -> m.PassingSaid:
        """When the table answers for the viewer, and where the game stops next."""
        if viewer == PUBLIC:
            return m.PassingSaid()
        settings, until = self.settings(viewer), self.until(viewer)
        phases = boards.phases_of(self.game.rules, lang)
        stop = passing.next_stop(self.game, settings, list(phases))
        told = phases[stop.rule] if stop.kind == "stop" else say(f"next stop {stop.kind}", lang)
        return m.PassingSaid(
            until=until, stops=self.passing[viewer].stops, next_stop=told if until else ""
        )

    def stopped(self, lang: m.Lang, failed: bool) -> str:
        """Why the game goes no further; "": it goes on."""
        key = self.read_only or ("bot failed" if failed else "")
        return say(key, lang) if key else ""

    def undo_said(self, viewer: int) -> m.UndoSaid:
        """Where the viewer may go back to."""
        if viewer == PUBLIC or not self.is_person(viewer):
            return m.UndoSaid()
        found = self.undoable(viewer)
        return m.UndoSaid(to=found, free=bool(found))

    def summary(self, game: Game) -> Summary:
        """What the lobby lists of the table with the game at this point."""
        ended = game.result
        return Summary(
            turn=game.state.turn,
            answers=len(game.answers),
            winner=-1 if ended is None or ended.winner is None else ended.winner,
            rule="" if ended is None else ended.rule,
        )

    def record(self) -> Record:
        """The record of the game, with the hash of every position."""
        return starting.record(self.game)


def is_same(entry: AnyEntry, request: m.Answer | m.Undo | m.Concede | m.SetPassing) -> bool:
    """Whether an entry is what this request asks for."""
    if isinstance(request, m.Answer):
        return isinstance(entry, Answered) and entry.chosen == request.chosen and not entry.by
    if isinstance(request, m.Undo):
        return isinstance(entry, TakenBack) and entry.to == request.to
    if isinstance(request, m.Concede):
        return isinstance(entry, Conceded)
    return isinstance(entry, PassingSet) and (entry.until, entry.stops) == (
        request.until,
        request.stops,
    )


def seats_said(
    seats: list[SeatSet], lang: m.Lang, present: tuple[bool, bool] = (True, True)
) -> list[m.SeatSaid]:
    """Who sits at a table."""
    return [
        m.SeatSaid(
            name=each.name or say(f"name {each.kind}", lang, n=at + 1),
            kind=each.kind,
            deck=each.deck_ja if lang == "ja" and each.deck_ja else each.deck,
            present=present[at],
        )
        for at, each in enumerate(seats)
    ]


# -- from the journal --------------------------------------------------------------------


def begin(id: str, setup: Setup) -> Table:
    """A table as it is set up, before anything was committed. If what was played before does not
    lead to where it led when the table was set up, it is read-only."""
    states = starting.replay_states(setup.record, log=True)
    game = next(states)
    try:
        for game in states:  # noqa: B007 - the last is wanted
            pass
        is_equal = setup.hash in ("", game.position_hash())
    except Diverged:
        is_equal = False  # the game is where it could be played to
    return Table(id, setup, game, read_only="" if is_equal else "diverged")


def set_up(id: str, setup: Setup) -> Table:
    """A new table, whose set-up says to which position it leads."""
    table = begin(id, setup)
    table.setup = msgspec.structs.replace(setup, hash=table.game.position_hash())
    return table


def rebuild(id: str, setup: Setup, entries: list[AnyEntry]) -> Table:
    """A table from its journal. If the game does not come to the positions that it came to then,
    it is read-only from the last one that is equal."""
    table = begin(id, setup)
    line = lasting(table.first, entries)
    asked: list[Game] = []
    for number, entry in enumerate(entries):
        table.entries.append(entry)
        if isinstance(entry, TakenBack):
            del table.givers[max(0, entry.to - table.first) :]
            table.cut = table.version
        elif isinstance(entry, Answered | Conceded):
            table.givers.append((entry.seat, getattr(entry, "by", "")))
            if number in line and not table.read_only:
                asked = [each for each in asked if each.state.turn == table.game.state.turn]
                if table.is_person(entry.seat) and not getattr(entry, "by", ""):
                    asked.append(table.game.fork())
                table.read_only = "" if follows(table.game, entry) else "diverged"
        else:
            table.note(entry)
    number_again(table, asked)
    return table


def number_again(table: Table, asked: list[Game]) -> None:
    """Call the options of these questions, which persons have answered, by the numbers that they
    had, so that those of the open question keep theirs."""
    for game in asked:
        decision = game.decision
        if decision is not None and table.is_person(decision.seat):
            view = game.view(decision.seat)
            saying.question(game, view, "en", table.numbering)


def lasting(first: int, entries: list[AnyEntry]) -> set[int]:
    """The places of the answers that were not taken back."""
    line: list[int] = []
    for number, entry in enumerate(entries):
        if isinstance(entry, Answered | Conceded):
            line.append(number)
        elif isinstance(entry, TakenBack):
            del line[max(0, entry.to - first) :]
    return set(line)


def follows(game: Game, entry: Answered | Conceded) -> bool:
    """Give an answer of the journal again. False: it leads elsewhere than it did."""
    picks = entry.chosen if isinstance(entry, Answered) else [-1 - entry.seat]
    before = len(game.answers)
    try:
        repeat(game, picks)
    except HeadjudgeError:
        return False
    if game.position_hash() != entry.hash:
        game.become(rewound(game, before))
        return False
    return True


def resumed(table: Table) -> Change | None:
    """The entry that another version of the project is at work now, if it is."""
    known = [each for each in table.entries if isinstance(each, Resumed)]
    record = table.setup.record
    last = (known[-1].engine, known[-1].revision) if known else (record.engine, record.revision)
    now = (VERSION, table.game.rules.revision)
    if last == now:
        return None
    entry = Resumed(engine=now[0], revision=now[1])
    return Change(table.version + 1, entry, table.game)


def error_said(error: HeadjudgeError, table: Table | None, ref: int, lang: m.Lang) -> m.Refused:
    """An error as the client gets it, in its language."""
    wording: Any = None if table is None else saying.wording_for(table.game)
    if isinstance(wording, saying.Plain):
        wording = None
    return m.Refused(
        ref=ref, key=error.key or "wrong", text=error_text(error, lang, wording), rule=error.rule
    )


def with_answers(record: Record, answers: list[list[int]]) -> Record:
    """A record that ends after these answers."""
    return msgspec.structs.replace(record, answers=answers, hashes=[], result=None)


def explained(
    table: Table, viewer: int, lang: m.Lang, request: m.WhyNot | m.WhyValue
) -> m.VerdictSaid | m.ValuesSaid:
    """Why something cannot be done, or why a value is what it is, as the viewer may know it."""
    if request.version != table.version:
        raise refusal("stale", "version")
    if isinstance(request, m.WhyNot):
        return saying.why_not(table.game, viewer, lang, request)
    return saying.why_value(table.game, viewer, lang, request)
