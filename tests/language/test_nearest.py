"""The wordings nearest to a clause that is not read."""

from __future__ import annotations

import pytest

from headjudge.language.nearest import Reader, clauses, form_of, forms, nearest, ranked, words
from headjudge.language.phrases import Grammar, H, Unreadable
from headjudge.language.terms import Draw

HARBOR = Grammar("harbor")
HARBOR.kind("number").token(r"\d+", int, str)
HARBOR.kind("effect").phrase("draw {number} card{s} from the hold", Draw(H.number))
HARBOR.kind("effect").phrase("moor", Draw(9))
READABLE = ("when this moors", "draw 2 cards", "discard 1 card", "moor a boat")


def reads(text: str) -> None:
    """Reads texts of these clauses alone."""
    at = 0
    for clause in text.casefold().split(", "):
        if clause not in READABLE:
            raise Unreadable(text, at)
        at += len(clause) + 2


READER = Reader(reads, HARBOR)
SHIPPED = ["When this moors, draw 2 cards.", "Discard 1 card", "Draw 2 cards, sell a card."]


def stopped_at(text: str) -> Unreadable:
    with pytest.raises(Unreadable) as error:
        reads(text)
    return error.value


def test_clauses_stand_between_marks_and_are_there_once() -> None:
    assert clauses(["[AUTO](VC): When this moors, draw 2 cards. Moor", "係留する。1枚引く。"]) == [
        "When this moors", "draw 2 cards", "係留する", "1枚引く",
    ]  # fmt: skip
    assert words("Draw 2 cards") == ["draw", "2", "cards"]


def test_the_likest_comes_first_and_what_has_nothing_in_common_not_at_all() -> None:
    known = ["moor a boat", "draw 2 cards", "draw 2 cards and sing", "wait"]
    assert ranked("draw 2 cards and shout", known) == ["draw 2 cards and sing", "draw 2 cards"]
    assert ranked("whistle", known) == []


def test_the_forms_of_a_grammar_have_room_for_what_they_are_about() -> None:
    assert forms(HARBOR) == ["draw … cards from the hold"]
    assert form_of(HARBOR.kind("effect").phrases[0]) == "draw … cards from the hold"


def test_clauses_with_which_the_text_is_read_come_first() -> None:
    """`sell a card` ships too, but would not be read there."""
    found = nearest(stopped_at("when this moors, draw 2 coins"), SHIPPED, READER)
    assert found == ["draw 2 cards"]
    found = nearest(stopped_at("draw 1 card, discard 1 card, sing"), SHIPPED, READER)
    assert found[0] == "Discard 1 card"
    assert "sell a card" not in found


def test_phrases_of_the_grammar_follow() -> None:
    found = nearest(stopped_at("draw 2 cards from the deck"), SHIPPED, READER)
    assert found == ["draw 2 cards", "draw … cards from the hold"]


def test_a_phrase_that_is_not_read_there_is_not_named() -> None:
    """Least of all the clause itself, written as it is."""
    grammar = Grammar("harbor")
    grammar.kind("attribute").phrase("[Anchored]", Draw(9))
    assert "[Anchored]" in forms(grammar)
    assert nearest(stopped_at("[Anchored]"), SHIPPED, Reader(reads, grammar)) == []


def test_a_clause_is_named_without_its_brackets_if_it_is_read_so() -> None:
    assert nearest(stopped_at("[moor a boat]"), SHIPPED, READER)[0] == "moor a boat"


def test_a_clause_does_where_reading_goes_on_beyond_it() -> None:
    """Something later in the text is not read either."""
    found = nearest(stopped_at("discard 1 boat, then sing"), SHIPPED, READER)
    assert found[0] == "Discard 1 card"


def test_where_nothing_is_near_nothing_is_named() -> None:
    assert nearest(stopped_at("whistle"), SHIPPED, READER) == []
