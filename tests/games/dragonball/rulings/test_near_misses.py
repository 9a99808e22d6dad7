"""Rulings that tell what a rule says from what comes near it: the other player, the other order.

Chapters 1 to 7; the others are in `test_near_misses_of_skills.py`.
"""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.language import text
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN_LEADER,
    battle_card,
    extra_card,
    fought,
    given,
    leader,
    plain_deck,
    rested,
    seats,
    side,
    start,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
ADA = battle_card("Ada", power=10000)
DRAWS = (t.Draw(1),)


@pytest.mark.rule("dragonball:6-4-1-2", "dragonball:6-4-1-3")
@pytest.mark.parametrize(("until", "drawn"), [("turn", 0), ("game", 1)])
@BOTH
def test_effects_of_the_turn_are_over_before_the_end_phase_is_repeated(
    who: str, until: str, drawn: int
) -> None:
    """Q. A skill for the end of the turn comes into play at the end of the turn. It asks for
    power that another card has until the end of the turn.
    A. It does not find it: such effects end before the phase is gone through again. Power that
    lasts for the game it finds."""
    early_ones = t.Every(t.Cards(("battle",), t.YOU, (t.Named(("Early",)),)))
    strong = t.Relation(t.Of("power", early_ones), ">=", 15000)
    late = battle_card("Late", t.Auto(t.Pattern("end turn"), DRAWS, (strong,)))
    more = t.Lasting(until, t.Continuous((t.Change(t.Self(), "power", "add", 5000),)))
    plays = v.Play(t.Every(t.Cards(("drop",), t.YOU)))
    early = battle_card("Early", t.Auto(t.Pattern("end turn"), (more, plays)), power=10000)
    table = given(phase="end phase", turn_of=who, **seats(who, side(battle=[early], drop=[late])))
    assert table.player(who).battle == [early, late]
    assert len(table.player(who).hand) == drawn


@pytest.mark.rule("dragonball:3-1-7")
@BOTH
def test_a_borrowed_card_returns_to_the_hand_of_its_owner(who: str) -> None:
    """Q. Where does a card go that I took from my opponent, and that is returned to the hand?
    A. To the hand of its owner: it is one of the cards that are there."""
    theirs = t.Cards(("battle",), t.OPPONENT)
    takes = v.Activate("main", (), (v.GainControl(t.Every(theirs)),))
    others = t.Cards(("battle",), t.YOU, (t.Other(),))
    returns = v.Activate("main", (), (t.Put(t.Every(others), "hand"),))
    thief = battle_card("Thief", takes, returns)
    table = given(turn_of=who, **seats(who, side(battle=[thief]), side(battle=[ADA])))
    me, they = table.player(who), table.player(other(who))
    me.uses(thief, 0)
    me.uses(thief, 1)
    state = table.game.state
    (card,) = state.zones[a.hand_of(they.seat)]
    assert state.printed[card] is ADA
    assert state.place[card] == a.hand_of(they.seat)


@pytest.mark.rule("dragonball:7-4-1-6", "dragonball:7-4-1-7")
@pytest.mark.parametrize(("least", "heard"), [(15000, True), (20000, False)])
@BOTH
def test_cards_in_the_combo_area_go_while_their_power_still_counts(
    who: str, least: int, heard: bool
) -> None:
    """Q. My skill hears a combo card go to the drop area, if my card has 15000 power or more; it
    has 10000, and the combo added 5000.
    A. It hears it: what combos added is gone only after they have gone."""
    strong = t.Relation(t.Of("power", t.Self()), ">=", least)
    gone = t.Pattern("leave", frm=("combo",))
    fighter = battle_card("Fighter", t.Auto(gone, DRAWS, (strong,)), power=10000)
    help_ = battle_card("Help", combo_cost=0, combo_power=5000)
    table = given(turn_of=who, **seats(who, side(battle=[fighter], hand=[help_])))
    me = table.player(who)
    me.attacks(fighter, PLAIN_LEADER)
    me.combos(help_)
    fought(table)
    assert me.drop == [help_]
    assert (len(me.hand) == 1) is heard


