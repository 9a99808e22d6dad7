"""Rulings on skills, keywords and the rest (chapters 8 to 11) that tell what a rule says from what
comes near it."""

from __future__ import annotations

import pytest

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
    rested,
    seats,
    side,
    word,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
ADA = battle_card("Ada", power=10000)
DRAWS = (t.Draw(1),)
MILL = t.Put(t.TopOf(1), "drop")


@pytest.mark.rule("dragonball:8-1-3")
@BOTH
def test_a_skill_for_both_timings_is_activated_in_either(who: str) -> None:
    """Q. [Awaken] is a skill for the Main Phase and for battles. May I activate it in both?
    A. Yes, once its condition holds."""
    when = "[Awaken] When your life is at 4 or less: Draw 1 card and flip this card over."
    hero = leader("Hero", *text.read(when))
    for in_battle in (False, True):
        table = given(turn_of=who, **seats(who, side(hero, battle=[ADA], life=4)))
        me = table.player(who)
        if in_battle:
            me.attacks(ADA, PLAIN_LEADER)
        me.uses(hero)
        assert me.leader.name == "Hero, awakened"
        if in_battle:
            fought(table)


@pytest.mark.rule("dragonball:10-10-1", "dragonball:8-5-2-3")
@pytest.mark.parametrize(("energy", "heard"), [(1, True), (2, False)])
def test_a_counter_is_paid_for_before_it_is_activated(energy: int, heard: bool) -> None:
    """Q. My skill hears that a counter is activated while its player has no active energy. The
    counter takes their last energy.
    A. My skill hears it: the counter is paid for first. With energy left it does not."""
    active = t.Count(t.Cards(("energy",), t.OPPONENT, (t.Upright(True),)))
    spent = t.Relation(active, "<=", 0)
    hears = t.Auto(t.Pattern("activate", who=t.OPPONENT, cause="Counter"), DRAWS, (spent,))
    spy = battle_card("Spy", hears)
    stop = extra_card("Stop", v.Counter("attack", (), (v.NegateAttack(),)), energy_cost=1)
    table = given(you=side(battle=[spy, ADA]), them=side(hand=[stop], energy=energy))
    table.you.attacks(ADA, PLAIN_LEADER)
    table.them.counters(stop)
    if table.prompt == "energy":
        table.answer(0)
    assert table.them.drop == [stop]
    assert (len(table.you.hand) == 1) is heard


@pytest.mark.rule("dragonball:8-6-4-1")
@pytest.mark.parametrize(("banned", "reason"), [(True, "forbidden"), (False, "unmet")])
def test_the_log_tells_why_a_pending_skill_was_not_activated(banned: bool, reason: str) -> None:
    """Q. My skill for the end of the turn with [Sparking 1] is pending. Once my opponent's card
    keeps me from activating it; once the card in my drop area is gone by then.
    A. Neither time do I draw, and the log tells which of the two it was."""
    sparks = t.Auto(t.Pattern("end turn"), DRAWS, (v.Sparking(1),))
    clears = t.Auto(t.Pattern("end turn"), (t.Put(t.Every(t.Cards(("drop",), t.YOU)), "warp"),))
    ban = t.Forbid(t.Pattern("activate", who=t.OPPONENT, cause="Auto"))
    slow, broom = battle_card("Slow", sparks), battle_card("Broom", clears)
    mine = side(battle=[slow] if banned else [slow, broom], drop=1)
    theirs = side(battle=[battle_card("Ban", ban)] if banned else [])
    table = given(mine, theirs, phase="")
    table.begins("end phase")
    if not banned:
        table.you.chooses(broom)
    assert table.you.hand == []
    assert [each.arguments["outcome"].word for each in table.logged("ability void")] == [reason]


