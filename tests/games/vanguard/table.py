"""A table to try rulings on: lay out what matters, act, look.

    table = given(
        you=side(vanguard=Ace, hand=[Scout]),
        them=side(circles={1: rested(Scout)}, damage=[Scout, down(Scout)]),
    )
    table.you.calls(Scout, 2)
    assert table.you.circle(2) == Scout

Cards are made on the spot with `unit`, `trigger` and `g_unit`; abilities are their text, or
terms (`having`). Rear-guard circles are numbered 1 left front, 2 right front, 3 left back,
4 center back, 5 right back. Nothing is random: decks lie in the order given, top first, with
plain cards under them. A verb acts at once, so the line that fails is the guilty one. Strict
both ways: a verb that the open decision does not offer fails, and so does a test that ends
with a question nobody answered (`table.done()` runs by itself).

Every answer given here is also given to a fork and to a saved and reloaded copy, and all
three must come out equal.
"""

from __future__ import annotations

import copy
import itertools
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import pytest

from headjudge.games import vanguard
from headjudge.games.vanguard import cards as card_files
from headjudge.games.vanguard import circles as c
from headjudge.games.vanguard import roles
from headjudge.games.vanguard import zones as z
from headjudge.games.vanguard.keywords import expand
from headjudge.games.vanguard.setup import G_DECK, MAIN, make_cards, take_stock
from headjudge.kernel import links, notation
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, Step
from headjudge.kernel.game import Game
from headjudge.kernel.random import key_of
from headjudge.kernel.rules import Rules
from headjudge.kernel.state import FACE_DOWN, Frame, State

_number = itertools.count(1)
_open: list[Table] = []

CLAN = "Nubatama"

# -- cards ------------------------------------------------------------------------------

_ICONS = {0: ["boost"], 1: ["boost"], 2: ["intercept"], 3: ["twin drive"], 4: ["triple drive"]}
_POWERS = {0: 5000, 1: 7000, 2: 9000, 3: 11000, 4: 15000}
_SHIELDS = {0: 10000, 1: 5000, 2: 5000, 3: None, 4: None}


def unit(name: str = "", *abilities: Any, grade: int = 1, text: str = "", **fields: Any) -> Card:
    """A normal unit as its grade usually is; any field of a card record as keyword."""
    number = next(_number)
    data: dict[str, Any] = {
        "number": fields.pop("number", f"TEST-{number:04}"),
        "name": name or f"Unit {number}",
        "type": "normal",
        "grade": grade,
        "power": _POWERS.get(grade, 11000),
        "shield": _SHIELDS.get(grade),
        "icons": _ICONS.get(grade, []),
        "clan": [CLAN],
        "text": text,
    } | fields
    card = card_files.compile_card(card_files.check([card_files.Printed(**data)])[0])
    return having(card, *abilities) if abilities else card


def trigger(icon: str, name: str = "", *abilities: Any, **fields: Any) -> Card:
    """A trigger unit with this icon."""
    kind: dict[str, Any] = {"type": "trigger", "trigger": icon, "grade": 0}
    return unit(name, *abilities, **kind | fields)


def g_unit(name: str = "", *abilities: Any, **fields: Any) -> Card:
    """A G unit."""
    kind: dict[str, Any] = {"type": "G", "grade": 4}
    return unit(name, *abilities, **kind | fields)


def having(card: Card, *abilities: Any) -> Card:
    """The same card with abilities given as terms."""
    return Card(card.number, card.names, card.texts, card.values, expand(abilities))


PLAIN = unit("Plain Soldier", grade=1)
PLAIN_VANGUARD = unit("Plain Vanguard", grade=3)


class Lying:
    """A card that lies otherwise than usual."""

    def __init__(self, card: Card, rest: int = 0, face: int = 0) -> None:
        self.card = card
        self.rest = rest
        self.face = face


def rested(card: Card) -> Lying:
    return Lying(card, rest=1)


def down(card: Card) -> Lying:
    """Face down: in the damage zone, the bind zone, or (on a circle) a locked card."""
    return Lying(card, face=FACE_DOWN)


def up(card: Card) -> Lying:
    """Face up, where cards usually are not: in the G zone."""
    return Lying(card)


locked = down

Given = Card | Lying


def card_in(each: Given) -> Card:
    return each.card if isinstance(each, Lying) else each


# -- laying out -------------------------------------------------------------------------


