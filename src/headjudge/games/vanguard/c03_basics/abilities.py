"""3.1, 3.7. Abilities and effects: where they work, and what they cost; characteristics."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c08_abilities import costs
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel import changes
from headjudge.kernel.decision import NO, YES, Decision, Option
from headjudge.language.book import Context
from headjudge.language.evaluate import CONDITIONS, means, whereabouts
from headjudge.rulebook.citation import fact, rule

# 3.1. Abilities and effects


@means(CONDITIONS, v.On)
@rule("3.1.1.3")
def is_on(context: Context, term: v.On) -> bool:
    """An ability with a zone in front of it works only while its card is there."""
    zone = whereabouts(context, (context.source, context.identity))
    return zone >= 0 and z.LAYOUT.kind[zone] in term.kinds


@rule("3.1.1.5.1")
def can_perform_cost(context: Context, term: v.Act) -> bool:
    """Whether an ability with a cost can be played: only by doing what the cost says."""
    return costs.can_pay_for(context, term.cost, term)


def ask_whether(seat: int, can: bool, secret: bool) -> Decision | None:
    """3.1.1.5.2. Whether to pay is chosen when the effect gets there."""
    return Decision(seat, "may", (YES, NO) if can else (NO,), "3.1.1.5.2", secret=secret)


@rule("3.1.1.5.2")
def is_unpaid(chosen: tuple[Option, ...]) -> bool:
    """Without the cost, what is done if it is paid is not done; all else is."""
    return chosen[0] == NO


# 3.7. Characteristics and status

# 3.7.1.1: of what it has already, other than abilities, a card does not get more
gained = rule("3.7.1.1", without=(), game="vanguard")(changes.gained)

# What a text can ask for as it is printed (3.7.1.2), under a name of its own.
ORIGINAL: Final[tuple[str, ...]] = fact(
    "3.7.1.2", ("name", "grade", "power", "critical", "shield"), without=()
)
