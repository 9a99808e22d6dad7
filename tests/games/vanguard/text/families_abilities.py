"""Families of phrases: headers, costs, triggers, keywords, continuous abilities.

All texts are invented.
"""

from __future__ import annotations

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.terms import OPPONENT, YOU
from tests.games.vanguard.text.short import (
    A_VANGUARD,
    ATTACKS,
    HITS,
    IT,
    KAGERO,
    ON_BOTH,
    ON_REAR_GUARD,
    ON_VANGUARD,
    SELF,
    Families,
    at_least,
    cards,
    change,
    choose,
    grade,
    mine,
    on_rear_guard,
    on_vanguard,
    own,
    placed,
    power,
    theirs,
)

ABILITIES: Families = {
    # -- headers -----------------------------------------------------------------------
    "a zone, a limit and a keyword": (
        "[AUTO](VC)[1/turn][Generation Break 2]:When this unit attacks, draw a card.",
        (on_vanguard(ATTACKS, t.Draw(1), while_=(v.Once(), v.Enabled("Generation Break", 2))),),
    ),
    "keywords with conditions of their own": (
        "[ACT](RC)[Limit-Break 4]Ritual 3:[Soul-Blast 1] Draw a card.",
        (
            v.Act(
                (v.SoulBlast(1),),
                (t.Draw(1),),
                (ON_REAR_GUARD, v.Enabled("Limit Break", 4), v.Enabled("Ritual", 3)),
            ),
        ),
    ),
    "waves": (
        "[AUTO](RC)Wave-3rd time or more:When this unit attacks, draw a card.",
        (
            on_rear_guard(
                ATTACKS, t.Draw(1), while_=(v.Enabled("Wave", numbers=(3,), or_more=True),)
            ),
        ),
    ),
    "a label": (
        "Bloom-[AUTO](RC):When your other unit is placed on (RC), draw a card.",
        (
            on_rear_guard(
                t.Pattern("place", cards("field", YOU, t.Other()), to=("rear-guard",)),
                t.Draw(1),
                while_=(v.Label("Bloom"),),
            ),
        ),
    ),
    "another zone": (
        "[ACT](Drop zone):[Counter-Blast 1] If you have a grade 3 or greater vanguard, "
        "call this card to an open (RC).",
        (
            v.Act(
                (v.CounterBlast(1),),
                (
                    t.If(
                        at_least(1, cards("vanguard", YOU, grade(">=", 3))),
                        (v.Call(SELF, v.Circles(open=True)),),
                    ),
                ),
                where=("drop",),
            ),
        ),
    ),
    # -- costs -------------------------------------------------------------------------
    "a cost that may be paid": (
        "[AUTO]:[Counter-Blast 1 & Choose a card from your hand, and discard it] When this unit "
        "is placed on (GC), you may pay the cost. If you do, draw a card.",
        (
            own(
                placed("guardian"),
                v.Pay((v.CounterBlast(1), t.Discard(t.Pick(1, cards("hand", YOU)))), (t.Draw(1),)),
            ),
        ),
    ),
    "a cost under a condition": (
        "[AUTO](VC/RC):[Soul-Blast 1] When this unit attacks a vanguard, if you have a <Kagero> "
        "vanguard, you may pay the cost. If you do, this unit gets [Power] +3000 until end of "
        "that battle.",
        (
            t.Auto(
                t.Pattern("attack", SELF, only_if=A_VANGUARD),
                (
                    t.If(
                        at_least(1, cards("vanguard", YOU, KAGERO)),
                        (v.Pay((v.SoulBlast(1),), (power(3000),)),),
                    ),
                ),
                (ON_BOTH,),
            ),
        ),
    ),
    "used up whether paid or not": (
        "[AUTO](VC):[Counter-Blast 1] When this unit attacks, you may pay the cost. If you do, "
        "draw a card. This ability cannot be used for the rest of that turn.",
        (on_vanguard(ATTACKS, v.Pay((v.CounterBlast(1),), (t.Draw(1),)), v.CannotBeUsed("turn")),),
    ),
    "a blast of a sort of cards": (
        '[ACT](VC):[Counter-Blast 2-card with "Ember" in its card name] Draw a card.',
        (v.Act((v.CounterBlast(2, (t.NameHas("Ember"),)),), (t.Draw(1),), (ON_VANGUARD,)),),
    ),
    "cards of the G zone are turned": (
        "[ACT](VC)[1/turn]:[Choose a face down card from your G zone, and turn it face up] "
        "Draw a card.",
        (
            v.Act(
                (v.TurnUp(t.Pick(1, cards("G", YOU, t.FaceUp(False)))),),
                (t.Draw(1),),
                (ON_VANGUARD, v.Once()),
            ),
        ),
    ),
    "resting and retiring as costs": (
        "[ACT](RC):[[Rest] this unit & Choose one of your other rear-guards, and retire it] "
        "Draw a card.",
        (
            v.Act(
                (t.ToRest(SELF), v.Retire(t.Pick(1, mine(t.Other())))),
                (t.Draw(1),),
                (ON_REAR_GUARD,),
            ),
        ),
    ),
    # -- triggers ----------------------------------------------------------------------
    "placed from a zone by an effect": (
        "[AUTO]:When this unit is placed on (RC) from your soul due to the effect of your card "
        'with "Ember" in its card name, draw a card.',
        (
            own(
                placed(
                    "rear-guard",
                    by=YOU,
                    frm=("soul",),
                    only_if=t.Is(t.EventSource(), (t.NameHas("Ember"),)),
                ),
                t.Draw(1),
            ),
        ),
    ),
    "retired for effect or cost": (
        "[AUTO]:When this unit is retired from (RC) for the effect or cost of your card, draw a "
        "card.",
        (own(t.Pattern("leave", SELF, by=YOU, frm=("rear-guard",), to=("drop",)), t.Draw(1)),),
    ),
    "ridden": (
        "[AUTO]:When another <Kagero> rides this unit, you may call this card to (RC).",
        (
            own(
                t.Pattern(
                    "leave",
                    SELF,
                    cause="ride",
                    to=("soul",),
                    only_if=t.Is(t.EventPartner(), (KAGERO,)),
                ),
                t.May((v.Call(SELF),)),
            ),
        ),
    ),
    "boosting, and the boosted unit": (
        "[AUTO](RC):When this unit boosts a <Kagero> vanguard, the boosted unit gets [Power] "
        "+4000 until end of that battle.",
        (
            on_rear_guard(
                t.Pattern(
                    "boost",
                    SELF,
                    only_if=t.Is(t.EventPartner(), (KAGERO, v.OnCircle(("vanguard",)))),
                ),
                power(4000, v.InRole("boosted")),
            ),
        ),
    ),
    "a hit in a battle it boosted": (
        "[AUTO](RC):When an attack hits a vanguard during the battle that this unit boosted, "
        "draw a card.",
        (
            on_rear_guard(
                t.Pattern(
                    "attack hits",
                    only_if=t.Both((A_VANGUARD, t.Is(SELF, (v.Role("boosting", True),)))),
                ),
                t.Draw(1),
            ),
        ),
    ),
    "the end of its battle": (
        "[AUTO](RC):At the end of the battle that this unit attacked a vanguard, if the attack "
        "did not hit, [Stand] this unit.",
        (
            on_rear_guard(
                t.Pattern(
                    "end battle",
                    only_if=t.Both(
                        (t.Is(SELF, (v.Role("attacking", True),)), v.BattleAgainst("vanguard"))
                    ),
                ),
                t.If(v.AttackHit(False), (t.ToStand(SELF),)),
            ),
        ),
    ),
    "a period before or after": (
        "[AUTO](VC):When your G unit [Stride] during your turn, draw a card.",
        (
            on_vanguard(
                t.Pattern("place", cards("field", YOU, t.Type(("G",))), cause="stride"),
                t.Draw(1),
                while_=(t.TurnOf(YOU),),
            ),
        ),
    ),
    "checks": (
        "[AUTO](VC):When this unit's drive check reveals a grade 3 <Kagero>, draw a card.",
        (
            on_vanguard(
                t.Pattern(
                    "drive check",
                    cards("trigger", YOU, grade("==", 3), KAGERO),
                    only_if=t.Is(t.EventPartner(), (t.Not(t.Other()),)),
                ),
                t.Draw(1),
            ),
        ),
    ),
    "discarded to pay": (
        "[AUTO]:When this card is discarded from hand for the cost of calling a [G Guardian], "
        "[Counter-Charge 1] or [Soul-Charge 1].",
        (
            own(
                t.Pattern(
                    "put",
                    SELF,
                    cause="cost",
                    frm=("hand",),
                    to=("drop",),
                    only_if=v.PaidFor("G guardian"),
                ),
                t.ChooseOf(1, ((v.CounterCharge(1),), (v.SoulCharge(1),))),
            ),
        ),
    ),
    # -- keywords and skills ---------------------------------------------------------------
    "keywords": (
        "[AUTO]:Forerunner (When a unit of the same clan rides this unit, you may call this unit "
        "to (RC))\n[CONT](VC/RC):Lord\n[AUTO]:Revelation-(RC)\n[AUTO](RC):Success 20000",
        (
            t.Keyword("Forerunner"),
            t.Keyword("Lord", while_=(ON_BOTH,)),
            t.Keyword("Revelation", None, ("rear-guard",)),
            t.Keyword("Success", 20000, while_=(ON_REAR_GUARD,)),
        ),
    ),
    "striding": (
        "[Stride]-Stride Step-[Choose one or more cards with the sum of their grades being 3 or "
        "greater from your hand, and discard them] [Stride] this card on your (VC) from face down.",
        (
            v.StrideSkill(
                (t.Discard(t.Pick(0, cards("hand", YOU), any_number=True, total=grade(">=", 3))),)
            ),
        ),
    ),
    "guardians of the G zone": (
        '[G Guardian]-Opponent Turn\'s Guard Step-[Choose a card with "[Heal] Heal" from your '
        "hand, and discard it] Call this card to your (GC) from face down.",
        (v.GGuardianSkill((t.Discard(t.Pick(1, cards("hand", YOU, v.TriggerIcon(("heal",))))),)),),
    ),
    "seeking a mate": (
        '[ACT](VC):[Legion 20000] "Ember Twin"',
        (v.SeekMate(20000, (t.Named(("Ember Twin",)),)),),
    ),
    # -- continuous ------------------------------------------------------------------------
    "a condition and a count": (
        "[CONT](VC):During your turn, if you have another unit in your middle column, this unit "
        "gets [Power] +2000 for each of your <Kagero> rear-guards.",
        (
            t.Continuous(
                (change(SELF, "power", t.Times(2000, t.Count(mine(KAGERO)))),),
                (
                    ON_VANGUARD,
                    t.TurnOf(YOU),
                    at_least(1, cards("field", YOU, t.Other(), v.Column("center"))),
                ),
            ),
        ),
    ),
    "in the hand": (
        "[CONT](Hand):While you are paying the cost for [Stride], this card gets grade +1.",
        (t.Continuous((change(SELF, "grade", 1),), (v.Paying("stride"),), where=("hand",)),),
    ),
    "what cannot be": (
        "[CONT](RC):This unit cannot attack a vanguard.",
        (t.Forbid(t.Pattern("attack", SELF, only_if=A_VANGUARD), (ON_REAR_GUARD,)),),
    ),
    "what the opponent cannot choose": (
        "[CONT](RC):If this unit is [Rest], this unit cannot be chosen by the effects of your "
        "opponent's cards.",
        (v.CannotBeChosen(SELF, while_=(ON_REAR_GUARD, t.Is(SELF, (t.Upright(False),)))),),
    ),
    "an ability that is got": (
        "[ACT](VC):[Counter-Blast 1] Until end of turn, this unit gets [Power] +5000/[Critical] "
        "+1, and \"[AUTO](VC):When this unit's attack hits a vanguard, choose one of your "
        "opponent's rear-guards, and retire it.\".",
        (
            v.Act(
                (v.CounterBlast(1),),
                (
                    t.Lasting(
                        "turn",
                        t.Continuous(
                            (
                                change(SELF, "power", 5000),
                                change(SELF, "critical", 1),
                                t.Change(
                                    SELF,
                                    "abilities",
                                    "gain",
                                    (on_vanguard(HITS, choose(1, theirs()), v.Retire(IT)),),
                                ),
                            )
                        ),
                    ),
                ),
                (ON_VANGUARD,),
            ),
        ),
    ),
    "limits broken early": (
        '[CONT](RC):Your vanguard\'s "[Limit-Break 4]" is active even when you have three or less '
        "damage.",
        (v.Enables("Limit Break", t.Every(cards("vanguard", YOU)), 4, while_=(ON_REAR_GUARD,)),),
    ),
    "they get, and the opponent cannot": (
        "[AUTO](VC):When this unit attacks, until end of that battle, this unit gets [Power] "
        "+5000, and your opponent cannot call grade 0 cards from hand to (GC).",
        (
            on_vanguard(
                ATTACKS,
                power(5000),
                t.Lasting(
                    "battle",
                    t.Forbid(
                        t.Pattern(
                            "place",
                            cards("guardian", OPPONENT, grade("==", 0)),
                            cause="call",
                            frm=("hand",),
                            to=("guardian",),
                        )
                    ),
                ),
            ),
        ),
    ),
}
