"""What the grammars of both languages put together alike.

A grammar brings the words; what a header, a keyword or a whole text made of them means
is stated here once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from headjudge.games.godzilla.c12_keywords.bundles import KEYWORDS
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.card_grammar import CardGrammar
from headjudge.language.keywords import named
from headjudge.language.parse_terms import Joined
from headjudge.language.phrases import H, Kind
from headjudge.language.terms import EACH, OPPONENT, YOU

# -- headers and keywords -------------------------------------------------------------

HEADS: dict[str, t.Condition] = {
    "your turn": t.TurnOf(YOU),
    "opponent's turn": t.TurnOf(OPPONENT),
    "overwhelm": v.OVERWHELM,
}
# The keyword and a trigger at once: the monster crushes cards as it invades (11.3).
CRUSHING = t.Auto(
    t.Pattern("destroy", H.g, cause="crush", only_if=v.DuringInvasion()), H.effects, H.header
)


def headers(grammar: CardGrammar, gap: str, words: Mapping[str, str]) -> None:
    """Conditions before an ability: it works only while they hold."""
    header, head = grammar.kind("header"), grammar.kind("head")
    header.phrase("", ())
    header.phrase(f"{{head}}{gap}{{header}}", (H.head, ~H.header))
    for name, text in words.items():
        head.phrase(text, HEADS[name], "Overwhelm" if name == "overwhelm" else "")


def keywords(grammar: CardGrammar, lang: str, crushing: str) -> None:
    """The keywords as they stand on cards."""
    ability = grammar.kind("ability")
    for stated in KEYWORDS:
        stated.phrases(grammar, lang)
        for form in stated.forms:
            text = stated.worded(form, lang)
            if text.startswith("{header}") and text.endswith("{effects}"):
                moment = text.replace("{effects}", "{effects:later_effects}")
                ability.phrase(moment, named(form.term, stated.name))
    ability.phrase(crushing, CRUSHING)
    ability.phrase(crushing.replace("{effects}", "{effects:later_effects}"), CRUSHING)


def resonance(grammar: CardGrammar, gap: str, stop: str, either: str) -> None:
    """The colours and the list of conditions that follow the keyword (12.8.2)."""
    colors, conditions = grammar.kind("colors"), grammar.kind("deck_conditions")
    colors.phrase("{a:color}/{b:color}", (H.a, H.b))
    colors.phrase("{a:color}/{b:color}/{c:color}", (H.a, H.b, H.c))
    conditions.phrase(f"・{{c:deck_condition}}{stop}", (H.c,))
    conditions.phrase(f"・{{c:deck_condition}}{stop}{gap}{{rest:deck_conditions}}", (H.c, ~H.rest))
    traits = grammar.kind("traits")
    traits.phrase("{a:trait}", t.Trait((H.a,)))
    traits.phrase(f"{{a:trait}}{either}{{b:trait}}", t.Trait((H.a, H.b)))


# -- continuous abilities -------------------------------------------------------------

# What may stand before one: the words, whether they hold a condition, the wording.
Before = tuple[tuple[str, bool, str], ...]


def continuous(
    grammar: CardGrammar, before: Before, text: str, shape: Any, wording: str = ""
) -> None:
    """A continuous ability: under a header, and perhaps under a condition of its own."""
    for words, condition, tag in before:
        under = (~H.header, H.condition) if condition else H.header
        grammar.kind("ability").phrase(
            f"{{header}}{words}{text}", replace(shape, while_=under), f"{wording}{tag}"
        )


# -- groups, abilities and instructions that both languages have, however they say them --------

# The zones around this card, and as many as there are of them.
ADJACENT = v.Zones(YOU, (), False, "adjacent", t.Self())
AROUND = v.CountZones(ADJACENT)

KEPT_STRATEGIES = t.Replacement(
    t.Pattern("destroy", t.Cards(("strategy",), YOU)),
    (t.PutUnder(t.EventCard(), t.Self()),),
    optional=True,
)
KEPT_RAGE = t.Replacement(
    t.Pattern("rage down", who=YOU, cause="start phase"),
    (v.SetRage(YOU, H.n),),
    optional=True,
    while_=(~H.header, H.condition),
    price=H.a,
)


def drawn_in(phase: Any, whose: t.Whose) -> t.Pattern:
    """A player draws a card in that phase of their own turn."""
    then = t.Both((t.TurnOf(whose), v.DuringPhase(phase)))
    return t.Pattern("draw", who=whose, only_if=then)


# This card leaves by its Burst, and not from under another card (3.2.6).
BURST_ENDS = t.Pattern("put", t.Self(), cause="burst", only_if=t.No(v.Covered()))

# What is done at the end of the turn in which the effect is carried out.
LATER = t.Lasting("once", t.Auto(t.Pattern("end turn"), H.clauses))


def later(grammar: CardGrammar, text: str, stop: str, gap: str) -> None:
    """`At the end of the turn` begins an ability of its own, but after a keyword or another
    effect it is a moment to come."""
    grammar.kind("later").phrase(text, LATER, "the")
    sentences = grammar.kind("later_effects")
    sentences.phrase(f"{{later}}{stop}", (H.later,))
    grammar.kind("later_joint").phrase(f"{{later}}{stop}{gap}", Joined(H.later), "later")
    sentences.phrase("{later_joint}{rest:effects}", (H.later_joint, ~H.rest))
    grammar.kind("effects").phrase("{joint}{rest:later_effects}", (H.joint, ~H.rest))


def others_destroyed(pair: Kind, text: str, some: t.Pick) -> None:
    """All but the chosen cards are destroyed, whosever they are."""
    others = t.Cards(("zone",), EACH, (t.Not(t.Among("it")), ~H.g))
    pair.phrase(text, (Joined(t.Choose(some), wording="all other"), t.Destroy(t.Every(others))))


def played_where_it_was(pair: Kind, card: str, token: str, words: Mapping[str, str]) -> None:
    """The zone comes first: afterwards `it` is the card that is played there."""
    found = v.ChooseZone(v.Zones(YOU, (), False, "same", H.it, was=True))
    for relation, text in words.items():
        there = v.Zones(YOU, (), False, relation)
        first = Joined(found, wording=f"was {relation}")
        pair.phrase(f"{card}{text}", (first, v.Play(H.what, there)))
        pair.phrase(f"{token}{text}", (first, v.PlayToken(H.quoted, H.n, there)))


def both_sides(effect: Kind, alone: str, going_on: str, side_first: bool) -> None:
    """The cards at both ends of the other player's zones are destroyed, if there are so many."""
    ends: list[t.Pick] = []
    for side in (v.Side("right"), v.Side("left")):
        filters = (side, ~H.f) if side_first else (~H.f, side)
        ends.append(t.Pick(1, t.Cards(("zone",), OPPONENT, filters)))
    counted = t.Relation(t.Count(t.Cards(("zone",), OPPONENT, H.f)), ">=", H.n)
    destroy = t.Destroy(t.Together(tuple(ends)))
    effect.phrase(alone, t.If(counted, (destroy,)), wording="sides")
    more = (Joined(destroy, wording="then"), ~H.rest)
    effect.phrase(going_on, t.If(counted, more), wording="sides")


