"""Whole skills: headers, keywords, and what stands under them (8-1, 10)."""

from __future__ import annotations

from typing import Any

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.games.dragonball.language.text import statics
from headjudge.games.dragonball.language.text.targets import put
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind
from headjudge.language.while_read import Joined
from headjudge.rulebook.citation import fact

EVOLVING = ("Evolve", "EX-Evolve", "Xeno-Evolve")
UNIONS = ("Union-Fusion", "Union-Potara")
OVER_REALMS = ("Over Realm", "Dark Over Realm")
OCCASIONS = {
    "Play": "play",
    "Attack": "attack",
    "Battle Card Attack": "battle card attack",
    "Counter": "counter",
}
# 10-30-2: [Burst X] is a price, paid from the top of the deck
BURST_TO: str = fact("10-30-2", "drop", without="deck bottom")
BURST: t.Effect = put(t.TopOf(H.b), BURST_TO)


# 10-13-5-1: [Union-Absorb] is an [Activate: Main] skill
ABSORB_TIMING: str = fact("10-13-5-1", "main", without="battle")

FIRST = Joined(BURST, wording="burst")


def phrases(grammar: WordedGrammar) -> None:
    _items(grammar)
    _keywords(grammar)
    _automatic(grammar)
    _activated(grammar)
    _counters(grammar)
    _two_sides(grammar)
    statics.phrases(grammar)


def _items(grammar: WordedGrammar) -> None:
    """What stands between the kind of a skill and its text."""
    items, item = grammar.kind("items"), grammar.kind("item")
    items.phrase("", ())
    items.phrase("{i:item}{rest:items}", (H.i, ~H.rest))
    item.phrase("[Once per turn]", v.Once())
    item.phrase("[Sparking {n}]", v.Sparking(H.n))
    item.phrase("[Bond {n}]", v.Bond(H.n))
    item.phrase("[Bond {n}] {f:named}:", v.Bond(H.n, (H.f,)))
    item.phrase("[Bond {n}] {f:named}", v.Bond(H.n, (H.f,)))


def _keywords(grammar: WordedGrammar) -> None:
    skill = grammar.kind("skill")
    skill.phrase("{k:keyword}", t.Keyword(H.k))
    base = grammar.kind("base")  # what a card evolves from
    base.phrase("{f:cards}", H.f)
    for word in EVOLVING:
        skill.phrase(f"[{word}] {{k:cost}}: {{f:base}}", t.Keyword(word, None, (H.k, H.f)))
        skill.phrase(f"[{word}] {{f:base}}", t.Keyword(word, None, ((), H.f)))
    for word in UNIONS:
        both = "{a:base} and {b:base}"
        skill.phrase(f"[{word}] {{k:cost}}: {both}", t.Keyword(word, None, (H.k, H.a, H.b)))
        skill.phrase(f"[{word}] {both}", t.Keyword(word, None, ((), H.a, H.b)))
    for word in OVER_REALMS:
        skill.phrase(f"[{word} {{n}}]", t.Keyword(word, H.n, ((),)))
        skill.phrase(f"[{word} {{n}}] {{k:cost}}", t.Keyword(word, H.n, (H.k,)))
    # 10-24-2: the cost of the other card is said once more
    skill.phrase(
        "[Swap {n}] {k:cost}: {f:swapped} with an energy cost of {n}",
        t.Keyword("Swap", H.n, (H.k, H.f)),
    )
    skill.phrase(
        "[Swap {n}] {f:swapped} with an energy cost of {n}", t.Keyword("Swap", H.n, ((), H.f))
    )
    grammar.kind("swapped").phrase("{f:cards}", H.f)


def _automatic(grammar: WordedGrammar) -> None:
    skill = grammar.kind("skill")
    for trigger, own in (("trigger", False), ("own_trigger", True)):
        for before, after, more in (
            ("", "", ()),
            ("{p:period}, ", "", (H.p,)),
            ("", " {p:period}", (H.p,)),
            ("if {c:condition}: ", "", (H.c,)),
        ):
            when = f"{before}{{w:{trigger}}}{after}, {{do:effects}}"
            while_ = (~H.h, *more)
            skill.phrase(f"[Auto]{{h:items}} {when}", t.Auto(H.w, H.do, while_, own))
            skill.phrase(
                f"[Auto]{{h:items}}[Burst {{b:n}}] {when}",
                t.Auto(H.w, H.do, while_, own, cost=(BURST,)),
            )
        joined = f"{{w:{trigger}}}"
        for joint in (" and if {c:condition}, ", ", and if {c:condition}, "):
            skill.phrase(
                f"[Auto]{{h:items}} {joined}{joint}{{a:clauses}}.",
                t.Auto(H.w, (t.If(H.c, H.a),), H.h, own),
            )


def _activated(grammar: WordedGrammar) -> None:
    skill = grammar.kind("skill")
    for word, timing in (("Main", "main"), ("Battle", "battle")):
        _costed(skill, f"[Activate: {word}]", timing, "")
        _burst(skill, f"[Activate: {word}]", timing)
    _costed(skill, "[Union-Absorb]", ABSORB_TIMING, "Union-Absorb")


def _costed(skill: Kind, head: str, timing: str, keyword: str) -> None:
    """A skill with or without a cost; a condition may stand where the cost does."""

    def phrase(text: str, cost: Any, *more: Any) -> None:
        skill.phrase(
            f"{head}{{h:items}} {text}{{do:effects}}",
            v.Activate(timing, cost, H.do, (~H.h, *more), keyword=keyword),
        )

    phrase("", ())
    for text, cost, more in CONDITIONS:
        phrase(text, cost, *more)


# What may stand before the colon: a cost, conditions, or both.
CONDITIONS: tuple[tuple[str, Any, tuple[Any, ...]], ...] = (
    ("{k:cost}: ", H.k, ()),
    ("{c:condition}: ", (), (H.c,)),
    ("if {c:condition}: ", (), (H.c,)),
    ("{k:cost}, {c:condition}: ", H.k, (H.c,)),
    ("{k:cost}, if {c:condition}: ", H.k, (H.c,)),
    ("if {c:condition}, {k:cost}: ", H.k, (H.c,)),
    ("if {c:condition} and you {k:cost}: ", H.k, (H.c,)),
)


def _burst(skill: Kind, head: str, timing: str) -> None:
    """10-30-1. What goes from the top of the deck is part of the cost."""
    head = f"{head}{{h:items}}[Burst {{b:n}}] "
    skill.phrase(f"{head}{{do:effects}}", v.Activate(timing, (BURST,), H.do, H.h))
    skill.phrase(f"{head}{{k:cost}}: {{do:effects}}", v.Activate(timing, (FIRST, ~H.k), H.do, H.h))


def _counters(grammar: WordedGrammar) -> None:
    skill = grammar.kind("skill")
    for word, occasion in OCCASIONS.items():
        head = f"[Counter: {word}]{{h:items}} "
        skill.phrase(f"{head}{{do:effects}}", v.Counter(occasion, (), H.do, H.h))
        for text, cost, more in CONDITIONS:
            skill.phrase(
                f"{head}{text}{{do:effects}}", v.Counter(occasion, cost, H.do, (~H.h, *more))
            )


def _two_sides(grammar: WordedGrammar) -> None:
    """10-2, 10-28. Skills by which a leader is flipped over."""
    skill = grammar.kind("skill")
    for word in ("Awaken", "Wish"):
        for when in ("when", "if"):
            skill.phrase(
                f"[{word}] {when} {{c:condition}}: {{do:effects}}",
                v.Activate("any", (), H.do, (H.c,), keyword=word),
            )
