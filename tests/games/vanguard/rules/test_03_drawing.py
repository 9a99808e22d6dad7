"""3.12, 3.13, 3.16. Drawing, looking at the top of a deck, and choosing at random."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import PLAIN, Player, given, seats, side, unit
from tests.games.vanguard.told import obeyed, one, when

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada")
B = unit("Bodo")
C = unit("Cora")
ABC = [A, B, C]


def knows(viewer: Player, card: Any) -> bool:
    """Whether this player's view shows the card anywhere."""
    return card.number in str(viewer.sees()["zones"])


# 3.12. Drawing


@BOTH
def test_3_12_2_to_draw_is_to_take_the_top_card_of_the_deck_unseen(who: str) -> None:
    _table, me, them = obeyed(who, t.Draw(1), mine=side(deck=ABC))
    assert me.hand == [A]
    assert me.deck[:2] == [B, C]
    assert knows(me, A)
    assert not knows(them, A)


@BOTH
def test_3_12_2_who_is_told_to_draws_from_their_own_deck(who: str) -> None:
    _table, me, them = obeyed(who, t.Draw(1, t.OPPONENT), theirs=side(deck=ABC))
    assert them.hand == [A]
    assert me.hand == []


@BOTH
@pytest.mark.parametrize(("number", "drawn"), [(0, []), (1, [A]), (2, [A, B]), (3, ABC)])
def test_3_12_3_to_draw_several_is_to_draw_one_so_many_times(
    who: str, number: int, drawn: list[Any]
) -> None:
    table, me, _them = obeyed(who, t.Draw(number), mine=side(deck=ABC))
    assert me.hand == drawn
    assert len(table.logged("draw")) == number


def test_3_12_3_each_time_is_heard() -> None:
    hears = unit("Hearer", when("draw", v.SoulCharge(1), what=t.Cards(("hand",), t.YOU)))
    table, me, _them = obeyed("you", t.Draw(2), mine=side(deck=ABC, circles={1: hears}))
    assert len(table.logged("standby")) == 2
    me.chooses(hears)
    assert len(me.soul) == 2


@pytest.mark.rule("vanguard:3.12.3")
@BOTH
def test_when_each_player_draws_they_draw_card_by_card_together(who: str) -> None:
    _table, me, them = obeyed(
        who, t.Draw(2, t.EACH), mine=side(deck=ABC), theirs=side(deck=[C, B, A])
    )
    assert me.hand == [A, B]
    assert them.hand == [C, B]


UP_TO_TWO = t.Draw(2, up_to=True)


@BOTH
def test_3_12_4_up_to_so_many_are_drawn_card_by_card(who: str) -> None:
    table, me, _them = obeyed(who, UP_TO_TWO, mine=side(deck=ABC))
    assert table.prompt == "draw-another"
    me.says("yes")
    assert me.hand == [A]
    me.says("yes")
    assert me.hand == [A, B]
    assert table.prompt == "main"


def test_3_12_4_up_to_none_is_none() -> None:
    """As many as there are cards in the soul: none, and nobody is asked."""
    number = t.Count(t.Cards(("soul",), t.YOU))
    table, me, _them = obeyed("you", t.Draw(number, up_to=True), mine=side(deck=ABC))
    assert table.prompt == "main"
    assert me.hand == []


@BOTH
@pytest.mark.parametrize("drawn", [0, 1])
def test_3_12_4_1_the_player_may_stop_before_each_card(who: str, drawn: int) -> None:
    table, me, _them = obeyed(who, UP_TO_TWO, mine=side(deck=ABC))
    for _card in range(drawn):
        me.says("yes")
    me.says("no")
    assert me.hand == ABC[:drawn]
    assert table.prompt == "main"


@BOTH
def test_3_12_4_2_if_not_one_card_is_drawn(who: str) -> None:
    _table, me, them = obeyed(who, UP_TO_TWO, mine=side(deck=ABC))
    me.says("yes")
    assert me.hand == [A]
    assert not knows(them, A)
    me.says("no")


@pytest.mark.rule("vanguard:3.12.4")
def test_3_12_4_3_with_the_full_number_it_is_over() -> None:
    table, me, _them = obeyed("you", t.Draw(1, up_to=True), mine=side(deck=ABC))
    me.says("yes")
    assert table.prompt == "main"
    table, me, _them = obeyed("you", UP_TO_TWO, mine=side(deck=ABC))
    me.says("yes")
    assert table.prompt == "draw-another"
    me.says("no")


@pytest.mark.rule("vanguard:3.12.4")
def test_a_text_says_so() -> None:
    speaker = unit("Speaker", grade=3, text="[ACT](VC):Draw up to two cards.")
    table = given(you=side(vanguard=speaker, deck=ABC))
    table.you.uses(speaker)
    table.you.says("yes")
    table.you.says("no")
    assert table.you.hand == [A]


@BOTH
@pytest.mark.parametrize(
    ("effect", "area"),
    [
        (t.Put(t.TopOf(2), "drop"), "drop"),
        (v.SoulCharge(2), "soul"),
        (v.Bind(t.TopOf(2)), "bind"),
        (t.Put(t.TopOf(2), "damage"), "damage"),
    ],
    ids=["put", "soul charge", "bind", "damage"],
)
def test_3_12_5_cards_go_elsewhere_from_the_top_as_cards_are_drawn(
    who: str, effect: t.Effect, area: str
) -> None:
    table, me, _them = obeyed(who, effect, mine=side(deck=ABC))
    assert getattr(me, area) == [A, B]
    moved = [entry.card for entry in table.logged("put")]
    assert [table.game.state.printed[card] for card in moved] == [A, B]


