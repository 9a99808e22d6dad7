"""13-4. A ruler's current damage, and healing a ruler."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c15_terms.putting import to_graveyard
from headjudge.kernel.flow import step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.rulebook.citation import rule

IGNORES_CNT: Final = "ignore CNT"  # a tag: 13-6c-1
RULER_DAMAGE: Final = "ruler damage"  # numbers of a player: a ruler's current damage,
RULER_DAMAGE_IGNORING_CNT: Final = "plain damage"  # and the part of it for which CNT is ignored


@rule("3-6f-1")
def begin_undamaged(game: Game) -> None:
    """No ruler has damage when the game begins."""
    for numbers in game.state.numbers:
        numbers[RULER_DAMAGE] = 0


# 13-4a. Damage


@rule("13-2b-1", "13-4a", "15-20a")
def add_ruler_damage(game: Game, event: Event) -> None:
    """The ruler's current ruler damage grows."""
    key = RULER_DAMAGE_IGNORING_CNT if IGNORES_CNT in event.tags else RULER_DAMAGE
    game.add_number(game.master(event.card), key, event.amount)


# 13-4b. Healing


@rule("13-4b-1", "15-21c")
def cards_to_heal(game: Game, seat: int, paid_for: int) -> list[int]:
    """Only what has become cards in the damage zone can be healed; never the current damage of
    a ruler, nor a card that is played from there and paid for so."""
    return [card for card in game.state.zones[z.damage_of(seat)] if card != paid_for]


@step("13-4b")
def put_damage_cards_away(game: Game, frame: Frame) -> None:
    """The chosen cards of damage zones go to the graveyard, all together."""
    vars = frame.vars
    if vars["chosen"]:
        source, by = vars["source"], vars["by"]
        game.do(*[to_graveyard(game, card, "heal", source, by) for card in vars["chosen"]])
