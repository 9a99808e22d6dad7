"""Chapter 14, second part: costs, limits, automatic abilities, what a card last was."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.gateruler.rulings.book.stock import (
    BEAR,
    DRUMS,
    GREETER,
    IDLE,
    OX,
    PEBBLE,
    QUICK_IDEA,
    STAG,
    TURNCOAT,
    abilities_of,
    actions,
    all_pass,
    begun,
    event,
    field,
    fighting,
    p,
    pick,
    play,
    standard,
    strike,
    summoned,
    to_attack,
    to_main_phase,
    unit,
    wounds,
)
from tests.games.gateruler.table import Table


@pytest.mark.rule("gateruler:14-3f")
def test_r94_a_card_cannot_pay_for_itself() -> None:
    """The card that is played is no part of its own cost, and one resource is not four."""
    table = begun(you=p(hand=[STAG], resources=1, attack={1: PEBBLE}))
    assert ("summon", "Great Stag") not in actions(table.you)


@pytest.mark.rule("gateruler:16-20b-1")
@pytest.mark.parametrize(("used", "left", "held"), [(True, 4, 0), (False, 1, 1)])
def test_r94_the_discount_is_optional(used: bool, left: int, held: int) -> None:
    """Whoever takes it discards and pays 1, whoever does not pays 4; it is a normal summon either
    way."""
    table = begun(you=p(hand=[STAG, PEBBLE]))
    stag(table, used)
    assert table.you.ready_resources == left and len(table.you.hand) == held
    assert table.you.attack(1) == STAG and summoned(table.you) == 1


def stag(table: Table, used: bool) -> None:
    """P1 normal summons the Great Stag, with the Discount or without."""
    table.you.summons(STAG, 1)
    assert table.prompt == "discount"
    table.you.says("yes" if used else "no")
    table.resolve()


ROAD = field("Toll Road", "The cost to play enemy units is increased by 1.")
MARKET = field("Free Market", "The cost to play your units is decreased by 3.")


@pytest.mark.rule("gateruler:14-4b-6b")
@pytest.mark.rule("gateruler:14-4b-6d")
@pytest.mark.rule("gateruler:14-3e")
@pytest.mark.parametrize(
    ("market", "used", "left"), [(False, True, 3), (True, True, 5), (True, False, 3)]
)
def test_r95_changing_raising_lowering_a_cost(market: bool, used: bool, left: int) -> None:
    """First the cost becomes 1, then it grows, then it shrinks; below 0 nothing is paid."""
    table = begun(
        you=p(hand=[STAG, PEBBLE], field=[MARKET] if market else []), them=p(field=[ROAD])
    )
    stag(table, used)
    assert table.you.attack(1) == STAG and table.you.ready_resources == left
    assert (PEBBLE in table.you.graveyard) is used


SCRIBE = unit("Scribe", "L1 1/1/1", '"Quick Study" [Turn 1] - Standard Action: Draw 1 card.')
COPYIST = unit("Copyist", "L1 1/1/1", '"Slow Study" - Standard Action: [Turn 1] Draw 1 card.')
NOTARY = unit("Notary", "L1 1/1/1", '"Dry Study" - [Turn 1] Standard Action: Draw 1 card.')


@pytest.mark.rule("gateruler:14-7a-1")
@pytest.mark.rule("gateruler:14-7a-2")
@pytest.mark.parametrize(("card", "total"), [(SCRIBE, 1), (COPYIST, 2), (NOTARY, 2)])
def test_r96_turn_1_left_and_right_of_the_colon(card: Card, total: int) -> None:
    """Left of it the limit is on the name, right of it on that very ability. The dash behind a name
    is such a colon, too."""
    table = begun(you=p(attack={1: card, 2: card}))
    used = []
    while abilities_of(table.you, card):
        assert table.asks is not None
        offered = [int(option[1]) for option in table.asks.options if option[0] == "ability"]
        used.append(offered[0])
        pick(table.you, offered[0])
        table.resolve()
    assert len(used) == len(set(used)) == len(table.you.hand) == total


RINGER = unit("Bell Ringer", "L1 1/1/1", '"Peal" [Turn 1] - Instant Action: Draw 1 card.')
FOUNDER = unit("Bell Founder", "L1 1/1/1", '"Cast" - Instant Action: [Turn 1] Draw 1 card.')


@pytest.mark.rule("gateruler:14-7a-1a")
@pytest.mark.rule("gateruler:14-7a-2a")
def test_r97_turn_1_and_a_change_of_control() -> None:
    """The limit on the name counts per player, that on the ability whoever used it."""
    table = begun(you=p(hand=[TURNCOAT, TURNCOAT]), them=p(attack={1: RINGER, 2: FOUNDER}))
    table.you.plays(TURNCOAT)
    table.you.chooses(RINGER)
    while table.asked != "them":
        table.player(table.asked).passes()
    table.them.uses(RINGER)
    while table.asked != "them":
        table.player(table.asked).passes()
    table.them.uses(FOUNDER)
    table.resolve()
    table.you.chooses_zone(1)
    play(table.you, TURNCOAT, FOUNDER)
    table.you.chooses_zone(2)
    assert len(table.them.hand) == 2
    assert abilities_of(table.you, RINGER) == [0] and abilities_of(table.you, FOUNDER) == []
    table.you.uses(RINGER)
    table.resolve()
    assert abilities_of(table.you, RINGER) == [] and len(table.you.hand) == 1


RAIDER = unit("Raider", "L2 2/2/1", "When this attacks, [Discard 1 card.] draw 2 cards.")


@pytest.mark.rule("gateruler:14-10d-1")
def test_r98_an_automatic_ability_with_a_cost() -> None:
    """Refused, it is not played; paid, the card is gone before anybody can answer."""
    table = fighting(
        you=p(set=[QUICK_IDEA]), them=p(attack={1: RAIDER, 2: RAIDER}, hand=[PEBBLE]),
        turn_of="them",
    )  # fmt: skip
    strike(table.them, 1, "ruler")
    assert table.prompt == "pay"
    table.them.says("no")
    assert table.waiting == [] and table.them.hand == [PEBBLE]
    while table.prompt == "act":
        table.player(table.asked).passes()
    assert table.prompt == "attack" and table.them.hand == [PEBBLE]
    strike(table.them, 2, "ruler")
    table.them.says("yes")
    assert table.them.graveyard == [PEBBLE] and table.them.hand == [] and len(table.waiting) == 1
    assert table.asked == "you"
    table.you.passes()
    assert len(table.them.hand) == 2
    all_pass(table)


@pytest.mark.rule("gateruler:14-10d-1")
def test_r98_with_an_empty_hand_it_cannot_be_played() -> None:
    """A cost that cannot be paid is not paid."""
    table = fighting(them=p(attack={1: RAIDER}), turn_of="them")
    strike(table.them, 1, "ruler")
    assert table.prompt == "pay" and table.them.offered == ["no"]
    table.them.says("no")
    all_pass(table)
    assert table.them.hand == [] and len(table.you.damage) == 1


MEDIC = unit(
    "Field Medic", "L1 1/9/1",
    "[Turn 1] When another allied unit would be destroyed, you may discard 1 card. If you do, that "
    "unit remains in play instead.",
)  # fmt: skip
AXE = standard("Axe Blow", "Choose 1 enemy unit and deal 4 damage to it.")


@pytest.mark.rule("gateruler:14-7d")
@pytest.mark.rule("gateruler:15-32a-1")
def test_r99_turn_1_on_an_optional_replacement() -> None:
    """Declining does not use it up; used once, it is not offered again."""
    table = begun(
        you=p(hand=[AXE, AXE, AXE]),
        them=p(attack={1: MEDIC, 2: BEAR}, defense=OX, hand=[PEBBLE, PEBBLE]),
    )
    play(table.you, AXE, BEAR)
    assert table.asked == "them"
    table.them.says("no")
    assert BEAR in table.them.graveyard
    play(table.you, AXE, OX)
    assert table.asked == "them"
    table.them.says("yes")
    table.them.chooses(PEBBLE)
    assert table.them.defense == OX and wounds(table.them, "defense") == 0
    assert table.them.hand == [PEBBLE]
    play(table.you, AXE, OX)
    assert table.asked == "you" and OX in table.them.graveyard


IMP = unit(
    "Bomb Imp", "L2 2/1/1",
    '"Burst" - Standard Action: [Destroy this.] Choose 1 enemy unit and deal damage to it equal to '
    "this unit's ATK.",
)  # fmt: skip


@pytest.mark.rule("gateruler:14-15a")
@pytest.mark.rule("gateruler:14-4c-3a")
def test_r100_the_atk_of_a_unit_that_was_its_own_cost() -> None:
    """The target is chosen before the cost is paid; the ATK is what the Imp had in play, 2 and 1
    from the field."""
    table = begun(
        you=p(field=[DRUMS], attack={1: IMP}), them=p(attack={1: BEAR, 2: OX}, set=[QUICK_IDEA])
    )
    table.you.uses(IMP)
    assert table.prompt == "target" and table.you.attack(1) == IMP
    table.you.chooses(BEAR)
    assert table.you.graveyard == [IMP] and table.asked == "them"
    table.resolve()
    assert table.them.graveyard == [BEAR]


@pytest.mark.rule("gateruler:14-4b-4")
def test_r100_without_a_target_it_is_not_offered() -> None:
    """The Imp is not destroyed for nothing."""
    table = begun(you=p(field=[DRUMS], attack={1: IMP}))
    assert abilities_of(table.you, IMP) == [] and table.you.attack(1) == IMP


DENIAL = event("Denial", "You can play this when your opponent plays a unit.", "Negate that card.")


@pytest.mark.rule("gateruler:15-25a")
@pytest.mark.rule("gateruler:15-17a-4")
def test_r101_a_negated_summon_stays_paid_and_counted() -> None:
    """The card goes from the gate to the graveyard without having entered play."""
    table = begun(you=p(hand=[GREETER, PEBBLE, PEBBLE]), them=p(set=[DENIAL]))
    table.you.summons(GREETER, 1)
    assert table.prompt == "standby" and table.asked == "them"
    table.them.chooses(DENIAL)
    table.resolve()
    assert table.you.graveyard == [GREETER] and table.you.attack(1) is None
    assert table.you.hand == [PEBBLE, PEBBLE] and table.you.ready_resources == 3
    table.you.summons(PEBBLE, 1)
    table.resolve()
    assert table.you.attack(1) == PEBBLE
    assert ("summon", "Pebble") not in actions(table.you)


HECKLER = event(
    "Heckler", "You can play this when your opponent plays an activated ability.",
    "Negate that ability.",
)  # fmt: skip


@pytest.mark.rule("gateruler:15-25b")
def test_r101_so_is_an_ability_that_was_played() -> None:
    """Of two that lie in the gate the one that was answered is gone."""
    boy = unit("Page Boy", "L1 1/1/1", "Instant Action: [Discard 1 card.] Draw 3 cards.")
    girl = unit("Page Girl", "L1 1/1/1", "Instant Action: [Discard 1 card.] Draw 1 card.")
    table = begun(you=p(attack={1: boy, 2: girl}, hand=[PEBBLE, PEBBLE]), them=p(set=[HECKLER]))
    table.you.uses(girl)
    table.you.chooses(PEBBLE)
    table.them.passes()
    table.you.uses(boy)
    table.them.chooses(HECKLER)
    table.resolve()
    assert len(table.you.hand) == 1 and table.waiting == []


HARE = unit(
    "Grave Hare", "L2 2/1/1", "This can also be played from your graveyard.\n[TD] Draw 1 card."
)


@pytest.mark.rule("gateruler:14-20a")
@pytest.mark.rule("gateruler:14-20a-1")
def test_r102_can_also_be_played_from_your_graveyard() -> None:
    """Such a text adds a zone, not a timing; and Touchdown needs the hand."""
    table = begun(you=p(graveyard=[HARE], resources=2, set=[QUICK_IDEA]), them=p(hand=[IDLE]))
    table.you.summons(HARE, 1)
    table.resolve()
    assert table.you.attack(1) == HARE and table.you.hand == []
    assert table.you.ready_resources == 0 and summoned(table.you) == 1


@pytest.mark.rule("gateruler:14-20a-1")
def test_r102_not_in_the_attack_phase_nor_in_the_other_players_turn() -> None:
    """It is offered where a unit of the hand would be, and nowhere else."""
    table = begun(
        you=p(graveyard=[HARE], set=[QUICK_IDEA]), them=p(hand=[IDLE]), phase="turn", turn=2,
        turn_of="them",
    )  # fmt: skip
    to_main_phase(table, "you")
    assert ("summon", "Grave Hare") in actions(table.you)
    to_attack(table)
    while table.game.state.turn_player == 0 or not table.game.is_under_way("main phase"):
        if table.prompt == "act" and table.asked == "you":
            assert ("summon", "Grave Hare") not in actions(table.you)
        table.player(table.asked).passes()
    table.them.passes()
    assert table.asked == "you" and ("summon", "Grave Hare") not in actions(table.you)
