"""[Permanent] skills: what is so, and under which conditions (8-1-4)."""

from __future__ import annotations

from typing import Any

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.games.dragonball.language.text.grammar import InAreas, Pair, While
from headjudge.games.dragonball.language.text.targets import put
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.parse_terms import Grant, Grants, Part
from headjudge.language.phrases import H, Kind
from headjudge.language.terms import OPPONENT, YOU

# Where the energy cost of this card is changed.
WHERE = {
    "in your hand": ("hand",),
    "in your hand or battle area": ("hand", "battle"),
    "in your hand and warp": ("hand", "warp"),
    "in your battle area": ("battle",),
}


# What may stand before a permanent skill: the words, and the conditions.
BEFORE: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("", ()),
    ("{p:period}, ", (H.p,)),
    ("if {c:condition}, ", (H.c,)),
    ("when {c:condition}, ", (H.c,)),
    ("{p:period}, if {c:condition}, ", (H.p, H.c)),
    ("{p:period}, when {c:condition}, ", (H.p, H.c)),
    ("if {c:condition}, {p:period}, ", (H.c, H.p)),
    ("while this card is in play, ", ()),
)


def phrases(grammar: WordedGrammar) -> None:
    _periods(grammar)
    static = grammar.kind("static")
    for kind in ("gets", "ban", "leave", "rule"):
        static.phrase(f"{{a:{kind}}}", H.a)
    skill, ruled = grammar.kind("skill"), grammar.kind("ruled")
    for words, more in BEFORE:
        ruled.phrase(f"{words}{{a:static}}", While(H.a, more))
        for joint in (", and ", " and "):
            skill.phrase(
                f"[Permanent]{{h:items}} {words}{{a:static}}{joint}{{b:static}}.",
                Pair(H.a, H.b, (~H.h, *more)),
            )
        skill.phrase(f"[Permanent]{{h:items}} {words}{{a:static}}.", While(H.a, (~H.h, *more)))
        skill.phrase(
            f"[Permanent]{{h:items}} {words}{{a:static}} {{p:period}}.",
            While(H.a, (~H.h, *more, H.p)),
        )
    skill.phrase("[Permanent] {a:ruled}. {b:ruled}.", Pair(H.a, H.b))
    both = "{x:subject} can't be ko-ed and can attack battle cards that are in active mode"
    skill.phrase(
        f"[Permanent]{{h:items}} {both}.",
        Pair(t.Forbid(t.Pattern("KO", H.x)), v.AttacksActive(H.x), H.h),
    )
    _costs(grammar.kind("rule"))
    _rules(grammar.kind("rule"))
    _decks(grammar.kind("rule"))
    _replacements(grammar.kind("rule"))


def _periods(grammar: WordedGrammar) -> None:
    period = grammar.kind("period")
    period.phrase("during your turn", t.TurnOf(YOU))
    period.phrase("during your opponent's turn", t.TurnOf(OPPONENT))
    for words in ("battles where this card is attacking", "battles when this card attacks"):
        period.phrase(f"during {words}", v.InBattle("attack"))
    fights = t.AnyOf((v.InBattle("attack"), v.InBattle("guard")))
    period.phrase("for the duration of this card's battle", fights)


def _costs(rule: Kind) -> None:
    """Energy and combo costs that are more or less."""
    for words, where in WHERE.items():
        for verb, by in (("reduce", "less"), ("increase", "n")):
            change = Part(t.Self(), (Grant("energy cost", "add", H.n),))
            rule.phrase(
                f"{verb} the energy cost of this card {words} by {{n:{by}}}",
                InAreas(Grants((change,)), where),
            )
    for words, property in (("energy cost", "energy cost"), ("combo cost", "combo cost")):
        such = t.Every(H.g)
        for cost in (words, f"{words}s"):
            for all_ in ("", "all "):
                rule.phrase(
                    f"reduce the {cost} of {all_}{{g:placed}} by {{n:less}}",
                    Grants((Part(such, (Grant(property, "add", H.n),)),)),
                )
            rule.phrase(
                f"the {cost} of {{g:placed}} is reduced by {{n:less}}",
                Grants((Part(such, (Grant(property, "add", H.n),)),)),
            )
    each = t.Times(H.n, H.each)
    rule.phrase(
        "reduce the energy cost of this card in your hand by {n:less} for each {each}",
        InAreas(Grants((Part(t.Self(), (Grant("energy cost", "add", each),)),)), ("hand",)),
    )


