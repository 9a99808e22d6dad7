"""Chapter 10: other keywords."""

from __future__ import annotations

import pytest

from tests.games.dragonball.rulings.book.stock import (
    BIG_GUST,
    FILLER,
    GATE_DOG,
    HOOK,
    OLD_MILL,
    ROAD_GUARD,
    SILL,
    TRAINER,
    VEIL,
    a,
    attack,
    b,
    back_of,
    battle,
    chief,
    ends_turn,
    extra,
    given,
    keywords,
    known,
    sizes,
)
from tests.games.dragonball.table import fought, rested

SLIM_BOY = battle("Slim Boy", "blue", "1(B)", 10000)
ROLL_CALL = extra(
    "Roll Call",
    "red",
    "2(R)",
    "[Activate Main] Choose all of your opponent's Battle Cards and switch them to "
    "Rest Mode, then draw 1 card.",
)
COLD_SNAP = extra(
    "Cold Snap",
    "red",
    "2(R)",
    "[Activate Main] All of your opponent's Battle Cards get -5000 power for the "
    "duration of the turn.",
)


@pytest.mark.rule("dragonball:10-16-1", "dragonball:8-5-3")
def test_r102_choose_all_and_all_barrier() -> None:
    """[Barrier] only prevents being chosen by the opponent's skills (10-16-1); an effect that
    chooses nothing reaches the card."""
    table = given(a(hand=[ROLL_CALL, COLD_SNAP], energy="RRRR"), b(battle=[VEIL, SLIM_BOY]))
    table.you.uses(ROLL_CALL)
    assert table.them.is_active(VEIL) and not table.them.is_active(SLIM_BOY)
    assert table.you.hand == [COLD_SNAP, FILLER]
    table.you.uses(COLD_SNAP)
    assert [table.them.power(card) for card in (VEIL, SLIM_BOY)] == [5000, 5000]
    table = given(a(leader=TRAINER, battle=[VEIL]), b())
    table.you.uses(TRAINER)
    assert table.you.power(VEIL) == 15000, "one's own skills choose it"


THATCHER = chief(
    "Thatcher",
    text="[Activate Main] Play 1 Straw Man token. (Straw Man tokens have 10000 power, 0 combo "
    "cost, 5000 combo power)",
)


@pytest.mark.rule("dragonball:10-18-5", "dragonball:10-18-6", "dragonball:10-18-7")
def test_r103_a_token_leaves() -> None:
    """Tokens are chosen like cards (10-18-6) and cease to exist when they leave the Battle Area
    (10-18-7)."""
    for card in (BIG_GUST, HOOK):
        table = given(
            a(leader=THATCHER, battle=[ROAD_GUARD]), b(hand=[BIG_GUST, HOOK], energy="BBBB")
        )
        table.you.uses(THATCHER)
        token = table.you.battle[1]
        ends_turn(table)
        table.them.passes()
        table.them.uses(card)
        assert set(table.them.offered) == {ROAD_GUARD, token}
        table.them.chooses(token)
        assert table.you.battle == [ROAD_GUARD]
        assert table.you.hand == table.you.drop == table.you.warp == table.you.removed == []
        assert len(table.them.hand) == (2 if card is BIG_GUST else 3)


MARTYR = battle(
    "Martyr",
    "yellow",
    "2(Y)",
    10000,
    "[Activate Main] Remove this card from the game : Draw 1 card.\n"
    "[Auto] When this card is KO'd, draw 1 card.",
)
CHOIR = battle(
    "Choir",
    "yellow",
    "2(Y)",
    10000,
    "[Activate Main] [Once per turn] [Sparking 5] This card gains +5000 power for the "
    "duration of the turn.",
)


@pytest.mark.rule("dragonball:10-19-1", "dragonball:10-19-2", "dragonball:8-4-2")
def test_r104_removed_from_the_game() -> None:
    """A removed card exists in no area (10-19-2) and no KO took place (10-1-2)."""
    table = given(a(battle=[MARTYR, CHOIR], drop=[FILLER] * 4), b())
    table.you.uses(MARTYR)
    assert table.you.battle == [CHOIR]
    assert table.you.removed == [MARTYR]
    assert (len(table.you.drop), table.you.warp, table.you.hand) == (4, [], [FILLER])
    assert known(table.them, "removed", table.you) == [MARTYR.number]
    assert table.you.offers("activate") == []
    table = given(a(battle=[CHOIR], drop=[FILLER] * 5), b())
    assert table.you.offers("activate") == [CHOIR]


