"""13 to 15 at their edges: less than none to divide, several cards under one effect, what two
texts say of one card, times that are no time."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    Player,
    Table,
    attacking,
    charged,
    event,
    field,
    given,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import YOUR_UNITS, gets, obeyed, printed, said, seats
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
BEAR, WOLF, FOX = unit("Bear", hp=9), unit("Wolf", hp=9), unit("Fox", hp=9)
THREE = {1: BEAR, 2: WOLF, 3: FOX}


def word(text: str, timing: str = "Standard Action") -> Card:
    return event("Word", *printed(f"Timing: {timing}\n{text}"))


# Dividing


@BOTH
@pytest.mark.rule("gateruler:14-4b-5a", "gateruler:15-10a")
def test_there_are_no_more_targets_than_there_is_to_divide(who: str) -> None:
    """2 damage among up to 3 units: 2 units at most, since each gets 1 at least."""
    text = "Deal 2 damage, divided as you choose among up to 3 enemy units."
    table, me, them = said(who, text, theirs=side(attack=THREE))
    assert table.asks is not None and (table.asks.least, table.asks.most) == (0, 2)
    me.chooses(BEAR, FOX)
    assert [them.damage_on(each) for each in THREE.values()] == [1, 0, 1]


@pytest.mark.parametrize(("damage", "can"), [(2, False), (3, True)])
@pytest.mark.rule("gateruler:14-4b-5a", "gateruler:14-4b-4")
def test_with_too_little_to_divide_it_cannot_be_played(damage: int, can: bool) -> None:
    split = word(f"Divide {damage} damage among 3 enemy units.")
    table = given(you=side(hand=[split]), them=side(attack=THREE))
    assert table.you.offers("play") == ([split] if can else [])


@pytest.mark.parametrize(("change", "dealt"), [(-5, 0), (-2, 0), (1, 3)])
@pytest.mark.rule("gateruler:14-4b-5a", "gateruler:14-4b-4a")
def test_what_is_divided_may_be_what_another_target_has(change: int, dealt: int) -> None:
    """ATK 2 and so much more; less than none is none, and then there are no targets."""
    curse = field("Curse", *printed(f"Allied units gain {change:+d} ATK."))
    text = (
        "Choose 1 allied unit. Deal damage equal to its ATK, divided as you choose among 1 or "
        "more enemy units."
    )
    mine = side(attack={1: unit("Owl")}, field=[curse])
    table, me, them = said("you", text, mine, side(attack={1: BEAR, 2: WOLF}))
    if dealt:
        me.chooses(BEAR)
    assert table.asked == "you" and table.prompt == "act"
    assert (them.damage_on(BEAR), them.damage_on(WOLF)) == (dealt, 0)


@BOTH
@pytest.mark.rule("gateruler:14-14f", "gateruler:15-2b")
def test_base_damage_is_added_before_damage_is_divided(who: str) -> None:
    more = field("More", *printed("Add +1 to the base damage of your event cards."))
    split = word("Deal 2 damage, divided as you choose among 1 or more enemy units.")
    mine, theirs = side(hand=[split], field=[more]), side(attack={1: BEAR})
    table = given(**seats(who, mine, theirs), turn_of=who)
    table.player(who).plays(split)
    assert table.player(other(who)).damage_on(BEAR) == 3


# One effect on several cards


@BOTH
@pytest.mark.rule("gateruler:15-32a-2", "gateruler:16-12b-2")
def test_of_a_card_that_remains_in_play_only_its_own_effects_end(who: str) -> None:
    """All units got +2 ATK this turn. One of them is kept in play by a charge."""
    shell = unit("Shell", *printed("Charge Shield"), atk=2)
    only = t.Cards(("unit",), t.YOU, (t.Named(("Shell",)),))
    do = (gets(t.Every(YOUR_UNITS), "atk", 2), t.Destroy(t.Every(only)))
    mine = side(attack={1: charged(shell, FOX), 2: BEAR})
    _table, me, _them = obeyed(who, *do, mine=mine)
    me.says("yes")
    assert (me.value(shell, "atk"), me.value(BEAR, "atk")) == (2, 4)


# Who has destroyed a card


def hunted(text: str) -> Table:
    """A hunter has dealt 1 damage to a unit of 3 HP; then its player says that."""
    hunter = unit("Hunter", *printed("When this destroys an enemy unit, draw a card."), atk=1)
    trap = word(text, "Instant Action")
    table = attacking(
        you=side(attack={1: hunter}, set=[trap]), them=side(attack={1: unit("Prey", hp=3)})
    )
    while table.prompt == "act":
        table.you.passes()
    table.you.attacks(hunter, 1)
    prey = table.them.attack(1)
    assert prey is not None
    while table.them.damage_on(prey) == 0:
        table.you.passes()
    table.you.plays(trap)
    table.resolve()
    table.leave_open()
    return table


@pytest.mark.rule("gateruler:14-16e")
def test_what_dealt_damage_before_has_not_destroyed_what_withers_now() -> None:
    """The damage was not enough at the time: it is not because of it."""
    table = hunted("All enemy units gain -2 HP until the end of this turn.")
    assert table.them.attack(1) is None and table.you.hand == []


@pytest.mark.rule("gateruler:14-16e")
def test_what_destroyed_it_by_damage_has() -> None:
    hunter = unit("Hunter", *printed("When this destroys an enemy unit, draw a card."), atk=3)
    table = attacking(you=side(attack={1: hunter}), them=side(attack={1: unit("Prey", hp=3)}))
    table.you.attacks(hunter, 1)
    assert table.them.attack(1) is None and len(table.you.hand) == 1


# What ignores effects, and what cannot be moved


@BOTH
@pytest.mark.rule("gateruler:15-27a-3", "gateruler:15-23a")
def test_a_field_that_ignores_effects_is_not_taken_over(who: str) -> None:
    proud, meek = field("Proud", *printed("This ignores effects.")), field("Meek")
    for there, is_taken in ((proud, False), (meek, True)):
        _table, me, them = said(who, "Gain control of 1 enemy field.", theirs=side(field=[there]))
        assert (me.fields == [there]) == is_taken == (them.fields == [])


@pytest.mark.rule("gateruler:15-23b-1", "gateruler:15-38a")
def test_a_field_out_of_play_that_cannot_enter_goes_to_the_graveyard() -> None:
    fields_ = t.Cards(("anywhere",), t.EACH, (t.Type(("field",)),))
    bar = field("Bar", t.Forbid(t.Pattern("enter", fields_)))
    order = v.GainControl(t.Every(t.Cards(("hand",), t.OPPONENT)))
    for fields, home in (([], "play"), ([bar], "graveyard")):
        meek = field("Meek")
        _table, me, them = obeyed("you", order, theirs=side(hand=[meek], field=fields))
        assert (meek in me.fields, meek in them.graveyard) == (home == "play", home != "play")


@BOTH
@pytest.mark.rule("gateruler:15-28b", "gateruler:14-18b-2")
def test_only_what_can_be_moved_is_rearranged(who: str) -> None:
    stuck = unit("Stuck", *printed("This cannot be moved."))
    table, me, _them = said(who, "Rearrange your units.", side(attack={1: stuck, 2: BEAR}))
    state = table.game.state
    assert table.asks is not None
    moved = {state.printed[int(o[1])] for o in table.asks.options if o[0] == "place"}
    assert moved == {BEAR}
    me.passes()


# What would deal damage


@pytest.mark.parametrize(
    ("text", "answered"),
    [
        ("For each allied unit, deal 1 damage to your opponent.", True),
        ("For each enemy unit, deal 1 damage to your opponent.", False),
        ("If you control a unit, deal 1 damage to your opponent.", True),
        ("If you control no units, deal 1 damage to your opponent.", False),
    ],
)
@pytest.mark.rule("gateruler:15-20d", "gateruler:15-20e")
def test_what_is_dealt_under_a_condition_would_be_dealt(text: str, answered: bool) -> None:
    rite = word("Draw a card.", "When you would be dealt damage.")
    table, _me, them = said("you", text, side(attack={1: BEAR}), side(set=[rite]))
    while table.prompt == "act" and table.asked == "them":
        them.passes()
    assert (table.prompt == "standby") == answered
    if answered:
        them.chooses("standby")
        table.resolve()
        assert len(them.hand) == 1


# Playing abilities of other cards


@BOTH
@pytest.mark.rule("gateruler:15-37b-1", "gateruler:15-37b-2", "gateruler:14-6b")
def test_an_ability_that_cannot_be_played_ends_what_must_play_it(who: str) -> None:
    """Its target is missing; whoever may play it is not asked."""
    spark = unit("Spark", *printed("[OD] Choose 1 enemy unit and destroy it."))
    play = "play the [OD] of 1 card in your graveyard"
    for text, drawn in ((f"P{play[1:]}. Draw a card.", 0), (f"You may {play}. Draw a card.", 1)):
        table, me, _them = said(who, text, side(graveyard=[spark]))
        assert table.prompt == "act" and len(me.hand) == drawn
    _table, me, them = said(
        who, f"P{play[1:]}. Draw a card.", side(graveyard=[spark]), side(attack={1: BEAR})
    )
    assert them.graveyard == [BEAR] and len(me.hand) == 1


# Costs


@BOTH
@pytest.mark.rule("gateruler:14-4b-7")
def test_what_a_cost_counts_is_counted_before_any_of_it_is_paid(who: str) -> None:
    """Twice the number of one's units: the one that is destroyed for the cost counts."""
    text = (
        "Standard Action: [Destroy 1 allied unit. Pay resources equal to twice the number of "
        "allied units] Draw a card."
    )
    sage = ruler("Sage", *printed(text))
    table = given(**seats(who, side(ruler=sage, attack={1: BEAR}, resources=3)), turn_of=who)
    table.player(who).uses(sage)
    assert table.player(who).ready_resources == 1


