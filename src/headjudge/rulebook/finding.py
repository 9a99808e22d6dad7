"""Finding rules: by a number as people write it, by words of our glosses, and by reference."""

from __future__ import annotations

import math
import re
import unicodedata
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Final

from headjudge.kernel.errors import HeadjudgeError
from headjudge.rulebook import book
from headjudge.rulebook.book import Book, Rule

MOST_FOUND: Final = 10
MOST_WORDS: Final = 40
NEAR: Final = 3  # numbers named for one that there is not

_PARTS: Final = re.compile(r"\d+|[a-z]+")
_WORDS: Final = re.compile(r"[a-z0-9]+|[\u3040-\u30ff\u3400-\u9fff]+")
_JAPANESE: Final = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
# Words that every gloss has, and what is left of a word without its ending.
_SMALL: Final = frozenset(
    {
        "a", "an", "and", "are", "as", "at", "be", "by", "can", "for", "from", "has", "have", "if",
        "in", "is", "it", "its", "may", "not", "of", "on", "or", "that", "the", "their", "they",
        "this", "to", "when", "which", "with", "you", "your",
    }
)  # fmt: skip
_ENDINGS: Final = ("ies", "ing", "es", "ed", "s", "e")


# -- by number --------------------------------------------------------------------------------


def parts_of(number: str) -> tuple[str, ...]:
    """The parts of a number, whatever stands between them: `7-5`, `7.5` and `rule 7.5` are one."""
    text = unicodedata.normalize("NFKC", number).casefold()
    digit = re.search(r"\d", text)
    return tuple(_PARTS.findall(text[digit.start() :])) if digit else ()


@cache
def by_parts(game: str) -> dict[tuple[str, ...], str]:
    """Our number of a rule, by the parts of every number that an edition gives it."""
    found: dict[tuple[str, ...], str] = {}
    rules = book.load(game).rules
    for number in rules:
        found[parts_of(number)] = number
    for number, rule in rules.items():
        for edition in rule.editions:
            for said, _digest in rule.wordings(edition):
                found.setdefault(parts_of(said), number)
    return found


def find_rule(game: str, number: str) -> Rule:
    """A rule by our number or an edition's, as people write it. An unknown number is an error that
    names the nearest."""
    rules = book.load(game).rules
    if number in rules:
        return rules[number]
    wanted = parts_of(number)
    known = by_parts(game)
    if wanted in known:
        return rules[known[wanted]]
    near = ", ".join(nearest(known, wanted))
    message = f"{game} has no rule {number[:40]!r}" + (f"; there is {near}" if near else "")
    raise HeadjudgeError(message, field="number")


def nearest(known: dict[tuple[str, ...], str], wanted: tuple[str, ...]) -> list[str]:
    """The numbers that begin as this one does, the most alike first."""
    alike = [(shared(each, wanted), -abs(len(each) - len(wanted)), each) for each in known]
    best = sorted([each for each in alike if each[0]], key=lambda each: each[:2], reverse=True)
    return [known[each] for _shared, _length, each in best[:NEAR]]


def shared(one: tuple[str, ...], other: tuple[str, ...]) -> int:
    """How many parts two numbers have in common, from the first on."""
    count = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            break
        count += 1
    return count


# -- by words ---------------------------------------------------------------------------------


def words_of(text: str) -> list[str]:
    """The words of a text: English without endings, Japanese in pairs of signs."""
    found: list[str] = []
    for word in _WORDS.findall(unicodedata.normalize("NFKC", text).casefold()):
        if _JAPANESE.match(word):
            found += [word[at : at + 2] for at in range(max(1, len(word) - 1))]
        elif word not in _SMALL:
            found.append(stem(word))
    return found


def stem(word: str) -> str:
    """An English word without its ending."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) > 2:
            return word.removesuffix(ending)
    return word


@cache
def counted(game: str) -> tuple[dict[str, Counter[str]], dict[str, float]]:
    """By rule, how often each word stands in our glosses; by word, how much it tells."""
    by_rule = {
        number: Counter(words_of(" ".join(rule.glosses.values())))
        for number, rule in book.load(game).rules.items()
    }
    having: Counter[str] = Counter()
    for words in by_rule.values():
        having.update(list(words))
    telling = {word: math.log(1 + len(by_rule) / count) for word, count in having.items()}
    return by_rule, telling


def search(game: str, words: str, most: int = MOST_FOUND) -> list[Rule]:
    """The rules whose glosses, in English or Japanese, say most of these words, best first."""
    rules = book.load(game).rules
    by_rule, telling = counted(game)
    wanted = dict.fromkeys(words_of(words[:400])[:MOST_WORDS])
    scores: dict[str, float] = {}
    for number, there in by_rule.items():
        length = 1 + sum(there.values()) / 30
        hit = [word for word in wanted if word in there]
        if hit:
            score = sum(telling[word] * (1 + math.log(there[word])) for word in hit)
            scores[number] = score * len(hit) / len(wanted) / length
    best = sorted(scores, key=lambda number: (-scores[number], list(rules).index(number)))
    return [rules[number] for number in best[:most]]


# -- by reference -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Relations:
    """What a rule stands under, what stands under it, what it refers to and what refers to it."""

    above: tuple[str, ...]
    below: tuple[str, ...]
    refers_to: tuple[str, ...]
    referred_by: tuple[str, ...]


def relations(game: str, number: str) -> Relations:
    """The rules that go with a rule."""
    rules = book.load(game).rules
    own = parts_of(number)
    above = [each for each in rules if is_above(parts_of(each), own)]
    below = [each for each in rules if is_next_below(own, parts_of(each))]
    references = references_of(game)
    to = references.get(number, ())
    by = [each for each, others in references.items() if number in others]
    return Relations(tuple(above), tuple(below), to, tuple(by))


def is_above(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Whether the first number stands over the other: it is the other's beginning."""
    return len(one) < len(other) and other[: len(one)] == one


def is_next_below(own: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Whether a number stands directly under another."""
    return is_above(own, other) and len(other) == len(own) + 1


@cache
def references_of(game: str) -> dict[str, tuple[str, ...]]:
    """By rule, the rules that our glosses and notes on it name."""
    known: Book = book.load(game)
    numbers = by_parts(game)
    pattern = re.compile(rf"(?<![\d.-]){known.pattern}(?![\d-])")
    found: dict[str, tuple[str, ...]] = {}
    for number, rule in known.rules.items():
        text = " ".join([*rule.glosses.values(), rule.via, rule.reason, rule.differs])
        named = [numbers.get(parts_of(each), "") for each in pattern.findall(text)]
        kept = tuple(dict.fromkeys([each for each in named if each and each != number]))
        if kept:
            found[number] = kept
    return found
