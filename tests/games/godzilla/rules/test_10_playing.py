"""10.5.1 and 10.5.2. Playing and resolving cards and abilities."""

from __future__ import annotations

import pytest

from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.godzilla.table import battle, given, having, monster, on_turn, side, strategy, told

BOTH = pytest.mark.parametrize("who", ["you", "them"])
HAND = t.Cards(("hand",), t.YOU)
MORE_RAGE = v.ChangeRage(t.YOU, 1, True)


# 10.5.1. What is played, and what is not


def test_10_5_1_an_automatic_ability_has_no_effect_before_it_is_played() -> None:
    """It triggers in the middle of an effect, which finds the hand still empty."""
    scribe = battle(text="Whenever you discard a battle card from your hand, draw 1 card.")
    plan = strategy(
        text="Discard 1 card from your hand. If you have no cards in your hand, "
        "increase your monster card's [Rage] by 1."
    )
    spent, drawn = battle(), battle()
    table = given(you=side(hand=[plan, spent], zones={8: scribe}, deck=[drawn]))
    table.you.plays(plan, zone=1)
    assert table.you.rage == 1
    assert table.you.hand == [drawn]


def test_10_5_1_a_continuous_ability_is_in_effect_in_the_middle_of_an_effect() -> None:
    """Nobody plays it: it is so at once."""
    banner = battle(text="Your other battle cards gain +1000 counter power.")
    foe = battle()
    plan = having(
        strategy(),
        t.Keyword(
            "Strategy",
            None,
            (
                v.Play(t.Every(t.Cards(("hand",), t.YOU, (t.Type(("battle",)),)))),
                t.If(
                    t.Relation(
                        t.Count(
                            t.Cards(("zone",), t.YOU, (t.Compare("counter_power", ">=", 2000),))
                        ),
                        ">=",
                        1,
                    ),
                    (MORE_RAGE,),
                ),
            ),
        ),
    )
    table = given(you=side(hand=[plan, banner], zones={8: foe}))
    table.you.plays(plan, zone=1)
    table.you.chooses(7)
    assert table.you.rage == 1


# 10.5.2. The steps: cards


@BOTH
def test_10_5_2_playing_a_card_goes_through_these_steps(who: str) -> None:
    card = battle()
    table, own, _other = on_turn(who, side(hand=[card]))
    own.plays(card)
    assert table.game.path()[-1] == "10.5.2.1.2"
    own.chooses(4)
    assert own.zone(4) is card


@BOTH
def test_10_5_2_1_the_card_named_is_the_one_played_and_from_where(who: str) -> None:
    scout = battle(text="[Enter] If this card was played from your hand, draw 1 card.")
    twin, drawn = battle(), battle()
    _table, own, _other = on_turn(who, side(hand=[twin, scout], deck=[drawn]))
    own.plays(scout, zone=4)
    assert own.zone(4) is scout
    assert own.hand == [twin, drawn]


def test_10_5_2_1_a_card_that_an_effect_plays_from_elsewhere_was_not_played_from_the_hand() -> None:
    scout = battle(text="[Enter] If this card was played from your hand, draw 1 card.")
    plan = strategy(text="Play 1 battle card from your discard pile.")
    table = given(you=side(hand=[plan], discard=[scout], deck=[battle()]))
    table.you.plays(plan, zone=1)
    table.you.chooses(4)
    assert table.you.zone(4) is scout
    assert table.you.hand == []


@BOTH
def test_10_5_2_1_1_a_played_card_is_shown_and_lies_in_the_resolution_area(who: str) -> None:
    card = battle()
    table, own, other = on_turn(who, side(hand=[card]))
    own.plays(card)
    state = table.game.state
    assert [state.printed[each] for each in state.zones[z.RESOLUTION]] == [card]
    assert own.hand == []
    shown = [zone for zone in other.sees()["zones"] if zone["kind"] == "resolution"]
    assert [each["number"] for each in shown[0]["cards"]] == [card.number]
    own.chooses(4)
    assert state.zones[z.RESOLUTION] == ()


@BOTH
@pytest.mark.parametrize("position", [1, 5, 8])
def test_10_5_2_1_2_for_a_battle_card_a_zone_without_ones_own_monster(
    who: str, position: int
) -> None:
    card = battle()
    _table, own, _other = on_turn(
        who, side(hand=[card], position=position, zones={3: battle()}), side(position=2)
    )
    own.plays(card)
    assert own.offered == [number for number in range(1, 9) if number != position]
    own.chooses(2)
    assert own.zone(2) is card


@BOTH
def test_10_5_2_1_3_for_a_strategy_card_one_of_ones_strategy_zones(who: str) -> None:
    one, two = strategy(), strategy()
    _table, own, _other = on_turn(who, side(hand=[one, two]))
    own.plays(one)
    assert own.offered == [1, 2]
    own.chooses(2)
    assert own.strategy(2) is one
    own.plays(two, zone=1)
    assert own.strategy(1) is two


# 10.5.2. The steps: abilities


@BOTH
def test_10_5_2_1_4_an_ability_lies_in_the_resolution_area_as_if_it_were_a_card(
    who: str,
) -> None:
    """There it is played, and from there its effects are carried out."""
    scout = battle(text="[Enter] You may draw 1 card.")
    table, own, _other = on_turn(who, side(hand=[scout], deck=[battle()]))
    own.plays(scout, zone=4)
    assert "10.5.2.3" in table.game.path()
    assert len(table.logged("ability")) == 1
    own.says("yes")
    assert len(own.hand) == 1


