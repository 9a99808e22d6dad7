"""Conditions, as they follow `if` and `while`."""

from __future__ import annotations

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.games.gateruler.language.text.filters import SUMMONED
from headjudge.games.gateruler.language.text.tokens import PROPERTIES
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind, add_phrases
from headjudge.language.terms import OPPONENT, YOU

MORE_OR_LESS = (("or more", ">="), ("or less", "<="), ("or fewer", "<="))
# Zones where a card's abilities work if they say so (14-2b)
OUTSIDE = {
    "hand": "hand", "graveyard": "graveyard", "damage zone": "damage", "drive zone": "drive",
    "set zone": "set", "removal zone": "removal",
}  # fmt: skip
PHASES = ("start phase", "main phase", "attack phase", "end phase")


def phrases(grammar: WordedGrammar) -> None:
    atom = grammar.kind("atom")
    add_phrases(atom, _having, _counts, _life, _states)
    _times(grammar)
    _arrivals(atom)
    condition = grammar.kind("condition")
    condition.phrase("{a:atom}", H.a)
    condition.phrase("{a:atom} and {b:atom}", t.Both((H.a, H.b)))
    condition.phrase("{a:atom} and if {b:atom}", t.Both((H.a, H.b)))
    condition.phrase("{a:atom} or {b:atom}", t.AnyOf((H.a, H.b)))


def _having(atom: Kind) -> None:
    """What a player has."""
    for have, whose in (("you control", YOU), ("your opponent controls", OPPONENT)):
        there = t.Count(t.Cards((), whose, H.f))
        for article in ("a", "an"):
            atom.phrase(f"{have} {article} {{f:cards1}}", t.Relation(there, ">=", 1))
        other = t.Count(t.Cards((), whose, (t.Other(wording="another"), ~H.f)))
        atom.phrase(f"{have} another {{f:cards1}}", t.Relation(other, ">=", 1))
        atom.phrase(f"{have} no {{f:cards2}}", t.Relation(there, "==", 0))
        for words, relation in MORE_OR_LESS:
            atom.phrase(f"{have} {{n}} {words} {{f:cards2}}", t.Relation(there, relation, H.n))
    for have, whose in (("you have", YOU), ("your opponent has", OPPONENT)):
        _there(atom, have, have, t.Cards((), whose, H.f))
    _there(atom, "there is", "there are", t.Cards((), "", H.f))
    for words, whose, zone in (
        ("your hand is empty", YOU, "hand"),
        ("your opponent's hand is empty", OPPONENT, "hand"),
        ("your graveyard is empty", YOU, "graveyard"),
        ("your defense zone is empty", YOU, "defense"),
        ("your opponent's defense zone is empty", OPPONENT, "defense"),
    ):
        atom.phrase(words, t.Relation(t.Count(t.Cards((zone,), whose, wording="empty")), "==", 0))


def _there(atom: Kind, one: str, several: str, cards: t.Cards) -> None:
    there = t.Count(cards)
    for article in ("a", "an"):
        atom.phrase(f"{one} {article} {{f:cards1}}", t.Relation(there, ">=", 1))
    atom.phrase(f"{several} no {{f:cards2}}", t.Relation(there, "==", 0))
    for words, relation in MORE_OR_LESS:
        atom.phrase(f"{several} {{n}} {words} {{f:cards2}}", t.Relation(there, relation, H.n))
    atom.phrase(f"{several} exactly {{n}} {{f:cards2}}", t.Relation(there, "==", H.n))


def _counts(atom: Kind) -> None:
    """How many there are, beside another number."""
    number = t.Count(H.g)
    for words, relation in MORE_OR_LESS:
        atom.phrase(
            f"the number of {{g:group2}} is {{n}} {words}", t.Relation(number, relation, H.n)
        )
        atom.phrase(f"{{q:quantity}} is {{n}} {words}", t.Relation(H.q, relation, H.n))
        atom.phrase(
            f"{{x:this}} has {{n}} {words} charges", t.Relation(v.ChargesOn(H.x), relation, H.n)
        )
    atom.phrase("{x:this} has no charges", t.Relation(v.ChargesOn(H.x), "==", 0))
    atom.phrase("{x:this} has a charge", t.Relation(v.ChargesOn(H.x), ">=", 1))
    atom.phrase("{q:quantity} is {n}", t.Relation(H.q, "==", H.n))
    for noun, area in (
        ("cards in hand", "hand"),
        ("units", "unit"),
        ("cards in the graveyard", "graveyard"),
        ("set cards", "set"),
        ("cards in the damage zone", "damage"),
    ):
        mine = t.Count(t.Cards((area,), YOU, wording="compared"))
        theirs = t.Count(t.Cards((area,), OPPONENT, wording="compared"))
        atom.phrase(
            f"you have more {noun} than your opponent",
            t.Relation(mine, ">=", t.Plus(theirs, 1)),
        )
        atom.phrase(
            f"your opponent has more {noun} than you",
            t.Relation(theirs, ">=", t.Plus(mine, 1)),
        )


