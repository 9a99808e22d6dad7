"""Chapter 16, first part: keywords of combat."""

from __future__ import annotations

import pytest

from tests.games.gateruler.rulings.book.stock import (
    BEAR,
    BULL,
    FELL,
    KNIGHT,
    MONK,
    PEBBLE,
    QUICK_IDEA,
    RAM_OX,
    SLEEP,
    SPEAR_DRILL,
    TWIN_FANG,
    aim,
    all_pass,
    begun,
    fighting,
    instant,
    p,
    play,
    ready_in,
    strike,
    targets,
    to_attack,
    to_main_phase,
    unit,
    wounds,
)
from tests.games.gateruler.table import charged


@pytest.mark.rule("gateruler:16-5a-1")
@pytest.mark.rule("gateruler:16-5b")
def test_r122_breakthrough_deals_the_stk_as_combat_damage() -> None:
    """Not what is left of the ATK; at the end of the damage step."""
    table = fighting(you=p(attack={1: RAM_OX}), them=p(defense=PEBBLE, set=[SLEEP]))
    strike(table.you, 1, "defense")
    all_pass(table)
    assert table.them.graveyard == [PEBBLE] and len(table.them.damage) == 2
    dealt = [entry for entry in table.logged("damage") if entry.arguments["cause"].word == "combat"]
    assert [entry.arguments["amount"].number for entry in dealt] == [4, 2]


BLAZE = unit(
    "Blazing Ox", "L3 4/4/2",
    "Breakthrough\nWhen this attacks, choose 1 enemy unit and deal 2 damage to it.",
)  # fmt: skip


@pytest.mark.rule("gateruler:16-5a-1")
def test_r123_no_breakthrough_past_a_unit_that_stays_nor_twice() -> None:
    """Charge Shield keeps the Monk there; killed before the damage step, the ruler is hit once."""
    table = fighting(
        you=p(attack={1: RAM_OX, 2: BLAZE}),
        them=p(defense=charged(MONK, PEBBLE), attack={1: PEBBLE}),
    )
    strike(table.you, 1, "defense")
    assert table.asked == "them" and table.prompt == "instead"
    table.them.says("yes")
    all_pass(table)
    assert table.them.defense == MONK and wounds(table.them, "defense") == 0
    assert table.them.charges(MONK) == [] and table.them.damage == []
    strike(table.you, 2, "defense")
    aim(table.you, table.them, "defense")
    all_pass(table)
    assert MONK in table.them.graveyard and len(table.them.damage) == 2


@pytest.mark.rule("gateruler:16-5a-1")
def test_r123_nor_in_another_column() -> None:
    """The unit was not in the central column."""
    table = fighting(you=p(attack={1: RAM_OX}), them=p(attack={1: PEBBLE}))
    strike(table.you, 1, 1)
    all_pass(table)
    assert table.them.graveyard == [PEBBLE] and table.them.damage == []


MAID = unit("Shieldmaid", "L2 2/3/1", "Defender")


@pytest.mark.rule("gateruler:16-6a-1")
@pytest.mark.rule("gateruler:8-4c-2a")
@pytest.mark.parametrize("moves", [True, False])
def test_r124_two_defenders_one_place(moves: bool) -> None:
    """You may, if it is empty; the second finds it taken."""
    table = fighting(them=p(attack={1: MAID, 2: MAID}), turn_of="them")
    table.them.passes()
    assert table.prompt == "standby" and len(table.them.offered) == 2
    table.them.chooses(MAID)
    assert table.prompt == "may"
    table.them.says("yes" if moves else "no")
    if moves:
        assert table.them.defense == MAID and not ready_in(table.them, "defense")
        assert [table.them.attack(1), table.them.attack(2)].count(MAID) == 1
    else:
        assert table.prompt == "may"
        table.them.says("no")
        assert table.them.defense is None
    assert table.halted
    assert table.them.graveyard == []


@pytest.mark.rule("gateruler:16-6a-1")
def test_r124_not_at_the_end_of_the_opponents_attack_phase() -> None:
    """It is for one's own attack phase."""
    table = fighting(them=p(attack={1: MAID, 2: MAID}))
    table.you.passes()
    all_pass(table)
    assert table.halted and table.them.defense is None


@pytest.mark.rule("gateruler:8-5b")
@pytest.mark.rule("gateruler:8-6a")
def test_r125_intercept_kills_the_attacker() -> None:
    """Without an attacker there is no damage step, and nothing to retaliate."""
    table = fighting(you=p(attack={1: KNIGHT}), them=p(attack={1: BEAR}), turn_of="them")
    strike(table.them, 1, 1)
    all_pass(table)
    assert table.them.graveyard == [BEAR] and wounds(table.you, 1) == 0
    assert len(table.logged("damage")) == 1


@pytest.mark.rule("gateruler:16-7b")
@pytest.mark.rule("gateruler:16-8a-1")
def test_r126_intercept_and_retaliate_on_one_unit() -> None:
    """Each deals its ATK once, at its own time."""
    table = fighting(you=p(attack={1: BULL}), them=p(defense=KNIGHT, set=[SLEEP]))
    strike(table.you, 1, "defense")
    seen = []
    while table.prompt == "act":
        if table.you.attack(1) == BULL:
            seen.append((wounds(table.you, 1), wounds(table.them, "defense")))
        table.them.passes()
    assert sorted(set(seen)) == [(0, 0), (3, 0), (3, 3)] and seen == sorted(seen)
    assert table.you.graveyard == [BULL] and wounds(table.them, "defense") == 3
    assert table.them.damage == []


