"""Costs: what stands in square brackets and is paid all at once (8.5.2.3)."""

from __future__ import annotations

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.games.vanguard.language.text.acts import PUT, RETURN
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.parse_terms import Joined
from headjudge.language.phrases import H, Kind, add_phrases

# What is done with chosen cards.
DONE = (
    ("discard {it}", t.Discard),
    ("retire {it}", v.Retire),
    ("reveal {it}", t.Reveal),
    ("reveal {it} to your opponent", t.Reveal),
    ("turn {it} face up", v.TurnUp),
    ("turn {it} face down", v.TurnDown),
    ("lock {it}", v.Lock),
    ("[Rest] {it}", t.ToRest),
    ("heal {it}", v.Heal),
    ("bind {it} face up", v.Bind),
    ("bind {it}", v.Bind),
    ("remove {it}", v.Remove),
    ("unlock {it}", v.Unlock),
    ("delete {it}", v.Delete),
)


def phrases(grammar: WordedGrammar) -> None:
    cost, items = grammar.kind("cost"), grammar.kind("cost_items")
    cost.phrase("[{c:cost_items}]", H.c)
    item = grammar.kind("cost_item")
    items.phrase("{c:cost_item}", (H.c,))
    for joint in (" & ", ", "):
        grammar.kind("cost_joined").phrase(f"{{c:cost_item}}{joint}", Joined(H.c), wording=joint)
    items.phrase("{c:cost_joined}{rest:cost_items}", (H.c, ~H.rest))
    joined = grammar.kind("cost_joined")
    for it in ("it", "them"):
        for words, verb in DONE:
            text = f"choose {{x:chosen}}, {words.replace('{it}', it)}, "
            joined.phrase(text, Joined(verb(H.x)), wording=text)
    add_phrases(item, _blasts, _this_card, _chosen)


def _blasts(item: Kind) -> None:
    for words, blast in (("Counter-Blast", v.CounterBlast), ("Soul-Blast", v.SoulBlast)):
        item.phrase(f"{words} {{n}}", blast(H.n))
        for noun in ("cards1", "cards2"):
            item.phrase(f"{words} {{n}}-{{f:{noun}}}", blast(H.n, H.f))
            item.phrase(f"{words} {{n}} - {{f:{noun}}}", blast(H.n, H.f))
    item.phrase("Soul-Charge {n}", v.SoulCharge(H.n))


def _this_card(item: Kind) -> None:
    this = t.Self()
    for noun in ("this unit", "this card"):
        item.phrase(f"[Rest] {noun}", t.ToRest(this))
        item.phrase(f"Rest {noun}", t.ToRest(this))
        for words, verb in DONE:
            if words != "[Rest] {it}":
                item.phrase(words.replace("{it}", noun), verb(this))
        for words, area in PUT.items():
            item.phrase(f"put {noun} {words}", t.Put(this, area))
        for words, area in RETURN.items():
            item.phrase(f"return {noun} {words}", t.Put(this, area))
    item.phrase("turn this face up card face down", v.TurnDown(this))
    item.phrase("turn this card from face up to face down", v.TurnDown(this))
    item.phrase("Rest", t.ToRest(this))
    item.phrase("[Rest]", t.ToRest(this))
    for words, area in PUT.items():
        item.phrase(f"put {{x:top}} {words}", t.Put(H.x, area))
    item.phrase("bind {x:top} face up", v.Bind(H.x))


def _chosen(item: Kind) -> None:
    for it in ("it", "them"):
        for joint in (", and ", " and "):
            for words, verb in DONE:
                item.phrase(f"choose {{x:chosen}}{joint}{words.replace('{it}', it)}", verb(H.x))
            item.phrase(f"choose {{x:chosen}}{joint}bind {it} face down", v.Bind(H.x, True))
            for words, area in PUT.items():
                item.phrase(f"choose {{x:chosen}}{joint}put {it} {words}", t.Put(H.x, area))
            for words, area in RETURN.items():
                item.phrase(f"choose {{x:chosen}}{joint}return {it} {words}", t.Put(H.x, area))
    one = t.Pick(1, H.g)
    for article in ("a", "an"):
        item.phrase(f"discard {article} {{g:placed1}}", t.Discard(one))
        hidden = t.Cards((), "", (t.FaceUp(False, wording="implied"), ~H.f))
        item.phrase(f"turn {article} {{f:cards1}} face up", v.TurnUp(t.Pick(1, hidden)))
        item.phrase(f"retire {article} {{g:owned1}}", v.Retire(one))
    item.phrase("[Rest] one of {g:owned2}", t.ToRest(one))
    item.phrase("retire one of {g:owned2}", v.Retire(one))
    item.phrase(
        "choose one or more cards from hand with the sum of their grades being {n} or greater, "
        "and discard them",
        t.Discard(
            t.Pick(
                0,
                t.Cards(("hand",), t.YOU, wording="sum"),
                any_number=True,
                total=t.Compare("grade", ">=", H.n),
            )
        ),
    )
    item.phrase(
        "choose one or more cards with the sum of their grades being {n} or greater from your "
        "hand, and discard them",
        t.Discard(
            t.Pick(
                0,
                t.Cards(("hand",), t.YOU, wording="sum"),
                any_number=True,
                total=t.Compare("grade", ">=", H.n),
            )
        ),
    )
