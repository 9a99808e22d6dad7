"""The words of a game's card language, by name: a saved game names its terms by them."""

from __future__ import annotations

from types import ModuleType

from headjudge.language import terms


def words_of(*vocabularies: ModuleType) -> dict[str, type]:
    """Every class of term: those of all games, and those of these modules."""
    return {
        name: each
        for module in (terms, *vocabularies)
        for name, each in vars(module).items()
        if isinstance(each, type) and issubclass(each, terms.Term)
    }
