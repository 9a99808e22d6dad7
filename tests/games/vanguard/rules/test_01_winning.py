"""1.1, 1.2. How many players, winning and losing."""

from __future__ import annotations

import pytest

from headjudge import starting
from headjudge.games import vanguard
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.kernel.cards import Card
from headjudge.kernel.errors import BadDeck
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import PLAIN, PLAIN_VANGUARD, Side, battle, given, seats, side, unit
from tests.games.vanguard.told import obeyed, told

BOTH = pytest.mark.parametrize("who", ["you", "them"])
Strong = unit("Strong", grade=2, power=30000)


def never_loses() -> Card:
    """A unit whose player cannot lose the game."""
    return unit("Undying", t.Forbid(t.Pattern("lose", who=t.YOU)))


# 1.1. Number of players


@pytest.mark.parametrize("number", [0, 1, 3])
def test_1_1_1_a_game_of_other_than_two_players_is_not_begun(number: int) -> None:
    deck = next(iter(vanguard.TITLE.decks().values()))
    with pytest.raises(BadDeck, match="2 decks"):
        starting.start("vanguard", [deck] * number, seed=1)


def test_1_1_1_two_players_begin_each_with_a_deck_and_a_field_of_their_own() -> None:
    deck = next(iter(vanguard.TITLE.decks().values()))
    game = starting.start("vanguard", [deck, deck], seed=1)
    assert z.LAYOUT.seats == 2
    main, g_deck = sum(deck.main.values()), sum(deck.G.values())
    assert [game.state.owner.count(seat) for seat in (0, 1)] == [main + g_deck] * 2


# 1.2. Winning and losing


@BOTH
def test_1_2_1_the_game_ends_at_once_and_the_other_player_has_won(who: str) -> None:
    """The rest of what the attack would bring about does not happen any more."""
    mine = side(circles={1: Strong, 2: Strong})
    table = battle(**seats(who, mine, side(damage=5)), turn_of=who)
    table.player(who).attacks(Strong, PLAIN_VANGUARD)
    assert table.result == (who, "9.2.2")
    assert table.game.decision is None


@pytest.mark.rule("vanguard:1.2.2")
@pytest.mark.parametrize(
    ("mine", "rule"),
    [(side(damage=6), "9.2.2"), (side(deck_of_plain=0), "9.2.3")],
    ids=["damage", "deck"],
)
@BOTH
def test_1_2_2_who_meets_a_losing_condition_at_a_check_timing_loses(
    who: str, mine: Side, rule: str
) -> None:
    table = given(**seats(who, mine), phase="", turn_of=who)
    assert table.result is None  # not before the check timing
    table.begins("main phase")
    assert table.result == (other(who), rule)


@pytest.mark.parametrize(("damage", "loses"), [(5, False), (6, True), (8, True)])
def test_1_2_2_1_six_cards_or_more_in_the_damage_zone_lose_the_game(
    damage: int, loses: bool
) -> None:
    table = given(you=side(damage=damage))
    assert (table.result is not None) == loses


@pytest.mark.parametrize(("left", "loses"), [(0, True), (1, False)])
def test_1_2_2_2_an_empty_deck_loses_the_game(left: int, loses: bool) -> None:
    table = given(you=side(deck_of_plain=left))
    assert (table.result is not None) == loses


@BOTH
def test_1_2_2_2_to_draw_the_last_card_is_enough(who: str) -> None:
    """Nobody waits for a card that cannot be drawn."""
    table, _me, _them = obeyed(who, t.Draw(1), mine=side(deck=[PLAIN], deck_of_plain=0))
    assert table.result == (other(who), "9.2.3")


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        (side(damage=6), side(damage=6)),
        (side(deck_of_plain=0), side(deck_of_plain=0)),
        (side(damage=6), side(deck_of_plain=0)),
    ],
    ids=["damage", "deck", "one of each"],
)
def test_1_2_3_whoever_loses_together_with_the_other_has_not_lost_to_them(
    mine: Side, theirs: Side
) -> None:
    table = given(mine, theirs)
    assert table.result == ("draw", "1.2.3")


@BOTH
def test_1_2_3_two_who_win_at_the_same_time_draw(who: str) -> None:
    """The book is silent about it: see DEVIATIONS."""
    table, _me, _them = obeyed(who, t.GameEnds(t.EACH, True))
    assert table.result == ("draw", "1.2.3")


@BOTH
def test_1_2_4_a_player_concedes_in_the_middle_of_the_others_question(who: str) -> None:
    table = given(turn_of=other(who))
    assert table.prompt == "main"
    table.player(who).concedes()
    assert table.result == (other(who), "1.2.4")


def test_1_2_4_no_check_timing_comes_first() -> None:
    """You have lost already, but the check timing has not come: conceding is quicker."""
    table = given(them=side(damage=6), phase="")
    table.you.concedes()
    assert table.result == ("them", "1.2.4")


@BOTH
@pytest.mark.rule("vanguard:1.2.4.1")
def test_1_2_4_1_who_cannot_lose_can_concede(who: str) -> None:
    table = given(**seats(who, side(circles={1: never_loses()}, damage=6)))
    assert table.result is None  # the effect holds against the rule action
    table.player(who).concedes()
    assert table.result == (other(who), "1.2.4")


@BOTH
@pytest.mark.parametrize(("wins", "winner"), [(True, "the player"), (False, "the other")])
def test_1_2_5_an_effect_makes_a_player_win_or_lose_while_it_resolves(
    who: str, wins: bool, winner: str
) -> None:
    table, _me, _them = obeyed(who, t.GameEnds(t.YOU, wins), t.Draw(1))
    assert table.result == (who if winner == "the player" else other(who), "1.2.5")
    assert table.player(who).hand == []  # what comes after it in the effect does not happen


def test_1_2_5_that_is_before_the_check_timing_in_which_the_player_would_lose() -> None:
    """You draw your last card and win with it; without a check timing the deck is no matter."""
    table, _me, _them = obeyed(
        "you", t.Draw(1), t.GameEnds(t.YOU, True), mine=side(deck=[PLAIN], deck_of_plain=0)
    )
    assert table.result == ("you", "1.2.5")


def test_1_2_5_an_effect_cannot_make_a_player_lose_who_cannot_lose() -> None:
    speaker = told(t.GameEnds(t.OPPONENT, False))
    undying = side(circles={1: never_loses()})
    table = given(you=side(vanguard=speaker), them=undying)
    table.you.uses(speaker)
    assert table.result is None
