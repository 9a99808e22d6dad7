"""14-4c. Resolving what is in the gate."""

from __future__ import annotations

from headjudge.games.gateruler import c04_players
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c13_damage.application import counter_is_over
from headjudge.games.gateruler.c14_abilities import active, continuous, sources, targets
from headjudge.games.gateruler.c14_abilities.ongoing import since_resolved
from headjudge.games.gateruler.c14_abilities.playing import PLAY, SUMMON, entering
from headjudge.games.gateruler.c14_abilities.sources import source_of
from headjudge.games.gateruler.c15_terms import restrictions
from headjudge.games.gateruler.c15_terms.putting import coming_from, to_graveyard
from headjudge.games.gateruler.c15_terms.restrictions import return_card
from headjudge.games.gateruler.c15_terms.summoning import NORMAL, played_by
from headjudge.games.gateruler.c16_keywords import arriving
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language import doing
from headjudge.language.book import Context
from headjudge.rulebook.citation import rule


def carry_out_effect(game: Game, frame: Frame) -> None:
    """The effect begins: its targets and what its cost was paid with are known to it."""
    vars = frame.vars
    active.mark_handled(game, frame, True)
    if vars["do"]:
        context = Context(
            game, vars["card"], vars["seat"], vars["identity"], vars["event"], vars["kept"]
        )
        doing.start(
            game, vars["do"], source_of(frame), vars["identity"],
            sources.mover(c04_players.controller_of_effect(vars["seat"])), vars["event"],
            targets=targets.valid_targets(context, vars["do"], vars["targets"]),
            stamp=since_resolved(game), ability=vars["term"],
            tags=vars["tags"], **vars["kept"],
        )  # fmt: skip


def is_in_gate(game: Game, frame: Frame) -> bool:
    """Whether the card is still in the gate."""
    return game.state.is_current((frame.vars["card"], frame.vars["identity"]))


# 14-4c-2. A card


@step("14-4c-2b")
@rule("14-4c-2")
def unit_enters(game: Game, frame: Frame) -> None:
    """A unit card is put into the zone that was chosen for it."""
    vars = frame.vars
    if vars["way"] == SUMMON and is_in_gate(game, frame):
        tags = (*coming_from(vars["frm"]), *NORMAL, *played_by(vars["tags"]))
        put_into_play(game, frame, entering(game, vars["seat"], vars["card"], vars["zone"], tags))


@step("14-4c-2c")
def field_enters(game: Game, frame: Frame) -> None:
    """A field card is put into its controller's field zone."""
    vars = frame.vars
    if is_field(game, frame) and is_in_gate(game, frame):
        zone = z.field_of(vars["seat"])
        tags = (*coming_from(vars["frm"]), *played_by(vars["tags"]))
        put_into_play(game, frame, entering(game, vars["seat"], vars["card"], zone, tags))


def is_field(game: Game, frame: Frame) -> bool:
    """Whether a field card is being resolved."""
    vars = frame.vars
    return bool(vars["way"] == PLAY and game.value(vars["card"], "type") == "field")


def put_into_play(game: Game, frame: Frame, event: Event) -> None:
    """The card enters play; if it cannot, it goes back to where it was."""
    if restrictions.is_barred(game, event):
        return_card(game, frame)
    else:
        arriving.bring_into_play(game, event)


@step("14-4c-2d")
def event_is_resolved(game: Game, frame: Frame) -> None:
    """The effect of an event card is carried out."""
    vars = frame.vars
    if vars["way"] != SUMMON and not is_field(game, frame):
        carry_out_effect(game, frame)


@step("14-4c-2d")
def leave_the_gate(game: Game, frame: Frame) -> None:
    """An event card goes to its owner's graveyard, as does what could not enter play."""
    vars = frame.vars
    active.mark_handled(game, frame, False)
    if game.state.place[vars["card"]] == z.GATE and is_in_gate(game, frame):
        game.do(to_graveyard(game, vars["card"], "rule"))


RESOLVE_CARD = Procedure(
    "resolve card", "14-4c-2", "Resolving a card",
    (
            unit_enters, field_enters, continuous.decide_treatment, event_is_resolved,
            leave_the_gate,
        ),
)  # fmt: skip


# 14-4c-3. An ability


@step("14-4c-3")
@rule("14-4c-3a")
def ability_is_resolved(game: Game, frame: Frame) -> None:
    """The effect of an ability is carried out, whatever has become of its card."""
    carry_out_effect(game, frame)


RESOLVE_ABILITY = Procedure(
    "resolve ability", "14-4c-3", "Resolving an ability",
    (continuous.decide_treatment, ability_is_resolved, counter_is_over),
)  # fmt: skip
