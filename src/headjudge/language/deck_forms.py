"""What a game says of its decks' written forms, and writing a deck in either: TOML or a list.

A deck is a struct of plain data. Each of its parts is a field: cards by number and how many
(`dict`), numbers (`list`), or one number (`str`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Generic, TypeVar

import msgspec

from headjudge.kernel.cards import Card
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.pool import Pool
from headjudge.language import deck_files
from headjudge.language.card_files import NO_WORD
from headjudge.language.card_names import fold
from headjudge.language.pools import Maker

D = TypeVar("D", bound=msgspec.Struct)


class DeckRecord(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What the files of all games' decks may say beside the deck's name and its parts."""

    name_ja: str = ""
    plan: str = ""
    plan_ja: str = ""


@dataclass(frozen=True)
class Part:
    """A part of a game's decks. `field`: of the deck; `en`, `ja`: its heading in a list; `also`:
    other headings that mean it; `slot`: where in this part a card belongs that stands under no
    heading (None: not in this part), of a part without it every card that belongs nowhere else;
    `within`: the part that its card is one of, too."""

    field: str
    en: str
    ja: str
    also: tuple[str, ...] = ()
    slot: Callable[[Card], object] | None = None
    within: str = ""

    def heading(self, lang: str) -> str:
        """The heading of this part in a list in this language."""
        return self.ja if lang == "ja" else self.en


@dataclass(frozen=True)
class DeckForm(Generic[D]):
    """How a game's decks are written. `deck`: what a deck holds; `broken`: the rules that it
    breaks; `maker`: of the game's cards; `mixed`: headings that say nothing of the part a card
    belongs to."""

    deck: type[D]
    broken: Callable[[D, Pool], list[HeadjudgeError]]
    maker: Maker[Any]
    parts: tuple[Part, ...]
    mixed: tuple[str, ...] = ()

    def make(self, data: object) -> D:
        """A deck from plain data, as records hold it; a `BadDeck` names the field that is wrong."""
        deck = deck_files.convert(data, self.deck)
        for part in self.parts:
            if self.kind(part) == "dict":
                deck_files.check_counts(part.field, getattr(deck, part.field))
        return deck

    def violations(self, deck: D, edition: str, pool: Pool | None = None) -> list[HeadjudgeError]:
        """Everything that is wrong with a deck, each with its rule. Empty: it may be played."""
        return deck_files.violations(deck, pool or self.maker.shipped_pool(), self.broken)

    def decks(self) -> dict[str, D]:
        """The decks that the project ships, by the names of their files."""
        return self._shipped

    @cached_property
    def _shipped(self) -> dict[str, D]:
        """The decks of the game's package, read once."""
        files = self.maker.files_of("decks").items()
        return {
            name.removesuffix(".toml"): deck_files.read(text, self.make) for name, text in files
        }

    def kind(self, part: Part) -> str:
        """What the part's field is: `dict`, `list` or `str`."""
        field = next(f for f in msgspec.structs.fields(self.deck) if f.encode_name == part.field)
        return str(getattr(field.type, "__origin__", field.type).__name__)

    def rest(self) -> Part:
        """The part for every card that belongs to no other part."""
        return next(part for part in self.parts if part.slot is None and not part.within)

    def home(self, card: Card) -> Part:
        """The part that a card belongs to by what is printed on it."""
        for part in self.parts:
            if part.slot is not None and part.slot(card) is not None:
                return part
        return self.rest()

    def headings(self) -> dict[str, Part | None]:
        """The part that each heading means, by the heading as it is compared; None: no part."""
        found: dict[str, Part | None] = {fold(each): None for each in (*ANY_PART, *self.mixed)}
        for part in self.parts:
            found.update({fold(each): part for each in (part.en, part.ja, *part.also)})
        return found


# Headings of any game's lists that mean no particular part.
ANY_PART: Final = ("Deck", "Deck list", "Cards", "デッキ", "デッキリスト", "カード")

