"""Whole abilities: headers, keywords, automatic, activated and continuous ones."""

from __future__ import annotations

from typing import Any

from headjudge.games.vanguard.c03_basics.ability_zones import CIRCLES, ELSEWHERE, EVERYWHERE
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.games.vanguard.language.text import statics
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind
from headjudge.language.while_read import Joined

LABELS = (
    "Magia", "Rush", "Burst", "Shadowstitch", "Bloom", "Time Leap", "Dominate", "Nitou Kaigan",
    "Rescue",
)  # fmt: skip

ENABLING = ("Brave", "Oracle", "Unite", "Darkness", "Dark Device", "Shinken Hissatsu")

# What comes before that which is done only if the cost is paid.
PAYING = (
    "you may pay the cost. if you do, ",
    "you may pay the cost, if you do, ",
    "you may pay the cost. if you do so, ",
)

KEYWORDS = (
    "Forerunner", "Lord", "Restraint", "Sentinel", "Resist", "Harmony", "Hollow", "Charge", "Blaze",
    "Engorge", "Afterimage",
)  # fmt: skip


def phrases(grammar: WordedGrammar) -> None:
    _items(grammar)
    for mark in ("AUTO", "CONT", "ACT"):
        _heads(grammar, mark)
    _automatic(grammar)
    _activated(grammar)
    statics.phrases(grammar, heads_of("CONT"))
    _keywords(grammar)
    _skills(grammar)


def _items(grammar: WordedGrammar) -> None:
    """What stands between the zone and the colon."""
    items, item = grammar.kind("items"), grammar.kind("item")
    items.phrase("", ())
    items.phrase("{i:item}{rest:items}", (H.i, ~H.rest))
    item.phrase("[1/turn]", v.Once())
    item.phrase("[Generation Break {n}]", v.Enabled("Generation Break", H.n))
    item.phrase("[Limit-Break {n}]", v.Enabled("Limit Break", H.n))
    for word in ENABLING:
        item.phrase(word, v.Enabled(word))
    for word in ("Ritual", "Thunderstrike"):
        item.phrase(f"{word} {{n}}", v.Enabled(word, H.n))
    item.phrase("Homare", v.Label("Homare"))
    item.phrase("Wave-{a:time} time or more", v.Enabled("Wave", None, (H.a,), True))
    item.phrase("Wave-{a:time} time only", v.Enabled("Wave", None, (H.a,)))
    item.phrase("Wave-{a:time} time", v.Enabled("Wave", None, (H.a,)))
    item.phrase("Wave-{a:time} or {b:time} time", v.Enabled("Wave", None, (H.a, H.b)))
    item.phrase("Wave-{a:time} or {b:time} time only", v.Enabled("Wave", None, (H.a, H.b)))
    label = grammar.kind("label")
    for word in LABELS:
        label.phrase(f"{word}-", v.Label(word))
    label.phrase("Rescue {n}-", v.Label("Rescue", H.n))
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
    ability = grammar.kind("ability")
    for mark in ("AUTO", "CONT"):
        for head in (f"{{h:{mark}_on}}", f"{{h:{mark}_anywhere}}"):
            for name in KEYWORDS:
                ability.phrase(
                    f"{head}{name.lower()}", t.Keyword(name, while_=H.h), f"{mark} {head} {name}"
                )
            ability.phrase(f"{head}success {{n}}", t.Keyword("Success", H.n, while_=H.h))
            for words in ("VC", "RC", "VC/RC"):
                ability.phrase(
                    f"{head}revelation-({words})",
                    t.Keyword("Revelation", None, CIRCLES[words], H.h),
                )


def _skills(grammar: WordedGrammar) -> None:
    """Stride skills, guardians from the G zone, seeking a mate."""
    ability = grammar.kind("ability")
    for cost in ("{k:cost} ", "cost{k:cost} ", "cost{k:cost}, and "):
        stride = "[Stride] this card on your (VC) from face down."
        ability.phrase(f"[Stride]-Stride Step-{cost}{stride}", v.StrideSkill(H.k))
        ability.phrase(
            f"[Ultimate Stride]-Stride Step-{cost}{stride}", v.StrideSkill(H.k, ultimate=True)
        )
    ability.phrase(
        "[Ultimate Stride]-{a:name}-Stride Step-{k:cost} remove all of your other cards from your "
        "circles, soul, and G zone, flip this card over, and [Stride] this card on your (VC).",
        v.StrideSkill(H.k, ultimate=True, other_side=H.a),
    )
    for seek in ("[Legion {n}]", "[Legion] {n}"):
        for marks in ("[ACT](VC):", "[AUTO](VC):"):
            ability.phrase(f"{marks}{seek} {{a:name}}", v.SeekMate(H.n, (t.Named((H.a,)),)))
            ability.phrase(
                f"{marks}{seek} {{a:name}} or {{b:name}}", v.SeekMate(H.n, (t.Named((H.a, H.b)),))
            )
    for lead, guardian in (
        ("{k:cost} ", "Guardian"),
        ("cost{k:cost} ", "Guardian"),
        ("{k:cost} ", "guardian"),
    ):
        ability.phrase(
            f"[G {guardian}]-Opponent Turn's Guard Step-{lead}"
            "call this card to your (GC) from face down.",
            v.GGuardianSkill(H.k),
        )
