"""Families of skills: headers, keywords, costs, triggers, permanent skills. All texts invented."""

from __future__ import annotations

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.terms import EACH, OPPONENT, YOU
from tests.games.dragonball.text.short import (
    ATTACKS,
    BATTLE_CARD,
    EMBER,
    IT,
    KARROW,
    RED,
    SELF,
    Families,
    at_least,
    cards,
    change,
    choose,
    cost,
    discard,
    keyword,
    leader,
    life,
    main,
    mine,
    power,
    power_of,
    search,
    theirs,
    when_played,
)

PARTNER_IS_LEADER = t.Is(t.EventPartner(), (t.Type(("leader",)),))
RESTS = t.Is(SELF, (t.Upright(False),))

SKILLS: Families = {
    # -- keywords ----------------------------------------------------------------------
    "keywords of one word": (
        "[Blocker]\n[Double Strike] (This card inflicts 2 damage instead of 1.)\n[Dragon Ball]",
        (t.Keyword("Blocker"), t.Keyword("Double Strike"), t.Keyword("Dragon Ball")),
    ),
    "[Evolve] with energy of colours and of any": (
        "[Evolve] RR③ : <Karrow>",
        (t.Keyword("Evolve", None, ((v.PayEnergy(5, ("red", "red")),), (KARROW,))),),
    ),
    "[EX-Evolve] with more to its cost, and a sort": (
        "[EX-Evolve] R, place 2 cards from your hand in the Drop Area : Red <Karrow> with an energy"
        " cost of 5 or more.",
        (
            t.Keyword(
                "EX-Evolve",
                None,
                ((v.PayEnergy(1, ("red",)), discard(2)), (RED, KARROW, cost(">=", 5))),
            ),
        ),
    ),
    "[EX-Evolve] without a cost": (
        "[EX-Evolve] Red <Karrow> card with an energy cost of 6.",
        (t.Keyword("EX-Evolve", None, ((), (RED, KARROW, cost("==", 6)))),),
    ),
    "[Union-Fusion] of two sorts": (
        "[Union-Fusion] B② : <Karrow> and <Tessine : Young>",
        (
            t.Keyword(
                "Union-Fusion",
                None,
                (
                    (v.PayEnergy(3, ("blue",)),),
                    (KARROW,),
                    (v.Character(("Tessine: Young",)),),
                ),
            ),
        ),
    ),
    "[Union-Absorb] plays by that keyword": (
        "[Union-Absorb] ①, place 1 <Karrow> from your hand under this card : Choose up to 1 "
        "{Old Kiln} from your deck and play it on top of this card. Then, shuffle your deck.",
        (
            main(
                search(1, cards("deck", YOU, t.Named(("Old Kiln",))), up_to=True),
                v.Play(IT, onto=SELF, using="Union-Absorb"),
                t.Shuffle(),
                price=(
                    v.PayEnergy(1),
                    t.PutUnder(t.Pick(1, cards("hand", YOU, KARROW)), SELF),
                ),
                keyword="Union-Absorb",
            ),
        ),
    ),
    "[Over Realm] with and without a cost": (
        "[Over Realm 4] ②\n[Dark Over Realm 7]",
        (
            t.Keyword("Over Realm", 4, ((v.PayEnergy(2),),)),
            t.Keyword("Dark Over Realm", 7, ((),)),
        ),
    ),
    "[Swap] says its number twice": (
        "[Swap 4] YY : 《Emberfist》 with an energy cost of 4.",
        (t.Keyword("Swap", 4, ((v.PayEnergy(2, ("yellow", "yellow")),), (EMBER,))),),
    ),
    "[Awaken]": (
        "[Awaken] When your life is at 4 or less : You may draw 2 cards and flip this card over.",
        (
            v.Activate(
                "any",
                (),
                (t.May((t.Draw(2), v.FlipOver(SELF))),),
                (life("<=", 4),),
                keyword="Awaken",
            ),
        ),
    ),
    "[Wish]": (
        "[Wish] When there are 7 [Dragon Ball] cards in your Drop Area : Choose up to 1 《Vow》 "
        "card in your Drop Area, add it to your hand, and flip this card over.",
        (
            v.Activate(
                "any",
                (),
                (
                    choose(1, cards("drop", YOU, t.Trait(("Vow",))), up_to=True),
                    t.Put(IT, "hand"),
                    v.FlipOver(SELF),
                ),
                (at_least(7, cards("drop", YOU, t.HasKeyword("Dragon Ball"))),),
                keyword="Wish",
            ),
        ),
    ),
    # -- headers -----------------------------------------------------------------------
    "[Once per turn], [Sparking], [Bond]": (
        "[Auto][Once per turn][Sparking 5] When this card attacks, draw 1 card.\n"
        "[Auto] [Bond 2] 《Emberfist》 : When this card attacks, draw 1 card.",
        (
            t.Auto(ATTACKS, (t.Draw(1),), (v.Once(), v.Sparking(5))),
            t.Auto(ATTACKS, (t.Draw(1),), (v.Bond(2, (EMBER,)),)),
        ),
    ),
    "[Burst] is the price of an auto skill": (
        "[Auto][Burst 3] When you play this card, draw 1 card.",
        (t.Auto(t.Pattern("play", SELF), (t.Draw(1),), cost=(t.Put(t.TopOf(3), "drop"),)),),
    ),
    "[Burst] is the first part of a cost": (
        "[Activate: Main][Burst 2] Switch this card to Rest Mode : Draw 1 card.",
        (main(t.Draw(1), price=(t.Put(t.TopOf(2), "drop"), t.ToRest(SELF))),),
    ),
    # -- costs and conditions before the colon -----------------------------------------
    "a condition where the cost stands": (
        "[Counter: Attack] If your Leader Card is red : Negate the attack.\n"
        "[Activate: Main] Your Leader Card is red : Draw 1 card.",
        (
            v.Counter("attack", (), (v.NegateAttack(),), (leader(RED),)),
            main(t.Draw(1), while_=(leader(RED),)),
        ),
    ),
    "a cost and a condition": (
        "[Activate: Main] BB①, your Leader Card is a 《Emberfist》 card : Draw 1 card.",
        (
            main(
                t.Draw(1),
                price=(v.PayEnergy(3, ("blue", "blue")),),
                while_=(leader(EMBER),),
            ),
        ),
    ),
    "what is chosen in a cost is paid at once": (
        "[Activate: Main] Choose 1 card in your life and add it to your hand : Draw 1 card.",
        (main(t.Draw(1), price=(t.Put(t.Pick(1, cards("life", YOU)), "hand"),)),),
    ),
    "what a cost has chosen can be spoken of": (
        "[Activate: Main] Choose 1 <Karrow> card in your Battle Area : The chosen card and this "
        "card get +10000 power for the duration of the turn.",
        (
            main(
                power(10000, t.Together((IT, SELF))),
                price=(choose(1, cards("battle", YOU, KARROW)),),
            ),
        ),
    ),
    "a skill that says it is used in the hand": (
        "[Activate: Main] Place this card from your hand in your Drop Area : Draw 1 card.",
        (main(t.Draw(1), price=(t.Put(SELF, "drop"),), where=("hand",)),),
    ),
    # -- triggers ----------------------------------------------------------------------
    "playing, from somewhere and by a keyword": (
        "[Auto] When you play this card from your hand, draw 1 card.\n"
        "[Auto] When you play this card using [Over Realm], draw 1 card.\n"
        "[Auto] When a card evolves into this card, draw 1 card.",
        (
            t.Auto(t.Pattern("play", SELF, frm=("hand",)), (t.Draw(1),)),
            t.Auto(t.Pattern("play", SELF, only_if=t.Entered("Over Realm")), (t.Draw(1),)),
            t.Auto(t.Pattern("play", SELF, cause="evolve"), (t.Draw(1),)),
        ),
    ),
    "a combo is heard though the card has left": (
        "[Auto] During your turn, when you combo with this card, draw 1 card.\n"
        "[Auto] When you combo with this card from the Battle Area, draw 1 card.",
        (
            t.Auto(t.Pattern("combo", SELF), (t.Draw(1),), (t.TurnOf(YOU),), True),
            t.Auto(t.Pattern("combo", SELF, frm=("battle",)), (t.Draw(1),), on_leaving=True),
        ),
    ),
    "the end of the battle after a combo": (
        "[Auto] At the end of the battle after you combo with this card from your hand, if your "
        "Leader Card is red, play this card in Rest Mode.",
        (
            t.Auto(
                t.Pattern("after combo", SELF, only_if=t.Entered("hand")),
                (t.If(leader(RED), (v.Play(SELF, True),)),),
                on_leaving=True,
            ),
        ),
    ),
    "attacking, being attacked, KO": (
        "[Auto] When this card attacks a Leader Card, draw 1 card.\n"
        "[Auto] When one of your Battle Cards attacks, it gets +5000 power for the duration of the "
        "battle.\n"
        "[Auto] When this card is KO'd, draw 1 card.",
        (
            t.Auto(t.Pattern("attack", SELF, only_if=PARTNER_IS_LEADER), (t.Draw(1),)),
            t.Auto(t.Pattern("attack", mine()), (power(5000, t.EventCard(), "battle"),)),
            t.Auto(t.Pattern("KO", SELF), (t.Draw(1),), on_leaving=True),
        ),
    ),
    "moments and situations": (
        "[Auto] At the end of your turn, switch this card to Active Mode.\n"
        "[Auto][Once per turn] When the number of cards under this card reaches 3 or higher, draw "
        "1 card.",
        (
            t.Auto(t.Pattern("end turn", who=YOU), (t.ToStand(SELF),)),
            t.Auto(t.Situation(at_least(3, t.Under(SELF))), (t.Draw(1),), (v.Once(),)),
        ),
    ),
    # -- permanent skills --------------------------------------------------------------
    "changes under conditions": (
        "[Permanent] During your turn, if you have 5 or more energy, this card gains +10000 power "
        "and [Critical].",
        (
            t.Continuous(
                (change(SELF, 10000), keyword(SELF, "Critical")),
                (t.TurnOf(YOU), at_least(5, cards("energy", YOU))),
            ),
        ),
    ),
    "a cheaper card in the hand": (
        "[Permanent] When your life is at 2 or less, reduce the energy cost of this card in your "
        "hand by 3.\n"
        "[Permanent] Reduce the energy costs of <Karrow> and 《Emberfist》 in your hand by 1.",
        (
            t.Continuous((change(SELF, -3, "energy cost"),), (life("<=", 2),), ("hand",)),
            t.Continuous(
                (change(t.Every(cards("hand", YOU, t.Either((KARROW, EMBER)))), -1, "energy cost"),)
            ),
        ),
    ),
    "two permanent skills in one breath": (
        "[Permanent] If this card is in Rest Mode, your opponent's cards can't attack Leader Cards,"
        " and this card gets -5000 power.",
        (
            t.Forbid(
                t.Pattern("attack", cards("field", OPPONENT), only_if=PARTNER_IS_LEADER), (RESTS,)
            ),
            t.Continuous((change(SELF, -5000),), (RESTS,)),
        ),
    ),
    "two permanent skills, each with its own condition": (
        "[Permanent] If your Leader Card is red, this card gains [Barrier]. If your life is at 4 or"
        " less, this card gains [Blocker].",
        (
            t.Continuous((keyword(SELF, "Barrier"),), (leader(RED),)),
            t.Continuous((keyword(SELF, "Blocker"),), (life("<=", 4),)),
        ),
    ),
    "what can't be done": (
        "[Permanent] This card can't be KO-ed by your opponent's skills.\n"
        "[Permanent] This card cannot be KO'd in battle.\n"
        "[Permanent] During battles where this card is attacking, your opponent can't activate "
        "[Counter] skills with energy costs of 2 or more.",
        (
            t.Forbid(t.Pattern("KO", SELF, by=OPPONENT)),
            t.Forbid(t.Pattern("KO", SELF, cause="battle")),
            t.Forbid(
                t.Pattern(
                    "activate",
                    who=OPPONENT,
                    cause="Counter",
                    only_if=t.Is(t.EventCard(), (cost(">=", 2),)),
                ),
                (v.InBattle("attack"),),
            ),
        ),
    ),
    "playing freely, attacking freely": (
        "[Permanent] If <Karrow> is in your Battle Area or Leader Area, you can play this card from"
        " your hand without paying its energy cost.\n"
        "[Permanent] This card can attack Battle Cards that are in Active Mode.",
        (
            v.PlayFree((at_least(1, t.Cards(("battle", "leader"), YOU, (KARROW,))),)),
            v.AttacksActive(SELF),
        ),
    ),
    "everywhere, and in decks": (
        "[Permanent] This card gains 《Vow》 in all areas.\n"
        "[Permanent] You can include as many copies of this card in your deck as you like.\n"
        "[Permanent] You can't include non-《Emberfist》 Battle Cards in your deck.\n"
        "[Permanent] You can only have up to 1 {Old Kiln} in play in your Battle Area.",
        (
            v.InAllAreas("traits", ("Vow",)),
            v.DeckCopies(),
            v.DeckBan((t.Not(EMBER), BATTLE_CARD)),
            t.Forbid(
                t.Pattern(
                    "play",
                    cards("anywhere", EACH, t.Named(("Old Kiln",))),
                    YOU,
                    only_if=at_least(1, cards("battle", YOU, t.Named(("Old Kiln",)))),
                    also=("control",),
                )
            ),
        ),
    ),
    "a counter for another price": (
        "[Permanent][Sparking 5] You can activate this card's [Counter] skill from your hand by "
        "adding a card from your life to your hand instead of paying its energy cost.",
        (v.CounterFree((t.Put(t.Pick(1, cards("life", YOU)), "hand"),), (v.Sparking(5),)),),
    ),
    "what happens instead": (
        "[Permanent] If this card would be KO'd, you may instead place 1 《Emberfist》 card other "
        "than this card from your Battle Area into your Drop Area.",
        (
            t.Replacement(
                t.Pattern("KO", SELF),
                (t.Put(t.Pick(1, cards("battle", YOU, EMBER, t.Other())), "drop"),),
                True,
            ),
        ),
    ),
    "counters": (
        "[Counter: Play] The Battle Card played is played in Rest Mode.\n"
        "[Counter: Counter] Place 1 card from your hand in the Drop Area : Negate the [Counter].\n"
        "[Counter: Battle Card Attack] Play this card from your hand and change the target of the "
        "attack to this card.",
        (
            v.Counter("play", (), (v.PlayedResting(),)),
            v.Counter("counter", (discard(),), (v.NegateCounter(),)),
            v.Counter("battle card attack", (), (v.Play(SELF), v.Redirect(SELF))),
        ),
    ),
    "a skill that chooses and sums up": (
        "[Auto] When you play this card, choose any number of your opponent's Battle Cards of which"
        " the total cost adds up to 6 or less and KO them. Then, choose up to 1 of your opponent's "
        "Battle Cards with 10000 power or less and KO it.",
        (
            when_played(
                choose(0, theirs(), any_number=True, total=cost("<=", 6)),
                v.KO(IT),
                choose(1, theirs(power_of("<=", 10000)), up_to=True),
                v.KO(IT),
            ),
        ),
    ),
}
