"""English: continuous abilities. Changes of what cards are, prohibitions, ranks."""

from __future__ import annotations

from typing import Any

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.games.godzilla.language.text import assembly
from headjudge.games.godzilla.language.text.english_conditions import RAGES
from headjudge.language import terms as t
from headjudge.language.card_grammar import CardGrammar, Whole
from headjudge.language.phrases import H, add_phrases
from headjudge.language.terms import OPPONENT, YOU

PHASES = ("start", "main", "counter", "end")
CHANGES: Any = Whole("changes")


def phrases(grammar: CardGrammar) -> None:
    add_phrases(grammar, _changes, _continuous, _prohibitions, _ranks, _of_the_deck)


# What may stand before a continuous ability.
BEFORE: assembly.Before = (
    ("", False, ""),
    ("if {condition}, ", True, ""),
    ("while {condition}, ", True, " while"),
    # where a strategy card works anyway (10.3.4.3)
    ("while this card is in the strategy zone, ", False, " strategy zone"),
)


def static(grammar: CardGrammar, text: str, shape: Any, wording: str = "", end: str = ".") -> None:
    assembly.continuous(grammar, BEFORE, f"{text}{end}", shape, wording)


def _changes(grammar: CardGrammar) -> None:
    """Changes of what cards are."""
    changes, change = grammar.kind("changes"), grammar.kind("change")
    changes.phrase("{change}", (H.change,))
    changes.phrase("{a:change}, and {b:change}", (H.a, H.b))
    one, several = grammar.kind("subject1"), grammar.kind("subject2")
    for name in ("this", "monster", "single_group"):
        one.phrase(f"{{x:{name}}}", H.x)
    one.phrase("it", t.It())
    several.phrase("{every}", H.every)
    several.phrase("they", t.It(), wording="them")
    labels = (
        ("counter power", "counter_power", ""),
        ("threat level", "threat", ""),
        ("threat", "threat", "short"),
        ("rank", "rank", ""),
    )
    for subject, verb in (("{x:subject1}", "gains"), ("{x:subject2}", "gain")):
        gets = "gets" if verb == "gains" else "get"
        for label, property, wording in labels:
            for more, tag in (
                (f"{verb} +{{n}}", ""),
                (f"{verb} an additional +{{n}}", "additional"),
                (f"{verb} -{{n:lower}}", "minus"),
                (f"{gets} -{{n:lower}}", "get"),
                (f"{gets} +{{n}}", "get"),
            ):
                gains = f"{subject} {more} {label}"
                tag = wording + tag
                add = t.Change(H.x, property, "add", H.n)
                times = t.Change(H.x, property, "add", t.Times(H.n, H.each))
                change.phrase(gains, add, tag)
                change.phrase(f"{gains} for each {{each}}", times, tag)
                change.phrase(f"for each {{each}}, {gains}", times, f"{tag} before")
        are, have, lose = ("is", "has", "loses") if verb == "gains" else ("are", "have", "lose")
        change.phrase(
            f"{subject} {are} also {{color}}", t.Change(H.x, "colors", "gain", (H.color,))
        )
        change.phrase(
            f"{subject} {are} all colors",
            t.Change(H.x, "colors", "gain", ("red", "blue", "green", "white")),
        )
        change.phrase(
            f"{subject} also {have} {{trait}}", t.Change(H.x, "traits", "gain", (H.trait,))
        )
        change.phrase(f"{subject} {lose} all abilities", t.Change(H.x, "abilities", "lose-all"))
        static(
            grammar,
            f"{subject} {verb} “{{a:ability}}”",
            t.Continuous((t.Change(H.x, "abilities", "gain", H.a),)),
            end="",
        )
    for label, property, wording in labels[:3]:
        own = t.Change(t.Self(), property, "add", H.n)
        change.phrase(f"add +{{n}} {label}", own, f"{wording}add")
    change.phrase("reduce the rank of {x:every} by {lower}", t.Change(H.x, "rank", "add", H.lower))
    grammar.kind("lower").token(
        r"\d+",
        lambda text: -int(text),
        lambda value: str(-value) if type(value) is int and value < 0 else None,
    )
    for label, property, _wording in labels[:2]:
        change.phrase(f"double the {label} of {{x:thing}}", t.Change(H.x, property, "times", 2))
        own_doubled = t.Change(t.Self(), property, "times", 2)
        change.phrase(f"double this card's {label}", own_doubled, "own")
        for multiplied, wording in (("multiplied by", ""), ("times", "times")):
            change.phrase(
                f"this card's {label} X is equal to {{n}} {multiplied} the number of {{how_many}}",
                t.Change(t.Self(), property, "set", t.Times(H.n, H.how_many)),
                wording,
            )


def _continuous(grammar: CardGrammar) -> None:
    static(grammar, "{changes}", t.Continuous(CHANGES))
    total = (
        ("increase your total counter power by {n}", ""),
        ("increase your total counter power by +{n}", "+"),
        ("your total counter power is increased by {n}", "is"),
        ("your total counter power is increased by +{n}", "is +"),
        ("add +{n} counter power to your total", "add"),
    )
    for text, wording in total:
        static(grammar, text, v.TotalCounterPower(YOU, H.n), wording)
        static(
            grammar,
            f"for each {{each}}, {text}",
            v.TotalCounterPower(YOU, t.Times(H.n, H.each)),
            wording,
        )
    for text, wording in (
        (" with this card", "this"),
        (" with your monster card", "monster"),
        ("", ""),
    ):
        static(grammar, f"{{x:every}} cannot engage{text}", v.CannotEngage(H.x), wording)
        static(grammar, f"{{x:this}} cannot engage{text}", v.CannotEngage(H.x), wording)
    for text, wording in (
        (", instead, it only moves as though it were countered", ","),
        (". instead, it only moves as though it were countered", ""),
    ):
        static(
            grammar,
            f"{{x:reference}} cannot be countered by {{n}} or lower counter power{text}",
            v.NotCounteredBy(H.x, H.n),
            wording,
        )
    static(
        grammar,
        "{x:reference} cannot be countered by {n} or lower counter power",
        v.NotCounteredBy(H.x, H.n, moves=False),
    )
    lasting = grammar.kind("lasting")
    lasting.phrase("{changes}", t.Continuous(CHANGES))
    lasting.phrase("you have {n} strategy card zones", v.StrategyZones(H.n))


