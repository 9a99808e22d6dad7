"""A game under way: the driver, and the verbs that steps use.

The state is data; this class moves it. Everything kept here beside the state is
either fixed for the whole game or a cache that a fork starts without.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from headjudge.kernel import events, knowledge, notation, random, rewind, saved_games, values
from headjudge.kernel import view as views
from headjudge.kernel import wish as wishes
from headjudge.kernel.abilities import Abilities
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.errors import BadRecord, HeadjudgeError, IllegalAnswer, NoDecision, Runaway
from headjudge.kernel.flow import Step
from headjudge.kernel.log import Entry, Rule, Word
from headjudge.kernel.memory import Memory
from headjudge.kernel.pool import Pool
from headjudge.kernel.position import position_hash
from headjudge.kernel.rules import Rules
from headjudge.kernel.state import Event, Frame, Result, State
from headjudge.kernel.survey import NO_SURVEY, Survey

if TYPE_CHECKING:
    from headjudge.kernel.taking_back import Undone


class Game(Memory):
    """One game: `rules` (what game it is), `state` (all that is true), `log` (or None)."""

    __slots__ = (
        "_board", "_board_cache", "_cards", "_cards_cache", "_derived", "_revision", "answers",
        "base", "partial", "record", "survey", "trace", "undone",
    )  # fmt: skip

    def __init__(
        self, rules: Rules, state: State, log: list[Entry] | None = None, pool: Pool | None = None
    ) -> None:
        super().__init__(rules, state, log, pool)
        self.trace: Counter[str] | None = None  # counts the rules that were carried out
        self.answers: list[tuple[int, ...]] = []
        self.undone: tuple[Undone, ...] = ()  # the answers that were taken back
        self.base: rewind.Base | None = None  # where replaying the answers begins
        self.record: Any = None  # what `start` was given, for records
        self.survey: Survey = NO_SURVEY  # what the cards of this game can do
        self.partial: dict[Any, Any] | None = None  # values being settled just now
        self._board: int = -1
        self._board_cache: dict[str, Any] = {}
        self._cards: int = -1
        self._cards_cache: dict[str, Any] = {}
        self._revision: int = -1
        self._derived: values.Derived = values.Derived()

    # -- asking and answering ------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The open question, or None when the game is over."""
        return self.state.decision

    @property
    def result(self) -> Result | None:
        """How the game ended; None: it goes on."""
        return self.state.result

    def answer(self, *picks: Any) -> None:
        """Answer the open decision with the numbers of the chosen options.

        Checked once, here, whatever comes: a wrong answer is an `IllegalAnswer` and changes
        nothing. After any other error, too, the game is as it was before.
        """
        state = self.state
        decision = state.decision
        if decision is None:
            raise NoDecision("nobody is asked anything", field="answer", key="nobody is asked")
        chosen = decision.chosen(picks)
        with rewind.Attempt(self):
            self.answers.append(picks)
            state.decision = None
            state.answered[decision.seat] += 1
            if self.log is not None:
                self.note("answer", decision.seat, prompt=Word(decision.prompt))
            frame = state.frames[-1]
            self.step_of(frame).takes(self, frame, chosen)
            self.run()

    def step_of(self, frame: Frame) -> Step:
        """The step of this frame that is running or was last run."""
        return self.rules.procedures[frame.procedure].steps[frame.running]

    def concede(self, seat: Any) -> None:
        """A player gives up; no effect can change that. What is no seat is refused."""
        if self.state.result is not None:
            raise NoDecision("the game is over", field="concede", key="game over")
        if type(seat) is not int or not 0 <= seat < self.state.seats:
            raise IllegalAnswer(f"no seat {seat!r}", field="concede")
        with rewind.Attempt(self):
            self.note("concede", seat)
            self.answers.append((-1 - seat,))
            self.rules.concede(self, seat)

    # -- the driver ----------------------------------------------------------------

    def run(self) -> None:
        """Carry out steps until somebody must be asked or the game is over."""
        state = self.state
        frames = state.frames
        tables = self.rules.runs
        trace = self.trace
        for _step in range(self.rules.fuel):
            if state.alert:
                if state.result is not None:
                    return
                state.alert = False
                frames.append(Frame("interrupt", 0, {}))
            frame = frames[-1]
            at = frame.step
            run = tables[frame.procedure][at]
            if run is None:
                frames.pop()
                continue
            frame.running = at
            frame.step = at + 1
            if trace is not None:
                number = self.step_of(frame).number
                if number:
                    trace[number] += 1
            decision = run(self, frame)
            if decision is None:
                continue
            if decision.forced():
                if self.log is not None:
                    # that there was but one choice may tell what a hand holds
                    own = 1 << decision.seat
                    self.note("forced", decision.seat, audience=own, prompt=Word(decision.prompt))
                taken = self.step_of(frame).takes
                taken(self, frame, decision.options[: decision.most])
            else:
                if self.moves:
                    self.enter("moved", {})  # what no other entry has told
                decision.check()
                state.decision = decision
                return
        path = self.path()
        raise Runaway(
            f"{self.rules.fuel} steps without a decision, at {' > '.join(path[-9:])}",
            field="fuel",
            rule=path[-1],
        )

    def ask_again(self) -> None:
        """Make the open decision anew from the state (after loading or re-dealing)."""
        state = self.state
        if state.result is None:
            frame = state.frames[-1]
            if frame.running < 0:
                raise BadRecord("no step is running that could ask", field="frames")
            state.decision = self.step_of(frame).run(self, frame)

    def call(self, procedure: str, **vars: Any) -> None:
        """Carry out a procedure now; the one that calls goes on when it is done."""
        self.state.frames.append(Frame(procedure, 0, vars))

    def go(self, frame: Frame, number: str) -> None:
        """Go on at the step with this rule number, in the same procedure."""
        frame.step = self.rules.procedures[frame.procedure].at[number]

    def leave(self, frame: Frame) -> None:
        """End this procedure after the step that is running."""
        frame.step = len(self.rules.procedures[frame.procedure].steps)

    def is_under_way(self, procedure: str) -> bool:
        """Whether a procedure of this name is on the stack of frames, at whatever depth."""
        return any([frame.procedure == procedure for frame in self.state.frames])

    def back_to(self, procedure: str, number: str) -> None:
        """All that is under way inside this procedure ends at once, unfinished; it goes on
        at the step with that rule number."""
        frames = self.state.frames
        depth = len(frames) - 1
        while depth >= 0 and frames[depth].procedure != procedure:
            depth -= 1
        if depth < 0:
            raise HeadjudgeError(f"{procedure} is not under way", field="back_to", rule=number)
        del frames[depth + 1 :]
        self.go(frames[depth], number)

    # -- the stack: what was played and waits to be resolved -------------------------

    def add(self, procedure: str, **vars: Any) -> int:
        """Put a procedure on top of the stack, to be carried out when its turn comes.
        A card or ability that was played, or a process of the rules; `seat` is its master.
        The number names it while it is there."""
        state = self.state
        number = vars["number"] = state.next_number()
        state.stack.append(Frame(procedure, 0, vars))
        state.revision += 1
        return number

    def resolve_top(self) -> None:
        """What lies topmost leaves the stack and is carried out now."""
        state = self.state
        state.frames.append(state.stack.pop())
        state.revision += 1

    def take_off(self, number: int) -> Frame | None:
        """Remove something from the stack unresolved; None: it is no longer there."""
        state = self.state
        for at, frame in enumerate(state.stack):
            if frame.vars["number"] == number:
                state.revision += 1
                return state.stack.pop(at)
        return None

    # -- the end, the log ------------------------------------------------------------

    def end(self, winner: int | None, rule: str) -> None:
        """The game ends at once."""
        if self.state.result is None:
            self.state.result = Result(winner, rule)
            self.state.decision = None
            self.state.alert = True  # the driver stops
            self.note("result", -1 if winner is None else winner, rule=Rule(rule))

    # -- events --------------------------------------------------------------------

    def do(self, *happenings: Event) -> None:
        """Let these events happen at the same time, unless something forbids or replaces them.

        This has to be the last thing that a step does: where a replacement is possible, the events
        happen in a procedure of their own."""
        guarded = self.survey.guarded_kinds
        if guarded:
            for event in happenings:
                if event.kind in guarded and event.kind in events.guards(self):
                    for each in happenings:
                        if each.card >= 0:
                            each.identity = self.state.identity[each.card]
                    self.call("event", events=happenings, after=(), chosen=None)
                    return
        events.happen(self, happenings)

    # -- values --------------------------------------------------------------------

    def value(self, card: int, name: str) -> Any:
        """The present value of a card's property."""
        state = self.state
        if name in self.survey.changeable:
            settled = self.partial
            if settled is None:
                if self._revision == state.revision:
                    settled = self._derived.settled.get(name)
                if settled is None:
                    settled = values.settle(self, name)
            if settled:
                key = (card, name)
                if key in settled:
                    bound = self.rules.layering.bounds.get(name)
                    return settled[key] if bound is None else bound(self, card, settled[key])
        return state.printed[card].values[name]

    def abilities(self, card: int) -> Abilities:
        """The abilities a card has now."""
        if "abilities" in self.survey.changeable:
            altered = self._derived.altered if self._revision == self.state.revision else None
            if altered is None or self.partial is not None:
                altered = values.altered_abilities(self)
            if altered:
                key = (card, "abilities")
                if key in altered:
                    own: Abilities = altered[key]
                    return own
        return self.state.printed[card].abilities

    def derived(self) -> values.Derived:
        """What was worked out from the state as it is now. A fork starts with nothing."""
        if self._revision != self.state.revision:
            self._revision = self.state.revision
            self._derived = values.reuse_or_renew(self, self._derived)
        return self._derived

    def board_cache(self) -> dict[str, Any]:
        """A cache for what depends on the cards on the board alone: emptied when they change."""
        if self._board != self.state.board:
            self._board = self.state.board
            self._board_cache = {}
        return self._board_cache

    def cards_cache(self) -> dict[str, Any]:
        """A cache for what depends on which cards with a text the game has, wherever they are:
        emptied when a new one is made or a card is turned over to its other side."""
        count = len(self.state.printed)
        if self._cards != count:
            new = self.state.printed[self._cards :] if 0 <= self._cards < count else None
            if new is None or [card for card in new if card.abilities.terms]:
                self._cards_cache = {}
            self._cards = count
        return self._cards_cache

    def turn_over(self, card: int, printed: Card) -> None:
        """Turn a card to its other printed side."""
        super().turn_over(card, printed)
        self._cards = -1

    # -- going back ----------------------------------------------------------------

    def save_point(self) -> None:
        """Remember the present state, to go back to if a play turns out to be illegal."""
        self.state.snapshots.append(self.state.copy())

    def forget_point(self) -> None:
        """Drop the last save point: the play was legal."""
        self.state.snapshots.pop()

    def revert(self) -> None:
        """Go back to the last save point. The state is exactly as it was; what was answered in
        between was answered in vain, but stays on record, and so does the log of it: the next
        entry has the moves of all cards back to their places."""
        state = self.state
        before = list(zip(*state.handles, strict=True))
        there = state.place
        state.become(state.snapshots[-1].copy())
        if self.log is not None:
            self.log_return(there, before)
        self._forget_derived()

    def become(self, other: Game) -> None:
        """Take over everything of another game, which nobody else may use afterwards."""
        self.state.become(other.state)
        self.answers[:] = other.answers
        self.moves, self.telling = other.moves, None
        if self.log is not None and other.log is not None:
            self.log[:] = other.log
        self._forget_derived()

    def _forget_derived(self) -> None:
        """Drop everything that was worked out from the state."""
        self.partial = None
        self._revision = -1
        self._derived = values.Derived()
        self._board = -1
        self._cards = -1

    def fork(self) -> Game:
        """An independent copy of this game."""
        log = None if self.log is None else self.log[:]
        new = Game(self.rules, self.state.copy(), log, self.pool)
        new.answers = self.answers[:]
        new.undone = self.undone
        new.moves = None if self.moves is None else self.moves[:]
        new.base = self.base
        new.record = self.record
        new.survey = self.survey
        return new

    # -- looking -------------------------------------------------------------------

    def view(self, viewer: int) -> dict[str, Any]:
        """All that this seat may know, and nothing else; seat 2 is the public."""
        if not 0 <= viewer <= self.state.seats:
            raise HeadjudgeError(f"no seat {viewer}", field="seat")
        try:
            return views.view(self, viewer)
        except Exception as error:
            rewind.blame_position(self, error)
            raise

    def determinize(self, seat: int, key: int) -> Game:
        """A fork in which all that this seat cannot know is dealt anew, fairly."""
        new = self.fork()
        new.log = new.moves = None
        new.base = None  # its answers do not lead here
        knowledge.redeal(new.state, self.rules.layout, seat, random.key_of(key))
        if self.rules.showing.plausible is not None:
            self.rules.showing.plausible(new, seat)
        if new.state.decision is not None and new.state.decision.seat != seat:
            new.ask_again()
        return new

    def position_hash(self) -> str:
        """The hash of this position that records hold: see `kernel/position.py`."""
        return position_hash(self)

    def state_hash(self) -> str:
        """Equal for equal states, on every machine."""
        return notation.state_hash(self.rules, self.state)

    def to_json(self) -> str:
        """The whole game at this decision; `headjudge.from_json` reads it back."""
        return saved_games.to_json(self)

    def why_not(self, seat: int, wish: Option, lang: str = "en") -> tuple[str, str] | None:
        """Why a player may not do this now: the rule number and a sentence. None: they may.

        The answer comes from the options of the open decision, and from the same function that
        made them; for a verb alone it is the rule by which such a thing is done. What could
        never be an option is a `BadWish`.
        """
        wishes.check(self.rules, self.state, wish)
        if self.state.result is not None:
            rule = self.state.result.rule
            return rule, self.rules.gloss(rule, lang)
        decision = self.state.decision
        if decision is not None and decision.seat == seat and wishes.is_offered(decision, wish):
            return None
        if wishes.is_bare(self.rules, wish):
            rule = self.rules.asking.verb_rules.get(str(wish[0]), "")
        else:
            rule = self.rules.asking.refuse(self, seat, wish) or ""
        rule = rule or (decision.rule if decision else "")
        return rule, self.rules.gloss(rule, lang)
