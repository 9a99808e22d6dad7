"""Chapter 3: moving cards, what zones show, charges, fields and set cards."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.c02_cards import Printed, compile_card, with_geas
from headjudge.games.gateruler.c04_players import GEAS
from headjudge.games.gateruler.c05_preparation.rulers import GeasPart, RulerPart
from headjudge.kernel.cards import Card
from tests.games.gateruler.rulings.book.stock import (
    BEAR,
    COME_HOME,
    DRUMS,
    OX,
    PEBBLE,
    PUSH,
    ROOST,
    SALVE,
    SECOND_WIND,
    SLEEP,
    WALLS,
    abilities_of,
    actions,
    begun,
    hurt,
    marshal,
    p,
    pick,
    play,
    ready_in,
    standard,
    to_main_phase,
    unit,
    unit_in,
    value_in,
    wounds,
)
from tests.games.gateruler.table import Table, charged, down, exhausted
from tests.games.gateruler.told import knows, seen_in


@pytest.mark.rule("gateruler:7-10b")
@pytest.mark.rule("gateruler:3-2d")
@pytest.mark.rule("gateruler:15-3a-2")
def test_r13_rearranging_keeps_damage_charges_and_effects() -> None:
    """Q. My exhausted Ox goes from A1 to A2, to the defense zone and back to A1.  A. It stays
    exhausted until it comes from the defense zone into an attack zone: then it is ready. Nobody can
    answer any of this."""
    table = begun(
        you=p(attack={1: exhausted(charged(OX, PEBBLE))}, hand=[PUSH]), them=p(set=[SLEEP]),
        prepare=lambda table: hurt(table.you, 1, 2),
    )  # fmt: skip
    play(table.you, PUSH, OX)
    identity = table.game.state.identity[unit_in(table.you, 1)]
    for one, other, is_ready in ((1, 2, False), (2, "defense", False), ("defense", 1, True)):
        table.you.rearranges(one, other)
        assert table.asked == "you" and table.waiting == []
        assert ready_in(table.you, other) is is_ready
        assert wounds(table.you, other) == 2 and value_in(table.you, other, "atk") == 4
        assert table.you.charges(OX) == [PEBBLE]
    assert table.game.state.identity[unit_in(table.you, 1)] == identity


@pytest.mark.rule("gateruler:7-10b-2")
def test_r14_exchanging_attacker_and_defender() -> None:
    """Two occupied zones trade their units: the defender becomes ready in the attack zone, the
    attacker exhausted in the defense zone. Only one's own zones are offered."""
    table = begun(
        you=p(attack={1: PEBBLE}), them=p(attack={1: OX}, defense=BEAR), turn_of="them",
        prepare=lambda table: hurt(table.them, "defense", 1),
    )  # fmt: skip
    assert table.asks is not None
    zones = {
        zone for option in table.asks.options if option[0] == "rearrange" for zone in option[1:]
    }
    assert zones <= {table.them.zone(each) for each in (1, 2, "defense")}
    table.them.rearranges(1, "defense")
    assert table.them.attack(1) == BEAR and ready_in(table.them, 1) and wounds(table.them, 1) == 1
    assert table.them.defense == OX and not ready_in(table.them, "defense")
    assert table.them.graveyard == []


BORROWED = standard(
    "Borrowed Hour",
    "Choose 1 unit in your graveyard and special summon it. At the end of this turn, destroy that "
    "unit.",
)


@pytest.mark.rule("gateruler:3-2e")
@pytest.mark.rule("gateruler:14-10f")
@pytest.mark.parametrize("returns", [True, False])
def test_r15_a_unit_that_left_and_came_back_is_another_card(returns: bool) -> None:
    """The delayed destruction is for the former card; without the way round it comes."""
    table = begun(
        you=p(graveyard=[BEAR], hand=[BORROWED, COME_HOME]), them=p(set=[SLEEP]), phase="turn",
        turn=2, turn_of="them",
    )  # fmt: skip
    to_main_phase(table, "you")
    play(table.you, BORROWED, BEAR)
    table.you.chooses_zone(1)
    if returns:
        play(table.you, COME_HOME, BEAR)
        table.you.summons(BEAR, 1)
        table.resolve()
        assert table.you.ready_resources == 3
    assert table.you.attack(1) == BEAR
    while table.game.state.turn_player == 0:
        table.player(table.asked).passes()
    assert (BEAR in table.you.graveyard) is not returns
    assert (table.you.attack(1) == BEAR) is returns


