"""5.9 Activate, 5.11 play, 5.12 destroy, 5.17 evolve."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.godzilla.table import (
    Table,
    after,
    battle,
    given,
    having,
    monster,
    shipped,
    side,
    strategy,
)

RAGE = "Increase your monster card's [Rage] by 1."
ENTER = f"[Enter] {RAGE}"


# 5.9. Activate

ACTIVATE = "Place 1 strategy card from your discard pile into your strategy zone and activate it."


def test_5_9_1_to_activate_a_strategy_card_is_to_play_it() -> None:
    plan = strategy(text=RAGE)
    table = after(ACTIVATE, side(discard=[plan]))
    table.you.chooses(2)
    assert table.you.strategy(2) is plan
    assert table.you.rage == 1
    assert table.you.discard == []


def test_5_9_1_its_rank_does_not_matter_then() -> None:
    plan = strategy(text=RAGE, rank=8)
    table = after(ACTIVATE, side(discard=[plan], position=1))
    table.you.chooses(2)
    assert table.you.strategy(2) is plan


def test_5_9_1_it_may_take_the_place_of_another_strategy_card() -> None:
    """Like any strategy card it goes to a strategy zone of its master's choice (10.5.2.1.3);
    the card that was there before is one too many (11.5.1)."""
    plan, old = strategy(text=RAGE), strategy()
    table = after(ACTIVATE, side(discard=[plan], strategies={2: old}))
    assert table.you.offered == [1, 2]
    table.you.chooses(2)
    assert table.you.strategy(2) is plan
    assert table.you.discard == [old]


# 5.11. Play


def test_5_11_1_a_battle_card_that_comes_into_a_zone_from_outside_the_field_is_played() -> None:
    card = battle(text=ENTER)
    table = after("Play 1 battle card from your discard pile.", side(discard=[card], position=3))
    table.you.chooses(2)
    assert table.you.zone(2) is card
    assert table.you.rage == 1


def test_5_11_1_a_battle_card_that_moves_from_zone_to_zone_is_not_played() -> None:
    card = battle(text=ENTER)
    table = after("Move 1 of your battle cards to an unoccupied zone.", side(zones={2: card}))
    table.you.chooses(3)
    assert table.you.zone(3) is card
    assert table.you.rage == 0


IN_ZONE_3 = "Play 1 battle card from your discard pile in zone 3."


def test_5_11_1_1_no_effect_plays_a_battle_card_where_ones_own_monster_is() -> None:
    card = battle(text=ENTER)
    table = after(IN_ZONE_3, side(discard=[card], position=3))
    assert table.you.zone(3) is None
    assert table.you.discard == [card]
    assert table.you.rage == 0


def test_5_11_1_1_elsewhere_it_plays_the_card() -> None:
    card = battle(text=ENTER)
    table = after(IN_ZONE_3, side(discard=[card], position=4), side(position=3))
    assert table.you.zone(3) is card
    assert table.you.rage == 1


def test_5_11_1_2_who_may_choose_must_choose_a_zone_without_ones_monster() -> None:
    card = battle()
    table = after("Play 1 battle card from your discard pile.", side(discard=[card], position=4))
    assert table.you.offered == [1, 2, 3, 5, 6, 7, 8]
    table.you.chooses(8)
    assert table.you.zone(8) is card


def test_5_11_1_2_an_occupied_zone_may_be_chosen() -> None:
    card, old = battle(), battle()
    table = after(
        "Play 1 battle card from your discard pile.", side(discard=[card], zones={2: old})
    )
    table.you.chooses(2)
    assert table.you.zone(2) is card
    assert table.you.discard == [old]


def test_5_11_1_3_cards_played_together_go_to_different_zones() -> None:
    cards = [battle(), battle()]
    table = after("Play 2 battle cards from your discard pile.", side(discard=cards))
    table.you.chooses(5)
    assert table.you.offered == [2, 3, 4, 6, 7, 8]
    table.you.chooses(6)
    assert (table.you.zone(5), table.you.zone(6)) == (cards[0], cards[1])


def test_5_11_1_3_if_there_are_too_few_zones_they_share_one() -> None:
    cards = [battle(), battle()]
    table = after("Play 2 battle cards from your discard pile in zone 5.", side(discard=cards))
    assert table.you.offered == cards  # one is too many there (11.5.1)
    table.you.chooses(cards[0])
    assert table.you.zone(5) is cards[0]
    assert table.you.discard == [cards[1]]


@pytest.mark.rule("godzilla:5.11.1.2")
def test_a_zone_in_which_an_effect_forbids_to_play_cannot_be_chosen() -> None:
    card = battle(text="This card can only be played in zone 3.")
    table = after("Play 1 battle card from your discard pile.", side(discard=[card]))
    assert table.you.zone(3) is card


def test_5_11_2_a_monster_card_is_played_by_becoming_the_new_invading_monster() -> None:
    old, new = monster(), monster(text=ENTER)
    table = after(
        "Play 1 monster card from your discard pile.",
        side(discard=[new], stack=[old], position=5),
    )
    assert table.you.stack == [old, new]
    assert table.you.position == 5
    assert table.you.rage == 1


FROM_HAND = (
    "[Enter] If this card was played from your hand, increase your monster card's [Rage] by 1."
)


def test_5_11_3_a_card_played_from_the_hand_and_resolved_was_played_from_the_hand() -> None:
    card = battle(text=FROM_HAND)
    table = given(you=side(hand=[card]))
    table.you.plays(card, zone=2)
    assert table.you.rage == 1


def test_5_11_3_a_card_an_effect_puts_into_play_comes_from_where_it_was() -> None:
    card = battle(text=FROM_HAND)
    table = after("Play 1 battle card from your hand.", side(hand=[card]))
    table.you.chooses(card)
    table.you.chooses(2)
    assert table.you.rage == 1


def test_5_11_3_a_card_from_the_discard_pile_does_not_come_from_the_hand() -> None:
    card = battle(text=FROM_HAND)
    table = after("Play 1 battle card from your discard pile.", side(discard=[card]))
    table.you.chooses(2)
    assert table.you.rage == 0


def test_5_11_3_by_the_rules_a_card_comes_directly_from_its_area_too() -> None:
    """The next monster after a counter is played from the monster deck."""
    when = t.Pattern("play", t.Cards(("zone",), t.YOU), frm=("monster deck",))
    hears = having(battle(), t.Auto(when, (v.ChangeRage(t.YOU, 1, True),)))
    table = after("Counter your monster card.", side(zones={2: hears}, monsters=[monster(rank=2)]))
    assert table.you.rage == 1


@pytest.mark.rule("godzilla:5.11.3")
def test_a_trigger_on_cards_from_the_hand_hears_a_card_that_went_by_the_resolution_area() -> None:
    when = t.Pattern("play", t.Cards(("zone",), t.YOU), frm=("hand",))
    hears = having(battle(), t.Auto(when, (v.ChangeRage(t.YOU, 1, True),)))
    card = battle()
    table = given(you=side(hand=[card], zones={3: hears}))
    table.you.plays(card, zone=2)
    assert table.you.rage == 1


@pytest.mark.rule("godzilla:9.1.2")
def test_5_11_4_a_token_is_played_by_coming_to_exist_in_the_zone_named() -> None:
    table = after("Play 1 “Drone” token in zone 3.")
    assert table.you.zone(3) is shipped("Drone")


def test_5_11_4_nor_is_a_token_played_where_ones_own_monster_is() -> None:
    table = after("Play 1 “Drone” token in zone 3.", side(position=3))
    assert table.you.zone(3) is None


@pytest.mark.rule("godzilla:5.11.1.3")
def test_tokens_played_together_go_to_different_zones() -> None:
    table = after("Play 2 “Drone” tokens.")
    table.you.chooses(4)
    assert 4 not in table.you.offered
    table.you.chooses(6)
    assert table.you.zone(4) is table.you.zone(6) is shipped("Drone")


# 5.12. Destroy


def test_5_12_1_a_destroyed_card_goes_to_its_owners_discard_pile() -> None:
    card, other = battle(), battle()
    table = after(
        "[Destroy] 1 of your opponent's battle cards.", them=side(zones={2: card, 3: other})
    )
    table.you.chooses(card)
    assert table.them.discard == [card]
    assert table.them.zone(2) is None
    assert table.them.zone(3) is other


def test_5_12_1_what_lies_under_it_goes_along_without_being_destroyed() -> None:
    card, below = battle(), battle(text=f"[Revenge] {RAGE}")
    table = after("[Destroy] 1 of your battle cards.", side(zones={2: card}, under={2: [below]}))
    assert sorted(table.you.discard, key=id) == sorted([card, below], key=id)
    assert len(table.logged("destroy")) == 1
    assert table.you.rage == 0


def test_5_12_1_1_a_card_sent_from_a_zone_into_the_discard_pile_was_destroyed() -> None:
    card = battle(text=f"When this card is [Destroy], {RAGE[0].lower()}{RAGE[1:]}")
    table = after("Send 1 of your battle cards to your discard pile.", side(zones={2: card}))
    assert table.you.discard == [card]
    assert table.you.rage == 1


def test_5_12_1_1_so_was_a_strategy_card_that_the_rules_put_there() -> None:
    hears = having(
        battle(),
        t.Auto(
            t.Pattern("destroy", t.Cards(("strategy",), t.YOU)), (v.ChangeRage(t.YOU, 1, True),)
        ),
    )
    table = given(you=side(zones={2: hears}, strategies={1: strategy()}), phase="start phase")
    assert table.you.strategy(1) is None
    assert table.you.rage == 1


@pytest.mark.parametrize("to", ["hand", "deck"])
def test_5_12_1_1_a_card_that_goes_elsewhere_was_not(to: str) -> None:
    card = battle(text=f"When this card is [Destroy], {RAGE[0].lower()}{RAGE[1:]}")
    texts = {
        "hand": "Return 1 of your battle cards to your hand.",
        "deck": "Put 1 of your battle cards on top of your deck.",
    }
    table = after(texts[to], side(zones={2: card}))
    assert table.you.zone(2) is None
    assert table.you.rage == 0


def test_5_12_1_1_a_card_from_under_another_was_not() -> None:
    top, below = battle(), battle(text=f"When this card is [Destroy], {RAGE[0].lower()}{RAGE[1:]}")
    order = having(
        strategy(),
        t.Keyword(
            "Strategy",
            None,
            (t.Put(t.Every(t.Under(t.Every(t.Cards(("zone",), t.YOU, (t.Type(("battle",)),))))),
                   "discard"),),
        ),
    )  # fmt: skip
    table = given(you=side(hand=[order], zones={2: top}, under={2: [below]}))
    table.you.plays(order, zone=1)
    assert table.you.discard == [below]
    assert table.you.zone(2) is top
    assert table.you.rage == 0


def test_5_12_1_1_what_cannot_be_destroyed_cannot_be_sent_there_either() -> None:
    card = battle(text="This card cannot be [Destroy] by your opponent's effects.")
    table = after(
        "Send 1 of your opponent's battle cards to the discard pile.", them=side(zones={2: card})
    )
    assert table.them.zone(2) is card


@pytest.mark.parametrize(
    ("word", "icon"),
    [
        ("Destroy all of your battle cards.", "[Destroy] all of your battle cards."),
        ("When this card is destroyed, draw 1 card.", "When this card is [Destroy], draw 1 card."),
    ],
)
def test_5_12_2_the_word_and_the_icon_are_read_alike(word: str, icon: str) -> None:
    assert strategy(text=word).abilities.terms == strategy(text=icon).abilities.terms


def test_5_12_2_in_a_card_name_the_word_is_no_icon() -> None:
    card = strategy(text="Draw 1 card for each “Destroy All” in your zones.")
    (number,) = [each.number for each in card.abilities.terms[0].details]
    assert t.Named(("Destroy All",)) in number.cards.filters


# 5.17. Evolve


def larva(**fields: Any) -> Card:
    return battle(text="[Evolution 3] «Larva»", **fields)


def evolving(old: Card, new: Card, others: dict[int, Card] | None = None) -> Table:
    table = given(you=side(zones={2: old, **(others or {})}, deck=[new]))
    table.you.says("yes")
    table.you.chooses(new)
    return table


def test_5_17_1_to_evolve_a_card_the_new_card_is_played_on_top_of_it() -> None:
    old, new = larva(), battle(text=ENTER, traits=["Larva"])
    table = evolving(old, new)
    assert table.you.zone(2) is new
    assert table.you.under(2) == [old]
    assert table.you.rage == 1


def test_5_17_1_an_effect_can_have_a_card_evolve() -> None:
    old, new = larva(), battle(traits=["Larva"])
    order = strategy(text="Evolve 1 of your battle cards.")
    table = given(you=side(hand=[order], zones={2: old}, deck=[new]))
    table.you.says("no")  # not at the beginning of the main phase
    table.you.plays(order, zone=1)
    table.you.says("yes")
    table.you.chooses(new)
    assert table.you.zone(2) is new
    assert table.you.under(2) == [old]


def test_5_17_1_nothing_evolves_without_a_new_card() -> None:
    old = larva()
    table = given(you=side(zones={2: old}, deck=[battle()]))
    table.you.says("yes")
    table.you.passes()
    assert table.you.zone(2) is old


def test_5_17_1_1_then_the_card_has_evolved() -> None:
    hears = battle(text=f"Whenever one of your battle cards evolves, {RAGE[0].lower()}{RAGE[1:]}")
    table = evolving(larva(), battle(traits=["Larva"]), {5: hears})
    assert table.you.rage == 1


def test_5_17_1_1_a_card_played_otherwise_has_not_evolved() -> None:
    hears = battle(text=f"Whenever one of your battle cards evolves, {RAGE[0].lower()}{RAGE[1:]}")
    card = battle(traits=["Larva"])
    table = given(you=side(hand=[card], zones={5: hears}))
    table.you.plays(card, zone=2)
    assert table.you.rage == 0
