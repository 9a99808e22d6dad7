"""6.3 Preparing for the game."""

from __future__ import annotations

from collections import Counter

import pytest

from headjudge import starting
from headjudge.games import load
from headjudge.games.godzilla import TITLE, c06_preparing
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.kernel.random import key_of
from headjudge.kernel.state import Frame, State
from tests.games.godzilla.table import Player, Table, battle, monster
from tests.games.laying import with_cards

EDITIONS = ("ja-1.04", "en-1.01")


def begun(
    you: list[Card] | None = None,
    them: list[Card] | None = None,
    seed: int = 1,
    edition: str = EDITIONS[0],
) -> Table:
    """A game that has just begun, with these monster decks and fifty plain cards each."""
    monsters = [you or beasts(), them or beasts()]
    main = [battle() for _ in range(50)]
    rules = with_cards(load("godzilla").rules(), [*monsters[0], *monsters[1], *main])
    game = Game(rules, State("godzilla", edition, 2, z.LAYOUT.total, key_of(seed)), [])
    for seat in (0, 1):
        for card in monsters[seat]:
            game.make(card, seat, c06_preparing.MONSTERS)
        for card in main:
            game.make(card, seat, c06_preparing.MAIN)
    game.survey = game.rules.terms.survey(game)
    game.state.frames.append(Frame("setup", 0, {}))
    game.run()
    return Table(game, Player(0), Player(1))


def beasts(first: Card | None = None) -> list[Card]:
    return [first or monster(rank=1), *[monster(rank=rank) for rank in (2, 3, 4)]]


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_3_1_a_game_begins_with_all_of_this_done(edition: str) -> None:
    game = starting.start("godzilla", ("ember_rush", "steel_vigil"), seed=3, edition=edition)
    state = game.state
    assert game.decision is not None
    assert game.decision.prompt == "main"
    assert state.turn == 1
    for seat, name in enumerate(("ember_rush", "steel_vigil")):
        monsters, main = c06_preparing.cards_of(TITLE.decks()[name], game.pool)
        drawn = 1 if seat == state.turn_player else 0  # for the rank I of the other monster
        assert len(state.zones[z.hand_of(seat)]) == 5 + drawn
        assert len(state.zones[z.deck_of(seat)]) == 45 - drawn
        assert len(state.zones[z.monster_deck_of(seat)]) == 3
        there = [*state.zones[z.hand_of(seat)], *state.zones[z.deck_of(seat)]]
        assert Counter(state.printed[card].number for card in there) == Counter(
            card.number for card in main
        )
        assert [state.printed[card] for card in state.zones[z.invading_of(seat)]] == [
            card for card in monsters if card.values["rank"] == 1
        ]


def test_6_3_1_2_the_monster_deck_lies_face_down_in_its_zone() -> None:
    mine = beasts()
    table = begun(you=mine)
    assert table.you.monsters == mine[1:]
    (seen,) = [zone for zone in table.them.sees()["zones"] if is_pile(zone, "monster deck", 0)]
    assert seen["count"] == 3
    assert seen["cards"] == []
    (own,) = [zone for zone in table.you.sees()["zones"] if is_pile(zone, "monster deck", 0)]
    assert len(own["cards"]) == 3


def is_pile(zone: dict[str, object], kind: str, seat: int) -> bool:
    return zone["kind"] == kind and zone["seat"] == seat


def test_6_3_1_3_the_main_deck_is_the_deck_in_random_order() -> None:
    one, other, again = begun(seed=1), begun(seed=2), begun(seed=1)
    orders = [order(table, seat) for table in (one, other) for seat in (0, 1)]
    assert len({tuple(each) for each in orders}) == 4
    assert list(range(50)) not in orders
    assert [order(again, seat) for seat in (0, 1)] == orders[:2]


def order(table: Table, seat: int) -> list[int]:
    """A player's cards, hand first, as they were numbered before the shuffle."""
    state = table.game.state
    cards = [*state.zones[z.hand_of(seat)], *state.zones[z.deck_of(seat)]]
    first = min(cards)
    return [card - first for card in cards]


def test_6_3_1_3_nobody_knows_the_cards_of_the_deck() -> None:
    table = begun()
    for player in (table.you, table.them):
        for seat in (0, 1):
            (seen,) = [each for each in player.sees()["zones"] if is_pile(each, "deck", seat)]
            assert seen["cards"] == []


def test_6_3_1_4_chance_decides_who_goes_first() -> None:
    first = [begun(seed=seed).game.state.first for seed in range(40)]
    assert 10 <= sum(first) <= 30
    assert [begun(seed=seed).game.state.turn_player for seed in range(40)] == first


def test_6_3_1_5_each_player_takes_the_top_five_cards_of_the_deck() -> None:
    table = begun()
    first = table.game.state.turn_player
    players = (table.you, table.them)
    assert len(players[1 - first].hand) == 5
    assert len(players[1 - first].deck) == 45
    assert len(players[first].hand) == 6  # and one drawn in the first start phase
    assert len(table.logged("draw")) == 1  # the five were moved, not drawn


def test_6_3_1_6_the_monster_of_rank_I_becomes_the_invading_monster() -> None:
    mine, theirs = beasts(), beasts()
    table = begun(you=[mine[2], mine[0], mine[3], mine[1]], them=theirs)
    assert table.you.stack == [mine[0]]
    assert table.them.stack == [theirs[0]]


def test_6_3_1_6_it_is_not_played() -> None:
    """5.11.2 calls becoming the new invading monster being played; before the game there is
    none it could follow, and no ability is at work that could hear it."""
    first = monster(rank=1, text="[Enter] Increase your monster card's [Rage] by 1.")
    table = begun(you=beasts(first), them=beasts(first))
    assert (table.you.rage, table.them.rage) == (0, 0)


def test_6_3_1_6_1_it_begins_in_zone_1() -> None:
    table = begun()
    assert (table.you.position, table.them.position) == (1, 1)


def test_6_3_1_6_1_unless_it_says_otherwise() -> None:
    first = monster(
        rank=1,
        text="If this card is in your monster deck, at the start of the game it will be played "
        "in zone 3.",
    )
    table = begun(you=beasts(first))
    assert (table.you.position, table.them.position) == (3, 1)


def test_6_3_1_7_rage_begins_at_0() -> None:
    table = begun()
    assert (table.you.rage, table.them.rage) == (0, 0)
