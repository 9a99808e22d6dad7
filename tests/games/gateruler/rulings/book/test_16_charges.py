"""Chapter 16, second part: Undying, Charge Shield, summonings, and what concerns charges."""

from __future__ import annotations

import pytest

from tests.games.gateruler.rulings.book.stock import (
    BEAR,
    DRAKE,
    GUST,
    IDLE,
    MONK,
    PEBBLE,
    PUSH,
    QUICK_IDEA,
    SMITE,
    actions,
    all_pass,
    begun,
    field,
    has_summoned,
    hurt,
    instant,
    p,
    pick,
    play,
    standard,
    summoned,
    to_attack,
    to_main_phase,
    unit,
    unit_in,
    value_in,
    verbs,
    wounds,
)
from tests.games.gateruler.table import charged
from tests.games.gateruler.told import knows

BONE_CAT = unit("Bone Cat", "L1 1/1/1", "Undying\n[TD] Draw 1 card.")


@pytest.mark.rule("gateruler:16-11a-2")
@pytest.mark.rule("gateruler:15-17a-2")
def test_r130_undying() -> None:
    """A normal summon at the usual time, from another zone."""
    table = begun(
        you=p(graveyard=[BONE_CAT, BONE_CAT], resources=1),
        prepare=lambda table: has_summoned(table.you, 1),
    )
    table.you.summons(BONE_CAT, 1)
    table.resolve()
    assert table.you.attack(1) == BONE_CAT and table.you.hand == []
    assert table.you.ready_resources == 0 and summoned(table.you) == 2
    assert ("summon", "Bone Cat") not in actions(table.you)


@pytest.mark.rule("gateruler:16-11a-1")
def test_r130_never_in_the_attack_phase_nor_in_the_other_players_turn() -> None:
    """It is offered in P1's main phase only."""
    table = begun(
        you=p(graveyard=[BONE_CAT], set=[QUICK_IDEA]), them=p(hand=[IDLE]), phase="turn", turn=2,
        turn_of="them",
    )  # fmt: skip
    to_main_phase(table, "you")
    assert ("summon", "Bone Cat") in actions(table.you)
    to_attack(table)
    while table.game.state.turn_player == 0 or not table.game.is_under_way("main phase"):
        if table.prompt == "act" and table.asked == "you":
            assert ("summon", "Bone Cat") not in actions(table.you)
        table.player(table.asked).passes()
    table.them.passes()
    assert table.asked == "you" and ("summon", "Bone Cat") not in actions(table.you)


IMP = unit(
    "Warded Imp", "L2 1/2/1",
    'Charge Shield\n"Offering" - Standard Action: [Destroy this.] Draw 2 cards.',
)  # fmt: skip


@pytest.mark.rule("gateruler:14-3c")
@pytest.mark.rule("gateruler:15-32a-1")
@pytest.mark.rule("gateruler:15-32a-2")
def test_r131_charge_shield_and_a_cost_of_destroying_itself() -> None:
    """The cost counts as paid; damage and timed effects are gone."""
    table = begun(
        you=p(attack={1: charged(IMP, PEBBLE)}, hand=[PUSH]),
        prepare=lambda table: hurt(table.you, 1, 1),
    )
    play(table.you, PUSH, IMP)
    assert value_in(table.you, 1, "atk") == 3
    table.you.uses(IMP)
    assert table.prompt == "instead"
    table.you.says("yes")
    table.resolve()
    assert table.you.attack(1) == IMP and wounds(table.you, 1) == 0
    assert value_in(table.you, 1, "atk") == 1 and PEBBLE in table.you.graveyard
    assert len(table.you.hand) == 2
    table.you.uses(IMP)
    assert table.prompt != "instead"
    table.resolve()
    assert IMP in table.you.graveyard and len(table.you.hand) == 4


DRAIN = standard("Drain", "Choose 1 enemy unit. Until the end of this turn, it gains -2 HP.")
AIR = field("Thin Air Deluxe", "Enemy units gain -2 HP.")


@pytest.mark.rule("gateruler:15-32a-2")
@pytest.mark.rule("gateruler:15-12b-2")
def test_r132_charge_shield_against_hp_0_passing_or_standing() -> None:
    """A timed effect ends by remaining in play, that of a continuous ability does not."""
    table = begun(you=p(hand=[DRAIN, AIR]), them=p(attack={1: charged(MONK, PEBBLE, PEBBLE)}))
    play(table.you, DRAIN, MONK)
    table.them.says("yes")
    table.them.chooses(PEBBLE)
    assert table.prompt == "act"
    assert table.them.attack(1) == MONK and value_in(table.them, 1, "hp") == 2
    assert table.them.charges(MONK) == [PEBBLE]
    play(table.you, AIR)
    asked = 0
    while table.prompt == "instead":
        asked += 1
        table.them.says("yes")
    table.resolve()
    assert asked == 1
    assert sorted([each.name for each in table.them.graveyard]) == [
        "Pebble",
        "Pebble",
        "Warded Monk",
    ]


