"""Chapter 8, first part: who may attack what, and who is being attacked."""

from __future__ import annotations

import pytest

from tests.games.gateruler.rulings.book.stock import (
    BEAR,
    BEARER,
    HOUND,
    IDLE,
    OX,
    PEBBLE,
    TWIN_FANG,
    aim,
    all_pass,
    begun,
    event,
    fighting,
    hurt,
    instant,
    p,
    strike,
    summoned,
    targets,
    to_attack,
    to_main_phase,
    unit,
    wounds,
)
from tests.games.gateruler.table import Table, exhausted


@pytest.mark.rule("gateruler:8-2a-2")
@pytest.mark.rule("gateruler:16-9a-1")
def test_r48_one_attack_in_the_first_turn_even_with_double_attack() -> None:
    """Q. I go first; my Twin Fang is ready again after its attack.  A. The first turn has one
    attack, be it of a unit or of the ruler."""
    table = begun(
        you=p(attack={1: TWIN_FANG}), them=p(hand=[IDLE]), phase="turn", turn=0, turn_of="them"
    )
    to_main_phase(table, "you")
    to_attack(table)
    assert {name for name, _zone in targets(table.you)} == {"Twin Fang", "Test Marshal"}
    strike(table.you, 1, "ruler")
    all_pass(table)
    assert len(table.them.damage) == 1
    assert table.you.is_ready(TWIN_FANG) and table.game.state.turn_player == 1


@pytest.mark.rule("gateruler:8-2a-2")
def test_r48_the_other_player_attacks_as_often_as_possible() -> None:
    """In the first turn of the second player there is no such limit."""
    table = begun(
        you=p(hand=[IDLE]), them=p(attack={1: TWIN_FANG}, hand=[IDLE]), phase="turn", turn=1
    )
    to_main_phase(table, "them")
    to_attack(table)
    for zone in (1, 1, "ruler"):
        strike(table.them, zone, "ruler")
        all_pass(table)
    assert len(table.you.damage) == 3


@pytest.mark.rule("gateruler:8-4c-1")
@pytest.mark.rule("gateruler:8-6a")
def test_r49_attacking_an_empty_attack_column() -> None:
    """It is a legal target; nothing there is being attacked."""
    table = fighting(
        you=p(attack={1: PEBBLE}, defense=PEBBLE), them=p(attack={1: BEARER}), turn_of="them"
    )
    own = {zone for name, zone in targets(table.them) if name == "Standard Bearer"}
    assert own == {"1", "2", "defense"}
    strike(table.them, 1, 2)
    all_pass(table)
    assert not table.them.is_ready(BEARER) and len(table.them.hand) == 1
    assert table.you.damage == []
    assert (wounds(table.you, 1), wounds(table.you, "defense")) == (0, 0)
    assert not table.logged("begin damage step")


RAM = unit(
    "Fire Ram", "L3 3/3/2", "When this attacks, choose 1 enemy unit and deal 2 damage to it."
)


@pytest.mark.rule("gateruler:8-4e-1")
@pytest.mark.rule("gateruler:8-6d-1")
@pytest.mark.parametrize(("target", "dealt"), [("defense", 2), (1, 0)])
def test_r50_the_one_attacked_dies_before_damage(target: int | str, dealt: int) -> None:
    """Behind the defense zone stands the ruler, behind an attack zone nobody."""
    table = fighting(
        you=p(attack={1: PEBBLE}, defense=BEAR), them=p(attack={1: RAM}), turn_of="them",
        prepare=lambda table: hurt(table.you, "defense", 1),
    )  # fmt: skip
    strike(table.them, 1, target)
    aim(table.them, table.you, target)
    all_pass(table)
    assert table.you.graveyard[:1] == [BEAR if target == "defense" else PEBBLE]
    assert len(table.you.damage) == dealt


@pytest.mark.rule("gateruler:8-4e-1")
@pytest.mark.rule("gateruler:16-21b")
@pytest.mark.rule("gateruler:16-3a")
def test_r51_a_sentinel_steps_in_front_of_the_ruler() -> None:
    """It is a normal summon from the hand, so Touchdown comes; and it is being attacked now."""
    table = fighting(you=p(attack={1: BEAR}), them=p(hand=[HOUND], resources=2))
    strike(table.you, 1, "ruler")
    while table.asked != "them":
        table.player(table.asked).passes()
    table.them.summons(HOUND, "defense")
    assert table.them.ready_resources == 0
    all_pass(table)
    assert table.them.defense == HOUND and not table.them.is_ready(HOUND)
    assert len(table.them.hand) == 1
    assert wounds(table.you, 1) == 2 and wounds(table.them, "defense") == 3
    assert table.them.damage == []


TIMEKEEPER = unit("Timekeeper", "L1 1/1/1", "At the start of the damage step, draw 1 card.")
BLOW_BACK = event(
    "Blow Back", "You can play this when an enemy unit attacks.",
    "Choose 1 enemy unit and return it to its owner's hand.",
)  # fmt: skip
REFEREE = unit("Referee", "L1 1/1/1", "At the end of a combat, draw 1 card.")


