"""8.5. Playing activated abilities: which can be played, and the steps of it."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c03_basics.abilities import can_perform_cost
from headjudge.games.vanguard.c03_basics.masters import master_of_effect, master_of_played
from headjudge.games.vanguard.c04_zones.bind_zone import is_mute
from headjudge.games.vanguard.c04_zones.zones import HAND, LAYOUT, SIZE
from headjudge.games.vanguard.c08_abilities import costs
from headjudge.games.vanguard.c08_abilities.continuous import time_played
from headjudge.games.vanguard.c08_abilities.kinds import (
    is_left_to_its_player,
    needs_nothing_but_saying_so,
    works,
)
from headjudge.games.vanguard.c11_keywords import labels
from headjudge.games.vanguard.c12_misc import cannot_be_played, used
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.knowledge import everyone
from headjudge.kernel.state import Event, Frame
from headjudge.kernel.values import altered_abilities
from headjudge.language import doing
from headjudge.language.book import Context
from headjudge.rulebook.citation import rule

# Which can be played


def acts(game: Game, seat: int) -> list[tuple[int, int]]:
    """The activated abilities a player can play: cards, and which of their `Act`s."""
    if "Act" not in game.survey.features:
        return []
    found: list[tuple[int, int]] = []
    for card in cards_that_may_act(game, seat):
        for at, term in enumerate(game.abilities(card).others.get("Act", ())):
            if refusal(game, seat, card, at) is None and (term.cost or is_left_to_its_player(term)):
                found.append((card, at))
    return found


def cards_that_may_act(game: Game, seat: int) -> list[int]:
    """Cards that may have one: the player's units, and cards in the player's other zones."""
    printed, zones = game.state.printed, game.state.zones
    found = [*u.vanguards(game, seat), *u.rear_guards(game, seat)]
    if altered_abilities(game):
        found = [card for card in found if "Act" in game.abilities(card).others]
    else:
        found = [card for card in found if "Act" in printed[card].abilities.others]
    bearers = acting_elsewhere(game)
    if not bearers:
        return found
    for zone in range(seat * SIZE + HAND, (seat + 1) * SIZE):
        for card in [card for card in zones[zone] if card in bearers]:
            own = printed[card].abilities.others["Act"]
            if [1 for term in own if works_in(term, zone)]:
                found.append(card)
    return found


def acting_elsewhere(game: Game) -> frozenset[int]:
    """The cards of this game with activated abilities for other zones than circles."""
    cached = game.cards_cache()
    found: frozenset[int] | None = cached.get("acting elsewhere")
    if found is None:
        found = cached["acting elsewhere"] = frozenset(
            [
                card
                for card, printed in enumerate(game.state.printed)
                if [term for term in printed.abilities.others.get("Act", ()) if term.where]
            ]
        )
    return found


def refusal(game: Game, seat: int, card: int, at: int) -> str | None:
    """The rule that forbids playing an activated ability now, or None."""
    terms = game.abilities(card).others.get("Act", ())
    if at >= len(terms):
        return "8.5.2.1"
    term = terms[at]
    place = game.state.place[card]
    at_work = works_in(term, place) if term.where else LAYOUT.field[place]
    if not at_work or is_mute(game, card):
        return "3.1.1.3"
    if cannot_be_played(game, game.state.identity[card], term):
        return "12.2.1.1"
    context = Context(game, card, seat)
    if not works(context, term.while_):
        return "8.3.3"
    if not labels.may_pay_for(game, seat, term):
        return "11.40.1"
    if not can_be_paid(context, term):
        return "8.5.2.3"
    return "1.3.3" if is_forbidden(game, Event("play ability", seat, card)) else None


def works_in(term: v.Act, zone: int) -> bool:
    """Whether an ability says that it can be used in such a zone (3.1.1.3.10: in any)."""
    return LAYOUT.kind[zone] in term.where or "anywhere" in term.where


def can_be_paid(context: Context, term: v.Act) -> bool:
    """Whether the cost of an activated ability can be paid; one without a cost needs none."""
    if not term.cost:
        return needs_nothing_but_saying_so(term)
    return can_perform_cost(context, term)


# 8.5.1. Playing


@rule("8.5.1", "8.5.2")
def play_ability(game: Game, seat: int, card: int, at: int) -> None:
    """An activated ability does nothing until it is played."""
    game.call("act", seat=seat, card=card, at=at)


# 8.5.2. Naming it, and paying for it


@step("8.5.2.1")
def name_ability(game: Game, frame: Frame) -> None:
    """The ability that is played."""
    vars = frame.vars
    card = vars["card"]
    term = game.abilities(card).others["Act"][vars["at"]]
    vars.update(term=term, identity=game.state.identity[card])
    used(game, vars["identity"], term)
    if game.log is not None:
        game.note("ability", vars["seat"], card, ability=game.ability_then(card, term))


@step("8.5.2.3.1")
def show_source(game: Game, frame: Frame) -> None:
    """An ability of a card that others cannot see is named by revealing the card."""
    card = frame.vars["card"]
    game.reveal((card,), everyone(game.state))


@step("8.5.2.3")
def pay_for_ability(game: Game, frame: Frame) -> None:
    """The cost of the ability is paid, as a whole."""
    vars = frame.vars
    term: v.Act = vars["term"]
    if term.cost:
        labels.has_paid_for(game, vars["seat"], term)
        costs.pay(game, term.cost, vars["card"], vars["seat"], "ability")


# 8.5.3. Resolving


@step("8.5.3.5")
def resolve_ability(game: Game, frame: Frame) -> None:
    """Carry out what the ability says."""
    vars = frame.vars
    term: v.Act = vars["term"]
    doing.start(
        game, term.do, vars["card"], vars["identity"], master_of_effect(master_of_played(vars)),
        None,
        stamp=time_played(game), ability=term,
    )  # fmt: skip


ACT = Procedure(
    "act", "8.5.2", "Play an activated ability",
    (name_ability, show_source, pay_for_ability, resolve_ability),
)  # fmt: skip

PROCEDURES: Final = (ACT,)
