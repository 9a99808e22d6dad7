"""8. What can be done in the main phase: monster cards (8.5) and the invasion (8.6)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.godzilla.table import battle, given, having, monster, on_turn, side, strategy

BOTH = pytest.mark.parametrize("who", ["you", "them"])
EDITIONS = pytest.mark.parametrize("edition", ["ja-1.04", "en-1.01"])


# 8.5. Play a monster card


@BOTH
def test_8_5_1_a_monster_card_of_the_same_rank_and_trait_becomes_the_invading_monster(
    who: str,
) -> None:
    old, new = monster(rank=2, traits=["Lizard"]), monster(rank=2, traits=["Moth", "Lizard"])
    _table, player, _opponent = on_turn(who, side(stack=[old], hand=[new], position=3))
    player.plays(new)
    assert player.stack == [old, new]
    assert player.position == 3
    assert player.hand == []


@pytest.mark.parametrize("rank", [1, 3])
def test_8_5_1_not_one_of_another_rank(rank: int) -> None:
    card = monster(rank=rank)
    table = given(you=side(stack=[monster(rank=2)], hand=[card]))
    assert table.you.why_not("play monster", card) == "8.5.1"


def test_8_5_1_not_one_without_a_common_trait() -> None:
    card = monster(traits=["Moth"])
    table = given(you=side(stack=[monster(traits=["Lizard"])], hand=[card]))
    assert table.you.why_not("play monster", card) == "8.5.1"


def test_8_5_1_the_topmost_card_of_the_invading_monster_decides() -> None:
    low, high = monster(rank=1), monster(rank=2)
    table = given(you=side(stack=[monster(rank=1), monster(rank=2)], hand=[low, high]))
    assert table.you.why_not("play monster", low) == "8.5.1"
    assert table.you.can("play monster", high)


def test_8_5_1_only_from_the_hand_and_only_monster_cards() -> None:
    gone, soldier = monster(), battle()
    table = given(you=side(discard=[gone], hand=[soldier]))
    assert table.you.why_not("play monster", gone) == "8.5.1"
    assert table.you.why_not("play monster", soldier) == "8.5.1"


def test_8_5_1_the_monster_deck_is_not_the_hand() -> None:
    card = monster()
    table = given(you=side(monsters=[card]))
    assert table.you.why_not("play monster", card) == "8.5.1"


def test_8_5_1_a_trait_that_an_effect_gives_counts() -> None:
    card = monster(traits=["Moth"])
    order = strategy(text="For the rest of the turn, your monster card also has «Moth».")
    table = given(you=side(stack=[monster(traits=["Lizard"])], hand=[card, order]))
    assert not table.you.can("play monster", card)
    table.you.plays(order, zone=1)
    assert table.you.can("play monster", card)


@BOTH
def test_8_5_1_1_the_new_invading_monsters_rage_goes_up_by_one(who: str) -> None:
    card = monster()
    _table, player, opponent = on_turn(who, side(hand=[card], rage=2))
    player.plays(card)
    assert player.rage == 3
    assert opponent.rage == 0


def test_8_5_1_1_no_rage_if_it_did_not_become_the_invading_monster() -> None:
    """The play is forbidden while it is under way; the card ends in the discard pile."""
    gate = having(battle(), t.Forbid(t.Pattern("play", who=t.OPPONENT)))
    old, card = monster(), monster()
    table = given(you=side(stack=[old], hand=[card]), them=side(zones={3: gate}))
    table.you.plays(card)
    assert table.you.stack == [old]
    assert table.you.discard == [card]
    assert table.you.rage == 0


def test_8_5_2_ja_a_monster_card_is_played_once_a_turn() -> None:
    one, two = monster(), monster()
    table = given(you=side(hand=[one, two]), edition="ja-1.04")
    table.you.plays(one)
    assert table.you.why_not("play monster", two) == "8.5.2"


def test_8_5_2_en_a_monster_card_is_played_any_number_of_times() -> None:
    one, two = monster(), monster()
    table = given(you=side(hand=[one, two]), edition="en-1.01")
    table.you.plays(one)
    table.you.plays(two)
    assert table.you.stack[-2:] == [one, two]
    assert table.you.rage == 2


def test_8_5_2_ja_burst_is_the_same_action() -> None:
    one, two = monster(rank=2, text="[Burst 1]"), monster(rank=1)
    table = given(you=side(hand=[one, two]), edition="ja-1.04")
    table.you.bursts(one)
    assert table.you.why_not("play monster", two) == "8.5.2"
    table = given(you=side(hand=[one, two]), edition="ja-1.04")
    table.you.plays(two)
    assert table.you.why_not("burst", one) == "8.5.2"


def test_8_5_2_gaining_rage_stays_possible() -> None:
    one, two = monster(), monster()
    table = given(you=side(hand=[one, two]))
    table.you.plays(one)
    table.you.gains_rage_with(two)
    assert table.you.rage == 2


# 8.6. Invasion


@BOTH
@pytest.mark.parametrize("make", [battle, strategy, monster])
def test_8_6_1_any_card_of_the_hand_is_discarded_to_invade(
    who: str, make: Callable[..., Card]
) -> None:
    card = make(invasion=2)
    _table, player, opponent = on_turn(who, side(hand=[card], position=3))
    player.invades_with(card)
    assert player.position == 5
    assert player.discard == [card]
    assert player.hand == []
    assert opponent.position == 1


def test_8_6_1_only_a_card_of_the_hand() -> None:
    card = battle()
    table = given(you=side(discard=[card]))
    assert table.you.why_not("invade", card) == "8.6.1"


@pytest.mark.rule("godzilla:8.6.1", "godzilla:1.3.3")
def test_8_6_1_a_monster_that_cannot_invade_does_not() -> None:
    card = battle()
    rooted = monster(text="This card cannot advance nor invade.")
    table = given(you=side(stack=[rooted], hand=[card]))
    assert table.you.why_not("invade", card) == "1.3.3"


@pytest.mark.rule("godzilla:8.6.1", "godzilla:1.3.3")
def test_8_6_1_a_card_that_cannot_be_discarded_for_it_does_not_serve() -> None:
    """Q. Strategy cards may not be discarded for my invasion. May I use a battle card?  A. Yes."""
    jailer = battle(
        text="Your opponent cannot discard strategy cards from their hand for invade actions."
    )
    plan, soldier = strategy(), battle()
    table = given(you=side(hand=[plan, soldier], position=3), them=side(zones={3: jailer}))
    assert table.you.why_not("invade", plan) == "1.3.3"
    table.you.invades_with(soldier)
    assert table.you.position == 4


@pytest.mark.parametrize("icon", [0, 1, 2, 4])
@pytest.mark.rule("godzilla:8.6.1.1", "godzilla:8.6.1.2")
def test_8_6_1_1_the_icon_of_the_discarded_card_says_how_far(icon: int) -> None:
    card = battle(invasion=icon)
    table = given(you=side(hand=[card, battle(invasion=3)], position=2))
    table.you.invades_with(card)
    assert table.you.position == 2 + icon
    assert len(table.logged("advance")) == icon


def test_8_6_1_2_each_advance_is_one_of_its_own() -> None:
    """What stands in the way is crushed zone by zone, and each zone sets abilities off."""
    runner = monster(text="Whenever this card advances, draw 1 card.")
    near, far, beyond = battle(), battle(), battle()
    card = battle(invasion=2)
    table = given(
        you=side(
            stack=[runner],
            hand=[card],
            position=3,
            zones={4: near, 5: far, 6: beyond},
            deck=[battle(), battle(), battle()],
        )
    )
    table.you.invades_with(card)
    table.you.chooses(runner)
    assert table.you.discard == [card, near, far]
    assert table.you.zone(6) is beyond
    assert len(table.you.hand) == 2


def test_8_6_1_2_an_invasion_past_zone_eight_wins() -> None:
    card = battle(invasion=2)
    table = given(you=side(hand=[card], position=7))
    table.you.invades_with(card)
    assert table.result is not None and table.result[0] == "you"


def test_8_6_2_an_invasion_is_performed_once_a_turn() -> None:
    one, two = battle(), battle()
    table = given(you=side(hand=[one, two]))
    table.you.invades_with(one)
    assert table.you.why_not("invade", two) == "8.6.2"
    assert table.asks is not None
    assert "invade" not in [option[0] for option in table.asks.options]


def test_8_6_2_an_invasion_that_moved_nothing_was_one() -> None:
    one, two = battle(invasion=0), battle()
    table = given(you=side(hand=[one, two]))
    table.you.invades_with(one)
    assert table.you.position == 1
    assert table.you.why_not("invade", two) == "8.6.2"


BOLD = (
    "When this card invades, you may send the top card of your deck to your discard pile "
    "instead of discarding a card from your hand."
)


def test_8_6_1_a_text_may_let_the_top_card_of_the_deck_be_sent_instead() -> None:
    top, held = battle(invasion=2), battle(invasion=1)
    table = given(you=side(stack=[monster(text=BOLD)], hand=[held], deck=[top], position=2))
    table.you.does("invade with top card")
    assert table.you.position == 4
    assert table.you.discard == [top]
    assert table.you.hand == [held]
    assert table.you.why_not("invade", held) == "8.6.2"


def test_8_6_1_with_an_empty_deck_no_top_card_is_sent() -> None:
    held = battle()
    table = given(you=side(stack=[monster(text=BOLD)], hand=[held]))
    assert "invade with top card" not in table.you.offered
    assert table.game.why_not(0, ("invade with top card",)) is not None


def test_8_6_1_without_such_a_text_the_deck_is_not_touched() -> None:
    table = given(you=side(deck=[battle()]), them=side(stack=[monster(text=BOLD)], deck=[battle()]))
    reason = table.game.why_not(0, ("invade with top card",))
    assert reason is not None and reason[0] == "8.6.1"
