"""One text of each family of phrases, and exactly what it means. All texts are invented."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball import text as card_text
from tests.games.dragonball.text.families_effects import EFFECTS
from tests.games.dragonball.text.families_skills import SKILLS

FAMILIES = {**SKILLS, **EFFECTS}


@pytest.mark.parametrize("family", FAMILIES)
def test_text_means_exactly_this(family: str) -> None:
    printed, skills = FAMILIES[family]
    assert card_text.read(printed) == skills


@pytest.mark.parametrize("family", FAMILIES)
def test_what_was_read_says_itself_back(family: str) -> None:
    printed, _skills = FAMILIES[family]
    read = card_text.read(printed)
    normal = card_text.normalise(printed)
    assert card_text.say_normal(read) == normal
    assert card_text.normalise(card_text.say(read)) == normal


# Other wordings of something: the same term, each said back as it was printed.
WORDINGS = (
    (
        "[Auto] When this card attacks, this card gains +5000 power for the duration of the turn.",
        "[Auto] When this card attacks, this card gets +5000 power for the duration of this turn.",
        "[Auto] When this card attacks, for the duration of the turn, this card gets +5000 power.",
    ),
    (
        "[Activate: Main] Draw 1 card, and KO this card.",
        "[Activate: Main] Draw 1 card, then KO this card.",
        "[Activate: Main] Draw 1 card. Then, KO this card.",
    ),
    (
        "[Permanent] If <Karrow> is in your Drop Area, this card gains [Critical].",
        "[Permanent] If you have a <Karrow> in your Drop Area, this card gains [Critical].",
        "[Permanent] If there is a <Karrow> card in your Drop Area, this card gains [Critical].",
    ),
    (
        "[Activate: Main] Choose 1 of your opponent's Battle Cards with 10000 or less power and "
        "KO it.",
        "[Activate: Main] Choose 1 opponent Battle Card with 10000 power or less and KO that card.",
    ),
)


@pytest.mark.parametrize("wordings", WORDINGS)
def test_wordings_of_equal_meaning_are_equal_terms(wordings: tuple[str, ...]) -> None:
    read = [card_text.read(printed) for printed in wordings]
    assert read == [read[0]] * len(wordings)
    assert tuple(card_text.say(each) for each in read) == wordings
