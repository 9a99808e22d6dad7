"""A table to try rulings on, whatever the game: what every game's own table shares.

    table = given(you=side(hand=[Scout], deck=3), them=side(battle=[rested(Wall)]))
    table.you.plays(Scout)

A position is laid out as `headjudge.position` lays it out (`headjudge.judge.position`): a side
says by the names of zones and numbers what a player has. It gives cards as objects, whose
abilities may be terms, and begins any procedure of the rules instead of a turn.

Nothing is random: decks lie in the order given, top first, with plain cards below. A verb acts at
once, so the line that fails is the guilty one. Strict both ways: a verb
that the open decision does not offer fails, and so does a test that ends with a question
nobody answered. Every answer is also given to a fork and to a saved and reloaded copy, and
all three must come out equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

import pytest

from headjudge import games, starting
from headjudge.judge import position
from headjudge.judge.notation import Said, Turn
from headjudge.kernel import saved_games
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.game import Game
from headjudge.kernel.rules import Rules
from headjudge.kernel.state import Frame
from tests.games.laying import Side, plain_names, with_cards

LAID_OUT: list[Table[Any]] = []  # by the running test

P = TypeVar("P", bound="Player")


def other(who: str) -> str:
    """The other player: `them` for `you`."""
    return "them" if who == "you" else "you"


def seats(who: str, mine: Side | None = None, theirs: Side | None = None) -> dict[str, Any]:
    """Both sides, as that player speaks of them: `given(**seats(who, mine, theirs))`."""
    return {who: mine, other(who): theirs}


def started(rules: Rules, seed: int, log: bool, make: Callable[[Game, int], None]) -> Game:
    """A whole game at its first decision, with the cards that are made for each seat."""
    game = starting.new_game(rules, rules.editions[0], seed, log)
    for seat in (0, 1):
        make(game, seat)
    game.survey = rules.terms.survey(game)
    game.state.frames.append(Frame("setup", 0, {}))
    game.run()
    return game


def load(rules: Rules, text: str) -> Game:
    """The game that was saved as this text."""
    new = Game(rules, saved_games.rebuild_saved(rules, saved_games.read_saved(text)), [])
    new.survey = rules.terms.survey(new)
    new.ask_again()
    return new


def reload(game: Game) -> Game:
    """The game, saved and loaded again."""
    return load(game.rules, saved_games.to_json(game))


class Table(Generic[P]):
    """The table: `you` and `them`, and what is true of both."""

    SIDE: ClassVar[type[Side]]
    PLAYER: ClassVar[type[Player]]
    ALONE: ClassVar[bool] = False  # whether only the cards that lie there are known
    OPEN: ClassVar[tuple[str, ...]] = ("main",)  # what may be left unanswered at the end

    @classmethod
    def given(
        cls,
        you: Side | None = None,
        them: Side | None = None,
        phase: str = "main phase",
        turn_of: str = "you",
        seed: int = 1,
        turn: int = 3,
        edition: str = "",
        others: Iterable[Card] = (),
        **more: Any,
    ) -> Self:
        """Lay out a table and begin the phase (a procedure's name; "" for none). `others` are
        cards that must be known besides; `more` is what a game's own table is told."""
        sides = [you or cls.SIDE(), them or cls.SIDE()]
        known = [*sides[0].cards(), *sides[1].cards(), *others]
        rules = with_cards(games.load(cls.SIDE.GAME).rules(), known, cls.ALONE)
        game = starting.new_game(rules, edition or rules.editions[0], seed, True)
        turn_is = Turn(("you", "them").index(turn_of), turn, Said("main phase", 0))
        laid = (sides[0].laid(0), sides[1].laid(1))
        position.lay_out(game, plain_names(rules.name), laid, turn_is)
        table = cls(game, cast(P, cls.PLAYER(0)), cast(P, cls.PLAYER(1)))
        for name, value in more.items():
            assert hasattr(cls, name), f"the table knows no {name!r}"
            setattr(table, name, value)
        table.runs(phase)
        return table

    @classmethod
    def in_turn_of(
        cls,
        who: str,
        mine: Side | None = None,
        theirs: Side | None = None,
        phase: str = "main phase",
        **more: Any,
    ) -> tuple[Self, P, P]:
        """The table in the turn of this player, then that player and the other."""
        table = cls.given(**seats(who, mine, theirs), phase=phase, turn_of=who, **more)
        return table, table.player(who), table.player(other(who))

    def __init__(self, game: Game, you: P, them: P) -> None:
        self.game = game
        self.you = you
        self.them = them
        you.table = them.table = self
        self.abandoned = False

    def runs(self, procedure: str, **vars: Any) -> None:
        """Begin this procedure (if it is not "") on a table just laid out."""
        self.game.state.frames.append(Frame("halt", 0, {}))
        if procedure:
            self.game.state.frames.append(Frame(procedure, 0, vars))
        LAID_OUT.append(self)
        self.game.run()

    def begins(self, procedure: str, **vars: Any) -> None:
        """Begin a phase or another procedure of the rules from where we halted."""
        assert self.halted, f"something is still asked: {self.asks}"
        self.game.state.decision = None
        self.game.state.frames[-1] = Frame("halt", 0, {})
        self.game.call(procedure, **vars)
        self.game.run()

    def player(self, who: str) -> P:
        return self.you if who == "you" else self.them

    @property
    def halted(self) -> bool:
        """Whether nothing is left to do for the rules."""
        decision = self.game.decision
        return decision is not None and decision.prompt == "halt"

    @property
    def asks(self) -> Decision | None:
        decision = self.game.decision
        return None if decision is None or decision.prompt == "halt" else decision

    @property
    def prompt(self) -> str:
        """What is asked now; "": nothing."""
        return "" if self.asks is None else self.asks.prompt

    @property
    def asked(self) -> str:
        """Who is asked: "you", "them", or "" for nobody."""
        return "" if self.asks is None else ("you", "them")[self.asks.seat]

    @property
    def result(self) -> tuple[str, str] | None:
        """Who won and by which rule: ("you", its number), ("draw", ...), or None."""
        result = self.game.result
        if result is None:
            return None
        who = "draw" if result.winner is None else ("you", "them")[result.winner]
        return who, result.rule

    def rules_cited(self) -> list[str]:
        """The rules that the log cites, in order."""
        return [entry.rule for entry in self.game.log or ()]

    def logged(self, kind: str) -> list[Any]:
        return [entry for entry in self.game.log or () if entry.message == kind]

    def leave_open(self) -> None:
        """This test ends on purpose with a question unanswered."""
        self.abandoned = True

    def done(self) -> None:
        if not self.abandoned and self.game.result is None:
            decision = self.asks
            assert decision is None or decision.prompt in self.OPEN, f"nobody answered {decision}"

    def answer(self, *picks: int) -> None:
        """Answer, on the table, on a fork and on a reloaded copy: all must agree."""
        saved = saved_games.to_json(self.game)
        reloaded = load(self.game.rules, saved)
        assert saved_games.to_json(reloaded) == saved, "saving changed the state"
        fork = self.game.fork()
        fork.answer(*picks)
        assert saved_games.to_json(self.game) == saved, "a fork touched the original"
        reloaded.answer(*picks)
        self.game.answer(*picks)
        now = self.game.state_hash()
        assert fork.state_hash() == now, "a fork went another way"
        assert reloaded.state_hash() == now, "a reloaded game went another way"


class Zone:
    """The cards of a zone of a player, as definitions."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def __get__(self, player: Player, _owner: type) -> list[Card]:
        return player.cards(self.kind)


class Player:
    """One side of the table. Cards are asked for and answered as definitions."""

    table: Table[Any]
    hand = Zone("hand")
    deck = Zone("deck")  # from the top

    def __init__(self, seat: int) -> None:
        self.seat = seat

    # acting

    def does(self, verb: str, card: Card | None = None, *more: Card | int) -> None:
        """Any option of a verb, or of a verb and a card, and what more it is about."""
        printed = self.table.game.state.printed
        for option in self._asked().options:
            if option[0] != verb or (card is None and len(option) > 1):
                continue
            wanted = [] if card is None else [card, *more]
            if all(
                (printed[int(there)] is each if isinstance(each, Card) else there == each)
                for each, there in zip(wanted, option[1:], strict=False)
            ) and len(wanted) < len(option):
                self._pick([option])
                return
        about = "" if card is None else card.name
        pytest.fail(f"{verb} {about} is not offered: {self.offered}")

    def passes(self) -> None:
        self._pick([("pass",)])

    def says(self, word: str) -> None:
        """Answer yes or no."""
        self._pick([(word,)])

    def concedes(self) -> None:
        self.table.game.concede(self.seat)

    def chooses(self, *wanted: Card | int | str) -> None:
        """Answer the open question: cards by definition, zones and options by number."""
        decision = self._asked()
        picks: list[int] = []
        for each in wanted:
            for at, option in enumerate(decision.options):
                if at not in picks and self._is(option, each):
                    picks.append(at)
                    break
            else:
                shown = [self._say(option) for option in decision.options]
                pytest.fail(f"{each} is not offered for {decision.prompt!r}: {shown}")
        self.table.answer(*picks)

    def _pick(self, options: list[Option]) -> None:
        decision = self._asked()
        for option in options:
            assert option in decision.options, f"{option} is not offered: {decision}"
        self.table.answer(*[decision.options.index(option) for option in options])

    def _asked(self) -> Decision:
        decision = self.table.game.decision
        assert decision is not None, f"the game is over: {self.table.result}"
        assert decision.seat == self.seat, f"the other player is asked: {decision}"
        assert decision.prompt != "halt", "nobody is asked anything"
        return decision

    def _is(self, option: Option, wanted: Card | int | str) -> bool:
        game = self.table.game
        if isinstance(wanted, str):
            return option[0] == wanted
        kinds = game.rules.asking.verbs.get(str(option[0]), "")
        for kind, value in zip(kinds, option[1:], strict=False):
            if isinstance(wanted, Card):
                if kind == "c" and game.state.printed[int(value)] is wanted:
                    return True
            elif (kind == "z" and game.rules.layout.number[int(value)] == wanted) or (
                kind == "n" and value == wanted
            ):
                return True
        return False

    def _say(self, option: Option) -> str:
        game = self.table.game
        kinds = game.rules.asking.verbs.get(str(option[0]), "")
        for kind, value in zip(kinds, option[1:], strict=False):
            if kind == "c":
                return f"{option[0]} {game.state.printed[int(value)].name}"
            if kind == "z":
                return f"{option[0]} {game.rules.layout.label(int(value))}"
        return str(option)

    # looking

    def why_not(self, verb: str, card: Card, *more: int | Card) -> str | None:
        """The rule that forbids it, or None."""
        rest = [self._others(each) if isinstance(each, Card) else each for each in more]
        reason = self.table.game.why_not(self.seat, (verb, self._own(card), *rest))
        return None if reason is None else reason[0]

    def can(self, verb: str, card: Card, *more: int | Card) -> bool:
        return self.why_not(verb, card, *more) is None

    def _own(self, card: Card) -> int:
        """The first card of this definition in the player's deck."""
        found = [at for at in self._all(card) if self.table.game.state.owner[at] == self.seat]
        assert found, f"{card.name} is not on the table"
        return found[0]

    def _others(self, card: Card) -> int:
        """A card of the other player, or else anybody's."""
        found = self._all(card)
        theirs = [at for at in found if self.table.game.state.owner[at] != self.seat]
        assert found, f"{card.name} is not on the table"
        return (theirs or found)[0]

    def _all(self, card: Card) -> list[int]:
        printed = self.table.game.state.printed
        return [at for at in range(len(printed)) if printed[at] is card]

    def find(self, card: Card) -> int:
        """The first of this player's cards of that definition that is in play, or else
        anywhere in the player's zones."""
        layout = self.table.game.rules.layout
        place = self.table.game.state.place
        there = [
            at for at in self._all(card) if place[at] >= 0 and layout.seat[place[at]] == self.seat
        ]
        assert there, f"{card.name} is not here"
        return ([at for at in there if layout.field[place[at]]] or there)[0]

    def value(self, card: Card, name: str) -> Any:
        """A card's present value, wherever this player has it."""
        return self.table.game.value(self.find(card), name)

    @property
    def offered(self) -> list[Any]:
        """The open question's options: cards as definitions, zones and options as numbers,
        the rest as words."""
        game = self.table.game
        result: list[Any] = []
        for option in self._asked().options:
            kinds = game.rules.asking.verbs.get(str(option[0]), "")
            shown: Any = str(option[0])
            for kind, value in zip(kinds, option[1:], strict=False):
                if kind == "c":
                    shown = game.state.printed[int(value)]
                    break
                if kind == "z":
                    shown = game.rules.layout.number[int(value)]
                elif kind == "n":
                    shown = int(value)
            result.append(shown)
        return result

    def offers(self, verb: str) -> list[Card]:
        """The cards offered under a verb."""
        printed = self.table.game.state.printed
        return [printed[int(option[1])] for option in self._asked().options if option[0] == verb]

    def sees(self) -> dict[str, Any]:
        return self.table.game.view(self.seat)

    def cards(self, kind: str, number: int = 1) -> list[Card]:
        """The cards of a zone of this player."""
        state = self.table.game.state
        zone = self.table.game.rules.layout.zone(kind, self.seat, number)
        return [state.printed[card] for card in state.zones[zone]]

    def top(self, kind: str, number: int = 1) -> Card | None:
        """The uppermost card of a zone of this player."""
        cards = self.cards(kind, number)
        return cards[-1] if cards else None

    def power(self, card: Card) -> int:
        return int(self.value(card, "power"))

    def is_upright(self, card: Card) -> bool:
        """Whether a card stands, is active or ready."""
        return self.table.game.state.rest[self.find(card)] == 0
