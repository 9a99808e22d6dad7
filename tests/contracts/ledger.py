"""The ledger: what the table was like before and after each instruction of a text.

It stands between the rules of every game that tests play and the step that carries out effects,
opens an account when an instruction begins and closes it when the next one is due. A contract
(`families`) then says what had to be different and what had not. The ledger knows no meaning of
any instruction and calls nothing of what carries it out.
"""

from __future__ import annotations

from typing import Any

from headjudge.kernel.decision import Decision
from headjudge.kernel.flow import Run
from headjudge.kernel.game import Game
from headjudge.kernel.rules import Rules
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import holds, seats, select
from tests.contracts.meant import (
    Cards,
    counted,
    meant_by,
    memories,
    other_meant,
    speaker,
    values_before,
)  # fmt: skip


class Moment:
    """What lay where, and how, at one time."""

    __slots__ = (
        "ahead", "effects", "face", "frames", "happened", "host", "identity", "known", "numbers",
        "place", "printed", "random", "rest", "result", "stack", "standby", "turn", "zones",
    )  # fmt: skip

    def __init__(self, game: Game) -> None:
        state = game.state
        self.frames = [(frame.procedure, frame.vars.copy()) for frame in state.frames]
        self.stack = [(frame.procedure, frame.vars.copy()) for frame in state.stack]
        self.happened = state.happened.copy()
        self.standby = frozenset([one.id for one in state.standby])
        self.printed = state.printed[:]
        self.place = state.place[:]
        self.rest = state.rest[:]
        self.face = state.face[:]
        self.host = state.host[:]
        self.identity = state.identity[:]
        self.known = state.known[:]
        self.zones = state.zones[:]
        self.numbers = [row.copy() for row in state.numbers]
        self.effects = {effect.id: effect for effect in state.effects}
        self.ahead = state.ahead
        self.random = state.random_count
        self.result = state.result
        self.turn = state.turn


class Account:
    """One instruction: who speaks, what was so before it, and (once closed) after it."""

    __slots__ = (
        "after", "before", "came_to", "count", "disturbed", "expanded", "game", "held", "left",
        "meant", "memory", "moved_before", "other", "remembered", "seat", "seats", "source",
        "term", "value",
    )  # fmt: skip

    def __init__(self, game: Game, frame: Frame, term: t.Effect, left: int) -> None:
        context = speaker(game, frame)
        self.game = game
        self.term = term
        self.left = left  # how many instructions of the frame come after it
        self.source = context.source
        self.seat = context.seat
        self.seats = tuple(seats(context, getattr(term, "who", t.YOU) or t.YOU))
        self.memory: dict[str, tuple[Ref, ...]] = memories(frame)
        self.remembered: dict[str, tuple[Ref, ...]] = {}
        self.moved_before: Cards = frozenset()  # by earlier instructions of the same effect
        self.count = counted(context, getattr(term, "number", None))
        self.meant = meant_by(context, getattr(term, "what", None))
        self.other = other_meant(context, term)
        self.held = holds(context, term.condition) if isinstance(term, t.If) else None
        self.value = values_before(context, term)
        self.came_to: tuple[t.Effect, ...] = ()  # instructions that it stands for
        self.expanded = False  # some of these were carried out
        self.disturbed = False  # something else was done in between, or in its place
        self.before = Moment(game)
        self.after = self.before

    # what is different

    def moved(self) -> dict[int, tuple[int, int]]:
        """The cards that are in another zone than before: from where to where."""
        before, after = self.before.place, self.after.place
        found = {card: (was, after[card]) for card, was in enumerate(before) if was != after[card]}
        for card in range(len(before), len(after)):
            found[card] = (-1, after[card])
        return found

    def on_their_own(self) -> dict[int, tuple[int, int]]:
        """Those of them that do not merely go along with another: beneath it, or linked to it."""
        moved = self.moved()
        field = self.game.rules.layout.field
        left = {was for was, _is in moved.values() if was >= 0 and field[was]}
        alone: dict[int, tuple[int, int]] = {}
        for card, (was, now) in moved.items():
            host = self.before.host[card] if card < len(self.before.host) else -1
            kind = "" if was < 0 else self.kind(was)
            with_another = (host >= 0 and host in moved) or kind in ("charge", "heart")
            shared = was in left and len([1 for o, _n in moved.values() if o == was]) > 1
            meant = self.meant is None or card in self.meant.cards
            named = self.meant is not None and card in self.meant.cards
            if named or (not with_another and (meant or not shared)):
                alone[card] = (was, now)
        return alone

    def turned(self) -> Cards:
        """The cards that stayed where they were and lie otherwise than before."""
        pairs = zip(self.before.rest, self.after.rest, strict=False)
        return self.stayed([card for card, (was, now) in enumerate(pairs) if was != now])

    def flipped(self) -> Cards:
        """The cards that stayed where they were and show the other face."""
        pairs = zip(self.before.face, self.after.face, strict=False)
        return self.stayed([card for card, (was, now) in enumerate(pairs) if was != now])

    def stayed(self, cards: list[int]) -> Cards:
        place = self.after.place
        return frozenset(card for card in cards if self.before.place[card] == place[card])

    def kind(self, zone: int) -> str:
        """The rulebook's name for a zone; "": no zone."""
        return "" if zone < 0 else str(self.game.rules.layout.kind[zone])

    def new_effects(self) -> list[Any]:
        return [one for at, one in self.after.effects.items() if at not in self.before.effects]

    def ended_effects(self) -> list[Any]:
        return [one for at, one in self.before.effects.items() if at not in self.after.effects]

    def changed_numbers(self) -> dict[tuple[int, str], int]:
        """The numbers of players that are others than before: by seat and name, by how much."""
        found: dict[tuple[int, str], int] = {}
        for seat, now in enumerate(self.after.numbers):
            was = self.before.numbers[seat]
            for name in {*was, *now}:
                more = now.get(name, 0) - was.get(name, 0)
                if more:
                    found[seat, name] = more
        return found

    def seat_of(self, zone: int) -> int:
        """Whose zone it is; -1: nobody's."""
        return -1 if zone < 0 else int(self.game.rules.layout.seat[zone])

    def is_field(self, zone: int) -> bool:
        return zone >= 0 and bool(self.game.rules.layout.field[zone])

    def is_reordered(self, zone: int) -> bool:
        """Whether the cards that stayed in a zone lie in another order than before."""
        was, now = self.before.zones[zone], self.after.zones[zone]
        if was == now:
            return False
        stayed = set(was) & set(now)
        return [c for c in was if c in stayed] != [c for c in now if c in stayed]

    def changed_procedures(self) -> set[str]:
        """The procedures under way whose variables are others than before, but for effects."""
        pairs = zip(self.before.frames, self.after.frames, strict=False)
        return {
            name
            for (name, was), (also, now) in pairs
            if name == also and name != "perform" and was != now
        }

    def under_way(self, procedure: str) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """The variables of the outermost such procedure before and after; None: there is none,
        or there was none."""
        was = [vars for name, vars in self.before.frames if name == procedure]
        now = [vars for name, vars in self.after.frames if name == procedure]
        return (was[0], now[0]) if was and now else None


