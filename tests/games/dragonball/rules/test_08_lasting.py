"""8-2-2. Effects that go on: for the cards that were named when they began."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import text
from headjudge.kernel.cards import Card
from tests.games.dragonball.table import (
    PLAIN,
    Player,
    Table,
    battle_card,
    extra_card,
    given,
    leader,
    rested,
    seats,
    side,
)
from tests.games.table import other

A = battle_card("Ash", power=15000)
B = battle_card("Birch", power=15000)
BOTH = pytest.mark.parametrize("who", ["you", "them"])
NOTHING = "this card gets +5000 power for the duration of the turn"
EAGER = battle_card(
    "Eager", *text.read("[Auto] When this card attacks, switch this card to Active Mode.")
)


def keeper(effect: str) -> Card:
    """A leader that does this when it is attacked."""
    return leader("Keeper", *text.read(f"[Auto] When this card is attacked, {effect}."))


def end_battle(table: Table) -> None:
    """Everybody passes until the turn player is asked in the main phase."""
    while table.prompt != "main":
        table.player(table.asked).passes()


def attacked(who: str, effect: str, *attackers: Card) -> tuple[Table, Player, Player]:
    """The first of these cards has attacked a leader that does this when it is attacked."""
    guard = keeper(effect)
    table = given(**seats(who, side(battle=attackers), side(guard)), turn_of=who)
    me, them = table.player(who), table.player(other(who))
    me.attacks(attackers[0], guard)
    end_battle(table)
    return table, me, them


@BOTH
@pytest.mark.rule("dragonball:8-2-2-2")
@pytest.mark.parametrize(
    ("effect", "again"),
    [("the attacking card can't attack for the duration of the turn", False), (NOTHING, True)],
)
def test_a_card_named_by_its_role_is_meant_after_the_battle(
    who: str, effect: str, again: bool
) -> None:
    """Q. "The attacking card can't attack for the duration of the turn", and it is in Active
    Mode again. A. It can't attack; another card can."""
    _table, me, _them = attacked(who, effect, EAGER, B)
    assert me.is_active(EAGER)
    assert (EAGER in me.offers("attack")) == again
    assert B in me.offers("attack")


@BOTH
@pytest.mark.rule("dragonball:8-2-2-2", "dragonball:6-2-1")
@pytest.mark.parametrize(
    ("effect", "active"),
    [
        (
            "the attacking card can't switch to Active Mode during your opponent's next "
            "charge phase",
            False,
        ),
        (NOTHING, True),
    ],
)
def test_it_is_meant_in_a_later_turn_too(who: str, effect: str, active: bool) -> None:
    guard = keeper(effect)
    mine = side(battle=[A, rested(B)])
    table = given(**seats(who, mine, side(guard)), turn_of=who)
    me = table.player(who)
    me.attacks(A, guard)
    end_battle(table)
    me.passes()
    table.begins("charge phase")
    assert me.is_active(A) == active
    assert me.is_active(B)


@BOTH
@pytest.mark.rule("dragonball:8-2-2-2", "dragonball:10-10-2")
def test_a_card_named_by_having_been_played_is_meant_all_turn(who: str) -> None:
    """Q. "The Battle Card played can't attack for the duration of the turn." A. That one can't,
    though nothing is being played any more."""
    trap = extra_card(
        "Trap",
        *text.read(
            "[Counter: Play] The Battle Card played can't attack for the duration of the turn."
        ),
        energy_cost=0,
    )
    table = given(
        **seats(who, side(battle=[B], hand=[A], energy=1), side(hand=[trap])), turn_of=who,
        windows=True,
    )  # fmt: skip
    me, them = table.player(who), table.player(other(who))
    me.plays(A)
    them.counters(trap)
    end_battle(table)
    assert A not in me.offers("attack")
    assert B in me.offers("attack")


@BOTH
@pytest.mark.rule("dragonball:8-2-2-2", "dragonball:8-6-5")
@pytest.mark.parametrize("named", ["the attacking card", "it", "this card"])
def test_what_is_done_later_is_done_to_the_card_named_before(who: str, named: str) -> None:
    """Q. "At the end of the turn, KO the attacking card." Nothing attacks then. A. The card is
    KO-ed that attacked when this was said."""
    stern = battle_card(
        "Stern",
        *text.read(f"[Auto] When this card is attacked, at the end of the turn, KO {named}."),
        power=30000,
    )
    table = given(
        **seats(who, side(battle=[A, B]), side(battle=[rested(stern), PLAIN])), turn_of=who
    )
    me, them = table.player(who), table.player(other(who))
    me.attacks(A, stern)
    end_battle(table)
    assert me.battle == [A, B]
    me.passes()
    table.begins("end phase")
    assert (A in me.battle) == (named != "the attacking card")
    assert (stern in them.battle) == (named == "the attacking card")
    assert B in me.battle and PLAIN in them.battle
    table.leave_open()
