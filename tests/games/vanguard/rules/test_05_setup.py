"""5.4, 6.1. Preparing the game, and standing up."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN
from tests.games.vanguard.table import start


def cards(game: Game, zone: str, seat: int) -> tuple[int, ...]:
    return game.state.zones[z.LAYOUT.zone(zone, seat)]


@pytest.mark.rule("vanguard:5.4.3")
def test_5_4_3_the_first_vanguard_lies_face_down_and_only_its_player_knows_it() -> None:
    game = start(3)
    assert game.decision is not None
    assert game.decision.prompt == "redraw"
    for seat in (0, 1):
        (card,) = cards(game, "vanguard", seat)
        assert game.state.face[card] == FACE_DOWN
        seen = {
            viewer: [
                entry["number"]
                for zone in game.view(viewer)["zones"]
                if zone["kind"] == "vanguard" and zone["seat"] == seat
                for entry in zone["cards"]
            ]
            for viewer in (0, 1, 2)
        }
        assert seen[seat] == [game.state.printed[card].number]
        assert seen[1 - seat] == seen[2] == [""]


@pytest.mark.rule("vanguard:5.4.3")
def test_5_4_3_a_deck_that_does_not_say_asks_its_player_for_a_grade_zero_card() -> None:
    game = start(3, first=False)
    for seat in (0, 1):
        decision = game.decision
        assert decision is not None
        assert (decision.prompt, decision.seat) == ("first vanguard", seat)
        printed = [game.state.printed[int(option[1])] for option in decision.options]
        assert {card.values["grade"] for card in printed} == {0}
        assert len(set(printed)) == len(printed)
        game.answer(1)
        assert [game.state.printed[card] for card in cards(game, "deck", seat)].count(
            printed[1]
        ) < 5
    assert game.decision is not None
    assert game.decision.prompt == "redraw"


@pytest.mark.rule("vanguard:5.4.3.1", "vanguard:4.11.4")
def test_5_4_3_1_the_g_deck_lies_face_down_in_the_g_zone() -> None:
    game = start(3)
    for seat in (0, 1):
        there = cards(game, "G", seat)
        assert len(there) == 4
        assert {game.state.face[card] for card in there} == {FACE_DOWN}
        assert {game.state.known[card] for card in there} == {1 << seat}


@pytest.mark.rule("vanguard:5.4.3.1")
def test_5_4_3_1_the_main_deck_is_shuffled_and_nobody_knows_its_order() -> None:
    orders = set()
    for seed in range(3):
        game = start(seed)
        for seat in (0, 1):
            deck = cards(game, "deck", seat)
            assert {game.state.known[card] for card in deck} == {0}
            orders.add(tuple([game.state.printed[card].number for card in deck]))
    assert len(orders) == 6


@pytest.mark.rule("vanguard:5.4.1")
def test_5_4_1_before_the_first_turn_both_players_have_set_up() -> None:
    game = start(3)
    assert game.state.turn == 0
    for seat in (0, 1):
        counts = {
            zone: len(cards(game, zone, seat))
            for zone in ("vanguard", "hand", "deck", "G", "damage", "drop", "soul")
        }
        assert counts == {
            "vanguard": 1, "hand": 5, "deck": 44, "G": 4, "damage": 0, "drop": 0, "soul": 0,
        }  # fmt: skip


def test_5_4_3_2_who_goes_first_is_left_to_chance() -> None:
    for seed in range(12):
        game = start(seed)
        first = game.state.first
        game.answer()
        game.answer()
        assert (game.state.turn, game.state.turn_player) == (1, first)
    assert {start(seed).state.first for seed in range(12)} == {0, 1}


def test_5_4_3_2_1_chance_decides_it_and_nobody_is_asked() -> None:
    firsts = set()
    for seed in range(12):
        game = start(seed)
        firsts.add(game.state.first)
        assert game.answers == []
        assert game.decision is not None
        assert (game.decision.prompt, game.decision.seat) == ("redraw", game.state.first)
    assert firsts == {0, 1}


def test_5_4_3_3_nobody_has_vanguard_damage_yet() -> None:
    game = start(3)
    assert [game.state.numbers[seat]["damage"] for seat in (0, 1)] == [0, 0]


def test_5_4_3_4_five_cards_each_and_any_number_redrawn() -> None:
    game = start(3)
    first = game.state.first
    assert game.decision is not None
    assert game.decision.seat == first
    before = set(cards(game, "hand", first))
    game.answer(0, 1)
    after = set(cards(game, "hand", first))
    assert len(after) == 5
    assert len(before & after) >= 3
    assert game.decision.seat == 1 - first
    unshuffled = cards(game, "deck", 1 - first)
    game.answer()
    assert set(unshuffled) - set(cards(game, "deck", 1 - first)) <= set(unshuffled[:1])


@pytest.mark.rule("vanguard:6.1.1")
def test_6_1_1_both_vanguards_are_turned_face_up_when_the_game_begins() -> None:
    game = start(3)
    game.answer()
    game.answer()
    for seat in (0, 1):
        vanguard = u.vanguard_of(game, seat)
        assert game.state.face[vanguard] == 0
        assert game.state.known[vanguard] == 0b111
    assert game.state.turn == 1
    assert game.state.turn_player == game.state.first


@pytest.mark.rule("vanguard:5.4.3")
def test_5_4_3_whoever_guesses_at_a_face_down_first_vanguard_guesses_grade_zero() -> None:
    game = start(3)
    seen = set()
    for key in range(40):
        guess = game.determinize(0, key)
        (card,) = cards(guess, "vanguard", 1)
        assert guess.state.printed[card].values["grade"] == 0
        seen.add(guess.state.printed[card].number)
    assert len(seen) > 1
