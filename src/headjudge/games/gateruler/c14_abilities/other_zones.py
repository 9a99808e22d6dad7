"""14-5, 14-20. Playing cards in set zones, and from zones that a text names."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler import c02_cards, c07_main_phase
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c08_attack_phase import combat
from headjudge.games.gateruler.c14_abilities import active
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Standby
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import CONDITIONS, all_hold, means
from headjudge.rulebook.citation import rule

# 14-5. Playing a card in a set zone


@rule("14-5a")
def listening(effect: v.EventEffect, when: t.Pattern) -> tuple[t.Ability, ...]:
    """A set card for when something happens can be played when it does, as if it were an
    automatic ability."""
    return (t.Auto(when, (v.PlayThis(),), effect.while_, where=("set",)),)


@rule("14-5a")
def is_set_card_played(game: Game, standby: Standby) -> bool:
    """Whether what waits is a set card for when something happens: its player may play it."""
    do = standby.term.do
    is_set = z.is_set(game.state.place[standby.source])
    return is_set and len(do) == 1 and type(do[0]) is v.PlayThis


@rule("14-5b")
def is_met(game: Game, seat: int, card: int) -> bool:
    """A card that can be played while something is so, is played while it is."""
    return all_hold(Context(game, card, seat), c02_cards.effect_of(game, card).while_)


@means(CONDITIONS, v.FromThisAttack)
@rule("14-5b-1")
def holds_from_this_attack(context: Context, term: v.FromThisAttack) -> bool:
    """The combat damage from an attack is what the attacking card deals in its damage step."""
    event, attack = context.event, combat.current_attack(context.game)
    if event is None or attack is None or event.source != combat.attacker(context.game):
        return False
    return bool(attack.vars.get("striking"))


# 14-20. Can be played from a zone


@rule("14-20a")
def from_elsewhere(game: Game, seat: int) -> list[int]:
    """Cards that say they can be played from the zone they are in; 14-20a-1: with the timing
    they have anyway."""
    state = game.state
    found: list[int] = []
    for area in active.areas_with(game.survey.features, "from", seat):
        if area not in PLAYABLE_FROM:
            continue
        for card in state.zones[z.LAYOUT.zone(area, seat)]:
            words = active.own_words(game, card, "PlayableFrom")
            if not words or (area == "damage" and state.face[card] == FACE_DOWN):
                continue
            if [term for term in words if area in term.areas and not term.instant]:
                found.append(card)
    return found


@rule("14-20a-1")
def keeps_its_timing(game: Game, card: int) -> bool:
    """From another zone a card is played at the time that it has anyway."""
    return c07_main_phase.is_for_main_phase(game, card)


PLAYABLE_FROM: Final = ("graveyard", "damage", "removal", "charge")
