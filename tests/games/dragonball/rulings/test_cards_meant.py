"""Which cards a text means: sorts, areas, and cards taken by chance."""

from __future__ import annotations

import pytest

from tests.games.dragonball.rulings.cards import chief, device, fighter
from tests.games.dragonball.table import battle_card, given, side

KARROW = battle_card("Karrow the Young", character=["Karrow"])
OLD_KARROW = battle_card("Karrow the Old", character=["Karrow: Elder"])
BLUE_TESSINE = battle_card("Tessine at Sea", character=["Tessine"], color=["blue"])
RED_TESSINE = battle_card("Tessine Ashore", character=["Tessine"])
TWO_TONE = battle_card("Dusk", color=["red", "blue"])
A = battle_card("Ada")
B = battle_card("Bodo")
C = battle_card("Cilla")


def test_one_sort_or_another_each_with_all_it_asks_for() -> None:
    """Q. Is a blue Tessine a <Karrow> card or red <Tessine> card?  A. No: a Tessine must be red."""
    picker = device(
        "Net",
        "[Activate: Main] Choose up to 1 <Karrow> card or red <Tessine> card from your Drop Area "
        "and add it to your hand.",
    )
    dropped = [KARROW, BLUE_TESSINE, RED_TESSINE, A]
    table = given(side(hand=[picker], drop=dropped))
    table.you.uses(picker)
    assert table.you.offered == [KARROW, RED_TESSINE]
    table.you.chooses(RED_TESSINE)
    assert table.you.hand == [RED_TESSINE]


def test_battle_cards_or_energy() -> None:
    """Q. Does it take my opponent's Field card, or their leader?  A. Neither."""
    field = device("Old Kiln", "[Field]")
    wave = device(
        "Wave",
        "[Activate: Main] Choose 1 of your opponent's Battle Cards or energy and switch it to Rest "
        "Mode.",
    )
    table = given(side(hand=[wave]), side(battle=[A, field], energy=[B]))
    table.you.uses(wave)
    assert table.you.offered == [A, B]
    table.you.chooses(B)
    assert table.them.active_energy == []


def test_a_card_of_several_colours_is_multicolor() -> None:
    text = "[Activate: Main] If you have a multicolor card in your energy, draw 1 card."
    sage = fighter("Sage", text)
    table = given(side(battle=[sage], energy=[TWO_TONE], deck=[A]))
    table.you.uses(sage)
    assert table.you.hand == [A]


def test_cards_of_one_colour_each_are_not() -> None:
    text = "[Activate: Main] If you have a multicolor card in your energy, draw 1 card."
    sage = fighter("Sage", text)
    table = given(side(battle=[sage], energy=[BLUE_TESSINE, RED_TESSINE], deck=[A]))
    table.you.uses(sage)
    assert table.you.hand == []


def test_part_of_a_character_name_is_enough_where_a_text_says_so() -> None:
    whole = "[Activate: Main] Choose 1 of your opponent's <Karrow> Battle Cards and KO it."
    part = (
        "[Activate: Main] Choose 1 of your opponent's Battle Cards whose character name includes "
        "<Karrow> and KO it."
    )
    named, includes = device("Named", whole), device("Includes", part)
    table = given(side(hand=[named, includes]), side(battle=[KARROW, OLD_KARROW, RED_TESSINE]))
    table.you.uses(named)
    assert table.them.drop == [KARROW]
    table.you.uses(includes)
    assert table.them.drop == [KARROW, OLD_KARROW]


AT_RANDOM = (
    "[Activate: Main] Choose up to 2 cards from your opponent's hand at random, and place them in "
    "their Drop Area."
)


def test_of_up_to_so_many_at_random_one_says_how_many() -> None:
    thief = device("Thief", AT_RANDOM)
    table = given(side(hand=[thief]), side(hand=[A, B, C]))
    table.you.uses(thief)
    assert table.you.offered == [2, 1, 0]
    table.you.chooses(1)
    assert len(table.them.drop) == 1 and len(table.them.hand) == 2


def test_no_more_than_there_are_can_be_named() -> None:
    thief = device("Thief", AT_RANDOM)
    table = given(side(hand=[thief]), side(hand=[A]))
    table.you.uses(thief)
    assert table.you.offered == [1, 0]
    table.you.chooses(0)
    assert table.them.hand == [A]


def test_chance_takes_each_card_sooner_or_later() -> None:
    thief = device("Thief", AT_RANDOM.replace("up to 2 cards", "1 card").replace("them", "it"))
    taken = set()
    for seed in range(12):
        table = given(side(hand=[thief]), side(hand=[A, B, C]), seed=seed)
        table.you.uses(thief)
        taken.add(table.them.drop[0].name)
    assert taken == {"Ada", "Bodo", "Cilla"}


def test_skills_on_cards_other_than_the_leader() -> None:
    """Q. May I still use my leader's skill?  A. Yes, but no other card's."""
    ban = fighter(
        "Silencer",
        "[Auto] When this card attacks, your opponent can't activate skills on cards other than "
        "their Leader Card for the duration of the turn.",
    )
    speaker = chief("[Activate: Battle] Draw 1 card.")
    sage = fighter("Sage", "[Activate: Battle] Draw 1 card.")
    table = given(side(battle=[ban]), side(leader=speaker, battle=[sage]))
    table.you.attacks(ban, speaker)
    assert table.them.offers("activate") == [speaker]
    table.leave_open()


# A card that goes under the one that was chosen


@pytest.mark.rule("dragonball:11-3-1")
@pytest.mark.parametrize("chosen", [True, False])
def test_a_card_of_the_deck_goes_under_the_card_that_was_chosen(chosen: bool) -> None:
    """Q. I choose a Battle Card and place the top card of my deck under it. Where does it lie?
    A. Under the Battle Card; if I choose none, the card stays in the deck."""
    text = (
        "[Activate: Main] Choose up to 1 of your Battle Cards and place the top card of your deck "
        "under it."
    )
    doer, host, top = fighter("Doer", text), battle_card("Host"), battle_card("Top")
    table = given(side(battle=[doer, host], deck=[top, A]))
    table.you.uses(doer)
    table.you.chooses(*([host] if chosen else []))
    assert table.you.under(host) == ([top] if chosen else [])
    assert table.you.deck[0] == (A if chosen else top)
