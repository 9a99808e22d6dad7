"""Abilities that only hold: changes, prohibitions, permissions, damage, costs and replacements, and
the terms they are."""

from __future__ import annotations

from typing import Any

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.terms import EACH, OPPONENT, YOU
from tests.games.gateruler.text.short import EVENT_CARD, SELF, cards

ONGOING: dict[str, tuple[str, Any]] = {
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
                        (
                            t.Auto(
                                t.Pattern("destroy", SELF, also=("destroyed",)),
                                (t.Draw(1),),
                                on_leaving=True,
                            ),
                        ),
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
                        t.EventPartner(), (t.Compare("level", "<=", 2), t.Type(("unit",)))
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
                t.Pattern("damage", only_if=t.Is(t.EventSource(), (v.IsThis(),))), "times", 2
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
    "enhanced": (
        "While this is Enhanced, this gains +2 ATK.",
        (t.Continuous((t.Change(SELF, "atk", "add", 2),), (t.Is(SELF, (v.Enhanced(),)),)),),
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
    "redirect": (
        "Redirect combat damage dealt to other allied units to this.",
        (
            v.DamageRedirect(
                t.Pattern("damage", cards("unit", YOU, t.Other()), cause="combat"), SELF
            ),
        ),
    ),
    "redirect or not": (
        "[Turn 1] When you would be dealt damage, you may redirect it to this instead.",
        (
            v.DamageRedirect(
                t.Pattern("damage", cards("ruler", YOU)), SELF, (v.Limit(1),), optional=True
            ),
        ),
    ),
    "for another ability": (
        "This is treated as being level 0 for <Toss>.",
        (
            t.Continuous(
                (t.Change(SELF, "level", "set", 0),), (v.WhileHandled("Toss"),), ("anywhere",)
            ),
        ),
    ),
    "a number that it lacks": (
        "Your ruler has level 2.",
        (t.Continuous((t.Change(t.Every(cards("ruler", YOU)), "level", "have", 2),)),),
    ),
    "legendary": (
        "Your opponent pays 1 more to play legendary cards.",
        (v.CostChange(OPPONENT, (v.Legendary(),), 1),),
    ),
}
