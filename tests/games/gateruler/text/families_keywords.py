"""Icons, keywords and requirements, and the terms they are."""

from __future__ import annotations

from typing import Any

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.terms import EACH, OPPONENT, YOU
from tests.games.gateruler.text.short import IT, SELF, cards

KEYWORDS: dict[str, tuple[str, Any]] = {
    "overdrive": (
        "[OD] [DR 1] Choose 1 enemy unit and deal 1 damage to it.",
        (
            v.Overdrive(
                (
                    v.Target(t.Pick(1, cards("unit", OPPONENT)), "target"),
                    v.DealDamage(t.It("target"), 1),
                ),
                (v.DamageReversal(1),),
            ),
        ),
    ),
    "touchdown": (
        "[TD] Look at 1 enemy set card.",
        (
            t.Keyword(
                "TD", details=((t.Look(t.Pick(1, cards("set", OPPONENT)), "looked"),), (), ())
            ),
        ),
    ),
    "counter": (
        "[CNT] Play this.",
        (v.Counter((v.PlayThis(),)),),
    ),
    "keyword": (
        "Breakthrough",
        (t.Keyword("Breakthrough"),),
    ),
    "several attacks": (
        "Triple Attack",
        (t.Keyword("Attack", 3),),
    ),
    "other attacks": (
        "5 Attack",
        (t.Keyword("Attack", 5),),
    ),
    "discount by a cost": (
        (
            "Discount: If you're playing this from your hand, you may [Put 1 card from your "
            "hand on the bottom of your deck] to instead pay a cost of 2 to play this."
        ),
        (
            v.Discount(
                (t.Put(t.Pick(1, cards("hand", YOU)), "deck bottom"),),
                2,
                while_=(t.Is(SELF, (v.InZone(("hand",)),)),),
            ),
        ),
    ),
    "discount by a number": (
        "Discount: Pay 1 less to play this for each allied {Robot} unit.",
        (v.Discount(less=t.Times(1, t.Count(cards("unit", YOU, v.Attribute(("Robot",)))))),),
    ),
    "discount by a condition": (
        "Discount: If you control 2 or more {Knight} units, pay 2 less to play this.",
        (
            v.Discount(
                less=2,
                while_=(
                    t.Relation(t.Count(cards("unit", YOU, v.Attribute(("Knight",)))), ">=", 2),
                ),
            ),
        ),
    ),
    "summon requirement": (
        (
            "Summon Requirement: If you're normal summoning this, [Destroy 1 other allied "
            "unit]. If you don't, put this into your hand."
        ),
        (
            v.SummonRequirement(
                (t.Destroy(t.Pick(1, cards("unit", YOU, t.Other()))),),
                (t.Put(SELF, "hand"),),
                (t.Entered("normal"),),
            ),
        ),
    ),
    "abyssal concerto": (
        (
            "Abyssal Concerto Requirement: Destroy 1 allied unit, then remove 3 cards in "
            "your graveyard from the game."
        ),
        (
            v.AbyssalConcerto(
                (
                    t.Destroy(t.Pick(1, cards("unit", YOU))),
                    t.Put(t.Pick(3, cards("graveyard", YOU)), "removal"),
                )
            ),
        ),
    ),
    "abyssal summoning": (
        (
            "Abyssal Summoning - Standard Action: You may special summon a unit card with "
            "Abyssal Concerto in your graveyard by fulfilling its requirements."
        ),
        (v.Act("standard", (t.May((v.AbyssalSummon(),)),), keyword="Abyssal Summoning"),),
    ),
    "genesis summoning": (
        (
            "Genesis Summoning - Standard Action: Materials - This and 1 or more other "
            "allied {Beast} units. You may special summon 1 level 5 or lower {Spirit} unit "
            "card from your deck."
        ),
        (
            v.Act(
                "standard",
                (
                    t.May(
                        (
                            v.Materials(
                                t.Together(
                                    (
                                        SELF,
                                        t.Pick(
                                            1,
                                            cards("unit", YOU, t.Other(), v.Attribute(("Beast",))),
                                        ),
                                        t.Pick(
                                            0,
                                            cards("unit", YOU, t.Other(), v.Attribute(("Beast",))),
                                            any_number=True,
                                        ),
                                    )
                                )
                            ),
                        ),
                        (
                            t.May(
                                (
                                    t.Search(
                                        t.Pick(
                                            1,
                                            cards(
                                                "deck",
                                                YOU,
                                                t.Compare("level", "<=", 5),
                                                v.Attribute(("Spirit",)),
                                                t.Type(("unit",)),
                                            ),
                                        )
                                    ),
                                    v.SpecialSummon(IT, how="genesis"),
                                )
                            ),
                        ),
                    ),
                ),
                keyword="Genesis Summoning",
            ),
        ),
    ),
    "enhance": (
        "Enhance {Robot}",
        (t.Keyword("Enhance", details=(cards("unit", EACH, v.Attribute(("Robot",))),)),),
    ),
    "gear": (
        (
            'Gear Up - "Aubade"\n'
            "Gear Requirement: You have 7 or less life left.\n"
            "Gear Ability: Double Attack"
        ),
        (
            t.Keyword("Gear Up", while_=(v.Called("Aubade"),)),
            v.GearRequirement((t.Relation(v.CurrentLife(), "<=", 7),)),
            t.Keyword("Gear Ability", details=(t.Keyword("Attack", 2),)),
        ),
    ),
    "gear abilities": (
        ("Gear Ability:\n• Intercept\n• When this is attacked, heal 1 life."),
        (
            t.Keyword(
                "Gear Ability",
                details=(
                    t.Keyword("Intercept"),
                    t.Auto(t.Pattern("attacked", SELF), (v.HealLife(1),)),
                ),
            ),
        ),
    ),
    "charge bonus": (
        "Charge Bonus {Robot}: This gains +1 ATK.",
        (
            t.Keyword(
                "Charge Bonus",
                details=(
                    (v.Attribute(("Robot",)),),
                    (t.Continuous((t.Change(SELF, "atk", "add", 1),)),),
                ),
            ),
        ),
    ),
}
