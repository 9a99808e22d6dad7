"""15-12 to 15-14. Destroying, removing, charges and cards on top."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    Player,
    Side,
    Table,
    attacking,
    charged,
    event,
    exhausted,
    field,
    given,
    side,
    unit,
)
from tests.games.gateruler.told import (
    ALL_UNITS,
    THEIR_UNITS,
    YOUR_GRAVEYARD,
    YOUR_UNITS,
    changes,
    gets,
    obeyed,
    printed,
    said,
    when,
)

BOTH = pytest.mark.parametrize("who", ["you", "them"])


def removed(player: Player) -> list[Card]:
    return player.cards("removal")


# 15-12. Destroy


@BOTH
def test_15_12a_a_destroyed_card_goes_to_its_owners_graveyard(who: str) -> None:
    fox, meadow = unit("Fox"), field("Meadow")
    text = "Destroy all enemy units."
    _table, _own, other = said(who, text, theirs=side(attack={1: fox}, field=[meadow]))
    assert other.graveyard == [fox] and other.fields == [meadow]


@pytest.mark.rule("gateruler:15-12a")
def test_its_owners_and_not_its_controllers() -> None:
    fox = unit("Fox")
    order = (v.GainControl(t.Every(THEIR_UNITS)), t.Destroy(t.Every(YOUR_UNITS)))
    _table, own, other = obeyed("you", *order, theirs=side(attack={1: fox}))
    own.chooses_zone(1)
    assert own.graveyard == [] and other.graveyard == [fox]


@pytest.mark.parametrize(("damage", "stays"), [(2, True), (3, False), (4, False)])
def test_15_12b_1_damage_that_reaches_the_hp_destroys(damage: int, stays: bool) -> None:
    fox = unit("Fox", hp=3)
    _table, _own, other = obeyed(
        "you", v.DealDamage(t.Every(THEIR_UNITS), damage), theirs=side(attack={1: fox})
    )
    assert (other.attack(1) == fox) is stays


def test_15_12b_1_also_if_the_hp_sinks_to_the_damage() -> None:
    fox = unit("Fox", hp=3)
    weaker = gets(t.Every(ALL_UNITS), "hp", -1)
    _table, _own, other = obeyed(
        "you", v.DealDamage(t.Every(THEIR_UNITS), 2), weaker, theirs=side(attack={1: fox})
    )
    assert other.graveyard == [fox]


@BOTH
@pytest.mark.parametrize(("less", "stays"), [(-2, True), (-3, False), (-5, False)])
def test_15_12b_2_a_unit_without_hp_is_destroyed(who: str, less: int, stays: bool) -> None:
    fox = unit("Fox", hp=3)
    _table, _own, other = obeyed(
        who, gets(t.Every(THEIR_UNITS), "hp", less), theirs=side(attack={1: fox})
    )
    assert (other.attack(1) == fox) is stays


def test_15_12b_2_a_unit_that_enters_without_hp() -> None:
    blight = field("Blight", changes(t.Every(ALL_UNITS), "hp", -3))
    table = given(you=side(hand=[PLAIN], field=[blight]))
    table.you.summons(PLAIN, 1)
    assert table.you.graveyard == [PLAIN]


def test_15_12b_3_it_is_destroyed_and_goes_to_its_owners_graveyard() -> None:
    grave = unit("Grave", hp=1)
    watcher = unit("Watcher", when("destroy", t.Draw(1), what=t.Cards(("unit",), t.OPPONENT)))
    _table, own, other = obeyed(
        "you", v.DealDamage(t.Every(THEIR_UNITS), 1), mine=side(attack={1: watcher}),
        theirs=side(attack={1: grave}),
    )  # fmt: skip
    assert other.graveyard == [grave] and len(own.hand) == 1


def test_15_12c_a_condition_that_is_met_destroys_in_the_midst_of_an_effect() -> None:
    """The unit is gone before the next instruction counts units."""
    fox, bear = unit("Fox", hp=1), unit("Bear", hp=9)
    order = (v.DealDamage(t.Every(THEIR_UNITS), 1), t.Draw(t.Count(THEIR_UNITS)))
    _table, own, _other = obeyed("you", *order, theirs=side(attack={1: fox, 2: bear}))
    assert len(own.hand) == 1


@pytest.mark.rule("gateruler:14-14b")
def test_15_12d_a_destruction_that_was_replaced_has_been_performed() -> None:
    """As the first half of "you may destroy it. If you do, draw a card"."""
    away = t.Replacement(t.Pattern("destroy", t.Self()), (t.Put(t.Self(), "hand"),))
    ghost = unit("Ghost", away)
    order = t.May((t.Destroy(t.Every(YOUR_UNITS)),), (t.Draw(2),))
    _table, own, _other = obeyed("you", order, mine=side(attack={1: ghost}))
    own.says("yes")
    assert own.attack(1) is None and ghost in own.hand and len(own.hand) == 3


AXE = "Destroy all allied units with Charge Shield."
SPARK = unit("Spark")


def shielded(text: str) -> Card:
    return unit("Golem", *printed(f"Charge Shield\n{text}"), hp=3)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("When this is destroyed, draw a card.", 1),
        ("When this is destroyed by an effect, draw a card.", 1),
        ("When this is destroyed by damage, draw a card.", 0),
        ("When an allied unit is destroyed, draw a card.", 1),
        ("When this leaves play, draw a card.", 0),
        ("When this is put into the graveyard from play, draw a card.", 0),
    ],
)
@pytest.mark.rule("gateruler:15-12d", "gateruler:16-12a-1", "gateruler:14-16f-1")
def test_15_12d_what_charge_shield_kept_in_play_was_destroyed(text: str, drawn: int) -> None:
    """Q. A charge went in its place. Is "when this is destroyed" set off?  A. Yes; but it has not
    left play, and has not gone to the graveyard."""
    golem = shielded(text)
    _table, own, _other = said("you", AXE, mine=side(attack={1: charged(golem, SPARK)}))
    own.says("yes")
    assert own.attack(1) == golem and own.graveyard == [SPARK] and len(own.hand) == drawn


@pytest.mark.rule("gateruler:14-14b")
@pytest.mark.rule("gateruler:15-12d")
def test_15_12d_others_hear_of_it_too() -> None:
    """In combat: what was dealt damage enough was destroyed by that damage, and by the
    attacker."""
    golem = shielded("When this is destroyed by damage, heal 1 life.")
    wolf = unit("Wolf", *printed("When this destroys an enemy unit, draw a card."), atk=5)
    grave = field("Grave", *printed("When an enemy unit is destroyed, draw a card."))
    table = attacking(
        you=side(attack={1: wolf}, field=[grave]),
        them=side(attack={1: charged(golem, SPARK)}, damage=1),
    )
    table.you.attacks(wolf, 1)
    table.them.says("yes")
    table.you.chooses(grave)
    assert table.them.attack(1) == golem and len(table.you.hand) == 2
    assert len(table.them.damage) == 0


@pytest.mark.rule("gateruler:15-12d")
def test_15_12d_so_was_what_went_elsewhere_instead() -> None:
    """To the hand, and the ability is about the unit as it was in play (14-10e-2)."""
    ghost = unit(
        "Ghost",
        *printed(
            "When this would be destroyed, return it to its owner's hand instead.\n"
            "When this is destroyed, heal 1 life."
        ),
        atk=4,
    )
    grave = field("Grave", *printed("When an allied unit with ATK 4 or more is destroyed, "
                                    "draw a card."))  # fmt: skip
    mine = side(attack={1: ghost}, field=[grave], damage=1)
    _table, own, _other = said("you", "Destroy all allied units.", mine=mine)
    own.chooses(grave)
    assert own.hand[0] == ghost and len(own.hand) == 2 and own.damage == []


@pytest.mark.rule("gateruler:15-12d")
def test_15_12d_what_cannot_be_destroyed_was_not() -> None:
    """A prohibition replaces nothing (1-5d)."""
    stone = unit("Stone", *printed("This cannot be destroyed.\nWhen this is destroyed, draw a "
                                   "card."))  # fmt: skip
    _table, own, _other = said("you", "Destroy all allied units.", mine=side(attack={1: stone}))
    assert own.attack(1) == stone and own.hand == []


@pytest.mark.rule("gateruler:16-30b")
def test_16_30b_essence_drain_is_for_what_an_attack_destroys() -> None:
    """Not for what the attacker destroys by an effect while it attacks."""
    text = "Essence Drain\nWhen this attacks, choose 1 enemy unit. Destroy it."
    leech = unit("Leech", *printed(text), atk=5)
    table = attacking(you=side(attack={1: leech}), them=side(attack={1: SPARK, 2: PLAIN}))
    table.you.attacks(leech, 1)
    table.you.chooses(PLAIN)
    assert table.you.charges(leech) == [SPARK] and table.them.graveyard == [PLAIN]


# 15-13. Remove


@BOTH
def test_15_13a_a_removed_card_goes_to_its_owners_removal_zone(who: str) -> None:
    fox = unit("Fox")
    text = "Remove all enemy units from the game."
    _table, own, other = said(who, text, theirs=side(attack={1: fox}))
    assert removed(other) == [fox] and other.graveyard == [] and removed(own) == []


# 15-14. Underneath and on top


@BOTH
def test_15_14a_a_card_added_underneath_is_linked_in_the_controllers_charge_zone(
    who: str,
) -> None:
    fox, spark = unit("Fox"), unit("Spark")
    order = v.AddCharge(t.Every(YOUR_GRAVEYARD), t.Every(THEIR_UNITS))
    table, own, other = obeyed(
        who, order, mine=side(graveyard=[spark]), theirs=side(attack={1: fox})
    )
    assert other.charges(fox) == [spark] and own.graveyard == []
    assert other.cards("charge") == [spark]
    assert table.game.state.owner[other.find(spark)] == own.seat


def test_15_14a_1_what_cannot_be_linked_does_not_move() -> None:
    """A set card gains no charges (3-10f), and no card is its own charge."""
    trap, spark = event("Trap"), unit("Spark")
    order = v.AddCharge(t.Every(YOUR_GRAVEYARD), t.Every(t.Cards(("set",), t.YOU)))
    _table, own, _other = obeyed("you", order, mine=side(graveyard=[spark], set=[trap]))
    assert own.graveyard == [spark]
    order = v.AddCharge(t.Every(YOUR_UNITS), t.Every(YOUR_UNITS))
    _table, own, _other = obeyed("you", order, mine=side(attack={1: spark}))
    assert own.attack(1) == spark


def _stacked(*more: t.Effect, mine: Side, who: str = "you") -> tuple[Table, Player, Player]:
    on_top = v.PutOnTop(t.Every(YOUR_GRAVEYARD), t.Every(YOUR_UNITS))
    return obeyed(who, on_top, *more, mine=mine)


@BOTH
def test_15_14b_the_card_below_and_its_charges_become_charges(who: str) -> None:
    top, spark = unit("Top"), unit("Spark")
    mine = side(graveyard=[top], attack={2: charged(PLAIN, spark)})
    _table, own, _other = _stacked(who=who, mine=mine)
    assert own.attack(2) == top and set(own.charges(top)) == {PLAIN, spark}


def test_15_14b_only_if_it_was_put_there() -> None:
    """A card that cannot enter play does not, and the other stays a unit."""
    top = unit("Top", t.Forbid(t.Pattern("enter", t.Self())))
    _table, own, _other = _stacked(mine=side(graveyard=[top], attack={2: PLAIN}))
    assert own.attack(2) == PLAIN and own.graveyard == [top]


@pytest.mark.parametrize("rest", [0, 1])
def test_15_14b_1_it_lies_as_the_card_below_lay(rest: int) -> None:
    top, lying = unit("Top"), exhausted(PLAIN) if rest else PLAIN
    _table, own, _other = _stacked(mine=side(graveyard=[top], attack={2: lying}))
    assert own.is_ready(top) is (rest == 0)


def test_15_14b_2_on_top_of_an_attacking_card_it_attacks_the_same_column() -> None:
    top = unit("Top", atk=5)
    grow = v.PutOnTop(t.Every(YOUR_GRAVEYARD), t.Self())
    seed = unit("Seed", when("attack", grow), atk=1)
    bear = unit("Bear", hp=9)
    table = attacking(you=side(attack={1: seed}, graveyard=[top]), them=side(attack={3: bear}))
    table.you.attacks(seed, 3)
    assert table.you.attack(1) == top and table.them.damage_on(bear) == 5
    assert not table.you.is_ready(top)


def test_15_14b_3_neither_damage_nor_effects_pass_on() -> None:
    top = unit("Top", hp=3)
    low = unit("Low", hp=9)
    order = v.PutOnTop(t.Every(YOUR_GRAVEYARD), t.Every(YOUR_UNITS))
    first = (gets(t.Every(YOUR_UNITS), "atk", 4), v.DealDamage(t.Every(YOUR_UNITS), 8))
    _table, own, _other = obeyed("you", *first, order, mine=side(graveyard=[top], attack={1: low}))
    assert own.attack(1) == top and own.damage_on(top) == 0 and own.value(top, "atk") == 2


def test_15_14b_3_what_targeted_the_card_below_does_not_target_it() -> None:
    top = unit("Top")
    hit = event(
        "Hit", v.EventEffect("standard", (v.Target(t.Pick(1, THEIR_UNITS)), t.Destroy(t.It())))
    )
    grow = unit("Grow", v.Act("instant", (v.PutOnTop(t.Every(YOUR_GRAVEYARD), t.Self()),)))
    table = given(you=side(hand=[hit]), them=side(attack={1: grow}, graveyard=[top]))
    table.you.plays(hit)
    table.them.uses(grow)
    while table.prompt == "act" and table.waiting:
        table.player(table.asked).passes()
    assert table.them.attack(1) == top


def test_15_14c_the_card_on_top_is_the_one_now_in_that_zone() -> None:
    top = unit("Top", hp=9)
    more = v.DealDamage(v.OnTop(), 1)
    _table, own, _other = _stacked(more, mine=side(graveyard=[top], attack={2: PLAIN}))
    assert own.damage_on(top) == 1
    fox, spark = unit("Fox", hp=9), unit("Spark")
    under = v.AddCharge(t.Every(YOUR_GRAVEYARD), t.Every(YOUR_UNITS))
    _table, own, _other = obeyed("you", under, more, mine=side(graveyard=[spark], attack={2: fox}))
    assert own.charges(fox) == [spark] and own.damage_on(fox) == 1


def test_15_14c_without_anything_put_there_nothing_is_on_top() -> None:
    _table, own, _other = obeyed(
        "you", v.DealDamage(v.OnTop(), 1), mine=side(attack={1: PLAIN, 2: unit(hp=9)})
    )
    assert own.damage_on(PLAIN) == 0
