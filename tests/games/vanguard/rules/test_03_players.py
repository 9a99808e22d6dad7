"""3.3 to 3.6. Owners and masters, check timings and play timings."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import (
    PLAIN,
    PLAIN_VANGUARD,
    battle,
    given,
    seats,
    side,
    start,
    unit,
)
from tests.games.vanguard.told import THEIR_REAR_GUARDS, YOUR_REAR_GUARDS, obeyed, one, when

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada")
B = unit("Bodo")


# 3.3. Owner


def test_3_3_2_the_owner_of_a_card_is_whoever_had_it_in_a_deck_at_the_beginning() -> None:
    game = start(seed=5)
    state = game.state
    assert [state.owner.count(seat) for seat in (0, 1)] == [54, 54]
    for card, place in enumerate(state.place):
        assert game.rules.layout.seat[place] == state.owner[card]


@BOTH
def test_3_3_2_it_stays_so_whoever_uses_the_card(who: str) -> None:
    """A dominated unit that is retired goes to the drop zone of its owner."""
    dominate = v.Dominate(one(THEIR_REAR_GUARDS), until="turn")
    table, me, them = obeyed(
        who, dominate, v.Retire(t.Every(YOUR_REAR_GUARDS)), theirs=side(circles={1: A})
    )
    assert them.drop == [A]
    assert me.drop == []
    assert table.game.state.owner[them.find(A)] == them.seat


# 3.4. Master


@BOTH
@pytest.mark.parametrize("zone", ["hand", "deck", "drop", "soul", "damage", "bind"])
def test_3_4_2_the_master_of_a_card_is_the_player_whose_zone_it_is_in(who: str, zone: str) -> None:
    mine: Any = {zone: [A]}
    table = given(**seats(who, side(**mine)), phase="")
    player = table.player(who)
    assert table.game.master(player.find(A)) == player.seat


@BOTH
def test_3_4_2_a_text_about_your_units_is_about_those_in_your_zones(who: str) -> None:
    """`Your rear-guards` are counted from where they are."""
    table, me, them = obeyed(
        who,
        v.Retire(t.Every(YOUR_REAR_GUARDS)),
        mine=side(circles={1: A}),
        theirs=side(circles={1: B}),
    )
    assert me.drop == [A]
    assert them.drop == []
    assert masters.master_of_zone(table.game, them.find(B)) == them.seat


@BOTH
def test_3_4_3_the_master_of_an_effect_is_the_master_of_its_ability(who: str) -> None:
    """On the other player's turn, too, `you` in a text is the player of the card."""
    hears = unit("Hearer", t.Auto(t.Pattern("begin main phase", who=t.OPPONENT), (t.Draw(1),)))
    table = given(**seats(who, side(circles={1: hears})), turn_of=other(who))
    assert len(table.player(who).hand) == 1
    assert table.player(other(who)).hand == []


@BOTH
def test_3_4_4_the_master_of_an_activated_ability_is_whoever_plays_it(who: str) -> None:
    _table, me, them = obeyed(who, t.Draw(1), t.Discard(one(t.Cards(("hand",), t.OPPONENT))))
    assert me.hand == [PLAIN]
    assert them.drop == []


@BOTH
def test_3_4_5_the_master_of_an_automatic_ability_is_that_of_its_card(who: str) -> None:
    """Whosever turn it is."""
    hears = unit("Hearer", t.Auto(t.Pattern("begin main phase"), (t.Draw(1),)))
    for turn_of in (who, other(who)):
        table = given(**seats(who, side(circles={1: hears})), turn_of=turn_of)
        assert len(table.player(who).hand) == 1
        assert table.player(other(who)).hand == []


@BOTH
def test_3_4_5_or_that_of_the_effect_that_created_it(who: str) -> None:
    """An effect that waits for the end of the turn is its player's, though it looks at a card
    of the other player."""
    later = t.Lasting("once", t.Auto(t.Pattern("end turn"), (t.Draw(1),)))
    table, me, them = obeyed(who, later)
    me.passes()
    table.begins("end phase")
    assert me.hand == [PLAIN]
    assert them.hand == []


@BOTH
def test_3_4_6_the_master_of_a_continuous_ability_is_that_of_its_card(who: str) -> None:
    bold = t.Continuous((t.Change(t.Every(YOUR_REAR_GUARDS), "power", "add", 1000),))
    table = given(
        **seats(who, side(circles={1: A, 2: unit("Bold", bold)}), side(circles={1: B})),
        turn_of=other(who),
    )
    assert table.player(who).power(A) == 8000
    assert table.player(other(who)).power(B) == 7000


