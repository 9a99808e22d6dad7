"""14-17. Changing a card or an ability that was played."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.c16_keywords.bundles import is_by_counter
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import DO
from headjudge.language.evaluate import means
from headjudge.rulebook.citation import rule


@means(DO, v.ChangeCounter)
def do_change_counter(context: Context, frame: Frame, term: v.ChangeCounter) -> None:
    """Have something in the gate that a CNT ability has played, and that was chosen, do something
    else."""
    for place, _zero in frame.vars.get(term.memory, ()):
        for waiting in context.game.state.stack:
            if waiting.vars["number"] == place and is_by_counter(waiting):
                change_played(context.game, waiting, term.do)


def change_played(game: Game, waiting: Frame, do: tuple[t.Effect, ...]) -> None:
    """Give something in the gate another effect, where it lies."""
    if waiting.procedure == "resolve card":
        change_card(game, waiting, do)
    else:
        change_ability(game, waiting, do)
    game.values_changed()


@rule("14-17b-1")
def change_card(game: Game, waiting: Frame, do: tuple[t.Effect, ...]) -> None:
    """A card does what its CNT ability says now, and does not enter play."""
    waiting.vars.update({"way": CHANGED, "do": do, "term": v.Counter(do), "targets": ()})


CHANGED: Final = "changed"


@rule("14-17b-2")
def change_ability(game: Game, waiting: Frame, do: tuple[t.Effect, ...]) -> None:
    """An ability is another in the same place."""
    waiting.vars.update({"do": do, "term": v.Counter(do), "targets": ()})
