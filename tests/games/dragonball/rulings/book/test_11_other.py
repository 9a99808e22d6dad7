"""Chapter 11: loops, control and looking."""

from __future__ import annotations

import pytest

from headjudge.language.loops import PATIENCE
from tests.games.dragonball.rulings.book.stock import (
    ACORN,
    FILLER,
    LAMP_OIL,
    LEAD_AWAY,
    RAM,
    SILL,
    a,
    b,
    battle,
    chief,
    extra,
    given,
    known,
    looks,
    sizes,
    tired,
)
from tests.games.dragonball.table import fought

LEFT_GHOST = battle(
    "Left Ghost",
    "black",
    "2(-)",
    10000,
    "[Auto] When you play this card, choose 1 of your Battle Cards other than this "
    "card and KO it.\n"
    "[Auto] When this card is KO'd, play it from your Drop Area.",
)
RIGHT_GHOST = battle(
    "Right Ghost",
    "black",
    "2(-)",
    10000,
    "[Auto] When you play this card, choose 1 of your Battle Cards other than this "
    "card and KO it.\n"
    "[Auto] When this card is KO'd, play it from your Drop Area.",
)


@pytest.mark.rule("dragonball:11-1-1", "dragonball:11-1-2")
def test_r112_a_loop_nobody_can_stop() -> None:
    """An infinite loop that neither player can stop ends the game as a draw (11-1-2)."""
    table = given(a(battle=[LEFT_GHOST], hand=[RIGHT_GHOST], energy="KK"), b())
    table.you.plays(RIGHT_GHOST)
    assert table.result == ("draw", "11-1-2")


FREE_LEFT_GHOST = battle(
    "Left Ghost",
    "black",
    "2(-)",
    10000,
    "[Auto] When you play this card, choose up to 1 of your Battle Cards other than "
    "this card and KO it.\n"
    "[Auto] When this card is KO'd, play it from your Drop Area.",
)
FREE_RIGHT_GHOST = battle(
    "Right Ghost",
    "black",
    "2(-)",
    10000,
    "[Auto] When you play this card, choose up to 1 of your Battle Cards other than "
    "this card and KO it.\n"
    "[Auto] When this card is KO'd, play it from your Drop Area.",
)


@pytest.mark.rule("dragonball:11-1-2-1")
def test_r113_a_loop_one_player_can_stop() -> None:
    """If only one player has the choice to stop, that player names how often the loop is run and
    it is then ended at that choice (11-1-2-1)."""
    table = given(a(battle=[FREE_LEFT_GHOST], hand=[FREE_RIGHT_GHOST], energy="KK"), b())
    table.you.plays(FREE_RIGHT_GHOST)
    for _round in range(4 * PATIENCE):
        if table.prompt == "KO":
            table.you.chooses(table.you.offered[0])
    assert (table.prompt, table.asked) == ("loop-times", "you")
    table.you.chooses(3)
    assert table.prompt == "main", "the loop ends where A may choose none"
    assert table.result is None
    assert set(table.you.battle) == {FREE_LEFT_GHOST, FREE_RIGHT_GHOST}
    assert len(table.you.battle) == 2


LUTE_BOY = battle("Lute Boy", "yellow", "1(Y)", 5000, character="Lute")
LUTE_PLAYER = battle(
    "Lute Player",
    "yellow",
    "3(Y)",
    15000,
    "[Evolve] Y : <Lute>",
    character="Lute",
)
LURE = extra(
    "Lure",
    "red",
    "2(R)",
    "[Activate Main] Choose 1 of your opponent's Battle Cards with 15000 or less "
    "power and gain control of it.",
)
LULLABY = extra(
    "Lullaby",
    "red",
    "1(R)",
    "[Activate Main] Choose 1 of your Battle Cards and switch it to Active Mode.",
)
TAUNTER = chief(
    "Taunter",
    text="[Activate Main] Choose 1 of your opponent's Battle Cards, and it gets -5000 power for "
    "the duration of the turn.",
)


