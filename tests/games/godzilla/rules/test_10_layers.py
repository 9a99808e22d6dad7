"""10.8.1. The order in which continuous effects are applied."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.godzilla.table import battle, given, having, monster, on_turn, side, strategy, told

BOTH = pytest.mark.parametrize("who", ["you", "them"])
EDITIONS = pytest.mark.parametrize("edition", ["ja-1.04", "en-1.01"])
BATTLE = t.Type(("battle",))
MORE = "Your other battle cards gain +1000 counter power."


def mine(*filters: t.Filter) -> t.Every:
    return t.Every(t.Cards(("zone",), t.YOU, (BATTLE, *filters)))


def changing(*changes: t.Change, name: str = "") -> Card:
    """A battle card with a continuous ability that is so."""
    return having(battle(name), t.Continuous(changes))


def power(number: int, *filters: t.Filter) -> Card:
    """A battle card that gives counter power to such battle cards of its player."""
    return changing(t.Change(mine(*filters), "counter_power", "add", number))


def at_least(number: int) -> t.Compare:
    return t.Compare("counter_power", ">=", number)


SOLDIER = t.Named(("Soldier",))


def soldier(**fields: Any) -> Card:
    return battle("Soldier", **fields)


# 10.8.1.1. What is printed


@BOTH
def test_10_8_1_a_cards_information_is_worked_out_in_an_order(who: str) -> None:
    """Printed 1000, doubled after 1000 were added: no other order gives 4000."""
    double = changing(t.Change(mine(SOLDIER), "counter_power", "times", 2))
    own = soldier()
    _table, player, _other = on_turn(who, side(zones={4: own, 5: battle(text=MORE), 6: double}))
    assert player.value(own, "counter_power") == 4000


@pytest.mark.parametrize("printed", [0, 1000, 5000])
def test_10_8_1_1_what_is_printed_is_what_changes_begin_from(printed: int) -> None:
    own = soldier(power=printed)
    table = given(you=side(zones={4: own, 5: battle(text=MORE)}))
    assert table.you.value(own, "counter_power") == printed + 1000


def test_10_8_1_1_a_number_can_become_negative() -> None:
    own = soldier(power=1000)
    table = given(you=side(zones={4: own, 5: power(-3000, SOLDIER)}))
    assert table.you.value(own, "counter_power") == -2000
    assert table.you.total == -1000


# 10.8.1.2. Abilities first


@BOTH
def test_10_8_1_2_a_card_that_loses_its_abilities_changes_nothing_any_more(who: str) -> None:
    mute = battle(text="Your opponent's battle cards lose all abilities.")
    own = soldier()
    _table, player, _other = on_turn(
        who, side(zones={4: own, 5: battle(text=MORE)}), side(zones={4: mute})
    )
    assert player.value(own, "counter_power") == 1000


def test_10_8_1_2_and_hears_nothing_any_more() -> None:
    scribe = battle(text="Whenever you discard a battle card from your hand, draw 1 card.")
    mute = battle(text="Your opponent's battle cards lose all abilities.")
    spent = battle()
    for muted, cards in ((True, 0), (False, 1)):
        table = given(
            you=side(hand=[spent], zones={5: scribe}, deck=[battle()]),
            them=side(zones={4: mute} if muted else {}),
        )
        table.you.invades_with(spent)
        assert len(table.you.hand) == cards


def test_10_8_1_2_nor_does_it_hear_of_its_own_end() -> None:
    avenger = battle(text="[Revenge] Draw 1 card.")
    mute = battle(text="Your opponent's battle cards lose all abilities.")
    hit = strategy(text="[Destroy] all of your battle cards.")
    table = given(
        you=side(hand=[hit], zones={5: avenger}, deck=[battle()]), them=side(zones={4: mute})
    )
    table.you.plays(hit, zone=1)
    assert table.you.discard == [avenger]
    assert table.you.hand == []


def test_10_8_1_2_nor_does_it_forbid_or_replace_anything() -> None:
    rock = battle("Rock", "This card cannot be [Destroy] by your opponent's effects.")
    fled = battle(
        "Fled",
        "When this card would be [Destroy], put this card on the bottom of your deck instead.",
    )
    mute = battle(text="Your opponent's battle cards lose all abilities.")
    hit = strategy(text="[Destroy] all of your opponent's battle cards.")
    table = given(you=side(hand=[hit], zones={8: mute}), them=side(zones={4: rock, 5: fled}))
    table.you.plays(hit, zone=1)
    assert table.them.discard == [rock, fled]


@BOTH
def test_10_8_1_2_an_ability_that_is_given_works(who: str) -> None:
    giver = battle(
        text="Your other battle cards gain “your other battle cards gain +1000 counter power.”"
    )
    one, two = battle("One"), battle("Two")
    _table, own, _other = on_turn(who, side(zones={4: one, 5: two, 6: giver}))
    assert own.value(one, "counter_power") == 2000
    assert own.value(two, "counter_power") == 2000
    assert own.value(giver, "counter_power") == 3000


def test_10_8_1_2_an_ability_that_is_given_can_give_one_in_turn() -> None:
    boost = t.Continuous((t.Change(t.Self(), "counter_power", "add", 1000),))
    passes_on = t.Continuous((t.Change(mine(t.Named(("Last",))), "abilities", "gain", (boost,)),))
    giver = changing(t.Change(mine(t.Named(("Middle",))), "abilities", "gain", (passes_on,)))
    last = battle("Last")
    table = given(you=side(zones={4: last, 5: battle("Middle"), 6: giver}))
    assert table.you.value(last, "counter_power") == 2000


def test_10_8_1_2_before_numbers_change() -> None:
    """Only who is strong as printed loses their abilities: numbers come later."""
    mute = changing(t.Change(mine(SOLDIER, at_least(2000)), "abilities", "lose-all"))
    own = having(soldier(), t.Continuous((t.Change(t.Self(), "counter_power", "add", 1000),)))
    table = given(you=side(zones={4: own, 5: mute, 6: power(1000, SOLDIER)}))
    assert table.you.value(own, "counter_power") == 3000


# 10.8.1.3. Then all but numbers


@BOTH
def test_10_8_1_3_what_is_no_number_changes_before_numbers_do(who: str) -> None:
    """The trait is given to cards that are strong before anything makes them strong."""
    mark = changing(t.Change(mine(at_least(2000)), "traits", "gain", ("Mark",)))
    weak, strong = soldier(), battle("Strong", power=2000)
    _table, own, _other = on_turn(
        who, side(zones={4: weak, 5: strong, 6: power(5000, SOLDIER), 7: mark})
    )
    assert own.value(weak, "counter_power") == 6000
    assert "Mark" not in own.value(weak, "traits")
    assert "Mark" in own.value(strong, "traits")


def test_10_8_1_3_so_numbers_can_rest_on_it() -> None:
    """Whichever is older."""
    mark = changing(t.Change(mine(SOLDIER), "traits", "gain", ("Mark",)))
    own = soldier()
    for zones in (
        {4: own, 5: power(1000, t.Trait(("Mark",))), 6: mark},
        {4: own, 6: mark, 5: power(1000, t.Trait(("Mark",)))},
    ):
        table = given(you=side(zones=dict(zones)))
        assert table.you.value(own, "counter_power") == 2000


def test_10_8_1_3_each_change_of_one_effect_comes_in_its_own_place() -> None:
    """It gives power and a trait: the trait is there when numbers that rest on it change."""
    both = changing(
        t.Change(mine(SOLDIER), "counter_power", "add", 1000),
        t.Change(mine(SOLDIER), "traits", "gain", ("Mark",)),
    )
    own = soldier()
    table = given(you=side(zones={4: own, 5: power(1000, t.Trait(("Mark",))), 6: both}))
    assert table.you.value(own, "counter_power") == 3000


# 10.8.1.4, 10.8.1.5. Rage, then numbers


@BOTH
@pytest.mark.parametrize("rage", [0, 1, 3])
def test_10_8_1_4_rage_is_added_before_numbers_change(who: str, rage: int) -> None:
    double = changing(t.Change(v.Monster(t.YOU), "threat", "times", 2))
    chief = monster(threat=7000)
    _table, own, _other = on_turn(who, side(stack=[chief], zones={8: double}, rage=rage))
    assert own.threat == (7000 + 5000 * rage) * 2


@BOTH
def test_10_8_1_5_numbers_change_last(who: str) -> None:
    """After the rage; a trait for strong monsters does not see them."""
    double = changing(t.Change(v.Monster(t.YOU), "threat", "times", 2))
    strong = t.Every(t.Cards(("invading",), t.YOU, (t.Compare("threat", ">=", 9000),)))
    mark = changing(t.Change(strong, "traits", "gain", ("Mark",)))
    chief = monster(threat=5000)
    _table, own, _other = on_turn(who, side(stack=[chief], zones={7: mark, 8: double}, rage=1))
    assert own.threat == 20000
    assert "Mark" not in own.value(chief, "traits")


@pytest.mark.rule("godzilla:10.8.1.3", "godzilla:10.8.1.4")
def test_10_8_1_3_what_a_printed_x_stands_for_comes_before_rage() -> None:
    """To say what X is changes no number, it gives one: rage comes on top."""
    chief = monster(
        text="This card's threat level X is equal to 1000 multiplied by the number of "
        "battle cards in your zones.",
        threat="X",
    )
    table = given(you=side(stack=[chief], zones={4: battle(), 5: battle()}, rage=1))
    assert table.you.threat == 7000


# 10.8.1.6. Dependency


@EDITIONS
@BOTH
@pytest.mark.parametrize("older", ["dependent", "other"])
def test_10_8_1_6_an_effect_that_depends_on_another_is_applied_after_it(
    who: str, edition: str, older: str
) -> None:
    """Strong cards become stronger: first all of them become strong, whichever is older."""
    strong, all_ = power(1000, SOLDIER, at_least(2000)), power(1000, SOLDIER)
    zones = {5: strong, 6: all_} if older == "dependent" else {6: all_, 5: strong}
    own = soldier()
    _table, player, _other = on_turn(who, side(zones={4: own, **zones}), edition=edition)
    assert player.value(own, "counter_power") == 3000


def test_10_8_1_6_also_where_what_is_changed_is_no_number() -> None:
    second = changing(t.Change(mine(t.Trait(("One",))), "traits", "gain", ("Two",)))
    first = changing(t.Change(mine(SOLDIER), "traits", "gain", ("One",)))
    own = soldier()
    table = given(you=side(zones={4: own, 5: second, 6: first}))
    assert table.you.value(own, "traits") == ("Test", "One", "Two")


@pytest.mark.parametrize("order", list(itertools.permutations(range(4))))
def test_10_8_1_6_through_several_whatever_their_age(order: tuple[int, ...]) -> None:
    chain = [SOLDIER, t.Trait(("One",)), t.Trait(("Two",)), t.Trait(("Three",))]
    names = ["One", "Two", "Three", "Four"]
    own = soldier()
    zones = {4: own}
    for zone, at in zip((5, 6, 7, 8), order, strict=True):
        zones[zone] = changing(t.Change(mine(chain[at]), "traits", "gain", (names[at],)))
    table = given(you=side(zones=zones))
    assert table.you.value(own, "traits") == ("Test", *names)


def test_10_8_1_6_how_it_applies_counts_too() -> None:
    """As much power as the rank of another card, whose rank changes as well."""
    rank = t.Of("rank", mine(t.Named(("Other",))))
    by_rank = changing(
        t.Change(mine(SOLDIER), "counter_power", "add", t.Times(1000, rank)), name="Counter"
    )
    raises = changing(t.Change(mine(t.Named(("Other",))), "rank", "add", 2))
    own = soldier()
    table = given(you=side(zones={4: own, 5: by_rank, 6: battle("Other", rank=1), 7: raises}))
    assert table.you.value(own, "counter_power") == 4000


def test_10_8_1_6_an_effect_depends_on_what_takes_its_ability_away() -> None:
    boost = t.Continuous((t.Change(t.Self(), "counter_power", "add", 1000),))
    giver = changing(t.Change(mine(SOLDIER), "abilities", "gain", (boost,)), name="Giver")
    mute = changing(t.Change(mine(t.Named(("Giver",))), "abilities", "lose-all"))
    own = soldier()
    for zones in ({4: own, 5: giver, 6: mute}, {4: own, 6: mute, 5: giver}):
        table = given(you=side(zones=dict(zones)))
        assert table.you.value(own, "counter_power") == 1000


def test_10_8_1_6_two_that_depend_on_each_other_go_by_their_age() -> None:
    weak = t.Compare("counter_power", "<=", 1000)
    little, much = power(1000, SOLDIER, weak), power(3000, SOLDIER, weak)
    own = soldier()
    table = given(you=side(zones={4: own, 5: little, 6: much}))
    assert table.you.value(own, "counter_power") == 2000
    table = given(you=side(zones={4: own, 6: much, 5: little}))
    assert table.you.value(own, "counter_power") == 4000


# 10.8.1.7. Time stamps


@EDITIONS
@BOTH
def test_10_8_1_7_others_are_applied_in_the_order_they_arose(who: str, edition: str) -> None:
    more = power(1000, SOLDIER)
    double = changing(t.Change(mine(SOLDIER), "counter_power", "times", 2))
    own = soldier()
    for zones, result in (({8: more, 5: double}, 4000), ({8: double, 5: more}, 3000)):
        _table, player, _other = on_turn(who, side(zones={4: own, **zones}), edition=edition)
        assert player.value(own, "counter_power") == result


def test_10_8_1_7_1_a_continuous_ability_is_as_old_as_its_cards_stay_in_its_area() -> None:
    """In another zone it is new."""
    more = power(1000, SOLDIER)
    double = changing(t.Change(mine(SOLDIER), "counter_power", "times", 2), name="Double")
    move = told(v.MoveTo(mine(t.Named(("Double",))), v.Zones(t.YOU, (8,))))
    own = soldier()
    table = given(you=side(hand=[move], zones={4: own, 5: double, 6: more}))
    assert table.you.value(own, "counter_power") == 3000
    table.you.plays(move, zone=1)
    assert table.you.value(own, "counter_power") == 4000


def test_10_8_1_7_1_an_invading_monster_is_placed_anew_wherever_it_goes() -> None:
    chief = having(monster(), t.Continuous((t.Change(mine(SOLDIER), "counter_power", "times", 2),)))
    own, spent = soldier(), battle()
    table = given(you=side(hand=[spent], stack=[chief], zones={4: own, 6: power(1000, SOLDIER)}))
    assert table.you.value(own, "counter_power") == 3000
    table.you.invades_with(spent)
    assert table.you.value(own, "counter_power") == 4000


def test_10_8_1_7_2_other_effects_are_as_old_as_the_playing_of_their_ability() -> None:
    """It plays a card, and only then doubles: yet it was played before that card came."""
    more = power(1000, SOLDIER)
    double = t.Continuous((t.Change(mine(SOLDIER), "counter_power", "times", 2),))
    plan = told(v.Play(t.Every(t.Cards(("hand",), t.YOU, (BATTLE,)))), t.Lasting("turn", double))
    own = soldier()
    table = given(you=side(hand=[plan, more], zones={4: own}))
    table.you.plays(plan, zone=1)
    table.you.chooses(7)
    assert table.you.value(own, "counter_power") == 3000


def test_10_8_1_7_2_not_as_their_card() -> None:
    """The card with the ability is old; what it did is new."""
    doubler = having(
        battle("Doubler"),
        t.Auto(
            t.Pattern("discard", t.Cards(("hand",), t.YOU)),
            (
                t.Lasting(
                    "turn", t.Continuous((t.Change(mine(SOLDIER), "counter_power", "times", 2),))
                ),
            ),
        ),
    )
    own, spent = soldier(), battle()
    table = given(you=side(hand=[spent], zones={5: doubler, 4: own, 6: power(1000, SOLDIER)}))
    table.you.invades_with(spent)
    assert table.you.value(own, "counter_power") == 4000
