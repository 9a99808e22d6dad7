"""Card files of other makers: CSV or JSON, with a map that says which column is which.

A map names, for each field of a card, the column it stands in. It can give constants, split what
stands in one column, translate values, and replace parts of texts. It is written in a line
(`name=Name,text=Effect,type.Unit=normal`) or as a TOML file with tables of these names.
"""

from __future__ import annotations

import csv
import io
import json
import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec
from msgspec import inspect

from headjudge.kernel.errors import BadCard
from headjudge.language import toml_files
from headjudge.language.card_files import MOST_BYTES, MOST_CARDS
from headjudge.language.worded import worded

MOST_MAP: Final = 100_000  # characters of a map
MOST_COLUMNS: Final = 200
MOST_CELL: Final = 16_000  # characters in one column of a card
MOST_REPLACED: Final = 50  # parts of a field
MOST_REPLACED_BY: Final = 200  # characters
MOST_TOGETHER: Final = 20  # columns of one field
MOST_VALUES: Final = 100  # in one column
MOST_NAMED: Final = 20  # columns in a message
SEPARATORS: Final = (",", ";", "\t", "|")
TABLES: Final = (".csv", ".tsv")  # endings of files that are read as tables
NOTHING: Final = ("", "-", "–", "—")  # what stands in a column that is empty  # noqa: RUF001
_MARK: Final = "\ufeff"  # which some programs put before a file
_THOUSANDS: Final = re.compile(r"-?\d{1,3}(?:,\d{3})+")
_NUMBER: Final = re.compile(r"[+-]?\d{1,12}")
_FLAGS: Final = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}


class CardMap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the fields of a card stand. `fields`: the column of each field, or several columns
    whose contents are put together; `constants`: what all cards have; `split`: the sign between
    the several values of a column; `values`: for each field, what a value is called here;
    `replace`: for each field, what stands for parts of it; `cards`: in JSON, under which key the
    list of cards lies; `separator`: in CSV, between columns."""

    fields: dict[str, str | list[str]] = {}
    constants: dict[str, Any] = {}
    split: dict[str, str] = {}
    values: dict[str, dict[str, Any]] = {}
    replace: dict[str, dict[str, str]] = {}
    cards: str = ""
    separator: str = ""


# -- the fields of a game's cards -----------------------------------------------------------


def fields_of(form: type) -> dict[str, str]:
    """The fields that a card's record has, each with its sort: `text`, `number`, `flag` or
    `list`. A field of a part, such as another side, has the part's name before it."""
    return _fields(inspect.type_info(form), "")


def _fields(form: inspect.Type, before: str) -> dict[str, str]:
    """The fields of a struct with their sorts; those of a part have its name `before` them."""
    found: dict[str, str] = {}
    for field in form.fields if isinstance(form, inspect.StructType) else ():
        kinds = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
        name = before + field.name
        part = [each for each in kinds if isinstance(each, inspect.StructType)]
        if part:
            found |= _fields(part[0], f"{name}.")
        elif any([isinstance(each, inspect.DictType) for each in kinds]):
            continue
        elif any([isinstance(each, inspect.ListType) for each in kinds]):
            found[name] = "list"
        elif any([isinstance(each, inspect.IntType) for each in kinds]):
            found[name] = "number"
        elif any([isinstance(each, inspect.BoolType) for each in kinds]):
            found[name] = "flag"
        else:
            found[name] = "text"
    return found


# -- maps -----------------------------------------------------------------------------------


def read_map(text: str, known: Mapping[str, str]) -> CardMap:
    """A map from its TOML text, for cards with these fields; a `BadCard` names what is wrong."""
    if len(text) > MOST_MAP:
        raise worded(BadCard, "long map", "map", n=MOST_MAP)
    try:
        found = msgspec.convert(toml_files.loads(text.removeprefix(_MARK)), CardMap)
    except (ValueError, msgspec.ValidationError, RecursionError) as error:
        raise worded(BadCard, "no map", "map", why=str(error)[:MOST_MAP]) from error
    return _checked(found, known)


def parse_map(line: str, known: Mapping[str, str]) -> CardMap:
    """A map from a line: `field=Column` and `field.Value=ours`, with commas between them."""
    if len(line) > MOST_MAP:
        raise worded(BadCard, "long map", "map", n=MOST_MAP)
    fields: dict[str, str | list[str]] = {}
    values: dict[str, dict[str, Any]] = {}
    for part in line.split(","):
        left, sign, right = part.partition("=")
        name, column = left.strip(), right.strip()
        if not sign or not name or not column:
            raise worded(BadCard, "no pair", "map", text=repr(part.strip()[:80]))
        owner, _dot, value = name.partition(".")
        if name not in known and owner in known and value:
            values.setdefault(owner, {})[value] = column
        elif name in fields:
            raise worded(BadCard, "named twice", f"map.{name[:80]}")
        else:
            fields[name] = column
    return _checked(CardMap(fields=fields, values=values), known)


