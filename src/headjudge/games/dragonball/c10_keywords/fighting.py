"""10-4, 10-8, 10-9, 10-12, 10-22. Keywords about battle, and those that protect a card:
[Blocker], [Dual Attack], [Revenge], [Indestructible], and what [Deflect] stands for."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c07_battle import roles
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.state import Frame
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import DO
from headjudge.language.evaluate import means
from headjudge.rulebook.citation import rule

# 10-4. Blocker

BLOCKER_NAME: Final = "Blocker"

BLOCK: Final = t.Auto(
    t.Pattern("attacked", t.Cards(("field",), t.YOU, (t.Other(),))),
    (v.Redirect(t.Self()),),
    cost=(t.ToRest(t.Self()),),
)


@rule("10-4-1")
def blocker(word: t.Keyword) -> tuple[t.Ability, ...]:
    """The skill of [Blocker]: when another of its player's cards is attacked, it is activated by
    switching the card to Rest Mode; then the card is attacked instead."""
    return (BLOCK,)


@means(DO, v.NegateBlocker)
@rule("10-4-2")
def negate_blocker(context: Context, frame: Frame, term: v.NegateBlocker) -> None:
    """Give the blocked attack its first target again."""
    under_way = roles.current_battle(context.game)
    if under_way is not None:
        context.game.set_roles(under_way, guard=under_way.vars["target"])


# 10-8. Dual Attack, Triple Attack

ATTACKS: Final[dict[str, int]] = {
    "Dual Attack": 2,
    "Triple Attack": 3,
}


@rule("10-8-1", "10-8-1-1", "10-8-1-2")
def attacks_again(word: t.Keyword) -> tuple[t.Ability, ...]:
    """The skill of [Dual Attack] and its kin: after a battle in which the card attacked it becomes
    active, one time less a turn than it may attack."""
    return (
        t.Auto(
            t.Pattern("end battle", t.Self()),
            (t.ToStand(t.Self()),),
            (v.Once(ATTACKS[word.name] - 1),),
        ),
    )


# 10-9. Revenge

BATTLE_CARD: Final = (t.Type(("battle",)),)


@rule("10-9-1")
def revenge(word: t.Keyword) -> tuple[t.Ability, ...]:
    """The skill of [Revenge]: after a battle a Battle Card that attacked the card, or KO-ed it, is
    KO-ed."""
    attacked = t.Pattern(
        "end battle attacked", t.Self(), only_if=t.Is(t.EventPartner(), BATTLE_CARD)
    )
    koed = t.Pattern("KO", t.Self(), cause="battle", only_if=t.Is(v.AttackCard(), BATTLE_CARD))
    later = t.Auto(t.Pattern("end battle"), (v.KO(v.AttackCard()),))
    return (
        t.Auto(attacked, (v.KO(t.EventPartner()),), (v.InBattle("guard"),)),
        t.Auto(koed, (t.Lasting("once", later),), on_leaving=True),
    )


# 10-12. Indestructible


@rule("10-12-1")
def indestructible(word: t.Keyword) -> tuple[t.Ability, ...]:
    """The prohibitions that [Indestructible] stands for: neither battle nor the other player's
    skills KO the card or take it from the battle area."""
    return (
        t.Forbid(t.Pattern("KO", t.Self(), cause="battle")),
        t.Forbid(
            t.Pattern(
                "KO",
                t.Self(),
                by=t.OPPONENT,
                cause="effect",
                frm=("battle",),
                also=("leave", "control", "put"),
            )  # fmt: skip
        ),
    )


# 10-22. Deflect


def deflect_counters(word: t.Keyword) -> tuple[t.Ability, ...]:
    """The prohibitions that [Deflect] stands for: what a [Counter: Play] skill would do to the card
    does not happen (`deflecting`)."""
    also = ("leave", "put", "control", "combo", "active", "rest")
    return (t.Forbid(t.Pattern("KO", t.Self(), cause="effect", also=also, only_if=v.Deflecting())),)
