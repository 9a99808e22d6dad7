"""1-1, 1-2. How many players; winning and losing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from headjudge import games, starting
from headjudge.games import dragonball
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.errors import BadDeck
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
    battle_card,
    extra_card,
    given,
    leader,
    plain_deck,
    seats,
    side,
    start,
)
from tests.games.dragonball.told import main, obeyed
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
LAST = side(deck=[A], deck_of_plain=0)


# 1-1. Number of players


@pytest.mark.parametrize("number", [0, 1, 3])
def test_1_1_1_a_game_of_other_than_two_players_is_not_begun(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "NAMES", ("dragonball",))
    deck = next(iter(dragonball.TITLE.decks().values()))
    with pytest.raises(BadDeck, match="2 decks"):
        starting.start("dragonball", [deck] * number, seed=1)


def test_1_1_1_two_players_face_each_other() -> None:
    game = start(1)
    assert a.LAYOUT.seats == 2
    assert [game.state.owner.count(seat) for seat in (0, 1)] == [51, 51]


# 1-2. Winning and losing


@BOTH
def test_1_2_1_the_game_ends_at_once_and_the_other_player_has_won(who: str) -> None:
    """The rest of the skill is not carried out any more."""
    table, me, _they = obeyed(who, v.InflictDamage(1), t.Draw(1), theirs=side(life=1))
    assert table.result == (who, "9-2-3")
    assert me.hand == []
    assert table.game.decision is None


def test_1_2_1_while_nobody_has_lost_the_game_goes_on() -> None:
    table, me, _they = obeyed("you", v.InflictDamage(1), t.Draw(1), theirs=side(life=2))
    assert table.result is None
    assert len(me.hand) == 1


@BOTH
def test_1_2_2_who_meets_a_losing_condition_does_not_wait_for_a_checkpoint(who: str) -> None:
    """DEVIATIONS: losing interrupts (9-2-1). The deck is empty after the first card; what
    the skill says next, which would win the game, is not reached."""
    table, _me, _they = obeyed(who, t.Draw(1), t.GameEnds(t.YOU, True), mine=LAST)
    assert table.result == (other(who), "9-2-4")


@pytest.mark.parametrize(("life", "loses"), [(1, True), (2, False)])
@BOTH
def test_1_2_2_1_an_empty_life_area_loses_the_game(who: str, life: int, loses: bool) -> None:
    table, _me, _they = obeyed(who, v.InflictDamage(1), theirs=side(life=life))
    assert table.result == ((who, "9-2-3") if loses else None)


@pytest.mark.parametrize(("left", "loses"), [(1, True), (2, False)])
@BOTH
def test_1_2_2_2_an_empty_deck_area_loses_the_game(who: str, left: int, loses: bool) -> None:
    table, _me, _they = obeyed(who, t.Draw(1), mine=side(deck_of_plain=left))
    assert table.result == ((other(who), "9-2-4") if loses else None)


@pytest.mark.rule("dragonball:1-2-2-1", "dragonball:5-2-1-3")
def test_nobody_loses_before_the_game_has_begun() -> None:
    """DEVIATIONS: the checkpoint of 5-2-1-3 comes while both life areas are empty, and what
    the leaders do there sets them off."""
    keen = leader("Keen", t.Auto(t.Pattern("leader placed", t.Self()), (v.FlipOver(t.Self()),)))
    game = start(1, deck=(keen, plain_deck()[1]))
    assert game.result is None
    assert game.decision is not None and game.decision.prompt == "redraw"


@pytest.mark.rule("dragonball:1-2-2-2", "dragonball:5-2-1-8")
def test_when_it_begins_a_deck_that_is_used_up_loses() -> None:
    """Fourteen cards are six for the hand and eight for the life area: nobody has a deck."""
    game = start(1, deck=(leader(), plain_deck()[1][:14]))
    game.answer()
    assert game.result is None
    game.answer()
    assert game.result is not None
    assert (game.result.winner, game.result.rule) == (None, "1-2-3")


ALL_LIFE = t.Put(t.Every(t.Cards(("life",), t.EACH)), "drop")


@BOTH
def test_1_2_3_both_who_lose_at_once_draw(who: str) -> None:
    table, me, they = obeyed(who, ALL_LIFE, mine=side(life=1), theirs=side(life=1))
    assert table.result == ("draw", "1-2-3")
    assert (me.drop, they.drop) == ([PLAIN], [PLAIN])


@BOTH
def test_1_2_3_one_after_the_other_is_no_draw(who: str) -> None:
    """Damage to both is dealt to one first: who loses then has lost alone."""
    table, _me, _they = obeyed(
        who, v.InflictDamage(1), v.InflictDamage(1, t.YOU), mine=side(life=1), theirs=side(life=1)
    )
    assert table.result == (who, "9-2-3")


@BOTH
def test_1_2_3_both_who_win_at_once_draw(who: str) -> None:
    """The book is silent about it: see DEVIATIONS."""
    table, _me, _they = obeyed(who, t.GameEnds(t.EACH, True))
    assert table.result == ("draw", "1-2-3")


@BOTH
def test_1_2_4_a_player_gives_up_in_the_middle_of_the_others_question(who: str) -> None:
    table = given(turn_of=other(who))
    assert table.asked == other(who)
    table.player(who).concedes()
    assert table.result == (other(who), "1-2-4")


@BOTH
def test_1_2_4_no_checkpoint_comes_first(who: str) -> None:
    """Even while an [Auto] skill that would win the game is pending."""
    saved = t.Auto(t.Pattern("begin main phase"), (t.GameEnds(t.YOU, True),))
    choice = t.Auto(t.Pattern("begin main phase"), (t.Draw(1),))
    table = given(**seats(who, side(battle=[battle_card("Hope", saved, choice)])), turn_of=who)
    assert table.prompt == "standby"
    table.player(who).concedes()
    assert table.result == (other(who), "1-2-4")


def never_loses() -> Card:
    return battle_card("Undying", t.Forbid(t.Pattern("lose", who=t.YOU)))


def draws_instead() -> Card:
    return battle_card("Cheater", t.Replacement(t.Pattern("lose", who=t.YOU), (t.Draw(1),)))


@pytest.mark.parametrize("made", [never_loses, draws_instead])
@BOTH
def test_1_2_5_no_card_keeps_a_player_from_giving_up(who: str, made: Callable[[], Card]) -> None:
    card = made()
    table = given(**seats(who, side(battle=[card], deck=[A])), turn_of=who)
    table.player(who).concedes()
    assert table.result == (other(who), "1-2-4")
    assert table.player(who).hand == []


@BOTH
def test_1_2_5_from_losing_by_rules_it_does(who: str) -> None:
    table, me, _they = obeyed(
        who, v.InflictDamage(1, t.YOU), mine=side(battle=[never_loses()], life=1)
    )
    assert table.result is None
    assert me.life == []


@pytest.mark.parametrize(("wins", "expected"), [(True, "who"), (False, "other")])
@BOTH
def test_1_2_6_an_effect_ends_the_game_in_the_middle(who: str, wins: bool, expected: str) -> None:
    table, me, _they = obeyed(who, t.GameEnds(t.YOU, wins), t.Draw(1))
    assert table.result == (who if expected == "who" else other(who), "1-2-6")
    assert me.hand == []


def test_1_2_6_what_forbids_losing_forbids_that_too() -> None:
    table, _me, _they = obeyed(
        "you", t.GameEnds(t.OPPONENT, False), theirs=side(battle=[never_loses()])
    )
    assert table.result is None


def test_1_2_6_a_counter_may_end_it_too() -> None:
    end = extra_card("End", v.Counter("attack", (), (t.GameEnds(t.YOU, True),)))
    table = given(side(battle=[A]), side(hand=[end], energy=1))
    table.you.attacks(A, PLAIN_LEADER)
    table.them.counters(end)
    assert table.result == ("them", "1-2-6")


def test_1_2_1_the_last_life_taken_in_a_battle_ends_it() -> None:
    """No Damage Step goes on, no skill about the end of the battle is resolved."""
    late = battle_card("Late", t.Auto(t.Pattern("end battle", t.Self()), (t.Draw(1),)))
    table = given(side(battle=[late]), side(life=1))
    table.you.attacks(late, PLAIN_LEADER)
    assert table.result == ("you", "9-2-3")
    assert table.you.hand == []


def test_1_2_6_only_the_player_named_wins() -> None:
    gift = battle_card("Gift", main(t.GameEnds(t.OPPONENT, True)))
    table = given(side(battle=[gift]))
    table.you.uses(gift)
    assert table.result == ("them", "1-2-6")
