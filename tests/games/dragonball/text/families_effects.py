"""Families of phrases: objects, instructions, conditions, pronouns. All texts are invented."""

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
    MY_LEADER,
    RED,
    SELF,
    Families,
    at_least,
    cards,
    change,
    choose,
    cost,
    discard,
    gets,
    keyword,
    later,
    leader,
    life,
    main,
    mine,
    moved,
    power,
    power_of,
    search,
    theirs,
    when_played,
)

SEEN = t.Among("seen")
LOOK_AT_5 = t.Look(t.TopOf(5), "seen", True)
TO_LIFE = (choose(1, cards("life", YOU)), t.Put(IT, "hand"))

EFFECTS: Families = {
    # -- objects -----------------------------------------------------------------------
    "filters before and after the noun, and the place among them": (
        "[Auto] When you play this card, choose up to 1 red 《Emberfist》 card from your hand with "
        "an energy cost of 3 or less other than {Old Kiln} and play it in Rest Mode.",
        (
            when_played(
                choose(
                    1,
                    cards("hand", YOU, RED, EMBER, cost("<=", 3), t.Not(t.Named(("Old Kiln",)))),
                    up_to=True,
                ),
                v.Play(IT, True),
            ),
        ),
    ),
    "all that can be chosen, and all there are": (
        "[Auto] When you play this card, choose all of your opponent's Battle Cards ignoring "
        "[Barrier] and switch them to Rest Mode.\n"
        "[Auto] When you play this card, return all of your opponent's Battle Cards to their "
        "owners' hands.",
        (
            when_played(
                choose(t.Count(theirs(v.IgnoringBarrier())), theirs(v.IgnoringBarrier())),
                t.ToRest(IT),
            ),
            when_played(t.Put(t.Every(theirs()), "hand")),
        ),
    ),
    "all cards, whosever": (
        "[Activate: Main] Choose all Battle Cards with 20000 power or less other than this card and"
        " KO them.",
        (
            main(
                choose(
                    t.Count(cards("battle", EACH, BATTLE_CARD, power_of("<=", 20000), t.Other())),
                    cards("battle", EACH, BATTLE_CARD, power_of("<=", 20000), t.Other()),
                ),
                v.KO(IT),
            ),
        ),
    ),
    "several sorts together": (
        "[Activate: Main] Choose up to 1 each of <Karrow> and {Old Kiln} from your deck and add "
        "them to your hand, then shuffle your deck.",
        (
            main(
                t.Search(
                    t.Together(
                        (
                            t.Pick(1, cards("deck", YOU, KARROW), up_to=True),
                            t.Pick(1, cards("deck", YOU, t.Named(("Old Kiln",))), up_to=True),
                        )
                    )
                ),
                t.Put(IT, "hand"),
                t.Shuffle(),
            ),
        ),
    ),
    "leader or battle cards, the colour said twice": (
        "[Auto] When this card attacks, choose up to 1 of your red Leader Cards or red Battle Cards"
        " other than this card, and it gets +5000 power for the duration of the turn.",
        (
            t.Auto(
                ATTACKS,
                (
                    choose(
                        1,
                        t.Cards(
                            ("leader", "battle"),
                            YOU,
                            (RED, t.Type(("leader", "battle")), t.Other()),
                        ),
                        up_to=True,
                    ),
                    power(5000, IT),
                ),
            ),
        ),
    ),
    "cards of either sort": (
        "[Auto] When you play this card, look at up to 5 cards from the top of your deck, choose up"
        " to 1 <Tessine> card or red <Karrow> card among them and add it to your hand, then shuffle"
        " your deck.",
        (
            when_played(
                LOOK_AT_5,
                choose(
                    1,
                    cards(
                        "deck",
                        YOU,
                        t.Either((v.AllOf((v.Character(("Tessine",)),)), v.AllOf((RED, KARROW)))),
                        SEEN,
                    ),
                    up_to=True,
                ),
                v.Shown(IT),
                t.Put(IT, "hand"),
                t.Shuffle(),
            ),
        ),
    ),
    "cards in a mode are wherever cards have one": (
        "[Activate: Main] If your opponent has 7 or more cards in Rest Mode, draw 1 card.",
        (
            main(
                t.If(
                    at_least(
                        7,
                        t.Cards(("leader", "battle", "energy"), OPPONENT, (t.Upright(False),)),
                    ),
                    (t.Draw(1),),
                )
            ),
        ),
    ),
    # -- decks -------------------------------------------------------------------------
    "searching a deck": (
        "[Auto] When you play this card, choose up to 1 <Karrow> with an energy cost of 4 or less "
        "from your deck and add it to your hand. Then, shuffle your deck.",
        (
            when_played(
                search(1, cards("deck", YOU, KARROW, cost("<=", 4)), up_to=True),
                t.Put(IT, "hand"),
                t.Shuffle(),
            ),
        ),
    ),
    "searching deck and life": (
        "[Activate: Main] Choose up to 2 [Dragon Ball] cards from your deck or life and add them to"
        " your hand. Then shuffle any areas you looked through.",
        (
            main(
                search(
                    2, t.Cards(("deck", "life"), YOU, (t.HasKeyword("Dragon Ball"),)), up_to=True
                ),
                t.Put(IT, "hand"),
                v.ShuffleLooked(),
            ),
        ),
    ),
    "looking, and what becomes of the rest": (
        "[Auto] When you play this card, look at up to 5 cards from the top of your deck. Choose up"
        " to 1 《Emberfist》 and add it to your hand. Then, place the remaining cards at the bottom"
        " of your deck in any order.",
        (
            when_played(
                LOOK_AT_5,
                choose(1, cards("deck", YOU, SEEN, EMBER), up_to=True),
                v.Shown(IT),
                t.Put(IT, "hand"),
                t.Put(t.Rest("seen"), "deck bottom"),
            ),
        ),
    ),
    "the top of a deck": (
        "[Auto] When this card attacks, place up to 1 card from the top of your deck in the Drop "
        "Area. If that card is red, draw 1 card.",
        (
            t.Auto(
                ATTACKS,
                (v.PutTop(1, "drop", True), t.If(t.Is(IT, (RED,)), (t.Draw(1),))),
            ),
        ),
    ),
    "if such cards were placed": (
        "[Activate: Main] Choose up to 1 [Dragon Ball] card from your deck and place it in your "
        "Drop Area, then shuffle your deck. If you placed a [Dragon Ball] card in your Drop Area, "
        "draw 1 card.",
        (
            main(
                search(1, cards("deck", YOU, t.HasKeyword("Dragon Ball")), up_to=True),
                t.Put(IT, "drop"),
                t.Shuffle(),
                t.If(moved(1, t.HasKeyword("Dragon Ball")), (t.Draw(1),)),
            ),
        ),
    ),
    # -- what cards get ----------------------------------------------------------------
    "power for each": (
        "[Activate: Main] This card gains +3000 power for the duration of the turn for each energy "
        "you have.",
        (main(power(t.Times(3000, t.Count(cards("energy", YOU))))),),
    ),
    "keywords and power for a while": (
        "[Auto] When you play this card, for the duration of the turn, this card gets +5000 power, "
        "[Double Strike], and [Critical].",
        (
            when_played(
                gets(
                    "turn",
                    change(SELF, 5000),
                    keyword(SELF, "Double Strike"),
                    keyword(SELF, "Critical"),
                )
            ),
        ),
    ),
    "power and a leave together": (
        "[Activate: Main] For the duration of the turn, this card gets +5000 power and can attack "
        "Battle Cards in Active Mode.",
        (main(power(5000), t.Lasting("turn", v.AttacksActive(SELF))),),
    ),
    "skills negated, cards kept at rest": (
        "[Counter: Play] The Battle Card played has its skill negated for the duration of the turn."
        "\n[Auto] When you play this card, choose up to 1 of your opponent's Battle Cards. It can't"
        " switch to Active Mode until the start of your next turn.",
        (
            v.Counter(
                "play",
                (),
                (gets("turn", t.Change(v.Countered(), "abilities", "switch-off")),),
            ),
            when_played(
                choose(1, theirs(), up_to=True),
                t.Lasting("your turn start", t.Forbid(t.Pattern("active", IT))),
            ),
        ),
    ),
    "not in the next charge phase": (
        "[Auto] When you play this card, choose your opponent's Leader Card in Rest Mode. That card"
        " can't be switched to Active Mode during your opponent's next Charge Phase.",
        (
            when_played(
                choose(1, cards("leader", OPPONENT, t.Upright(False))),
                t.Lasting(
                    "opponent next turn",
                    t.Forbid(
                        t.Pattern(
                            "active",
                            IT,
                            only_if=t.Both((t.TurnOf(OPPONENT), v.During("charge phase"))),
                        )
                    ),
                ),
            ),
        ),
    ),
    # -- the opponent ------------------------------------------------------------------
    "what the opponent chooses": (
        "[Auto] When this card attacks, your opponent chooses 1 card from their hand and places it "
        "in their Drop Area.\n"
        "[Auto] When you play this card, your opponent chooses 1 of their Battle Cards and KO-s "
        "it.",
        (
            t.Auto(
                ATTACKS,
                (choose(1, cards("hand", OPPONENT), by=OPPONENT), t.Put(IT, "drop")),
            ),
            when_played(choose(1, theirs(), by=OPPONENT), v.KO(IT)),
        ),
    ),
    "at random": (
        "[Activate: Main] Choose up to 2 cards from your opponent's hand at random and place them "
        "in the Drop Area.",
        (main(v.ChooseAtRandom(2, cards("hand", OPPONENT)), t.Put(IT, "drop")),),
    ),
    # -- conditions, options, later ----------------------------------------------------
    "two conditions, and then": (
        "[Auto] When you combo with this card, if your Leader Card is red and your life is at 4 or "
        "less, draw 1 card. Then, switch this card to Active Mode.",
        (
            t.Auto(
                t.Pattern("combo", SELF),
                (
                    t.If(
                        t.Both((leader(RED), life("<=", 4))),
                        (t.Draw(1), t.ToStand(SELF)),
                    ),
                ),
                on_leaving=True,
            ),
        ),
    ),
    "a sentence that goes on under the condition": (
        "[Activate: Main] If your Leader Card is red, choose 1 of your Battle Cards. It gains +5000"
        " power for the duration of the turn.",
        (main(t.If(leader(RED), (choose(1, mine()), power(5000, IT)))),),
    ),
    "a sentence of its own": (
        "[Activate: Main] If your Leader Card is red, draw 1 card. If your life is at 4 or less, "
        "draw 1 card.",
        (
            main(
                t.If(leader(RED), (t.Draw(1),)),
                t.If(life("<=", 4), (t.Draw(1),)),
            ),
        ),
    ),
    "an option and its reward": (
        "[Auto] When this card attacks, you may choose 1 card in your life and add it to your hand."
        " If you do so, draw 2 cards. Then, this card gains [Critical] for the duration of the "
        "turn.",
        (
            t.Auto(
                ATTACKS,
                (t.May(TO_LIFE, (t.Draw(2), gets("turn", keyword(SELF, "Critical")))),),
            ),
        ),
    ),
    "an option, and what comes anyway": (
        "[Activate: Main] Look at up to 5 cards from the top of your deck and choose up to 1 "
        "《Emberfist》 among them. You may play that card by paying its energy cost. Then, shuffle "
        "your deck.",
        (
            main(
                LOOK_AT_5,
                choose(1, cards("deck", YOU, EMBER, SEEN), up_to=True),
                t.May((v.Play(IT, paying=True),)),
                t.Shuffle(),
            ),
        ),
    ),
    "if as many were chosen": (
        "[Auto] When you play this card, you may choose up to 2 cards from your life and add them "
        "to your hand. If you chose to add 1 or more cards to your hand, draw 1 card.",
        (
            when_played(
                t.May((choose(2, cards("life", YOU), up_to=True), t.Put(IT, "hand"))),
                t.If(moved(), (t.Draw(1),)),
            ),
        ),
    ),
    "options with bullets, and what must be done wholly": (
        "[Activate: Main][Once per turn] Choose one-\n・Draw 1 card.\n・Remove 7 [Dragon Ball] "
        "cards in your Drop Area from the game. If you do, draw 3 cards, then flip this card over "
        "at the end of the turn.",
        (
            main(
                t.ChooseOf(
                    1,
                    (
                        (t.Draw(1),),
                        (
                            v.RemoveFromGame(
                                t.Pick(7, cards("drop", YOU, t.HasKeyword("Dragon Ball")))
                            ),
                            t.If(moved(7), (t.Draw(3), later("end turn", v.FlipOver(SELF)))),
                        ),
                    ),
                ),
                while_=(v.Once(),),
            ),
        ),
    ),
    "later": (
        "[Auto] When you play this card, draw 1 card, then at the end of the turn, return this card"
        " to its owner's hand.",
        (when_played(t.Draw(1), later("end turn", t.Put(SELF, "hand"))),),
    ),
    # -- pronouns ----------------------------------------------------------------------
    "it is what was chosen, the leader asked about, or this card": (
        "[Auto] When this card attacks, it gains +5000 power for the duration of the turn.\n"
        "[Activate: Battle] If your Leader Card is <Karrow>, it gains +10000 power for the duration"
        " of the battle.\n"
        "[Auto] When a card evolves into this card, switch this card to Active Mode, and it gains "
        "[Critical] for the duration of the turn.",
        (
            t.Auto(ATTACKS, (power(5000),)),
            v.Activate("battle", (), (t.If(leader(KARROW), (power(10000, MY_LEADER, "battle"),)),)),
            t.Auto(
                t.Pattern("play", SELF, cause="evolve"),
                (t.ToStand(SELF), gets("turn", keyword(SELF, "Critical"))),
            ),
        ),
    ),
    "that card is the other one of the event": (
        "[Auto] When this card attacks a Battle Card, KO that card.",
        (
            t.Auto(
                t.Pattern("attack", SELF, only_if=t.Is(t.EventPartner(), (BATTLE_CARD,))),
                (v.KO(t.EventPartner()),),
            ),
        ),
    ),
    # -- the rest ----------------------------------------------------------------------
    "tokens with what is said of them": (
        "[Auto] When you play this card, if there are 2 or more cards under this card, play 2 Clay "
        "Imp tokens. (Clay Imp tokens have 10000 power, 0 combo cost, and 5000 combo power)",
        (
            when_played(
                t.If(at_least(2, t.Under(SELF)), (v.PlayToken(2, "Clay Imp", 10000, 0, 5000),))
            ),
        ),
    ),
    "battle": (
        "[Auto] When your opponent's card attacks, you may place 1 card from your hand in the Drop "
        "Area. If you do so, negate that attack and this skill for the duration of the turn.",
        (
            t.Auto(
                t.Pattern("attack", cards("field", OPPONENT)),
                (t.May((discard(),), (v.NegateAttack(), v.NegateThisSkill("turn"))),),
            ),
        ),
    ),
    "energy, warp, control, damage": (
        "[Activate: Main] Choose up to 1 card in your Drop Area and add it to your energy in Rest "
        "Mode, then send all cards in your opponent's Drop Area to their Warp, then choose 1 of "
        "your opponent's Battle Cards and gain control of it, then inflict 1 damage to your "
        "opponent.",
        (
            main(
                choose(1, cards("drop", YOU), up_to=True),
                v.AddToEnergy(IT, True),
                t.Put(t.Every(cards("drop", OPPONENT)), "warp"),
                choose(1, theirs()),
                v.GainControl(IT),
                v.InflictDamage(1),
            ),
        ),
    ),
}
