"""What a report tells: what was passed, what nobody answered, which rules never came up."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from headjudge.cli import main
from headjudge.judge.notation import read
from headjudge.judge.play import judge, judge_file
from headjudge.judge.prompt import Prompt
from tests.judge.test_play import BLOCKER, played, wrong

GUARD = """\
ruling A
game vanguard
card Ace: normal, grade 3, power 11000
you have vanguard Ace
they have vanguard Ace; hand 2
turn you, battle phase
"""


# -- questions that are passed, forced, or left open ---------------------------------------------


def test_what_happens_after_passed_questions_is_told() -> None:
    report = played(f"{GUARD}passing guard\nyou: attack\nexpect they have damage 1\n")
    texts = [each.text for each in report.told]
    hit = next(at for at, text in enumerate(texts) if "hits your opponent's Ace" in text)
    assert hit < texts.index("as expected: they have damage 1")


def test_what_was_told_since_the_last_answer_begins_with_it() -> None:
    """What the passing of questions before it led to is not part of it."""
    lines = f"{GUARD}passing guard\nyou have rear-guard 1 Ace\nyou: attack with your vanguard\n"
    assert not wrong(f'{lines}expect told "is dealt 1 damage"\n')
    assert not wrong(f'{lines}you: pass\nexpect not told "is dealt 1 damage"\n')


def test_a_question_that_nobody_answers_is_told_with_its_options_and_its_name() -> None:
    [(line, text)] = wrong(f"{BLOCKER}you: attack their leader with Ada\n")
    assert line == 9 and "they are asked 'block'" in text
    assert "'they: …' with yes; no" in text and "'passing block'" in text
    assert not wrong(f"{BLOCKER}passing block\nyou: attack their leader with Ada\n")


def test_passing_answers_no_question_that_must_be_answered() -> None:
    """A question is passed with 'pass', with 'no', or with no card at all; without these, not."""
    text = (
        "ruling A\ngame gateruler\ncard Page: unit, level 1\nyou have hand Page; resource 2\n"
        "passing zone, act\nyou: summon Page\n"
    )
    [(_line, told)] = wrong(text)
    assert "nobody answers: you are asked 'zone'" in told
    assert "passing" not in told  # which would not help


PAYING = """\
ruling A
game dragonball
card Cub: battle, character Gohan, power 5000, energy cost 1
card Beast: battle, character Gohan, power 20000, energy cost 4
    [Evolve] [one]: <Gohan>
card Sea: battle, color blue
you have energy ENERGY; battle Cub; hand Beast
turn you, main phase
"""


def test_a_choice_among_equal_cards_needs_no_line() -> None:
    """A line may answer it; without one it answers itself, but not while it is looked at."""
    alike = PAYING.replace("ENERGY", "2")
    rest = "expect Cub is under Beast\n"
    assert not wrong(f"{alike}you: evolve Cub into Beast\n{rest}")
    assert not wrong(f"{alike}you: evolve Beast\nexpect you are asked energy\n")
    assert not wrong(f"{alike}you: evolve Beast; Plain Fighter\n{rest}")
    unlike = PAYING.replace("ENERGY", "1, Sea")
    [(_line, told), *_more] = wrong(f"{unlike}you: evolve Beast\nexpect you have hand 0\n")
    assert "there are 1" in told
    assert not wrong(f"{unlike}you: evolve Beast; Sea\n{rest}")


def test_an_answer_of_the_other_player_says_that_nothing_is_asked_of_them() -> None:
    [(_line, told)] = wrong(f"{BLOCKER}they: pass\n")
    assert "nothing is asked of them now: you are asked 'main'" in told


def test_a_figure_may_have_the_name_of_a_zone() -> None:
    """The zone's first place has the number of the value: it is no card there that is meant."""
    text = (
        "ruling A\ngame gateruler\ncard Ada: unit, hp 5\n"
        "    When this attacks, deal 1 damage to each unit.\n"
        "you have attack Ada\nthey have damage 1\nturn you, attack phase\n"
        "you: attack their ruler with Ada\n"
    )
    assert not wrong(f"{text}expect Ada damage 1\n")
    [(_line, told)] = wrong(f"{text}expect Ada damage 2\n")
    assert told.endswith("but damage is 1")


