"""Costs: what stands in square brackets and is done in its order (14-3d)."""

from __future__ import annotations

from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.parse_terms import Joined
from headjudge.language.phrases import H

JOINTS = (", then ", ". ", ", and ", " and ", ", ")


def phrases(grammar: WordedGrammar) -> None:
    cost, items = grammar.kind("cost"), grammar.kind("cost_items")
    cost.phrase("[{c:cost_items}]", H.c)
    items.phrase("{c:act}", (H.c,))
    joined = grammar.kind("cost_joined")
    for joint in JOINTS:
        joined.phrase(f"{{c:act}}{joint}", Joined(H.c), wording=joint)
    items.phrase("{c:cost_joined}{rest:cost_items}", (H.c, ~H.rest))