def _prohibitions(grammar: CardGrammar) -> None:
    for words in (
        "your opponent's effects",
        "opponent's effects",
        "an opponent's effect",
        "your opponent's effect",
    ):
        tag = "" if words == "your opponent's effects" else words
        for subject in ("{x:this}", "{x:every}", "{x:single_group}"):
            static(
                grammar,
                f"{subject} cannot be [Destroy] by {words}",
                t.Forbid(t.Pattern("destroy", H.x, by=OPPONENT)),
                tag,
            )
        for rage, whose, wording in RAGES[:2]:
            static(
                grammar,
                f"{rage} [Rage] cannot be reduced by {words}",
                t.Forbid(t.Pattern("rage down", who=whose, by=OPPONENT)),
                wording + tag,
            )
    static(grammar, "{x:reference} cannot invade", t.Forbid(t.Pattern("invade", H.x)))
    static(grammar, "{x:reference} cannot advance", t.Forbid(t.Pattern("advance", H.x)))
    static(grammar, "{x:reference} cannot be countered", t.Forbid(t.Pattern("counter", H.x)))
    for words in ("your opponent", "they"):
        static(
            grammar,
            f"{words} cannot invade",
            t.Forbid(t.Pattern("invade", v.Monster(OPPONENT))),
            words,
        )
    static(
        grammar,
        "{x:reference} cannot be moved by your opponent's effects",
        v.CannotBeMoved(H.x),
    )
    static(grammar, "your opponent cannot draw cards", t.Forbid(t.Pattern("draw", who=OPPONENT)))
    grammar.kind("ability").phrase(
        "{header}during the {p:phase_name}, your opponent cannot draw cards.",
        t.Forbid(t.Pattern("draw", who=OPPONENT), (~H.header, v.DuringPhase(H.p))),
        "during",
    )
    names = grammar.kind("phase_name")
    for name in PHASES:
        names.phrase(f"{name} phase", name)
    static(
        grammar,
        "your opponent cannot discard {f:any2} from their hand for invade actions",
        t.Forbid(t.Pattern("discard", t.Cards(("hand",), OPPONENT, H.f), cause="invasion")),
    )
    for number in range(1, 9):
        others = tuple([other for other in range(1, 9) if other != number])
        static(
            grammar,
            f"this card can only be played in zone {number}",
            v.CannotPlay(None, zones=v.Zones(YOU, others)),
            "only",
        )
    theirs = v.Zones(OPPONENT, (), False, "column", H.reference)
    static(grammar, "your opponent cannot play {f:any2}", v.CannotPlay(H.f, OPPONENT))
    static(
        grammar,
        "your opponent cannot play {f:any2} in zones in the same column as {reference}",
        v.CannotPlay(H.f, OPPONENT, zones=theirs),
        "zones",
    )
    grammar.kind("ability").phrase(
        "{header}this card cannot be played if {condition}.",
        v.CannotPlay(None, while_=(~H.header, H.condition)),
        "self",
    )


def _ranks(grammar: CardGrammar) -> None:
    """Playing cards with their rank reduced."""
    for can in ("can", "may"):
        for this, which in (("this card", ""), ("this", "this")):
            for hand, where in ((" from your hand", ""), ("", "short")):
                text = f"you {can} play {this}{hand} with its rank reduced by {{n}}"
                tag = f"{can} {which} {where}" if (can, which, where) != ("can", "", "") else ""
                static(grammar, text, v.RankWhenPlayed(H.n), tag)
                static(
                    grammar,
                    f"{text} for each {{each}}",
                    v.RankWhenPlayed(t.Times(H.n, H.each)),
                    tag,
                )
                grammar.kind("ability").phrase(
                    f"{{header}}if you would play this card on top of {{g:owned1}}, {text}.",
                    v.RankWhenPlayed(H.n, H.header, H.g),
                    tag,
                )
    for can in ("can", "may"):
        static(
            grammar,
            f"when playing this card from your hand, you {can} reduce its rank by {{n}} "
            "for each {each}",
            v.RankWhenPlayed(t.Times(H.n, H.each)),
            f"when playing {can}",
        )
    static(
        grammar,
        "when playing this card from your hand, you may {clauses} to play this card "
        "with its rank reduced by {n}",
        v.RankWhenPlayed(H.n, cost=H.clauses),
    )
    for can, wording in (("can", ""), ("may", "may")):
        static(
            grammar,
            f"you {can} play {{f:any2}} from your hand with their rank reduced by {{n}}",
            v.RankOfPlayed(H.f, H.n),
            wording,
        )


def _of_the_deck(grammar: CardGrammar) -> None:
    """Abilities about building decks, beginning the game, and counting."""
    ability = grammar.kind("ability")
    ability.phrase("you may have any number of this card in your deck.", v.AnyNumberInDeck())
    ability.phrase(
        "if this card is in your monster deck, at the start of the game it will be played "
        "in zone {n}.",
        v.StartsIn(H.n),
    )
    ability.phrase(
        "when counting monster cards in your discard pile, treat this card as a monster card "
        "as well.",
        v.CountsAs("discard", "monster"),
    )
