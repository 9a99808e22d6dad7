"""10.25. Legion: a vanguard and its mate.

The mate is linked to the leader for as long as both are the cards they are; who changes
circles parts (10.32). Seek Mate is 11.10.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c07_battle import roles
from headjudge.games.vanguard.c10_actions import hearts, moving
from headjudge.games.vanguard.c11_keywords import skills
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel import links
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import CONDITIONS, means
from headjudge.language.picking import acting
from headjudge.rulebook.citation import fact, rule

# 10.25.1, 10.25.2. To legion


def form_legion(game: Game, leader: int, mate: int, source: int, by: int) -> None:
    """Begin to make these two a legion, or the hearts of one."""
    state = game.state
    seat = masters.master_of_zone(game, leader)
    procedure = "legion of hearts" if u.is_heart(game, leader) else "legion"
    game.call(
        procedure, leader=state.ref(leader), mate=mate, seat=seat, source=source, by=by,
    )  # fmt: skip


@means(ACT, v.ToLegion)
def do_to_legion(context: Context, frame: Frame, term: v.ToLegion, cards: tuple[Ref, ...]) -> None:
    """The first of these cards legions with its mate."""
    mates = acting(context, term.mate)
    if cards and mates:
        form_legion(context.game, cards[0][0], mates[0][0], context.source, context.seat)


@step("10.25.1")
def place_mate(game: Game, frame: Frame) -> None:
    """The mate is put at the left of the vanguard, lying as it does. That is no ride
    (10.6.1.5)."""
    vars = frame.vars
    leader = vars["leader"][0]
    if (
        not game.state.is_current(vars["leader"])
        or not u.is_vanguard(game, leader)
        or not can_legion(game, leader)
        or is_only_mate(game, leader)
    ):
        game.leave(frame)
        return
    tags: tuple[str, ...] = ("superior", z.LAYOUT.kind[game.state.place[vars["mate"]]])
    if game.state.rest[leader]:
        tags = (*tags, moving.RESTING)
    game.do(
        Event("place", vars["seat"], vars["mate"], z.vanguard_circle(vars["seat"]), 0,
              vars["source"], vars["by"], CAUSE, tags=tags)
    )  # fmt: skip


# 10.6.1.5: it is no ride
CAUSE: Final[str] = fact("10.6.1.5", "legion", without="ride")


@rule("10.25.1.2")
def can_legion(game: Game, card: int) -> bool:
    """Whether a unit can legion: it is in no legion, and has a Seek Mate."""
    in_legion = u.associate_of(game, card) >= 0 and not u.is_mate(game, card)
    return not in_legion and bool(skills.seek_mates(game, card))


@means(CONDITIONS, v.CanLegion)
def holds_can_legion(context: Context, term: v.CanLegion) -> bool:
    """Whether the card of this text can legion."""
    return can_legion(context.game, context.source) and not is_only_mate(
        context.game, context.source
    )


@step("10.25.2")
def belong_together(game: Game, frame: Frame) -> None:
    """The one with the Seek Mate is the leader, the other the mate, and they are associated
    with each other until either changes zones."""
    vars = frame.vars
    if game.state.place[vars["mate"]] != z.vanguard_circle(vars["seat"]):
        game.leave(frame)
        return
    links.link(game, u.LEGION, vars["mate"], vars["leader"][0], vars["seat"])
    game.state.board += 1


# 10.25.5 to 10.25.11. A legion in battle, and turned


@rule("10.25.5")
def attacks_along(game: Game, card: int) -> int:
    """The other unit of a legion, which attacks too; -1: the unit attacks alone."""
    return u.associate_of(game, card)


@rule("10.25.6")
def add_up(game: Game, frame: Frame, leader: int, mate: int) -> None:
    """The power of an attacking legion is the leader's and the mate's (and the booster's)
    together; it is compared once, and the leader's critical is dealt."""
    roles.add_power(game, frame, leader, (mate,), "power")


@rule("10.25.6.1")
def associate_cannot_deal(game: Game, card: int) -> bool:
    """Whether the other unit of a legion cannot deal damage: then neither does."""
    other = u.associate_of(game, card)
    return other >= 0 and is_forbidden(game, Event("deal", masters.master(game, other), other))


@rule("10.25.7")
def once_for_a_legion(context: Context, cards: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """Damage to a legion is dealt once, not to its leader and its mate."""
    game = context.game
    return tuple([r for r in cards if not (u.is_mate(game, r[0]) and len(cards) > 1)])


@rule("10.25.10")
def turn_associate(game: Game, card: int, rest: int) -> None:
    """Stand or rest the other unit of a legion too."""
    other = u.associate_of(game, card)
    if other >= 0:
        game.turn_to(other, rest)


@rule("10.25.11")
def is_held_by_associate(game: Game, event: Event) -> bool:
    """Whether the other unit of a legion is prevented from turning: then neither turns."""
    if event.kind not in game.survey.guarded_kinds:
        return False
    other = u.associate_of(game, event.card)
    return other >= 0 and is_forbidden(game, event.with_(card=other))


# 10.25.12 to 10.25.16. Being in a legion


@step("10.25.12")
def be_heard(game: Game, frame: Frame) -> None:
    """That a unit legions is that it comes to be in a legion and was not before."""
    vars = frame.vars
    leader, mate = vars["leader"][0], vars["mate"]
    game.mark(("legioned", game.state.identity[leader]))
    game.mark(("legioned", game.state.identity[mate]))
    game.do(
        Event("legion", vars["seat"], leader, tags=(mate,)),
        Event("legion", vars["seat"], mate, tags=(leader,)),
    )


LEGION = Procedure("legion", "10.25.1", "Legion", (place_mate, belong_together, be_heard))


def legion_happens(game: Game, event: Event) -> None:
    """The event changes nothing by itself: it is there to be heard."""


HAPPEN: Final[dict[str, Callable[[Game, Event], None]]] = {"legion": legion_happens}


@rule("10.25.13")
def is_in_legion(game: Game, card: int) -> bool:
    """Whether a unit is in a legion at this point of time."""
    return u.associate_of(game, card) >= 0


@rule("10.25.14")
def legioned_this_turn(game: Game, card: int) -> bool:
    """The turn in which a unit came to be in a legion."""
    return game.happened(("legioned", game.state.identity[card])) > 0


@rule("10.25.15")
def cannot_lead(game: Game, card: int) -> bool:
    """A mate cannot attack, and no effect can make it."""
    return u.is_mate(game, card)


@rule("10.25.16")
def is_only_mate(game: Game, card: int) -> bool:
    """A mate uses no Seek Mate of its own and is no leader."""
    return u.is_mate(game, card)


# 10.25.18. A legion of hearts


@step("10.25.18.1")
def stay_with_the_old(game: Game, frame: Frame) -> None:
    """A heart that is in a legion already joins no other."""
    if u.associate_of(game, frame.vars["leader"][0]) >= 0:
        game.leave(frame)


@step("10.25.18")
def join_as_hearts(game: Game, frame: Frame) -> None:
    """A heart and another card are a legion of hearts: the one whose Seek Mate names the other
    is the leader; both are hearts of the vanguard that is no mate."""
    vars = frame.vars
    heart, other = vars["leader"][0], vars["mate"]
    leader, mate = (heart, other) if skills.specifies_mate(game, heart, other) else (other, heart)
    vanguard = game.state.host[heart]
    game.put(other, z.vanguard_circle(vars["seat"]))
    hearts.become_hearts(game, [other], vanguard)
    links.link(game, u.LEGION, mate, leader, vars["seat"])


LEGION_OF_HEARTS = Procedure(
    "legion of hearts", "10.25.18", "A legion of hearts", (stay_with_the_old, join_as_hearts)
)

PROCEDURES: Final = (LEGION, LEGION_OF_HEARTS)
