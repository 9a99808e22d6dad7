"""2.8. Trigger icons: what the icon of a card does that is revealed by a check.

The clan that its player needs for it is 2.2.1.1; effects that nullify icons are 12.3.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c02_cards import power
from headjudge.games.vanguard.c02_cards.clans import have_common_clan
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c03_basics.drawing import draw_a_card
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c10_actions.moving import sending
from headjudge.games.vanguard.c12_misc import is_nullified
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Effect, Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import FILTERS, info, means
from headjudge.rulebook.citation import fact, rule

# 2.8.1.1. What each icon does
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "": fact("2.8.1.1.1", (), without=("power",)),
    "critical": fact("2.8.1.1.2", ("critical", "power"), without=()),
    "draw": fact("2.8.1.1.3", ("draw", "power"), without=()),
    "stand": fact("2.8.1.1.4", ("stand", "power"), without=()),
    "heal": fact("2.8.1.1.5", ("heal", "power"), without=()),
}

# The rule of each
BY_ICON: Final = {
    "critical": "2.8.1.1.2",
    "draw": "2.8.1.1.3",
    "stand": "2.8.1.1.4",
    "heal": "2.8.1.1.5",
}

POWER: Final = t.Continuous((t.Change(t.It(), "power", "add", 5000),))
CRITICAL: Final = t.Continuous((t.Change(t.It(), "critical", "add", 1),))
# What an icon does is done by the effect of its card (2.8.1), whose player is that of the check.
CAUSE: Final[str] = fact("2.8.1", "effect", without="rule")
# Those of which a unit is chosen.
ON_A_UNIT: Final = ("critical", "stand", "power")


@means(FILTERS, v.TriggerIcon)
def is_trigger_icon(context: Context, term: v.TriggerIcon, ref: Ref) -> bool:
    """Whether a card has one of the trigger icons that a text names, or any."""
    icon = info(context, ref, "trigger")
    return icon in term.icons if term.icons else icon != ""


def resolve_icon(game: Game, seat: int, card: int) -> None:
    """The icon of a revealed card does what it does, if its player has a unit of its clan."""
    icon = game.value(card, "trigger")
    parts = PARTS[icon]
    if parts and is_of_the_clan(game, seat, card) and not is_nullified(game, seat):
        number = BY_ICON[icon]
        game.do(Event("trigger", seat, card, cause=icon).under(number))
        game.call("trigger", seat=seat, card=card, todo=parts, part="", rule=number)


@rule("2.2.1.1")
def is_of_the_clan(game: Game, seat: int, card: int) -> bool:
    """Whether a revealed card has a clan of one of its player's vanguards or rear-guards."""
    clans = game.value(card, "clan")
    for unit in (*u.vanguards(game, seat), *u.rear_guards(game, seat)):
        if have_common_clan(clans, game.value(unit, "clan")):
            return True
    return False


# 2.8.1, 2.8.2. The parts of an icon, one after the other


@choice("2.8.2")
def choose_part(game: Game, frame: Frame) -> Decision | None:
    """The player says which part of the icon's effect comes next."""
    todo = frame.vars["todo"]
    options: tuple[Option, ...] = tuple([("option", at) for at in range(len(todo))])
    return Decision(frame.vars["seat"], "trigger order", options, "2.8.2")


@choose_part.then
def begin_part(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen part is the one that is carried out now."""
    todo: tuple[str, ...] = frame.vars["todo"]
    at = int(chosen[0][1])
    frame.vars["part"] = todo[at]
    frame.vars["citing"] = frame.vars["rule"]
    frame.vars["todo"] = todo[:at] + todo[at + 1 :]


@choice("2.8.1.1")
def choose_unit(game: Game, frame: Frame) -> Decision | None:
    """Ask for one of the player's units, or (to heal) for one of the cards in their damage zone."""
    seat, part = frame.vars["seat"], frame.vars["part"]
    if part in ON_A_UNIT:
        cards = u.all_units(game, seat)
    elif part == "heal" and may_heal(game, seat):
        cards = list(game.state.zones[z.damage_of(seat)])
    else:
        return None
    if not cards:
        return None
    options: tuple[Option, ...] = tuple([("card", card) for card in cards])
    return Decision(seat, f"trigger {part}", options, frame.vars["rule"])


def may_heal(game: Game, seat: int) -> bool:
    """Whether the player has at least as much damage as the opponent, as healing asks for."""
    zones = game.state.zones
    return len(zones[z.damage_of(seat)]) >= len(zones[z.damage_of(1 - seat)])


@choose_unit.then
def give_part(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen unit gets power or a critical or stands, or the chosen card is healed."""
    card = int(chosen[0][1])
    vars = frame.vars
    part, seat, source = vars["part"], vars["seat"], vars["card"]
    if part == "power":
        until_end_of_turn(game, POWER, seat, source, card)
        game.note("trigger power", seat, card=card)
    elif part == "critical":
        until_end_of_turn(game, CRITICAL, seat, source, card)
        game.note("trigger critical", seat, card=card)
    elif part == "stand":
        if u.is_rear_guard(game, card):
            game.do(Event("stand", seat, card, source=source, by=seat, cause=CAUSE))
    else:
        game.do(sending(game, card, z.drop_of(game.state.owner[card]), CAUSE, source, seat))


def until_end_of_turn(game: Game, term: t.Continuous, seat: int, source: int, card: int) -> None:
    """Lay a change on a unit until the end of the turn."""
    state = game.state
    effect = Effect(
        state.next_number(), term, source, state.identity[source], seat, state.tick(), "turn",
        (state.ref(card),),
    )  # fmt: skip
    power.begin_effect(game, [effect], source, seat, CAUSE)


@step("2.8.1.1")
def draw_by_icon(game: Game, frame: Frame) -> None:
    """The player draws a card if the icon says so."""
    if frame.vars["part"] == "draw":
        seat = frame.vars["seat"]
        draw_a_card(game, seat, frame.vars["card"], seat)


@step("2.8.2")
def next_part(game: Game, frame: Frame) -> None:
    """Go back while parts of the icon's effect are left."""
    frame.vars["citing"] = ""
    if frame.vars["todo"]:
        frame.step = 0


TRIGGER = Procedure(
    "trigger", "2.8.1.1", "A trigger icon", (choose_part, choose_unit, draw_by_icon, next_part)
)

PROCEDURES: Final = (TRIGGER,)
