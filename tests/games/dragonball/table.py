"""A table to try rulings on: lay out what matters, act, look.

    table = given(
        you=side(hand=[Runner], energy=3),
        them=side(battle=[rested(Wall)], life=4),
    )
    table.you.plays(Runner)
    table.you.attacks(Runner, Wall)

Cards are made on the spot with `battle_card`, `extra_card` and `leader`; skills are terms, given
after the name. `energy=3` is three plain cards, `life=4` four. Nothing is random: decks lie
in order, top first, with plain cards below. A verb acts at once, so the line that fails is the
guilty one. Strict both ways: a verb that the open decision does not offer fails, and so does a
test that ends with a question nobody answered (`table.done()` runs by itself).

A window in which the other player can do nothing but pass answers itself, unless the table was
laid out with `windows=True`: whoever holds a card is asked at every counter timing.

Every answer given here is also given to a fork and to a saved and reloaded copy, and all three
must come out equal.
"""

from __future__ import annotations

import copy
import itertools
from collections.abc import Iterable
from typing import Any

import pytest

from headjudge.games import dragonball
from headjudge.games.dragonball import areas as a
from headjudge.games.dragonball import battle as battles
from headjudge.games.dragonball import cards as card_files
from headjudge.games.dragonball.keywords import expand
from headjudge.games.dragonball.rule_processing import BEGUN
from headjudge.games.dragonball.setup import LEADER, MAIN, make_cards, take_stock
from headjudge.kernel import notation
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.flow import Procedure, Step
from headjudge.kernel.game import Game
from headjudge.kernel.random import key_of
from headjudge.kernel.rules import Rules
from headjudge.kernel.state import Frame, State
from headjudge.language import terms as t

_number = itertools.count(1)
_open: list[Table] = []
_backs: dict[str, Card] = {}

# -- cards ------------------------------------------------------------------------------


def battle_card(name: str = "", *skills: Any, **fields: Any) -> Card:
    """A red Battle Card of cost 1 and power 10000; any field of a card record as keyword."""
    number = next(_number)
    data: dict[str, Any] = {
        "number": f"TEST-{number:04}",
        "name": name or f"Fighter {number}",
        "type": "battle",
        "color": ["red"],
        "power": 10000,
        "energy_cost": 1,
        "combo_cost": 0,
        "combo_power": 5000,
    } | fields
    return _made(data, skills)


def extra_card(name: str = "", *skills: Any, **fields: Any) -> Card:
    """A red Extra Card of cost 1."""
    number = next(_number)
    data: dict[str, Any] = {
        "number": f"TEST-{number:04}",
        "name": name or f"Device {number}",
        "type": "extra",
        "color": ["red"],
        "energy_cost": 1,
    } | fields
    return _made(data, skills)


def leader(name: str = "", *skills: Any, back: Iterable[Any] = (), **fields: Any) -> Card:
    """A red leader of power 10000; `back` are the skills of its other side (power 15000)."""
    number = next(_number)
    name = name or f"Leader {number}"
    color = fields.get("color", ["red"])
    data: dict[str, Any] = {
        "number": f"TEST-{number:04}",
        "name": name,
        "type": "leader",
        "color": color,
        "power": 10000,
        "back": card_files.Side(name=f"{name}, awakened", color=color, power=15000),
    } | fields
    printed = card_files.check([card_files.Printed(**data)])[0]
    assert printed.back is not None
    _backs[printed.number] = card_files.make(
        printed, printed.back, printed.number + card_files.BACK, printed.number,
        expand(tuple(back)),
    )  # fmt: skip
    other = printed.number + card_files.BACK
    return card_files.make(printed, printed, printed.number, other, expand(tuple(skills)))


def _made(data: dict[str, Any], skills: tuple[Any, ...]) -> Card:
    printed = card_files.check([card_files.Printed(**data)])[0]
    return card_files.make(printed, printed, printed.number, "", expand(skills))


def word(name: str, number: int | None = None, *details: Any) -> t.Keyword:
    """A keyword with what belongs to it."""
    return t.Keyword(name, number, details)


PLAIN = battle_card("Plain Fighter")
PLAIN_LEADER = leader("Plain Leader")