class Side:
    """What one player has. `vanguard` may be a list: leader and mate of a legion. `hearts`
    are under the vanguard. The G zone's cards lie face down unless they are `up(...)`."""

    def __init__(
        self,
        vanguard: Given | list[Card] | None = None,
        circles: Mapping[int, Given | list[Card]] | None = None,
        hand: Iterable[Card] = (),
        deck: Iterable[Card] = (),
        drop: Iterable[Card] = (),
        soul: Iterable[Card] = (),
        damage: Iterable[Given] | int = (),
        bind: Iterable[Given] = (),
        g_zone: Iterable[Given] = (),
        hearts: Iterable[Card] = (),
        guardians: Iterable[Card] = (),
        deck_of_plain: int = 10,
    ) -> None:
        self.vanguard = PLAIN_VANGUARD if vanguard is None else vanguard
        self.circles = dict(circles or {})
        self.hand = list(hand)
        self.deck = [*deck, *[PLAIN] * deck_of_plain]
        self.drop = list(drop)
        self.soul = list(soul)
        self.damage = [PLAIN] * damage if isinstance(damage, int) else list(damage)
        self.bind = list(bind)
        self.g_zone = list(g_zone)
        self.hearts = list(hearts)
        self.guardians = list(guardians)

    def cards(self) -> list[Card]:
        there: list[Given | list[Card]] = [
            self.vanguard, *self.circles.values(), *self.hand, *self.deck, *self.drop,
            *self.soul, *self.damage, *self.bind, *self.g_zone, *self.hearts, *self.guardians,
        ]  # fmt: skip
        flat = [card for each in there for card in (each if isinstance(each, list) else [each])]
        return [card_in(each) for each in flat]


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


@cache
def _plain_rules() -> Rules:
    """The game without the cards the project ships."""
    return vanguard.rules_for({})


def _rules(cards: Iterable[Card]) -> Rules:
    rules: Rules = copy.copy(_plain_rules())
    rules.catalogue = {card.number: card for card in cards}
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
    others: Iterable[Card] = (),
) -> Table:
    """Lay out a table and begin the phase (a procedure's name; "" for none). `others` are
    cards that must be known besides, as the other sides of cards."""
    sides = [you or Side(), them or Side()]
    rules = _rules([*sides[0].cards(), *sides[1].cards(), *others])
    state = State("vanguard", "1.48", 2, z.LAYOUT.total, key_of(seed))
    game = Game(rules, state, [])
    state.turn = turn
    state.turn_player = 0 if turn_of == "you" else 1
    state.first = state.turn_player if turn % 2 else 1 - state.turn_player
    for seat, each in enumerate(sides):
        _lay_out(game, seat, each)
    state.limits["turn began"] = state.tick()
    take_stock(game)
    state.frames.append(Frame("halt", 0, {}))
    if phase:
        state.frames.append(Frame(phase, 0, {}))
    table = Table(game)
    _open.append(table)
    game.run()
    return table


def _lay_out(game: Game, seat: int, each: Side) -> None:
    state = game.state
    state.numbers[seat]["damage"] = 0
    for card in each.deck:
        game.put(game.make(card, seat, MAIN), z.deck_of(seat), "bottom")
    for zone, cards in (
        (z.hand_of(seat), each.hand),
        (z.drop_of(seat), each.drop),
        (z.soul_of(seat), each.soul),
        (z.damage_of(seat), each.damage),
        (z.bind_of(seat), each.bind),
    ):
        for one in cards:
            _put(game, seat, one, zone)
    for one in each.g_zone:
        _put(game, seat, down(one) if isinstance(one, Card) else one, z.g_zone_of(seat))
    hearts = [_put(game, seat, one, z.vanguard_circle(seat)) for one in each.hearts]
    vanguards = each.vanguard if isinstance(each.vanguard, list) else [each.vanguard]
    made = [_put(game, seat, one, z.vanguard_circle(seat)) for one in vanguards]
    if len(made) > 1:
        links.link(game, c.LEGION, made[1], made[0], seat)
    for heart in hearts:
        state.host[heart] = made[0]
    for number, there in each.circles.items():
        for one in there if isinstance(there, list) else [there]:
            _put(game, seat, one, z.rear_guard_circle(seat, number))
    for one in each.guardians:
        game.turn_to(_put(game, seat, one, z.guardian_circle(seat)), 1)


def _put(game: Game, seat: int, each: Given, zone: int) -> int:
    lying = each if isinstance(each, Lying) else Lying(each)
    origin = G_DECK if lying.card.values["type"] == "G" else MAIN
    card = game.make(lying.card, seat, origin)
    game.put(card, zone, face=lying.face)
    if lying.rest:
        game.turn_to(card, 1)
    return card


def battle(
    you: Side | None = None, them: Side | None = None, turn_of: str = "you", **more: Any
) -> Table:
    """The table in the battle phase."""
    return given(you, them, "battle phase", turn_of, **more)


# -- acting and looking -----------------------------------------------------------------

# What may be left unanswered at the end of a test.
OPEN = ("main", "ride", "stride", "start step", "halt")