@pytest.mark.rule("dragonball:5-2-1-3", "dragonball:5-2-1-4")
def test_what_a_leader_does_on_being_placed_finds_no_deck_yet() -> None:
    """Q. My leader draws a card when it is placed. Do I begin with seven cards?
    A. No: the decks are placed after that, and there is none to draw from."""
    draws = t.Auto(t.Pattern("leader placed", t.Self()), DRAWS)
    game = start(1, deck=(leader("Keen", draws), plain_deck()[1]))
    assert [len(game.state.zones[a.hand_of(seat)]) for seat in (0, 1)] == [6, 6]


@pytest.mark.rule("dragonball:4-10-2-1")
@BOTH
def test_damage_that_an_attack_inflicts_was_dealt_in_that_battle(who: str) -> None:
    """Q. My card hears that it has dealt damage. It attacks the leader, and a card of life goes
    to the hand.  A. It has dealt damage, and hears it."""
    glad = battle_card("Glad", t.Auto(t.Pattern("dealt damage", t.Self()), DRAWS))
    table = given(turn_of=who, **seats(who, side(battle=[glad])))
    table.player(who).attacks(glad, PLAIN_LEADER)
    assert len(table.player(other(who)).life) == 7
    assert len(table.player(who).hand) == 1


@pytest.mark.rule("dragonball:3-5-1")
def test_each_leader_lies_in_its_own_players_leader_area() -> None:
    """Q. Where do I place my leader?  A. In my own leader area, my opponent theirs in theirs."""
    game = start(1)
    for seat in (0, 1):
        (card,) = game.state.zones[a.leader_area(seat)]
        assert game.state.owner[card] == seat


@pytest.mark.rule("dragonball:1-3-5-1")
@BOTH
def test_cards_that_i_look_at_are_looked_at_by_my_skill(who: str) -> None:
    """Q. My card hears my own skills look at cards, my opponent's hears theirs. By my skill I
    look at up to 2 cards.  A. Mine hears it, and theirs does not."""
    looks = v.Activate("main", (), (t.Look(t.TopOf(2), up_to=True),))
    hears = battle_card("Hearer", t.Auto(t.Pattern("look", by=t.YOU), DRAWS))
    seer = battle_card("Seer", looks)
    table = given(turn_of=who, **seats(who, side(battle=[seer, hears]), side(battle=[hears])))
    me, they = table.player(who), table.player(other(who))
    me.uses(seer)
    me.chooses(1)
    assert (len(me.hand), len(they.hand)) == (1, 0)


@pytest.mark.rule("dragonball:2-11-3")
def test_a_card_of_cost_0_has_an_energy_cost_of_0() -> None:
    """Q. My skill KO-s cards with an energy cost of 0. One costs nothing, another 1.
    A. Only the one that costs nothing."""
    order = "[Activate: Main] KO all of your opponent's Battle Cards with an energy cost of 0."
    free, cheap = battle_card("Free", energy_cost=0), battle_card("Cheap", energy_cost=1)
    hunter = battle_card("Hunter", *text.read(order))
    table = given(side(battle=[hunter]), side(battle=[free, cheap]))
    table.you.uses(hunter)
    assert (table.them.battle, table.them.drop) == ([cheap], [free])


@pytest.mark.rule("dragonball:4-7-2-2")
@pytest.mark.parametrize("by_leader", [False, True])
def test_some_counters_answer_attacks_of_battle_cards_only(by_leader: bool) -> None:
    """Q. May I activate [Counter: Battle Card Attack] when a Battle Card attacks, and when a
    leader does?  A. When a Battle Card does."""
    stop = extra_card("Stop", *text.read("[Counter: Battle Card Attack] Negate the attack."))
    table = given(side(battle=[ADA]), side(hand=[stop], energy=1), windows=True)
    table.you.attacks(PLAIN_LEADER if by_leader else ADA, PLAIN_LEADER)
    assert table.them.offers("counter") == ([] if by_leader else [stop])
    table.leave_open()


