"""Whole abilities, and the terms they are."""

from __future__ import annotations

from typing import Any

from headjudge.games.gateruler import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.terms import EACH, OPPONENT, YOU
from tests.games.gateruler.text.short import EVENT_CARD, IT, SELF, cards

ABILITIES: dict[str, tuple[str, Any]] = {
    "activated": (
        ("Standard Action: [DR 3] Choose 1 enemy card in play and put it into the graveyard."),
        (
            v.Act(
                "standard",
                (
                    v.Target(t.Pick(1, cards("card", OPPONENT)), "target"),
                    t.Put(t.It("target"), "graveyard"),
                ),
                (v.DamageReversal(3),),
            ),
        ),
    ),
    "activated with a name": (
        '"Long Barrage" - Instant Action: [Pay 2 resources] Draw a card.',
        (v.Act("instant", (t.Draw(1),), (v.PayResources(2),), (v.Called("Long Barrage"),)),),
    ),
    "activated in a period": (
        "Standard Action during your main phase: Draw a card.",
        (v.Act("standard", (t.Draw(1),), while_=(v.During("main phase", YOU),)),),
    ),
    "activated under a condition": (
        ("Instant Action while you control 2 or more {Knight} units: [Exhaust this] Draw a card."),
        (
            v.Act(
                "instant",
                (t.Draw(1),),
                (v.ToExhaust(SELF),),
                (t.Relation(t.Count(cards("unit", YOU, v.Attribute(("Knight",)))), ">=", 2),),
            ),
        ),
    ),
    "limit of a name": (
        '"Toss" [Turn 1]: When this attacks, draw a card.',
        (
            t.Auto(
                t.Pattern("attack", SELF),
                (t.Draw(1),),
                (v.Called("Toss"), v.Limit(1, by_name=True)),
            ),
        ),
    ),
    "limit of an ability": (
        '"Toss": [Turn 2] When this attacks, draw a card.',
        (t.Auto(t.Pattern("attack", SELF), (t.Draw(1),), (v.Called("Toss"), v.Limit(2))),),
    ),
    "limit of a game": (
        "[Game 1] Standard Action: Draw 2 cards.",
        (v.Act("standard", (t.Draw(2),), while_=(v.Limit(1, "game"),)),),
    ),
    "resource ability": (
        '"Toss" Resource: When this attacks, draw a card.',
        (t.Auto(t.Pattern("attack", SELF), (t.Draw(1),), (v.Called("Toss"), v.HasResources())),),
    ),
    "works in a zone": (
        ("Standard Action: [Destroy 1 allied unit] Normal summon this from your damage zone."),
        (
            v.Act(
                "standard",
                (v.PlayCard(SELF),),
                (t.Destroy(t.Pick(1, cards("unit", YOU))),),
                where=("damage",),
            ),
        ),
    ),
    "automatic": (
        ("When an allied {Beast} unit attacks, it gains +1 ATK until the end of this combat."),
        (
            t.Auto(
                t.Pattern("attack", cards("unit", YOU, v.Attribute(("Beast",)))),
                (t.Lasting("combat", t.Continuous((t.Change(EVENT_CARD, "atk", "add", 1),))),),
            ),
        ),
    ),
    "automatic about its own leaving": (
        "When this is destroyed, draw a card.",
        (t.Auto(t.Pattern("destroy", SELF), (t.Draw(1),), on_leaving=True),),
    ),
    "automatic with a cost": (
        "When this attacks, [Discard a card] Draw 2 cards.",
        (
            t.Auto(
                t.Pattern("attack", SELF),
                (t.Draw(2),),
                cost=(t.Discard(t.Pick(1, cards("hand", YOU))),),
            ),
        ),
    ),
    "automatic while": (
        "When this attacks while you have 5 or less life left, draw a card.",
        (t.Auto(t.Pattern("attack", SELF), (t.Draw(1),), (t.Relation(v.CurrentLife(), "<=", 5),)),),
    ),
    "automatic on a status": (
        "When you have 3 or less life, draw 2 cards.",
        (t.Auto(t.Situation(t.Relation(v.CurrentLife(), "<=", 3)), (t.Draw(2),)),),
    ),
    "as it attacks": (
        "As this ruler attacks, you drive 1.",
        (t.Auto(t.Pattern("as attack", SELF), (v.Drive(),)),),
    ),
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
    "continuous": (
        "Your other {Knight or Mage} units gain +1 ATK and +1 HP.",
        (
            t.Continuous(
                (
                    t.Change(
                        t.Every(cards("unit", YOU, t.Other(), v.Attribute(("Knight", "Mage")))),
                        "atk",
                        "add",
                        1,
                    ),
                    t.Change(
                        t.Every(cards("unit", YOU, t.Other(), v.Attribute(("Knight", "Mage")))),
                        "hp",
                        "add",
                        1,
                    ),
                )
            ),
        ),
    ),
    "continuous under a condition": (
        ("While there are 10 or more cards in your graveyard, this gains Intercept and +2 HP."),
        (
            t.Continuous(
                (
                    t.Change(SELF, "abilities", "gain", (t.Keyword("Intercept"),)),
                    t.Change(SELF, "hp", "add", 2),
                ),
                (t.Relation(t.Count(cards("graveyard", YOU)), ">=", 10),),
            ),
        ),
    ),
    "continuous in a period": (
        "During your opponent's turn, allied units gain +1 HP.",
        (
            t.Continuous(
                (t.Change(t.Every(cards("unit", YOU)), "hp", "add", 1),), (t.TurnOf(OPPONENT),)
            ),
        ),
    ),
    "counted": (
        "This gains +1 ATK for each 4 cards in your graveyard.",
        (
            t.Continuous(
                (
                    t.Change(
                        SELF, "atk", "add", t.Times(1, t.Per(t.Count(cards("graveyard", YOU)), 4))
                    ),
                )
            ),
        ),
    ),
    "granted": (
        'Allied «Bell Goat» gain "When this is destroyed, draw a card."',
        (
            t.Continuous(
                (
                    t.Change(
                        t.Every(cards("card", YOU, t.Named(("Bell Goat",)))),
                        "abilities",
                        "gain",
                        (t.Auto(t.Pattern("destroy", SELF), (t.Draw(1),), on_leaving=True),),
                    ),
                )
            ),
        ),
    ),
    "base ability": (
        "This is also treated as {Song}.",
        (t.Continuous((t.Change(SELF, "attributes", "gain", ("Song",)),), where=("anywhere",)),),
    ),
    "cap": (
        "Your summon cap is increased by 1.",
        (t.Continuous((t.Change(t.Every(cards("ruler", YOU)), "summon cap", "add", 1),)),),
    ),
    "cannot": (
        "This cannot be placed in a defense zone.",
        (t.Forbid(t.Pattern("enter", SELF, to=("defense",), also=("move",))),),
    ),
    "cannot be attacked by": (
        "This cannot be attacked by level 2 or lower units.",
        (
            t.Forbid(
                t.Pattern(
                    "attacked",
                    SELF,
                    only_if=t.Is(
                        v.EventPartner(), (t.Compare("level", "<=", 2), t.Type(("unit",)))
                    ),
                )
            ),
        ),
    ),
    "cannot enter play": (
        "Level 5 or higher units cannot enter play.",
        (t.Forbid(t.Pattern("enter", cards("unit", EACH, t.Compare("level", ">=", 5)))),),
    ),
    "cannot play": (
        "Your opponent cannot play event cards.",
        (
            t.Forbid(
                t.Pattern("play", who=OPPONENT, only_if=t.Is(EVENT_CARD, (t.Type(("event",)),)))
            ),
        ),
    ),
    "ignores damage": (
        "This ignores effect damage.",
        (t.Forbid(t.Pattern("damage", SELF, cause="effect")),),
    ),
    "ignores effects": (
        "This ignores effects of enemy event cards.",
        (v.Unaffected(SELF, (t.Type(("event",)),), OPPONENT),),
    ),
    "attacks directly": (
        "This can attack directly.",
        (v.AttacksDirectly(SELF),),
    ),
    "damage less": (
        "Reduce combat damage dealt to allied units in attack zones by 1.",
        (v.DamageChange(t.Pattern("damage", cards("attack", YOU), cause="combat"), "less", 1),),
    ),
    "damage twofold": (
        "Double damage dealt by this.",
        (
            v.DamageChange(
                t.Pattern("damage", only_if=t.Is(v.EventSource(), (v.IsThis(),))), "times", 2
            ),
        ),
    ),
    "base damage": (
        "Add +1 to the base damage of your event cards.",
        (v.BaseDamage(t.Every(cards(("anywhere", "gate"), YOU, t.Type(("event",)))), 1),),
    ),
    "costs more": (
        "Your opponent pays 1 more to play {Spell} event cards.",
        (v.CostChange(OPPONENT, (v.Attribute(("Spell",)), t.Type(("event",))), 1),),
    ),
    "costs less": (
        "You pay 1 less to play unit cards with [OD].",
        (v.CostChange(YOU, (t.Type(("unit",)), v.Icon("OD")), t.Times(-1, 1)),),
    ),
    "playable from": (
        "You can normal summon this from your set zone as an instant action.",
        (v.PlayableFrom(("set",), True),),
    ),
    "only resources": (
        "This can be played only by paying with resources.",
        (v.OnlyByResources(),),
    ),
    "pays as a resource": (
        (
            "During your opponent's turn, you may exhaust your ruler to pay costs as though "
            "it was a resource."
        ),
        (v.PaysAsResource((t.TurnOf(OPPONENT),)),),
    ),
    "counts for": (
        "Normal summoning this counts for 2 of your summon cap.",
        (v.CountsFor(2),),
    ),
    "copies": (
        "You may have up to 20 copies of this in your deck.",
        (v.MostInDeck(20),),
    ),
    "settable": (
        "{Robot} unit cards in your hand can be set.",
        (v.CanBeSet(t.Every(cards("hand", YOU, v.Attribute(("Robot",)), t.Type(("unit",))))),),
    ),
    "replacement": (
        "When this would be destroyed, remove it from the game instead.",
        (t.Replacement(t.Pattern("destroy", SELF), (t.Put(SELF, "removal"),)),),
    ),
    "optional replacement": (
        (
            "When this would be destroyed, you may discard a card. If you do, this remains "
            "in play instead."
        ),
        (
            t.Replacement(
                t.Pattern("destroy", SELF),
                (v.RemainInPlay(SELF),),
                True,
                price=(t.Discard(t.Pick(1, cards("hand", YOU))),),
            ),
        ),
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
        (t.Keyword("Enhance", details=(cards("unit", YOU, v.Attribute(("Robot",))),)),),
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
    "event standard": (
        ("Timing: Standard Action\nDraw a card."),
        (v.EventEffect("standard", (t.Draw(1),)),),
    ),
    "event instant": (
        ("Timing: Instant Action\nResource\n[DR 1] Draw a card."),
        (
            v.EventEffect(
                "instant", (t.Draw(1),), cost=(v.DamageReversal(1),), while_=(v.HasResources(),)
            ),
        ),
    ),
    "event when": (
        ("[CNT] Play this.\nTiming: When an enemy unit attacks\nDeal 3 damage to it."),
        (
            v.Counter((v.PlayThis(),)),
            v.EventEffect(
                "when", (v.DealDamage(EVENT_CARD, 3),), t.Pattern("attack", cards("unit", OPPONENT))
            ),
        ),
    ),
    "event would be damaged": (
        (
            "Timing: You can play this when you or an allied unit is about to be dealt "
            "damage.\n"
            "Prevent the next 3 damage that would be dealt to you this turn."
        ),
        (
            v.EventEffect(
                "when",
                (
                    t.Lasting(
                        "once",
                        v.DamageChange(t.Pattern("damage", cards("ruler", YOU)), "prevent", 3),
                    ),
                ),
                t.Pattern("would be damaged", cards(("ruler", "unit"), YOU)),
            ),
        ),
    ),
    "event while": (
        ("Timing: While you control a {Robot} unit\nDraw a card."),
        (
            v.EventEffect(
                "while",
                (t.Draw(1),),
                while_=(t.Relation(t.Count(cards("unit", YOU, v.Attribute(("Robot",)))), ">=", 1),),
            ),
        ),
    ),
    "event in combat": (
        ("Timing: During combat\nThe combat damage from this attack becomes 0."),
        (
            v.EventEffect(
                "while",
                (
                    t.Lasting(
                        "combat",
                        v.DamageChange(
                            t.Pattern("damage", cause="combat", only_if=v.FromThisAttack()),
                            "becomes",
                            0,
                        ),
                    ),
                ),
                while_=(t.Is(v.Attacker(), ()),),
            ),
        ),
    ),
    "event forced reveal": (
        ("Timing: Forced Reveal\nYou are dealt 1 damage."),
        (
            t.Keyword("Forced Reveal"),
            v.EventEffect("forced reveal", (v.DealDamage(t.Every(cards("ruler", YOU)), 1),)),
        ),
    ),
    "enhanced": (
        "While this is Enhanced, this gains +2 ATK.",
        (t.Continuous((t.Change(SELF, "atk", "add", 2),), (t.Is(SELF, (v.Enhanced(),)),)),),
    ),
    "accomplished": (
        "When you accomplish an Abyssal Summoning, heal 1 life.",
        (t.Auto(t.Pattern("enter", who=YOU, only_if=t.Entered("abyssal")), (v.HealLife(1),)),),
    ),
    "geared up": (
        "When this is geared up, draw a card.",
        (t.Auto(t.Pattern("enter", SELF, cause="gear up", also=("move",)), (t.Draw(1),)),),
    ),
    "faction": (
        "All Lantern Court units gain +1 ATK.",
        (
            t.Continuous(
                (
                    t.Change(
                        t.Every(cards("unit", EACH, v.Faction(("Lantern Court",)))), "atk", "add", 1
                    ),
                )
            ),
        ),
    ),
    "ability named": (
        "Allied units with a <Toss> ability gain +1 ATK.",
        (
            t.Continuous(
                (t.Change(t.Every(cards("unit", YOU, v.AbilityHas("Toss"))), "atk", "add", 1),)
            ),
        ),
    ),
    "legendary": (
        "Your opponent pays 1 more to play legendary cards.",
        (v.CostChange(OPPONENT, (v.Legendary(),), 1),),
    ),
}