@pytest.mark.rule("gateruler:3-2j")
@pytest.mark.rule("gateruler:3-2j-1")
def test_r16_putting_away_charges_as_a_cost() -> None:
    """With no number given all of them go; and to do it with none is not to do it."""
    lamp = unit(
        "Lamp Bearer", "L2 2/3/1",
        '"Snuff" - Standard Action: [Put this card\'s charges into your graveyard.] Draw 1 card.',
    )  # fmt: skip
    table = begun(you=p(attack={1: lamp, 2: charged(lamp, PEBBLE, PEBBLE, PEBBLE)}))
    assert table.asks is not None
    able = [option for option in table.asks.options if option[0] == "ability"]
    assert [option[1] for option in able] == [unit_in(table.you, 2)]
    table.you.uses(lamp)
    assert table.you.graveyard == [PEBBLE] * 3
    table.resolve()
    assert len(table.you.hand) == 1
    assert abilities_of(table.you, lamp) == []


RECALL = standard("Recall", "Choose 1 of your set cards and return it to your hand.")


@pytest.mark.rule("gateruler:3-2k")
@pytest.mark.parametrize(("where", "shown"), [("bottom", True), ("top", False)])
def test_r17_a_card_of_the_hand_is_shown_on_its_way_to_the_bottom(where: str, shown: bool) -> None:
    """But not on its way to the top of the deck."""
    marked = unit("Marked Stone", "L9 1/1/1")
    bury = standard("Bury", f"Put 1 card from your hand on the {where} of your deck.")
    table = begun(you=p(hand=[bury, marked]))
    play(table.you, bury)
    assert table.you.deck[-1 if shown else 0] == marked
    moves = [move for entry in table.game.log or () for move in entry.moves]
    went = [move for move in moves if move.number == marked.number]
    assert went and any([move.before[1] or move.after[1] for move in went]) is shown


@pytest.mark.rule("gateruler:3-10d")
def test_r17_a_set_card_is_shown_on_its_way_to_the_hand() -> None:
    """A hidden set card is shown whenever it goes anywhere but to a set zone."""
    table = begun(you=p(hand=[RECALL, PEBBLE, PEBBLE], set=[SECOND_WIND]))
    assert not knows(table.them, SECOND_WIND)
    play(table.you, RECALL)
    assert SECOND_WIND in table.you.hand and knows(table.them, SECOND_WIND)


HOMEWARD = standard(
    "Homeward",
    "Choose 2 {Beast} units in your graveyard or damage zone and put them on the bottom of your "
    "deck.",
)


@pytest.mark.rule("gateruler:3-2l-2")
@pytest.mark.rule("gateruler:3-13c-1")
@pytest.mark.rule("gateruler:14-4b-4")
def test_r18_two_cards_from_graveyard_or_damage_zone() -> None:
    """One from each; a face-down card has no attribute, and for a second time there are not two."""
    table = begun(you=p(graveyard=[BEAR], damage=[BEAR, down(BEAR)], hand=[HOMEWARD, HOMEWARD]))
    hidden = table.game.state.zones[table.you.find_zone("damage")][-1]
    table.you.plays(HOMEWARD)
    assert table.prompt != "target"  # there is nothing to choose between
    table.resolve()
    table.you.chooses(BEAR, BEAR)
    assert table.you.deck[-2:] == [BEAR, BEAR]
    assert table.game.state.zones[table.you.find_zone("damage")] == (hidden,)
    assert table.you.life == 9
    assert ("play", "Homeward") not in actions(table.you)


HEAD = Printed(
    number="TEST-MARSHAL", name="Test Marshal", type="ruler", life=10, atk=2, stk=1,
    ruler=RulerPart(attack_zones=2, defense_zones=1, set_zones=3, summon_cap=2),
)  # fmt: skip
# Your ruler's life becomes 12.
VOW = Printed(
    number="TEST-VOW", name="Long Vow", type="geas", geas=GeasPart(rulers=["Test Marshal"], life=2)
)
LONG_VOW = compile_card(VOW)


def under_long_vow() -> Card:
    """Test Marshal with the geas underneath it."""
    found = with_geas(HEAD, VOW)
    assert found is not None
    return found


def lay_geas(table: Table) -> None:
    """The geas lies under P1's ruler."""
    game = table.game
    head = unit_in(table.you, "ruler")
    game.put(game.make(LONG_VOW, 0, GEAS), table.you.zone("ruler"), "bottom", host=head)


UNMAKE = standard("Unmake", "Choose 1 enemy card in play and remove it from the game.")


