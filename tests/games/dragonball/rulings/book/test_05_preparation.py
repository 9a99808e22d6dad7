"""Chapters 5 and 6: decks, the opening of a game, and the first turns."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball import c05_preparing
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from tests.games.dragonball.rulings.book.stock import ROW, SILL, battle, extra
from tests.games.dragonball.table import start


def broken(*some: Card) -> list[str]:
    """The rules that a deck breaks with these cards among its fifty."""
    plain = [battle(f"Plain {kind}", "red", "2(R)", 10000) for kind in range(13)]
    return checked([*some, *[card for card in plain for _copy in range(4)]][:50])


def checked(main: list[Card], first: Card = ROW) -> list[str]:
    return sorted({each.rule for each in c05_preparing.check_deck(first, main)})


def lengths(game: Game, seat: int) -> list[int]:
    """How many cards a player has in hand, deck, life and Energy Area."""
    zones = (a.hand_of, a.deck_area, a.life_area, a.energy_area)
    return [len(game.state.zones[zone(seat)]) for zone in zones]


def second_goes_first() -> Game:
    """A game that the player in the second seat begins, at its first question."""
    return next(game for game in map(start, range(40)) if game.state.first == 1)


@pytest.mark.rule(
    "dragonball:5-1-2", "dragonball:5-1-3", "dragonball:5-1-3-1", "dragonball:2-15-2-1"
)
def test_r37_counting_copies_by_card_number() -> None:
    """The limit of 4 is by card number (5-1-3-1); the deck has 50 Battle and/or Extra Cards plus
    exactly one Leader (5-1-2, 5-1-3)."""
    first = battle("Twin Name", "red", "2(R)", 10000)
    second = battle("Twin Name", "red", "3(R)", 15000)
    assert broken(*[first] * 4, *[second] * 4) == []
    assert broken(*[first] * 5) == ["5-1-3-1"]
    plain = [card for kind in range(13) for card in [battle(f"P{kind}", "red", "2(R)", 10000)] * 4]
    assert checked(plain[:49]) == ["5-1-3"]
    assert checked(plain[:51]) == ["5-1-3"]
    assert checked(plain[:50]) == []
    assert broken(SILL) == ["5-1-3"]
    assert checked(plain[:50], plain[0]) == ["5-1-2"]


@pytest.mark.rule(
    "dragonball:5-1-3-2",
    "dragonball:5-1-3-2-1",
    "dragonball:10-14-1",
    "dragonball:10-17",
    "dragonball:10-31-1",
)
def test_r38_keywords_that_change_the_limits() -> None:
    """[Super Combo] allows four in total, [Ultimate] one in total (10-17, 10-14-1); [Dragon
    Ball] lifts the limit of 4 up to a total of 7 (10-31-1); a text about copies replaces the
    general limit (5-1-3-2)."""
    fly = battle(
        "Swarm Fly", "yellow", "1(Y)", 5000,
        "[Permanent] You can include as many copies of this card in your deck as you like.",
    )  # fmt: skip
    helpers = [
        battle(f"Helper {each}", "red", "2(R)", 12000, "[Super Combo]", (0, 0)) for each in "AB"
    ]
    crowns = [battle(f"Crown {each}", "red", "8(RR)", 30000, "[Ultimate]") for each in "AB"]
    orbs = [
        extra(name, "black", "0(-)", "[Dragon Ball]\n[Activate Main] Draw 1 card.")
        for name in ("Orb", "Orb Two")
    ]
    assert broken(*[fly] * 12) == []
    assert broken(*[helpers[0]] * 4, helpers[1]) == ["10-17"]
    assert broken(*helpers * 2) == []
    assert broken(*crowns) == ["10-14-1"]
    assert broken(crowns[0]) == []
    assert broken(*[crowns[0]] * 2) == ["10-14-1"]
    assert broken(*[orbs[0]] * 7) == []
    assert broken(*[orbs[0]] * 4, *[orbs[1]] * 3) == []
    assert "10-31-1" in broken(*[orbs[0]] * 7, orbs[1])
    assert "10-31-1" in broken(*[orbs[0]] * 8)


@pytest.mark.rule(
    "dragonball:5-2-1-5-1", "dragonball:5-2-1-6", "dragonball:5-2-1-6-1", "dragonball:5-2-1-7"
)
def test_r39_opening_hands_redraw_and_life() -> None:
    """The order is hand, redraw from the starting player on, then life (5-2-1-6, 5-2-1-6-1,
    5-2-1-7); the first player is chosen at random without any choice (5-2-1-5-1)."""
    game = second_goes_first()
    asked = []
    for number in (6, 2):
        decision = game.decision
        assert decision is not None and decision.prompt == "redraw"
        assert (decision.least, decision.most) == (0, 6)
        asked.append(decision.seat)
        assert lengths(game, decision.seat) == [6, 44, 0, 0]
        game.answer(*range(number))
    assert asked == [1, 0], "nobody is asked who goes first; each is asked once"
    assert game.decision is not None and game.decision.prompt == "charge"
    assert lengths(game, 0) == lengths(game, 1) == [6, 36, 8, 0]
    life = game.state.zones[a.life_area(0)] + game.state.zones[a.life_area(1)]
    assert {game.state.known[card] for card in life} == {0}


@pytest.mark.rule("dragonball:6-2-3", "dragonball:6-2-5")
def test_r40_first_turns_of_both_players() -> None:
    """Only the first player's first turn lacks the draw; the energy placement is optional and
    exists every turn (6-2-3, 6-2-5)."""
    game = second_goes_first()
    game.answer()
    game.answer()
    assert game.decision is not None and (game.decision.seat, game.decision.prompt) == (1, "charge")
    assert lengths(game, 1) == [6, 36, 8, 0]
    game.answer(0)
    assert lengths(game, 1) == [5, 36, 8, 1]
    ends_main_phase(game)
    assert game.decision is not None and (game.decision.seat, game.decision.prompt) == (0, "charge")
    assert lengths(game, 0) == [7, 35, 8, 0]
    game.answer(game.decision.options.index(("pass",)))
    assert lengths(game, 0) == [7, 35, 8, 0]
    ends_main_phase(game)
    assert game.decision is not None and (game.decision.seat, game.decision.prompt) == (1, "charge")
    assert lengths(game, 1) == [6, 35, 8, 1]


def ends_main_phase(game: Game) -> None:
    """The turn player does nothing in the Main Phase."""
    assert game.decision is not None and game.decision.prompt == "main"
    game.answer(game.decision.options.index(("pass",)))
