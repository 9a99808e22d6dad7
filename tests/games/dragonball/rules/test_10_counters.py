"""10-10. [Counter], and 10-22: [Deflect]. When counter timings occur is in chapter 4."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from headjudge.games.dragonball.language import text
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
    Table,
    battle_card,
    extra_card,
    given,
    leader,
    seats,
    side,
    word,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
B = battle_card("Bodo")
DRAWS = (t.Draw(1),)
THEIRS = t.Cards(("battle",), t.OPPONENT)
STOP = extra_card("Stop", *text.read("[Counter: Attack] Negate the attack."))
NO = extra_card("No", v.Counter("play", (), (v.NegatePlay(),)))
UNDO = extra_card("Undo", v.Counter("counter", (), (v.NegateCounter(),)))
SEES_PLAY = extra_card("Sees Play", v.Counter("play", (), DRAWS), energy_cost=0)
SEES_ATTACK = extra_card("Sees Attack", v.Counter("attack", (), DRAWS), energy_cost=0)
SEES_COUNTER = extra_card("Sees Counter", v.Counter("counter", (), DRAWS), energy_cost=0)

RESTING = "[Counter: Play] The Battle Card played is played in Rest Mode."
MUTING = (
    "[Counter: Play] The Battle Card played has its skills negated for the duration of the turn."
)
RESTS = extra_card("Rests", *text.read(RESTING))
MUTES = extra_card("Mutes", *text.read(MUTING))
EAGER = t.Auto(t.Pattern("play", t.Self()), DRAWS)


def fought(table: Table) -> None:
    while table.prompt in ("combo", "counter"):
        table.player(table.asked).passes()


def counterable(table: Table) -> list[Card]:
    """The counters that the player who is asked could activate."""
    return table.player(table.asked).offers("counter") if table.prompt == "counter" else []


# 10-10-1, 10-10-2. Where, when and for what


@BOTH
def test_10_10_1_a_counter_costs_its_skill_cost_and_the_cards_energy(who: str) -> None:
    pays = v.Counter("attack", (t.Put(t.Pick(1, t.Cards(("hand",), t.YOU)), "drop"),), DRAWS)
    dear = battle_card("Dear", pays, energy_cost=2)
    for energy, hand, can in ((2, [dear, B], True), (1, [dear, B], False), (2, [dear], False)):
        mine, theirs = side(battle=[A]), side(hand=hand, energy=energy, deck=[A])
        table = given(turn_of=who, windows=True, **seats(who, mine, theirs))
        they = table.player(other(who))
        table.player(who).attacks(A, PLAIN_LEADER)
        assert (they.why_not("counter", dear, 0) is None) == can
        if can:
            they.counters(dear)
            assert they.hand == [A] and they.active_energy == []
            assert sorted(card.name for card in they.drop) == ["Bodo", "Dear"]
        table.leave_open()


def test_10_10_1_it_is_activated_at_a_counter_timing_only() -> None:
    table = given(side(hand=[STOP], energy=1))
    assert table.you.why_not("counter", STOP, 0) == "10-10-1"
    assert not table.you.can("activate", STOP, 0)


@pytest.mark.rule("dragonball:10-10-2")
def test_10_10_2_a_counter_is_activated_from_the_hand_only() -> None:
    shout = battle_card("Shout", v.Counter("attack", (), (v.NegateAttack(),)), energy_cost=0)
    theirs = side(battle=[shout], drop=[shout], warp=[shout], hand=[PLAIN])
    table = given(side(battle=[A]), theirs, windows=True)
    table.you.attacks(A, PLAIN_LEADER)
    assert table.them.offered == ["pass"]
    assert table.them.why_not("counter", shout, 0) == "10-10-2"
    fought(table)
    table = given(side(battle=[A]), side(hand=[shout]))
    table.you.attacks(A, PLAIN_LEADER)
    table.them.counters(shout)
    assert len(table.them.life) == 8


# 10-10-3. When counters are pending


@pytest.mark.rule("dragonball:10-10-3-1")
@BOTH
def test_10_10_3_1_a_declared_play_and_skills_about_playing(who: str) -> None:
    plays = v.Activate("main", (), (v.Play(t.Pick(1, t.Cards(("drop",), t.YOU))),))
    token = v.Activate("main", (), (v.PlayToken(1, "Imp", 5000),))
    caller = battle_card("Caller", plays, token)
    mine = side(battle=[caller], hand=[A], drop=[B], energy=1)
    table = given(turn_of=who, **seats(who, mine, side(hand=[SEES_PLAY, SEES_ATTACK])))
    me, they = table.player(who), table.player(other(who))
    me.plays(A)
    assert counterable(table) == [SEES_PLAY]
    they.passes()
    assert A in me.battle
    for skill in (0, 1):
        me.uses(caller, skill)
        for _when in ("before it is resolved", "after it was resolved"):
            assert counterable(table) == [SEES_PLAY]
            they.passes()
        assert table.prompt == "main"


def test_10_10_3_1_a_skill_that_is_triggered_by_playing_is_about_playing() -> None:
    eager = battle_card("Eager", *text.read("[Auto] When you play this card, draw 1 card."))
    table = given(side(hand=[eager], energy=1), side(hand=[SEES_PLAY]))
    table.you.plays(eager)
    table.them.passes()
    assert counterable(table) == [SEES_PLAY] and table.you.hand == []
    table.them.passes()
    assert counterable(table) == [SEES_PLAY] and len(table.you.hand) == 1
    table.them.passes()


def test_10_10_3_1_ones_own_doing_lets_nothing_enter_pending() -> None:
    table = given(side(hand=[A, SEES_PLAY], energy=1), side(hand=[PLAIN]), windows=True)
    table.you.plays(A)
    assert table.asked == "them" and counterable(table) == []
    table.them.passes()
    assert table.prompt == "main"


@pytest.mark.rule("dragonball:10-10-3-2")
@BOTH
def test_10_10_3_2_an_attack_and_skills_about_attacks(who: str) -> None:
    fierce = battle_card("Fierce", *text.read("[Auto] When this card attacks, draw 1 card."))
    both = side(hand=[SEES_PLAY, SEES_ATTACK])
    table = given(turn_of=who, **seats(who, side(battle=[fierce]), both))
    table.player(who).attacks(fierce, PLAIN_LEADER)
    for _when in ("the attack", "the skill before it is resolved", "and afterwards"):
        assert counterable(table) == [SEES_ATTACK]
        table.player(other(who)).passes()
    assert table.prompt == "combo"
    fought(table)


def test_10_10_3_2_a_skill_about_neither_lets_nobody_be_asked() -> None:
    sage = battle_card("Sage", *text.read("[Activate: Main] Draw 1 card."))
    table = given(side(battle=[sage]), side(hand=[SEES_PLAY, SEES_ATTACK]))
    table.you.uses(sage)
    assert table.prompt == "main" and len(table.you.hand) == 1


@pytest.mark.rule("dragonball:10-10-3-3")
@BOTH
def test_10_10_3_3_a_counter_is_answered_by_counters_to_counters(who: str) -> None:
    mine = side(battle=[A], hand=[SEES_COUNTER, SEES_ATTACK])
    theirs = side(hand=[STOP, SEES_COUNTER], energy=1)
    table = given(turn_of=who, **seats(who, mine, theirs))
    me, they = table.player(who), table.player(other(who))
    me.attacks(A, PLAIN_LEADER)
    assert counterable(table) == [STOP], "nobody has countered yet"
    they.counters(STOP)
    assert table.asked == who and counterable(table) == [SEES_COUNTER]
    me.counters(SEES_COUNTER)
    assert table.asked == other(who) and counterable(table) == [SEES_COUNTER]
    they.passes()
    assert len(they.life) == 8 and table.prompt == "main"


@pytest.mark.rule("dragonball:10-10-3-4")
def test_10_10_3_4_what_was_activated_is_pending_no_longer() -> None:
    """The same card, shown in the hand until it is resolved, is not activated twice."""
    table = given(
        side(battle=[A], hand=[SEES_COUNTER]), side(hand=[SEES_ATTACK, PLAIN]), windows=True
    )
    table.you.attacks(A, PLAIN_LEADER)
    table.them.counters(SEES_ATTACK)
    table.you.counters(SEES_COUNTER)
    assert table.asked == "them" and counterable(table) == []
    assert table.them.why_not("counter", SEES_ATTACK, 0) == "10-10-3-4"
    table.them.passes()
    fought(table)


def test_10_10_3_4_when_the_timing_is_over_nothing_is_pending() -> None:
    table = given(side(battle=[A]), side(hand=[STOP], energy=1))
    table.you.attacks(A, PLAIN_LEADER)
    table.them.passes()
    assert table.prompt == "combo" and table.them.why_not("counter", STOP, 0) == "10-10-1"
    fought(table)
    assert len(table.them.life) == 7


@pytest.mark.rule("dragonball:10-10-3-1")
@BOTH
def test_10_10_3_1_what_a_counter_does_to_a_declared_card_holds_in_play(who: str) -> None:
    """Deviation: "the Battle Card played" is the card that comes into play afterwards."""
    card = battle_card("Eager", EAGER, word("Critical"))
    mine, theirs = side(hand=[card], energy=1), side(hand=[MUTES], energy=1)
    table = given(turn_of=who, **seats(who, mine, theirs))
    me = table.player(who)
    me.plays(card)
    table.player(other(who)).counters(MUTES)
    own = table.game.abilities(me.find(card))
    assert me.battle == [card] and me.hand == []
    assert set(own.keywords) <= set(own.off)


# 10-10-4, 10-10-5. After it was activated


@pytest.mark.parametrize("make", [battle_card, extra_card])
@BOTH
def test_10_10_4_the_card_goes_to_the_drop_area(make: Callable[..., Card], who: str) -> None:
    shout = make("Shout", v.Counter("attack", (), (v.NegateAttack(),)))
    mine, theirs = side(battle=[A]), side(hand=[shout], energy=1)
    table = given(turn_of=who, **seats(who, mine, theirs))
    they = table.player(other(who))
    table.player(who).attacks(A, PLAIN_LEADER)
    they.counters(shout)
    assert (they.hand, they.drop, len(they.life)) == ([], [shout], 8)


def test_10_10_4_unless_its_text_sends_it_elsewhere() -> None:
    guest = battle_card("Guest", *text.read("[Counter: Attack] Play this card."))
    table = given(side(battle=[A]), side(hand=[guest], energy=1))
    table.you.attacks(A, PLAIN_LEADER)
    table.them.counters(guest)
    fought(table)
    assert (table.them.battle, table.them.drop) == ([guest], [])


@pytest.mark.rule("dragonball:10-10-5")
@BOTH
def test_10_10_5_a_negated_counter_is_not_resolved_but_paid_and_dropped(who: str) -> None:
    mine, theirs = side(battle=[A], hand=[UNDO], energy=1), side(hand=[STOP], energy=1)
    table = given(turn_of=who, **seats(who, mine, theirs))
    me, they = table.player(who), table.player(other(who))
    me.attacks(A, PLAIN_LEADER)
    they.counters(STOP)
    me.counters(UNDO)
    fought(table)
    assert len(they.life) == 7, "the attack went on"
    assert (me.drop, they.drop) == ([UNDO], [STOP])
    assert me.active_energy == they.active_energy == []


# 10-22. Deflect

SMOOTH = battle_card("Smooth", *text.read("[Deflect]"))


def weakens(pick: t.Object) -> t.Effect:
    return t.Lasting("turn", t.Continuous((t.Change(pick, "power", "add", -5000),)))


@pytest.mark.rule("dragonball:10-22-1")
@pytest.mark.parametrize(
    "effect",
    [
        v.KO(t.Every(THEIRS)),
        t.Put(t.Every(THEIRS), "hand"),
        t.Put(t.Every(THEIRS), "warp"),
        v.GainControl(t.Every(THEIRS)),
        t.ToRest(t.Every(THEIRS)),
        weakens(t.Every(THEIRS)),
    ],
)
@BOTH
def test_10_22_1_no_counter_to_a_play_affects_a_card_in_play(effect: t.Effect, who: str) -> None:
    bolt = extra_card("Bolt", v.Counter("play", (), (effect,)))
    for card, affected in ((SMOOTH, False), (B, True)):
        mine = side(battle=[card], hand=[A], energy=1)
        table = given(turn_of=who, **seats(who, mine, side(hand=[bolt], energy=1)))
        me = table.player(who)
        me.plays(A)
        table.player(other(who)).counters(bolt)
        same = card in me.battle and me.is_active(card) and me.power(card) == 10000
        assert same is not affected


def test_10_22_1_it_can_be_chosen_all_the_same() -> None:
    """Deviation: not being affected is not the same as not being chosen."""
    pick = t.Choose(t.Pick(1, THEIRS, up_to=True))
    hex_ = extra_card("Hex", v.Counter("play", (), (pick, weakens(t.It()))))
    table = given(side(battle=[SMOOTH], hand=[A], energy=1), side(hand=[hex_], energy=1))
    table.you.plays(A)
    table.them.counters(hex_)
    table.them.chooses(SMOOTH)
    assert table.you.power(SMOOTH) == 10000 and table.you.battle == [SMOOTH, A]


def test_10_22_1_other_counters_and_skills_affect_it() -> None:
    shot = extra_card("Shot", v.Counter("attack", (), (v.KO(t.Every(THEIRS)),)))
    table = given(side(battle=[SMOOTH]), side(hand=[shot], energy=1))
    table.you.attacks(SMOOTH, PLAIN_LEADER)
    table.them.counters(shot)
    assert table.you.drop == [SMOOTH]
    chills = t.Auto(t.Pattern("play", THEIRS), (t.ToRest(t.Every(THEIRS)),))
    cold = leader("Cold", chills)
    table = given(side(hand=[SMOOTH], energy=1), side(cold))
    table.you.plays(SMOOTH)
    assert not table.you.is_active(SMOOTH)


@pytest.mark.rule("dragonball:10-22-2")
@BOTH
def test_10_22_2_it_deflects_from_the_declaration_on(who: str) -> None:
    for card, deflects in (
        (battle_card("Smooth", word("Deflect"), EAGER), True),
        (battle_card("Rough", EAGER), False),
    ):
        for counter in (NO, RESTS, MUTES):
            mine, theirs = side(hand=[card], energy=1, deck=[B]), side(hand=[counter], energy=1)
            table = given(turn_of=who, **seats(who, mine, theirs))
            me = table.player(who)
            me.plays(card)
            table.player(other(who)).counters(counter)
            fought(table)
            unhurt = card in me.battle and me.is_active(card) and me.hand == [B]
            assert unhurt is deflects, (card.name, counter.name)


def test_10_22_2_a_card_whose_deflect_is_negated_deflects_nothing() -> None:
    hand = t.Cards(("hand",), t.OPPONENT)
    off = t.Continuous((t.Change(t.Every(hand), "abilities", "switch-off"),))
    table = given(
        side(hand=[SMOOTH], energy=1),
        side(leader("Null", off), hand=[NO], energy=1),
    )
    table.you.plays(SMOOTH)
    table.them.counters(NO)
    assert table.you.drop == [SMOOTH]


@pytest.mark.rule("dragonball:10-22-3")
@BOTH
def test_10_22_3_it_deflects_when_a_skill_played_it(who: str) -> None:
    calls = "[Activate: Main] Choose 1 Battle Card in your Drop Area and play it."
    caller = battle_card("Caller", *text.read(calls))
    shot = extra_card("Shot", v.Counter("play", (), (v.KO(v.Countered()),)))
    for card, left in ((SMOOTH, [caller, SMOOTH]), (A, [caller])):
        mine, theirs = side(battle=[caller], drop=[card]), side(hand=[shot], energy=1)
        table = given(turn_of=who, **seats(who, mine, theirs))
        table.player(who).uses(caller)
        table.player(other(who)).passes()
        table.player(other(who)).counters(shot)
        assert table.player(who).battle == left
