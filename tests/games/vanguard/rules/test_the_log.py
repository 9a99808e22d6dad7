"""What the log tells of a battle: who attacks whom, who boosts, and the powers compared."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.kernel.cards import Card
from tests.games.vanguard.table import PLAIN_VANGUARD, Player, fighting, side, unit

BOTH = pytest.mark.parametrize("who", ["you", "them"])

Booster = unit("Booster", grade=1, power=7000, icons=("boost",))
First = unit("First", grade=0, shield=5000)
Second = unit("Second", grade=0, shield=10000)


def card_of(player: Player, printed: Card) -> int:
    """The card of this player with this printed on it."""
    state = player.table.game.state
    pairs = zip(state.printed, state.owner, strict=True)
    found: int = list(pairs).index((printed, player.seat))
    return found


def decided(table: Any) -> list[tuple[tuple[int, ...], tuple[int, ...], str]]:
    """The sums of both sides and the outcome, battle by battle."""
    return [
        (
            entry.arguments["strength"].parts,
            entry.arguments["defence"].parts,
            entry.arguments["outcome"].word,
        )
        for entry in table.logged("battle decided")
    ]


@BOTH
@pytest.mark.rule("vanguard:7.7.1.2")
def test_a_battle_is_told_with_what_boosters_and_guardians_add(who: str) -> None:
    """Q. 10000 with a booster of 7000 against 10000 with shields of 5000 and 10000: what does the
    log say?  A. Both sums, part by part, and that the attack does not hit."""
    table, me, they = fighting(
        who, side(circles={4: Booster}), side(hand=[First, Second], vanguard=[PLAIN_VANGUARD])
    )
    power = table.game.value(card_of(me, PLAIN_VANGUARD), "power")
    me.attacks(PLAIN_VANGUARD, PLAIN_VANGUARD, boost=True)
    they.guards(First)
    they.guards(Second)
    assert decided(table) == [((power, 7000), (power, 5000, 10000), "miss")]


@BOTH
@pytest.mark.rule("vanguard:7.7.1.2")
def test_without_help_the_sums_are_the_powers(who: str) -> None:
    table, me, they = fighting(who, side(), side())
    power = table.game.value(card_of(me, PLAIN_VANGUARD), "power")
    me.attacks(PLAIN_VANGUARD, PLAIN_VANGUARD)
    assert decided(table) == [((power,), (power,), "hit")]


@BOTH
@pytest.mark.rule("vanguard:7.4.1.8")
def test_attacker_and_attacked_are_one_entry(who: str) -> None:
    table, me, they = fighting(who, side(circles={4: Booster}), side())
    me.attacks(PLAIN_VANGUARD, PLAIN_VANGUARD, boost=True)
    (attack,), (boost,) = table.logged("attack"), table.logged("boost")
    assert attack.card == card_of(me, PLAIN_VANGUARD)
    assert [card.seat for card in attack.arguments["cards"].cards] == [they.seat]
    assert boost.card == card_of(me, Booster)
    assert boost.arguments["target"].card == attack.card
    assert boost.amount == 7000
    assert table.logged("attacked") == table.logged("boosted") == []
