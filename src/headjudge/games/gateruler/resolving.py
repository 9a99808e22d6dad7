"""14-4c, 13-6d-3, 15-25. Resolving what is in the gate, and taking it out unresolved."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler import abilities, arrivals, costs, players, treating
from headjudge.games.gateruler import zones as z
from headjudge.games.gateruler.information import since_resolved
from headjudge.games.gateruler.moving import to_graveyard
from headjudge.games.gateruler.playing import NORMAL, PLAY, SUMMON, coming_from, entering
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language import doing
from headjudge.rulebook.citation import fact, rule


def carry_out(game: Game, frame: Frame) -> None:
    """The effect begins: its targets and what its cost was paid with are known to it."""
    vars = frame.vars
    abilities.is_handled(game, frame, True)
    if vars["do"]:
        doing.start(
            game, vars["do"], source_of(frame), vars["identity"],
            costs.mover(players.controller_of_effect(vars["seat"])), vars["event"],
            targets=vars["targets"], stamp=since_resolved(game), ability=vars["term"],
            tags=vars["tags"], **vars["kept"],
        )  # fmt: skip


@rule("14-16a", "14-10f-2", without=-1)
def source_of(frame: Frame) -> int:
    """The source of an effect is its card, or the card of the ability; so is that of an ability
    which the effect makes for a later time."""
    card: int = frame.vars["card"]
    return card


# 14-4c-2. A card


def is_there(game: Game, frame: Frame) -> bool:
    """Whether the card is still in the gate."""
    return game.state.is_current((frame.vars["card"], frame.vars["identity"]))


@step("14-4c-2b")
def unit_enters(game: Game, frame: Frame) -> None:
    """A unit card is put into the zone that was chosen for it."""
    vars = frame.vars
    if vars["way"] == SUMMON and is_there(game, frame):
        tags = (*coming_from(vars["frm"]), *NORMAL, *played_by(vars["tags"]))
        put_into_play(game, frame, entering(game, vars["seat"], vars["card"], vars["zone"], tags))


@rule("15-31b", without=())
def played_by(tags: tuple[str, ...]) -> tuple[str, ...]:
    """What was played by its Forced Reveal, and resolved, enters play due to it."""
    return tags


@step("14-4c-2c")
def field_enters(game: Game, frame: Frame) -> None:
    """A field card is put into its controller's field zone."""
    vars = frame.vars
    if is_field(game, frame) and is_there(game, frame):
        zone = z.field_of(vars["seat"])
        tags = (*coming_from(vars["frm"]), *played_by(vars["tags"]))
        put_into_play(game, frame, entering(game, vars["seat"], vars["card"], zone, tags))


def is_field(game: Game, frame: Frame) -> bool:
    vars = frame.vars
    return bool(vars["way"] == PLAY and game.value(vars["card"], "type") == "field")


def put_into_play(game: Game, frame: Frame, event: Event) -> None:
    if arrivals.is_barred(game, event):
        return_it(game, frame)
    else:
        arrivals.bring(game, event)


@rule("15-38a-3")
def return_it(game: Game, frame: Frame) -> None:
    """A card that cannot enter play goes back to where it was before it was in the gate."""
    vars = frame.vars
    zone = z.LAYOUT.zone(vars["frm"], vars["seat"])
    game.do(Event("put", vars["seat"], vars["card"], zone, cause="rule"))


@step("14-4c-2d")
def event_is_resolved(game: Game, frame: Frame) -> None:
    """The effect of an event card is carried out,"""
    vars = frame.vars
    if vars["way"] != SUMMON and not is_field(game, frame):
        carry_out(game, frame)


@step("14-4c-2d")
def leave_the_gate(game: Game, frame: Frame) -> None:
    """and the card goes to its owner's graveyard, as does what could not enter play."""
    vars = frame.vars
    abilities.is_handled(game, frame, False)
    if game.state.place[vars["card"]] == z.GATE and is_there(game, frame):
        game.do(to_graveyard(game, vars["card"], "rule"))


RESOLVE_CARD = Procedure(
    "resolve card", "14-4c-2", "Resolving a card",
    fact(
        "14-4c-2",
        (
            unit_enters, field_enters, treating.decide_treatment, event_is_resolved,
            leave_the_gate,
        ),
        without=(),
    ),
)  # fmt: skip


# 14-4c-3. An ability


@step("14-4c-3")
def ability_is_resolved(game: Game, frame: Frame) -> None:
    """Its effect is carried out."""
    if IN_ANY_CASE or is_there(game, frame):
        carry_out(game, frame)


# 14-4c-3a: whatever has become of its card
IN_ANY_CASE: Final[bool] = fact("14-4c-3a", True, without=False)


@step("13-6d-3")
def counter_is_over(game: Game, frame: Frame) -> None:
    """Right after a CNT ability has left the gate its card goes to the graveyard."""
    abilities.is_handled(game, frame, False)
    put_counter_away(game, frame.vars)


@rule("13-6d-3")
def put_counter_away(game: Game, vars: dict[str, Any]) -> None:
    card = vars["counter"]
    if card >= 0 and game.state.place[card] in (z.counter_of(0), z.counter_of(1)):
        game.do(to_graveyard(game, card, "rule"))


RESOLVE_ABILITY = Procedure(
    "resolve ability", "14-4c-3", "Resolving an ability",
    (treating.decide_treatment, ability_is_resolved, counter_is_over),
)  # fmt: skip


# 15-25. Negating


def negate(game: Game, number: int, source: int, by: int) -> None:
    """A card or an ability leaves the gate unresolved."""
    frame = game.take_off(number)
    if frame is None:
        return
    if frame.procedure == "resolve card":
        negate_card(game, frame, source, by)
    else:
        negate_ability(game, frame)


@rule("15-25a")
def negate_card(game: Game, frame: Frame, source: int, by: int) -> None:
    """The card goes to its owner's graveyard."""
    if is_there(game, frame):
        game.do(to_graveyard(game, frame.vars["card"], "effect", source, by))


@rule("15-25b")
def negate_ability(game: Game, frame: Frame) -> None:
    """The ability is gone; the card of a CNT ability follows it (13-6d-3)."""
    put_counter_away(game, frame.vars)
