"""One text of each family of phrases, in both languages, and exactly what it means.

All texts are invented. The two languages must say the same.
"""

from __future__ import annotations

import pytest

from headjudge.games.godzilla.language import text as card_text
from headjudge.games.godzilla.language import vocabulary as v
from tests.games.godzilla.text.families_abilities import ABILITIES
from tests.games.godzilla.text.families_effects import EFFECTS
from tests.games.godzilla.text.families_pronouns import PRONOUNS
from tests.games.godzilla.text.short import THEIRS, enter

NAMES = {"潮": "Tide", "霧": "Mist", "泡の王": "Foam King", "小舟": "Skiff"}

FAMILIES = {**ABILITIES, **EFFECTS, **PRONOUNS}


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_text_means_exactly_this(family: str, lang: str) -> None:
    english, japanese, card_type, abilities = FAMILIES[family]
    printed = english if lang == "en" else japanese
    names = None if lang == "en" else NAMES
    assert card_text.read(printed, lang, card_type, names) == abilities


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_was_read_says_itself_back(family: str, lang: str) -> None:
    english, japanese, card_type, _abilities = FAMILIES[family]
    printed = english if lang == "en" else japanese
    read = card_text.read(printed, lang, card_type)
    normal = card_text.normalise(printed, lang)
    assert card_text.say_normal(read, lang, card_type) == normal
    assert card_text.normalise(card_text.say(read, lang, card_type), lang) == normal


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_terms_without_any_wording_can_be_said(family: str, lang: str) -> None:
    _english, _japanese, card_type, abilities = FAMILIES[family]
    said = card_text.say(abilities, lang, card_type)
    assert card_text.read(said, lang, card_type) == abilities


# Other wordings of something above: the same term, each said back as it was printed.
WORDINGS = (
    ("[Enter] Retreat your opponent's monster card by 1 zone.", "battle"),
    ("[Enter] Retreat your opponent's monster card back by 1 zone.", "battle"),
    ("[Enter] Move your opponent's monster card backward by 1 zone.", "battle"),
    ("[Enter] Your opponent's monster card retreats backward by 1 zone.", "battle"),
)


@pytest.mark.parametrize(("printed", "card_type"), WORDINGS)
def test_wordings_of_equal_meaning_are_equal_terms(printed: str, card_type: str) -> None:
    read = card_text.read(printed, "en", card_type)
    assert read == (enter(v.Retreat(THEIRS, 1)),)
    assert card_text.say(read, "en", card_type) == printed
