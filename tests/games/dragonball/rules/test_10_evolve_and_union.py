"""10-5 [Evolve] and its kin, 10-13 [Union], 10-24 [Swap]: cards played by way of others."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import text
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import PASS
from headjudge.language import terms as t
from tests.at_random import redealt
from tests.games.dragonball.table import (
    PLAIN_LEADER,
    Player,
    battle_card,
    given,
    leader,
    rested,
    seats,
    side,
    stacked,
    word,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
EVOLVING = pytest.mark.parametrize("keyword", ["Evolve", "EX-Evolve", "Xeno-Evolve"])
A = battle_card("Ada", character=["Ada"])
B = battle_card("Bodo", character=["Bodo"])
DRAWS = (t.Draw(1),)
THEIRS = t.Cards(("battle",), t.OPPONENT)
MORE = v.Activate(
    "main", (), (t.Lasting("turn", t.Continuous((t.Change(t.Self(), "power", "add", 1000),))),)
)


def grown(keyword: str, what: str = "① : <Ada>", **fields: object) -> Card:
    """A card that evolves by this keyword, for this."""
    return battle_card("Grown", *text.read(f"[{keyword}] {what}"), **fields)


def names(cards: list[Card]) -> list[str]:
    return sorted([card.name for card in cards])


def keywords_of(player: Player, card: Card) -> list[str]:
    return [each.name for each in player.table.game.abilities(player.find(card)).keywords]


# 10-5. Evolve


@pytest.mark.rule("dragonball:10-5-1")
@EVOLVING
@BOTH
def test_10_5_1_the_cost_and_a_battle_card_of_that_name_are_needed(keyword: str, who: str) -> None:
    card = grown(keyword)
    for battle, energy, reason in (
        ([A], 1, None),
        ([B], 1, "10-5-1"),
        ([], 1, "10-5-1"),
        ([A], 0, "8-4-2-2"),
    ):
        table = given(turn_of=who, **seats(who, side(battle=battle, hand=[card], energy=energy)))
        assert table.player(who).why_not("activate", card, 0) == reason
    theirs = side(battle=[A])
    table = given(turn_of=who, **seats(who, side(hand=[card], energy=1), theirs))
    assert not table.player(who).can("activate", card, 0), "the other player's does not count"


def test_10_5_1_of_several_the_player_chooses_one() -> None:
    rich = battle_card("Rich Ada", character=["Ada"], energy_cost=5)
    card = grown("Evolve")
    table = given(side(battle=[A, B, rich], hand=[card], energy=1))
    table.you.uses(card)
    assert table.you.offered == [A, rich]
    table.you.chooses(rich)
    assert table.you.under(card) == [rich]


@pytest.mark.rule("dragonball:10-5-2")
@EVOLVING
def test_10_5_2_they_are_activated_in_the_hand_only(keyword: str) -> None:
    card = grown(keyword)
    for there in (side(battle=[A, card], energy=1), side(battle=[A], drop=[card], energy=1)):
        assert given(there).you.why_not("activate", card, 0) == "2-12-2"
    assert given(side(battle=[A], hand=[card], energy=1)).you.can("activate", card, 0)


@pytest.mark.rule("dragonball:10-5-3-1")
def test_10_5_3_1_where_no_condition_is_written_any_such_card_will_do() -> None:
    blue = battle_card("Blue Ada", character=["Ada"], color=["blue"])
    plain, demanding = grown("Evolve"), grown("Evolve", "① : red <Ada>")
    table = given(side(battle=[blue], hand=[plain, demanding], energy=1))
    assert not table.you.can("activate", demanding, 0)
    table.you.uses(plain)
    assert table.you.under(plain) == [blue]


@pytest.mark.rule("dragonball:10-5-4")
@pytest.mark.parametrize("keyword", ["Evolve", "EX-Evolve"])
@BOTH
def test_10_5_4_the_pile_is_one_card_in_the_old_position_with_what_was_done_to_its_power(
    keyword: str, who: str
) -> None:
    seed = battle_card("Seed", MORE, word("Blocker"), character=["Ada"])
    card = grown(keyword, power=20000)
    pile = rested(stacked(seed, B))
    mine = side(battle=[pile], hand=[card], energy=1)
    table = given(turn_of=who, **seats(who, mine))
    me = table.player(who)
    me.uses(seed)
    me.uses(card)
    assert me.battle == [card] and me.under(card) == [B, seed]
    assert me.power(card) == 21000 and not me.is_active(card)
    assert "Blocker" not in keywords_of(me, card)


@pytest.mark.rule("dragonball:10-5-5")
@BOTH
def test_10_5_5_xeno_evolve_sends_the_card_to_its_owners_warp_and_comes_active(who: str) -> None:
    takes = v.Activate("main", (), (v.GainControl(t.Every(THEIRS)),))
    thief = battle_card("Thief", takes)
    card = grown("Xeno-Evolve")
    mine = side(battle=[thief], hand=[card], energy=1)
    table = given(turn_of=who, **seats(who, mine, side(battle=[rested(A)])))
    me, they = table.player(who), table.player(other(who))
    me.uses(thief)
    me.uses(card)
    assert me.battle == [thief, card] and me.is_active(card) and me.under(card) == []
    assert (me.warp, they.warp) == ([], [A])


HEARS = t.Auto(t.Pattern("play", t.Self(), cause="evolve"), DRAWS)


@pytest.mark.rule("dragonball:10-5-6")
@BOTH
def test_10_5_6_to_evolve_by_a_skill_is_to_play_as_by_evolve(who: str) -> None:
    card = battle_card("Grown", HEARS, character=["Ada"])
    skill = (
        "[Activate: Main] Choose up to 1 <Ada> card in your Drop Area and evolve this card into it."
    )
    seed = battle_card("Seed", *text.read(skill))
    table = given(turn_of=who, **seats(who, side(battle=[rested(seed)], drop=[card])))
    me = table.player(who)
    me.uses(seed)
    me.chooses(card)
    assert me.battle == [card] and me.under(card) == [seed] and not me.is_active(card)
    assert len(me.hand) == 1, "when a card evolves into this one"


def test_10_5_6_playing_a_card_by_a_skill_is_not_evolving() -> None:
    card = battle_card("Grown", HEARS)
    skill = v.Activate("main", (), (v.Play(t.Every(t.Cards(("drop",), t.YOU))),))
    caller = battle_card("Caller", skill)
    table = given(side(battle=[caller], drop=[card]))
    table.you.uses(caller)
    assert table.you.battle == [caller, card] and table.you.hand == []


@pytest.mark.rule("dragonball:10-5-7")
@EVOLVING
@BOTH
def test_10_5_7_evolved_is_what_was_played_so(keyword: str, who: str) -> None:
    card = grown(keyword)
    evolved = t.Count(t.Cards(("battle",), t.YOU, (v.Evolved(),)))
    counts = leader("Counts", v.Activate("main", (), (t.Draw(evolved),)))
    mine = side(counts, battle=[A, B, card], hand=[card], energy=1)
    table = given(turn_of=who, **seats(who, mine))
    me = table.player(who)
    me.uses(counts)
    assert me.hand == [card], "a card that just lies there has not evolved"
    me.uses(card)
    me.uses(counts)
    assert len(me.hand) == 1


def test_10_5_7_a_card_that_comes_back_otherwise_has_not_evolved() -> None:
    card = grown("Evolve", energy_cost=0)
    back = t.Put(t.Every(t.Cards(("battle",), t.YOU, (v.Evolved(),))), "hand")
    calls = leader("Calls", v.Activate("main", (), (back,)))
    table = given(side(calls, battle=[A], hand=[card], energy=1))
    table.you.uses(card)
    table.you.uses(calls)
    assert (table.you.hand, table.you.drop) == ([card], [A])
    table.you.plays(card)
    table.you.uses(calls)
    assert table.you.battle == [card]


# 10-13-3. Union-Fusion

FUSED = battle_card("Fused", *text.read("[Union-Fusion] ① : <Ada> and <Bodo>"))


@pytest.mark.rule("dragonball:10-13-3-1")
@BOTH
def test_10_13_3_1_one_of_each_in_the_hand_with_equal_power(who: str) -> None:
    weak = battle_card("Weak Bodo", character=["Bodo"], power=5000)
    for hand, battle, can in (
        ([A, B], [], True),
        ([A, weak], [], False),
        ([A, A], [], False),
        ([A], [B], False),
    ):
        mine = side(hand=[FUSED, *hand], battle=battle, energy=1)
        table = given(turn_of=who, **seats(who, mine))
        assert table.player(who).can("activate", FUSED, 0) is can
    mine = side(hand=[FUSED, A, B])
    assert not given(turn_of=who, **seats(who, mine)).player(who).can("activate", FUSED, 0)


def test_10_13_3_1_a_card_that_has_both_names_is_still_one_card() -> None:
    both = battle_card("Both", character=["Ada", "Bodo"])
    assert not given(side(hand=[FUSED, both], energy=1)).you.can("activate", FUSED, 0)
    assert given(side(hand=[FUSED, both, B], energy=1)).you.can("activate", FUSED, 0)


@pytest.mark.rule("dragonball:10-13-3-2")
def test_10_13_3_2_only_from_the_hand() -> None:
    table = given(side(battle=[FUSED], drop=[FUSED], hand=[A, B], energy=1))
    assert table.you.why_not("activate", FUSED, 0) == "2-12-2"
    assert table.you.offers("activate") == []


@pytest.mark.rule("dragonball:10-13-3-4")
@BOTH
def test_10_13_3_4_both_are_dropped_and_the_card_comes_active(who: str) -> None:
    table = given(turn_of=who, **seats(who, side(hand=[FUSED, A, B, A], energy=1)))
    me = table.player(who)
    me.uses(FUSED)
    me.chooses(A)
    me.chooses(B)
    assert (me.battle, names(me.drop), me.hand) == ([FUSED], ["Ada", "Bodo"], [A])
    assert me.is_active(FUSED) and me.under(FUSED) == []


@pytest.mark.rule("dragonball:10-13-3-4")
@BOTH
def test_10_13_3_4_which_cards_are_chosen_shows_nothing_of_the_rest_of_the_hand(who: str) -> None:
    """With other cards in the hand for all the other player knows, the question is the same."""
    plain = [battle_card("Plain", character=["Cora"])] * 20
    mine = side(hand=[FUSED, A, B, *plain[:3]], deck=plain, energy=1)
    table = given(turn_of=who, **seats(who, mine))
    table.player(who).uses(FUSED)
    table.leave_open()
    game = table.game
    viewer = 1 if who == "you" else 0
    asked = game.view(viewer)["decision"]
    assert asked["prompt"] == "choose"
    without = 0
    for key in range(12):
        guess = redealt(game, viewer, key)
        assert guess.view(viewer)["decision"] == asked
        without += guess.decision is not None and guess.decision.options == (PASS,)
    assert without > 0  # in some of them there is nothing to choose


# 10-13-4. Union-Potara

JOINED = battle_card("Joined", *text.read("[Union-Potara] ① : <Ada> and <Bodo>"))


@pytest.mark.rule("dragonball:10-13-4-1")
@BOTH
def test_10_13_4_1_one_of_each_in_the_battle_area(who: str) -> None:
    both = battle_card("Both", character=["Ada", "Bodo"])
    weak = battle_card("Weak Bodo", character=["Bodo"], power=5000)
    for battle, hand, energy, can in (
        ([A, B], [], 1, True),
        ([A, weak], [], 1, True),
        ([A, both], [], 1, True),
        ([A, A], [], 1, False),
        ([both], [], 1, False),
        ([A], [B], 1, False),
        ([A, B], [], 0, False),
    ):
        mine = side(hand=[JOINED, *hand], battle=battle, energy=energy)
        table = given(turn_of=who, **seats(who, mine))
        assert table.player(who).can("activate", JOINED, 0) is can


@pytest.mark.rule("dragonball:10-13-4-2")
def test_10_13_4_2_only_from_the_hand() -> None:
    table = given(side(battle=[JOINED, A, B], energy=1))
    assert table.you.why_not("activate", JOINED, 0) == "2-12-2"
    assert table.you.offers("activate") == []


@pytest.mark.rule("dragonball:10-13-4-4", "dragonball:9-4-2")
@BOTH
def test_10_13_4_4_on_top_of_both_and_active_whatever_they_were(who: str) -> None:
    """Deviation: 9-4-2 would have it take their position over; the keyword itself says more."""
    mine = side(battle=[rested(A), rested(B)], hand=[JOINED], energy=1)
    table = given(turn_of=who, **seats(who, mine))
    me = table.player(who)
    me.uses(JOINED)
    assert me.battle == [JOINED] and names(me.under(JOINED)) == ["Ada", "Bodo"]
    assert me.is_active(JOINED)


@pytest.mark.rule("dragonball:10-13-4-4-1")
def test_10_13_4_4_1_what_was_done_to_the_power_of_either_passes_on_and_nothing_else() -> None:
    gains = t.Change(t.Self(), "abilities", "gain", (word("Critical"),))
    sharp = v.Activate("main", (), (t.Lasting("turn", t.Continuous((gains,))),))
    one = battle_card("One", MORE, sharp, character=["Ada"])
    two = battle_card("Two", MORE, character=["Bodo"])
    table = given(side(battle=[one, two], hand=[JOINED], energy=1))
    table.you.uses(one, 0)
    table.you.uses(one, 1)
    table.you.uses(two)
    table.you.uses(JOINED)
    assert table.you.power(JOINED) == 12000
    assert "Critical" not in keywords_of(table.you, JOINED)


# 10-13-5. Union-Absorb

ABSORBS = (
    "[Union-Absorb] Place 1 <Ada> from your hand under this card: Choose up to 1 <Bodo> "
    "from your deck and place it on top of this card. Shuffle your deck afterwards."
)


def glutton() -> Card:
    return battle_card("Glutton", *text.read(ABSORBS), MORE)


@pytest.mark.rule("dragonball:10-13-5-1")
@BOTH
def test_10_13_5_1_the_cost_joins_a_card_to_it_in_the_main_phase(who: str) -> None:
    hungry = glutton()
    mine = side(battle=[hungry], hand=[A], deck=[B])
    table = given(turn_of=who, **seats(who, mine))
    me = table.player(who)
    assert me.can("activate", hungry, 0)
    me.attacks(hungry, PLAIN_LEADER)
    assert not me.can("activate", hungry, 0), "not in a battle"
    me.passes()
    assert not given(side(battle=[hungry], hand=[B])).you.can("activate", hungry, 0)
    table = given(turn_of=who, **seats(who, mine))
    me = table.player(who)
    me.uses(hungry)
    me.chooses(A)
    me.chooses()
    assert me.battle == [hungry] and me.under(hungry) == [A]


@pytest.mark.rule("dragonball:10-13-5-2")
def test_10_13_5_2_in_the_battle_area_and_not_in_the_hand() -> None:
    hungry = glutton()
    table = given(side(hand=[hungry, A], deck=[B], energy=3))
    assert table.you.why_not("activate", hungry, 0) == "2-12-2"
    assert given(side(battle=[hungry], hand=[A], deck=[B])).you.can("activate", hungry, 0)


@pytest.mark.rule("dragonball:10-13-5-4", "dragonball:10-13-5-4-1")
@BOTH
def test_10_13_5_4_the_chosen_card_lies_on_top_with_position_and_power(who: str) -> None:
    hungry = glutton()
    mine = side(battle=[rested(hungry)], hand=[A], deck=[B])
    table = given(turn_of=who, **seats(who, mine))
    me = table.player(who)
    me.uses(hungry, 1)
    me.uses(hungry, 0)
    me.chooses(A)
    me.chooses(B)
    assert me.battle == [B] and me.under(B) == [A, hungry]
    assert me.power(B) == 11000 and not me.is_active(B)


# 10-24. Swap

YOUNG = battle_card("Young", *text.read("[Swap 4] ① : <Ada> with an energy cost of 4"))
ELDER = battle_card("Elder Ada", character=["Ada"], energy_cost=4)


@pytest.mark.rule("dragonball:10-24-1")
def test_10_24_1_swap_is_activated_in_play_in_the_main_phase() -> None:
    table = given(side(battle=[YOUNG], hand=[ELDER, YOUNG], energy=1))
    table.you.attacks(YOUNG, PLAIN_LEADER)
    assert not table.you.can("activate", YOUNG, 0)
    table.you.passes()
    assert given(side(battle=[YOUNG], energy=1)).you.can("activate", YOUNG, 0)
    assert not given(side(battle=[YOUNG])).you.can("activate", YOUNG, 0)
    assert not given(side(hand=[YOUNG, ELDER], energy=1)).you.can("activate", YOUNG, 0)


@pytest.mark.rule("dragonball:10-24-3")
@BOTH
def test_10_24_3_a_card_of_exactly_that_cost_and_sort_comes_and_this_one_returns(who: str) -> None:
    dear = battle_card("Dear Ada", character=["Ada"], energy_cost=5)
    wrong = battle_card("Cheap Bodo", character=["Bodo"], energy_cost=4)
    mine = side(battle=[YOUNG], hand=[A, ELDER, dear, wrong], energy=1)
    table = given(turn_of=who, **seats(who, mine))
    me = table.player(who)
    me.uses(YOUNG)
    assert me.offered == [ELDER]
    me.chooses(ELDER)
    assert me.battle == [ELDER] and me.is_active(ELDER)
    assert names(me.hand) == ["Ada", "Cheap Bodo", "Dear Ada", "Young"]


def test_10_24_3_it_returns_even_if_no_card_was_played() -> None:
    """Deviation: "up to 1, then": the return does not wait for the card."""
    table = given(side(battle=[YOUNG], hand=[ELDER], energy=1))
    table.you.uses(YOUNG)
    table.you.chooses()
    assert table.you.battle == [] and names(table.you.hand) == ["Elder Ada", "Young"]


def test_10_24_3_a_borrowed_card_returns_to_its_owners_hand() -> None:
    takes = v.Activate("main", (), (v.GainControl(t.Every(THEIRS)),))
    thief = battle_card("Thief", takes)
    table = given(side(battle=[thief], hand=[ELDER], energy=1), side(battle=[YOUNG]))
    table.you.uses(thief)
    table.you.uses(YOUNG)
    table.you.chooses(ELDER)
    assert table.you.battle == [thief, ELDER] and table.them.hand == [YOUNG]
