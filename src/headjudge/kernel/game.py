"""A game under way: the driver, and the verbs that steps use.

The state is data; this class moves it. Everything kept here beside the state is
either fixed for the whole game or a cache that a fork starts without.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from headjudge.kernel import events, knowledge, notation, random, values
from headjudge.kernel import view as views
from headjudge.kernel.cards import Abilities, Card
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.errors import HeadjudgeError, IllegalAnswer, NoDecision, Runaway
from headjudge.kernel.flow import Step
from headjudge.kernel.log import Entry
from headjudge.kernel.rules import Rules
from headjudge.kernel.state import NOWHERE, Effect, Event, Frame, Ref, Result, State
from headjudge.kernel.zones import OWNER, PUBLIC


class Game:
    """One game: `rules` (what game it is), `state` (all that is true), `log` (or None)."""

    __slots__ = (
        "_board", "_board_notes", "_derived", "_revision", "answers", "changeable", "guarded", "heard", "log", "memorable", "partial", "record",
        "rules", "special", "state", "trace", "watched",
    )  # fmt: skip

    def __init__(self, rules: Rules, state: State, log: list[Entry] | None = None) -> None:
        self.rules: Rules = rules
        self.state: State = state
        self.log: list[Entry] | None = log
        self.trace: Counter[str] | None = None  # counts the rules that were carried out
        self.answers: list[tuple[int, ...]] = []
        self.record: Any = None  # what `start` was given, for records
        # Event kinds that some ability of the cards in this game listens to or touches.
        self.heard: frozenset[str] = frozenset()
        self.guarded: frozenset[str] = frozenset()
        self.changeable: frozenset[str] = frozenset()  # properties that some ability changes
        self.memorable: tuple[str, ...] = ()  # changeable, and looked at by some text
        self.special: frozenset[str] = frozenset()  # kinds of other abilities that are about
        self.watched: bool = False  # whether a situation trigger is about
        self.partial: dict[Any, Any] | None = None  # values being settled just now
        self._board: int = -1
        self._board_notes: dict[str, Any] = {}
        self._revision: int = -1
        self._derived: values.Derived = values.Derived()

    # -- asking and answering ------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The open question, or None when the game is over."""
        return self.state.decision

    @property
    def result(self) -> Result | None:
        return self.state.result

    def answer(self, *picks: int) -> None:
        """Answer the open decision with the numbers of the chosen options.

        Checked once, here: a wrong answer is an `IllegalAnswer` and changes nothing.
        """
        decision = self.state.decision
        if decision is None:
            raise NoDecision("nobody is asked anything", field="answer")
        chosen = self._chosen(decision, picks)
        self.answers.append(picks)
        self.state.decision = None
        self.state.decisions += 1
        self._take(decision, chosen)
        self.run()

    def _chosen(self, decision: Decision, picks: tuple[int, ...]) -> tuple[Option, ...]:
        options = decision.options
        count = len(options)
        for pick in picks:
            if type(pick) is not int or not 0 <= pick < count:
                raise IllegalAnswer(
                    f"option {pick!r} is not one of 0..{count - 1}",
                    field="answer",
                    rule=decision.rule,
                )
        if len(picks) == 1:
            if decision.least <= 1 <= decision.most:
                return (options[picks[0]],)
        elif len(set(picks)) != len(picks):
            raise IllegalAnswer("an option is chosen twice", field="answer", rule=decision.rule)
        if not decision.least <= len(picks) <= decision.most:
            raise IllegalAnswer(
                f"choose {decision.least} to {decision.most} options, not {len(picks)}",
                field="answer",
                rule=decision.rule,
            )
        if not decision.ordered:
            picks = tuple(sorted(picks))
        return tuple([options[pick] for pick in picks])

    def _take(self, decision: Decision, chosen: tuple[Option, ...]) -> None:
        frame = self.state.frames[-1]
        step = self.step_of(frame)
        if self.log is not None:
            self.note("answer", decision.seat, tags=(decision.prompt,))
        step.takes(self, frame, chosen)

    def step_of(self, frame: Frame) -> Step:
        """The step of this frame that is running or was last run."""
        return self.rules.procedures[frame.procedure].steps[frame.step - 1]

    def concede(self, seat: int) -> None:
        """A player gives up; no effect can change that."""
        if self.state.result is not None:
            raise NoDecision("the game is over", field="concede")
        self.note("concede", seat)
        self.answers.append((-1 - seat,))
        self.end(1 - seat, self.rules.concede)

    # -- the driver ----------------------------------------------------------------

    def run(self) -> None:
        """Carry out steps until somebody must be asked or the game is over."""
        state = self.state
        frames = state.frames
        procedures = self.rules.procedures
        fuel = self.rules.fuel
        trace = self.trace
        while state.result is None:
            if state.alert:
                state.alert = False
                self.rules.interrupt(self)
            frame = frames[-1]
            steps = procedures[frame.procedure].steps
            at = frame.step
            if at >= len(steps):
                frames.pop()
                continue
            frame.step = at + 1
            step = steps[at]
            if trace is not None:
                trace[step.number] += 1
            fuel -= 1
            if fuel <= 0:
                raise Runaway(
                    f"{self.rules.fuel} steps without a decision, at {self.path()}",
                    field="fuel",
                    rule=step.number,
                )
            decision = step.run(self, frame)
            if decision is not None:
                if decision.forced():
                    if self.log is not None:
                        self.note("forced", decision.seat, tags=(decision.prompt,))
                    step.takes(self, frame, decision.options[: decision.most])
                else:
                    state.decision = decision
                    return

    def ask_again(self) -> None:
        """Make the open decision anew from the state (after loading or re-dealing)."""
        state = self.state
        if state.result is None:
            frame = state.frames[-1]
            state.decision = self.step_of(frame).run(self, frame)

    def call(self, procedure: str, **vars: Any) -> None:
        """Carry out a procedure now; the one that calls goes on when it is done."""
        self.state.frames.append(Frame(procedure, 0, vars))

    def go(self, frame: Frame, number: str) -> None:
        """Go on at the step of this procedure with that rule number."""
        frame.step = self.rules.procedures[frame.procedure].at[number]

    def leave(self, frame: Frame) -> None:
        """End this procedure after the running step."""
        frame.step = len(self.rules.procedures[frame.procedure].steps)

    def end(self, winner: int | None, rule: str) -> None:
        """The game ends at once."""
        if self.state.result is None:
            self.state.result = Result(winner, rule)
            self.state.decision = None
            self.note("result", -1 if winner is None else winner, tags=(rule,))

    def path(self) -> tuple[str, ...]:
        """The rule numbers under way, outermost first: `7.4.3`, `5.15.1.2`."""
        procedures = self.rules.procedures
        numbers = []
        for frame in self.state.frames:
            steps = procedures[frame.procedure].steps
            at = frame.step - 1
            if 0 <= at < len(steps) and (not numbers or numbers[-1] != steps[at].number):
                numbers.append(steps[at].number)
        return tuple(numbers)

    def note(self, kind: str, seat: int, tags: tuple[Any, ...] = ()) -> None:
        if self.log is not None:
            self.log.append(Entry(self.path(), kind, seat, self.state.turn, tags=tags))

    # -- events --------------------------------------------------------------------

    def do(self, *happenings: Event) -> None:
        """These events happen at the same time, unless something forbids or replaces them.

        Ends the step: with a replacement about, they happen in a procedure of their own.
        """
        guarded = self.guarded
        if guarded:
            for event in happenings:
                if event.kind in guarded and event.kind in events.guards(self):
                    self.call("event", events=happenings, after=())
                    return
        events.happen(self, happenings)

    # -- cards and zones -----------------------------------------------------------

    def make(self, printed: Card, owner: int, origin: int) -> int:
        """A new card, nowhere as yet."""
        state = self.state
        card = len(state.printed)
        state.printed.append(printed)
        state.owner.append(owner)
        state.origin.append(origin)
        state.place.append(NOWHERE)
        state.host.append(-1)
        state.stamp.append(0)
        state.identity.append(state.next_number())
        state.face.append(0)
        state.rest.append(0)
        state.known.append(0)
        for row in state.handles:
            row.append(0)
        return card

    def put(self, card: int, zone: int, where: str = "top", host: int = -1) -> None:
        """Place a card in a zone: the bare movement, without event or trigger.

        In an ordered zone the first card is the top. In a zone of the field the last is,
        and `host` names the card this one goes under.
        """
        state = self.state
        layout = self.rules.layout
        frm = state.place[card]
        if frm >= 0:
            cards = state.zones[frm]
            if len(cards) == 1:
                state.zones[frm] = ()
            else:
                at = cards.index(card)
                state.zones[frm] = cards[:at] + cards[at + 1 :]
        cards = state.zones[zone]
        on_top = where == "top"
        if layout.ordered[zone] and not layout.field[zone]:
            state.zones[zone] = (card, *cards) if on_top else (*cards, card)
        else:
            state.zones[zone] = (*cards, card) if on_top else (card, *cards)
        state.place[card] = zone
        state.host[card] = host
        state.revision += 1
        if layout.field[zone] or (frm >= 0 and layout.field[frm]):
            state.board += 1
        keeps = frm >= 0 and layout.identity[frm] and layout.identity[frm] == layout.identity[zone]
        if not keeps:
            state.identity[card] = state.next_number()
            state.face[card] = 0
            state.rest[card] = 0
        state.clock += 1
        state.stamp[card] = state.clock
        visible = layout.visible[zone]
        if visible == PUBLIC:
            if state.known[card] != (1 << (state.seats + 1)) - 1:
                if frm >= 0 and layout.visible[frm] != PUBLIC:
                    # the zone it left no longer holds it: look for twins there
                    knowledge.show_from_hidden(state, card, frm)
                else:
                    knowledge.learn(state, card, knowledge.everyone(state))
        elif visible == OWNER:
            knowledge.learn(state, card, 1 << layout.seat[zone])

    def remove(self, card: int) -> None:
        """The card is no longer anywhere (a token that disappears)."""
        state = self.state
        frm = state.place[card]
        if frm >= 0:
            state.zones[frm] = tuple([each for each in state.zones[frm] if each != card])
        state.place[card] = NOWHERE
        state.host[card] = -1
        state.identity[card] = state.next_number()
        state.revision += 1
        state.board += 1

    def shuffle(self, zone: int) -> None:
        """Put a zone's cards into a random order; everybody loses track of them."""
        state = self.state
        order, state.random_count = random.shuffled(
            state.random_key, state.random_count, state.zones[zone]
        )
        state.zones[zone] = order
        state.revision += 1
        everyone = knowledge.everyone(state)
        for card in order:
            if state.known[card]:
                knowledge.forget(state, card, everyone)

    def random_below(self, bound: int) -> int:
        state = self.state
        value, state.random_count = random.below(state.random_key, state.random_count, bound)
        return value

    def reveal(self, cards: tuple[int, ...], bits: int) -> None:
        """Show cards to viewers without moving them."""
        state = self.state
        for card in cards:
            if state.known[card] & bits != bits:
                knowledge.learn(state, card, bits)

    def hide(self, card: int, bits: int) -> None:
        """These viewers lose track of a card."""
        knowledge.forget(self.state, card, bits & knowledge.everyone(self.state))

    def value(self, card: int, name: str) -> Any:
        """The present value of a card's property."""
        if name not in self.changeable:
            return self.state.printed[card].values[name]
        return values.value(self, card, name)

    def abilities(self, card: int) -> Abilities:
        """The abilities a card has now."""
        return values.abilities(self, card)

    # -- numbers and memory --------------------------------------------------------

    def happened(self, what: Any) -> int:
        """How often this turn has seen it."""
        return self.state.happened.get(what, 0)

    def mark(self, what: Any, amount: int = 1) -> None:
        """Remember for this turn that it happened."""
        happened = self.state.happened
        happened[what] = happened.get(what, 0) + amount

    def last(self, ref: Ref, name: str) -> Any:
        """Last information: what was true of an object that is no longer there."""
        return self.state.last.get(ref, {}).get(name)

    def lasting(self, effect: Effect) -> None:
        """A lasting effect begins."""
        self.state.effects.append(effect)
        self.state.revision += 1

    def expire(self, until: str) -> None:
        """All effects with this duration end."""
        state = self.state
        left = [effect for effect in state.effects if effect.until != until]
        if len(left) != len(state.effects):
            state.effects = left
            state.revision += 1

    def derived(self) -> values.Derived:
        """What follows from the present revision. A fork starts with nothing."""
        if self._revision != self.state.revision:
            self._revision = self.state.revision
            self._derived = values.Derived()
        return self._derived

    def board_notes(self) -> dict[str, Any]:
        """The same for what follows from the cards on the field alone."""
        if self._board != self.state.board:
            self._board = self.state.board
            self._board_notes = {}
        return self._board_notes

    # -- going back ----------------------------------------------------------------

    def save_point(self) -> None:
        """Remember the present state, to come back to if a play turns out illegal."""
        self.state.snapshots.append(self.state.copy())

    def forget_point(self) -> None:
        self.state.snapshots.pop()

    def revert(self) -> None:
        """Go back to the last save point. The state is exactly as it was."""
        self.state = self.state.snapshots[-1].copy()
        self._revision = -1
        self._board = -1

    def fork(self) -> Game:
        """An independent copy of this game."""
        new = Game(self.rules, self.state.copy(), None if self.log is None else self.log[:])
        new.answers = self.answers[:]
        new.record = self.record
        new.heard = self.heard
        new.guarded = self.guarded
        new.changeable = self.changeable
        new.memorable = self.memorable
        new.special = self.special
        new.watched = self.watched
        return new

    # -- looking -------------------------------------------------------------------

    def view(self, viewer: int) -> dict[str, Any]:
        """All that this seat may know, and nothing else; seat 2 is the public."""
        if not 0 <= viewer <= self.state.seats:
            raise HeadjudgeError(f"no seat {viewer}", field="seat")
        return views.view(self, viewer)

    def seen_log(self, viewer: int) -> list[dict[str, Any]]:
        """The log as this viewer may know it."""
        return [entry.seen_by(viewer) for entry in self.log or ()]

    def determinize(self, seat: int, key: int) -> Game:
        """A fork in which all that this seat cannot know is dealt anew, fairly."""
        new = self.fork()
        new.log = None
        knowledge.redeal(new.state, self.rules.layout, seat, random.key_of(key))
        if new.state.decision is not None and new.state.decision.seat != seat:
            new.ask_again()
        return new

    def state_hash(self) -> str:
        """Equal for equal states, on every machine."""
        return notation.state_hash(self.rules, self.state)

    def to_json(self) -> str:
        """The whole game at this decision; `headjudge.from_json` reads it back."""
        return notation.to_json(self)

    def why_not(self, seat: int, wish: Option, lang: str = "en") -> tuple[str, str] | None:
        """Why a player may not do this now: the rule number and a sentence. None: they may.

        The answer comes from the options of the open decision, and from the same
        function that made them.
        """
        if self.state.result is not None:
            rule = self.state.result.rule
            return rule, self.rules.gloss(rule, lang)
        decision = self.state.decision
        if decision is not None and decision.seat == seat and wish in decision.options:
            return None
        rule = self.rules.refuse(self, seat, wish) or (decision.rule if decision else "")
        return rule, self.rules.gloss(rule, lang)
