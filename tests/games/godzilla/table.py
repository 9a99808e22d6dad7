"""A table to try rulings on: lay out what matters, act, look.

    table = given(
        you=side(hand=[Scout], position=3),
        them=side(zones={8: Scout}, position=5),
    )
    table.you.plays(Scout, zone=2)
    assert table.you.zone(2) == Scout

Cards are made on the spot with `battle`, `monster` and `strategy`; their text is
compiled like any card's. Nothing is random: decks lie in the order given. A verb acts
at once, so the line that fails is the guilty one. Strict both ways: a verb that the
open decision does not offer fails, and so does a test that ends with a question
nobody answered (`table.done()` runs by itself).

Every answer given here is also given to a fork and to a saved and reloaded copy, and
all three must come out equal.
"""

from __future__ import annotations

import copy
import itertools
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from headjudge.games import load
from headjudge.games.godzilla import cards as card_files
from headjudge.games.godzilla import monster as m
from headjudge.games.godzilla import zones as z
from headjudge.games.godzilla.keywords import expand
from headjudge.games.godzilla.setup import take_stock
from headjudge.games.godzilla.turn import total_counter_power
from headjudge.kernel import notation
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, Step
from headjudge.kernel.game import Game
from headjudge.kernel.random import key_of
from headjudge.kernel.rules import Rules
from headjudge.kernel.state import Frame, State
from headjudge.language import terms as t

_number = itertools.count(1)
_open: list[Table] = []


# -- cards ------------------------------------------------------------------------------


def _card(type_: str, name: str, text: str, text_ja: str = "", **fields: Any) -> Card:
    number = next(_number)
    data: dict[str, Any] = {
        "number": fields.pop("number", f"TEST-{number:04}"),
        "name": name or f"{type_} {number}",
        "type": type_,
        "text": text,
        "text_ja": text_ja,
        "colors": ["white"],
        "traits": ["Test"],
        "invasion": 1,
        "rank": 1,
    } | fields
    return card_files.compile_card(card_files.check([card_files.Printed(**data)])[0])


def battle(name: str = "", text: str = "", power: int = 1000, **fields: Any) -> Card:
    """A battle card; `rank`, `colors`, `traits`, `invasion` as keywords."""
    return _card("battle", name, text, counter_power=power, **fields)


def monster(name: str = "", text: str = "", threat: int | str = 5000, **fields: Any) -> Card:
    return _card("monster", name, text, threat=threat, **fields)


def strategy(name: str = "", text: str = "", **fields: Any) -> Card:
    return _card("strategy", name, text, **fields)


def having(card: Card, *abilities: Any) -> Card:
    """The same card with abilities given as terms, for what no text says."""
    return Card(card.number, card.names, card.texts, card.values, expand(abilities))


def told(*effects: t.Effect) -> Card:
    """A strategy card with these instructions, for what no text says."""
    return having(strategy(), t.Keyword("Strategy", None, effects))


def shipped(name: str) -> Card:
    """A card of the project's own set, by its printed name."""
    rules: Rules = load("godzilla").rules()
    for card in rules.catalogue.values():
        if card.name == name:
            return card
    raise LookupError(f"no card {name!r} in the set")


# -- laying out -------------------------------------------------------------------------


class Side:
    """What one player has. `stack` lists the invading monster from bottom to top;
    `under` maps a zone number to the cards under the card there (bottom first);
    `strategies` maps a strategy zone number to its card."""

    def __init__(
        self,
        hand: Iterable[Card] = (),
        deck: Iterable[Card] = (),
        discard: Iterable[Card] = (),
        zones: Mapping[int, Card | list[Card]] | None = None,
        under: dict[int, list[Card]] | None = None,
        strategies: dict[int, Card] | None = None,
        stack: Iterable[Card] = (),
        monsters: Iterable[Card] = (),
        position: int = 1,
        rage: int = 0,
    ) -> None:
        self.hand = list(hand)
        self.deck = list(deck)
        self.discard = list(discard)
        self.zones = zones or {}
        self.under = under or {}
        self.strategies = strategies or {}
        self.stack = list(stack) or [monster("Plain Monster")]
        self.monsters = list(monsters)
        self.position = position
        self.rage = rage


side = Side


def other(who: str) -> str:
    """The other player: `them` for `you`."""
    return "them" if who == "you" else "you"


def seats(who: str, mine: Side | None = None, theirs: Side | None = None) -> dict[str, Any]:
    """Both sides, as that player speaks of them: `given(**seats(who, mine, theirs))`."""
    return {who: mine or Side(), other(who): theirs or Side()}


