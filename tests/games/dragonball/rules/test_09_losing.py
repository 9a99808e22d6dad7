"""9-1, 9-2. Interruptive rule processing: whoever has run out of life or deck loses at once."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN_LEADER,
    Table,
    battle_card,
    given,
    leader,
    seats,
    side,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
B = battle_card("Bodo")
DECK = t.Every(t.Cards(("deck",), t.YOU))
LIFE = t.Every(t.Cards(("life",), t.YOU))
WINS = t.GameEnds(t.YOU, True)


def caster(*effects: t.Effect) -> Card:
    return battle_card("Caster", v.Activate("main", (), effects))


def cast(who: str, card: Card, deck: int = 10, life: int = 8) -> Table:
    """That player, with so much deck and life, uses the skill of a card."""
    mine = side(battle=[card], deck_of_plain=deck, life=life)
    table = given(turn_of=who, **seats(who, mine))
    table.player(who).uses(card)
    return table


@BOTH
def test_9_1_2_1_what_interrupts_comes_before_the_rest_of_an_instruction(who: str) -> None:
    """Draw two cards; you win the game. But the second was the last."""
    assert cast(who, caster(t.Draw(2), WINS), deck=2).result == (other(who), "9-2-4")
    assert cast(who, caster(t.Draw(2), WINS), deck=3).result == (who, "1-2-6")


@BOTH
def test_9_2_1_a_player_without_life_or_deck_loses_at_once(who: str) -> None:
    """DEVIATIONS: two rules would have it wait for the next rule processing."""
    for effect, number in (
        (t.Put(LIFE, "hand"), "9-2-3"),
        (t.Put(LIFE, "drop"), "9-2-3"),
        (t.Put(LIFE, "warp"), "9-2-3"),
        (t.Put(DECK, "drop"), "9-2-4"),
        (t.Put(DECK, "life"), "9-2-4"),
        (v.PutTop(2, "drop"), "9-2-4"),
        (v.RemoveFromGame(DECK), "9-2-4"),
        (v.Play(DECK), "9-2-4"),
        (v.Combo(DECK), "9-2-4"),
        (v.AddToEnergy(DECK), "9-2-4"),
    ):
        assert cast(who, caster(effect, WINS), deck=2, life=2).result == (other(who), number)


@BOTH
def test_9_2_1_one_card_left_is_enough(who: str) -> None:
    table = cast(who, caster(v.PutTop(2, "drop"), v.InflictDamage(1, t.YOU)), deck=3, life=2)
    assert table.result is None
    assert len(table.player(who).deck) == 1 and len(table.player(who).life) == 1


def test_9_2_1_even_if_the_same_effect_would_fill_the_deck_again() -> None:
    again = caster(t.Put(DECK, "drop"), t.Put(t.Every(t.Cards(("drop",), t.YOU)), "deck"))
    assert cast("you", again, deck=2).result == ("them", "9-2-4")


def test_9_2_1_in_the_middle_of_a_cost() -> None:
    payer = battle_card("Payer", v.Activate("main", (v.PutTop(2, "drop"),), (WINS,)))
    assert cast("you", payer, deck=2).result == ("them", "9-2-4")


@BOTH
def test_9_2_2_all_who_have_run_out_lose(who: str) -> None:
    """One has no life left, the other no deck, at the same moment: nobody wins."""
    lives = t.Every(t.Cards(("life",), t.EACH))
    assert cast(who, caster(t.Put(lives, "hand"))).result == ("draw", "1-2-3")
    theirs = t.Every(t.Cards(("life",), t.OPPONENT))
    assert cast(who, caster(t.Put(theirs, "hand"))).result == (who, "9-2-3")


def test_9_2_2_one_after_the_other_only_the_first_loses() -> None:
    theirs = t.Every(t.Cards(("life",), t.OPPONENT))
    both = caster(t.Put(theirs, "hand"), t.Put(LIFE, "hand"))
    assert cast("you", both).result == ("you", "9-2-3")


@BOTH
def test_9_2_2_whom_a_text_keeps_from_losing_loses_when_it_no_longer_does(who: str) -> None:
    angel = battle_card("Angel", t.Forbid(t.Pattern("lose", who=t.YOU)))
    end = caster(v.KO(t.Every(t.Cards(("battle",), t.OPPONENT))))
    mine, theirs = side(battle=[A, end]), side(battle=[angel], life=1)
    table = given(turn_of=who, **seats(who, mine, theirs))
    me = table.player(who)
    me.attacks(A, PLAIN_LEADER)
    if table.prompt == "combo":
        me.passes()
    table.player(other(who)).passes()
    assert table.result is None and table.player(other(who)).life == []
    me.uses(end)
    assert table.result == (who, "9-2-3")


@BOTH
def test_9_2_3_the_last_life_card_ends_the_game_whatever_is_in_the_hand(who: str) -> None:
    mine, theirs = side(battle=[A]), side(life=1, hand=[B])
    table = given(turn_of=who, **seats(who, mine, theirs))
    table.player(who).attacks(A, PLAIN_LEADER)
    table.player(other(who)).passes()
    assert table.result == (who, "9-2-3") and len(table.player(other(who)).hand) == 2


def test_9_2_3_life_that_was_gained_in_time_helps() -> None:
    gives = t.Put(t.Pick(1, t.Cards(("hand",), t.YOU)), "life")
    nurse = leader("Nurse", t.Auto(t.Pattern("attacked", t.Self()), (gives,)))
    table = given(side(battle=[A]), side(nurse, life=1, hand=[B]))
    table.you.attacks(A, nurse)
    if table.prompt == "life":
        table.them.chooses(B)
    assert table.result is None and len(table.them.life) == 1


def test_9_2_4_the_turn_player_is_not_spared_either() -> None:
    theirs = t.Every(t.Cards(("deck",), t.OPPONENT))
    assert cast("you", caster(t.Put(theirs, "drop"))).result == ("you", "9-2-4")
    assert cast("you", caster(t.Put(DECK, "drop"))).result == ("them", "9-2-4")
