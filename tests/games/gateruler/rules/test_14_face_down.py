"""14-19: face-down units."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.state import FACE_DOWN
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    Player,
    Table,
    attacking,
    down,
    event,
    field,
    given,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import YOUR_HAND, YOUR_UNITS, act, knows, seats, when
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
DICTATED = (("type", "unit"), ("name", ()), ("level", 0), ("atk", 1), ("hp", 1), ("stk", 1),
            ("faction", ()), ("attributes", ()))  # fmt: skip
UP = v.FlipUp(t.Every(YOUR_UNITS))
TIGER = unit(
    "Tiger",
    when("enter", t.Draw(3)),
    act(t.Draw(5)),
    atk=5,
    hp=5,
    stk=2,
    level=4,
    attributes=["Beast"],
)


def hidden(
    who: str, card: Card, *orders: t.Effect | tuple[t.Effect, ...], **mine: Any
) -> tuple[Table, Player, Player]:
    """That player has put the card of the hand face down into attack zone 1."""
    down = v.PutFaceDown(t.Pick(1, YOUR_HAND), DICTATED)
    veil = ruler(
        "Veil",
        act(down),
        *[act(*(each if isinstance(each, tuple) else (each,))) for each in orders],
    )
    own = side(ruler=veil, hand=[card], **mine)
    table = given(**seats(who, own), turn_of=who)
    player = table.player(who)
    player.uses(veil, 0)
    player.chooses_zone(1)
    return table, player, table.player(other(who))


def order(player: Player, number: int = 1) -> None:
    game = player.table.game
    player.uses(game.state.printed[u.ruler_of(game, player.seat)], number)


@BOTH
def test_14_19b_its_controller_may_look_at_it_and_nobody_else(who: str) -> None:
    table, player, them = hidden(who, TIGER)
    assert table.game.state.face[player.find(TIGER)] == FACE_DOWN
    assert knows(player, TIGER) and not knows(them, TIGER)


@BOTH
@pytest.mark.rule("gateruler:14-19c", "gateruler:15-5b")
def test_14_19c_revealed_it_still_counts_as_what_was_dictated(who: str) -> None:
    dogs, big = (
        t.Every(t.Cards(("unit",), t.YOU, (t.Compare("level", relation, level),)))
        for relation, level in (("==", 2), (">=", 4))
    )
    shown = (t.Reveal(t.Every(YOUR_UNITS)), t.Destroy(dogs), t.Destroy(big))
    table, player, them = hidden(who, TIGER, shown, attack={2: unit("Dog", level=2)})
    order(player)
    tiger = player.find(TIGER)
    assert knows(them, TIGER) and table.game.state.face[tiger] == FACE_DOWN
    assert (table.game.value(tiger, "atk"), table.game.value(tiger, "name")) == (1, ())


@BOTH
@pytest.mark.rule("gateruler:14-19c", "gateruler:3-2b-5")
def test_14_19c_chosen_for_what_it_counts_as_it_is_not_shown(who: str) -> None:
    small = t.Cards(("unit",), t.YOU, (t.Compare("level", "<=", 0),))
    table, player, them = hidden(who, TIGER, v.Heal(t.Pick(1, small), 1))
    order(player)
    assert table.game.state.face[player.find(TIGER)] == FACE_DOWN
    assert knows(player, TIGER) and not knows(them, TIGER)


@BOTH
@pytest.mark.rule("gateruler:14-19b", "gateruler:14-19c")
def test_who_sees_its_back_only_sees_which_zone_attacks(who: str) -> None:
    """It attacks like any unit: all see from where, its controller sees with what."""
    wait = event("Wait", v.EventEffect("instant", (t.Draw(1),)))
    mine, theirs = side(attack={2: down(TIGER)}), side(set=[wait])
    table = attacking(**seats(who, mine, theirs), turn_of=who)
    me, them = table.player(who), table.player(other(who))
    while table.asked == other(who):
        them.passes()
    me.attacks(TIGER, "ruler")
    assert them.sees()["scene"]["from"] == me.sees()["scene"]["from"] == "attack 2"
    assert me.sees()["scene"]["attacking"] and not them.sees()["scene"]["attacking"]
    while table.asked == other(who):
        them.passes()


@BOTH
def test_14_19c_it_has_only_what_the_effect_says(who: str) -> None:
    """ATK 1, no level, no attribute, and no ability of its hidden side."""
    table, player, _them = hidden(who, TIGER)
    assert [player.value(TIGER, name) for name in ("atk", "hp", "level")] == [1, 1, 0]
    assert player.value(TIGER, "attributes") == ()
    assert TIGER not in player.offers("ability")


@BOTH
@pytest.mark.rule("gateruler:14-19d")
@pytest.mark.rule("gateruler:14-2b")
def test_14_19d_what_its_hidden_side_forbids_does_not_keep_it_out(who: str) -> None:
    """A card that cannot enter an attack zone face up enters it face down."""
    barred = t.Pattern("enter", t.Self(), to=("attack", "defense"), also=("move",))
    recluse = unit("Recluse", t.Forbid(barred))
    _table, player, _them = hidden(who, recluse)
    assert player.attack(1) is recluse


@BOTH
@pytest.mark.rule("gateruler:14-19c", "gateruler:14-4b-4e")
def test_14_19c_what_it_is_all_can_see(who: str) -> None:
    """It can be chosen as a unit of 1 ATK, and not as a beast."""
    for sort, able in ((t.Compare("atk", "<=", 1), True), (v.Attribute(("Beast",)), False)):
        weak = t.Pick(1, t.Cards(("unit",), t.YOU, (sort,)))
        table, player, _them = hidden(who, TIGER, v.Target(weak), UP)
        assert (table.asks is not None) and (
            (("ability", u.ruler_of(table.game, player.seat), 1) in table.asks.options) == able
        )


@BOTH
def test_14_19c_it_attacks_like_any_unit(who: str) -> None:
    table, player, them = hidden(who, TIGER)
    player.passes()
    table.begins("attack phase", attacks=0)
    player.attacks(TIGER, "ruler")
    assert len(them.damage) == 1
    table.leave_open()


@BOTH
@pytest.mark.parametrize("card", [TIGER, event("Word"), field("Meadow")])
def test_14_19d_whatever_is_on_the_hidden_side_is_ignored_as_it_enters(
    who: str, card: Card
) -> None:
    """No ability for entering, no Summon Requirement; and it need not be a unit card."""
    table, player, _them = hidden(who, card)
    assert player.attack(1) == card and player.hand == []


def test_14_19d_no_summon_requirement_is_to_be_met() -> None:
    need = v.SummonRequirement((t.Destroy(t.Every(YOUR_UNITS)),), (t.Put(t.Self(), "graveyard"),))
    king = unit("King", need)
    table, player, _them = hidden("you", king, attack={2: PLAIN})
    assert player.attack(1) == king and player.attack(2) == PLAIN


@BOTH
def test_14_19e_turned_up_it_is_what_is_printed_at_once(who: str) -> None:
    table, player, them = hidden(who, TIGER, UP)
    order(player)
    assert [player.value(TIGER, name) for name in ("atk", "hp", "level")] == [5, 5, 4]
    assert TIGER in player.offers("ability") and knows(them, TIGER)


@BOTH
@pytest.mark.parametrize("card", [event("Word"), field("Meadow")])
def test_14_19e_1_what_turns_out_to_be_no_unit_goes_to_the_graveyard(who: str, card: Card) -> None:
    """That is no destruction."""
    grave = field("Grave", t.Auto(t.Pattern("destroy"), (t.Draw(1),)))
    table, player, _them = hidden(who, card, UP, field=[grave])
    order(player)
    assert player.attack(1) is None and player.graveyard == [card]
    assert player.hand == []


@BOTH
def test_14_19f_turned_up_it_does_not_enter_play(who: str) -> None:
    """What draws as it enters does not draw, nor does what listens for units that enter."""
    gate = field("Gate", t.Auto(t.Pattern("enter", YOUR_UNITS), (v.HealLife(1),)))
    table, player, _them = hidden(who, TIGER, UP, field=[gate], damage=2)
    player.chooses(PLAIN)
    assert len(player.damage) == 1
    order(player)
    assert player.hand == [] and len(player.damage) == 1