FINAL_WORD = battle("Final Word", "green", "8(GGGG)", 45000, "[Victory Strike]", combo=(1, 10000))


@pytest.mark.rule("dragonball:10-20-1", "dragonball:1-2-6", "dragonball:10-4-1")
def test_r105_victory_strike() -> None:
    """Dealing life damage by attacking wins the game immediately (10-20-1, 1-2-6); a battle
    against a Battle Card deals none (7-4-1-4-2)."""
    table = given(a(battle=[FINAL_WORD]), b(battle=[GATE_DOG]))
    table.you.attacks(FINAL_WORD, SILL)
    table.them.says("no")
    fought(table)
    assert table.result is not None and table.result[0] == "you"
    table = given(a(battle=[FINAL_WORD]), b(battle=[GATE_DOG]))
    table.you.attacks(FINAL_WORD, SILL)
    table.them.says("yes")
    fought(table)
    assert table.result is None
    assert (table.them.drop, len(table.them.life)) == ([GATE_DOG], 8)


TEAMMATE = battle("Teammate", "green", "3(GG)", 15000, trait="Universe 7")
OUTSIDER = battle("Outsider", "green", "3(GG)", 15000, trait="Universe 6")
TEAM_CAPTAIN = chief("Team Captain", text="[Warrior of Universe 7]")
MATES = [TEAMMATE, OUTSIDER]


@pytest.mark.rule("dragonball:10-21-1", "dragonball:2-11-1-1")
def test_r106_warrior_of_universe_7() -> None:
    """Only the specified cost of 《Universe 7》 cards is ignored; the total cost stays
    (10-21-1)."""
    table = given(a(leader=TEAM_CAPTAIN, hand=MATES, energy="RRR"), b())
    assert table.you.offers("play") == [TEAMMATE]
    table.you.plays(TEAMMATE)
    assert (table.you.battle, table.you.active_energy) == ([TEAMMATE], [])
    table = given(a(leader=TEAM_CAPTAIN, hand=MATES, energy="RR"), b())
    assert table.you.offers("play") == []
    table = given(a(hand=MATES, energy="RRR"), b())
    assert table.you.offers("play") == []


CHORUS_BOY = battle(
    "Chorus Boy",
    "green",
    "2(G)",
    10000,
    "[Permanent] [Bond 2] This card gains +5000 power.\n"
    "[Permanent] [Bond 2] 《Tower》 : This card gains [Double Strike].",
    trait="Tower",
)
BELL_BOY = battle("Bell Boy", "green", "1(G)", 5000, trait="Tower")


@pytest.mark.rule("dragonball:10-23-1", "dragonball:10-23-2-1", "dragonball:10-18-5")
def test_r107_bond() -> None:
    """[Bond X] counts Battle Cards in the Battle Area, the card itself included, and with a
    description only those that fit (10-23-1, 10-23-2-1)."""
    there = [CHORUS_BOY, OLD_MILL]
    for more, power, double in (
        ([], 10000, False),
        ([ROAD_GUARD], 15000, False),
        ([ROAD_GUARD, BELL_BOY], 15000, True),
    ):
        table = given(a(battle=[*there, *more], hand=[FILLER]), b())
        assert table.you.power(CHORUS_BOY) == power
        assert ("Double Strike" in keywords(table.you, CHORUS_BOY)) is double
    table.you.attacks(CHORUS_BOY, SILL)
    table.you.combos(BELL_BOY)
    assert table.you.power(CHORUS_BOY) == 15000
    assert "Double Strike" not in keywords(table.you, CHORUS_BOY)
    fought(table)
    assert len(table.them.life) == 7


SHIFTER = battle(
    "Shifter",
    "yellow",
    "3(Y)",
    15000,
    "[Swap 4] Y : 《Kin》 with an energy cost of 4.",
    trait="Kin",
)
KIN_FOUR = battle(
    "Kin Four",
    "yellow",
    "4(YY)",
    20000,
    "[Auto] When you play this card, draw 1 card.",
    character="Kin",
    trait="Kin",
)
KIN_THREE = battle("Kin Three", "yellow", "3(Y)", 15000, character="Kin", trait="Kin")


