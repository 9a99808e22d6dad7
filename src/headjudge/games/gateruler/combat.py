"""8-4e, 15-26, 15-34, 15-35. The roles of an attack: who attacks, who is being attacked."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler import gear, phases
from headjudge.games.gateruler import units as u
from headjudge.games.gateruler import zones as z
from headjudge.kernel.decision import Option
from headjudge.kernel.events import is_forbidden, may_be_forbidden
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language.at_work import is_meant
from headjudge.rulebook.citation import rule


def now(game: Game) -> Frame | None:
    """The attack under way, once it was declared."""
    for frame in reversed(game.state.frames):
        if frame.procedure == "attack":
            return frame if "attacker" in frame.vars else None
    return None


@rule("8-4e", "15-26a", without=-1)
def attacker(game: Game) -> int:
    """The attacking card; -1: none, or not any more."""
    frame = now(game)
    if frame is None or not game.state.is_current(frame.vars["attacker"]):
        return -1
    card: int = frame.vars["attacker"][0]
    return -1 if has_changed_sides(game, card) else card


@rule("8-4e-2", without=False)
def has_changed_sides(game: Game, card: int) -> bool:
    """Out of the active player's play area it does not attack any more."""
    place = game.state.place[card]
    return not z.is_in_play(place) or z.LAYOUT.seat[place] != game.state.turn_player


def attacked(game: Game) -> int:
    """The card being attacked; -1: none."""
    frame = now(game)
    if frame is None:
        return -1
    if is_direct(frame):
        return attacked_directly(game, frame)
    return frontmost_of(game, frame.vars["column"])


@rule("8-4e-1", "15-26b-1", without=-1)
def frontmost_of(game: Game, zone: int) -> int:
    """Whichever card is the frontmost of the attacked column just now, and be it one that
    could not have been chosen."""
    found = u.frontmost(game, zone)
    for card in found:
        if game.state.place[card] == zone:
            return card
    return found[0] if found else -1


@rule("15-34a-1", without=False)
def is_direct(frame: Frame) -> bool:
    """Of a direct attack the frontmost card is not the target."""
    return bool(frame.vars["direct"])


@rule("15-34b", without=-1)
def attacked_directly(game: Game, frame: Frame) -> int:
    """A ruler that is attacked directly stays the target."""
    return u.ruler_of(game, z.LAYOUT.seat[frame.vars["column"]])


# 8-4c. Who may attack whom


def attacks(game: Game, seat: int) -> list[Option]:
    """Every attack that can be declared: the card, and the zone it attacks."""
    options: list[Option] = []
    other = 1 - seat
    fronts = [(zone, u.frontmost(game, zone)) for zone in u.columns(game, other)]
    for card in attackers(game, seat):
        zones = attackable(game, card, fronts)
        options.extend([("attack", card, zone) for zone in zones])
        center = z.ruler_of(other)
        if "AttacksDirectly" in game.special and center not in zones:
            ruler = u.ruler_of(game, other)
            if attacks_directly(game, card) and can_be_attacked(game, ruler, card):
                options.append(("direct", card, center))
    return options


def refusal(game: Game, seat: int, option: Option) -> str | None:
    """The rule that forbids this attack, or None."""
    if seat != game.state.turn_player or phases.now(game) != "attack phase":
        return "8-1a"
    if option[1] not in attackers(game, seat):
        tired = [card for card in in_position(game, seat) if card == option[1]]
        return "8-4d-1" if tired and game.state.rest[tired[0]] else "8-4c"
    return None if option in attacks(game, seat) else "8-4c-1"


@rule("8-4c", without=())
def attackers(game: Game, seat: int) -> list[int]:
    """Those of the player's cards that can be exhausted and are not kept from attacking."""
    found = [card for card in in_position(game, seat) if can_be_exhausted(game, seat, card)]
    if may_be_forbidden(game, "attack"):
        return [card for card in found if not is_forbidden(game, Event("attack", seat, card))]
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