@pytest.mark.rule("gateruler:3-7a-2")
@pytest.mark.rule("gateruler:3-10e")
def test_r19_one_enemy_card_in_play() -> None:
    """A unit, a field, a set card; the ruler and its geas are no cards in play."""
    head = under_long_vow()
    table = begun(
        you=p(ruler=head, attack={1: PEBBLE}, field=[ROOST], set=[SECOND_WIND]),
        them=p(hand=[UNMAKE]), turn_of="them", prepare=lay_geas, others=[LONG_VOW],
    )  # fmt: skip
    table.them.plays(UNMAKE)
    assert table.asks is not None
    offered = {table.game.state.printed[int(option[1])] for option in table.asks.options}
    assert offered == {PEBBLE, ROOST, SECOND_WIND} and len(table.asks.options) == 3
    pick(table.them, table.you.find(SECOND_WIND))
    table.resolve()
    assert seen_in(table.them, "removal", 0) == [SECOND_WIND.number]


@pytest.mark.rule("gateruler:5-2b-2")
@pytest.mark.parametrize(("cards", "lost"), [(10, False), (12, True)])
def test_r19_the_geas_changed_the_life(cards: int, lost: bool) -> None:
    """P1 loses with twelve damage cards, not with ten."""
    table = begun(you=p(ruler=under_long_vow(), damage=cards, attack={1: PEBBLE}))
    assert (table.result == ("them", "12-2a-1")) is lost


@pytest.mark.rule("gateruler:3-11b")
def test_r20_a_second_field_does_not_push_out_the_first() -> None:
    """Overlapping is for attack, defense and set zones; a field zone holds several cards."""
    table = begun(you=p(field=[DRUMS], attack={1: PEBBLE}, hand=[WALLS]))
    play(table.you, WALLS)
    assert table.you.fields == [DRUMS, WALLS] and table.you.graveyard == []
    assert table.you.ready_resources == 4
    assert (table.you.value(PEBBLE, "atk"), table.you.value(PEBBLE, "hp")) == (2, 2)


@pytest.mark.rule("gateruler:15-21b")
@pytest.mark.rule("gateruler:3-13c")
def test_r21_healing_may_take_face_down_damage() -> None:
    """From all four cards; in the graveyard everybody sees them."""
    table = begun(you=p(damage=[OX, OX, down(BEAR), down(BEAR)], hand=[SALVE]))
    assert not knows(table.them, BEAR)
    table.you.plays(SALVE)
    table.resolve()
    assert table.prompt == "heal" and table.you.offered == [OX, OX, BEAR, BEAR]
    table.you.chooses(BEAR, BEAR)
    assert table.you.damage == [OX, OX] and table.you.life == 8
    assert seen_in(table.them, "graveyard", 0).count(BEAR.number) == 2


@pytest.mark.rule("gateruler:12-4a")
@pytest.mark.rule("gateruler:7-5b")
def test_r22_setting_onto_an_occupied_set_zone() -> None:
    """The card set last stays and is still hidden; the other is shown and goes to the graveyard.
    Nobody is asked, and the gate is not used."""
    table = begun(
        them=p(ruler=marshal(set_zones=1), set=[SECOND_WIND], hand=[SLEEP], attack={1: PEBBLE}),
        turn_of="them",
    )
    table.them.sets(SLEEP)
    assert table.waiting == [] and table.prompt == "act" and table.asked == "them"
    assert table.them.graveyard == [SECOND_WIND] and table.them.set_cards == [SLEEP]
    assert knows(table.you, SECOND_WIND) and not knows(table.you, SLEEP)


@pytest.mark.rule("gateruler:3-14e")
@pytest.mark.rule("gateruler:12-5a")
@pytest.mark.rule("gateruler:14-2a-1")
def test_r23_charges_of_a_unit_that_leaves() -> None:
    """The abilities of a charge sleep, and when its unit leaves it goes to the graveyard."""
    drummer = unit("Drummer", "L1 1/1/1", "Your other units gain +1 ATK.")
    table = begun(you=p(attack={1: charged(OX, drummer, PEBBLE), 2: PEBBLE}, hand=[COME_HOME]))
    assert (value_in(table.you, 1, "atk"), value_in(table.you, 2, "atk")) == (2, 1)
    play(table.you, COME_HOME, OX)
    assert table.you.hand == [OX]
    assert sorted([each.name for each in table.you.graveyard]) == ["Come Home", "Drummer", "Pebble"]
