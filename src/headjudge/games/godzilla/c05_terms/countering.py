"""5.15, 5.16. Counter, engage.

The counter phase is 7.4.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla import c03_players
from headjudge.games.godzilla.c01_overview import winning
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c04_areas import zones
from headjudge.games.godzilla.c05_terms.advancing import players_of
from headjudge.games.godzilla.c05_terms.entering import came_from
from headjudge.games.godzilla.c10_abilities.active import active_abilities
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import means, objects
from headjudge.rulebook.citation import rule

# 5.15. Counter


@means(ACT, v.Counter)
def do_counter(context: Context, frame: Frame, term: v.Counter, cards: tuple[Ref, ...]) -> None:
    """The invading monsters among these cards are countered."""
    game = context.game
    for seat in players_of(context, cards):
        monster = c03_players.monster_of(game, seat)
        game.do(Event("counter", 1 - seat, monster, -1, 0, context.source, context.seat, "effect"))


@rule("5.15.1")
def counter_happens(game: Game, event: Event) -> None:
    """A monster is countered: the procedure of 5.15.1 begins, for the player whose monster it
    is."""
    game.mark(("countered", event.seat))
    game.call("counter", seat=1 - event.seat, source=event.source, by=event.by)


@step("5.15.1.1")
def move_behind(game: Game, frame: Frame) -> None:
    """A countered monster in zone 6, 7 or 8 moves to the zone behind it."""
    seat = frame.vars["seat"]
    here = c03_players.position(game, seat)
    for there in z.ZONE_NUMBERS:
        if zones.is_behind(seat, there, seat, here):
            game.do(
                Event(
                    "pushed back",
                    seat,
                    c03_players.monster_of(game, seat),
                    z.zone_of(seat, there),
                    1,
                    frame.vars["source"],
                    frame.vars["by"],
                    "counter" if frame.procedure == "counter" else "effect",
                )  # fmt: skip
            )
            return


def next_monsters(game: Game, seat: int) -> list[int]:
    """The cards of the monster deck that can come next (5.15.1.2): of the next rank, and with a
    trait in common."""
    now = c03_players.monster_of(game, seat)
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
    """A player who has no next monster loses."""
    seat = frame.vars["seat"]
    if not next_monsters(game, seat):
        # 5.15.1.2.2: for the other player, victory through countering
        game.note("victory", 1 - seat)
        winning.lose_by_counter(game, seat)


@choice("5.15.1.2")
def choose_next_monster(game: Game, frame: Frame) -> Decision | None:
    """The player whose monster was countered chooses the next one from their monster deck."""
    options: tuple[Option, ...] = tuple(
        [("card", card) for card in next_monsters(game, frame.vars["seat"])]
    )
    return Decision(frame.vars["seat"], "next-monster", options, "5.15.1.2") if options else None


@choose_next_monster.then
def play_next_monster(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen monster is played."""
    seat = frame.vars["seat"]
    card = int(chosen[0][1])
    area = came_from("monster deck")
    game.do(Event("play", seat, card, z.invading_of(seat), 0, -1, -1, "counter", tags=area))


COUNTER = Procedure(
    "counter", "5.15.1", "Counter",
    (move_behind, no_next_monster, choose_next_monster),
)  # fmt: skip


# 5.15.1.1. The movement alone


@means(ACT, v.MoveAsCountered)
def do_move_as_countered(
    context: Context, frame: Frame, term: v.MoveAsCountered, cards: tuple[Ref, ...]
) -> None:
    """The invading monsters among these cards move as though countered, and no new one is
    played."""
    for seat in players_of(context, cards):
        context.game.call("push back", seat=seat, source=context.source, by=context.seat)


PUSH_BACK = Procedure("push back", "5.15.1", "Move as though countered", (move_behind,))


# 5.16. Engage


@rule("5.16.1")
def cannot_engage(game: Game) -> list[int]:
    """The battle cards that do not engage: they do not count in the counter phase."""
    found: list[int] = []
    for term, source, master, cards in active_abilities(game, "CannotEngage"):
        refs = cards if cards is not None else objects(Context(game, source, master), term.what)
        found.extend([card for card, identity in refs if game.state.identity[card] == identity])
    return found


PROCEDURES: Final = (COUNTER, PUSH_BACK)
