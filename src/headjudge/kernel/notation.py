"""Notation: a state as JSON and back, and its hash.

Frames are written with rule numbers (`"at": "7.5.4"` is the step that runs, and `"next"` the
one after it unless that follows in the table), cards with their printed numbers, terms with
their class names: a saved game can be read beside the rulebook, and inserting a step breaks no
saved state. Reading is strict; whatever is wrong is a `BadRecord`, and nothing is built from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import cache
from hashlib import blake2b
from operator import attrgetter
from typing import Any, Final

import msgspec

from headjudge.kernel import raw_json
from headjudge.kernel.abilities import Abilities
from headjudge.kernel.cards import Card
from headjudge.kernel.errors import BadRecord
from headjudge.kernel.flow import Procedure
from headjudge.kernel.pool import Pool, used
from headjudge.kernel.rules import Rules
from headjudge.kernel.state import (
    COLUMNS,
    DICTS,
    EFFECT_FIELDS,
    EVENT_FIELDS,
    FIXED,
    FRAMES,
    REVEALED,
    SCALARS,
    STANDBY_FIELDS,
    Effect,
    Event,
    Frame,
    Result,
    Standby,
    State,
)

MOST_COUNTED: Final = 1 << 31  # no game counts that far

# Not part of what a state is: made anew from the rest.
_DERIVED: Final = ("decision", "revision", "board", "shifts")


# Types whose values stand for themselves.
_PLAIN: Final = frozenset({int, str, bool, type(None)})
_WHOLE: Final = frozenset({int})
_TEXT: Final = frozenset({str})


# -- values -------------------------------------------------------------------------


def encoded(values: Iterable[Any]) -> list[Any]:
    """Plain JSON of each of these values; most stand for themselves."""
    return [each if type(each) in _PLAIN else encode(each) for each in values]


# The parts of what a state is made of, in the order of their names
_STORED: Final = tuple([name for name in SCALARS if name not in _DERIVED])
_OF_STATE: Final = attrgetter(*_STORED)
_OF_EVENT: Final = attrgetter(*EVENT_FIELDS)
_OF_EFFECT: Final = attrgetter(*EFFECT_FIELDS)
_OF_STANDBY: Final = attrgetter(*STANDBY_FIELDS)


def encode(value: Any) -> Any:
    """Plain JSON of a value that may stand in a state."""
    if type(value) in _PLAIN:
        return value
    if isinstance(value, tuple):
        if _PLAIN.issuperset(map(type, value)):
            return ["t", *value]
        return ["t", *encoded(value)]
    if isinstance(value, dict):
        if _TEXT.issuperset(map(type, value)):  # names, as in the variables of a frame
            names = in_order(tuple(value))
            parts = encoded([value[name] for name in names])
            return ["d", *map(list, zip(names, parts, strict=True))]
        pairs = [
            [encode(key), each if type(each) in _PLAIN else encode(each)]
            for key, each in value.items()
        ]
        return ["d", *sorted(pairs, key=_key_first)]
    if isinstance(value, Event):
        return ["event", *encoded(_OF_EVENT(value))]
    if isinstance(value, Abilities):
        return ["abilities", encode(value.terms), encode(value.off)]
    if isinstance(value, Result):
        return ["result", value.winner, value.rule]
    if isinstance(value, bytes):
        return ["bytes", value.hex()]
    return written(value)


class BoundedCache(dict[Any, Any]):
    """A cache with at most so many entries, none of them longer than `longest`: saved games come
    from strangers, who must not be able to fill the memory."""

    __slots__ = ("longest", "most")

    def __init__(self, most: int, longest: int) -> None:
        super().__init__()
        self.most = most
        self.longest = longest

    def put(self, key: Any, value: Any, length: int) -> None:
        """Enter a value of this length; a full cache is emptied first."""
        if length <= self.longest:
            if len(self) >= self.most:
                self.clear()
            self[key] = value


_ORDERS: Final = BoundedCache(4_000, 1_000)  # by the names


def in_order(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names in the order that their JSON has; the names of a procedure's variables are sorted
    once."""
    found: tuple[str, ...] | None = _ORDERS.get(names)
    if found is None:
        found = tuple(sorted(names, key=msgspec.json.encode))
        _ORDERS.put(names, found, sum(map(len, names)))
    return found


# What never changes is written once: terms, sets, last information, and the positions of a loop
# watch. By id, each kept with its object, so that the id stays its own.
_WRITTEN: Final = BoundedCache(20_000, 20_000)


