"""14-18a, 14-18b. A geared-up pair: a unit card on top of the ruler.

The pair lies in a defense zone, the ruler below; a link of the ruler on the unit holds it
together. What befalls the one or the other is for the rules of damage and movement to ask.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.kernel import links
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.kernel.triggers import stand_by
from headjudge.language import terms as t
from headjudge.rulebook.citation import rule

GEAR: Final = t.Link("gear")  # of the ruler, on the unit on top of it
CAUSE: Final = "gear up"


def partner(game: Game, card: int) -> int:
    """The other card of a geared-up pair; -1: it is not geared up."""
    if not game.state.effects or u.GEAR_UP not in game.survey.features:
        return -1
    return links.partner(game, "gear", card)


@rule("14-18a-1")
def is_geared_up(game: Game, card: int) -> bool:
    """Ruler and unit of a pair are both geared up."""
    return partner(game, card) >= 0


def unit_of(game: Game, card: int) -> int:
    """The unit of a pair for its ruler; any other card for itself."""
    if not game.state.effects or not u.is_ruler(game.state, card):
        return card
    unit = partner(game, card)
    return card if unit < 0 else unit


@rule("14-18b-3a")
def on_top(game: Game, card: int) -> int:
    """What an effect on this card, but for effect damage, is applied to: of a pair, the unit."""
    return unit_of(game, card)


@rule("14-18b-3b")
def charged(game: Game, card: int) -> int:
    """What a charge for this card is linked to: of a pair, the unit."""
    return unit_of(game, card)


@rule("14-18b-5")
def struck(game: Game, card: int) -> int:
    """What combat damage to this card is dealt to: of a pair, the unit."""
    return unit_of(game, card)


@rule("14-18b-4")
def strikes_with(game: Game, card: int) -> int:
    """The card whose ATK and STK count: of a pair, the unit."""
    return unit_of(game, card)


@rule("14-18b-8")
def ruler_attacks(game: Game, event: Event) -> None:
    """Let abilities that speak of the ruler's own attacks be met when it attacks as one of a
    pair."""
    ruler = partner(game, event.card)
    if ruler < 0:
        return
    matches, identity = game.rules.terms.matches, game.state.identity[ruler]
    own = event.with_(card=ruler)
    for term in game.abilities(ruler).hears.get(event.kind, ()):
        if matches(game, term, own, ruler, event.seat, identity) and not (
            matches(game, term, event, ruler, event.seat, identity)
        ):
            stand_by(game, term, ruler, identity, event.seat, own)


@rule("14-18b-9")
def pairs(game: Game, seat: int) -> list[int]:
    """A player's geared-up pair, as its unit."""
    if not game.state.effects:
        return []
    return [card for card in u.units(game, seat) if is_geared_up(game, card)]


@rule("14-18b-2")
def stays(game: Game, event: Event) -> bool:
    """A geared-up pair is not moved to another zone in play."""
    return event.cause != CAUSE and is_geared_up(game, event.card)


@rule("14-18b-2")
def is_taken(game: Game, zone: int) -> bool:
    """No other card is put into the defense zone of a geared-up pair."""
    if not game.state.effects or u.GEAR_UP not in game.survey.features or not z.is_defense(zone):
        return False
    return len([card for card in game.state.zones[zone] if is_geared_up(game, card)]) > 0


@rule("14-18b-7", "14-18b-7a", "14-18b-3c")
def release(game: Game, card: int) -> None:
    """The unit on top is about to leave play: the ruler goes back to the ruler zone, ready or
    exhausted as the pair was, without what was laid on the unit and without its charges."""
    state = game.state
    ruler = partner(game, card)
    if ruler < 0 or u.is_ruler(state, card):
        return
    links.unlink(game, "gear", ruler)
    game.put(ruler, z.ruler_of(state.owner[ruler]))
    game.turn_to(ruler, state.rest[card])
    go_on_attacking(game, card, ruler)


@rule("14-18b-7b", "14-18b-3d")
def go_on_attacking(game: Game, unit: int, ruler: int) -> None:
    """If the pair was attacking, the ruler is from now on."""
    for frame in game.state.frames:
        if frame.procedure == "attack" and frame.vars.get("attacker") == game.state.ref(unit):
            frame.vars["attacker"] = game.state.ref(ruler)
