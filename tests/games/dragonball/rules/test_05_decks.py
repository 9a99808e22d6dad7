"""5-1. Decks, and the keywords about them (10-14, 10-17, 10-31)."""

from __future__ import annotations

import pytest

from headjudge import games, starting
from headjudge.games import dragonball
from headjudge.games.dragonball import c05_preparing
from headjudge.games.dragonball.c02_cards.printed import shipped_pool
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.errors import BadDeck
from headjudge.language import terms as t
from tests.games.dragonball.table import battle_card, extra_card, leader, word
from tests.games.dragonball.told import printed


@pytest.mark.parametrize("name", sorted(dragonball.TITLE.decks()))
def test_5_1_1_a_player_brings_a_leader_and_a_deck(name: str) -> None:
    first, main = c05_preparing.cards_of(dragonball.TITLE.decks()[name], shipped_pool())
    assert first.values["type"] == "leader"
    assert len(main) == 50


def test_5_1_1_of_cards_there_are() -> None:
    some = next(iter(dragonball.TITLE.decks().values()))
    wrong = c05_preparing.Deck("Wrong", some.leader, {**some.main, "NO-SUCH": 1})
    with pytest.raises(BadDeck, match="NO-SUCH"):
        c05_preparing.cards_of(wrong, shipped_pool())


def fifty(*more: Card) -> list[Card]:
    """A legal deck with these cards in it."""
    plain = [battle_card(f"Filler {kind}") for kind in range(13)]
    rest = [card for card in plain for _copy in range(4)]
    return [*more, *rest][:50]


def broken(main: list[Card], first: Card | None = None) -> list[str]:
    return sorted({each.rule for each in c05_preparing.check_deck(first or leader(), main)})


def test_5_1_3_a_deck_has_exactly_fifty_cards() -> None:
    assert broken(fifty()) == []
    assert broken(fifty()[:49]) == ["5-1-3"]
    assert broken([*fifty(), extra_card()]) == ["5-1-3"]
    assert broken([]) == ["5-1-3"]


def test_5_1_3_no_leader_is_in_a_deck() -> None:
    assert broken(fifty(leader())) == ["5-1-3"]
    assert broken(fifty(extra_card())) == []


def test_5_1_2_the_leader_is_a_leader() -> None:
    assert broken(fifty(), leader()) == []
    assert broken(fifty(), battle_card()) == ["5-1-2"]
    assert broken(fifty(), extra_card()) == ["5-1-2"]


def test_5_1_2_the_back_of_a_leader_is_no_leader_to_begin_with() -> None:
    number = next(iter(dragonball.TITLE.decks().values())).leader
    back = dragonball.TITLE.rules().shipped[f"{number}#2"]
    assert broken(fifty(), back) == ["5-1-2"]


def test_5_1_3_1_four_of_a_number() -> None:
    card = battle_card()
    assert broken(fifty(*[card] * 4)) == []
    assert broken(fifty(*[card] * 5)) == ["5-1-3-1"]


def test_5_1_3_2_a_skill_may_allow_more_copies() -> None:
    assert broken(fifty(*[battle_card("Swarm", v.DeckCopies())] * 20)) == []
    assert broken(fifty(*[battle_card("Pair", v.DeckCopies(2))] * 3)) == ["5-1-3-1"]


COPIES = "[Permanent] You can {}include {} copies of this card in your deck."


@pytest.mark.parametrize(
    ("only", "stated", "number", "legal"),
    [
        ("", 6, 6, True),
        ("", 6, 7, False),
        ("only ", 2, 2, True),
        ("only ", 2, 3, False),
        ("", 4, 5, False),
    ],
)
def test_5_1_3_2_what_the_text_says_stands_in_place_of_the_rule(
    only: str, stated: int, number: int, legal: bool
) -> None:
    card = battle_card("Card", *printed(COPIES.format(only, stated)))
    assert broken(fifty(*[card] * number)) == ([] if legal else ["5-1-3-1"])


def test_5_1_3_2_2_such_a_skill_counts_while_the_deck_is_prepared() -> None:
    """Where no skill of a card works yet; and it is about copies of that card only."""
    swarm = battle_card("Swarm", v.DeckCopies())
    assert broken(fifty(*[swarm] * 5)) == []
    assert broken(fifty(swarm, *[battle_card()] * 5)) == ["5-1-3-1"]


@pytest.mark.rule("dragonball:5-2-1-1")
def test_a_game_is_not_begun_with_a_deck_that_breaks_the_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(games, "NAMES", ("dragonball",))
    some = next(iter(dragonball.TITLE.decks().values()))
    number, count = next(iter(some.main.items()))
    long = c05_preparing.Deck("Long", some.leader, {**some.main, number: count + 1})
    with pytest.raises(BadDeck, match="exactly 50 cards"):
        starting.start("dragonball", (some, long), seed=1)
    game = starting.start("dragonball", (some, some), seed=1)
    assert game.decision is not None and game.decision.prompt == "redraw"


@pytest.mark.rule("dragonball:10-14-1", "dragonball:10-17", "dragonball:10-31-1")
@pytest.mark.parametrize(
    ("keyword", "most", "rule"),
    [("Ultimate", 1, "10-14-1"), ("Super Combo", 4, "10-17"), ("Dragon Ball", 7, "10-31-1")],
)
def test_keywords_limit_how_many_cards_a_deck_may_have(keyword: str, most: int, rule: str) -> None:
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
