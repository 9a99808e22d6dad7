"""`cards check --map`: files of other makers at the command line, and in a pool."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import headjudge
from headjudge.language.verdicts import COMPILED
from headjudge.pools import candidates_in, verdicts
from tests.terminal.command_line import fine, run

UNITS = """Card No;Title;Kind;Grade;Power;Guard;Clans;Ability
X-1;Copper Warden;Unit;1;7000;5000;Kagero;
X-2;Copper Singer;Unit;2;9000;5000;Kagero;"[AUTO]:When this unit is placed on (RC), sing a song."
X-3;Copper Bell;Unit;;5000;10000;Kagero;
X-4;Copper Herald;Unit;1;7000;5000;Kagero;
"""
LINE = "number=Card No,name=Title,type=Kind,type.Unit=normal,shield=Guard,clan=Clans,text=Ability"


@pytest.fixture
def units(tmp_path: Path) -> str:
    file = tmp_path / "units.csv"
    file.write_text(UNITS, encoding="utf-8")
    return str(file)


def test_the_first_three_cards_are_shown_as_understood(units: str) -> None:
    text = fine("cards", "check", "vanguard", units, "--map", LINE)
    assert text.count("as understood: ") == 3
    first = text.split("as understood: ")[1]
    assert first.startswith('X-1 Copper Warden\n  type: "normal"\n  grade: 1\n  power: 7000\n')
    assert "X-4" not in text
    assert "refused X-2 Copper Singer: column 42: sing a song" in text
    assert "incomplete X-3 Copper Bell: grade: the record has none" in text
    assert "assumed of 2 cards: icons: boost on grade 0" in text
    report = json.loads(fine("cards", "check", "vanguard", units, "--map", LINE, "--json"))
    assert [each.get("grade") for each in report["preview"]] == [1, 2, None]
    assert "読み取り例:X-1 Copper Warden" in fine(
        "cards", "check", "vanguard", units, "--map", LINE, "--lang", "ja"
    )


def test_a_map_may_be_a_file(units: str, tmp_path: Path) -> None:
    file = tmp_path / "map.toml"
    file.write_text(
        '[fields]\nnumber = "Card No"\nname = "Title"\ntype = "Kind"\nclan = "Clans"\n'
        'shield = "Guard"\ntext = "Ability"\n[values.type]\nUnit = "normal"\n'
    )
    by_file, by_line = [
        fine("cards", "check", "vanguard", units, "--map", each) for each in (str(file), LINE)
    ]
    assert by_file == by_line


@pytest.mark.parametrize(
    ("card_map", "said"),
    [
        ("number=Nr", "error: map.number: no column 'Nr'; there is 'Card No', 'Title'"),
        ("colour=Nr", "error: map.colour: cards have no such field; they have name"),
        ("missing.toml", "error: map: missing.toml: "),
    ],
)
def test_a_wrong_map_is_an_error_that_names_the_field(units: str, card_map: str, said: str) -> None:
    result = run("cards", "check", "vanguard", units, "--map", card_map)
    assert result.exit_code == 2
    assert result.stderr.startswith(said)


def test_a_wrong_row_is_an_error_that_names_file_and_row(tmp_path: Path) -> None:
    file = tmp_path / "odd.csv"
    file.write_text("number,name\nX-1,Odd,more\n")
    result = run("cards", "check", "vanguard", str(file))
    assert result.exit_code == 2
    assert result.stderr == f"error: {file}: row 2: 3 columns, not 2\n"


TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "dragonball": (
        "number,name,type,color,energy_cost,power,combo_cost,combo_power,text\n"
        "X-1,Huska,Battle,Red,2(RR),15000,0,5000,[Blocker]\n",
        {"energy_cost": 2, "specified_cost": ["red", "red"], "type": "battle"},
    ),
    "gateruler": (
        "number,name,type,level,atk,hp,stk,text\nX-1,Fox,Unit,1,2,3,1,Breakthrough\n",
        {"type": "unit", "hp": 3},
    ),
    "godzilla": (
        "number,name,type,rank,colors,traits,counter_power,text\n"
        "X-1,Lantern Crew,Battle,2,red,Lantern,1000,<Enter> Draw 1 card.\n",
        {"type": "battle", "colors": ["red"], "counter_power": 1000},
    ),
    "vanguard": (
        "number,name,type,grade,power,shield,clan\nX-1,Warden,Normal Unit,1,7000,5000,Kagero\n",
        {"type": "normal", "icons": ["boost"]},
    ),
}


@pytest.mark.parametrize("title", TABLES)
def test_a_table_whose_columns_are_named_as_our_fields_needs_no_map(
    title: str, tmp_path: Path
) -> None:
    data, fields = TABLES[title]
    file = tmp_path / "cards.csv"
    file.write_text(data)
    candidates = candidates_in(title, file)
    assert [each.kind for each in verdicts(title, candidates)] == [COMPILED]
    understood = candidates[0].as_understood()
    assert understood | fields == understood
    assert headjudge.pool(title, file)["X-1"].number == "X-1"