@pytest.mark.rule("dragonball:11-2-1")
@BOTH
def test_a_card_of_some_sort_is_shown_by_the_player_who_chose_it(who: str) -> None:
    """Q. I look at cards of my deck and add one of a sort to my hand. Who shows it?
    A. I do."""
    looks = (
        "[Activate: Main] Look at up to 2 cards from the top of your deck, choose up to 1 <Ada> "
        "among them and add it to your hand, then shuffle your deck."
    )
    found = battle_card("Ada", character=["Ada"])
    seer = battle_card("Seer", *text.read(looks))
    table = given(turn_of=who, **seats(who, side(battle=[seer], deck=[found])))
    me = table.player(who)
    me.uses(seer)
    me.chooses(2)
    me.chooses(found)
    assert me.hand == [found]
    assert [entry.seat for entry in table.logged("reveal")] == [me.seat]


@pytest.mark.rule("dragonball:8-4-2-3")
@BOTH
def test_energy_is_rested_by_the_player_who_pays(who: str) -> None:
    """Q. My card hears that I switch energy to Rest Mode, my opponent's that they do. I pay for
    a card.  A. Mine hears it, and theirs does not."""
    hears = battle_card("Hearer", t.Auto(t.Pattern("rest", who=t.YOU, cause="cost"), DRAWS))
    mine = side(hand=[ADA], battle=[hears], energy=1)
    table = given(turn_of=who, **seats(who, mine, side(battle=[hears])))
    me, they = table.player(who), table.player(other(who))
    me.plays(ADA)
    assert (me.active_energy, len(me.hand), len(they.hand)) == ([], 1, 0)


@pytest.mark.rule("dragonball:10-5-5")
@pytest.mark.parametrize(("least", "heard"), [(1, True), (2, False)])
def test_the_card_below_is_in_the_warp_when_the_xeno_evolved_one_is_played(
    least: int, heard: bool
) -> None:
    """Q. My card draws when it is played while there is a card in my Warp. I [Xeno-Evolve] into
    it from my only Battle Card.
    A. I draw: that card has gone to the Warp before. If two had to be there I would not."""
    enough = t.Relation(t.Count(t.Cards(("warp",), t.YOU)), ">=", least)
    eager = t.Auto(t.Pattern("play", t.Self()), DRAWS, (enough,))
    young = battle_card("Ada", character=["Ada"])
    names = (v.Character(("Ada",)),)
    grown = battle_card("Grown", word("Xeno-Evolve", None, (v.PayEnergy(1),), names), eager)
    table = given(side(battle=[young], hand=[grown], energy=1))
    table.you.uses(grown)
    assert (table.you.battle, table.you.warp) == ([grown], [young])
    assert (len(table.you.hand) == 1) is heard


@pytest.mark.rule("dragonball:8-5-2-2", "dragonball:8-5-2-5")
@BOTH
def test_a_counter_is_paid_for_and_resolved_for_the_player_who_activated_it(who: str) -> None:
    """Q. My opponent attacks, and I activate a counter that costs a card of my hand and draws 2
    cards. Who pays, and who draws?  A. I do both."""
    words = (
        "[Counter: Attack] Choose 1 card in your hand and place it in your Drop Area : "
        "Draw 2 cards."
    )
    trade = extra_card("Trade", *text.read(words), energy_cost=0)
    fee = battle_card("Fee")
    mine, theirs = side(hand=[trade, fee]), side(battle=[ADA], hand=[ADA])
    table = given(turn_of=other(who), **seats(who, mine, theirs))
    me, they = table.player(who), table.player(other(who))
    they.attacks(ADA, PLAIN_LEADER)
    me.counters(trade)
    fought(table)
    assert (len(me.hand), sorted(card.name for card in me.drop)) == (3, ["Fee", "Trade"])
    assert they.hand == [ADA]


@pytest.mark.rule("dragonball:8-5-2-5-1")
def test_an_extra_card_is_in_the_drop_area_when_its_counter_is_resolved() -> None:
    """Q. The counter of an Extra Card negates the attack and draws a card for each card in my drop
    area, which is empty.  A. I draw one: the Extra Card is there by then."""
    dropped = t.Count(t.Cards(("drop",), t.YOU))
    draws = (t.Draw(dropped), v.NegateAttack())
    wake = extra_card("Wake", v.Counter("attack", (), draws), energy_cost=0)
    table = given(side(battle=[ADA]), side(hand=[wake]))
    table.you.attacks(ADA, PLAIN_LEADER)
    table.them.counters(wake)
    assert (len(table.them.hand), table.them.drop) == (1, [wake])