@pytest.mark.rule(
    "dragonball:10-24-2", "dragonball:10-24-3", "dragonball:2-11-3", "dragonball:3-6-4"
)
def test_r108_swap() -> None:
    """Up to 1 card with exactly that energy cost is played, then the card with [Swap] returns
    (10-24-3)."""
    for taken in (True, False):
        table = given(a(battle=[rested(SHIFTER)], hand=[KIN_FOUR, KIN_THREE], energy="Y"), b())
        assert table.you.offers("activate") == [SHIFTER]
        table.you.uses(SHIFTER)
        assert table.you.offered == [KIN_FOUR]
        table.you.chooses(*[KIN_FOUR] * taken)
        assert table.you.active_energy == []
        if taken:
            assert table.you.battle == [KIN_FOUR] and table.you.is_active(KIN_FOUR)
            assert KIN_FOUR in table.you.offers("attack")
            assert table.you.hand == [KIN_THREE, SHIFTER, FILLER]
        else:
            assert table.you.battle == []
            assert table.you.hand == [KIN_FOUR, KIN_THREE, SHIFTER]


CROSSROADS = extra(
    "Crossroads",
    "blue",
    "1(B)",
    "[Activate Main] Choose two-\n"
    "・Draw 1 card.\n"
    "・Choose 1 card in your hand and place it in your Drop Area.\n"
    "・Choose up to 1 of your energy and switch it to Active Mode.",
)


@pytest.mark.rule("dragonball:10-27-1", "dragonball:10-27-3")
def test_r109_choosing_several_effects_and_their_order() -> None:
    """The player activating the skill decides which effects and in which order (10-27-3);
    impossible parts are skipped (1-3-2)."""
    for order, hand, drop in (((1, 0), 1, 1), ((0, 1), 0, 2)):
        table = given(a(hand=[CROSSROADS], energy="BB"), b())
        table.you.uses(CROSSROADS)
        assert table.asked == "you"
        table.you.chooses(*order)
        assert table.prompt == "main"
        assert sizes(table.you) == [8, hand, 29, drop]


LAMP_SPIRIT = chief(
    "Lamp Spirit",
    text="[Auto] When this card attacks, it gets +5000 power for the duration of the turn.\n"
    "[Wish] When there are 7 [Dragon Ball] cards in your Drop Area : Draw 1 card, and flip this "
    "card over.",
    behind={"power": 20000},
)
LAST_ORB = extra("Last Orb", "black", "0(-)", "[Dragon Ball]\n[Activate Main] Draw 1 card.")


@pytest.mark.rule("dragonball:10-28-1", "dragonball:10-28-3", "dragonball:10-28-5")
def test_r110_wish() -> None:
    """[Wish] needs its condition (10-28-1); position and power effects carry over when the card
    is flipped (10-28-5)."""
    table = given(a(leader=LAMP_SPIRIT, drop=[LAST_ORB] * 6, hand=[LAST_ORB]), b())
    attack(table, LAMP_SPIRIT, SILL)
    assert table.you.power(LAMP_SPIRIT) == 15000
    assert table.you.offers("activate") == [LAST_ORB]
    table.you.uses(LAST_ORB)
    assert (table.you.hand, table.you.drop) == ([FILLER], [LAST_ORB] * 7)
    assert table.you.offers("activate") == [LAMP_SPIRIT]
    table.you.does("activate", LAMP_SPIRIT)
    assert back_of(table.you)
    assert table.you.power(table.you.leader) == 25000
    assert not table.you.is_active(table.you.leader)
    assert (len(table.you.hand), table.you.drop) == (2, [LAST_ORB] * 7)


CANNONEER = battle(
    "Cannoneer",
    "red",
    "3(R)",
    15000,
    "[Auto][Burst 2] When this card attacks, it gains +5000 power for the duration of the turn.",
)


@pytest.mark.rule("dragonball:10-30-1", "dragonball:9-2-4", "dragonball:8-6-4")
def test_r111_burst() -> None:
    """The skill can be activated only if its owner chooses to place the full number (10-30-1);
    an empty deck is a loss (9-2-4)."""
    for size, said, power in ((30, "yes", 20000), (30, "no", 15000), (1, "", 15000)):
        table = given(a(battle=[CANNONEER], size=size), b())
        table.you.attacks(CANNONEER, SILL)
        if said:
            table.you.says(said)
        fought(table)
        assert table.prompt == "main"
        assert table.you.power(CANNONEER) == power
        burst = 2 if said == "yes" else 0
        assert sizes(table.you) == [8, 0, size - burst, burst]
        assert len(table.them.life) == 7
    table = given(a(battle=[CANNONEER], size=2), b())
    table.you.attacks(CANNONEER, SILL)
    table.you.says("yes")
    assert table.result == ("them", "9-2-4")
