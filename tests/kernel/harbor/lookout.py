"""9-5. The lookout: a hidden signal whose moment has come may be shown, and then works.

Stands for: abilities of hidden cards that wait only if their player shows them, and are
asked for by what all can see, not by what is there.
"""

from __future__ import annotations

from typing import Final

from headjudge.kernel import knowledge
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.flow import Procedure
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language import terms as t
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.numbers import choice, rule


def in_lockers(game: Game) -> list[tuple[int, t.Auto]]:
    """9-5-1. The words on signals in a locker hear what happens."""
    return [
        (card, term)
        for seat in (0, 1)
        for card in z.cards(game, "locker", seat)
        for term in game.abilities(card).elsewhere.get("locker", ())
    ]


@rule("9-5-2")
def begin_with_the_turn_player(game: Game, frame: Frame) -> None:
    frame.vars["asked"] = ()


@choice("9-5-3")
def show_one(game: Game, frame: Frame) -> Decision | None:
    """Each player with a signal in the locker is asked, whether it fits or not."""
    for seat in (game.state.turn_player, 1 - game.state.turn_player):
        if seat not in frame.vars["asked"] and z.cards(game, "locker", seat):
            options: list[Option] = [PASS]
            for each in game.state.standby:
                if game.state.place[each.source] == z.zone("locker", seat):
                    options.append(("standby", each.id, each.source))
            return Decision(seat, "show", tuple(options), "9-5-3", secret=True)
    return None


@show_one.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Shown, it waits like any other ability; not shown, it waits no longer."""
    decided = game.state.turn_player
    if decided in frame.vars["asked"] or not z.cards(game, "locker", decided):
        decided = 1 - decided
    frame.vars["asked"] = (*frame.vars["asked"], decided)
    keep = int(chosen[0][1]) if chosen[0] != PASS else -1
    if keep >= 0:
        game.reveal((int(chosen[0][2]),), knowledge.everyone(game.state))
    game.state.standby = [
        each
        for each in game.state.standby
        if each.id == keep or game.state.place[each.source] != z.zone("locker", decided)
    ]
    game.state.revision += 1
    frame.again()


LOOKOUT = Procedure("lookout", "9-5", "The lookout", (begin_with_the_turn_player, show_one))

PROCEDURES: Final = (LOOKOUT,)
