"""English: zones. Their numbers, and the zones to choose or to go to."""

from __future__ import annotations

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.games.godzilla.language.text.grammar import ITS
from headjudge.language import terms as t
from headjudge.language.card_grammar import CardGrammar
from headjudge.language.phrases import H
from headjudge.language.terms import OPPONENT, YOU


def phrases(grammar: CardGrammar) -> None:
    _zone_numbers(grammar)
    _zones(grammar)


def _zone_numbers(grammar: CardGrammar) -> None:
    """`zone 8`, `zones 1-5`, `zones 1, 5, and 8`."""
    zones = grammar.kind("zone_numbers")
    zones.phrase("zone {single}", H.single)
    zones.phrase("zones {span}", H.span)
    zones.phrase("zones {a:n} and {b:n}", (H.a, H.b))
    zones.phrase("zones {a:n}, {b:n}, and {c:n}", (H.a, H.b, H.c))
    numbers = grammar.kind("in_zones")
    numbers.phrase("{zone_numbers}", t.InZones(H.zone_numbers))
    numbers.phrase("zone {span}", t.InZones(H.span), wording="zone")


def _zones(grammar: CardGrammar) -> None:
    """Zones to choose or to go to. `...1`: one of them; `...2`: several."""
    one, several = grammar.kind("zone1"), grammar.kind("zones2")
    one.phrase("an unoccupied zone", v.Zones(ITS, empty=True))
    several.phrase("unoccupied zones", v.Zones(ITS, empty=True))
    one.phrase("a zone adjacent to {reference}", v.Zones(YOU, (), False, "adjacent", H.reference))
    several.phrase(
        "zones adjacent to {reference}", v.Zones(YOU, (), False, "adjacent", H.reference)
    )
    one.phrase(
        "an adjacent zone horizontal to the zone this card currently occupies",
        v.Zones(YOU, (), False, "beside", t.Self()),
    )
    for verb, wording in (("was in", ""), ("occupied", "occupied")):
        there = f"the zone this card {verb}"
        one.phrase(there, v.Zones(YOU, (), False, "same", t.Self(), was=True), wording)
        around = v.Zones(YOU, (), False, "adjacent", t.Self(), was=True)
        one.phrase(f"a zone adjacent to {there}", around, wording)
        several.phrase(f"zones adjacent to {there}", around, wording)
    one.phrase("zone {single}", v.Zones(YOU, H.single))
    one.phrase("your zone {single}", v.Zones(YOU, H.single), wording="your")
    chosen = grammar.kind("chosen_zones")
    chosen.phrase("your opponent's zones", v.Zones(OPPONENT))
    chosen.phrase("your zones", v.Zones(YOU))
    chosen.phrase(
        "your opponent's zones in the same column as {reference}",
        v.Zones(OPPONENT, (), False, "column", H.reference),
    )
    chosen.phrase(
        "your opponent's zones at or before the zone {reference} occupies",
        v.Zones(OPPONENT, (), False, "before", H.reference),
    )
    several.phrase("{counted_zones}", H.counted_zones)
    count = grammar.kind("counted_zones")
    count.phrase("your opponent's unoccupied zones", v.Zones(OPPONENT, empty=True))
    count.phrase("your unoccupied zones", v.Zones(YOU, empty=True), wording="your")
