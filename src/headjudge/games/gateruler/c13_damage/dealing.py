"""13-2, 13-8. Damage is dealt to a ruler or a unit, and to nothing else."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c13_damage.ruler_damage import add_ruler_damage
from headjudge.games.gateruler.c13_damage.unit_damage import add_unit_damage
from headjudge.kernel import triggers
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.rulebook.citation import fact, rule

# The two kinds of damage, as the `cause` of its event

COMBAT: Final = "combat"
EFFECT: Final[str] = fact("15-20c", "effect", without="combat")  # all damage but combat damage


# 13-2. How damage comes about


@rule("13-2a")
def damage_to(
    game: Game, card: int, amount: int, source: int, by: int, cause: str,
    tags: tuple[str, ...] = (),
) -> Event:  # fmt: skip
    """An amount of damage is about to be dealt to a card: by which source, and of which sort."""
    return Event("damage", game.master(card), card, -1, amount, source, by, cause, tags=tags)


def deal_damage(game: Game, event: Event) -> None:
    """Damage is dealt to a ruler or a unit; 13-2c: less than 1 is none."""
    if is_less_than_one(event) or cannot_be_dealt_damage(game, event.card):
        event.changed_nothing = True
        return
    if u.is_ruler(game.state, event.card):
        add_ruler_damage(game, event)
    else:
        add_unit_damage(game, event)
    if "deal damage" in game.survey.heard_kinds and event.source >= 0:
        triggers.hear(
            game,
            Event(
                "deal damage", event.by, event.source, -1, event.amount, event.source, event.by,
                event.cause, tags=(event.card,),
            ),
        )  # fmt: skip


@rule("13-2c")
def is_less_than_one(event: Event) -> bool:
    """Whether damage is less than 1, so that none has been dealt."""
    return event.amount < 1


# 13-8. Damage to anything else


@rule("13-8a")
def cannot_be_dealt_damage(game: Game, card: int) -> bool:
    """To what is neither ruler nor unit no damage is dealt."""
    return not u.is_ruler(game.state, card) and not u.is_unit(game, card)
