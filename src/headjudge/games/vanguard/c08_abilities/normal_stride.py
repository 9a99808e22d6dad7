"""8.5.2.4, 8.5.3.4. Normal stride: which cards can be strided, for what, and the steps of it.

The conditions of striding, and what striding is, are in 10.28; stride skills in 11.11 and 11.42.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c08_abilities import costs
from headjudge.games.vanguard.c10_actions import giving
from headjudge.games.vanguard.c10_actions.striding import (
    has_three_face_up,
    has_two_grade_3,
    placing_by_stride,
    start_stride,
    unmet_condition,
)
from headjudge.games.vanguard.c11_keywords.skills import (
    STRIDE_SKILL,
    clear_the_table,
    flip_before_stride,
    is_beyond_effects,
    skill_at,
    stride_skills,
)
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Frame
from headjudge.language import terms as t
from headjudge.language.book import Context

STRIDE_STEP: Final = "stride step"


# Which can be strided


def cards_to_stride(game: Game, seat: int, timing: str = STRIDE_STEP) -> list[int]:
    """The cards that a player can normal stride now."""
    if STRIDE_SKILL not in game.survey.features:
        return []
    printed, face = game.state.printed, game.state.face
    there = [*game.state.zones[z.g_zone_of(seat)], *u.vanguards_on(game, seat)]
    refused: dict[tuple[str, int], bool] = {}  # of equal cards one is looked at
    paid: costs.Paid = {}
    found: list[int] = []
    for card in there:
        same = (printed[card].number, face[card])
        if same not in refused:
            refused[same] = refusal(game, seat, card, timing, paid) is not None
        if not refused[same]:
            found.append(card)
    return found


def is_stride_possible(game: Game, seat: int) -> bool:
    """Whether a normal stride is possible, as far as all can see: by the cards that lie face down
    in the G zone, or a vanguard that could flip over, and the vanguards' grades or the face-up G
    units."""
    if STRIDE_SKILL not in game.survey.features:
        return False
    face = game.state.face
    g_zone = game.state.zones[z.g_zone_of(seat)]
    down = [card for card in g_zone if face[card] == FACE_DOWN]
    if down and (has_two_grade_3(game) or has_three_face_up(game, seat)):
        return True
    return bool([card for card in u.vanguards_on(game, seat) if stride_skills(game, card)])


def refusal(
    game: Game, seat: int, card: int, timing: str = STRIDE_STEP, paid: costs.Paid | None = None
) -> str | None:
    """The rule that forbids a normal stride of this card, or None. (`paid`: whether costs of
    others that were looked at can be paid.)"""
    skill = skill_at(game, card, timing)
    if skill is None:
        return "11.11.1"
    found = unmet_condition(game, seat, card, skill.ultimate)
    if found is not None:
        return found
    cost = cost_of(game, seat, card, skill)
    if not can_pay_to_stride(game, seat, card, cost, {} if paid is None else paid):
        return "8.5.2.4"
    return (
        "1.3.3"
        if is_forbidden(game, placing_by_stride(game, seat, card, ("normal", "G")))
        else None
    )


# 8.5.2.4. The cost


def cost_of(game: Game, seat: int, card: int, skill: v.StrideSkill) -> tuple[t.Effect, ...]:
    """What a normal stride costs now."""
    if giving.stride_is_free(game, seat, card) and not is_beyond_effects(skill):
        return ()
    return skill.cost


def can_pay_to_stride(
    game: Game, seat: int, card: int, cost: tuple[t.Effect, ...], paid: costs.Paid
) -> bool:
    """Whether the cost can be paid, with cards as they are while it is paid."""
    if v.Paying.__name__ not in game.survey.features or cost in paid:
        # no text tells that time from any other, or it was found out already
        return costs.can_pay_too(Context(game, card, seat), cost, paid)
    state = game.state
    state.frames.append(Frame("perform", 0, {"paying": "stride", "seat": seat}))
    game.values_changed()
    can = costs.can_pay_too(Context(game, card, seat), cost, paid)
    state.frames.pop()
    game.values_changed()
    return can


@step("8.5.2.4")
def pay_for_stride(game: Game, frame: Frame) -> None:
    """The cost is paid. Chosen before the card is on the vanguard circle: what a cost says
    of one's vanguard is meant of the one that is strided."""
    vars = frame.vars
    skill = skill_at(game, vars["card"], vars.get("timing", STRIDE_STEP))
    if skill is not None:
        vars["ultimate"] = skill.ultimate
        cost = cost_of(game, vars["seat"], vars["card"], skill)
        if cost != skill.cost:
            giving.use_up_free_stride(game, vars["seat"], vars["card"])
        costs.pay(game, cost, vars["card"], vars["seat"], "stride")


# 8.5.3.4. Resolving


@step("8.5.3.4")
def resolve_stride(game: Game, frame: Frame) -> None:
    """The G unit comes to the vanguard circle; what is there becomes its heart."""
    vars = frame.vars
    start_stride(
        game, vars["seat"], vars["card"], ("normal", "G"), ultimate=bool(vars.get("ultimate"))
    )


NORMAL_STRIDE = Procedure(
    "normal stride", "8.5.2.4", "Normal stride",
    (pay_for_stride, clear_the_table, flip_before_stride, resolve_stride),
)  # fmt: skip

PROCEDURES: Final = (NORMAL_STRIDE,)