# Times


def next_turn(table: Table) -> None:
    """Nobody does anything more this turn."""
    turn = table.game.state.turn
    while table.game.state.turn == turn:
        asked = table.asks
        assert asked is not None
        table.answer(asked.options.index(("pass",)))


@pytest.mark.parametrize(
    ("whose", "drawn"), [("this", [1, 1, 1]), ("your next", [0, 0, 1]),
                         ("your opponent's next", [0, 1, 1])],
)  # fmt: skip
@pytest.mark.rule("gateruler:14-10f", "gateruler:14-10f-1")
def test_the_next_turn_is_not_this_one(whose: str, drawn: list[int]) -> None:
    """Q. It is my turn. When is the end of my next one? A. Two turns from now."""
    sage = ruler("Sage", *printed(f"Standard Action: At the end of {whose} turn, draw a card."))
    table = given(you=side(ruler=sage), them=side(ruler=sage), phase="end phase")
    me = table.player(str(table.asked))
    me.uses(sage)
    hands: list[int] = []
    for _turn in drawn:
        next_turn(table)
        hands.append(len(me.hand))
    assert hands == drawn
    table.leave_open()


@BOTH
@pytest.mark.rule("gateruler:14-12a-2")
def test_what_lasts_for_a_combat_while_there_is_none_does_not_bear_on_the_next(who: str) -> None:
    text = "Choose 1 allied unit. It gains +2 STK until the end of this combat."
    owl = unit("Owl", stk=1)
    table, me, them = said(who, text, side(attack={1: owl}))
    to_the_attack(table, me)
    me.attacks(owl, "ruler")
    assert len(them.damage) == 1
    table.leave_open()


def to_the_attack(table: Table, player: Player) -> None:
    player.passes()
    table.begins("attack phase", attacks=0)
