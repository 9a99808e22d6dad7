"""15-36. Redirecting damage to another card."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.c15_terms import attacking as c15_terms_attacking
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.gateruler.table import Player, Table, attacking, event, given, ruler, side, unit
from tests.games.gateruler.told import THEIR_UNITS, obeyed, printed, said, seats
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
BEAR, WOLF = unit("Bear", hp=9), unit("Wolf", hp=9)
FOX = unit("Fox", atk=5, stk=2, hp=9)
RITE = event(
    "Rite",
    *printed(
        "Timing: When you or an allied unit is about to be dealt damage.\n"
        "Choose 1 unit. Redirect this damage to it."
    ),
)
TWICE = "You are dealt 1 damage. You are dealt 2 damage."
STORM = v.DealDamage(t.Every(THEIR_UNITS), 3)


def guard(text: str, name: str = "Guard", hp: int = 9) -> Card:
    return unit(name, *printed(text), hp=hp)


BODYGUARD = guard("Redirect damage dealt to you to this.", "Bodyguard")


def struck(who: str, theirs: dict[int, Card], target: int | str = "ruler") -> tuple[Player, Player]:
    """In that player's turn a unit of ATK 5 and STK 2 attacks."""
    table = attacking(**seats(who, side(attack={1: FOX}), side(attack=theirs)), turn_of=who)
    me, them = table.player(who), table.player(other(who))
    me.attacks(FOX, target)
    return me, them


def answered(
    who: str, text: str, target: Card, attack: dict[int, Card]
) -> tuple[Table, Player, Player]:
    """The other player answers an order with the rite, which sends the damage to a unit."""
    table, me, them = said(who, text, theirs=side(attack=attack, set=[RITE]))
    them.chooses("standby")
    them.chooses(target)
    table.resolve()
    return table, me, them


# What answers damage


@BOTH
@pytest.mark.rule("gateruler:15-36a")
def test_15_36a_effect_damage_is_redirected_to_another_card(who: str) -> None:
    _table, _me, them = answered(who, "Deal 3 damage to your opponent.", WOLF, {1: BEAR, 2: WOLF})
    assert them.damage == [] and (them.damage_on(BEAR), them.damage_on(WOLF)) == (0, 3)


@BOTH
@pytest.mark.rule("gateruler:15-36a", "gateruler:15-20e-3a")
def test_the_combat_damage_of_an_attack_is_too(who: str) -> None:
    """Q. It strikes its own side now: with its ATK or its STK? A. With what it would have dealt
    to the ruler: only whom it hits has changed."""
    table = attacking(**seats(who, side(attack={1: FOX, 2: BEAR}), side(set=[RITE])), turn_of=who)
    me, them = table.player(who), table.player(other(who))
    while table.asked == other(who):
        them.passes()  # before the attack
    me.attacks(FOX, "ruler")
    them.chooses("standby")
    them.chooses(BEAR)
    assert them.damage == [] and me.damage_on(BEAR) == 2


@pytest.mark.rule("gateruler:15-36a", "gateruler:14-4c-1")
def test_if_the_other_card_is_gone_the_damage_stays_where_it_was() -> None:
    away = event("Away", *printed("Timing: Instant Action\nDestroy 1 enemy unit."))
    table, me, them = said(
        "you", "Deal 3 damage to your opponent.",
        mine=side(set=[away]), theirs=side(attack={1: BEAR}, set=[RITE]),
    )  # fmt: skip
    while table.asked == "you":
        me.passes()
    them.chooses("standby")
    me.plays(away)
    table.resolve()
    assert them.attack(1) is None and len(them.damage) == 3


# What redirects any damage


@BOTH
@pytest.mark.rule("gateruler:15-36a")
def test_a_continuous_ability_redirects_all_such_damage(who: str) -> None:
    _me, them = struck(who, {1: BODYGUARD})
    assert them.damage == [] and them.damage_on(BODYGUARD) == 2
    shots = (v.DealDamage(t.Every(t.Cards(("ruler",), t.OPPONENT)), 1),) * 2
    _table, _me, them = obeyed(who, *shots, theirs=side(attack={1: BODYGUARD}))
    assert them.damage == [] and them.damage_on(BODYGUARD) == 2


