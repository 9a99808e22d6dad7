"""Decks as people write them: lists of cards, pasted or in a file.

A line names a card and how many: `4 Name`, `4x Name`, `Name x4`, `4 NUMBER`, `4 NUMBER Name`,
`4 Name (NUMBER)`, or `Name` alone. Headings say which part of the deck the cards below them
fill (`Leader: Name` is both in one line); a card under no heading goes where its type belongs.
Lines that begin with # or // are comments. `Name: …` and `Plan: …` are about the deck.

Every line that is not understood is told, with the cards that may have been meant, and together
with the rules that the rest of the deck breaks.
"""

from __future__ import annotations

import json
import re
import unicodedata
from typing import Any, Final, Generic, TypeVar

import msgspec

from headjudge.kernel.errors import Argument, BadDeck, HeadjudgeError
from headjudge.kernel.pool import Pool
from headjudge.language import deck_files
from headjudge.language.card_names import CardNames, fold, names_in
from headjudge.language.deck_files import MOST_BYTES, MOST_COPIES, violation
from headjudge.language.deck_forms import ABOUT, DeckForm, Part, name_of, one_line

D = TypeVar("D", bound=msgspec.Struct)

MOST_LINES: Final = 1_000
MOST_SIGNS: Final = 1_000  # of one line
MOST_SHOWN: Final = 60  # of a line that is not understood
LONGEST_HEADING: Final = 60
FIRST_KANA: Final = "\u3040"
MOST_WORDS: Final = 3  # of a card's number
MOST_NAMED: Final = 5  # cards in one message
MOST_SUGGESTED: Final = 100  # lines for which cards with a like name are looked for

_KEY: Final = re.compile(r"""(?:[\w.-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+(?:=|\.[ \t]*+["'])""")
_BULLET: Final = re.compile(r"[-*•・] (?=\S)")
_COUNT_FIRST: Final = (
    re.compile(r"([0-9]+) ?(?:[x×*]|枚) (.+)", re.IGNORECASE),
    re.compile(r"([0-9]+)(?:[x×*]|枚)([^ ].*)", re.IGNORECASE),
    re.compile(r"([0-9]+) (.+)"),
)
_COUNT_LAST: Final = (
    re.compile(r"(.+?) ?[([]?[x×*] ?([0-9]{1,6})[)\]]?", re.IGNORECASE),
    re.compile(r"(.+?) ?([0-9]{1,6})枚"),
)
_COUNT_OF_HEADING: Final = re.compile(r"[ ([:-]*[0-9]+ ?(?:cards?|枚)?[)\] ]*$", re.IGNORECASE)
_REMARK: Final = re.compile(r" (?:#|//)")


def read_deck(form: DeckForm[D], data: str, pool: Pool | None = None, name: str = "") -> D:
    """A deck from its text, TOML or a list, of the cards of a pool (None: those that ship). A
    list that does not say its name gets this one. A `BadDeck` has all that is wrong."""
    if len(data) > MOST_BYTES or len(data.encode(errors="replace")) > MOST_BYTES:
        raise BadDeck(f"a deck file larger than {MOST_BYTES} bytes")
    if is_toml(data):
        return deck_files.read(data, form.make)
    return DeckList(form, form.maker.shipped_pool() if pool is None else pool).read(
        data, name or "Deck"
    )


def is_toml(data: str) -> bool:
    """Whether a text is meant as TOML, well formed or not: its first line that is no comment
    has a key and a value."""
    for line in data.removeprefix("\ufeff").splitlines():
        text = line.strip()
        if text and not text.startswith("#"):
            return _KEY.match(text) is not None
    return False


class Named:
    """A card that a line names: the line's number, the part its heading says (None: none), the
    card's number, and how many."""

    __slots__ = ("at", "count", "number", "part")

    def __init__(self, at: int, part: Part | None, count: int, number: str) -> None:
        self.at = at
        self.part = part
        self.count = count
        self.number = number


