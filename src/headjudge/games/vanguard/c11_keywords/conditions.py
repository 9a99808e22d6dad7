"""11.6 to 11.39. Keywords in front of an ability that say when it is active.

11.6, 11.12, 11.15, 11.16, 11.18, 11.19, 11.26, 11.30, 11.35, 11.36 and 11.39. Each keyword means
something of its own for continuous, automatic and activated abilities: a continuous one works
while it is so, an automatic one triggers and an activated one is played only while it is so, and
resolves whatever becomes of it.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import circles
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event
from headjudge.language.book import Context
from headjudge.rulebook.citation import rule

CONT: Final = "cont"
AUTO: Final = "auto"
ACT: Final = "act"

# What a condition looks at is counted by one function, and another compares it. For a continuous
# ability that is done all the time, for an automatic one when it would trigger, for an activated
# one when it is played; what has become of it when the ability resolves does not matter.


# 11.6. Limit break


@rule("11.6.3.1.1", "11.6.3.2.1", "11.6.3.3.1")
def damage_for_limit_break(context: Context) -> int:
    """How many cards are in the master's damage zone at this moment."""
    return damage_of(context)


@rule("11.6.1", "11.6.3.1", "11.6.3.2", "11.6.3.3")
def has_limit_break(context: Context, term: v.Enabled) -> bool:
    """Whether so many cards are in the master's damage zone."""
    return damage_for_limit_break(context) >= (term.number or 0)


def damage_of(context: Context) -> int:
    """How many cards are in the damage zone of the ability's master."""
    return len(context.game.state.zones[z.damage_of(context.seat)])


# 11.12. Generation break


@rule("11.12.3.1.1", "11.12.3.2.1", "11.12.3.3.1")
def face_up_g_units(context: Context) -> int:
    """How many face-up G units are on the master's vanguard circle and in the G zone together at
    this moment."""
    game = context.game
    state = game.state
    found = [
        card
        for card in (*u.vanguards_on(game, context.seat), *state.zones[z.g_zone_of(context.seat)])
        if state.face[card] != FACE_DOWN and state.printed[card].values["type"] == "G"
    ]
    return len(found)


@rule("11.12.1", "11.12.3.1", "11.12.3.2", "11.12.3.3")
def has_generation_break(context: Context, term: v.Enabled) -> bool:
    """Whether so many face-up G units are on the master's vanguard circle and in the G zone
    together."""
    return face_up_g_units(context) >= (term.number or 0)


# 11.15, 11.16. Brave and Oracle


def hand_of(context: Context) -> int:
    """How many cards the ability's master holds."""
    return len(context.game.state.zones[z.hand_of(context.seat)])


@rule("11.15.2.1", "11.15.3.1", "11.15.4.1")
def hand_for_brave(context: Context) -> int:
    """How many cards the master of a Brave ability holds at this moment."""
    return hand_of(context)


@rule("11.15.2", "11.15.3", "11.15.4")
def is_brave(context: Context, term: v.Enabled) -> bool:
    """Whether three cards or fewer are in the master's hand."""
    return hand_for_brave(context) <= 3


@rule("11.16.2.1", "11.16.3.1", "11.16.4.1")
def hand_for_oracle(context: Context) -> int:
    """How many cards the master of an Oracle ability holds at this moment."""
    return hand_of(context)


@rule("11.16.2", "11.16.3", "11.16.4")
def is_oracle(context: Context, term: v.Enabled) -> bool:
    """Whether five cards or more are in the master's hand."""
    return hand_for_oracle(context) >= 5


# 11.18. Ritual


@rule("11.18.3.2", "11.18.4.1")
def cards_for_ritual(context: Context) -> int:
    """How many grade 1 cards are in the master's drop zone at this moment."""
    game = context.game
    drop = game.state.zones[z.drop_of(context.seat)]
    found = [card for card in drop if game.value(card, "grade") == 1 and is_counted(context, card)]
    return len(found)


@rule("11.18.2", "11.18.3", "11.18.4")
def is_ritual(context: Context, term: v.Enabled) -> bool:
    """Whether so many grade 1 cards are in the master's drop zone."""
    return cards_for_ritual(context) >= (term.number or 0)


@rule("11.18.3.1")
def is_counted_itself(context: Context, card: int) -> bool:
    """The card whose going to the drop zone sets the ability off is counted."""
    return True


def is_counted(context: Context, card: int) -> bool:
    """Whether a card counts for Ritual, even if its own going set the ability off."""
    event = context.event
    return event is None or event.card != card or is_counted_itself(context, card)


# 11.19. Unite


@rule("11.19.1.1", "11.19.1.1.1", "11.19.1.2", "11.19.1.3")
def is_united(context: Context, term: v.Enabled) -> bool:
    """Whether two or more cards were called by now in this turn, as rear-guards or guardians."""
    return context.game.happened(("called", context.seat)) >= 2


# 11.26. Thunderstrike


@rule("11.26.1.2.1", "11.26.1.3.1")
def bound_for_thunderstrike(context: Context) -> int:
    """How many cards are in the opponent's bind zone at this moment."""
    return len(context.game.state.zones[z.bind_of(1 - context.seat)])


@rule("11.26.1.1", "11.26.1.2", "11.26.1.3")
def is_thunderstrike(context: Context, term: v.Enabled) -> bool:
    """Whether so many cards are in the opponent's bind zone."""
    return bound_for_thunderstrike(context) >= (term.number or 0)


# 11.30. Darkness


@rule("11.30.1.1", "11.30.1.2", "11.30.1.3")
def is_dark(context: Context, term: v.Enabled) -> bool:
    """Whether a card was put into the master's soul this turn, other than by riding."""
    return context.game.happened(("soul", context.seat)) > 0


def count_for_darkness(game: Game, event: Event) -> None:
    """That a card was put into the soul this turn, and not by riding (11.30.2)."""
    if not is_by_riding(event):
        game.mark(("soul", z.LAYOUT.seat[event.zone]))


@rule("11.30.2")
def is_by_riding(event: Event) -> bool:
    """The unit that is ridden over, and the hearts that go with it."""
    return event.cause == "ride"


# 11.35. Wave


@rule("11.35.1", "11.35.2")
def is_in_wave(context: Context, term: v.Enabled) -> bool:
    """Whether it is one of the battles of the turn that are named, or (`or_more`) a later one."""
    game = context.game
    battle = game.happened(("battle", game.state.turn_player))
    return battle in term.numbers or (term.or_more and battle >= max(term.numbers))


# 11.36. Dark Device


@rule("11.36.1.1", "11.36.1.2", "11.36.1.3")
def is_dark_device(context: Context, term: v.Enabled) -> bool:
    """Whether the opponent has no units in the column of this card; for automatic and activated
    abilities: no standing ones."""
    game = context.game
    place = game.state.place[context.source]
    for card in u.all_units(game, 1 - context.seat):
        if circles.is_same_column(game.state.place[card], place) and (
            term.of == CONT or not game.state.rest[card]
        ):
            return False
    return True


# 11.39. Shinken Hissatsu


@rule("11.39.1.2.1", "11.39.1.3.1")
def damage_for_shinken(context: Context) -> int:
    """How many cards are in the damage zone of the master of a Shinken Hissatsu ability at this
    moment."""
    return damage_of(context)


@rule("11.39.1.1", "11.39.1.2", "11.39.1.3")
def is_shinken(context: Context, term: v.Enabled) -> bool:
    """Whether three or more cards are in the master's damage zone."""
    return damage_for_shinken(context) >= 3
