"""8.1 to 8.3. Kinds of abilities and effects, requirements, what is active."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import Player, Table, down, given, seats, side, unit
from tests.games.vanguard.told import YOUR_REAR_GUARDS, gets, obeyed, one, told, when

A = unit("Ada", grade=1)
B = unit("Bodo", grade=2)
C = unit("Cora", grade=3)
WHO = pytest.mark.parametrize("who", ["you", "them"])
HAND = t.Cards(("hand",), t.YOU)
TWO_REAR_GUARDS = t.Relation(t.Count(YOUR_REAR_GUARDS), ">=", 2)
SOMETHING_WAS_DONE = t.Relation(t.CountOf("it"), ">=", 1)
SELF = t.Self()
THEIRS = t.Cards(("rear-guard",), t.OPPONENT)
NEVER = (t.Relation(0, ">=", 1),)


def called(ability: Any, **mine: Any) -> tuple[Table, Player]:
    """A card with this ability is called: the table after it."""
    caller = ability if isinstance(ability, Card) else unit("Caller", ability)
    table = given(you=side(hand=[caller], **mine))
    table.you.calls(caller, 1)
    return table, table.you


# 8.1.1.1. Activated abilities


@WHO
def test_8_1_1_1_2_6_one_without_a_cost_is_played_by_saying_so(who: str) -> None:
    speaker = unit("Speaker", grade=3, text="[ACT](VC):Draw a card.")
    table = given(**seats(who, side(vanguard=speaker, deck=[A])), turn_of=who)
    me = table.player(who)
    me.uses(speaker)
    assert me.hand == [A]


@WHO
def test_8_1_1_1_2_6_1_it_does_not_play_itself(who: str) -> None:
    speaker = unit("Speaker", grade=3, text="[ACT](VC):Draw a card.")
    table = given(**seats(who, side(vanguard=speaker, deck=[A])), turn_of=who)
    me = table.player(who)
    assert me.offers("act") == [speaker]
    me.passes()
    assert me.hand == []


def test_8_1_1_1_2_6_1_the_opponents_abilities_are_not_mine_to_play() -> None:
    speaker = unit("Speaker", grade=3, text="[ACT](VC):Draw a card.")
    table = given(them=side(vanguard=speaker))
    assert table.you.offered == ["pass"]
    assert table.you.offers("act") == []


def test_8_1_1_1_2_1_it_is_shut_off_although_its_requirement_is_not_met() -> None:
    speaker = unit(
        "Speaker", grade=3,
        text="[ACT](VC):If you have two or more rear-guards, draw a card, and this ability "
        "cannot be used for the rest of that turn.",
    )  # fmt: skip
    table = given(you=side(vanguard=speaker))
    table.you.uses(speaker)
    assert table.you.hand == []
    assert table.you.why_not("act", speaker, 0) == "12.2.1.1"


def test_8_1_1_1_2_1_the_same_in_a_sentence_of_its_own() -> None:
    speaker = unit(
        "Speaker", grade=3,
        text="[ACT](VC):If you have two or more rear-guards, draw a card. This ability cannot "
        "be used for the rest of that turn.",
    )  # fmt: skip
    table = given(you=side(vanguard=speaker))
    table.you.uses(speaker)
    assert table.you.why_not("act", speaker, 0) == "12.2.1.1"


def test_8_1_1_1_2_1_also_if_two_requirements_stand_before_it() -> None:
    inner = t.If(TWO_REAR_GUARDS, (t.Draw(1), v.CannotBeUsed("game")))
    _table, me, _them = obeyed("you", t.If(TWO_REAR_GUARDS, (inner,)))
    assert me.vanguard is not None
    assert me.why_not("act", me.vanguard, 0) == "12.2.1.1"


def test_8_1_1_1_2_1_one_that_says_nothing_of_the_sort_can_be_used_again() -> None:
    _table, me, _them = obeyed("you", t.If(TWO_REAR_GUARDS, (t.Draw(1),)), v.SoulCharge(1))
    assert me.vanguard is not None
    assert me.can("act", me.vanguard, 0)


def test_8_1_1_1_2_2_an_unmet_requirement_skips_no_more_than_its_sentence() -> None:
    speaker = unit(
        "Speaker", grade=3,
        text="[ACT](VC):If you have two or more rear-guards, draw a card. [Soul-Charge 1].",
    )  # fmt: skip
    table = given(you=side(vanguard=speaker, deck=[A]))
    table.you.uses(speaker)
    assert table.you.hand == []
    assert table.you.soul == [A]


def test_8_1_1_1_2_2_a_requirement_that_is_met_skips_nothing() -> None:
    speaker = unit(
        "Speaker", grade=3,
        text="[ACT](VC):If you have two or more rear-guards, draw a card. [Soul-Charge 1].",
    )  # fmt: skip
    table = given(you=side(vanguard=speaker, deck=[A, B], circles={1: C, 2: C}))
    table.you.uses(speaker)
    assert table.you.hand == [A]
    assert table.you.soul == [B]


RETIRE_ONE = v.Retire(one(YOUR_REAR_GUARDS))
IF_SOMETHING_DRAW = t.If(SOMETHING_WAS_DONE, (t.Draw(1),))


@WHO
def test_8_1_1_1_2_3_a_requirement_can_be_about_what_the_text_before_it_did(who: str) -> None:
    _table, me, _them = obeyed(
        who, RETIRE_ONE, IF_SOMETHING_DRAW, mine=side(circles={1: A}, deck=[B])
    )
    assert me.drop == [A]
    assert me.hand == [B]


def test_8_1_1_1_2_3_if_the_text_before_it_did_nothing_it_is_not_met() -> None:
    _table, me, _them = obeyed("you", RETIRE_ONE, IF_SOMETHING_DRAW, mine=side(deck=[B]))
    assert me.hand == []


@pytest.mark.parametrize(("there", "drawn"), [({1: A}, []), ({1: A, 2: B}, [C])])
def test_8_1_1_1_2_4_of_a_sentence_that_was_skipped_nothing_came(
    there: dict[int, Any], drawn: list[Card]
) -> None:
    """The card that the first sentence discarded is not what the last one asks about."""
    retire = t.If(TWO_REAR_GUARDS, (RETIRE_ONE,))
    speaker = told(t.Discard(one(HAND)), retire, IF_SOMETHING_DRAW)
    table = given(you=side(vanguard=speaker, hand=[B], circles=there, deck=[C]))
    table.you.uses(speaker)
    if table.prompt == "retire":
        table.you.chooses(A)
    assert B in table.you.drop
    assert table.you.hand == drawn


def test_8_1_1_1_2_5_a_sentence_with_then_falls_with_the_one_before_it() -> None:
    speaker = unit(
        "Speaker", grade=3,
        text="[ACT](VC):If you have two or more rear-guards, draw a card. Then, [Soul-Charge 1].",
    )  # fmt: skip
    table = given(you=side(vanguard=speaker, deck=[A]))
    table.you.uses(speaker)
    assert table.you.hand == []
    assert table.you.soul == []
    table = given(you=side(vanguard=speaker, deck=[A, B], circles={1: C, 2: C}))
    table.you.uses(speaker)
    assert table.you.hand == [A]
    assert table.you.soul == [B]


# 8.1.1.2. Automatic abilities


CALLER = unit(
    "Caller",
    text="[AUTO]:When this unit is placed on (RC), if you have two or more rear-guards, "
    "draw a card.",
)
AT_THE_BACK = v.Circles(columns=("center",), front=False)
IN_FRONT = v.Circles(columns=("left",), front=True)


def from_drop(name: str, circles: v.Circles) -> t.Effect:
    return v.Call(one(t.Cards(("drop",), t.YOU, (t.Named((name,)),))), circles)


@WHO
def test_8_1_1_2_3_a_requirement_is_asked_about_on_resolution(who: str) -> None:
    """When the unit is placed it is the only one; when its ability resolves there are two."""
    _table, me, _them = obeyed(
        who, from_drop("Caller", AT_THE_BACK), from_drop("Ada", IN_FRONT),
        mine=side(drop=[CALLER, A], deck=[C]),
    )  # fmt: skip
    assert me.circle(4) is CALLER
    assert me.hand == [C]


def test_8_1_1_2_3_it_triggers_although_the_requirement_is_not_met() -> None:
    table, me = called(CALLER)
    assert len(table.logged("standby")) == 1
    assert me.hand == []


def twice(*do: t.Effect) -> t.Auto:
    """An ability that two events of one moment set off."""
    return t.Auto(t.Pattern("place", YOUR_REAR_GUARDS, to=("rear-guard",)), do)


def test_8_1_1_2_3_1_it_is_shut_off_although_its_requirement_is_not_met() -> None:
    """The first unit makes it trigger, with nobody else there; it does not trigger again."""
    spent = twice(t.If(TWO_REAR_GUARDS, (t.Draw(1), v.CannotBeUsed("turn"))))
    table = given(you=side(vanguard=unit("Ace", spent, grade=3), hand=[A, B]))
    table.you.calls(A, 1)
    table.you.calls(B, 2)
    assert table.you.hand == []
    assert len(table.logged("standby")) == 1


def test_8_1_1_2_3_1_one_that_says_nothing_of_the_sort_triggers_again() -> None:
    again = twice(t.If(TWO_REAR_GUARDS, (t.Draw(1),)))
    table = given(you=side(vanguard=unit("Ace", again, grade=3), hand=[A, B], deck=[C]))
    table.you.calls(A, 1)
    table.you.calls(B, 2)
    assert table.you.hand == [C]


def test_8_1_1_2_3_2_an_unmet_requirement_skips_no_more_than_its_sentence() -> None:
    greeter = unit(
        "Greeter",
        text="[AUTO]:When this unit is placed on (RC), if you have two or more rear-guards, "
        "draw a card. [Soul-Charge 1].",
    )
    _table, me = called(greeter, deck=[A])
    assert me.hand == []
    assert me.soul == [A]
    _table, me = called(greeter, deck=[A, B], circles={2: C})
    assert me.hand == [A]
    assert me.soul == [B]


@pytest.mark.parametrize(("there", "drawn"), [({2: A}, [B]), ({}, [])])
def test_8_1_1_2_3_3_a_requirement_can_be_about_what_the_text_before_it_did(
    there: dict[int, Any], drawn: list[Card]
) -> None:
    others = t.Cards(("rear-guard",), t.YOU, (t.Other(),))
    _table, me = called(
        when("place", v.Retire(one(others)), IF_SOMETHING_DRAW), circles=there, deck=[B]
    )
    assert me.hand == drawn


@pytest.mark.parametrize(("there", "drawn"), [({2: A}, []), ({2: A, 3: B}, [C])])
def test_8_1_1_2_3_4_of_a_sentence_that_was_skipped_nothing_came(
    there: dict[int, Any], drawn: list[Card]
) -> None:
    """The card that the first sentence discarded is not what the last one asks about."""
    others = t.Cards(("rear-guard",), t.YOU, (t.Other(),))
    two_others = t.Relation(t.Count(others), ">=", 2)
    retire = t.If(two_others, (v.Retire(one(others)),))
    caller = unit("Caller", when("place", t.Discard(one(HAND)), retire, IF_SOMETHING_DRAW))
    table = given(you=side(hand=[caller, B], circles=there, deck=[C]))
    table.you.calls(caller, 1)
    if table.prompt == "retire":
        table.you.chooses(A)
    assert B in table.you.drop
    assert table.you.hand == drawn


def test_8_1_1_2_3_5_a_sentence_with_then_falls_with_the_one_before_it() -> None:
    greeter = unit(
        "Greeter",
        text="[AUTO]:When this unit is placed on (RC), if you have two or more rear-guards, "
        "draw a card. Then, [Soul-Charge 1]. [Counter-Charge 1].",
    )
    _table, me = called(greeter, deck=[A], damage=[down(B)])
    assert me.hand == []
    assert me.soul == []
    assert me.face_down("damage") == []
    _table, me = called(greeter, deck=[A, B], circles={2: C})
    assert me.hand == [A]
    assert me.soul == [B]


# 8.1.1.4. Continuous abilities


@WHO
def test_8_1_1_4_one_works_in_the_zone_that_is_printed_and_in_no_other(who: str) -> None:
    stout = unit("Stout", text="[CONT](RC):This unit gets [Power]+2000.", power=7000)
    table = given(**seats(who, side(circles={1: stout})), turn_of=who)
    assert table.player(who).power(stout) == 9000
    table = given(**seats(who, side(vanguard=stout)), turn_of=who)
    assert table.player(who).power(stout) == 7000


@pytest.mark.parametrize("zone", ["hand", "drop", "soul", "damage", "bind", "deck"])
def test_8_1_1_4_one_with_no_zone_works_everywhere(zone: str) -> None:
    many = unit("Many", text="[CONT]:This card gets grade +1.", grade=1)
    there: dict[str, Any] = {zone: [many]}
    table = given(you=side(**there))
    assert table.you.value(many, "grade") == 2
    table = given(you=side(circles={1: many}))
    assert table.you.value(many, "grade") == 2


# 8.2. Kinds of effects


@WHO
def test_8_2_1_2_an_effect_holds_for_the_time_it_says(who: str) -> None:
    table, me, _them = obeyed(who, gets(SELF, 5000, "turn"))
    assert me.vanguard is not None
    assert me.power(me.vanguard) == 16000
    me.passes()
    table.begins("end phase")
    assert me.power(me.vanguard) == 11000


@WHO
def test_8_2_1_2_one_that_does_not_say_how_long_holds_for_the_rest_of_the_game(who: str) -> None:
    table, me, _them = obeyed(who, gets(SELF, 5000, ""))
    assert me.vanguard is not None
    me.passes()
    table.begins("end phase")
    assert me.power(me.vanguard) == 16000


SAVED = t.Replacement(t.Pattern("leave", SELF, to=("drop",)), (t.Put(SELF, "soul"),))


@WHO
@pytest.mark.rule("vanguard:8.2.1.3", "vanguard:8.2.1.3.1")
def test_what_is_replaced_does_not_happen_but_something_else_in_its_place(who: str) -> None:
    lucky = unit("Lucky", SAVED, when("leave", t.Draw(1), to=("drop",)))
    _table, me, _them = obeyed(who, v.Retire(one(YOUR_REAR_GUARDS)), mine=side(circles={1: lucky}))
    assert me.soul == [lucky]
    assert me.drop == []
    assert me.hand == []


def test_8_2_1_3_what_nothing_replaces_happens() -> None:
    lucky = unit("Lucky", SAVED)
    _table, me, _them = obeyed(
        "you", t.Put(one(YOUR_REAR_GUARDS), "hand"), mine=side(circles={1: lucky})
    )
    assert me.hand == [lucky]


@WHO
def test_8_2_1_3_of_several_the_master_of_the_card_chooses(who: str) -> None:
    """The book is silent on it."""
    lucky = unit("Lucky", SAVED)
    keeper = unit(
        "Keeper",
        t.Replacement(
            t.Pattern("leave", t.Cards(("rear-guard",), t.OPPONENT), to=("drop",)),
            (t.Put(t.EventCard(), "hand"),),
        ),
    )
    table = given(
        **seats(who, side(circles={1: lucky}), side(vanguard=told(v.Retire(one(THEIRS))),
                                                    circles={1: keeper})),
        turn_of=other(who),
    )  # fmt: skip
    speaker = table.player(other(who)).vanguard
    assert speaker is not None
    table.player(other(who)).uses(speaker)
    me = table.player(who)
    me.chooses(keeper)
    assert me.hand == [lucky]


@pytest.mark.parametrize(("word", "where"), [("yes", "hand"), ("no", "drop")])
def test_8_2_1_3_2_one_that_may_be_applied_can_be_declined(word: str, where: str) -> None:
    lucky = unit(
        "Lucky",
        t.Replacement(
            t.Pattern("leave", SELF, to=("drop",)), (t.Put(SELF, "hand"),), optional=True
        ),
    )
    _table, me, _them = obeyed(
        "you", v.Retire(one(YOUR_REAR_GUARDS)), mine=side(circles={1: lucky})
    )
    me.says(word)
    assert (me.hand if where == "hand" else me.drop) == [lucky]
    assert (me.drop if where == "hand" else me.hand) == []


def test_8_2_1_3_2_if_its_choice_cannot_be_carried_out_it_is_not_offered() -> None:
    lucky = unit(
        "Lucky",
        t.Replacement(
            t.Pattern("leave", SELF, to=("drop",)), (t.Put(SELF, "hand"),), optional=True,
            price=(t.Discard(one(HAND)),),
        ),
    )  # fmt: skip
    retire = v.Retire(one(YOUR_REAR_GUARDS))
    _table, me, _them = obeyed("you", retire, mine=side(circles={1: lucky}))
    assert me.drop == [lucky]
    _table, me, _them = obeyed("you", retire, mine=side(circles={1: lucky}, hand=[A]))
    me.says("yes")
    assert me.drop == [A]
    assert me.hand == [lucky]


# 8.3. Active and inactive


@WHO
@pytest.mark.rule("vanguard:8.3.2", "vanguard:8.3.3")
def test_what_is_active_under_a_condition_does_nothing_while_it_is_not_met(who: str) -> None:
    proud = unit("Proud", text="[CONT](RC):If you have two or more rear-guards, this unit gets "
                 "[Power]+3000.", power=7000)  # fmt: skip
    table = given(**seats(who, side(circles={1: proud}, hand=[A])), turn_of=who)
    me = table.player(who)
    assert me.power(proud) == 7000
    me.calls(A, 2)
    assert me.power(proud) == 10000


def test_8_3_2_what_is_inactive_is_there_all_the_same() -> None:
    """The opponent's text that looks for the ability finds it."""
    shy = unit("Shy", t.Keyword("Resist", while_=NEVER))
    counted = t.Count(t.Cards(("rear-guard",), t.YOU, (v.HasAbility("Resist"),)))
    _table, me, _them = obeyed("you", t.Draw(counted), mine=side(circles={1: shy}, deck=[A]))
    assert me.hand == [A]