def options(grammar: CardGrammar, gap: str, words: Mapping[str, str]) -> None:
    """Lists of options and of cases; they end with their own full stops."""
    closed = grammar.kind("closed")
    closed.phrase("{choice_list}", H.choice_list)
    closed.phrase(words["under"], t.If(H.condition, (H.c,)))
    several, option = grammar.kind("options"), grammar.kind("option")
    several.phrase(f"{{option}}{gap}{{rest:options}}", (H.option, ~H.rest))
    several.phrase("{option}", (H.option,))
    option.phrase("・{e:plain_effects}", H.e)
    grammar.kind("cases").phrase(words["cases"], H.case)
    this = t.If(t.Relation(t.TurnCount("zones invaded", YOU), "==", H.n), H.e)
    case = grammar.kind("case")
    case.phrase(words["case"], (this,))
    case.phrase(f"{words['case']}{gap}{{rest:case}}", (Joined(this, wording="case"), ~H.rest))


# -- whole texts ----------------------------------------------------------------------


def texts(grammar: CardGrammar, gap: str, pairs: Callable[[Kind, str], None]) -> None:
    """Whole texts. On a strategy card a bare instruction is an ability (10.1.1.1.2)."""
    strategy = grammar.kind("strategy_ability")
    strategy.phrase("{ability}", H.ability)
    strategy.phrase("{effects}", t.Keyword("Strategy", None, H.effects))
    for name, ability in (("text", "ability"), ("strategy_text", "strategy_ability")):
        text, some = grammar.kind(name), f"{name}_some"
        text.phrase("", ())
        text.phrase(f"{{x:{some}}}", H.x)
        abilities = grammar.kind(some)
        abilities.phrase(f"{{a:{ability}}}", (H.a,))
        abilities.phrase(f"{{a:{ability}}}{gap}{{rest:{some}}}", (H.a, ~H.rest))
        pairs(abilities, some)


def pair(text: Kind, name: str, gap: str, words: str, first: Any, second: Any) -> None:
    """A sentence that is two abilities."""
    text.phrase(words, (first, second))
    text.phrase(f"{words}{gap}{{rest:{name}}}", (first, second, ~H.rest))