@pytest.mark.rule("gateruler:8-4e-2")
@pytest.mark.rule("gateruler:8-6a")
@pytest.mark.parametrize("answered", [True, False])
def test_r52_the_attacker_is_gone(answered: bool) -> None:
    """Without an attacker there is no damage step; the end of combat comes all the same."""
    table = fighting(
        you=p(attack={1: BEAR, 2: REFEREE}),
        them=p(defense=PEBBLE, attack={1: TIMEKEEPER}, set=[BLOW_BACK]),
    )
    strike(table.you, 1, "defense")
    assert table.prompt == "standby" and table.asked == "them"
    if not answered:
        table.them.passes()
        all_pass(table)
        assert table.them.graveyard == [PEBBLE] and len(table.them.hand) == 1
        return
    table.them.chooses(BLOW_BACK)
    table.them.chooses(BEAR)
    all_pass(table)
    assert BEAR in table.you.hand and table.them.defense == PEBBLE
    assert wounds(table.them, "defense") == 0 and table.them.hand == []
    assert len(table.you.hand) == 2
    assert table.prompt == "attack" and ("Referee", "defense") in targets(table.you)


@pytest.mark.rule("gateruler:8-4g")
@pytest.mark.rule("gateruler:8-4h-1")
def test_r53_when_lies_under_as() -> None:
    """The ability "as" it attacks is put into the gate above, so the discard comes first."""
    colt = unit(
        "Storm Colt", "L2 2/2/1",
        "When this attacks, draw 1 card.\nAs this attacks, discard 1 card.",
    )  # fmt: skip
    table = fighting(you=p(attack={1: colt}, hand=[PEBBLE], deck=[BEAR, *[PEBBLE] * 19]))
    strike(table.you, 1, "ruler")
    assert table.prompt in ("act", "attack", "")
    all_pass(table)
    assert table.you.hand == [BEAR] and table.you.graveyard == [PEBBLE]
    assert len(table.them.damage) == 1


LANCE = unit("Sky Lance", "L3 3/1/2", "This can directly attack your opponent's ruler.")


def direct(table: Table) -> list[tuple[object, ...]]:
    """The direct attacks that are offered."""
    assert table.asks is not None
    return [
        option for option in table.asks.options if option[0] != "pass" and option[0] != "attack"
    ]


@pytest.mark.rule("gateruler:15-34a")
@pytest.mark.rule("gateruler:15-34b")
def test_r54_a_direct_attack_keeps_its_target() -> None:
    """Another unit before the ruler is not being attacked."""
    table = fighting(you=p(defense=OX, hand=[HOUND]), them=p(attack={1: LANCE}), turn_of="them")
    own = {zone for name, zone in targets(table.them) if name == "Sky Lance"}
    assert own == {"1", "2", "defense", "ruler"}
    (option,) = direct(table)
    strike(table.them, 1, "ruler", str(option[0]))
    while table.asked != "you":
        table.player(table.asked).passes()
    table.you.summons(HOUND, "defense")
    all_pass(table)
    assert table.you.defense == HOUND and table.you.graveyard[:1] == [OX]
    assert wounds(table.you, "defense") == 0
    assert table.them.attack(1) == LANCE and wounds(table.them, 1) == 0
    assert len(table.you.damage) == 2


CAT = unit("Mist Cat", "L1 1/2/1", "This cannot be attacked.")
SIDESTEP = instant("Sidestep", "Choose 1 allied unit and place it into your defense zone.")


@pytest.mark.rule("gateruler:15-26b")
def test_r55_what_cannot_be_attacked_is_not_offered() -> None:
    """Nor is the ruler behind it."""
    table = fighting(
        you=p(attack={1: BEAR, 2: OX}), them=p(defense=CAT, attack={1: CAT}, set=[SIDESTEP])
    )
    assert {zone for _name, zone in targets(table.you)} == {"2"}


@pytest.mark.rule("gateruler:15-26b-1")
def test_r55_coming_to_the_front_later_it_is_attacked() -> None:
    """The words bar the choice in the declaration only: the Cat that steps before the ruler is
    hit."""
    table = fighting(you=p(attack={1: BEAR, 2: OX}), them=p(attack={1: CAT}, set=[SIDESTEP]))
    assert {zone for _name, zone in targets(table.you)} == {"2", "ruler"}
    strike(table.you, 1, "ruler")
    while table.asked != "them":
        table.player(table.asked).passes()
    table.them.plays(SIDESTEP)
    all_pass(table)
    assert CAT in table.them.graveyard and table.them.damage == []


@pytest.mark.rule("gateruler:8-4c")
@pytest.mark.rule("gateruler:8-4d-1")
def test_r57_who_may_attack_and_whom() -> None:
    """The ruler and a ready unit of an attack zone, though it was summoned this turn."""
    table = begun(
        you=p(attack={1: exhausted(PEBBLE), 2: PEBBLE}, defense=PEBBLE),
        them=p(hand=[PEBBLE], attack={2: exhausted(BEAR)}, defense=OX), turn_of="them",
    )  # fmt: skip
    table.them.summons(PEBBLE, 1)
    table.resolve()
    assert summoned(table.them) == 1
    to_attack(table)
    assert {name for name, _zone in targets(table.them)} == {"Test Marshal", "Pebble"}
    assert {zone for _name, zone in targets(table.them)} == {"1", "2", "defense"}
    assert table.asks is not None and ("pass",) in table.asks.options