def test_8_3_2_it_asks_for_no_choice() -> None:
    asker = unit("Asker", t.Auto(t.Pattern("place", SELF), (t.Discard(one(HAND)),), NEVER))
    _table, me = called(asker, deck=[A])
    assert me.drop == []
    table = given(you=side(hand=[asker, A, B]))
    table.you.calls(asker, 1)
    assert table.prompt == "main"
    assert table.you.hand == [A, B]


def test_8_3_3_an_activated_ability_is_not_played_while_its_condition_is_not_met() -> None:
    speaker = unit("Speaker", grade=3, text="[ACT](VC)[Limit-Break 4]:Draw a card.")
    table = given(you=side(vanguard=speaker, damage=3))
    assert table.you.why_not("act", speaker, 0) == "8.3.3"
    assert table.you.offers("act") == []
    table = given(you=side(vanguard=speaker, damage=4))
    assert table.you.offers("act") == [speaker]


def test_8_3_3_an_automatic_ability_is_asked_when_it_triggers() -> None:
    """When it resolves, its condition is not met any more: it resolves all the same."""
    greeter = unit("Greeter", t.Auto(t.Pattern("place", SELF), (t.Draw(1),), (TWO_REAR_GUARDS,)))
    others = t.Every(t.Cards(("rear-guard",), t.YOU, (t.Named(("Ada",)),)))
    _table, me, _them = obeyed(
        "you", from_drop("Greeter", AT_THE_BACK), v.Retire(others),
        mine=side(circles={1: A}, drop=[greeter], deck=[B]),
    )  # fmt: skip
    assert me.drop == [A]
    assert me.hand == [B]


def test_8_3_3_an_effect_that_was_made_is_active_as_long_as_its_condition_is_met() -> None:
    proud = t.Lasting(
        "turn", t.Continuous((t.Change(SELF, "power", "add", 4000),), (TWO_REAR_GUARDS,))
    )
    _table, me, _them = obeyed("you", proud, mine=side(circles={1: A}, hand=[B]))
    assert me.vanguard is not None
    assert me.power(me.vanguard) == 11000
    me.calls(B, 2)
    assert me.power(me.vanguard) == 15000