def _life(atom: Kind) -> None:
    """2-6c. Life that is left."""
    for words, relation in MORE_OR_LESS[:2]:
        for who, whose in (("you have", YOU), ("your opponent has", OPPONENT)):
            life = v.CurrentLife(whose)
            atom.phrase(f"{who} {{n}} {words} life left", t.Relation(life, relation, H.n))
            atom.phrase(f"{who} {{n}} {words} life", t.Relation(life, relation, H.n))
    mine, theirs = v.CurrentLife(YOU), v.CurrentLife(OPPONENT)
    atom.phrase("you have less life than your opponent", t.Relation(mine, "<=", t.Plus(theirs, -1)))
    atom.phrase("you have more life than your opponent", t.Relation(mine, ">=", t.Plus(theirs, 1)))


def _states(atom: Kind) -> None:
    """What a card is."""
    for x in ("this", "single", "it1", "in_role"):
        subject = f"{{x:{x}}}"
        for words, filter in (
            ("is ready", t.Upright(True)),
            ("is exhausted", t.Upright(False)),
            ("is face down", t.FaceUp(False)),
            ("is face up", t.FaceUp(True)),
            ("is geared up", v.GearedUp()),
            ("is attacking", v.Role("attacking")),
            ("is being attacked", v.Role("attacked")),
            ("has battled in this combat", v.Role("battled")),
            ("has battled", v.Role("battled")),
            ("is damaged", v.Damaged()),
            ("is in an attack zone", v.InZone(("attack",))),
            ("is in a defense zone", v.InZone(("defense",))),
            ("is in play", v.InZone(("attack", "defense", "ruler", "field", "set"))),
            ("is in the graveyard", v.InZone(("graveyard",))),
            ("is Enhanced", v.Enhanced()),
            ("entered play this turn", v.Entered()),
            ("is frontmost", v.Frontmost()),
        ):
            atom.phrase(f"{subject} {words}", t.Is(H.x, (filter,)))
        if x == "this":
            for zone, area in OUTSIDE.items():
                atom.phrase(f"{subject} is in your {zone}", t.Is(H.x, (v.InZone((area,)),)))
        for article in ("a", "an"):
            atom.phrase(f"{subject} is {article} {{f:cards1}}", t.Is(H.x, H.f))
            atom.phrase(f"{subject} is not {article} {{f:cards1}}", t.No(t.Is(H.x, H.f)))
        atom.phrase(f"{subject} is {{a:attribute}}", t.Is(H.x, (H.a,)))
        atom.phrase(f"{subject} is not {{a:attribute}}", t.No(t.Is(H.x, (H.a,))))
        atom.phrase(f"{subject} has {{k:keyword_name}}", t.Is(H.x, (t.HasKeyword(H.k),)))
        for words, how in SUMMONED.items():
            atom.phrase(f"{subject} was {words} this turn", t.Is(H.x, (v.Entered(how),)))
    for name, property in PROPERTIES.items():
        value = t.Of(property, H.x)
        for words, relation in (("or lower", "<="), ("or higher", ">=")):
            atom.phrase(f"{{x:owner}} {name} is {{n}} {words}", t.Relation(value, relation, H.n))
    for words, relation in (("or less", "<="), ("or lower", "<="), ("or higher", ">=")):
        for x in ("this", "it1"):
            atom.phrase(
                f"{{x:{x}}} is level {{n}} {words}",
                t.Is(H.x, (t.Compare("level", relation, H.n),)),
            )


def _times(grammar: WordedGrammar) -> None:
    """Turns and phases."""
    atom, period = grammar.kind("atom"), grammar.kind("period")
    for whose, owner in ((YOU, "your"), (OPPONENT, "your opponent's")):
        for words in (f"it's {owner} turn", f"it's currently {owner} turn", f"it is {owner} turn"):
            atom.phrase(words, t.TurnOf(whose))
        period.phrase(f"{owner} turn", t.TurnOf(whose))
        for phase in PHASES:
            atom.phrase(f"it's {owner} {phase}", v.During(phase, whose))
            period.phrase(f"{owner} {phase}", v.During(phase, whose))
    for phase in PHASES:
        period.phrase(f"a {phase}" if phase[0] not in "ae" else f"an {phase}", v.During(phase))
    period.phrase("combat", t.Is(v.Attacker(), ()))
    atom.phrase("this has attacked {n} or more times this turn", v.Attacks(">=", H.n))
    atom.phrase("this has not attacked this turn", v.Attacks("==", 0))


def _arrivals(atom: Kind) -> None:
    """How the card of the event came."""
    for words, area in (
        ("your hand", "hand"), ("your deck", "deck"), ("your graveyard", "graveyard"),
        ("your drive zone", "drive"), ("your damage zone", "damage"), ("your set zone", "set"),
    ):  # fmt: skip
        for verb in ("it entered play from", "it was played from", "this entered play from",
                     "this was played from"):  # fmt: skip
            atom.phrase(f"{verb} {words}", v.CameFrom((area,)))
