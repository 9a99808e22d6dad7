"""What cards get and lose, for a while or as long as an ability works."""

from __future__ import annotations

from headjudge.games.vanguard.c11_keywords.keywords import KEYWORDS
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.games.vanguard.language.text.filters import ICONS
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.card_phrases import cards_and_grants, grants
from headjudge.language.parse_terms import Grant, Grants, Part
from headjudge.language.phrases import H, Kind, add_phrases
from headjudge.language.terms import OPPONENT

# How long an effect goes on.
UNTIL = {
    "until end of turn": "turn",
    "until end of that turn": "turn",
    "until the end of turn": "turn",
    "until the end of that turn": "turn",
    "until end of that battle": "battle",
    "until the end of that battle": "battle",
    "until end of the battle": "battle",
    "until end of your opponent's next turn": "opponent turn",
    "until end of your next turn": "your turn",
    "until end of the game": "game",
    "until the end of the game": "game",
}
VALUES = {
    "[Power]": "power", "[Critical]": "critical", "[Shield]": "shield", "drive": "drive",
    "[Drive]": "drive", "grade": "grade",
}  # fmt: skip
JOINTS = ("/", " and ", ", and ", ", ")


def phrases(grammar: WordedGrammar) -> None:
    grants(grammar, _grants, JOINTS)
    _counted_together(grammar.kind("boons"))
    add_phrases(grammar, _losses, _subjects, _parts)


def _grants(grant: Kind, joint: str) -> None:
    for words, property in VALUES.items():
        grant.phrase(f"{words} {{n:signed}}{joint}", Grant(property, "add", H.n))
        grant.phrase(
            f"{words} {{n:signed}} for each {{each}}{joint}",
            Grant(property, "add", t.Times(H.n, H.each)),
        )
        grant.phrase(
            f"{words} {{n:signed}} for every {{k:several}} {{g:group2}}{joint}",
            Grant(property, "add", t.Times(H.n, t.Per(t.Count(H.g), H.k))),
        )
    for words, icon in ICONS.items():
        grant.phrase(f"{words}{joint}", Grant("icons", "gain", (icon,)))
    grant.phrase(f"‹{{a:ability}}›{joint}", Grant("abilities", "gain", (H.a,)))


# What stands between two values that are both counted by what comes after them; then each value
# as it is worded.
COUNTED = "/ counted"


def _counted_together(grants: Kind) -> None:
    """`[Power] +5000/[Critical] +1 for each ...`: both so many times."""
    for counted, text in (
        (H.each, "for each {each}"),
        (t.Per(t.Count(H.g), H.k), "for every {k:several} {g:group2}"),
    ):
        for first, a in VALUES.items():
            for second, b in VALUES.items():
                pair = (
                    Grant(a, "add", t.Times(H.n, counted), wording=f"{COUNTED} {first}"),
                    Grant(b, "add", t.Times(H.m, counted), wording=f"{COUNTED} {second}"),
                )
                grants.phrase(f"{first} {{n:signed}}/{second} {{m:signed}} {text}", pair)


def _losses(grammar: WordedGrammar) -> None:
    loss = grammar.kind("loss")
    for words, icon in ICONS.items():
        loss.phrase(words, Grant("icons", "lose", (icon,)))
    for stated in KEYWORDS:
        stated.phrases(grammar, "en", "loss")


def _subjects(grammar: WordedGrammar) -> None:
    """Who gets it: one card (`subject1`) or several."""
    one, several = grammar.kind("subject1"), grammar.kind("subject2")
    for kind in ("this", "it1", "in_role", "single"):
        one.phrase(f"{{x:{kind}}}", H.x)
    for kind in ("it2", "every"):
        several.phrase(f"{{x:{kind}}}", H.x)
    several.phrase("{a:it1} and {b:this}", t.Together((H.a, H.b)))
    several.phrase("{a:this} and {b:it1}", t.Together((H.a, H.b)))
    several.phrase("{a:this} and {b:in_role}", t.Together((H.a, H.b)))
    several.phrase("{a:this} and {b:single}", t.Together((H.a, H.b)))