class Table:
    """The table: `you` and `them`, and what is true of both."""

    def __init__(self, game: Game) -> None:
        self.game = game
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
    def result(self) -> tuple[str, str] | None:
        """Who won and by which rule: ("you", "9.2.2"), ("draw", ...), or None."""
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

    def answer(self, *picks: int) -> None:
        """Answer, on the table, on a fork and on a reloaded copy: all must agree."""
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

    def rides(self, card: Card) -> None:
        self.does("ride", card)

    def strides(self, card: Card) -> None:
        self.does("stride", card)

    def calls(self, card: Card, circle: int) -> None:
        """Normal call to a rear-guard circle."""
        self.does("call", card)
        self.chooses(circle)

    def uses(self, card: Card, number: int = 0) -> None:
        """Play an activated ability of a card, the first unless another is named."""
        state = self.table.game.state
        for option in self._asked().options:
            named = option[0] == "act" and option[2] == number
            if named and state.printed[int(option[1])] is card:
                self._pick([option])
                return
        pytest.fail(f"the ability of {card.name} is not offered: {self.offered}")

    def exchanges(self, circle: int) -> None:
        """Exchange the cards of a column, named by its front circle."""
        self._pick([("exchange", z.rear_guard_circle(self.seat, circle))])

    def attacks(self, attacker: Card, attacked: Card, boost: bool = False) -> None:
        """Attack from the start step on; with a booster asked for, boost or not. What public
        facts leave no choice of is not asked."""
        if self.table.prompt == "start step":
            self._pick([("attack",)])
        if self.table.prompt == "attacker":
            self.chooses(attacker)
        if self.table.prompt == "attacked":
            self.chooses(attacked)
        if self.table.prompt == "boost":
            options = self._asked().options
            self._pick([options[0] if boost else ("pass",)])
            if self.table.prompt == "boosted":
                self.chooses(attacker)
        else:
            assert not boost, "there is nobody to boost"
        frame = roles.now(self.table.game)
        if frame is not None:
            printed = self.table.game.state.printed
            found = [printed[place[0]] for place in frame.vars["attacking"]]
            assert not found or attacker in found, f"{found} attack"

    def ends_attacks(self) -> None:
        """Choose not to attack (any more)."""
        assert self.table.prompt == "start step", self.table.asks
        self.passes()

    def guards(self, card: Card, guarded: Card | None = None) -> None:
        """Call a guardian from hand."""
        self.does("guard", card)
        if guarded is not None and self.table.prompt == "guarded":
            self.chooses(guarded)

    def intercepts(self, card: Card) -> None:
        self.does("intercept", card)

    def passes(self) -> None:
        self._pick([("pass",)])

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
        """Answer the open question: cards by definition, circles and options by number."""
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
            elif (kind == "z" and z.LAYOUT.number[int(value)] == wanted) or (
                kind == "n" and value == wanted
            ):
                return True
        return False

    def _say(self, option: Option) -> str:
        game = self.table.game
        kinds = game.rules.verbs.get(str(option[0]), "")
        for kind, value in zip(kinds, option[1:], strict=False):
            if kind == "c":
                return f"{option[0]} {game.state.printed[int(value)].name}"
            if kind == "z":
                return f"{option[0]} {z.LAYOUT.label(int(value))}"
        return str(option)

    # looking

    def why_not(self, verb: str, card: Card, *more: int) -> str | None:
        """The rule that forbids it, or None."""
        game = self.table.game
        at = next(
            (i for i in range(len(game.state.printed)) if game.state.printed[i] is card
             and game.state.owner[i] == self.seat),
            None,
        )  # fmt: skip
        assert at is not None, f"{card.name} is not on the table"
        reason = game.why_not(self.seat, (verb, at, *more))
        return None if reason is None else reason[0]

    def can(self, verb: str, card: Card, *more: int) -> bool:
        return self.why_not(verb, card, *more) is None

    @property
    def offered(self) -> list[Any]:
        """The open question's options: cards as definitions, circles and options as numbers,
        the rest as words."""
        game = self.table.game
        result: list[Any] = []
        for option in self._asked().options:
            kinds = game.rules.verbs.get(str(option[0]), "")
            shown: Any = str(option[0])
            for kind, value in zip(kinds, option[1:], strict=False):
                if kind == "c":
                    shown = game.state.printed[int(value)]
                    break
                if kind == "z":
                    shown = z.LAYOUT.number[int(value)]
                elif kind == "n":
                    shown = int(value)
            result.append(shown)
        return result

    def offers(self, verb: str) -> list[Card]:
        """The cards offered under a verb."""
        printed = self.table.game.state.printed
        return [printed[int(option[1])] for option in self._asked().options if option[0] == verb]

    def _cards(self, zone: int) -> list[Card]:
        state = self.table.game.state
        return [state.printed[card] for card in state.zones[zone]]

    @property
    def hand(self) -> list[Card]:
        return self._cards(z.hand_of(self.seat))

    @property
    def deck(self) -> list[Card]:
        """From the top."""
        return self._cards(z.deck_of(self.seat))

    @property
    def drop(self) -> list[Card]:
        return self._cards(z.drop_of(self.seat))

    @property
    def soul(self) -> list[Card]:
        return self._cards(z.soul_of(self.seat))

    @property
    def damage(self) -> list[Card]:
        return self._cards(z.damage_of(self.seat))

    @property
    def bind(self) -> list[Card]:
        return self._cards(z.bind_of(self.seat))

    @property
    def g_zone(self) -> list[Card]:
        return self._cards(z.g_zone_of(self.seat))

    @property
    def removed(self) -> list[Card]:
        return self._cards(z.removal_of(self.seat))

    @property
    def trigger_zone(self) -> list[Card]:
        return self._cards(z.trigger_of(self.seat))

    @property
    def guardians(self) -> list[Card]:
        return self._cards(z.guardian_circle(self.seat))

    def face_down(self, zone: str) -> list[Card]:
        """The cards of a zone that lie face down: "damage", "G", "bind" ..."""
        state = self.table.game.state
        cards = state.zones[z.LAYOUT.zone(zone, self.seat)]
        return [state.printed[card] for card in cards if state.face[card] == FACE_DOWN]

    @property
    def vanguard(self) -> Card | None:
        """The vanguard, in a legion its leader."""
        card = c.vanguard_of(self.table.game, self.seat)
        return None if card < 0 else self.table.game.state.printed[card]

    @property
    def vanguards(self) -> list[Card]:
        game = self.table.game
        return [game.state.printed[card] for card in c.vanguards_on(game, self.seat)]

    @property
    def hearts(self) -> list[Card]:
        game = self.table.game
        return [game.state.printed[card] for card in c.hearts_on(game, self.seat)]

    def circle(self, number: int) -> Card | None:
        """The card on a rear-guard circle."""
        cards = self.circle_cards(number)
        return cards[-1] if cards else None

    def circle_cards(self, number: int) -> list[Card]:
        return self._cards(z.rear_guard_circle(self.seat, number))

    def find(self, card: Card) -> int:
        """The first of this player's cards of that definition that lies on a circle, or else
        anywhere in the player's zones."""
        state = self.table.game.state
        there = [
            each
            for each in range(len(state.printed))
            if state.printed[each] is card
            and state.place[each] >= 0
            and z.LAYOUT.seat[state.place[each]] == self.seat
        ]
        on_circles = [each for each in there if z.LAYOUT.field[state.place[each]]]
        assert there, f"{card.name} is not here"
        return (on_circles or there)[0]

    def value(self, card: Card, name: str) -> Any:
        """A card's present value, wherever this player has it."""
        return self.table.game.value(self.find(card), name)

    def power(self, card: Card) -> int:
        return int(self.value(card, "power"))

    def stands(self, card: Card) -> bool:
        return self.table.game.state.rest[self.find(card)] == 0

    def is_locked(self, card: Card) -> bool:
        return c.is_locked(self.table.game, self.find(card))

    @property
    def vanguard_damage(self) -> int:
        return self.table.game.state.numbers[self.seat]["damage"]

    def sees(self) -> dict[str, Any]:
        return self.table.game.view(self.seat)


