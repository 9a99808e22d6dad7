"""`cards show`: a card of a file or a pool, what becomes of it, and what would be read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal.command_line import fine, run

UNITS = [
    {"id": "X-1", "name": "Copper Warden", "type": "Normal Unit", "clan": "Kagero", "grade": 1,
     "power": 7000, "shield": 5000,
     "text": "[AUTO]:When this unit is placed on (RC), draw a card."},
    {"id": "X-2", "name": "Copper Singer", "type": "Normal Unit", "clan": "Kagero", "grade": 2,
     "power": 9000, "shield": 5000,
     "text": "[AUTO]:When this unit is placed on (RC), choose one of your red rear-guards, and "
             "retire it."},
    {"id": "X-3", "name": "Copper Bell", "type": "Normal Unit", "clan": "Kagero", "power": 5000,
     "text": ""},
]  # fmt: skip


@pytest.fixture
def units(tmp_path: Path) -> str:
    file = tmp_path / "units.json"
    file.write_text(json.dumps(UNITS), encoding="utf-8")
    return str(file)


def test_a_compiled_card_of_a_file_has_its_terms(units: str) -> None:
    for wanted in ("X-1", "copper warden"):
        text = fine("cards", "show", "vanguard", units, *wanted.split())
        assert text.startswith("Copper Warden  [X-1]\n")
        assert "\ncompiled X-1 Copper Warden\nassumed of 1 card: icons: " in text
        assert "Draw(" in text
        assert "nearest" not in text


def test_a_refused_card_has_the_nearest_wordings(units: str) -> None:
    text = fine("cards", "show", "vanguard", units, "X-2")
    assert "\nrefused X-2 Copper Singer: column " in text
    near = text.partition("the nearest wordings that would be read:\n")[2].splitlines()
    assert 1 <= len(near) <= 3
    assert "rear-guard" in near[0]
    assert "Auto(" not in text
    assert "読める、最も近い言い回し:" in fine(
        "cards", "show", "vanguard", units, "X-2", "--lang", "ja"
    )


def test_an_incomplete_card_has_its_fields_and_the_one_that_is_wrong(units: str) -> None:
    text = fine("cards", "show", "vanguard", units, "X-3")
    assert '  type: "Normal Unit"\n' in text
    assert text.endswith("incomplete X-3 Copper Bell: grade: the record has none\n")


def test_all_cards_of_a_small_file_are_shown_and_of_a_large_one_it_must_be_said_which(
    units: str, tmp_path: Path
) -> None:
    text = fine("cards", "show", "vanguard", units)
    assert [str(each["name"]) in text for each in UNITS] == [True] * 3
    many = tmp_path / "many.json"
    many.write_text(json.dumps([UNITS[0] | {"id": f"Y-{at}"} for at in range(11)]))
    result = run("cards", "show", "vanguard", str(many))
    assert (result.exit_code, result.stderr) == (
        2, "error: card: 11 cards are in it: say which\n"
    )  # fmt: skip
    assert fine("cards", "show", "vanguard", str(many), "Y-7").startswith("Copper Warden  [Y-7]")


def test_a_card_that_is_not_in_the_file_is_told(units: str) -> None:
    result = run("cards", "show", "vanguard", units, "Copper")
    assert result.exit_code == 2
    assert "no card 'Copper'; did you mean Copper " in result.stderr


def test_cards_of_a_pool_are_shown_with_what_became_of_them(units: str) -> None:
    text = fine("cards", "show", "vanguard", "X-2", "--cards", units)
    assert "refused X-2 Copper Singer: column " in text
    assert "nearest wordings" in text
    result = run("cards", "show", "vanguard", "X-3", "--cards", units)
    assert (result.exit_code, result.stderr) == (
        2, "error: card X-3: it is incomplete: grade: the record has none\n"
    )  # fmt: skip
    assert "compiled HJD-001 " in fine("cards", "show", "dragonball", "HJD-001")


@pytest.mark.parametrize("title", ["godzilla", "dragonball", "gateruler"])
def test_the_other_games_name_wordings_too(title: str, tmp_path: Path) -> None:
    records = {
        "godzilla": {"rank": 2, "colors": ["red"], "traits": [], "counter_power": 1000,
                     "type": "battle", "text": "<Enter> Draw 1 nice card."},
        "dragonball": {"type": "battle", "color": ["red"], "energy_cost": 1, "power": 5000,
                       "text": "[Auto] When this card attacks, draw 1 nice card."},
        "gateruler": {"type": "unit", "level": 1, "atk": 1, "hp": 1, "stk": 1,
                      "text": "When you summon this: Draw 1 nice card."},
    }  # fmt: skip
    file = tmp_path / "cards.json"
    file.write_text(json.dumps([{"number": "X-1", "name": "Odd"} | records[title]]))
    text = fine("cards", "show", title, str(file))
    near = text.partition("the nearest wordings that would be read:\n")[2]
    assert "raw" in near.splitlines()[0]