def _rules(rule: Kind) -> None:
    """What the rules themselves are told."""
    for can in ("can", "may"):
        rule.phrase(
            f"you {can} play this card from your hand without paying its energy cost", v.PlayFree()
        )
    rule.phrase("this card gains {x:trait} in all areas", v.InAllAreas("traits", (H.x,)))
    rule.phrase("this card gains {x:character} in all areas", v.InAllAreas("character", (H.x,)))
    rule.phrase("this card gains {x:name} in all areas", v.InAllAreas("name", (H.x,)))
    rule.phrase("this card gains {x:color_word} in all areas", v.InAllAreas("colors", (H.x,)))
    for words in (
        "only 1 {x:name} can be played in your battle area",
        "you can only have up to 1 {x:name} in play in your battle area",
        "there can only be up to 1 {x:name} in play in your battle area",
    ):
        rule.phrase(words, _only_one())
    instead = (put(t.Pick(1, t.Cards(("life",), YOU, wording="instead")), "hand"),)
    rule.phrase(
        "you can activate this card's [Counter] skill from your hand by adding a card from your "
        "life to your hand instead of paying its energy cost",
        v.CounterFree(instead),
    )
    for life in ("from", "in"):
        rule.phrase(
            f"when you activate this card's [Counter], you may choose 1 card {life} your life and "
            "add it to your hand. if you do so, you may activate this card's [Counter] without "
            "paying its energy cost",
            v.CounterFree(instead),
        )
    for cant in ("can't", "may not"):
        rule.phrase(
            f"you {cant} play this card from any area unless {{c:condition}}", v.PlayOnlyIf(H.c)
        )
    rule.phrase("you can't play this card from any area if {c:condition}", v.PlayOnlyIf(t.No(H.c)))
    for cards, areas in (("your hand", ("hand",)), ("energy areas", ("energy",))):
        rule.phrase(f"this card can only be played from {cards}", v.PlayOnlyFrom(areas))
    awakens = "you can activate this card's [Awaken]{skill} when your life is at {{n}} or less"
    for skill in ("", " skill"):
        rule.phrase(awakens.format(skill=skill), v.AwakensAt(H.n))
    rule.phrase(
        "you can combo with this card from your battle area even when it is in rest mode",
        v.CombosResting(t.Self()),
    )
    such = t.Every(t.Cards(("anywhere",), YOU, (H.x,), wording="treated"))
    rule.phrase(
        "treat {x:trait_filter} in all areas as if they had no specified cost",
        Grants((Part(such, (Grant("specified cost", "lose-all"),)),)),
    )
    rule.grammar.kind("trait_filter").phrase("{x:trait}", t.Trait((H.x,)))


def _only_one() -> t.Forbid:
    """While one of that name is in the battle area, no other comes there."""
    named = (t.Named((H.x,)),)
    there = t.Count(t.Cards(("battle",), YOU, named, wording="one in play"))
    another = t.Cards(("anywhere",), t.EACH, named, wording="another one")
    return t.Forbid(
        t.Pattern("play", another, YOU, only_if=t.Relation(there, ">=", 1), also=("control",))
    )


def _decks(rule: Kind) -> None:
    """5-1-3-2. Decks that are otherwise."""
    rule.phrase(
        "you can include as many copies of this card in your deck as you like", v.DeckCopies()
    )
    for copies in ("{n} copy", "{n} copies", "up to {n} copies"):
        rule.phrase(f"you can only include {copies} of this card in your deck", v.DeckCopies(H.n))
        rule.phrase(f"you can include {copies} of this card in your deck", v.DeckCopies(H.n))
    rule.phrase("you can't include {f:cards} in your deck", v.DeckBan(H.f))


def _replacements(rule: Kind) -> None:
    """8-2-2-3. What is done instead of something else."""
    this = t.Self()
    gone = t.Pattern("leave", this, frm=("battle",), also=("KO", "combo"))
    away = ("KO", "combo", "control", "put")  # to the other player, or under another card, too
    skill = t.Pattern("leave", this, by=OPPONENT, frm=("battle",), also=away)
    for words, event in (
        ("if this card would be ko-ed", t.Pattern("KO", this)),
        ("if one of your {f:cards} would be ko-ed", t.Pattern("KO", t.Cards((), YOU, H.f))),
        ("if this card would leave the battle area", gone),
        ("if this card would be removed from your battle area by an opponent's skill", skill),
        ("if damage is inflicted to your life", t.Pattern("damage", who=YOU)),
        ("if damage would be inflicted to your life", t.Pattern("damage", who=YOU)),
    ):
        rule.phrase(f"{words}, {{a:acts}} instead", t.Replacement(event, H.a))
        rule.phrase(f"{words}, you may {{a:acts}} instead", t.Replacement(event, H.a, True))
        rule.phrase(f"{words}, you may instead {{a:acts}}", t.Replacement(event, H.a, True))
