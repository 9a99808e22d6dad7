"""16-3 to 16-30. What each keyword stands for, in the order of the rulebook; the list of all.

Keywords that need more than a bundle of abilities have modules of their own. At the foot each
keyword is stated once: whatever else knows its name asks that list.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c08_attack_phase import combat, steps
from headjudge.games.gateruler.c14_abilities import gear, gear_up
from headjudge.games.gateruler.c15_terms import attacking
from headjudge.games.gateruler.c16_keywords import forms, granting
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import DO
from headjudge.language.evaluate import CONDITIONS, compare, means
from headjudge.language.keywords import Keywords, Statement
from headjudge.rulebook.citation import fact, rule

Bundle = tuple[Any, ...]
SELF: Final = t.Self()
UNIT_IN_PLAY: Final = (t.Type(("unit",)), v.InZone(("attack", "defense", "ruler")))


# 16-3. Touchdown (TD)


@rule("16-3a", "16-3a-1")
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


# 16-4. Counter (CNT)

# Neither activated nor automatic nor ongoing, when it is played
COUNTER: Final[str] = fact("16-4a-2a", "counter", without="activated")


@rule("16-4a")
def has_counter_ability(game: Game, card: int) -> bool:
    """Whether a card is printed with a CNT ability."""
    return "Counter" in game.state.printed[card].abilities.others


@rule("16-4b-1")
def is_by_counter(waiting: Frame) -> bool:
    """Whether a CNT ability has played it."""
    return waiting.vars.get("counter", -1) >= 0 or "counter" in waiting.vars.get("tags", ())


# 16-5. Breakthrough


@rule("16-5a-1")
def breakthrough(word: t.Keyword) -> Bundle:
    """16-5. At the end of the damage step of an attack on the center, if the card it battled
    with is gone from there, it strikes the ruler."""
    return (t.Auto(t.Pattern("end damage step"), (v.StrikeThrough(),), (v.BrokeThrough(),)),)


@means(CONDITIONS, v.BrokeThrough)
def holds_broke_through(context: Context, term: v.BrokeThrough) -> bool:
    """Whether this card attacks the center, and what it battled with there is gone from it."""
    game = context.game
    frame = combat.current_attack(game)
    if frame is None or combat.attacker(game) != context.source:
        return False
    column = frame.vars["column"]
    met = attacking.battled_with(game, context.source)
    if not z.is_center(column) or not met:
        return False
    state = game.state
    still_there = [card for card in met if z.is_in_play(state.place[card])]
    in_column = [card for card in still_there if z.is_same_column(state.place[card], column)]
    return not in_column


@means(DO, v.StrikeThrough)
@rule("16-5b")
def do_strike_through(context: Context, frame: Frame, term: v.StrikeThrough) -> None:
    """16-5. Combat damage to the other player's ruler."""
    game = context.game
    steps.strike(game, context.source, u.ruler_of(game, 1 - context.seat))


# 16-6. Defender


@rule("16-6a-1")
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


# 16-7, 16-8. Intercept and Retaliate


@rule("16-7b", "16-7c")
def intercept(word: t.Keyword) -> Bundle:
    """16-7. At the start of the intercept step this strikes the attacking unit."""
    return (
        t.Auto(
            t.Pattern("begin intercept"),
            (v.StrikeBack(),),
            (t.Is(SELF, (v.Role("attacked"),)),),
        ),
    )


@rule("16-8a-1", "16-8c")
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


@means(DO, v.StrikeBack)
def do_strike_back(context: Context, frame: Frame, term: v.StrikeBack) -> None:
    """16-7, 16-8. Combat damage to the attacking unit."""
    game = context.game
    target, source = combat.attacker(game), context.source
    if target < 0 or u.is_ruler(game.state, target):
        return
    if attacking.can_battle(game, source):
        steps.strike(game, source, target)


# 16-9. Double Attack and Triple Attack


@rule("16-9a-1", "16-9a-2", "16-9a-3")
def more_attacks(word: t.Keyword) -> Bundle:
    """16-9. At the end of a combat in which it attacked, ready it, if it has attacked less than
    so many times."""
    number = word.number or 2
    return (
        t.Auto(
            t.Pattern("end combat"),
            (t.ToStand(SELF),),
            (t.Is(SELF, (v.Role("attacking"),)), v.Attacks("<=", number - 1)),
        ),
    )


