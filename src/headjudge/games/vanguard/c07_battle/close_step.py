"""7.8. Close step: the end of a battle."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c03_basics.timings import check, ends, is_something_left
from headjudge.games.vanguard.c07_battle import roles
from headjudge.kernel.flow import does, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.rulebook.citation import rule


@step("7.8.1.1")
@rule("7.8.1")
def close_step_begins(game: Game, frame: Frame) -> None:
    """Abilities about the beginning of the step and the end of the battle stand by, each
    but once."""
    ends(game, "begin close step")
    ends(game, "end battle")


@step("7.8.1.2")
def effects_of_the_battle_end(game: Game, frame: Frame) -> None:
    """Nobody attacks or is attacked any more."""
    game.expire("battle")
    roles.end(game, frame)


@step("7.8.1.3")
def once_more_or_close(game: Game, frame: Frame) -> None:
    """While there is something to resolve, or an ability about the end of the battle that has
    not stood by yet, go back."""
    if not is_something_left(game):
        ends(game, "begin close step")
        ends(game, "end battle")
    if is_something_left(game):
        game.go(frame, "7.8.1.1")


@step("7.8.1.4")
def roles_end(game: Game, frame: Frame) -> None:
    """Nobody is in any role any more; the next close step is another."""
    roles.begin(game, frame)
    for key in [key for key in game.state.happened if is_of_battle(key)]:
        del game.state.happened[key]


def is_of_battle(key: object) -> bool:
    """Whether a mark is one by which abilities meet the end of a battle only once."""
    return isinstance(key, tuple) and key[0] in ("begin close step", "end battle")


STEPS: Final = (
    close_step_begins,
    does("7.8.1.2", check),
    effects_of_the_battle_end,
    once_more_or_close,
    roles_end,
)
