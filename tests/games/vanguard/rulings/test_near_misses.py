"""Rulings that tell what a rule says from what comes near it: the other player, the other order."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard import circles as c
from headjudge.games.vanguard import vocabulary as v
from headjudge.games.vanguard import zones as z
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import (
    battle,
    fighting,
    given,
    seats,
    side,
    start,
    trigger,
    unit,
)
from tests.games.vanguard.told import at, gets, obeyed, when

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada", grade=1)
B = unit("Bodo", grade=2)
Boss = unit("Boss", grade=3)
Wall = unit("Wall", grade=3, power=13000)
DRAWS = (t.Draw(1),)


@pytest.mark.rule("vanguard:10.15.1")
@BOTH
def test_a_damage_check_is_made_by_the_player_who_is_dealt_damage(who: str) -> None:
    """Q. My ability hears my damage checks, my opponent's hears theirs. My opponent's vanguard is
    dealt damage.  A. It is their damage check: only their ability hears it."""
    hears = unit("Hearer", t.Auto(t.Pattern("damage check", who=t.YOU), DRAWS))
    dealt = v.DealDamage(t.Every(t.Cards(("vanguard",), t.OPPONENT)))
    mine, theirs = side(deck=[A, A], circles={3: hears}), side(deck=[B, A], circles={3: hears})
    _table, me, them = obeyed(who, dealt, mine=mine, theirs=theirs)
    assert them.damage == [B]
    assert (me.hand, them.hand) == ([], [A])


@pytest.mark.rule("vanguard:9.3.6", "vanguard:3.10.1.1")
@BOTH
def test_the_turn_player_makes_room_on_rear_guard_circles_first(who: str) -> None:
    """Q. Both of us have two units on one circle that were placed at the same time. Who chooses
    first which of them stays?  A. The turn player."""
    crowd = {1: [A, B]}
    table = given(**seats(who, side(circles=crowd), side(circles=crowd)), phase="", turn_of=who)
    state = table.game.state
    for name in ("you", "them"):
        player = table.player(name)
        state.stamp[player.find(A)] = state.stamp[player.find(B)]
    table.begins("main phase")
    for name in (who, other(who)):
        assert (table.prompt, table.asked) == ("overload", name)
        table.player(name).chooses(A)
    assert table.you.circle_cards(1) == table.them.circle_cards(1) == [A]
    assert table.you.drop == table.them.drop == [B]


@pytest.mark.rule("vanguard:8.5.3.2")
@BOTH
def test_a_unit_that_i_call_is_placed_by_me(who: str) -> None:
    """Q. My ability hears units that I place, my opponent's those that they place. I call one.
    A. Mine is heard, and theirs is not."""
    hears = unit("Hearer", t.Auto(t.Pattern("place", who=t.YOU, cause="call"), DRAWS))
    table = given(
        **seats(who, side(hand=[A], circles={3: hears}, deck=[B, B]),
                side(circles={3: hears}, deck=[B, B])),
        turn_of=who,
    )  # fmt: skip
    me, them = table.player(who), table.player(other(who))
    me.calls(A, 1)
    assert (me.hand, them.hand) == ([B], [])


@pytest.mark.rule("vanguard:2.8.2")
@BOTH
def test_after_the_first_part_of_a_trigger_the_second_is_done(who: str) -> None:
    """Q. I do the parts of a critical trigger in the order they are printed. Do I get both?
    A. Yes: the critical first, and then the power."""
    table = battle(
        **seats(who, side(vanguard=Boss, circles={2: B}, deck=[trigger("critical"), A, A]),
                side(vanguard=Wall)),
        turn_of=who,
    )  # fmt: skip
    me = table.player(who)
    before = me.power(B)
    me.attacks(Boss, Wall)
    me.chooses(0)
    assert table.prompt == "trigger critical"
    me.chooses(B)
    assert table.prompt == "trigger power"
    me.chooses(B)
    assert me.power(B) == before + 5000


@pytest.mark.rule("vanguard:7.6.1.1")
@BOTH
def test_abilities_about_the_drive_step_resolve_before_the_drive_check(who: str) -> None:
    """Q. At the beginning of the drive step my ability puts the top card of my deck into the
    soul. Which card do I check?  A. The one below it."""
    early = unit("Early", at("begin drive step", v.SoulCharge(1)))
    mine = side(vanguard=B, circles={4: early}, deck=[A, Boss])
    _table, me, _them = fighting(who, mine, side(vanguard=Wall))
    me.attacks(B, Wall)
    assert (me.soul, me.hand) == ([A], [Boss])


@pytest.mark.rule("vanguard:11.34.1.3.1")
@BOTH
def test_only_who_was_not_in_harmony_becomes_so(who: str) -> None:
    """Q. My singer and two other units get 1000 power when they become in harmony. One of them
    comes to the singer's column; the singer moves, and the other one comes to the new column.
    A. The singer and the first get it at once; then the second does, but the singer not again."""
    grows = when("become", gets(t.Self(), 1000))
    moves = v.Act((), (v.MoveTo(t.Self(), v.Circles(open=True)),))
    singer = unit("Singer", t.Keyword("Harmony"), grows, moves)
    first, second = unit("First", grows), unit("Second", grows)
    table = given(**seats(who, side(circles={1: singer}, hand=[first, second])), turn_of=who)
    me = table.player(who)
    me.calls(first, 3)
    me.chooses(singer)
    assert (me.power(singer), me.power(first)) == (8000, 8000)
    me.uses(singer)
    me.chooses(2)
    me.calls(second, 5)
    assert (me.power(singer), me.power(second)) == (8000, 8000)


@pytest.mark.rule("vanguard:3.3.2")
def test_the_first_vanguard_is_the_card_that_the_deck_says() -> None:
    """Q. My deck says which card is my first vanguard, and there is a G deck beside it.
    A. That very card lies on my vanguard circle."""
    game = start(3)
    for seat in (0, 1):
        (card,) = game.state.zones[z.vanguard_circle(seat)]
        assert (game.state.owner[card], game.state.printed[card].name) == (seat, "Squire")


@pytest.mark.rule("vanguard:3.15.1.2")
@pytest.mark.parametrize(("soul", "drawn"), [([], 0), ([A], 1)])
def test_an_effect_that_deals_0_damage_deals_none(soul: list[Card], drawn: int) -> None:
    """Q. My effect deals as much damage as there are cards in my soul, and there is none. An
    ability hears damage that vanguards are dealt.
    A. It hears nothing; with a card in the soul it does."""
    hears = unit("Hearer", t.Auto(t.Pattern("damage"), DRAWS))
    amount = t.Count(t.Cards(("soul",), t.YOU))
    dealt = v.DealDamage(t.Every(t.Cards(("vanguard",), t.OPPONENT)), amount)
    _table, me, them = obeyed("you", dealt, mine=side(soul=soul, circles={3: hears}))
    assert (len(me.hand), len(them.damage)) == (drawn, len(soul))


@pytest.mark.rule("vanguard:10.35.2.4")
@BOTH
def test_only_the_dominated_unit_that_is_locked_is_released(who: str) -> None:
    """Q. I dominate two units, and then one of them is locked.
    A. I still dominate the other one, and it keeps the power I gave it."""
    theirs = t.Cards(("rear-guard",), t.OPPONENT)
    taken = t.Cards(("rear-guard",), t.YOU)
    locks = v.Lock(t.Every(t.Cards(("rear-guard",), t.YOU, (t.Named(("Ada",)),))))
    order = (v.Dominate(t.Every(theirs), "turn"), gets(t.Every(taken), 1000), locks)
    table, me, them = obeyed(who, *order, theirs=side(circles={1: A, 2: B}))
    assert c.master(table.game, them.find(A)) == them.seat
    assert c.master(table.game, them.find(B)) == me.seat
    assert them.power(B) == 10000


@pytest.mark.rule("vanguard:10.26.5")
@BOTH
def test_only_the_deleted_unit_that_is_turned_face_up_is_restored(who: str) -> None:
    """Q. Two of my opponent's units are deleted, and one is turned face up.
    A. The other is still deleted: it has no power."""
    all_of_them = t.Every(t.Cards(("vanguard", "rear-guard"), t.OPPONENT))
    front = t.Every(t.Cards(("vanguard",), t.OPPONENT))
    order = (v.Delete(all_of_them), v.TurnUp(front))
    _table, _me, them = obeyed(who, *order, theirs=side(vanguard=Boss, circles={1: A}))
    assert (them.power(Boss), them.power(A)) == (11000, 0)


@pytest.mark.rule("vanguard:11.10.2")
def test_seek_mate_finds_one_card_of_several() -> None:
    """Q. Two cards in my deck could be the mate. How many may I take?  A. One."""
    mate = unit("Moonlit Mate", grade=2)
    leader = unit("Leader", v.SeekMate(20000, (t.Named(("Moonlit Mate",)),)), grade=3)
    table = given(you=side(vanguard=leader, drop=[A] * 4, deck=[mate, mate]))
    table.you.uses(leader)
    assert (table.prompt, len(table.you.offered)) == ("search", 2)
    assert table.asks is not None and table.asks.most == 1
    table.you.chooses(mate)
    assert table.you.vanguards == [leader, mate]


@pytest.mark.rule("vanguard:8.5.2.1")
@BOTH
def test_a_guardian_that_i_call_comes_to_my_own_guardian_circle(who: str) -> None:
    """Q. My opponent attacks, and I call a guardian from my hand. To which circle?
    A. To my own guardian circle."""
    mine = side(vanguard=Wall, hand=[A, B])
    _table, them, me = fighting(other(who), side(vanguard=Boss, deck=[B, B]), mine)
    them.attacks(Boss, Wall)
    me.guards(A)
    assert (me.guardians, them.guardians) == ([A], [])
    me.passes()


@pytest.mark.rule("vanguard:8.5.1")
@BOTH
def test_what_an_activated_ability_does_it_does_for_the_player_who_played_it(who: str) -> None:
    """Q. My activated ability draws a card. Who draws?  A. I do, since I played it."""
    _table, me, them = obeyed(who, t.Draw(1), mine=side(deck=[A]), theirs=side(deck=[A]))
    assert (me.hand, them.hand) == ([A], [])


@pytest.mark.rule("vanguard:7.7.1.5.2")
@BOTH
def test_an_attacker_that_stays_where_it_is_deals_damage(who: str) -> None:
    """Q. My rear-guard hits a vanguard, and is still on its circle.  A. It deals 1 damage."""
    strong = unit("Strong", grade=2, power=30000)
    _table, me, them = fighting(who, side(circles={1: strong}), side(vanguard=Wall, deck=[A]))
    me.attacks(strong, Wall)
    assert them.damage == [A]
