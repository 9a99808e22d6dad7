"""One text of each family of phrases, and exactly what it means. All texts are invented."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard import text as card_text
from tests.games.vanguard.text.families_abilities import ABILITIES
from tests.games.vanguard.text.families_effects import EFFECTS

FAMILIES = {**ABILITIES, **EFFECTS}


@pytest.mark.parametrize("family", FAMILIES)
def test_text_means_exactly_this(family: str) -> None:
    printed, abilities = FAMILIES[family]
    assert card_text.read(printed) == abilities


@pytest.mark.parametrize("family", FAMILIES)
def test_what_was_read_says_itself_back(family: str) -> None:
    printed, _abilities = FAMILIES[family]
    read = card_text.read(printed)
    normal = card_text.normalise(printed)
    assert card_text.say_normal(read) == normal
    assert card_text.normalise(card_text.say(read)) == normal


# Other wordings of something: the same term, each said back as it was printed.
WORDINGS = (
    (
        "[AUTO](RC):When this unit attacks, until end of turn, this unit gets [Power] +2000.",
        "[AUTO](RC):When this unit attacks, this unit gets [Power] +2000 until end of turn.",
        "[AUTO](RC):When this unit attacks, this unit gets [Power] +2000 until end of that turn.",
    ),
    (
        "[AUTO](VC):When this unit attacks, you draw a card, and retire this unit.",
        "[AUTO](VC):When this unit attacks, draw a card, retire this unit.",
        "[AUTO](VC):When this unit attacks, draw a card. Retire this unit.",
    ),
    (
        '[CONT](VC):If you have a card named "Ember" in your soul, this unit gets [Power] +1000.',
        '[CONT](VC):If there is a card named "Ember" in your soul, this unit gets [Power] +1000.',
        '[CONT](VC):If you have a "Ember" in your soul, this unit gets [Power] +1000.',
    ),
)


@pytest.mark.parametrize("wordings", WORDINGS)
def test_wordings_of_equal_meaning_are_equal_terms(wordings: tuple[str, ...]) -> None:
    read = [card_text.read(printed) for printed in wordings]
    assert read == [read[0]] * len(wordings)
    assert tuple(card_text.say(each) for each in read) == wordings