# 3.5. Check timing


@BOTH
def test_3_5_2_rule_actions_come_before_automatic_abilities(who: str) -> None:
    """A unit is called over another, and its ability asks how many there are in the drop zone:
    the one below has been retired by then."""
    in_drop = t.Relation(t.Count(t.Cards(("drop",), t.YOU)), ">=", 1)
    counts = unit("Counter", when("place", t.If(in_drop, (t.Draw(1),)), to=("rear-guard",)))
    table = given(**seats(who, side(circles={1: A}, hand=[counts])), turn_of=who)
    table.player(who).calls(counts, 1)
    assert table.player(who).drop == [A]
    assert table.player(who).hand == [PLAIN]


def test_3_5_2_a_player_who_loses_resolves_no_ability_any_more() -> None:
    wins = unit("Saviour", t.Auto(t.Pattern("begin main phase"), (t.GameEnds(t.YOU, True),)))
    assert given(you=side(circles={1: wins}, damage=6)).result == ("them", "9.2.2")
    assert given(you=side(circles={1: wins}, damage=5)).result == ("you", "1.2.5")


def test_3_5_2_rule_actions_come_again_after_each_ability() -> None:
    """Two abilities stand by; the first takes the last card of the deck."""
    draws = unit("Drawer", t.Auto(t.Pattern("begin main phase"), (t.Draw(1),)))
    table = given(you=side(circles={1: draws, 2: draws}, deck_of_plain=1))
    table.you.chooses(draws)
    assert table.result == ("them", "9.2.3")


# 3.6. Play timing


def waiting(player: str) -> Card:
    """A unit whose player draws at the beginning of that player's guard step or main phase."""
    return unit(
        "Waiter",
        t.Auto(t.Pattern("begin guard step", also=("begin main phase",), who=player), (t.Draw(1),)),
    )


@BOTH
def test_3_6_2_a_check_timing_comes_before_the_play_timing(who: str) -> None:
    table = given(**seats(who, side(circles={1: waiting(t.YOU)})), turn_of=who)
    assert table.prompt == "main"
    assert table.player(who).hand == [PLAIN]  # it was resolved before the player is asked


@pytest.mark.rule("vanguard:3.6.2")
def test_so_it_does_in_the_guard_step() -> None:
    table = battle(them=side(circles={3: waiting(t.OPPONENT)}))
    table.you.attacks(PLAIN_VANGUARD, PLAIN_VANGUARD)
    assert table.prompt == "guard"
    assert table.them.hand == [PLAIN]
    table.leave_open()


@BOTH
def test_3_6_3_the_player_takes_an_action_or_passes(who: str) -> None:
    table = given(**seats(who, side(hand=[A])), turn_of=who)
    assert table.player(who).offered == [A, "pass"]


@BOTH
def test_3_6_3_so_does_the_other_player_in_the_guard_step(who: str) -> None:
    table = battle(**seats(who, theirs=side(hand=[A])), turn_of=who)
    table.player(who).attacks(PLAIN_VANGUARD, PLAIN_VANGUARD)
    assert table.player(other(who)).offered == [A, "pass"]
    table.leave_open()


@BOTH
def test_3_6_3_1_after_an_action_the_same_player_acts_again(who: str) -> None:
    table = given(**seats(who, side(hand=[A, B])), turn_of=who)
    table.player(who).calls(A, 1)
    assert table.prompt == "main"
    table.player(who).calls(B, 2)
    assert table.prompt == "main"


@BOTH
def test_3_6_3_1_one_may_guard_again_after_guarding(who: str) -> None:
    table = battle(**seats(who, theirs=side(hand=[A, B])), turn_of=who)
    them = table.player(other(who))
    table.player(who).attacks(PLAIN_VANGUARD, PLAIN_VANGUARD)
    them.guards(A)
    assert table.prompt == "guard"
    them.guards(B)
    assert them.drop == [A, B]


@BOTH
def test_3_6_3_2_after_a_pass_the_game_goes_on(who: str) -> None:
    table = given(**seats(who, side(hand=[A])), turn_of=who)
    table.player(who).passes()
    assert table.halted
    assert table.player(who).hand == [A]


def test_3_6_3_2_before_that_everything_that_waits_is_resolved() -> None:
    """What an action sets off comes before the pass that follows it."""
    eager = unit("Eager", when("place", t.Draw(1), to=("rear-guard",)))
    table = given(you=side(hand=[eager]))
    table.you.calls(eager, 1)
    assert table.you.hand == [PLAIN]
    table.you.passes()
    assert table.halted
