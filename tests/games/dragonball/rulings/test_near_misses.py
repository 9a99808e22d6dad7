"""Rulings that tell what a rule says from what comes near it: the other player, the other order."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball import areas as a
from headjudge.games.dragonball import text
from headjudge.games.dragonball import vocabulary as v
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN_LEADER,
    battle_card,
    extra_card,
    fought,
    given,
    leader,
    plain_deck,
    seats,
    side,
    start,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
ADA = battle_card("Ada", power=10000)
DRAWS = (t.Draw(1),)


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


@pytest.mark.rule("dragonball:10-10-1", "dragonball:8-5-2-3")
@pytest.mark.parametrize(("energy", "heard"), [(1, True), (2, False)])
def test_a_counter_is_paid_for_before_it_is_activated(energy: int, heard: bool) -> None:
    """Q. My skill hears that a counter is activated while its player has no active energy. The
    counter takes their last energy.
    A. My skill hears it: the counter is paid for first. With energy left it does not."""
    active = t.Count(t.Cards(("energy",), t.OPPONENT, (v.Mode(active=True),)))
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
