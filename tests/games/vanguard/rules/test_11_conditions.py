"""11.6, 11.12, 11.15 to 11.19, 11.26, 11.30, 11.35, 11.36, 11.39, 12.8. Keywords that say when an
ability is active, for each kind of ability."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import (
    PLAIN,
    Player,
    Table,
    battle,
    down,
    g_unit,
    given,
    rested,
    seats,
    side,
    unit,
    up,
)
from tests.games.vanguard.told import gets

WHO = pytest.mark.parametrize("who", ["you", "them"])
FULL = t.Change(t.Self(), "power", "add", 5000)
MY = t.YOU


@dataclass
class Case:
    """A keyword with what meets it, what does not, and an effect that undoes it."""

    word: v.Enabled
    met: dict[str, Any]
    unmet: dict[str, Any]
    theirs: dict[str, Any] = field(default_factory=dict)
    theirs_unmet: dict[str, Any] = field(default_factory=dict)
    undo: t.Effect | None = None


CASES: dict[str, Case] = {
    "Limit Break": Case(
        v.Enabled("Limit Break", 4), {"damage": 4}, {"damage": 3},
        undo=v.Heal(t.Every(t.Cards(("damage",), MY))),
    ),
    "Generation Break": Case(
        v.Enabled("Generation Break", 1), {"g_zone": [up(g_unit("Open"))]},
        {"g_zone": [g_unit("Closed")]},
        undo=v.TurnDown(t.Every(t.Cards(("G",), MY))),
    ),
    "Brave": Case(
        v.Enabled("Brave"), {"hand": [PLAIN] * 3}, {"hand": [PLAIN] * 4}, undo=t.Draw(1),
    ),
    "Oracle": Case(
        v.Enabled("Oracle"), {"hand": [PLAIN] * 5}, {"hand": [PLAIN] * 4},
        undo=t.Discard(t.Every(t.Cards(("hand",), MY))),
    ),
    "Ritual": Case(
        v.Enabled("Ritual", 3), {"drop": [PLAIN] * 3},
        {"drop": [PLAIN, PLAIN, unit("Two", grade=2)]},
        undo=v.Remove(t.Every(t.Cards(("drop",), MY))),
    ),
    "Thunderstrike": Case(
        v.Enabled("Thunderstrike", 2), {}, {}, {"bind": [PLAIN, down(PLAIN)]}, {"bind": [PLAIN]},
        undo=v.Remove(t.Every(t.Cards(("bind",), t.OPPONENT))),
    ),
    "Shinken Hissatsu": Case(
        v.Enabled("Shinken Hissatsu"), {"damage": 3}, {"damage": 2},
        undo=v.Heal(t.Every(t.Cards(("damage",), MY))),
    ),
}  # fmt: skip
EACH = pytest.mark.parametrize("name", CASES)


def laid(who: str, case: Case, card: Card, met: bool, **more: Any) -> tuple[Table, Player]:
    mine = dict(case.met if met else case.unmet)
    theirs = dict(case.theirs if met or not case.theirs else case.theirs_unmet)
    circles = mine.pop("circles", {})
    table = given(
        **seats(who, side(circles={1: card, **circles}, **mine), side(**theirs)),
        turn_of=who,
        **more,
    )
    return table, table.player(who)


@EACH
@WHO
@pytest.mark.rule(
    "vanguard:11.6.1", "vanguard:11.6.3.1", "vanguard:11.6.3.1.1", "vanguard:11.12.1",
    "vanguard:11.12.3.1", "vanguard:11.12.3.1.1", "vanguard:11.15.2", "vanguard:11.15.2.1",
    "vanguard:11.16.2", "vanguard:11.16.2.1", "vanguard:11.18.2", "vanguard:11.26.1.1",
    "vanguard:11.39.1.1",
)  # fmt: skip
def test_a_continuous_ability_holds_while_the_condition_does(name: str, who: str) -> None:
    case = CASES[name]
    assert case.undo is not None
    card = unit("Keyed", t.Continuous((FULL,), (case.word,)), v.Act((), (case.undo,)))
    _table, me = laid(who, case, card, met=True)
    assert me.power(card) == 12000
    me.uses(card)
    assert me.power(card) == 7000
    _table, me = laid(who, case, card, met=False)
    assert me.power(card) == 7000


@EACH
@WHO
@pytest.mark.rule(
    "vanguard:11.6.3.2", "vanguard:11.6.3.2.1", "vanguard:11.12.3.2", "vanguard:11.12.3.2.1",
    "vanguard:11.15.3", "vanguard:11.15.3.1", "vanguard:11.16.3", "vanguard:11.16.3.1",
    "vanguard:11.18.3", "vanguard:11.18.3.2", "vanguard:11.26.1.2", "vanguard:11.26.1.2.1",
    "vanguard:11.39.1.2", "vanguard:11.39.1.2.1",
)  # fmt: skip
def test_an_automatic_ability_triggers_only_then_and_resolves_whatever_follows(
    name: str, who: str
) -> None:
    """Of two abilities that stand by, the first undoes the condition of the other."""
    case = CASES[name]
    assert case.undo is not None
    first = t.Auto(t.Pattern("rest", t.Self()), (case.undo,))
    second = t.Auto(t.Pattern("rest", t.Self()), (gets(t.Self(), 5000),), (case.word,))
    card = unit("Keyed", first, second, v.Act((), (t.ToRest(t.Self()),)))
    table, me = laid(who, case, card, met=True)
    me.uses(card)
    assert len(me.offered) == 2
    table.answer(0)
    assert me.power(card) == 12000
    _table, me = laid(who, case, card, met=False)
    me.uses(card)
    assert me.power(card) == 7000


@EACH
@WHO
@pytest.mark.rule(
    "vanguard:11.6.3.3", "vanguard:11.6.3.3.1", "vanguard:11.12.3.3", "vanguard:11.12.3.3.1",
    "vanguard:11.15.4", "vanguard:11.15.4.1", "vanguard:11.16.4", "vanguard:11.16.4.1",
    "vanguard:11.18.4", "vanguard:11.18.4.1", "vanguard:11.26.1.3", "vanguard:11.26.1.3.1",
    "vanguard:11.39.1.3", "vanguard:11.39.1.3.1",
)  # fmt: skip
def test_an_activated_ability_is_played_only_then_and_resolves_whatever_follows(
    name: str, who: str
) -> None:
    """Its own cost undoes the condition."""
    case = CASES[name]
    assert case.undo is not None
    card = unit("Keyed", v.Act((case.undo,), (gets(t.Self(), 5000),), (case.word,)))
    _table, me = laid(who, case, card, met=True)
    me.uses(card)
    assert me.power(card) == 12000
    _table, me = laid(who, case, card, met=False)
    assert me.why_not("act", card, 0) == "8.3.3"


def test_11_12_1_a_g_unit_on_the_vanguard_circle_counts_for_generation_break() -> None:
    two = v.Enabled("Generation Break", 2)
    card = unit("Keyed", t.Continuous((FULL,), (two,)))
    table = given(
        you=side(vanguard=g_unit("On top"), g_zone=[up(g_unit("Open"))], circles={1: card})
    )
    assert table.you.power(card) == 12000
    table = given(you=side(vanguard=g_unit("On top"), g_zone=[g_unit("Closed")], circles={1: card}))
    assert table.you.power(card) == 7000


@WHO
def test_11_18_3_1_the_card_that_goes_to_the_drop_zone_is_counted(who: str) -> None:
    last_will = t.Auto(
        t.Pattern("leave", t.Self(), to=("drop",)), (t.Draw(1),), (v.Enabled("Ritual", 2),),
        on_leaving=True,
    )  # fmt: skip
    card = unit("Heir", last_will, v.Act((), (v.Retire(t.Self()),)), grade=1)
    table = given(**seats(who, side(circles={1: card}, drop=[PLAIN])), turn_of=who)
    me = table.player(who)
    me.uses(card)
    assert len(me.hand) == 1
    table = given(**seats(who, side(circles={1: card})), turn_of=who)
    me = table.player(who)
    me.uses(card)
    assert me.hand == []


# 11.19. Unite

RITUAL = unit("Chanter", text="[CONT](RC)Ritual 2:This unit gets [Power] +5000.")
RAISES = unit("Raiser", text="[CONT](VC):All cards in your drop zone get grade +1.", grade=3)


@WHO
@pytest.mark.rule("vanguard:11.18.1", "vanguard:11.18.2", "vanguard:8.7.2")
@pytest.mark.parametrize("first", ["ritual", "grade"])
@pytest.mark.parametrize(
    ("grade", "raised", "power"),
    [(0, True, 12000), (1, True, 7000), (0, False, 7000), (1, False, 12000)],
)
def test_ritual_counts_cards_by_the_grades_that_they_have_now(
    who: str, first: str, grade: int, raised: bool, power: int
) -> None:
    """Q. Cards in my drop zone get grade +1. Does Ritual count those that are printed with grade
    0? A. Yes, and not those of grade 1, whichever of the two abilities is the older one."""
    drop = [unit(grade=grade), unit(grade=grade)]
    raiser = RAISES if raised else unit("Idle", grade=3)
    if first == "grade":
        mine = side(vanguard=raiser, drop=drop, hand=[RITUAL])
    else:
        mine = side(vanguard=unit(grade=3), drop=drop, hand=[raiser], circles={1: RITUAL})
    phase = "main phase" if first == "grade" else "ride phase"
    table = given(**seats(who, mine), turn_of=who, phase=phase)
    me = table.player(who)
    if first == "grade":
        me.calls(RITUAL, 1)
    else:
        me.rides(raiser)
    assert me.power(RITUAL) == power
    table.leave_open()


UNITE = v.Enabled("Unite")


@WHO
@pytest.mark.rule("vanguard:11.19.1.1", "vanguard:11.19.1.1.1")
def test_unite_holds_once_two_cards_were_called_this_turn(who: str) -> None:
    card = unit("Keyed", t.Continuous((FULL,), (UNITE,)))
    table = given(**seats(who, side(circles={1: card}, hand=[PLAIN, PLAIN])), turn_of=who)
    me = table.player(who)
    me.calls(PLAIN, 2)
    assert me.power(card) == 7000
    me.calls(PLAIN, 3)
    assert me.power(card) == 12000


@WHO
def test_11_19_1_2_an_automatic_unite_ability_is_active_then(who: str) -> None:
    hears = t.Auto(
        t.Pattern("place", t.Cards(("rear-guard",), t.YOU)), (gets(t.Self(), 1000),), (UNITE,)
    )
    card = unit("Keyed", hears)
    table = given(**seats(who, side(circles={1: card}, hand=[PLAIN] * 3)), turn_of=who)
    me = table.player(who)
    for circle, power in ((2, 7000), (3, 8000), (4, 9000)):
        me.calls(PLAIN, circle)
        assert me.power(card) == power


@WHO
def test_11_19_1_3_an_activated_unite_ability_can_be_used_then(who: str) -> None:
    card = unit("Keyed", v.Act((), (gets(t.Self(), 1000),), (UNITE,)))
    table = given(**seats(who, side(circles={1: card}, hand=[PLAIN, PLAIN])), turn_of=who)
    me = table.player(who)
    me.calls(PLAIN, 2)
    assert not me.can("act", card, 0)
    me.calls(PLAIN, 3)
    assert me.can("act", card, 0)


# 11.30. Darkness

DARKNESS = v.Enabled("Darkness")
CHARGE = v.Act((), (v.SoulCharge(1),))


@WHO
def test_11_30_1_1_darkness_holds_after_a_card_was_put_into_the_soul(who: str) -> None:
    card = unit("Keyed", t.Continuous((FULL,), (DARKNESS,)), CHARGE)
    table = given(**seats(who, side(circles={1: card})), turn_of=who)
    me = table.player(who)
    assert me.power(card) == 7000
    me.uses(card)
    assert me.power(card) == 12000


@WHO
def test_11_30_1_2_an_automatic_darkness_ability_is_active_then(who: str) -> None:
    hears = t.Auto(t.Pattern("rest", t.Self()), (gets(t.Self(), 1000),), (DARKNESS,))
    card = unit("Keyed", hears, CHARGE, v.Act((), (t.ToRest(t.Self()),)))
    table = given(**seats(who, side(circles={1: card})), turn_of=who)
    me = table.player(who)
    me.uses(card, 1)
    assert me.power(card) == 7000
    table = given(**seats(who, side(circles={1: card})), turn_of=who)
    me = table.player(who)
    me.uses(card)
    me.uses(card, 1)
    assert me.power(card) == 8000


@WHO
def test_11_30_1_3_an_activated_darkness_ability_can_be_used_then(who: str) -> None:
    card = unit("Keyed", v.Act((), (t.Draw(1),), (DARKNESS,)), CHARGE)
    table = given(**seats(who, side(circles={1: card})), turn_of=who)
    me = table.player(who)
    assert not me.can("act", card, 0)
    me.uses(card, 1)
    assert me.can("act", card, 0)


@WHO
def test_11_30_2_what_a_ride_puts_into_the_soul_does_not_count(who: str) -> None:
    card = unit("Keyed", t.Continuous((FULL,), (DARKNESS,)))
    rider = unit("Rider", grade=3)
    table = given(
        **seats(who, side(hand=[rider], circles={1: card})), turn_of=who, phase="ride phase"
    )
    me = table.player(who)
    me.rides(rider)
    assert len(me.soul) == 1
    assert me.power(card) == 7000


# 11.35. Wave


@WHO
@pytest.mark.rule("vanguard:11.35.1", "vanguard:11.35.2")
def test_wave_abilities_are_active_in_the_battles_named(who: str) -> None:
    second = v.Enabled("Wave", numbers=(2,))
    later = v.Enabled("Wave", numbers=(2,), or_more=True)
    hears = t.Pattern("attack", t.Cards(("rear-guard",), t.YOU))
    surfer = unit(
        "Surfer", t.Auto(hears, (gets(t.Self(), 1000),), (second,)),
        t.Auto(hears, (gets(t.Self(), 10000),), (later,)),
    )  # fmt: skip
    a, b = unit("First"), unit("Second")
    table = battle(**seats(who, side(circles={1: a, 2: b, 4: surfer})), turn_of=who)
    me = table.player(who)
    me.attacks(a, table.player(other(who)).vanguards[0])
    assert me.power(surfer) == 7000
    me.attacks(b, table.player(other(who)).vanguards[0])
    table.answer(0)
    assert me.power(surfer) == 18000
    table.game.turn_to(me.find(a), 0)
    table.game.ask_again()
    me.attacks(a, table.player(other(who)).vanguards[0])
    assert me.power(surfer) == 28000


# 11.36. Dark Device

DEVICE = v.Enabled("Dark Device")


@WHO
def test_11_36_1_1_a_continuous_dark_device_wants_no_units_in_the_column(who: str) -> None:
    """One's left column is the opponent's right one."""
    card = unit("Keyed", t.Continuous((FULL,), (DEVICE,)))
    for theirs, power in (({1: PLAIN}, 12000), ({2: PLAIN}, 7000), ({5: rested(PLAIN)}, 7000)):
        table = given(**seats(who, side(circles={1: card}), side(circles=theirs)), turn_of=who)
        assert table.player(who).power(card) == power


@WHO
def test_11_36_1_2_an_automatic_one_no_standing_units(who: str) -> None:
    hears = t.Auto(t.Pattern("rest", t.Self()), (gets(t.Self(), 1000),), (DEVICE,))
    card = unit("Keyed", hears, v.Act((), (t.ToRest(t.Self()),)))
    for theirs, power in (({2: rested(PLAIN)}, 8000), ({2: PLAIN}, 7000)):
        table = given(**seats(who, side(circles={1: card}), side(circles=theirs)), turn_of=who)
        table.player(who).uses(card)
        assert table.player(who).power(card) == power


@WHO
def test_11_36_1_3_and_so_an_activated_one(who: str) -> None:
    card = unit("Keyed", v.Act((), (t.Draw(1),), (DEVICE,)))
    for theirs, can in (({2: rested(PLAIN)}, True), ({2: PLAIN}, False)):
        table = given(**seats(who, side(circles={1: card}), side(circles=theirs)), turn_of=who)
        assert table.player(who).can("act", card, 0) is can


# 12.8. Enabling


@WHO
def test_12_8_1_to_enable_one_keyword_leaves_the_others_as_they_are(who: str) -> None:
    break_four = v.Enabled("Limit Break", 4)
    card = unit("Keyed", t.Continuous((FULL,), (break_four,)))
    both = unit("Both", t.Continuous((FULL,), (break_four, v.Enabled("Brave"))))
    helper = unit("Enabler", v.Enables("Limit Break", t.Every(t.Cards(("rear-guard",), t.YOU))))
    mine = side(circles={1: card, 2: both, 3: helper}, hand=[PLAIN] * 4)
    table = given(**seats(who, mine), turn_of=who)
    me = table.player(who)
    assert me.power(card) == 12000
    assert me.power(both) == 7000