@pytest.mark.rule("gateruler:16-12a-1")
@pytest.mark.parametrize("used", [True, False])
def test_r133_charge_shield_against_bounce(used: bool) -> None:
    """It replaces leaving play, whatever the zone is; it may be declined."""
    table = begun(you=p(hand=[GUST]), them=p(attack={1: charged(MONK, PEBBLE)}))
    play(table.you, GUST, MONK)
    assert table.asked == "them"
    table.them.says("yes" if used else "no")
    table.resolve()
    assert (table.them.attack(1) == MONK) is used and (MONK in table.them.hand) is not used
    assert table.them.graveyard == [PEBBLE] and len(table.you.hand) == 1


@pytest.mark.rule("gateruler:7-10b")
def test_r133_rearranging_does_not_ask_for_it() -> None:
    """A move within play is no leaving."""
    table = begun(them=p(attack={1: charged(MONK, PEBBLE)}), turn_of="them")
    table.them.rearranges(1, "defense")
    assert table.prompt == "act" and table.them.defense == MONK
    assert table.them.charges(MONK) == [PEBBLE]


ADEPT = unit(
    "Rune Adept", "L2 2/2/1",
    "Genesis Summoning - Standard Action: Materials - This and 1 {Warrior}. You may special summon "
    "1 level 3 or less {Dragon} from your deck.", "Wizard",
)  # fmt: skip
SQUIRE = unit("Squire", "L1 1/1/1", "", "Warrior")
TRAP = instant("Bolt Trap", "Choose 1 enemy unit and deal 1 damage to it.")


@pytest.mark.rule("gateruler:16-13b-3")
@pytest.mark.rule("gateruler:16-13b-2b")
@pytest.mark.parametrize("agrees", [True, False])
def test_r134_genesis_summoning_moves_its_materials_on_resolution(agrees: bool) -> None:
    """They are still in play while players may answer; then P1 may decline, and nothing moves."""
    table = begun(
        you=p(attack={1: ADEPT, 2: SQUIRE}, deck=[*[PEBBLE] * 19, DRAKE]), them=p(set=[TRAP])
    )
    table.you.uses(ADEPT)
    assert (table.you.attack(1), table.you.attack(2)) == (ADEPT, SQUIRE)
    table.them.passes()
    assert table.prompt == "may"
    table.you.says("yes" if agrees else "no")
    if not agrees:
        assert table.prompt == "act"
        assert (table.you.attack(1), table.you.attack(2)) == (ADEPT, SQUIRE)
        return
    table.you.chooses(ADEPT, SQUIRE)  # in which order they go to the bottom
    table.you.says("yes")
    assert table.prompt == "search" and table.you.offered == [DRAKE]
    table.you.chooses(DRAKE)
    table.you.chooses_zone(1)
    assert table.you.attack(1) == DRAKE and knows(table.them, DRAKE)
    assert sorted([each.name for each in table.you.deck if each is not PEBBLE]) == [
        "Rune Adept", "Squire",
    ]  # fmt: skip
    assert table.you.ready_resources == 5 and summoned(table.you) == 0


@pytest.mark.rule("gateruler:16-13b-3a")
@pytest.mark.rule("gateruler:14-3b")
def test_r134_with_a_missing_material_nothing_moves() -> None:
    """The materials go as a cost does: all or none."""
    table = begun(
        you=p(attack={1: ADEPT, 2: SQUIRE}, deck=[*[PEBBLE] * 19, DRAKE]), them=p(set=[TRAP])
    )
    table.you.uses(ADEPT)
    table.them.plays(TRAP)
    pick(table.them, unit_in(table.you, 2))
    table.resolve()
    assert table.prompt == "act" and table.you.graveyard == [SQUIRE]
    assert table.you.attack(1) == ADEPT and table.you.attack(2) is None


PRIEST = unit(
    "Dirge Priest", "L1 1/1/1",
    "Abyssal Summoning - Standard Action: You may special summon a unit card with Abyssal Concerto "
    "in your graveyard by fulfilling its requirements.",
)  # fmt: skip
PIT_LORD = unit("Pit Lord", "L4 5/5/2", "Abyssal Concerto Requirement: Destroy 2 allied units.")