@BOTH
def test_3_12_5_as_many_as_there_are(who: str) -> None:
    table, me, _them = obeyed(who, v.SoulCharge(5), mine=side(deck=[A, B], deck_of_plain=0))
    assert me.soul == [A, B]
    assert table.result == (other(who), "9.2.3")


# 3.13. Looking at the top of a deck


@BOTH
@pytest.mark.parametrize("number", [0, 1, 2])
def test_3_13_2_to_look_is_to_learn_what_the_top_cards_are(who: str, number: int) -> None:
    look = t.Look(t.TopOf(t.Count(t.Cards(("soul",), t.YOU))), "seen")
    _table, me, them = obeyed(who, look, mine=side(deck=ABC, soul=[PLAIN] * number))
    assert [knows(me, card) for card in ABC] == [at < number for at in range(3)]
    assert [knows(them, card) for card in ABC] == [False] * 3
    assert me.deck[:3] == ABC


@BOTH
def test_3_13_2_a_player_may_be_told_to_look_at_the_others_deck(who: str) -> None:
    _table, me, them = obeyed(who, t.Look(t.TopOf(1, t.OPPONENT), "seen"), theirs=side(deck=ABC))
    assert knows(me, A)
    assert not knows(them, A)


LOOK_UP_TO_TWO = t.Look(t.TopOf(2), "seen", up_to=True)


@BOTH
def test_3_13_3_up_to_so_many_are_looked_at_card_by_card(who: str) -> None:
    table, me, them = obeyed(who, LOOK_UP_TO_TWO, mine=side(deck=ABC))
    assert table.prompt == "look-at-another"
    me.says("yes")
    assert [knows(me, card) for card in ABC] == [True, False, False]
    me.says("yes")
    assert [knows(me, card) for card in ABC] == [True, True, False]
    assert table.prompt == "main"
    assert not knows(them, A)


def test_3_13_3_up_to_none_is_none() -> None:
    number = t.Count(t.Cards(("soul",), t.YOU))
    table, me, _them = obeyed(
        "you", t.Look(t.TopOf(number), "seen", up_to=True), mine=side(deck=ABC)
    )
    assert table.prompt == "main"
    assert not knows(me, A)


@BOTH
@pytest.mark.parametrize("seen", [0, 1])
def test_3_13_3_1_the_player_may_stop_before_each_card(who: str, seen: int) -> None:
    table, me, _them = obeyed(who, LOOK_UP_TO_TWO, mine=side(deck=ABC))
    for _card in range(seen):
        me.says("yes")
    me.says("no")
    assert [knows(me, card) for card in ABC] == [at < seen for at in range(3)]
    assert table.prompt == "main"


def test_3_13_3_1_where_the_deck_ends_there_is_nothing_more_to_look_at() -> None:
    table, me, _them = obeyed(
        "you", t.Look(t.TopOf(3), "seen", up_to=True), mine=side(deck=[A], deck_of_plain=0)
    )
    me.says("yes")
    assert table.prompt == "main"
    assert knows(me, A)


def test_3_13_3_2_if_not_the_next_card_down_is_looked_at() -> None:
    """Those seen are among what the text goes on to speak of."""
    take = t.Put(one(t.Cards(("deck",), t.YOU, (t.Among("seen"),))), "hand")
    _table, me, _them = obeyed("you", LOOK_UP_TO_TWO, take, mine=side(deck=ABC))
    me.says("yes")
    me.says("yes")
    assert me.offered == [A, B]
    me.chooses(B)
    assert me.hand == [B]
    assert me.deck[:2] == [A, C]


def test_3_13_3_3_with_the_full_number_it_is_over() -> None:
    for number, prompt in ((1, "main"), (2, "look-at-another")):
        look = t.Look(t.TopOf(number), "seen", up_to=True)
        table, me, _them = obeyed("you", look, mine=side(deck=ABC))
        me.says("yes")
        assert table.prompt == prompt
        table.leave_open()


# 3.16. At random


def taken(seed: int, number: int = 1, who: str = "you") -> tuple[Player, Player]:
    effects = (
        t.Choose(t.AtRandom(number, t.Cards(("hand",), t.OPPONENT))),
        t.Discard(t.It(), t.OPPONENT),
    )
    _table, me, them = obeyed(who, *effects, theirs=side(hand=ABC), seed=seed)
    return me, them


@BOTH
def test_3_16_1_a_card_at_random_is_taken_by_nobodys_choice(who: str) -> None:
    me, them = taken(1, who=who)
    assert len(them.drop) == 1
    assert len(them.hand) == 2
    assert me.table.prompt == "main"  # nobody was asked


def test_3_16_1_each_is_as_likely_as_the_others() -> None:
    found = [taken(seed)[1].drop[0].name for seed in range(60)]
    assert {name: found.count(name) > 8 for name in ("Ada", "Bodo", "Cora")} == {
        "Ada": True, "Bodo": True, "Cora": True,
    }  # fmt: skip


@pytest.mark.parametrize(("number", "left"), [(0, 3), (2, 1), (3, 0), (5, 0)])
def test_3_16_1_several_are_different_cards_and_no_more_than_there_are(
    number: int, left: int
) -> None:
    _me, them = taken(3, number)
    assert len(them.hand) == left
    assert len(set(them.drop)) == 3 - left


@pytest.mark.rule("vanguard:3.16.1")
@BOTH
def test_a_text_says_at_random(who: str) -> None:
    chosen = "Choose a card from your opponent's hand at random"
    speaker = unit("Speaker", grade=3, text=f"[ACT](VC):{chosen}, and your opponent discards it.")
    table = given(**seats(who, side(vanguard=speaker), side(hand=ABC)), turn_of=who)
    table.player(who).uses(speaker)
    assert len(table.player(other(who)).drop) == 1
