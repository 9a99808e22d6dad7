"""Chapter 2: names, life, damage and properties."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.gateruler.rulings.book.stock import (
    DRAKE,
    OX,
    PEBBLE,
    ROOST,
    SLEEP,
    actions,
    begun,
    deck,
    finds_nothing,
    hurt,
    p,
    play,
    standard,
    unit,
)
from tests.games.gateruler.table import down
from tests.games.gateruler.told import knows

HERON = unit("Brass Heron", "L1 1/2/1")
DUSK = unit("Brass Heron of Dusk", "L3 3/3/1")
NARROW = standard("Narrow Call", "Choose 1 «Brass Heron» in your deck and add it to your hand.")
WIDE = standard("Wide Call", 'Choose 1 "Brass Heron" in your deck and add it to your hand.')


@pytest.mark.rule("gateruler:2-2d")
@pytest.mark.rule("gateruler:15-6a-4")
def test_r09_angle_marks_ask_for_exactly_that_name() -> None:
    """The card is looked for on resolution; it is shown to the opponent, and the rest is
    shuffled."""
    table = begun(you=p(deck=deck(HERON, DUSK), hand=[NARROW]))
    table.you.plays(NARROW)
    assert table.prompt != "target"
    table.resolve()
    assert table.prompt == "search" and table.you.offered == [HERON]
    table.you.chooses(HERON)
    assert table.you.hand == [HERON] and knows(table.them, HERON)
    assert len(table.you.deck) == 19


@pytest.mark.rule("gateruler:2-2c")
@pytest.mark.rule("gateruler:15-6b")
def test_r09_quotation_marks_take_names_with_it_too() -> None:
    """The name in quotation marks may be a part of the card's name."""
    table = begun(you=p(deck=deck(HERON, DUSK), hand=[WIDE]))
    table.you.plays(WIDE)
    table.resolve()
    assert table.you.offered == [HERON, DUSK]
    table.you.chooses(DUSK)
    assert table.you.hand == [DUSK] and knows(table.them, DUSK)


@pytest.mark.rule("gateruler:15-6a-3")
@pytest.mark.parametrize("card", [NARROW, WIDE])
@pytest.mark.parametrize("top", [(), (HERON,)])
def test_r09_one_may_find_nothing(card: Card, top: tuple[Card, ...]) -> None:
    """With such a card in the deck or without: the event can be played, and nothing found."""
    table = begun(you=p(deck=deck(*top), hand=[card]))
    table.you.plays(card)
    table.resolve()
    assert table.prompt == "search"
    finds_nothing(table.you)
    assert table.you.hand == [] and len(table.you.deck) == 20


FOX = unit("Cornered Fox", "L2 2/2/1", "If your current life is 6 or less, this gains +3 ATK.")


@pytest.mark.rule("gateruler:2-6c")
@pytest.mark.parametrize(("face_down", "life", "atk"), [(2, 6, 5), (0, 8, 2)])
def test_r10_current_life_counts_face_down_damage_too(face_down: int, life: int, atk: int) -> None:
    """A face-down damage card has no properties, but it is a card there: 10 less all four is 6."""
    cards = [PEBBLE, PEBBLE, *[down(PEBBLE)] * face_down]
    table = begun(you=p(damage=cards, attack={1: FOX}))
    assert table.you.life == life and table.you.value(FOX, "atk") == atk


@pytest.mark.rule("gateruler:2-11a-2")
@pytest.mark.rule("gateruler:2-11a-3")
def test_r11_damage_does_not_lower_hp() -> None:
    """A Stone Ox of 4 HP with 3 damage is no unit of 3 HP; with 3 HP it is destroyed."""
    snare = standard("Snare", "Choose 1 enemy unit with 3 or less HP and destroy it.")
    wither = standard("Wither", "Choose 1 enemy unit. Until the end of this turn, it gains -1 HP.")
    table = begun(
        you=p(attack={1: OX}), them=p(hand=[snare, wither]), turn_of="them",
        prepare=lambda table: hurt(table.you, 1, 3),
    )  # fmt: skip
    assert actions(table.them) == {("play", "Wither")}
    assert table.you.value(OX, "hp") == 4
    play(table.them, wither, OX)
    assert table.you.graveyard == [OX] and table.logged("destroy")


@pytest.mark.rule("gateruler:2-1b-1")
@pytest.mark.rule("gateruler:14-4b-4e")
@pytest.mark.parametrize("chosen", [DRAKE, ROOST])
def test_r12_a_bare_attribute_means_any_card_in_play_with_it(chosen: Card) -> None:
    """Not the Drake of the graveyard, nor a face-down card, whose attribute nobody sees."""
    banish = standard("Banish", "Choose 1 enemy {Dragon} and put it into the graveyard.")
    table = begun(
        you=p(hand=[banish]),
        them=p(attack={1: DRAKE}, field=[ROOST], set=[SLEEP], graveyard=[DRAKE]),
    )
    assert table.them.value(DRAKE, "atk") == 4
    table.you.plays(banish)
    assert sorted([each.name for each in table.you.offered]) == ["Dragon Roost", "Ember Drake"]
    assert table.asks is not None
    in_play = {table.them.find(DRAKE), table.them.find(ROOST)}
    assert {int(option[1]) for option in table.asks.options} == in_play
    table.you.chooses(chosen)
    table.resolve()
    assert table.them.graveyard == [DRAKE, chosen]
    if chosen is ROOST:
        assert table.them.value(DRAKE, "atk") == 3