def _checked(found: CardMap, known: Mapping[str, str]) -> CardMap:
    """A map that speaks of these fields alone."""
    tables: tuple[Mapping[str, Any], ...] = (
        found.fields, found.constants, found.split, found.values, found.replace
    )  # fmt: skip
    for name in [each for table in tables for each in table]:
        if name not in known:
            raise worded(BadCard, "no field", f"map.{name[:80]}", known=", ".join(known))
    for name, sign in found.split.items():
        if known[name] != "list" or not sign:
            raise worded(BadCard, "no split", f"map.{name}")
    for name, parts in found.replace.items():
        if len(parts) > MOST_REPLACED:
            raise worded(BadCard, "many replacements", f"map.{name}", n=MOST_REPLACED)
        for old, new in parts.items():
            if not old or len(new) > MOST_REPLACED_BY:
                raise worded(BadCard, "no replacement", f"map.{name}", n=MOST_REPLACED_BY)
    for name, columns in found.fields.items():
        if not columns or (isinstance(columns, list) and len(columns) > MOST_TOGETHER):
            raise worded(BadCard, "few columns", f"map.{name}", n=MOST_TOGETHER)
    if found.separator and (len(found.separator) != 1 or found.separator in '"\r\n'):
        raise worded(BadCard, "no separator", "map.separator")
    folded = {
        name: {value.casefold(): ours for value, ours in words.items()}
        for name, words in found.values.items()
    }
    return msgspec.structs.replace(found, values=folded)


def is_table(file: str) -> bool:
    """Whether a file of that name is read as a table, with or without a map."""
    return file.casefold().endswith(TABLES)


# -- rows of a file -------------------------------------------------------------------------

Row = Mapping[str, Any]


def rows(data: str, card_map: CardMap) -> tuple[list[str], list[Row]]:
    """The columns of a file, CSV or JSON, and its cards. A `BadCard` names the row."""
    if len(data) > MOST_BYTES:
        raise worded(BadCard, "large cards", "file", n=MOST_BYTES)
    data = data.removeprefix(_MARK)
    if "\0" in data:
        raise worded(BadCard, "no text", "file")
    if data.lstrip().startswith("[["):
        raise worded(BadCard, "map for tables", "file")
    found = list(_json(data, card_map) if data.lstrip()[:1] in ("[", "{") else _csv(data, card_map))
    if not found:
        raise worded(BadCard, "no cards", "file")
    columns: dict[str, None] = {}
    for row in found:
        columns.update(dict.fromkeys(row))
    return list(columns), found


def _csv(data: str, card_map: CardMap) -> Iterator[Row]:
    """The columns and rows of a CSV file, each row with its line."""
    heading = data.split("\n", 1)[0][: MOST_CELL * 2]
    separator = card_map.separator or max(SEPARATORS, key=heading.count)
    lines = csv.reader(io.StringIO(data, newline=""), delimiter=separator, strict=True)
    names: list[str] | None = None
    for at, cells in _numbered(lines):
        if not any([cell.strip() for cell in cells]):
            continue
        if len(cells) > MOST_COLUMNS:
            raise worded(BadCard, "many columns", f"row {at}", n=MOST_COLUMNS)
        if names is None:
            names = [cell.strip() for cell in cells]
            twice = sorted({name for name in names if names.count(name) > 1 and name})
            if twice:
                raise worded(BadCard, "columns alike", f"row {at}", name=repr(twice[0][:80]))
            continue
        if len(cells) > len(names):
            raise worded(BadCard, "wide row", f"row {at}", count=len(cells), n=len(names))
        yield {name: cell for name, cell in zip(names, cells, strict=False) if name}


def _numbered(lines: Any) -> Iterator[tuple[int, list[str]]]:
    """The rows of a table with their lines in the file; not too many, and none malformed."""
    at = 0
    while True:
        try:
            cells = next(lines, None)
        except csv.Error as error:
            raise worded(BadCard, "no csv", f"row {lines.line_num}", why=str(error)) from error
        if cells is None:
            return
        at += 1
        if at > MOST_CARDS + 1:
            raise worded(BadCard, "many cards", "file", n=MOST_CARDS)
        for cell in cells:
            if len(cell) > MOST_CELL:
                raise worded(BadCard, "long cell", f"row {lines.line_num}", n=MOST_CELL)
        yield lines.line_num, cells


def _json(data: str, card_map: CardMap) -> Iterator[Row]:
    """The columns and cards of a JSON file, each card with its place in the list."""
    try:
        plain = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise worded(BadCard, "no json", "file", why=str(error)) from error
    for key in (card_map.cards or "cards").split(".") if isinstance(plain, dict) else ():
        plain = plain.get(key) if isinstance(plain, dict) else None
    if isinstance(plain, dict):  # by number
        plain = list(plain.values())
    if not isinstance(plain, list):
        raise worded(BadCard, "no list here", "file")
    if len(plain) > MOST_CARDS:
        raise worded(BadCard, "many cards", "file", n=MOST_CARDS)
    for at, record in enumerate(plain):
        if not isinstance(record, dict):
            raise worded(BadCard, "no fields", f"card {at + 1}")
        yield record


