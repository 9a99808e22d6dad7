"""5-1. What the cards of two decks can do: events they hear, values they change, and windows in
which a player may have something to do.

Which cards a deck has is no secret; where they are is.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from headjudge.games.gateruler import c02_cards, c09_gate
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c04_players import MAIN
from headjudge.games.gateruler.c06_turn.phases import OPTIONS_WITH_TIMINGS
from headjudge.games.gateruler.c08_attack_phase import combat
from headjudge.games.gateruler.c10_drive import KEPT_DOWN
from headjudge.games.gateruler.c14_abilities.automatic import ANSWERED_FROM, answering
from headjudge.games.gateruler.c14_abilities.continuous import MAY_TREAT
from headjudge.games.gateruler.c14_abilities.last_information import ROLES_LOOKED_AT
from headjudge.games.gateruler.c14_abilities.ongoing import (
    NUMBERED,
    ORDER_MATTERS,
    UNAFFECTED_AT_TIMES,
    is_at_times,
)
from headjudge.games.gateruler.c16_keywords.concealment import CONCEALMENT
from headjudge.games.gateruler.c16_keywords.granting import has_keyword
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.kernel.opening import cards_from
from headjudge.kernel.survey import Survey
from headjudge.language import terms as t


def add_answers(game: Game, found: Survey) -> Survey:
    """Note what the cards of each player may have to do out of turn or unasked."""
    printed, owner = game.state.printed, game.state.owner
    brought = {(seat, card.number): card for seat, card in zip(owner, printed, strict=True)}
    more = [word for (seat, _number), card in brought.items() for word in answers_of(card, seat)]
    return replace(found, features=found.features.union(more))


@lru_cache(4096)
def answers_of(card: Card, seat: int) -> tuple[str, ...]:
    """What a card in a player's deck may do out of turn or unasked, by which windows are
    offered. Which cards a deck has is no secret; where they are is."""
    own = card.abilities
    found: list[str] = []
    if can_be_kept_down(card):
        found.append(KEPT_DOWN[seat])
    for effect in own.others.get("EventEffect", ()):
        if effect.timing == "standard":
            continue
        if effect.timing == "when":
            if effect.when.kind == "would be damaged":
                found.append(f"instant set {seat}")
        elif effect.timing == "while" or "instant" in c02_cards.timings_of(effect):
            found.append(f"instant set {seat}")
    for area in ANSWERED_FROM:
        for term in own.elsewhere.get(area, ()):
            if term.role == "auto":
                found.extend(["answers", *[answering(area, kind, seat) for kind in term.kinds]])
    for term in own.others.get("PlayableFrom", ()):
        found.extend([f"from {area} {seat}" for area in term.areas])
        if term.instant or is_instant(card):
            sort = "off turn" if t.TurnOf(t.OPPONENT) in term.while_ else "instant"
            found.extend([f"{sort} {area} {seat}" for area in term.areas])
    for term in own.others.get("Act", ()):
        found.extend([f"act {area} {seat}" for area in term.where])
        if term.timing == "instant":
            found.extend([f"instant {area} {seat}" for area in term.where])
    if has_instants(own.terms):
        found.append(c09_gate.INSTANT_ABILITIES)
    if changes_hp(own.terms):
        found.append(u.HP_VARIES)
    terms = t.walk(own.terms)
    if [each for each in terms if isinstance(each, v.Unaffected) and is_at_times(each)]:
        found.append(UNAFFECTED_AT_TIMES)
    if [each for each in terms if isinstance(each, v.Timing)]:
        found.append(OPTIONS_WITH_TIMINGS)
    if [each for each in terms if isinstance(each, t.Change) and each.operation == MAY_TREAT]:
        found.append(MAY_TREAT)
    changes = [each for each in terms if isinstance(each, t.Change)]
    if [
        each for each in changes if each.property in NUMBERED and each.operation in ("set", "times")
    ]:
        found.append(ORDER_MATTERS)
    if looks_at_attack(own.terms):
        found.append(combat.LOOKED_AT)
    if [each for each in terms if isinstance(each, v.Role | v.Frontmost | v.GearedUp)]:
        found.append(ROLES_LOOKED_AT)
    return (*found, *keywords_in(own.terms))


def has_instants(term: Any) -> bool:
    """Whether a card has, or gives to others, activated abilities that are instant actions."""
    acts = [each for each in t.walk(term) if isinstance(each, v.Act)]
    return len([each for each in acts if each.timing == "instant"]) > 0


def changes_hp(term: Any) -> bool:
    """Whether a card changes HP while something is so, or by a number that may change."""
    for each in t.walk(term, enter=is_no_change):
        if isinstance(each, t.Lasting) and isinstance(each.ability, t.Continuous):
            changes = [c for c in each.ability.changes if type(c.operand) is not int]
        else:
            changes = list(each.changes) if isinstance(each, t.Continuous) else []
        if [change for change in changes if change.property == "hp"]:
            return True
    return False


def is_no_change(term: t.Term) -> bool:
    """Whether a term is neither a continuous ability nor makes one."""
    ability = term.ability if isinstance(term, t.Lasting) else term
    return not isinstance(ability, t.Continuous)


def looks_at_attack(term: Any, waits: bool = False) -> bool:
    """Whether a card has, or gives to others, something that can be done or is so by who attacks
    whom. An automatic ability `waits`: it looks at that when its time has come."""
    for each in t.walk(term, enter=lambda each: not isinstance(each, t.Ability)):
        if isinstance(each, ROLES) and not waits:
            return True
        if isinstance(each, t.Ability) and looks_at_attack(
            t.inside(each), isinstance(each, t.Auto)
        ):
            return True
    return False


ROLES: Final = (
    v.Role, v.Attacker, v.Attacked, v.Attacks, v.FromThisAttack, v.DamageStepEnds,
    v.BrokeThrough,
)  # fmt: skip


def is_instant(card: Card) -> bool:
    """Whether it is an event that is an instant action (14-20a-1: wherever it is played from)."""
    effects = card.abilities.others.get("EventEffect", ())
    return len([each for each in effects if "instant" in c02_cards.timings_of(each)]) > 0


def can_be_kept_down(card: Card) -> bool:
    """Whether it is, as printed, a standard action card that can be set (10-3a-1)."""
    own = card.abilities
    if card.values["type"] == "event":
        effects = own.others.get("EventEffect", ())
        return not [each for each in effects if "standard" not in c02_cards.timings_of(each)]
    return has_keyword(own, *CONCEALMENT)


def keywords_in(term: Any) -> list[str]:
    """The names of the keywords in a card's text, also of those it gives to others."""
    return [each.name for each in t.walk(term) if isinstance(each, t.Keyword)]


def guess_set_cards(game: Game, viewer: int) -> None:
    """A guess at set cards that a viewer cannot know: all know that they can be set."""
    state = game.state
    for seat in (0, 1):
        hidden = [c for c in cards_from(game, seat, MAIN) if not state.known[c] >> viewer & 1]
        lying = u.set_cards(game, seat)
        for card in lying:
            if card not in hidden or c02_cards.can_be_set(game, card):
                continue
            could_be = [c for c in hidden if c not in lying and c02_cards.can_be_set(game, c)]
            if could_be:
                other = could_be[game.random_below(len(could_be))]
                mine, theirs = state.printed[card], state.printed[other]
                state.printed[card], state.printed[other] = theirs, mine
