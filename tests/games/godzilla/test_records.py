"""2. Records of cards that leave something out, or have a Japanese text alone."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from headjudge.games.godzilla.c02_cards import compile_card
from headjudge.games.godzilla.language import candidates
from headjudge.language.verdicts import COMPILED, INCOMPLETE, REFUSED, verdict

RECORD: dict[str, Any] = {
    "id": "X-1", "name": "Lantern Crew", "name_ja": "灯の班", "type": "Battle", "rank": 2,
    "colors": ["red"], "invasion_icon": 1, "traits": ["Lantern"], "traits_ja": ["灯"],
    "counter_power": 1000, "text": "", "text_ja": "",
}  # fmt: skip
ENTER = "<Enter> Draw 1 card."
ENTER_JA = "【出現時】1枚引く。"


def read(*more: dict[str, Any], **fields: Any) -> candidates.Candidate:
    """The card of a record with these fields (None: without that field), of a file that has more
    records."""
    record = {key: value for key, value in (RECORD | fields).items() if value is not None}
    return candidates.read(json.dumps([record, *more]))[0]


def why(card: candidates.Candidate) -> str:
    """Why a card is incomplete; "": it is not."""
    made = verdict(card, candidates.READINGS)
    if made.kind == COMPILED:
        return ""
    assert made.kind == INCOMPLETE
    return f"{made.field}: {made.clause}"


@pytest.mark.rule("godzilla:2.6.1", "godzilla:2.7.1")
@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"counter_power": None}, "counter_power: the record has none [2.7.1]"),
        ({"threat_level": 5000}, "threat: monsters alone have one [2.6.1]"),
        ({"type": "Monster"}, "threat: a monster has a threat level [2.6.1]"),
        (
            {"type": "Monster", "threat_level": 5000},
            "counter_power: battle cards alone have one [2.7.1]",
        ),
        ({"type": "Monster", "threat_level": 5000, "counter_power": None}, ""),
        ({"rank": None}, "rank: Object missing required field `rank`"),
        ({}, ""),
    ],
)
def test_a_card_has_the_figures_of_its_type_and_no_others(
    fields: dict[str, Any], said: str
) -> None:
    assert why(read(**fields)) == said


@pytest.mark.rule("godzilla:2.7.1", "godzilla:2.8.1")
def test_an_x_that_the_text_gives_and_an_icon_that_is_not_there_are_assumed() -> None:
    text = (
        "This card's counter power X is equal to 3000 multiplied by the number of other battle "
        "cards in your zones."
    )
    card = read(counter_power=None, invasion_icon=None, text=text)
    assert (card.printed.counter_power, card.printed.invasion) == ("X", 0)
    assert card.assumed == ("counter_power", "invasion")
    assert set(candidates.ASSUMED) >= set(card.assumed)
    assert read().assumed == ()


@pytest.mark.rule("godzilla:2.9.1")
def test_a_card_with_a_japanese_text_alone_has_its_abilities() -> None:
    english = compile_card(read(text=ENTER).printed).abilities.terms
    assert english
    for fields in ({}, {"text": "Sing."}):
        card = read(text_ja=ENTER_JA, **fields)
        assert verdict(card, candidates.READINGS).kind == COMPILED
        assert compile_card(card.printed).abilities.terms == english
    unread = read(text="Sing.", text_ja="歌う。")
    assert verdict(unread, candidates.READINGS).kind == REFUSED
    assert compile_card(read().printed).abilities.terms == ()


@pytest.mark.rule("godzilla:2.1.1", "godzilla:2.5.1")
def test_names_in_a_japanese_text_are_those_of_the_other_cards_of_the_file() -> None:
    """And of the cards that ship; the record itself keeps them."""
    other = RECORD | {"id": "X-2", "name": "Bell Crew", "name_ja": "鐘の班"}
    text_ja = "【出現時】あなたの捨て札の「鐘の班」を１枚手札に加える。"
    card = read(other, text_ja=text_ja)
    assert card.printed.words_ja == {"鐘の班": "Bell Crew"}
    assert "'Bell Crew'" in repr(compile_card(card.printed).abilities.terms)
    assert read(text_ja=text_ja).printed.words_ja is msgspec.UNSET


@pytest.mark.rule("godzilla:2.1.1", "godzilla:2.5.1")
def test_a_record_without_english_words_has_those_that_others_have() -> None:
    card = read(RECORD | {"id": "X-2"}, name=None, traits=None, text_ja=ENTER_JA)
    assert (card.printed.name, card.printed.traits) == ("Lantern Crew", ["Lantern"])
    card = read(name=None, traits=None, text_ja=ENTER_JA)
    assert (card.printed.name, card.printed.traits) == ("灯の班", ["灯"])
    assert why(card) == ""
