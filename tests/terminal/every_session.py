"""What must be true of a game at the terminal, whichever it is. A game's tests take
`EverySession` over and say what is their own."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from headjudge import explain, starting
from headjudge.players import built_in
from headjudge.terminal.screen import HEIGHT, WIDTH
from headjudge.terminal.session import Session

Game = Any


def session(
    title: str,
    decks: tuple[str, str],
    lang: str = "en",
    seed: int = 5,
    typed: tuple[str, ...] = (),
    then: Callable[[Session], str] | None = None,
) -> Session:
    """A session whose player types these lines and then what `then` says."""
    lines: Iterator[str] = iter(typed)
    console = Console(
        file=io.StringIO(), width=WIDTH, highlight=False, markup=False, color_system=None
    )

    def read(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            if then is None:
                raise EOFError
            line = then(made)
        return line

    game = starting.start(title, decks, seed=seed)
    made = Session(game, [None, built_in("greedy", 3)], console, lang, ("You", "Opponent"), read)
    return made


def output(played: Session) -> str:
    """All that a session prints from beginning to end."""
    printed = io.StringIO()
    played.console.file = printed
    played.run()
    return printed.getvalue()


def numbers(chance: random.Random) -> Callable[[Session], str]:
    """Types any legal answer."""

    def choose(played: Session) -> str:
        decision = played.game.decision
        assert decision is not None
        known = played.labels(played.game.view(decision.seat))
        count = chance.randint(decision.least, decision.most)
        return " ".join(str(each) for each in chance.sample(known, count)) or "0"

    return choose


def come_to(title: str, decks: tuple[str, str], prompt: str, seed: int = 5, turn: int = 0) -> Game:
    """A game that has come to this question, played greedily."""
    game = starting.start(title, decks, seed=seed)
    bots = [built_in("greedy", each) for each in (1, 2)]
    while game.decision is not None:
        decision = game.decision
        if decision.prompt == prompt and game.state.turn >= turn and len(decision.options) > 1:
            return game
        game.answer(*bots[decision.seat].choose(game.view(decision.seat)))
    raise AssertionError(f"no {prompt} in this game")


def in_hand(game: Game, seat: int) -> list[str]:
    """The numbers of the cards of a hand."""
    layout = game.rules.layout
    return [game.state.printed[c].number for c in game.state.zones[layout.zone("hand", seat)]]


class EverySession:
    """To be taken over by a class of tests with `title`, `decks`, and a question that comes
    in the middle of a battle."""

    title: str
    decks: tuple[str, str]
    in_battle: str

    @pytest.mark.parametrize("lang", ["en", "ja"])
    def test_a_whole_game_can_be_played_by_numbers(self, lang: str) -> None:
        then = numbers(random.Random(2))
        text = output(session(self.title, self.decks, lang, then=then))
        assert ("The game is over." if lang == "en" else "ゲーム終了。") in text
        assert max(cell_len(line) for line in text.splitlines()) <= WIDTH

    def test_nearly_every_screen_fits_the_terminal(self) -> None:
        heights: list[int] = []
        played = session(self.title, self.decks)
        bots = [built_in("greedy", 1), built_in("greedy", 2)]
        game = played.game
        while game.decision is not None:
            seat = game.decision.seat
            printed = io.StringIO()
            played.console.file = printed
            played.show(seat)
            heights.append(len(printed.getvalue().splitlines()))
            game.answer(*bots[seat].choose(game.view(seat)))
        fitting = [height for height in heights if height < HEIGHT]
        assert len(heights) > 60
        assert len(fitting) >= 0.9 * len(heights)

    def test_a_question_with_one_answer_is_not_put_to_a_person_who_plays_a_bot(self) -> None:
        asked: list[tuple[int, int]] = []

        def look(played: Session) -> str:
            decision = played.game.decision
            assert decision is not None
            if decision.prompt != "main":
                asked.append((len(decision.options), decision.least))
            return numbers(random.Random(len(asked)))(played)

        output(session(self.title, self.decks, then=look))
        assert len(asked) > 10
        assert not {(1, 1), (0, 0)} & set(asked)

    def test_why_tells_the_last_events_with_our_sentences(self) -> None:
        game = come_to(self.title, self.decks, self.in_battle, turn=4)
        told = explain.why(game, game.decision.seat, "en", last=3)
        glosses = [line for line in told if line.startswith("    ")]
        assert glosses
        number, _, gloss = glosses[-1].strip().partition("  ")
        assert gloss == game.rules.gloss(number, "en")

    def test_nobody_learns_from_the_log_what_the_other_drew(self) -> None:
        game = come_to(self.title, self.decks, self.in_battle, turn=4)
        for viewer in (0, 1):
            drawn = [line.text for line in explain.lines(game, viewer) if line.message == "draw"]
            theirs = [text for text in drawn if text.startswith("Your opponent")]
            assert theirs
            for text in theirs:
                assert re.fullmatch(r"Your opponent draws (a card|\d+ cards)\.", text)
