"""Whether plain data fit the types that are given for them."""

from __future__ import annotations

import json
from functools import cache
from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints


@cache
def hints_of(shape: type) -> dict[str, Any]:
    """The keys of a form of data, and what stands under them."""
    return get_type_hints(shape, include_extras=True)


def fits(value: Any, shape: Any, at: str) -> None:
    """Whether plain data is as its type says: no key is missing, and there is no other."""
    origin = get_origin(shape)
    if shape is Any:
        assert json.dumps(value)
    elif origin is NotRequired:
        fits(value, get_args(shape)[0], at)
    elif origin in (Union, UnionType):
        if value is None:
            assert type(None) in get_args(shape), at
        else:
            (found,) = [each for each in get_args(shape) if each is not type(None)]
            fits(value, found, at)
    elif origin is Literal:
        assert value in get_args(shape), at
    elif origin is list:
        assert type(value) is list, at
        for each in value:
            fits(each, get_args(shape)[0], f"{at}[]")
    elif origin is dict:
        for key, each in value.items():
            assert type(key) is str, at
            fits(each, get_args(shape)[1], f"{at}.*")
    elif isinstance(shape, type) and hasattr(shape, "__required_keys__"):
        hints = hints_of(shape)
        assert value.keys() <= hints.keys(), at
        needed = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
        assert value.keys() >= needed, at
        for key, each in value.items():
            fits(each, hints[key], f"{at}.{key}")
    else:
        assert type(value) is shape, at
