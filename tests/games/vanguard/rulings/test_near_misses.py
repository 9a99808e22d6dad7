"""Rulings that tell what a rule says from what comes near it: the other player, the other order."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import loops
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import (
    battle,
    fighting,
    g_unit,
    given,
    rested,
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
    assert masters.master(table.game, them.find(A)) == them.seat
    assert masters.master(table.game, them.find(B)) == me.seat
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


@pytest.mark.rule("vanguard:10.10.1")
@pytest.mark.parametrize(("there", "most"), [(1, 1), (3, 2)])
def test_of_cards_searched_for_as_many_are_chosen_as_said_and_as_there_are(
    there: int, most: int
) -> None:
    """Q. I search my deck for 2 cards of a name. How many may I choose of one, and how many of
    three?  A. The one; and two of the three."""
    fits = t.Cards(("deck",), t.YOU, (t.Named(("Ada",)),))
    search = (t.Search(t.Pick(2, fits, up_to=True)), t.Put(t.It(), "hand"))
    table, me, _them = obeyed("you", *search, mine=side(deck=[B, *[A] * there]))
    assert table.asks is not None and table.asks.most == most
    me.chooses(*[A] * most)
    assert me.hand == [A] * most


@pytest.mark.rule("vanguard:10.28.4")
def test_of_several_g_units_that_are_hearts_the_last_one_is_the_vanguard_again() -> None:
    """Q. My vanguard goes, and two G units are among its hearts. Which is my vanguard then?
    A. The one that was placed later."""
    first, second, third = (g_unit(f"Comet {number}") for number in range(3))
    leaves = v.Act((), (t.Put(t.Every(t.Cards(("vanguard",), t.YOU)), "hand"),))
    caller = unit("Caller", leaves)
    mine = side(vanguard=third, hearts=[Boss, first, second], circles={1: caller})
    table = given(you=mine)
    table.you.uses(caller)
    assert table.you.vanguard is second
    assert sorted(card.name for card in table.you.hearts) == ["Boss", "Comet 0"]


@pytest.mark.rule("vanguard:7.3.1.2.2")
@BOTH
def test_where_no_unit_can_attack_the_battle_phase_is_over(who: str) -> None:
    """Q. All my units rest when my battle phase begins.  A. I am not asked, and it ends."""
    table = battle(**seats(who, side(vanguard=rested(Boss))), turn_of=who)
    assert table.halted


@pytest.mark.rule("vanguard:12.1.1")
def test_a_loop_that_begins_late_in_the_turn_draws_the_game_too() -> None:
    """Q. Much has happened this turn when a loop begins that nobody can stop.
    A. The game is drawn all the same, and as soon."""
    wheel = unit("Wheel", when("rest", t.ToStand(t.Self())), when("stand", t.ToRest(t.Self())))
    begins = v.Act((), (t.ToRest(t.Every(t.Cards(("rear-guard",), t.YOU))),))
    table = given(you=side(vanguard=unit("Speaker", begins, grade=3), circles={1: wheel}))
    for _each in range(40):
        table.game.mark(loops.CARRIED_OUT)
    assert table.you.vanguard is not None
    table.you.uses(table.you.vanguard)
    assert table.result == ("draw", "12.1.1.1")
    assert len(table.logged("ability")) < 100


@pytest.mark.rule("vanguard:10.7.1")
def test_without_a_circle_to_call_it_to_a_card_is_not_called() -> None:
    """Q. An effect has me call a card of my hand to an open circle, and I have none.
    A. The card stays in my hand, and nobody sees it."""
    call = v.Call(t.Every(t.Cards(("hand",), t.YOU)), v.Circles(open=True))
    full = {number: A for number in range(1, 6)}
    table, me, them = obeyed("you", call, mine=side(hand=[B], circles=full))
    assert (table.prompt, me.hand) == ("main", [B])
    assert B.number not in str(them.sees())


@pytest.mark.rule("vanguard:9.6.6", "vanguard:3.15.1.1")
@pytest.mark.parametrize(
    "heard", [t.Pattern("put", who=t.YOU, to=("damage",)), t.Pattern("damage", who=t.YOU)]
)
@BOTH
def test_damage_is_dealt_to_and_put_by_the_player_whose_vanguard_was_hit(
    who: str, heard: t.Pattern
) -> None:
    """Q. My ability hears what befalls me, my opponent's what befalls them: damage, and cards
    put into the damage zone. I hit their vanguard.  A. Only theirs is heard."""
    hears = unit("Hearer", t.Auto(heard, DRAWS))
    strong = unit("Strong", grade=2, power=30000)
    mine = side(circles={1: strong, 3: hears})
    _table, me, them = fighting(who, mine, side(vanguard=Wall, circles={3: hears}))
    me.attacks(strong, Wall)
    assert (len(them.damage), len(me.hand), len(them.hand)) == (1, 0, 1)


@pytest.mark.rule("vanguard:6.3.1.3", "vanguard:3.5.1", "vanguard:3.5.2")
@pytest.mark.parametrize(("until", "charged"), [("your stand phase", 1), ("game", 0)])
def test_a_situation_that_the_end_of_an_effect_brings_about_is_found_in_that_phase(
    until: str, charged: int
) -> None:
    """Q. My unit has less power until my next stand phase. While it has its own power and my soul
    is empty, its ability puts a card into the soul.
    A. That is so again at the end of the stand phase; if the effect lasts for the game, it is
    not."""
    strong = t.Is(t.Self(), (t.Compare("power", ">=", 7000),))
    empty = t.Relation(t.Count(t.Cards(("soul",), t.YOU)), "<=", 0)
    fills = t.Auto(t.Situation(strong), (v.SoulCharge(1),), (empty,))
    weakens = v.Act((), (gets(t.Self(), -2000, until), v.SoulBlast(1)))
    table = given(you=side(circles={1: unit("Hero", fills, weakens)}))
    (hero,) = table.you.circle_cards(1)
    assert len(table.you.soul) == 1
    table.you.uses(hero)
    assert (len(table.you.soul), table.you.power(hero)) == (0, 5000)
    table.you.passes()
    table.game.state.turn += 2
    table.game.state.limits["turn began"] = table.game.state.tick()
    table.begins("stand phase")
    assert len(table.you.soul) == charged


@pytest.mark.rule("vanguard:8.6.3")
@pytest.mark.parametrize("banned", [True, False])
def test_an_ability_that_an_effect_forbids_to_play_is_not_played(banned: bool) -> None:
    """Q. My ability stands by, and my opponent's unit keeps me from playing abilities.
    A. It is not played; without that unit it is."""
    hears = unit("Hearer", when("place", *DRAWS))
    ban = unit("Ban", t.Forbid(t.Pattern("play ability", who=t.OPPONENT)))
    table = given(you=side(hand=[hears]), them=side(circles={1: ban} if banned else {}))
    table.you.calls(hears, 1)
    assert len(table.you.hand) == (0 if banned else 1)


@pytest.mark.rule("vanguard:12.2.1.3")
def test_only_the_ability_that_cannot_be_used_is_cancelled() -> None:
    """Q. My ability stands by twice, and another unit's once. The first is played, and cannot be
    used any more.  A. It is not played again; the other one still is."""
    rests = t.Pattern("rest", t.Cards(("rear-guard",), t.YOU, (t.Named(("Ada", "Bodo")),)))
    once = unit("Once", t.Auto(rests, (t.Draw(1), v.CannotBeUsed())))
    also = unit("Also", t.Auto(t.Pattern("rest", t.Self()), (v.SoulCharge(1),)))
    order = t.ToRest(t.Every(t.Cards(("rear-guard",), t.YOU)))
    table, me, _them = obeyed("you", order, mine=side(circles={1: once, 2: also, 3: A, 4: B}))
    me.chooses(once)
    while table.prompt == "standby":
        table.answer(0)
    assert (len(me.hand), len(me.soul)) == (1, 1)


@pytest.mark.rule("vanguard:7.4.1.10.1")
def test_the_log_tells_who_boosts_whom_and_by_how_much() -> None:
    """Q. My unit of 7000 power boosts my attacker. What does the log say?  A. Just that."""
    table = battle(you=side(circles={1: B, 3: A}), them=side(vanguard=Wall))
    table.you.attacks(B, Wall, boost=True)
    (entry,) = table.logged("boost")
    assert (entry.seat, entry.amount) == (0, 7000)
