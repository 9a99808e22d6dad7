"""What the guides say is true: their files are written and their commands carried out, in order."""

from __future__ import annotations

import json
import re
import shlex
import shutil
from pathlib import Path

import pytest

import headjudge
from headjudge import games, library, pool
from tests.figures import Figure
from tests.life.titles import SHARED, need_real_cards
from tests.terminal.command_line import run
from tests.terminal.guide import (
    DOCS,
    blocks,
    carry_out,
    carry_out_apart,
    commands,
    missing,
    section,
)


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HEADJUDGE_DATA", "data")


UNIT = {"type": "Normal Unit", "clan": "Kagero", "power": 7000, "shield": 5000, "text": ""}
CARDS = [
    {**UNIT, "id": f"OWN-{grade}{at}", "name": f"Kite {grade}{at}", "grade": grade}
    for grade in range(4)
    for at in range(6)
]


def test_what_is_said_of_cards() -> None:
    """From a file of cards to a game, and through the commands of the library."""
    Path("my-cards.json").write_text(json.dumps(CARDS), encoding="utf-8")
    part = section("your-cards.md", "From a file of cards to a game")
    added, made, played = [carry_out(line, "quit\n") for line in commands(part)]
    assert added.startswith("set my-cards added: 24 cards\n")
    assert '"OWN-' in made
    assert "`help`" in played
    more = [{**CARDS[-1], "id": "MORE-1"}]
    Path("more-cards.json").write_text(json.dumps(more), encoding="utf-8")
    listed, sets, removed = [
        carry_out(line) for line in commands(section("your-cards.md", "Your library"))
    ]
    assert {"OWN-30", "MORE-1"} <= {line.split()[0] for line in listed.splitlines()}
    assert sets.startswith("my-cards  2")
    assert removed == "set my-cards removed\n"


def test_what_is_said_of_files_and_maps() -> None:
    """The table and the map are written to the files they are called, and what is printed is what
    the guide shows; the map on a line comes to the same but for the list."""
    part = section("your-cards.md", "Your cards")
    (table,), (card_map,), (shown,) = [blocks(part, each) for each in ("csv", "toml", "text")]
    Path("units.csv").write_text(table, encoding="utf-8")
    Path("map.toml").write_text(card_map, encoding="utf-8")
    by_file, compiled, refused, by_line, added = [carry_out(line) for line in commands(part)]
    assert "compiled X-2" in compiled and "Draw(" in compiled
    assert "refused X-3" in refused
    assert by_file == shown
    assert by_line == shown.replace('"Kagero", "Narukami"', '"Kagero/Narukami"')
    assert added.startswith(shown.partition("refused")[0])
    for found in (pool("vanguard", "units.csv", map="map.toml"), library.pool("vanguard")):
        assert "X-2" in found and "X-4" not in found


def test_what_is_said_of_decks() -> None:
    """The list is written to the file it names, and the example of errors is what comes of the
    misprint."""
    part = section("your-cards.md", "Your deck")
    text, errors = blocks(part, "text")
    Path("my-deck.txt").write_text(text, encoding="utf-8")
    for line in commands(part):
        printed = carry_out(line)
        if " check " in line:
            assert printed == "legal: my-deck (1.074)\n"
    result = run("deck", "check", "dragonball", "-", input=text.replace("4x Karrow", "4x Karow"))
    assert result.stderr == errors
    for title in games.NAMES:
        for each in games.load(title).deck_form.parts:
            assert f"`{each.en}`" in part


def test_what_is_said_of_decks_made_for_you() -> None:
    part = section("your-cards.md", "A deck made for you")
    printed = [carry_out(line) for line in commands(part)]
    assert printed[0].startswith('name = "')
    assert printed[1].startswith("legal: ")
    assert len(printed) == 3


def test_what_is_said_of_adding_a_card() -> None:
    """Step by step: the card of the guide is checked, shown, put into a deck and played."""
    page = section("add-a-card.md").partition("## When a clause is refused")[0]
    (card,) = blocks(page, "toml")
    Path("my-cards.toml").write_text(card, encoding="utf-8")
    checked, shown, made, legal, played = [carry_out(line, "quit\n") for line in commands(page)]
    assert "1 compiled, 0 refused, 0 incomplete" in checked
    assert "Harbour Sentinel" in shown
    assert "Draw(" in shown
    assert '"HJ1-200"' in made
    assert legal.startswith("legal: ")
    assert "`help`" in played
    added = re.findall("`(headjudge cards add .*?)`", page)
    for line in (*added, "headjudge deck check godzilla my-deck.toml"):
        carry_out(line)


def test_what_is_said_of_adding_a_keyword() -> None:
    """Step by step, in a copy of the package: the keyword is written where the guide says, and its
    card is checked, shown and played."""
    page = section("add-a-keyword.md").partition("## A keyword of the rulebook")[0]
    bundle, stated, watched = blocks(page, "python")
    (cards,) = blocks(page, "toml")
    (module,) = re.findall("`src/(headjudge/.*?)`", page)
    copy = Path("source")
    shutil.copytree(Path(headjudge.__file__).parent, copy / "headjudge", ignore=NOT_COPIED)
    code = (copy / module).read_text(encoding="utf-8")
    before, mark, after = code.partition("# All of them\n")
    listed, end, rest = after.partition("\n)\n\n\ndef ")
    assert mark and end
    code = f"{before}{bundle}\n\n{mark}{listed}\n    {stated.strip()},{end}{rest}"
    (copy / module).write_text(code, encoding="utf-8")
    lines = bundle.splitlines() + stated.splitlines()
    assert f"one file, {len(lines)} lines" in page
    Path("my-cards.toml").write_text(cards, encoding="utf-8")
    checked, checked_ja, shown = [
        carry_out_apart(copy, "-m", "headjudge.cli", *shlex.split(line)[1:])
        for line in commands(page)
    ]
    assert "2 compiled, 0 refused, 0 incomplete" in checked
    assert "使える2枚、読めない0枚" in checked_ja
    assert "[Muster] Draw 1 card." in shown
    assert shown.index("Keyword(") < shown.index("Auto(")
    told = carry_out_apart(copy, "-c", watched)
    assert "plays Muster of Harbour Bell." in told
    assert "「港の鐘」の集結" in told