class Lying:
    """A card that lies otherwise than usual: in Rest Mode, or on top of others."""

    def __init__(self, card: Card, rest: int = 0, on: tuple[Card, ...] = ()) -> None:
        self.card = card
        self.rest = rest
        self.on = on


def rested(card: Card) -> Lying:
    return Lying(card, rest=1)


def stacked(card: Card, *on: Card) -> Lying:
    """A card on top of others, the lowest last."""
    return Lying(card, on=on)


Given = Card | Lying


# -- laying out -------------------------------------------------------------------------


def _several(cards: Iterable[Given] | int) -> list[Given]:
    return [PLAIN] * cards if isinstance(cards, int) else list(cards)


class Side:
    """What one player has."""

    def __init__(
        self,
        leader: Given | None = None,
        battle: Iterable[Given] = (),
        combo: Iterable[Given] = (),
        energy: Iterable[Given] | int = (),
        hand: Iterable[Card] = (),
        deck: Iterable[Card] = (),
        drop: Iterable[Card] | int = (),
        life: Iterable[Card] | int = 8,
        warp: Iterable[Card] = (),
        deck_of_plain: int = 10,
    ) -> None:
        self.leader: Given = PLAIN_LEADER if leader is None else leader
        self.battle = list(battle)
        self.combo = list(combo)
        self.energy = _several(energy)
        self.hand = list(hand)
        self.deck = [*deck, *[PLAIN] * deck_of_plain]
        self.drop = _several(drop)
        self.life = _several(life)
        self.warp = list(warp)

    def cards(self) -> list[Card]:
        there: list[Given] = [
            self.leader, *self.battle, *self.combo, *self.energy, *self.hand, *self.deck,
            *self.drop, *self.life, *self.warp,
        ]  # fmt: skip
        found: list[Card] = []
        for each in there:
            if isinstance(each, Lying):
                found.extend([each.card, *each.on])
            else:
                found.append(each)
        return found


side = Side


def other(who: str) -> str:
    """The other player: `them` for `you`."""
    return "them" if who == "you" else "you"


def seats(who: str, mine: Side | None = None, theirs: Side | None = None) -> dict[str, Any]:
    """Both sides, as that player speaks of them: `given(**seats(who, mine, theirs))`."""
    return {who: mine or Side(), other(who): theirs or Side()}


def _halt(game: Game, frame: Frame) -> Decision:
    """Where a test looks around: nobody is asked anything by the rules here."""
    return Decision(game.state.turn_player, "halt", (("halt",),), "", secret=True)


HALT = Procedure("halt", "", "Halt", (Step("", _halt),))


def _rules(cards: Iterable[Card]) -> Rules:
    rules: Rules = copy.copy(dragonball.rules())
    cards = list(cards)
    backs = [_backs[card.number] for card in cards if card.number in _backs]
    rules.catalogue = rules.catalogue | card_files.with_tokens([*cards, *backs])
    rules.procedures = rules.procedures | {"halt": HALT}
    rules.steps = rules.steps | {"halt": HALT.steps}
    rules._cards = "test"
    return rules


def given(
    you: Side | None = None,
    them: Side | None = None,
    phase: str = "main phase",
    turn_of: str = "you",
    seed: int = 1,
    turn: int = 3,
    windows: bool = False,
) -> Table:
    """Lay out a table and begin the phase (a procedure's name; "" for none)."""
    sides = [you or Side(), them or Side()]
    rules = _rules([*sides[0].cards(), *sides[1].cards()])
    state = State("dragonball", "1.074", 2, a.LAYOUT.total, key_of(seed))
    game = Game(rules, state, [])
    state.turn = turn
    state.turn_player = 0 if turn_of == "you" else 1
    state.first = state.turn_player if turn % 2 else 1 - state.turn_player
    for seat, each in enumerate(sides):
        _lay_out(game, seat, each)
    state.limits["turn began"] = state.tick()
    state.limits[BEGUN] = 1
    take_stock(game)
    state.frames.append(Frame("halt", 0, {}))
    if phase:
        state.frames.append(Frame(phase, 0, {}))
    table = Table(game, windows)
    _open.append(table)
    game.run()
    table.skip_windows()
    return table


