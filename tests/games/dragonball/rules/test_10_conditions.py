"""Keywords that say when, how often or at what a skill works: 10-11 [Once per turn],
10-16 [Barrier], 10-23 [Bond], 10-27 "choose X", 10-29 [Sparking], 10-30 [Burst]."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import text
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
    Player,
    battle_card,
    extra_card,
    fought,
    given,
    leader,
    rested,
    seats,
    side,
    word,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada", traits=["Emberfist"])
B = battle_card("Bodo")
DRAWS = (t.Draw(1),)
THEIRS = t.Cards(("battle",), t.OPPONENT)
CLEAR = v.Activate("main", (), (v.KO(t.Every(THEIRS)),))


def sage(printed: str, *more: t.Ability) -> Card:
    return battle_card("Sage", *text.read(printed), *more)


# 10-11. Once per turn

ONCE = "[Activate: Main][Once per turn] Draw 1 card."


@BOTH
def test_10_11_1_a_skill_so_marked_is_activated_once_a_turn(who: str) -> None:
    card = sage(ONCE)
    table = given(turn_of=who, **seats(who, side(battle=[card])))
    me = table.player(who)
    me.uses(card)
    assert me.why_not("activate", card, 0) == "10-11-5" and len(me.hand) == 1


@pytest.mark.rule("dragonball:10-11-1")
def test_10_11_1_in_the_next_turn_it_is_again() -> None:
    card = sage("[Activate: Battle][Once per turn] Draw 1 card.")
    table = given(side(battle=[A, card]), side(battle=[B]))
    table.you.attacks(A, PLAIN_LEADER)
    table.you.uses(card)
    fought(table)
    table.you.passes()
    table.begins("end phase")
    table.begins("turn")
    table.them.passes()
    table.them.attacks(B, PLAIN_LEADER)
    while table.asked == "them":
        table.them.passes()
    table.you.uses(card)
    assert len(table.you.hand) == 2
    table.leave_open()


@BOTH
def test_10_11_2_each_card_and_each_skill_by_itself(who: str) -> None:
    twice = sage(f"{ONCE}\n[Activate: Main][Once per turn] Draw 2 cards.")
    table = given(turn_of=who, **seats(who, side(battle=[twice, twice])))
    me = table.player(who)
    for _card in range(2):
        me.uses(twice, 0)
        me.uses(twice, 1)
    assert len(me.hand) == 6 and me.offers("activate") == []


def test_10_11_2_a_card_that_comes_anew_is_another_card() -> None:
    card = battle_card("Sage", *text.read(ONCE), energy_cost=0)
    bounce = (t.Put(t.Every(t.Cards(("battle",), t.YOU)), "hand"),)
    back = leader("Back", v.Activate("main", (), bounce))
    table = given(side(back, battle=[card]))
    table.you.uses(card)
    table.you.uses(back)
    table.you.plays(card)
    assert table.you.can("activate", card, 0)


def test_10_11_3_one_without_a_mark_as_often_as_it_can_be_paid() -> None:
    card = sage("[Activate: Main] ① : Draw 1 card.")
    table = given(side(battle=[card], energy=2))
    table.you.uses(card)
    table.you.chooses(PLAIN)
    table.you.uses(card)
    assert len(table.you.hand) == 2
    assert table.you.why_not("activate", card, 0) == "8-4-2-2"


def cleared(who: str, hears: t.Auto) -> Player:
    """Two cards of the other player are KO-ed at once, while a skill hears of it."""
    card = battle_card("Sage", hears, CLEAR)
    sides = seats(who, side(battle=[card]), side(battle=[PLAIN, rested(PLAIN)]))
    table = given(turn_of=who, **sides)
    table.player(who).uses(card)
    while table.prompt == "standby":
        table.player(who).chooses(card)
    return table.player(who)


@pytest.mark.rule("dragonball:10-11-4", "dragonball:10-11-1")
@BOTH
def test_10_11_4_of_several_pending_at_once_the_rest_are_nullified(who: str) -> None:
    pattern = t.Pattern("KO", THEIRS)
    assert len(cleared(who, t.Auto(pattern, DRAWS, (v.Once(),))).hand) == 1
    assert len(cleared(who, t.Auto(pattern, DRAWS)).hand) == 2
    assert len(cleared(who, t.Auto(pattern, DRAWS, (v.Once(2),))).hand) == 2


@pytest.mark.rule("dragonball:10-11-5")
@BOTH
def test_10_11_5_once_resolved_it_is_not_even_triggered(who: str) -> None:
    hears = t.Auto(t.Pattern("play", t.Cards(("battle",), t.YOU)), DRAWS, (v.Once(),))
    cards = [battle_card("One", energy_cost=0), battle_card("Two", energy_cost=0)]
    table = given(turn_of=who, **seats(who, side(leader("Ear", hears), hand=cards)))
    me = table.player(who)
    me.plays(cards[0])
    assert len(table.logged("standby")) == 1 and len(me.hand) == 2
    me.plays(cards[1])
    assert len(table.logged("standby")) == 1 and len(me.hand) == 1


# 10-16. Barrier

VEIL = battle_card("Veil", *text.read("[Barrier]"))


@pytest.mark.rule("dragonball:10-16-1")
@BOTH
def test_10_16_1_skills_of_the_opponent_choose_another_card(who: str) -> None:
    hunter = battle_card("Hunter", v.Activate("main", (), (v.KO(t.Pick(1, THEIRS)),)))
    sides = seats(who, side(battle=[hunter]), side(battle=[VEIL, A, B]))
    table = given(turn_of=who, **sides)
    table.player(who).uses(hunter)
    assert table.player(who).offered == [A, B]
    table.player(who).chooses(B)
    assert table.player(other(who)).battle == [VEIL, A]


@pytest.mark.rule("dragonball:10-16-1")
def test_10_16_1_an_attack_is_no_skill_and_choosing_all_is_no_choice() -> None:
    clear = battle_card("Clear", CLEAR)
    table = given(side(battle=[A, clear]), side(battle=[rested(VEIL), VEIL]))
    table.you.attacks(A, VEIL)
    fought(table)
    assert table.them.drop == [VEIL]
    table.you.uses(clear)
    assert table.them.battle == []


@pytest.mark.rule("dragonball:10-16-1", "dragonball:2-12-2")
def test_10_16_1_in_the_combo_area_it_does_not_work() -> None:
    snatch = (t.Put(t.Pick(1, t.Cards(("combo",), t.OPPONENT)), "hand"),)
    snatcher = battle_card(
        "Snatcher", t.Auto(t.Pattern("combo", t.Self()), snatch, on_leaving=True)
    )
    table = given(side(battle=[A], hand=[VEIL]), side(hand=[snatcher]))
    table.you.attacks(A, PLAIN_LEADER)
    table.you.combos(VEIL)
    while table.asked == "you":
        table.you.passes()
    table.them.combos(snatcher)
    assert (table.you.combo, table.you.hand) == ([], [VEIL])
    fought(table)


# 10-23. Bond


@pytest.mark.rule("dragonball:10-23-1")
@BOTH
def test_10_23_1_with_so_many_battle_cards_of_ones_own(who: str) -> None:
    card = sage("[Activate: Main][Bond 2] Draw 1 card.")
    place = extra_card("Place", word("Field"))
    for battle, theirs, can in (
        ([card], [A, B], False),
        ([card, place], [], False),
        ([card, A], [], True),
        ([card, A, B], [], True),
    ):
        table = given(turn_of=who, **seats(who, side(battle=battle), side(battle=theirs)))
        assert table.player(who).can("activate", card, 0) is can


@pytest.mark.rule("dragonball:10-23-1")
def test_10_23_1_for_permanent_and_auto_skills_too() -> None:
    chief = sage("[Permanent][Bond 2] This card gets +5000 power.")
    assert given(side(battle=[chief]), phase="").you.power(chief) == 10000
    assert given(side(battle=[chief, A]), phase="").you.power(chief) == 15000
    proud = sage("[Auto][Bond 2] When this card attacks, draw 1 card.")
    for battle, drawn in (([proud], 0), ([proud, A], 1)):
        table = given(side(battle=battle))
        table.you.attacks(proud, PLAIN_LEADER)
        fought(table)
        assert len(table.you.hand) == drawn


@pytest.mark.rule("dragonball:10-23-2-1")
@BOTH
def test_10_23_2_1_only_the_battle_cards_described_count(who: str) -> None:
    card = sage("[Activate: Main][Bond 2] 《Emberfist》: Draw 1 card.")
    for battle, can in (([card, A, B], False), ([card, A, A], True)):
        table = given(turn_of=who, **seats(who, side(battle=battle)))
        assert table.player(who).can("activate", card, 0) is can


# 10-27. Choose X


@pytest.mark.rule("dragonball:10-27-1")
@BOTH
def test_10_27_1_one_of_the_listed_effects_is_chosen(who: str) -> None:
    card = sage("[Activate: Main] Choose one-\n・Draw 1 card.\n・Draw 2 cards.")
    for option, drawn in ((0, 1), (1, 2)):
        table = given(turn_of=who, **seats(who, side(battle=[card])))
        me = table.player(who)
        me.uses(card)
        assert me.offered == [0, 1]
        me.chooses(option)
        assert len(me.hand) == drawn


@pytest.mark.rule("dragonball:10-27-1")
def test_10_27_1_so_it_is_with_auto_skills() -> None:
    card = sage("[Auto] When this card attacks, choose one-\n・Draw 1 card.\n・Draw 2 cards.")
    table = given(side(battle=[card]))
    table.you.attacks(card, PLAIN_LEADER)
    table.you.chooses(1)
    fought(table)
    assert len(table.you.hand) == 2


@pytest.mark.rule("dragonball:10-27-3")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
@BOTH
def test_10_27_3_of_several_the_player_chooses_the_order(order: tuple[int, int], who: str) -> None:
    """Draw a card; place all cards of your hand in the drop area; KO."""
    hand = t.Put(t.Every(t.Cards(("hand",), t.YOU)), "drop")
    options = (DRAWS, (hand,), (v.KO(t.Every(THEIRS)),))
    card = battle_card("Sage", v.Activate("main", (), (t.ChooseOf(2, options),)))
    sides = seats(who, side(battle=[card], deck=[A]), side(battle=[B]))
    table = given(turn_of=who, **sides)
    me = table.player(who)
    me.uses(card)
    me.chooses(*order)
    assert (me.hand, me.drop) == (([], [A]) if order == (0, 1) else ([A], []))
    assert table.player(other(who)).battle == [B], "what was not chosen is not done"


@pytest.mark.rule("dragonball:10-27-3")
def test_10_27_3_even_if_all_of_them_are_chosen_their_order_is_asked_for() -> None:
    hand = t.Put(t.Every(t.Cards(("hand",), t.YOU)), "drop")
    card = battle_card("Sage", v.Activate("main", (), (t.ChooseOf(3, ((hand,), DRAWS)),)))
    table = given(side(battle=[card], deck=[A]))
    table.you.uses(card)
    assert table.prompt == "choose-of"
    table.you.chooses(1, 0)
    assert (table.you.hand, table.you.drop) == ([], [A])


# 10-29. Sparking


@pytest.mark.rule("dragonball:10-29-1")
@BOTH
def test_10_29_1_with_so_many_cards_in_its_players_drop_area(who: str) -> None:
    card = sage("[Activate: Main][Sparking 3] Draw 1 card.")
    for mine, theirs, reason in ((2, 9, "10-29-1"), (3, 0, None), (9, 0, None)):
        sides = seats(who, side(battle=[card], drop=mine), side(drop=theirs))
        table = given(turn_of=who, **sides)
        assert table.player(who).why_not("activate", card, 0) == reason


@pytest.mark.rule("dragonball:10-29-1")
def test_10_29_1_of_a_borrowed_card_whoever_has_it_now_counts() -> None:
    """Deviation: "their owner" is the master of the skill."""
    card = sage("[Activate: Main][Sparking 3] Draw 1 card.")
    takes = v.Activate("main", (), (v.GainControl(t.Every(THEIRS)),))
    thief = battle_card("Thief", takes)
    for mine, theirs, can in ((3, 0, True), (0, 3, False)):
        table = given(side(battle=[thief], drop=mine), side(battle=[card], drop=theirs))
        table.you.uses(thief)
        assert (card in table.you.offers("activate")) is can


@pytest.mark.rule("dragonball:10-29-1")
def test_10_29_1_an_auto_skill_is_not_triggered_without_them() -> None:
    card = sage("[Auto][Sparking 3] When this card attacks, draw 1 card.")
    for drop, drawn in ((2, 0), (3, 1)):
        table = given(side(battle=[card], drop=drop))
        table.you.attacks(card, PLAIN_LEADER)
        fought(table)
        assert len(table.you.hand) == drawn


# 10-30. Burst

AUTO_BURST = "[Auto][Burst 2] When this card attacks, draw 1 card."


@pytest.mark.rule("dragonball:10-30-1")
@pytest.mark.parametrize(("answer", "dropped"), [("yes", [A, B]), ("no", [])])
@BOTH
def test_10_30_1_an_auto_skill_with_burst_is_activated_if_its_player_likes(
    answer: str, dropped: list[Card], who: str
) -> None:
    card = sage(AUTO_BURST)
    table = given(turn_of=who, **seats(who, side(battle=[card], deck=[A, B, PLAIN])))
    me = table.player(who)
    me.attacks(card, PLAIN_LEADER)
    me.says(answer)
    fought(table)
    assert me.drop == dropped and me.hand == ([PLAIN] if dropped else [])


@pytest.mark.rule("dragonball:10-30-1")
def test_10_30_1_with_fewer_cards_than_that_it_cannot_be() -> None:
    card = sage(AUTO_BURST)
    table = given(side(battle=[card], deck=[A], deck_of_plain=0))
    table.you.attacks(card, PLAIN_LEADER)
    fought(table)
    assert table.result is None and (table.you.deck, table.you.hand) == ([A], [])
    main = sage("[Activate: Main][Burst 2] Draw 1 card.")
    table = given(side(battle=[main], deck=[A], deck_of_plain=0))
    assert table.you.why_not("activate", main, 0) == "8-4-2-2"


@pytest.mark.rule("dragonball:10-30-1", "dragonball:9-2-1")
@BOTH
def test_10_30_1_with_exactly_so_many_the_game_is_lost(who: str) -> None:
    main = sage("[Activate: Main][Burst 2] Draw 1 card.")
    mine = side(battle=[main], deck=[A, B], deck_of_plain=0)
    table = given(turn_of=who, **seats(who, mine))
    table.player(who).uses(main)
    assert table.result == (other(who), "9-2-4")


@pytest.mark.rule("dragonball:10-30-1")
def test_10_30_1_of_a_borrowed_card_whoever_has_it_now_pays() -> None:
    """Deviation: "its owner" is the master of the skill."""
    main = sage("[Activate: Main][Burst 2] Draw 1 card.")
    thief = battle_card("Thief", v.Activate("main", (), (v.GainControl(t.Every(THEIRS)),)))
    table = given(side(battle=[thief], deck=[A, B]), side(battle=[main]))
    table.you.uses(thief)
    table.you.uses(main)
    assert (table.you.drop, table.them.drop) == ([A, B], [])
