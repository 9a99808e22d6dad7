"""15-34 to 15-38. Attacking directly, having battled, redirecting, what cannot be played or put
into play."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import PLAIN, attacking, event, field, given, ruler, side, unit
from tests.games.gateruler.told import (
    THEIR_UNITS,
    YOUR_GRAVEYARD,
    YOUR_HAND,
    at,
    obeyed,
    printed,
    seats,
)

BOTH = pytest.mark.parametrize("who", ["you", "them"])
WALL = unit("Wall", hp=9)
BIRD = unit("Bird", *printed("This can attack directly."), stk=2)


def other_of(who: str) -> str:
    return "them" if who == "you" else "you"


# 15-34. Attacking directly


@pytest.mark.rule("gateruler:8-4c")
@BOTH
def test_15_34a_the_ruler_can_be_attacked_in_spite_of_units_before_it(who: str) -> None:
    sides: dict[str, Any] = {
        who: side(attack={1: BIRD, 2: PLAIN}),
        other_of(who): side(defense=WALL),
    }
    table = attacking(**sides, turn_of=who)
    own, other = table.player(who), table.player(other_of(who))
    assert own.offers("direct") == [BIRD]
    own.does("direct", BIRD, other.zone("ruler"))
    assert len(other.damage) == 2 and other.damage_on(WALL) == 0


def test_15_34a_other_restrictions_stand() -> None:
    safe = ruler("Safe", *printed("This cannot be attacked."))
    table = attacking(you=side(attack={1: BIRD}), them=side(ruler=safe, defense=WALL))
    assert table.you.offers("direct") == []


def test_15_34a_1_the_frontmost_card_is_not_what_is_attacked() -> None:
    """Nor one that comes before the ruler afterwards."""
    runner = unit("Runner", v.Act("instant", (v.PlaceIn(t.Self(), v.Zones(t.YOU, ("defense",))),)),
                  hp=9)  # fmt: skip
    table = attacking(you=side(attack={1: BIRD}), them=side(attack={1: runner}, defense=WALL))
    while table.prompt == "act":
        table.them.passes()
    table.you.does("direct", BIRD, table.them.zone("ruler"))
    while table.prompt == "act":
        table.them.passes()
    assert len(table.them.damage) == 2 and table.them.damage_on(WALL) == 0


def test_15_34b_the_target_of_the_attack_is_being_attacked() -> None:
    brave = ruler("Brave", t.Auto(t.Pattern("attacked", t.Self()), (t.Draw(1),)))
    calm = unit("Calm", t.Auto(t.Pattern("attacked", t.Self()), (t.Draw(5),)), hp=9)
    table = attacking(you=side(attack={1: BIRD}), them=side(ruler=brave, defense=calm))
    table.you.does("direct", BIRD, table.them.zone("ruler"))
    assert len(table.them.hand) == 1


# 15-35. Having battled

AFTER = at("end combat", t.Draw(1), while_=(t.Is(t.Self(), (v.Role("battled"),)),))


def test_15_35b_who_deals_and_who_receives_combat_damage_have_battled() -> None:
    one, two, idle = unit("One", AFTER), unit("Two", AFTER, hp=9), unit("Idle", AFTER)
    table = attacking(you=side(attack={1: one, 2: idle}), them=side(attack={1: two, 2: idle}))
    table.you.attacks(one, 1)
    assert len(table.you.hand) == 1 and len(table.them.hand) == 1


def test_15_35c_also_if_the_damage_is_none() -> None:
    mild = unit("Mild", AFTER, atk=0)
    table = attacking(you=side(attack={1: mild}), them=side(attack={1: WALL}))
    table.you.attacks(mild, 1)
    assert len(table.you.hand) == 1 and table.them.damage_on(WALL) == 0


@pytest.mark.rule("gateruler:15-35c")
def test_a_retaliation_of_none_is_a_battle_too() -> None:
    """The attacker is gone from the damage, so that only Retaliate makes them battle."""
    meek = unit("Meek", t.Keyword("Retaliate"), atk=0, hp=9)
    fox = unit("Fox", at("end combat", t.Draw(1), while_=(t.Is(t.Self(), (v.Role("battled"),)),)))
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: meek}))
    table.you.attacks(fox, 1)
    assert len(table.you.hand) == 1


def test_15_35d_only_rulers_and_units_battle() -> None:
    """A unit with Retaliate is a charge by the time it would strike back."""
    spiky = unit("Spiky", t.Keyword("Retaliate"), atk=5, hp=9)
    take = v.Act("instant", (v.AddCharge(t.Every(THEIR_UNITS), t.Self()),), while_=(v.Limit(1),))
    thief = unit("Thief", take, hp=9)
    for is_taken in (True, False):
        table = attacking(you=side(attack={1: thief}), them=side(attack={1: spiky}))
        while table.prompt == "act":
            table.you.passes()
        table.you.attacks(thief, 1)
        while table.waiting != ["resolve ability"]:
            table.you.passes()
        if is_taken:
            table.you.uses(thief)
        while table.prompt == "act":
            table.you.passes()
        assert table.you.damage_on(thief) == (0 if is_taken else 5)
        assert table.you.charges(thief) == ([spiky] if is_taken else [])


# 15-36. Redirect


@BOTH
def test_15_36a_an_attack_is_redirected_to_another_column(who: str) -> None:
    lure = unit("Lure", *printed("When an allied unit is attacked, redirect the attack to this."),
                hp=9)  # fmt: skip
    sides: dict[str, Any] = {
        who: side(attack={1: PLAIN}),
        other_of(who): side(attack={1: WALL, 2: lure}),
    }
    table = attacking(**sides, turn_of=who)
    own, other = table.player(who), table.player(other_of(who))
    own.attacks(PLAIN, 1)
    assert other.damage_on(lure) == 2 and other.damage_on(WALL) == 0


# 15-37. Cannot play


def test_15_37a_what_cannot_be_played_is_not_played_though_an_effect_says_so() -> None:
    ban = field("Ban", *printed("Your opponent cannot play events."))
    trick = event("Trick", v.EventEffect("standard", (t.Draw(1),)))
    order = v.PlayCard(t.Every(YOUR_HAND))
    for fields, drawn in (([], 1), ([ban], 0)):
        _table, own, _other = obeyed(
            "you", order, mine=side(hand=[trick]), theirs=side(field=fields)
        )
        assert len([card for card in own.hand if card is not trick]) == drawn


def test_15_37b_1_whoever_may_play_it_has_chosen_not_to() -> None:
    """What would follow if it was played does not, and the rest of the effect does."""
    dear = unit("Dear", level=3)
    order = (t.May((v.PlayCard(t.Every(YOUR_HAND)),), (v.HealLife(1),)), t.Draw(1))
    table, own, _other = obeyed("you", *order, mine=side(hand=[dear], damage=1))
    if table.prompt == "may":
        assert own.offered == ["no"]
        own.says("no")
    assert dear in own.hand and len(own.hand) == 2 and len(own.damage) == 1


def test_15_37b_2_what_must_play_it_and_cannot_leaves_the_gate() -> None:
    """The rest of its effect is not resolved."""
    dear = unit("Dear", level=3)
    call = event(
        "Call", v.EventEffect("standard", (v.PlayCard(t.Every(YOUR_GRAVEYARD)), t.Draw(1)))
    )
    for resources, drawn in ((3, 1), (0, 0)):
        table = given(you=side(hand=[call], graveyard=[dear], resources=resources))
        table.you.plays(call)
        if resources:
            table.you.chooses_zone(1)
        assert call in table.you.graveyard and len(table.you.hand) == drawn


def test_15_37b_3_an_option_that_cannot_be_played_is_not_selected() -> None:
    options = (
        (v.PlayCard(t.Every(YOUR_GRAVEYARD)),),
        (t.Draw(1),),
        (v.Target(t.Pick(1, THEIR_UNITS)), t.Destroy(t.It())),
        (t.Draw(2),),
    )
    speaker = ruler("Speaker", v.Act("standard", (t.ChooseOf(1, options),)), summon_cap=0)
    table = given(you=side(ruler=speaker, graveyard=[PLAIN]))
    table.you.uses(speaker)
    assert table.prompt == "mode" and table.you.offered == [1, 3]
    table.you.chooses(3)
    assert len(table.you.hand) == 2


# 15-38. Cannot enter play


@BOTH
def test_15_38a_what_cannot_enter_play_is_not_put_there(who: str) -> None:
    beasts = t.Cards(("anywhere",), t.OPPONENT, (v.Attribute(("Beast",)),))
    ban = field("Ban", t.Forbid(t.Pattern("enter", beasts)))
    beast = unit("Beast", attributes=["Beast"])
    order = v.SpecialSummon(t.Every(YOUR_GRAVEYARD))
    table, own, _other = obeyed(
        who, order, mine=side(graveyard=[beast, PLAIN]), theirs=side(field=[ban])
    )
    own.chooses_zone(1)
    assert table.prompt == "act" and own.attack(1) == PLAIN and own.graveyard == [beast]


def test_15_38a_1_nor_is_it_played() -> None:
    shut = field("Shut", t.Forbid(t.Pattern("enter", t.Cards(("anywhere",), t.YOU,
                                                             (t.Type(("field",)),)))))  # fmt: skip
    meadow, fox = field("Meadow"), unit("Fox", *printed("This cannot enter play."))
    table = given(you=side(hand=[meadow, fox], field=[shut]))
    assert table.you.offers("play") == [] and table.you.offers("summon") == []
    assert table.you.why_not("play", meadow) == "15-38a-1"
    table = given(you=side(hand=[meadow]))
    assert table.you.offers("play") == [meadow]


@pytest.mark.rule("gateruler:14-2b")
def test_15_38a_2_an_action_that_would_put_it_there_is_not_performed() -> None:
    fox = unit("Fox", *printed("This cannot enter play."))
    order = v.SpecialSummon(t.Every(YOUR_GRAVEYARD))
    _table, own, _other = obeyed("you", order, mine=side(graveyard=[fox]))
    assert own.graveyard == [fox] and own.attack(1) is None


@BOTH
def test_15_38a_3_a_card_that_was_played_goes_back_to_where_it_was(who: str) -> None:
    """The prohibition comes up while it is in the gate."""
    ban = t.Forbid(t.Pattern("enter", who=t.OPPONENT))
    shut = unit("Shut", v.Act("instant", (t.Lasting("turn", ban),), while_=(v.Limit(1),)))
    for zone in ("hand", "drive"):
        mine = side(hand=[PLAIN]) if zone == "hand" else side(drive=[PLAIN])
        table = given(**seats(who, mine, side(attack={1: shut})), turn_of=who)
        own, other = table.player(who), table.player(other_of(who))
        own.summons(PLAIN, 1)
        other.uses(shut)
        while table.prompt == "act" and table.waiting:
            table.player(table.asked).passes()
        assert own.attack(1) is None and getattr(own, zone) == [PLAIN]


@pytest.mark.rule("gateruler:15-37a")
def test_an_ability_that_cannot_be_played_is_not_offered() -> None:
    ban = field("Ban", *printed("Your opponent cannot play activated abilities."))
    speaker = ruler("Speaker", v.Act("standard", (t.Draw(1),)))
    table = given(you=side(ruler=speaker), them=side(field=[ban]))
    assert table.you.why_not("ability", speaker, 0) == "15-37a"
    dumb = field("Dumb", t.Forbid(t.Pattern("play", cause="summon")))
    order = v.PlayCard(t.Every(YOUR_HAND))
    _table, own, _other = obeyed("you", order, mine=side(hand=[PLAIN], field=[dumb]))
    assert own.hand == [PLAIN]


@pytest.mark.rule("gateruler:15-36a")
def test_a_direct_attack_is_redirected_too() -> None:
    order = v.RedirectAttack(t.Every(t.Cards(("defense",), t.YOU)))
    cover = ruler("Cover", t.Auto(t.Pattern("attacked", t.Self()), (order,)))
    table = attacking(you=side(attack={1: BIRD}), them=side(ruler=cover, defense=WALL))
    table.you.does("direct", BIRD, table.them.zone("ruler"))
    assert table.them.damage == [] and table.them.damage_on(WALL) == 2
