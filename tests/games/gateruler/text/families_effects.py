"""What an event card can say that it does, and the instructions that this is."""

from __future__ import annotations

from typing import Any

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.terms import EACH, OPPONENT, YOU
from tests.games.gateruler.text.short import EVENT_CARD, IT, cards

EFFECTS: dict[str, tuple[str, Any]] = {
    "damage": (
        "Choose 1 enemy unit and deal 2 damage to it.",
        (v.Target(t.Pick(1, cards("unit", OPPONENT)), "target"), v.DealDamage(t.It("target"), 2)),
    ),
    "damage to a player": (
        "Deal 2 damage to your opponent, ignoring CNT.",
        (v.DealDamage(t.Every(cards("ruler", OPPONENT)), 2, True),),
    ),
    "damage equal to": (
        (
            "Choose 1 allied unit and 1 enemy unit. Deal damage equal to the former's ATK "
            "to the latter."
        ),
        (
            v.Target(t.Pick(1, cards("unit", YOU)), "target"),
            v.Target(t.Pick(1, cards("unit", OPPONENT)), "target 2"),
            v.DealDamage(t.It("target 2"), t.Of("atk", t.It("target"))),
        ),
    ),
    "damage divided": (
        "Deal 3 damage, divided as you choose among 1 or more enemy units.",
        (
            v.Target(t.Pick(1, cards("unit", OPPONENT), any_number=True), "target", 3),
            v.DealDivided(t.It("target")),
        ),
    ),
    "damage next": (
        "Choose 1 allied unit. It ignores the next damage.",
        (
            v.Target(t.Pick(1, cards("unit", YOU)), "target"),
            t.Lasting("once", v.DamageChange(t.Pattern("damage", t.It("target")), "becomes", 0)),
        ),
    ),
    "heal": (
        "Heal 2 HP of all allied units. Heal 1 life.",
        (v.Heal(t.Every(cards("unit", YOU)), 2), v.HealLife(1)),
    ),
    "draw and discard": (
        "Draw 2 cards. Discard a card.",
        (t.Draw(2), t.Discard(t.Pick(1, cards("hand", YOU)))),
    ),
    "each player": (
        "Each player discards 2 cards. Each player draws 2 cards.",
        (t.Discard(t.Pick(2, cards("hand", YOU), by=EACH), EACH), t.Draw(2, EACH)),
    ),
    "put": (
        "Choose 1 enemy unit and put it on the bottom of its owner's deck.",
        (
            v.Target(t.Pick(1, cards("unit", OPPONENT)), "target"),
            t.Put(t.It("target"), "deck bottom"),
        ),
    ),
    "return": (
        "Choose up to 2 allied units and return them to their owners' hands.",
        (v.Target(t.Pick(2, cards("unit", YOU), True), "target"), t.Put(t.It("target"), "hand")),
    ),
    "remove": (
        "Remove 2 cards in your graveyard from the game.",
        (t.Put(t.Pick(2, cards("graveyard", YOU)), "removal"),),
    ),
    "search": (
        ("Choose 1 level 2 or lower {Knight} unit card in your deck and add it to your hand."),
        (
            t.Search(
                t.Pick(
                    1,
                    cards(
                        "deck",
                        YOU,
                        t.Compare("level", "<=", 2),
                        v.Attribute(("Knight",)),
                        t.Type(("unit",)),
                    ),
                )
            ),
            t.Put(IT, "hand"),
        ),
    ),
    "search and put": (
        "Put 1 {Robot} card from your deck into your graveyard.",
        (t.Search(t.Pick(1, cards("deck", YOU, v.Attribute(("Robot",))))), t.Put(IT, "graveyard")),
    ),
    "look": (
        (
            "Look at the top 4 cards of your deck. Choose up to 1 {Robot} card among them "
            "and add it to your hand. Put the rest on the bottom of your deck in any order."
        ),
        (
            t.Look(t.TopOf(4), "seen"),
            t.Choose(t.Pick(1, cards("deck", YOU, t.Among("seen"), v.Attribute(("Robot",))), True)),
            t.Put(IT, "hand"),
            t.Put(t.Rest("seen"), "deck bottom"),
        ),
    ),
    "reveal": (
        "Reveal the top card of your deck. If it is a {Ship} card, drive it.",
        (
            t.Reveal(t.TopOf(1), "seen"),
            t.If(t.Is(t.It("seen"), (v.Attribute(("Ship",)),)), (v.Drive(what=t.It("seen")),)),
        ),
    ),
    "ready and exhaust": (
        "Ready 1 allied unit. Exhaust all enemy units in defense zones.",
        (
            t.ToStand(t.Pick(1, cards("unit", YOU))),
            t.ToRest(t.Every(cards("defense", OPPONENT))),
        ),
    ),
    "flip": (
        "Flip 1 face up card in your damage zone face down.",
        (v.FlipDown(t.Pick(1, cards("damage", YOU, t.FaceUp()))),),
    ),
    "face down unit": (
        (
            "Put the top card of your deck into play face down as a level 1 unit with 2 "
            "ATK, 2 HP and 1 STK."
        ),
        (
            v.PutFaceDown(
                t.TopOf(1),
                (
                    ("type", "unit"),
                    ("name", ()),
                    ("faction", ()),
                    ("attributes", ()),
                    ("level", 1),
                    ("atk", 2),
                    ("hp", 2),
                    ("stk", 1),
                ),
            ),
        ),
    ),
    "special summon": (
        ("Choose 1 unit card in your graveyard and special summon it in an attack zone exhausted."),
        (
            v.Target(t.Pick(1, cards("graveyard", YOU, t.Type(("unit",)))), "target"),
            v.SpecialSummon(t.It("target"), v.Zones(v.CONTROLLER, ("attack",)), exhausted=True),
        ),
    ),
    "special summon without abilities": (
        ("Choose 1 unit card in your graveyard and special summon it. It loses all abilities."),
        (
            v.Target(t.Pick(1, cards("graveyard", YOU, t.Type(("unit",)))), "target"),
            v.SpecialSummon(t.It("target"), losing=("all",)),
        ),
    ),
    "special summon from the deck": (
        "Special summon up to 2 level 2 or lower {Knight} unit cards from your deck.",
        (
            t.Search(
                t.Pick(
                    2,
                    cards(
                        "deck",
                        YOU,
                        t.Compare("level", "<=", 2),
                        v.Attribute(("Knight",)),
                        t.Type(("unit",)),
                    ),
                    True,
                )
            ),
            v.SpecialSummon(IT),
        ),
    ),
    "normal summon": (
        (
            "Choose 1 unit card in your hand and normal summon it without it counting "
            "towards your summon cap."
        ),
        (t.Choose(t.Pick(1, cards("hand", YOU, t.Type(("unit",))))), v.PlayCard(IT, counted=False)),
    ),
    "play free": (
        (
            "You may choose 1 level 3 or lower event card in your hand and play it without "
            "paying its cost."
        ),
        (
            t.May(
                (
                    t.Choose(
                        t.Pick(
                            1, cards("hand", YOU, t.Compare("level", "<=", 3), t.Type(("event",)))
                        )
                    ),
                    v.PlayCard(IT, 0),
                )
            ),
        ),
    ),
    "play an icon": (
        "Choose 1 card with [CNT] in your graveyard and play its [CNT].",
        (
            v.Target(t.Pick(1, cards("graveyard", YOU, v.Icon("CNT"))), "target"),
            v.PlayAbilityOf(t.It("target"), "CNT"),
        ),
    ),
    "set": (
        "Set 1 card in your hand.",
        (v.SetCard(t.Pick(1, cards("hand", YOU))),),
    ),
    "drive": (
        "Drive 2.",
        (v.Drive(2),),
    ),
    "gear up": (
        "You may gear up into 1 card in your hand with Gear Up.",
        (t.May((v.GearUpInto(t.Pick(1, cards("hand", YOU, t.HasKeyword("Gear Up")))),)),),
    ),
    "charge": (
        ("Add the top card of your deck underneath 1 allied unit with no charges as a charge."),
        (
            t.Choose(t.Pick(1, cards("unit", YOU, v.HasCharges(0, "=="))), "host"),
            v.AddCharge(t.TopOf(1), t.It("host")),
        ),
    ),
    "on top": (
        "Put 1 {Robot} unit card from your graveyard on top of 1 allied {Robot} unit.",
        (
            t.Choose(t.Pick(1, cards("unit", YOU, v.Attribute(("Robot",)))), "host"),
            v.PutOnTop(
                t.Pick(1, cards("graveyard", YOU, v.Attribute(("Robot",)), t.Type(("unit",)))),
                t.It("host"),
            ),
        ),
    ),
    "the card on top": (
        "Put 1 unit card from your graveyard on top of 1 allied unit. Ready the card on top.",
        (
            t.Choose(t.Pick(1, cards("unit", YOU)), "host"),
            v.PutOnTop(t.Pick(1, cards("graveyard", YOU, t.Type(("unit",)))), t.It("host")),
            t.ToStand(v.OnTop()),
        ),
    ),
    "at the end of the next turn": (
        "At the end of your next turn, draw a card.",
        (v.InNextTurn(t.Lasting("once", t.Auto(t.Pattern("end turn", who=YOU), (t.Draw(1),)))),),
    ),
    "swap": (
        "Choose 2 allied units and swap them.",
        (v.Target(t.Pick(2, cards("unit", YOU)), "target"), t.Swap(t.It("target"))),
    ),
    "place": (
        "Choose 1 allied unit and place it in another zone.",
        (v.Target(t.Pick(1, cards("unit", YOU)), "target"), v.PlaceIn(t.It("target"))),
    ),
    "rearrange": (
        "Rearrange your units.",
        (v.Rearrange(),),
    ),
    "control": (
        (
            "Choose 1 enemy unit and gain control of it. At the end of this turn, return it "
            "to its owner's hand."
        ),
        (
            v.Target(t.Pick(1, cards("unit", OPPONENT)), "target"),
            v.GainControl(t.It("target")),
            t.Lasting("once", t.Auto(t.Pattern("end turn"), (t.Put(t.It("target"), "hand"),))),
        ),
    ),
    "gains": (
        ("Choose 1 enemy unit. It gains -2 ATK and loses Intercept until the end of this turn."),
        (
            v.Target(t.Pick(1, cards("unit", OPPONENT)), "target"),
            t.Lasting(
                "turn",
                t.Continuous(
                    (
                        t.Change(t.It("target"), "atk", "add", -2),
                        t.Change(t.It("target"), "abilities", "lose", (t.Keyword("Intercept"),)),
                    )
                ),
            ),
        ),
    ),
    "loses": (
        "Choose 1 enemy unit. It loses all abilities until the end of this turn.",
        (
            v.Target(t.Pick(1, cards("unit", OPPONENT)), "target"),
            t.Lasting("turn", t.Continuous((t.Change(t.It("target"), "abilities", "lose-all"),))),
        ),
    ),
    "for the rest of the game": (
        "All allied {Knight} units gain +1 ATK.",
        (
            t.Lasting(
                "",
                t.Continuous(
                    (
                        t.Change(
                            t.Every(cards("unit", YOU, v.Attribute(("Knight",)))), "atk", "add", 1
                        ),
                    )
                ),
            ),
        ),
    ),
    "attribute": (
        (
            "Choose 1 allied unit. Choose an attribute. Until the end of this turn, it "
            "gains the chosen attribute."
        ),
        (v.Target(t.Pick(1, cards("unit", YOU)), "target"), v.ChooseAttribute(t.It("target"))),
    ),
    "number": (
        "Choose a number up to 3. Draw cards equal to the chosen number.",
        (v.ChooseNumber(3), t.Draw(v.ChosenNumber())),
    ),
    "cap for a turn": (
        "Increase your summon cap by 1.",
        (
            t.Lasting(
                "turn",
                t.Continuous((t.Change(t.Every(cards("ruler", YOU)), "summon cap", "add", 1),)),
            ),
        ),
    ),
    "ban for a turn": (
        "Your opponent cannot play event cards this turn.",
        (
            t.Lasting(
                "turn",
                t.Forbid(
                    t.Pattern("play", who=OPPONENT, only_if=t.Is(EVENT_CARD, (t.Type(("event",)),)))
                ),
            ),
        ),
    ),
    "negate": (
        "Choose 1 enemy card or ability in the gate and negate it.",
        (v.TargetInGate(), v.Negate()),
    ),
    "change": (
        'Choose 1 enemy ability in the gate. Replace its effect with "Draw a card."',
        (v.TargetInGate("ability"), v.ChangeCounter((t.Draw(1),))),
    ),
    "redirect": (
        "Redirect the attack to 1 allied unit.",
        (v.RedirectAttack(t.Pick(1, cards("unit", YOU))),),
    ),
    "redirect the next damage": (
        "Choose 1 enemy unit. Redirect the next combat damage dealt to you this turn to it.",
        (
            v.Target(t.Pick(1, cards("unit", OPPONENT)), "target"),
            v.RedirectDamage(
                t.It("target"),
                t.Lasting(
                    "once",
                    v.DamageRedirect(t.Pattern("damage", cards("ruler", YOU), cause="combat")),
                ),
            ),
        ),
    ),
    "redirect damage for a time": (
        "Choose 1 allied unit and 1 enemy unit. Redirect damage dealt to the former this turn to "
        "the latter.",
        (
            v.Target(t.Pick(1, cards("unit", YOU)), "target"),
            v.Target(t.Pick(1, cards("unit", OPPONENT)), "target 2"),
            v.RedirectDamage(
                t.It("target 2"),
                t.Lasting("turn", v.DamageRedirect(t.Pattern("damage", t.It("target")))),
            ),
        ),
    ),
    "end the turn": (
        "End the turn.",
        (v.EndTurn(),),
    ),
    "abyssal": (
        "Do an Abyssal Summoning.",
        (v.AbyssalSummon(),),
    ),
    "modes": (
        (
            "Choose 1 of the following:\n"
            "• Destroy 1 level 3 or lower enemy unit.\n"
            "• Draw 2 cards. Discard a card."
        ),
        (
            t.ChooseOf(
                1,
                (
                    (t.Destroy(t.Pick(1, cards("unit", OPPONENT, t.Compare("level", "<=", 3)))),),
                    (t.Draw(2), t.Discard(t.Pick(1, cards("hand", YOU)))),
                ),
            ),
        ),
    ),
    "if": (
        "If you have 5 or less life left, choose 1 enemy unit and destroy it.",
        (
            v.Target(t.Pick(1, cards("unit", OPPONENT)), "target"),
            t.If(t.Relation(v.CurrentLife(), "<=", 5), (t.Destroy(t.It("target")),)),
        ),
    ),
    "if otherwise": (
        "If you control no units, draw 2 cards. Otherwise, draw a card.",
        (t.If(t.Relation(t.Count(cards("unit", YOU)), "==", 0), (t.Draw(2),), (t.Draw(1),)),),
    ),
    "may": (
        "You may pay 1 resource. If you do, choose 1 enemy unit and exhaust it.",
        (
            t.May(
                (v.PayResources(1),),
                (t.Choose(t.Pick(1, cards("unit", OPPONENT))), t.ToRest(IT)),
            ),
        ),
    ),
    "done": (
        "Destroy 1 allied unit. If you do, draw 2 cards.",
        (v.IfDone((t.Destroy(t.Pick(1, cards("unit", YOU))),), (t.Draw(2),)),),
    ),
    "then": (
        "Draw a card. Then, choose 1 allied unit and ready it.",
        (t.Draw(1), t.Choose(t.Pick(1, cards("unit", YOU))), t.ToStand(IT)),
    ),
    "for each": (
        "For each allied {Beast} unit, draw a card.",
        (t.ForEach(t.Count(cards("unit", YOU, v.Attribute(("Beast",)))), (t.Draw(1),)),),
    ),
    "two targets": (
        "Choose 1 enemy unit and exhaust it. Choose 1 allied unit and ready it.",
        (
            v.Target(t.Pick(1, cards("unit", OPPONENT)), "target"),
            t.ToRest(t.It("target")),
            v.Target(t.Pick(1, cards("unit", YOU)), "target 2"),
            t.ToStand(t.It("target 2")),
        ),
    ),
    "damage reversal": (
        "DR 2: {Knight}.",
        (v.DamageReversal(2, (v.Attribute(("Knight",)),)),),
    ),
    "heal a dealing": (
        "Choose 1 allied unit. Heal any combat damage dealt to it.",
        (
            v.Target(t.Pick(1, cards("unit", YOU)), "target"),
            v.HealDealing(t.It("target"), "combat", True),
        ),
    ),
}
