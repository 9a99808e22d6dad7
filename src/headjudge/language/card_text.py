"""Card text line by line: what the texts of several games have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from headjudge.language import budget
from headjudge.language.card_grammar import CardGrammar
from headjudge.language.obstacles import obstacle
from headjudge.language.phrases import Unreadable
from headjudge.language.terms import Ability

MOST_NESTED: Final = 8  # reminders inside reminders


def read_lines(whole: str, read: Callable[[str], Iterable[Ability]]) -> tuple[Ability, ...]:
    """The abilities of all lines of a text in its normal form.

    Raises `Unreadable` with the column in that text.
    """
    abilities: list[Ability] = []
    start = 0
    with budget.of_text(len(whole)):
        for line in whole.split("\n") if whole else ():
            try:
                abilities.extend(read(line))
            except Unreadable as refused:
                raise Unreadable(whole, start + refused.column, refused.expected) from None
            start += len(line) + 1
    return tuple(abilities)


def without_nested(text: str, strip: Callable[[str], str]) -> str:
    """The text without its reminders and those inside them; `strip` removes the innermost.
    What is nested deeper than anything printed is left, and not read."""
    for _depth in range(MOST_NESTED):
        shorter = strip(text)
        if shorter == text:
            break
        text = shorter
    return text


def read_back(
    grammar: CardGrammar,
    kind: str,
    line: str,
    settle: Callable[[Any], Any],
    say: Callable[[Any], str | None],
    meaningless: tuple[type[Exception], ...],
) -> Any:
    """What a line says: the first reading that means something and says itself back. Of a line
    that can be read, but means nothing, the clause is named that is to blame."""

    def read_as(text: str) -> Any:
        def meant(value: Any) -> Any:
            whole.append(text)
            settled = settle(value)
            return settled if say(settled) == text else None

        return grammar.read_as(kind, text, meant, meaningless)

    def means_something(text: str) -> bool:
        try:
            read_as(text)
        except Unreadable:
            return False
        return True

    whole: list[str] = []  # the texts that were read whole
    try:
        return read_as(line)
    except Unreadable as refused:
        if line not in whole:
            raise
        raise Unreadable(line, obstacle(line, means_something), refused.expected) from None


def said(line: str | None, *abilities: Ability) -> str:
    """The line as it is; a `ValueError` if no words were found for these abilities."""
    if line is None:
        raise ValueError(f"no words for {abilities!r}")
    return line
