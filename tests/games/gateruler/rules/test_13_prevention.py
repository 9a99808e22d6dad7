"""13-3. Damage prevention."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Share
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    Player,
    Side,
    Table,
    attacking,
    event,
    given,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import (
    ALL_UNITS,
    THEIR_UNITS,
    YOUR_UNITS,
    act,
    obeyed,
    printed,
    seats,
    when,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
BEAR, WOLF = unit("Bear", hp=9), unit("Wolf", hp=9)
TO_MINE = t.Pattern("damage", YOUR_UNITS)
TO_ME = t.Pattern("damage", t.Cards(("ruler",), t.YOU))
STORM = v.DealDamage(t.Every(THEIR_UNITS), 3)
YOUR_RULER = t.Every(t.Cards(("ruler",), t.OPPONENT))


def ward(how: str, number: int, what: t.Pattern = TO_MINE, until: str = "once") -> Card:
    """An event that changes damage later on."""
    change = t.Lasting(until, v.DamageChange(what, how, number))
    return event("Ward", v.EventEffect("instant", (change,)))


def warded(
    who: str, card: Card, *do: t.Effect, theirs: Side, mine: Side | None = None
) -> tuple[Table, Player, Player]:
    """The other player answers an order with this event, which is resolved first."""
    theirs.adds(set=[card])
    table, me, them = obeyed(who, *do, mine=mine, theirs=theirs)
    them.plays(card)
    table.resolve()
    return table, me, them


def on(player: Player, *units: Card) -> tuple[int, ...]:
    """The current damage of these units."""
    return tuple([player.damage_on(each) for each in units])


# 13-3a. Prevention is replacement


@BOTH
def test_13_3a_1_what_prevents_later_damage_waits_until_it_is_dealt(who: str) -> None:
    """The official example: an event played when one is attacked makes the combat damage 0."""
    attacked = t.Pattern("attacked", t.Cards(("ruler",), t.YOU))
    none = v.DamageChange(
        t.Pattern("damage", t.Cards(("ruler",), t.YOU), cause="combat"), "becomes", 0
    )
    shield = event("Shield", v.EventEffect("when", (t.Lasting("combat", none),), attacked))
    fox = unit("Fox", stk=3)
    table = attacking(**seats(who, side(attack={1: fox, 2: fox}), side(set=[shield])), turn_of=who)
    me, them = table.player(who), table.player(other(who))
    me.attacks(fox, "ruler")
    them.chooses("standby")
    assert them.damage == [] and them.graveyard == [shield]
    me.attacks(fox, "ruler")
    assert len(them.damage) == 3, "only that combat"


@BOTH
def test_13_3a_1_so_does_what_prevents_any_damage(who: str) -> None:
    """The official example: any damage dealt to a player becomes 1."""
    tough = ruler("Tough", *printed("Damage dealt to you becomes 1."))
    shots = (v.DealDamage(YOUR_RULER, 4), v.DealDamage(YOUR_RULER, 2))
    _table, _me, them = obeyed(who, *shots, theirs=side(ruler=tough))
    assert len(them.damage) == 2, "each of the two"


# 13-3c. Fitting damage


@BOTH
def test_13_3c_only_damage_that_meets_its_condition_is_lessened(who: str) -> None:
    to_bears = t.Pattern("damage", t.Cards(("unit",), t.YOU, (t.Named(("Bear",)),)))
    table, _me, them = warded(
        who, ward("prevent", 2, to_bears), STORM, theirs=side(attack={1: BEAR, 2: WOLF})
    )
    assert on(them, BEAR, WOLF) == (1, 3) and table.prompt == "act", "there was no choice"


@BOTH
def test_13_3c_the_next_damage_of_several_parts_is_changed_for_one_that_is_chosen(
    who: str,
) -> None:
    """DEVIATIONS 13-3c."""
    table, _me, them = warded(
        who, ward("becomes", 1), STORM, theirs=side(attack={1: BEAR, 2: WOLF})
    )
    assert (table.prompt, table.asked) == ("prevent", other(who))
    them.chooses(WOLF)
    assert on(them, BEAR, WOLF) == (3, 1)


def test_13_3c_damage_to_something_else_does_not_use_it_up() -> None:
    table, me, them = warded(
        "you", ward("prevent", 2), v.DealDamage(YOUR_RULER, 1), theirs=side(attack={1: BEAR})
    )
    assert len(them.damage) == 1
    assert len(table.game.state.effects) == 1, "it still waits"
    del me


# 13-3c-1. The next damage


@BOTH
def test_13_3c_1_it_is_for_the_next_fitting_damage_only(who: str) -> None:
    _table, _me, them = warded(who, ward("prevent", 2), STORM, STORM, theirs=side(attack={1: BEAR}))
    assert on(them, BEAR) == (4,)


@BOTH
def test_13_3c_1_what_is_left_of_it_is_lost(who: str) -> None:
    small = v.DealDamage(t.Every(THEIR_UNITS), 1)
    _table, _me, them = warded(who, ward("prevent", 3), small, STORM, theirs=side(attack={1: BEAR}))
    assert on(them, BEAR) == (3,)


@BOTH
def test_13_3c_1_it_does_not_outlast_the_turn(who: str) -> None:
    """The ward is played in one turn, the damage dealt in the next."""
    card = ward("prevent", 2, TO_ME)
    fox = unit("Fox", stk=3)
    mine, theirs = side(set=[card]), side(attack={1: fox})
    table = given(**seats(who, mine, theirs), turn_of=other(who), phase="turn")
    me, them = table.player(who), table.player(other(who))
    while card in me.set_cards:
        if table.asked == who and table.prompt == "act" and table.game.state.turn == 4:
            me.plays(card)
        else:
            table.player(table.asked).passes()
    while table.game.state.turn == 4:
        table.player(table.asked).passes()
    while table.prompt != "attack":
        table.player(table.asked).passes()
    them.attacks(fox, "ruler")
    assert len(me.damage) == 3


# 13-3d. How much


@BOTH
@pytest.mark.parametrize(("number", "left"), [(0, 3), (1, 2), (3, 0), (5, 0)])
def test_13_3d_the_damage_drops_by_so_much_and_never_below_nought(
    who: str, number: int, left: int
) -> None:
    stone = unit("Stone", v.DamageChange(t.Pattern("damage", t.Self()), "less", number), hp=9)
    _table, _me, them = obeyed(who, STORM, theirs=side(attack={1: stone}))
    assert on(them, stone) == (left,)


@BOTH
@pytest.mark.parametrize(("number", "left"), [(1, 2), (5, 0)])
def test_13_3d_so_does_damage_to_a_ruler(who: str, number: int, left: int) -> None:
    _table, _me, them = warded(
        who, ward("prevent", number, TO_ME), v.DealDamage(YOUR_RULER, 3), theirs=side()
    )
    assert len(them.damage) == left


@BOTH
@pytest.mark.parametrize("number", [1, 2])
def test_13_3d_1_damage_that_becomes_a_number_is_that_much(who: str, number: int) -> None:
    _table, _me, them = warded(
        who, ward("becomes", number, TO_ME), v.DealDamage(YOUR_RULER, 4), theirs=side()
    )
    assert len(them.damage) == number


def test_13_3d_1_also_if_that_is_more() -> None:
    _table, _me, them = warded(
        "you", ward("becomes", 3, TO_ME), v.DealDamage(YOUR_RULER, 1), theirs=side()
    )
    assert len(them.damage) == 3


# 13-3d-2. Damage with several targets


@BOTH
def test_13_3d_2_one_of_two_applications_of_3_is_chosen_and_becomes_2(who: str) -> None:
    """The official example."""
    table, _me, them = warded(
        who, ward("prevent", 1), STORM, theirs=side(attack={1: BEAR, 2: WOLF})
    )
    assert (table.prompt, table.asked) == ("prevent", other(who))
    assert them.offered == [BEAR, WOLF]
    them.chooses(WOLF)
    assert on(them, BEAR, WOLF) == (3, 2)


@BOTH
@pytest.mark.parametrize("split", [(0, 2), (1, 1), (2, 0)])
@pytest.mark.rule("gateruler:13-3d-2", "gateruler:13-3e")
def test_13_3d_2_the_sum_is_divided_as_one_likes(who: str, split: tuple[int, int]) -> None:
    """The same prevention is applied to several parts of one damage."""
    table, _me, them = warded(
        who, ward("prevent", 2), STORM, theirs=side(attack={1: BEAR, 2: WOLF})
    )
    assert table.game.decision is not None
    assert table.game.decision.share == Share("prevent", 0, 2, 2, divides=True)
    for card, times in zip((BEAR, WOLF), split, strict=True):
        for _point in range(times):
            them.chooses(card)
    assert on(them, BEAR, WOLF) == (3 - split[0], 3 - split[1])


@BOTH
def test_13_3e_the_whole_of_it_can_go_to_one_target(who: str) -> None:
    """Although a replacement is applied to the same situation but once (14-14d)."""
    _table, _me, them = warded(who, ward("prevent", 3), STORM, theirs=side(attack={1: BEAR}))
    assert on(them, BEAR) == (0,)


def test_13_3d_2_of_what_has_come_down_to_nought_no_more_is_taken() -> None:
    weak = v.DealDamage(t.Every(THEIR_UNITS), 1)
    table, _me, them = warded(
        "you", ward("prevent", 3), weak, theirs=side(attack={1: BEAR, 2: WOLF})
    )
    them.chooses(BEAR)
    assert on(them, BEAR, WOLF) == (0, 0) and table.prompt == "act"


@BOTH
def test_13_3d_2a_if_both_players_are_hit_the_sources_opponent_chooses(who: str) -> None:
    """Whoever has played the prevention."""
    quake = v.DealDamage(t.Every(ALL_UNITS), 3)
    everyone = ward("prevent", 1, t.Pattern("damage", ALL_UNITS))
    table, me, them = warded(
        who, everyone, quake, mine=side(attack={1: WOLF}), theirs=side(attack={1: BEAR})
    )
    assert (table.prompt, table.asked) == ("prevent", other(who))
    them.chooses(WOLF)
    assert on(me, WOLF) == (2,) and on(them, BEAR) == (3,)


@BOTH
def test_13_3d_2a_if_one_player_is_hit_that_player_chooses(who: str) -> None:
    """DEVIATIONS 13-3d-2: here by their own order."""
    quake = v.DealDamage(t.Every(YOUR_UNITS), 3)
    thick = unit("Thick", v.DamageChange(TO_MINE, "prevent", 1), hp=9)
    table, me, _them = obeyed(who, quake, mine=side(attack={1: WOLF, 2: thick}))
    assert (table.prompt, table.asked) == ("prevent", who)
    me.chooses(WOLF)
    assert on(me, WOLF, thick) == (2, 3)


@BOTH
def test_13_3d_2b_damage_that_becomes_0_does_so_for_all_targets(who: str) -> None:
    """The official example."""
    table, _me, them = warded(
        who, ward("becomes", 0), STORM, theirs=side(attack={1: BEAR, 2: WOLF})
    )
    assert on(them, BEAR, WOLF) == (0, 0) and table.prompt == "act"


@BOTH
@pytest.mark.rule("gateruler:13-3d-2b", "gateruler:15-20e-3")
def test_so_does_the_damage_that_a_card_answers(who: str) -> None:
    """The official example as a card would say it: "this damage becomes 0"."""
    text = "Timing: When an allied unit would be dealt damage\nThis damage becomes 0."
    null = event("Null", *printed(text))
    table, _me, them = obeyed(who, STORM, theirs=side(attack={1: BEAR, 2: WOLF}, set=[null]))
    them.chooses("standby")
    table.resolve()
    assert on(them, BEAR, WOLF) == (0, 0)


@BOTH
@pytest.mark.parametrize(
    "text", ["Damage dealt to this becomes 0.", "Effect damage dealt to this becomes 0."]
)
@pytest.mark.rule("gateruler:13-3d-2b", "gateruler:13-3c")
def test_but_not_for_targets_that_the_effect_does_not_speak_of(who: str, text: str) -> None:
    stone = unit("Stone", *printed(text), hp=9)
    _table, _me, them = obeyed(who, STORM, theirs=side(attack={1: stone, 2: WOLF}))
    assert on(them, stone, WOLF) == (0, 3)


@pytest.mark.rule("gateruler:15-27c-4", "gateruler:13-3d-2b")
def test_what_ignores_the_next_damage_does_so_for_itself() -> None:
    charm = ruler("Charm", *printed("Instant Action: Choose 1 allied unit. It ignores the next "
                                    "damage."))  # fmt: skip
    table, me, them = obeyed("you", STORM, theirs=side(ruler=charm, attack={1: BEAR, 2: WOLF}))
    them.uses(charm)
    them.chooses(BEAR)
    while table.prompt == "act" and table.asked == "them":
        them.passes()
    assert on(them, BEAR, WOLF) == (0, 3)
    del me


def test_13_3d_2b_but_not_the_next_damage_of_the_same_source() -> None:
    _table, _me, them = warded(
        "you", ward("becomes", 0), STORM, STORM, theirs=side(attack={1: BEAR, 2: WOLF})
    )
    assert on(them, BEAR, WOLF) == (3, 3)


# Together with other effects


ARRIVE = v.SpecialSummon(t.Every(t.Cards(("graveyard",), t.YOU)))
HURT = v.DealDamage(t.Every(YOUR_UNITS), 3)


@BOTH
@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Reduce damage dealt to allied units by 2 this turn.", 1),
        ("Damage dealt to allied units becomes 1 this turn.", 1),
        ("The next damage dealt to allied units becomes 0.", 0),
        ("Double damage dealt to allied units this turn.", 3),
    ],
)
@pytest.mark.rule("gateruler:13-3e", "gateruler:14-13d")
@pytest.mark.rule("gateruler:14-12a")
def test_13_3e_a_prevention_is_for_cards_that_come_later_too(
    who: str, text: str, damage: int
) -> None:
    """Unlike any other ongoing effect, such as one that doubles damage."""
    (word,) = printed(f"Standard Action: {text}")
    _table, me, _them = obeyed(who, *word.do, ARRIVE, HURT, mine=side(graveyard=[BEAR]))
    me.chooses_zone(1)
    assert on(me, BEAR) == (damage,)


def test_13_3e_two_preventions_are_both_applied() -> None:
    own = v.DamageChange(t.Pattern("damage", t.Self()), "prevent", 1)
    stone = unit("Stone", own, when("damage", t.Draw(1)), hp=9)
    _table, _me, them = warded("you", ward("prevent", 1), STORM, theirs=side(attack={1: stone}))
    while _table.prompt == "replace":
        _table.answer(0)
    assert on(them, stone) == (1,) and len(them.hand) == 1


def test_13_3d_a_prevention_of_combat_damage_leaves_other_damage_alone() -> None:
    text: Any = printed("Reduce combat damage dealt to this by 2.")
    stone, fox = unit("Stone", *text, hp=9), unit("Fox", act(STORM), atk=3)
    table = given(side(attack={1: fox}), side(attack={1: stone}))
    table.you.uses(fox)
    assert on(table.them, stone) == (3,)
    table = attacking(side(attack={1: fox}), side(attack={1: stone}))
    table.you.attacks(fox, 1)
    assert on(table.them, stone) == (1,)
