"""Looking through a term and all that it is made of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from headjudge.language.terms.term import Term


def within(term: Any) -> Iterator[Term]:
    """Every term in this one (or in these), itself first, in the order of their fields."""
    if isinstance(term, tuple):
        for each in term:
            yield from within(each)
    elif isinstance(term, Term):
        yield term
        for field in fields(term):
            yield from within(getattr(term, field.name))
