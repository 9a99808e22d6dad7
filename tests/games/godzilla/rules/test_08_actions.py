"""8. What can be done in the main phase: 8.1 to 8.4."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.godzilla.table import battle, given, having, monster, on_turn, side, strategy

BOTH = pytest.mark.parametrize("who", ["you", "them"])


# 8.1. Overview


@BOTH
def test_8_1_1_only_the_turn_player_acts(who: str) -> None:
    card = battle()
    _table, player, opponent = on_turn(who, side(hand=[card]), side(hand=[card]))
    assert player.can("play battle", card)
    assert opponent.why_not("play battle", card) == "8.1.1"


def test_8_1_1_nobody_acts_while_something_else_is_asked() -> None:
    one, two = battle(), battle()
    table = given(you=side(hand=[one, two]))
    table.you.plays(one)
    assert table.you.why_not("play battle", two) == "8.1.1"
    table.you.chooses(2)
    assert table.you.can("play battle", two)


@pytest.mark.parametrize("phase", ["start phase", "counter phase", "end phase"])
def test_8_1_1_nobody_acts_outside_the_main_phase(phase: str) -> None:
    cards = [battle() for _ in range(5)]
    table = given(you=side(hand=cards), phase=phase)
    for verb in ("play battle", "invade"):
        assert table.you.why_not(verb, cards[0]) == "8.1.1"


def test_8_1_1_the_actions_are_these_and_doing_nothing() -> None:
    table = given(you=side(hand=[battle(), strategy(), monster()]))
    assert table.asks is not None
    printed = table.game.state.printed
    offered = {
        (option[0], printed[int(option[1])].values["type"] if len(option) > 1 else "")
        for option in table.asks.options
    }
    assert offered == {
        ("play battle", "battle"),
        ("activate strategy", "strategy"),
        ("gain rage", "monster"),
        ("play monster", "monster"),
        ("invade", "battle"),
        ("invade", "strategy"),
        ("invade", "monster"),
        ("pass", ""),
    }


def test_8_1_1_with_an_empty_hand_there_is_nothing_but_doing_nothing() -> None:
    table = given()
    assert table.you.offered == ["pass"]


# 8.2. Play a battle card


@BOTH
def test_8_2_1_a_battle_card_of_at_most_the_zone_number_of_the_opposing_monster(
    who: str,
) -> None:
    low, high = battle(rank=4), battle(rank=5)
    _table, player, _opponent = on_turn(who, side(hand=[low, high], position=8), side(position=4))
    assert player.why_not("play battle", high) == "8.2.1"
    player.plays(low, zone=3)
    assert player.zone(3) is low
    assert player.hand == [high]


def test_8_2_1_only_from_the_hand() -> None:
    here, gone, buried = battle(), battle(), battle()
    table = given(you=side(hand=[here], discard=[gone], deck=[buried]))
    assert table.you.can("play battle", here)
    assert table.you.why_not("play battle", gone) == "8.2.1"
    assert table.you.why_not("play battle", buried) == "8.2.1"


@pytest.mark.parametrize("card", [monster(), strategy()])
def test_8_2_1_no_other_card_is_played_as_a_battle_card(card: Card) -> None:
    table = given(you=side(hand=[card]))
    assert table.you.why_not("play battle", card) == "8.2.1"


def test_8_2_1_any_number_of_battle_cards_in_a_turn() -> None:
    cards = [battle() for _ in range(4)]
    table = given(you=side(hand=cards))
    for number, card in enumerate(cards, 2):
        table.you.plays(card, zone=number)
    assert [table.you.zone(number) for number in (2, 3, 4, 5)] == cards


@pytest.mark.parametrize(("reduced", "rule"), [(2, "8.2.1"), (3, None), (9, None)])
def test_8_2_1_a_text_may_lower_the_rank_for_playing(reduced: int, rule: str | None) -> None:
    card = battle(
        rank=5, text=f"You can play this card from your hand with its rank reduced by {reduced}."
    )
    table = given(you=side(hand=[card]), them=side(position=2))
    assert table.you.why_not("play battle", card) == rule


HEAVY = (
    "If you would play this card on top of your «Anchor» battle card, "
    "you can play this card from your hand with its rank reduced by 4."
)


def test_8_2_1_a_text_may_lower_the_rank_for_playing_on_top_of_a_card() -> None:
    heavy, anchor = battle(rank=7, text=HEAVY), battle(traits=["Anchor"])
    table = given(you=side(hand=[heavy], zones={2: anchor, 4: battle()}), them=side(position=3))
    assert table.you.why_not("play battle", heavy) == "8.2.1"
    table.you.does("play onto", heavy)
    assert table.you.zone(2) is heavy
    assert table.you.under(2) == [anchor]


def test_8_2_1_without_such_a_card_or_with_too_high_a_rank_there_is_no_playing_on_top() -> None:
    heavy = battle(rank=7, text=HEAVY)
    table = given(you=side(hand=[heavy], zones={2: battle()}), them=side(position=3))
    assert table.you.why_not("play onto", heavy) == "8.2.1"
    table = given(
        you=side(hand=[heavy], zones={2: battle(traits=["Anchor"])}), them=side(position=2)
    )
    assert table.you.why_not("play onto", heavy) == "8.2.1"


PRICED = (
    "When playing this card from your hand, you may discard 1 card from your hand "
    "to play this card with its rank reduced by 3."
)


def test_8_2_1_a_text_may_lower_the_rank_for_a_price() -> None:
    dear, spare = battle(rank=6, text=PRICED), battle(rank=8)
    table = given(you=side(hand=[dear, spare]), them=side(position=3))
    assert table.you.why_not("play battle", dear) == "8.2.1"
    table.you.does("play for a price", dear)
    table.you.chooses(5)
    assert table.you.zone(5) is dear
    assert table.you.discard == [spare]


@pytest.mark.rule("godzilla:8.2.1", "godzilla:10.5.4.1")
def test_8_2_1_a_card_does_not_pay_its_own_price() -> None:
    dear = battle(rank=6, text=PRICED)
    table = given(you=side(hand=[dear]), them=side(position=3))
    assert table.you.why_not("play for a price", dear) == "10.5.4.1"


def test_8_2_1_a_price_that_lowers_the_rank_too_little_is_not_offered() -> None:
    dear = battle(rank=7, text=PRICED)
    table = given(you=side(hand=[dear, battle()]), them=side(position=3))
    assert table.you.why_not("play for a price", dear) == "8.2.1"


def test_8_2_1_a_card_played_for_a_price_was_played_from_the_hand() -> None:
    dear = battle(
        rank=6,
        text=f"{PRICED} [Enter] If this card was played from your hand, "
        "increase your monster card's [Rage] by 1.",
    )
    spare = battle(rank=8)
    table = given(you=side(hand=[dear, spare]), them=side(position=3))
    table.you.does("play for a price", dear)
    table.you.chooses(5)
    assert table.you.rage == 1


@pytest.mark.rule("godzilla:8.2.1", "godzilla:10.5.4")
def test_8_2_1_whether_a_hand_could_pay_another_price_is_for_its_player_to_say() -> None:
    """Q. The card names two prices, and one takes a strategy card. Does my opponent learn that I
    have none?  A. No: you choose a price in any case."""
    of_strategy = PRICED.replace("1 card", "1 strategy card")
    dear, spare = battle(rank=6, text=f"{PRICED} {of_strategy}"), battle(rank=8)
    for held, prices in ((spare, 1), (strategy(), 2)):
        table = given(you=side(hand=[dear, held]), them=side(position=3))
        table.you.does("play for a price", dear)
        assert table.prompt == "price" and len(table.you.offered) == prices
        table.you.chooses(0)
        table.you.chooses(5)
        assert table.you.discard == [held]


# 8.3. Activate a strategy card


@BOTH
def test_8_3_1_a_strategy_card_of_at_most_the_zone_number_of_ones_own_monster(who: str) -> None:
    low, high = strategy(rank=4, text="Draw 1 card."), strategy(rank=5)
    _table, player, _opponent = on_turn(
        who,
        side(hand=[low, high], position=4, deck=[battle()]),
        side(position=8),
    )
    assert player.why_not("activate strategy", high) == "8.3.1"
    player.plays(low, zone=2)
    assert player.strategy(2) is low
    assert len(player.hand) == 2


def test_8_3_1_only_strategy_cards_of_the_hand() -> None:
    gone, soldier = strategy(), battle()
    table = given(you=side(discard=[gone], hand=[soldier]))
    assert table.you.why_not("activate strategy", gone) == "8.3.1"
    assert table.you.why_not("activate strategy", soldier) == "8.3.1"


def test_8_3_1_a_strategy_card_may_have_a_price_too() -> None:
    dear, spare = strategy(rank=6, text=PRICED), battle()
    table = given(you=side(hand=[dear, spare], position=3))
    assert table.you.why_not("activate strategy", dear) == "8.3.1"
    table.you.does("play for a price", dear)
    table.you.chooses(1)
    assert table.you.strategy(1) is dear
    assert "8.3.1" in {number for entry in table.game.log or () for number in entry.path}


def test_8_3_1_a_strategy_card_whose_price_lowers_its_rank_too_little() -> None:
    dear = strategy(rank=6, text=PRICED)
    table = given(you=side(hand=[dear, battle()], position=2))
    assert table.you.why_not("play for a price", dear) == "8.3.1"


def test_8_3_2_not_while_every_strategy_zone_holds_a_strategy_card() -> None:
    card = strategy()
    table = given(you=side(hand=[card], strategies={1: strategy(), 2: strategy()}))
    assert table.you.why_not("activate strategy", card) == "8.3.2"


def test_8_3_2_one_free_strategy_zone_is_enough() -> None:
    card = strategy()
    table = given(you=side(hand=[card], strategies={2: strategy()}))
    table.you.plays(card, zone=1)
    assert table.you.strategy(1) is card


def test_8_3_2_the_opponents_strategy_zones_do_not_matter() -> None:
    card = strategy()
    table = given(you=side(hand=[card]), them=side(strategies={1: strategy(), 2: strategy()}))
    assert table.you.can("activate strategy", card)


def test_8_3_2_a_third_strategy_zone_must_be_filled_too() -> None:
    more = strategy(text="For the rest of the game, you have 3 strategy card zones.")
    two, three, four = strategy(), strategy(), strategy()
    table = given(you=side(hand=[more, two, three, four]))
    table.you.plays(more, zone=1)
    table.you.plays(two, zone=2)
    table.you.plays(three, zone=3)
    assert table.you.why_not("activate strategy", four) == "8.3.2"


def test_8_3_2_holds_for_a_strategy_card_with_a_price() -> None:
    dear = strategy(rank=4, text=PRICED)
    table = given(
        you=side(hand=[dear, battle()], position=3, strategies={1: strategy(), 2: strategy()})
    )
    assert table.you.why_not("play for a price", dear) == "8.3.2"


# 8.4. Gain rage


@BOTH
def test_8_4_1_a_monster_card_is_discarded_and_the_rage_goes_up_by_one(who: str) -> None:
    card = monster(rank=4, traits=["Foreign"])
    _table, player, opponent = on_turn(who, side(hand=[card], rage=1))
    player.gains_rage_with(card)
    assert player.discard == [card]
    assert player.rage == 2
    assert opponent.rage == 0


def test_8_4_1_as_often_as_there_are_monster_cards() -> None:
    cards = [monster(), monster(), monster()]
    table = given(you=side(hand=cards))
    for card in cards:
        table.you.gains_rage_with(card)
    assert table.you.rage == 3


@pytest.mark.parametrize("card", [battle(), strategy()])
def test_8_4_1_no_other_card_gives_rage(card: Card) -> None:
    table = given(you=side(hand=[card]))
    assert table.you.why_not("gain rage", card) == "8.4.1"


@pytest.mark.rule("godzilla:8.4.1", "godzilla:1.3.3")
def test_8_4_1_a_card_that_cannot_be_discarded_gives_no_rage() -> None:
    jailer = having(
        battle(),
        t.Forbid(t.Pattern("discard", t.Cards(("hand",), t.OPPONENT, (t.Type(("monster",)),)))),
    )
    card = monster()
    table = given(you=side(hand=[card]), them=side(zones={3: jailer}))
    assert table.you.why_not("gain rage", card) == "1.3.3"


@pytest.mark.rule("godzilla:8.6.1.2", "godzilla:1.3.1")
def test_a_text_may_say_how_far_an_icon_carries_its_monster() -> None:
    """Q. My monster's text lets icon 1 carry it two zones. How far with icon 1, with icon 2?
    A. Two zones with either: icon 2 is left as it is."""
    text = "When this card invades with [Step 1], it advances 2 zones."
    for icon in (1, 2):
        card = battle(invasion=icon)
        table = given(you=side(hand=[card], stack=[monster("Runner", text)], position=3))
        table.you.invades_with(card)
        assert table.you.position == 5
