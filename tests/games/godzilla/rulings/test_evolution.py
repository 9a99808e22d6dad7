"""Rulings on Evolution: finding nothing, and cards that cannot be played there."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.godzilla.table import after, battle, given, monster, side

EDITIONS = pytest.mark.parametrize("edition", ["ja-1.04", "en-1.01"])


def larva() -> Card:
    return battle(text="[Evolution 3] «Moth»", traits=["Moth"])


@EDITIONS
@pytest.mark.rule("godzilla:12.6.2")
@pytest.mark.rule("godzilla:4.1.2.3")
def test_whoever_finds_nothing_to_evolve_into_says_so(edition: str) -> None:
    """Q. I searched, and there is no such card. What is left to do?  A. To say that I found
    none; my opponent does not learn whether there was one."""
    small = larva()
    table = given(you=side(zones={4: small}, deck=[battle(), battle()]), edition=edition)
    table.you.says("yes")
    assert table.you.offered == ["pass"]
    assert "options" not in table.them.sees()["decision"]
    table.you.passes()
    assert table.you.zone(4) is small


@EDITIONS
@pytest.mark.rule("godzilla:12.6.2")
def test_in_an_empty_deck_there_is_nothing_to_look_for(edition: str) -> None:
    """Everybody sees that the deck is empty: nothing is asked about its cards."""
    small = larva()
    table = given(you=side(zones={4: small}), edition=edition)
    table.you.says("yes")
    assert table.prompt == "main"
    assert table.you.zone(4) is small


@EDITIONS
@pytest.mark.rule("godzilla:1.3.3")
@pytest.mark.rule("godzilla:12.6.2")
@pytest.mark.parametrize("discarded", [1, 2])
def test_a_card_that_cannot_be_played_is_nothing_to_evolve_into(
    edition: str, discarded: int
) -> None:
    """Q. The card I found cannot be played now. Does my card evolve into it?  A. No. It was
    revealed, and the deck is shuffled."""
    proud = battle(
        text="This card cannot be played if you have 1 or fewer monster cards in your discard "
        "pile.",
        traits=["Moth"],
    )
    small = larva()
    table = given(
        you=side(
            zones={4: small}, deck=[proud, battle()], discard=[monster() for _ in range(discarded)]
        ),
        edition=edition,
    )
    table.you.says("yes")
    table.you.chooses(proud)
    assert table.you.zone(4) is (small if discarded == 1 else proud)
    assert len(table.logged("reveal")) == 1
    assert len(table.logged("shuffle")) == 1
    assert len(table.logged("evolve")) == discarded - 1


BOUND = "This card can only be played in zone 8."


@pytest.mark.rule("godzilla:1.3.3")
@pytest.mark.parametrize("zone", [4, 8])
def test_a_card_of_one_zone_evolves_there_and_nowhere_else(zone: int) -> None:
    bound, small = battle(text=BOUND, traits=["Moth"]), larva()
    table = given(you=side(zones={zone: small}, deck=[bound]))
    table.you.says("yes")
    table.you.chooses(bound)
    assert table.you.zone(zone) is (bound if zone == 8 else small)


@pytest.mark.rule("godzilla:1.3.3")
@pytest.mark.parametrize("zone", [4, 8])
def test_an_effect_plays_it_on_top_there_and_nowhere_else(zone: int) -> None:
    bound, host = battle("Anchor", BOUND), battle()
    table = after(
        "Search your deck for 1 card named “Anchor”, play it on top of 1 of your battle cards, "
        "then shuffle your deck.",
        you=side(deck=[bound], zones={zone: host}),
    )
    table.you.chooses(bound)
    assert table.you.zone(zone) is (bound if zone == 8 else host)


@pytest.mark.rule("godzilla:1.3.3")
@pytest.mark.parametrize("zone", [4, 8])
def test_it_is_played_on_top_from_hand_there_and_nowhere_else(zone: int) -> None:
    bound = battle(
        text=f"{BOUND} If you would play this card on top of your battle card, you can play this "
        "card from your hand with its rank reduced by 4.",
        rank=5,
    )
    table = given(you=side(hand=[bound], zones={zone: battle()}))
    assert table.you.offers("play onto") == ([bound] if zone == 8 else [])
