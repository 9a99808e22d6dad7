"""Chapter 13: changing damage, ruler damage, Counter abilities, healing."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.gateruler import table as tables
from tests.games.gateruler.rulings.book.stock import (
    BEAR,
    BIG_OX,
    FLASH_NOTE,
    GLOOM_BAT,
    IDLE,
    LANCE_THROW,
    LANCER,
    LIGHTNING,
    MISFIRE,
    OLD_GUARD,
    PEBBLE,
    QUICK_IDEA,
    SALVE,
    TWIN_BOLT,
    WALLS,
    all_pass,
    begun,
    deck,
    event,
    field,
    fighting,
    instant,
    p,
    play,
    spend,
    standard,
    strike,
    to_main_phase,
    unit,
    wounds,
)
from tests.games.gateruler.table import Table
from tests.games.gateruler.told import printed

SAVE = "You can play this when an allied unit would be dealt damage."
BUCKLER = event("Buckler", SAVE, "Reduce this damage by 2.")
BULWARK = event("Bulwark", SAVE, "This damage becomes 0.")


def twin_bolt(answer: Card, first: Card = OLD_GUARD) -> Table:
    """P1's Twin Bolt hits both of P2's units, and P2 answers."""
    table = begun(you=p(hand=[TWIN_BOLT]), them=p(attack={1: first, 2: BEAR}, set=[answer]))
    table.you.plays(TWIN_BOLT)
    assert table.prompt == "standby"
    table.them.chooses(answer)
    table.resolve()
    return table


@pytest.mark.rule("gateruler:13-3d-2")
@pytest.mark.rule("gateruler:15-22a-1")
@pytest.mark.parametrize(
    ("shares", "left"),
    [((OLD_GUARD, OLD_GUARD), OLD_GUARD), ((OLD_GUARD, BEAR), BEAR), ((BEAR, BEAR), BEAR)],
)
def test_r76_reducing_damage_to_two_units(shares: tuple[Card, ...], left: Card) -> None:
    """P2 divides the 2 as P2 likes; it is not 2 for each."""
    table = twin_bolt(BUCKLER)
    for share in shares:
        assert table.prompt == "prevent" and table.asked == "them"
        table.them.chooses(share)
    table.resolve()
    dealt = 3 - shares.count(left)
    assert table.them.damage_on(left) == dealt
    (other,) = {OLD_GUARD, BEAR} - {left}
    assert other in table.them.graveyard and left not in table.them.graveyard


@pytest.mark.rule("gateruler:13-3d-2b")
@pytest.mark.rule("gateruler:13-2c")
def test_r77_this_damage_becomes_0_covers_all_of_them() -> None:
    """Every part of the damage is 0, nobody has to choose, and no unit was dealt damage."""
    tender = unit("Tender Guard", "L2 2/2/1", "When this is dealt damage, draw 1 card.")
    table = twin_bolt(BULWARK, tender)
    assert table.prompt == "act"
    assert (wounds(table.them, 1), wounds(table.them, 2)) == (0, 0)
    assert table.them.hand == [] and table.them.graveyard == [BULWARK]


FORGE = field("Forge", "Add +1 to the base damage of your events.")
HALL = field("Echo Hall", "Double the damage dealt by your events.")
SOFT = field("Soft Ground", "Reduce the damage dealt to your units by 2.")


@pytest.mark.rule("gateruler:14-14f")
@pytest.mark.rule("gateruler:14-14g-2")
@pytest.mark.parametrize(
    ("mine", "theirs", "dealt"),
    [([FORGE, HALL], [SOFT], 4), ([HALL], [SOFT], 2), ([FORGE], [SOFT, HALL], 1)],
)
def test_r78_base_damage_doubling_reducing(
    mine: list[Card], theirs: list[Card], dealt: int
) -> None:
    """(2 + 1) x 2 - 2, and nobody is asked for an order. The Hall of the other player doubles
    nothing of mine."""
    table = begun(you=p(field=mine, hand=[LIGHTNING]), them=p(field=theirs, attack={1: BIG_OX}))
    table.you.plays(LIGHTNING)
    assert table.waiting == [] and table.prompt != "replace"
    assert wounds(table.them, 1) == dealt


PAD = instant("Pad", "Choose 1 allied unit. Reduce the next damage dealt to it this turn by 2.")


@pytest.mark.rule("gateruler:13-3c-1")
@pytest.mark.rule("gateruler:14-14e-1")
def test_r79_only_the_next_damage() -> None:
    """The first Lance Throw deals 1, the second 3."""
    table = begun(you=p(hand=[LANCE_THROW, LANCE_THROW]), them=p(attack={1: BIG_OX}, set=[PAD]))
    table.you.plays(LANCE_THROW)
    while table.asked != "them":
        table.player(table.asked).passes()
    play(table.them, PAD, BIG_OX)
    assert wounds(table.them, 1) == 1
    play(table.you, LANCE_THROW, BIG_OX)
    assert wounds(table.them, 1) == 4


@pytest.mark.rule("gateruler:14-14e-1")
def test_r79_nothing_of_it_is_left_in_the_next_turn() -> None:
    """An effect on the next damage is over with the turn."""
    table = begun(
        you=p(hand=[LANCE_THROW, IDLE]), them=p(attack={1: BIG_OX}, set=[PAD], hand=[IDLE]),
        phase="turn", turn=1,
    )  # fmt: skip
    to_main_phase(table, "them")
    play(table.them, PAD, BIG_OX)
    to_main_phase(table, "you")
    play(table.you, LANCE_THROW, BIG_OX)
    assert wounds(table.them, 1) == 3


DART = unit(
    "Spite Dart", "L1 1/1/1", "[CNT] Choose 1 enemy unit with 4 or more ATK and destroy it."
)


@pytest.mark.rule("gateruler:13-6d-1")
@pytest.mark.rule("gateruler:13-6d-2")
def test_r80_counter_abilities_are_not_optional_and_such_a_card_is_no_damage() -> None:
    """It is played at once, with the only target there is, and players may answer. One without a
    target goes to the graveyard, and neither card is damage."""
    table = fighting(
        you=p(attack={1: GLOOM_BAT}),
        them=p(attack={1: BEAR}, deck=deck(MISFIRE, DART), set=[QUICK_IDEA]),
    )
    strike(table.you, 1, "ruler")
    while table.them.counter == []:
        assert table.prompt == "act"
        table.them.passes()
    assert table.them.counter == [MISFIRE] and table.waiting == ["ruler damage", "resolve ability"]
    assert table.them.attack(1) == BEAR and DART in table.them.deck
    table.them.passes()
    assert table.them.graveyard == [BEAR, MISFIRE, DART]
    assert table.them.damage == [] and table.you.attack(1) == GLOOM_BAT
    all_pass(table)


@pytest.mark.rule("gateruler:13-6c-1")
def test_r81_ignoring_cnt() -> None:
    """The card is damage like any other, and nothing is played."""
    sure = standard("Sure Hit", "Deal 1 damage to your opponent. Ignore [CNT] for this damage.")
    table = begun(you=p(deck=deck(MISFIRE), attack={1: BEAR}), them=p(hand=[sure]), turn_of="them")
    play(table.them, sure)
    assert table.you.damage == [MISFIRE] and table.you.attack(1) == BEAR
    assert table.game.state.face[table.you.find(MISFIRE)] == 0


@pytest.mark.rule("gateruler:13-5b")
@pytest.mark.rule("gateruler:9-4f")
def test_r82_a_counter_between_two_damage_cards_changes_the_next_card() -> None:
    """The processes are resolved one by one: the card drawn in between is not the one turned
    next."""
    table = fighting(
        you=p(attack={1: GLOOM_BAT}),
        them=p(deck=deck(FLASH_NOTE, BEAR, LANCER), set=[QUICK_IDEA]),
    )
    strike(table.you, 1, "ruler")
    while table.them.counter == []:
        table.them.passes()
    assert table.prompt == "act" and table.them.hand == []
    table.them.passes()
    assert table.them.hand == [BEAR] and table.them.damage == [LANCER]
    assert table.them.graveyard == [FLASH_NOTE]
    all_pass(table)


@pytest.mark.rule("gateruler:14-6c-1")
@pytest.mark.rule("gateruler:16-4b-1")
def test_r83_a_counter_ability_that_plays_the_card_itself() -> None:
    """Neither its level nor its timing is in the way."""
    text = "[CNT] Play this card.\nTiming: Standard Action\nChoose 1 enemy unit and destroy it."
    jar = tables.card("Counterblast Jar", "event", *printed(text), text=text, level=3)
    stone = unit("Door Stone", "L1 1/1/1")
    table = fighting(
        you=p(deck=deck(jar)), them=p(attack={1: PEBBLE}, defense=stone), turn_of="them",
        prepare=lambda table: spend(table.you, 5),
    )  # fmt: skip
    strike(table.them, 1, "ruler")
    table.you.chooses(stone)
    all_pass(table)
    assert table.them.graveyard == [stone] and table.them.attack(1) == PEBBLE
    assert table.you.graveyard == [jar] and table.you.damage == []


@pytest.mark.rule("gateruler:13-8a")
def test_r84_damage_to_a_field() -> None:
    """The field can be chosen and is dealt nothing; the rest of the text is done."""
    shot = standard(
        "Wild Shot", "Choose 1 enemy card in play and deal 3 damage to it. Draw 1 card."
    )
    table = begun(you=p(hand=[shot]), them=p(field=[WALLS]))
    play(table.you, shot, WALLS)
    assert table.them.fields == [WALLS] and table.them.damage == []
    assert len(table.you.hand) == 1


@pytest.mark.rule("gateruler:13-4b-1")
@pytest.mark.rule("gateruler:15-21c")
def test_r85_healing_more_than_there_is() -> None:
    """As much as there is, and nothing is saved up."""
    prick = standard("Prick", "You are dealt 1 damage.")
    table = begun(you=p(damage=1, hand=[SALVE, prick]))
    play(table.you, SALVE)
    assert table.you.damage == [] and table.you.graveyard == [PEBBLE, SALVE]
    play(table.you, prick)
    assert len(table.you.damage) == 1
