"""1.1 and 1.2. The number of players, winning and losing."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge import games, starting
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.errors import BadDeck, NoDecision
from headjudge.language import terms as t
from tests.games.godzilla.table import after, battle, given, having, monster, seats, side, told
from tests.games.table import other

BOTH_SEATS = pytest.mark.parametrize("who", ["you", "them"])


# A card that says its master cannot lose, or cannot win, the game.
CANNOT_LOSE = having(battle("Last Stand"), t.Forbid(t.Pattern("lose", who=t.YOU)))
NOBODY_WINS = having(battle("Stalemate"), t.Forbid(t.Pattern("win")))


# 1.1. Number of players


def test_1_1_1_two_players_play_a_game() -> None:
    game = starting.start("godzilla", ("ember_rush", "deep_roots"), seed=1)
    assert game.state.seats == 2
    assert {game.state.owner[card] for card in range(len(game.state.owner))} == {0, 1}


@pytest.mark.rule("godzilla:1.1.1", "godzilla:3.1.1", "godzilla:6.3.1.1")
def test_each_player_owns_the_cards_of_both_decks_they_brought() -> None:
    names = ("ember_rush", "deep_roots")
    known = games.load("godzilla").decks()
    game = starting.start("godzilla", names, seed=1)
    state = game.state
    for seat, name in enumerate(names):
        owned = [state.printed[c].number for c in range(len(state.owner)) if state.owner[c] == seat]
        brought = [*known[name].monsters]
        for number, count in known[name].main.items():
            brought += [number] * count
        assert sorted(owned) == sorted(brought)


@pytest.mark.parametrize(
    "decks", [(), ("ember_rush",), ("ember_rush", "deep_roots", "steel_vigil")]
)
def test_1_1_1_no_other_number_of_players_is_provided_for(decks: Any) -> None:
    with pytest.raises(BadDeck):
        starting.start("godzilla", decks)


# 1.2.1. The game ends with the first win or loss


@BOTH_SEATS
def test_1_2_1_the_opponent_of_a_player_who_loses_wins(who: str) -> None:
    table = after("You lose the game.", turn_of=who)
    assert table.result == (other(who), "1.2.4")


@BOTH_SEATS
def test_1_2_1_the_game_ends_at_once_and_nothing_more_is_done(who: str) -> None:
    table = after(
        "You win the game. Draw 1 card.", **seats(who, side(deck=[battle()])), turn_of=who
    )
    assert table.result == (who, "1.2.4")
    assert table.player(who).hand == []
    assert table.game.decision is None


def test_1_2_1_without_a_win_or_a_loss_the_game_goes_on() -> None:
    table = after("Draw 1 card.", side(deck=[battle()]))
    assert table.result is None


@BOTH_SEATS
def test_1_2_1_1_a_monster_that_invades_the_opponents_zones_wins(who: str) -> None:
    card = battle(invasion=1)
    table = given(**seats(who, side(hand=[card], position=8)), turn_of=who)
    table.player(who).invades_with(card)
    assert table.result == (who, "5.13.1.1.2")


def test_1_2_1_1_a_monster_that_only_reaches_zone_eight_does_not_win() -> None:
    card = battle(invasion=1)
    table = given(you=side(hand=[card], position=7))
    table.you.invades_with(card)
    assert table.you.position == 8
    assert table.result is None


@BOTH_SEATS
def test_1_2_1_2_without_a_next_monster_a_countered_player_loses(who: str) -> None:
    table = given(
        **seats(who, side(zones={1: battle(power=5000)}), side(stack=[monster(threat=5000)])),
        turn_of=who,
        phase="counter phase",
    )
    assert table.result == (who, "5.15.1.2.1")


def test_1_2_1_2_with_a_next_monster_the_game_goes_on() -> None:
    new = monster(rank=2)
    table = given(
        you=side(zones={1: battle(power=5000)}),
        them=side(stack=[monster(threat=5000)], monsters=[new]),
        phase="counter phase",
    )
    assert table.result is None
    assert table.them.monster is new


# 1.2.2. A draw


@BOTH_SEATS
def test_1_2_2_when_all_players_lose_at_the_same_time_the_game_is_drawn(who: str) -> None:
    table = after(told(t.GameEnds(t.EACH, False)), turn_of=who)
    assert table.result == ("draw", "1.2.2")


def test_1_2_2_when_one_of_them_cannot_lose_the_other_has_lost_alone() -> None:
    table = after(told(t.GameEnds(t.EACH, False)), side(zones={3: CANNOT_LOSE}))
    assert table.result == ("you", "1.2.4")


def test_1_2_2_when_all_players_win_at_the_same_time_the_game_is_drawn_too() -> None:
    """DEVIATIONS: the text knows only of losing together."""
    table = after(told(t.GameEnds(t.EACH, True)))
    assert table.result == ("draw", "1.2.2")


# 1.2.3. Conceding


@BOTH_SEATS
@pytest.mark.parametrize("turn_of", ["you", "them"])
def test_1_2_3_a_player_may_concede_at_any_time_and_loses(who: str, turn_of: str) -> None:
    table = given(turn_of=turn_of)
    table.player(who).concedes()
    assert table.result == (other(who), "1.2.3")
    assert table.game.decision is None


def test_1_2_3_conceding_does_not_wait_for_what_is_under_way() -> None:
    card, order = battle(), battle(text="[Enter] Draw 1 card.")
    table = given(you=side(hand=[order], deck=[card]))
    table.you.plays(order)
    table.them.concedes()  # while you choose a zone for your card
    assert table.result == ("you", "1.2.3")
    assert table.you.deck == [card]


def test_1_2_3_there_is_nothing_to_concede_when_the_game_is_over() -> None:
    table = given()
    table.you.concedes()
    with pytest.raises(NoDecision):
        table.them.concedes()
    assert table.result == ("them", "1.2.3")


@BOTH_SEATS
def test_1_2_3_1_no_card_can_stop_a_concession(who: str) -> None:
    table = given(**seats(who, side(zones={3: CANNOT_LOSE})))
    table.player(who).concedes()
    assert table.result == (other(who), "1.2.3")


def test_1_2_3_1_but_a_card_can_stop_other_losses() -> None:
    table = after("You lose the game.", side(zones={3: CANNOT_LOSE}))
    assert table.result is None


@pytest.mark.rule("godzilla:1.2.3.1")
def test_no_card_turns_a_concession_into_something_else() -> None:
    instead = having(
        battle("Second Life"),
        t.Replacement(t.Pattern("lose", who=t.YOU), (v.ChangeRage(t.YOU, 1, True),)),
    )
    table = after("You lose the game.", side(zones={3: instead}))
    assert table.result is None
    assert table.you.rage == 1
    table.you.concedes()
    assert table.result == ("them", "1.2.3")


# 1.2.4. Cards that end the game


@BOTH_SEATS
@pytest.mark.parametrize(
    ("text", "wins"),
    [
        ("You win the game.", True),
        ("You lose the game.", False),
        ("Your opponent loses the game.", True),
    ],
)
def test_1_2_4_a_card_ends_the_game_while_its_effect_is_carried_out(
    who: str, text: str, wins: bool
) -> None:
    table = after(f"{text} Increase your monster card's [Rage] by 1.", turn_of=who)
    assert table.result == (who if wins else other(who), "1.2.4")
    assert table.player(who).rage == 0


def test_1_2_4_a_win_that_a_card_forbids_does_not_happen() -> None:
    table = after("You win the game.", them=side(zones={3: NOBODY_WINS}))
    assert table.result is None


@pytest.mark.rule("godzilla:1.2.1.1")
def test_an_invasion_that_cannot_win_leaves_the_monster_in_zone_eight() -> None:
    card = battle(invasion=2)
    table = given(you=side(hand=[card], position=8), them=side(zones={3: NOBODY_WINS}))
    table.you.invades_with(card)
    assert table.result is None
    assert table.you.position == 8