def written(value: Any) -> msgspec.Raw:
    """The JSON of a term or a set, or of a tuple or dict that holds more than a few values."""
    known: tuple[Any, msgspec.Raw] | None = _WRITTEN.get(id(value))
    if known is None:
        if isinstance(value, dict):
            parts = encode(value)
        elif isinstance(value, tuple):
            parts = ["t", *encoded(value)]
        elif isinstance(value, frozenset):
            parts = ["f", *sorted(encoded(value), key=_sort_key)]
        else:
            names = names_of(type(value))
            parts = ["$" + type(value).__name__, *encoded([getattr(value, n) for n in names])]
        text = msgspec.json.encode(parts)
        known = (value, msgspec.Raw(text))
        _WRITTEN.put(id(value), known, len(text))
    return known[1]


_NAMES: Final[dict[type, tuple[str, ...]]] = {}


def names_of(kind: type) -> tuple[str, ...]:
    """The fields of a class of terms that make one."""
    found = _NAMES.get(kind)
    if found is None:
        found = _NAMES[kind] = tuple([each.name for each in fields(kind) if each.init])
    return found


def _sort_key(value: Any) -> bytes:
    """The JSON of a value: sets are written in its order."""
    return msgspec.json.encode(value)


def _key_first(pair: list[Any]) -> bytes:
    """Keys alone tell the order: they differ, and a shorter number comes first either way."""
    return msgspec.json.encode(pair[0])


def _key_as_text(pair: list[Any]) -> str:
    """Pairs with numbers as keys in the order that their JSON has."""
    return f"{pair[0]},"


def decode(value: Any, words: dict[str, type]) -> Any:
    """The value that `encode` wrote."""
    if not isinstance(value, list):
        if type(value) in _PLAIN:
            return value
        raise BadRecord("not a value of a state", field="state")
    tag, rest = value[0], value[1:]
    if tag == "t":
        if _PLAIN.issuperset(map(type, rest)):
            return tuple(rest)
        return tuple([e if type(e) in _PLAIN else decode(e, words) for e in rest])
    if tag == "d":
        return {
            decode(key, words): each if type(each) in _PLAIN else decode(each, words)
            for key, each in rest
        }
    if tag == "event":
        decoded = [decode(each, words) for each in rest]
        return Event(**dict(zip(EVENT_FIELDS, decoded, strict=True)))
    if tag == "abilities":
        return Abilities(decode(rest[0], words), decode(rest[1], words))
    if tag == "result":
        return Result(rest[0], rest[1])
    if tag == "bytes":
        return bytes.fromhex(rest[0])
    if tag == "f":
        return frozenset([decode(each, words) for each in rest])
    if not isinstance(tag, str) or not tag.startswith("$"):
        raise BadRecord(f"no value is tagged {tag!r}", field="state")
    return recalled(msgspec.json.encode(value), value, words, term_of)


# What was read before is not read again: terms and the positions of a loop watch never change.
# By the vocabulary (kept, so that its id stays its own) and the JSON.
_READ: Final = BoundedCache(5_000, 20_000)


def recalled(
    text: bytes, value: Any, words: dict[str, type], read: Callable[[Any, dict[str, type]], Any]
) -> Any:
    """What this JSON was read into before, or the value is read into now."""
    known = _READ.get((id(words), text))
    if known is None:
        known = (read(value, words), words)
        _READ.put((id(words), text), known, len(text))
    return known[0]


def term_of(value: list[Any], words: dict[str, type]) -> Any:
    """The term that this JSON stands for."""
    kind = words[value[0][1:]]
    parts = zip(names_of(kind), value[1:], strict=True)
    return kind(**{name: decode(each, words) for name, each in parts})


# -- frames -------------------------------------------------------------------------


@cache
def labels(procedure: Procedure) -> tuple[str, ...]:
    """The names of the steps of a procedure: their rule numbers, with `#2` for the second step
    under one number and `#1` for the first without one; then the name of the end, and last that
    of no step as yet."""
    numbers = [step.number for step in procedure.steps]
    counts = [numbers[: index + 1].count(number) for index, number in enumerate(numbers)]
    named = [n if n and nth == 1 else f"{n}#{nth}" for n, nth in zip(numbers, counts, strict=True)]
    return (*named, END, "")


END: Final = "end"