@BOTH
def test_10_5_2_2_the_choices_of_an_ability_are_made_before_it_resolves(who: str) -> None:
    """Q. Do I see the card I draw before I choose?  A. No: you choose on playing it."""
    plan = told(t.Draw(1), t.ChooseOf(1, ((MORE_RAGE,), (t.Draw(1),))))
    first = battle()
    _table, own, _other = on_turn(who, side(hand=[plan], deck=[first]))
    own.plays(plan, zone=1)
    assert own.hand == []
    own.chooses(0)
    assert own.hand == [first]
    assert own.rage == 1


def test_10_5_2_2_also_a_list_that_only_follows_from_something_else() -> None:
    plan = told(
        t.May((t.Discard(t.Pick(1, HAND)),), (t.ChooseOf(1, ((MORE_RAGE,), (t.Draw(1),))),))
    )
    spent = battle()
    table = given(you=side(hand=[plan, spent]))
    table.you.plays(plan, zone=1)
    assert table.asks is not None
    assert table.asks.prompt == "choose-of"
    table.you.chooses(0)
    table.you.says("yes")
    assert table.you.discard == [spent]
    assert table.you.rage == 1


@pytest.mark.parametrize("number", [1, 2, 3])
def test_10_5_2_2_1_as_many_options_are_chosen_as_it_says(number: int) -> None:
    options = ((MORE_RAGE,), (MORE_RAGE,), (MORE_RAGE,))
    plan = told(t.ChooseOf(number, options))
    table = given(you=side(hand=[plan]))
    table.you.plays(plan, zone=1)
    if number < 3:
        assert table.asks is not None
        assert (table.asks.rule, table.asks.least, table.asks.most) == (
            "10.5.2.2.1", number, number,
        )  # fmt: skip
        table.you.chooses(*range(number))
    assert table.you.rage == number


def test_10_5_2_2_1_they_are_chosen_before_anything_is_done() -> None:
    """Q. My ability draws a card and then does one of two things. Do I see the card before I
    choose?  A. No: the options are chosen when the ability is played."""
    plan = told(t.Draw(1), t.ChooseOf(1, ((MORE_RAGE,), (t.Draw(1),))))
    table = given(you=side(hand=[plan], deck=[battle(), battle()]))
    table.you.plays(plan, zone=1)
    assert (table.prompt, table.you.hand) == ("choose-of", [])
    table.you.chooses(0)
    assert (len(table.you.hand), table.you.rage) == (1, 1)


@BOTH
def test_10_5_2_2_1_1_options_that_were_not_chosen_are_not_there(who: str) -> None:
    plan = strategy(text="Choose one: ・Draw 1 card. ・Increase your monster card's [Rage] by 1.")
    _table, own, _other = on_turn(who, side(hand=[plan], deck=[battle()]))
    own.plays(plan, zone=1)
    own.chooses(1)
    assert own.rage == 1
    assert own.hand == []


def test_10_5_2_2_1_2_several_options_are_carried_out_from_top_to_bottom() -> None:
    """Whatever order they were named in: the card drawn is the card discarded."""
    plan = told(t.ChooseOf(2, ((t.Draw(1),), (MORE_RAGE,), (t.Discard(t.Pick(1, HAND)),))))
    drawn = battle()
    table = given(you=side(hand=[plan], deck=[drawn]))
    table.you.plays(plan, zone=1)
    table.you.chooses(2, 0)
    assert table.you.hand == []
    assert table.you.discard == [drawn]


# 10.5.2.3. Resolving


def test_10_5_2_3_what_was_played_resolves_last() -> None:
    """The zone is named first, then the card is put there."""
    card = battle()
    table = given(you=side(hand=[card]))
    table.you.plays(card)
    assert table.you.zone(4) is None
    table.you.chooses(4)
    assert table.you.zone(4) is card


@BOTH
def test_10_5_2_3_1_a_monster_card_goes_on_top_of_ones_invading_monster(who: str) -> None:
    old, new = monster("Old"), monster("New")
    _table, own, _other = on_turn(who, side(hand=[new], stack=[old]))
    own.plays(new)
    assert own.stack == [old, new]


@BOTH
def test_10_5_2_3_2_a_battle_or_strategy_card_goes_where_it_was_said(who: str) -> None:
    card, plan = battle(), strategy()
    _table, own, _other = on_turn(who, side(hand=[card, plan]))
    own.plays(card, zone=6)
    own.plays(plan, zone=2)
    assert own.zone(6) is card
    assert own.strategy(2) is plan


@BOTH
def test_10_5_2_3_3_an_ability_resolves_although_its_card_is_gone(who: str) -> None:
    begins = "At the beginning of your main phase,"
    scribe = battle("Scribe", f"{begins} draw 1 card.")
    brute = battle("Brute", f"{begins} [Destroy] 1 of your other battle cards.")
    drawn = battle()
    _table, own, _other = on_turn(who, side(zones={4: scribe, 5: brute}, deck=[drawn]))
    own.chooses(brute)
    assert own.discard == [scribe]
    assert own.hand == [drawn]
