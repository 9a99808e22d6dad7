"""14-12, 14-13, 15-12, 15-27: what was found out once is asked for again, and is still right,
whatever has happened in between."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.c06_turn import phases
from headjudge.games.gateruler.c08_attack_phase import combat
from headjudge.games.gateruler.c14_abilities import ongoing
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    Table,
    attacking,
    charged,
    event,
    field,
    given,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import (
    ALL_UNITS,
    THEIR_UNITS,
    YOUR_GRAVEYARD,
    YOUR_UNITS,
    act,
    changes,
    gets,
    seats,
    when,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
FOX, BEAR, SPARK = unit("Fox", hp=5), unit("Bear", hp=5), unit("Spark")


def stands(table: Table) -> bool:
    """Whether values outlast that something happens which is none of their business."""
    for card in table.game.rules.active_cards(table.game):
        table.game.value(card, "atk")
    before = table.game.derived()
    table.game.state.revision += 1
    return table.game.derived() is before


# -- where a unit is in the front row --------------------------------------------------------


@BOTH
@pytest.mark.rule("gateruler:14-12b", "gateruler:7-10b")
@pytest.mark.parametrize("area, here, there", [("defense", 2, 4), ("attack", 4, 2), ("unit", 4, 4)])
def test_14_12b_what_units_there_have_they_have_while_they_are_there(
    who: str, area: str, here: int, there: int
) -> None:
    """Units in the defense zone, in attack zones, or anywhere."""
    flag = field("Flag", changes(t.Every(t.Cards((area,), t.YOU)), "atk", 2))
    table = given(**seats(who, side(field=[flag], attack={1: FOX, 2: BEAR})), turn_of=who)
    player = table.player(who)
    assert stands(table) and player.value(FOX, "atk") == here
    player.rearranges(1, 3)
    assert player.value(FOX, "atk") == here
    player.rearranges(3, "defense")
    assert (player.value(FOX, "atk"), player.value(BEAR, "atk")) == (there, here)
    player.rearranges(2, "defense")
    assert (player.value(FOX, "atk"), player.value(BEAR, "atk")) == (here, there)


@pytest.mark.rule("gateruler:14-12b", "gateruler:3-6e-3b")
def test_14_12b_a_ruler_is_the_frontmost_card_until_a_unit_defends_it() -> None:
    first = t.Is(t.Self(), (v.Frontmost(),))
    bold = ruler("Bold", t.Continuous(changes(t.Self(), "stk", 2).changes, (first,)))
    table = given(you=side(ruler=bold, attack={1: FOX}))
    assert stands(table) and table.you.value(bold, "stk") == 3
    table.you.rearranges(1, "defense")
    assert table.you.value(bold, "stk") == 1
    table.you.rearranges(1, "defense")
    assert table.you.value(bold, "stk") == 3


@pytest.mark.rule("gateruler:14-12b")
def test_14_12b_who_goes_over_to_the_other_player_leaves_the_flag_behind() -> None:
    flag = field("Flag", changes(t.Every(YOUR_UNITS), "atk", 2))
    taker = ruler("Taker", act(v.GainControl(t.Every(THEIR_UNITS))))
    table = given(you=side(ruler=taker), them=side(field=[flag], attack={1: FOX}))
    assert table.them.value(FOX, "atk") == 4
    table.you.uses(taker)
    while table.prompt != "act":
        table.you.chooses_zone(1)
    assert table.you.attack(1) == FOX and table.you.value(FOX, "atk") == 2


# -- what lies elsewhere ----------------------------------------------------------------------


@BOTH
@pytest.mark.rule("gateruler:14-8a")
def test_14_8a_a_number_of_cards_in_the_graveyard_is_counted_anew(who: str) -> None:
    many = t.Continuous((t.Change(t.Self(), "atk", "add", t.Count(YOUR_GRAVEYARD)),))
    ghoul = unit("Ghoul", many)
    cut = ruler("Cut", act(t.Destroy(t.Every(t.Cards(("unit",), t.YOU, (t.Named(("Fox",)),))))))
    mine = side(ruler=cut, attack={1: ghoul, 2: FOX}, graveyard=[SPARK])
    table = given(**seats(who, mine), turn_of=who)
    player = table.player(who)
    assert stands(table) and player.value(ghoul, "atk") == 3
    player.uses(cut)
    assert player.value(ghoul, "atk") == 4 and stands(table)


@BOTH
@pytest.mark.rule("gateruler:3-14d-1")
def test_3_14d_1_the_number_of_charges_is_counted_anew(who: str) -> None:
    golem = unit("Golem", t.Continuous((t.Change(t.Self(), "atk", "add", v.ChargesOn(t.Self())),)))
    free = ruler("Free", act(t.Put(t.Every(t.Cards(("charge",), t.YOU)), "hand")))
    mine = side(ruler=free, attack={1: charged(golem, SPARK)})
    table = given(**seats(who, mine), turn_of=who)
    player = table.player(who)
    assert stands(table) and player.value(golem, "atk") == 3
    player.uses(free)
    assert player.value(golem, "atk") == 2 and player.hand == [SPARK]


# -- who ignores effects ----------------------------------------------------------------------


@BOTH
@pytest.mark.rule("gateruler:15-27a-4")
def test_15_27a_4_a_unit_that_ignores_effects_while_it_is_damaged(who: str) -> None:
    hurt = t.Is(t.Self(), (v.Damaged(),))
    stone = unit("Stone", v.Unaffected(t.Self(), whose=t.OPPONENT, while_=(hurt,)), hp=9)
    weak = field("Weak", changes(t.Every(ALL_UNITS), "atk", -1))
    hit = ruler("Hit", act(v.DealDamage(t.Every(THEIR_UNITS), 1)))
    table = given(**seats(who, side(ruler=hit, field=[weak]), side(attack={1: stone, 2: BEAR})),
                  turn_of=who)  # fmt: skip
    player, them = table.player(who), table.player(other(who))
    assert ongoing.UNAFFECTED_AT_TIMES in table.game.survey.features and not stands(table)
    assert (them.value(stone, "atk"), them.value(BEAR, "atk")) == (1, 1)
    player.uses(hit)
    assert (them.value(stone, "atk"), them.value(BEAR, "atk")) == (2, 1)


@pytest.mark.rule("gateruler:15-27a-4")
def test_15_27a_4_values_stand_beside_a_unit_that_always_ignores_effects() -> None:
    stone = unit("Stone", v.Unaffected(t.Self(), whose=t.OPPONENT), hp=9)
    weak = field("Weak", changes(t.Every(ALL_UNITS), "atk", -1))
    table = given(you=side(field=[weak]), them=side(attack={1: stone, 2: BEAR}))
    assert (table.them.value(stone, "atk"), table.them.value(BEAR, "atk")) == (2, 1)
    assert ongoing.UNAFFECTED_AT_TIMES not in table.game.survey.features and stands(table)


# -- who attacks ------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("gateruler:8-4e", "gateruler:15-26a")
def test_8_4e_what_a_unit_has_while_it_attacks_it_has_no_longer(who: str) -> None:
    attacks = t.Is(t.Self(), (v.Role("attacking"),))
    wolf = unit("Wolf", t.Continuous(changes(t.Self(), "atk", 3).changes, (attacks,)))
    table = attacking(**seats(who, side(attack={1: wolf}), side(attack={1: BEAR})), turn_of=who)
    player = table.player(who)
    assert combat.LOOKED_AT in table.game.survey.features and player.value(wolf, "atk") == 2
    player.attacks(wolf, 1)
    assert BEAR in table.player(other(who)).graveyard and player.value(wolf, "atk") == 2


@pytest.mark.rule("gateruler:9-3e-3", "gateruler:15-35b")
def test_9_3e_3_what_can_be_done_to_an_attacking_unit_can_be_done_while_it_attacks() -> None:
    """An instant ability has a target from the attack on, and none before it or after."""
    target = t.Pick(1, t.Cards(("unit",), t.EACH, (v.Role("attacking"),)))
    hold = v.Act("instant", (v.Target(target), t.Draw(1)))
    keeper = ruler("Keeper", hold)
    table = attacking(you=side(attack={1: PLAIN}), them=side(ruler=keeper, attack={1: BEAR}))
    table.you.attacks(PLAIN, 1)
    assert table.asked == "them" and keeper in table.them.offers("ability")
    while table.asked == "them":
        assert keeper in table.them.offers("ability")
        table.them.passes()
    assert table.prompt == "attack"


@pytest.mark.rule("gateruler:8-4f")
def test_8_4f_an_ability_that_waits_for_an_attack_looks_at_it_when_it_comes() -> None:
    """So nothing has to be worked out anew for it; what it gives to others may have to be."""
    attacks = t.Is(t.Self(), (v.Role("attacking"),))
    eager = unit("Eager", t.Auto(t.Pattern("attack", t.Self()), (t.Draw(1),), (attacks,)))
    table = attacking(you=side(attack={1: eager}), them=side(attack={1: BEAR}))
    assert combat.LOOKED_AT not in table.game.survey.features
    table.you.attacks(eager, 1)
    assert len(table.you.hand) == 1
    while_ = t.Continuous(changes(t.Self(), "atk", 3).changes, (attacks,))
    given_ = t.Lasting("turn", t.Continuous((t.Change(t.Self(), "abilities", "gain", (while_,)),)))
    giver = unit("Giver", when("attack", given_))
    table = attacking(you=side(attack={1: giver}), them=side(attack={1: BEAR}))
    assert combat.LOOKED_AT in table.game.survey.features
    table.you.attacks(giver, 1)
    assert BEAR in table.them.graveyard and table.you.value(giver, "atk") == 2


@pytest.mark.rule("gateruler:15-20e-1")
@pytest.mark.parametrize("leaves", [False, True])
def test_15_20e_1_damage_to_come_is_answered_only_while_it_is_to_come(leaves: bool) -> None:
    """Not after it was dealt, nor after the attack has come to nothing."""
    would = t.Pattern("would be damaged", YOUR_UNITS)
    save = event("Save", v.EventEffect("when", (t.Draw(1),), would))
    flee = unit("Flee", when("attack", t.Put(t.Self(), "hand"))) if leaves else unit("Stay")
    table = attacking(you=side(attack={1: flee}), them=side(attack={1: BEAR}, set=[save]))
    while table.prompt == "act":
        assert table.them.offers("play") == []
        table.them.passes()
    table.you.attacks(flee, 1)
    offered = []
    while table.prompt in ("act", "standby"):
        offered.append(table.prompt == "act" and save in table.them.offers("play"))
        table.them.passes()
    assert True in offered and not offered[-1]


# -- what phase it is -------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("gateruler:14-4b-2a")
@pytest.mark.parametrize("does_something", [False, True])
def test_14_4b_2a_an_option_for_the_main_phase_is_none_for_the_attack_phase(
    who: str, does_something: bool
) -> None:
    """A set card of whose options both are chosen can be played in the main phase only."""
    both = t.ChooseOf(2, ((v.Timing("standard"), t.Draw(1)), (v.Timing("instant"), t.Draw(2))))
    song = event("Song", v.EventEffect("", (both,)))
    table = given(**seats(who, side(set=[song], attack={1: FOX})), phase="turn", turn_of=other(who))
    player = table.player(who)
    while phases.now(table.game) == "start phase":
        assert player.offers("play") == []
        player.passes()
    assert player.offers("play") == [song]
    if does_something:
        player.rearranges(1, 2)
        assert player.offers("play") == [song]
    player.passes()
    while table.prompt == "act":
        assert phases.now(table.game) == "attack phase" and player.offers("play") == []
        player.passes()
    table.leave_open()


# -- destruction ------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("gateruler:15-12b-1", "gateruler:15-12b-3")
def test_15_12b_a_unit_that_was_sound_is_looked_at_again(who: str) -> None:
    """After more damage, and after less HP."""
    hit = ruler("Hit", act(v.DealDamage(t.Every(THEIR_UNITS), 2)),
                act(gets(t.Every(THEIR_UNITS), "hp", -1)))  # fmt: skip
    for last in (0, 1):
        table = given(**seats(who, side(ruler=hit), side(attack={1: FOX})), turn_of=who)
        player, them = table.player(who), table.player(other(who))
        for _again in (1, 2):
            player.uses(hit, 0)
            assert them.attack(1) == FOX
        player.uses(hit, last)
        assert them.attack(1) is None and them.graveyard == [FOX]


@pytest.mark.rule("gateruler:15-12b-2")
def test_15_12b_2_a_unit_that_leaves_the_zone_which_gave_it_hp_is_destroyed() -> None:
    frail = unit("Frail", hp=0)
    wall = field("Wall", changes(t.Every(t.Cards(("defense",), t.YOU)), "hp", 2))
    table = given(you=side(field=[wall], defense=frail))
    assert table.you.value(frail, "hp") == 2
    table.you.rearranges("defense", 1)
    assert table.you.graveyard == [frail]
