"""Finding rules: by a number as people write it, by words of our glosses, and by reference."""

from __future__ import annotations

import math
import re
import unicodedata
from collections import Counter
from dataclasses import dataclass
from functools import cache
from os.path import commonprefix
from typing import Final

from headjudge.kernel.errors import HeadjudgeError
from headjudge.rulebook import book
from headjudge.rulebook.book import Book, Rule

MOST_FOUND: Final = 10
MOST_WORDS: Final = 40
NEAR: Final = 3  # numbers named for one that there is not
FAR: Final = 1 << 60
DIGITS: Final = 12  # of a part of a number that are looked at

_PARTS: Final = re.compile(r"\d+|[a-z]+")
_WORDS: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*|[\u3040-\u30ff\u3400-\u9fff]+")
_KATAKANA: Final = "\u30a1-\u30ff"
_IN_KATAKANA: Final = re.compile(f"[{_KATAKANA}]")
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
_BEGINNING: Final = "^"  # before what a word begins with: `guard` stands in `rear-guard`
# Words that share so much of their beginnings are forms of one word, as `evolution` and `evolve`.
_LEAST_SHARED: Final = 4
_MOST_DIFFERENT: Final = 0.25  # of the shorter
_OF_FORMS: Final = 0.3  # what another form of a word counts
_AS_WRITTEN: Final = 2.0  # how much more a rule counts that has a Japanese word as it is written


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
    """The numbers nearest to this one, which there is not: those that begin as it does, and of
    these those with as many parts, whose next part is nearest."""

    def distance(each: tuple[str, ...]) -> tuple[int, int, int]:
        same = shared(each, wanted)
        next_part = apart(each[same : same + 1], wanted[same : same + 1])
        return -same, abs(len(each) - len(wanted)), next_part

    return [known[each] for each in sorted(known, key=distance)[:NEAR]] if wanted else []


def apart(one: tuple[str, ...], other: tuple[str, ...]) -> int:
    """How far two parts of numbers are from each other; one that is missing, or a letter beside a
    number, is farther than any other."""
    if not one or not other or one[0].isdecimal() != other[0].isdecimal():
        return FAR
    if one[0].isdecimal():
        return abs(int(one[0][:DIGITS]) - int(other[0][:DIGITS]))
    return abs(ord(one[0][0]) - ord(other[0][0]))


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
    """The words of a text: English without endings, Japanese in pairs of signs. What an English
    word begins with is there a second time, so that it counts for more than inside of another."""
    found: list[str] = []
    for word in _WORDS.findall(unicodedata.normalize("NFKC", text).casefold()):
        if _JAPANESE.match(word):
            found += [word[at : at + 2] for at in range(max(1, len(word) - 1))]
            continue
        parts = [stem(part) for part in word.split("-") if part not in _SMALL]
        found += [*parts, *[_BEGINNING + part for part in parts[:1]]]
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


@cache
def forms_of(game: str, word: str) -> tuple[str, ...]:
    """The other forms of an English word that stand in our glosses: they begin alike."""
    if _JAPANESE.match(word) or word.startswith(_BEGINNING):
        return ()
    return tuple([each for each in counted(game)[1] if each != word and begin_alike(each, word)])


def begin_alike(one: str, other: str) -> bool:
    """Whether two words are so much alike at their beginnings that they are forms of one."""
    same = len(commonprefix([one, other]))
    return same >= max(_LEAST_SHARED, (1 - _MOST_DIFFERENT) * min(len(one), len(other)))


def as_written(words: str) -> list[re.Pattern[str]]:
    """What finds the Japanese words of a question where a word begins: not what is written in
    katakana inside of such a word."""
    text = unicodedata.normalize("NFKC", words).casefold()
    return [
        re.compile(rf"(?<![{_KATAKANA}]){word}" if _IN_KATAKANA.match(word) else word)
        for word in _WORDS.findall(text)
        if _JAPANESE.match(word)
    ]


def search(game: str, words: str, most: int = MOST_FOUND) -> list[Rule]:
    """The rules whose glosses, in English or Japanese, say most of these words, best first."""
    rules = book.load(game).rules
    by_rule, telling = counted(game)
    wanted = dict.fromkeys(words_of(words[:400])[:MOST_WORDS])
    forms = {word: forms_of(game, word) for word in wanted}
    written = as_written(words[:400])
    scores: dict[str, float] = {}
    for number, there in by_rule.items():
        hit = {word: 1.0 for word in wanted if word in there}
        for word in wanted:
            others = [each for each in forms[word] if each in there]
            if word not in hit and others:
                hit[others[0]] = _OF_FORMS
        if hit:
            score = sum(telling[each] * (1 + math.log(there[each])) * n for each, n in hit.items())
            length = 1 + sum(there.values()) / 30
            gloss = unicodedata.normalize("NFKC", rules[number].gloss("ja")).casefold()
            has_all = bool(written) and all([each.search(gloss) for each in written])
            more = _AS_WRITTEN if has_all else 1.0
            scores[number] = more * score * sum(hit.values()) / len(wanted) / length
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
