"""10.15, 10.33. Damage checks, and dealing damage.

Drive checks (10.14) are a part of the drive step, 7.6.
"""

from __future__ import annotations

from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c10_actions.legion import once_for_a_legion
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import means
from headjudge.language.moving import happen_together
from headjudge.rulebook.citation import rule

# 10.15. Damage check


@rule("10.15.1")
def hear_damage_check(game: Game, frame: Frame) -> None:
    """Abilities about the damage check stand by."""
    game.do(Event("damage check", frame.vars["seat"], frame.vars["card"]))


# 10.33. Dealing damage


@rule("10.33.1", "10.15.1.1")
def damage_happens(game: Game, event: Event) -> None:
    """A vanguard's vanguard damage grows by battle damage and by skill damage; damage checks are
    made for it at the next check timing (10.33.2)."""
    if event.cause not in ("battle", "skill"):
        return
    game.add_number(masters.master_of_zone(game, event.card), "damage", event.amount)


@means(ACT, v.DealDamage)
def do_deal_damage(
    context: Context, frame: Frame, term: v.DealDamage, cards: tuple[Ref, ...]
) -> None:
    """Deal damage to these units, all at the same time."""
    happen_together(context, frame, term, once_for_a_legion(context, cards))
