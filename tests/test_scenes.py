"""The scene of a view has one shape in every game, and its sums are those that decide."""

from __future__ import annotations

from typing import Any

import pytest

import headjudge
from headjudge import players
from headjudge.kernel import shapes
from tests.fitting import fits, hints_of
from tests.reliability.play import TITLES

# What a game of this title shows in a few turns.
SHOWN = {
    "vanguard": {"roles", "compared", "waiting"},
    "godzilla": {"compared"},
    "dragonball": {"roles", "compared", "waiting"},
    "gateruler": {"roles", "compared", "waiting", "marks"},
}


def played(title: str, turns: int) -> Any:
    """The views of the three viewers at each decision of a greedy game, with the match."""
    decks = sorted(headjudge.decks(title))[:2]
    match = headjudge.start(title, (decks[0], decks[1]), seed=5)
    bots = [players.make("greedy", 1), players.make("greedy", 2)]
    while match.decision is not None and match.view(2)["turn"] < turns:
        yield match
        seat = match.decision.seat
        match.answer(*bots[seat].choose(match.view(seat)))


@pytest.mark.parametrize("title", TITLES)
def test_the_scene_has_one_shape_and_names_elements_of_the_view(title: str) -> None:
    shown: set[str] = set()
    for match in played(title, 7):
        for viewer in (0, 1, 2):
            view = match.view(viewer)
            scene = {name: view["scene"][name] for name in hints_of(shapes.Scene)}
            fits(scene, shapes.Scene, "scene")
            shown.update(name for name, value in scene.items() if value)
            keys = {card["key"] for zone in view["zones"] for card in zone["cards"]}
            for entry in (*scene["roles"], *scene["marks"]):
                assert entry["key"] in {*keys, ""}
            for pair in scene["compared"]:
                assert {pair["attacker"]["key"], pair["target"]["key"]} <= {*keys, ""}
    assert shown >= SHOWN[title]


@pytest.mark.parametrize("title", ["vanguard", "dragonball"])
def test_the_parts_of_a_compared_power_add_up_to_what_is_compared(title: str) -> None:
    compared = to_add = 0
    for match in played(title, 6):
        view = match.view(2)
        values = {
            card["key"]: card["values"]
            for zone in view["zones"]
            for card in zone["cards"]
            if "values" in card
        }
        for pair in view["scene"]["compared"]:
            for side in pair.values():
                now = values[side["key"]][side["value"]]
                total = sum(side["parts"])
                # what is comboed with is added in the damage step: before, it is to be added
                waits = title == "dragonball" and now == side["parts"][0] < total
                assert waits or now == total
                compared += 1
                to_add += waits
    assert compared
    assert bool(to_add) == (title == "dragonball")