@rule("8-4d-1", without=True)
def can_be_exhausted(game: Game, seat: int, card: int) -> bool:
    """What cannot be exhausted for the attack cannot attack: what is exhausted already, and what
    something keeps from it."""
    if game.state.rest[card]:
        return False
    if not may_be_forbidden(game, "exhaust"):
        return True
    return not is_forbidden(game, Event("exhaust", seat, card, cause="attack"))


@rule("15-26b", without=True)
def can_be_attacked(game: Game, card: int, by: int) -> bool:
    """Not what cannot be attacked, nor what this card cannot attack."""
    if may_be_forbidden(game, "attack"):
        attacks = Event("attack", game.master(by), by, source=by, tags=(card,))
        if is_forbidden(game, attacks):
            return False
    if not may_be_forbidden(game, "attacked"):
        return True
    return not is_forbidden(game, Event("attacked", game.master(card), card, tags=(by,)))


@rule("8-4c-1", without=())
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
            if not guarded or can_be_attacked(game, each, card):
                found.append(place[each])
    return found


@rule("15-34a", without=False)
def attacks_directly(game: Game, card: int) -> bool:
    """Whether a card may attack a ruler in spite of units in front of it."""
    return is_meant(game, "AttacksDirectly", card)


# 15-35. Having battled


def battled_with(game: Game, card: int) -> list[int]:
    """The cards that this one has battled with in this attack, as objects that still are."""
    frame = now(game)
    if frame is None:
        return []
    found: list[int] = []
    for one, other in frame.vars["battled"]:
        if one[0] == card:
            found.append(other[0])
        elif other[0] == card:
            found.append(one[0])
    return found


@rule("15-35d", without=True)
def can_battle(game: Game, card: int) -> bool:
    """Only rulers and units do."""
    return u.is_unit(game, card) or u.is_ruler(game.state, card)


@rule("15-35b", "15-35c")
def have_battled(game: Game, one: int, other: int) -> None:
    """Combat damage is dealt between them, and be it 0."""
    frame = now(game)
    if frame is not None:
        pair = (game.state.ref(one), game.state.ref(other))
        frame.vars["battled"] = (*frame.vars["battled"], pair)
        roles_change(game)


def battles_instead(game: Game, card: int) -> None:
    """The combat damage that is being dealt was redirected: this card has battled, not the one
    that it was meant for."""
    frame = now(game)
    if frame is not None:
        battled = frame.vars["battled"]
        frame.vars["battled"] = (*battled[:-1], (battled[-1][0], game.state.ref(card)))
        roles_change(game)


LOOKED_AT: Final = "attack looked at"  # `game.special`: what can be done or is so by some text


def roles_change(game: Game) -> None:
    """Somebody attacks, is being attacked or has battled who did not, or was not."""
    if LOOKED_AT in game.special:
        game.state.revision += 1


# 15-20e. Answers to damage that an attack would deal

ANSWERED: Final = ("answers would be damaged 0", "answers would be damaged 1")


def can_be_answered(game: Game, frame: Frame, is_so: bool) -> None:
    """From now on the damage of this attack can be answered, or cannot any more."""
    if frame.vars["answers"] is not is_so:
        frame.vars["answers"] = is_so
        if not game.special.isdisjoint(ANSWERED):
            game.state.revision += 1


@rule("15-20e-3a")
def damage_to_come(game: Game) -> Event | None:
    """The combat damage of the current attack is "this damage" for what answers it; None: there
    is none to come."""
    frame = now(game)
    if frame is None or not frame.vars["answers"]:
        return None
    target, source = attacked(game), attacker(game)
    if target < 0 or source < 0:
        return None
    return Event(
        "would be damaged", game.master(target), target, -1, 0, source, game.master(source),
        "combat",
    )  # fmt: skip


@rule("15-20e-1", without=False)
def is_answer_to_attack(game: Game, seat: int, card: int, effect: Any) -> bool:
    """From the attack to just before its damage, a card for when damage would be dealt can be
    played as an instant action."""
    if effect.timing != "when" or effect.when.kind != "would be damaged":
        return False
    event = damage_to_come(game)
    if event is None:
        return False
    for term in game.state.printed[card].abilities.elsewhere.get("set", ()):
        identity = game.state.identity[card]
        if term.role == "auto" and game.rules.matches(game, term, event, card, seat, identity):
            return True
    return False