MONSTERS, MAIN = 0, 1


def origin_of(card: Card) -> int:
    """The deck a card of the field began in: the main deck, or as a token none."""
    return -1 if "Token" in card.values["traits"] else MAIN


def _halt(game: Game, frame: Frame) -> Decision:
    """Where a test looks around: nobody is asked anything by the rules here."""
    return Decision(game.state.turn_player, "halt", (("halt",),), "", secret=True)


HALT = Procedure("halt", "", "Halt", (Step("", _halt),))


def _rules(cards: Iterable[Card]) -> Rules:
    rules: Rules = copy.copy(load("godzilla").rules())
    rules.catalogue = rules.catalogue | {card.number: card for card in cards}
    rules.procedures = rules.procedures | {"halt": HALT}
    rules.steps = rules.steps | {"halt": HALT.steps}
    rules._cards = "test"
    return rules


def given(
    you: Side | None = None,
    them: Side | None = None,
    phase: str = "main phase",
    turn_of: str = "you",
    edition: str = "ja-1.04",
    seed: int = 1,
    turn: int = 3,
) -> Table:
    """Lay out a table and begin the phase (a procedure's name; "" for none)."""
    sides = [you or Side(), them or Side()]
    everything = [
        card
        for each in sides
        for card in itertools.chain(
            each.hand,
            each.deck,
            each.discard,
            each.stack,
            each.monsters,
            each.strategies.values(),
            *each.under.values(),
            *[c if isinstance(c, list) else [c] for c in each.zones.values()],
        )  # fmt: skip
    ]
    rules = _rules(everything)
    state = State("godzilla", edition, 2, z.LAYOUT.total, key_of(seed))
    game = Game(rules, state, [])
    state.turn = turn
    state.turn_player = 0 if turn_of == "you" else 1
    state.first = state.turn_player if turn % 2 else 1 - state.turn_player
    for seat, each in enumerate(sides):
        state.numbers[seat] = {"position": each.position, "rage": each.rage}
        for card in each.deck:
            game.put(game.make(card, seat, MAIN), z.deck_of(seat), "bottom")
        for card in each.hand:
            game.put(game.make(card, seat, MAIN), z.hand_of(seat))
        for card in each.discard:
            game.put(game.make(card, seat, MAIN), z.discard_of(seat))
        for card in each.monsters:
            game.put(game.make(card, seat, MONSTERS), z.monster_deck_of(seat))
        for card in each.stack:
            m.become_invading(game, seat, game.make(card, seat, MONSTERS))
        for number, there in each.zones.items():
            below = [game.make(c, seat, origin_of(c)) for c in each.under.get(number, [])]
            for card in there if isinstance(there, list) else [there]:
                top = game.make(card, seat, origin_of(card))
                game.put(top, z.zone_of(seat, number))
                for under in reversed(below):
                    game.put(under, z.zone_of(seat, number), "bottom", top)
                below = []
        for number, card in each.strategies.items():
            game.put(game.make(card, seat, MAIN), seat * z.SIZE + z.STRATEGY_1 + number - 1)
    state.limits["turn began"] = state.tick()
    state.alert = False
    take_stock(game)
    state.frames.append(Frame("halt", 0, {}))
    if phase:
        state.frames.append(Frame(phase, 0, {}))
    table = Table(game)
    _open.append(table)
    game.run()
    return table


def after(
    order: str | Card, you: Side | None = None, them: Side | None = None, **more: Any
) -> Table:
    """The turn player has activated a strategy card, or one with this text."""
    card = strategy(text=order) if isinstance(order, str) else order
    sides: dict[str, Any] = {"you": you or Side(), "them": them or Side()}
    turn_of = more.get("turn_of", "you")
    sides[turn_of].hand.append(card)
    table = given(**sides, **more)
    player = table.you if turn_of == "you" else table.them
    player.plays(card, zone=1)
    return table


def on_turn(
    who: str, own: Side, opposing: Side | None = None, **more: Any
) -> tuple[Table, Player, Player]:
    """The table on the turn of "you" or of "them", the turn player, and the other one:
    for rulings that hold for both seats."""
    opposing = opposing or Side()
    if who == "you":
        table = given(you=own, them=opposing, turn_of=who, **more)
        return table, table.you, table.them
    table = given(you=opposing, them=own, turn_of=who, **more)
    return table, table.them, table.you


