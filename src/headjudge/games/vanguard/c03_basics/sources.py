"""3.14 to 3.16. Sources of effects and of damage; random choice."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.state import Event, Ref, Standby
from headjudge.language.book import Context, taken_at_random
from headjudge.language.evaluate import means, times
from headjudge.language.moving import EVENT_FOR
from headjudge.rulebook.citation import fact, rule

# 3.14. Source of an effect


@rule("3.14.1.1")
def source_of(standby: Standby) -> Ref:
    """The source of what an ability does is the card that has it."""
    return standby.source, standby.identity


# 3.14.1.2: what is done by rule action has no source
NO_SOURCE: Final[int] = fact("3.14.1.2", -1, without=0)


# 3.15. Source of damage


@rule("3.15.1.1")
def battle_damage(card: int, seat: int, amount: int, attacking: int) -> Event | None:
    """Damage of a battle, whose source is the unit that deals it."""
    return Event("damage", seat, card, -1, amount, attacking, cause="battle")


@means(EVENT_FOR, v.DealDamage)
@rule("3.15.1.2")
def skill_damage(context: Context, term: v.DealDamage, card: int) -> Event | None:
    """Skill damage, dealt by the source of the effect."""
    game = context.game
    amount = times(context, term.number)
    if amount <= 0 or not u.is_vanguard(game, card):
        return None
    source = source_of_damage(context)
    return Event(
        "damage", masters.master(game, card), card, -1, amount, source, context.seat, "skill"
    )


@rule("3.15.1.2.1")
def source_of_damage(context: Context) -> int:
    """The card, even if the words sound as though its player dealt the damage."""
    return context.source


# 3.16. Random choice

# Each card is as likely as the others.
take_at_random = rule("3.16.1", game="vanguard", without=())(taken_at_random)
