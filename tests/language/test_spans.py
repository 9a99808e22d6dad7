"""Sentences in parts: names of cards are marked while a sentence is made, and taken out again."""

from __future__ import annotations

from headjudge.language.spans import END, Marked, Span, cited, joined
from headjudge.language.telling import capital


def test_a_sentence_comes_apart_at_the_names() -> None:
    marked = Marked()
    brig, sloop = marked.mark("Brig", "HB-1", [3]), marked.mark("Sloop", "HB-2", [0, 5])
    found = marked.split(f"{brig} attacks {sloop}.")
    assert found == (
        Span("Brig", (3,), "HB-1"),
        Span(" attacks "),
        Span("Sloop", (5,), "HB-2"),
        Span("."),
    )
    assert joined(found) == "Brig attacks Sloop."


def test_a_name_that_has_marks_of_its_own_marks_nothing() -> None:
    """A card of a stranger's may be called anything."""
    marked = Marked()
    hostile = f"\ue000Brig{END} \ue005x"
    assert marked.split(f"{marked.mark(hostile, 'HB-1', [3])} falls") == (
        Span("Brig x", (3,), "HB-1"),
        Span(" falls"),
    )


def test_a_capital_goes_behind_the_mark() -> None:
    marked = Marked()
    assert joined(marked.split(capital(marked.mark("brig", "HB-1", [3])))) == "Brig"
    assert capital("brig") == "Brig"
    assert capital("") == ""


def test_rules_are_parts_of_their_own() -> None:
    assert cited(()) == ()
    found = cited(("7.4", "7.4.1"))
    assert joined(found) == "  [7.4 > 7.4.1]"
    assert [span.rule for span in found if span.rule] == ["7.4", "7.4.1"]
