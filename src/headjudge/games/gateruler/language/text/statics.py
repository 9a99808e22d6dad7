"""Continuous abilities: what is so, under which conditions, and what is done instead."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.games.gateruler.language.text.grammar import While
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind
from headjudge.language.terms import EACH, OPPONENT, YOU
from headjudge.rulebook.citation import fact

# The beginning of an ability, and the conditions it stands for.
Head = tuple[str, tuple[t.Condition, ...]]
ZONES = {
    "hand": "hand", "graveyard": "graveyard", "damage zone": "damage", "set zone": "set",
    "drive zone": "drive", "removal zone": "removal",
}  # fmt: skip


def phrases(grammar: WordedGrammar, heads: tuple[Head, ...]) -> None:
    static = grammar.kind("static")
    for kind in ("gets", "rule", "own_rule"):
        static.phrase(f"{{a:{kind}}}", H.a)
    _own_rules(grammar)
    _instead(grammar)
    ability = grammar.kind("ability")
    for head, conditions in heads:
        for words, more in (
            ("", ()),
            ("if {c:condition}, ", (H.c,)),
            ("while {c:condition}, ", (H.c,)),
            ("as long as {c:condition}, ", (H.c,)),
            ("during {p:period}, ", (H.p,)),
            ("during {p:period}, if {c:condition}, ", (H.p, H.c)),
            ("during {p:period}, while {c:condition}, ", (H.p, H.c)),
        ):
            ability.phrase(f"{head}{words}{{a:static}}.", While(H.a, (*conditions, *more)))
        ability.phrase(f"{head}{{a:replacement}}.", While(H.a, conditions))
        named = v.WhileHandled(H.named)  # 14-1a-4a, 14-2c
        ability.phrase(
            f"{head}{{a:gets}} for {{named:named_part}}.", While(H.a, (*conditions, named))
        )


# How a card says that resources alone pay for it, and how many of it a deck may have.
ONLY_BY_RESOURCES = (
    "this can be played only by paying with resources",
    "this can only be played by paying with resources",
)
COPIES = (
    "you may have up to {n} copies of this in your deck",
    "you may have up to {n} copies of this card in your deck",
)


def played_from() -> list[tuple[str, v.PlayableFrom]]:
    """14-20. A card of whatever type can be played from another zone."""
    found: list[tuple[str, v.PlayableFrom]] = []
    for name, area in ZONES.items():
        for words in (
            f"this can also be played from your {name}",
            f"you can play this from your {name}",
        ):
            found.append((words, v.PlayableFrom((area,))))
            found.append((f"{words} as an instant action", v.PlayableFrom((area,), instant=True)))
    return found


def _own_rules(grammar: WordedGrammar) -> None:
    """What the rules are told of this card."""
    rule = grammar.kind("own_rule")
    for words, told in played_from():
        rule.phrase(words, told)
    for name, area in ZONES.items():
        for may in ("can", "may"):
            words = f"you {may} normal summon this from your {name}"
            rule.phrase(words, v.PlayableFrom((area,)))
            rule.phrase(f"{words} as an instant action", v.PlayableFrom((area,), instant=True))
    for words in ONLY_BY_RESOURCES:
        rule.phrase(words, v.OnlyByResources())
    for words in ("resource card in your resource zone", "resource"):
        for what in ("your ruler", "this"):
            rule.phrase(
                f"you may exhaust {what} to pay costs as though it was a {words}",
                v.PaysAsResource(),
            )
    rule.phrase("normal summoning this counts for {n} of your summon cap", v.CountsFor(H.n))
    for words in COPIES:
        rule.phrase(words, v.MostInDeck(H.n))


# What a replacement effect begins with
WORDS: Final[tuple[str, ...]] = (
    *fact("14-14a", ("when", "if"), without=()),
    *fact("14-14a-1", ("as",), without=()),
)


def _instead(grammar: WordedGrammar) -> None:
    """14-14."""
    replaced = grammar.kind("replacement")
    would = grammar.kind("would")
    _would(would)
    for word in WORDS:
        head = f"{word} {{e:would}}, "
        replaced.phrase(f"{head}{{a:clauses}} instead", t.Replacement(H.e, H.a))
        replaced.phrase(f"{head}instead {{a:clauses}}", t.Replacement(H.e, H.a))
        replaced.phrase(
            f"{head}you may {{p:acts}}. if you do, {{a:clauses}} instead",
            t.Replacement(H.e, H.a, optional=True, price=H.p),
        )
        replaced.phrase(
            f"{head}you may {{a:clauses}} instead", t.Replacement(H.e, H.a, optional=True)
        )


def _would(would: Kind) -> None:
    whom: list[tuple[str, t.Object | t.Cards]] = [("this", t.Self(wording="this"))]
    for article in ("a", "an"):
        whom.append((f"{article} {{f:cards1}}", t.Cards((), "", H.f)))
    whom.append(("another {f:cards1}", t.Cards((), "", (t.Other(wording="another"), ~H.f))))
    for who, what in whom:
        would.phrase(f"{who} would be destroyed", t.Pattern("destroy", what))
        would.phrase(f"{who} would leave play", t.Pattern("leave", what, also=("destroy",)))
        would.phrase(
            f"{who} would be put into the graveyard from play",
            t.Pattern("leave", what, to=("graveyard",), also=("destroy",)),
        )
    for who, whose in (("you", YOU), ("your opponent", OPPONENT), ("a player", EACH)):
        would.phrase(f"{who} would draw a card", t.Pattern("draw", who=whose))
        would.phrase(f"{who} would discard a card", t.Pattern("discard", who=whose))
