"""Whole abilities: headers, keywords, automatic, activated and continuous ones."""

from __future__ import annotations

from typing import Any

from headjudge.games.vanguard.c03_basics.ability_zones import CIRCLES, ELSEWHERE, EVERYWHERE
from headjudge.games.vanguard.c11_keywords.keywords import HEADED, KEYWORDS
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.games.vanguard.language.text import statics
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.parse_terms import Joined
from headjudge.language.phrases import H, Kind

# What comes before that which is done only if the cost is paid.
PAYING = (
    "you may pay the cost. if you do, ",
    "you may pay the cost, if you do, ",
    "you may pay the cost. if you do so, ",
)


def phrases(grammar: WordedGrammar) -> None:
    _items(grammar)
    for mark in ("AUTO", "CONT", "ACT"):
        _heads(grammar, mark)
    _automatic(grammar)
    _activated(grammar)
    statics.phrases(grammar, heads_of("CONT"))
    _keywords(grammar)


def _items(grammar: WordedGrammar) -> None:
    """What stands between the zone and the colon."""
    items, item = grammar.kind("items"), grammar.kind("item")
    items.phrase("", ())
    items.phrase("{i:item}{rest:items}", (H.i, ~H.rest))
    item.phrase("[1/turn]", v.Once())
    for stated in KEYWORDS:
        stated.phrases(grammar, "en", "item")
        stated.phrases(grammar, "en", "label")
    on = grammar.kind("on")
    for words, kinds in CIRCLES.items():
        on.phrase(f"({words})", v.On(kinds))
    on.phrase("(VC/RC)/(GC)", v.On(CIRCLES["VC/RC/GC"]))
    on.phrase("(VC/GC)", v.On(("vanguard", "guardian")))


def _heads(grammar: WordedGrammar, mark: str) -> None:
    """On circles the condition comes first; elsewhere and anywhere only the others."""
    on, anywhere = grammar.kind(f"{mark}_on"), grammar.kind(f"{mark}_anywhere")
    on.phrase(f"[{mark}]{{on}}{{items}}:", (H.on, ~H.items))
    on.phrase(f"{{label}}[{mark}]{{on}}{{items}}:", (H.on, H.label, ~H.items))
    anywhere.phrase(f"[{mark}]{{items}}:", H.items)
    anywhere.phrase(f"{{label}}[{mark}]{{items}}:", (H.label, ~H.items))
    for words, area in ELSEWHERE.items():
        there = grammar.kind(f"{mark}_{area}")
        there.phrase(f"[{mark}]({words}){{items}}:", H.items)
        there.phrase(f"{{label}}[{mark}]({words}){{items}}:", (H.label, ~H.items))


def heads_of(mark: str) -> tuple[statics.Head, ...]:
    """The heads of abilities of this sort, with their conditions, and where they work."""
    everywhere = () if mark == "AUTO" else EVERYWHERE
    heads: list[statics.Head] = [
        (f"{{h:{mark}_on}}", (~H.h,), ()),
        (f"{{h:{mark}_anywhere}}", (~H.h,), everywhere),
    ]
    heads += [(f"{{h:{mark}_{area}}}", (~H.h,), (area,)) for area in ELSEWHERE.values()]
    return tuple(heads)


def _automatic(grammar: WordedGrammar) -> None:
    for head, conditions, where in heads_of("AUTO"):
        own = "anywhere" in head  # of its own card's moving: heard although it has gone
        for before, after, more in (
            ("", "", ()),
            ("{p:period}, ", "", (H.p,)),
            ("", " {p:period}", (H.p,)),
        ):
            trigger = f"{before}{{w:trigger}}{after}, "
            _bodies(grammar.kind("ability"), head, trigger, (*conditions, *more), own, where)


def _bodies(
    ability: Kind, head: str, trigger: str, while_: tuple[Any, ...], own: bool, where: Any
) -> None:
    """What follows the head of an automatic ability."""
    pay, only_if = PAYING[0], "if {c:condition}, "
    paid, spent = v.Pay(H.k, H.do), v.CannotBeUsed("turn")

    def phrase(text: str, *do: t.Effect) -> None:
        ability.phrase(f"{head}{text}", t.Auto(H.w, do, while_, own, where))

    ability.phrase(f"{head}{trigger}{{do:effects}}", t.Auto(H.w, H.do, while_, own, where))
    # 8.1.1.2.3.1: it cannot be used again even if the cost is not paid
    end = " this ability cannot be used for the rest of that turn."
    cost = "{k:cost} "
    first = Joined(paid, wording="spent")
    phrase(f"{cost}{trigger}{pay}{{do:effects}}{end}", first, spent)
    first = Joined(t.If(H.c, (paid,)), wording="spent")
    phrase(f"{cost}{trigger}{only_if}{pay}{{do:effects}}{end}", first, spent)
    for paying in PAYING:
        phrase(f"{cost}{trigger}{paying}{{do:effects}}", paid)
        phrase(f"{cost}{trigger}{only_if}{paying}{{do:effects}}", t.If(H.c, (paid,)))
    phrase(f"{trigger}cost{{k:cost}}, and {{do:effects}}", paid)
    phrase(f"{trigger}{only_if}cost{{k:cost}}, and {{do:effects}}", t.If(H.c, (paid,)))


def _activated(grammar: WordedGrammar) -> None:
    ability = grammar.kind("ability")
    for head, conditions, where in heads_of("ACT"):
        for cost in ("{k:cost} ", "cost{k:cost} "):
            ability.phrase(f"{head}{cost}{{do:effects}}", v.Act(H.k, H.do, conditions, where))
        ability.phrase(f"{head}{{do:effects}}", v.Act((), H.do, conditions, where))


def _keywords(grammar: WordedGrammar) -> None:
    """Keywords that are all of an ability."""
    for mark in ("AUTO", "CONT"):
        for head in (f"{{h:{mark}_on}}", f"{{h:{mark}_anywhere}}"):
            for stated in KEYWORDS:
                stated.phrases(grammar, "en", HEADED, head, f"{mark} {head} ")
    for stated in KEYWORDS:
        stated.phrases(grammar, "en", "ability")
