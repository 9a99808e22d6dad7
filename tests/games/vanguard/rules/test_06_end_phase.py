"""6.8. End phase."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import (
    PLAIN,
    PLAIN_VANGUARD,
    Player,
    Side,
    Table,
    g_unit,
    given,
    locked,
    seats,
    side,
    unit,
)
from tests.games.vanguard.told import at, gets, when

BOTH = pytest.mark.parametrize("who", ["you", "them"])

Knight = unit("Knight", grade=1)
Gale = g_unit("Gale")
Crown = unit("Crown", grade=3)


def players(table: Table, who: str) -> tuple[Player, Player]:
    return table.player(who), table.player(other(who))


def ending(
    who: str, mine: Side | None = None, theirs: Side | None = None
) -> tuple[Table, Player, Player]:
    """That player's end phase, carried out."""
    table = given(**seats(who, mine, theirs), phase="end phase", turn_of=who)
    return table, *players(table, who)


# 6.8.1.1. Returning


@BOTH
def test_6_8_1_1_1_g_units_return_to_the_g_zone_face_up(who: str) -> None:
    mine = side(vanguard=Gale, hearts=[Crown], circles={1: Gale})
    _, player, _ = ending(who, mine)
    assert player.vanguards == [Crown]
    assert player.hearts == []
    assert player.circle(1) is None
    assert player.g_zone == [Gale, Gale]
    assert player.face_down("G") == []


@BOTH
def test_6_8_1_1_1_the_other_players_too(who: str) -> None:
    _, _, opponent = ending(who, side(), side(vanguard=Gale, hearts=[Crown]))
    assert opponent.vanguards == [Crown]
    assert opponent.g_zone == [Gale]


@BOTH
def test_6_8_1_1_2_the_turn_players_locked_cards_are_turned_face_up(who: str) -> None:
    mine, theirs = side(circles={1: locked(Knight)}), side(circles={1: locked(Knight)})
    _, player, opponent = ending(who, mine, theirs)
    assert not player.is_locked(Knight)
    assert opponent.is_locked(Knight)


@BOTH
def test_6_8_1_1_2_and_so_are_their_deleted_units(who: str) -> None:
    """A unit that is deleted in its player's own turn is so until this turn's end phase."""
    mine = side(vanguard=unit("Fading", v.Act((), (v.Delete(t.Self()),)), grade=3))
    table = given(**seats(who, mine), turn_of=who)
    player, _ = players(table, who)
    fading = player.vanguard
    assert fading is not None
    player.uses(fading)
    assert player.power(fading) == 0
    player.passes()
    table.begins("end phase")
    assert player.power(fading) == 11000


@BOTH
def test_6_8_1_1_first_the_one_and_then_the_other(who: str) -> None:
    glad = unit("Glad", when("unlock", t.Draw(1)))
    mine = side(vanguard=Gale, hearts=[Crown], circles={1: locked(Knight), 2: glad})
    table, player, _ = ending(who, mine)
    kinds = [entry.message for entry in table.game.log or () if entry.rule in (
        "6.8.1.1.1", "6.8.1.1.2",
    )]  # fmt: skip
    assert kinds == ["leave", "unlock"]
    assert player.hand == []


# 6.8.1.2. to 6.8.1.5.


@BOTH
def test_6_8_1_2_abilities_about_returning_resolve_before_those_about_the_end(who: str) -> None:
    """Otherwise their player would be asked which of the two comes first."""
    freed = unit("Freed", when("unlock", v.SoulCharge(1)))
    late = unit("Late", at("end turn", v.SoulCharge(1), who=t.YOU))
    table, player, _ = ending(who, side(circles={1: locked(freed), 2: late}))
    assert table.halted
    assert len(player.soul) == 2


