"""7-1-4-1 to 7-1-4-4. The end of a battle that was negated, or whose cards are gone; what
every end of a battle has in common."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c03_areas.moving import BY_BATTLE, to_drop
from headjudge.games.dragonball.c04_basics.checkpoints import check
from headjudge.games.dragonball.c07_battle import roles
from headjudge.kernel.flow import step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.rulebook.citation import rule


@step("7-1-4-1")
def drop_combos(game: Game, frame: Frame) -> None:
    """The cards in the combo areas go to the drop area."""
    combos_to_drop(game, frame)


def combos_to_drop(game: Game, frame: Frame) -> None:
    """Put all cards of both combo areas into their owners' drop areas. Which cards these were, and
    where they had come from, the end of the battle still knows."""
    cards = [*a.in_combo_area(game, 0), *a.in_combo_area(game, 1)]
    if cards:
        came = dict(frame.vars["combos"])
        frame.vars["comboed"] = tuple([(card, came.get(card, "")) for card in cards])
        game.do(*[to_drop(game, card, BY_BATTLE) for card in cards])


@step("7-1-4-2")
def negated_battle_ends(game: Game, frame: Frame) -> None:
    """Let skills become pending that trigger at the end of the battle, and hold a checkpoint."""
    end_is_heard(game, frame)
    check(game)


def end_is_heard(game: Game, frame: Frame) -> None:
    """Let skills become pending that trigger at the end of a battle of the attack card, of the
    guard card, and of the cards that were comboed with."""
    if game.survey.heard_kinds.isdisjoint(ENDS):
        return
    vars = frame.vars
    card, guard = vars["attack"][0], vars["guard"][0]
    seat = game.state.turn_player
    game.do(
        Event("end battle", seat, card, tags=(guard,)),
        Event("end battle attacked", 1 - seat, guard, tags=(card,)),
        *after_combo(game, frame),
    )


ENDS: Final = frozenset({"end battle", "end battle attacked", "after combo"})


@rule("7-4-1-8-1")
def after_combo(game: Game, frame: Frame) -> list[Event]:
    """Let skills of cards become pending that trigger at the end of a battle in which one has
    comboed with them, although the cards are in the drop area already (if that is where they
    are)."""
    state = game.state
    return [
        Event("after combo", state.owner[card], card, tags=(area,))
        for card, area in frame.vars.get("comboed", ())
        if state.place[card] % a.SIZE == a.DROP
    ]


@step("7-1-4-3")
def negated_battle_effects_end(game: Game, frame: Frame) -> None:
    """End the effects that last for the duration of the battle."""
    game.expire("battle")


@step("7-1-4-4")
def leave_battle(game: Game, frame: Frame) -> None:
    """End the procedure: the battle is over."""
    roles.end_battle(game, frame)
