"""Abilities that are played or stand by, with their names, limits and costs, and the terms they
are."""

from __future__ import annotations

from typing import Any

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.terms import OPPONENT, YOU
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
                (t.ToRest(SELF),),
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
        (t.Auto(t.Pattern("destroy", SELF, also=("destroyed",)), (t.Draw(1),), on_leaving=True),),
    ),
    "automatic in another zone": (
        "When an allied unit attacks, put this from your graveyard into your hand.",
        (
            t.Auto(
                t.Pattern("attack", cards("unit", YOU)),
                (t.Put(SELF, "hand"),),
                where=("graveyard",),
            ),
        ),
    ),
    "continuous in another zone": (
        "While this is in your graveyard, allied units gain +1 ATK.",
        (
            t.Continuous(
                (t.Change(t.Every(cards("unit", YOU)), "atk", "add", 1),),
                (t.Is(SELF, (v.InZone(("graveyard",)),)),),
                where=("graveyard",),
            ),
        ),
    ),
    "continuous as a charge": (
        "The unit with this as a charge gains +1 ATK.",
        (t.Continuous((t.Change(v.HostOf(SELF), "atk", "add", 1),), where=("charge",)),),
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
    "as another attacks": (
        "As an enemy unit attacks, choose 1 allied unit and ready it.",
        (
            t.Auto(
                t.Pattern("as attack", cards("unit", OPPONENT)),
                (t.Choose(t.Pick(1, cards("unit", YOU))), t.ToStand(IT)),
            ),
        ),
    ),
    "options with timings": (
        "Choose 1 of the following:\n"
        "• Standard Action: Choose 1 enemy unit and destroy it. Draw a card.\n"
        "• Instant Action: Draw a card.",
        (
            v.EventEffect(
                "",
                (
                    t.ChooseOf(
                        1,
                        (
                            (
                                v.Timing("standard"),
                                v.Target(t.Pick(1, cards("unit", OPPONENT)), "target"),
                                t.Destroy(t.It("target")),
                                t.Draw(1),
                            ),
                            (v.Timing("instant"), t.Draw(1)),
                        ),
                    ),
                ),
            ),
        ),
    ),
    "accomplished": (
        "When you accomplish an Abyssal Summoning, heal 1 life.",
        (t.Auto(t.Pattern("enter", who=YOU, only_if=t.Entered("abyssal")), (v.HealLife(1),)),),
    ),
    "geared up": (
        "When this is geared up, draw a card.",
        (t.Auto(t.Pattern("enter", SELF, cause="gear up", also=("move",)), (t.Draw(1),)),),
    ),
}