# -- whole games --------------------------------------------------------------------------


def plain_decks() -> tuple[list[Card], list[Card]]:
    """A main deck and a G deck without texts."""
    names = {0: "Squire", 1: "Spear", 2: "Shield", 3: "Crown"}
    main = [unit(names[0], grade=0)]
    for grade, kinds in ((1, 4), (2, 3), (3, 2)):
        for kind in range(kinds):
            main += [unit(f"{names[grade]} {kind}", grade=grade)] * (4 if kind < 2 else 3)
    for icon in ("critical", "draw", "stand", "heal"):
        main += [trigger(icon, f"Bell {icon}")] * 4
    main += [unit("Page", grade=0)] * (50 - len(main))
    return main, [g_unit(f"Comet {kind}") for kind in range(4)]


def start(seed: int, log: bool = False, first: bool = True) -> Game:
    """A whole game of plain cards, at its first decision. `first`: whether the decks say
    which card is the first vanguard."""
    main, extra = plain_decks()
    rules = _rules([*main, *extra])
    state = State("vanguard", "1.48", 2, z.LAYOUT.total, key_of(seed))
    game = Game(rules, state, [] if log else None)
    for seat in (0, 1):
        make_cards(game, seat, main, extra, main[0].number if first else "")
    take_stock(game)
    state.frames.append(Frame("setup", 0, {}))
    game.run()
    return game