@pytest.mark.rule("gateruler:16-14b-2a")
@pytest.mark.rule("gateruler:16-14c-2")
@pytest.mark.rule("gateruler:16-14d")
@pytest.mark.parametrize("pebble", [True, False])
def test_r135_abyssal_summoning(pebble: bool) -> None:
    """Whole or not at all; normal summoning has nothing to do with the requirement."""
    table = begun(
        you=p(
            attack={1: PRIEST, 2: PEBBLE} if pebble else {1: PRIEST}, graveyard=[PIT_LORD],
            hand=[PIT_LORD],
        )
    )  # fmt: skip
    table.you.uses(PRIEST)
    table.resolve()
    if pebble:
        table.you.says("yes")
        assert table.prompt == "abyssal" and "pass" in verbs(table.you)
        table.you.chooses(PIT_LORD)
        table.you.chooses_zone(1)
        assert table.you.attack(1) == PIT_LORD
        assert sorted([each.name for each in table.you.graveyard]) == ["Dirge Priest", "Pebble"]
        assert table.you.ready_resources == 5 and summoned(table.you) == 0
    else:
        table.you.says("yes")
        assert table.prompt == "abyssal" and table.you.offered == ["pass"]
        table.you.passes()
        assert table.you.attack(1) == PRIEST and table.you.graveyard == [PIT_LORD]
    table.you.summons(PIT_LORD, 2)
    table.resolve()
    assert table.you.attack(2) == PIT_LORD and table.you.ready_resources == 1


GIANT = unit("Clay Giant", "L3 3/4/2", "", "Golem")
SPRITE = unit(
    "Core Sprite", "L1 1/1/1", "Charge Link\nCharge Bonus {Golem} - Breakthrough", "Spirit"
)
GOLEM = unit("Warded Golem", "L3 2/3/1", "Charge Shield", "Golem")


@pytest.mark.rule("gateruler:16-28a-1")
@pytest.mark.rule("gateruler:16-29b")
@pytest.mark.rule("gateruler:3-14e")
def test_r145_charge_link_and_charge_bonus() -> None:
    """Not under a unit with Charge Shield; its own charge loses its link; the Giant gains
    Breakthrough."""
    table = begun(
        you=p(attack={1: GIANT, 2: charged(SPRITE, PEBBLE)}, defense=GOLEM), them=p(defense=PEBBLE)
    )
    table.you.uses(SPRITE)
    table.resolve()
    assert table.prompt == "may"
    table.you.says("yes")
    assert table.you.offered == [GIANT, PEBBLE]  # not the Golem; the opponent's unit is one, too
    table.you.chooses(GIANT)
    assert table.you.charges(GIANT) == [SPRITE] and table.you.attack(2) is None
    assert table.you.graveyard == [PEBBLE]
    to_attack(table)
    table.you.attacks(GIANT, "defense")
    all_pass(table)
    assert len(table.them.damage) == 2


@pytest.mark.rule("gateruler:16-29c")
def test_r145_under_another_unit_it_gives_nothing() -> None:
    """The Bear is no {Golem}."""
    table = begun(you=p(attack={1: charged(BEAR, SPRITE)}), them=p(defense=PEBBLE))
    to_attack(table)
    table.you.attacks(BEAR, "defense")
    all_pass(table)
    assert table.them.graveyard == [PEBBLE] and table.them.damage == []


@pytest.mark.rule("gateruler:16-29b")
@pytest.mark.rule("gateruler:16-12a-1")
def test_r146_charge_bonus_takes_charge_shield_away_from_two_charges_on() -> None:
    """With two charges the Golem has no Charge Shield and P2 is not asked; with one it has."""
    table = begun(
        you=p(hand=[SMITE, SMITE]),
        them=p(attack={1: charged(GOLEM, SPRITE, PEBBLE), 2: charged(GOLEM, SPRITE)}),
    )
    table.you.plays(SMITE)
    pick(table.you, unit_in(table.them, 1))
    table.resolve()
    assert table.prompt == "act"
    assert sorted([each.name for each in table.them.graveyard]) == [
        "Core Sprite", "Pebble", "Warded Golem",
    ]  # fmt: skip
    play(table.you, SMITE, GOLEM)
    assert table.asked == "them" and table.prompt == "instead"
    table.them.says("yes")
    table.resolve()
    assert table.them.attack(2) == GOLEM and table.them.charges(GOLEM) == []
    assert table.them.graveyard.count(SPRITE) == 2
