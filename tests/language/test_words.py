"""The files of words are read strictly: what a translator leaves out or misspells is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from headjudge.games.vanguard.telling.wording import Words
from headjudge.language import words

PACKAGE = "headjudge.games.vanguard"

Plant = Callable[[str, str, str], words.Languages[Words]]


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Plant:
    """Words of a game with something else in one of its files."""

    def planted(lang: str, line: str, instead: str) -> words.Languages[Words]:
        read = words.text_of
        path = f"telling/words_{lang}.toml"
        assert line in read(PACKAGE, path)

        def text_of(package: str, name: str) -> str:
            text = read(package, name)
            return text.replace(line, instead) if name == path else text

        monkeypatch.setattr(words, "text_of", text_of)
        monkeypatch.setattr(words, "tables", words.tables.__wrapped__)
        return words.Languages(Words, PACKAGE)

    return planted


LINE = '"place/ride" = "{who}は{card}にライドした。"\n'


def test_the_files_as_they_are_give_the_words(plant: Plant) -> None:
    found = plant("ja", LINE, LINE)
    assert found["ja"].entries["place/ride"] == "{who}は{card}にライドした。"
    assert found["en"].entries["draw"] == "{Who} {draw|draws} {card}."  # one that all games share


@pytest.mark.parametrize(
    ("lang", "line", "instead", "told"),
    [
        ("ja", LINE, "", r"entries: not the keys that English has: \['place/ride'\]"),
        ("ja", LINE, LINE.replace("place/ride", "place/rode"), "entries: not the keys"),
        ("ja", LINE, LINE.replace("{card}", "{crad}"), "entries: 'place/ride' has not the fields"),
        ("ja", LINE, LINE.replace("{who}", ""), "entries: 'place/ride' has not the fields"),
        ("ja", LINE, f"{LINE}{LINE}", "Cannot overwrite a value"),
        ("ja", "[columns]", "[colums]", "unknown field `colums`"),
        ("en", "[columns]", "[colums]", "unknown field `colums`"),
        ("en", '[columns]\n"1" = "left"\n"2" = "right"\n', "", "missing required field `columns`"),
        ("en", '"1" = "left"', '"1" = 1', "Expected `str`, got `int`"),
        ("en", "[zones]", 'stray = "text"\n[zones]', "Expected `object`, got `str`"),
        ("ja", '"超越" = "stride"', '"超越" = "strdie"', r"no word that means \['strdie'\]"),
        ("ja", '"guard" = "ガードする"', '"guard" = "ガード"', "no word for not being able to"),
    ],
)
def test_a_fault_is_refused_by_its_place(
    plant: Plant, lang: str, line: str, instead: str, told: str
) -> None:
    found = plant(lang, line, instead)
    with pytest.raises(ValueError, match=told) as caught:
        found["ja"]
    assert f"words_{lang}.toml of {PACKAGE}" in str(caught.value)


def test_a_language_is_read_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    tables = words.tables

    def noted(package: str, lang: str) -> words.Tables:
        asked.append(lang)
        return tables(package, lang)

    monkeypatch.setattr(words, "tables", noted)
    found = words.Languages(Words, PACKAGE)
    assert asked == []
    assert found["en"] is found["en"]
    assert set(asked) == {"en"}
