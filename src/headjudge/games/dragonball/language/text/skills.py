"""Whole skills: headers, keywords, and what stands under them (8-1, 10)."""

from __future__ import annotations

from typing import Any

from headjudge.games.dragonball.c10_keywords.bundles import BEFORE_COLON, KEYWORDS
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.games.dragonball.language.text import statics
from headjudge.games.dragonball.language.text.targets import put
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.parse_terms import Joined
from headjudge.language.phrases import H, Kind, add_phrases
from headjudge.rulebook.citation import fact

OCCASIONS = {
    "Play": "play",
    "Attack": "attack",
    "Battle Card Attack": "battle card attack",
    "Counter": "counter",
}
# 10-30-2: [Burst X] is a price, paid from the top of the deck
BURST_TO: str = fact("10-30-2", "drop", without="deck bottom")
BURST: t.Effect = put(t.TopOf(H.b), BURST_TO)

FIRST = Joined(BURST, wording="burst")


def phrases(grammar: WordedGrammar) -> None:
    add_phrases(grammar, _items, _keywords, _automatic, _activated, _counters)
    statics.phrases(grammar)


def _items(grammar: WordedGrammar) -> None:
    """What stands between the kind of a skill and its text."""
    items = grammar.kind("items")
    items.phrase("", ())
    items.phrase("{i:item}{rest:items}", (H.i, ~H.rest))
    for stated in KEYWORDS:
        stated.phrases(grammar, "en", "item")


def _keywords(grammar: WordedGrammar) -> None:
    skill = grammar.kind("skill")
    skill.phrase("{k:keyword}", t.Keyword(H.k))
    base = grammar.kind("base")  # what a card evolves from
    base.phrase("{f:cards}", H.f)
    for stated in KEYWORDS:
        stated.phrases(grammar, "en", "skill")
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
        _costed(skill, f"[Activate: {word}]", timing)
        _burst(skill, f"[Activate: {word}]", timing)


def _costed(skill: Kind, head: str, timing: str) -> None:
    """A skill with or without a cost; a condition may stand where the cost does."""

    def phrase(text: str, cost: Any, *more: Any) -> None:
        skill.phrase(
            f"{head}{{h:items}} {text}{{do:effects}}",
            v.Activate(timing, cost, H.do, (~H.h, *more)),
        )

    phrase("", ())
    for text, cost, more in BEFORE_COLON:
        phrase(text, cost, *more)


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
        for text, cost, more in BEFORE_COLON:
            skill.phrase(
                f"{head}{text}{{do:effects}}", v.Counter(occasion, cost, H.do, (~H.h, *more))
            )