class DeckList(Generic[D]):
    """A list while it is read: the cards named so far, and what was not understood."""

    __slots__ = (
        "about", "clash", "form", "headings", "left_out", "named", "names", "pool", "wrong",
    )  # fmt: skip

    def __init__(self, form: DeckForm[D], pool: Pool) -> None:
        self.form = form
        self.pool = pool
        self.names: CardNames = names_in(pool)
        self.headings = form.headings()
        self.about: dict[str, str] = {}
        self.named: list[Named] = []
        self.wrong: list[tuple[int, HeadjudgeError]] = []  # a line's number, and what is wrong
        self.left_out = 0  # cards on lines that are not understood
        self.clash = ""  # a number that a line has with another card's name

    def read(self, data: str, name: str) -> D:
        """The deck of a list. A `BadDeck` has every line that is not understood, and the rules
        that the others break."""
        lines = data.removeprefix("\ufeff").splitlines()
        if len(lines) > MOST_LINES:
            raise BadDeck(f"a list of more than {MOST_LINES} lines")
        part: Part | None = None
        for at, line in enumerate(lines, 1):
            part = self.read_line(at, line, part)
        if not self.named and not self.wrong:
            raise BadDeck("no cards in it")
        deck = self.form.make({"name": name, **self.about, **self.parts()})
        if self.wrong:
            found = [error for _at, error in sorted(self.wrong, key=lambda each: each[0])]
            found += self.broken(deck)
            raise BadDeck("; ".join([str(each) for each in found]), tuple(found))
        return deck

    def broken(self, deck: D) -> list[HeadjudgeError]:
        """The rules that the cards on the lines that are understood break."""
        try:
            found = self.form.broken(deck, self.pool)
        except BadDeck as error:
            found = list(error.violations)
        if found and self.left_out:
            found.insert(0, violation("left out", "deck", count=self.left_out))
        return found

    def problem(self, key: str, at: int, left_out: int = 0, **arguments: Argument) -> None:
        """Note what is wrong with a line, and how many cards it would have had."""
        self.wrong.append((at, violation(key, "deck", "", "", line=at, **arguments)))
        self.left_out += min(left_out, MOST_COPIES)

    # -- lines

    def read_line(self, at: int, line: str, part: Part | None) -> Part | None:
        """Read a line under a heading; the heading that the next line stands under."""
        if len(line) > MOST_SIGNS:
            self.problem("long line", at, n=MOST_SIGNS)
            return part
        text = " ".join(unicodedata.normalize("NFKC", line).split())
        if not text or text.startswith(("#", "//")):
            return part
        text = _BULLET.sub("", text, count=1) if _BULLET.match(text) else text
        heading = self.heading_in(text)
        if heading in self.headings:
            return self.headings[heading]
        before, colon, after = text.partition(":")
        if colon and after and not self.names.named(text):
            field = about_of(before)
            if field:
                self.about[field] = value_in(line, after)
                return part
            if fold(before) in self.headings:
                self.read_card(at, after.strip(), self.headings[fold(before)])
                return part
        if colon and not after:
            known = ", ".join([each.en for each in self.form.parts])
            self.problem("no heading", at, text=shown(before), parts=known)
            return None
        self.read_card(at, text, part)
        return part

    def heading_in(self, text: str) -> str:
        """A line as headings are compared: as it is, or without how many cards are below it."""
        key = fold(text[: LONGEST_HEADING + 1])
        if len(text) > LONGEST_HEADING or key in self.headings or self.names.named(text):
            return key
        return fold(_COUNT_OF_HEADING.sub("", text.rstrip(" =*_~#-")))

    def read_card(self, at: int, text: str, part: Part | None) -> None:
        """Note the card that a line names, or why it names none."""
        self.clash = ""
        found = self.meant(text)
        remark = _REMARK.search(text)
        if not found and remark is not None:
            text = text[: remark.start()]
            found = self.meant(text)
        count, name = next(iter([*counted_first(text), *counted_last(text)]), (1, text))
        if not found:
            self.unknown(at, count, name)
        elif len(found) > 1:
            ways = [f"{n} × {self.title(numbers[0])}" for n, numbers in found]
            self.problem("several ways", at, count, cards=" / ".join(ways))
        else:
            self.note(at, part, *found[0])

    def note(self, at: int, part: Part | None, count: int, numbers: list[str]) -> None:
        """Note so many of a card; of several with its name, the one that belongs to the part."""
        if part is not None and len(numbers) > 1:
            here = [each for each in numbers if self.form.home(self.pool[each]) is part]
            numbers = here if len(here) == 1 else numbers
        if len(numbers) > 1:
            known = self.titles(numbers)
            self.problem("several cards", at, count, count=len(numbers), cards=known)
        elif not 1 <= count <= MOST_COPIES:
            self.problem("no count", at, n=MOST_COPIES)
        else:
            self.named.append(Named(at, part, count, numbers[0]))

    def meant(self, text: str) -> list[tuple[int, list[str]]]:
        """What a line may mean: how many, and the cards that it may name. Signs at its beginning
        or end are a count only if what is left is a card; they may be part of a name."""
        found: list[tuple[int, list[str]]] = []
        whole = self.names.numbered(text) or self.names.named(text)
        if whole:
            found.append((1, whole))
        for count, rest in (*counted_first(text), *counted_last(text)):
            numbers = self.cards(rest)
            if numbers and (count, numbers) not in found:
                found.append((count, numbers))
        if not found:
            numbers = self.cards(text)
            return [(1, numbers)] if numbers else []
        return found

    def cards(self, text: str) -> list[str]:
        """The cards that a text names: by number, by name, or by both in either order."""
        found = self.names.numbered(text) or self.names.named(text)
        if found:
            return found
        words = text.split(" ")
        for size in range(min(MOST_WORDS, len(words) - 1), 0, -1):
            for number, name in (
                (words[:size], words[size:]),
                (words[-size:], words[:-size]),
            ):
                for each in self.numbered(" ".join(number)):
                    if self.names.agrees(each, " ".join(name)):
                        return [each]
                    self.clash = each
        return []

    def numbered(self, text: str) -> list[str]:
        """The cards with a number, which may stand in brackets."""
        return self.names.numbered(text) or self.names.numbered(text.strip("()[]"))

    def unknown(self, at: int, count: int, text: str) -> None:
        """Note that a text names no card, and which may have been meant."""
        for number in dict.fromkeys([text, text.split(" ")[0]]):
            why = self.pool.incomplete.get(number)
            if why is not None:
                self.problem("incomplete card", at, count, number=number, why=one_line(why))
                return
        near = self.names.nearest(text) if len(self.wrong) < MOST_SUGGESTED else []
        told: dict[str, Argument] = {"text": shown(text)}
        if self.clash:
            near = [each for each in near if each != self.clash]
            told["card"] = self.title(self.clash)
        key = "other name" if self.clash else "no card"
        if near:
            lang = "ja" if any([sign >= FIRST_KANA for sign in text]) else "en"
            key, told["cards"] = f"{key} but", self.titles(near, lang)
        self.problem(key, at, count, **told)

    def title(self, number: str, lang: str = "en") -> str:
        """A card in a message."""
        return f"{one_line(name_of(self.pool, number, lang))[:MOST_SHOWN]} ({number})"

    def titles(self, numbers: list[str], lang: str = "en") -> str:
        """Some cards in a message."""
        more = ["…"] if len(numbers) > MOST_NAMED else []
        return ", ".join([*[self.title(each, lang) for each in numbers[:MOST_NAMED]], *more])

    # -- parts

    def parts(self) -> dict[str, Any]:
        """The parts of the deck: what headings say, then what belongs where by its type."""
        empty: dict[str, Any] = {"dict": {}, "list": [], "str": ""}
        deck = {part.field: type(empty[self.form.kind(part)])() for part in self.form.parts}
        waiting: dict[tuple[Part, object], list[Named]] = {}
        for each in self.named:
            if each.part is not None:
                self.put(deck, each.part, each, each.count)
                continue
            card = self.pool[each.number]
            home = self.form.home(card)
            if home.slot is None or self.form.kind(home) == "dict":
                self.put(deck, home, each, each.count)
            else:
                waiting.setdefault((home, home.slot(card)), []).append(each)
        filled = [part for part in self.form.parts if deck[part.field]]
        for (home, _slot), cards in waiting.items():
            self.put_waiting(deck, home, cards, home in filled)
        return deck

    def put_waiting(
        self, deck: dict[str, Any], home: Part, cards: list[Named], filled: bool
    ) -> None:
        """Put one of the cards that belong into one place of a part there, and the others into
        the rest of the deck. If there are different ones, a heading must say which."""
        different = list(dict.fromkeys([each.number for each in cards]))
        if not filled and len(different) > 1:
            known = self.titles(different)
            self.problem("which of them", cards[0].at, part=home.en, cards=known)
        for each in cards:
            left = each.count
            if not filled:
                self.put(deck, home, each, 1)
                filled, left = True, left - 1
            if left:
                self.put(deck, self.form.rest(), each, left)

    def put(self, deck: dict[str, Any], part: Part, each: Named, count: int) -> None:
        """Put so many of a card into a part of the deck."""
        there = deck[part.field]
        if part.within:
            inside = next(other for other in self.form.parts if other.field == part.within)
            self.put(deck, inside, each, count)
        if isinstance(there, dict):
            there[each.number] = there.get(each.number, 0) + count
            if there[each.number] > MOST_COPIES:
                there[each.number] = MOST_COPIES
                self.problem("too many copies", each.at, n=MOST_COPIES, number=each.number)
        elif isinstance(there, list):
            there.extend([each.number] * count)
            if len(there) > MOST_COPIES:
                del there[MOST_COPIES:]
                self.problem("too many in part", each.at, n=MOST_COPIES, part=part.en)
        elif there not in ("", each.number) or (not part.within and (there or count > 1)):
            self.problem("one card", each.at, part=part.en)
        else:
            deck[part.field] = each.number


