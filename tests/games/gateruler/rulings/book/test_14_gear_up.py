"""Chapter 14, third part: gearing up, and face-down units."""

from __future__ import annotations

import pytest

from tests.games.gateruler.rulings.book.stock import (
    BEAR,
    BOLT,
    FELL,
    LANCER,
    LIGHTNING,
    MANTLE,
    OLD_GUARD,
    OUTRIDER,
    PEBBLE,
    SALVE,
    SECOND_BREATH,
    SLEEP,
    actions,
    all_pass,
    begun,
    deck,
    fighting,
    has_summoned,
    hurt,
    instant,
    marshal,
    p,
    play,
    ready_in,
    spend,
    standard,
    strike,
    targets,
    to_attack,
    to_main_phase,
    unit,
    unit_in,
    value_in,
    verbs,
    wounds,
)
from tests.games.gateruler.table import Side, Table
from tests.games.gateruler.told import knows


def used_up(table: Table) -> None:
    """P1 has normal summoned twice and has no ready resource."""
    has_summoned(table.you, 2)
    spend(table.you, 5)


def geared(them: Side) -> Table:
    """P1's main phase, in which P1 has geared up."""
    table = begun(p(damage=4, hand=[MANTLE]), them, "turn", "them", turn=2)
    to_main_phase(table, "you")
    table.you.does("gear up", MANTLE)
    table.resolve()
    assert table.you.defense == MANTLE
    return table


def their_turn(table: Table) -> None:
    """P1 passes; P2's main phase begins."""
    table.you.passes()
    assert table.prompt == "attack"
    table.you.passes()
    to_main_phase(table, "them")


def ruler_of(table: Table) -> int:
    """P1's ruler card, wherever it lies."""
    return next(
        card
        for card in range(len(table.game.state.printed))
        if table.game.state.printed[card].values["type"] == "ruler"
        and table.game.state.owner[card] == 0
    )


@pytest.mark.rule("gateruler:14-18f-1")
@pytest.mark.rule("gateruler:14-18f-2c")
@pytest.mark.rule("gateruler:16-25c")
def test_r103_gearing_up() -> None:
    """Neither cost nor cap matters; the defender goes; the requirement is asked only then."""
    table = begun(
        you=p(damage=4, defense=OLD_GUARD, hand=[MANTLE, MANTLE, SALVE]), them=p(set=[SLEEP]),
        prepare=used_up,
    )  # fmt: skip
    table.you.does("gear up", MANTLE)
    assert table.waiting and table.asked == "them" and table.you.defense == OLD_GUARD
    table.resolve()
    assert table.you.defense == MANTLE and ready_in(table.you, "defense")
    assert ready_in(table.you, "defense") and table.game.state.rest[ruler_of(table)] == 0
    assert table.you.graveyard == [OLD_GUARD] and table.you.hand == [MANTLE, SALVE]
    assert "gear up" not in verbs(table.you)
    table.you.plays(SALVE)
    table.resolve()
    table.you.chooses(PEBBLE, PEBBLE)
    assert table.you.life == 8 and table.you.defense == MANTLE
    to_attack(table)
    assert ("Iron Mantle", "ruler") in targets(table.you)


@pytest.mark.rule("gateruler:16-25c")
@pytest.mark.parametrize(("cards", "offered"), [(3, False), (4, True)])
def test_r103_the_requirement(cards: int, offered: bool) -> None:
    """Six life or less: four damage cards of ten, not three."""
    table = begun(you=p(damage=cards, hand=[MANTLE]), prepare=used_up)
    assert ("gear up" in verbs(table.you)) is offered


KIND_WORD = instant("Kind Word", "Your opponent heals 1 life.")


@pytest.mark.rule("gateruler:14-18f-2b")
def test_r104_the_requirement_fails_before_the_gear_up_resolves() -> None:
    """The conditions are looked at again on resolution; the card goes back to the hand, and ruler
    and defender stay where they were."""
    table = begun(
        you=p(damage=4, defense=OLD_GUARD, hand=[MANTLE]), them=p(set=[KIND_WORD]), prepare=used_up
    )
    table.you.does("gear up", MANTLE)
    table.them.plays(KIND_WORD)
    table.you.chooses(PEBBLE)
    assert table.you.life == 7 and table.you.hand == [MANTLE]
    assert table.you.defense == OLD_GUARD
    assert table.game.state.zones[table.you.zone("ruler")] == (ruler_of(table),)


@pytest.mark.rule("gateruler:14-18b-5")
@pytest.mark.rule("gateruler:14-18b-7")
def test_r105_combat_damage_against_the_pair() -> None:
    """It goes to the unit, with the attacker's ATK; nothing carries over."""
    table = geared(p(attack={1: LANCER, 2: BEAR}))
    to_attack(table)
    strike(table.you, "defense", "ruler")
    all_pass(table)
    while table.game.state.turn_player == 0:
        table.player(table.asked).passes()
    to_attack(table)
    assert not ready_in(table.you, "defense")
    strike(table.them, 1, "defense")
    all_pass(table)
    assert wounds(table.you, "defense") == 4 and len(table.you.damage) == 4
    strike(table.them, 2, "defense")
    all_pass(table)
    assert table.you.graveyard == [MANTLE] and len(table.you.damage) == 4
    assert unit_in(table.you, "ruler") == ruler_of(table) and not ready_in(table.you, "ruler")
    strike(table.them, "ruler", "ruler")
    all_pass(table)
    assert len(table.you.damage) == 5


