"""16-3 to 16-30. What each keyword stands for, in its rulebook's order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from headjudge.games.gateruler import gear
from headjudge.games.gateruler import vocabulary as v
from headjudge.language import terms as t
from headjudge.rulebook.citation import fact, rule

Bundle = tuple[Any, ...]
SELF: Final = t.Self()


@rule("16-3a", "16-3a-1", without=())
def touchdown(word: t.Keyword) -> Bundle:
    """16-3. When this enters play from the gate, played from the hand. `details`: what is done,
    its cost, and its conditions."""
    do, cost, while_ = (*word.details, (), ())[:3]
    when = t.Pattern("enter", SELF, frm=("hand",), only_if=t.Both((FROM_GATE, *NORMAL_ONLY)))
    return (t.Auto(when, do, while_, cost=cost),)


FROM_GATE: Final = t.AnyOf((t.Entered("play"), t.Entered(gear.CAUSE)))
# 16-3b: of a unit, not in any other way than by a normal summon
NORMAL_ONLY: Final[tuple[t.Condition, ...]] = fact(
    "16-3b", (t.AnyOf((t.Entered("normal"), t.Is(SELF, (t.Type(("field",)),)))),), without=()
)


@rule("16-5a-1", without=())
def breakthrough(word: t.Keyword) -> Bundle:
    """16-5. At the end of the damage step of an attack on the center, if the card it battled
    with is gone from there, it strikes the ruler."""
    return (t.Auto(t.Pattern("end damage step"), (v.StrikeThrough(),), (v.BrokeThrough(),)),)


@rule("16-6a-1", without=())
def defender(word: t.Keyword) -> Bundle:
    """16-6. At the end of your attack phase you may move this to your empty defense zone."""
    zones = v.Zones(t.YOU, ("defense",), empty=True)
    return (
        t.Auto(
            t.Pattern("end attack phase", who=t.YOU),
            (t.May((v.PlaceIn(SELF, zones),)),),
            (t.Is(SELF, (v.InZone(("attack",)),)),),
        ),
    )


@rule("16-7b", "16-7c", without=())
def intercept(word: t.Keyword) -> Bundle:
    """16-7. At the start of the intercept step this strikes the attacking unit."""
    return (
        t.Auto(
            t.Pattern("begin intercept"),
            (v.StrikeBack(),),
            (t.Is(SELF, (v.Role("attacked"),)),),
        ),
    )


@rule("16-8a-1", "16-8c", without=())
def retaliate(word: t.Keyword) -> Bundle:
    """16-8. At the end of the damage step this strikes the attacking unit, if it is still
    there."""
    return (
        t.Auto(
            t.Pattern("end damage step"),
            (v.StrikeBack(),),
            (t.Is(SELF, (v.Role("attacked"),)),),
        ),
    )


@rule("16-9a-1", "16-9a-2", "16-9a-3", without=())
def more_attacks(word: t.Keyword) -> Bundle:
    """16-9. At the end of a combat in which it attacked, ready it, if it has attacked less than
    so many times."""
    number = word.number or 2
    return (
        t.Auto(
            t.Pattern("end combat"),
            (v.ToReady(SELF),),
            (t.Is(SELF, (v.Role("attacking"),)), v.Attacks("<=", number - 1)),
        ),
    )


@rule("16-10a-1", without=())
def familiar(word: t.Keyword) -> Bundle:
    """16-10. Standard action: choose an attribute, which this gains until the end of the turn."""
    return (v.Act("standard", (v.ChooseAttribute(SELF),), keyword="Familiar"),)


@rule("16-11a-1", without=())
def undying(word: t.Keyword) -> Bundle:
    """16-11. It can be normal summoned from the graveyard."""
    return (v.PlayableFrom(("graveyard",), instant=AT_ANY_TIME),)


# 16-11a-2: when units can be normal summoned, and at no other time
AT_ANY_TIME: Final[bool] = fact("16-11a-2", False, without=True)


@rule("16-12a-1", without=())
def charge_shield(word: t.Keyword) -> Bundle:
    """16-12. As this would leave play, put one of its charges into the graveyard instead."""
    price = t.Put(t.Pick(1, t.Under(SELF)), "graveyard")
    return (
        t.Replacement(
            t.Pattern("leave", SELF, also=("destroy",)),
            (v.RemainInPlay(SELF),),
            optional=True,
            price=(price,),
        ),
    )


@rule("16-18c", without=())
def forced_concealment(word: t.Keyword) -> Bundle:
    """16-18. It enters play from set zones only (and cannot be played from elsewhere)."""
    from_set = v.CameFrom(("set",))
    return (t.Forbid(t.Pattern("enter", SELF, only_if=t.No(from_set))),)


@rule("16-19b", without=())
def dormant(word: t.Keyword) -> Bundle:
    """16-19. This cannot attack."""
    return (t.Forbid(t.Pattern("attack", SELF)),)


@rule("16-21b", without=())
def sentinel_summoning(word: t.Keyword) -> Bundle:
    """16-21. In the opponent's turn it can be normal summoned from the hand as an instant
    action."""
    return (v.PlayableFrom(("hand",), instant=True, while_=(t.TurnOf(t.OPPONENT),)),)


@rule("16-22b", without=())
def deadly(word: t.Keyword) -> Bundle:
    """16-22. A unit that it deals combat damage to is destroyed at the end of the damage step."""
    later = t.Auto(t.Pattern("end damage step"), (t.Destroy(t.It()),))
    at_its_end = t.If(v.DamageStepEnds(), (t.Destroy(t.It()),), (t.Lasting("combat", later),))
    return (
        t.Auto(
            t.Pattern("deal damage", SELF, cause="combat"),
            (t.Choose(t.EventPartner()), t.If(t.Is(t.It(), (t.Type(("unit",)),)), (at_its_end,))),
        ),
    )


@rule("16-26b", "16-26b-1", without=())
def gear_ability(word: t.Keyword) -> Bundle:
    """16-26. While this is geared up it has these abilities."""
    gain = t.Change(SELF, "abilities", "gain", word.details)
    return (t.Continuous((gain,), (t.Is(SELF, (v.GearedUp(),)),)),)


@rule("16-27b", without=())
def deploy(word: t.Keyword) -> Bundle:
    """16-27. A normal summon of this does not count for the summon cap."""
    return (v.CountsFor(0),)


@rule("16-28a-1", without=())
def charge_link(word: t.Keyword) -> Bundle:
    """16-28. Standard action: add this as a charge to a unit without Charge Shield."""
    others = t.Cards(("unit",), t.YOU, (t.Other(), t.Not(t.HasKeyword("Charge Shield"))))
    do = (v.Target(t.Pick(1, others)), t.May((v.AddCharge(SELF, t.It()),)))
    return (v.Act("standard", do, keyword="Charge Link"),)


@rule("16-29b", without=())
def charge_bonus(word: t.Keyword) -> Bundle:
    """16-29. A unit of that sort with this among its charges has these abilities, and with two
    charges or more it loses Charge Shield."""
    filters, abilities = (*word.details, (), ())[:2]
    host = v.HostOf(SELF)
    such = only_under(host, filters)
    loses = t.Change(host, "abilities", "lose", (t.Keyword("Charge Shield"),))
    two = t.Relation(v.ChargesOn(host), ">=", 2)
    bundle: Bundle = (t.Continuous((loses,), (*such, two), where=("charge",)),)
    if abilities:
        gains = t.Change(host, "abilities", "gain", abilities)
        bundle = (*bundle, t.Continuous((gains,), such, where=("charge",)))
    return bundle


@rule("16-29c", without=())
def only_under(host: t.Object, filters: tuple[t.Filter, ...]) -> tuple[t.Condition, ...]:
    """Under a unit that does not fit it does nothing."""
    return (t.Is(host, (t.Type(("unit",)), *filters)),)


@rule("16-30b", without=())
def essence_drain(word: t.Keyword) -> Bundle:
    """16-30. An enemy unit that it destroys with an attack becomes its charge."""
    enemies = t.Cards(("unit",), t.OPPONENT)
    by_this = t.Is(t.EventSource(), (v.IsThis(),))
    return (
        t.Auto(
            t.Pattern("destroy", enemies, cause="damage", only_if=by_this, also=("destroyed",)),
            (v.AddCharge(t.EventCard(), SELF),),
            (t.Is(SELF, (v.Role("attacking"),)),),
        ),
    )


BUNDLES: Final[dict[str, Callable[[t.Keyword], Bundle]]] = {
    "TD": touchdown,
    "Breakthrough": breakthrough,
    "Defender": defender,
    "Intercept": intercept,
    "Retaliate": retaliate,
    "Attack": more_attacks,
    "Familiar": familiar,
    "Undying": undying,
    "Charge Shield": charge_shield,
    "Forced Concealment": forced_concealment,
    "Dormant": dormant,
    "Sentinel Summoning": sentinel_summoning,
    "Deadly": deadly,
    "Deploy": deploy,
    "Charge Link": charge_link,
    "Charge Bonus": charge_bonus,
    "Gear Ability": gear_ability,
    "Essence Drain": essence_drain,
}