def _parts(grammar: WordedGrammar) -> None:
    part = grammar.kind("part")
    part.phrase("{x:subject1} gets {boons}", Part(H.x, H.boons))
    part.phrase("{x:subject2} get {boons}", Part(H.x, H.boons))
    part.phrase("{x:subject1} loses {b:loss}", Part(H.x, (H.b,)))
    part.phrase("{x:subject2} lose {b:loss}", Part(H.x, (H.b,)))
    part.phrase("{x:subject1} loses {b:loss}, and gets {boons}", Part(H.x, (H.b, ~H.boons)))
    part.phrase("{x:subject1} loses {b:loss} and gets {boons}", Part(H.x, (H.b, ~H.boons)))
    part.phrase("{x:subject1} get {boons}", Part(H.x, H.boons))
    part.phrase("{x:subject2} gets {boons}", Part(H.x, H.boons))
    cards_and_grants(grammar, (", and ", " and ", ", "))
    let = grammar.kind("have_get")  # after "you may have"
    let.phrase("{x:subject1} get {boons}", Grants((Part(H.x, H.boons),)))
    let.phrase("{x:subject2} get {boons}", Grants((Part(H.x, H.boons),)))
    lasting = grammar.kind("lasting")
    for words, until in UNTIL.items():
        _each_after(grammar, words, until)
        for rule in ("free_stride", "rule"):
            lasting.phrase(f"{words}, {{a:{rule}}}", t.Lasting(until, H.a))
            lasting.phrase(f"{{a:{rule}}} {words}", t.Lasting(until, H.a))
        lasting.phrase(f"{{a:gets}} {words}", t.Lasting(until, H.a))
        lasting.phrase(f"{words}, {{a:gets}}", t.Lasting(until, H.a))
        lasting.phrase(f"{{a:ban}} {words}", t.Lasting(until, H.a))
        lasting.phrase(f"{words}, {{a:ban}}", t.Lasting(until, H.a))
        let = grammar.kind("have_lasting")
        let.phrase(f"{{a:have_get}} {words}", t.Lasting(until, H.a))
    for words, until in (
        ("during that battle", "battle"),
        ("during this battle", "battle"),
        ("during that turn", "turn"),
    ):
        lasting.phrase(f"{{a:ban}} {words}", t.Lasting(until, H.a))
    for stand in ("[Stand]", "stand"):
        for words, until, whose in (
            (f"your opponent's next {stand} phase", "opponent stand phase", OPPONENT),
            (f"your next {stand} phase", "your stand phase", t.YOU),
            (f"his or her next {stand} phase", "opponent stand phase", OPPONENT),
        ):
            for what in ("subject1", "subject2"):
                lasting.phrase(
                    f"{{x:{what}}} cannot [Stand] during {words}",
                    t.Lasting(
                        until,
                        t.Forbid(t.Pattern("stand", H.x, only_if=v.During("stand phase", whose))),
                    ),
                )


def _each_after(grammar: WordedGrammar, words: str, until: str) -> None:
    """The duration before what is counted, and values that are increased by others."""
    lasting = grammar.kind("lasting")
    for subject, verb in (("subject1", "gets"), ("subject2", "get")):
        for value, property in VALUES.items():
            counted = Grant(property, "add", t.Times(H.n, H.each))
            lasting.phrase(
                f"{{x:{subject}}} {verb} {value} {{n:signed}} {words} for each {{each}}",
                t.Lasting(until, Grants((Part(H.x, (counted,)),))),
            )
            lasting.phrase(
                f"{{x:{subject}}} {verb} {value} {{n:signed}} for each {{each}} {words}",
                t.Lasting(until, Grants((Part(H.x, (counted,)),))),
            )
    for sum_of in ("the original [Power] of", "the sum of the original [Power] of"):
        for known in ("ref", "refs"):
            more = Grant("power", "add", t.Of("original power", H.y))
            lasting.phrase(
                f"increase {{x:owner}} [Power] by {sum_of} {{y:{known}}} {words}",
                t.Lasting(until, Grants((Part(H.x, (more,)),))),
            )
    lasting.phrase(
        f"increase {{x:owner}} [Power] by {{y:owner}} [Power] {words}",
        t.Lasting(until, Grants((Part(H.x, (Grant("power", "add", t.Of("power", H.y)),)),))),
    )
