"""Cards that are written in a ruling, or only counted there, made from records like any card.

`card Ada: battle, power 10000` is a record in short: what it does not say, a plain card of its
type has. Figures have the names of the fields of a card file, with blanks.
"""

from __future__ import annotations

import re
import types
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, Final, get_args, get_origin

import msgspec

from headjudge import games, pools
from headjudge.judge.notation import BadRuling, Said, Written
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.pool import Pool
from headjudge.language.phrases import Unreadable
from headjudge.language.pools import Maker
from headjudge.language.positions import Laying
from headjudge.wishes import JAPANESE
from headjudge.wishes import plain as plain_name

ORIGIN: Final = "the ruling"
UNREAD: Final = "unread"  # where a pool keeps the errors of cards that were left out, by name
PLAIN: Final = "plain"  # what the numbers of plain cards begin with
LIST: Final = "/"  # between several values of one figure
YES: Final = {"yes": True, "no": False, "はい": True, "いいえ": False}
NONE: Final = ("none", "なし")
PLAIN_JA: Final = "無地"  # the same word in Japanese
BULLET: Final = "・"  # before the items of a list, in either language
BACKS: Final = ("back", "other_side")  # the fields for what is printed on the other side


def with_written(pool: Pool, laying: Laying, cards: list[Written]) -> Pool:
    """The pool with a plain card of each type and with the cards that are written in a ruling. A
    `BadRuling` names the line and the figure that is wrong; of a card that several rulings share,
    whoever names it is told."""
    maker: Maker[Any] = games.load(pool.game).maker
    types = games.load(pool.game).wording(pool).words("ja").types
    plain = [
        maker.from_plain(
            {"number": f"{PLAIN} {type_}", "type": type_,
             "name_ja": f"{PLAIN_JA}の{types[type_]}", **record},
            type_,
        )
        for type_, record in laying.plain.items()
    ]  # fmt: skip
    pool = maker.more(pool, plain, ORIGIN)
    known = {name: {*said, *pool.words(name)} for name, said in laying.words.items() if cards}
    unread: dict[str, BadRuling] = {}
    for at, card in enumerate(cards, 1):
        try:
            data = record_of(maker.form, laying, card)
            check_words(known, card, data)
            pool = with_one(pool, maker, card, {**data, "number": f"RULING-{at}"}, known)
        except BadRuling as error:
            if not card.shared:
                raise
            unread[plain_name(card.name.words)] = error
    pool.cache[UNREAD] = unread
    return pool


def with_one(
    pool: Pool, maker: Maker[Any], card: Written, data: dict[str, Any],
    known: Mapping[str, set[str]],
) -> Pool:  # fmt: skip
    """The pool with a card that is written in a ruling, of which this is the record. `known`: by
    figure, the words that stand there on cards."""
    number, printed = data["number"], None
    try:
        printed = maker.from_plain(data, card.name.words)
        more = maker.more(pool, [printed], ORIGIN)
        for made in [each for each in more.values() if number in each.records]:
            _ = made.abilities  # an unreadable text is found out here
    except HeadjudgeError as error:
        near: list[str] = []
        if printed is not None:
            lang = "ja" if data.get("text_ja") and not data.get("text") else "en"
            near = pools.nearest_wordings(pool.game, printed, lang)
        nearest = f"; the nearest wordings: {'; '.join(near)}" if near else ""
        figure = figure_written(known, error)
        if figure:
            nearest = f"; that is no text, but among the figures: {figure}"
        message = f"{card.name.words}: {error.message}{nearest}"
        raise BadRuling(message, card.name.line, error.rule) from error
    return more


def figure_written(known: Mapping[str, set[str]], error: HeadjudgeError) -> str:
    """The figure that a text says which cannot be read, as `icons boost`; "": it says none."""
    if isinstance(error, Unreadable):
        said = " ".join(re.findall(r"[a-z]+", plain_name(error.clause).rpartition(":")[2]))
        for name, there in known.items():
            for word in there:
                if plain_name(word) == said:
                    return f"{name} {word}"
    return ""


def record_of(form: type, laying: Laying, card: Written) -> dict[str, Any]:
    """The record of a card that is written in a ruling."""
    sorts = {**{each: each for each in laying.plain}, **laying.sorts}
    said = next((each.words for each in card.figures if each.words in sorts), "")
    type_ = sorts.get(said, "")
    if not type_:
        known = ", ".join(sorts)
        raise BadRuling(f"{card.name.words}: what sort of card? {known}", card.name.line)
    data: dict[str, Any] = copied(laying.plain[type_])
    data.update(type=type_, name=card.name.words)
    for each in card.figures:
        if each.words != said:
            set_figure(form, laying, data, each)
    add_text(data, card)
    if card.back is not None:
        fields = {each.name: each.type for each in msgspec.structs.fields(form)}
        name = next((each for each in BACKS if each in fields), "")
        side = struct_in(fields[name]) if name else None
        if side is None:
            raise BadRuling("cards of this game have no back", card.back.name.line)
        known_fields = {each.name for each in msgspec.structs.fields(side)}
        back = {key: value for key, value in data.items() if key in known_fields}
        back.update(copied(data.get(name) or {}), name=card.back.name.words, text="")
        for each in card.back.figures:
            set_figure(side, laying, back, each)
        add_text(back, card.back)
        data[name] = back
    return data


