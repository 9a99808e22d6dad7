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
from headjudge.rulebook.citation import fact, rule

CONT: Final = "cont"
AUTO: Final = "auto"
ACT: Final = "act"
LIMIT_BREAK: Final = "Limit Break"
GENERATION_BREAK: Final = "Generation Break"
BRAVE: Final = "Brave"
ORACLE: Final = "Oracle"
RITUAL: Final = "Ritual"
UNITE: Final = "Unite"
THUNDERSTRIKE: Final = "Thunderstrike"
DARKNESS: Final = "Darkness"
WAVE: Final = "Wave"
DARK_DEVICE: Final = "Dark Device"
SHINKEN_HISSATSU: Final = "Shinken Hissatsu"

# Whether the keyword is a condition of such abilities at all.
IS_CONDITION: Final[dict[tuple[str, str], bool]] = {
    (LIMIT_BREAK, CONT): fact("11.6.3.1", True, without=False),
    (LIMIT_BREAK, AUTO): fact("11.6.3.2", True, without=False),
    (LIMIT_BREAK, ACT): fact("11.6.3.3", True, without=False),
    (GENERATION_BREAK, CONT): fact("11.12.3.1", True, without=False),
    (GENERATION_BREAK, AUTO): fact("11.12.3.2", True, without=False),
    (GENERATION_BREAK, ACT): fact("11.12.3.3", True, without=False),
    (BRAVE, CONT): fact("11.15.2", True, without=False),
    (BRAVE, AUTO): fact("11.15.3", True, without=False),
    (BRAVE, ACT): fact("11.15.4", True, without=False),
    (ORACLE, CONT): fact("11.16.2", True, without=False),
    (ORACLE, AUTO): fact("11.16.3", True, without=False),
    (ORACLE, ACT): fact("11.16.4", True, without=False),
    (RITUAL, CONT): fact("11.18.2", True, without=False),
    (RITUAL, AUTO): fact("11.18.3", True, without=False),
    (RITUAL, ACT): fact("11.18.4", True, without=False),
    (UNITE, CONT): fact("11.19.1.1", True, without=False),
    (UNITE, AUTO): fact("11.19.1.2", True, without=False),
    (UNITE, ACT): fact("11.19.1.3", True, without=False),
    (THUNDERSTRIKE, CONT): fact("11.26.1.1", True, without=False),
    (THUNDERSTRIKE, AUTO): fact("11.26.1.2", True, without=False),
    (THUNDERSTRIKE, ACT): fact("11.26.1.3", True, without=False),
    (DARKNESS, CONT): fact("11.30.1.1", True, without=False),
    (DARKNESS, AUTO): fact("11.30.1.2", True, without=False),
    (DARKNESS, ACT): fact("11.30.1.3", True, without=False),
    (WAVE, AUTO): fact("11.35.1", True, without=False),
    (DARK_DEVICE, CONT): fact("11.36.1.1", True, without=False),
    (DARK_DEVICE, AUTO): fact("11.36.1.2", True, without=False),
    (DARK_DEVICE, ACT): fact("11.36.1.3", True, without=False),
    (SHINKEN_HISSATSU, CONT): fact("11.39.1.1", True, without=False),
    (SHINKEN_HISSATSU, AUTO): fact("11.39.1.2", True, without=False),
    (SHINKEN_HISSATSU, ACT): fact("11.39.1.3", True, without=False),
}

# For continuous abilities it is looked at all the time.
IS_WATCHED: Final[dict[str, bool]] = {
    LIMIT_BREAK: fact("11.6.3.1.1", True, without=False),
    GENERATION_BREAK: fact("11.12.3.1.1", True, without=False),
    BRAVE: fact("11.15.2.1", True, without=False),
    ORACLE: fact("11.16.2.1", True, without=False),
    UNITE: fact("11.19.1.1.1", True, without=False),
}

# Automatic abilities that have triggered, and activated ones that were played, resolve
# whatever has become of the condition.
RESOLVES_ANYWAY: Final[dict[tuple[str, str], bool]] = {
    (LIMIT_BREAK, AUTO): fact("11.6.3.2.1", True, without=False),
    (LIMIT_BREAK, ACT): fact("11.6.3.3.1", True, without=False),
    (GENERATION_BREAK, AUTO): fact("11.12.3.2.1", True, without=False),
    (GENERATION_BREAK, ACT): fact("11.12.3.3.1", True, without=False),
    (BRAVE, AUTO): fact("11.15.3.1", True, without=False),
    (BRAVE, ACT): fact("11.15.4.1", True, without=False),
    (ORACLE, AUTO): fact("11.16.3.1", True, without=False),
    (ORACLE, ACT): fact("11.16.4.1", True, without=False),
    (RITUAL, AUTO): fact("11.18.3.2", True, without=False),
    (RITUAL, ACT): fact("11.18.4.1", True, without=False),
    (THUNDERSTRIKE, AUTO): fact("11.26.1.2.1", True, without=False),
    (THUNDERSTRIKE, ACT): fact("11.26.1.3.1", True, without=False),
    (SHINKEN_HISSATSU, AUTO): fact("11.39.1.2.1", True, without=False),
    (SHINKEN_HISSATSU, ACT): fact("11.39.1.3.1", True, without=False),
}


