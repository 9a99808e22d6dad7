"""7.1, 7.4.1.8. Battles, and who is what in the battle under way.

The battle is a frame; its variables say who attacks, is attacked, boosts and guards, each
as a place (card, identity, circle). A unit is in its role for as long as it is the same
card on the same circle (7.4.1.8.2); who was in it is still known (7.4.1.8.2.1, 12.9.1).
`powers` holds what boosting, guarding and a legion do to powers, as changes like any other.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from headjudge.games.vanguard.c02_cards import power
from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c12_misc import NEEDS_OTHER_ROLE
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.changes import Active
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import CONDITIONS, FILTERS, NUMBERS, OBJECTS, means, objects, seats
from headjudge.rulebook.citation import rule

Place = tuple[int, int, int]  # a card as one object on one circle
ROLES: Final = ("attacking", "attacked", "boosting", "boosted", "guarding", "guarded")


# 7.1. Battles in general


def now(game: Game) -> Frame | None:
    """The battle under way."""
    for frame in game.state.frames:
        if frame.procedure == "battle":
            return frame
    return None


def begin(game: Game, frame: Frame) -> None:
    """Nobody is in any role yet."""
    nobody: dict[str, tuple[Ref, ...]] = dict.fromkeys(ROLES, ())
    stamp = game.state.tick()
    game.set_roles(frame, **nobody, powers=(), hit=(), checks=0, over=False, stamp=stamp)


def end(game: Game, frame: Frame) -> None:
    """The battle is over: nobody attacks or is attacked any more, though who did is known."""
    game.set_roles(frame, over=True)


@rule("7.1.2.1")
def count_battle(game: Game) -> None:
    """The battle counts as one of this turn from now on, even if it is cut short."""
    game.mark(("battle", game.state.turn_player))


@means(NUMBERS, v.BattleCount)
def count_battles(context: Context, term: v.BattleCount) -> int:
    """The number of the battle in this turn."""
    return context.game.happened(("battle", context.game.state.turn_player))


@means(CONDITIONS, v.BattleAgainst)
@rule("7.1.2.2")
def is_battle_against(context: Context, term: v.BattleAgainst) -> bool:
    """Whether a vanguard, or a rear-guard, was among those chosen to be attacked."""
    frame = now(context.game)
    if frame is None:
        return False
    became = changed_to(context.game, frame.vars["attacked"])
    if became:
        return became == term.kind
    return term.kind in [
        z.LAYOUT.kind[circle] for _card, _identity, circle in frame.vars["attacked"]
    ]


@rule("7.1.2.3", "7.1.2.4")
def changed_to(game: Game, attacked: tuple[Place, ...]) -> str:
    """What all attacked units have become, if they have changed from vanguards to rear-guards or
    back; "" otherwise. The battle is one against what they have become."""
    state = game.state
    kinds = z.LAYOUT.kind
    became = ""
    for card, identity, circle in attacked:
        now = kinds[state.place[card]]
        if (
            state.identity[card] != identity
            or now == kinds[circle]
            or now not in ("vanguard", "rear-guard")
            or now != (became or now)
        ):
            return ""
        became = now
    return became


@means(CONDITIONS, v.AttackHit)
def holds_attack_hit(context: Context, term: v.AttackHit) -> bool:
    """Whether the attack of the battle under way has hit, or has not, as a text asks."""
    frame = now(context.game)
    return frame is not None and (len(frame.vars["hit"]) > 0) == term.hit


# 7.4.1.8, 7.4.1.9. Units in their roles


def place_of(game: Game, card: int) -> Place:
    """A card as the object that it is on its circle."""
    state = game.state
    return card, state.identity[card], state.place[card]


def take(game: Game, frame: Frame, role: str, cards: tuple[int, ...]) -> None:
    """Put these cards into a role, besides those that are in it."""
    new = tuple([place_of(game, card) for card in cards])
    game.set_roles(frame, **{role: (*frame.vars[role], *new)})


@rule("7.4.1.8.2", "7.4.1.9")
def is_there(game: Game, place: Place) -> bool:
    """A unit is in its role only while it is the one it was, on the circle where it was; another
    that comes to this circle is not."""
    state = game.state
    card, identity, circle = place
    return state.identity[card] == identity and state.place[card] == circle


@means(OBJECTS, v.StillThere)
def find_still_there(context: Context, term: v.StillThere) -> tuple[Ref, ...]:
    """The cards of these places that are still there."""
    return tuple([place[:2] for place in term.places if is_there(context.game, place)])


def in_role(game: Game, role: str, was: bool = False) -> list[int]:
    """The units in this role, or (`was`) all that have been in this battle."""
    frame = now(game)
    if frame is None:
        return []
    if was:
        return have_been(frame, role)
    if role in ENDS_WITH_BATTLE and frame.vars["over"]:
        return []
    if role in NEEDS_OTHER_ROLE and has_parted(game, frame, NEEDS_OTHER_ROLE[role]):
        return []
    return [place[0] for place in frame.vars[role] if is_there(game, place)]


ENDS_WITH_BATTLE: Final = ("attacking", "attacked")  # 7.8.1.2


@rule("7.4.1.8.2.1")
def have_been(frame: Frame, role: str) -> list[int]:
    """The cards that have been in a role of this battle, even if they are gone."""
    return [place[0] for place in frame.vars[role]]


@rule("7.4.1.10.1.1")
def has_parted(game: Game, frame: Frame, other: str) -> bool:
    """When one of the two has moved away, the other neither boosts nor is boosted."""
    return not [place for place in frame.vars[other] if is_there(game, place)]


@means(FILTERS, v.Role)
def is_in_role(context: Context, term: v.Role, ref: Ref) -> bool:
    """Whether a card is, or was, in a role of the battle under way."""
    return ref[0] in in_role(context.game, term.role, term.was)


@means(OBJECTS, v.InRole)
def find_in_role(context: Context, term: v.InRole) -> tuple[Ref, ...]:
    """The units of these players that are in a role of the battle under way."""
    game = context.game
    whose = seats(context, term.whose)
    cards = [card for card in in_role(game, term.role) if masters.master(game, card) in whose]
    return tuple([game.state.ref(card) for card in dict.fromkeys(cards)])


@means(CONDITIONS, v.TookPart)
def holds_took_part(context: Context, term: v.TookPart) -> bool:
    """The card of this text attacked, was attacked, boosted or guarded in this battle."""
    found = [card for role in ROLES for card in in_role(context.game, role, was=True)]
    return context.source in found


def attacking_units(game: Game) -> list[int]:
    """The attacking units."""
    return in_role(game, "attacking")


def attacked_units(game: Game) -> list[int]:
    """The units being attacked."""
    return in_role(game, "attacked")


def leader(game: Game, cards: list[int]) -> int:
    """The attacking unit whose power and critical count: in a legion its leader."""
    for card in cards:
        if not u.is_mate(game, card):
            return card
    return -1


@means(OBJECTS, v.BattleOpponent)
@rule("7.4.1.8.3")
def battle_opponents(context: Context, term: v.BattleOpponent) -> tuple[Ref, ...]:
    """The attacked units for an attacking unit, the attacking units for an attacked one."""
    game = context.game
    attacking, attacked = attacking_units(game), attacked_units(game)
    found: list[int] = []
    for card, _identity in objects(context, term.of):
        if card in attacking:
            found.extend(attacked)
        elif card in attacked:
            found.extend(attacking)
    return tuple([game.state.ref(card) for card in dict.fromkeys(found)])


# 7.4.1.11. Powers


def add_power(game: Game, frame: Frame, to: int, from_: tuple[int, ...], number: str) -> None:
    """A unit's power grows by that number of these cards, while all are in their places."""
    places = tuple([place_of(game, card) for card in from_])
    entry = (place_of(game, to), growing_by(number, places))
    before = power.powers(game)
    game.set_roles(frame, powers=(*frame.vars["powers"], entry))
    power.tell_changes(game, before, -1, -1, "battle")


