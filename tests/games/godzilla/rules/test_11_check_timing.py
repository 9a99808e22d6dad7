"""11. Rule actions: those of a check timing (11.1.2.2, 11.1.3, 11.4, 11.5)."""

from __future__ import annotations

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
EDITIONS = pytest.mark.parametrize("edition", ["ja-1.04", "en-1.01"])

HAND = t.Cards(("hand",), t.YOU)


def entering(*effects: t.Effect) -> Card:
    """A battle card that does this when it is played."""
    return having(battle("Herald"), t.Keyword("Enter", None, effects))


def zones(*numbers: int) -> v.Zones:
    return v.Zones(t.YOU, numbers)


def checked(table: Table) -> Table:
    """A check timing occurs."""
    table.begins("check timing")
    return table


# 11.1.2.2. When they are looked for


def test_11_1_2_2_a_condition_that_is_over_by_the_check_timing_does_nothing() -> None:
    """Two cards share a zone in the middle of an effect, and no longer at its end."""
    old, new = battle("Old"), battle("New")
    herald = entering(
        v.Play(t.Every(HAND), zones(5)),
        v.MoveTo(t.Every(t.Cards(("zone",), t.YOU, (t.Named(("Old",)),))), zones(6)),
    )
    table = given(you=side(hand=[herald, new], zones={5: old}))
    table.you.plays(herald, zone=2)
    assert table.you.zone(5) is new
    assert table.you.zone(6) is old
    assert table.you.discard == []


def test_11_1_2_2_a_condition_that_holds_at_the_check_timing_does() -> None:
    old, new = battle("Old"), battle("New")
    herald = entering(v.Play(t.Every(HAND), zones(5)))
    table = given(you=side(hand=[herald, new], zones={5: old}))
    table.you.plays(herald, zone=2)
    assert table.you.zone_cards(5) == [new]
    assert table.you.discard == [old]


def test_11_1_2_2_it_does_not_interrupt_an_effect() -> None:
    """Before the check timing both cards are there to be counted."""
    old, new = battle("Old"), battle("New")
    three = t.Relation(t.Count(t.Cards(("zone",), t.YOU, (t.Type(("battle",)),))), "==", 3)
    herald = entering(v.Play(t.Every(HAND), zones(5)), t.If(three, (v.ChangeRage(t.YOU, 1, True),)))
    table = given(you=side(hand=[herald, new], zones={5: old}))
    table.you.plays(herald, zone=2)
    assert table.you.rage == 1
    assert table.you.discard == [old]


# 11.1.3. All at the same time


def test_11_1_3_rule_actions_of_a_check_timing_are_carried_out_together() -> None:
    old, new, stray, lost = battle("Old"), battle("New"), strategy("Stray"), battle("Lost")
    table = checked(
        given(
            you=side(zones={3: [old, new], 5: stray}, strategies={1: lost}),
            them=side(zones={4: monster("Wild")}),
            phase="",
        )
    )
    state = table.game.state
    assert {card.name for card in table.you.discard} == {"Old", "Stray", "Lost"}
    assert [card.name for card in table.them.discard] == ["Wild"]
    gone = [entry.card for entry in table.logged("destroy")]
    assert len(gone) == 4
    assert len({state.stamp[card] for card in gone}) == 1


# 11.4. Illegal cards


@BOTH
@pytest.mark.parametrize("card", [strategy("Stray"), monster("Wild")])
def test_11_4_1_a_strategy_or_monster_card_in_a_zone_goes_to_the_discard_pile(
    who: str, card: Card
) -> None:
    table, player, _opponent = on_turn(who, side(zones={4: card}), phase="")
    checked(table)
    assert player.zone(4) is None
    assert player.discard == [card]


@pytest.mark.parametrize("card", [battle(), monster()])
def test_11_4_1_a_card_in_a_strategy_zone_that_is_no_strategy_card_goes_too(card: Card) -> None:
    plan = strategy()
    table = checked(given(you=side(strategies={1: card, 2: plan}), phase=""))
    assert table.you.strategy(1) is None
    assert table.you.strategy(2) is plan
    assert table.you.discard == [card]