@means(CONDITIONS, v.Attacks)
def holds_attacks(context: Context, term: v.Attacks) -> bool:
    """Whether this card has attacked so many times this turn."""
    count = context.game.happened(("attacks", context.identity))
    return compare(count, term.relation, term.number)


# 16-10. Familiar


@rule("16-10a-1")
def familiar(word: t.Keyword) -> Bundle:
    """16-10. Standard action: choose an attribute, which this gains until the end of the turn."""
    return (v.Act("standard", (v.ChooseAttribute(SELF),), keyword="Familiar"),)


# 16-10b: besides those that the card has
ADDED_TO_OTHERS: Final[str] = fact("16-10b", "gain", without="set")


# 16-11. Undying


@rule("16-11a-1", "16-11a-2")
def undying(word: t.Keyword) -> Bundle:
    """16-11. It can be normal summoned from the graveyard, when units can be normal summoned."""
    return (v.PlayableFrom(("graveyard",)),)


# 16-12. Charge Shield


@rule("16-12a-1")
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


# 16-17. Resource


@means(CONDITIONS, v.HasResources)
@rule("16-17b", "16-17b-1", "16-17c")
def holds_has_resources(context: Context, term: v.HasResources) -> bool:
    """There is a card in the resource zone: else abilities and events with Resource cannot be
    played, nor do automatic abilities with it trigger."""
    return resources_of(context.game, context.seat) > 0


@rule("16-17d")
def resources_of(game: Game, seat: int) -> int:
    """Ready or exhausted."""
    return len(game.state.zones[z.resource_of(seat)])


# 16-18. Forced Concealment


@rule("16-18c")
def forced_concealment(word: t.Keyword) -> Bundle:
    """16-18. It enters play from set zones only (and cannot be played from elsewhere)."""
    from_set = v.CameFrom(("set",))
    return (t.Forbid(t.Pattern("enter", SELF, only_if=t.No(from_set))),)


# 16-19. Dormant


@rule("16-19b")
def dormant(word: t.Keyword) -> Bundle:
    """16-19. This cannot attack."""
    return (t.Forbid(t.Pattern("attack", SELF)),)


# 16-21. Sentinel Summoning


@rule("16-21b")
def sentinel_summoning(word: t.Keyword) -> Bundle:
    """16-21. In the opponent's turn it can be normal summoned from the hand as an instant
    action."""
    return (v.PlayableFrom(("hand",), instant=True, while_=(t.TurnOf(t.OPPONENT),)),)


# 16-22. Deadly


@rule("16-22b")
def deadly(word: t.Keyword) -> Bundle:
    """16-22. A unit that it deals combat damage to is destroyed at the end of the damage step, if
    it is in play when this resolves."""
    later = t.Auto(t.Pattern("end damage step"), (t.Destroy(t.It()),))
    at_its_end = t.If(v.DamageStepEnds(), (t.Destroy(t.It()),), (t.Lasting("combat", later),))
    to_unit = t.Is(t.EventPartner(), (t.Type(("unit",)),))
    return (
        t.Auto(
            t.Pattern("deal damage", SELF, cause="combat", only_if=to_unit),
            (t.Choose(t.EventPartner()), t.If(t.Is(t.It(), UNIT_IN_PLAY), (at_its_end,))),
        ),
    )


@means(CONDITIONS, v.DamageStepEnds)
def holds_damage_step_ends(context: Context, term: v.DamageStepEnds) -> bool:
    """The damage step of the attack under way is at its end."""
    frame = combat.current_attack(context.game)
    return frame is not None and "ends" in frame.vars


# 16-24. Gear Up


@rule("16-24b")
def can_be_geared_up_into(game: Game, card: int) -> bool:
    """Whether one can gear up into a card: it has Gear Up."""
    return granting.has_keyword(game.state.printed[card].abilities, gear_up.GEAR_UP)


@rule("16-24c")
def has_no_place(game: Game, seat: int) -> str | None:
    """One cannot gear up without a defense zone."""
    return None if z.defense_zones(game, seat) else "16-24c"


# 16-26. Gear Ability


@rule("16-26b", "16-26b-1")
def gear_ability(word: t.Keyword) -> Bundle:
    """16-26. While this is geared up it has these abilities."""
    gain = t.Change(SELF, "abilities", "gain", word.details)
    return (t.Continuous((gain,), (t.Is(SELF, (v.GearedUp(),)),)),)