@lru_cache(1024)  # the same two attack together turn after turn
def growing_by(number: str, places: tuple[Place, ...]) -> t.Continuous:
    """A change that adds that number of the cards in these places to a power."""
    change = t.Change(t.It(), "power", "add", t.Of(number, v.StillThere(places)))
    return t.Continuous((change,))


@rule("7.4.1.11")
def changes(game: Game) -> list[Active]:
    """What boosting, guarding (3.11.3) and a legion (10.25.6) do just now."""
    frame = now(game)
    if frame is None:
        return []
    found: list[Active] = []
    entries: tuple[tuple[Place, Any], ...] = frame.vars.get("powers", ())
    for place, term in entries:
        if is_there(game, place):
            seat = masters.master(game, place[0])
            found.append(Active(term, place[0], seat, frame.vars["stamp"], (place[:2],)))
    return found


# 3.11.3. Guarding


def choose_guarded(game: Game, seat: int, number: str) -> Decision | None:
    """Which of the units being attacked a guardian will guard."""
    options: tuple[Option, ...] = tuple([("card", card) for card in attacked_units(game)])
    return Decision(seat, "guarded", options, number) if options else None


@rule("3.11.3")
def guard(game: Game, card: int, guarded: int) -> None:
    """A guardian guards a unit: its shield is added to that unit's power."""
    frame = now(game)
    if frame is not None:
        take(game, frame, "guarding", (card,))
        take(game, frame, "guarded", (guarded,))
        add_power(game, frame, guarded, (card,), "shield")