def _lay_out(game: Game, seat: int, each: Side) -> None:
    for card in each.deck:
        game.put(game.make(card, seat, MAIN), a.deck_area(seat), "bottom")
    for zone, cards in (
        (a.leader_area(seat), [each.leader]),
        (a.battle_area(seat), each.battle),
        (a.combo_area(seat), each.combo),
        (a.energy_area(seat), each.energy),
        (a.hand_of(seat), each.hand),
        (a.drop_area(seat), each.drop),
        (a.life_area(seat), each.life),
        (a.warp_of(seat), each.warp),
    ):
        for one in cards:
            _put(game, seat, one, zone)


def _put(game: Game, seat: int, each: Given, zone: int) -> int:
    lying = each if isinstance(each, Lying) else Lying(each)
    origin = LEADER if lying.card.values["type"] == "leader" else MAIN
    card = game.make(lying.card, seat, origin)
    game.put(card, zone)
    if lying.rest:
        game.turn_to(card, 1)
    for below in reversed(lying.on):
        game.put(game.make(below, seat, MAIN), zone, "top", host=card)
    return card


# -- acting and looking -----------------------------------------------------------------

# What may be left unanswered at the end of a test.
OPEN = ("main", "charge", "halt")


class Table:
    """The table: `you` and `them`, and what is true of both."""

    def __init__(self, game: Game, windows: bool = False) -> None:
        self.game = game
        self.windows = windows
        self.you = Player(self, 0)
        self.them = Player(self, 1)
        self.abandoned = False

    def begins(self, procedure: str, **vars: Any) -> None:
        """Begin a phase or another procedure of the rules from where we halted."""
        assert self.halted, f"something is still asked: {self.asks}"
        self.game.state.decision = None
        self.game.call(procedure, **vars)
        self.game.state.frames[-2].step = 0
        self.game.run()
        self.skip_windows()

    def player(self, who: str) -> Player:
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
        """Who won and by which rule: ("you", "9-2-3"), ("draw", ...), or None."""
        result = self.game.result
        if result is None:
            return None
        who = "draw" if result.winner is None else ("you", "them")[result.winner]
        return who, result.rule

    def rules_cited(self) -> list[str]:
        """The rules that the log cites, in order."""
        return [entry.rule for entry in self.game.log or ()]

    def logged(self, kind: str) -> list[Any]:
        return [entry for entry in self.game.log or () if entry.kind == kind]

    def leave_open(self) -> None:
        """This test ends on purpose with a question unanswered."""
        self.abandoned = True

    def done(self) -> None:
        if not self.abandoned and self.game.result is None:
            decision = self.asks
            assert decision is None or decision.prompt in OPEN, f"nobody answered {decision}"

    def skip_windows(self) -> None:
        """Windows in which there is nothing to do but pass are passed."""
        while not self.windows and self.prompt == "counter" and self.asks is not None:
            if self.asks.options != (PASS,):
                return
            self._answer(0)

    def answer(self, *picks: int) -> None:
        """Answer, on the table, on a fork and on a reloaded copy: all must agree."""
        self._answer(*picks)
        self.skip_windows()

    def _answer(self, *picks: int) -> None:
        fork = self.game.fork()
        reloaded = reload(self.game)
        assert reloaded.state_hash() == self.game.state_hash(), "saving changed the state"
        before = self.game.state_hash()
        fork.answer(*picks)
        assert self.game.state_hash() == before, "a fork touched the original"
        reloaded.answer(*picks)
        self.game.answer(*picks)
        now = self.game.state_hash()
        assert fork.state_hash() == now, "a fork went another way"
        assert reloaded.state_hash() == now, "a reloaded game went another way"


def reload(game: Game) -> Game:
    saved = notation.read_saved(notation.to_json(game))
    state = notation.rebuild_saved(game.rules, saved)
    new = Game(game.rules, state, [])
    take_stock(new)
    new.ask_again()
    return new


