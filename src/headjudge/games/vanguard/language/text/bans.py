"""What cannot be done."""

from __future__ import annotations

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H
from headjudge.language.terms import OPPONENT


def phrases(grammar: WordedGrammar) -> None:
    ban = grammar.kind("ban")
    for subject in ("subject1", "subject2"):
        x = f"{{x:{subject}}}"
        ban.phrase(f"{x} cannot be hit", t.Forbid(t.Pattern("hit", H.x)))
        ban.phrase(f"{x} cannot attack", t.Forbid(t.Pattern("attack", H.x)))
        ban.phrase(
            f"{x} cannot attack a vanguard",
            t.Forbid(t.Pattern("attack", H.x, only_if=_against("vanguard"))),
        )
        ban.phrase(
            f"{x} cannot attack a rear-guard",
            t.Forbid(t.Pattern("attack", H.x, only_if=_against("rear-guard"))),
        )
        ban.phrase(f"{x} cannot be attacked", t.Forbid(t.Pattern("attacked", H.x)))
        ban.phrase(f"{x} cannot [Stand]", t.Forbid(t.Pattern("stand", H.x)))
        ban.phrase(f"{x} cannot intercept", t.Forbid(t.Pattern("move", H.x, cause="intercept")))
        ban.phrase(f"{x} cannot boost", t.Forbid(t.Pattern("boost", H.x)))
        ban.phrase(f"{x} cannot be boosted", t.Forbid(t.Pattern("boosted", H.x)))
    ban.phrase("your units cannot boost this unit", t.Forbid(t.Pattern("boosted", t.Self())))
    _guardians(grammar)


def _against(kind: str) -> t.Condition:
    return t.Is(t.EventPartner(), (v.OnCircle((kind,)),))


def _guardians(grammar: WordedGrammar) -> None:
    """What the opponent cannot call to guard."""
    ban = grammar.kind("ban")
    called = t.Pattern(
        "place",
        t.Cards(("guardian",), OPPONENT, H.f),
        cause="call",
        frm=("hand",),
        to=("guardian",),
    )
    for hand in (" from hand", " from his or her hand", " from their hand"):
        ban.phrase(f"your opponent cannot call {{f:cards2}}{hand} to (GC)", t.Forbid(called))
        ban.phrase(
            f"your opponent cannot call {{f:cards2}}{hand} to his or her (GC)", t.Forbid(called)
        )
    intercepting = t.Cards(("rear-guard",), OPPONENT, wording="all")
    ban.phrase(
        "your opponent cannot intercept",
        t.Forbid(t.Pattern("move", intercepting, cause="intercept")),
    )
    ban.phrase(
        "your opponent cannot [Intercept]",
        t.Forbid(t.Pattern("move", intercepting, cause="intercept")),
    )