def test_a_charge_lies_under_its_card() -> None:
    text = "ruling A\ngame gateruler\ncard Ada: unit\ncard Cog: unit\ncard Rim: unit\n"
    text += "you have attack Ada (charge Cog), Rim\n"
    assert not wrong(f"{text}expect Cog is under Ada; Cog is not under Rim\n")
    assert wrong(f"{text}expect Cog is under Rim\n")


def test_a_mate_lies_under_nothing() -> None:
    text = "ruling A\ngame vanguard\ncard Ada: normal\ncard Bob: normal\n"
    assert not wrong(f"{text}you have vanguard Ada (mate Bob)\nexpect Bob is not under Ada\n")


def test_an_ability_is_not_said_to_cost_the_level_of_its_card() -> None:
    text = (
        "ruling A\ngame gateruler\ncard Kiln: unit, level 1\n"
        "    Standard Action: [Pay 2 resources.] Draw 3 cards.\ncard Page: unit, level 2\n"
        "you have attack Kiln; hand Page; resource 1\n"
    )
    told = [each.text for each in played(f"{text}ask you: activate Kiln\n").told]
    assert "14-4b-8" in told[-1] and "costs 1" not in told[-1]
    told = [each.text for each in played(f"{text}ask you: summon Page\n").told]
    assert "14-4b-8" in told[-1] and "Page costs 2; your ready resources: 1" in told[-1]


def test_a_circle_may_be_meant_by_its_name() -> None:
    text = "ruling A\ngame vanguard\ncard Ada: normal\ncard Bob: normal\n"
    text += "you have rear-guard back center Ada; rear-guard 1 Bob\n"
    assert not wrong(
        f"{text}expect Ada is in the back center circle; Bob is in the front left circle\n"
    )
    assert wrong(f"{text}expect Ada is in the front left circle\n")


def test_a_zone_behind_a_comma_is_told_how_it_is_written() -> None:
    text = "ruling A\ngame gateruler\ncard Ada: unit\nyou have attack 1 Ada, attack 2 Ada\n"
    [(line, told)] = wrong(text)
    assert line == 4 and told.endswith("a zone begins a part of its own, after ';'")


def test_a_question_with_one_answer_is_not_asked() -> None:
    """Neither by a line of its own nor by `passing`; the error of such a line says so."""
    one = f"{GUARD}passing guard\nyou: attack\n"
    assert not wrong(one)
    [(line, text)] = wrong(f"{one}you: Ace\n")
    assert line == 9 and "had one answer and was not asked" in text
    assert not wrong(f"{GUARD}passing guard\nyou: attack their vanguard with Ace\n")


def test_questions_are_named_by_their_names_or_their_sentences() -> None:
    for name in ("guard", "a shield to guard with", "ガードするカード"):
        report = played(f"{GUARD}you: attack\nexpect they are asked {name}\n")
        assert report.holds or "did you mean" in str(report.wrong), name
    assert not wrong(f"{GUARD}you: attack\nexpect they are asked a shield to guard with\n")
    [(_line, text)] = wrong(f"{GUARD}you: attack\nexpect they are asked gard\n")
    assert "did you mean guard" in text
    [(_line, text)] = wrong(f"{GUARD}you: attack\nexpect they are asked boost\n")
    assert "they are asked 'guard'" in text


# -- the rules that a ruling names ----------------------------------------------------------------


def test_a_rule_that_there_is_not_is_an_error_with_the_nearest() -> None:
    [(line, text)] = wrong(f"{GUARD}rules 7.5, 7.99.1\n")
    assert line == 7 and "no rule '7.99.1'" in text and "there is 7." in text
    assert not wrong(f"{GUARD}rules 7-5, rule 7.4.1\n")


def test_rules_that_never_came_up_are_a_note(tmp_path: Path) -> None:
    file = tmp_path / "a.ruling"
    file.write_text(f"{GUARD}rules 12.4\npassing guard\nyou: attack\n", encoding="utf-8")
    result = CliRunner().invoke(main, ["judge", str(file)])
    assert result.exit_code == 0 and f"{file}:7: note: nothing was done" in result.output
    assert "note:" not in CliRunner().invoke(main, ["judge", "--quiet", str(file)]).output
    for rules, lines in (
        ("7.4.1.6", "passing guard\nyou: attack\n"),
        ("8.5.2.1", "expect they may not call Ace by 8.5.2.1\n"),
        ("8.5.2.1", "ask they: call Ace\n"),
        ("7.5.1.2", "you: attack\nexpect they are asked guard\n"),
    ):
        report = played(f"{GUARD}rules {rules}\n{lines}")
        assert report.holds and not any(each.note for each in report.told), (rules, report.told)


