"""Instructions, one clause each."""

from __future__ import annotations

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.games.dragonball.language.text.grammar import SEEN
from headjudge.games.dragonball.language.text.objects import some
from headjudge.games.dragonball.language.text.places import UNSAID
from headjudge.games.dragonball.language.text.targets import put
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind
from headjudge.language.terms import OPPONENT, YOU

ENERGY = ("to your energy", "to your energy area", "in your energy area", "in your energy")
# Where this card is when its skill is used, if a text says so.
FROM = {"hand": "hand", "drop": "drop area", "combo": "combo area", "warp": "warp"}
# The same verbs in the third person.
VERBS: tuple[tuple[str, str, str], ...] = (
    ("place", "places", "to_place"),
    ("put", "puts", "to_place"),
    ("add", "adds", "to_add"),
    ("return", "returns", "to_add"),
    ("send", "sends", "to_send"),
)
# Verbs of one object.
SIMPLE: tuple[tuple[str, str, type[t.Action]], ...] = (
    ("ko {x}", "ko-s {x}", v.KO),
    ("switch {x} to active mode", "switches {x} to active mode", t.ToStand),
    ("switch {x} to rest mode", "switches {x} to rest mode", t.ToRest),
    ("switch {x} to rest", "switches {x} to rest", t.ToRest),
    ("remove {x} from the game", "removes {x} from the game", v.RemoveFromGame),
    ("combo with {x}", "combos with {x}", v.Combo),
    ("gain control of {x}", "gains control of {x}", v.GainControl),
    ("shuffle {x} into your deck", "shuffles {x} into their deck", v.ShuffleInto),
    ("shuffle {x} into their owners' decks", "shuffles {x} into their owners' decks",
     v.ShuffleInto),
    ("reveal {x}", "reveals {x}", t.Reveal),
)  # fmt: skip


