"""4-9 to 4-11. Drawing, damage, and where damage comes from."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
    Table,
    battle_card,
    given,
    seats,
    side,
    word,
)
from tests.games.dragonball.told import gets, main, obeyed, seen_in, when
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
B = battle_card("Bodo")
C = battle_card("Cora")


# 4-9. Drawing


@BOTH
def test_4_9_2_the_top_card_of_the_deck_comes_to_the_hand(who: str) -> None:
    _table, me, they = obeyed(who, t.Draw(1), mine=side(deck=[A, B]))
    assert (me.hand, me.deck[0], they.hand) == ([A], B, [])


@BOTH
def test_4_9_2_the_opponent_does_not_see_it(who: str) -> None:
    _table, me, they = obeyed(who, t.Draw(1), mine=side(deck=[A]))
    assert seen_in(me, "hand", me.seat) == [A.number]
    assert seen_in(they, "hand", me.seat) == []


@pytest.mark.parametrize("number", [0, 1, 3])
@BOTH
def test_4_9_3_so_many_cards_are_drawn_one_after_the_other(who: str, number: int) -> None:
    """A skill that hears each card hears so many."""
    hears = battle_card(
        "Hearer", when("draw", gets(t.Self(), 1000), what=t.Cards(("hand",), t.YOU))
    )
    table, me, _they = obeyed(who, t.Draw(number), mine=side(battle=[hears], deck=[A, B, C]))
    while table.prompt == "standby":
        table.answer(0)
    assert me.hand == [A, B, C][:number]
    assert me.power(hears) == 10000 + 1000 * number
    assert len(table.logged("draw")) == number


@BOTH
def test_4_9_3_the_last_card_of_the_deck_loses_the_game_at_once(who: str) -> None:
    """Of three cards to draw two are there; nobody draws from an empty deck."""
    table, me, _they = obeyed(who, t.Draw(3), mine=side(deck=[A, B], deck_of_plain=0))
    assert table.result == (other(who), "9-2-4")
    assert me.hand == [A, B]


def test_4_9_3_both_draw_their_cards_at_the_same_time() -> None:
    """DEVIATIONS: so both decks run out with the same card, and nobody wins."""
    table, _me, _they = obeyed(
        "you", t.Draw(2, t.EACH), mine=side(deck_of_plain=2), theirs=side(deck_of_plain=2)
    )
    assert table.result == ("draw", "1-2-3")


UP_TO_TWO = t.Draw(2, up_to=True)


@BOTH
def test_4_9_4_up_to_none_is_none(who: str) -> None:
    table, me, _they = obeyed(who, t.Draw(0, up_to=True))
    assert (table.prompt, me.hand) == ("main", [])


@BOTH
def test_4_9_4_up_to_so_many_are_drawn_one_by_one(who: str) -> None:
    table, me, _they = obeyed(who, UP_TO_TWO, mine=side(deck=[A, B]))
    assert (table.asked, table.prompt, me.hand) == (who, "draw-another", [])
    me.says("yes")
    assert (table.prompt, me.hand) == ("draw-another", [A])
    me.says("yes")
    assert (table.prompt, me.hand) == ("main", [A, B])


@pytest.mark.parametrize("drawn", [0, 1])
@BOTH
def test_4_9_4_1_the_player_may_stop_before_each_card(who: str, drawn: int) -> None:
    table, me, _they = obeyed(who, UP_TO_TWO, mine=side(deck=[A, B]))
    for _card in range(drawn):
        me.says("yes")
    me.says("no")
    assert (table.prompt, me.hand) == ("main", [A, B][:drawn])


@BOTH
def test_4_9_4_2_who_does_not_stop_draws_a_card(who: str) -> None:
    _table, me, they = obeyed(who, t.Draw(1, up_to=True), mine=side(deck=[A]))
    me.says("yes")
    assert me.hand == [A]
    assert seen_in(they, "hand", me.seat) == []


@BOTH
def test_4_9_4_3_after_so_many_nobody_is_asked_any_more(who: str) -> None:
    table, me, _they = obeyed(who, t.Draw(3, up_to=True), mine=side(deck=[A, B, C]))
    for _card in range(3):
        assert table.prompt == "draw-another"
        me.says("yes")
    assert (table.prompt, me.hand) == ("main", [A, B, C])


# 4-10. Damage


@BOTH
def test_4_10_2_1_one_damage_takes_a_card_of_the_life_area_to_the_hand(who: str) -> None:
    _table, me, they = obeyed(who, v.InflictDamage(1), theirs=side(life=[A, A]))
    assert (they.life, they.hand) == ([A], [A])
    assert (len(me.life), me.hand) == (8, [])


BACK = t.Put(t.Every(t.Cards(("drop",), t.OPPONENT)), "life")


@pytest.mark.parametrize("chosen", [A, B])
@BOTH
def test_4_10_2_1_that_player_chooses_which(who: str, chosen: object) -> None:
    table, _me, they = obeyed(who, BACK, v.InflictDamage(1), theirs=side(life=[B], drop=[A]))
    assert (table.asked, table.prompt) == (other(who), "life")
    card = A if chosen is A else B
    they.chooses(card)
    assert they.hand == [card]


@pytest.mark.parametrize("damage", [0, -1])
@BOTH
def test_4_10_2_2_no_damage_is_nothing(who: str, damage: int) -> None:
    """Not even a skill about damage hears it."""
    hears = battle_card("Hearer", t.Auto(t.Pattern("damage", who=t.OPPONENT), (t.Draw(1),)))
    number = t.Plus(t.Count(t.Cards(("energy",), t.YOU)), damage)
    table, me, they = obeyed(who, v.InflictDamage(number), mine=side(battle=[hears]))
    assert (len(they.life), me.hand) == (8, [])
    assert table.logged("damage") == []


@pytest.mark.parametrize("damage", [1, 3])
@BOTH
def test_4_10_2_2_so_much_damage_is_one_damage_so_many_times(who: str, damage: int) -> None:
    table, _me, they = obeyed(who, v.InflictDamage(damage))
    assert (len(they.life), len(they.hand)) == (8 - damage, damage)
    stamps = [table.game.state.stamp[card] for card in cards_of_hand(table, they.seat)]
    assert len(set(stamps)) == damage, "one after the other"


def cards_of_hand(table: Table, seat: int) -> tuple[int, ...]:
    layout = table.game.rules.layout
    return tuple(table.game.state.zones[layout.zone("hand", seat)])


def test_4_10_2_2_the_game_is_lost_with_the_last_life_whatever_is_left() -> None:
    table, _me, they = obeyed("you", v.InflictDamage(5), theirs=side(life=2))
    assert table.result == ("you", "9-2-3")
    assert len(they.hand) == 2


# 4-11. Damage source


@pytest.mark.parametrize("critical", [True, False])
@BOTH
def test_4_11_1_1_the_attacking_card_is_where_its_damage_comes_from(
    who: str, critical: bool
) -> None:
    """[Critical] asks for it: the life goes to the drop area. Another card's does not count."""
    sharp, blunt = battle_card("Sharp", word("Critical")), battle_card("Blunt")
    table = given(**seats(who, side(battle=[sharp, blunt])), turn_of=who)
    me, they = table.player(who), table.player(other(who))
    me.attacks(sharp if critical else blunt, PLAIN_LEADER)
    while table.prompt == "combo":
        table.player(table.asked).passes()
    assert (len(they.drop), len(they.hand)) == ((1, 0) if critical else (0, 1))


