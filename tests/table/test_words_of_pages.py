"""What the pages say: the same keys and fields in both languages."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

FIELD = re.compile(r"\{(\w+)\}")


def table(lang: str) -> dict[str, dict[str, str]]:
    """The words of the pages in a language, by section."""
    return tomllib.loads((files("headjudge.table") / f"words_{lang}.toml").read_text("utf-8"))


def test_both_languages_have_the_same_keys_and_fields() -> None:
    english, japanese = table("en"), table("ja")
    assert list(english) == list(japanese)
    for section, words in english.items():
        assert list(words) == list(japanese[section])
        for key, text in words.items():
            assert set(FIELD.findall(text)) == set(FIELD.findall(japanese[section][key])), key


def test_no_key_is_in_two_sections() -> None:
    keys = [key for words in table("en").values() for key in words]
    assert len(keys) == len(set(keys))
