"""The Japanese words of rulings: each is read as the English one that it stands for.

A game has them in `telling/words_ja.toml`: sorts of cards under `types`, figures under
`properties`, what figures can say in the tables that `Laying.worded` names, all else under
`rulings`. What is printed on cards besides is in its list of terms. This module puts them beside
the English words that a position is made of (`laying_of`), and reads clauses about a card.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final, TypeVar

from headjudge import games
from headjudge.judge.written_cards import figures_of
from headjudge.language import glossary
from headjudge.language.positions import Laying

LANG: Final = "ja"
Meant = TypeVar("Meant")

# What a clause about a card ends with, and what of it is a denial.
DENIED: Final = re.compile(r"(?:では|で|には|に)(?:ない|いない)$|じゃない$")
ENDING: Final = re.compile(r"(?:に(?:ある|いる)|である|です|だ)$")
UNDER: Final = "の下"
OWNERS: Final = {"自分の": "your ", "あなたの": "your ", "相手の": "their "}


@cache
def laying_of(game: str) -> Laying:
    """What is particular to the positions of a game, with its Japanese words beside the English
    ones."""
    package = games.load(game)
    laying: Laying = package.laying
    rules = package.rules()
    words = package.wording(rules.shipped).words(LANG)
    named = [(ja, en.replace("_", " ")) for en, ja in words.properties.items()]
    pairs = [*words.rulings.items(), *named]
    values = next(iter(rules.shipped.values())).values
    figures = {*figures_of(package.maker.form), *[name.replace("_", " ") for name in values]}
    known = figures | {*laying.figures}
    aliases = {ja: laying.figures.get(en, en) for ja, en in reversed(pairs) if en in known}
    types = [(ja, en) for en, ja in words.types.items()]
    return replace(
        laying,
        ways=beside(laying.ways, pairs),
        attached=beside(laying.attached, pairs),
        figures={**aliases, **laying.figures},
        numbers=beside(laying.numbers, pairs),
        conditions=beside(laying.conditions, pairs),
        marks=beside(laying.marks, pairs),
        phases=beside(laying.phases, pairs),
        sorts={ja: en for ja, en in [*types, *pairs] if en in laying.plain},
        values=values_said(package, words, laying),
    )


def beside(known: Mapping[str, Meant], pairs: list[tuple[str, str]]) -> dict[str, Meant]:
    """The words of a table with the Japanese ones that mean the same."""
    return {**known, **{ja: known[en] for ja, en in pairs if en in known}}


def values_said(package: Any, words: Any, laying: Laying) -> dict[str, str]:
    """By Japanese word, what it is called that figures can say: keywords, clans, colours ..."""
    found = {each.ja: each.name for each in package.wording.KEYWORDS}
    printed = glossary.printed(package.wording.LANGUAGES.package)
    found |= {ja: en for en, ja in printed.items()}
    for name in laying.worded:
        found |= {ja: en for en, ja in getattr(words, name).items()}
    return found


# -- clauses about a card -----------------------------------------------------------------------


def figure_of(subject: str, names: Mapping[str, Any]) -> tuple[str, str]:
    """A card and the figure of it that is spoken of: `斥候のパワー`; the figure "": of none."""
    for name in sorted(names, key=len, reverse=True):
        if subject.endswith(f"の{name}"):
            return subject.removesuffix(f"の{name}"), name
    return subject, ""


def state_of(about: str) -> str:
    """Put what is said of how or where a card lies into the English form: `ドロップにない` becomes
    `not ドロップ`, and `自分の` becomes `your`."""
    denied = DENIED.search(about)
    core = about[: denied.start()] if denied else ENDING.sub("", about)
    if core.endswith(UNDER):
        core = f"under {core.removesuffix(UNDER)}"
    for said, meant in OWNERS.items():
        if core.startswith(said):
            core = meant + core.removeprefix(said)
    return f"not {core}" if denied else core


def clause_of(
    words: str, names: Mapping[str, Any], is_card: Callable[[str], bool]
) -> tuple[str, str, str]:
    """A clause about a card: the words for it, a figure and what it comes to ("": no figure is
    spoken of), and how or where it lies. All are "", if it is none. A name may have は in it."""
    for hit in re.finditer("は", words):
        subject, about = words[: hit.start()].strip(), words[hit.end() :].strip()
        card, figure = figure_of(subject, names)
        if figure and is_card(card):
            return card, f"{figure} {about}", ""
        if is_card(subject):
            return subject, "", state_of(about)
    return "", "", ""