@pytest.mark.rule("gateruler:14-18b-6a")
@pytest.mark.rule("gateruler:14-18b-6b")
def test_r106_effect_damage_against_the_pair() -> None:
    """Damage for units goes to the card on top, damage for the ruler to the ruler below."""
    table = geared(p(hand=[LIGHTNING, BOLT], attack={1: BEAR}))
    their_turn(table)
    play(table.them, LIGHTNING, MANTLE)
    assert wounds(table.you, "defense") == 2 and len(table.you.damage) == 4
    play(table.them, BOLT)
    assert len(table.you.damage) == 6 and wounds(table.you, "defense") == 2


@pytest.mark.rule("gateruler:14-18b-7a")
@pytest.mark.rule("gateruler:14-18b-7b")
def test_r107_the_pair_is_broken_while_attacking() -> None:
    """The ruler goes on attacking, with its own STK."""
    table = geared(p(set=[FELL]))
    to_attack(table)
    assert ("Iron Mantle", "ruler") in targets(table.you)
    strike(table.you, "defense", "ruler")
    while table.asked != "them":
        table.player(table.asked).passes()
    assert not ready_in(table.you, "defense")
    table.them.plays(FELL)
    all_pass(table)
    assert table.you.graveyard == [MANTLE] and table.you.defense is None
    assert unit_in(table.you, "ruler") == ruler_of(table) and not ready_in(table.you, "ruler")
    assert len(table.them.damage) == 1


@pytest.mark.rule("gateruler:10-4d")
@pytest.mark.rule("gateruler:14-18d-2")
def test_r108_gear_up_from_a_drive_in_the_attack_phase() -> None:
    """Five resources are not there for a summon, but gearing up needs none; the pair may attack
    afterwards."""
    table = fighting(
        you=p(attack={1: OUTRIDER}, damage=4, deck=deck(MANTLE)),
        prepare=lambda table: spend(table.you, 5),
    )
    strike(table.you, 1, "ruler")
    all_pass(table)
    assert table.prompt == "drive" and verbs(table.you) == {"gear up", "drop"}
    table.you.does("gear up", MANTLE)
    all_pass(table)
    assert table.you.defense == MANTLE and ready_in(table.you, "defense")
    dealt = len(table.them.damage)
    strike(table.you, "defense", "ruler")
    all_pass(table)
    assert len(table.them.damage) == dealt + 3


@pytest.mark.rule("gateruler:16-24c")
def test_r108_without_a_defense_zone_it_is_not_offered() -> None:
    """The card can only go to the graveyard."""
    table = fighting(
        you=p(ruler=marshal(defense_zones=0), attack={1: OUTRIDER}, damage=4, deck=deck(MANTLE)),
        prepare=lambda table: spend(table.you, 5),
    )
    strike(table.you, 1, "ruler")
    all_pass(table)
    assert table.prompt == "drive" and verbs(table.you) == {"drop"}
    table.you.does("drop", MANTLE)
    all_pass(table)
    assert MANTLE in table.you.graveyard


HOST = standard(
    "Buried Host",
    "Put the top card of your deck face down into one of your attack zones as a unit with ATK 2, "
    "HP 3, and STK 1.",
)
UNEARTH = standard("Unearth", "Choose 1 face down unit and flip it face up.")


@pytest.mark.rule("gateruler:14-19c")
@pytest.mark.rule("gateruler:14-19e-1")
def test_r109_a_face_down_unit_that_is_really_an_event() -> None:
    """Its figures are those of the text; its controller alone may look at it. Turned up it cannot
    be a unit, and goes without being played."""
    table = begun(you=p(deck=deck(SECOND_BREATH), hand=[HOST, UNEARTH], damage=1))
    play(table.you, HOST)
    table.you.chooses_zone(1)
    assert [value_in(table.you, 1, name) for name in ("atk", "hp", "stk")] == [2, 3, 1]
    assert ready_in(table.you, 1)
    assert knows(table.you, SECOND_BREATH) and not knows(table.them, SECOND_BREATH)
    play(table.you, UNEARTH)
    assert table.you.attack(1) is None and SECOND_BREATH in table.you.graveyard
    assert len(table.you.damage) == 1


LION = unit("Sleeping Lion", "L4 5/2/2", "When this enters play, draw 1 card.", "Beast")
TRAP = standard("Beast Trap", "Choose 1 enemy {Beast} unit and destroy it.")


@pytest.mark.rule("gateruler:14-19e")
@pytest.mark.rule("gateruler:14-19f")
@pytest.mark.rule("gateruler:14-4b-4e")
def test_r110_a_face_down_beast() -> None:
    """Its hidden side does not exist. Turned up, its figures count at once; it did not enter."""
    table = begun(
        you=p(deck=[PEBBLE, PEBBLE, LION, *[PEBBLE] * 17], hand=[HOST]),
        them=p(hand=[TRAP, UNEARTH]), phase="turn", turn=2, turn_of="them",
    )  # fmt: skip
    to_main_phase(table, "you")
    held = len(table.you.hand) - 1
    play(table.you, HOST)
    table.you.chooses_zone(1)
    assert len(table.you.hand) == held
    table.you.passes()
    to_main_phase(table, "them")
    hurt(table.you, 1, 2)
    assert ("play", "Beast Trap") not in actions(table.them)
    play(table.them, UNEARTH)
    assert table.you.graveyard[-1] == LION and table.you.attack(1) is None
    assert len(table.you.hand) == held
