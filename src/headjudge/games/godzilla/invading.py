"""5.13 to 5.15. What invading monsters do: advance, retreat, invade, be countered."""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla import monster as m
from headjudge.games.godzilla import overview as o
from headjudge.games.godzilla import zones as z
from headjudge.games.godzilla.specific_terms import came_from
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.rulebook.citation import fact, rule

# 5.13. Advance / retreat


def advance_happens(game: Game, event: Event) -> None:
    """The position goes up by one (or down, for a retreat)."""
    m.set_position(game, event.seat, z.LAYOUT.number[event.zone])
    if event.kind == "advance":
        game.mark(("zones advanced", event.seat))
        if event.cause == "invasion":
            game.mark(("zones invaded", event.seat))


@step("5.13.1.1")
def at_the_border(game: Game, frame: Frame) -> None:
    """In zone 8 the way on leads into the other player's zones."""
    seat = frame.vars["seat"]
    if frame.vars["left"] <= 0:
        game.leave(frame)
    elif z.position(game, seat) >= z.ZONES and not is_stopped(game, seat, frame.vars["cause"]):
        win_through_invasion(game, seat)


@rule("5.13.1.1.1", without=False)
def is_stopped(game: Game, seat: int, cause: str) -> bool:
    """No advance out of zone 8 but by an invasion, and none while a battle card is in the
    other player's zone 8."""
    if cause != "invasion":
        return True
    for card in m.tops(game, z.zone_of(1 - seat, z.ZONES)):
        if game.value(card, "type") == "battle":
            return True
    return False


@rule("5.13.1.1.2")
def win_through_invasion(game: Game, seat: int) -> None:
    """5.13.1.1.2.1. Victory through invasion."""
    game.note("victory", seat, citing="5.13.1.1.2")
    o.win_by_invasion(game, seat)


@step("5.13.1")
def advance_one(game: Game, frame: Frame) -> None:
    """The position becomes the zone with the next higher number; the procedure is carried
    out again for every further advance."""
    vars = frame.vars
    seat = vars["seat"]
    here = z.position(game, seat)
    there = min(here + 1, z.ZONES)
    vars["left"] -= 1
    if vars["left"] > 0:
        game.go(frame, "5.13.1.1")
    if is_elsewhere(here, there):
        game.do(
            Event(
                "advance",
                seat,
                m.monster_of(game, seat),
                z.zone_of(seat, there),
                1,
                vars["source"],
                vars["by"],
                vars["cause"],
            )  # fmt: skip
        )


ADVANCE = Procedure("advance", "5.13.1", "Advance", (at_the_border, advance_one))


@step("5.13.1.2.1")
def there_already(game: Game, frame: Frame) -> None:
    """At that zone or beyond it, nothing is done."""
    if z.is_beyond(z.position(game, frame.vars["seat"]), frame.vars["zone"]):
        game.leave(frame)


@step("5.13.1.2.2")
def advance_until_there(game: Game, frame: Frame) -> None:
    """Advance again and again until it is there, or gets no further."""
    vars = frame.vars
    here = z.position(game, vars["seat"])
    if here != vars.get("was"):
        vars["was"] = here
        game.go(frame, "5.13.1.2.1")
        game.call("advance", seat=vars["seat"], left=1, cause="effect", source=vars["source"],
                  by=vars["by"])  # fmt: skip


ADVANCE_TO = Procedure(
    "advance to", "5.13.1.2", "Advance to a zone",
    fact("5.13.1.2", (there_already, advance_until_there), without=()),
)  # fmt: skip


@step("5.13.2.1")
def at_the_start(game: Game, frame: Frame) -> None:
    """In zone 1 nothing is done, and it has not retreated."""
    if z.position(game, frame.vars["seat"]) <= 1:
        game.leave(frame)


@step("5.13.2")
def retreat_one(game: Game, frame: Frame) -> None:
    """The position becomes the zone with the next lower number; the procedure is carried
    out again for every further retreat."""
    vars = frame.vars
    if vars["left"] <= 0:
        return
    seat = vars["seat"]
    vars["left"] -= 1
    game.go(frame, "5.13.2.1")
    game.do(
        Event(
            "retreat",
            seat,
            m.monster_of(game, seat),
            z.zone_of(seat, z.position(game, seat) - 1),
            1,
            vars["source"],
            vars["by"],
            "effect",
        )  # fmt: skip
    )


