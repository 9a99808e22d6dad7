"""A table to try Harbor on. Cards are made on the spot; nothing is random.

Every answer is also given to a fork and to a saved and reloaded copy, and all three must
come out equal; what a viewer sees may not depend on what they cannot know.
"""

from __future__ import annotations

import itertools
from typing import Any

from headjudge.kernel import knowledge, saved_games
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.game import Game
from headjudge.kernel.random import key_of
from headjudge.kernel.state import FACE_DOWN, Frame, State
from headjudge.language import terms as t
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.rules import rules

_number = itertools.count(1)


def card(type_: str, name: str, *abilities: t.Ability, **values: Any) -> Card:
    number = next(_number)
    name = name or f"{type_} {number}"
    printed = {
        "type": type_, "name": name, "names": (name,), "traits": (), "colors": (), "power": 3,
        "strike": 1, "cost": 0,
    } | values  # fmt: skip
    return Card(f"HB-{number:05}", {"en": name}, {"en": ""}, printed, abilities)


def ship(name: str = "", *abilities: t.Ability, **values: Any) -> Card:
    return card("ship", name, *abilities, **values)


def signal(name: str = "", *abilities: t.Ability, **values: Any) -> Card:
    return card("signal", name, *abilities, **values)


class Side:
    """What a player has: zone kind -> cards; `berth` and `mole` by number."""

    def __init__(self, berth: Any = (), mole: Any = (), **zones: list[Card]) -> None:
        self.places: list[tuple[str, int, Card]] = []
        for kind, cards in (("berth", berth), ("mole", mole)):
            for at, each in enumerate(cards if isinstance(cards, list | tuple) else [cards]):
                self.places.append((kind, at + 1, each))
        # a deck that is not given has cards enough
        zones.setdefault("deck", [ship() for _ in range(3)])
        coins = zones.pop("coins", 0)
        self.numbers: dict[str, int] = {"dry": 3, "coins": coins if isinstance(coins, int) else 0}
        for kind, those in zones.items():
            self.places.extend([(kind, 1, each) for each in those])


def side(**zones: Any) -> Side:
    return Side(**zones)


def given(
    you: Side | None = None, them: Side | None = None, turn_of: int = 0, **changes: Any
) -> Table:
    """Lay out a table and halt; `changes` are to the rules, `closed` zones are not there."""
    sides = (you or Side(), them or Side())
    cards = tuple([each for one in sides for _, _, each in one.places])
    closed = frozenset(changes.pop("closed", ()))
    log = changes.pop("log", True)
    state = State("harbor", "first", 2, z.LAYOUT.total, key_of(1))
    game = Game(rules(cards, **changes), state, [] if log else None)
    state.turn, state.turn_player, state.first, state.closed = 1, turn_of, turn_of, closed
    for seat, one in enumerate(sides):
        state.numbers[seat] = dict(one.numbers)
        for kind, number, each in one.places:
            made = game.make(each, seat, 0)
            game.put(made, z.zone(kind, seat, number), "bottom" if kind == "deck" else "top")
    state.alert = False
    game.survey = game.rules.terms.survey(game)
    state.frames.append(Frame("halt", 0, {}))
    game.run()
    return Table(game)


def reload(game: Game) -> Game:
    saved = saved_games.read_saved(saved_games.to_json(game))
    new = Game(game.rules, saved_games.rebuild_saved(game.rules, saved), [])
    new.survey = new.rules.terms.survey(new)
    new.ask_again()
    return new


class Table:
    """What tests act on and look at. Cards are named by what is printed."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # acting

    def begins(self, procedure: str, **vars: Any) -> None:
        """A procedure of the rules is carried out now."""
        assert self.halted, f"something is still asked: {self.game.decision}"
        self.game.state.decision = None
        self.game.state.frames[-1] = Frame("halt", 0, {})
        self.game.call(procedure, **vars)
        self.game.run()

    def does(self, *events: Any) -> None:
        """Events happen; then the rules go on until something is asked."""
        assert self.halted, f"something is still asked: {self.game.decision}"
        self.game.state.decision = None
        self.game.state.frames[-1] = Frame("halt", 0, {})
        self.game.do(*events)
        self.game.run()

    def answer(self, seat: int, *wanted: Option) -> None:
        """This player answers with these options, on the table and on copies of it."""
        decision = self.asked
        assert decision.seat == seat, f"the other player is asked: {decision}"
        for option in wanted:
            assert option in decision.options, f"{option} is not offered: {decision}"
        picks = [decision.options.index(option) for option in wanted]
        self.holds_secrets()
        game = self.game
        before = game.state_hash()
        fork, loaded = game.fork(), reload(game)
        assert loaded.state_hash() == before, "saving changed the state"
        fork.answer(*picks)
        assert game.state_hash() == before, "a fork touched the original"
        loaded.answer(*picks)
        game.answer(*picks)
        assert fork.state_hash() == game.state_hash(), "a fork went another way"
        assert loaded.state_hash() == game.state_hash(), "a loaded game went another way"

    def holds_secrets(self) -> None:
        """Nobody's view depends on what they cannot know."""
        game = self.game
        for viewer in range(3):
            other = game.fork()
            knowledge.redeal(other.state, game.rules.layout, viewer, key_of(99))
            if other.decision is not None and other.decision.seat != viewer:
                other.ask_again()
            assert other.view(viewer) == game.view(viewer)
            assert other.seen_log(viewer) == game.seen_log(viewer)

    def passes(self, *seats: int) -> None:
        for seat in seats:
            self.answer(seat, ("pass",))

    # looking

    @property
    def halted(self) -> bool:
        decision = self.game.decision
        return decision is not None and decision.prompt == "halt"

    @property
    def asked(self) -> Decision:
        decision = self.game.decision
        assert decision is not None, f"the game is over: {self.game.result}"
        assert decision.prompt != "halt", "nobody is asked anything"
        return decision

    def at(self, printed: Card, seat: int | None = None) -> int:
        """The card on the table with this printed on it (of this owner)."""
        state = self.game.state
        for each, there in enumerate(state.printed):
            if there is printed and seat in (None, state.owner[each]):
                return each
        raise LookupError(printed.name)

    def cards(self, kind: str, seat: int = 0, number: int = 1) -> list[Card]:
        state = self.game.state
        return [state.printed[each] for each in state.zones[z.zone(kind, seat, number)]]

    def face_down(self, printed: Card, kind: str, seat: int, number: int = 1) -> int:
        """Lay a card face down somewhere."""
        each = self.at(printed)
        self.game.put(each, z.zone(kind, seat, number), face=FACE_DOWN)
        return each

    def logged(self, kind: str) -> list[Any]:
        return [entry for entry in self.game.log or () if entry.message == kind]

    def standing(self) -> list[str]:
        return [self.game.state.printed[each.source].name for each in self.game.state.standby]