@pytest.mark.parametrize(("sort", "hurt"), [("combat ", (2, 0)), ("effect ", (0, 2)), ("", (2, 2))])
@pytest.mark.rule("gateruler:15-36a", "gateruler:15-20c")
def test_only_damage_of_the_sort_that_it_speaks_of(sort: str, hurt: tuple[int, int]) -> None:
    screen = guard(f"Redirect {sort}damage dealt to you to this.")
    _me, them = struck("you", {1: screen})
    _table, _you, other_ = said(
        "you", "Deal 2 damage to your opponent.", theirs=side(attack={1: screen})
    )
    assert (them.damage_on(screen), other_.damage_on(screen)) == hurt


@pytest.mark.rule("gateruler:15-36a", "gateruler:14-14e-1")
def test_the_next_damage_is_redirected_once() -> None:
    text = "Redirect the next damage dealt to you to 1 enemy unit."
    _table, me, them = said("you", f"{text} {TWICE}", theirs=side(attack={1: BEAR}))
    assert len(me.damage) == 2 and them.damage_on(BEAR) == 1


@pytest.mark.rule("gateruler:15-36a", "gateruler:14-12a-2")
def test_for_a_time_it_is_redirected_each_time() -> None:
    text = "Redirect damage dealt to you this turn to 1 enemy unit."
    _table, me, them = said("you", f"{text} {TWICE}", theirs=side(attack={1: BEAR}))
    assert me.damage == [] and them.damage_on(BEAR) == 3


# What one may take or leave

SHIELD = guard(
    "[Turn 1] When another allied unit would be dealt damage, you may redirect it to this instead.",
    "Shield",
    20,
)


@BOTH
@pytest.mark.rule("gateruler:14-14c-2", "gateruler:14-7d", "gateruler:15-36a")
def test_whoever_may_redirect_is_asked_each_time_until_they_do(who: str) -> None:
    table, _me, them = said(
        who, "Deal 1 damage to all enemy units. Deal 2 damage to all enemy units. "
        "Deal 4 damage to all enemy units.", theirs=side(attack={1: BEAR, 2: SHIELD}),
    )  # fmt: skip
    assert table.asked == other(who)
    them.chooses("no")
    them.chooses("yes")
    assert table.prompt != "instead", "once a turn"
    assert (them.damage_on(BEAR), them.damage_on(SHIELD)) == (5, 9)


@pytest.mark.rule("gateruler:14-14c-2a", "gateruler:15-36a")
def test_with_no_other_card_to_redirect_it_to_nobody_is_asked() -> None:
    """Any allied unit, and it is the only one."""
    text = "When an allied unit would be dealt damage, you may redirect it to this instead."
    lonely = guard(text)
    table, _me, them = said("you", "Deal 2 damage to all enemy units.",
                            theirs=side(attack={1: lonely}))  # fmt: skip
    assert table.asked == "you" and them.damage_on(lonely) == 2


# What else bears on the damage


@BOTH
@pytest.mark.rule("gateruler:15-36a", "gateruler:14-14g-2")
def test_what_bears_on_the_new_card_is_applied_and_on_the_old_one_not(who: str) -> None:
    """The ruler's halving is of no use, the guard's own is; damage is doubled but once."""
    safe = ruler("Safe", *printed("Damage dealt to you becomes 1."))
    tough = guard("Redirect damage dealt to you to this.\nReduce damage dealt to this by 2.")
    fierce = unit("Fierce", *printed("Double damage dealt by this."), stk=3)
    mine, theirs = side(attack={1: fierce}), side(ruler=safe, attack={1: tough})
    table = attacking(**seats(who, mine, theirs), turn_of=who)
    me, them = table.player(who), table.player(other(who))
    me.attacks(fierce, "ruler")
    assert table.asked == other(who) and table.prompt == "replace"
    them.chooses(tough)
    assert them.damage == [] and them.damage_on(tough) == 4