def test_11_4_1_battle_cards_and_the_invading_monster_belong_in_zones() -> None:
    soldier, beast = battle(), monster()
    table = checked(given(you=side(zones={4: soldier}, stack=[monster(), beast]), phase=""))
    assert table.you.zone(4) is soldier
    assert table.you.monster is beast
    assert table.you.discard == []


@pytest.mark.parametrize("hidden", [strategy(), monster()])
def test_11_4_1_what_lies_under_a_battle_card_may_lie_there(hidden: Card) -> None:
    """DEVIATIONS: for monster cards the text can be read both ways."""
    soldier = battle()
    table = checked(given(you=side(zones={4: soldier}, under={4: [hidden]}), phase=""))
    assert table.you.zone_cards(4) == [hidden, soldier]
    assert table.you.discard == []


def test_11_4_1_it_goes_to_the_discard_pile_of_its_owner() -> None:
    stray = strategy()
    table = given(you=side(zones={4: stray}), phase="")
    state = table.game.state
    card = next(each for each in range(len(state.printed)) if state.printed[each] is stray)
    state.owner = (*state.owner[:card], table.them.seat, *state.owner[card + 1 :])
    checked(table)
    assert table.you.discard == []
    assert table.them.discard == [stray]


@EDITIONS
def test_11_4_2_a_card_left_in_the_resolution_area_goes_to_the_discard_pile(
    edition: str,
) -> None:
    """It was played, but its play was forbidden; in en-1.01 the number is 11.4.1.1."""
    gate = having(battle(), t.Forbid(t.Pattern("play", who=t.OPPONENT)))
    card = battle()
    table = given(you=side(hand=[card]), them=side(zones={3: gate}), edition=edition)
    table.you.plays(card, zone=4)
    assert table.you.zone(4) is None
    assert table.you.discard == [card]
    assert table.logged("destroy") == []


def test_11_4_2_a_card_that_is_being_played_is_left_alone() -> None:
    card = battle()
    table = given(you=side(hand=[card]))
    table.you.plays(card)
    assert table.you.hand == table.you.discard == []
    table.you.chooses(4)
    assert table.you.zone(4) is card


# 11.5. Overloaded cards


@BOTH
def test_11_5_1_the_battle_card_placed_last_stays_and_the_others_are_destroyed(who: str) -> None:
    old, new = battle(), battle()
    _table, player, _opponent = on_turn(who, side(hand=[new], zones={4: old}))
    player.plays(new, zone=4)
    assert player.zone_cards(4) == [new]
    assert player.discard == [old]


def test_11_5_1_the_strategy_card_placed_last_stays() -> None:
    old, new = strategy(), strategy()
    table = given(you=side(hand=[new], strategies={1: old}))
    table.you.plays(new, zone=1)
    assert table.you.strategy(1) is new
    assert table.you.discard == [old]


def test_11_5_1_cards_in_different_zones_are_no_overload() -> None:
    old, new = battle(), battle()
    table = given(you=side(hand=[new], zones={4: old}))
    table.you.plays(new, zone=5)
    assert table.you.discard == []


def test_11_5_1_cards_of_the_other_player_in_the_zone_of_that_number_do_not_count() -> None:
    mine, theirs = battle(), battle()
    table = given(you=side(hand=[mine]), them=side(zones={4: theirs}))
    table.you.plays(mine, zone=4)
    assert table.them.zone(4) is theirs


def test_11_5_1_a_stack_is_one_card() -> None:
    top, bottom = battle(), battle()
    table = checked(given(you=side(zones={4: top}, under={4: [bottom]}), phase=""))
    assert table.you.zone_cards(4) == [bottom, top]


def test_11_5_1_what_is_stacked_under_a_destroyed_card_goes_with_it() -> None:
    top, bottom, new = battle(), battle(), battle()
    table = given(you=side(hand=[new], zones={4: top}, under={4: [bottom]}))
    table.you.plays(new, zone=4)
    assert table.you.zone_cards(4) == [new]
    assert {card.number for card in table.you.discard} == {top.number, bottom.number}


