"""10-14, 10-17, 10-31: keywords about decks; 10-18 tokens, 10-19 removing, 10-21 Universe 7."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from headjudge.games.dragonball import c05_preparing
from headjudge.games.dragonball.language import text
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN_LEADER,
    Side,
    Table,
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
A = battle_card("Ada")
B = battle_card("Bodo")
DRAWS = (t.Draw(1),)
THEIRS = t.Cards(("battle",), t.OPPONENT)


def doing(*effects: t.Effect) -> Card:
    return battle_card("Doer", v.Activate("main", (), effects))


# 10-14, 10-17, 10-31. Decks


def broken(*some: Card) -> list[str]:
    """The rules that a deck breaks with these cards in it, and none of its own making."""
    plain = [battle_card(f"Filler {kind}") for kind in range(13)]
    main = [*some, *[card for card in plain for _copy in range(4)]][:50]
    return sorted({each.rule for each in c05_preparing.check_deck(PLAIN_LEADER, main)})


@pytest.mark.rule("dragonball:10-14-1")
@pytest.mark.parametrize("make", [battle_card, extra_card])
def test_10_14_1_a_single_ultimate_card_in_a_deck(make: Callable[..., Card]) -> None:
    one, another = make("One", *text.read("[Ultimate]")), make("Another", word("Ultimate"))
    assert broken(one) == []
    assert broken(one, one) == broken(one, another) == ["10-14-1"]


@pytest.mark.rule("dragonball:10-17")
def test_10_17_four_super_combo_cards_altogether() -> None:
    cards = [battle_card(f"Super {kind}", *text.read("[Super Combo]")) for kind in range(5)]
    assert broken(*[cards[0]] * 4) == broken(*cards[:4]) == []
    assert broken(*cards) == broken(*[cards[0]] * 3, *[cards[1]] * 2) == ["10-17"]


@pytest.mark.rule("dragonball:10-31-1", "dragonball:5-1-3-1")
def test_10_31_1_seven_dragon_balls_of_whatever_numbers() -> None:
    one, two = (extra_card(f"Ball {kind}", *text.read("[Dragon Ball]")) for kind in (1, 2))
    assert broken(*[one] * 7) == broken(*[one] * 5, *[two] * 2) == []
    assert broken(*[one] * 5, *[two] * 3) == ["10-31-1"]
    assert "10-31-1" in broken(*[one] * 8)


# 10-18. Tokens

TWO = v.PlayToken(2, "Imp", 5000, 0, 6000)


def with_imps(who: str = "you", *more: Card, theirs: Side | None = None) -> Table:
    """Two imps, made by a lord in the first place of the battle area."""
    lord = battle_card("Lord", v.Activate("main", (), (TWO,)))
    table = given(turn_of=who, **seats(who, side(battle=[lord, *more]), theirs))
    table.player(who).uses(lord)
    return table


@pytest.mark.rule("dragonball:10-18-1", "dragonball:10-18-2", "dragonball:10-18-4")
@BOTH
def test_10_18_1_a_skill_makes_battle_cards_with_what_it_says_of_them(who: str) -> None:
    table = with_imps(who)
    me = table.player(who)
    assert [card.name for card in me.battle] == ["Lord", "Imp", "Imp"]
    imp = me.battle[1]
    found = [me.value(imp, name) for name in ("type", "power", "combo cost", "combo power")]
    assert found == ["battle", 5000, 0, 6000]
    assert me.is_active(imp) and me.value(imp, "energy cost") == 0


@pytest.mark.rule("dragonball:10-18-1")
@pytest.mark.parametrize("number", [0, -1])
def test_10_18_1_none_are_made_where_there_are_none_to_make(number: int) -> None:
    lord = doing(v.PlayToken(number, "Imp", 5000))
    table = given(side(battle=[lord]))
    table.you.uses(lord)
    assert table.you.battle == [lord]


@pytest.mark.rule("dragonball:10-18-3")
@BOTH
def test_10_18_3_they_appear_on_the_side_of_whose_effect_it_is(who: str) -> None:
    """Deviation: "the owner of the effect" is its master: a borrowed lord serves the borrower."""
    lord = doing(v.PlayToken(1, "Imp", 5000))
    thief = battle_card("Thief", v.Activate("main", (), (v.GainControl(t.Every(THEIRS)),)))
    mine, theirs = side(battle=[thief]), side(battle=[lord])
    table = given(turn_of=who, **seats(who, mine, theirs))
    me, they = table.player(who), table.player(other(who))
    me.uses(thief)
    me.uses(lord)
    assert [card.name for card in me.battle] == ["Thief", "Doer", "Imp"] and they.battle == []


@pytest.mark.rule("dragonball:10-18-3")
def test_10_18_3_unless_the_effect_says_otherwise() -> None:
    lord = doing(v.PlayToken(1, "Imp", 5000, whose=t.OPPONENT))
    table = given(side(battle=[lord]))
    table.you.uses(lord)
    assert [card.name for card in table.them.battle] == ["Imp"]


@pytest.mark.rule("dragonball:10-18-1", "dragonball:10-18-3", "dragonball:10-18-5")
@pytest.mark.parametrize(
    ("heard", "drawn"),
    [
        (t.Pattern("play", who=t.YOU), 1),
        (t.Pattern("play", who=t.OPPONENT), 0),
        (t.Pattern("play", by=t.YOU), 1),
        (t.Pattern("play", by=t.OPPONENT), 0),
    ],
)
def test_10_18_5_whoever_makes_a_token_plays_it(heard: t.Pattern, drawn: int) -> None:
    """Q. My card hears that I play a card. Does it hear the token that my skill makes?
    A. Yes: I play it, by my effect. A card that hears what my opponent plays does not."""
    lord = doing(v.PlayToken(1, "Imp", 5000))
    herald = battle_card("Herald", t.Auto(heard, (t.Draw(1),)))
    table = given(side(battle=[lord, herald]))
    table.you.uses(lord)
    assert len(table.you.hand) == drawn


@pytest.mark.rule("dragonball:10-18-4")
def test_10_18_4_a_token_bears_the_name_it_was_given() -> None:
    named = t.Cards(("battle",), t.YOU, (t.Named(("Imp",)),))
    count = doing(t.Draw(t.Count(named)))
    table = with_imps("you", count)
    table.you.uses(count)
    assert len(table.you.hand) == 2


@pytest.mark.rule("dragonball:10-18-5")
@BOTH
def test_10_18_5_a_token_is_played_attacks_and_combos_as_a_card_does(who: str) -> None:
    hears = t.Auto(t.Pattern("play", t.Cards(("battle",), t.YOU)), DRAWS)
    table = with_imps(who, battle_card("Hears", hears), theirs=side(battle=[rested(A)]))
    me = table.player(who)
    while table.prompt == "standby":
        me.chooses(me.battle[1])
    assert len(me.hand) == 2, "when you play a Battle Card"
    imp = me.battle[-1]
    me.attacks(imp, A)
    me.combos(imp)
    fought(table)
    assert table.player(other(who)).drop == [A]


@pytest.mark.rule("dragonball:10-18-6")
@BOTH
def test_10_18_6_a_token_can_be_chosen_and_is_reached_as_a_card_is(who: str) -> None:
    cards = t.Cards(("battle",), t.YOU, (t.Other(),))
    one = battle_card("One", v.Activate("main", (), (t.ToRest(t.Pick(1, cards)),)))
    more = t.Continuous((t.Change(t.Every(cards), "power", "add", 1000),))
    table = with_imps(who, one, battle_card("Chief", more))
    me = table.player(who)
    imp = me.battle[-1]
    assert me.power(imp) == 6000
    me.uses(one)
    me.chooses(imp)
    assert not me.is_active(imp)


@pytest.mark.rule("dragonball:10-18-7")
@pytest.mark.parametrize("to", ["hand", "drop", "warp", "deck bottom", "life", "energy"])
@BOTH
def test_10_18_7_a_token_that_goes_elsewhere_is_gone(to: str, who: str) -> None:
    imps = t.Every(t.Cards(("battle",), t.YOU, (v.IsToken(),)))
    broom = battle_card("Broom", v.Activate("main", (), (t.Put(imps, to),)))
    table = with_imps(who, broom)
    me = table.player(who)
    me.uses(broom)
    while table.prompt == "order":
        me.chooses(*me.offered)
    assert [card.name for card in me.battle] == ["Lord", "Broom"]
    elsewhere = [*me.hand, *me.drop, *me.warp, *me.deck, *me.life, *me.energy, *me.removed]
    assert "Imp" not in [card.name for card in elsewhere]


@pytest.mark.rule("dragonball:10-18-7")
def test_10_18_7_it_is_koed_first_and_that_is_heard() -> None:
    hears = t.Auto(t.Pattern("KO", t.Cards(("battle",), t.YOU)), DRAWS)
    broom = v.Activate("main", (), (v.KO(t.Every(t.Cards(("battle",), t.YOU, (v.IsToken(),)))),))
    table = with_imps("you", battle_card("Hears", hears, broom))
    table.you.uses(table.you.battle[1])
    while table.prompt == "standby":
        table.you.chooses(table.you.battle[1])
    assert (len(table.you.battle), len(table.you.hand), table.you.drop) == (2, 2, [])


@pytest.mark.rule("dragonball:10-18-7")
@BOTH
def test_10_18_7_from_the_combo_area_it_is_gone_after_the_battle(who: str) -> None:
    table = with_imps(who)
    me = table.player(who)
    me.attacks(me.battle[0], PLAIN_LEADER)
    imp = me.battle[1]
    me.combos(imp)
    assert me.combo == [imp], "between battle and combo area it stays"
    fought(table)
    assert (me.combo, me.drop, len(me.battle)) == ([], [], 2)
    assert len(table.player(other(who)).life) == 7


@pytest.mark.rule("dragonball:10-18-7", "dragonball:11-3-5")
def test_10_18_7_a_token_under_a_card_goes_when_that_leaves() -> None:
    grown = battle_card("Grown")
    token = v.PlayToken(1, "Imp", 5000)
    base = t.Choose(t.Pick(1, t.Cards(("battle",), t.YOU, (v.IsToken(),))), "base")
    onto = v.Play(t.Every(t.Cards(("drop",), t.YOU)), onto=t.It("base"), using="Evolve")
    lord = battle_card("Lord", v.Activate("main", (), (token, base, onto)))
    broom = doing(v.KO(t.Every(t.Cards(("battle",), t.YOU, (v.Evolved(),)))))
    table = given(side(battle=[lord, broom], drop=[grown]))
    table.you.uses(lord)
    assert [card.name for card in table.you.under(grown)] == ["Imp"]
    table.you.uses(broom)
    assert table.you.drop == [grown] and table.you.battle == [lord, broom]


# 10-19. Removed from the game


@pytest.mark.rule("dragonball:10-19-1")
@BOTH
def test_10_19_1_removed_cards_are_out_of_the_game_on_their_owners_side(who: str) -> None:
    both = t.Every(t.Cards(("battle", "drop"), t.OPPONENT))
    void = doing(v.RemoveFromGame(both))
    mine, theirs = side(battle=[void], drop=[B]), side(battle=[A], drop=[B])
    table = given(turn_of=who, **seats(who, mine, theirs))
    me, they = table.player(who), table.player(other(who))
    me.uses(void)
    assert (they.battle, they.drop, len(they.removed)) == ([], [], 2)
    assert (me.drop, me.removed) == ([B], [])


@pytest.mark.rule("dragonball:10-19-2")
@BOTH
def test_10_19_2_they_are_in_no_area(who: str) -> None:
    """A text about all areas does not find them."""
    everywhere = t.Cards(("anywhere",), t.YOU, (t.Named(("Ada",)),))
    count = v.Activate("main", (), (t.Draw(t.Count(everywhere)),))
    remove = v.Activate("main", (), (v.RemoveFromGame(t.Every(t.Cards(("drop",), t.YOU))),))
    void = battle_card("Void", count, remove)
    for first, drawn in (((), 2), ((1,), 1)):
        mine = side(battle=[void], drop=[A], warp=[A])
        table = given(turn_of=who, **seats(who, mine))
        for skill in (*first, 0):
            table.player(who).uses(void, skill)
        assert len(table.player(who).hand) == drawn


@pytest.mark.rule("dragonball:10-19-3")
@BOTH
def test_10_19_3_all_see_what_was_removed(who: str) -> None:
    void = doing(v.RemoveFromGame(t.Every(t.Cards(("hand",), t.YOU))))
    table = given(turn_of=who, **seats(who, side(battle=[void], hand=[B])))
    table.player(who).uses(void)
    for player in (table.you, table.them):
        assert B.number in str(player.sees())


# 10-21. Warrior of Universe 7

GUIDE = "[Warrior of Universe 7]"


@pytest.mark.rule("dragonball:10-21-1")
@BOTH
def test_10_21_1_such_cards_have_no_specified_cost_whosever_they_are(who: str) -> None:
    """Deviation: "in all areas" says nothing of whose: both players'."""
    friend = battle_card("Friend", traits=["Universe 7"], specified_cost=["blue"])
    stranger = battle_card("Stranger", traits=["Universe 6"], specified_cost=["blue"])
    guide = leader("Guide", *text.read(GUIDE))
    mine = side(hand=[friend, stranger], energy=1)
    for sides, can in (
        (seats(who, mine), False),
        (seats(who, side(guide, hand=[friend, stranger], energy=1)), True),
        (seats(who, mine, side(guide)), True),
    ):
        table = given(turn_of=who, **sides)
        assert table.player(who).can("play", friend) is can
        assert not table.player(who).can("play", stranger)


@pytest.mark.rule("dragonball:10-21-1")
def test_10_21_1_the_rest_of_the_cost_is_paid_all_the_same() -> None:
    friend = battle_card(
        "Friend", traits=["Universe 7"], energy_cost=2, specified_cost=["blue", "blue"]
    )
    guide = leader("Guide", *text.read(GUIDE))
    assert not given(side(guide, hand=[friend], energy=1)).you.can("play", friend)
    table = given(side(guide, hand=[friend], energy=2))
    table.you.plays(friend)
    assert table.you.battle == [friend] and table.you.active_energy == []