def is_where_it_ended(game: Game, frame: Frame) -> bool:
    """Whether a game is over and this was under way when it ended."""
    frames = game.state.frames
    return game.result is not None and any(each is frame for each in frames)


MOST_OPEN = 64
MOST_HELD = 5_000  # instructions of one test: loops of tens of thousands are for speed


class Ledger:
    """All accounts that are open. `check` says what is wrong with a closed one."""

    def __init__(self, check: Any) -> None:
        self.check = check
        self.open: dict[int, tuple[Frame, list[Account]]] = {}
        self.asked: dict[int, tuple[Frame, tuple[t.Effect, ...], Account]] = {}
        self.moved: dict[int, tuple[Frame, set[int]]] = {}  # by the instructions of each frame
        self.targets: dict[int, tuple[Frame, int]] = {}  # of each play, how many phrases had theirs
        self.played: set[type] = set()
        self.left = MOST_HELD

    def keep(self, rules: Rules) -> None:
        """Stand between these rules and the step that carries out effects."""
        if "perform" not in rules.runs:
            return
        first, *rest = rules.runs["perform"]
        assert first is not None
        run = first
        instead, substitute, matches = (
            rules.terms.perform_instead,
            rules.terms.substitute,
            rules.terms.matches,
        )

        def kept_perform(game: Game, frame: Frame) -> Decision | None:
            todo = frame.vars["todo"]
            if self.left <= 0:
                return run(game, frame)
            self.left -= 1
            before = Account(game, frame, todo[0], len(todo) - 1) if todo else None
            asked = self.asked.pop(id(frame), None)
            if asked is not None and asked[0] is frame and asked[1] is not todo:
                asked[2].came_to = todo[: max(len(todo) - asked[2].left, 0)]
                self.begin(frame, asked[2])
            self.close(game, frame, len(todo))
            decision = run(game, frame)
            if before is not None:
                if decision is not None:
                    self.asked[id(frame)] = (frame, todo, before)
                elif (now := frame.vars["todo"]) is not todo:
                    before.came_to = now[: max(len(now) - before.left, 0)]
                    self.begin(frame, before)
            return decision

        def kept_instead(
            game: Game, term: Any, event: Event, card: int, seat: int, at: int
        ) -> None:
            self.disturb(game)
            instead(game, term, event, card, seat, at)

        def kept_substitute(
            game: Game, term: Any, event: Event, card: int, seat: int
        ) -> Event | None:
            self.disturb(game)
            return substitute(game, term, event, card, seat)

        def kept_matches(
            game: Game, term: Any, event: Event, card: int, seat: int, identity: int
        ) -> bool:
            met = matches(game, term, event, card, seat, identity)
            if met and term.role != "auto":
                self.disturb(game)
            return met

        def disturbing(step: Run) -> Run:
            def kept_interrupt(game: Game, frame: Frame) -> Decision | None:
                frames, revision = len(game.state.frames), game.state.revision
                decision = step(game, frame)
                if (len(game.state.frames), game.state.revision) != (frames, revision):
                    self.disturb(game)
                return decision

            return kept_interrupt

        def holding_targets(step: Run) -> Run:
            def kept_play(game: Game, frame: Frame) -> Decision | None:
                if self.left > 0:
                    self.hold_targets(game, frame)
                return step(game, frame)

            return kept_play

        steps = rules.runs.get("play", ())
        rules.runs["play"] = tuple(each and holding_targets(each) for each in steps)
        steps = rules.runs.get("interrupt", ())
        rules.runs["interrupt"] = tuple(each and disturbing(each) for each in steps)
        rules.runs["perform"] = (kept_perform, *rest)
        rules.terms.perform_instead, rules.terms.substitute = kept_instead, kept_substitute
        rules.terms.matches = kept_matches

    def hold_targets(self, game: Game, frame: Frame) -> None:
        """gateruler 14-4b-4: what was chosen just now, as something is played, could be chosen."""
        vars = frame.vars
        chosen = vars.get("targets", ())
        known, phrases = self.targets.get(id(frame), (frame, 0))
        if len(chosen) == (phrases if known is frame else 0):
            return
        self.targets[id(frame)] = (frame, len(chosen))
        while len(self.targets) > MOST_OPEN:  # of games that nobody plays on
            self.targets.pop(next(iter(self.targets)))
        name, refs, _shares = chosen[-1]
        memory = {**vars["kept"], **{each[0]: each[1] for each in chosen[:-1]}}
        context = Context(game, vars["card"], vars["seat"], vars["identity"], vars["event"], memory)
        for term in vars["do"]:
            what = getattr(term, "what", None)
            if isinstance(what, t.Pick) and getattr(term, "memory", "") == name:
                there = select(context, what.cards)
                faults = [
                    f"card {card} could not be chosen" for card, _ in refs if card not in there
                ]
                assert not faults, f"{term} [{game.rules.name}]: {'; '.join(faults)}"

    def disturb(self, game: Game) -> None:
        """Something else happens: what is under way in this game need not come out as said."""
        for _frame, accounts in self.open.values():
            for account in accounts:
                if account.game is game:
                    account.disturbed = True

    def begin(self, frame: Frame, account: Account) -> None:
        """The instruction is being carried out."""
        for other, accounts in self.open.values():
            for one in accounts:
                if one.game is account.game and other is not frame:
                    one.disturbed = True  # another effect inside it
        known, accounts = self.open.get(id(frame), (frame, []))
        if known is not frame:
            accounts = []
        for one in accounts:
            one.expanded = True  # it came to other instructions
        before, moved = self.moved.get(id(frame), (frame, set()))
        account.moved_before = frozenset(moved) if before is frame else frozenset()
        accounts.append(account)
        self.open[id(frame)] = (frame, accounts)
        self.played.add(type(account.term))
        books: tuple[dict[int, Any], ...] = (self.open, self.asked, self.moved)
        for book in books:
            while len(book) > MOST_OPEN:  # of games that nobody plays on
                book.pop(next(iter(book)))

    def close(self, game: Game, frame: Frame, left: int) -> None:
        """The instructions after which only so many come have been carried out."""
        known, accounts = self.open.get(id(frame), (frame, []))
        if known is not frame:
            self.open.pop(id(frame))
            return
        while accounts and accounts[-1].left >= left:
            account = accounts.pop()
            if account.game is not game:
                continue
            account.after = Moment(game)
            account.remembered = memories(frame)
            self.note_moves(frame, account)
            self.hold(account)
        if not accounts:
            self.open.pop(id(frame), None)

    def hold(self, account: Account) -> None:
        """Hold a closed account against its contract, unless something came in between."""
        if not account.disturbed:
            faults = self.check(account)
            name = account.game.rules.name
            assert not faults, f"{account.term} [{name}]: {'; '.join(faults)}"

    def close_ended(self) -> None:
        """Of games that are over, hold the instruction that ended them against its contract: no
        other is due after it. What nobody looked at to its end is not held against anything."""
        books = list(self.open.values())
        self.open.clear()
        self.asked.clear()
        for frame, accounts in books:
            if accounts and self.left > 0 and is_where_it_ended(accounts[-1].game, frame):
                account = accounts[-1]
                account.after = Moment(account.game)
                account.remembered = memories(frame)
                self.hold(account)

    def note_moves(self, frame: Frame, account: Account) -> None:
        known, moved = self.moved.get(id(frame), (frame, set()))
        if known is not frame:
            moved = set()
        moved.update(account.moved())
        pairs = enumerate(zip(account.before.identity, account.after.identity, strict=False))
        moved.update([card for card, (was, now) in pairs if was != now])
        self.moved[id(frame)] = (frame, moved)
