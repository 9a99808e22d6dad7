"""The timings of events, and the terms they are."""

from __future__ import annotations

from typing import Any

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.terms import OPPONENT, YOU
from tests.games.gateruler.text.short import EVENT_CARD, cards

EVENTS: dict[str, tuple[str, Any]] = {
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
}