def index_of(procedure: Procedure, at: Any) -> int:
    """The number of the step with that name; -1: none as yet."""
    names = labels(procedure)
    if at not in names:
        raise BadRecord(f"{procedure.name} has no step {at!r}", field="frames")
    return -1 if at == "" else names.index(at)


def written_frame(rules: Rules, frame: Frame) -> dict[str, Any]:
    """A frame as plain data."""
    names = labels(rules.procedures[frame.procedure])
    data = {
        "procedure": frame.procedure, "at": names[frame.running], "vars": encode(frame.vars),
    }  # fmt: skip
    if frame.step != frame.running + 1:
        data["next"] = names[frame.step]
    return data


def read_frame(rules: Rules, data: dict[str, Any], words: dict[str, type]) -> Frame:
    """The frame that `written_frame` wrote."""
    procedure = rules.procedures[data["procedure"]]
    vars = decode(data["vars"], words)
    if not isinstance(vars, dict):
        raise BadRecord("the variables of a frame, by name", field="frames")
    running = index_of(procedure, data["at"])
    step = index_of(procedure, data["next"]) if "next" in data else running + 1
    if running == len(procedure.steps) or step < 0:
        raise BadRecord(f"{procedure.name} is at no step", field="frames")
    return Frame(procedure.name, step, vars, running)


# -- states -------------------------------------------------------------------------


def plain(rules: Rules, state: State) -> dict[str, Any]:
    """The state as plain data, the same for equal states."""
    result: dict[str, Any] = dict(zip(_STORED, encoded(_OF_STATE(state)), strict=True))
    for name in COLUMNS:
        result[name] = getattr(state, name)
    result["printed"] = [card.number for card in state.printed]
    result["zones"] = state.zones
    result["next_handle"] = state.next_handle
    result["answered"] = state.answered
    result["handles"] = state.handles
    result["numbers"] = [dict(sorted(row.items())) for row in state.numbers]
    for name in DICTS:
        if name not in ("seen", "last"):
            result[name] = encode(getattr(state, name))
    last = [[encode(ref), written(each)] for ref, each in state.last.items()]
    result["last"] = ["d", *sorted(last, key=_key_first)]
    positions = [[key, written(taken)] for key, taken in state.seen.items()]
    result["seen"] = ["d", *sorted(positions, key=_key_as_text)]
    result["effects"] = [encoded(_OF_EFFECT(each)) for each in state.effects]
    result["standby"] = [encoded(_OF_STANDBY(each)) for each in state.standby]
    for name in FRAMES:
        result[name] = [written_frame(rules, frame) for frame in getattr(state, name)]
    result["snapshots"] = [plain(rules, each) for each in state.snapshots]
    return result


def state_hash(rules: Rules, state: State) -> str:
    """A hash of the whole state, the same for equal states."""
    data = msgspec.json.encode(plain(rules, state), order="deterministic")
    return blake2b(data, digest_size=16).hexdigest()


def rebuild(rules: Rules, raw: dict[str, msgspec.Raw], pool: Pool) -> State:
    """The state that `plain` wrote."""
    words = rules.terms.vocabulary
    late = ("seen", "snapshots")  # they may be long, and are read in a way of their own
    data = {name: msgspec.json.decode(each) for name, each in raw.items() if name not in late}
    state = State(rules.name, data["edition"], rules.layout.seats, rules.layout.total, b"")
    for name in _STORED:
        value = decode(data[name], words)
        if name == "result":
            if not isinstance(value, Result | None):
                raise BadRecord("a result, or nothing", field=name)
        elif type(value) is not type(getattr(state, name)):
            raise BadRecord(f"not {value!r}", field=name)
        setattr(state, name, value)
    for name in COLUMNS:
        if name != "printed":
            column = _ints(data[name], name)
            setattr(state, name, tuple(column) if name in FIXED else column)
    state.printed = printed(rules, pool, data["printed"])
    state.zones = [tuple(_ints(zone, "zones")) for zone in data["zones"]]
    state.next_handle = _ints(data["next_handle"], "next_handle")
    state.answered = _ints(data["answered"], "answered")
    state.handles = [_ints(row, "handles") for row in data["handles"]]
    state.numbers = [{str(k): int(v) for k, v in row.items()} for row in data["numbers"]]
    for name in DICTS:
        if name != "seen":
            setattr(state, name, decode(data[name], words))
    state.seen = _positions(raw["seen"], words)
    state.effects = [Effect(**_record(EFFECT_FIELDS, each, words)) for each in data["effects"]]
    state.standby = [Standby(**_record(STANDBY_FIELDS, each, words)) for each in data["standby"]]
    for name in FRAMES:
        setattr(state, name, [read_frame(rules, each, words) for each in data[name]])
    earlier = raw_json.SNAPSHOTS.decode(raw["snapshots"])
    state.snapshots = [rebuild(rules, each, pool) for each in earlier]
    check(rules, state)
    return state


