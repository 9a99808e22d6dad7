"""What is wrong with a record, or with a file, is told in Japanese too."""

from __future__ import annotations

import ast
from pathlib import Path
from string import Formatter

import pytest

import headjudge
from headjudge.language import words
from headjudge.language.verdicts import LANGUAGES
from headjudge.terminal.problems import problem_text
from tests.terminal.command_line import run

SOURCE = Path(str(headjudge.__file__)).parent
FILES = sorted(
    [each for each in SOURCE.glob("games/**/*.py") if "BadCard(" in each.read_text("utf-8")]
)

CHANGED = """
[[card]]
number = "HJ1-001"
name = "Changed"
type = "battle"
rank = 1
colors = ["red"]
traits = ["Ember"]
invasion = 1
counter_power = 1000
"""
UNREAD = (
    CHANGED.replace("HJ1-001", "XX-1") + 'text = "[Enter] Sing a song."\n'
    + CHANGED.replace("HJ1-001", "XX-2").replace("rank = 1\n", "")
)  # fmt: skip


def messages(file: Path) -> list[str]:
    """The messages of the errors that a module raises, `x` in the place of what differs."""
    found: list[str] = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or ast.unparse(node.func) != "BadCard":
            continue
        message = node.args[0]
        if isinstance(message, ast.Constant):
            found.append(str(message.value))
        elif isinstance(message, ast.JoinedStr):
            parts = [
                each.value if isinstance(each, ast.Constant) else "x" for each in message.values
            ]
            found.append("".join([str(each) for each in parts]))
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(file.parts[-2:]))
def test_every_message_about_a_record_has_a_japanese_form(file: Path) -> None:
    found = [each for each in messages(file) if each != "no x"]  # no power, no energy_cost
    assert found or "no x" in messages(file)
    assert [each for each in found if problem_text(each, "ja") == each] == []
    assert [each for each in found if problem_text(each, "en") != each] == []


def test_what_is_quoted_and_the_rule_stay() -> None:
    assert (
        problem_text("no such type: 'song' [2-3b]", "ja") == "'song'という種類はありません [2-3b]"
    )
    assert problem_text("Expected `int`, got `str`", "ja") == "`int`のはずですが、`str`です"
    assert problem_text("no such type: 'song' [2-3b]", "en") == "no such type: 'song' [2-3b]"
    assert problem_text("something else", "ja") == "something else"
    for name in LANGUAGES.values():
        assert problem_text(f"there is none in {name}", "ja").endswith("のテキストがありません")
    for name in ("power", "energy_cost"):
        assert problem_text(f"no {name} [2-8-2]", "ja") != f"no {name} [2-8-2]"


# -- errors of files, maps, the library and what commands name ---------------------------------


def worded_errors() -> list[ast.Call]:
    """Every place where an error with words is made."""
    trees = [ast.parse(each.read_text("utf-8")) for each in SOURCE.glob("**/*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [node for node in nodes if ast.unparse(node.func) == "worded"]


def test_every_error_has_words_for_all_that_it_is_about() -> None:
    """What stands in the sentence is given, and the same in both languages."""
    tables = [words.errors(lang=lang) for lang in words.LANGUAGES]
    assert set(tables[0]) == set(tables[1])
    made = [each for each in worded_errors() if isinstance(each.args[1], ast.Constant)]
    assert len(made) > 50
    for call in made:
        assert isinstance(call.args[1], ast.Constant)
        key = str(call.args[1].value)
        given = {each.arg for each in call.keywords} - {"field", "rule", "package"}
        for table in tables:
            wanted = {part[1] for part in Formatter().parse(table[key])} - {None}
            assert wanted <= given, key


@pytest.mark.parametrize(
    ("line", "text", "english", "japanese"),
    [
        (
            "cards check godzilla MISSING", "",
            "cards: MISSING: No such file or directory", "cards: MISSING:ファイルがありません",
        ),
        ("cards add godzilla FILE", "[1", "FILE: not JSON: ", "FILE: JSONとして読めません:"),
        ("cards add godzilla FILE", "[]", "FILE: no cards in it", "FILE: カードがありません"),
        (
            "cards check godzilla FILE", "x = 1", "FILE: no [[card]] in it",
            "FILE: [[card]]がありません",
        ),
        (
            "cards check godzilla FILE --map number=No", '[{"Id": "X-1"}]',
            "map.number: no column 'No'; there is 'Id'",
            "map.number: 'No'という列はありません。列は'Id'です",
        ),
        (
            "cards check godzilla FILE --map song=No", '[{"Id": "X-1"}]',
            "map.song: cards have no such field; they have number",
            "map.song: カードにその項目はありません。項目はnumber",
        ),
        (
            "cards add godzilla FILE --set a/b", "[]", "set: letters, digits, - and _",
            "set: セットの名前は英数字と-と_",
        ),
        (
            "cards remove godzilla kites", "", "set: no set 'kites' of godzilla",
            "set: godzillaに'kites'というセットはありません",
        ),
        ("cards list chess", "", "game: no such game: 'chess'", "game: 'chess'というゲームは"),
        ("cards show godzilla zzqq", "", "card: no card 'zzqq'", "card: 'zzqq'というカードは"),
        (
            "play godzilla --deck zzqq", "", "deck: no deck and no file 'zzqq'",
            "deck: 'zzqq'というデッキもファイルもありません",
        ),
        (
            "play godzilla --deck FILE", 'name = "x"\nmonsters = []\n[main]\n"ZZ-1" = 50\n',
            "deck.ZZ-1: unknown card ZZ-1", "deck.ZZ-1: カードZZ-1はありません",
        ),
        (
            "deck check godzilla CARDS --cards FILE", UNREAD,
            "deck.XX-1: card XX-1: text: cannot read 'sing a song' (column 9)\n"
            "error: deck.XX-2: card XX-2: rank: Object missing required field `rank`\n",
            "deck.XX-1: カードXX-1:テキストの'sing a song'が読めません(9文字目)\n"
            "エラー:deck.XX-2: カードXX-2:記載が不完全です(rank: `rank`がありません)\n",
        ),
        (
            "simulate godzilla --cards FILE", CHANGED,
            "FILE: card 'HJ1-001': its name is not what it is in the cards that ship",
            "FILE: card 'HJ1-001': 付属の同じ番号のカードとnameが違います",
        ),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_file_is_told_in_both_languages(
    line: str, text: str, english: str, japanese: str, tmp_path: Path
) -> None:
    file, missing = tmp_path / "cards.x", tmp_path / "missing.x"
    file.write_text(text, encoding="utf-8")
    deck = tmp_path / "deck.toml"
    deck.write_text('name = "x"\nmonsters = []\n[main]\n"XX-1" = 4\n"XX-2" = 4\n')
    line = line.replace("FILE", str(file)).replace("MISSING", str(missing))
    words = line.replace("CARDS", str(deck)).split()
    for lang, before, told in (("en", "error: ", english), ("ja", "エラー:", japanese)):
        done = run(*words, "--lang", lang)
        told = told.replace("FILE", str(file)).replace("MISSING", str(missing))
        assert done.exit_code == 2
        assert done.stderr.startswith(f"{before}{told}"), done.stderr