@pytest.mark.rule("dragonball:7-4-1-4-2-1", "dragonball:7-4-1-5")
def test_what_a_ko_triggers_is_resolved_before_the_combos_go() -> None:
    """Q. When my card KO-s another in battle, it draws a card for each card in my combo area.
    I have comboed with one.  A. I draw one: it is still there at that checkpoint."""
    combos = t.Count(t.Cards(("combo",), t.YOU))
    slayer = battle_card("Slayer", t.Auto(t.Pattern("KO-s", t.Self()), (t.Draw(combos),)))
    prey, help_ = battle_card("Prey", power=5000), battle_card("Help")
    table = given(side(battle=[slayer], hand=[help_]), side(battle=[rested(prey)]))
    table.you.attacks(slayer, prey)
    table.you.combos(help_)
    fought(table)
    assert (table.them.drop, table.you.drop) == ([prey], [help_])
    assert len(table.you.hand) == 1


@pytest.mark.rule("dragonball:6-2-1")
@pytest.mark.parametrize(("until", "drawn"), [("your turn start", 0), ("game", 1)])
def test_effects_until_the_start_of_my_turn_are_over_before_it_is_heard(
    until: str, drawn: int
) -> None:
    """Q. My card has 15000 power until the start of my next turn. At the start of my turn it
    draws a card if it has so much.  A. It does not: the effect is over by then. Power that lasts
    for the game it finds."""
    strong = t.Relation(t.Of("power", t.Self()), ">=", 15000)
    more = t.Lasting(until, t.Continuous((t.Change(t.Self(), "power", "add", 5000),)))
    early = t.Auto(t.Pattern("begin turn", who=t.YOU), DRAWS, (strong,))
    hero = battle_card("Hero", v.Activate("main", (), (more,)), early, power=10000)
    table = given(side(battle=[hero]), phase="turn", turn_of="them")
    table.you.passes()
    table.you.uses(hero)
    assert table.you.power(hero) == 15000
    table.you.passes()
    table.them.passes()
    held = len(table.you.hand)
    table.them.passes()
    assert (table.asked, len(table.you.hand)) == ("you", held + 1 + drawn)


@pytest.mark.rule("dragonball:3-1-6")
def test_cards_that_go_under_another_in_an_order_go_once() -> None:
    """Q. I put two cards of my drop area under my card, in an order of my choice. A card of mine
    draws for each card that leaves the drop area.  A. It draws two."""
    gone = t.Pattern("put", frm=("drop",))
    hears = battle_card("Hearer", t.Auto(gone, DRAWS))
    gathers = v.Activate("main", (), (t.PutUnder(t.Every(t.Cards(("drop",), t.YOU)), t.Self()),))
    nest = battle_card("Nest", gathers)
    one, two = battle_card("One"), battle_card("Two")
    table = given(side(battle=[nest, hears], drop=[one, two]))
    table.you.uses(nest)
    table.you.chooses(two, one)
    table.you.chooses(hears)
    assert sorted(card.name for card in table.you.under(nest)) == ["One", "Two"]
    assert len(table.you.hand) == 2


@pytest.mark.rule("dragonball:1-2-2-2", "dragonball:9-2-4")
@pytest.mark.parametrize(("left", "lost"), [(1, False), (0, True)])
def test_with_one_card_left_in_the_deck_nobody_loses(left: int, lost: bool) -> None:
    """Q. I draw all cards of my deck but one, or all of them.  A. I lose without a card in the
    deck, and not with one."""
    draws = battle_card("Draws", v.Activate("main", (), (t.Draw(5 - left),)))
    table = given(side(battle=[draws], deck_of_plain=5))
    table.you.uses(draws)
    assert (table.result is not None) is lost


@pytest.mark.rule("dragonball:7-1-1")
@BOTH
def test_an_attack_is_made_by_the_turn_player(who: str) -> None:
    """Q. My card hears that I attack, my opponent's that they do. I attack.
    A. Mine hears it, and theirs does not."""
    hears = battle_card("Hearer", t.Auto(t.Pattern("attack", who=t.YOU), DRAWS))
    table = given(turn_of=who, **seats(who, side(battle=[ADA, hears]), side(battle=[hears])))
    me, they = table.player(who), table.player(other(who))
    me.attacks(ADA, PLAIN_LEADER)
    assert (len(me.hand), len(they.hand)) == (1, 0)
    fought(table)