def about_of(heading: str) -> str:
    """The field of a deck that a heading is about; nothing: none."""
    key = fold(heading)
    for field, known in ABOUT.items():
        if key in [fold(each) for each in known]:
            return field
    return ""


def value_in(line: str, after: str) -> str:
    """What stands behind the colon of a line, as it is written or in quotes. `after`: the same
    with its variants of letters made alike, for a sign that is no colon before that."""
    text = [*re.split("[:：]", line, maxsplit=1), after][1].strip()
    if text.startswith('"'):
        try:
            return str(json.loads(text))
        except ValueError:
            return text
    return text


def counted_first(text: str) -> list[tuple[int, str]]:
    """A line as a count and what follows it."""
    found = [pattern.fullmatch(text) for pattern in _COUNT_FIRST]
    return [(int(each[1]), each[2]) for each in found if each is not None]


def counted_last(text: str) -> list[tuple[int, str]]:
    """A line as a count and what is before it."""
    found = [pattern.fullmatch(text) for pattern in _COUNT_LAST]
    return [(int(each[2]), each[1]) for each in found if each is not None]


def shown(text: str) -> str:
    """A text of a user's, as it is told in a message."""
    line = one_line(text)
    return repr(line if len(line) <= MOST_SHOWN else f"{line[:MOST_SHOWN]}…")
