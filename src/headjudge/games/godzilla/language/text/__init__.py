"""Card text and terms: what this game's cards say and what it means.

`read` turns printed text into abilities, `say` turns abilities into printed text, in
English (`en`) and Japanese (`ja`). Whatever is read says itself back:
`normalise(say(read(text))) == normalise(text)`.
"""

from __future__ import annotations

from typing import Any

from headjudge.games.godzilla.language.text import english as _english
from headjudge.games.godzilla.language.text import japanese as _japanese
from headjudge.games.godzilla.language.text import normal as _normal
from headjudge.games.godzilla.language.text import remember as _remember
from headjudge.games.godzilla.language.text import sense as _sense
from headjudge.language.card_grammar import CardGrammar
from headjudge.language.phrases import Unreadable
from headjudge.language.terms import Ability

__all__ = ["Unreadable", "normalise", "read", "say", "say_normal"]

Names = _remember.Names


def normalise(text: str, lang: str) -> str:
    """The text with everything made alike that carries no meaning."""
    _check(lang)
    return _normal.english(text) if lang == "en" else _normal.japanese(text)


def read(text: str, lang: str, card_type: str, names: Names | None = None) -> tuple[Ability, ...]:
    """The abilities that a card of this type has by this text.

    `names` translates names and traits: from each as printed to what the terms shall
    hold. Raises `Unreadable` with the column in the normalised text, also where the text
    speaks of something that is not there.
    """
    normal = normalise(text, lang)
    missing: list[_sense.Missing] = []

    def meant(found: Any) -> Any:
        abilities = _remember.settle(found, lang, names)
        try:
            _sense.check(abilities)
        except _sense.Missing as nothing:
            missing.append(nothing)
            raise
        return abilities

    try:
        abilities: tuple[Ability, ...] = _grammar(lang).read_as(
            _kind(card_type), normal, meant, (_sense.Missing,)
        )
    except Unreadable:
        if missing:
            place = _sense.place_of(missing[0], normal)
            raise Unreadable(normal, place, "something to speak of") from missing[0]
        raise
    return abilities


def say(
    abilities: tuple[Ability, ...], lang: str, card_type: str, names: Names | None = None
) -> str:
    """The abilities as printed text, one to a line."""
    text = say_normal(abilities, lang, card_type, names)
    gap = " " if lang == "en" else ""
    breaks: list[int] = []
    for count in range(1, len(abilities)):
        first = _said(abilities[:count], lang, card_type, names)
        if first is not None and text.startswith(first + gap):
            breaks.append(len(first))
    for at in reversed(breaks):
        text = f"{text[:at]}\n{text[at + len(gap) :]}"
    return _normal.english_display(text) if lang == "en" else _normal.japanese_display(text)


def say_normal(
    abilities: tuple[Ability, ...], lang: str, card_type: str, names: Names | None = None
) -> str:
    """The abilities as text in its normal form."""
    text = _said(abilities, lang, card_type, names)
    if text is None:
        raise ValueError(f"no {_grammar(lang).name} words for {abilities!r}")
    return text


def _said(
    abilities: tuple[Ability, ...], lang: str, card_type: str, names: Names | None
) -> str | None:
    grammar, kind = _grammar(lang), _kind(card_type)
    text = grammar.say(kind, _remember.unsettle(abilities, lang, names))
    if text is None:  # perhaps without the pronouns
        text = grammar.say(kind, _remember.unsettle(abilities, lang, names, called=False))
    return text


def _kind(card_type: str) -> str:
    return "strategy_text" if card_type.lower() == "strategy" else "text"


def _grammar(lang: str) -> CardGrammar:
    _check(lang)
    return _english.grammar() if lang == "en" else _japanese.grammar()


def _check(lang: str) -> None:
    if lang not in ("en", "ja"):
        raise ValueError(f"no card text in {lang!r}: 'en' or 'ja'")