class Player:
    """One side of the table. Cards are asked for and answered as definitions."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    # acting

    def plays(self, card: Card) -> None:
        """Play a Battle Card from the hand for its cost. Which energy pays is asked only if
        there is a choice."""
        self.does("play", card)

    def attacks(self, attacker: Card, target: Card) -> None:
        """Attack, from the Main Phase."""
        printed = self.table.game.state.printed
        for option in self._asked().options:
            if (
                option[0] == "attack"
                and printed[int(option[1])] is attacker
                and printed[int(option[2])] is target
            ):
                self._pick([option])
                return
        pytest.fail(f"{attacker.name} cannot attack {target.name}: {self._asked().options}")

    def combos(self, card: Card) -> None:
        self.does("combo", card)

    def uses(self, card: Card, number: int = 0, verb: str = "activate") -> None:
        """Activate a skill of a card, the first unless another is named."""
        printed = self.table.game.state.printed
        for option in self._asked().options:
            named = option[0] == verb and option[2] == number
            if named and printed[int(option[1])] is card:
                self._pick([option])
                return
        pytest.fail(f"the skill of {card.name} is not offered: {self.offered}")

    def counters(self, card: Card, number: int = 0) -> None:
        """Activate a [Counter] of a card."""
        self.uses(card, number, "counter")

    def charges(self, card: Card) -> None:
        assert self.table.prompt == "charge", self.table.asks
        self.chooses(card)

    def passes(self) -> None:
        self._pick([PASS])

    def says(self, word: str) -> None:
        """Answer yes or no."""
        self._pick([(word,)])

    def concedes(self) -> None:
        self.table.game.concede(self.seat)

    def does(self, verb: str, card: Card) -> None:
        """Any option of a verb and a card."""
        state = self.table.game.state
        for option in self._asked().options:
            if option[0] == verb and state.printed[int(option[1])] is card:
                self._pick([option])
                return
        pytest.fail(f"{verb} {card.name} is not offered: {self.offered}")

    def chooses(self, *wanted: Card | int | str) -> None:
        """Answer the open question: cards by definition, options by number."""
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
        kinds = game.rules.verbs.get(str(option[0]), "")
        for kind, value in zip(kinds, option[1:], strict=False):
            if isinstance(wanted, Card):
                if kind == "c" and game.state.printed[int(value)] is wanted:
                    return True
            elif kind == "n" and value == wanted:
                return True
        return False

    def _say(self, option: Option) -> str:
        game = self.table.game
        kinds = game.rules.verbs.get(str(option[0]), "")
        cards = [
            game.state.printed[int(value)].name
            for kind, value in zip(kinds, option[1:], strict=False)
            if kind == "c"
        ]
        return f"{option[0]} {', '.join(cards)}" if cards else str(option)

    # looking

    def why_not(self, verb: str, card: Card, *more: int | Card) -> str | None:
        """The rule that forbids it, or None."""
        rest = [self._any(each) if isinstance(each, Card) else each for each in more]
        reason = self.table.game.why_not(self.seat, (verb, self._own(card), *rest))
        return None if reason is None else reason[0]

    def can(self, verb: str, card: Card, *more: int | Card) -> bool:
        return self.why_not(verb, card, *more) is None

    def _own(self, card: Card) -> int:
        state = self.table.game.state
        for at in range(len(state.printed)):
            if state.printed[at] is card and state.owner[at] == self.seat:
                return at
        raise AssertionError(f"{card.name} is not on the table")

    def _any(self, card: Card) -> int:
        """A card of the other player, or else anybody's."""
        state = self.table.game.state
        found = [at for at in range(len(state.printed)) if state.printed[at] is card]
        theirs = [at for at in found if state.owner[at] != self.seat]
        assert found, f"{card.name} is not on the table"
        return (theirs or found)[0]

    @property
    def offered(self) -> list[Any]:
        """The open question's options: cards as definitions, options as numbers, the rest as
        words."""
        game = self.table.game
        result: list[Any] = []
        for option in self._asked().options:
            kinds = game.rules.verbs.get(str(option[0]), "")
            shown: Any = str(option[0])
            for kind, value in zip(kinds, option[1:], strict=False):
                if kind == "c":
                    shown = game.state.printed[int(value)]
                    break
                if kind == "n":
                    shown = int(value)
            result.append(shown)
        return result

    def offers(self, verb: str) -> list[Card]:
        """The cards offered under a verb."""
        printed = self.table.game.state.printed
        return [printed[int(option[1])] for option in self._asked().options if option[0] == verb]

    def _cards(self, zone: int) -> list[Card]:
        state = self.table.game.state
        return [state.printed[card] for card in state.zones[zone] if state.host[card] < 0]

    @property
    def hand(self) -> list[Card]:
        return self._cards(a.hand_of(self.seat))

    @property
    def deck(self) -> list[Card]:
        """From the top."""
        return self._cards(a.deck_area(self.seat))

    @property
    def drop(self) -> list[Card]:
        return self._cards(a.drop_area(self.seat))

    @property
    def life(self) -> list[Card]:
        return self._cards(a.life_area(self.seat))

    @property
    def energy(self) -> list[Card]:
        return self._cards(a.energy_area(self.seat))

    @property
    def active_energy(self) -> list[Card]:
        state = self.table.game.state
        cards = state.zones[a.energy_area(self.seat)]
        return [state.printed[card] for card in cards if not state.rest[card]]

    @property
    def warp(self) -> list[Card]:
        return self._cards(a.warp_of(self.seat))

    @property
    def removed(self) -> list[Card]:
        return self._cards(a.removed_of(self.seat))

    @property
    def battle(self) -> list[Card]:
        """The battle area, without what lies under other cards."""
        return self._cards(a.battle_area(self.seat))

    @property
    def combo(self) -> list[Card]:
        return self._cards(a.combo_area(self.seat))

    @property
    def leader(self) -> Card:
        """The side of the leader that faces up."""
        return self._cards(a.leader_area(self.seat))[0]

    def under(self, card: Card) -> list[Card]:
        """What lies under a card, the lowest first."""
        state = self.table.game.state
        return [state.printed[each] for each in a.beneath(self.table.game, self.find(card))]

    def find(self, card: Card) -> int:
        """The first of this player's cards of that definition that is in play, or else
        anywhere in the player's areas."""
        state = self.table.game.state
        there = [
            each
            for each in range(len(state.printed))
            if state.printed[each] is card
            and state.place[each] >= 0
            and a.LAYOUT.seat[state.place[each]] == self.seat
        ]
        in_play = [each for each in there if a.LAYOUT.field[state.place[each]]]
        assert there, f"{card.name} is not here"
        return (in_play or there)[0]

    def value(self, card: Card, name: str) -> Any:
        """A card's present value, wherever this player has it."""
        return self.table.game.value(self.find(card), name)

    def power(self, card: Card) -> int:
        return int(self.value(card, "power"))

    def is_active(self, card: Card) -> bool:
        return self.table.game.state.rest[self.find(card)] == 0

    def guards(self, card: Card) -> bool:
        """Whether it is the guard card of the battle."""
        return battles.guard_card(self.table.game) == self.find(card)

    def sees(self) -> dict[str, Any]:
        return self.table.game.view(self.seat)


# -- whole games --------------------------------------------------------------------------


def plain_deck() -> tuple[Card, list[Card]]:
    """A leader and fifty cards without texts."""
    main: list[Card] = []
    for cost in range(1, 6):
        for kind in range(3):
            card = battle_card(
                f"Fighter {cost}/{kind}",
                energy_cost=cost,
                specified_cost=["red"] * min(cost - 1, 2),
                power=5000 + 5000 * cost,
                combo_cost=1 if kind == 2 else 0,
                combo_power=10000 if kind == 2 else 5000,
            )
            main += [card] * (4 if kind < 2 else 2)
    return leader("Captain"), main


def start(seed: int, log: bool = False, deck: tuple[Card, list[Card]] | None = None) -> Game:
    """A whole game of two such decks, at its first decision."""
    first, main = plain_deck() if deck is None else deck
    rules = _rules([first, *main])
    state = State("dragonball", "1.074", 2, a.LAYOUT.total, key_of(seed))
    game = Game(rules, state, [] if log else None)
    for seat in (0, 1):
        make_cards(game, seat, first, main)
    take_stock(game)
    state.frames.append(Frame("setup", 0, {}))
    game.run()
    return game
