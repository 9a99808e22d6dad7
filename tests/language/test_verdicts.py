"""What becomes of the cards of a file: compiled, refused or incomplete."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from headjudge.kernel.errors import BadCard
from headjudge.language import playable
from headjudge.language.candidates import Candidate
from headjudge.language.phrases import Unreadable
from headjudge.language.verdicts import COMPILED, INCOMPLETE, REFUSED, Readings, Verdict, verdict


class Berth(msgspec.Struct, frozen=True):
    """A card of an invented game."""

    number: str
    draught: int
    text: str = ""
    text_ja: str = ""


def reads(lang: str) -> Any:
    def reading(card: Berth) -> None:
        text = card.text if lang == "en" else card.text_ja
        at = text.find("sing" if lang == "en" else "歌")
        if at >= 0:
            raise Unreadable(text, at)
        if "twice" in text:
            raise BadCard("a sheet", field="card 'B-1'.sheet", rule="2-1")
        if "deep" in text:
            raise RecursionError("too deep")

    return reading


READINGS: Readings = {"en": reads("en"), "ja": reads("ja")}


def candidate(**fields: Any) -> Candidate:
    """A card of these fields; its number is B-1 and its draught 3."""
    record = {"number": "B-1", "draught": 3} | fields
    texts = {"en": record.get("text"), "ja": record.get("text_ja")}

    def printed() -> Berth:
        found = msgspec.convert(record, Berth)
        if found.draught > 9:
            raise BadCard("no such draught", field="card 'B-1'.draught", rule="2-4")
        return found

    return playable.candidate(
        "B-1", "Cutter", "printed", set(), printed, "2-9", texts, ("sail",), "boat"
    )


def test_a_card_whose_text_is_read_is_compiled_and_says_what_was_assumed() -> None:
    assert verdict(candidate(text="Moor."), READINGS) == Verdict(
        "B-1", "Cutter", COMPILED, type="boat", assumed=("sail",), has_text=True, lang="en",
        wording="printed",
    )  # fmt: skip
    assert not verdict(candidate(), READINGS).has_text


def test_a_card_whose_text_is_not_read_is_refused_with_column_and_clause() -> None:
    made = verdict(candidate(text="Moor, then sing."), READINGS)
    assert (made.kind, made.column, made.clause, made.field) == (REFUSED, 12, "then sing", "")
    assert made.assumed == ()
    made = verdict(candidate(text="deep"), READINGS)
    assert (made.kind, made.column, made.clause) == (REFUSED, 1, "RecursionError: too deep")


@pytest.mark.parametrize(
    ("fields", "field", "said"),
    [
        ({"draught": 12}, "draught", "no such draught [2-4]"),
        ({"draught": "deep"}, "draught", "Expected `int`, got `str`"),
        ({"draught": 3, "text": "Moor twice."}, "sheet", "a sheet [2-1]"),
    ],
)
def test_a_card_whose_record_is_wrong_is_incomplete_and_names_the_field(
    fields: dict[str, Any], field: str, said: str
) -> None:
    made = verdict(candidate(**fields), READINGS)
    assert (made.kind, made.field, made.clause, made.column) == (INCOMPLETE, field, said, 0)


def test_a_field_that_is_not_there_is_named() -> None:
    def printed() -> Berth:
        return msgspec.convert({"number": "B-1"}, Berth)

    card = playable.candidate("B-1", "", "", set(), printed, "2-9", {})
    made = verdict(card, READINGS)
    assert (made.kind, made.field) == (INCOMPLETE, "draught")
    assert card.why == "draught: Object missing required field `draught`"


@pytest.mark.parametrize(
    ("text", "text_ja", "first", "kind", "lang"),
    [
        ("", "係留する。", "en", COMPILED, "ja"),
        ("sing", "係留する。", "en", COMPILED, "ja"),
        ("Moor.", "係留する。", "en", COMPILED, "en"),
        ("Moor.", "係留する。", "ja", COMPILED, "ja"),
        ("Moor.", "歌う。", "ja", COMPILED, "en"),
        ("sing", "歌う。", "en", REFUSED, "en"),
        ("sing", "歌う。", "ja", REFUSED, "ja"),
        ("", "歌う。", "en", REFUSED, "ja"),
    ],
)
def test_a_text_that_is_missing_or_not_read_leaves_it_to_the_other_language(
    text: str, text_ja: str, first: str, kind: str, lang: str
) -> None:
    made = verdict(candidate(text=text, text_ja=text_ja), READINGS, first)
    assert (made.kind, made.lang) == (kind, lang)


def test_a_text_in_a_language_that_is_not_read_is_no_text_of_a_compiled_card() -> None:
    made = verdict(candidate(text_ja="係留する。"), {"en": reads("en")})
    assert (made.kind, made.field, made.clause) == (INCOMPLETE, "text", "there is none in English")
    assert made.has_text