RETREAT = Procedure("retreat", "5.13.2", "Retreat", (at_the_start, retreat_one))


@step("5.13.2.2.1")
def behind_already(game: Game, frame: Frame) -> None:
    """At that zone or before it, nothing is done."""
    if z.is_before(z.position(game, frame.vars["seat"]), frame.vars["zone"]):
        game.leave(frame)


@step("5.13.2.2.2")
def retreat_until_there(game: Game, frame: Frame) -> None:
    """Retreat again and again until it is there, or gets no further."""
    vars = frame.vars
    here = z.position(game, vars["seat"])
    if here != vars.get("was"):
        vars["was"] = here
        game.go(frame, "5.13.2.2.1")
        game.call("retreat", seat=vars["seat"], left=1, source=vars["source"], by=vars["by"])


RETREAT_TO = Procedure(
    "retreat to", "5.13.2.2", "Retreat to a zone",
    fact("5.13.2.2", (behind_already, retreat_until_there), without=()),
)  # fmt: skip


@rule("5.13.3", without=True)
def is_elsewhere(here: int, there: int) -> bool:
    """A monster that stays in its zone has not advanced."""
    return here != there


# 5.14. Invade


def invade_happens(game: Game, event: Event) -> None:
    """5.14.1. The main phase's invasion is what it means to invade."""
    game.mark(("invaded", event.seat))


# 5.15. Counter


def counter_happens(game: Game, event: Event) -> None:
    """5.15.1. What countering is, step by step."""
    game.mark(("countered", event.seat))
    game.call("counter", seat=1 - event.seat, source=event.source, by=event.by)


@step("5.15.1.1")
def move_behind(game: Game, frame: Frame) -> None:
    """From zones 6, 7 and 8, which alone have a zone behind them, the monster moves there."""
    seat = frame.vars["seat"]
    here = z.position(game, seat)
    for there in z.ZONE_NUMBERS:
        if z.is_behind(seat, there, seat, here):
            game.do(
                Event(
                    "pushed back",
                    seat,
                    m.monster_of(game, seat),
                    z.zone_of(seat, there),
                    1,
                    frame.vars["source"],
                    frame.vars["by"],
                    "counter" if frame.procedure == "counter" else "effect",
                )  # fmt: skip
            )
            return


def next_monsters(game: Game, seat: int) -> list[int]:
    """5.15.1.2. Of the next rank, and with a trait in common."""
    now = m.monster_of(game, seat)
    if now < 0:
        return []
    rank = game.value(now, "rank") + 1
    traits = game.value(now, "traits")
    return [
        card
        for card in game.state.zones[z.monster_deck_of(seat)]
        if game.value(card, "rank") == rank
        and [trait for trait in game.value(card, "traits") if trait in traits]
    ]


@step("5.15.1.2.1")
def no_next_monster(game: Game, frame: Frame) -> None:
    """Without such a card the player loses."""
    seat = frame.vars["seat"]
    if not next_monsters(game, seat):
        # 5.15.1.2.2: for the other player, victory through countering
        game.note("victory", 1 - seat)
        o.lose_by_counter(game, seat)


@choice("5.15.1.2")
def choose_next_monster(game: Game, frame: Frame) -> Decision | None:
    """Its master chooses the next monster of their monster deck."""
    options: tuple[Option, ...] = tuple(
        [("card", card) for card in next_monsters(game, frame.vars["seat"])]
    )
    return Decision(frame.vars["seat"], "next-monster", options, "5.15.1.2") if options else None


@choose_next_monster.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    seat = frame.vars["seat"]
    card = int(chosen[0][1])
    area = came_from("monster deck")
    game.do(Event("play", seat, card, z.invading_of(seat), 0, -1, -1, "counter", tags=area))


COUNTER = Procedure(
    "counter", "5.15.1", "Counter",
    fact("5.15.1", (move_behind, no_next_monster, choose_next_monster), without=()),
)  # fmt: skip
PUSH_BACK = Procedure("push back", "5.15.1", "Move as though countered", (move_behind,))


PROCEDURES: Final = (ADVANCE, ADVANCE_TO, RETREAT, RETREAT_TO, COUNTER, PUSH_BACK)