def test_what_is_said_of_adding_a_phrase() -> None:
    """Step by step, in a copy of the package: the card is refused, two phrases are written where
    the guide says, and the card is checked, shown and played."""
    page = section("add-a-phrase.md").partition("## The other games")[0]
    *phrases, watched = blocks(page, "python")
    (card,) = blocks(page, "toml")
    Path("my-cards.toml").write_text(card, encoding="utf-8")
    refused, *lines = commands(page)
    told = carry_out(refused)
    assert "falls back" in told.partition("the nearest wordings")[0]
    (nearest,) = re.findall("Among them stands `(.*?)`", page)
    assert nearest in told
    copy = Path("source")
    shutil.copytree(Path(headjudge.__file__).parent, copy / "headjudge", ignore=NOT_COPIED)
    modules = re.findall("In `src/(headjudge/.*?)`", page)
    for module, above, below in zip(modules, phrases[::2], phrases[1::2], strict=True):
        code = (copy / module).read_text(encoding="utf-8")
        assert code.count(f"    {above}") == 1 and len(below.splitlines()) == 1
        code = code.replace(f"    {above}", f"    {above}    {below}")
        (copy / module).write_text(code, encoding="utf-8")
    assert f"two files, {len(modules)} lines" in page
    checked, checked_ja, shown = [
        carry_out_apart(copy, "-m", "headjudge.cli", *shlex.split(line)[1:]) for line in lines
    ]
    assert "1 compiled, 0 refused, 0 incomplete" in checked
    assert "使える1枚、読めない0枚" in checked_ja
    assert "Retreat(what=Monster(whose='opponent'), number=1)" in shown
    assert "retreats" in carry_out_apart(copy, "-c", watched)


GUIDES = sorted([*DOCS.glob("add-a-*.md"), DOCS / "architecture.md", DOCS / "mechanisms.md"])


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.name)
def test_every_path_and_name_in_a_guide_is_there(page: Path) -> None:
    assert missing(page.read_text(encoding="utf-8")) == []


def test_paths_and_names_that_are_not_there_are_noticed() -> None:
    """Beside them what is there: in a game, in the package, at the root, and in a block."""
    there = "`c07_turn.py`, `telling/<game>.py`, `kernel/`, `tests/games/`, `Layout`, `mine.toml`"
    block = "\n```sh\nheadjudge cards check godzilla mine.toml\n```\n"
    assert missing(there + block) == ["telling/<game>.py"]
    assert missing(there) == ["telling/<game>.py", "mine.toml"]
    assert missing("`actions.py`, `games/chess/`, `@no_such_name`, `Layout.no_such_part`") == [
        "actions.py", "games/chess/", "@no_such_name", "Layout.no_such_part",
    ]  # fmt: skip


NOT_COPIED = shutil.ignore_patterns("__pycache__", "*.so")


def test_what_is_said_of_adding_a_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The small game of the guide is built step by step, played to its end and replayed."""
    monkeypatch.setattr(games, "ADDED", {})
    page = section("add-a-game.md", "A small game in ten steps")
    made: dict[str, object] = {"__name__": "lanterns"}
    for block in blocks(page, "python"):
        exec(block, made)  # noqa: S102
    assert list(games.ADDED) == ["lanterns"]
    shown = capsys.readouterr().out
    assert "You       Deck 14  Hand 4\nHand: " in shown, "a board made of the zones"
    assert "Player 1  Deck 10  Hand 4  glow 21" in shown
    assert "Player 1  Hand 4  Deck 10  Glow 21/20" in shown, "then one as it is described"


# -- real cards -------------------------------------------------------------------------------

# Of so many records of the file the gate takes one: all of them are read in a long run.
SHARE = {"vanguard": 12, "dragonball": 4, "godzilla": 2}


@pytest.mark.parametrize(
    ("title", "lang"),
    [("vanguard", "en"), ("dragonball", "en"), ("godzilla", "en"), ("godzilla", "ja")],
)
def test_from_a_file_of_real_cards_to_a_game_in_three_commands(
    title: str, lang: str, figure: Figure
) -> None:
    need_real_cards(title)
    records = json.loads((SHARED / f"{title}.json").read_text(encoding="utf-8"))
    share = len(records) // figure(quick=3 * SHARE[title], gate=SHARE[title], long=1)
    Path("my-cards.json").write_text(json.dumps(records[:share]), encoding="utf-8")
    part = section("your-cards.md", "From a file of cards to a game")
    lines = [f"{line.replace('vanguard', title)} --lang {lang}" for line in commands(part)]
    lines[1] = lines[1].replace(" > mine.toml --lang", " --lang") + " > mine.toml"
    assert len(lines) == 3
    added, made, played = [carry_out(line, "quit\n") for line in lines]
    assert "my-cards" in added
    own = {str(each.get("id")) for each in records[:share]}
    numbers = set(re.findall(r'^ *"(.+?)"(?: =|,)', made, re.MULTILINE))
    assert numbers & own
    assert "help" in played