# -- records --------------------------------------------------------------------------------


def mapped(data: str, card_map: CardMap, known: Mapping[str, str]) -> list[dict[str, Any]]:
    """The cards of a file as records of these fields, the number under `id`. A column that is
    named like a field is that field, unless the map says otherwise."""
    columns, found = rows(data, card_map)
    places: dict[str, list[str]] = {}
    named = {_plain(column): column for column in columns}
    for name in known:
        given = card_map.fields.get(name)
        if given is not None:
            places[name] = [given] if isinstance(given, str) else list(given)
        elif name not in card_map.constants and _plain(name) in named:
            places[name] = [named[_plain(name)]]
    for name, wanted in places.items():
        for column in wanted:
            if column not in columns and column.split(".")[0] not in columns:
                there = _listed(columns)
                raise worded(
                    BadCard, "no column", f"map.{name}", name=repr(column[:80]), known=there
                )
    if "number" not in places:
        raise worded(BadCard, "no numbers", "map.number", known=_listed(columns))
    return [_record(row, places, card_map, known) for row in found]


def _listed(columns: list[str]) -> str:
    """The columns of a file in a message, the first of many."""
    return ", ".join([repr(each[:40]) for each in columns[:MOST_NAMED]])


def _plain(name: str) -> str:
    """The name of a column or field, whatever its case and whatever stands for blanks."""
    return re.sub(r"[\s_-]+", " ", name).strip().casefold()


def _record(
    row: Row, places: Mapping[str, list[str]], card_map: CardMap, known: Mapping[str, str]
) -> dict[str, Any]:
    """The record that a map makes of a row."""
    record: dict[str, Any] = {}
    for name, value in card_map.constants.items():
        _put(record, name, value)
    for name, wanted in places.items():
        found = [each for column in wanted if (each := _cell(row, column)) is not None]
        value = found[0] if len(found) == 1 else _together(found, known[name])
        value = _understood(value, name, known[name], card_map)
        if value is not None:
            _put(record, name, value)
    record["id"] = record.pop("number", "")
    return record


def _cell(row: Row, column: str) -> Any:
    """What stands in a column; in JSON also in a part of one (`stats.power`)."""
    value: Any = row
    for part in [column] if column in row else column.split("."):
        value = value.get(part) if isinstance(value, dict) else None
    if isinstance(value, str):
        value = value.strip()
        return None if value in NOTHING else value
    return value


def _together(found: list[Any], sort: str) -> Any:
    """What stands in several columns, as one value; None: nothing."""
    if not found:
        return None
    if sort == "list":
        return [each for value in found for each in (value if isinstance(value, list) else [value])]
    return "\n".join([str(each) for each in found])


def _understood(value: Any, name: str, sort: str, card_map: CardMap) -> Any:
    """A value as the field has it. What cannot be understood stays as it is: the record of that
    card is then incomplete, and says so."""
    if isinstance(value, str):
        for old, new in card_map.replace.get(name, {}).items():
            value = value.replace(old, new)
            if len(value) > MOST_CELL:
                raise worded(BadCard, "long cell", f"map.replace.{name}", n=MOST_CELL)
    words = card_map.values.get(name, {})
    if sort == "list":
        sign = card_map.split.get(name)
        if isinstance(value, str):
            value = value.split(sign, MOST_VALUES) if sign else [value]
        if not isinstance(value, list):
            return value
        parts = [_translated(_stripped(each), words) for each in value]
        return [each for each in parts if each not in NOTHING]
    value = _translated(value, words)
    if sort == "number":
        return _number(value)
    if sort == "flag" and isinstance(value, str):
        return _FLAGS.get(value.casefold(), value)
    if sort == "text" and isinstance(value, list):
        return "\n".join([each for each in value if isinstance(each, str)])
    if sort == "text" and isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return value


def _stripped(value: Any) -> Any:
    """A value without blanks around it."""
    return value.strip() if isinstance(value, str) else value


def _translated(value: Any, words: Mapping[str, Any]) -> Any:
    """What a value is called here, whatever its case."""
    if not words or not isinstance(value, str | int):
        return value
    return words.get(str(value).casefold(), value)


def _number(value: Any) -> Any:
    """A whole number, as people write it; anything else stays what it is."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if not isinstance(value, str):
        return value
    plain = unicodedata.normalize("NFKC", value).replace("\u2212", "-")
    if _THOUSANDS.fullmatch(plain):
        plain = plain.replace(",", "")
    return int(plain) if _NUMBER.fullmatch(plain) else value


def _put(record: dict[str, Any], name: str, value: Any) -> None:
    """Give a record this value; of a part, within the part."""
    *parts, last = name.split(".")
    for part in parts:
        record = record.setdefault(part, {})
    record[last] = value
