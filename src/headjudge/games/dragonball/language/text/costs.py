"""Costs: what stands before the colon and is done from the beginning of the text on (8-4-2-1)."""

from __future__ import annotations

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.games.dragonball.language.text.acts import FROM
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.parse_terms import Joined
from headjudge.language.phrases import H, Kind

JOINTS = (", ", ", then ", " and ", ", and ")
# What is done with chosen cards.
DONE: tuple[tuple[str, type[t.Action]], ...] = (
    ("ko {it}", v.KO),
    ("switch {it} to rest mode", t.ToRest),
    ("switch {it} to rest", t.ToRest),
    ("remove {it} from the game", v.RemoveFromGame),
    ("reveal {it}", t.Reveal),
)

PUTTING = (
    "place {it} {to:to_place}",
    "add {it} {to:to_add}",
    "return {it} {to:to_add}",
    "send {it} {to:to_send}",
)


def phrases(grammar: WordedGrammar) -> None:
    cost, joined, item = (
        grammar.kind("cost"), grammar.kind("cost_joined"), grammar.kind("cost_item"),
    )  # fmt: skip
    cost.phrase("{c:cost_item}", (H.c,))
    cost.phrase("{c:cost_joined}{rest:cost}", (H.c, ~H.rest))
    for joint in JOINTS:
        joined.phrase(f"{{c:cost_item}}{joint}", Joined(H.c), wording=joint)
    item.phrase("{e:energy}", H.e)
    _simple(item)
    _chosen(item)


def _simple(item: Kind) -> None:
    """Things done with cards that are named at once."""
    for x in ("this", "it", "every", "chosen", "top"):
        what = f"{{x:{x}}}"
        for words, verb in DONE:
            item.phrase(words.replace("{it}", what), verb(H.x))
        for put in PUTTING:
            item.phrase(put.replace("{it}", what), t.Put(H.x, H.to))
        if x in ("chosen", "top"):
            item.phrase(f"place {what} under this card", t.PutUnder(H.x, t.Self()))
    item.phrase("draw {k:n} card{s:k}", t.Draw(H.k))
    for area, name in FROM.items():
        this = t.Self(wording=area)
        for verb_word, to in (("place", "{to:to_place}"), ("send", "{to:to_send}")):
            item.phrase(f"{verb_word} this card from your {name} {to}", t.Put(this, H.to))
            item.phrase(f"{verb_word} this card {to} from your {name}", t.Put(this, H.to))
    item.phrase("choose {x:chosen}", t.Choose(H.x))
    item.phrase("shuffle your deck", t.Shuffle())


def _chosen(item: Kind) -> None:
    """Things done with cards that are chosen first: one instruction (8-4-2)."""
    for it in ("it", "them"):
        for joint in (" and ", ", and ", ", "):
            start = f"choose {{x:chosen}}{joint}"
            for words, verb in DONE:
                item.phrase(start + words.replace("{it}", it), verb(H.x))
            for put in PUTTING:
                item.phrase(start + put.replace("{it}", it), t.Put(H.x, H.to))
            item.phrase(f"{start}place {it} under this card", t.PutUnder(H.x, t.Self()))
