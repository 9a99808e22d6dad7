"""Chapter 3: the areas."""

from __future__ import annotations

import pytest

from headjudge.language import terms as t
from tests.games.dragonball.rulings.book.stock import (
    ACORN,
    ENERGY,
    FILLER,
    LAMP_OIL,
    LEAD_AWAY,
    OLD_MILL,
    RAM,
    RECALL,
    ROW,
    SILL,
    TWIN_BLADE,
    a,
    attack,
    b,
    battle,
    extra,
    given,
    known,
    looks,
    sizes,
)
from tests.games.dragonball.table import fought, leader
from tests.games.dragonball.told import main

SPRINTER = battle(
    "Sprinter",
    "red",
    "2(R)",
    10000,
    "[Activate Main] [Once per turn] This card gains +5000 power for the duration of the turn.",
)


@pytest.mark.rule("dragonball:3-1-4", "dragonball:10-11-2", "dragonball:8-8-1-4")
def test_r21_back_to_the_hand_and_out_again_a_new_card() -> None:
    """A card that leaves the Battle Area for the hand is a new card there and nothing that was
    on it follows (3-1-4), and the once-per-turn limit hangs on the individual skill
    (10-11-2)."""
    table = given(a(battle=[SPRINTER], hand=[RECALL], energy="BRR"), b())
    table.you.uses(SPRINTER)
    assert table.you.power(SPRINTER) == 15000
    assert SPRINTER not in table.you.offers("activate")
    table.you.uses(RECALL)
    table.you.chooses(SPRINTER)
    assert table.you.hand == [SPRINTER]
    table.you.plays(SPRINTER)
    assert table.you.power(SPRINTER) == 10000
    assert table.you.is_active(SPRINTER)
    table.you.uses(SPRINTER)
    assert table.you.power(SPRINTER) == 15000


STRAY_HOUND = battle("Stray Hound", "black", "2(-)", 10000)
WHISTLE = extra(
    "Whistle",
    "red",
    "1(R)",
    "[Activate Main] Choose 1 of your Battle Cards and return it to your hand.",
)


@pytest.mark.rule("dragonball:3-1-7", "dragonball:3-1-7-1", "dragonball:4-2-2", "dragonball:11-5-1")
def test_r22_return_it_to_your_hand_with_a_card_you_do_not_own() -> None:
    """A card sent to another player's area other than Battle or Combo Area goes to its owner's
    area instead (3-1-7-1)."""
    table = given(a(hand=[LEAD_AWAY, WHISTLE], energy="R"), b(battle=[STRAY_HOUND]))
    table.you.uses(LEAD_AWAY)
    assert table.you.battle == [STRAY_HOUND]
    table.you.uses(WHISTLE)
    assert (table.you.hand, table.them.hand) == ([], [STRAY_HOUND])
    table = given(a(hand=[WHISTLE], energy="R", battle=[STRAY_HOUND]), b())
    table.you.uses(WHISTLE)
    assert table.you.hand == [STRAY_HOUND]


LEFT_BOOT = battle("Left Boot", "red", "2(R)", 10000)
RIGHT_BOOT = battle("Right Boot", "red", "2(R)", 10000)
SWEEP_AWAY = extra(
    "Sweep Away",
    "blue",
    "4(BB)",
    "[Activate Main] Choose up to 2 of your opponent's Battle Cards and place them at "
    "the bottom of their owner's deck.",
)


@pytest.mark.rule("dragonball:3-1-6", "dragonball:3-1-6-1", "dragonball:3-2-2")
def test_r23_who_orders_the_cards_at_the_bottom_of_the_deck() -> None:
    """The owner orders cards that arrive together, and on the way from an open to a secret area
    the others may not check the order (3-1-6, 3-1-6-1)."""
    bottoms = []
    for order in ([LEFT_BOOT, RIGHT_BOOT], [RIGHT_BOOT, LEFT_BOOT]):
        table = given(a(hand=[SWEEP_AWAY], energy="BBBB"), b(battle=[LEFT_BOOT, RIGHT_BOOT]))
        table.you.uses(SWEEP_AWAY)
        table.you.chooses(LEFT_BOOT, RIGHT_BOOT)
        assert table.asked == "them"
        assert set(table.them.offered) == {LEFT_BOOT, RIGHT_BOOT}
        table.them.chooses(*order)
        assert table.prompt == "main"
        assert len(table.them.deck) == 32
        assert len(known(table.them, "deck", table.them)) == 2
        assert known(table.you, "deck", table.them) == []
        bottoms.append(table.them.deck[-2:])
    assert bottoms[0] == bottoms[1][::-1]