# -- cards ----------------------------------------------------------------------------------------


def test_a_file_of_cards_lies_beside_the_ruling(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    record = '[[card]]\nnumber = "X-1"\nname = "Ferret"\ntype = "normal"\ngrade = 1\n'
    record += 'power = 7000\nshield = 5000\nclan = ["Kagero"]\nicons = ["boost"]\n'
    (folder / "more.toml").write_text(record, encoding="utf-8")
    ruling = "ruling A\ngame vanguard\ncards more.toml\nyou have hand Ferret\n"
    (folder / "a.ruling").write_text(ruling, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    [report] = judge_file("mine/a.ruling")
    assert report.holds, report.wrong


def test_an_unreadable_card_fails_only_the_rulings_that_use_it(tmp_path: Path) -> None:
    file = tmp_path / "a.ruling"
    file.write_text(
        "game vanguard\ncard Bad: normal\n    [AUTO](VC):When this unit attacks, dance.\n"
        "card Wrong: normal, pover 3\n"
        "ruling A\nyou have hand 1\nexpect you have hand 1\nruling B\nyou have hand Bad\n"
        "ruling C\nexpect Wrong is in hand\nruling D\nyou have hand Wrong\n"
        "ruling E\nexpect you have hand Bad\n"
        "ruling F\ncard Own: normal\n    [AUTO]:Fly.\n",
        encoding="utf-8",
    )
    found = [(each.holds, each.wrong) for each in judge_file(file)]
    assert [holds for holds, _wrong in found] == [True, False, False, False, False, False]
    assert found[1][1][0].line == 2 and "cannot read 'dance'" in found[1][1][0].text
    assert found[3][1][0].line == 4 and "did you mean power" in found[3][1][0].text
    assert found[4][1][0].line == 2 and found[5][1][0].line == 17


def test_a_text_that_cannot_be_read_is_told_with_the_nearest_wordings() -> None:
    text = "ruling A\ngame vanguard\ncard Bad: normal\n    [AUTO](VC):When this unit attacks, "
    [(_line, told)] = wrong(f"{text}draw some cards.\n")
    assert "cannot read 'draw some cards'" in told and "the nearest wordings: draw" in told


@pytest.mark.parametrize(
    ("text", "figure"),
    [("[Boost]", "icons boost"), ("Boost", "icons boost"), ("[CONT](RC):Boost", "icons boost"),
     ("[Intercept]", "icons intercept"), ("Twin Drive!!", "icons twin drive"),
     ("Kagero", "clan Kagero")],
)  # fmt: skip
def test_a_figure_that_is_written_as_text_is_told_as_a_figure(text: str, figure: str) -> None:
    """What was written is never suggested for itself."""
    ruling = f"ruling A\ngame vanguard\ncard Ada: normal, grade 1\n    {text}\n"
    [(_line, told)] = wrong(ruling)
    assert told.endswith(f"that is no text, but among the figures: {figure}")


@pytest.mark.parametrize("text", ["[CONT]:[Restraint]", "[AUTO]:[Forerunner]", "[Resist]"])
def test_no_wording_is_suggested_for_itself(text: str) -> None:
    ruling = f"ruling A\ngame vanguard\ncard Ada: normal, grade 1\n    {text}\n"
    [(_line, told)] = wrong(ruling)
    suggested = told.partition("the nearest wordings: ")[2].casefold().split("; ")
    assert suggested[0] and text.casefold() not in suggested
    if text != "[Resist]":
        assert suggested[0] == text.casefold().rpartition("[")[2].strip("]")


def test_what_happens_after_an_opponents_only_choices_is_told_whole() -> None:
    """That the opponent had one choice only is told to them alone; nothing else goes with it."""
    text = (
        "ruling A\ngame vanguard\nyou have hand 1\nturn 4, them, battle phase\n"
        "they: attack\nyou: pass\n"
        'expect told "Drive step"; told "Damage step"; not told "Guard step"\n'
    )
    report = judge(read(text)[0], explained=True)
    assert report.wrong == []
    after = [each.text.strip() for each in report.told]
    after = after[after.index("you: pass") + 1 :]
    assert after[0].startswith("You decide: a shield to guard with.")
    assert len([each for each in after if each.startswith("Drive step.")]) == 1


# -- the prompt ------------------------------------------------------------------------------------


def test_the_prompt_forgets_a_line_that_is_wrong() -> None:
    prompt = Prompt("gateruler")
    for line in (
        "you have hnd 2", "you have hand Nobody", "turn you, tea phase", "rules 99-9",
        "card X: unitt", "passing nonsense", "expect you have hand 7", "you: attack",
    ):  # fmt: skip
        kept = prompt.text()
        told = prompt.enter(line)
        assert told and prompt.text() == kept, line
    assert not prompt.enter("you have hand 2")
    assert prompt.enter("expect you have hand 2") == ["as expected: you have hand 2"]


def test_a_branch_may_begin_with_a_line() -> None:
    prompt = Prompt("vanguard")
    prompt.enter("you have hand 2")
    kept = prompt.text()
    told = prompt.enter("what if expect you have hand 2")
    assert told[0] == "Branch 1 begins here." and told[-1] == "as expected: you have hand 2"
    assert prompt.text() != kept
    prompt.enter("back")
    assert prompt.text() == kept
    assert "stands alone" in prompt.enter("why 7.5")[0] and prompt.text() == kept


def test_the_prompt_waits_for_the_rest_of_a_text() -> None:
    prompt = Prompt("gateruler")
    prompt.enter("card Spark: event")
    assert "cannot read" in prompt.enter("    Timing: Standard Action")[0]
    assert not prompt.enter("    Choose 1 enemy unit and deal 2 damage to it.")
    assert not prompt.enter("you have hand Spark")
    prompt.enter("card Bad: event")
    assert "cannot read" in prompt.enter("    Timing: Standard Action")[0]
    assert prompt.enter("they have attack 1 Plain") == ["Forgotten: card Bad: event"]
    assert "Bad" not in prompt.text() and "they have attack 1 Plain" in prompt.text()


def test_the_prompt_is_where_it_was_after_a_line_that_fails_halfway() -> None:
    prompt = Prompt("vanguard")
    prompt.enter("you have hand Plain; vanguard Plain")
    before = prompt.playing.game.position_hash()
    assert "error" in prompt.enter("you: call Plain Unit; front left circle; flurb")[-1]
    assert prompt.playing.game.position_hash() == before
    prompt.enter("you: call Plain Unit to the front left circle")
    after = prompt.playing.game.position_hash()
    assert after != before
    prompt.enter("passing guard")  # no play: all that was played is played again, once
    assert prompt.playing.game.position_hash() == after
    prompt.enter("undo")
    prompt.enter("undo")
    assert prompt.playing.game.position_hash() == before


def test_why_goes_back_to_the_line_that_began_what_happened() -> None:
    """Q. Why was Small KO-ed?  A. Because of an attack, four questions ago."""
    prompt = Prompt("dragonball")
    for line in (
        "card Big: battle, power 15000", "card Small: battle, power 10000", "you have battle Big",
        "they have battle Small (rested); hand 2", "you: attack Small with Big", "they: pass",
        "they: pass",
    ):  # fmt: skip
        prompt.enter(line)
    told = [each.strip() for each in prompt.enter("why")]
    assert told[0].startswith("You decide: your action.")
    assert [each for each in told if each.startswith("Your Big attacks your opponent's Small.")]
    assert [each for each in told if each.startswith("Your opponent's Small is KO-ed.")]


def test_why_leaves_out_what_was_done_before() -> None:
    prompt = Prompt("vanguard")
    for line in (
        "card Ada: normal, grade 1", "card Bob: normal, grade 1", "you have hand Ada, Bob",
        "you: call Ada to the front left circle", "you: call Bob to the front right circle",
        "you: end your main phase", "you: attack their vanguard with your vanguard",
    ):  # fmt: skip
        prompt.enter(line)
    told = [each.strip() for each in prompt.enter("why")]
    assert told[0].startswith("You decide: whether to attack.")
    assert not [each for each in told if "call Ada" in each or "call Bob" in each]
