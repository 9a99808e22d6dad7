"""9-1, 9-3 to 9-5. Invalid combos, cards placed on others, Battle Cards without power."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
    Given,
    battle_card,
    extra_card,
    given,
    leader,
    rested,
    seats,
    side,
    stacked,
    word,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
B = battle_card("Bodo")
DRAWS = (t.Draw(1),)
THEIRS = t.Cards(("battle",), t.OPPONENT)
YOURS = t.Cards(("battle",), t.YOU)


def more(what: t.Object, power: int) -> t.Continuous:
    return t.Continuous((t.Change(what, "power", "add", power),))


def for_turn(what: t.Object, power: int) -> t.Lasting:
    return t.Lasting("turn", more(what, power))


def caster(*effects: t.Effect) -> Card:
    return battle_card("Caster", v.Activate("main", (), effects), power=100000)


# 9-1-2. Confirmative rule processing


@BOTH
def test_9_1_2_2_only_what_still_holds_at_a_checkpoint_is_carried_out(who: str) -> None:
    saved = caster(for_turn(t.Every(THEIRS), -10000), for_turn(t.Every(THEIRS), 5000))
    table = given(turn_of=who, **seats(who, side(battle=[saved]), side(battle=[A])))
    they = table.player(other(who))
    table.player(who).uses(saved)
    assert they.battle == [A] and they.power(A) == 5000
    lost = caster(for_turn(t.Every(THEIRS), -10000), t.Draw(t.Count(THEIRS)))
    table = given(turn_of=who, **seats(who, side(battle=[lost]), side(battle=[A])))
    table.player(who).uses(lost)
    assert table.player(other(who)).drop == [A]
    assert len(table.player(who).hand) == 1, "it was there to the end of the skill"


def test_9_1_2_3_what_is_due_together_happens_together() -> None:
    """The witch is without power, and so is he whom she weakens: both go, though he would have
    power again without her."""
    witch = battle_card("Witch", more(t.Every(THEIRS), -10000))
    giant = battle_card("Giant", power=20000)
    storm = caster(for_turn(t.Every(t.Cards(("battle",), t.EACH, (t.Other(),))), -10000))
    table = given(side(battle=[witch, storm]), side(battle=[giant]))
    table.you.uses(storm)
    assert (table.you.drop, table.them.drop) == ([witch], [giant])
    table = given(side(battle=[storm]), side(battle=[giant]))
    table.you.uses(storm)
    assert table.them.battle == [giant]


# 9-3. Invalid combos


@BOTH
def test_9_3_1_cards_in_the_combo_area_stay_until_the_checkpoint(who: str) -> None:
    combos = v.Combo(t.Every(t.Cards(("hand",), t.YOU)))
    early = caster(combos, t.Draw(t.Count(t.Cards(("combo",), t.YOU))))
    table = given(turn_of=who, **seats(who, side(battle=[early], hand=[A, B])))
    me = table.player(who)
    me.uses(early)
    assert len(me.hand) == 2 and me.combo == [] and me.drop == [A, B]


@BOTH
def test_9_3_2_outside_a_battle_the_combo_areas_of_both_are_emptied(who: str) -> None:
    table = given(turn_of=who, **seats(who, side(combo=[A]), side(combo=[B])))
    me, they = table.player(who), table.player(other(who))
    assert (me.combo, they.combo, me.drop, they.drop) == ([], [], [A], [B])


def test_9_3_2_in_a_battle_they_stay() -> None:
    early = battle_card("Early", v.Activate("battle", (), (v.Combo(t.Pick(1, HAND)),)))
    table = given(side(battle=[A, early], hand=[B, PLAIN]))
    table.you.attacks(A, PLAIN_LEADER)
    table.you.uses(early)
    table.you.chooses(B)
    assert table.prompt == "combo" and table.you.combo == [B]
    table.leave_open()


HAND = t.Cards(("hand",), t.YOU)


def test_9_3_2_a_card_that_comes_there_at_the_very_end_of_a_battle_goes_after_it() -> None:
    late = t.Auto(t.Pattern("end battle", t.Self()), (v.Combo(t.Every(HAND)),))
    table = given(side(battle=[battle_card("Late", late)], hand=[B]))
    table.you.attacks(table.you.battle[0], PLAIN_LEADER)
    table.you.passes()
    assert table.prompt == "main" and table.you.combo == [] and table.you.drop == [B]


# 9-4. Cards placed on top of others


def evolves(*then: t.Effect) -> Card:
    """Its skill plays the card of the drop area on top of it, and goes on."""
    onto = v.Play(t.Every(t.Cards(("drop",), t.YOU)), onto=t.Self(), using="EX-Evolve")
    boost = v.Activate("main", (), (for_turn(t.Self(), 10000),))
    lower = v.Activate("main", (), (for_turn(t.Self(), -5000),))
    return battle_card("Seed", v.Activate("main", (), (onto, *then)), boost, lower)


TOP = battle_card("Top", power=20000)


@BOTH
def test_9_4_1_the_card_on_top_takes_over_in_the_middle_of_an_effect(who: str) -> None:
    strong = t.Count(t.Cards(("battle",), t.YOU, (t.Compare("power", "==", 30000),)))
    seed = evolves(t.Draw(strong))
    table = given(turn_of=who, **seats(who, side(battle=[seed], drop=[TOP])))
    me = table.player(who)
    me.uses(seed, 1)
    me.uses(seed)
    assert me.battle == [TOP] and me.under(TOP) == [seed] and len(me.hand) == 1


def test_9_4_1_a_pile_lies_under_it_as_it_lay() -> None:
    seed = evolves()
    table = given(side(battle=[stacked(seed, A, B)], drop=[TOP]))
    table.you.uses(seed)
    assert table.you.battle == [TOP] and table.you.under(TOP) == [B, A, seed]


@BOTH
def test_9_4_2_additions_and_subtractions_of_power_pass_to_the_card_on_top(who: str) -> None:
    seed = evolves()
    table = given(turn_of=who, **seats(who, side(battle=[seed], drop=[TOP])))
    me = table.player(who)
    me.uses(seed, 1)
    me.uses(seed, 2)
    me.uses(seed)
    assert me.power(TOP) == 25000
    me.passes()
    table.begins("end phase")
    assert me.power(TOP) == 20000, "for as long as they were to last"


@pytest.mark.parametrize("lies", [A, rested(A)])
def test_9_4_2_so_does_the_position(lies: Given) -> None:
    below = t.Every(t.Cards(("battle",), t.YOU, (t.Named(("Ada",)),)))
    onto = v.Play(t.Every(t.Cards(("drop",), t.YOU)), onto=below, using="Evolve")
    table = given(side(battle=[lies, caster(onto)], drop=[TOP]))
    table.you.uses(table.you.battle[1])
    assert table.you.under(TOP) == [A]
    assert table.you.is_active(TOP) == (lies is A)


def test_9_4_2_union_potara_is_active_whatever_lies_below() -> None:
    """DEVIATIONS: the position would be taken over; the keyword says otherwise."""
    cards = (t.Named(("Ada",)),), (t.Named(("Bodo",)),)
    one = battle_card("One", word("Union-Potara", None, (), *cards))
    table = given(side(battle=[rested(A), rested(B)], hand=[one]))
    table.you.uses(one)
    assert table.you.battle == [one] and table.you.is_active(one)


def test_9_4_2_nothing_else_passes_on() -> None:
    gains = t.Continuous((t.Change(t.Self(), "abilities", "gain", (word("Critical"),)),))
    onto = v.Play(t.Every(t.Cards(("drop",), t.YOU)), onto=t.Self(), using="EX-Evolve")
    seed = battle_card("Seed", v.Activate("main", (), (t.Lasting("turn", gains), onto)))
    table = given(side(battle=[seed], drop=[TOP]))
    table.you.uses(seed)
    table.you.attacks(TOP, PLAIN_LEADER)
    assert len(table.them.hand) == 1 and table.them.drop == []


# 9-5. Battle Cards without power


@BOTH
@pytest.mark.parametrize(("loss", "gone"), [(9999, False), (10000, True), (15000, True)])
def test_9_5_2_with_zero_power_or_less_a_battle_card_goes(who: str, loss: int, gone: bool) -> None:
    weaken = caster(for_turn(t.Every(THEIRS), -loss))
    table = given(turn_of=who, **seats(who, side(battle=[weaken]), side(battle=[A])))
    table.player(who).uses(weaken)
    assert table.player(other(who)).drop == ([A] if gone else [])


def test_9_5_1_it_goes_at_the_checkpoint_and_not_before() -> None:
    count = t.Draw(t.Count(YOURS))
    tired = battle_card("Tired", v.Activate("main", (), (for_turn(t.Self(), -10000), count)))
    table = given(side(battle=[tired]))
    table.you.uses(tired)
    assert table.you.drop == [tired] and len(table.you.hand) == 1


def test_9_5_2_it_is_about_battle_cards_in_battle_areas_only() -> None:
    weak = battle_card("Weak", power=0)
    dim = leader("Dim", power=0)
    field = extra_card("Meadow")
    table = given(side(dim, battle=[field, stacked(A, weak)], hand=[weak], energy=[weak]))
    assert table.you.battle == [field, A] and table.you.under(A) == [weak]
    assert (table.you.leader, table.you.hand, table.you.energy) == (dim, [weak], [weak])
    assert table.you.drop == []


def test_9_5_2_it_goes_to_its_owners_drop_area() -> None:
    steals = v.GainControl(t.Every(THEIRS))
    kill = caster(steals, for_turn(t.Every(t.Cards(("battle",), t.YOU, (t.Other(),))), -10000))
    table = given(side(battle=[kill]), side(battle=[A]))
    table.you.uses(kill)
    assert table.them.drop == [A] and table.you.drop == []


def test_9_5_2_a_pile_goes_as_one_card() -> None:
    weaken = caster(for_turn(t.Every(THEIRS), -10000))
    table = given(side(battle=[weaken]), side(battle=[stacked(A, B)]))
    table.you.uses(weaken)
    assert sorted(card.name for card in table.them.drop) == ["Ada", "Bodo"]


def victim(by: t.Whose | None) -> Card:
    """Draws a card when an effect of that player takes it from the battle area."""
    leaves = t.Pattern("leave", t.Self(), by=by, also=("KO",))
    return battle_card("Victim", t.Auto(leaves, DRAWS, on_leaving=True))


@BOTH
def test_9_5_2_1_it_was_the_effect_that_took_the_power(who: str) -> None:
    weaken = caster(for_turn(t.Every(THEIRS), -10000))
    for by, hand in ((t.OPPONENT, 1), (t.YOU, 0)):
        card = victim(by)
        table = given(turn_of=who, **seats(who, side(battle=[weaken]), side(battle=[card])))
        table.player(who).uses(weaken)
        assert table.player(other(who)).drop == [card]
        assert len(table.player(other(who)).hand) == hand


def test_9_5_2_1_of_several_the_last_one_that_took_any() -> None:
    """Half by their permanent skill, half by ours: whoever came last has done it."""
    weaken = caster(for_turn(t.Every(t.Cards(("battle",), t.EACH, (t.Other(),))), -5000))
    for by, hand in ((t.YOU, 1), (t.OPPONENT, 0)):
        card = victim(by)
        witch = leader("Witch", more(t.Every(THEIRS), -5000))
        table = given(side(battle=[weaken, card]), side(witch))
        table.you.uses(weaken)
        assert table.you.drop == [card] and len(table.you.hand) == hand


def test_9_5_2_1_a_permanent_skill_does_it_too() -> None:
    card = victim(t.OPPONENT)
    witch = battle_card("Witch", more(t.Every(THEIRS), -10000), energy_cost=0)
    table = given(side(hand=[witch]), side(battle=[card]))
    table.you.plays(witch)
    assert table.them.drop == [card] and len(table.them.hand) == 1


def test_9_5_2_1_a_card_that_never_had_power_goes_by_nobodys_effect() -> None:
    leaves = t.Pattern("leave", t.Self(), by=t.EACH)
    nought = battle_card("Nought", t.Auto(leaves, DRAWS, on_leaving=True), power=0)
    table = given(side(battle=[nought]))
    assert table.you.drop == [nought] and table.you.hand == []


@BOTH
def test_9_5_2_1_indestructible_does_not_hold_it(who: str) -> None:
    """DEVIATIONS: it goes by the rules, and the effect only counts as whose doing it was."""
    leaves = t.Pattern("leave", t.Self(), by=t.OPPONENT)
    rock = battle_card(
        "Rock", word("Indestructible"), t.Auto(leaves, DRAWS, on_leaving=True)
    )  # fmt: skip
    weaken = caster(for_turn(t.Every(THEIRS), -10000))
    table = given(turn_of=who, **seats(who, side(battle=[weaken]), side(battle=[rock])))
    table.player(who).uses(weaken)
    they = table.player(other(who))
    assert they.drop == [rock] and len(they.hand) == 1


def test_9_5_2_1_what_a_text_forbids_just_so_is_not_due() -> None:
    """DEVIATIONS: it cannot be placed in the drop area by the opponent's skills; by its own
    player's it can."""
    ban = t.Forbid(t.Pattern("leave", t.Self(), by=t.OPPONENT, to=("drop",), also=("KO",)))
    saint = battle_card("Saint", ban)
    weaken = caster(for_turn(t.Every(t.Cards(("battle",), t.EACH, (t.Other(),))), -10000))
    table = given(side(battle=[weaken]), side(battle=[saint]))
    table.you.uses(weaken)
    assert table.them.battle == [saint] and table.them.power(saint) == 0
    table = given(side(battle=[weaken, saint]))
    table.you.uses(weaken)
    assert table.you.drop == [saint]