NIGHT_READER = battle(
    "Night Reader",
    "blue",
    "1(B)",
    5000,
    "[Auto] When you play this card, look at up to 7 cards from the top of your deck, "
    "choose up to 1 <Lamp> card among them and add it to your hand, then shuffle your "
    "deck.",
)


@pytest.mark.rule("dragonball:11-6-2", "dragonball:3-2-2", "dragonball:9-2-4", "dragonball:1-3-2")
def test_r24_looking_at_the_whole_deck_does_not_empty_it() -> None:
    """Looked-at cards stay in their area (11-6-2); only a deck with 0 cards is a loss (9-2-4)."""
    cards = [LAMP_OIL, FILLER, FILLER]
    table = given(a(hand=[NIGHT_READER], energy="B", deck=cards, size=3), b())
    table.you.plays(NIGHT_READER)
    looks(table)
    assert table.result is None
    table.you.chooses(LAMP_OIL)
    assert (table.you.hand, len(table.you.deck)) == ([LAMP_OIL], 2)
    assert known(table.them, "hand", table.you) == [LAMP_OIL.number]
    assert table.result is None
    for taken in (True, False):
        table = given(a(hand=[NIGHT_READER], energy="B", deck=[LAMP_OIL], size=1), b())
        table.you.plays(NIGHT_READER)
        looks(table)
        table.you.chooses(*[LAMP_OIL] * taken)
        assert len(table.you.deck) == 1 - taken
        assert table.result == (("them", "9-2-4") if taken else None)


EARLY_BIRD = battle("Early Bird", "red", "1(R)", 10000)


@pytest.mark.rule("dragonball:3-6-4", "dragonball:7-1", "dragonball:6-2-3")
def test_r25_a_card_played_this_turn_may_attack_even_on_the_first_turn_of_the_game() -> None:
    """Cards arrive Active (3-6-4) and any Active Leader or Battle Card of the turn player may
    attack in the Main Phase (7-1); the book forbids nothing on the first turn but the draw
    (6-2-3)."""
    table = given(a(hand=[EARLY_BIRD], energy="R"), b(), turn=1)
    table.you.plays(EARLY_BIRD)
    assert table.you.is_active(EARLY_BIRD)
    assert EARLY_BIRD in table.you.offers("attack")
    attack(table, EARLY_BIRD, SILL)
    attack(table, ROW, SILL)
    assert sizes(table.them) == [6, 2, 30, 0]


NEW_MILL = extra(
    "New Mill",
    "green",
    "1(G)",
    "[Field]\n[Auto] When this card is placed in a Battle Area, draw 1 card.",
)
RIVER_BEND = extra(
    "River Bend",
    "blue",
    "1(B)",
    "[Field]\n[Auto] At the end of your turn, draw 1 card.",
)


@pytest.mark.rule("dragonball:3-6-6", "dragonball:10-3-1", "dragonball:10-3-3")
def test_r26_one_field_per_player() -> None:
    """Activating another [Field] puts that player's other Fields into the Drop Area after it
    resolves (10-3-3); the limit is per player's Battle Area (3-6-6)."""
    table = given(a(battle=[OLD_MILL], hand=[NEW_MILL], energy="G"), b(battle=[RIVER_BEND]))
    table.you.uses(NEW_MILL)
    assert table.you.battle == [NEW_MILL] and table.you.is_active(NEW_MILL)
    assert table.you.drop == [OLD_MILL]
    assert table.logged("KO") == []
    assert table.them.battle == [RIVER_BEND]
    assert table.you.hand == [FILLER]
    table.you.passes()
    table.begins("end phase")
    assert table.you.hand == [FILLER]
    table = given(a(battle=[OLD_MILL]), b())
    table.you.passes()
    table.begins("end phase")
    assert table.you.hand == [FILLER], "it would have drawn a card"


MUSTER = extra(
    "Muster",
    "yellow",
    "2(Y)",
    "[Activate Main] Play 1 Straw Man token. (Straw Man tokens have 10000 power)",
)
RALLY = extra(
    "Rally",
    "yellow",
    "2(Y)",
    "[Activate Main] Play 1 Rally Man token. (Rally Man tokens have 10000 power, 0 "
    "combo cost, 5000 combo power)",
)