# -- acting and looking -----------------------------------------------------------------


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
    def result(self) -> tuple[str, str] | None:
        """Who won and by which rule: ("you", "5.13.1.1.2"), ("draw", ...), or None."""
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
            ends = decision is None or decision.prompt == "main"
            assert ends, f"nobody answered {decision}"

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

    def plays(self, card: Card, zone: int | None = None) -> None:
        """Play a battle, strategy or monster card from hand in the main phase."""
        verb = {
            "battle": "play battle", "strategy": "activate strategy", "monster": "play monster",
        }[card.values["type"]]  # fmt: skip
        self._main(verb, card)
        if zone is not None:
            self.chooses(zone)

    def bursts(self, card: Card) -> None:
        self._main("burst", card)

    def invades_with(self, card: Card) -> None:
        self._main("invade", card)

    def gains_rage_with(self, card: Card) -> None:
        self._main("gain rage", card)

    def does(self, verb: str, card: Card | None = None) -> None:
        """Take any other action of the main phase ("play onto", "play for a price" ...)."""
        if card is None:
            self._pick([(verb,)])
        else:
            self._main(verb, card)

    def passes(self) -> None:
        """End the main phase."""
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

    def _main(self, verb: str, card: Card) -> None:
        state = self.table.game.state
        for option in self._asked().options:
            if option[0] == verb and state.printed[int(option[1])] is card:
                self._pick([option])
                return
        pytest.fail(f"{verb} {card.name} is not offered: {self.why_not(verb, card)}")

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

    def can(self, verb: str, card: Card) -> bool:
        """Whether the main phase offers this ("play battle", "invade" ...)."""
        return self.why_not(verb, card) is None

    def why_not(self, verb: str, card: Card) -> str | None:
        """The rule that forbids it, or None."""
        game = self.table.game
        at = next(
            (c for c in range(len(game.state.printed)) if game.state.printed[c] is card
             and game.state.owner[c] == self.seat),
            None,
        )  # fmt: skip
        assert at is not None, f"{card.name} is not on the table"
        reason = game.why_not(self.seat, (verb, at))
        return None if reason is None else reason[0]

    @property
    def offered(self) -> list[Any]:
        """The open question's options: cards as definitions, zones and options as numbers,
        the rest as words."""
        game = self.table.game
        result: list[Any] = []
        for option in self._asked().options:
            kinds = game.rules.verbs.get(str(option[0]), "")
            shown: Any = str(option[0])
            for kind, value in zip(kinds, option[1:], strict=False):
                if kind == "c":
                    shown = game.state.printed[int(value)]
                elif kind == "z":
                    shown = z.LAYOUT.number[int(value)]
                elif kind == "n":
                    shown = int(value)
            result.append(shown)
        return result

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
    def discard(self) -> list[Card]:
        return self._cards(z.discard_of(self.seat))

    @property
    def monsters(self) -> list[Card]:
        """The monster deck."""
        return self._cards(z.monster_deck_of(self.seat))

    @property
    def stack(self) -> list[Card]:
        """The invading monster, from bottom to top."""
        return self._cards(z.invading_of(self.seat))

    @property
    def monster(self) -> Card:
        return self.stack[-1]

    def strategy(self, number: int) -> Card | None:
        cards = self._cards(self.seat * z.SIZE + z.STRATEGY_1 + number - 1)
        return cards[-1] if cards else None

    def zone(self, number: int) -> Card | None:
        """The battle card in a zone (the top of a stack)."""
        cards = self.zone_cards(number)
        return cards[-1] if cards else None

    def zone_cards(self, number: int) -> list[Card]:
        """All cards in a zone, bottom first."""
        return self._cards(z.zone_of(self.seat, number))

    def under(self, number: int) -> list[Card]:
        """The cards under the top card of a zone, topmost first."""
        game = self.table.game
        tops = m.tops(game, z.zone_of(self.seat, number))
        return [game.state.printed[card] for card in m.under(game, tops[-1])] if tops else []

    @property
    def position(self) -> int:
        return z.position(self.table.game, self.seat)

    @property
    def rage(self) -> int:
        return m.rage(self.table.game, self.seat)

    @property
    def threat(self) -> int:
        return int(self.table.game.value(m.monster_of(self.table.game, self.seat), "threat"))

    @property
    def total(self) -> int:
        """The total counter power."""
        return total_counter_power(self.table.game, self.seat)

    def value(self, card: Card, name: str) -> Any:
        """A card's present value, wherever this player has it."""
        state = self.table.game.state
        for each in range(len(state.printed)):
            place = state.place[each]
            if state.printed[each] is card and place >= 0 and z.LAYOUT.seat[place] == self.seat:
                return self.table.game.value(each, name)
        raise LookupError(card.name)

    def sees(self) -> dict[str, Any]:
        return self.table.game.view(self.seat)
