"""Rulings on the end of the turn, and on the zone that a card was in."""

from __future__ import annotations

import pytest

from tests.games.godzilla.table import battle, given, side, strategy


@pytest.mark.rule("godzilla:7.5.7")
@pytest.mark.parametrize("turn_of", ["you", "them"])
def test_at_the_end_of_your_turn_and_of_no_other(turn_of: str) -> None:
    """Q. Does it happen at the end of my opponent's turn?  A. No: of yours."""
    ember = battle(text="At the end of your turn, increase your monster card's [Rage] by 1.")
    table = given(you=side(zones={6: ember}), phase="end phase", turn_of=turn_of)
    assert table.you.rage == (1 if turn_of == "you" else 0)


@pytest.mark.rule("godzilla:7.5.7")
@pytest.mark.parametrize("turn_of", ["you", "them"])
def test_at_the_end_of_the_turn_whosever_it_is(turn_of: str) -> None:
    """Once each turn, however often the end phase goes back (7.5.4)."""
    ember = battle(text="At the end of the turn, increase your monster card's [Rage] by 1.")
    table = given(you=side(zones={6: ember}), phase="end phase", turn_of=turn_of)
    assert table.you.rage == 1


@pytest.mark.rule("godzilla:10.6.5.1")
def test_at_the_end_of_the_turn_in_an_effect_is_one_moment() -> None:
    """Q. Only this turn?  A. Yes: the effect makes an ability that triggers once."""
    lender = battle(
        text="[Enter] Increase your monster card's [Rage] by 2. "
        "At the end of the turn, reduce your monster card's [Rage] by 1."
    )
    table = given(you=side(hand=[lender], position=4))
    table.you.plays(lender, zone=2)
    assert table.you.rage == 2
    table.you.passes()
    table.begins("end phase")
    assert table.you.rage == 1
    table.begins("end phase")
    assert table.you.rage == 1


@pytest.mark.rule("godzilla:10.6.5.1")
@pytest.mark.parametrize(
    ("text", "lang"),
    [
        (
            "[Enter] At the end of the turn, reduce your monster card's [Rage] by 1. "
            "Increase your monster card's [Rage] by 3.",
            "en",
        ),
        (
            "【出現時】ターンの終わりに、あなたの怪獣カードの【怒り】を1減らす。"
            "あなたの怪獣カードの【怒り】を3増やす。",
            "ja",
        ),
    ],
)
def test_what_follows_the_end_of_the_turn_is_done_now(text: str, lang: str) -> None:
    """Q. "At the end of the turn, A. B.": when is B done?  A. Now: only A is put off, and only
    to the end of this turn."""
    lender = battle(text=text, text_ja=text, lang=lang)
    table = given(you=side(hand=[lender], position=4))
    table.you.plays(lender, zone=2)
    assert table.you.rage == 3
    table.you.passes()
    table.begins("end phase")
    assert table.you.rage == 2
    table.begins("end phase")
    assert table.you.rage == 2


@pytest.mark.rule("godzilla:10.8.3")
@pytest.mark.parametrize("holder", ["your opponent has", "the opponent has", "you have"])
def test_strategy_cards_in_play_are_counted_for_whoever_has_them(holder: str) -> None:
    ledger = battle(
        text=f"This card gains +1000 counter power for each strategy card {holder} in play.",
        power=1000,
    )
    table = given(
        you=side(zones={2: ledger}, strategies={1: strategy()}),
        them=side(strategies={1: strategy(), 2: strategy()}),
    )
    assert table.you.value(ledger, "counter_power") == (2000 if holder == "you have" else 3000)


@pytest.mark.rule("godzilla:10.10.1.2.1")
def test_a_card_is_played_in_the_zone_this_card_was_in() -> None:
    heir = battle("Heir")
    elder = battle(
        text="[Revenge] Play 1 card named “Heir” from your discard pile "
        "in the zone this card was in."
    )
    order = battle(text="[Enter] [Destroy] 1 of your other battle cards.")
    table = given(you=side(hand=[order], zones={4: elder}, discard=[heir]))
    table.you.plays(order, zone=2)
    assert table.you.zone(4) is heir


@pytest.mark.rule("godzilla:10.10.1.2.1")
def test_it_was_in_that_zone_when_it_was_destroyed() -> None:
    """Q. It was destroyed in zone 4. Where does the other card go?  A. Beside zone 4."""
    heir, victim = battle("Heir"), battle()
    mourner = battle(
        text="Whenever one of your other battle cards is [Destroy], play 1 card named “Heir” from "
        "your discard pile in a zone adjacent to the zone it was in."
    )
    order = battle(text="[Enter] [Destroy] 1 of your other battle cards.")
    table = given(you=side(hand=[order], zones={4: victim, 1: mourner}, discard=[heir], position=8))
    table.you.plays(order, zone=2)
    table.you.chooses(victim)
    assert table.you.offered == [3, 5, 7]
    table.you.chooses(5)
    assert table.you.zone(5) is heir
