"""A ruling to begin with: the words of a game that positions are made of."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Final

from headjudge import games
from headjudge.judge.written_cards import figures_of
from headjudge.kernel.rules import Rules
from headjudge.language.positions import Laying
from headjudge.wishes import JAPANESE

WIDTH: Final = 96  # of a line of notes


def skeleton(game: str) -> str:
    """The text of a ruling that can be played as it is, with notes on the words there are."""
    package = games.load(game)
    rules: Rules = package.rules()
    laying: Laying = package.laying
    first = next(iter(laying.plain))
    zones = ", ".join(kind.name for kind in rules.layout.kinds if not kind.shared)
    phases = english(laying.phases)
    phase = "main phase" if "main phase" in phases else phases[0]
    figures = ", ".join(sorted(figures_of(package.maker.form)))
    lines = [
        "ruling What is to be shown",
        f"game {game} {rules.editions[0]}",
        "# rules 1.2.3, 4.5.6            the rules that it is about",
        "",
        "# A card of your own: what sort it is, its figures, and its printed text under it.",
        f"# Sorts: {', '.join(laying.plain)}.",
        f"# Figures: {figures}.",
        f"card Example: {first}",
        "",
        "# Who has what: zones with cards, or with how many plain ones.",
        f"# Zones: {zones}.",
        *([f"# Numbers: {', '.join(english(laying.numbers))}."] if laying.numbers else []),
        *([f"# In brackets: {', '.join(english(laying.ways))}, known."] if laying.ways else []),
        f"# With other cards, in brackets: {', '.join(english(laying.attached))}.",
        "you have hand Example",
        "they have hand 1",
        f"turn you, {phase}",
        f"# Phases: {', '.join(phases)}.",
        "",
        "# Questions, as 'passing' and 'are asked' name them:",
        *wrapped(sorted(package.wording(rules.shipped).words("en").prompts)),
        f"# What is done: {', '.join(done(package.wording(rules.shipped).wishes()))}.",
        "# you: pass                     what a player does",
        "# ask you: ...                  whether a player may do something, and why not",
        "expect you have hand Example; nobody has won",
    ]
    return "\n".join(lines) + "\n"


def done(wishes: list[tuple[str, str]]) -> list[str]:
    """The English words for what is done, each once."""
    return english(dict.fromkeys(word for word, _verb in wishes))


def wrapped(names: list[str]) -> list[str]:
    """A list of names as notes, a few lines long."""
    text = f"{', '.join(names)}."
    return textwrap.wrap(text, WIDTH, initial_indent="#     ", subsequent_indent="#     ")


def english(words: Iterable[str]) -> list[str]:
    """The English ones of these words."""
    return [each for each in words if not JAPANESE.search(each)]
