"""10.25, 11.10. Legion: a vanguard and its mate.

The mate is linked to the leader for as long as both are the cards they are; who changes
circles parts (`moving.py`). What a legion is in battle stands in `attack.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headjudge.games.vanguard import circles as c
from headjudge.games.vanguard import hearts
from headjudge.games.vanguard import vocabulary as v
from headjudge.games.vanguard import zones as z
from headjudge.games.vanguard.moving import RESTING
from headjudge.kernel import links
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import CONDITIONS, means, passes
from headjudge.rulebook.citation import fact, rule

SEEK_MATE: Final = "SeekMate"


def seek_mates(game: Game, card: int) -> tuple[v.SeekMate, ...]:
    """The Seek Mate abilities of a card."""
    found: tuple[v.SeekMate, ...] = game.abilities(card).others.get(SEEK_MATE, ())
    return found


def names(game: Game, card: int, mate: int) -> bool:
    """Whether one of a card's Seek Mate abilities specifies another."""
    context = Context(game, card, c.master(game, card))
    ref = game.state.ref(mate)
    found = [each for each in seek_mates(game, card) if passes(context, (mate_filter(each),), ref)]
    return len(found) > 0


@rule("11.10.1.1", without=t.Not(t.Either(())))
def mate_filter(term: v.SeekMate) -> t.Filter:
    """What is written after the icon says which cards the mate can be; 11.10.2.1: any one
    of several that are joined by "or"."""
    return t.Either(term.mates) if ANY_OF_THEM else term.mates[0]


ANY_OF_THEM: Final[bool] = fact("11.10.2.1", True, without=False)


# 11.10.2. Seek Mate

RETURNED: Final = 4
GRADE: Final = 3


@rule("11.10.2", without=())
def seek_mate(term: v.SeekMate) -> tuple[t.Ability, ...]:
    """Once, against a vanguard of grade 3 or greater: return four cards of the drop zone to
    the deck, search it for the mate, and legion."""
    return (
        v.Act(
            (t.Put(t.Pick(RETURNED, t.Cards(("drop",), t.YOU)), "deck"),),
            (
                t.Search(t.Pick(1, t.Cards(("deck",), t.YOU, (mate_filter(term),))), "mate"),
                v.ToLegion(t.Self(), t.It("mate")),
                t.Shuffle(),
                v.CannotBeUsed("game"),
            ),
            (v.On(("vanguard",)), OPPOSING_GRADE_3, v.CanLegion()),
        ),
    )


OPPOSING_GRADE_3: Final = t.Relation(
    t.Count(t.Cards(("vanguard",), t.OPPONENT, (t.Compare("grade", ">=", GRADE),))), ">=", 1
)


@means(CONDITIONS, v.CanLegion)
def _(context: Context, term: v.CanLegion) -> bool:
    return can_legion(context.game, context.source) and not is_only_mate(
        context.game, context.source
    )


@rule("10.25.1.2", without=True)
def can_legion(game: Game, card: int) -> bool:
    """Who is in a legion already, or has no Seek Mate, does not legion."""
    in_legion = c.associate_of(game, card) >= 0 and not c.is_mate(game, card)
    return not in_legion and bool(seek_mates(game, card))


@rule("10.25.16", without=False)
def is_only_mate(game: Game, card: int) -> bool:
    """A mate uses no Seek Mate of its own and is no leader."""
    return c.is_mate(game, card)


# 10.25.1. To legion


def legion(game: Game, leader: int, mate: int, source: int, by: int) -> None:
    """These two are to become a legion, or the hearts of one."""
    state = game.state
    seat = c.master_of_zone(game, leader)
    procedure = "legion of hearts" if c.is_heart(game, leader) else "legion"
    game.call(
        procedure, leader=state.ref(leader), mate=mate, seat=seat, source=source, by=by,
    )  # fmt: skip


@step("10.25.1")
def place_mate(game: Game, frame: Frame) -> None:
    """The mate is put at the left of the vanguard, lying as it does. That is no ride
    (10.6.1.5)."""
    vars = frame.vars
    leader = vars["leader"][0]
    if (
        not game.state.is_current(vars["leader"])
        or not c.is_vanguard(game, leader)
        or not can_legion(game, leader)
        or is_only_mate(game, leader)
    ):
        game.leave(frame)
        return
    tags: tuple[str, ...] = ("superior", z.LAYOUT.kind[game.state.place[vars["mate"]]])
    if game.state.rest[leader]:
        tags = (*tags, RESTING)
    game.do(
        Event("place", vars["seat"], vars["mate"], z.vanguard_circle(vars["seat"]), 0,
              vars["source"], vars["by"], CAUSE, tags=tags)
    )  # fmt: skip


# 10.6.1.5: it is no ride
CAUSE: Final[str] = fact("10.6.1.5", "legion", without="ride")


@step("10.25.2")
def belong_together(game: Game, frame: Frame) -> None:
    """The one with the Seek Mate is the leader, the other the mate, and they are associated
    with each other until either changes zones."""
    vars = frame.vars
    if game.state.place[vars["mate"]] != z.vanguard_circle(vars["seat"]):
        game.leave(frame)
        return
    links.link(game, c.LEGION, vars["mate"], vars["leader"][0], vars["seat"])
    game.state.board += 1


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


@rule("10.25.13", without=False)
def is_in_legion(game: Game, card: int) -> bool:
    """Whether a unit is in a legion at this point of time."""
    return c.associate_of(game, card) >= 0


@rule("10.25.14", without=False)
def legioned_this_turn(game: Game, card: int) -> bool:
    """The turn in which a unit came to be in a legion."""
    return game.happened(("legioned", game.state.identity[card])) > 0


# 10.25.18. A legion of hearts


@step("10.25.18.1")
def stay_with_the_old(game: Game, frame: Frame) -> None:
    """A heart that is in a legion already joins no other."""
    if c.associate_of(game, frame.vars["leader"][0]) >= 0:
        game.leave(frame)


@step("10.25.18")
def join_as_hearts(game: Game, frame: Frame) -> None:
    """Of the heart and the other card, the one whose Seek Mate names the other is the
    leader; both are hearts of the vanguard that is no mate."""
    vars = frame.vars
    heart, other = vars["leader"][0], vars["mate"]
    leader, mate = (heart, other) if names(game, heart, other) else (other, heart)
    vanguard = game.state.host[heart]
    game.put(other, z.vanguard_circle(vars["seat"]))
    hearts.become_hearts(game, [other], vanguard)
    links.link(game, c.LEGION, mate, leader, vars["seat"])


LEGION_OF_HEARTS = Procedure(
    "legion of hearts", "10.25.18", "A legion of hearts", (stay_with_the_old, join_as_hearts)
)


def legion_happens(game: Game, event: Event) -> None:
    """The event changes nothing by itself: it is there to be heard."""


HAPPEN: Final[dict[str, Callable[[Game, Event], None]]] = {"legion": legion_happens}

PROCEDURES: Final = (LEGION, LEGION_OF_HEARTS)
