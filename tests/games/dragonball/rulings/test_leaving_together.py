"""8-6-5. Skills about cards that leave the battle area, whose own card leaves at the same time."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.dragonball.rulings.cards import chief, device, fighter
from tests.games.dragonball.table import (
    PLAIN,
    Table,
    battle_card,
    fought,
    given,
    rested,
    side,
    stacked,
)

ADA = battle_card("Ada", energy_cost=0)
RAIDER = battle_card("Raider", energy_cost=0, power=20000)
MOURNS = "[Auto] When one of your Battle Cards is KO-ed, draw 1 card."
CLEAR = device("Clear", "[Activate: Main] KO all of your opponent's Battle Cards.")
STRIKE = device("Strike", "[Activate: Main] Choose 1 of your opponent's Battle Cards and KO it.")
SWEEP = device(
    "Sweep", "[Activate: Main] Return all of your opponent's Battle Cards to their owners' hands."
)
WEAKEN = device(
    "Weaken",
    "[Activate: Main] All of your opponent's Battle Cards get -10000 power for the duration of the "
    "turn.",
)


def all_resolved(table: Table) -> None:
    """Which of several pending skills comes first does not matter here."""
    while table.prompt == "standby":
        table.answer(0)


def mourner(text: str = MOURNS) -> Card:
    return fighter("Mourner", text)


@pytest.mark.rule("dragonball:8-6-2", "dragonball:8-6-5")
def test_a_card_hears_of_those_that_are_koed_with_it() -> None:
    """Q. My Mourner and another card are KO-ed at the same time. Does it draw for the other?
    A. Yes: it was in play when that happened; and for itself, for it is one of my cards too."""
    table = given(side(hand=[CLEAR]), side(battle=[mourner(), ADA]))
    table.you.uses(CLEAR)
    all_resolved(table)
    assert table.them.battle == [] and table.them.hand == [PLAIN, PLAIN]


@pytest.mark.rule("dragonball:8-6-5")
def test_but_not_of_those_that_are_koed_after_it() -> None:
    sad = mourner()
    table = given(side(hand=[STRIKE, STRIKE]), side(battle=[sad, ADA]))
    table.you.uses(STRIKE)
    table.you.chooses(sad)
    assert table.them.hand == [PLAIN], "it is one of your Battle Cards itself"
    table.you.uses(STRIKE)
    assert table.them.battle == [] and table.them.hand == [PLAIN]


@pytest.mark.rule("dragonball:8-6-5")
def test_other_cards_are_not_the_card_itself() -> None:
    text = "[Auto] When one of your other Battle Cards is KO-ed, draw 1 card."
    table = given(side(hand=[CLEAR]), side(battle=[mourner(text), ADA]))
    table.you.uses(CLEAR)
    all_resolved(table)
    assert table.them.hand == [PLAIN]


@pytest.mark.rule("dragonball:8-6-5", "dragonball:8-6-5-1-2")
def test_what_it_asks_of_them_is_asked_of_them_in_the_battle_area() -> None:
    """A sort of card, and the player whose it was."""
    text = "[Auto] When one of your Battle Cards with 15000 or more power is KO-ed, draw 1 card."
    trainer = fighter("Trainer", "[Permanent] Your other Battle Cards get +5000 power.")
    for there, drawn in (([mourner(text), ADA, trainer], 2), ([mourner(text), ADA], 0)):
        table = given(side(hand=[CLEAR]), side(battle=there))
        table.you.uses(CLEAR)
        all_resolved(table)
        assert table.them.battle == [] and len(table.them.hand) == drawn


@pytest.mark.rule("dragonball:8-6-5")
def test_those_of_the_other_player_are_none_of_yours() -> None:
    both = device("Both", "[Activate: Main] KO all Battle Cards.")
    table = given(side(hand=[both], battle=[ADA]), side(battle=[mourner()]))
    table.you.uses(both)
    assert (table.you.battle, table.them.battle) == ([], [])
    assert table.them.hand == [PLAIN], "itself"


@pytest.mark.rule("dragonball:8-6-5")
def test_cards_that_return_to_the_hand_together_hear_of_each_other() -> None:
    text = "[Auto] When one of your other Battle Cards leaves your Battle Area, draw 1 card."
    sad = mourner(text)
    table = given(side(hand=[SWEEP]), side(battle=[sad, ADA]))
    table.you.uses(SWEEP)
    assert table.them.battle == [] and sorted(card.name for card in table.them.hand) == [
        "Ada", "Mourner", "Plain Fighter",
    ]  # fmt: skip


@pytest.mark.rule("dragonball:8-6-5", "dragonball:9-1-2-3", "dragonball:9-5-2")
def test_cards_that_rule_processing_places_in_the_drop_area_together() -> None:
    text = "[Auto] When one of your other Battle Cards leaves your Battle Area, draw 1 card."
    table = given(side(hand=[WEAKEN]), side(battle=[mourner(text), ADA]))
    table.you.uses(WEAKEN)
    assert table.them.battle == [] and table.them.hand == [PLAIN]


@pytest.mark.rule("dragonball:8-6-5", "dragonball:8-3-2")
def test_a_card_whose_skills_are_negated_hears_nothing() -> None:
    hush = device(
        "Hush",
        "[Activate: Main] Choose 1 of your opponent's Battle Cards and negate its skills for the "
        "duration of the turn.",
    )
    sad = mourner()
    table = given(side(hand=[hush, CLEAR]), side(battle=[sad, ADA]))
    table.you.uses(hush)
    table.you.chooses(sad)
    table.you.uses(CLEAR)
    all_resolved(table)
    assert table.them.battle == [] and table.them.hand == []


@pytest.mark.rule("dragonball:11-3-5", "dragonball:11-3-2")
def test_a_card_under_another_hears_nothing_though_it_leaves_too() -> None:
    table = given(side(hand=[CLEAR]), side(battle=[stacked(RAIDER, mourner()), ADA]))
    table.you.uses(CLEAR)
    all_resolved(table)
    assert len(table.them.drop) == 3 and table.them.hand == []


@pytest.mark.rule("dragonball:2-12-2")
def test_a_card_in_the_combo_area_hears_nothing() -> None:
    """Its skills are relevant in the battle area only."""
    sad = mourner("[Auto] When one of your Battle Cards is KO-ed, draw 1 card.")
    table = given(side(battle=[RAIDER]), side(battle=[rested(ADA), sad]))
    table.you.attacks(RAIDER, ADA)
    table.them.combos(sad)
    fought(table)
    assert len(table.them.drop) == 2 and table.them.hand == []


@pytest.mark.rule("dragonball:8-6-5", "dragonball:7-4-1-4-2")
def test_a_card_koed_in_battle_is_one_of_your_battle_cards_itself() -> None:
    sad = mourner()
    table = given(side(battle=[RAIDER]), side(battle=[rested(sad)]))
    table.you.attacks(RAIDER, sad)
    fought(table)
    assert table.them.battle == [] and table.them.hand == [PLAIN]


@pytest.mark.rule("dragonball:8-6-3", "dragonball:10-11-4")
def test_once_per_turn_it_is_resolved_once_however_many_leave() -> None:
    text = MOURNS.replace("[Auto]", "[Auto][Once per turn]")
    table = given(side(hand=[CLEAR]), side(battle=[mourner(text), ADA, ADA]))
    table.you.uses(CLEAR)
    all_resolved(table)
    assert table.them.battle == [] and table.them.hand == [PLAIN]


@pytest.mark.rule("dragonball:8-6-7")
def test_it_is_resolved_though_its_card_is_gone() -> None:
    """What it would do to its own card there fails; the rest is done."""
    text = (
        "[Auto] When one of your other Battle Cards is KO-ed, this card gets +5000 power for the "
        "duration of the turn, and draw 1 card."
    )
    table = given(side(hand=[CLEAR]), side(battle=[mourner(text), ADA]))
    table.you.uses(CLEAR)
    all_resolved(table)
    assert table.them.hand == [PLAIN]


@pytest.mark.rule("dragonball:8-6-5", "dragonball:8-6-3")
def test_a_leader_hears_of_each_of_them() -> None:
    """It does not leave itself."""
    table = given(side(hand=[CLEAR]), side(chief(MOURNS), battle=[ADA, ADA]))
    table.you.uses(CLEAR)
    all_resolved(table)
    assert table.them.hand == [PLAIN, PLAIN]


# -- what is asked of a card that has left ------------------------------------------------


@pytest.mark.rule("dragonball:8-6-5-1-2")
@pytest.mark.parametrize(
    ("sort", "drawn"),
    [
        ("Battle Cards that are being attacked", 1),
        ("Battle Cards that are attacking", 0),
        ("Battle Cards in Rest Mode", 1),
        ("Battle Cards in Active Mode", 0),
        ("Battle Cards with [Revenge]", 1),
        ("Battle Cards with [Barrier]", 0),
    ],
)
def test_its_part_in_the_battle_its_mode_and_its_keywords(sort: str, drawn: int) -> None:
    """Q. My card that was attacked is KO-ed in the battle. Was a card that is being attacked
    KO-ed?  A. Yes: it is looked at as it was in the battle area."""
    victim = fighter("Victim", "[Revenge]")
    leader = chief(f"[Auto] When one of your {sort} is KO-ed, draw 1 card.")
    table = given(side(battle=[RAIDER]), side(leader, battle=[rested(victim)]))
    table.you.attacks(RAIDER, victim)
    fought(table)
    all_resolved(table)
    fought(table)
    assert (table.you.battle, table.them.battle) == ([], [])
    assert len(table.them.hand) == drawn


@pytest.mark.rule("dragonball:8-6-5-1-2", "dragonball:10-18-7")
def test_a_token_that_is_no_more_was_a_token() -> None:
    imps = device("Imps", "[Activate: Main] Play 1 {Imp} token (5000 power).")
    leader = chief("[Auto] When one of your tokens is KO-ed, draw 1 card.")
    clear = device("Clear", "[Activate: Main] KO all of your Battle Cards.")
    table = given(side(leader, battle=[ADA], hand=[imps, clear]))
    table.you.uses(imps)
    table.you.uses(clear)
    assert table.you.battle == [] and table.you.hand == [PLAIN]
