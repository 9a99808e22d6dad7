"""What viewers come to know while a game is played: when, and by which rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from headjudge.kernel import knowledge
from headjudge.kernel.game import Game
from headjudge.kernel.log import Entry
from headjudge.kernel.state import FACE_DOWN, State

Lesson = tuple[int, int, int]
"""A card, a bit for each viewer who comes to know it, and how long the log was then."""


def hear_of_learning(patch: pytest.MonkeyPatch, hear: Callable[[State, int, int], None]) -> None:
    """From now on hear of every card that viewers (a bit for each) come to know, just before."""
    learn, take_for = knowledge.learn, knowledge.take_for

    def learn_and_tell(state: State, card: int, bits: int) -> None:
        hear(state, card, bits & ~state.known[card])
        learn(state, card, bits)

    def take_and_tell(state: State, card: int, known: int, bits: int) -> None:
        hear(state, card, bits & ~state.known[card])
        take_for(state, card, known, bits)

    patch.setattr(knowledge, "learn", learn_and_tell)
    patch.setattr(knowledge, "take_for", take_and_tell)


class Lessons:
    """What viewers come to know while one answer is carried out."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.log: list[Entry] = []
        self.learned: list[Lesson] = []
        hear_of_learning(patch, self.note)

    def note(self, state: State, card: int, bits: int) -> None:
        """These viewers come to know a card."""
        self.learned.append((card, bits, len(self.log)))

    def during(self, game: Game, picks: tuple[int, ...]) -> list[Lesson]:
        """What is learned by an answer, which is taken."""
        assert game.log is not None
        self.log, self.learned = game.log, []
        game.answer(*picks)
        return self.learned


class Showings:
    """How viewers come to know cards that lie where they cannot look, and how often: by which rule,
    or, while the text of a card is carried out, by being "chosen" for it just now."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.game: Game | None = None
        self.chosen: set[int] = set()
        self.ways: Counter[str] = Counter()
        hear_of_learning(patch, self.note)

    def answer(self, game: Game, picks: tuple[int, ...]) -> None:
        """Take an answer, and count what it shows."""
        assert game.decision is not None
        options = [game.decision.options[pick] for pick in picks]
        self.game = game
        self.chosen = {int(option[1]) for option in options if option[0] == "card"}
        game.answer(*picks)

    def note(self, state: State, card: int, bits: int) -> None:
        """These viewers come to know a card."""
        game = self.game
        if game is None or state is not game.state:
            return
        layout, zone = game.rules.layout, state.place[card]
        sight = layout.seen_down if state.face[card] == FACE_DOWN else layout.seen_by
        if bits & ~sight[zone]:
            self.ways[self.way(game, card)] += 1

    def way(self, game: Game, card: int) -> str:
        """How a card is shown now: by the innermost rule, whatever keyword asked for it."""
        if card in self.chosen and game.state.frames[-1].procedure == "perform":
            return "chosen"
        path = list(game.path())
        keyword = game.keyword_rule(game.state.frames[-1])
        if keyword and path[-1:] == [keyword]:
            path.pop()
        return ("", *path)[-1]
