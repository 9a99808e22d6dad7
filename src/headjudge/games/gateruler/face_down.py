"""14-19. Face-down units."""

from __future__ import annotations

from headjudge.games.gateruler import damage
from headjudge.games.gateruler import units as u
from headjudge.games.gateruler.moving import to_graveyard
from headjudge.kernel import values
from headjudge.kernel.flow import step
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Frame


@step("14-19e-1")
def send_away(game: Game, frame: Frame) -> None:
    """A card in play that lies open as a unit and is none goes to its owner's graveyard."""
    if damage.SOUND in values.notes_on_values(game):
        return
    wrong = no_units(game)
    if wrong:
        game.do(*[to_graveyard(game, card, "rule") for card in wrong])


def no_units(game: Game) -> list[int]:
    face = game.state.face
    return [
        card
        for seat in (0, 1)
        for card in u.units(game, seat)
        if face[card] != FACE_DOWN and game.value(card, "type") != "unit"
    ]
