"""The rulebook as data: every rule number once, with our own gloss of it.

The official sentences are not ours to hold. What we keep of each is a hash, enough
to tell which rules a new edition adds, drops or rewords.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, Final

from headjudge.kernel.errors import HeadjudgeError, UnknownGame

OPERATIVE: Final = frozenset({"procedure", "restriction", "keyword", "rule-action"})
KINDS: Final = OPERATIVE | {"heading", "definition", "physical"}
LANGUAGES: Final = ("en", "ja")
GAMES: Final = "headjudge.games"

# How a rulebook writes its numbers: 5.4.1, 7-2-1, 14-4b-8.
DOTTED: Final = r"\d+(?:\.\d+)+"
DASHED: Final = r"\d+(?:-\d+)+"
LETTERED: Final = r"\d+-\d+[a-z]?(?:-\d+[a-z]?)*"

_HASH_LENGTH: Final = 12
_SENTENCE_END: Final = re.compile(r"""[.。!?\])」”"]\s*$""")
_CJK: Final = "[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]"


class BadRulebook(HeadjudgeError):
    """A rulebook file is malformed; `field` says where."""


@dataclass(frozen=True)
class Rule:
    """One rule. `editions`: what each edition calls it, and the hash of its sentence there."""

    number: str
    kind: str
    glosses: dict[str, str]
    editions: dict[str, tuple[str, str]]
    # Further numbers, where an edition spreads this one rule over several.
    more: dict[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    reason: str = ""
    via: str = ""
    differs: str = ""

    def gloss(self, lang: str = "en") -> str:
        """Our sentence for it; English where the language has none."""
        return self.glosses.get(lang) or self.glosses["en"]

    @property
    def is_operative(self) -> bool:
        return self.kind in OPERATIVE

    @property
    def chapter(self) -> str:
        return re.split(r"[.-]", self.number, maxsplit=1)[0]

    def wordings(self, edition: str) -> tuple[tuple[str, str], ...]:
        """Every (number, hash) of this rule in that edition."""
        first = self.editions.get(edition)
        return () if first is None else (first, *self.more.get(edition, ()))


@dataclass(frozen=True)
class Book:
    game: str
    title: str
    editions: tuple[str, ...]
    rules: dict[str, Rule]
    pattern: str = DOTTED

    def numbers(self, edition: str) -> tuple[str, ...]:
        """That edition's own numbers, in our order; one that is claimed twice is there twice."""
        return tuple(number for rule in self.rules.values() for number, _ in rule.wordings(edition))

    def hashes(self, edition: str) -> dict[str, str]:
        return dict(pair for rule in self.rules.values() for pair in rule.wordings(edition))


@dataclass(frozen=True)
class Diff:
    """What a text has against what the book knows of that edition, by the edition's numbers."""

    added: tuple[str, ...]
    removed: tuple[str, ...]
    changed: tuple[str, ...]


@cache
def load(game: str, package: str = GAMES) -> Book:
    """The rulebook of a game. Read without importing the game's code."""
    return parse(_text(game, package, "rulebook.toml"), f"{game}/rulebook.toml")


def gloss(game: str, number: str, lang: str = "en") -> str:
    """Our own sentence for a rule of a game; of a number that is none, nothing."""
    rule = load(game).rules.get(number)
    return "" if rule is None else rule.gloss(lang)


@cache
def what_is_done(game: str, number: str) -> str:
    """The rule itself; where it is a heading, the first under it that says what a keyword does."""
    rules = load(game).rules
    if number in rules and rules[number].kind == "heading":
        for each, rule in rules.items():
            if rule.kind == "keyword" and is_under(each, number):
                return each
    return number


def is_under(number: str, rule: str) -> bool:
    """Whether a number is that rule's or one of a rule under it: 7.5.1 is under 7.5, and 7.51 is
    not."""
    return number.startswith(rule) and not number[len(rule) :][:1].isdecimal()


def excuses(game: str, package: str = GAMES) -> dict[str, str]:
    """`survivors.toml`: rules that no test can miss when knocked out, and why."""
    try:
        text = _text(game, package, "survivors.toml")
    except UnknownGame:
        return {}
    source = f"{game}/survivors.toml"
    table = _toml(text, source)
    return {number: _string(table, number, source) for number in table}


def parse(text: str, source: str = "rulebook.toml") -> Book:
    table = _toml(text, source)
    head = table.get("rulebook")
    rules = table.get("rules")
    if not isinstance(head, dict) or not isinstance(rules, dict):
        raise BadRulebook("needs the tables [rulebook] and [rules]", field=source)
    editions = head.get("editions")
    if not isinstance(editions, list) or not all(isinstance(each, str) for each in editions):
        raise BadRulebook("must be a list of strings", field=f"{source}: editions")
    pattern = head.get("numbers", DOTTED)
    return Book(
        game=_string(head, "game", source),
        title=_string(head, "title", source),
        editions=tuple(editions),
        rules={
            number: _rule(number, entry, tuple(editions), f"{source}: {number}")
            for number, entry in rules.items()
        },
        pattern=str(pattern),
    )


def _rule(number: str, entry: object, editions: tuple[str, ...], source: str) -> Rule:
    if not isinstance(entry, dict):
        raise BadRulebook("must be a table on one line", field=source)
    known = {"kind", "reason", "via", "differs", *LANGUAGES, *editions}
    unknown = sorted(set(entry) - known)
    if unknown:
        raise BadRulebook("unknown field", field=f"{source}.{unknown[0]}")
    wordings = {
        edition: _wordings(_string(entry, edition, source), f"{source}.{edition}")
        for edition in editions
        if edition in entry
    }
    return Rule(
        number=number,
        # Left empty where nobody has classified it: that is the gate's to report, not an error.
        kind=str(entry.get("kind", "")),
        glosses={
            lang: _string(entry, lang, source)
            for lang in LANGUAGES
            if lang in entry or lang == "en"
        },
        editions={edition: each[0] for edition, each in wordings.items()},
        more={edition: each[1:] for edition, each in wordings.items() if len(each) > 1},
        reason=str(entry.get("reason", "")),
        via=str(entry.get("via", "")),
        differs=str(entry.get("differs", "")),
    )


def _wordings(text: str, source: str) -> tuple[tuple[str, str], ...]:
    """`4.4.5#0123456789ab`, several with spaces between."""
    result: list[tuple[str, str]] = []
    for part in text.split():
        number, _, digest = part.partition("#")
        if not number or not re.fullmatch(rf"[0-9a-f]{{{_HASH_LENGTH}}}", digest):
            raise BadRulebook(f"{part!r} is not number#hash", field=source)
        result.append((number, digest))
    if not result:
        raise BadRulebook("is empty", field=source)
    return tuple(result)


def _text(game: str, package: str, name: str) -> str:
    """A file of the game's package, reached from the root so that no game is imported."""
    root, *folders = package.split(".")
    place = resources.files(root)
    for each in (*folders, game, name):
        place = place / each
    if not game.isidentifier() or not place.is_file():
        raise UnknownGame(f"there is no {name} for {game!r}", field="game")
    return place.read_text(encoding="utf-8")


def _toml(text: str, source: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadRulebook(str(error), field=source) from error


def _string(table: dict[str, Any], key: str, source: str) -> str:
    value = table.get(key)
    if not isinstance(value, str) or not value.strip():
        raise BadRulebook("must be a string that says something", field=f"{source}.{key}")
    return value


def parse_official(text: str, pattern: str = DOTTED) -> dict[str, str]:
    """Number to normalised sentence, of a rulebook's text with one rule a paragraph.

    A page break may fall inside a rule, with blank lines around it; so a paragraph
    without a number goes on with the rule above it as long as that has not come to
    the end of a sentence. Tables and captions are thereby left out.
    """
    start = re.compile(rf"[\s#*-]*({pattern})(?![\w-])\.?(?:\s+|$)(?:\1\.?\s+)*")
    chapter = re.compile(r"[\s#*]*\d+\.(?:\s|$)")
    sentences: dict[str, str] = {}
    current = ""
    blank = False
    for line in text.replace("\u2013", "-").splitlines():
        begins = start.match(line)
        if begins and begins[1] not in sentences:
            current = begins[1]
            sentences[current] = line[begins.end() :]
        elif not line.strip() or "\t" in line:  # a tab: a row of a table
            blank = True
            continue
        elif chapter.match(line):
            current = ""
        elif current:
            if blank and _SENTENCE_END.search(sentences[current]):
                current = ""
            else:
                sentences[current] += f"\n{line}"
        blank = False
    return {number: normalise(sentence) for number, sentence in sentences.items()}


def normalise(sentence: str) -> str:
    """White space is the typesetter's: one space, and none beside a Japanese character."""
    plain = re.sub(r"\s+", " ", sentence.replace("**", "")).strip()
    return re.sub(rf"(?<={_CJK}) | (?={_CJK})", "", plain)


def fingerprint(sentence: str) -> str:
    digest = hashlib.sha256(normalise(sentence).encode()).hexdigest()
    return digest[:_HASH_LENGTH]


def diff(book: Book, edition: str, text: str) -> Diff:
    """How the official text differs from what the book knows of that edition."""
    if edition not in book.editions:
        known = ", ".join(book.editions)
        raise UnknownGame(f"{book.game} has no edition {edition!r}, only {known}", field="edition")
    known_hashes = book.hashes(edition)
    found = {
        number: fingerprint(sentence)
        for number, sentence in parse_official(text, book.pattern).items()
    }
    return Diff(
        added=tuple(number for number in found if number not in known_hashes),
        removed=tuple(number for number in known_hashes if number not in found),
        changed=tuple(
            number for number, digest in found.items() if known_hashes.get(number, digest) != digest
        ),
    )
