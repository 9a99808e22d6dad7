"""Ruler cards as they are printed: which lines are fields, and which are text."""

from __future__ import annotations

import json

import pytest

from headjudge.games.gateruler.language import candidates
from headjudge.games.gateruler.language.sheets import sheet_in
from headjudge.kernel.errors import BadCard
from headjudge.language.verdicts import COMPILED, INCOMPLETE, REFUSED, verdict

PRINTED = """\
Attack zones: 2, Defense zones: 1, Set zones: 3
Setup (Before the game)
Place 3 resource cards in a ready state behind your ruler.
Draw 2 cards from your deck.
Start of Turn (Each time)
Choose 2 of your resources and ready them.
Drive 1.
Modifiers
- Summon cap:2
(Twice in a turn)
- When this attacks, drive 1.
Deck Construction Rules
-Deck Level Cap: 80
-The size of your deck must be exactly 50 cards
-You may have up to 4 cards with the same name in your deck."""


def test_the_lines_of_a_ruler_are_its_fields_and_its_text() -> None:
    fields, text = sheet_in(PRINTED)
    assert text == "- When this attacks, drive 1."
    assert fields == {
        "attack_zones": 2,
        "defense_zones": 1,
        "set_zones": 3,
        "setup": ["resources 3", "draw 2"],
        "start_of_turn": ["ready resources 2", "drive 1"],
        "summon_cap": 2,
        "deck": {"level": 80, "size": 50, "copies": 4},
    }


@pytest.mark.parametrize(
    ("line", "rule"),
    [("Setup\nSing a song.", "5-3b"), ("Deck Construction Rules\n- Only nice cards.", "5-2c-1")],
)
def test_a_line_that_is_neither_is_refused(line: str, rule: str) -> None:
    with pytest.raises(BadCard) as refused:
        sheet_in(line)
    assert refused.value.rule == rule


def test_another_s_record_of_a_ruler_is_a_card() -> None:
    record = {"id": "X-1", "name": "Test Ruler", "type": "Ruler", "life": 8, "text": PRINTED}
    (card,) = candidates.read(json.dumps([record]))
    assert verdict(card, candidates.READINGS).kind == COMPILED
    assert card.printed.ruler.summon_cap == 2


def test_records_may_lie_under_cards_and_say_what_is_wrong_with_them() -> None:
    records = [
        {
            "id": "X-1",
            "name": "Fox",
            "type": "Unit",
            "level": 1,
            "atk": 1,
            "hp": 1,
            "stk": 1,
            "text": "Breakthrough",
        },
        {"id": "X-2", "name": "Half", "type": "Unit", "text": "When", "truncated": True},
        {"id": "X-3", "name": "Odd", "type": "Event", "level": 1, "text": "This sings."},
        {"id": "X-4", "name": "No Type", "type": "Song", "text": ""},
        {
            "id": "X-5",
            "name": "字",
            "type": "Event",
            "level": 1,
            "lang": "ja",
            "text": "これは歌う。",
        },
        {"id": "X-6", "name": "No HP", "type": "Unit", "level": 1, "atk": 1, "stk": 1, "text": ""},
    ]
    found = candidates.read(json.dumps({"note": "none", "cards": records}))
    made = [verdict(card, candidates.READINGS) for card in found]
    assert [each.kind for each in made] == [
        COMPILED, INCOMPLETE, REFUSED, INCOMPLETE, INCOMPLETE, INCOMPLETE
    ]  # fmt: skip
    assert [each.field for each in made] == ["", "text", "", "type", "text", "hp"]
    for each, word in zip(made[1:], ("part", "sings", "type", "English", "none"), strict=True):
        assert word in each.clause
    assert made[2].column == 6
