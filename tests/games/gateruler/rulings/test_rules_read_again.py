"""Rulings on sentences of the book that were read again: each "no" beside its "yes", and every card
from printed text."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.kernel.cards import Card
from headjudge.kernel.knowledge import everyone
from tests.games.gateruler.table import Player, Table, event, field, in_turn_of, side, unit
from tests.games.gateruler.told import printed, said

BOTH = pytest.mark.parametrize("who", ["you", "them"])
ELF = unit("Elf")
GUARD = unit(
    "Guard",
    *printed(
        "While this is exhausted, units cannot enter play.\n"
        "Instant Action: [Exhaust this] Heal 1 life."
    ),
)


def saying(text: str, name: str = "", **fields: Any) -> Card:
    """A unit with this text."""
    return unit(name, *printed(text), **fields)


def event_saying(text: str, name: str = "", **fields: Any) -> Card:
    """An event with this text."""
    return event(name, *printed(text), **fields)


def pass_until(table: Table, player: Player) -> None:
    """Whoever is asked gives up priority until this player is."""
    name = "them" if player.seat else "you"
    while table.prompt == "act" and table.asked != name:
        table.player(table.asked).passes()


def finish(table: Table) -> None:
    """Everybody gives up priority until the gate is empty, or something else is asked."""
    while table.prompt == "act" and table.waiting:
        table.player(table.asked).passes()


# 8-4e-2. An attacker that goes to the other play area


@BOTH
@pytest.mark.rule("gateruler:8-4e-2")
@pytest.mark.parametrize("taken", [True, False])
def test_an_attacker_that_was_taken_and_won_back_attacks_no_longer(who: str, taken: bool) -> None:
    """Q. My attacking unit is taken by my opponent, and I take it back before the damage step. Does
    it go on attacking?  A. No. It would have, had it stayed with me."""
    thief = event_saying("Timing: Instant Action\nChoose 1 enemy unit. Gain control of it.")
    elf, wall = unit("Elf", atk=2), unit("Wall", hp=9)
    theirs = side(attack={1: wall}, set=[thief] if taken else [])
    table, me, they = in_turn_of(
        who, side(attack={1: elf}, set=[thief] if taken else []), theirs, phase="attack phase"
    )
    while table.prompt == "act":
        table.player(table.asked).passes()
    me.attacks(elf, 1)
    if taken:
        pass_until(table, they)
        they.plays(thief)
        finish(table)
        they.chooses_zone(2)
        assert they.attack(2) == elf
        pass_until(table, me)
        me.plays(thief)
        me.chooses(elf)
        finish(table)
        me.chooses_zone(3)
        assert me.attack(3) == elf
    while table.prompt == "act":
        table.player(table.asked).passes()
    assert they.damage_on(wall) == (0 if taken else 2)
    table.leave_open()


# 11-2a-2a. The order of what must be played


@BOTH
@pytest.mark.rule("gateruler:11-2a-2a")
@pytest.mark.parametrize("imp_first", [True, False])
def test_forced_reveal_and_abilities_come_in_their_players_order(who: str, imp_first: bool) -> None:
    """Q. I draw a card with Forced Reveal, and my bell rings for the draw. Which is played first?
    A. Whichever I like."""
    imp = saying("Forced Reveal", "Imp")
    bell = field("Bell", *printed("[Turn 1] Whenever you draw a card, heal 1 life."))
    table, me, _they = said(who, "Draw a card.", mine=side(deck=[imp], field=[bell], damage=1))
    assert table.prompt == "standby" and me.offered == [imp, bell]
    me.chooses(imp if imp_first else bell)
    if table.prompt == "zone":
        me.chooses_zone(1)
    told = [each.message for each in table.game.log or () if each.message.startswith("play")]
    assert told[-2:] == (["play", "play ability"] if imp_first else ["play ability", "play"])
    table.resolve()
    assert me.attack(1) == imp and me.damage == []


@BOTH
@pytest.mark.rule("gateruler:11-2a-2a", "gateruler:16-15b-1c")
def test_the_active_players_ability_comes_before_the_others_forced_reveal(who: str) -> None:
    """Q. Both of us draw: my bell rings, my opponent has drawn a card with Forced Reveal. What is
    played first?  A. My bell, since it is my turn; then the Imp."""
    imp = saying("Forced Reveal", "Imp")
    bell = field("Bell", *printed("[Turn 1] Whenever you draw a card, heal 1 life."))
    table, _me, they = said(
        who, "Each player draws a card.", mine=side(field=[bell], damage=1), theirs=side(deck=[imp])
    )
    assert table.prompt == "zone" and table.waiting == ["resolve ability"]
    they.chooses_zone(1)
    table.resolve()
    assert they.attack(1) == imp


# 14-4b-6e. Without paying


@BOTH
@pytest.mark.rule("gateruler:14-4b-6e")
@pytest.mark.parametrize("free", [True, False])
def test_without_paying_the_actions_of_a_cost_fall_away_too(who: str, free: bool) -> None:
    """Q. An event asks me to discard a card. I play it without paying its cost. Do I discard?
    A. No: all that its cost demands is removed. Paying for it I do."""
    dear = event_saying("Timing: Standard Action\n[Discard a card] Heal 1 life.", "Dear", level=2)
    text = "Play 1 event card in your graveyard without paying its cost."
    if free:
        table, me, _they = said(who, text, mine=side(graveyard=[dear], hand=[ELF], damage=1))
    else:
        mine = side(hand=[dear, ELF], damage=1, resources=2)
        table, me, _they = in_turn_of(who, mine)
        me.plays(dear)
    assert me.damage == [] and me.hand == ([ELF] if free else [])
    assert me.ready_resources == 0


@BOTH
@pytest.mark.rule("gateruler:14-4b-6e")
@pytest.mark.parametrize("free", [True, False])
def test_what_cannot_be_paid_can_be_played_without_paying(who: str, free: bool) -> None:
    """Q. I have no card to discard. Can the event be played?  A. Only without paying its cost."""
    dear = event_saying("Timing: Standard Action\n[Discard a card] Heal 1 life.", "Dear")
    how = " without paying its cost" if free else " by paying a cost of 1"
    text = f"Play 1 event card in your graveyard{how}."
    _table, me, _they = said(who, text, mine=side(graveyard=[dear], damage=1, resources=1))
    assert len(me.damage) == (0 if free else 1)


@BOTH
@pytest.mark.rule("gateruler:14-6c-1")
@pytest.mark.parametrize("hand", [1, 0])
def test_by_its_counter_ability_a_card_is_free_of_its_level_alone(who: str, hand: int) -> None:
    """Q. A level 3 event that demands a discard is played by its own CNT. What do I pay?
    A. The discard, and nothing for the level. Without a card to discard it is not played."""
    text = "Timing: Standard Action\n[Discard a card] Heal 1 life.\n[CNT] Play this card."
    spring = event_saying(text, "Spring", level=3)
    mine = side(deck=[spring], hand=[ELF] * hand, damage=1)
    table, _they, me = said(who, "Deal 1 damage to your opponent.", theirs=mine)
    table.resolve()
    assert me.hand == [] and me.graveyard.count(spring) == 1
    assert len(me.damage) == 1 - hand


# 14-4c-1. Targets that are no longer valid


@BOTH
@pytest.mark.rule("gateruler:14-4c-1")
@pytest.mark.parametrize("taken", [True, False])
def test_an_enemy_unit_that_is_mine_by_now_is_no_valid_target(who: str, taken: bool) -> None:
    """Q. My event chose an enemy unit, and in answer I gained control of it. Is it dealt damage?
    A. No: it is no enemy unit any more. It would have been, had I not."""
    bolt = event_saying(
        "Timing: Standard Action\nChoose 1 enemy unit and deal 2 damage to it. Draw a card.", "Bolt"
    )
    thief = event_saying(
        "Timing: Instant Action\nChoose 1 enemy unit. Gain control of it.", "Thief"
    )
    table, me, they = in_turn_of(who, side(hand=[bolt], set=[thief]), side(attack={1: ELF}))
    me.plays(bolt)
    if taken:
        me.plays(thief)
        table.both_pass()
        me.chooses_zone(1)
    finish(table)
    holder = me if taken else they
    assert holder.damage_on(ELF) == (0 if taken else 2) and len(me.hand) == 1


@BOTH
@pytest.mark.rule("gateruler:14-4c-1")
@pytest.mark.parametrize("moved", [True, False])
def test_a_unit_that_has_left_the_zone_it_was_chosen_in_is_no_valid_target(
    who: str, moved: bool
) -> None:
    """Q. I chose a unit in an attack zone; it went to the defense zone. Is it dealt damage?
    A. No; in another attack zone it would be."""
    bolt = event_saying(
        "Timing: Standard Action\nChoose 1 unit in an attack zone and deal 2 damage to it.", "Bolt"
    )
    where = "your defense zone" if moved else "your attack zone"
    step = event_saying(f"Timing: Instant Action\nMove 1 allied unit to {where}.", "Step")
    table, me, they = in_turn_of(who, side(hand=[bolt]), side(attack={1: ELF}, set=[step]))
    me.plays(bolt)
    they.plays(step)
    while table.prompt in ("act", "zone"):
        if table.prompt == "zone":
            they.chooses_zone(2)
        elif not table.waiting:
            break
        else:
            table.player(table.asked).passes()
    assert they.damage_on(ELF) == (0 if moved else 2)


@BOTH
@pytest.mark.rule("gateruler:14-4c-1")
def test_targets_are_looked_at_before_anything_is_done(who: str) -> None:
    """Q. The event exhausts all enemy units, then deals damage to the ready unit that I chose. Is
    it dealt?  A. Yes: it was ready when the event began to be resolved."""
    text = "Exhaust all enemy units. Choose 1 ready enemy unit and deal 2 damage to it."
    _table, _me, they = said(who, text, theirs=side(attack={1: ELF}))
    assert not they.is_ready(ELF) and they.damage_on(ELF) == 2


@BOTH
@pytest.mark.rule("gateruler:14-4c-1")
@pytest.mark.parametrize("shy", [True, False])
def test_what_cannot_be_chosen_any_more_is_no_valid_target(who: str, shy: bool) -> None:
    """Q. In answer to my event its target came to be one that I cannot choose.  A. Then it is no
    valid target; it would be, were it kept from nothing. (DEVIATIONS.md)"""
    bolt = event_saying("Timing: Standard Action\nChoose 1 unit and deal 2 damage to it.", "Bolt")
    ban = "All allied units cannot be chosen by your opponent's effects this turn."
    veil = event_saying(f"Timing: Instant Action\n{ban if shy else 'Draw a card.'}", "Veil")
    table, me, they = in_turn_of(who, side(hand=[bolt]), side(attack={1: ELF}, set=[veil]))
    me.plays(bolt)
    they.plays(veil)
    finish(table)
    assert they.damage_on(ELF) == (0 if shy else 2)


# 14-5a. A set card for when something happens


@BOTH
@pytest.mark.rule("gateruler:14-5a")
@pytest.mark.parametrize("plays", [True, False])
def test_a_set_card_that_all_have_seen_may_still_be_left(who: str, plays: bool) -> None:
    """Q. My opponent has looked at my set card, whose condition is met now. Must I play it?
    A. I may, or not, as with any other."""
    snare = event_saying(
        "Timing: You can play this when an enemy unit attacks.\nHeal 1 life.", "Snare"
    )
    table, they, me = in_turn_of(
        who, side(attack={1: ELF}), side(set=[snare], damage=1), phase="attack phase"
    )
    table.game.reveal((me.find(snare),), everyone(table.game.state))
    they.attacks(ELF, "ruler")
    assert table.prompt == "standby" and "pass" in me.offered
    if plays:
        me.chooses(snare)
    else:
        me.passes()
    while table.prompt == "act":
        table.player(table.asked).passes()
    assert me.graveyard.count(snare) == plays and me.set_cards == ([] if plays else [snare])
    table.leave_open()


# 14-13c-2a. How old the effect of a continuous ability is


@BOTH
@pytest.mark.rule("gateruler:14-13c-2a")
@pytest.mark.parametrize("met_first", [True, False])
def test_an_ability_with_a_condition_is_as_old_as_its_being_met(who: str, met_first: bool) -> None:
    """Q. While I control a {Robot}, my unit's ATK becomes 6; this turn it has +2. What is it?
    A. 8 if the Robot was there first; 6 if it came after the +2, for then the 6 is the later."""
    robot = unit("Robot", attributes=["Robot"])
    boost = saying(
        "Standard Action: All {Elf} units gain +2 ATK until the end of the turn.", "Boost"
    )
    elf = saying(
        "While you control a {Robot} unit, this unit's ATK becomes 6.", "Elf", attributes=["Elf"]
    )
    _table, me, _they = in_turn_of(who, side(attack={1: elf, 2: boost}, hand=[robot]))
    if met_first:
        me.summons(robot, 3)
    me.uses(boost)
    if not met_first:
        assert me.value(elf, "atk") == 4
        me.summons(robot, 3)
    assert me.value(elf, "atk") == (8 if met_first else 6)


@BOTH
@pytest.mark.rule("gateruler:14-13c-2a")
@pytest.mark.parametrize("gained_first", [True, False])
def test_an_ability_that_is_gained_is_as_old_as_its_being_gained(
    who: str, gained_first: bool
) -> None:
    """Q. My unit gains an ability that makes its ATK 6, and +2 ATK. What is it?  A. 8 if it gained
    the ability first, else 6."""
    orders = unit(
        "Orders",
        *printed(
            "Standard Action: All {Elf} units gain ‹This unit's ATK becomes 6.› until the end of "
            "the turn.\nStandard Action: All {Elf} units gain +2 ATK until the end of the turn."
        ),
    )
    elf = unit("Elf", attributes=["Elf"])
    _table, me, _they = in_turn_of(who, side(attack={1: elf, 2: orders}))
    for number in (0, 1) if gained_first else (1, 0):
        me.uses(orders, number)
    assert me.value(elf, "atk") == (8 if gained_first else 6)


# 14-14c-1. Who chooses between effects on damage


TO_THEM = "Deal 1 damage to all enemy units."
BY_UNITS = "Double the damage dealt by units."


@BOTH
@pytest.mark.rule("gateruler:14-14c-1")
@pytest.mark.parametrize("being_dealt", [True, False])
def test_effects_that_double_damage_are_ordered_by_victim_or_dealer(
    who: str, being_dealt: bool
) -> None:
    """Q. Two fields, mine and my opponent's, double the damage that my unit deals to theirs. Who
    decides which comes first?  A. If they speak of the damage dealt to units, my opponent, whose
    unit it is; if they speak of the damage that units deal, I."""
    wall = unit("Wall", hp=9)
    mine = "Double the damage dealt to enemy units." if being_dealt else BY_UNITS
    theirs = "Double the damage dealt to allied units." if being_dealt else BY_UNITS
    table, me, they = in_turn_of(
        who,
        side(attack={1: saying(f"Standard Action: {TO_THEM}", "Elf")}, field=[doubling(mine)]),
        side(attack={1: wall}, field=[doubling(theirs)]),
    )
    me.uses(me.offers("ability")[0])
    chooser = they if being_dealt else me
    assert table.prompt == "replace" and table.player(table.asked) is chooser
    chooser.chooses(chooser.offered[0])
    assert they.damage_on(wall) == 4


@BOTH
@pytest.mark.rule("gateruler:14-14c-1")
def test_effects_on_dealing_come_before_effects_on_being_dealt(who: str) -> None:
    """Q. My field doubles what units deal, my opponent's what is dealt to their units. Who is
    asked?  A. Nobody: there is one effect of each sort. (DEVIATIONS.md)"""
    wall = unit("Wall", hp=9)
    table, me, they = in_turn_of(
        who,
        side(attack={1: saying(f"Standard Action: {TO_THEM}", "Elf")}, field=[doubling(BY_UNITS)]),
        side(attack={1: wall}, field=[doubling("Double the damage dealt to allied units.")]),
    )
    me.uses(me.offers("ability")[0])
    assert table.prompt == "act" and they.damage_on(wall) == 4


def doubling(text: str) -> Card:
    """A field with this text."""
    return field("", *printed(text))


# 15-37a, 15-38a. Gearing up into what cannot be played


@BOTH
@pytest.mark.rule("gateruler:15-37a", "gateruler:15-38a-1")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Players cannot play units.", "15-37a"),
        ("Units cannot enter play.", "15-38a-1"),
        ("Players cannot play event cards.", None),
        ("Players cannot normal summon units.", None),
    ],
)
def test_nobody_gears_up_into_what_cannot_be_played(who: str, text: str, why: str | None) -> None:
    """Q. Units cannot be played, or cannot enter play. Can I gear up?  A. No: the unit card is
    played for that. A ban of events, or of normal summons, does not matter."""
    armor = saying('Gear Up - "Armor"', "Armor")
    table, me, _they = in_turn_of(
        who, side(hand=[armor]), side(field=[field("Ban", *printed(text))])
    )
    assert me.why_not("gear up", armor) == why
    if why is None:
        me.does("gear up", armor)
        table.resolve()
        assert me.defense == armor


@BOTH
@pytest.mark.rule("gateruler:15-38a-3", "gateruler:14-18f-2b")
@pytest.mark.parametrize("shut", [True, False])
def test_a_card_to_gear_up_into_that_cannot_enter_goes_back(who: str, shut: bool) -> None:
    """Q. I gear up into a card of my hand; in answer units are kept from entering play.  A. The
    card goes back to my hand, and the ruler stays where it is."""
    armor = saying('Gear Up - "Armor"', "Armor")
    table, me, they = in_turn_of(who, side(hand=[armor]), side(attack={3: GUARD}))
    me.does("gear up", armor)
    if shut:
        pass_until(table, they)
        they.uses(GUARD)
    finish(table)
    assert (me.hand, me.defense) == (([armor], None) if shut else ([], armor))
    table.leave_open()


# 15-38a-3. Back to the very zone


@BOTH
@pytest.mark.rule("gateruler:15-38a-3")
@pytest.mark.parametrize("shut", [True, False])
def test_a_card_from_the_other_players_graveyard_goes_back_there(who: str, shut: bool) -> None:
    """Q. I play a unit card from my opponent's graveyard, and it cannot enter play.  A. It goes
    back to that graveyard."""
    text = "Normal summon 1 unit card in your opponent's graveyard without paying its cost."
    table, me, they = said(who, text, theirs=side(graveyard=[ELF], attack={3: GUARD}))
    finish(table)
    me.chooses_zone(1)
    if shut:
        pass_until(table, they)
        they.uses(GUARD)
    finish(table)
    assert (they.graveyard.count(ELF), me.attack(1)) == ((1, None) if shut else (0, ELF))
    table.leave_open()


@BOTH
@pytest.mark.rule("gateruler:15-38a-3")
@pytest.mark.parametrize("shut", [True, False])
def test_a_set_card_goes_back_to_its_own_set_zone(who: str, shut: bool) -> None:
    """Q. I have two set cards and play the second, a unit, which cannot enter play.  A. It goes
    back to the second set zone; the first is not touched."""
    trap = event_saying("Timing: Instant Action\nHeal 1 life.", "Trap")
    lurker = saying("Concealment\nThis can also be played from your set zone.", "Lurker")
    table, me, they = in_turn_of(who, side(set=[trap, lurker]), side(attack={3: GUARD}))
    me.summons(lurker, 1)
    if shut:
        pass_until(table, they)
        they.uses(GUARD)
    finish(table)
    assert (me.set_cards, me.attack(1)) == (([trap, lurker], None) if shut else ([trap], lurker))
    table.leave_open()


# 16-28a-1. Charge Link


@BOTH
@pytest.mark.rule("gateruler:16-28a-1")
@pytest.mark.parametrize("shield", [True, False])
def test_charge_link_puts_a_unit_under_any_other_unit(who: str, shield: bool) -> None:
    """Q. Only my opponent has another unit. Can mine become its charge?  A. Yes, unless that has
    Charge Shield: the text speaks of a unit, not of an allied one."""
    link = saying("Charge Link", "Link")
    host = saying("Charge Shield", "Host") if shield else ELF
    _table, me, they = in_turn_of(who, side(attack={1: link}), side(attack={1: host}))
    me.uses(link)
    if not shield:
        me.says("yes")
    assert they.charges(host) == ([] if shield else [link])
    assert me.attack(1) == (link if shield else None)


@BOTH
@pytest.mark.rule("gateruler:16-28a-1")
def test_the_unit_for_charge_link_is_chosen_on_resolving(who: str) -> None:
    """Q. In answer to Charge Link the only other unit goes away, and there is a new one. Can I
    choose that?  A. Yes: Charge Link has no target."""
    link = saying("Charge Link", "Link")
    swap = event_saying(
        "Timing: Instant Action\nReturn 1 enemy {Robot} unit to its owner's hand. Draw a card.",
        "Swap",
    )
    robot = unit("Robot", attributes=["Robot"])
    mine = side(attack={1: link, 2: robot, 3: ELF})
    table, me, they = in_turn_of(who, mine, side(set=[swap]))
    me.uses(link)
    they.plays(swap)
    finish(table)
    me.says("yes")
    assert me.charges(ELF) == [link] and me.hand == [robot]
    table.leave_open()
