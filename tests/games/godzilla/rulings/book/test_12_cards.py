"""Chapter 12, second part: Evolution and Revenge."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.godzilla.rulings.book.stock import (
    EDITIONS,
    FELL,
    GRUB,
    PICKET,
    RECALL,
    SENTRY,
    WING,
    ends_turn,
    hen,
    machine,
    p1,
    p2,
)
from tests.games.godzilla.table import Side, battle, given


def egg(lang: str = "en") -> Card:
    return battle(
        "Moss Egg", "[Evolution 5] «Moss»", 0, text_ja="進化5＜Moss＞", lang=lang, colors=["blue"],
        traits=["Moss"],
    )  # fmt: skip


MOTH = battle(
    "Moss Moth",
    "[Evolution 8] «Moss»\n[Enter] If this card was played through evolution, draw 2 cards.",
    4000,
    rank=5,
    colors=["blue"],
    traits=["Moss"],
)
QUEEN = battle("Moss Queen", power=9000, rank=8, colors=["blue"], traits=["Moss"])


@EDITIONS
@pytest.mark.rule("godzilla:12.6.2")
@pytest.mark.rule("godzilla:5.17.1")
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_r111_evolution_one_step_a_turn(edition: str, lang: str) -> None:
    """Q. The card evolved into has Evolution too. Does it evolve at once?  A. Not this turn, and
    never at the opponent's main phase."""
    small = egg(lang)
    table = given(
        you=p1(zones={4: small}, deck=[MOTH, QUEEN, *[PICKET] * 18]), them=p2(position=1),
        edition=edition,
    )  # fmt: skip
    table.you.says("yes")
    assert table.you.offered == [MOTH]
    table.you.chooses(MOTH)
    assert table.you.zone(4) is MOTH
    assert table.you.under(4) == [small]
    assert table.you.discard == []
    assert len(table.logged("shuffle")) == 1
    assert len(table.you.hand) == 2
    assert table.prompt == "main"
    table.you.passes()
    ends_turn(table)
    assert (table.asked, table.prompt) == ("them", "main")
    table.them.passes()
    assert (table.asked, table.prompt) == ("you", "evolve")
    table.you.says("no")


@EDITIONS
@pytest.mark.rule("godzilla:12.6.2")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_r112_evolution_that_finds_nothing(edition: str, answer: str) -> None:
    """Q. I searched and found nothing. Is the deck shuffled?  A. In the Japanese edition, since it
    was searched; not in the English one."""
    deck = [battle() for _ in range(8)]
    small = egg()
    table = given(you=p1(zones={4: small}, deck=deck), them=p2(), edition=edition)
    table.you.says(answer)
    if answer == "yes":
        table.you.passes()
    assert table.you.zone(4) is small
    shuffled = answer == "yes" and edition == "ja-1.04"
    assert len(table.logged("shuffle")) == int(shuffled)
    assert shuffled or table.you.deck == deck


THIEF = machine(
    "Egg Thief",
    "At the beginning of your main phase, [Destroy] 1 of your other battle cards.",
    4000,
    rank=3,
)


@EDITIONS
@pytest.mark.rule("godzilla:10.5.2.3.3")
@pytest.mark.rule("godzilla:10.6.7")
@pytest.mark.rule("godzilla:10.10.1.1")
def test_r113_the_egg_is_destroyed_before_it_can_evolve(edition: str) -> None:
    """Q. The card is gone when its Evolution is played. What happens?  A. One may search and reveal
    a card; it is not played and stays in the deck."""
    small = egg()
    table = given(
        you=p1(zones={4: small, 2: THIEF}, deck=[PICKET, MOTH, PICKET]), them=p2(),
        edition=edition,
    )  # fmt: skip
    table.you.chooses(THIEF)
    assert table.you.discard == [small]
    table.you.says("yes")
    table.you.chooses(MOTH)
    assert table.prompt == "main"
    assert table.you.zone(4) is None
    assert MOTH in table.you.deck
    assert table.you.discard == [small]


@EDITIONS
@pytest.mark.rule("godzilla:10.6.3.1")
def test_r113_the_other_order(edition: str) -> None:
    small = egg()
    table = given(
        you=p1(zones={4: small, 2: THIEF}, deck=[PICKET, MOTH, PICKET, PICKET]), them=p2(),
        edition=edition,
    )  # fmt: skip
    table.you.chooses(small)
    table.you.says("yes")
    table.you.chooses(MOTH)
    while table.prompt == "standby":
        table.you.chooses(THIEF)
    assert table.you.zone(4) is None
    assert set(table.you.discard) == {small, MOTH}


@EDITIONS
@pytest.mark.rule("godzilla:12.7.3")
@pytest.mark.rule("godzilla:12.7.2")
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("stack", ["under", "alone", "on top"])
def test_r114_revenge_on_top_and_revenge_underneath(edition: str, lang: str, stack: str) -> None:
    bird = hen(lang)
    mine: Side = {
        "under": p1(zones={3: WING}, under={3: [bird]}),
        "alone": p1(zones={3: bird}),
        "on top": p1(zones={3: bird}, under={3: [GRUB]}),
    }[stack]
    table = given(you=mine, them=p2(hand=[FELL], position=4), turn_of="them", edition=edition)
    table.them.plays(FELL, zone=1)
    assert table.you.zone(3) is None
    assert bird in table.you.discard
    assert table.you.rage == (0 if stack == "under" else 1)


@EDITIONS
@pytest.mark.rule("godzilla:12.7.2")
def test_r115_leaving_the_field_elsewhere_is_no_revenge(edition: str) -> None:
    bird = hen()
    table = given(
        you=p1(position=4, zones={2: bird}, hand=[RECALL]), them=p2(zones={1: SENTRY}),
        edition=edition,
    )  # fmt: skip
    table.you.plays(RECALL, zone=1)
    assert table.you.hand == [bird]
    assert table.you.rage == 0
    table.you.invades_with(bird)
    assert table.you.discard == [bird]
    assert table.you.rage == 0
