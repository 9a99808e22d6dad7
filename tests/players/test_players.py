"""Bots: legal, repeatable, fast, and no wiser than their seat."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import headjudge
from headjudge import games, players, starting
from headjudge.games.godzilla.c02_cards import shipped_pool
from headjudge.players import GreedyPlayer, RandomPlayer, UnknownPlayer, built_in, make
from tests.players.every_game import EveryGame


class TestEveryGame(EveryGame):
    title = "godzilla"
    matches = 60
    wins = 52


def test_a_player_is_made_by_name() -> None:
    assert [built_in(name).name for name in players.NAMES] == ["random", "greedy"]
    assert [type(make(name)) for name in players.NAMES] == [RandomPlayer, GreedyPlayer]


def test_an_unknown_player_is_an_error_that_lists_those_there_are() -> None:
    with pytest.raises(UnknownPlayer, match="no player 'deep'; there is random, greedy") as told:
        make("deep")
    assert told.value.field == "players"


def test_greedy_says_which_game_it_does_not_know() -> None:
    with pytest.raises(headjudge.UnknownGame, match="greedy does not know 'chess'"):
        GreedyPlayer().choose({"game": "chess"})


def test_random_looks_only_at_how_many_options_there_are() -> None:
    game = starting.start("godzilla", ("ember_rush", "drowned_choir"), seed=3)
    assert game.decision is not None
    seat = game.decision.seat
    view = game.view(seat)
    options = view["decision"]["options"]
    blind = {"decision": {"options": [None] * len(options), "least": 1, "most": 1}}
    assert RandomPlayer(5).choose(view) == RandomPlayer(5).choose(blind)


def test_random_takes_every_number_of_options_there_may_be() -> None:
    bot = RandomPlayer(0)
    counts = {len(bot.pick(4, 0, 3)) for _time in range(100)}
    assert counts == {0, 1, 2, 3}
    assert {bot.pick(3, 1, 1) for _time in range(100)} == {(0,), (1,), (2,)}


def test_bots_import_nothing_that_knows_more_than_a_view() -> None:
    folders = (Path(players.__file__).parent, *Path(games.__file__).parent.glob("*/bot"))
    allowed = (
        "headjudge.players", "headjudge.kernel.errors", "headjudge.kernel.cards",
        "headjudge.kernel.abilities",
        "headjudge.kernel.printed", "headjudge.kernel.shapes",
        *[f"headjudge.games.{title}.cards" for title in games.NAMES],
        *[f"headjudge.games.{title}.c02_cards" for title in games.NAMES],
        *[f"headjudge.games.{title}.bot" for title in games.NAMES],
    )  # fmt: skip
    for path in [each for folder in folders for each in folder.glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.ImportFrom):
                names = [str(node.module)]
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            for name in names:
                assert not name.startswith("headjudge") or name.startswith(allowed), (path, name)


# -- single decisions, from made-up views -------------------------------------------------

MONSTER, WEAK, STRONG, STRATEGY = "HJ1-001", "HJ1-011", "HJ1-022", "HJ1-031"


def seen(kind: str, seat: int, number: int, *cards: tuple[int, str]) -> dict[str, Any]:
    entries = [{"handle": handle, "number": card} for handle, card in cards]
    return {"kind": kind, "seat": seat, "number": number, "count": len(cards), "cards": entries}


def a_view(
    positions: tuple[int, int], zones: list[dict[str, Any]], prompt: str, options: list[Any]
) -> dict[str, Any]:
    return {
        "game": "godzilla",
        "viewer": 0,
        "numbers": [{"position": position, "rage": 0} for position in positions],
        "cards": {number: card.facts for number, card in shipped_pool().items()},
        "zones": [
            seen("invading", 0, 1, (1, MONSTER)),
            seen("invading", 1, 1, (2, MONSTER)),
            *zones,
        ],
        "decision": {"prompt": prompt, "least": 1, "most": 1, "options": options},
    }


def action(verb: str, handle: int, number: str) -> dict[str, Any]:
    return {"verb": verb, "card": {"handle": handle, "number": number}}


INVADE = [action("gain rage", 10, MONSTER), action("invade", 10, MONSTER), {"verb": "pass"}]


def test_greedy_invades_past_zone_8_when_the_way_is_open() -> None:
    hand = seen("hand", 0, 1, (10, MONSTER))
    assert GreedyPlayer().choose(a_view((8, 3), [hand], "main", INVADE)) == (1,)


def test_greedy_does_not_invade_against_a_card_in_zone_8() -> None:
    zones = [seen("hand", 0, 1, (10, MONSTER)), seen("zone", 1, 8, (11, WEAK))]
    assert GreedyPlayer().choose(a_view((8, 3), zones, "main", INVADE)) != (1,)


def test_greedy_destroys_the_card_that_blocks_the_way() -> None:
    zones = [seen("zone", 1, 8, (11, WEAK)), seen("zone", 1, 2, (12, STRONG))]
    options = [action("card", 12, STRONG), action("card", 11, WEAK)]
    assert GreedyPlayer().choose(a_view((8, 3), zones, "destroy", options)) == (1,)


def test_greedy_gives_up_its_weaker_card() -> None:
    zones = [seen("zone", 0, 2, (11, WEAK)), seen("zone", 0, 4, (12, STRONG))]
    options = [action("card", 12, STRONG), action("card", 11, WEAK)]
    assert GreedyPlayer().choose(a_view((1, 3), zones, "destroy", options)) == (1,)


def test_greedy_holds_zone_8_against_a_monster_before_it() -> None:
    zones = [seen("resolution", -1, 1, (11, WEAK))]
    options = [
        {"verb": "zone", "zone": {"kind": "zone", "number": number, "seat": 0}}
        for number in (1, 2, 4, 8)
    ]
    assert GreedyPlayer().choose(a_view((3, 7), zones, "zone", options)) == (3,)


def test_greedy_does_not_crush_the_cards_that_are_about_to_counter() -> None:
    zones = [
        seen("hand", 0, 1, (10, MONSTER)),
        seen("zone", 0, 4, (11, STRONG)),  # 8000, against a threat of 5000
    ]
    options = [action("invade", 10, MONSTER), {"verb": "pass"}]
    assert GreedyPlayer().choose(a_view((3, 5), zones, "main", options)) == (1,)
    zones[1] = seen("zone", 0, 2, (11, STRONG))
    assert GreedyPlayer().choose(a_view((3, 5), zones, "main", options)) == (0,)


def test_greedy_knows_what_to_do_with_a_card_nobody_knows() -> None:
    options = [{"verb": "invade with top card"}, {"verb": "pass"}]
    assert GreedyPlayer().choose(a_view((3, 5), [], "main", options)) == (0,)
    assert GreedyPlayer().choose(a_view((8, 5), [], "main", options)) == (1,)


def test_greedy_uses_an_empty_strategy_zone() -> None:
    zones = [seen("strategy", 0, 1, (11, STRATEGY))]
    options = [
        {"verb": "zone", "zone": {"kind": "strategy", "number": number, "seat": 0}}
        for number in (1, 2)
    ]
    assert GreedyPlayer().choose(a_view((3, 5), zones, "strategy-zone", options)) == (1,)