@pytest.mark.rule(
    "dragonball:11-3-6", "dragonball:11-5-1", "dragonball:11-5-1-1", "dragonball:7-4-1-6"
)
def test_r114_gaining_control() -> None:
    """A card keeps position and effects when control changes (11-5-1-1), the cards beneath move
    along (11-3-6), and comboed cards go to their owner's Drop Area (7-4-1-6)."""
    table = given(
        a(leader=TAUNTER, hand=[LURE, LULLABY, FILLER], energy="RRR"),
        b(battle=[tired(LUTE_PLAYER, LUTE_BOY)], hand=[FILLER]),
    )
    table.you.uses(TAUNTER)
    table.you.uses(LURE)
    assert (table.you.battle, table.them.battle) == ([LUTE_PLAYER], [])
    assert table.you.under(LUTE_PLAYER) == [LUTE_BOY]
    assert not table.you.is_active(LUTE_PLAYER)
    assert table.you.power(LUTE_PLAYER) == 10000
    table.you.uses(LULLABY)
    assert table.you.is_active(LUTE_PLAYER)
    table.you.attacks(TAUNTER, SILL)
    table.you.combos(LUTE_PLAYER)
    table.you.passes()
    table.them.combos(FILLER)
    fought(table)
    assert len(table.them.life) == 7, "15000 against 15000"
    assert set(table.them.drop) == {LUTE_PLAYER, LUTE_BOY, FILLER} and len(table.them.drop) == 3
    assert set(table.you.drop) == {LURE, LULLABY} and len(table.you.drop) == 2


PEEK = extra(
    "Peek",
    "blue",
    "1(B)",
    "[Activate Main] Look at up to 3 cards from the top of your deck.",
)


@pytest.mark.rule("dragonball:11-6-1", "dragonball:11-6-2", "dragonball:11-6-3")
def test_r115_just_looking() -> None:
    """Only the master looks (11-6-1), the cards never leave the deck (11-6-2), and without
    further instructions they are shuffled (11-6-3)."""
    table = given(a(hand=[PEEK], energy="B", deck=[RAM, ACORN, LAMP_OIL]), b())
    table.you.uses(PEEK)
    looks(table)
    assert table.prompt == "main", "the order is not asked for"
    assert sizes(table.you) == [8, 0, 30, 1]
    assert known(table.you, "deck", table.you) == known(table.them, "deck", table.you) == []
    looked = table.logged("look")
    for entry, card in zip(looked, (RAM, ACORN, LAMP_OIL), strict=True):
        assert card.number in str(entry.seen_by(0))
        assert card.number not in str(entry.seen_by(1))
    assert len(table.logged("shuffle")) == 1


STRAY_HOUND = battle(
    "Stray Hound",
    "black",
    "2(-)",
    10000,
    "[Auto] When this card is KO'd, draw 1 card.",
)
BANISH = extra(
    "Banish",
    "black",
    "1(-)",
    "[Activate Main] Choose 1 of your Battle Cards and send it to your Warp.",
)


@pytest.mark.rule("dragonball:11-4-1", "dragonball:3-10-2", "dragonball:3-1-7")
def test_r116_the_warp_is_the_owners() -> None:
    """Sending to the Warp means the owner's Warp (11-4-1, 3-1-7-1), which is an open area
    (3-10-2)."""
    table = given(a(hand=[LEAD_AWAY, BANISH], energy="K"), b(battle=[STRAY_HOUND]))
    table.you.uses(LEAD_AWAY)
    table.you.uses(BANISH)
    assert (table.you.warp, table.them.warp) == ([], [STRAY_HOUND])
    for viewer in (table.you, table.them):
        assert known(viewer, "warp", table.them) == [STRAY_HOUND.number]
    assert table.you.hand == table.them.hand == []
