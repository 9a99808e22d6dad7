"""The words of a game's card language, by name: a saved game names its terms by them."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

from headjudge.language import terms
from headjudge.language.doing import ACT, ASK, DO
from headjudge.language.evaluate import CONDITIONS, FILTERS, NUMBERS, OBJECTS, SIFTERS

# Of each sort of word, the tables in one of which it must have a meaning.
TABLES: Final[tuple[tuple[type, tuple[dict[type, Any], ...]], ...]] = (
    (terms.Filter, (FILTERS, SIFTERS)),
    (terms.Condition, (CONDITIONS,)),
    (terms.Quantity, (NUMBERS,)),
    (terms.Object, (OBJECTS,)),
    (terms.Action, (ACT, DO, ASK)),
    (terms.Effect, (DO, ASK)),
)
SORTS: Final = frozenset([sort for sort, _tables in TABLES])


def words_of(*vocabularies: ModuleType) -> dict[str, type]:
    """Every class of term: those of all games, and those of these modules. A word without a
    meaning is an error: a text with it would be read and then do nothing."""
    words = {
        name: each
        for module in (terms, *vocabularies)
        for name, each in vars(module).items()
        if isinstance(each, type) and issubclass(each, terms.Term)
    }
    without = [name for name, word in words.items() if not has_meaning(word)]
    if without:
        raise LookupError(f"words without a meaning: {', '.join(sorted(without))}")
    return words


def has_meaning(word: type) -> bool:
    """Whether a word is in the table for words of its sort. Abilities, groups of cards and patterns
    of events are in no table: what they mean is known where they are asked for."""
    for sort, tables in TABLES:
        if issubclass(word, sort):
            return word in SORTS or any([word in table for table in tables])
    return True
