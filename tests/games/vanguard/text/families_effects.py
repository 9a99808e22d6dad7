"""Families of phrases: instructions, conditions, filters. All texts are invented."""

from __future__ import annotations

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.terms import OPPONENT, YOU
from tests.games.vanguard.text.short import (
    ATTACKS,
    HITS,
    IT,
    KAGERO,
    SEEN,
    SELF,
    Families,
    at_least,
    cards,
    change,
    choose,
    gets,
    grade,
    later,
    mine,
    on_rear_guard,
    on_vanguard,
    own,
    placed,
    power,
    theirs,
)

EFFECTS: Families = {
    # -- objects -----------------------------------------------------------------------
    "up to so many, with filters before and after the noun": (
        "[AUTO](VC):When this unit attacks, choose up to two of your other grade 1 or less "
        '<Kagero> rear-guards with "Ember" in their card names, and they get [Power] +3000 until '
        "end of turn.",
        (
            on_vanguard(
                ATTACKS,
                choose(2, mine(t.Other(), grade("<=", 1), KAGERO, t.NameHas("Ember")), up_to=True),
                power(3000, IT, "turn"),
            ),
        ),
    ),
    "the place before another filter": (
        "[AUTO](VC):When this unit attacks, choose up to one card from your hand with the charge "
        "ability, and call it to (RC).",
        (
            on_vanguard(
                ATTACKS,
                choose(1, cards("hand", YOU, v.HasAbility("charge")), up_to=True),
                v.Call(IT),
            ),
        ),
    ),
    "rows and columns": (
        "[AUTO](VC):When this unit attacks, choose one of your opponent's rear-guards in the front "
        "row, retire it, and retire all of your opponent's rear-guards in the same column as this "
        "unit.",
        (
            on_vanguard(
                ATTACKS,
                choose(1, theirs(v.Row(True))),
                v.Retire(IT),
                v.Retire(t.Every(theirs(t.Placed("column", SELF)))),
            ),
        ),
    ),
    "races are not clans": (
        "[AUTO](VC):When this unit attacks, all of your <Reef Dragon> get [Power] +1000 until end "
        "of that battle.",
        (
            on_vanguard(
                ATTACKS, power(1000, t.Every(cards("field", YOU, v.Race(("Reef Dragon",)))))
            ),
        ),
    ),
    "what is being attacked": (
        "[AUTO]:When this unit is placed on (GC), choose one of your <Kagero> that is being "
        "attacked, and that unit cannot be hit until end of that battle.",
        (
            own(
                placed("guardian"),
                choose(1, cards("field", YOU, KAGERO, v.Role("attacked"))),
                t.Lasting("battle", t.Forbid(t.Pattern("hit", IT))),
            ),
        ),
    ),
    "at random": (
        "[AUTO](VC):When this unit attacks, choose a card from your opponent's hand at random, "
        "bind it face down, and at the end of that turn, your opponent puts that card into his or "
        "her hand.",
        (
            on_vanguard(
                ATTACKS,
                t.Choose(t.AtRandom(1, cards("hand", OPPONENT))),
                v.Bind(IT, True),
                later("end turn", t.Put(IT, "hand")),
            ),
        ),
    ),
    # -- the deck ----------------------------------------------------------------------
    "searching and calling": (
        "[AUTO]:When this unit is placed on (RC), search your deck for up to one grade 2 or less "
        "<Kagero>, call it to (RC) as [Rest], shuffle your deck, and that unit gets [Power] +2000 "
        "until end of turn.",
        (
            own(
                placed("rear-guard"),
                t.Search(t.Pick(1, cards("deck", YOU, grade("<=", 2), KAGERO), up_to=True)),
                v.Call(IT, resting=True),
                t.Shuffle(),
                power(2000, IT, "turn"),
            ),
        ),
    ),
    "looking, and the rest": (
        "[AUTO]:When this unit is placed on (RC), look at up to five cards from the top of your "
        "deck, search for up to one <Kagero> from among them, reveal it to your opponent, put it "
        "into your hand, and put the rest on the bottom of your deck in any order.",
        (
            own(
                placed("rear-guard"),
                t.Look(t.TopOf(5), "seen", True),
                choose(1, cards("deck", YOU, t.Among("seen"), KAGERO), up_to=True),
                t.Reveal(IT),
                t.Put(IT, "hand"),
                t.Put(t.Rest("seen"), "deck bottom"),
            ),
        ),
    ),
    "revealing, and if it is not": (
        "[AUTO]:When this unit is placed on (VC) or (RC), reveal the top card of your deck. If the "
        "revealed card is a <Kagero>, call it to (RC), and if it is not, shuffle your deck.",
        (
            own(
                placed("vanguard", "rear-guard"),
                t.Reveal(t.TopOf(1), "seen"),
                t.If(t.Is(SEEN, (KAGERO,)), (v.Call(SEEN),), (t.Shuffle(),)),
            ),
        ),
    ),
    "declaring": (
        "[AUTO](VC):When this unit attacks, declare a card name, and reveal the top card of your "
        "deck. If the revealed card is the card you declared, draw a card.",
        (
            on_vanguard(
                ATTACKS,
                v.Declare("name"),
                t.Reveal(t.TopOf(1), "seen"),
                t.If(t.Is(SEEN, (v.Declared("name"),)), (t.Draw(1),)),
            ),
        ),
    ),
    # -- the opponent ------------------------------------------------------------------
    "what the opponent chooses": (
        "[AUTO](VC):When this unit's attack hits a vanguard, your opponent chooses one of his or "
        "her rear-guards, and retires it.",
        (on_vanguard(HITS, choose(1, theirs(), by=OPPONENT), v.Retire(IT)),),
    ),
    "what the opponent discards": (
        "[AUTO](VC):When this unit's attack hits a vanguard, your opponent chooses a card from his "
        "or her hand, and discards it.",
        (
            on_vanguard(
                HITS,
                choose(1, cards("hand", OPPONENT), by=OPPONENT),
                t.Discard(IT, OPPONENT),
            ),
        ),
    ),
    "not to stand": (
        "[AUTO](VC):When this unit's attack hits a vanguard, choose one of your opponent's "
        "rear-guards, and that unit cannot [Stand] during your opponent's next stand phase.",
        (
            on_vanguard(
                HITS,
                choose(1, theirs()),
                t.Lasting(
                    "opponent stand phase",
                    t.Forbid(t.Pattern("stand", IT, only_if=v.During("stand phase", OPPONENT))),
                ),
            ),
        ),
    ),
    # -- options and conditions ----------------------------------------------------------
    "you may, and if you do": (
        "[AUTO](RC):When this unit attacks, you may put this unit into your soul. If you do, draw "
        "two cards.",
        (on_rear_guard(ATTACKS, t.May((t.Put(SELF, "soul"),), (t.Draw(2),))),),
    ),
    "you may have it get": (
        "[AUTO](RC):When this unit attacks, you may have this unit get [Power] +5000 until end of "
        "that battle. If you do, at the end of that battle, retire this unit.",
        (on_rear_guard(ATTACKS, t.May((power(5000),), (later("end battle", v.Retire(SELF)),))),),
    ),
    "a condition ends with its sentence": (
        "[AUTO](VC):When this unit attacks, if the number of cards in your soul is five or more, "
        "draw a card, and [Soul-Charge 1]. [Counter-Charge 1].",
        (
            on_vanguard(
                ATTACKS,
                t.If(at_least(5, cards("soul", YOU)), (t.Draw(1), v.SoulCharge(1))),
                v.CounterCharge(1),
            ),
        ),
    ),
    "what comes then belongs to it": (
        "[AUTO](VC):When this unit attacks, if this unit is [Legion], draw a card. Then, choose a "
        "card from your hand, and discard it.",
        (
            on_vanguard(
                ATTACKS,
                t.If(
                    t.Is(SELF, (v.InState("legion"),)),
                    (t.Draw(1), choose(1, cards("hand", YOU)), t.Discard(IT)),
                ),
            ),
        ),
    ),
    "more than the opponent": (
        "[AUTO](VC):When this unit attacks, if the number of rear-guards you have is more than "
        "your opponent's, draw a card.",
        (
            on_vanguard(
                ATTACKS,
                t.If(t.Relation(t.Count(mine()), ">=", t.Plus(t.Count(theirs()), 1)), (t.Draw(1),)),
            ),
        ),
    ),
    "what was done just now": (
        "[ACT](VC):[Counter-Blast 1] Choose up to one <Kagero> from your drop zone, and call it to "
        "(RC). If you called a card, draw a card.",
        (
            v.Act(
                (v.CounterBlast(1),),
                (
                    choose(1, cards("drop", YOU, KAGERO), up_to=True),
                    v.Call(IT),
                    t.If(t.Relation(t.CountOf("it"), ">=", 1), (t.Draw(1),)),
                ),
                (v.On(("vanguard",)),),
            ),
        ),
    ),
    "values of the battle": (
        "[AUTO](VC):When this unit attacks, if it is the third battle of that turn or more, and "
        "this unit's [Power] is 20000 or greater, draw a card.",
        (
            on_vanguard(
                ATTACKS,
                t.If(
                    t.Both(
                        (
                            t.Relation(v.BattleCount(), ">=", 3),
                            t.Relation(t.Of("power", SELF), ">=", 20000),
                        )
                    ),
                    (t.Draw(1),),
                ),
            ),
        ),
    ),
    # -- pronouns ----------------------------------------------------------------------
    "the card of the event": (
        "[AUTO](RC):When your other unit is placed on (RC), that unit and this unit get [Power] "
        "+2000 until end of turn.",
        (
            on_rear_guard(
                t.Pattern("place", cards("field", YOU, t.Other()), to=("rear-guard",)),
                power(2000, t.Together((t.EventCard(), SELF)), "turn"),
            ),
        ),
    ),
    "the text's own card": (
        "[AUTO](RC):At the end of the battle that this unit boosted, [Stand] this unit, and it "
        "gets [Power] +3000 until end of turn.",
        (
            on_rear_guard(
                t.Pattern("end battle", only_if=t.Is(SELF, (v.Role("boosting", True),))),
                t.ToStand(SELF),
                power(3000, SELF, "turn"),
            ),
        ),
    ),
    # -- specific actions --------------------------------------------------------------
    "healing and damage": (
        "Rescue 1-[AUTO]:When this unit is placed on (RC), choose a card from your damage zone, "
        "heal it, choose one of your vanguards, and deal one damage.",
        (
            own(
                placed("rear-guard"),
                choose(1, cards("damage", YOU)),
                v.Heal(IT),
                choose(1, cards("vanguard", YOU)),
                v.DealDamage(IT, 1),
                while_=(v.Label("Rescue", 1),),
            ),
        ),
    ),
    "locking and unlocking": (
        "[AUTO](VC):When this unit attacks, choose one of your opponent's rear-guards, lock it, "
        "and unlock all of your locked cards.",
        (
            on_vanguard(
                ATTACKS,
                choose(1, theirs()),
                v.Lock(IT),
                v.Unlock(t.Every(cards("locked", YOU))),
            ),
        ),
    ),
    "dominating": (
        "[AUTO](VC):When your G unit [Stride], choose one of your opponent's rear-guards, [Stand] "
        "and dominate it, and attack your opponent's other unit.",
        (
            on_vanguard(
                t.Pattern("place", cards("field", YOU, t.Type(("G",))), cause="stride"),
                choose(1, theirs()),
                t.ToStand(IT),
                v.Dominate(IT),
                v.AttackWith(
                    IT,
                    t.Pick(
                        1,
                        t.Cards(("vanguard", "rear-guard"), OPPONENT, (t.Not(t.Among("it")),)),
                    ),
                ),
            ),
        ),
    ),
    "striding for nothing": (
        "[AUTO](RC):[Retire this unit] At the beginning of your ride phase, you may pay the cost. "
        "If you do, until end of turn, you may [Stride] without paying the cost the next time you "
        "[Stride].",
        (
            on_rear_guard(
                t.Pattern("begin ride phase", who=YOU),
                v.Pay((v.Retire(SELF),), (t.Lasting("turn", v.StrideCostLost()),)),
            ),
        ),
    ),
    "values by other values": (
        "[AUTO](VC):When this unit attacks, choose one of your rear-guards, and increase this "
        "unit's [Power] by the original [Power] of that unit until end of that battle.",
        (
            on_vanguard(
                ATTACKS,
                choose(1, mine()),
                gets("battle", change(SELF, "power", t.Of("original power", IT))),
            ),
        ),
    ),
    "either end of the deck": (
        "[AUTO](VC):When this unit attacks, look at the top card of your deck, and put it on the "
        "top or bottom of your deck.",
        (
            on_vanguard(
                ATTACKS,
                t.Look(t.TopOf(1), "seen"),
                t.ChooseOf(1, ((t.Put(SEEN, "deck top"),), (t.Put(SEEN, "deck bottom"),))),
            ),
        ),
    ),
    "counted for both sides of a stroke": (
        "[AUTO](VC):When this unit attacks, this unit gets [Power] +5000/[Critical] +1 for every "
        "two cards in your soul until end of that battle.",
        (
            on_vanguard(
                ATTACKS,
                gets(
                    "battle",
                    change(SELF, "power", t.Times(5000, t.Per(t.Count(cards("soul", YOU)), 2))),
                    change(SELF, "critical", t.Times(1, t.Per(t.Count(cards("soul", YOU)), 2))),
                ),
            ),
        ),
    ),
    "searching for what is like another card": (
        "[AUTO](VC):When this unit attacks, choose one of your units, search your deck for up to "
        "one card with the same card name as that unit, call it to (RC), and shuffle your deck.",
        (
            on_vanguard(
                ATTACKS,
                choose(1, cards("field", YOU)),
                t.Search(t.Pick(1, cards("deck", YOU, t.Shares("name", IT)), up_to=True), "found"),
                v.Call(t.It("found")),
                t.Shuffle(),
            ),
        ),
    ),
    "another circle of the column": (
        "[AUTO]:When this unit is placed on (RC), choose a card from your soul, and call it to "
        "another (RC) in the same column as this unit.",
        (
            own(
                placed("rear-guard"),
                choose(1, cards("soul", YOU)),
                v.Call(IT, v.Circles(relation="other in column", to=SELF)),
            ),
        ),
    ),
}
