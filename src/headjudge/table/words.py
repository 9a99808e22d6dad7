"""What the table itself says, in English and Japanese.

`words_en.toml` and `words_ja.toml` are the words of the browser's pages, which they fetch;
`said_en.toml` and `said_ja.toml` are what the server says.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from headjudge import games
from headjudge.kernel.errors import Argument, HeadjudgeError
from headjudge.language.worded import in_words
from headjudge.language.words import MODEL, Table, Tables, check_alike, read, text_of


class Refusal(HeadjudgeError):
    """Something that a table does not do. Its key finds the sentence for it."""


@cache
def tables(file: str, lang: str) -> Tables:
    """The tables of a file in a language; one that differs from the English file in its keys or
    fields is refused."""
    found = read(text_of("headjudge.table", f"{file}_{lang}.toml"))
    if lang != MODEL:
        check_alike(tables(file, MODEL), found)
    return found


def say(key: str, lang: str, **fields: object) -> str:
    """The sentence under a key, with these fields filled in."""
    return tables("said", lang)["said"][key].format(**fields)


def pages(lang: str) -> Table:
    """What the browser's pages say, by key, whichever table of their file it is in."""
    found = tables("words", lang)
    return {key: text for table in found.values() for key, text in table.items()}


def refusal(key: str, field: str = "", **arguments: Argument) -> Refusal:
    """The error with this key, with its English sentence."""
    said = tables("said", MODEL)["errors"][key].format(**arguments)
    return Refusal(said, field=field, rule="", key=key, **arguments)


def error_text(error: HeadjudgeError, lang: str, wording: Any = None) -> str:
    """An error in words, without its field and rule: by the table's own words, the game's, or
    those that all games share."""
    if isinstance(error, Refusal):
        return tables("said", lang)["errors"][error.key].format(**error.arguments)
    plain = HeadjudgeError(error.message, field="", rule="", key=error.key, **error.arguments)
    if wording is not None and error.key:
        return str(wording.error(plain, lang))
    return in_words(plain, lang)


def wording_of(game: str) -> Any:
    """The words of a game about the cards that ship; None: it has none."""
    title = games.load(game)
    return None if title.wording is None else title.wording(title.rules().shipped)