def printed(rules: Rules, pool: Pool, numbers: list[str]) -> list[Card]:
    """The cards with these numbers: cards of the pool, and what they bring along."""
    there = used(pool, [pool[number] for number in set(numbers) if number in pool], rules.brings)
    return [there[number] for number in numbers]


def _positions(raw: msgspec.Raw, words: dict[str, type]) -> dict[int, tuple[Any, ...]]:
    """The positions of a loop watch, most of which were read before."""
    tag, *pairs = raw_json.PARTS.decode(raw)
    if bytes(tag) != b'"d"':
        raise BadRecord("positions by number", field="seen")
    found: dict[int, tuple[Any, ...]] = {}
    for pair in pairs:
        key, taken = raw_json.POSITION.decode(pair)
        found[key] = recalled(bytes(taken), taken, words, _position)
    return found


def _position(raw: msgspec.Raw, words: dict[str, type]) -> Any:
    """A position of a loop watch."""
    return decode(msgspec.json.decode(raw), words)


def _ints(values: Any, field: str) -> list[int]:
    """A list that holds whole numbers only; anything else is a `BadRecord`."""
    if not isinstance(values, list) or not _WHOLE.issuperset(map(type, values)):
        raise BadRecord("a list of whole numbers", field=field)
    return values


def _record(names: tuple[str, ...], values: list[Any], words: dict[str, type]) -> dict[str, Any]:
    """The fields of a record, by name."""
    return dict(zip(names, [decode(each, words) for each in values], strict=True))


def check(rules: Rules, state: State) -> None:
    """A state that holds together: every card in one place, every column as long."""
    count = len(state.printed)
    for name in COLUMNS:
        if len(getattr(state, name)) != count:
            raise BadRecord("as many entries as cards", field=name)
    if len(state.zones) != rules.layout.total or state.edition not in rules.editions:
        raise BadRecord("zones of another game or edition", field="zones")
    seats = range(state.seats)
    if (state.game, state.seats) != (rules.name, rules.layout.seats):
        raise BadRecord("another game", field="game")
    if not all([each in range(rules.layout.total) for each in state.closed]):
        raise BadRecord("no such zone", field="closed")
    if not set(seats).issuperset((*state.ahead, *state.owner)):
        raise BadRecord("no such player", field="owner")
    viewers = state.seats + 1
    for name, length in (("handles", viewers), ("next_handle", viewers),
                         ("numbers", state.seats), ("answered", state.seats)):  # fmt: skip
        if len(getattr(state, name)) != length:
            raise BadRecord(f"{length} entries", field=name)
    for name, bound in (("face", REVEALED + 1), ("rest", 2), ("known", 1 << viewers)):
        column = getattr(state, name)
        if column and not 0 <= min(column) <= max(column) < bound:
            raise BadRecord(f"numbers below {bound}", field=name)
    for row in (*[getattr(state, name) for name in COLUMNS if name != "printed"],
                *state.handles, *[list(each.values()) for each in state.numbers]):  # fmt: skip
        if row and not -MOST_COUNTED <= min(row) <= max(row) <= MOST_COUNTED:
            raise BadRecord("a number that is too large", field="state")
    place = [-1] * count
    for zone, cards in enumerate(state.zones):
        for card in cards:
            if not 0 <= card < count or place[card] >= 0:
                raise BadRecord(f"card {card} is in two places or in none", field="zones")
            place[card] = zone
    if place != state.place:
        raise BadRecord("a card is not where it is said to be", field="place")
    if count and not -1 <= min(state.host) <= max(state.host) < count:
        raise BadRecord("a card lies under no card", field="host")
    for viewer, row in enumerate(state.handles):
        sees = 1 << viewer
        if min(row, default=0) < 0 or list(map(bool, row)) != [
            known & sees > 0 for known in state.known
        ]:
            raise BadRecord("a card has a name and is not known", field="handles")
    if state.turn_player not in seats or state.first not in seats:
        raise BadRecord("no such player", field="turn_player")
    if state.result is None and not state.frames:
        raise BadRecord("nothing is under way", field="frames")
