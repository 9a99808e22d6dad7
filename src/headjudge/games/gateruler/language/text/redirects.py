"""15-36. Redirecting attacks and damage."""

from __future__ import annotations

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.games.gateruler.language.text.bans import SORTS
from headjudge.games.gateruler.language.text.grants import UNTIL
from headjudge.games.gateruler.language.text.objects import ruler
from headjudge.games.gateruler.language.text.statics import WORDS
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind
from headjudge.language.terms import OPPONENT, YOU

# Whom damage is dealt to, and whom an ability that goes on redirects it to.
DEALT_TO = (
    ("{y:this}", H.y), ("{y:it1}", H.y), ("{y:it2}", H.y), ("{y:every}", H.y),
    ("you", ruler(YOU)), ("your opponent", ruler(OPPONENT)),
)  # fmt: skip
TO = ("this", "single")


def phrases(grammar: WordedGrammar) -> None:
    act = grammar.kind("act")
    for words in ("the attack", "this attack"):
        act.phrase(f"redirect {words} to {{x:thing}}", v.RedirectAttack(H.x))
    for words in ("this damage", "the damage"):
        act.phrase(f"redirect {words} to {{x:thing}}", v.RedirectThisDamage(H.x))
    for words, sort in SORTS.items():
        for target, what in DEALT_TO:
            dealt = t.Pattern("damage", what, cause=sort)
            _for_a_while(act, f"{words}damage dealt to {target}", dealt)
            for to in TO if target != "{y:it2}" else ():  # it goes on, and speaks of no choice
                grammar.kind("own_rule").phrase(
                    f"redirect {words}damage dealt to {target} to {{x:{to}}}",
                    v.DamageRedirect(dealt, H.x),
                )
        _instead(grammar.kind("replacement"), words, sort)


def _for_a_while(act: Kind, words: str, dealt: t.Pattern) -> None:
    """What an effect leaves behind; 14-14e-1: the "next" damage is waited for this turn."""
    for more in ("", " this turn"):
        act.phrase(
            f"redirect the next {words}{more} to {{x:thing}}",
            v.RedirectDamage(H.x, t.Lasting("once", v.DamageRedirect(dealt))),
        )
    for period, until in UNTIL.items():
        act.phrase(
            f"redirect {words} {period} to {{x:thing}}",
            v.RedirectDamage(H.x, t.Lasting(until, v.DamageRedirect(dealt))),
        )


def _instead(replaced: Kind, words: str, sort: str) -> None:
    """14-14. In the words of a replacement effect, that one may take or leave or not."""
    whom: list[tuple[str, t.Object | t.Cards]] = [
        ("this", t.Self(wording="this")), ("you", t.Cards(("ruler",), YOU, wording="you")),
    ]  # fmt: skip
    for article in ("a", "an"):
        whom.append((f"{article} {{f:cards1}}", t.Cards((), "", H.f)))
    whom.append(("another {f:cards1}", t.Cards((), "", (t.Other(wording="another"), ~H.f))))
    for who, what in whom:
        dealt = t.Pattern("damage", what, cause=sort)
        for word in WORDS:
            head = f"{word} {who} would be dealt {words}damage, "
            for to in TO:
                replaced.phrase(
                    f"{head}redirect it to {{x:{to}}} instead", v.DamageRedirect(dealt, H.x)
                )
                replaced.phrase(
                    f"{head}you may redirect it to {{x:{to}}} instead",
                    v.DamageRedirect(dealt, H.x, optional=True),
                )
