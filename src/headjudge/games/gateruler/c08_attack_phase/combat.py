"""8-4. The roles of an attack: who may attack what, who attacks, who is being attacked."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c06_turn import phases
from headjudge.games.gateruler.c14_abilities import gear
from headjudge.games.gateruler.c15_terms import attacking
from headjudge.kernel.decision import Option
from headjudge.kernel.events import is_forbidden, may_be_forbidden
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.rulebook.citation import rule


def current_attack(game: Game) -> Frame | None:
    """The attack under way, once it was declared."""
    for frame in reversed(game.state.frames):
        if frame.procedure == "attack":
            return frame if "attacker" in frame.vars else None
    return None


# 8-4c, 8-4d. Who may attack whom


def possible_attacks(game: Game, seat: int) -> list[Option]:
    """Every attack that can be declared: the card, and the zone it attacks."""
    options: list[Option] = []
    other = 1 - seat
    fronts = [(zone, u.frontmost(game, zone)) for zone in u.columns(game, other)]
    for card in attackers(game, seat):
        zones = attackable(game, card, fronts)
        options.extend([("attack", card, zone) for zone in zones])
        center = z.ruler_of(other)
        if "AttacksDirectly" in game.survey.features and center not in zones:
            ruler = u.ruler_of(game, other)
            if attacking.attacks_directly(game, card) and attacking.can_be_attacked(
                game, ruler, card
            ):
                options.append(("direct", card, center))
    return options


def refusal_of_attack(game: Game, seat: int, option: Option) -> str | None:
    """The rule that forbids this attack, or None."""
    if seat != game.state.turn_player or phases.now(game) != "attack phase":
        return "8-1a"
    if option[1] not in attackers(game, seat):
        tired = [card for card in in_position(game, seat) if card == option[1]]
        return "8-4d-1" if tired and game.state.rest[tired[0]] else "8-4c"
    if option in possible_attacks(game, seat):
        return None
    fronts = [card for zone in u.columns(game, 1 - seat) for card in u.frontmost(game, zone)]
    return "15-26b" if option[2] in [game.state.place[card] for card in fronts] else "8-4c-1"


@rule("8-4c")
def attackers(game: Game, seat: int) -> list[int]:
    """The player's cards that can be exhausted and are not kept from attacking."""
    found = [card for card in in_position(game, seat) if can_be_exhausted(game, seat, card)]
    if may_be_forbidden(game, "attack"):
        return [card for card in found if not is_forbidden(game, Event("attack", seat, card))]
    return found


@rule("8-4c-1")
def attackable(game: Game, card: int, fronts: list[tuple[int, list[int]]]) -> list[int]:
    """The zones that a card can attack: of frontmost cards, and of columns without units.
    `fronts`: the other player's columns with their frontmost cards."""
    found: list[int] = []
    place = game.state.place
    guarded = may_be_forbidden(game, "attack") or may_be_forbidden(game, "attacked")
    for zone, front in fronts:
        if not front:
            found.append(zone)
        for each in front:
            if not guarded or attacking.can_be_attacked(game, each, card):
                found.append(place[each])
    return found


def in_position(game: Game, seat: int) -> list[int]:
    """The player's ruler and units in attack zones; a geared-up pair as its unit."""
    place = game.state.place
    found: list[int] = []
    ruler = u.ruler_of(game, seat)
    if ruler >= 0 and not z.is_front(place[ruler]):
        found.append(ruler)
    for unit in u.units(game, seat):
        if z.is_attack(place[unit]) or gear.is_geared_up(game, unit):
            found.append(unit)
    return found


@rule("8-4d-1")
def can_be_exhausted(game: Game, seat: int, card: int) -> bool:
    """Whether a card can be exhausted for the attack, as it has to be: not if it is exhausted
    already, or something keeps it from that."""
    if game.state.rest[card]:
        return False
    if not may_be_forbidden(game, "exhaust"):
        return True
    return not is_forbidden(game, Event("exhaust", seat, card, cause="attack"))


# 8-4e. Who attacks, and who is being attacked


@rule("8-4e", "15-26a")
def attacker(game: Game) -> int:
    """The attacking card; -1: none, or not any more."""
    frame = current_attack(game)
    if frame is None or not game.state.is_current(frame.vars["attacker"]):
        return -1
    card: int = frame.vars["attacker"][0]
    return card


@rule("8-4e-2")
def stop_attacking(game: Game, card: int) -> None:
    """A card that goes from one player's play area to the other's is not attacking any more, not
    even if it comes back."""
    for frame in game.state.frames:
        if frame.procedure == "attack" and frame.vars.get("attacker") == game.state.ref(card):
            frame.vars["attacker"] = (card, NO_LONGER)


NO_LONGER: Final = -1  # no object: the card that attacked does not attack any more


def attacked(game: Game) -> int:
    """The card being attacked; -1: none."""
    frame = current_attack(game)
    if frame is None:
        return -1
    if attacking.is_direct(frame):
        return attacking.attacked_directly(game, frame)
    return frontmost_of(game, frame.vars["column"])


@rule("8-4e-1", "15-26b-1")
def frontmost_of(game: Game, zone: int) -> int:
    """Whichever card is the frontmost of the attacked column just now, and be it one that
    could not have been chosen."""
    found = u.frontmost(game, zone)
    for card in found:
        if game.state.place[card] == zone:
            return card
    return found[0] if found else -1


# What texts look at

LOOKED_AT: Final = "attack looked at"  # a feature: what can be done or is so by some text


def roles_change(game: Game) -> None:
    """Have values worked out anew: other cards attack, are being attacked or have battled than
    before."""
    if LOOKED_AT in game.survey.features:
        game.values_changed()


ANSWERED: Final = ("answers would be damaged 0", "answers would be damaged 1")


def can_be_answered(game: Game, frame: Frame, is_so: bool) -> None:
    """From now on the damage of this attack can be answered, or cannot any more."""
    if frame.vars["answers"] is not is_so:
        frame.vars["answers"] = is_so
        if not game.survey.features.isdisjoint(ANSWERED):
            game.values_changed()
