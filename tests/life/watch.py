"""Signs of life: what the abilities of cards were seen to do in a game.

The watch stands between a game and the functions its rules are made of (what an event meets,
what a change does, how an effect is carried out), and notes for each ability, by the number of
its card, what came of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from headjudge.kernel.changes import Active, Patch
from headjudge.kernel.decision import Decision
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language import terms as t

HEARD = "heard"  # an event met it, or its situation came about
APPLIED = "applied"  # something was done in place of an event
CHANGED = "changed"  # a value of a card is another because of it
DONE = "done"  # an instruction of it was carried out and left something changed

PRICES = ("cost", "price")  # what is paid for the rest: no sign that the rest is done
CONTAINERS = (t.If, t.May, t.ForEach, t.ChooseOf)


class Watch:
    """What abilities were seen to do: (card number, term) -> signs."""

    def __init__(self) -> None:
        self.signs: dict[tuple[str, Any], set[str]] = {}
        # by frame: what was to be done when its player was asked something,
        self.asked: dict[int, tuple[Frame, tuple[t.Effect, ...], Any]] = {}
        # and the instructions begun there, each with how many come after it
        self.open: dict[int, tuple[Frame, list[tuple[int, str, t.Effect, Any]]]] = {}

    def note(self, game: Game, card: int, term: Any, sign: str) -> None:
        if card >= 0:
            self.signs.setdefault((game.state.printed[card].number, term), set()).add(sign)

    def seen(self, number: str, term: Any) -> set[str]:
        """The signs that this ability of the card with that number has given."""
        return self.signs.get((number, term), set())

    def attach(self, game: Game) -> None:
        """Watch a game, whose rules belong to it alone."""
        rules = game.rules
        matches, situation, footprint = (
            rules.terms.matches,
            rules.terms.situation,
            rules.terms.footprint,
        )
        substitute, instead = rules.terms.substitute, rules.terms.perform_instead
        first, *rest = rules.runs["perform"]
        assert first is not None
        run = first

        def watched_matches(
            game: Game, term: Any, event: Event, card: int, seat: int, identity: int
        ) -> bool:
            met = matches(game, term, event, card, seat, identity)
            if met:
                self.note(game, card, term, HEARD)
            return met

        def watched_situation(game: Game, term: Any, card: int, seat: int) -> bool:
            met = situation(game, term, card, seat)
            if met:
                self.note(game, card, term, HEARD)
            return met

        def watched_footprint(game: Game, change: Active) -> list[Patch]:
            patches = footprint(game, change)
            if any(does_something(game, patch) for patch in patches):
                self.note(game, change.source, change.term, CHANGED)
            return patches

        def watched_substitute(
            game: Game, term: Any, event: Event, card: int, seat: int
        ) -> Event | None:
            other = substitute(game, term, event, card, seat)
            if other is not None:
                self.note(game, card, term, APPLIED)
            return other

        def watched_instead(
            game: Game, term: Any, event: Event, card: int, seat: int, number: int
        ) -> None:
            self.note(game, card, term, APPLIED)
            instead(game, term, event, card, seat, number)

        def watched_perform(game: Game, frame: Frame) -> Decision | None:
            todo = frame.vars["todo"]
            asked = self.asked.pop(id(frame), None)
            if asked is not None and asked[0] is frame and asked[1] is not todo:
                self.begin(game, frame, asked[1], asked[2])  # done as it was answered
            self.finish(game, frame, len(todo))
            before = condition_of(game)
            decision = run(game, frame)
            if decision is not None:
                self.asked[id(frame)] = (frame, todo, before)
            elif todo and frame.vars["todo"] is not todo:
                self.begin(game, frame, todo, before)
            return decision

        rules.terms.matches, rules.terms.situation = watched_matches, watched_situation
        rules.terms.footprint = watched_footprint
        rules.terms.substitute, rules.terms.perform_instead = watched_substitute, watched_instead
        rules.runs["perform"] = (watched_perform, *rest)

    def begin(self, game: Game, frame: Frame, todo: tuple[t.Effect, ...], before: Any) -> None:
        """The first of these instructions is being carried out."""
        number = game.state.printed[frame.vars["source"]].number
        known, begun = self.open.get(id(frame), (frame, []))
        if known is not frame:
            begun = []
        begun.append((len(todo) - 1, number, todo[0], before))
        self.open[id(frame)] = (frame, begun)

    def finish(self, game: Game, frame: Frame, left: int) -> None:
        """The instructions of this frame after which only so many come have been carried out,
        with all that they came to."""
        known, begun = self.open.get(id(frame), (frame, []))
        if known is not frame:
            return
        while begun and begun[-1][0] >= left:
            _left, number, term, before = begun.pop()
            if condition_of(game) != before:
                self.signs.setdefault((number, term), set()).add(DONE)

    def finish_all(self, game: Game) -> None:
        """No more is played: what was begun has done what it did."""
        for frame, _begun in list(self.open.values()):
            self.finish(game, frame, 0)


def condition_of(game: Game) -> Any:
    """What tells two moments of a game apart, if anything happened between them."""
    state = game.state
    return (
        state.revision, state.clock, state.ahead, state.result, len(state.happened),
        sum(state.happened.values()), [dict(row) for row in state.numbers], len(state.stack),
        state.random_count, tuple(state.known),
        [(f.procedure, f.step, plain(f.vars)) for f in (*state.frames[:-1], *state.stack)],
    )  # fmt: skip


def plain(vars: dict[str, Any]) -> list[Any]:
    """The variables of a procedure under way that are words or numbers."""
    return [value for value in vars.values() if isinstance(value, int | str)]


def does_something(game: Game, patch: Patch) -> bool:
    """Whether a change makes a value of a card another one."""
    card, name, operation, operand = patch
    settled = game.partial or {}
    if name == "abilities":
        own = settled.get((card, name)) or game.state.printed[card].abilities
        if operation == "gain":
            return bool(operand)
        if operation == "lose":
            return any(each in own.terms for each in operand)
        return bool(own.terms)
    now: Any = settled.get((card, name), game.state.printed[card].values.get(name))
    if operation == "add":
        return bool(operand != 0)
    if operation == "times":
        return bool(now) and operand != 1
    if operation in ("set", "have"):
        return bool(operand != now)
    if operation == "gain":
        return any(each not in (now or ()) for each in operand)
    return bool(now)


def instructions(effects: Any) -> Iterator[t.Effect]:
    """The instructions in these effects that do something themselves, and are not paid."""
    if isinstance(effects, tuple):
        for each in effects:
            yield from instructions(each)
    elif isinstance(effects, t.Effect):
        if not isinstance(effects, CONTAINERS):
            yield effects
        if not isinstance(effects, t.Lasting):
            for each in fields(effects):
                if each.name not in PRICES:
                    yield from instructions(getattr(effects, each.name))
