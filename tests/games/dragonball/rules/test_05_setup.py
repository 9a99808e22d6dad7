"""5-2. Before playing the game, and 5-1: decks."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball import areas as a
from headjudge.games.dragonball import deck
from headjudge.games.dragonball import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.dragonball.table import battle_card, extra_card, leader, start, word


def fifty(*more: Card) -> list[Card]:
    """A legal deck with these cards in it."""
    plain = [battle_card(f"Filler {kind}") for kind in range(13)]
    rest = [card for card in plain for _copy in range(4)]
    return [*more, *rest][:50]


def broken(main: list[Card], first: Card | None = None) -> list[str]:
    return sorted({each.rule for each in deck.check(first or leader(), main)})


def test_5_1_3_a_deck_has_exactly_fifty_cards() -> None:
    assert broken(fifty()) == []
    assert broken(fifty()[:49]) == ["5-1-3"]


def test_5_1_3_no_leader_is_in_a_deck() -> None:
    assert broken(fifty(leader())) == ["5-1-3"]
    assert broken(fifty(extra_card())) == []


def test_5_1_2_the_leader_is_a_leader() -> None:
    assert broken(fifty(), battle_card()) == ["5-1-2"]


def test_5_1_3_1_four_of_a_number() -> None:
    card = battle_card()
    assert broken(fifty(*[card] * 4)) == []
    assert broken(fifty(*[card] * 5)) == ["5-1-3-1"]


def test_5_1_3_2_a_skill_may_allow_more_copies() -> None:
    assert broken(fifty(*[battle_card("Swarm", v.DeckCopies())] * 20)) == []
    assert broken(fifty(*[battle_card("Pair", v.DeckCopies(2))] * 3)) == ["5-1-3-1"]


@pytest.mark.parametrize(
    ("keyword", "most", "rule"),
    [("Ultimate", 1, "10-14-1"), ("Super Combo", 4, "10-17"), ("Dragon Ball", 7, "10-31-1")],
)
def test_10_14_1_10_17_10_31_1_keywords_limit_a_deck(keyword: str, most: int, rule: str) -> None:
    cards = [battle_card(f"{keyword} {n}", word(keyword)) for n in range(most + 1)]
    assert broken(fifty(*cards[:most])) == []
    assert broken(fifty(*cards)) == [rule]


def test_10_31_1_seven_copies_of_one_dragon_ball() -> None:
    card = extra_card("Ball", word("Dragon Ball"))
    assert broken(fifty(*[card] * 7)) == []
    assert "10-31-1" in broken(fifty(*[card] * 8))


def test_1_3_1_a_leader_may_keep_cards_out() -> None:
    strict = leader("Strict", v.DeckBan((t.Type(("extra",)),)))
    assert broken(fifty(), strict) == []
    assert broken(fifty(extra_card()), strict) == ["1-3-1"]


def test_5_2_1_6_six_cards_and_one_redraw_from_the_first_player_on() -> None:
    game = start(3)
    decision = game.decision
    assert decision is not None
    first = game.state.first
    assert (decision.seat, decision.prompt, decision.most) == (first, "redraw", 6)
    kept = game.state.zones[a.hand_of(first)][2:]
    game.answer(0, 1)
    hand = game.state.zones[a.hand_of(first)]
    assert len(hand) == 6 and set(kept) <= set(hand)
    assert game.decision is not None and game.decision.seat == 1 - first


def test_5_2_1_7_eight_cards_are_life_that_nobody_knows() -> None:
    game = start(3)
    game.answer()
    game.answer()
    for seat in (0, 1):
        life = game.state.zones[a.life_area(seat)]
        assert len(life) == 8
        assert [game.state.known[card] for card in life] == [0] * 8
        assert len(game.state.zones[a.deck_area(seat)]) == 50 - 6 - 8


def test_5_2_1_2_leaders_lie_front_up() -> None:
    game = start(3)
    for seat in (0, 1):
        card = a.leader_of(game, seat)
        assert game.state.printed[card].values["type"] == "leader"
        assert not game.state.printed[card].number.endswith("#2")