@BOTH
@pytest.mark.parametrize("kind", ["begin end phase", "end turn"])
def test_6_8_1_3_abilities_about_the_end_resolve_while_the_turns_effects_last(
    who: str, kind: str
) -> None:
    strong = t.Relation(t.Of("power", t.Self()), ">=", 9000)
    late = unit(
        "Late",
        v.Act((), (gets(t.Self(), 2000),), while_=(v.Once(),)),
        at(kind, t.If(strong, (t.Draw(1),)), who=t.YOU),
    )
    table = given(**seats(who, side(circles={1: late})), turn_of=who)
    player, _ = players(table, who)
    player.uses(late)
    player.passes()
    table.begins("end phase")
    assert player.hand == [PLAIN]


@BOTH
@pytest.mark.rule("vanguard:6.8.1.3")
def test_6_8_1_3_each_of_them_stands_by_but_once(who: str) -> None:
    late = unit("Late", at("end turn", v.SoulCharge(1)))
    table, player, opponent = ending(who, side(circles={1: late}), side(circles={1: late, 2: late}))
    opponent.chooses(late)
    assert table.halted
    assert (len(player.soul), len(opponent.soul)) == (1, 2)


@BOTH
@pytest.mark.rule("vanguard:6.8.1", "vanguard:6.8.1.4")
def test_6_8_1_4_effects_until_the_end_of_the_turn_end(who: str) -> None:
    strong = unit("Strong", v.Act((), (gets(t.Self(), 2000),), while_=(v.Once(),)))
    table = given(**seats(who, side(circles={1: strong})), turn_of=who)
    player, _ = players(table, who)
    player.uses(strong)
    player.passes()
    assert player.power(strong) == 9000
    table.begins("end phase")
    assert player.power(strong) == 7000


@BOTH
@pytest.mark.parametrize(("period", "turns"), [("your turn", 2), ("opponent turn", 1)])
def test_6_8_1_4_effects_until_the_end_of_a_later_turn_end_with_that_one(
    who: str, period: str, turns: int
) -> None:
    strong = unit("Strong", v.Act((), (gets(t.Self(), 2000, period),), while_=(v.Once(),)))
    table = given(**seats(who, side(circles={1: strong}), side()), turn_of=who)
    player, opponent = players(table, who)
    player.uses(strong)
    player.passes()
    table.begins("end phase")
    assert player.power(strong) == 9000
    table.begins("turn")
    for turn in range(turns):
        whose = opponent if turn == 0 else player
        whose.passes()
        whose.passes()
        assert player.power(strong) == 9000
        whose.ends_attacks()
    assert player.power(strong) == 7000


@BOTH
def test_6_8_1_5_then_the_next_turn_is_the_opponents(who: str) -> None:
    table = given(**seats(who), phase="turn", turn_of=other(who))
    player, opponent = players(table, who)
    assert table.game.state.turn_player == player.seat
    player.passes()
    player.passes()
    player.ends_attacks()
    assert table.game.state.turn_player == opponent.seat
    assert table.prompt == "ride"
    assert opponent.hand == [PLAIN]


@BOTH
def test_6_8_1_5_an_ability_that_comes_back_with_the_end_of_the_turn_still_counts(
    who: str,
) -> None:
    """Q. It had no abilities until end of turn. Does its "at the end of the turn" work?
    A. Yes: when that effect has ended the end phase goes round once more."""
    lost = t.Continuous((t.Change(t.Self(), "abilities", "lose-all"),))
    mute = unit(
        "Mute",
        v.Act((), (t.Lasting("turn", lost),)),
        at("end turn", t.Draw(1), who=t.YOU),
    )
    table = given(**seats(who, side(circles={1: mute})), turn_of=who)
    player, _ = players(table, who)
    player.uses(mute)
    player.passes()
    table.begins("end phase")
    assert table.halted
    assert player.hand == [PLAIN]


def test_6_8_1_5_a_vanguard_stays_rested_into_the_next_turn() -> None:
    """Only the turn player's units stand, when the turn has changed."""
    table = given(phase="turn", turn_of="them")
    table.you.passes()
    table.you.passes()
    table.you.attacks(PLAIN_VANGUARD, PLAIN_VANGUARD)
    assert not table.you.stands(PLAIN_VANGUARD)
    assert table.them.stands(PLAIN_VANGUARD)
