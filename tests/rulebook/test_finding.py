"""Finding rules by numbers as people write them, by words, and by reference."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from headjudge import games
from headjudge.cli import main
from headjudge.kernel.errors import HeadjudgeError
from headjudge.rulebook import book, finding


@pytest.mark.parametrize("game", games.NAMES)
def test_every_number_is_found_however_it_is_written(game: str) -> None:
    for number in book.load(game).rules:
        spelt = number.translate(str.maketrans(".-", "-."))
        for said in (number, spelt, f"rule {number}", f" {number.upper()}. ", f"ルール{number}"):
            assert finding.find_rule(game, said).number == number


def test_two_numbers_of_a_game_never_read_alike() -> None:
    for game in games.NAMES:
        rules = book.load(game).rules
        assert len({finding.parts_of(number) for number in rules}) == len(rules)


def test_an_unknown_number_names_the_nearest() -> None:
    with pytest.raises(HeadjudgeError, match=r"no rule '7-5-99'; there is 7\.5"):
        finding.find_rule("vanguard", "7-5-99")
    with pytest.raises(HeadjudgeError, match="no rule 'attack'$"):
        finding.find_rule("vanguard", "attack")


@pytest.mark.parametrize(
    ("game", "number", "near"),
    [
        ("vanguard", "99.1", "12.1, 12.2, 12.3"),
        ("vanguard", "7.99", "7.8, 7.7, 7.6"),
        ("gateruler", "9-4z", "9-4f, 9-4e, 9-4d"),
        ("dragonball", "10-44", "10-31, 10-30, 10-29"),
        ("dragonball", "9" * 6000, "11-1, "),
    ],
)
def test_every_unknown_number_has_a_nearest_one(game: str, number: str, near: str) -> None:
    with pytest.raises(HeadjudgeError) as error:
        finding.find_rule(game, number)
    assert f"there is {near}" in error.value.message


@pytest.mark.parametrize("words", ["ガード", "guard"])
def test_a_word_is_found_by_itself_before_it_is_found_inside_of_others(words: str) -> None:
    """Rear-guards and vanguards (リアガード, ヴァンガード) are not about guarding."""
    found = [rule.number for rule in finding.search("vanguard", words)]
    assert found[0] == "7.5" and "7.5.1.2.2" in found[:4]
    assert not {"3.9", "3.10", "3.10.1", "3.8.2"} & set(found[:7])


def test_what_is_written_with_a_hyphen_is_found_as_one_word() -> None:
    for words in ("rear-guard", "rear guard"):
        assert finding.search("vanguard", words)[0].number == "3.10"


@pytest.mark.parametrize("words", ["evolve", "evolved", "evolving", "evolution", "evolutions"])
def test_a_word_is_found_in_its_other_forms(words: str) -> None:
    assert "10-5" in [rule.number for rule in finding.search("dragonball", words, 3)]
    assert {"5.17", "12.6"} <= {rule.number for rule in finding.search("godzilla", words)}


def test_words_that_only_begin_alike_are_no_forms_of_one() -> None:
    assert finding.begin_alike("evolution", "evolv")
    for one, other in (("control", "contin"), ("intercept", "interrupt"), ("play", "place")):
        assert not finding.begin_alike(one, other)


def test_words_find_the_rules_that_speak_of_them() -> None:
    found = [rule.number for rule in finding.search("vanguard", "intercepting guardians", 5)]
    assert {"7.5.1.2.4", "11.3"} & set(found)
    assert finding.search("godzilla", "進攻", 3)[0].number == "8.6"  # the heading of the action
    assert finding.search("godzilla", "xyzzy") == []
    assert finding.search("godzilla", "the of") == []


def test_references_go_both_ways() -> None:
    found = finding.relations("gateruler", "9-4f")
    assert "9-4" in found.above and "9-4c" in found.refers_to
    assert "9-4f" in finding.relations("gateruler", "9-4c").referred_by
    below = finding.relations("gateruler", "9-4").below
    assert below[:3] == ("9-4a", "9-4b", "9-4c")


def test_the_command_searches_and_shows() -> None:
    searched = CliRunner().invoke(main, ["rules", "search", "vanguard", "drive", "check"])
    assert searched.exit_code == 0 and "drive check" in searched.output.casefold()
    assert CliRunner().invoke(main, ["rules", "search", "vanguard", "xyzzy"]).exit_code == 1
    shown = CliRunner().invoke(main, ["rules", "show", "dragonball", "10.4.1"])
    assert "ruling: tests/games/dragonball/rulings/blocker.ruling::" in shown.output
    assert "under: 10-4" in shown.output
