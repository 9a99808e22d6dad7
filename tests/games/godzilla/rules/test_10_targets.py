"""10.5.3 and 10.5.4. Targets, and "you may (do this) to (do that)"."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.godzilla.table import Table, battle, given, having, on_turn, side, strategy, told

BOTH = pytest.mark.parametrize("who", ["you", "them"])
HAND = t.Cards(("hand",), t.YOU)
THEIRS = t.Cards(("zone",), t.OPPONENT, (t.Type(("battle",)),))
MORE_RAGE = v.ChangeRage(t.YOU, 1, True)


def least_and_most(table: Table) -> tuple[int, int]:
    assert table.asks is not None
    return table.asks.least, table.asks.most


# 10.5.3. Targets


@BOTH
def test_10_5_3_an_effect_on_so_many_cards_chooses_that_many(who: str) -> None:
    one, two, three = battle(), battle(), battle()
    hit = strategy(text="[Destroy] 2 of your opponent's battle cards.")
    table, own, other = on_turn(who, side(hand=[hit]), side(zones={2: one, 3: two, 4: three}))
    own.plays(hit, zone=1)
    assert own.offered == [one, two, three]
    assert least_and_most(table) == (2, 2)
    own.chooses(one, three)
    assert other.discard == [one, three]
    assert other.zone(3) is two


def test_10_5_3_whoever_the_text_names_chooses() -> None:
    one, two = battle(), battle()
    hit = strategy(text="Your opponent discards 1 card in their hand.")
    table = given(you=side(hand=[hit]), them=side(hand=[one, two]))
    table.you.plays(hit, zone=1)
    table.them.chooses(two)
    assert table.them.hand == [one]


@BOTH
def test_10_5_3_1_nobody_may_choose_fewer_than_there_can_be(who: str) -> None:
    hit = strategy(text="[Destroy] 1 of your opponent's battle cards.")
    table, own, _other = on_turn(who, side(hand=[hit]), side(zones={2: battle(), 3: battle()}))
    own.plays(hit, zone=1)
    assert least_and_most(table) == (1, 1)
    table.leave_open()


@BOTH
def test_10_5_3_1_with_too_few_all_of_them_are_chosen(who: str) -> None:
    one, two = battle(), battle()
    hit = strategy(text="[Destroy] 3 of your opponent's battle cards.")
    _table, own, other = on_turn(who, side(hand=[hit]), side(zones={2: one, 3: two}))
    own.plays(hit, zone=1)
    assert other.discard == [one, two]


@pytest.mark.parametrize("count", [0, 1, 2])
def test_10_5_3_1_1_of_up_to_so_many_any_number_from_none(count: int) -> None:
    foes = [battle(), battle(), battle()]
    hit = strategy(text="[Destroy] up to 2 of your opponent's battle cards.")
    table = given(you=side(hand=[hit]), them=side(zones={2: foes[0], 3: foes[1], 4: foes[2]}))
    table.you.plays(hit, zone=1)
    assert least_and_most(table) == (0, 2)
    table.you.chooses(*foes[:count])
    assert table.them.discard == foes[:count]


def test_10_5_3_1_2_without_a_target_what_is_done_to_it_is_ignored() -> None:
    """The rest is done."""
    hit = strategy(text="[Destroy] 1 of your opponent's battle cards. Draw 1 card.")
    drawn = battle()
    table = given(you=side(hand=[hit], deck=[drawn]))
    table.you.plays(hit, zone=1)
    assert table.you.hand == [drawn]


@BOTH
def test_10_5_3_1_2_what_is_said_of_a_target_that_was_not_chosen_is_said_of_no_card(
    who: str,
) -> None:
    """Q. My card enters and destroys "it", but there was none to choose. Is it destroyed?
    A. No: nothing is."""
    scout = having(
        battle(),
        t.Auto(t.Pattern("play", t.Self()), (t.Choose(t.Pick(1, THEIRS)), t.Destroy(t.It()))),
    )
    _table, own, _other = on_turn(who, side(hand=[scout]))
    own.plays(scout, zone=4)
    assert own.zone(4) is scout


@BOTH
def test_10_5_3_1_2_a_target_chosen_before_is_not_meant_instead(who: str) -> None:
    """Q. The first choice found a card, the second none. Is "it" the first?
    A. No: it is the second, and so no card."""
    mine = t.Cards(("zone",), t.YOU, (t.Type(("battle",)), t.Other()))
    scout = having(
        battle(),
        t.Auto(
            t.Pattern("play", t.Self()),
            (t.Choose(t.Pick(1, mine)), t.Choose(t.Pick(1, THEIRS)), t.Destroy(t.It())),
        ),
    )
    friend = battle()
    _table, own, _other = on_turn(who, side(hand=[scout], zones={2: friend}))
    own.plays(scout, zone=4)
    assert own.zone(2) is friend


def test_10_5_3_1_2_nor_is_a_condition_on_it_met() -> None:
    plan = strategy(
        text="Discard up to 1 card from your hand. If a battle card is discarded this way, "
        "draw 1 card."
    )
    table = given(you=side(hand=[plan, battle()], deck=[battle()]))
    table.you.plays(plan, zone=1)
    table.you.chooses()
    assert len(table.you.hand) == 1


# 10.5.4. You may (do this) to (do that)


def asked(plan: Card, **own: Any) -> Table:
    """The table after a strategy card was played."""
    hand = [plan, *own.pop("hand", [])]
    table = given(you=side(hand=hand, **own))
    table.you.plays(plan, zone=1)
    return table


def is_asked(table: Table) -> bool:
    decision = table.asks
    return decision is not None and ("yes",) in decision.options


@BOTH
@pytest.mark.parametrize("word", ["yes", "no"])
def test_10_5_4_only_who_does_the_one_gets_the_other(who: str, word: str) -> None:
    plan = strategy(text="You may discard 1 card from your hand to draw 2 cards.")
    spent, one, two = battle(), battle(), battle()
    _table, own, _other = on_turn(who, side(hand=[plan, spent], deck=[one, two]))
    own.plays(plan, zone=1)
    own.says(word)
    assert own.hand == ([one, two] if word == "yes" else [spent])


def test_10_5_4_it_is_chosen_when_the_effect_gets_there() -> None:
    plan = strategy(
        text="Draw 1 card. You may discard 1 card from your hand to "
        "increase your monster card's [Rage] by 1."
    )
    drawn = battle()
    table = asked(plan, deck=[drawn])
    assert table.you.hand == [drawn]
    table.you.says("yes")
    assert table.you.rage == 1


def test_10_5_4_1_what_only_one_player_can_know_is_asked_all_the_same() -> None:
    """Skipping the question would tell that there is no such card in hand."""
    plan = strategy(
        text="You may discard 1 strategy card from your hand to "
        "increase your monster card's [Rage] by 1."
    )
    table = asked(plan, hand=[battle()])
    assert table.you.offered == ["no"]
    table.you.says("no")
    assert table.you.rage == 0


def test_10_5_4_what_is_done_if_one_does_not() -> None:
    plan = told(t.May((t.Discard(t.Pick(1, HAND)),), (t.Draw(1),), otherwise=(MORE_RAGE,)))
    table = asked(plan, hand=[battle()], deck=[battle()])
    table.you.says("no")
    assert table.you.rage == 1
    table = asked(plan, deck=[battle()])
    assert table.you.rage == 1


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_10_5_4_1_it_cannot_be_chosen_unless_all_of_it_can_be_done(cards: int) -> None:
    plan = strategy(
        text="You may discard 2 cards from your hand to increase your monster card's [Rage] by 1."
    )
    table = asked(plan, hand=[battle() for _ in range(cards)])
    assert is_asked(table) is (cards == 2)
    assert len(table.you.hand) == cards
    table.leave_open()


def test_10_5_4_1_every_part_of_it() -> None:
    both = (t.Discard(t.Pick(1, HAND)), v.ChangeRage(t.YOU, 1, False))
    plan = told(t.May(both, (t.Draw(1),)))
    for rage, can in ((0, False), (1, True)):
        table = asked(plan, hand=[battle()], deck=[battle()], rage=rage)
        assert is_asked(table) is can
        table.leave_open()


@pytest.mark.parametrize(
    ("price", "able", "unable"),
    [
        (v.ChangeRage(t.YOU, 2, False), {"rage": 2}, {"rage": 1}),
        (t.Draw(2), {"deck": [battle(), battle()]}, {"deck": [battle()]}),
        (t.Draw(1), {"discard": [battle()]}, {}),
        (v.Advance(v.Monster(t.YOU)), {"position": 7}, {"position": 8}),
        (v.Retreat(v.Monster(t.YOU), 2), {"position": 3}, {"position": 2}),
        (t.DiscardUntil(0, t.YOU), {"hand": [battle()]}, {}),
        (t.Destroy(t.Pick(1, t.Cards(("zone",), t.YOU, (t.Type(("battle",)),)))),
         {"zones": {4: battle()}}, {}),
    ],
)  # fmt: skip
def test_10_5_4_1_whatever_it_is(
    price: t.Effect, able: dict[str, object], unable: dict[str, object]
) -> None:
    plan = told(t.May((price,), (MORE_RAGE,)))
    for own, can in ((able, True), (unable, False)):
        table = asked(plan, **dict(own))
        assert is_asked(table) is can
        table.leave_open()


def test_10_5_4_1_what_is_forbidden_cannot_be_done() -> None:
    mine = t.Every(t.Cards(("zone",), t.YOU, (t.Type(("battle",)),)))
    rock = having(battle(), t.Forbid(t.Pattern("destroy", mine)))
    price = t.Destroy(t.Pick(1, t.Cards(("zone",), t.YOU, (t.Type(("battle",)),))))
    plan = told(t.May((price,), (MORE_RAGE,)))
    assert not is_asked(asked(plan, zones={4: rock}))
    weak = having(battle(), t.Forbid(t.Pattern("destroy", t.Self())))
    other = battle()
    table = asked(plan, zones={4: weak, 5: other})
    table.you.says("yes")
    assert table.you.discard == [other]
    assert table.you.rage == 1


@BOTH
def test_10_5_4_2_it_counts_as_done_if_something_replaced_it(who: str) -> None:
    undying = battle(
        text="When this card would be [Destroy], put this card on the bottom of your deck instead."
    )
    plan = strategy(
        text="You may [Destroy] 1 of your battle cards to increase your monster card's [Rage] by 1."
    )
    _table, own, _other = on_turn(who, side(hand=[plan], zones={4: undying}))
    own.plays(plan, zone=1)
    own.says("yes")
    assert own.deck == [undying]
    assert own.rage == 1


def test_10_5_4_2_whatever_is_done_instead() -> None:
    undying = battle(text="When this card would be [Destroy], draw 1 card instead.")
    plan = strategy(
        text="You may [Destroy] 1 of your battle cards to increase your monster card's [Rage] "
        "by 1. Draw 1 card."
    )
    table = asked(plan, zones={4: undying}, deck=[battle(), battle()])
    table.you.says("yes")
    assert table.you.zone(4) is undying
    assert table.you.rage == 1
    assert len(table.you.hand) == 2
