"""Continuous effects: nine layers, dependency by trial, time stamps, base values.

Harbor 5 does what gateruler 14-13, vanguard 8.7 and dragonball 8-8 ask for.
"""

from __future__ import annotations

from typing import Any

from headjudge.kernel import changes
from headjudge.kernel.state import Effect
from headjudge.language import terms as t
from tests.kernel.harbor import ships
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.rules import layering
from tests.kernel.harbor.table import Table, given, ship, side

MINE = t.Every(t.Cards(("berth",), t.YOU))


def ours(*filters: t.Filter) -> t.Every:
    return t.Every(t.Cards(("berth",), t.YOU, filters))


def always(what: t.Object, name: str, operation: str, operand: Any = None) -> t.Continuous:
    return t.Continuous((t.Change(what, name, operation, operand),))


def power(table: Table, card: Any) -> int:
    return int(table.game.value(table.at(card), "power"))


def lasts(table: Table, term: t.Continuous, card: Any) -> None:
    """A lasting effect is laid on a card now."""
    game = table.game
    ref = game.state.ref(table.at(card))
    game.lasting(
        Effect(game.state.next_number(), term, ref[0], ref[1], 0, game.state.tick(), "game", (ref,))
    )


def test_5_1_numbers_come_after_traits_whenever_they_began() -> None:
    """A power bonus for oak ships was there first; the trait came later, and counts."""
    bonus = ship("Bonus", always(ours(t.Trait(("oak",))), "power", "add", 2))
    maker = ship("Maker", always(MINE, "traits", "gain", ("oak",)))
    table = given(side(berth=[bonus, maker]))
    assert power(table, bonus) == 5


def test_5_1_what_adds_a_trait_comes_before_what_takes_it_away() -> None:
    """One property, two layers: the later one wins whichever began first."""
    for turned in (False, True):
        gives = ship("Gives", always(MINE, "traits", "gain", ("oak",)))
        takes = ship("Takes", always(MINE, "traits", "lose", ("oak",)))
        pair = [takes, gives] if turned else [gives, takes]
        table = given(side(berth=pair))
        assert table.game.value(table.at(gives), "traits") == ()


def test_5_1_one_effect_with_parts_in_two_layers_is_applied_in_each() -> None:
    """It makes ships oak and gives oak ships power; the power part sees the trait part."""
    both = t.Continuous(
        (
            t.Change(MINE, "traits", "gain", ("oak",)),
            t.Change(ours(t.Trait(("oak",))), "power", "add", 2),
        )
    )
    table = given(side(berth=[ship("Both", both), ship("Plain")]))
    for card in (0, 1):
        assert table.game.value(card, "traits") == ("oak",)
        assert table.game.value(card, "power") == 5, "and each part once"


def test_5_1_an_effect_that_sets_comes_before_one_that_adds() -> None:
    """5-1-8 before 5-1-9, although the adding began first."""
    plain = ship("Plain")
    table = given(side(berth=[plain]))
    lasts(table, always(t.Self(), "power", "add", 2), plain)
    lasts(table, always(t.Self(), "power", "set", 7), plain)
    assert power(table, plain) == 9


def test_5_2_1_the_base_is_set_before_everything_else() -> None:
    plain = ship("Plain", power=6, traits=("oak",))
    table = given(side(berth=[plain]))
    card = table.at(plain)
    table.game.put(card, z.zone("mole"), face=1)
    ref = table.game.state.ref(card)
    up = always(t.Self(), "power", "add", 2)
    table.game.lasting(Effect(900, up, card, ref[1], 0, 900, "game", (ref,)))
    assert table.game.value(card, "power") == 3, "1 for lying face down, and 2"
    assert table.game.value(card, "traits") == ()


def test_5_3_an_effect_waits_for_one_it_depends_on() -> None:
    """Doubling what is already strong began first, but who is strong depends on the bonus."""
    double = ship("Double", always(ours(t.Compare("power", ">=", 5)), "power", "times", 2))
    bonus = ship("Bonus", always(MINE, "power", "add", 2))
    table = given(side(berth=[double, bonus]))
    assert power(table, double) == 10


