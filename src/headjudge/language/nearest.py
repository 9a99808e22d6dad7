"""The wordings nearest to a clause that is not read: clauses of other texts that would be read in
its place, and phrases of the grammar.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from difflib import SequenceMatcher
from typing import Any, Final, NamedTuple

from headjudge.language import budget
from headjudge.language.obstacles import HEADER
from headjudge.language.phrases import Grammar, Phrase, Unreadable

MOST: Final = 3  # wordings that are told
MOST_ALIKE: Final = 200  # clauses that are compared word by word
MOST_TRIED: Final = 40  # clauses that are read in place of another
LEAST: Final = 0.34  # as alike as that, of 1
OPEN: Final = "…"  # where a phrase has room for others

_WORD: Final = re.compile(r"[A-Za-z0-9'+-]+|[^\sA-Za-z0-9'+-]")
_BRACKETS: Final = "[]【】"
_IN_BRACKETS: Final = re.compile(r"\[[^\]]*\]$")
# What a clause ends with, in English and in Japanese; a header or a cost before it is none of it.
_BETWEEN: Final = re.compile(r"[.,。、:]\s*|\n|\]\s*")


class Reader(NamedTuple):
    """How texts are read: `reads` raises an error for one that is not; `grammar` has the phrases
    of such texts."""

    reads: Callable[[str], Any]
    grammar: Grammar


def clauses(texts: Iterable[str]) -> list[str]:
    """The clauses of these texts, each once, whatever its case."""
    found: dict[str, str] = {}
    for text in texts:
        for clause in _BETWEEN.split(text):
            stripped = clause.strip(" ()[]「」")
            if len(words(stripped)) > 1:
                found.setdefault(stripped.casefold(), stripped)
    return list(found.values())


def words(text: str) -> list[str]:
    """The words of a text; of Japanese, its signs."""
    return _WORD.findall(text.casefold())


def likeness(one: list[str], other: list[str]) -> float:
    """How alike two texts are, word by word: 1 is the same, 0 has nothing in common."""
    return SequenceMatcher(None, one, other, autojunk=False).ratio()


def nearest(stopped: Unreadable, texts: Iterable[str], reader: Reader) -> list[str]:
    """Up to three wordings that are near the clause at which reading stopped. First the clause
    without its brackets, if it is read so, and clauses of these texts with which the text is read
    on from there, then phrases of the grammar; of those without room for anything the same is
    asked, so that none of them is the clause itself."""
    wanted = without_header(stopped.clause)
    bare = wanted.strip(_BRACKETS)
    found = [bare] if bare != wanted and _is_read(stopped, wanted, bare, reader) else []
    for clause in ranked(wanted, clauses(texts))[:MOST_TRIED]:
        if _is_read(stopped, wanted, clause, reader):
            found.append(clause)
            if len(found) == MOST:
                return found
    for form in ranked(wanted, forms(reader.grammar))[:MOST_TRIED]:
        if form not in found and (OPEN in form or _is_read(stopped, wanted, form, reader)):
            found.append(form)
            if len(found) == MOST:
                break
    return found


def without_header(clause: str) -> str:
    """A clause without the icons, zones and costs that stand before it; if nothing else is left,
    the last of them."""
    header = HEADER.match(clause)
    rest = clause if header is None else clause[header.end() :]
    last = _IN_BRACKETS.search(clause)
    return rest or (clause if last is None else last[0])


def ranked(clause: str, known: Iterable[str]) -> list[str]:
    """The known wordings that are like a clause, the likest first."""
    own = words(clause)
    common = set(own)
    sharing = [(len(common & set(words(each))) / (len(words(each)) or 1), each) for each in known]
    sharing = sorted([each for each in sharing if each[0] > 0], key=lambda each: -each[0])
    by_likeness = [(likeness(own, words(each)), each) for _part, each in sharing[:MOST_ALIKE]]
    by_likeness.sort(key=lambda each: (-each[0], each[1]))
    return [each for alike, each in by_likeness if alike >= LEAST]


def forms(grammar: Grammar) -> list[str]:
    """The phrases of a grammar as they are worded, with room for what they are about."""
    found: dict[str, None] = {}
    for kind in grammar.kinds.values():
        for phrase in kind.phrases:
            form = form_of(phrase)
            said = words(form.replace(OPEN, ""))
            if len(said) > 1 and any([each.isalnum() for each in said]):
                found[form] = None
    return list(found)


def form_of(phrase: Phrase) -> str:
    """The wording of a phrase."""
    said: list[str] = []
    for sort, name, extra in phrase.parts:
        if sort == "literal":
            said.append(name)
        elif sort == "plural":
            said.append(extra.split("/")[1])
        else:
            said.append(OPEN)
    return "".join(said).strip()


def _is_read(stopped: Unreadable, wanted: str, clause: str, reader: Reader) -> bool:
    """Whether a text is read whole, or at least beyond this clause, with it in the place of the
    one at which reading stopped."""
    start = stopped.text.find(stopped.clause) + stopped.clause.find(wanted)
    end = start + len(wanted)
    changed = stopped.text[:start] + clause + stopped.text[end:]
    try:
        reader.reads(changed)
    except Unreadable as error:
        left = len(stopped.text) - end
        return error.column > len(error.text) - left
    except (budget.TooManyReadings, ValueError, KeyError, TypeError, RecursionError):
        return False
    return True