@pytest.mark.rule("gateruler:14-14d", "gateruler:15-36a")
def test_two_that_redirect_to_each_other_do_so_once_each() -> None:
    text = "When another allied unit would be dealt damage, redirect it to this instead."
    one, two = guard(text, "One"), guard(text, "Two")
    _table, _me, them = obeyed(
        "you", v.DealDamage(t.Pick(1, THEIR_UNITS), 3), theirs=side(attack={1: one, 2: two})
    )
    _me.chooses(one)
    assert (them.damage_on(one), them.damage_on(two)) == (3, 0)


@pytest.mark.rule("gateruler:15-27c-1", "gateruler:15-36a")
def test_what_ignores_damage_ignores_what_is_redirected_to_it() -> None:
    stone = guard("Redirect damage dealt to you to this.\nThis ignores damage.")
    _me, them = struck("you", {1: stone})
    assert them.damage == [] and them.damage_on(stone) == 0


@pytest.mark.rule("gateruler:15-36a", "gateruler:15-12b-1")
def test_damage_of_one_moment_adds_up_on_one_card() -> None:
    """3 to each of two units, all of it on one: it is destroyed, and the other unharmed."""
    saint = guard("Redirect damage dealt to other allied units to this.", hp=6)
    _table, _me, them = obeyed("you", STORM, theirs=side(attack={1: BEAR, 2: saint}))
    assert them.graveyard == [saint] and them.damage_on(BEAR) == 0


@pytest.mark.rule("gateruler:13-6c-1", "gateruler:15-36a")
def test_damage_that_ignores_cnt_ignores_it_for_whoever_takes_it() -> None:
    lucky = unit("Lucky", *printed("[CNT] Heal 1 life."))
    blame = guard("Redirect damage dealt to you to your opponent's ruler.")
    _table, me, them = said(
        "you", "Deal 1 damage to your opponent, ignoring CNT.",
        mine=side(deck=[lucky]), theirs=side(attack={1: blame}),
    )  # fmt: skip
    assert them.damage == [] and me.damage == [lucky]


@pytest.mark.parametrize("stk", [0, 2])
@pytest.mark.rule("gateruler:15-35b", "gateruler:15-35c", "gateruler:15-36a")
def test_whoever_takes_redirected_combat_damage_has_battled(stk: int) -> None:
    """Q. And the card it was meant for? A. It has not: that never happened (14-14b)."""
    fox = unit("Fox", stk=stk)
    wait = event("Wait", *printed("Timing: Instant Action\nDraw a card."))
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: BODYGUARD}, set=[wait]))
    while table.asked == "them":
        table.them.passes()
    table.you.attacks(fox, "ruler")
    while not battled(table, fox):
        table.them.passes()
    assert battled(table, fox) == [BODYGUARD]
    while table.asked == "them":
        table.them.passes()


def battled(table: Table, card: Card) -> list[Card]:
    """The cards that one of yours has battled with in this attack."""
    game = table.game
    found = c15_terms_attacking.battled_with(game, table.you.find(card))
    return [game.state.printed[each] for each in found]


@pytest.mark.rule("gateruler:14-18b-5", "gateruler:15-36a")
def test_combat_damage_redirected_to_a_geared_up_ruler_hits_the_unit() -> None:
    blame = guard("Redirect combat damage dealt to this to your opponent's ruler.")
    suit = unit("Suit", t.Keyword("Gear Up"), hp=9)
    table = given(you=side(hand=[suit], attack={1: FOX}), them=side(attack={1: blame}))
    table.you.does("gear up", suit)
    table.you.passes()
    table.begins("attack phase", attacks=0)
    table.you.attacks(FOX, 1)
    assert table.them.damage_on(blame) == 0
    assert table.you.damage_on(suit) == 5 and table.you.damage == []
