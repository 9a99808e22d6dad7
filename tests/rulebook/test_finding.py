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