class Third:
    """Phrases in the third person: the opponent is named, or was before."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def phrase(self, text: str, shape: t.Effect) -> None:
        for who in ("your opponent ", "your opponent then ", ""):
            self.kind.phrase(f"{who}{text}", shape)


def phrases(grammar: WordedGrammar) -> None:
    act, theirs = grammar.kind("act"), Third(grammar.kind("their_act"))
    for x in ("thing", "chosen"):
        for mine, third, verb in SIMPLE:
            act.phrase(mine.replace("{x}", f"{{x:{x}}}"), verb(H.x))
            if x != "chosen":
                theirs.phrase(third.replace("{x}", f"{{x:{x}}}"), verb(H.x))
        _putting(act, theirs, x)
    act.phrase("choose {x:chosen}", t.Choose(H.x))
    act.phrase("choose {x:thing}", t.Choose(H.x))
    _numbers(act)
    _deck(grammar)
    _playing(grammar)
    _tops(act, theirs)
    _under(act)
    _battle(act)
    _their_choice(grammar)
    act.phrase("flip this card over", v.FlipOver(t.Self()))
    act.phrase("you win this game", t.GameEnds(YOU, True))
    act.phrase("you win the game", t.GameEnds(YOU, True))
    act.phrase("you lose the game", t.GameEnds(YOU, False))
    act.phrase("activate its [Activate: Main] skill", v.ActivateSkill(t.It(wording="its"), "main"))


def _putting(act: Kind, theirs: Third, x: str) -> None:
    for verb, third, target in VERBS:
        act.phrase(f"{verb} {{x:{x}}} {{to:{target}}}", t.Put(H.x, H.to))
        if x != "chosen":
            theirs.phrase(f"{third} {{x:{x}}} {{to:{target}}}", t.Put(H.x, H.to))
    for words in ENERGY:
        for verb in ("add", "place"):
            act.phrase(f"{verb} {{x:{x}}} {words}", v.AddToEnergy(H.x))
            act.phrase(f"{verb} {{x:{x}}} {words} in rest mode", v.AddToEnergy(H.x, True))
    act.phrase(f"combo with {{x:{x}}} in your combo area", v.Combo(H.x))
    act.phrase(f"place {{x:{x}}} in your combo area", v.Combo(H.x))


def _numbers(act: Kind) -> None:
    act.phrase("draw {k:n} card{s:k}", t.Draw(H.k, UNSAID))
    act.phrase("draw {k:n} more card{s:k}", t.Draw(H.k, UNSAID))
    act.phrase("draw up to {k:n} card{s:k}", t.Draw(H.k, UNSAID, up_to=True))
    act.phrase("draw cards until you have {k:n} cards in your hand", v.DrawUntil(H.k))
    theirs = Third(act.grammar.kind("their_act"))
    theirs.phrase("draws {k:n} card{s:k}", t.Draw(H.k, OPPONENT))
    hand = t.Cards(("hand",), OPPONENT, wording="down to")
    surplus = t.Pick(t.Plus(t.Count(hand), H.k), hand, by=OPPONENT)
    for words in (
        "your opponent must choose cards in their hand until there are only {k:less} remaining, "
        "and place the chosen cards in the drop area",
        "your opponent places cards from their hand in their drop area until they have {k:less} "
        "cards in hand",
    ):
        act.phrase(words, put(surplus, "drop"))
    for words in ("your opponent", "your opponent's life", "the opponent's life"):
        act.phrase(f"inflict {{k:n}} damage to {words}", v.InflictDamage(H.k))
        act.phrase(f"deal {{k:n}} damage to {words}", v.InflictDamage(H.k))
    act.phrase("inflict {k:n} damage to your life", v.InflictDamage(H.k, YOU))


def _deck(grammar: WordedGrammar) -> None:
    """Looking at cards and searching for them."""
    act, theirs = grammar.kind("act"), Third(grammar.kind("their_act"))
    for words in ("shuffle your deck", "shuffle your deck afterwards"):
        act.phrase(words, t.Shuffle())
    theirs.phrase("shuffles their deck", t.Shuffle(OPPONENT))
    act.phrase("shuffle any areas you looked through", v.ShuffleLooked())
    act.phrase("shuffle your deck if you looked through it", v.ShuffleLooked(("deck",)))
    for words in (
        "up to {k:n} card{s:k} from the top of your deck",
        "up to the top {k:n} card{s:k} of your deck",
    ):
        act.phrase(f"look at {words}", t.Look(t.TopOf(H.k), SEEN, True))
    act.phrase("look at {x:top}", t.Look(H.x, SEEN))
    implied = grammar.kind("implied_chosen")
    some(implied, "implied")
    act.phrase("choose {x:implied_chosen}", t.Choose(H.x, wording="implied"))
    act.phrase("choose {k:n}", t.Choose(t.Pick(H.k, t.Cards(
        ("deck",), YOU, (t.Among(SEEN),), wording="just a number"))))  # fmt: skip
    for words in ("the remaining cards", "the rest", "any other cards"):
        act.phrase(f"place {words} {{to:to_place}}", t.Put(t.Rest(SEEN), H.to))
    hand = t.Every(t.Cards(("hand",), OPPONENT, wording="whole hand"))
    theirs.phrase("reveals their hand", t.Reveal(hand))
    theirs.kind.phrase("they reveal their hand", t.Reveal(hand))


def _tops(act: Kind, theirs: Third) -> None:
    """Cards of the top of a deck that go somewhere."""
    for up_to, words in (
        (False, "{k:n} card{s:k} from the top of {deck}"),
        (False, "the top {k:n} card{s:k} of {deck}"),
        (True, "up to {k:n} card{s:k} from the top of {deck}"),
        (True, "up to the top {k:n} card{s:k} of {deck}"),
    ):
        mine, their = words.replace("{deck}", "your deck"), words.replace("{deck}", "their deck")
        for verb, target in (("place", "{to:to_drop}"), ("send", "{to:to_send}")):
            act.phrase(f"{verb} {mine} {target}", v.PutTop(H.k, H.to, up_to))
            theirs.phrase(f"{verb}s {their} {target}", v.PutTop(H.k, H.to, up_to, OPPONENT))
        for target in ENERGY:
            for verb in ("place", "add"):
                put = f"{verb} {mine} {target}"
                act.phrase(put, v.PutTop(H.k, "energy", up_to))
                resting = v.PutTop(H.k, "energy", up_to, resting=True)
                act.phrase(f"{put} in rest mode", resting)
    act.phrase(
        "add {k:n} card{s:k} to your energy from the top of your deck", v.PutTop(H.k, "energy")
    )
    act.phrase(
        "take the top {k:n} card{s:k} of your deck and add them to your energy",
        v.PutTop(H.k, "energy"),
    )


def _playing(grammar: WordedGrammar) -> None:
    act = grammar.kind("act")
    for x in ("thing", "chosen"):
        act.phrase(f"play {{x:{x}}}", v.Play(H.x))
        act.phrase(f"play {{x:{x}}} in rest mode", v.Play(H.x, True))
    for area, name in FROM.items():
        act.phrase(f"play this card from your {name}", v.Play(t.Self(wording=area)))
    act.phrase("play {x:gone}", v.Play(H.x))
    act.phrase("play {x:it} by paying its energy cost", v.Play(H.x, paying=True))
    top = v.Play(H.x, onto=t.Self())
    act.phrase("play {x:it} on top of this card", top)
    active = v.Play(H.x, onto=t.Self(), active=True)
    act.phrase("play {x:it} on top of this card in active mode", active)
    act.phrase("play {x:it} in active mode on top of this card", active)
    act.phrase("place {x:it} on top of this card", top)
    act.phrase("evolve this card into {x:it}", v.Play(H.x, onto=t.Self(), using="Evolve"))
    act.phrase("evolve {x:it} into this card", v.Play(t.Self(), onto=H.x, using="Evolve"))
    token = v.PlayToken(H.k, H.name, H.p)
    act.phrase("play {k:n} {name} token{s:k} ({p:n} power)", token)
    act.phrase(
        "play {k:n} {name} token{s:k} ({p:n} power, {c:n} combo cost, {d:n} combo power)",
        v.PlayToken(H.k, H.name, H.p, H.c, H.d),
    )


def _under(act: Kind) -> None:
    for x in ("it", "chosen", "top", "this"):
        if x != "this":
            act.phrase(f"place {{x:{x}}} under this card", t.PutUnder(H.x, t.Self()))
        act.phrase(f"place {{x:{x}}} under {{y:it}}", t.PutUnder(H.x, H.y))
        mine = t.Every(t.Cards((), YOU, H.f, wording="under"))
        act.phrase(f"place {{x:{x}}} under your {{f:cards}}", t.PutUnder(H.x, mine))


def _battle(act: Kind) -> None:
    act.phrase("negate the attack", v.NegateAttack())
    act.phrase("negate that attack", v.NegateAttack())
    act.phrase("negate the [Counter]", v.NegateCounter())
    act.phrase("negate that [Blocker]", v.NegateBlocker())
    act.phrase("negate this skill for the duration of the turn", v.NegateThisSkill("turn"))
    act.phrase("negate this skill for the duration of the game", v.NegateThisSkill("game"))
    act.phrase("change the target of the attack to {x:this}", v.Redirect(H.x))
    act.phrase("the battle card played is played in rest mode", v.PlayedResting())
    act.phrase("after your current turn ends, take another turn", v.ExtraTurn())


def _their_choice(grammar: WordedGrammar) -> None:
    """What the opponent chooses, of their own cards."""
    theirs = Third(grammar.kind("their_act"))
    chosen = grammar.kind("their_chosen")
    chosen.phrase("{k:n} {g:placed}", t.Pick(H.k, H.g, by=OPPONENT))
    chosen.phrase("up to {k:n} {g:placed}", t.Pick(H.k, H.g, True, by=OPPONENT))
    chosen.phrase("{k:n} of {g:owned}", t.Pick(H.k, H.g, by=OPPONENT))
    chosen.phrase("up to {k:n} of {g:owned}", t.Pick(H.k, H.g, True, by=OPPONENT))
    chosen.phrase("all of the {g:placed}", t.Pick(t.Count(H.g), H.g, by=OPPONENT))
    theirs.phrase("chooses {x:their_chosen}", t.Choose(H.x))
    theirs.kind.phrase("they choose {x:their_chosen}", t.Choose(H.x))
    act = grammar.kind("act")  # a card that nobody sees
    hand = t.Cards(("hand",), OPPONENT, wording="random")
    act.phrase(
        "choose {k:n} card{s:k} from your opponent's hand at random",
        t.Choose(t.AtRandom(H.k, hand)),
    )
    act.phrase(
        "choose up to {k:n} card{s:k} from your opponent's hand at random",
        v.ChooseAtRandom(H.k, hand),
    )
