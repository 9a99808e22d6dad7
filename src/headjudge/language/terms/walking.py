"""Going through a term and all that it is made of: to look (`walk`), or to make another term of it
(`rewrite`)."""

from __future__ import annotations

from collections.abc import Callable
from operator import is_
from typing import Any

from headjudge.kernel.notation import names_of
from headjudge.language.terms.term import Term


def walk(term: Any, enter: Callable[[Term], bool] | None = None) -> list[Term]:
    """Every term in this one (or in these), itself first, in the order of their fields. A term
    that is not to `enter` is listed without what is inside it."""
    found: list[Term] = []
    _walk(term, enter, found)
    return found


def _walk(term: Any, enter: Callable[[Term], bool] | None, found: list[Term]) -> None:
    """Add every term in this one to `found`."""
    if isinstance(term, tuple):
        for each in term:
            _walk(each, enter, found)
    elif isinstance(term, Term):
        found.append(term)
        if enter is None or enter(term):
            _walk(inside(term), enter, found)


def inside(term: Term) -> tuple[Any, ...]:
    """What a term is made of, in the order of its fields."""
    return tuple([getattr(term, name) for name in names_of(type(term))])


def fields_of(term: Term, change: Callable[[Any], Any]) -> dict[str, Any]:
    """What a term is made of, by the names of its fields, each value changed."""
    return {name: change(getattr(term, name)) for name in names_of(type(term))}


def rewrite(term: Any, change: Callable[[Any], Any]) -> Any:
    """A term with each of its fields changed, a tuple with each of its items changed, anything
    else as it is; where nothing changes, the very same object. It goes one level down: a `change`
    that calls `rewrite` in turn goes all the way."""
    if isinstance(term, tuple):
        items = [change(each) for each in term]
        return term if all(map(is_, items, term)) else tuple(items)
    if not isinstance(term, Term):
        return term
    values = fields_of(term, change)
    return term if all(map(is_, values.values(), inside(term))) else type(term)(**values)
