"""Instructions, one clause each."""

from __future__ import annotations

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.games.vanguard.language.text.grants import UNTIL
from headjudge.games.vanguard.language.text.objects import SEEN, some
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind
from headjudge.language.terms import EACH, OPPONENT

# Where cards are put: the words and the area. The first of each is the usual one.
PUT = {
    "into your hand": "hand",
    "into the hand": "hand",
    "into your soul": "soul",
    "into the soul": "soul",
    "into your drop zone": "drop",
    "into the drop zone": "drop",
    "into your damage zone": "damage",
    "into your damage zone face up": "damage",
    "on the top of your deck": "deck top",
    "on top of your deck": "deck top",
    "on the bottom of your deck": "deck bottom",
    "on the bottom of your deck in any order": "deck bottom",
    "on the top of your deck in any order": "deck top",
}
RETURN = {"to your hand": "hand", "to your deck": "deck", "to your G zone": "G"}
# The same in the third person, of the opponent's own zones.
THEIR_PUT = {
    "into his or her hand": "hand",
    "into his or her soul": "soul",
    "into his or her drop zone": "drop",
    "into the drop zone": "drop",
    "into his or her damage zone": "damage",
    "on the top of his or her deck": "deck top",
    "on the bottom of his or her deck": "deck bottom",
    "on the bottom of his or her deck in any order": "deck bottom",
}
THEIR_RETURN = {"to his or her hand": "hand", "to his or her deck": "deck"}
# Verbs of one object, in the first and the third person.
VERBS = (
    ("retire {x}", "retires {x}", v.Retire),
    ("[Stand] {x}", "[Stand] {x}", t.ToStand),
    ("[Rest] {x}", "[Rest] {x}", t.ToRest),
    ("heal {x}", "heals {x}", v.Heal),
    ("lock {x}", "locks {x}", v.Lock),
    ("unlock {x}", "unlocks {x}", v.Unlock),
    ("delete {x}", "deletes {x}", v.Delete),
    ("turn {x} face up", "turns {x} face up", v.TurnUp),
    ("turn {x} face down", "turns {x} face down", v.TurnDown),
    ("time leap {x}", "time leaps {x}", v.TimeLeap),
    ("remove {x}", "removes {x}", v.Remove),
    ("bind {x} face up", "binds {x} face up", v.Bind),
    ("bind {x}", "binds {x}", v.Bind),
    ("reveal {x}", "reveals {x}", t.Reveal),
    ("reveal {x} to your opponent", "reveals {x} to you", t.Reveal),
)


# Both players, and the ending of a verb that they are the subject of.
EACH_OF_BOTH = (
    ("each fighter", "s"), ("each player", "s"), ("all fighters", ""), ("all players", ""),
)  # fmt: skip


