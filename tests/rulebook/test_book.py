"""The rulebook as data, and reading an official text."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from headjudge.kernel.errors import UnknownGame
from headjudge.rulebook import book
from headjudge.rulebook.book import (
    DASHED,
    LETTERED,
    BadRulebook,
    Diff,
    diff,
    fingerprint,
    is_under,
    normalise,
    parse,
    parse_official,
    what_is_done,
)
from headjudge.rulebook.evidence import Place

HEAD = '[rulebook]\ngame = "harbor"\ntitle = "Harbor"\neditions = ["en-2", "en-1"]\n[rules]\n'

TEXT = """
Contents
1. Ships..... 3

# Rules

1. Ships

1.1 Sailing

- 1.1.1. 1.1.1. A ship sails
one step (see 1.1.2) and

then stops.

1\t2\t3
A caption that is no rule

 - 1.1.2. It never
   sails back.

2. Hats

2.1. Hats are worn.
"""


def test_a_rule_tells_its_gloss_kind_and_editions(harbor: Callable[..., Place]) -> None:
    loaded = book.load("harbor", harbor().package)
    rule = loaded.rules["6.1.1"]
    assert rule.gloss() == "A ship is a card."
    assert rule.gloss("ja") == "船はカードである。"
    assert loaded.rules["6.1.2"].gloss("ja") == "A ship sails one step."
    assert rule.chapter == "6"
    assert (rule.kind, rule.via, rule.is_operative) == ("definition", "6.1.2", False)
    assert loaded.rules["6.1.2"].is_operative
    assert loaded.rules["6.2"].reason == "Hats."
    assert loaded.rules["6.1.2"].editions["en-1"] == ("6.1.1", "00000000000a")


def test_an_edition_has_numbers_of_its_own(harbor: Callable[..., Place]) -> None:
    loaded = book.load("harbor", harbor().package)
    assert loaded.numbers("en-2") == ("6.1", "6.1.1", "6.1.2", "6.1.3", "6.2")
    assert loaded.numbers("en-1") == ("6.1", "6.1.1")


def test_one_rule_may_be_several_in_another_edition() -> None:
    entry = '"1.1" = { kind = "heading", en = "x", "en-1" = "1.1#00000000000a 1.2#00000000000b" }'
    loaded = parse(HEAD + entry)
    assert loaded.rules["1.1"].editions == {"en-1": ("1.1", "00000000000a")}
    assert loaded.rules["1.1"].more == {"en-1": (("1.2", "00000000000b"),)}
    assert loaded.hashes("en-1") == {"1.1": "00000000000a", "1.2": "00000000000b"}


def test_a_rule_is_under_another_by_its_number() -> None:
    assert is_under("7.5.1", "7.5") and is_under("8-4c", "8-4") and is_under("7.5", "7.5")
    assert not is_under("7.51", "7.5") and not is_under("7", "7.5")


@pytest.mark.parametrize(
    ("number", "done"), [("10-9", "10-9-1"), ("10-5-4", "10-5-4"), ("10-1-2", "10-1-2"), ("", "")]
)
def test_of_a_heading_the_first_keyword_rule_under_it_says_what_is_done(
    number: str, done: str
) -> None:
    assert what_is_done("dragonball", number) == done


def test_a_game_without_a_rulebook_is_unknown() -> None:
    for name in ("nosuchgame", "../kernel"):
        with pytest.raises(UnknownGame):
            book.load(name)


@pytest.mark.parametrize(
    ("entry", "field"),
    [
        ('"1.1" = "x"', "1.1"),
        ('"1.1" = { kind = "heading" }', "1.1.en"),
        ('"1.1" = { en = "x", colour = "red" }', "1.1.colour"),
        ('"1.1" = { en = "x", "en-2" = "1.1" }', "1.1.en-2"),
        ('"1.1" = { en = "x", "en-2" = "1.1#xyz" }', "1.1.en-2"),
        ('"1.1" = { en = "x" }\n"1.1" = { en = "y" }', "rulebook.toml"),
    ],
)
def test_a_malformed_rulebook_names_the_field(entry: str, field: str) -> None:
    with pytest.raises(BadRulebook) as caught:
        parse(HEAD + entry)
    assert caught.value.field.endswith(field)


def test_an_official_text_is_read_across_page_breaks() -> None:
    assert parse_official(TEXT) == {
        "1.1": "Sailing",
        "1.1.1": "A ship sails one step (see 1.1.2) and then stops.",
        "1.1.2": "It never sails back.",
        "2.1": "Hats are worn.",
    }


def test_other_layouts_need_only_their_pattern() -> None:
    assert parse_official("7-2. Ships\n7-2-1.\nA ship\nsails.\n", DASHED) == {
        "7-2": "Ships",
        "7-2-1": "A ship sails.",
    }
    lettered = "14-4. Ships\n\n- 14\u20134b-8. A ship sails.\n14-4b-8a. Back."
    assert list(parse_official(lettered, LETTERED)) == ["14-4", "14-4b-8", "14-4b-8a"]


def test_white_space_is_the_typesetters() -> None:
    assert normalise(" a\n  **b**\tc ") == "a b c"
    assert normalise("船が 0 以下\nのとき a b") == "船が0以下のときa b"
    assert fingerprint("a  b") == fingerprint("a\nb")
    assert fingerprint("a b") != fingerprint("a c")


def test_a_new_text_is_compared_with_what_the_book_knows() -> None:
    entries = [
        f'"{number}" = {{ kind = "heading", en = "x", "en-2" = "{number}#{fingerprint(words)}" }}'
        for number, words in (("1.1", "Sailing"), ("1.1.2", "It sails back."), ("1.2", "Gone."))
    ]
    loaded = parse(HEAD + "\n".join(entries))
    assert diff(loaded, "en-2", TEXT) == Diff(
        added=("1.1.1", "2.1"), removed=("1.2",), changed=("1.1.2",)
    )
    with pytest.raises(UnknownGame, match="en-3"):
        diff(loaded, "en-3", TEXT)
