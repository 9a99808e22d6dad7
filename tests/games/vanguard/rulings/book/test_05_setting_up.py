"""Chapter 5: decks, the first vanguard, the opening hand."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c05_preparing import faults_of_g_deck, faults_of_main_deck
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN
from tests.games.vanguard.table import g_unit, start, trigger, unit

SENTINEL = "[CONT]:Sentinel"
S1, S2 = unit("First Wall", text=SENTINEL), unit("Second Wall", text=SENTINEL)
PORTERS = [unit(f"Porter {number}") for number in range(10)]
BELLS = [trigger(icon, f"Chime {icon}") for icon in ("critical", "draw", "stand", "heal")]
HEALS = [trigger("heal", "Salve")] * 3 + [trigger("heal", "Balm")] * 2
COMET = g_unit("Comet")


def four(cards: list[Card]) -> list[Card]:
    return [card for card in cards for _copy in range(4)]


def filled(*more: Card, bells: list[Card] | None = None, size: int = 50) -> list[Card]:
    """A main deck with these cards, filled up with normal units of which there are four each."""
    there = [*more, *(four(BELLS) if bells is None else bells)]
    rest = [card for card in four(PORTERS) if card.name not in [each.name for each in there]]
    return [*there, *rest[: size - len(there)]]


@pytest.mark.rule("vanguard:5.2.2.1", "vanguard:5.2.2.2", "vanguard:5.2.2.3", "vanguard:5.2.2.4")
@pytest.mark.rule("vanguard:5.2.2.5", "vanguard:5.2.2.6")
@pytest.mark.parametrize(
    ("deck", "legal"),
    [
        (filled(), True),
        (filled(size=49), False),
        (filled(size=51), False),
        (filled(bells=four(BELLS)[:15]), False),
        (filled(bells=[*four(BELLS), trigger("draw", "One More")]), False),
        (filled(bells=[*four(BELLS[:3])[:11], *HEALS]), False),
        (filled(bells=[*four(BELLS[:3]), *HEALS[:4]]), True),
        (filled(*[S1] * 4, S2), False),
        (filled(S1, S1, S2, S2), True),
        (filled(*[unit("Same")] * 4, unit("Same", power=6000)), False),
        (filled(*[unit("Same")] * 3, unit("Same", power=6000)), True),
        (filled(COMET), False),
    ],
)
def test_r33_which_main_decks_are_legal(deck: list[Card], legal: bool) -> None:
    """Q. Which main decks may be played?  A. Fifty cards, sixteen triggers, at most four of a
    name, four heal triggers, four sentinels, no G units."""
    assert (list(faults_of_main_deck(deck)) == []) is legal


@pytest.mark.rule("vanguard:5.3.2", "vanguard:5.3.3")
@pytest.mark.parametrize(
    ("deck", "legal"),
    [
        ([], True),
        ([g_unit(f"Comet {number}") for number in range(16)], True),
        ([g_unit(f"Comet {number}") for number in range(17)], False),
        ([COMET] * 4, True),
        ([COMET] * 5, False),
        ([COMET, unit("Porter")], False),
    ],
)
def test_r33_which_g_decks_are_legal(deck: list[Card], legal: bool) -> None:
    """Q. Which G decks?  A. Up to sixteen G units, at most four of a name."""
    assert (list(faults_of_g_deck(deck)) == []) is legal


@pytest.mark.rule("vanguard:5.2.2.2", "vanguard:5.3.2.1")
def test_r33_the_limit_of_four_counts_for_each_deck() -> None:
    """Q. Four cards of a name in the main deck and four of the same name in the G deck?
    A. Legal: each deck is counted by itself."""
    assert list(faults_of_main_deck(filled(*[unit("Comet")] * 4))) == []
    assert list(faults_of_g_deck([g_unit("Comet")] * 4)) == []


def zone(game: Game, kind: str, seat: int) -> tuple[int, ...]:
    return game.state.zones[z.LAYOUT.zone(kind, seat)]


def seen_vanguard(game: Game, viewer: int, seat: int) -> list[str]:
    return [
        entry["number"]
        for each in game.view(viewer)["zones"]
        if each["kind"] == "vanguard" and each["seat"] == seat
        for entry in each["cards"]
    ]


@pytest.mark.rule("vanguard:5.4.3", "vanguard:6.1.1", "vanguard:2.9.2")
def test_r34_the_first_vanguard_is_any_grade_0_card_face_down_until_stand_up() -> None:
    """Q. Which cards may be the first vanguard?  A. Every grade 0 card of the main deck, trigger
    units too; the opponent does not learn which before both are turned up."""
    game = start(3, first=False)
    chosen = []
    for seat in (0, 1):
        decision = game.decision
        assert decision is not None
        assert (decision.prompt, decision.seat) == ("first vanguard", seat)
        offered = [game.state.printed[int(option[1])] for option in decision.options]
        everything = [game.state.printed[card] for card in zone(game, "deck", seat)]
        assert len(everything) == 50
        assert set(offered) == {card for card in everything if card.values["grade"] == 0}
        assert "trigger" in {card.values["type"] for card in offered}
        picked = [card.values["type"] for card in offered].index("trigger")
        chosen.append(offered[picked])
        game.answer(picked)
    for seat in (0, 1):
        (card,) = zone(game, "vanguard", seat)
        assert game.state.printed[card] is chosen[seat]
        assert game.state.face[card] == FACE_DOWN
        assert seen_vanguard(game, seat, seat) == [chosen[seat].number]
        assert seen_vanguard(game, 1 - seat, seat) == [""]
        assert (len(zone(game, "deck", seat)), len(zone(game, "hand", seat))) == (44, 5)
    game.answer()
    game.answer()
    for seat in (0, 1):
        assert game.state.face[zone(game, "vanguard", seat)[0]] != FACE_DOWN
        assert seen_vanguard(game, 1 - seat, seat) == [chosen[seat].number]


@pytest.mark.rule("vanguard:5.4.3.2", "vanguard:5.4.3.2.1", "vanguard:5.4.3.4")
def test_r35_changing_the_opening_hand() -> None:
    """Q. How is the opening hand changed?  A. Once each, first the player who goes first: the
    cards are shuffled in before as many are drawn. Who returns none does not shuffle."""
    game = start(5, log=True)
    assert game.answers == []  # nobody was asked who goes first
    first = game.state.first
    decision = game.decision
    assert decision is not None
    assert (decision.prompt, decision.seat, decision.least, decision.most) == (
        "redraw", first, 0, 5,
    )  # fmt: skip
    before, kept = zone(game, "hand", first), zone(game, "hand", first)[3:]
    other = zone(game, "deck", 1 - first)
    game.answer(0, 1, 2)
    after = zone(game, "hand", first)
    assert len(after) == 5
    assert set(kept) <= set(after)
    assert (len(before), len(zone(game, "deck", first))) == (5, 44)
    assert set(zone(game, "deck", first)) | set(after) >= set(before)
    assert game.decision is not None
    assert (game.decision.prompt, game.decision.seat) == ("redraw", 1 - first)
    game.answer()
    assert zone(game, "deck", 1 - first) == other  # not shuffled
    assert game.decision is not None
    assert game.decision.prompt != "redraw"


@pytest.mark.rule("vanguard:5.4.3.4")
def test_r35_a_returned_card_may_be_drawn_again_and_all_five_may_be_returned() -> None:
    """Q. May I return all five, and draw one of them again?  A. Yes: they are shuffled in first."""
    again = False
    for seed in range(20):
        game = start(seed)
        first = game.state.first
        before = zone(game, "hand", first)
        game.answer(0, 1, 2, 3, 4)
        after = zone(game, "hand", first)
        assert len(after) == 5
        again = again or bool(set(before) & set(after))
    assert again