# What a list says of the deck itself, `Name: …`: the field, its headings in a list we write,
# and others that mean it.
ABOUT: Final[dict[str, tuple[str, ...]]] = {
    "name": ("Name", "デッキ名", "Deck name", "Title", "名前"),
    "name_ja": ("Name (Japanese)", "日本語名", "Japanese name", "name_ja"),
    "plan": ("Plan", "狙い", "Notes"),
    "plan_ja": ("Plan (Japanese)", "日本語の狙い", "Japanese plan", "plan_ja"),
}


def as_list(deck: Any, form: DeckForm[Any], pool: Pool, lang: str = "en") -> str:
    """A deck as a list that is read back as the same deck."""
    lines = []
    for field, (english, japanese, *_others) in ABOUT.items():
        text = getattr(deck, field)
        if text:
            lines.append(f"{japanese if lang == 'ja' else english}: {as_value(text)}")
    within: dict[tuple[str, str], int] = {}
    for part in form.parts:
        counts = counted(deck, form, part)
        if part.within:
            within.update({(part.within, number): 1 for number in counts})
        shown = {n: count - within.get((part.field, n), 0) for n, count in counts.items()}
        if any(shown.values()):
            lines += ["", part.heading(lang)]
        lines += [
            f"{count} {one_line(number)} {one_line(name_of(pool, number, lang))}".rstrip()
            for number, count in shown.items()
            if count
        ]
    return "\n".join(lines).strip("\n") + "\n"


def counted(deck: Any, form: DeckForm[Any], part: Part) -> dict[str, int]:
    """How many of which card are in a part."""
    return counted_in(getattr(deck, part.field))


def counted_in(value: Any) -> dict[str, int]:
    """The cards of a part's value, a table, a list or one number, and how many there are."""
    if isinstance(value, dict):
        return dict(value)
    numbers = value if isinstance(value, list) else [value] if value else []
    return {number: numbers.count(number) for number in dict.fromkeys(numbers)}


def as_toml(deck: Any, form: DeckForm[Any], pool: Pool, lang: str = "en") -> str:
    """A deck as the TOML that is read back as the same deck; comments name the cards."""
    head, tables = [], []
    for field in msgspec.structs.fields(form.deck):
        value, name = getattr(deck, field.name), field.encode_name
        if field.default is not msgspec.NODEFAULT and value == field.default:
            continue
        if field.default_factory is not msgspec.NODEFAULT and not value:
            continue
        if isinstance(value, dict):
            tables += ["", f"[{name}]"]
            tables += [
                f"{quoted(number)} = {count}{comment(pool, number, lang)}"
                for number, count in value.items()
            ]
        elif isinstance(value, list):
            head += [f"{name} = ["]
            head += [f"  {quoted(each)},{comment(pool, each, lang)}" for each in value]
            head += ["]"]
        else:
            note = comment(pool, value, lang) if value in pool.records else ""
            head.append(f"{name} = {quoted(value)}{note}")
    return "\n".join([*head, *tables]) + "\n"


def as_value(text: str) -> str:
    """A text behind `Name:`: as it is, or in quotes where that would read as another."""
    plain = text == one_line(text) and not text.startswith('"')
    return text if plain else quoted(text)


def quoted(text: str) -> str:
    """A text in quotes, as both TOML and JSON read it, without a sign that cannot be printed."""
    return NO_WORD.sub(lambda sign: f"\\u{ord(sign[0]):04x}", json.dumps(text, ensure_ascii=False))


def one_line(text: str) -> str:
    """A text without what would end a line or hide in it."""
    return " ".join("".join([sign if sign.isprintable() else " " for sign in text]).split())


def name_of(pool: Pool, number: str, lang: str) -> str:
    """A card's name in a language, or in English; nothing for a card that is not there."""
    card = pool.get(number)
    return "" if card is None else card.names.get(lang) or card.name


def comment(pool: Pool, number: str, lang: str) -> str:
    """A comment behind a card's number that names it; nothing for a card that is not there."""
    name = one_line(name_of(pool, number, lang))
    return f"  # {name}" if name else ""