# 16-27. Deploy


@rule("16-27b")
def deploy(word: t.Keyword) -> Bundle:
    """16-27. A normal summon of this does not count for the summon cap."""
    return (v.CountsFor(0),)


# 16-28. Charge Link


@rule("16-28a-1")
def charge_link(word: t.Keyword) -> Bundle:
    """16-28. Standard action: this may become a charge of another unit without Charge Shield,
    whoever controls that; it is no target, and chosen on resolving."""
    others = t.Cards(("unit",), t.EACH, (t.Other(), t.Not(t.HasKeyword("Charge Shield"))))
    do = (t.May((t.Choose(t.Pick(1, others), "host"), v.AddCharge(SELF, t.It("host")))),)
    return (v.Act("standard", do, keyword="Charge Link"),)


# 16-29. Charge Bonus


@rule("16-29b")
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


@rule("16-29c")
def only_under(host: t.Object, filters: tuple[t.Filter, ...]) -> tuple[t.Condition, ...]:
    """Under a unit that does not fit it does nothing."""
    return (t.Is(host, (t.Type(("unit",)), *filters)),)


# 16-30. Essence Drain


@rule("16-30b")
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


# All of them

KEYWORDS: Final = Keywords(
    Statement("OD", "OD", "16-2", asked_for=False),
    Statement("TD", "TD", "16-3", touchdown, asked_for=False),
    Statement("CNT", "CNT", "16-4", asked_for=False),
    Statement("Breakthrough", "貫通", "16-5", breakthrough, forms.ALONE),
    Statement("Defender", "ディフェンダー", "16-6", defender, forms.ALONE),
    Statement("Intercept", "迎撃", "16-7", intercept, forms.ALONE, wrong=("インターセプト",)),
    Statement("Retaliate", "反撃", "16-8", retaliate, forms.ALONE),
    Statement("Attack", "複数回攻撃", "16-9a", more_attacks, forms.MORE_ATTACKS, asked_for=False),
    Statement("Familiar", "ファミリア", "16-10", familiar, forms.ALONE),
    Statement("Undying", "アンダイイング", "16-11", undying, forms.ALONE),
    Statement("Charge Shield", "ソウルガード", "16-12", charge_shield, forms.ALONE),
    Statement("Genesis Summoning", "創生召喚", "16-13", None, forms.GENESIS),
    Statement("Abyssal Summoning", "アビス召喚", "16-14", None, forms.ABYSSAL),
    Statement("Abyssal Concerto", "アビスコンチェルト", "16-14c", None, forms.CONCERTO),
    Statement("Forced Reveal", "オープンカード", "16-15", None, forms.REVEALED),
    Statement("Enhance", "エンハンス", "16-16", None, forms.ENHANCING),
    Statement("Concealment", "コンシールメント", "16-18", None, forms.ALONE),
    Statement("Forced Concealment", "強制コンシールメント", "16-18c", forced_concealment,
              forms.ALONE),
    Statement("Dormant", "ドーマント", "16-19", dormant, forms.ALONE),
    Statement("Discount", "コスト軽減", "16-20", None, forms.DISCOUNTS),
    Statement("Sentinel Summoning", "センチネル召喚", "16-21", sentinel_summoning, forms.ALONE),
    Statement("Deadly", "デッドリー", "16-22", deadly, forms.ALONE),
    Statement("Summon Requirement", "召喚条件", "16-23", None, forms.SUMMON_REQUIREMENTS),
    Statement("Gear Up", "装着", "16-24", None, forms.GEAR_UP),
    Statement("Gear Requirement", "装着条件", "16-25", None, forms.GEAR_REQUIREMENT),
    Statement("Gear Ability", "装着能力", "16-26", gear_ability, forms.GEAR_ABILITIES),
    Statement("Deploy", "デプロイ", "16-27", deploy, forms.ALONE),
    Statement("Charge Link", "ソウルリンク", "16-28", charge_link, forms.ALONE),
    Statement("Charge Bonus", "ソウルボーナス", "16-29", charge_bonus, forms.CHARGE_BONUSES),
    Statement("Essence Drain", "エッセンスドレイン", "16-30", essence_drain, forms.ALONE),
)  # fmt: skip
