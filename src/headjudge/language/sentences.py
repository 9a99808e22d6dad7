"""Sentences from templates: fields filled in, verbs in the second or the third person, lists."""

from __future__ import annotations

import re
from typing import Final

_VERB: Final = re.compile(r"\{([\w-]+)\|([\w-]+)\}")


class Fields(dict[str, str]):
    """The fields of a sentence; one that is missing is written as a question mark."""

    def __missing__(self, key: str) -> str:
        return "?"


def sentence(template: str, fields: dict[str, str], second_person: bool) -> str:
    """A template with its fields filled in and its verbs in the second or the third person."""
    chosen = _VERB.sub(lambda verb: verb[1] if second_person else verb[2], template)
    return chosen.format_map(fields)


def with_points(text: str, point: str) -> list[str]:
    """The lines of a text, each with what is listed under it."""
    found: list[str] = []
    for line in text.splitlines():
        if line.startswith(point) and found:
            found[-1] += f"\n{line}"
        else:
            found.append(line)
    return found
