"""13-7. A unit's current damage, and healing a unit."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.c01_overview import possible
from headjudge.games.gateruler.c06_turn import phases
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel import values
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.log import Amount, Word
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import FILTERS, NUMBERS, means, objects
from headjudge.rulebook.citation import rule

NONE_DESTROYED: Final = "sound"  # a note: no unit meets a destruction condition


# 13-7a. Damage


@rule("13-2b-2", "13-7a", "2-11a-2")
def add_unit_damage(game: Game, event: Event) -> None:
    """The unit's current damage grows; it may have to be destroyed (15-12c)."""
    state = game.state
    identity = state.identity[event.card]
    game.mark(("damage", identity), event.amount)
    game.set_mark(("hurt", identity), event.source)  # 14-16e: what destroys it, if it does
    if "dealing" in game.survey.heard_kinds:
        note_dealing(game, event)
    values.value_cache(game).pop(NONE_DESTROYED, None)
    game.interrupt_soon()
    log_wounds(game, event.card)


def log_wounds(game: Game, unit: int) -> None:
    """Enter into the log how much damage a unit has now, against its HP, for whoever knows which
    unit it is."""
    if game.log is not None:
        total, points = damage_on(game, unit), game.value(unit, "hp")
        outcome = Word("dies" if total >= points else "lives")
        game.note(
            "wounds", -1, unit, game.state.known[unit], amount=Amount(total),
            total=Amount(points), outcome=outcome,
        )  # fmt: skip


def damage_on(game: Game, unit: int) -> int:
    """3-6g. A unit's current damage."""
    return damage_on_object(game, game.state.identity[unit])


@rule("3-6g-1")
def damage_on_object(game: Game, identity: int) -> int:
    """The current damage of a unit, of one that has left what it had then; it begins with none."""
    return game.happened(("damage", identity))


@rule("6-5c-1")
def clear_unit_damage(game: Game, units: list[int]) -> None:
    """Remove all damage from these units."""
    identity = game.state.identity
    for unit in units:
        game.clear_mark(("damage", identity[unit]))


@means(FILTERS, v.Damaged)
def filter_damaged(context: Context, term: v.Damaged, ref: Ref) -> bool:
    """Units with damage; of one that has left, when it left."""
    return damage_on_object(context.game, ref[1]) > 0


@means(NUMBERS, v.DamageOn)
def count_damage_on(context: Context, term: v.DamageOn) -> int:
    """The current damage of these units together."""
    happened = context.game.happened
    return sum([happened(("damage", identity)) for _card, identity in objects(context, term.card)])


# 13-7b. Healing


@rule("15-21a", "13-7b")
def heal_unit(game: Game, event: Event) -> None:
    """A unit's current damage becomes less by the amount, and not less than 0."""
    state = game.state
    key = ("damage", state.identity[event.card])
    there = state.happened.get(key, 0)
    if not there:
        event.changed_nothing = True
        return
    event.amount = possible(event.amount, there)
    game.set_mark(key, there - event.amount)


# 13-7b-1. Healing what was dealt at one time

Dealing = tuple[str, int, str, int, str]  # its fourth part is the amount
AMOUNT: Final = 3


def note_dealing(game: Game, event: Event) -> None:
    """How much was dealt, and of which sort, for what heals one dealing of a phase (13-7b-1)."""
    game.mark((*dealt_in_this_phase(game, event.card), event.amount, event.cause))


def dealt_in_this_phase(game: Game, unit: int) -> tuple[str, int, str]:
    """What begins the marks of the dealings to a unit in this phase."""
    return ("dealt", game.state.identity[unit], phases.now(game))


@means(ACT, v.HealDealing)
def do_heal_dealing(
    context: Context, frame: Frame, term: v.HealDealing, cards: tuple[Ref, ...]
) -> None:
    """For each unit, what was dealt to it in this phase is healed."""
    for card, _identity in reversed(cards):
        context.game.call("heal dealing", unit=card, cause=term.cause, every=term.every,
                          chosen=None, source=context.source, by=context.seat)  # fmt: skip


def dealings(game: Game, frame: Frame) -> list[Dealing]:
    """The marks of what was dealt to the unit in this phase, of the sort that is to be healed;
    one that was dealt several times as often."""
    vars = frame.vars
    begins = dealt_in_this_phase(game, vars["unit"])
    return [
        key
        for key, count in game.state.happened.items()
        if key[:3] == begins and vars["cause"] in ("", key[4])
        for _time in range(count)
    ]


@choice("13-7b-1")
def choose_dealing(game: Game, frame: Frame) -> Decision | None:
    """Unless all damage of that sort is healed, one dealing of it is chosen."""
    if frame.vars["every"]:
        return None
    amounts = sorted({each[AMOUNT] for each in dealings(game, frame)})
    if not amounts:
        return None
    options: tuple[Option, ...] = tuple([("option", amount) for amount in amounts])
    return Decision(frame.vars["by"], "heal damage", options, "13-7b-1")


@choose_dealing.then
def keep_chosen_dealing(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The procedure remembers a dealing of the chosen amount."""
    amount = int(chosen[0][1])
    frame.vars["chosen"] = next(each for each in dealings(game, frame) if each[AMOUNT] == amount)


@step("13-7b-1")
def heal_dealings(game: Game, frame: Frame) -> None:
    """Heal the damage that was dealt then; it cannot be healed again."""
    vars = frame.vars
    chosen = () if vars["chosen"] is None else (vars["chosen"],)
    healed = dealings(game, frame) if vars["every"] else chosen
    for each in healed:
        game.mark(each, -1)
    amount = sum([each[AMOUNT] for each in healed])
    if amount:
        unit = vars["unit"]
        game.do(Event("heal", game.master(unit), unit, -1, amount, vars["source"], vars["by"]))


HEAL_DEALING = Procedure(
    "heal dealing", "13-7b-1", "Healing what was dealt", (choose_dealing, heal_dealings)
)
