"""Continuous abilities: what is so, and under which conditions."""

from __future__ import annotations

from typing import Any

from headjudge.games.vanguard.c02_cards.clans import ALSO_OF_CLAN
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.games.vanguard.language.text.grammar import While
from headjudge.games.vanguard.language.text.tokens import WORDS
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.parse_terms import Grant, Grants, Part
from headjudge.language.phrases import H
from headjudge.language.terms import EACH, OPPONENT, YOU

# The beginning of an ability, its conditions, and where else than on circles it works.
Head = tuple[str, tuple[Any, ...], tuple[str, ...]]


def phrases(grammar: WordedGrammar, heads: tuple[Head, ...]) -> None:
    _periods(grammar)
    static = grammar.kind("static")
    for kind in ("gets", "ban", "rule"):
        static.phrase(f"{{a:{kind}}}", H.a)
    ability = grammar.kind("ability")
    for head, conditions, where in heads:
        for words, more in (
            ("", ()),
            ("{p:period}, ", (H.p,)),
            ("if {c:condition}, ", (H.c,)),
            ("{p:period}, if {c:condition}, ", (H.p, H.c)),
            ("{p:period}, and if {c:condition}, ", (H.p, H.c)),
            ("if {c:condition}, {p:period}, ", (H.c, H.p)),
        ):
            shape = While(H.a, (*conditions, *more), where)
            ability.phrase(f"{head}{words}{{a:static}}.", shape)
            ability.phrase(f"{head}{words}{{a:static}}", shape)
    _rules(grammar)


def _periods(grammar: WordedGrammar) -> None:
    period = grammar.kind("period")
    period.phrase("during your turn", t.TurnOf(YOU))
    period.phrase("during your opponent's turn", t.TurnOf(OPPONENT))
    for phase in ("battle phase", "main phase", "end phase"):
        period.phrase(f"during your {phase}", v.During(phase))
        period.phrase(f"during your opponent's {phase}", v.During(phase, OPPONENT))
    guarded = t.Both((t.TurnOf(OPPONENT), v.BattleAgainst("vanguard")))
    for words in (
        "during the battle that your vanguard was attacked",
        "during the battle that your vanguard is attacked",
        "during the battle your vanguard was attacked",
    ):
        period.phrase(words, guarded)
        period.phrase(
            f"{words} by your opponent's vanguard",
            t.Both(
                (
                    t.TurnOf(OPPONENT),
                    v.BattleAgainst("vanguard"),
                    t.Is(v.InRole("attacking", OPPONENT), (v.OnCircle(("vanguard",)),)),
                )
            ),
        )
    period.phrase(
        "during the battle that your opponent's vanguard attacked",
        t.Is(v.InRole("attacking", OPPONENT), (v.OnCircle(("vanguard",)),)),
    )
    period.phrase("while you are paying the cost for [Stride]", v.Paying("stride"))


def _rules(grammar: WordedGrammar) -> None:
    """What the rules themselves are told."""
    rule = grammar.kind("rule")
    this = t.Self()
    rule.phrase("this unit can attack from the back row", v.AttacksFromBack(this))
    rule.phrase("this unit may attack from the back row", v.AttacksFromBack(this))
    for subject in ("subject1", "subject2"):
        rule.phrase(
            f"{{x:{subject}}} cannot be chosen by the effects of your opponent's cards",
            v.CannotBeChosen(H.x),
        )
        rule.phrase(
            f"{{x:{subject}}} cannot be affected by the effects of your opponent's cards",
            v.Unaffected(H.x, OPPONENT),
        )
    rule.phrase("this card is from all clans and nations", v.OfEveryClan())
    for noun in ("this card", "this unit"):
        rule.phrase(
            f"{noun} is also a {{c:clan_name}}",
            Grants((Part(t.Self(), (Grant("clan", ALSO_OF_CLAN, (H.c,)),)),)),
        )
    rule.phrase(
        "{x:subject2} are also a {c:clan_name}",
        Grants((Part(H.x, (Grant("clan", ALSO_OF_CLAN, (H.c,)),)),)),
    )
    rule.phrase(
        "you may have up to {k:num} cards named {n:name} in your deck", v.MostInDeck(H.k, H.n)
    )
    for words in (
        "this unit battles all of your opponent's units in the front row in one attack",
        "this unit battles all of the units in your opponent's front row in one attack",
    ):
        front = t.Every(
            t.Cards(("vanguard", "rear-guard"), OPPONENT, (v.Row(True),), wording="all")
        )
        rule.phrase(words, v.Battles(front))
    rule.phrase("all trigger effects of your opponent are nullified", v.NullifyTriggers(OPPONENT))
    grammar.kind("lasting").phrase(
        "during that damage check, all trigger effects are nullified",
        t.Lasting("damage check", v.NullifyTriggers(EACH)),
    )
    for quote in (
        "“when attack hits”",
        "“when this unit's attack hits”",
        "“When attack hits”",
        "“when attack hits a vanguard”",
    ):
        rule.phrase(
            f"this unit's {quote} effects activate even if the attack did not hit",
            v.ActivatesAnyway("attack hits", this),
        )
    free = grammar.kind("free_stride")
    free.phrase(
        "you may [Stride] without paying the cost the next time you [Stride]", v.StrideCostLost()
    )
    for article in ("a", "an"):
        free.phrase(
            "you may [Stride] without paying the cost the next time you [Stride] "
            f"{article} {{f:cards1}}",
            v.StrideCostLost(H.f),
        )
    vanguard = t.Every(t.Cards(("vanguard",), YOU, wording="own"))
    for number in range(2, 7):
        for quote in (f"“[Limit-Break {number}]”", f"[Limit-Break {number}]"):
            rule.phrase(
                f"your vanguard's {quote} is active even when you have {WORDS[number - 1]} or "
                "less damage",
                v.Enables("Limit Break", vanguard, number),
            )
