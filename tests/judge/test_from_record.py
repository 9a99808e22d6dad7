"""Moments of golden games as rulings: laid out again, they are as they were, and go on alike."""

from __future__ import annotations

import random

import msgspec
import pytest
from click.testing import CliRunner

from headjudge import games
from headjudge.cli import main
from headjudge.judge.answering import Meant
from headjudge.judge.from_record import Watched, picture, ruling_from, same_option
from headjudge.judge.notation import read
from headjudge.judge.play import Playing, Report, judge
from headjudge.judge.position import set_up
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.game import Game
from headjudge.kernel.record import write_record
from scripts import told
from tests.figures import Figure

FURTHER = 20  # decisions


def played(text: str) -> Game:
    """The game of a ruling, after its last line."""
    ruling = read(text)[0]
    playing = Playing(ruling, Report(ruling), "en", False)
    assert not [each for each in playing.all() if each.wrong]
    return playing.game


def go_on_alike(one: Game, other: Game, chance: random.Random) -> None:
    """Both games are given the same answers, and stay the same."""
    for _decision in range(FURTHER):
        assert picture(one) == picture(other)
        decision = one.decision
        if decision is None:
            return
        mine, theirs = Meant(one, decision.seat), Meant(other, decision.seat)
        picks = chance.sample(range(len(mine.options)), max(decision.least, decision.most > 0))
        chosen = [same_option(mine, theirs, pick) for pick in picks]
        one.answer(*picks)
        other.answer(*chosen)


@pytest.mark.parametrize("title", games.NAMES)
def test_a_moment_of_a_game_goes_on_as_the_game_did(title: str, figure: Figure) -> None:
    chance = random.Random(f"moments of {title}")
    records, left = told.golden(title), figure(quick=2, gate=12, long=50)
    laid = 0
    for _try in range(left * 2):
        record = chance.choice(records)
        at = chance.randrange(len(record.answers))
        try:
            text = ruling_from(record, at)
        except HeadjudgeError:
            continue
        laid += 1
        go_on_alike(Watched(record, at, None).game, played(text), chance)
        if laid == left:
            break
    assert laid == left, "hardly a moment could be laid out"


def test_another_position_is_noticed() -> None:
    text = ruling_from(told.golden("vanguard")[0], 3)
    laid = set_up(read("\n".join(text.splitlines()[:6]))[0])
    before = picture(laid)
    laid.put(laid.state.zones[laid.rules.layout.zone("deck")][0], laid.rules.layout.zone("drop"))
    assert picture(laid) != before


def test_the_command_writes_a_ruling_that_holds(tmp_path: pytest.TempPathFactory) -> None:
    record = told.golden("godzilla")[1]
    folder = str(tmp_path)
    with open(f"{folder}/game.json", "w", encoding="utf-8") as file:
        file.write(write_record(record))
    made = CliRunner().invoke(main, ["judge", "--from", f"{folder}/game.json", "--at", "9"])
    assert made.exit_code == 0, made.output
    assert judge(read(made.output)[0]).holds
    beyond = CliRunner().invoke(main, ["judge", "--from", f"{folder}/game.json", "--at", "99999"])
    assert beyond.exit_code == 2 and beyond.output.startswith("error: at:")
    laid = msgspec.structs.replace(record, position={})
    with pytest.raises(HeadjudgeError, match="begins in a position"):
        ruling_from(laid, 3)
