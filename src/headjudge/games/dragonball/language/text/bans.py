"""What can't be done."""

from __future__ import annotations

from headjudge.games.dragonball.c10_keywords.bundles import KEYWORDS
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind, add_phrases
from headjudge.language.terms import OPPONENT, YOU

CANT = ("can't", "may not")


def phrases(grammar: WordedGrammar) -> None:
    ban = grammar.kind("ban")
    add_phrases(ban, _of_cards, _of_players, _leaders)


def _of_cards(ban: Kind) -> None:
    x = "{x:subject}"
    ban.phrase(f"{x} can't attack", t.Forbid(t.Pattern("attack", H.x)))
    for words in ("switch to active mode", "be switched to active mode"):
        ban.phrase(f"{x} can't {words}", t.Forbid(t.Pattern("active", H.x)))
    ban.phrase(f"{x} can't be ko-ed", t.Forbid(t.Pattern("KO", H.x)))
    ban.phrase(f"{x} can't be ko-ed in battle", t.Forbid(t.Pattern("KO", H.x, cause="battle")))
    for words, whose in (("your opponent's skills", OPPONENT), ("your own skills", YOU)):
        ban.phrase(f"{x} can't be ko-ed by {words}", t.Forbid(t.Pattern("KO", H.x, by=whose)))
        ban.phrase(
            f"{x} can't be placed in the drop area by {words}",
            t.Forbid(t.Pattern("leave", H.x, by=whose, to=("drop",), also=("KO",))),
        )
    ban.phrase(f"{x} can't have its attack negated", t.Forbid(t.Pattern("attack negated", H.x)))


def _of_players(ban: Kind) -> None:
    for stated in KEYWORDS:
        stated.phrases(ban.grammar, "en", "ban")
    for words, who in (("you", YOU), ("your opponent", OPPONENT)):
        for cant in CANT:
            _counters(ban, f"{words} {cant} activate", who)
            such = t.Cards(("anywhere",), who, H.f, wording="not played")
            ban.phrase(f"{words} {cant} play {{f:cards}}", t.Forbid(t.Pattern("play", such, who)))
        ban.phrase(f"{words} can't combo", t.Forbid(t.Pattern("combo", who=who)))
        others = t.Cards(
            ("anywhere",), who, (t.Not(v.InArea(("leader",))),), wording="but the leader"
        )
        ban.phrase(
            f"{words} can't activate skills on cards other than their leader card",
            t.Forbid(t.Pattern("activate", others, who)),
        )
    others = t.Cards(
        ("anywhere",),
        YOU,
        (t.Type(("battle",)), t.Not(v.OnlyColors((H.c,)))),
        wording="other colors",
    )
    ban.phrase(
        "you can only play battle cards that are {c:color_word} and no other color",
        t.Forbid(t.Pattern("play", others, YOU)),
    )
    ban.phrase(
        "you can't add cards from your life to your hand",
        t.Forbid(
            t.Pattern(
                "put", t.Cards(("life",), YOU, wording="life"), by=YOU, frm=("life",), to=("hand",)
            )
        ),
    )


def _counters(ban: Kind, start: str, who: str) -> None:
    """10-10. Skills of that keyword, by what they answer and what they cost."""

    def phrase(text: str, only_if: t.Condition | None = None) -> None:
        pattern = t.Pattern("activate", who=who, cause="Counter", only_if=only_if)
        ban.phrase(f"{start} {text}", t.Forbid(pattern))

    costly = t.Is(t.EventCard(), (t.Compare("energy cost", ">=", H.n),), wording="costly")
    phrase("[Counter]")
    phrase("[Counter] skills")
    phrase("[Counter] skills with energy costs of {n} or more", costly)
    for word in ("play", "attack"):
        phrase(f"[Counter: {word.capitalize()}]", t.Entered(word))
        phrase(f"[Counter: {word.capitalize()}] skills", t.Entered(word))
    both = t.AnyOf((t.Entered("Counter"), t.Entered("Blocker")))
    ban.phrase(
        f"{start} [Counter] or [Blocker]", t.Forbid(t.Pattern("activate", who=who, only_if=both))
    )


def _leaders(ban: Kind) -> None:
    """Who can't attack whom."""
    theirs = t.Cards(("field",), OPPONENT, wording="their cards")
    for words in ("your opponent's cards", "your opponent", "the opponent"):
        for target, only_if in (
            ("leader cards", t.Is(t.EventPartner(), (t.Type(("leader",)),))),
            ("your leader card", t.Is(t.EventPartner(), (t.Type(("leader",)),))),
            ("your other battle cards",
             t.Is(t.EventPartner(), (t.Type(("battle",)), t.Other()))),
            ("{x:named}", t.Is(t.EventPartner(), (H.x,), wording="named")),
        ):  # fmt: skip
            ban.phrase(
                f"{words} can't attack {target}",
                t.Forbid(t.Pattern("attack", theirs, only_if=only_if)),
            )
    battle = t.Cards(("battle",), OPPONENT, (t.Type(("battle",)),), wording="their battle cards")
    ban.phrase(
        "your opponent's battle cards can only attack this card",
        t.Forbid(t.Pattern("attack", battle, only_if=t.Is(t.EventPartner(), (t.Other(),)))),
    )