def test_5_3_without_dependency_the_earlier_comes_first() -> None:
    plain = ship("Plain")
    table = given(side(berth=[plain]))
    lasts(table, always(t.Self(), "power", "add", 2), plain)
    lasts(table, always(t.Self(), "power", "times", 2), plain)
    assert power(table, plain) == 10
    table = given(side(berth=[plain]))
    lasts(table, always(t.Self(), "power", "times", 2), plain)
    lasts(table, always(t.Self(), "power", "add", 2), plain)
    assert power(table, plain) == 8


def test_5_3_two_that_depend_on_each_other_are_as_though_neither_did() -> None:
    """A: ships of power 3 get +1. B: ships of power 4 get -1. Each changes what the other
    applies to, so time stamps decide; a third that began last stays last."""
    first = always(ours(t.Compare("power", "==", 3)), "power", "add", 1)
    second = always(ours(t.Compare("power", "==", 4)), "power", "add", -1)
    third = always(MINE, "power", "times", 2)
    a, b, c = ship("A", first), ship("B", second), ship("C", third)
    table = given(side(berth=[a, b, c]))
    # in stamp order: 3 -> 4 -> 3 -> 6
    assert power(table, c) == 6


def test_5_3_a_circle_of_three_begins_with_the_oldest() -> None:
    """A looks at what B changes, B at what C changes, C at what A changes: each would stop
    the one that waits for it. The oldest goes first, and so stops one of the others."""
    a = ship("A", always(ours(t.Compare("strike", "<=", 1)), "power", "add", 10))
    b = ship("B", always(ours(t.Compare("cost", "<=", 0)), "strike", "add", 1))
    c = ship("C", always(ours(t.Compare("power", "<=", 3)), "cost", "add", 1))
    names = ("power", "strike", "cost")
    for berths, expected in (([a, b, c], [13, 2, 0]), ([c, a, b], [13, 1, 1])):
        table = given(side(berth=berths))
        assert [table.game.value(table.at(a), name) for name in names] == expected


def test_5_4_a_continuous_ability_is_as_old_as_its_place_or_as_its_ship() -> None:
    """vanguard 8.7.2.1.1 counts from when the card came to the field, others from when it
    was placed where it is: a parameter."""
    add = ship("Add", always(MINE, "power", "add", 2))
    times = ship("Times", always(MINE, "power", "times", 2))
    for placed, expected in ((changes.since_placed, 8), (changes.since_object, 10)):
        table = given(side(berth=[add, times]), layering=layering(placed=placed))
        assert power(table, add) == 10
        table.game.put(table.at(add), z.zone("berth", 0, 3))  # berth to berth: the same ship
        assert power(table, add) == expected


def test_5_5_gaining_an_ability_is_settled_once_for_all() -> None:
    """Who gets the ability depends on a number; that number is not counted twice."""
    bonus = ship("Bonus", always(MINE, "power", "add", 2))
    gives = ship(
        "Gives",
        always(
            ours(t.Compare("power", ">=", 3)), "abilities", "gain",
            (always(t.Self(), "power", "add", 10),),
        ),
    )  # fmt: skip
    table = given(side(berth=[bonus, gives]))
    assert power(table, bonus) == 15


def test_5_5_an_ability_that_is_lost_changes_nothing() -> None:
    bonus = ship("Bonus", always(MINE, "power", "add", 2), power=3)
    mutes = ship("Mutes", always(t.Every(t.Cards(("berth",), t.OPPONENT)), "abilities", "lose-all"))
    table = given(side(berth=[bonus]), side(berth=[mutes]))
    assert power(table, bonus) == 3
    table.game.put(table.at(mutes), z.zone("wreck", 1))
    assert power(table, bonus) == 5


def test_a_link_lends_only_while_its_card_is_the_same() -> None:
    old, new = ship("Old", power=4), ship("New", power=5)
    table = given(side(berth=[old], hand=[new]))
    ships.put_over(table.game, table.at(new), table.at(old))
    assert power(table, new) == 9
    table.game.renew(table.at(old))
    assert power(table, new) == 5
