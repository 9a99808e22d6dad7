"""What cards gain and lose, for a while or as long as an ability works."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.c14_abilities import continuous
from headjudge.games.gateruler.language.text.tokens import PROPERTIES
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.card_phrases import cards_and_grants, grants
from headjudge.language.parse_terms import Grant, Grants, Part
from headjudge.language.phrases import H, Kind, add_phrases
from headjudge.language.terms import OPPONENT, YOU
from headjudge.rulebook.citation import fact

# How long an effect goes on.
UNTIL = {
    "until the end of this turn": "turn",
    "until the end of the turn": "turn",
    "this turn": "turn",
    "for the rest of this turn": "turn",
    "until the end of this combat": "combat",
    "until the end of the combat": "combat",
    "during this combat": "combat",
    "until the end of your next turn": "your turn",
    "until the end of your opponent's next turn": "opponent turn",
    "for the rest of the game": "game",
}
CAPPED = fact("15-2c", "turn", without="game")  # a cap is increased for the rest of the turn
JOINTS = (" and ", ", and ", ", ")
LACKING = {"level {n}": "level", "{n} HP": "hp"}  # 14-13a-8: numbers that a ruler does not have
CAPS = {"summon cap": "summon cap", "set cap": "set cap", "in-play level cap": "level cap"}


def phrases(grammar: WordedGrammar) -> None:
    grants(grammar, _grants, JOINTS)
    add_phrases(grammar, _losses, _parts, _lasting)


def _grants(grant: Kind, joint: str) -> None:
    for words, property in PROPERTIES.items():
        grant.phrase(f"{{n:signed}} {words}{joint}", Grant(property, "add", H.n))
        grant.phrase(
            f"{{n:signed}} {words} for each {{e:each}}{joint}",
            Grant(property, "add", t.Times(H.n, H.e)),
        )
        grant.phrase(f"+{words} equal to {{q:quantity}}{joint}", Grant(property, "add", H.q))
    grant.phrase(f"{{a:trait}}{joint}", Grant("attributes", "gain", (H.a,)))
    grant.phrase(f"the {{a:trait}} attribute{joint}", Grant("attributes", "gain", (H.a,)))
    grant.phrase(f"{{k:keyword}}{joint}", Grant("abilities", "gain", (H.k,)))
    grant.phrase(f"‹{{a:ability}}›{joint}", Grant("abilities", "gain", (H.a,)))


def _losses(grammar: WordedGrammar) -> None:
    loss = grammar.kind("loss")
    loss.phrase("all abilities", Grant("abilities", "lose-all"))
    loss.phrase("all attributes", Grant("attributes", "set", ()))
    loss.phrase("{k:keyword}", Grant("abilities", "lose", (H.k,)))
    loss.phrase("{a:trait}", Grant("attributes", "lose", (H.a,)))
    loss.phrase("the {a:trait} attribute", Grant("attributes", "lose", (H.a,)))


NAMED = ("name", "name")
# 14-8c-1: what is treated as something else has lost what it was; 14-8c: of what may be treated
# so its controller decides
TREATED: Final[str] = fact("14-8c-1", "set", without="gain")
MAY_TREAT: Final[str] = fact("14-8c", continuous.MAY_TREAT, without="set")


def _parts(grammar: WordedGrammar) -> None:
    part = grammar.kind("part")
    for kinds, gain, lose, treat in (
        (("this", "it1", "in_role", "single"), "gains", "loses", "is"),
        (("it2", "every", "both"), "gain", "lose", "are"),
    ):
        for kind in kinds:
            part.phrase(f"{{x:{kind}}} {gain} {{boons}}", Part(H.x, H.boons))
            part.phrase(f"{{x:{kind}}} {lose} {{b:loss}}", Part(H.x, (H.b,)))
            part.phrase(
                f"{{x:{kind}}} {lose} {{b:loss}} and {gain} {{boons}}", Part(H.x, (H.b, ~H.boons))
            )
            part.phrase(
                f"{{x:{kind}}} {gain} {{boons}} and {lose} {{b:loss}}", Part(H.x, (~H.boons, H.b))
            )
            treated = f"{{x:{kind}}} {treat} also treated as"
            part.phrase(f"{treated} {{a:trait}}", Part(H.x, (Grant("attributes", "gain", (H.a,)),)))
            part.phrase(f"{treated} {{a:faction}}", Part(H.x, (Grant("faction", "gain", (H.a,)),)))
            part.phrase(f"{treated} {{a:name}}", Part(H.x, (Grant("name", "gain", (H.a,)),)))
            part.phrase(
                f"{{x:{kind}}} {treat} treated as being level {{n}}",
                Part(H.x, (Grant("level", TREATED, H.n),)),
            )
            for words, how in (
                (f"{{x:{kind}}} {treat} treated as", TREATED),
                (f"you may treat {{x:{kind}}} as", MAY_TREAT),
            ):
                for sort, name in (("trait", "attributes"), ("faction", "faction"), NAMED):
                    part.phrase(f"{words} {{a:{sort}}}", Part(H.x, (Grant(name, how, (H.a,)),)))
    both = grammar.kind("both")
    both.phrase("{a:this} and {b:it1}", t.Together((H.a, H.b)))
    both.phrase("{a:it1} and {b:this}", t.Together((H.a, H.b)))
    both.phrase("{a:this} and {b:every}", t.Together((H.a, H.b)))
    for words, property in PROPERTIES.items():
        part.phrase(f"double {{x:owner}} {words}", Part(H.x, (Grant(property, "times", 2),)))
        part.phrase(f"{{x:owner}} {words} becomes {{n}}", Part(H.x, (Grant(property, "set", H.n),)))
    for words, property in LACKING.items():
        part.phrase(f"{{x:single}} has {words}", Part(H.x, (Grant(property, "have", H.n),)))
    for words, property in CAPS.items():
        for owner, whose in (("your", YOU), ("your opponent's", OPPONENT)):
            what = t.Every(t.Cards(("ruler",), whose, wording="cap"), wording="cap")
            more = Part(what, (Grant(property, "add", H.n),))
            grammar.kind("capped").phrase(f"{owner} {words} is increased by {{n}}", Grants((more,)))
            grammar.kind("capping").phrase(f"increase {owner} {words} by {{n}}", Grants((more,)))
    cards_and_grants(grammar, (", and ", " and ")).phrase("{a:capped}", H.a)


def _lasting(grammar: WordedGrammar) -> None:
    """What an effect leaves behind."""
    lasting = grammar.kind("lasting")
    for words, until in UNTIL.items():
        for kind in ("gets", "rule"):
            lasting.phrase(f"{{a:{kind}}} {words}", t.Lasting(until, H.a))
            lasting.phrase(f"{words}, {{a:{kind}}}", t.Lasting(until, H.a))
    lasting.phrase("{a:capping}", t.Lasting(CAPPED, H.a))
    lasting.phrase("{a:gets}", t.Lasting("", H.a))