@pytest.mark.rule("dragonball:3-7-3-1", "dragonball:10-18-2", "dragonball:10-18-7")
def test_r27_which_tokens_can_combo() -> None:
    """Only cards with both combo cost and combo power can combo (3-7-3-1), a token has just the
    figures its effect gave it (10-18-2), and a token leaving the Combo Area ceases to exist
    (10-18-7)."""
    table = given(a(hand=[MUSTER, RALLY], energy="YYYY"), b())
    table.you.uses(MUSTER)
    table.you.uses(RALLY)
    straw, rally = table.you.battle
    assert [straw.name, rally.name] == ["Straw Man", "Rally Man"]
    assert straw in table.you.offers("attack")
    table.you.attacks(ROW, SILL)
    assert table.you.offers("combo") == [rally]
    table.you.combos(rally)
    fought(table)
    assert len(table.them.life) == 7
    assert set(table.you.drop) == {MUSTER, RALLY} and len(table.you.drop) == 2
    assert table.you.battle == [straw]
    assert table.you.hand == table.you.warp == table.you.combo == []
    table = given(a(hand=[MUSTER, RALLY], energy="YYYY"), b(hand=[FILLER]))
    table.you.uses(MUSTER)
    table.you.uses(RALLY)
    table.you.attacks(ROW, SILL)
    table.you.combos(table.you.battle[1])
    table.them.combos(FILLER)
    fought(table)
    assert len(table.them.life) == 7, "15000 against 15000"


GREEN_SPRIG = battle("Green Sprig", "green", "2(G)", 10000)
SEED_KEEPER = battle(
    "Seed Keeper",
    "green",
    "2(G)",
    5000,
    "[Auto] When you play this card, choose up to 1 card in your hand and add it to "
    "your energy in Rest Mode.",
)


@pytest.mark.rule("dragonball:3-8-3", "dragonball:6-2-5", "dragonball:2-11-1-1")
def test_r28_fresh_energy_pays_at_once_unless_it_arrives_rested() -> None:
    """Cards enter the Energy Area in Active Mode unless stated otherwise (3-8-3)."""
    table = given(
        a(hand=[GREEN_SPRIG, SEED_KEEPER, ACORN], energy="G", deck=[FILLER]), b(),
        phase="charge phase",
    )  # fmt: skip
    table.you.charges(GREEN_SPRIG)
    assert table.halted, "one card a turn"
    assert table.you.active_energy == [ENERGY["G"], GREEN_SPRIG]
    table.begins("main phase")
    assert set(table.you.offers("play")) == {SEED_KEEPER, ACORN}
    table.you.plays(SEED_KEEPER)
    assert set(table.you.offered) == {ACORN, FILLER}
    table.you.chooses(FILLER)
    assert (len(table.you.energy), table.you.active_energy) == (3, [])
    assert table.you.hand == [ACORN]
    assert table.you.offers("play") == []


@pytest.mark.rule(
    "dragonball:3-9-2", "dragonball:4-10-2-1", "dragonball:4-10-2-2", "dragonball:3-3-3"
)
def test_r29_which_life_cards_are_taken() -> None:
    """Damage of 2 is taking 1 damage twice (4-10-2-2), and each time the damaged player picks
    any face-down life card (4-10-2-1, 3-9-2)."""
    life = [FILLER, RAM, LAMP_OIL, ACORN, *[FILLER] * 4]
    table = given(a(battle=[TWIN_BLADE]), b(life=life))
    attack(table, TWIN_BLADE, SILL)
    assert sizes(table.them) == [6, 2, 30, 0]
    assert known(table.you, "hand", table.them) == []
    assert known(table.them, "life", table.them) == []
    back = t.Put(t.Every(t.Cards(("drop",), t.OPPONENT)), "life")
    table = given(
        a(leader=leader("Healer", main(back)), battle=[TWIN_BLADE]), b(drop=[RAM], life=7)
    )
    table.you.does("activate", table.you.leader)
    attack(table, TWIN_BLADE, SILL)
    assert table.asked == "them"
    assert set(table.them.offered) == {FILLER, RAM}, "what was put there is known"
    table.them.chooses(FILLER)
    assert table.them.hand == [FILLER]
    assert (table.asked, known(table.them, "hand", table.them)) == ("them", [FILLER.number])
    table.them.chooses(RAM)
    assert (table.them.hand, len(table.them.life)) == ([FILLER, RAM], 6)