class Third:
    """Phrases in the third person: the opponent is named, or was before."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def phrase(self, text: str, shape: t.Effect) -> None:
        self.kind.phrase(f"your opponent {text}", shape)
        self.kind.phrase(text, shape)


def phrases(grammar: WordedGrammar) -> None:
    act, theirs = grammar.kind("act"), Third(grammar.kind("their_act"))
    for mine, third, verb in VERBS:
        act.phrase(mine.replace("{x}", "{x:thing}"), verb(H.x))
        said = third.replace("{x}", "{x:thing}")
        if third == mine:  # without its subject it is said of anyone
            grammar.kind("their_act").phrase(f"your opponent {said}", verb(H.x))
        else:
            theirs.phrase(said, verb(H.x))
    act.phrase("bind {x:thing} face down", v.Bind(H.x, True))
    theirs.phrase("binds {x:thing} face down", v.Bind(H.x, True))
    act.phrase("discard {x:thing}", t.Discard(H.x))
    theirs.phrase("discards {x:thing}", t.Discard(H.x, OPPONENT))
    act.phrase("choose {chosen}", t.Choose(H.chosen))
    act.phrase("choose {x:every}", t.Choose(H.x))
    _numbers(act, theirs)
    _putting(act, theirs)
    _deck(grammar, act, theirs)
    _calling(act, theirs)
    act.phrase("deal {k:num} damage", v.DealDamage(t.It(), H.k))
    act.phrase("deal {k:num} damage to {x:thing}", v.DealDamage(H.x, H.k))
    act.phrase("declare a card name", v.Declare("name"))
    act.phrase("nullify the effects of your opponent's cards on {x:thing}", v.Nullify(H.x))
    act.phrase("{x:owner} effects with “cannot be hit” are nullified", v.NullifyCannotBeHit(H.x))
    act.phrase("you get an extra turn", v.ExtraTurn())
    act.phrase("you win the game", t.GameEnds(t.YOU, True))
    act.phrase("exchange positions with this unit", t.Swap(t.Together((t.It(), t.Self()))))
    for chosen in ("{k:several} {g:placed2}", "a {g:placed1}"):
        number = 1 if chosen.startswith("a ") else H.k
        act.phrase(f"choose {chosen} at random", t.Choose(t.AtRandom(number, H.g)))
    act.phrase(
        "choose {k:several} cards at random from your opponent's hand",
        t.Choose(t.AtRandom(H.k, t.Cards(("hand",), OPPONENT, wording="random"))),
    )
    act.phrase(
        "choose a card at random from your opponent's hand",
        t.Choose(t.AtRandom(1, t.Cards(("hand",), OPPONENT, wording="random"))),
    )
    _attacking(act)
    act.phrase("this ability cannot be used for the rest of that turn", v.CannotBeUsed("turn"))
    act.phrase("this ability cannot be used for the rest of the game", v.CannotBeUsed("game"))
    _their_choice(grammar)


def _attacking(act: Kind) -> None:
    """10.34, 10.35. To dominate, and to attack."""
    act.phrase("dominate {x:thing}", v.Dominate(H.x))
    for words, until in UNTIL.items():
        act.phrase(f"dominate {{x:thing}} {words}", v.Dominate(H.x, until))
    others = t.Pick(
        1, t.Cards(("vanguard", "rear-guard"), OPPONENT, (t.Not(t.Among("it")),), wording="other")
    )
    act.phrase("attack your opponent's other unit", v.AttackWith(t.It(), others))


def _numbers(act: Kind, theirs: Third) -> None:
    for draw in ("draw", "you draw"):
        act.phrase(f"{draw} a card", t.Draw(1))
        act.phrase(f"{draw} {{k:several}} cards", t.Draw(H.k))
        act.phrase(f"{draw} up to {{k:num}} card{{s:k}}", t.Draw(H.k, up_to=True))
        act.phrase(f"{draw} one card", t.Draw(1))
    theirs.phrase("draws a card", t.Draw(1, OPPONENT))
    theirs.phrase("draws {k:several} cards", t.Draw(H.k, OPPONENT))
    for each, verb in EACH_OF_BOTH:
        act.phrase(f"{each} draw{verb} a card", t.Draw(1, EACH))
        act.phrase(f"{each} draw{verb} {{k:several}} cards", t.Draw(H.k, EACH))
    act.phrase("[Soul-Charge {n}]", v.SoulCharge(H.n))
    act.phrase("you [Soul-Charge {n}]", v.SoulCharge(H.n))
    act.phrase("[Counter-Charge {n}]", v.CounterCharge(H.n))
    act.phrase("you [Counter-Charge {n}]", v.CounterCharge(H.n))
    act.phrase("[Counter-Blast {n}]", v.CounterBlast(H.n))
    act.phrase("[Soul-Blast {n}]", v.SoulBlast(H.n))
    act.phrase(
        "[Counter-Charge {n}] or [Soul-Charge {m:n}]",
        t.ChooseOf(1, ((v.CounterCharge(H.n),), (v.SoulCharge(H.m),))),
    )


def _putting(act: Kind, theirs: Third) -> None:
    for words, area in PUT.items():
        act.phrase(f"put {{x:thing}} {words}", t.Put(H.x, area))
        act.phrase(f"put {{x:top}} {words}", t.Put(H.x, area))
        act.phrase(f"put {{x:chosen}} {words}", t.Put(H.x, area))
        for rest in ("the rest", "the rest of the cards"):
            act.phrase(f"put {rest} {words}", t.Put(t.Rest(SEEN), area))
    for words in (
        "on the top or bottom of your deck", "on the top or the bottom of your deck",
        "on top or bottom of your deck", "on the top or on the bottom of your deck",
    ):  # fmt: skip
        either = t.ChooseOf(1, ((t.Put(H.x, "deck top"),), (t.Put(H.x, "deck bottom"),)))
        act.phrase(f"put {{x:it1}} {words}", either)
    for words, area in RETURN.items():
        act.phrase(f"return {{x:thing}} {words}", t.Put(H.x, area))
    for words, area in THEIR_PUT.items():
        theirs.phrase(f"puts {{x:thing}} {words}", t.Put(H.x, area))
        theirs.phrase(
            f"puts the top card of his or her deck {words}", t.Put(t.TopOf(1, OPPONENT), area)
        )
    for words, area in THEIR_RETURN.items():
        theirs.phrase(f"returns {{x:thing}} {words}", t.Put(H.x, area))
    act.phrase("bind {x:top} face up", v.Bind(H.x))
    act.phrase("bind {x:top} face down", v.Bind(H.x, True))
    act.phrase("bind {x:top}", v.Bind(H.x))


def _deck(grammar: WordedGrammar, act: Kind, theirs: Third) -> None:
    act.phrase("shuffle your deck", t.Shuffle())
    theirs.phrase("shuffles his or her deck", t.Shuffle(OPPONENT))
    act.phrase("look at {x:top}", t.Look(H.x, SEEN))
    act.phrase("reveal {x:top}", t.Reveal(H.x, SEEN))
    for number in ("{k:num} cards", "{k:num} card"):
        act.phrase(
            f"look at up to {number} from the top of your deck", t.Look(t.TopOf(H.k), SEEN, True)
        )
    act.phrase("search your deck for {x:found}", t.Search(H.x))
    among = grammar.kind("among_chosen")
    some(among, "among1", "among2")
    act.phrase("search for {x:among_chosen}", t.Choose(H.x))
    act.phrase("reveal {x:among_chosen}", t.Reveal(H.x))
    act.phrase("reveal {x:among_chosen} to your opponent", t.Reveal(H.x))
    every = t.Every(t.Cards(("deck",), t.YOU, (t.Among(SEEN), ~H.f), wording="call all"))
    for rest in (" at [Rest]", " as [Rest]"):
        act.phrase(
            f"call all {{f:cards2}} to {{c:circle}}{rest} from among them", v.Call(every, H.c, True)
        )


def _calling(act: Kind, theirs: Third) -> None:
    for x in ("thing", "top", "among_chosen"):
        for words, resting in (("", False), (" as [Rest]", True), (" at [Rest]", True)):
            act.phrase(f"call {{x:{x}}} to {{c:circle}}{words}", v.Call(H.x, H.c, resting))
            if words:
                act.phrase(f"call {{x:{x}}}{words} to {{c:circle}}", v.Call(H.x, H.c, resting))
            for separate in ("separate", "seperate"):
                act.phrase(
                    f"call {{x:{x}}} to {separate} {{c:circle}}{words}",
                    v.Call(H.x, H.c, resting, True),
                )
                if words:
                    act.phrase(
                        f"call {{x:{x}}}{words} to {separate} {{c:circle}}",
                        v.Call(H.x, H.c, resting, True),
                    )
    theirs.phrase("calls {x:thing} to (RC)", v.Call(H.x, v.Circles(OPPONENT)))
    act.phrase("move {x:thing} to your (VC)", v.MoveTo(H.x, v.Circles(kinds=("vanguard",))))
    act.phrase("ride {x:thing}", v.Ride(H.x))
    act.phrase("ride {x:thing} as [Stand]", v.Ride(H.x))
    act.phrase("ride {x:thing} as [Rest]", v.Ride(H.x, True))


def _their_choice(grammar: WordedGrammar) -> None:
    """What the opponent chooses, of his or her own cards."""
    act = Third(grammar.kind("their_act"))
    chosen = grammar.kind("their_chosen")
    owned = t.Cards((), OPPONENT, H.f)
    for words in ("his or her", "their"):
        chosen.phrase(f"{{k:num}} of {words} {{f:cards2}}", t.Pick(H.k, owned, by=OPPONENT))
        chosen.phrase(
            f"up to {{k:num}} of {words} {{f:cards2}}", t.Pick(H.k, owned, True, by=OPPONENT)
        )
        chosen.phrase(
            f"one of {words} {{f:cards2}} for each {{each}}", t.Pick(H.each, owned, by=OPPONENT)
        )
    chosen.phrase("{k:several} {g:placed2}", t.Pick(H.k, H.g, by=OPPONENT))
    chosen.phrase("up to one {g:placed1}", t.Pick(1, H.g, True, by=OPPONENT))
    for article in ("a", "an"):
        chosen.phrase(
            f"{article} {{g:placed1}}", t.Pick(1, H.g, by=OPPONENT), wording=f"{article} placed1"
        )
    act.phrase("chooses {x:their_chosen}", t.Choose(H.x))
    owned = t.Cards((), t.YOU, H.f)  # in the words of each who chooses
    for each, verb in EACH_OF_BOTH:
        grammar.kind("their_act").phrase(
            f"{each} choose{verb} {{k:num}} of {'his or her' if verb else 'their'} {{f:cards2}}",
            t.Choose(t.Pick(H.k, owned, by=EACH)),
        )
