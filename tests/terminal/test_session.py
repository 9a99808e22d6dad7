"""A game at the terminal: what is typed, what is shown, and that nothing breaks it."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import headjudge
from headjudge import starting
from headjudge.players import make
from headjudge.saving import write_game
from headjudge.terminal.screen import WIDTH
from headjudge.terminal.session import Session, split_command

DECKS = ("ember_rush", "drowned_choir")


class Table:
    """A session whose player types given lines; the output is kept."""

    def __init__(
        self,
        *typed: str,
        lang: str = "en",
        seed: int = 5,
        bots: tuple[str | None, str | None] = (None, "random"),
        then: Callable[[Any], str] | None = None,
        terminal: bool = False,
    ) -> None:
        self.output = io.StringIO()
        self.typed: Iterator[str] = iter(typed)
        self.then = then
        self.hashes: list[str] = []
        self.lines = 0
        game = starting.start("godzilla", DECKS, seed=seed)
        console = Console(
            file=self.output, width=WIDTH, highlight=False, markup=False, force_terminal=terminal,
            color_system=None,
        )  # fmt: skip
        players = [None if name is None else make(name, 3) for name in bots]
        self.session = Session(game, players, console, lang, ("One", "Two"), self.read)

    def read(self, prompt: str) -> str:
        self.lines += 1
        if self.lines > 3000:
            raise EOFError
        line = next(self.typed, None)
        if line is None:
            if self.then is None:
                raise EOFError
            line = self.then(self.session)
        self.hashes.append(self.session.game.state_hash())
        return line

    def run(self) -> str:
        self.over = self.session.run()
        return self.output.getvalue()


def at_random(chance: random.Random) -> Callable[[Any], str]:
    """Types any legal answer."""

    def choose(session: Session) -> str:
        decision = session.game.decision
        assert decision is not None
        known = session.labels(session.game.view(decision.seat))
        count = chance.randint(decision.least, decision.most)
        return " ".join(str(each) for each in chance.sample(known, count)) or "0"

    return choose


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_whole_game_can_be_played_by_numbers(lang: str) -> None:
    table = Table(lang=lang, then=at_random(random.Random(1)))
    text = table.run()
    assert table.over
    assert table.session.game.result is not None
    assert ("The game is over." if lang == "en" else "ゲーム終了。") in text
    assert f"[{table.session.game.result.rule}]" in text
    assert max(cell_len(line) for line in text.splitlines()) <= WIDTH


def test_the_end_of_the_input_ends_politely() -> None:
    table = Table("1")
    assert table.run().endswith("The game stays unfinished. Goodbye.\n")
    assert not table.over


@pytest.mark.parametrize("word", ["quit", "QUIT", "q", "exit", "やめる"])
def test_quit_leaves_the_game(word: str) -> None:
    table = Table(word, "1")
    assert "Goodbye" in table.run()
    assert table.lines == 1


ODD = [
    "", "   ", "0", "99", "-1", "1 1", "1 2 3", "1,2", "1.5", "½", "²", "999999999999999999",
    "why", "why 0", "why x", "why 99999999", "why not", "why not x", "why not zone 99",
    "whynot play", "card", "card 0", "card 99", "card zzz", "card Sparkmite", "log", "log 0",
    "log x", "log -1", "look", "look zzz", "look deck", "look their hand",
    "undo", "save", "save /nowhere/at/all", "save .", "help", "?", "board",
    "play", "play zzz", "zone 3", "zone 0", "エリア3", "\x00", "\ud800", "💥", "{who}", "[red]",
    "%s", "'; drop", "yes", "no", "a" * 10_000, "9 " * 5000,
]  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_odd_input_changes_nothing_and_breaks_nothing(lang: str) -> None:
    table = Table(*ODD, "quit", lang=lang)
    text = table.run()
    assert len(set(table.hashes)) == 1
    assert text.encode()  # all of it can be printed


def test_zones_that_everybody_may_look_at_are_looked_at() -> None:
    table = Table("look zone 3", "look their invading monster", "look discard", "quit")
    text = table.run()
    assert "your zone 3 (0): -" in text
    monster = next(line for line in text.splitlines() if "your opponent's invading monster" in line)
    assert monster.endswith("(1): Trench Hatchling")
    assert len(set(table.hashes)) == 1


def test_zones_are_looked_at_in_japanese() -> None:
    table = Table("見る 相手の進攻怪獣置き場", "見る 山札", "quit", lang="ja")
    text = table.run()
    assert "進攻怪獣置き場(1枚):" in text
    assert "そこは見られません [4.8]" in text


def test_a_zone_that_is_hidden_is_refused_with_its_rule() -> None:
    text = Table("look deck", "look their hand", "look the moon", "look", "quit").run()
    assert "error: you may not look there [4.8]" in text
    assert "error: you may not look there [4.9]" in text
    assert "error: no place has that name" in text
    assert "Say which: look ZONE" in text


def test_full_width_digits_are_numbers_too() -> None:
    table = Table("１", "quit")
    table.run()
    assert table.session.game.state.decisions == 1


def test_undo_restores_the_very_state() -> None:
    table = Table("1", "undo", "1", "quit")
    table.run()
    first, second, again, redone = table.hashes
    assert first == again
    assert second == redone
    assert first != second


def test_undo_goes_back_through_the_whole_game_bots_and_all() -> None:
    chance = random.Random(4)
    script = at_random(chance)
    typed: list[str] = []
    before: list[str] = []

    def forward(session: Session) -> str:
        if len(typed) == 25:
            raise EOFError
        before.append(session.game.state_hash())
        typed.append(script(session))
        return typed[-1]

    table = Table(then=forward, bots=(None, "greedy"))
    table.run()
    session = table.session
    while session.history:
        assert session.undo()
        assert session.game.state_hash() == before.pop()
    assert before == []
    assert not session.undo()
    answers = iter(typed)
    replayed: list[str] = []

    def once_more(session: Session) -> str:
        replayed.append(session.game.state_hash())
        return next(answers, "quit")

    again = Table(then=once_more, bots=(None, "greedy"))
    again.run()
    if again.session.game.result is None:
        replayed.pop()  # where it stopped; in a game that is over, nothing is asked there
    again.session.undo()
    assert again.session.game.state_hash() == replayed[-1]


def test_undo_at_the_first_decision_says_so() -> None:
    assert "nothing to go back to" in Table("undo", "quit").run()


def test_concede_ends_the_game_by_1_2_3() -> None:
    table = Table("concede", "yes")
    text = table.run()
    assert table.over
    assert "Your opponent wins: you conceded [1.2.3]" in text


@pytest.mark.parametrize(("word", "told"), [("no", "en"), ("", "en"), ("いいえ", "ja")])
def test_concede_asks_first(word: str, told: str) -> None:
    table = Table("concede", word, "quit", lang=told)
    text = table.run()
    assert not table.over
    assert table.session.game.result is None
    assert ("The game goes on." if told == "en" else "ゲームを続けます。") in text


def test_concede_is_confirmed_in_japanese() -> None:
    table = Table("投了", "はい", lang="ja")
    table.run()
    assert table.over


def test_an_option_can_be_named_in_words() -> None:
    table = Table("play Sparkmite", "zone 8", "quit")
    text = table.run()
    assert "You play Sparkmite in zone 8." in text
    table = Table("火花虫を出す", "エリア8", "quit", lang="ja")
    assert "「火花虫」をエリア8に出現させた" in table.run()


def test_what_is_forbidden_is_explained_and_not_done() -> None:
    table = Table("play Basalt Ox", "why not play Basalt Ox", "quit")
    text = table.run()
    assert text.count("[8.2.1]") == 2
    assert len(set(table.hashes)) == 1


def test_a_zone_goes_by_its_own_number() -> None:
    table = Table("play Sparkmite", "1", "7", "quit")
    text = table.run()
    assert "There is no option 1." in text  # one's own monster is there
    assert "You play Sparkmite in zone 7." in text


def test_why_tells_the_events_and_the_rules() -> None:
    text = Table("invade with Sparkmite", "why", "quit").run()
    assert "You discard Sparkmite to invade.  [7.3.2 > " in text
    assert "    8.6.1.1  " in text


def test_card_reads_the_card_of_an_option_one_in_sight_or_any() -> None:
    table = Table("card 1", "card colossus", "card Reefheart", "card nothing", "quit")
    text = table.run()
    decision = table.session.game.decision
    assert decision is not None
    option = decision.options[0]
    assert f"[{table.session.game.state.printed[int(option[1])].number}]" in text
    assert "Cinder Colossus  [HJ1-001]" in text
    assert "Reefheart  [HJ1-045]" in text
    assert "No card is called nothing." in text


def test_log_tells_what_happened() -> None:
    text = Table("log", "log 1", "quit").run()
    assert "Turn 1: your turn." in text
    assert text.count("Main phase.  [7.3.1]") == 3


def test_save_writes_a_record_that_replays(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = Table("1", f"save {file}", "quit")
    assert f"Saved to {file}" in " ".join(table.run().split("\n")) or file.exists()
    game = starting.replay(headjudge.read_record(file.read_text()))
    assert game.state_hash() == table.session.game.state_hash()


def test_save_replaces_a_record_and_nothing_else(tmp_path: Path) -> None:
    game = Table().session.game
    file = tmp_path / "game.json"
    write_game(game, file)
    write_game(game, file)
    other = tmp_path / "letter.txt"
    other.write_text("dear")
    with pytest.raises(headjudge.HeadjudgeError, match="exists and is no record of a game"):
        write_game(game, other)
    assert other.read_text() == "dear"
    with pytest.raises(headjudge.HeadjudgeError, match="^save: "):
        write_game(game, tmp_path)
    with pytest.raises(headjudge.HeadjudgeError, match="^save: "):
        write_game(game, tmp_path / "no" / "file")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.json", "letter.txt"]


def test_the_opponents_hand_is_never_shown() -> None:
    table = Table(then=at_random(random.Random(2)))
    text = table.run()
    assert "Your opponent draws " in text
    assert "Your opponent draws the" not in text
    for line in text.splitlines():
        if line.startswith("Your opponent draws"):
            assert re.match(r"Your opponent draws (a card|\d cards)\.", line)


# -- two people at one screen ---------------------------------------------------------------


def test_hot_seat_hides_the_hand_before_the_other_looks() -> None:
    table = Table(then=at_random(random.Random(3)), bots=(None, None))
    text = table.run()
    assert table.over
    parts = text.split("is to decide. Press Enter when only player")
    assert len(parts) > 3
    assert "You draw " not in parts[0]


def test_hot_seat_clears_a_real_terminal_and_waits() -> None:
    waits: list[str] = []

    def typed(session: Session) -> str:
        waits.append(table.output.getvalue()[-200:])
        return "pass" if len(waits) < 8 else "quit"

    table = Table(then=typed, bots=(None, None), terminal=True)
    text = table.run()
    assert "\033[2J\033[3J\033[H" in text
    assert "Press Enter" in waits[0]
    first, second = text.split("Player 2 is to decide")[:2]
    assert "Turn 1: your turn." in first + second


def test_hot_seat_players_each_read_their_own_news() -> None:
    table = Table("pass", "pass", "pass", "pass", "quit", bots=(None, None))
    text = table.run()
    assert "Turn 1: your turn." in text
    assert "Turn 1: your opponent's turn." in text
    assert "Turn 2: your turn." in text


@pytest.mark.parametrize(
    ("typed", "command", "rest"),
    [
        ("why not play X", "why not", "play X"),
        ("whynot", "why not", ""),
        ("Why", "why", ""),
        ("why 3", "why", "3"),
        ("SAVE a b.json", "save", "a b.json"),
        ("なぜだめ エリア3", "why not", "エリア3"),
        ("play X", "", "play X"),
        ("whynots", "", "whynots"),
    ],
)
def test_commands_are_told_from_wishes(typed: str, command: str, rest: str) -> None:
    assert split_command(typed) == (command, rest)