# 11.6. Limit break


@rule("11.6.1")
def has_limit_break(context: Context, term: v.Enabled) -> bool:
    """Whether so many cards are in the master's damage zone."""
    return damage_of(context) >= (term.number or 0)


def damage_of(context: Context) -> int:
    """How many cards are in the damage zone of the ability's master."""
    return len(context.game.state.zones[z.damage_of(context.seat)])


# 11.12. Generation break


@rule("11.12.1")
def has_generation_break(context: Context, term: v.Enabled) -> bool:
    """Whether so many face-up G units are on the master's vanguard circle and in the G zone
    together."""
    game = context.game
    state = game.state
    found = [
        card
        for card in (*u.vanguards_on(game, context.seat), *state.zones[z.g_zone_of(context.seat)])
        if state.face[card] != FACE_DOWN and state.printed[card].values["type"] == "G"
    ]
    return len(found) >= (term.number or 0)


# 11.15, 11.16. Brave and Oracle


def hand_of(context: Context) -> int:
    """How many cards the ability's master holds."""
    return len(context.game.state.zones[z.hand_of(context.seat)])


MOST_FOR_BRAVE: Final = 3
LEAST_FOR_ORACLE: Final = 5


def is_brave(context: Context, term: v.Enabled) -> bool:
    """11.15.1. Three cards or fewer in the master's hand."""
    return hand_of(context) <= MOST_FOR_BRAVE


def is_oracle(context: Context, term: v.Enabled) -> bool:
    """11.16.1. Five cards or more in the master's hand."""
    return hand_of(context) >= LEAST_FOR_ORACLE


# 11.18. Ritual


def is_ritual(context: Context, term: v.Enabled) -> bool:
    """11.18.1. So many grade 1 cards in the master's drop zone."""
    game = context.game
    drop = game.state.zones[z.drop_of(context.seat)]
    found = [card for card in drop if game.value(card, "grade") == 1 and is_counted(context, card)]
    return len(found) >= (term.number or 0)


@rule("11.18.3.1")
def is_counted_itself(context: Context, card: int) -> bool:
    """The card whose going to the drop zone sets the ability off is counted."""
    return True


def is_counted(context: Context, card: int) -> bool:
    """Whether a card counts for Ritual, even if its own going set the ability off."""
    event = context.event
    return event is None or event.card != card or is_counted_itself(context, card)


# 11.19. Unite

LEAST_FOR_UNITE: Final = 2


def is_united(context: Context, term: v.Enabled) -> bool:
    """11.19.1. Two or more cards called this turn, as rear-guards or guardians."""
    return context.game.happened(("called", context.seat)) >= LEAST_FOR_UNITE


# 11.26. Thunderstrike


def is_thunderstrike(context: Context, term: v.Enabled) -> bool:
    """11.26.1. So many cards in the opponent's bind zone."""
    return len(context.game.state.zones[z.bind_of(1 - context.seat)]) >= (term.number or 0)


# 11.30. Darkness


def is_dark(context: Context, term: v.Enabled) -> bool:
    """11.30.1. A card was put into the master's soul this turn, other than by riding."""
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


@rule("11.35.2")
def is_in_wave(context: Context, term: v.Enabled) -> bool:
    """One of the battles of the turn that are named, or (`or_more`) a later one."""
    game = context.game
    battle = game.happened(("battle", game.state.turn_player))
    return battle in term.numbers or (term.or_more and battle >= max(term.numbers))


# 11.36. Dark Device


def is_dark_device(context: Context, term: v.Enabled) -> bool:
    """11.36.1. The opponent has no units in the column of this card; for automatic and
    activated abilities: no standing ones."""
    game = context.game
    place = game.state.place[context.source]
    for card in u.all_units(game, 1 - context.seat):
        if circles.is_same_column(game.state.place[card], place) and (
            term.of == CONT or not game.state.rest[card]
        ):
            return False
    return True


# 11.39. Shinken Hissatsu

LEAST_FOR_SHINKEN: Final = 3


def is_shinken(context: Context, term: v.Enabled) -> bool:
    """11.39.1. Three or more cards in the master's damage zone."""
    return damage_of(context) >= LEAST_FOR_SHINKEN
