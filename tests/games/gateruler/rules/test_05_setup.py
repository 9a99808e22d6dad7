"""5-3. Game preparation."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.c02_cards import Printed, compile_card
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c05_preparation.rulers import GeasPart
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from tests.games.gateruler.table import DRAWER, DRIVER, plain_deck, ruler, start

QUIET = ruler("Quiet")
VOW = compile_card(
    Printed(number="TEST-VOW", name="Vow", type="geas", geas=GeasPart(rulers=["Quiet"]))
)


def deck(game: Game, seat: int) -> list[str]:
    printed = game.state.printed
    return [printed[card].number for card in game.state.zones[z.deck_of(seat)]]


@pytest.mark.parametrize("seat", [0, 1])
def test_5_3a_each_ruler_goes_to_its_zone_and_each_deck_to_its(seat: int) -> None:
    rulers = (ruler("One"), ruler("Two"))
    game = start(1, rulers=rulers)
    (head,) = game.state.zones[z.ruler_of(seat)]
    assert game.state.printed[head] is rulers[seat]
    assert sorted(deck(game, seat)) == sorted([card.number for card in plain_deck()])


def test_5_3a_decks_are_shuffled() -> None:
    brought = [card.number for card in plain_deck()]
    orders = [deck(start(seed, rulers=(QUIET, QUIET)), seat) for seed in (1, 2) for seat in (0, 1)]
    assert brought not in orders
    assert len({tuple(order) for order in orders}) == 4


def test_5_3a_the_same_seed_shuffles_alike() -> None:
    assert deck(start(5), 1) == deck(start(5), 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_5_3a_1_a_geas_is_shown_to_all_and_put_under_its_ruler(seat: int) -> None:
    geases = (VOW, None) if seat == 0 else (None, VOW)
    game = start(1, rulers=(QUIET, QUIET), geases=geases)
    below, head = game.state.zones[z.ruler_of(seat)]
    assert game.state.printed[below] is VOW and game.state.printed[head] is QUIET
    assert game.state.host[below] == head
    for viewer in (0, 1, 2):
        assert VOW.number in str(game.view(viewer)["zones"])
    assert len(game.state.zones[z.ruler_of(1 - seat)]) == 1


@pytest.mark.parametrize("rulers", [(DRAWER, DRIVER), (DRIVER, DRAWER)])
def test_5_3b_each_player_sets_up_as_their_ruler_says(rulers: tuple[Card, Card]) -> None:
    """One draws four cards, may redraw, and places three resources; the other does nothing."""
    game = start(3, rulers=rulers)
    drawer = rulers.index(DRAWER)
    assert game.decision is not None
    assert (game.decision.prompt, game.decision.seat) == ("redraw", drawer)
    game.answer(0, 1)
    state = game.state
    assert len(state.zones[z.hand_of(drawer)]) in (4, 5, 6)
    assert len(state.zones[z.resource_of(drawer)]) == 3
    assert state.zones[z.hand_of(1 - drawer)] == state.zones[z.resource_of(1 - drawer)] == ()


def test_5_3c_chance_decides_who_goes_first() -> None:
    firsts = [start(seed, rulers=(QUIET, QUIET)).state.first for seed in range(12)]
    assert set(firsts) == {0, 1}


@pytest.mark.parametrize("seed", range(3))
def test_5_3c_that_player_is_the_active_player_and_the_game_begins(seed: int) -> None:
    state = start(seed, rulers=(QUIET, QUIET)).state
    assert (state.turn, state.turn_player) == (1, state.first)
    assert "turn" in [frame.procedure for frame in state.frames]