def check_words(known: Mapping[str, set[str]], card: Written, data: dict[str, Any]) -> None:
    """Raise a `BadRuling` for a word, as the name of a clan, that stands on no card."""
    for name, there in known.items():
        for word in data.get(name) or ():
            if word not in there:
                said = [each for each in card.figures if word in each.words] or [card.name]
                near = get_close_matches(word, there, 3, 0.5)
                meant = f"did you mean {', '.join(near)}?" if near else ", ".join(sorted(there))
                raise BadRuling(f"{card.name.words}: no {name} {word!r}; {meant}", said[0].line)


def copied(record: Mapping[str, Any]) -> dict[str, Any]:
    """A record of one's own."""
    return {
        name: copied(value) if isinstance(value, Mapping) else value
        for name, value in record.items()
    }


def add_text(data: dict[str, Any], card: Written) -> None:
    """The printed text, in the language it is written in."""
    text = "\n".join(card.text)
    if text:
        data["text_ja" if JAPANESE.search(text.replace(BULLET, "")) else "text"] = text


# -- figures ----------------------------------------------------------------------------------


def set_figure(form: type, laying: Laying, data: dict[str, Any], said: Said) -> None:
    """Write a figure such as `power 15000`, `clan Narukami` or `summon cap 2` into a record."""
    known = figures_of(form)
    words = " ".join(said.words.split())
    aliases = [name for name, meant in laying.figures.items() if meant in known]
    for name in sorted([*known, *aliases], key=len, reverse=True):
        behind = f"{name} " if not JAPANESE.search(name) else name
        if words.casefold() == name or words.casefold().startswith(behind.casefold()):
            path, kind = known[laying.figures.get(name, name)]
            value = value_of(kind, words[len(name) :].strip(), said, laying.values)
            there = data
            for part in path[:-1]:
                if not isinstance(there.get(part), dict):
                    there[part] = {}
                there = there[part]
            there[path[-1]] = value
            return
    names = aliases if JAPANESE.search(words) else list(known)
    near = get_close_matches(re.sub(r"\s\S*$", "", words), names, 3, 0.5)
    meant = f"; did you mean {', '.join(near)}?" if near else f": {', '.join(sorted(names))}"
    raise BadRuling(f"no figure {said.words!r}{meant}", said.line)


def figures_of(form: type, path: tuple[str, ...] = ()) -> dict[str, tuple[tuple[str, ...], Any]]:
    """The figures of a record by name, each with its place there and what it holds; those of parts
    of it too, but for other sides."""
    found: dict[str, tuple[tuple[str, ...], Any]] = {}
    for each in msgspec.structs.fields(form):
        inner = struct_in(each.type)
        if inner is None:
            found[each.name.replace("_", " ")] = ((*path, each.name), each.type)
    for each in msgspec.structs.fields(form):
        inner = struct_in(each.type)
        if inner is not None and each.name not in BACKS:
            for name, place in figures_of(inner, (*path, each.name)).items():
                found.setdefault(name, place)
    return found


def parts_of(kind: Any) -> tuple[Any, ...]:
    """The types that a field may have."""
    return get_args(kind) if get_origin(kind) is types.UnionType else (kind,)


def struct_in(kind: Any) -> type[msgspec.Struct] | None:
    """The record that a field holds; None: it holds none."""
    for each in parts_of(kind):
        if isinstance(each, type) and issubclass(each, msgspec.Struct):
            return each
    return None


def value_of(kind: Any, words: str, said: Said, meant: Mapping[str, str]) -> Any:
    """The value that words stand for in a field of this type. `meant`: what Japanese words stand
    for."""
    may_be = parts_of(kind)
    if type(None) in may_be and words in NONE:
        return None
    if bool in may_be and (not words or words in YES):
        return YES.get(words, True)
    number = words.replace(" ", "").lstrip("+-")
    if int in may_be and number.isdecimal() and len(number) < 9:
        return -int(number) if words.startswith("-") else int(number)
    if any(get_origin(each) is list for each in may_be):
        each_said = [each.strip() for each in words.replace("／", LIST).split(LIST)]
        return [] if words in NONE else [meant.get(each, each) for each in each_said]
    if str in may_be and words:
        return meant.get(words, words)
    raise BadRuling(f"no value: {said.words!r}", said.line)
