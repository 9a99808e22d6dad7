"""Every question is held against the words and rules of its game while tests play games."""

from __future__ import annotations

from functools import cache
from typing import Any

from headjudge import games
from headjudge.kernel.decision import Decision
from headjudge.kernel.game import Game
from headjudge.rulebook import book
from tests.words import shipped_words

# What the book itself calls an action, though a class has the same name.
WORDS_OF_THE_BOOK = {"KO"}
HALT = "halt"  # what the tests' tables ask where they stop a game


@cache
def class_names(title: str) -> frozenset[str]:
    """The names of the classes of terms, which no player should meet."""
    return frozenset(games.load(title).rules().terms.vocabulary) - WORDS_OF_THE_BOOK


def check_words(title: str, prompt: str) -> None:
    """The question has words in both languages and is not called by the name of a class."""
    assert prompt not in class_names(title), f"{title} asks {prompt!r}, the name of a class"
    wording: Any = shipped_words(title)
    for lang in ("en", "ja"):
        assert prompt in wording.words(lang).prompts, (
            f"{title} has no words ({lang}) for {prompt!r}"
        )


def check(title: str, decision: Decision) -> None:
    """The question has words in both languages, is not called by the name of a class, and cites
    a rule that says something."""
    prompt = decision.prompt
    if title not in games.NAMES or prompt == HALT:
        return
    check_words(title, prompt)
    rule = book.load(title).rules.get(decision.rule)
    assert rule is not None, f"{prompt!r} of {title} cites {decision.rule!r}, which is no rule"
    assert rule.kind != "heading", f"{prompt!r} of {title} cites {decision.rule}, a heading"


def watch() -> None:
    """From now on every question that a game asks is checked."""
    run = Game.run

    def checked(self: Game) -> None:
        run(self)
        if self.decision is not None:
            check(self.rules.name, self.decision)

    type.__setattr__(Game, "run", checked)
