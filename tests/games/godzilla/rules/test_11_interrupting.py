"""11. Rule actions: those that interrupt (11.1.2.1, 11.2, 11.3)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.godzilla.table import (
    Table,
    battle,
    given,
    having,
    monster,
    on_turn,
    side,
    strategy,
)

BOTH = pytest.mark.parametrize("who", ["you", "them"])


# 11.1.2.1. In the middle of something else


def test_11_1_2_1_an_interrupting_rule_action_comes_between_two_advances() -> None:
    near, far, card = battle(), battle(), battle(invasion=2)
    table = given(you=side(hand=[card], position=3, zones={4: near, 5: far}))
    table.you.invades_with(card)
    happened = [e.message for e in table.game.log or () if e.message in ("advance", "destroy")]
    assert happened == ["advance", "destroy", "advance", "destroy"]


def test_11_1_2_1_the_suspended_effect_goes_on_afterwards() -> None:
    """The rest of the effect already finds the card crushed."""
    order = strategy(
        text="Advance your monster card by 1 zone, "
        "then if you have no battle cards in your zones, draw 1 card."
    )
    drawn, victim = battle(), battle()
    table = given(you=side(hand=[order], position=3, zones={4: victim}, deck=[drawn]))
    table.you.plays(order, zone=1)
    assert victim in table.you.discard
    assert table.you.hand == [drawn]


def test_11_1_2_1_without_its_condition_nothing_interrupts() -> None:
    soldier, card = battle(), battle(invasion=1)
    table = given(you=side(hand=[card], position=3, zones={5: soldier}))
    table.you.invades_with(card)
    assert table.you.zone(5) is soldier


@BOTH
@pytest.mark.rule("godzilla:11.1.2.1", "godzilla:11.1.2.1.1")
def test_11_1_2_1_1_of_two_players_the_turn_player_does_theirs_first(who: str) -> None:
    table = given(
        you=side(zones={2: battle()}, position=2),
        them=side(zones={6: battle()}, position=6),
        phase="",
        turn_of=who,
    )
    table.game.state.alert = True
    table.begins("check timing")
    turn = getattr(table, who).seat
    assert [entry.seat for entry in table.logged("destroy")] == [turn, 1 - turn]


@BOTH
def test_11_1_2_1_1_of_two_reshuffles_the_turn_players_comes_first(who: str) -> None:
    order = strategy(text="Each player draws 1 card.")
    table, player, _opponent = on_turn(
        who,
        side(hand=[order], discard=[battle()]),
        side(discard=[battle()]),
    )
    player.plays(order, zone=1)
    turn = player.seat
    assert [entry.seat for entry in table.logged("reshuffle")] == [turn, 1 - turn]


# 11.2. Reshuffle


@BOTH
def test_11_2_1_the_reshuffle_interrupts_the_draw_which_goes_on(who: str) -> None:
    last, pile = battle(), [battle(), battle(), battle()]
    _table, player, opponent = on_turn(
        who,
        side(deck=[last], discard=pile),
        side(stack=[monster(rank=3)], discard=[battle()]),
        phase="start phase",
    )
    assert player.hand[0] is last
    assert len(player.hand) == 3
    assert len(player.deck) == 1
    assert player.discard == []
    assert len(opponent.discard) == 1


def test_11_2_2_drawing_the_last_card_is_no_reason_yet() -> None:
    last, pile = battle(), [battle(), battle()]
    table = given(you=side(deck=[last], discard=pile), phase="start phase")
    assert table.you.hand == [last]
    assert table.you.deck == []
    assert table.you.discard == pile


def test_11_2_2_drawing_from_an_empty_deck_is() -> None:
    pile = [battle(), battle()]
    table = given(you=side(discard=pile), phase="start phase")
    assert len(table.you.hand) == 1
    assert len(table.you.deck) == 1


def test_11_2_2_drawing_up_to_a_number_is_drawing_too() -> None:
    order = strategy(text="Draw up to 2 cards.")
    table = given(you=side(hand=[order], discard=[battle(), battle()]))
    table.you.plays(order, zone=1)
    table.you.says("yes")
    table.you.says("no")
    assert len(table.you.hand) == 1
    assert len(table.you.deck) == 1


def test_11_2_2_taking_cards_off_an_empty_deck_otherwise_is_not() -> None:
    order = strategy(text="Send the top 2 cards of your deck to your discard pile.")
    pile = [battle(), battle()]
    table = given(you=side(hand=[order], discard=pile))
    table.you.plays(order, zone=1)
    assert table.you.discard == pile
    assert table.you.deck == []


def test_11_2_3_the_whole_discard_pile_is_shuffled_into_the_deck() -> None:
    pile = [battle() for _ in range(20)]
    table = given(you=side(discard=pile), phase="start phase")
    cards = table.you.hand + table.you.deck
    assert sorted(card.number for card in cards) == sorted(card.number for card in pile)
    assert cards not in (pile, pile[::-1])
    assert [entry.message for entry in table.logged("shuffle")] == ["shuffle"]


def test_11_2_3_nobody_knows_the_cards_of_the_new_deck() -> None:
    table = given(you=side(discard=[battle() for _ in range(6)]), phase="start phase")
    state = table.game.state
    for player in (table.you, table.them):
        deck = next(
            zone for zone in player.sees()["zones"] if zone["kind"] == "deck" and zone["seat"] == 0
        )
        assert all("number" not in card for card in deck["cards"])
    assert all(state.known[card] == 0 for card in state.zones[table.game.rules.layout.zone("deck")])


def test_11_2_4_with_an_empty_discard_pile_there_is_no_reshuffle() -> None:
    """Q. Does the empty deck count as shuffled?  A. No: nothing is done at all."""
    watcher = having(
        battle(), t.Auto(t.Pattern("shuffle", who=t.YOU), (v.ChangeRage(t.YOU, 1, True),))
    )
    table = given(
        you=side(zones={3: watcher}), them=side(stack=[monster(rank=2)]), phase="start phase"
    )
    assert table.you.hand == []
    assert table.you.rage == 0
    assert table.logged("reshuffle") == table.logged("shuffle") == []


def test_11_2_3_the_deck_was_shuffled_by_its_player() -> None:
    watcher = having(
        battle(), t.Auto(t.Pattern("shuffle", who=t.YOU), (v.ChangeRage(t.YOU, 1, True),))
    )
    table = given(
        you=side(zones={3: watcher}, discard=[battle()]),
        them=side(zones={3: watcher}),
        phase="start phase",
    )
    assert table.you.rage == 1
    assert table.them.rage == 0


# 11.3. Crush and destroy


def march(victim: Card, under: Iterable[Card] = ()) -> Table:
    """The end phase: the monster goes on to zone 4, where this card is."""
    hand = [battle() for _ in range(5)]
    return given(
        you=side(position=3, hand=hand, zones={4: victim}, under={4: list(under)}),
        phase="end phase",
    )


def test_11_3_1_a_crush_does_not_wait_for_a_check_timing() -> None:
    """The monster has left the zone again when the next check timing comes."""
    order = strategy(
        text="Advance your monster card by 1 zone, then retreat your monster card by 1 zone."
    )
    victim = battle()
    table = given(you=side(hand=[order], position=3, zones={4: victim}))
    table.you.plays(order, zone=1)
    assert table.you.position == 3
    assert table.you.zone(4) is None
    assert victim in table.you.discard


@BOTH
def test_11_3_2_a_battle_card_in_the_zone_of_its_players_monster_is_crushed(who: str) -> None:
    victim, safe, theirs = battle(), battle(), battle()
    hand = [battle() for _ in range(5)]
    _table, player, opponent = on_turn(
        who,
        side(position=3, hand=hand, zones={4: victim, 5: safe}),
        side(position=3, zones={4: theirs}),
        phase="end phase",
    )
    assert player.discard == [victim]
    assert player.zone(5) is safe
    assert opponent.zone(4) is theirs


def test_11_3_2_a_battle_card_that_is_moved_there_is_crushed() -> None:
    order = strategy(text="Move 1 of your battle cards to zone 3.")
    victim = battle()
    table = given(you=side(hand=[order], position=3, zones={6: victim}))
    table.you.plays(order, zone=1)
    assert victim in table.you.discard


def test_11_3_2_a_monster_that_retreats_crushes_too() -> None:
    order = strategy(text="Retreat your monster card by 1 zone.")
    victim = battle()
    table = given(you=side(hand=[order], position=3, zones={2: victim}))
    table.you.plays(order, zone=1)
    assert victim in table.you.discard


def test_11_3_2_a_countered_monster_crushes_what_is_behind() -> None:
    victim, new = battle(), monster(rank=2)
    table = given(
        you=side(zones={2: battle(power=5000)}),
        them=side(position=7, monsters=[new], zones={4: victim}),
        phase="counter phase",
    )
    assert table.them.position == 4
    assert table.them.discard == [victim]


def test_11_3_2_a_card_that_is_no_battle_card_is_not_crushed() -> None:
    """It goes as an illegal card, at the next check timing."""
    stray = strategy()
    table = given(you=side(position=3, zones={4: stray}), phase="")
    table.begins("advance", seat=0, left=1, cause="effect", source=-1, by=-1)
    assert table.you.position == 4
    assert table.you.zone(4) is stray
    table.begins("check timing")
    assert table.you.discard == [stray]


def test_11_3_3_the_crushed_card_is_destroyed() -> None:
    brave = battle(text="[Revenge] Increase your monster card's [Rage] by 1.")
    table = march(brave)
    assert table.you.discard == [brave]
    assert table.you.rage == 1
    assert [entry.cause for entry in table.logged("destroy")] == ["crush"]


def test_11_3_3_what_is_stacked_under_it_goes_with_it() -> None:
    top, bottom = battle(), battle()
    table = march(top, under=[bottom])
    assert sorted(card.number for card in table.you.discard) == sorted([top.number, bottom.number])


def test_11_3_3_all_of_a_players_cards_in_the_zone_are_destroyed() -> None:
    """DEVIATIONS: both are crushed as one, so 11.1.2.1.1 leaves nobody an order to choose."""
    guests = [battle("Guest"), battle("Guest")]
    host = having(
        battle(),
        t.Keyword(
            "Enter",
            None,
            (
                v.Play(t.Every(t.Cards(("hand",), t.YOU)), v.Zones(t.YOU, (4,))),
                v.Advance(v.Monster(t.YOU), 1),
            ),
        ),
    )
    table = given(you=side(hand=[host, *guests], position=3))
    table.you.plays(host, zone=7)
    assert table.you.position == 4
    assert table.you.discard == guests
    stamps = {table.game.state.stamp[entry.card] for entry in table.logged("destroy")}
    assert len(stamps) == 1


@pytest.mark.rule("godzilla:11.3.3", "godzilla:1.3.3")
def test_11_3_3_a_card_that_cannot_be_destroyed_stays_beside_the_monster() -> None:
    """DEVIATIONS: what is forbidden is not due, so nothing is suspended for ever."""
    rock = having(battle(), t.Forbid(t.Pattern("destroy", t.Self())))
    table = march(rock)
    assert table.you.position == 4
    assert table.you.zone(4) is rock


def test_11_3_3_it_is_not_the_doing_of_an_opponents_effect() -> None:
    proud = battle(text="This card cannot be [Destroy] by your opponent's effects.")
    table = march(proud)
    assert table.you.discard == [proud]
