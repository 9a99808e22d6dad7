"""The games and their cards, for directed games."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from headjudge import games
from headjudge.games.dragonball.c10_keywords.bundles import expand as expand_dragonball
from headjudge.games.gateruler.c16_keywords.granting import expand as expand_gateruler
from headjudge.games.godzilla.c12_keywords.bundles import expand as expand_godzilla
from headjudge.games.vanguard.c11_keywords.expansion import expand as expand_vanguard
from headjudge.kernel.cards import Card
from headjudge.language.verdicts import COMPILED
from headjudge.pools import verdicts
from tests.life.directed import Pool, Title, nothing_shows

FAMILIES = {
    "godzilla": ("colors", "traits"),
    "vanguard": ("clan",),
    "dragonball": ("colors",),
    "gateruler": ("faction",),
}
# what brings the bundles of keywords along
EXPANDS: dict[str, Any] = {
    "godzilla": expand_godzilla,
    "vanguard": expand_vanguard,
    "dragonball": expand_dragonball,
    "gateruler": expand_gateruler,
}
SHARED = Path(__file__).parents[2] / ".." / "shared" / "cards"  # real cards lie beside the project


@cache
def title(name: str) -> Title:
    """What a game brings to directed games."""
    own = import_module(f"tests.life.{name}")
    plain: Card = own.tables.battle("Plain") if name == "godzilla" else own.tables.PLAIN
    shows = getattr(own, "shows", nothing_shows)
    return Title(own.helper, own.lay_out, plain, EXPANDS[name], own.faults, shows)


@cache
def shipped(name: str) -> Pool:
    """The cards that the project ships."""
    cards = games.load(name).rules().shipped
    # what a geas says is on the rulers that have it
    return Pool({n: c for n, c in cards.items() if c.values["type"] != "geas"}, FAMILIES[name])


def need_real_cards(name: str) -> None:
    """Skip the test where the real cards of a game are not there."""
    if not (SHARED / f"{name}.json").exists():
        pytest.skip(f"the real cards are not here: ../shared/cards/{name}.json")


@cache
def compiled(name: str, step: int) -> dict[str, Card]:
    """Of the real cards one in so many, if it compiles, both sides of it."""
    package: Any = games.load(name)
    module = import_module(package.compile_card.__module__)
    found: dict[str, Card] = {}
    candidates = package.candidates.read((SHARED / f"{name}.json").read_text(encoding="utf-8"))
    candidates = candidates[::step]
    for candidate, verdict in zip(candidates, verdicts(name, candidates), strict=True):
        if verdict.kind == COMPILED:
            for side in ("compile_card", "compile_back", "compile_other_side"):
                made = getattr(module, side)(candidate.printed) if hasattr(module, side) else None
                if made is not None:
                    found[made.number] = made
    return found


@cache
def real(name: str, step: int = 1) -> Pool:
    """One in so many real cards. The others in its games are real cards too, whichever are
    selected; in Vanguard, where there are thousands to read, they are shipped ones."""
    if name == "vanguard":
        return Pool(compiled(name, step), FAMILIES[name], shipped(name).cards)
    every = compiled(name, 1)
    return Pool(dict(list(every.items())[::step]), FAMILIES[name], every)