def test_11_5_1_a_card_moved_there_was_placed_last() -> None:
    resident, mover = battle("Resident"), battle("Mover")
    order = strategy(text="Move 1 of your battle cards to zone 4.")
    table = given(you=side(hand=[order], zones={4: resident, 6: mover}))
    table.you.plays(order, zone=1)
    table.you.chooses(mover)
    assert table.you.zone_cards(4) == [mover]
    assert resident in table.you.discard


def test_11_5_1_an_illegal_card_does_not_drive_a_battle_card_out() -> None:
    soldier, stray = battle(), strategy()
    table = checked(given(you=side(zones={4: [soldier, stray]}), phase=""))
    assert table.you.zone_cards(4) == [soldier]
    assert table.you.discard == [stray]


def at_the_same_time(who: str = "you") -> tuple[Table, Card, Card, Card]:
    old, one, two = battle("Old"), battle("One"), battle("Two")
    herald = entering(v.Play(t.Every(HAND), zones(5)))
    table, player, _opponent = on_turn(who, side(hand=[herald, one, two], zones={5: old}))
    player.plays(herald, zone=2)
    return table, old, one, two


@BOTH
@pytest.mark.parametrize("choice", [0, 1])
def test_11_5_1_of_two_placed_last_at_the_same_time_their_player_chooses_one(
    who: str, choice: int
) -> None:
    table, old, one, two = at_the_same_time(who)
    player = table.you if who == "you" else table.them
    assert player.offered == [one, two]
    stays, goes = ((one, two), (two, one))[choice]
    player.chooses(stays)
    assert player.zone_cards(5) == [stays]
    assert {card.name for card in player.discard} == {old.name, goes.name}


def test_11_5_1_all_of_the_others_are_destroyed_at_the_same_time() -> None:
    table, _old, one, _two = at_the_same_time()
    table.you.chooses(one)
    gone = [entry.card for entry in table.logged("destroy")]
    assert len(gone) == 2
    assert len({table.game.state.stamp[card] for card in gone}) == 1


@BOTH
@pytest.mark.rule("godzilla:11.5.1", "godzilla:1.3.4")
def test_11_5_1_the_turn_player_chooses_first_and_then_all_is_done_at_once(who: str) -> None:
    pairs = {"you": [battle(), battle()], "them": [battle(), battle()]}
    table = given(
        you=side(zones={3: pairs["you"]}),
        them=side(zones={3: pairs["them"]}),
        phase="",
        turn_of=who,
    )
    state = table.game.state
    for zone in (2, 2 + table.game.rules.layout.size):
        for card in state.zones[zone]:
            state.stamp[card] = state.clock
    checked(table)
    order = [who, "them" if who == "you" else "you"]
    for name in order:
        assert table.logged("destroy") == []
        getattr(table, name).chooses(pairs[name][0])
    assert table.you.zone_cards(3) == pairs["you"][:1]
    assert table.them.zone_cards(3) == pairs["them"][:1]


@pytest.mark.rule("godzilla:11.5.1", "godzilla:1.3.3")
def test_11_5_1_a_card_that_cannot_be_destroyed_stays_beside_the_newer_one() -> None:
    """DEVIATIONS: what is forbidden is not due, so the check timing ends."""
    rock, new = having(battle(), t.Forbid(t.Pattern("destroy", t.Self()))), battle()
    table = given(you=side(hand=[new], zones={4: rock}))
    table.you.plays(new, zone=4)
    assert table.you.zone_cards(4) == [rock, new]
    table.you.passes()
    assert table.halted


@pytest.mark.rule("godzilla:11.5.1", "godzilla:1.3.3")
def test_11_5_1_of_two_placed_last_one_that_cannot_be_destroyed_is_the_one_that_stays() -> None:
    rock, soft = having(battle(), t.Forbid(t.Pattern("destroy", t.Self()))), battle()
    herald = entering(v.Play(t.Every(HAND), zones(5)))
    table = given(you=side(hand=[herald, soft, rock]))
    table.you.plays(herald, zone=2)
    assert table.you.zone_cards(5) == [rock]
    assert table.you.discard == [soft]
