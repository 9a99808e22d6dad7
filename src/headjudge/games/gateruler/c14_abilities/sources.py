"""14-16. The sources of effects, of damage, of destruction and of movements."""

from __future__ import annotations

from headjudge.games.gateruler.c13_damage import dealing
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language.book import Context
from headjudge.rulebook.citation import rule


@rule("14-16a", "14-10f-2")
def source_of(frame: Frame) -> int:
    """The source of an effect is its card, or the card of the ability; so is that of an ability
    which the effect makes for a later time."""
    card: int = frame.vars["card"]
    return card


@rule("14-16b", "14-16c")
def deal_effect_damage(
    context: Context, hits: list[tuple[int, int]], tags: tuple[str, ...]
) -> None:
    """Effect damage to several cards at the same time; its source is the card of the text."""
    game = context.game
    source, by = context.source, context.seat
    if hits:
        game.do(
            *[
                dealing.damage_to(game, card, amount, source, by, dealing.EFFECT, tags)
                for card, amount in hits
            ]
        )


@rule("14-16d")
def source_of_combat_damage(source: int) -> int:
    """The source of combat damage is the unit or ruler that deals it."""
    return source


@rule("14-16e")
def destroyer(game: Game, unit: int) -> int:
    """What dealt it the damage has destroyed it; -1: nothing did."""
    source: int = game.state.happened.get(("hurt", game.state.identity[unit]), -1)
    return source


@rule("14-16f")
def mover(seat: int) -> int:
    """Whoever pays a cost, or controls an effect, moves the cards that it moves."""
    return seat
