"""The real rulebook of Godzilla, beside the official texts where they are at hand."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from headjudge.rulebook import gate
from headjudge.rulebook.book import KINDS, Diff, diff, load, parse_official
from headjudge.rulebook.evidence import HERE

OFFICIAL = HERE.root.parent / "shared" / "rulebooks"
EDITIONS = {"ja-1.04": "godzilla-ja", "en-1.01": "godzilla-en"}

BOOK = load("godzilla")


def official(name: str) -> Path:
    path = OFFICIAL / name
    if not path.exists():
        pytest.skip("the official rulebooks are not part of the project")
    return path


def test_every_rule_is_classified_and_glossed_in_both_languages() -> None:
    assert {rule.kind for rule in BOOK.rules.values()} == KINDS
    for number, rule in BOOK.rules.items():
        assert rule.glosses.keys() == {"en", "ja"}, number
        assert rule.editions, number
        assert bool(rule.reason) == (rule.kind == "physical"), number


def test_glosses_are_sentences_and_headings_are_titles() -> None:
    for number, rule in BOOK.rules.items():
        title = rule.kind == "heading"
        assert rule.gloss("en").endswith(".") != title, number
        assert rule.gloss("ja").endswith("。") != title, number


def test_well_over_half_of_the_rules_are_operative() -> None:
    rules = BOOK.rules.values()
    assert sum(rule.is_operative for rule in rules) > 0.6 * len(rules)


def test_the_rulebook_itself_passes_the_gate() -> None:
    """Whatever code and tests there are: no gaps, no number twice, every `via` leads to a test."""
    problems = list(gate._twice(BOOK))
    for rule in BOOK.rules.values():
        problems += gate._of_rule(rule, BOOK, has_code=True, has_test=True)
    assert problems == []


def test_the_numbers_ascend() -> None:
    keys = [tuple(map(int, number.split("."))) for number in BOOK.rules]
    assert keys == sorted(keys)


def test_what_only_one_edition_has_is_told() -> None:
    for number, rule in BOOK.rules.items():
        if len(rule.editions) < len(BOOK.editions) or rule.more:
            assert rule.differs, number


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_number_of_the_edition_is_there_once(edition: str) -> None:
    numbers = official(f"{EDITIONS[edition]}.ids").read_text(encoding="utf-8").split()
    assert Counter(BOOK.numbers(edition)) == Counter(numbers)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_official_text_is_read_whole(edition: str) -> None:
    numbers = official(f"{EDITIONS[edition]}.ids").read_text(encoding="utf-8").split()
    text = official(f"{EDITIONS[edition]}.txt").read_text(encoding="utf-8")
    sentences = parse_official(text)
    assert set(sentences) == set(numbers)
    assert all(sentences.values())


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_hashes_are_those_of_the_official_text(edition: str) -> None:
    text = official(f"{EDITIONS[edition]}.txt").read_text(encoding="utf-8")
    assert diff(BOOK, edition, text) == Diff((), (), ())


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_gloss_is_the_official_sentence(edition: str) -> None:
    text = official(f"{EDITIONS[edition]}.txt").read_text(encoding="utf-8")
    sentences = parse_official(text)
    lang = edition[:2]
    for rule in BOOK.rules.values():
        if rule.kind == "heading" or edition not in rule.editions:
            continue
        theirs = re.sub(r"\W", "", sentences[rule.editions[edition][0]]).lower()
        assert re.sub(r"\W", "", rule.gloss(lang)).lower() not in theirs, rule.number
