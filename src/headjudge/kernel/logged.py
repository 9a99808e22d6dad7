"""A table with a log: how entries are made.

The log is a sink and may be absent. What an entry is, `log.py` says.
"""

from __future__ import annotations

from typing import Any

from headjudge.kernel.log import (
    COST,
    EVERYBODY,
    PLAYERS,
    Ability,
    Amount,
    Argument,
    CardThen,
    Entry,
    Handles,
    Move,
    Word,
    as_told,
    path_of,
)
from headjudge.kernel.pool import Pool
from headjudge.kernel.rules import Rules
from headjudge.kernel.state import Event, Frame, State
from headjudge.kernel.table import Table


class LoggedTable(Table):
    """What lies on the table, and the `log` of what happened to it (None: nobody logs)."""

    __slots__ = ("log", "telling")

    def __init__(
        self, rules: Rules, state: State, log: list[Entry] | None = None, pool: Pool | None = None
    ) -> None:
        super().__init__(rules, state, pool)
        self.log: list[Entry] | None = log
        self.moves = None if log is None else []
        # the event that happens now and is not in the log yet, with its card's handles, its
        # master and the handles that were next to be given
        self.telling: tuple[Event, Handles, int, Handles] | None = None

    def path(self) -> tuple[str, ...]:
        """The rule numbers under way, outermost first: `7.4.3`, `5.15.1.2`."""
        return path_of(self.steps())

    def steps(self, rule: str = "") -> tuple[str, ...]:
        """The rule numbers of the steps that the frames are at, each with that of the keyword whose
        ability is carried out; "": none has run yet, or it has no number. Last comes a rule that
        says more than the step that runs: this one, or what the innermost frame with a number is
        citing."""
        table = self.rules.procedures
        frames = self.state.frames
        numbers: list[str] = []
        citing = ""
        for frame in frames:
            number = table[frame.procedure].numbers[frame.running]
            numbers.append(number)
            if number:
                citing = frame.vars.get("citing", "")
            if frame.procedure in self.rules.showing.carries_out:
                numbers.append(self.keyword_rule(frame))
        numbers.append(rule or citing)
        return tuple(numbers)

    def keyword_rule(self, frame: Frame) -> str:
        """The rule of the keyword whose ability a frame carries out; "": it is no keyword's."""
        vars = frame.vars
        card, term = vars.get("card", -1), vars.get("term")
        for standby in self.state.standby if "standby" in vars else ():
            if standby.id == vars["standby"]:
                card, term = standby.source, standby.term
        if term is None:
            return ""
        own = self.state.printed[card].abilities.terms
        return self.rules.showing.keyword_rule(own, term)

    def note(
        self,
        message: str,
        who: int = -1,
        card: int = -1,
        audience: int = EVERYBODY,
        citing: str = "",
        **arguments: Argument,
    ) -> None:
        """Enter a message into the log: the player and the card it is about, if any, a bit for
        each viewer who may know of it, the rule behind it if that of the step is too general,
        and its other arguments."""
        if self.log is not None:
            typed: dict[str, Argument] = {}
            if who >= 0:
                typed["who"] = PLAYERS[who]
            if card >= 0:
                typed["card"] = self.card_then(card)
            typed.update(arguments)
            self.enter(message, typed, audience, citing=citing)

    def enter(
        self,
        message: str,
        arguments: dict[str, Argument],
        audience: int = EVERYBODY,
        *,
        citing: str = "",
    ) -> None:
        """Make an entry of the log, which takes the changes of place since the last one."""
        log = self.log
        if log is None:
            return
        if self.telling is not None:
            self.tell_event()
        moves: tuple[Move, ...] = ()
        if self.moves:
            moves = tuple(self.moves)
            self.moves.clear()
        steps, turn = self.steps(citing), self.state.turn
        log.append(Entry(len(log), message, steps, turn, arguments, moves, audience))

    def card_then(self, card: int) -> CardThen:
        """A card as it is now, for the log."""
        state = self.state
        place = self.rules.layout.places[state.place[card]]
        handles = self.handles_of(card)
        number = state.printed[card].number
        master = self.master(card)
        owner = state.owner[card] if master < 0 else master
        return CardThen(card, number, handles, handles, owner, place)

    def handles_before(
        self, card: int, before: Handles, after: Handles, following: Handles
    ) -> Handles:
        """What viewers called a card before an event, as far as they can tell that it was this
        one: as the first of its moves tells, if it was moved."""
        for move in self.moves or ():
            if move.card == card:
                return move.before
        return as_told(before, after, following)

    def ability_then(self, card: int, term: Any) -> Ability:
        """An ability of a card, for the log."""
        printed = self.state.printed[card]
        own = printed.abilities.terms
        at = own.index(term) if term in own else -1
        return Ability(printed.number, at, type(term).__name__, self.state.known[card])

    def begin_telling(self, event: Event) -> None:
        """Keep how the card of an event is now, just before it happens: the log tells it so. What
        happens inside another event is told after that one."""
        self.tell_event()
        card = event.card
        if event.kind in self.rules.showing.unlogged:
            return
        if card < 0:
            self.telling = event, (), -1, ()
        else:
            handles = self.handles_of(card)
            following = tuple(self.state.next_handle) if 0 in handles else ()
            master = -1 if self.rules.masters.card is None else self.master(card)
            self.telling = event, handles, master, following

    def tell_event(self) -> None:
        """Enter the event that happens now into the log, unless that was done, or the event changed
        nothing."""
        if self.telling is None:
            return
        event, before, master, following = self.telling
        self.telling = None
        if event.changed_nothing:
            return
        state, places = self.state, self.rules.layout.places
        arguments: dict[str, Argument] = {}
        if event.seat >= 0:
            arguments["who"] = PLAYERS[event.seat]
        card = event.card
        origin, to = places[event.from_zone], places[event.zone]
        if card >= 0:
            after = self.handles_of(card)
            if before != after:
                before = self.handles_before(card, before, after, following)
            number = state.printed[card].number
            if master < 0 and origin is not None:
                master = origin.seat
            owner = state.owner[card] if master < 0 else master
            arguments["card"] = CardThen(card, number, before, after, owner, origin)
            if origin is not None and to is not None:
                arguments["origin"] = origin
        if to is not None:
            arguments["to"] = to
        if event.amount:
            arguments["amount"] = Amount(event.amount)
        cause = COST if self.is_paying() else event.cause
        if cause:
            arguments["cause"] = Word(cause)
        self.enter(event.kind, arguments, citing=event.rule)

    def is_paying(self) -> bool:
        """Whether a frame is under way that does nothing but pay a cost (`paying` is True)."""
        return any([frame.vars.get("paying") is True for frame in self.state.frames])

    def log_return(self, there: list[int], before: list[Handles]) -> None:
        """All cards are back where they were: keep their moves for the next entry. They lay
        `there` and had those handles before."""
        state, places = self.state, self.rules.layout.places
        self.moves = [
            Move(
                each, state.printed[each].number, places[there[each]], places[place],
                before[each], known_both(before[each], self.handles_of(each)),
            )
            for each, place in enumerate(state.place)
            if there[each] != place
        ]  # fmt: skip

    def seen_log(self, viewer: int) -> list[dict[str, Any]]:
        """The log as this viewer may know it, numbered by what this viewer gets of it."""
        return [seen for _entry, seen in self.entries_seen(viewer)]

    def entries_seen(self, viewer: int, since: int = 0) -> list[tuple[Entry, dict[str, Any]]]:
        """The entries of the log that this viewer may know of, after so many, each as the viewer
        sees it. They are numbered from 1 among those that the viewer gets: how many others there
        are could tell something."""
        told = [entry for entry in self.log or () if entry.audience >> viewer & 1]
        found: list[tuple[Entry, dict[str, Any]]] = []
        for number, entry in enumerate(told[since:], since + 1):
            seen = entry.seen_by(viewer, number)
            if seen is not None:
                found.append((entry, seen))
        return found


def known_both(before: Handles, after: Handles) -> Handles:
    """The handles after, for viewers who could name the card before as well."""
    return tuple([new if old else 0 for old, new in zip(before, after, strict=True)])
