"""11.2 to 11.9, 11.13, 11.14, 11.20 to 11.24, 11.29, 11.33, 11.34, 11.37. Keywords that are
abilities."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard import c05_preparing
from headjudge.games.vanguard.c11_keywords import harmony
from headjudge.games.vanguard.c11_keywords import labels as c11_keywords_labels
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.games.vanguard.language.text import read
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import (
    PLAIN,
    PLAIN_VANGUARD,
    Player,
    fighting,
    g_unit,
    given,
    rested,
    seats,
    side,
    unit,
    up,
)
from tests.games.vanguard.told import (
    THEIR_REAR_GUARDS,
    YOUR_REAR_GUARDS,
    gets,
    obeyed,
    one,
    until,
    when,
)

WHO = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada", grade=1)
B = unit("Bodo", grade=2)
C = unit("Cora", grade=3)
OWN = t.Cards(("rear-guard",), t.YOU)


# 11.2. Drive abilities


@WHO
@pytest.mark.rule("vanguard:11.2.2", "vanguard:11.2.3.1", "vanguard:11.2.4.1")
def test_of_several_drive_abilities_the_greatest_counts(who: str) -> None:
    for icons, checks in (([], 1), (["twin drive"], 2), (["triple drive"], 3),
                          (["twin drive", "triple drive"], 3)):  # fmt: skip
        driver = unit("Driver", grade=3, icons=icons)
        _table, me, _them = fighting(who, side(vanguard=driver))
        me.attacks(driver, PLAIN_VANGUARD)
        assert len(me.hand) == checks


# 11.3, 11.4. Intercept and Boost


@WHO
@pytest.mark.rule("vanguard:11.3.1")
def test_a_front_row_unit_with_intercept_that_is_not_attacked_may_intercept(who: str) -> None:
    theirs = side(circles={1: rested(B), 2: A, 3: unit("Behind", grade=2)})
    _table, me, them = fighting(who, side(vanguard=C), theirs)
    me.attacks(C, PLAIN_VANGUARD)
    assert them.offers("intercept") == [B]
    them.intercepts(B)
    assert len(them.damage) == 0
    _table, me, them = fighting(who, side(vanguard=C), side(circles={1: B}))
    me.attacks(C, B)
    assert them.circle(1) is None
    assert them.drop == [B]


@WHO
@pytest.mark.rule("vanguard:11.4.1")
def test_a_unit_with_boost_behind_the_attacker_may_be_rested_to_boost_it(who: str) -> None:
    wall = unit("Wall", grade=3, power=18000)
    theirs = side(vanguard=wall)
    _table, me, them = fighting(who, side(vanguard=C, circles={4: A}), theirs)
    me.attacks(C, wall, boost=True)
    assert not me.stands(A)
    assert len(them.damage) == 1
    _table, me, them = fighting(who, side(vanguard=C, circles={4: B, 3: A}), theirs)
    me.attacks(C, wall)
    assert them.damage == []


# 11.5. Restraint


@WHO
@pytest.mark.rule("vanguard:11.5.1")
def test_a_unit_with_restraint_cannot_be_chosen_to_attack(who: str) -> None:
    bound = unit("Bound", t.Keyword("Restraint"), grade=3)
    table, me, _them = fighting(who, side(vanguard=bound, circles={1: A}))
    me.attacks(A, PLAIN_VANGUARD)
    assert me.stands(bound)
    assert table.halted
    _table, me, _them = fighting(who, side(vanguard=C, circles={1: A}))
    me.chooses("attack")
    assert sorted([card.name for card in me.offered]) == ["Ada", "Cora"]
    me.chooses(C)


@WHO
@pytest.mark.rule("vanguard:11.5.1")
def test_who_loses_restraint_can_attack(who: str) -> None:
    lose = until("turn", t.Change(t.Self(), "abilities", "lose", (t.Keyword("Restraint"),)))
    bound = unit(
        "Bound", t.Keyword("Restraint", while_=(v.On(("vanguard",)),)), v.Act((), (lose,)), grade=3
    )
    table = given(**seats(who, side(vanguard=bound)), turn_of=who)
    me = table.player(who)
    me.uses(bound)
    me.passes()
    table.begins("battle phase")
    me.attacks(bound, PLAIN_VANGUARD)
    assert not me.stands(bound)


# 11.7. Forerunner


@WHO
@pytest.mark.rule("vanguard:11.7.1")
def test_forerunner_may_be_called_when_a_unit_of_its_clan_rides_it(who: str) -> None:
    herald = unit("Herald", t.Keyword("Forerunner"), grade=0)
    for answer, soul in (("yes", []), ("no", [herald])):
        table = given(
            **seats(who, side(vanguard=herald, hand=[A])), turn_of=who, phase="ride phase"
        )
        me = table.player(who)
        me.rides(A)
        me.says(answer)
        if answer == "yes":
            me.chooses(4)
            assert me.circle(4) is herald
        assert me.soul == soul
    stranger = unit("Stranger", grade=1, clan=["Granblue"])
    table = given(
        **seats(who, side(vanguard=herald, hand=[stranger])), turn_of=who, phase="ride phase"
    )
    me = table.player(who)
    me.rides(stranger)
    assert me.soul == [herald]


# 11.8. Lord


@WHO
@pytest.mark.rule("vanguard:11.8.1")
def test_lord_cannot_attack_beside_a_unit_of_another_clan(who: str) -> None:
    lord = unit("Lordly", t.Keyword("Lord"), grade=3)
    stranger = unit("Stranger", grade=1, clan=["Granblue"])
    both = unit("Both", grade=1, clan=["Granblue", "Nubatama"])
    table, me, _them = fighting(who, side(vanguard=lord, circles={3: stranger}))
    assert table.halted
    table, me, _them = fighting(who, side(vanguard=lord, circles={3: both, 4: A}))
    me.chooses("attack")
    table.leave_open()
    assert table.prompt in ("attacked", "boost", "")


# 11.9. Sentinel


@pytest.mark.rule("vanguard:11.9.1", "vanguard:11.9.2")
def test_a_deck_holds_four_sentinels_at_most() -> None:
    guards = [unit(f"Guard {number}", t.Keyword("Sentinel")) for number in range(2)]
    plain = [unit(f"Filler {number}") for number in range(12)]

    def rules(sentinels: list[Card]) -> list[str]:
        main = [*sentinels, *[card for card in plain for _copy in range(4)]][:50]
        return [str(each.rule) for each in c05_preparing.faults_of_main_deck(main)]

    assert "5.2.2.5" in rules([*guards * 2, guards[0]])
    assert "5.2.2.5" not in rules(guards * 2)
    assert c11_keywords_labels.is_sentinel(guards[0])
    assert not c11_keywords_labels.is_sentinel(plain[0])


# 11.13. Resist


@WHO
@pytest.mark.rule("vanguard:11.13.1")
def test_a_card_with_resist_cannot_be_chosen_by_the_opponents_effects(who: str) -> None:
    firm = unit("Firm", t.Keyword("Resist"))
    _table, me, them = obeyed(
        who, v.Retire(one(THEIR_REAR_GUARDS)), theirs=side(circles={1: firm, 2: A, 3: B})
    )
    assert me.offered == [A, B]
    me.chooses(A)
    _table, me, them = obeyed(
        who, v.Retire(t.Every(THEIR_REAR_GUARDS)), theirs=side(circles={1: firm})
    )
    assert them.drop == [firm]
    _table, me, _them = obeyed(who, v.Retire(one(YOUR_REAR_GUARDS)), mine=side(circles={1: firm}))
    assert me.drop == [firm]


# 11.14. G guardian

SKILL = v.GGuardianSkill((t.Discard(one(t.Cards(("hand",), t.YOU))),))


@WHO
@pytest.mark.rule("vanguard:11.14.1", "vanguard:11.14.2", "vanguard:11.14.3")
def test_a_g_guardian_is_called_for_its_cost_and_returns_face_up(who: str) -> None:
    shield = g_unit("Great Shield", SKILL, shield=15000)
    theirs = side(vanguard=C, g_zone=[shield], hand=[A, B])
    table, me, them = fighting(who, side(vanguard=C), theirs)
    me.attacks(C, C)
    them.does("g guardian", shield)
    them.chooses(B)
    assert them.guardians == [shield]
    assert them.drop == [B]
    them.passes()
    assert them.damage == []
    assert them.g_zone == [shield]
    assert them.face_down("G") == []
    table, me, them = fighting(who, side(vanguard=C), side(vanguard=B, g_zone=[shield], hand=[A]))
    me.attacks(C, B)
    assert them.offers("g guardian") == []
    them.passes()


@WHO
@pytest.mark.rule("vanguard:11.14.1")
def test_a_g_guardian_is_a_card_with_that_ability(who: str) -> None:
    """Q. Which face up cards of the G zone are G guardians?  A. Those with the ability, not every
    G unit."""
    text = (
        "[CONT](VC):If you have a face up G guardian in your G zone, this unit gets [Power]+2000."
    )
    keeper = unit("Keeper", *read(text), grade=3)
    for open_, power in ((g_unit("Great Shield", SKILL), 2000), (g_unit("Strider"), 0)):
        _table, me, _them = fighting(who, side(vanguard=keeper, g_zone=[up(open_)]))
        assert me.power(keeper) == keeper.values["power"] + power


# 11.20. Revelation


@WHO
@pytest.mark.rule("vanguard:11.20.2", "vanguard:11.20.2.1", "vanguard:11.20.3")
def test_revelation_looks_at_the_top_card_and_may_put_it_into_the_soul(who: str) -> None:
    seer = unit("Seer", t.Keyword("Revelation", None, ("rear-guard",)))
    mine = side(hand=[seer], deck=[C], circles={1: A, 2: rested(B)})
    table = given(**seats(who, mine), turn_of=who)
    me = table.player(who)
    me.calls(seer, 3)
    assert C.number in str(me.sees())
    me.says("yes")
    assert me.soul == [C]
    assert sorted([card.name for card in me.offered]) == ["Ada", "Seer"]
    me.chooses(A)
    assert not me.stands(A)
    labels = [each.word for ability in seer.abilities.terms if isinstance(ability, t.Auto)
              for each in ability.while_ if isinstance(each, v.Label)]  # fmt: skip
    assert labels == ["Revelation"]
    table = given(**seats(who, side(hand=[seer], deck=[C], circles={1: A})), turn_of=who)
    me = table.player(who)
    me.calls(seer, 3)
    me.says("no")
    assert me.deck[0] is C
    assert me.stands(A)


@WHO
def test_11_20_2_1_with_no_standing_rear_guard_nothing_is_rested(who: str) -> None:
    seer = unit("Seer", t.Keyword("Revelation", None, ("guardian",)))
    theirs = side(hand=[seer], deck=[C, A], circles={1: rested(A)})
    _table, me, them = fighting(who, side(vanguard=C), theirs)
    me.attacks(C, PLAIN_VANGUARD)
    them.guards(seer)
    them.says("yes")
    assert them.soul == [C]


# 11.21. Blaze


@WHO
@pytest.mark.rule("vanguard:11.21.1", "vanguard:11.21.2")
def test_with_more_rear_guards_the_vanguard_becomes_blazing_a_legion_both(who: str) -> None:
    fire = unit("Fire", t.Keyword("Blaze"))
    leader, mate = unit("Leader", grade=3), unit("Mate", grade=2)
    for theirs, states in ((side(), ("blazing",)), (side(circles={1: A, 2: A}), ())):
        _table, me, _them = fighting(who, side(vanguard=[leader, mate], circles={3: fire}), theirs)
        me.chooses("attack")
        assert me.value(leader, "states") == states
        assert me.value(mate, "states") == states
        me.table.leave_open()


# 11.22. Afterimage


@WHO
@pytest.mark.rule("vanguard:11.22.1")
def test_afterimage_returns_when_a_bound_card_goes_to_the_opponents_hand(who: str) -> None:
    shade = unit("Shade", t.Keyword("Afterimage"))
    back = t.Put(t.Every(t.Cards(("bind",), t.OPPONENT)), "hand")
    _table, me, them = obeyed(who, back, mine=side(circles={1: shade}), theirs=side(bind=[A]))
    me.says("yes")
    assert them.hand == [A]
    assert me.hand == [shade]
    _table, me, them = obeyed(
        who, back, mine=side(circles={1: shade}, hand=[PLAIN] * 7), theirs=side(bind=[A])
    )
    assert me.circle(1) is shade


# 11.24. Engorge


@WHO
@pytest.mark.rule("vanguard:11.24.1", "vanguard:11.24.2")
def test_engorge_may_retire_other_rear_guards_as_an_effect(who: str) -> None:
    maw = unit("Maw", t.Keyword("Engorge"), grade=3)
    by_effect = t.Pattern("leave", t.Self(), to=("drop",), cause="effect")
    meal = unit("Meal", t.Auto(by_effect, (t.Draw(1),), on_leaving=True))
    _table, me, _them = fighting(who, side(circles={1: maw, 3: meal, 4: A}))
    me.attacks(maw, PLAIN_VANGUARD)
    me.says("yes")
    me.chooses(meal)
    assert me.value(maw, "states") == ("engorged",)
    assert me.drop == [meal]
    assert len(me.hand) == 1
    _table, me, _them = fighting(who, side(circles={1: maw, 3: meal}))
    me.attacks(maw, PLAIN_VANGUARD)
    me.says("no")
    assert me.value(maw, "states") == ()


# 11.29. Charge


@WHO
@pytest.mark.rule("vanguard:11.29.1", "vanguard:11.29.2")
def test_a_charging_unit_goes_under_the_deck_after_its_battle(who: str) -> None:
    ram = unit("Ram", t.Keyword("Charge"), grade=3)
    call = v.Call(one(t.Cards(("drop",), t.YOU)))
    table, me, _them = obeyed(who, call, mine=side(drop=[ram], circles={2: C}))
    me.chooses(1)
    me.says("yes")
    assert me.value(ram, "states") == ("charging",)
    me.passes()
    table.begins("battle phase")
    me.attacks(C, PLAIN_VANGUARD)
    assert me.circle(1) is ram
    me.attacks(ram, PLAIN_VANGUARD)
    assert me.circle(1) is None
    assert me.deck[-1] is ram


@WHO
@pytest.mark.rule("vanguard:11.29.1")
def test_a_normal_call_is_no_effect_that_makes_it_charge(who: str) -> None:
    ram = unit("Ram", t.Keyword("Charge"), grade=3)
    table = given(**seats(who, side(hand=[ram])), turn_of=who)
    table.player(who).calls(ram, 1)
    assert table.prompt == "main"


# 11.33. Hollow


@WHO
@pytest.mark.rule("vanguard:11.33.1", "vanguard:11.33.2")
def test_a_hollowed_unit_is_retired_at_the_end_of_the_turn(who: str) -> None:
    ghost = unit("Ghost", t.Keyword("Hollow"), when("leave", t.Draw(1), to=("drop",)))
    wake = t.Auto(t.Pattern("leave", t.Self(), to=("drop",)), (t.Draw(1),), on_leaving=True)
    ghost = unit("Ghost", t.Keyword("Hollow"), wake)
    for answer, drop in (("yes", [ghost]), ("no", [])):
        table = given(**seats(who, side(hand=[ghost])), turn_of=who)
        me = table.player(who)
        me.calls(ghost, 1)
        me.says(answer)
        me.passes()
        table.begins("end phase")
        assert me.drop == drop
        assert len(me.hand) == len(drop)


# 11.34. Harmony

SINGER = unit("Singer", t.Keyword("Harmony"), when("become", gets(t.Self(), 1000)))


def in_harmony(player: Player, card: Card) -> bool:
    return harmony.is_in_harmony(player.table.game, player.find(card))


@WHO
@pytest.mark.rule("vanguard:11.34.1")
def test_units_of_one_column_are_in_harmony(who: str) -> None:
    table = given(**seats(who, side(circles={1: SINGER}, hand=[A, B])), turn_of=who)
    me = table.player(who)
    me.calls(B, 2)
    assert not in_harmony(me, SINGER)
    me.calls(A, 3)
    assert in_harmony(me, SINGER)
    assert in_harmony(me, A)
    assert not in_harmony(me, B)
    assert me.power(SINGER) == 8000
    me.passes()
    table.begins("end phase")
    assert not in_harmony(me, SINGER)


@WHO
def test_11_34_1_1_who_has_left_before_it_resolves_is_not_in_harmony(who: str) -> None:
    leaver = unit("Leaver", when("place", v.Retire(t.Self())))
    table = given(**seats(who, side(circles={1: SINGER}, hand=[leaver])), turn_of=who)
    me = table.player(who)
    me.calls(leaver, 3)
    me.chooses(leaver)
    assert me.drop == [leaver]
    assert not in_harmony(me, SINGER)
    assert me.power(SINGER) == 7000


@WHO
@pytest.mark.rule("vanguard:11.34.1.2", "vanguard:11.34.1.2.1", "vanguard:11.34.1.3.1")
def test_moving_does_not_end_harmony_and_there_may_be_several(who: str) -> None:
    move = v.Act((), (v.MoveTo(t.Self(), v.Circles(open=True)),))
    leave = v.Act((), (v.Retire(t.Self()),))
    singer = unit("Mover", t.Keyword("Harmony"), when("become", gets(t.Self(), 1000)), move)
    a, b = unit("One", leave), unit("Two", leave)
    table = given(**seats(who, side(circles={1: singer}, hand=[a, b])), turn_of=who)
    me = table.player(who)
    me.calls(a, 3)
    me.uses(singer)
    me.chooses(2)
    assert in_harmony(me, singer)
    me.calls(b, 5)
    assert me.power(singer) == 8000
    me.uses(b)
    assert in_harmony(me, singer)
    me.uses(a)
    assert not in_harmony(me, singer)


@WHO
def test_11_34_1_3_what_stands_by_resolves_though_the_other_one_left(who: str) -> None:
    singer = unit("Sad Singer", t.Keyword("Harmony"), when("become", gets(t.Self(), 1000)))
    leaver = unit("Leaver", when("become", v.Retire(t.Self())))
    table = given(**seats(who, side(circles={1: singer}, hand=[leaver])), turn_of=who)
    me = table.player(who)
    me.calls(leaver, 3)
    me.chooses(leaver)
    assert me.drop == [leaver]
    assert me.power(singer) == 8000


# 11.37. Success


@WHO
@pytest.mark.rule("vanguard:11.37.2", "vanguard:11.37.3")
def test_success_comes_with_a_strong_rear_guard(who: str) -> None:
    goal = unit("Goal", t.Keyword("Success", 20000), v.Act((), (gets(t.Every(OWN), 13000),)))
    table = given(**seats(who, side(circles={1: goal, 2: A})), turn_of=who)
    me = table.player(who)
    assert me.value(goal, "states") == ()
    me.uses(goal)
    assert me.value(goal, "states") == ("successful",)
    table = given(**seats(who, side(circles={1: goal, 2: unit("Big", power=25000)})),
                  turn_of=other(who))  # fmt: skip
    assert table.player(who).value(goal, "states") == ()


@WHO
def test_11_37_4_with_less_power_when_it_resolves_it_does_not(who: str) -> None:
    up_ = gets(t.Every(OWN), 13000)
    goal = unit("Goal", t.Keyword("Success", 20000), v.Act((), (up_, t.ToRest(t.Self()))))
    spoiler = unit("Spoiler", when("rest", gets(t.Every(OWN), -9000), what=OWN))
    table = given(**seats(who, side(circles={1: goal, 2: spoiler})), turn_of=who)
    me = table.player(who)
    me.uses(goal)
    me.chooses(spoiler)
    assert me.value(goal, "states") == ()