VIPER = unit("Viper", "L2 1/3/1", "Deadly")
THORN = unit("Thorn Ox", "L3 3/5/1", "Retaliate")


@pytest.mark.rule("gateruler:16-22b")
@pytest.mark.rule("gateruler:11-2a-2a")
@pytest.mark.rule("gateruler:14-4c-3a")
def test_r127_deadly_against_retaliate_both_die() -> None:
    """Deadly is played first and lies below; it resolves without its card."""
    table = fighting(you=p(attack={1: VIPER}), them=p(attack={1: THORN}, set=[SLEEP]))
    strike(table.you, 1, 1)
    waiting = 0
    while table.prompt == "act":
        waiting = max(waiting, len(table.waiting))
        table.them.passes()
    assert table.you.graveyard == [VIPER] and table.them.graveyard == [THORN]
    gone = [entry.arguments["card"].number for entry in table.logged("destroy")]
    assert gone == [VIPER.number, THORN.number]
    assert waiting == 2


@pytest.mark.rule("gateruler:16-7c")
@pytest.mark.rule("gateruler:16-22b")
def test_r128_deadly_by_intercept() -> None:
    """The Bull still deals its damage; at the end of the damage step it is destroyed."""
    cat = unit("Nettle Cat", "L2 1/4/1", "Intercept\nDeadly")
    table = fighting(you=p(attack={1: BULL}), them=p(attack={1: cat}))
    strike(table.you, 1, 1)
    all_pass(table)
    assert wounds(table.them, 1) == 3 and table.you.graveyard == [BULL]


ROUSE = instant("Rouse", "Choose 1 allied unit and ready it.")


@pytest.mark.rule("gateruler:16-9a-1")
def test_r129_double_attack_counts_attacks_of_the_turn() -> None:
    """An attack that hit nothing counts; from the second on the unit is not readied, whatever has
    readied it meanwhile."""
    table = fighting(you=p(attack={1: TWIN_FANG}, set=[ROUSE]))
    strike(table.you, 1, 1)
    all_pass(table)
    assert table.prompt == "attack" and ready_in(table.you, 1)
    strike(table.you, 1, "ruler")
    while table.game.is_under_way("attack") and table.prompt == "act":
        if "8-3b" in str(table.you.sees()["path"]):
            break
        table.you.passes()
    assert not ready_in(table.you, 1) and len(table.them.damage) == 1
    play(table.you, ROUSE)
    all_pass(table)
    assert ready_in(table.you, 1)
    strike(table.you, 1, "ruler")
    all_pass(table)
    assert not ready_in(table.you, 1) and len(table.them.damage) == 2
    assert {name for name, _zone in targets(table.you)} == {"Test Marshal"}


@pytest.mark.rule("gateruler:16-19b")
@pytest.mark.rule("gateruler:1-5d")
def test_r141_dormant() -> None:
    """It cannot attack, whatever it can do besides; attacked, it retaliates."""
    idol = unit(
        "Idol",
        "L2 4/4/2",
        "Dormant\nRetaliate\nThis can directly attack your opponent's ruler.",
    )
    table = fighting(you=p(attack={1: idol}), them=p(attack={1: PEBBLE}))
    assert {name for name, _zone in targets(table.you)} == {"Test Marshal"}
    table = fighting(you=p(attack={1: idol}), them=p(attack={1: PEBBLE}), turn_of="them")
    strike(table.them, 1, 1)
    all_pass(table)
    assert table.you.attack(1) == idol and table.them.graveyard == [PEBBLE]


KEEPER = unit("Maw Keeper", "L2 3/2/1", "Essence Drain")


@pytest.mark.rule("gateruler:16-30b")
@pytest.mark.rule("gateruler:3-14d-4a")
@pytest.mark.rule("gateruler:12-5a")
def test_r147_essence_drain() -> None:
    """The destroyed unit becomes a charge under the Keeper; its owner stays its owner."""
    table = begun(
        you=p(attack={1: KEEPER}), them=p(attack={1: PEBBLE}, set=[FELL, QUICK_IDEA]),
        phase="turn", turn=2, turn_of="them",
    )  # fmt: skip
    to_main_phase(table, "you")
    to_attack(table)
    strike(table.you, 1, 1)
    while table.them.graveyard or table.them.attack(1) == PEBBLE:
        table.them.passes()
    assert table.you.charges(KEEPER) == [PEBBLE] and table.them.graveyard == []
    (charge,) = table.game.state.zones[table.you.find_zone("charge")]
    assert table.game.master(charge) == 0
    while table.asked != "them":
        table.player(table.asked).passes()
    play(table.them, FELL)
    assert table.you.graveyard == [KEEPER]
    assert sorted([each.name for each in table.them.graveyard]) == ["Fell", "Pebble"]


@pytest.mark.rule("gateruler:16-1a-5")
@pytest.mark.rule("gateruler:16-5c")
def test_r148_the_same_keyword_twice() -> None:
    """The same keyword is not gained again: 2, not 4."""
    table = begun(you=p(attack={1: RAM_OX}, hand=[SPEAR_DRILL]), them=p(defense=PEBBLE))
    play(table.you, SPEAR_DRILL, RAM_OX)
    to_attack(table)
    strike(table.you, 1, "defense")
    all_pass(table)
    assert len(table.them.damage) == 2