@pytest.mark.rule("dragonball:8-2-2-1")
@pytest.mark.parametrize("there", [False, True])
def test_the_log_tells_when_there_was_no_card_to_do_it_with(there: bool) -> None:
    """Q. I am told to KO a Battle Card of my opponent, who has none.
    A. Nothing is done, and the log says that there was none; where one is KO-ed it does not."""
    order = "[Activate: Main] Choose 1 of your opponent's Battle Cards and KO it."
    hunter = battle_card("Hunter", *text.read(order))
    table = given(side(battle=[hunter]), side(battle=[ADA] if there else []))
    table.you.uses(hunter)
    assert table.them.drop == ([ADA] if there else [])
    assert len(table.logged("none there")) == (0 if there else 1)


@pytest.mark.rule("dragonball:8-9-1")
def test_what_is_done_instead_is_done_for_each_of_several_cards() -> None:
    """Q. Two cards are KO-ed at once; instead of the one a card is drawn, instead of the other
    the top card of the deck is dropped.  A. Both is done, each once."""
    draws = battle_card("Draws", t.Replacement(t.Pattern("KO", t.Self()), DRAWS))
    mills = battle_card("Mills", t.Replacement(t.Pattern("KO", t.Self()), (MILL,)))
    all_of_them = t.Cards(("battle",), t.OPPONENT)
    hunter = battle_card("Hunter", v.Activate("main", (), (v.KO(t.Every(all_of_them)),)))
    table = given(side(battle=[hunter]), side(battle=[draws, mills]))
    table.you.uses(hunter)
    assert (len(table.them.hand), len(table.them.drop)) == (1, 1)
    assert table.them.battle == [draws, mills]


@pytest.mark.rule("dragonball:10-10-4")
def test_a_battle_card_is_not_in_the_drop_area_while_its_counter_is_resolved() -> None:
    """Q. The counter of a Battle Card draws a card for each card in my drop area, which is
    empty.  A. I draw none: the card goes there afterwards."""
    draws = (t.Draw(t.Count(t.Cards(("drop",), t.YOU))), v.NegateAttack())
    wake = battle_card("Wake", v.Counter("attack", (), draws), energy_cost=0)
    table = given(side(battle=[ADA]), side(hand=[wake]))
    table.you.attacks(ADA, PLAIN_LEADER)
    table.them.counters(wake)
    assert (table.them.hand, table.them.drop) == ([], [wake])


@pytest.mark.rule("dragonball:10-25-3")
@pytest.mark.parametrize(("least", "heard"), [(2, True), (3, False)])
def test_the_drop_area_is_in_the_warp_when_a_card_comes_by_dark_over_realm(
    least: int, heard: bool
) -> None:
    """Q. My card draws when it is played while there are 2 cards in my Warp. I play it by [Dark
    Over Realm 2].  A. I draw: the cards of my drop area have gone to the Warp before. If three
    had to be there I would not."""
    enough = t.Relation(t.Count(t.Cards(("warp",), t.YOU)), ">=", least)
    eager = t.Auto(t.Pattern("play", t.Self()), DRAWS, (enough,))
    night = battle_card("Night", color=["black"])
    guest = battle_card("Guest", *text.read("[Dark Over Realm 2]"), eager, energy_cost=7)
    table = given(side(hand=[guest], drop=[night, night]))
    table.you.uses(guest)
    assert (table.you.battle, table.you.warp) == ([guest], [night, night])
    assert (len(table.you.hand) == 1) is heard


@pytest.mark.rule("dragonball:8-5-2-3")
@BOTH
def test_a_skill_is_activated_by_its_own_player(who: str) -> None:
    """Q. My card hears that I activate a skill, my opponent's that they do. I activate one.
    A. Mine hears it, and theirs does not."""
    hears = battle_card("Hearer", t.Auto(t.Pattern("activate", who=t.YOU, cause="Activate"), DRAWS))
    mills = battle_card("Mills", v.Activate("main", (), (MILL,)))
    table = given(turn_of=who, **seats(who, side(battle=[mills, hears]), side(battle=[hears])))
    me, they = table.player(who), table.player(other(who))
    me.uses(mills)
    assert (len(me.drop), len(me.hand), len(they.hand)) == (1, 1, 0)