def source_of_damage(table: Table) -> int:
    """Where the damage comes from that is being dealt."""
    (frame,) = [frame for frame in table.game.state.frames if frame.procedure == "damage"]
    return int(frame.vars["source"])


@BOTH
def test_4_11_1_2_the_card_of_a_skill_is_where_its_damage_comes_from(who: str) -> None:
    """And not, in a battle, the card that attacks."""
    bolt = battle_card("Bolt", v.Activate("battle", (), (v.InflictDamage(1),)))
    mine, theirs = side(battle=[A, bolt]), side(life=[B], drop=[PLAIN])
    giver = main(BACK)
    mine.adds(battle=[battle_card("Giver", giver)])
    table = given(**seats(who, mine, theirs), turn_of=who)
    me, they = table.player(who), table.player(other(who))
    me.uses(me.battle[2])
    me.attacks(A, PLAIN_LEADER)
    me.uses(bolt)
    assert (table.asked, table.prompt) == (other(who), "life")
    assert source_of_damage(table) == me.find(bolt)
    they.chooses(PLAIN)
    table.leave_open()


@pytest.mark.rule("dragonball:4-11-1-2", "dragonball:10-6-1")
def test_damage_by_a_skill_is_no_damage_by_an_attack() -> None:
    """[Critical] on the card whose skill deals it does nothing."""
    sharp = battle_card("Sharp", word("Critical"), main(v.InflictDamage(1)))
    table = given(side(battle=[sharp]))
    table.you.uses(sharp)
    assert (len(table.them.drop), len(table.them.hand)) == (0, 1)
