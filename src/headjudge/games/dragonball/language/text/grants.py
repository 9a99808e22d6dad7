"""What cards get and lose, for a while or as long as a skill works."""

from __future__ import annotations

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.card_phrases import cards_and_grants, grants
from headjudge.language.parse_terms import Grant, Grants, Joined, Part
from headjudge.language.phrases import H, Kind, add_phrases

# How long an effect goes on.
UNTIL = {
    "for the duration of the turn": "turn",
    "for the duration of this turn": "turn",
    "for the duration of that turn": "turn",
    "for the duration of turn": "turn",
    "during this turn": "turn",
    "for the duration of the battle": "battle",
    "for the duration of this battle": "battle",
    "for the duration of the game": "game",
    "until the beginning of your next turn": "your turn start",
    "until the start of your next turn": "your turn start",
    "until the start of your opponent's next turn": "opponent turn start",
    "until the end of your opponent's next turn": "opponent next turn",
    "until the end of their next turn": "opponent next turn",
    "until the end of your next turn": "your next turn",
}
VALUES = {"power": "power", "combo power": "combo power"}
JOINTS = (" and ", ", and ", ", ")
VERBS = ("gains", "gets", "gain", "get", "loses", "lose", "also gains", "each gain")


def phrases(grammar: WordedGrammar) -> None:
    grants(grammar, _grants, JOINTS)
    add_phrases(grammar, _subjects, _parts, _lasting)


def _grants(grant: Kind, joint: str) -> None:
    for words, property in VALUES.items():
        for more in ("", "an additional "):
            grant.phrase(f"{more}{{n:signed}} {words}{joint}", Grant(property, "add", H.n))
        grant.phrase(
            f"{{n:signed}} {words} for each {{each}}{joint}",
            Grant(property, "add", t.Times(H.n, H.each)),
        )
    grant.phrase(f"{{k:keyword}}{joint}", Grant("abilities", "gain", (t.Keyword(H.k),)))


def _subjects(grammar: WordedGrammar) -> None:
    """Who gets it."""
    subject = grammar.kind("subject")
    for kind in ("this", "it", "in_role", "single", "every"):
        subject.phrase(f"{{x:{kind}}}", H.x)
    subject.phrase("{a:it} and {b:this}", t.Together((H.a, H.b)))
    subject.phrase("both {a:it} and {b:this}", t.Together((H.a, H.b)))
    subject.phrase("{a:this} and {b:it}", t.Together((H.a, H.b)))


def _parts(grammar: WordedGrammar) -> None:
    part = grammar.kind("part")
    for verb in VERBS:
        part.phrase(f"{{x:subject}} {verb} {{boons}}", Part(H.x, H.boons))
    off = Grant("abilities", "switch-off")
    for words in ("skills are negated", "skill is negated"):
        part.phrase(f"{{x:owner}} {words}", Part(H.x, (off,)))
    part.phrase("{x:in_role} has its skill negated", Part(H.x, (off,)))
    part.phrase("{x:in_role} has its skills negated", Part(H.x, (off,)))
    cards_and_grants(grammar, (", and ", " and ", ", "))
    told = grammar.kind("told")  # the same as an instruction
    for word in ("skills", "skill"):
        told.phrase(f"negate {{x:owner}} {word}", Grants((Part(H.x, (off,)),)))
    told.phrase(
        "add {n:signed} to {x:owner} combo",
        Grants((Part(H.x, (Grant("combo power", "add", H.n),)),)),
    )


def _lasting(grammar: WordedGrammar) -> None:
    lasting = grammar.kind("lasting")
    for words, until in UNTIL.items():
        for kind in ("gets", "told", "ban", "leave"):
            lasting.phrase(f"{{a:{kind}}} {words}", t.Lasting(until, H.a))
            lasting.phrase(f"{words}, {{a:{kind}}}", t.Lasting(until, H.a))
            lasting.phrase(f"{words} {{a:{kind}}}", t.Lasting(until, H.a))
        for verb in VERBS:
            for value, property in VALUES.items():
                counted = Grant(property, "add", t.Times(H.n, H.each))
                lasting.phrase(
                    f"{{x:subject}} {verb} {{n:signed}} {value} {words} for each {{each}}",
                    t.Lasting(until, Grants((Part(H.x, (counted,)),))),
                )
    _during(grammar)
    leave = grammar.kind("leave")
    for words in ("in active mode", "that are in active mode"):
        leave.phrase(f"{{x:subject}} can attack battle cards {words}", v.AttacksActive(H.x))


def _during(grammar: WordedGrammar) -> None:
    """What cards cannot do while it is another player's time."""
    theirs = t.TurnOf(t.OPPONENT)
    charging = t.Both((theirs, v.During("charge phase")))
    for words, only_if in (
        ("during your opponent's next turn", theirs),
        ("during your opponent's next charge phase", charging),
    ):
        for switch in ("switch to active mode", "be switched to active mode"):
            grammar.kind("lasting").phrase(
                f"{{x:subject}} can't {switch} {words}",
                t.Lasting(
                    "opponent next turn", t.Forbid(t.Pattern("active", H.x, only_if=only_if))
                ),
            )
    active = "can attack battle cards in active mode"
    for verb in ("gets", "gains"):
        for text in (
            f"for the duration of the turn, {{x:subject}} {verb} {{boons}} and {active}",
            f"{{x:subject}} {verb} {{boons}} for the duration of the turn, and {active}",
        ):
            pair = (
                Joined(t.Lasting("turn", Grants((Part(H.x, H.boons),))), wording=text),
                t.Lasting("turn", v.AttacksActive(H.x)),
            )
            for kind in ("clauses", "acts"):
                grammar.kind(kind).phrase(text, pair)
            grammar.kind("effects").phrase(f"{text}.", pair)
