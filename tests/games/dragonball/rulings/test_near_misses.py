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
    word,
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


@pytest.mark.rule("dragonball:3-5-1")
def test_each_leader_lies_in_its_own_players_leader_area() -> None:
    """Q. Where do I place my leader?  A. In my own leader area, my opponent theirs in theirs."""
    game = start(1)
    for seat in (0, 1):
        (card,) = game.state.zones[a.leader_area(seat)]
        assert game.state.owner[card] == seat


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
