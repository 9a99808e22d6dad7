"""A text that is refused is refused for the clause that is to blame."""

from __future__ import annotations

import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import headjudge
from headjudge import games
from headjudge.language.obstacles import obstacle, without
from headjudge.language.phrases import Unreadable
from tests.figures import Figure
from tests.parts import part_of

NONSENSE = "sing a song of the deep sea"
SHIPPED = Path(headjudge.__file__).parent / "games"


def shipped_texts(title: str) -> list[tuple[str, str]]:
    """The English texts of a game's shipped cards, each with the type of its card."""
    found: list[tuple[str, str]] = []
    for path in sorted((SHIPPED / title / "cards").glob("*.toml")):
        for card in tomllib.loads(path.read_text(encoding="utf-8"))["card"]:
            found.append((card.get("text", card.get("text_en", "")), card.get("type", "")))
    return found


def read(title: str, text: str, type_: str) -> Any:
    package: Any = part_of(title, "text")
    return package.read(text, "en", type_) if title == "godzilla" else package.read(text)


def planted(text: str, rng: random.Random) -> str | None:
    """The text with nonsense in place of one of its sentences, but for the first of a line and
    those of a reminder, which nobody reads; None: it has no other."""
    sentences = re.finditer(r"(?<=\. )[A-Z][^.\[\](){}<>]{8,}(?=\.)", text)
    ends = [found.span() for found in sentences]
    places = [span for span in ends if text.count("(", 0, span[0]) == text.count(")", 0, span[0])]
    if not places:
        return None
    start, end = rng.choice(places)
    return f"{text[:start]}{NONSENSE.capitalize()}{text[end:]}"


@pytest.mark.parametrize("title", games.NAMES)
def test_nonsense_in_a_shipped_text_is_what_is_named(title: str, figure: Figure) -> None:
    rng = random.Random(title)
    texts = shipped_texts(title)
    rng.shuffle(texts)
    tried = 0
    for text, type_ in texts:
        spoilt = planted(text, rng)
        if spoilt is not None and tried < figure(quick=10, gate=40, long=1000):
            tried += 1
            with pytest.raises(Unreadable) as refused:
                read(title, spoilt, type_)
            assert refused.value.clause.casefold() == NONSENSE, spoilt
    assert tried > 5


# -- texts that can be read and mean nothing -----------------------------------------------


def column(text: str, bad: str) -> str:
    """What is named of a text that means something without these words."""
    return text[obstacle(text, lambda rest: bad not in rest) :]


@pytest.mark.parametrize(
    ("text", "bad", "named"),
    [
        ("Draw. Retire it. Sleep.", "it", "Retire it. Sleep."),
        ("Draw, retire it, and sleep.", "it", "retire it, and sleep."),
        ("[AUTO](RC):[Pay] when it yawns, draw. Sleep.", "it", "when it yawns, draw. Sleep."),
        ("Draw. Sleep, then retire it.", "it", "then retire it."),
    ],
)
def test_the_clause_without_which_the_rest_means_something(text: str, bad: str, named: str) -> None:
    assert column(text, bad) == named


def test_if_no_clause_is_to_blame_reading_stopped_at_the_end() -> None:
    text = "Draw. Sleep."
    assert obstacle(text, lambda rest: False) == len(text) - 1


@pytest.mark.parametrize(
    ("text", "part", "left"),
    [
        ("Draw. Sleep. Wake.", "Sleep", "Draw. Wake."),
        ("Draw. Sleep.", "Sleep.", "Draw."),
        ("Draw, sleep, and wake.", "sleep", "Draw, wake."),
        ("Draw, and wake.", "and wake.", "Draw."),
        ("Draw, then wake.", "Draw", "wake."),
    ],
)
def test_what_is_left_of_a_text_has_its_marks(text: str, part: str, left: str) -> None:
    at = text.index(part)
    assert without(text, (at, at + len(part))) == left
