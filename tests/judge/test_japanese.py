"""Rulings in Japanese: every word has its Japanese one, and every clause is read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from headjudge import games
from headjudge.cli import main
from headjudge.judge import expecting, notation, position
from headjudge.judge.in_japanese import clause_of, laying_of, state_of
from headjudge.judge.written_cards import figures_of
from headjudge.language.words import tables
from headjudge.wishes import JAPANESE
from tests.judge.test_play import played, wrong

EVERY_GAME = pytest.mark.parametrize("game", games.NAMES)


def in_japanese(words: Any) -> list[str]:
    return [each for each in words if JAPANESE.search(each)]


# -- every word ----------------------------------------------------------------------------------


@EVERY_GAME
@pytest.mark.parametrize("table", ["ways", "attached", "numbers", "conditions", "marks", "phases"])
def test_every_word_of_a_position_has_a_japanese_one(game: str, table: str) -> None:
    own = getattr(games.load(game).laying, table)
    both = getattr(laying_of(game), table)
    said = [both[each] for each in in_japanese(both)]
    assert [word for word, meant in own.items() if meant not in said] == []
    assert {word: both[word] for word in own} == dict(own)
    assert in_japanese(own) == []  # there is one table for them


@EVERY_GAME
def test_every_sort_and_every_figure_has_a_japanese_word(game: str) -> None:
    package = games.load(game)
    laying = laying_of(game)
    assert set(laying.sorts.values()) == set(package.laying.plain)
    assert in_japanese(laying.sorts) == list(laying.sorts)
    labels = tables(package.wording.LANGUAGES.package, "ja")["properties"]
    named = {meant for word, meant in laying.figures.items() if JAPANESE.search(word)}
    for figure in figures_of(package.maker.form):
        as_printed = labels.get(figure, "").isupper()  # ATK is so in both languages
        assert figure in named or as_printed, figure


@EVERY_GAME
def test_every_zone_and_question_has_a_japanese_word(game: str) -> None:
    package = games.load(game)
    words = package.wording(package.rules().shipped).words("ja")
    for kind in package.rules().layout.kinds:
        assert JAPANESE.search(words.zones[kind.name]), kind.name
    for name, prompt in words.prompts.items():
        assert JAPANESE.search(prompt), name


@EVERY_GAME
def test_what_figures_can_say_has_a_japanese_word(game: str) -> None:
    package = games.load(game)
    laying = laying_of(game)
    for name in laying.worded:
        table = getattr(package.wording(package.rules().shipped).words("en"), name)
        assert [each for each in table if each not in laying.values.values()] == []
    for card in package.rules().shipped.records.values():
        for name in ("clan", "nation", "race", "attributes", "faction", "icons", "colors"):
            said = getattr(card, name, None) or []
            assert [each for each in said if each not in laying.values.values()] == [], name


@EVERY_GAME
def test_no_word_is_said_of_rulings_that_is_none(game: str) -> None:
    """What stands in the table for rulings means an English word of this game."""
    package = games.load(game)
    laying = package.laying
    card = next(iter(package.rules().shipped.values()))
    known = {
        *laying.ways, *laying.attached, *laying.numbers, *laying.conditions, *laying.marks,
        *laying.phases, *laying.plain, *laying.figures, *figures_of(package.maker.form),
        *card.values, "face up", "face down", "over",
    }  # fmt: skip
    said = tables(package.wording.LANGUAGES.package, "ja")["rulings"]
    assert [word for word, meant in said.items() if meant not in known] == []


def test_every_line_can_begin_in_japanese() -> None:
    readers = list(notation.READERS.items())
    for word, reader in readers:
        others = [each for each, other in readers if other is reader]
        assert in_japanese(others) and [each for each in others if each.isascii()], word
    assert in_japanese(notation.TITLE)
    assert {seat for word, seat in notation.SEATS.items() if JAPANESE.search(word)} == {0, 1}


def test_every_clause_can_be_said_in_japanese() -> None:
    for _pattern, check in expecting.CHECKS:
        patterns = [pattern for pattern, other in expecting.CHECKS if other is check]
        assert in_japanese([each.replace(expecting._WHO, "") for each in patterns]), check.__name__


def test_who_knows_a_card_can_be_said_in_japanese() -> None:
    for words in (position.KNOWN, dict.fromkeys(position.NEW), dict.fromkeys(position.NOTHING)):
        said = {words[each] for each in in_japanese(words)}
        assert said == set(words.values())


# -- rulings -------------------------------------------------------------------------------------

VANGUARD = """\
ゲーム vanguard
カード 先導者: ノーマルユニット、グレード 3、パワー 11000、アイコン ツインドライブ、クラン なるかみ
カード 斥候: ノーマルユニット、グレード 1、パワー 7000、アイコン ブースト
カード 癒し手: トリガーユニット、グレード 0、パワー 5000、トリガー ヒール
カード はやて: ノーマルユニット、グレード 2、パワー 9000
裁定 甲
自分には ヴァンガードサークル 先導者; 前列左サークル 斥候 (レスト); 手札 はやて、無地2枚
自分には 山札 癒し手 (自分に公開)、5枚
相手には ヴァンガードサークル 先導者; 前列左サークル 斥候; 手札 2枚
ターン 自分、メインフェイズ
"""
HOLDS = (
    "自分には 手札 3", "自分には手札 3", "斥候は前列左サークルにある", "自分の斥候はレスト",
    "自分の斥候はスタンドでない", "相手の斥候はスタンドである", "はやては手札にある",
    "はやてはドロップゾーンにない", "先導者のパワーは11000", "はやて パワー 9000",
    "先導者のクランはなるかみ", "先導者のグレードは3", "自分は行動を問われる",
    "自分ははやてを前列右サークルにコールできる", "自分は斥候をコールすることができない",
    "6.6.1.2.1.1により自分ははやてにライドできない", "決着はついていない",
    "先導者は自分のヴァンガードサークルにある",
    "斥候は呪縛ではない", "先導者はデリートではない", "「はやて」は手札にある",
)  # fmt: skip
DIFFERS = (
    "自分には 手札 2", "斥候はドロップゾーンにある", "自分の斥候はスタンド", "はやては手札にない",
    "先導者のパワーは12000", "相手は行動を問われる", "誰も問われない",
    "自分ははやてを前列右サークルにコールできない", "自分の勝ち", "引き分け", "根拠に1.1がある",
    "記録に「ライド」がある",
)  # fmt: skip


@pytest.mark.parametrize("clause", HOLDS)
def test_what_is_so_can_be_said(clause: str) -> None:
    assert wrong(f"{VANGUARD}期待 {clause}\n") == []


@pytest.mark.parametrize("clause", DIFFERS)
def test_what_is_not_so_differs(clause: str) -> None:
    [(_line, told)] = wrong(f"{VANGUARD}期待 {clause}\n")
    assert told.startswith(f"expected {clause!r}, but")


def test_a_game_is_played_and_told_in_japanese() -> None:
    text = (
        f"{VANGUARD}自分：はやてを前列右サークルにコール\n"
        "期待 はやては前列右サークルにある; 根拠に8.5.3.2がある; 根拠に7.1がない; "
        "記録に「コールした」がある; 記録に「ライド」がない; 自分には 手札 2\n"
        "自分：選択肢 1\n質問 なぜ\n質問 自分：はやてでアタック\n"
    )
    assert [each for each in wrong(text) if "nobody answers" not in each[1]] == []


def test_the_end_of_a_game_can_be_said() -> None:
    text = (
        "裁定 乙\nゲーム dragonball\nカード 拳士: リーダー、パワー 15000、色 赤\n"
        "自分には リーダーエリア 拳士\n相手：投了\n"
        "期待 自分の勝ち; 1-2-4により自分の勝ち; 誰も問われない; 拳士の色は赤\n"
    )
    assert wrong(text) == []


def test_cards_lie_under_others() -> None:
    text = (
        "裁定 丙\nゲーム godzilla\nカード 親: 怪獣、等級 2、脅威度 9000、色 赤、特徴 龍\n"
        "カード 子: 怪獣、等級 1\n自分には 進攻怪獣置き場 親 (下に 子); 位置 3; 怒り 2\n"
        "期待 子は親の下にある; 親は子の下にない; 自分には 怒り 2; 自分には 位置 3\n"
        "期待 親の脅威度は19000; 親の色は赤; 親の特徴は龍\n"
    )
    assert wrong(text) == []


def test_a_second_way_and_charges_of_gate_ruler() -> None:
    text = (
        "裁定 丁\nゲーム gateruler\n"
        "カード 狐: ユニット、レベル 1、ATK 2、HP 3、STK 1、属性 獣／ドラゴン\n"
        "自分には 攻撃ゾーン1 狐 (レスト; ソウル 狐、無地); 攻撃ゾーン2 狐 (アクト)\n"
        "ターン 自分、アタックフェイズ\n"
        "期待 狐のATKは2; 自分には 攻撃ゾーン1 狐; 無地のユニットは狐の下にある; 狐のダメージは0\n"
    )
    assert wrong(text) == []


def test_what_is_not_done_is_said_with_its_verb() -> None:
    text = (
        "裁定 戊\nゲーム vanguard\n相手には 手札 2\nターン 自分、バトルフェイズ\n自分：アタック\n"
        "相手：ガードしない\n期待 相手には ダメージゾーン 1\n"
    )
    assert wrong(text) == []


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("カード 甲: 怪鳥、パワー 3", "what sort of card?"),
        ("カード 甲: ノーマルユニット、ぱわあ 3", "no figure 'ぱわあ 3'"),
        ("自分には 手札 無地 (斜め)", "a card cannot lie '斜め'"),
        ("ターン 自分、お茶の時間", "no phase 'お茶の時間'"),
    ],
)
def test_a_word_that_means_nothing_is_told_with_those_that_do(line: str, told: str) -> None:
    [(_line, message)] = wrong(f"裁定 己\nゲーム vanguard\n{line}\n期待 自分には 手札 0\n")
    assert told in message and JAPANESE.search(message.partition(told)[2])


# -- how clauses about cards are taken apart -----------------------------------------------------


def test_a_name_with_the_particle_in_it_is_found() -> None:
    def is_card(words: str) -> bool:
        return words in ("はやて", "母は海", "自分の母は海")

    figures = {"パワー": None, "コンボパワー": None}
    assert clause_of("はやてはレスト", figures, is_card) == ("はやて", "", "レスト")
    assert clause_of("自分の母は海はレストでない", figures, is_card) == (
        "自分の母は海", "", "not レスト",
    )  # fmt: skip
    assert clause_of("母は海のコンボパワーは5000", figures, is_card) == (
        "母は海", "コンボパワー 5000", "",
    )  # fmt: skip
    assert clause_of("誰かはレスト", figures, is_card) == ("", "", "")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("レスト", "レスト"), ("レストである", "レスト"), ("レストではない", "not レスト"),
        ("手札にある", "手札"), ("手札にはない", "not 手札"),
        ("相手の墓地にいない", "not their 墓地"),
        ("親の下にある", "under 親"), ("自分の親の下にない", "not under 自分の親"),
    ],
)  # fmt: skip
def test_a_state_is_said_as_in_english(said: str, meant: str) -> None:
    assert state_of(said) == meant


# -- a ruling to begin with ----------------------------------------------------------------------


@EVERY_GAME
def test_a_new_ruling_in_japanese_holds_as_it_is(game: str, tmp_path: Path) -> None:
    made = CliRunner().invoke(main, ["judge", "--new", game, "--lang", "ja"])
    file = tmp_path / "new.ruling"
    file.write_text(made.output, encoding="utf-8")
    result = CliRunner().invoke(main, ["judge", str(file)])
    assert (result.exit_code, "1 of 1 rulings hold" in result.output) == (0, True), result.output
    english = CliRunner().invoke(main, ["judge", "--new", game]).output
    assert made.output.count("\n#") >= 10 and made.output != english
    package = games.load(game)
    words = package.wording(package.rules().shipped).words("ja")
    told = "".join(made.output.replace("\n#     ", "").split())
    for name in (*words.prompts.values(), *words.wishes, *laying_of(game).phases):
        if JAPANESE.search(name):
            assert "".join(name.split()) in told, name


@EVERY_GAME
def test_what_is_told_of_plain_cards_is_japanese(game: str) -> None:
    report = played(f"裁定 庚\nゲーム {game}\n自分には 手札 無地\n期待 自分には 手札 無地\n")
    assert report.holds and report.game is not None
    names = [card.names["ja"] for card in report.game.state.printed]
    assert [each for each in names if each.startswith("無地の")]