@pytest.mark.rule("dragonball:10-19-1")
@BOTH
def test_a_card_is_removed_by_the_player_whose_skill_it_is(who: str) -> None:
    """Q. My card hears my own skills remove cards from the game, my opponent's hears theirs. My
    skill removes one.  A. Mine hears it, and theirs does not."""
    hears = battle_card("Hearer", t.Auto(t.Pattern("leave", by=t.YOU), DRAWS))
    prey = t.Cards(("battle",), t.OPPONENT, (t.Named(("Ada",)),))
    removes = v.Activate("main", (), (v.RemoveFromGame(t.Every(prey)),))
    hunter = battle_card("Hunter", removes)
    mine, theirs = side(battle=[hunter, hears]), side(battle=[ADA, hears])
    table = given(turn_of=who, **seats(who, mine, theirs))
    me, they = table.player(who), table.player(other(who))
    me.uses(hunter)
    assert they.removed == [ADA]
    assert (len(me.hand), len(they.hand)) == (1, 0)


@pytest.mark.rule("dragonball:9-4-1")
@pytest.mark.parametrize("rests", [True, False])
def test_a_card_played_on_top_of_another_lies_as_that_one_did(rests: bool) -> None:
    """Q. I [Evolve] on top of a card in Rest Mode, or of one in Active Mode.
    A. The new card is in the mode in which the one below it was."""
    young = battle_card("Ada", character=["Ada"])
    names = (v.Character(("Ada",)),)
    grown = battle_card("Grown", word("Evolve", None, (v.PayEnergy(1),), names))
    table = given(side(battle=[rested(young) if rests else young], hand=[grown], energy=1))
    table.you.uses(grown)
    assert table.you.under(grown) == [young]
    assert table.you.is_active(grown) is not rests


@pytest.mark.rule("dragonball:10-24-3")
def test_swap_without_a_sort_plays_any_battle_card_of_the_cost() -> None:
    """Q. My [Swap 4] names no sort of card. What may I play?  A. Any Battle Card with an energy
    cost of 4."""
    young = battle_card("Young", word("Swap", 4, (v.PayEnergy(1),)))
    fits, other_cost = battle_card("Fits", energy_cost=4), battle_card("Dear", energy_cost=5)
    table = given(side(battle=[young], hand=[fits, other_cost], energy=1))
    table.you.uses(young)
    assert table.you.offered == [fits]
    table.you.chooses(fits)
    assert (table.you.battle, table.you.hand) == ([fits], [other_cost, young])


@pytest.mark.rule("dragonball:8-2-2-3")
def test_what_may_be_done_instead_is_done_with_cards_that_it_can_be_done_with() -> None:
    """Q. If my card would be KO-ed, I may KO another of mine instead. One of the others cannot
    be KO-ed. May I choose it?  A. No, only the one that can be."""
    others = t.Pick(1, t.Cards(("battle",), t.YOU, (t.Other(),)))
    saved = t.Replacement(t.Pattern("KO", t.Self()), (v.KO(others),), optional=True)
    boss = battle_card("Boss", saved)
    stone = battle_card("Stone", t.Forbid(t.Pattern("KO", t.Self())))
    named = t.Cards(("battle",), t.OPPONENT, (t.Named(("Boss",)),))
    hunter = battle_card("Hunter", v.Activate("main", (), (v.KO(t.Every(named)),)))
    pawns = [battle_card("Pawn"), battle_card("Page")]
    table = given(side(battle=[hunter]), side(battle=[boss, stone, *pawns]))
    table.you.uses(hunter)
    table.them.says("yes")
    assert table.them.offered == pawns
    table.them.chooses(pawns[0])
    assert table.them.drop == [pawns[0]]
