"""Observations: a view as one array of whole numbers, with a fixed layout for each game.

`Layout.encode(view)` makes the array from what a view says and from nothing else, so it tells
nothing that the view does not. All of it is from the viewer's side: zones are mine, theirs, shared.
`docs/environments.md` has the layout of each game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from headjudge import games
from headjudge.kernel.pool import Pool

Numbers = NDArray[np.int32]

MOST_CARDS: Final = 160  # that are seen at a time; those after them are left out
OPTIONS: Final = 64  # on a page
DONE: Final = OPTIONS  # the action: no more options are taken
MORE: Final = OPTIONS + 1  # the action: the next page of options
ACTIONS: Final = OPTIONS + 2
LARGEST: Final = 1 << 30  # of any number

GAME: Final = ("turn", "my turn", "I began")
QUESTION: Final = (
    "prompt", "mine", "least", "most", "ordered", "left", "total", "taken", "page", "options",
)  # fmt: skip
ZONE: Final = ("count", "seen", "turned", "face down", "closed")
CARD: Final = ("zone", "place", "card", "turned", "face", "under")
OPTION: Final = (
    "verb", "card", "card row", "card zone", "other", "other row", "other zone", "zone",
    "second zone", "index", "ability", "taken",
)  # fmt: skip
SHARED: Final = -1
FACES: Final = {"down": 1, "revealed": 2}
SIDES: Final = ("mine", "theirs", "shared")
# What each game counts of a player, as views have it.
NUMBERS: Final = {
    "godzilla": ("position", "rage"),
    "vanguard": ("damage",),
    "gateruler": ("ruler damage", "sets", "summons"),
}
ALWAYS: Final = ("no", "pass", "yes")  # verbs that no game need name


class Part(NamedTuple):
    """A piece of an observation: a table of so many rows, from this place on."""

    name: str
    rows: int
    columns: tuple[str, ...]
    start: int

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return self.rows * len(self.columns)


class Layout:
    """What stands where in the observations of a game. Names stand for themselves less one: the
    first of `verbs` is 1, and 0 is none."""

    def __init__(self, game: str, cards: Pool | None = None) -> None:
        title = games.load(game)
        rules = title.rules()
        pool = rules.shipped if cards is None else cards
        words = title.wording(pool).words("en")
        self.game = game
        self.rules = rules
        self.cards = tuple(sorted(pool))
        self.prompts = tuple(sorted(words.prompts))
        self.verbs = tuple(sorted({*rules.asking.verbs, *words.options, *ALWAYS}))
        self.numbers = NUMBERS.get(game, ())
        printed = [pool[number].values for number in self.cards]
        self.values = tuple([name for name in rules.showing.values if is_number(printed, name)])
        names = dict.fromkeys(name for values in printed for name in values)
        self.printed_values = tuple([name for name in names if is_number(printed, name)])
        self.printed: Numbers = np.zeros((len(printed) + 1, len(self.printed_values)), np.int32)
        for row, values in enumerate(printed):
            self.printed[row + 1] = [bounded(values.get(name, 0)) for name in self.printed_values]
        self.zones = zones_of(rules.layout)
        self.parts = parts_of(len(self.zones), self.numbers, self.values)
        self.size = sum(part.size for part in self.parts.values())
        self.card_index = index_of(self.cards)
        self.prompt_index = index_of(self.prompts)
        self.verb_index = index_of(self.verbs)
        self.zone_index = index_of(self.zones)

    def part(self, observation: Numbers, name: str) -> Numbers:
        """One table of an observation, or of a stack of them, as rows and columns."""
        part = self.parts[name]
        piece = observation[..., part.start : part.start + part.size]
        return piece.reshape(*observation.shape[:-1], part.rows, len(part.columns))

    def column(self, part: str, name: str) -> int:
        """Which column of a table has this name."""
        return self.parts[part].columns.index(name)

    def encode(self, view: Mapping[str, Any], taken: Sequence[int] = (), page: int = 0) -> Numbers:
        """The observation of a view. `taken`: the options that were taken of the open question so
        far, where it asks for several; `page`: which page of its options is shown."""
        out = np.zeros(self.size, np.int32)
        me = view["viewer"]
        self.fill(out, "game", [[view["turn"], view["turn_player"] == me, view["first"] == me]])
        if self.numbers:
            sides = [view["numbers"][seat] for seat in (me, 1 - me)]
            self.fill(
                out, "numbers", [[side.get(name, 0) for name in self.numbers] for side in sides]
            )
        rows, found = self.encode_cards(out, view, me)
        self.fill(out, "cards", found)
        asked = view["decision"]
        if asked is None:
            return out
        prompt = self.prompt_index.get(asked["prompt"], 0)
        if asked["seat"] != me:
            self.fill(out, "question", [[prompt]])
            return out
        options = asked["options"]
        self.fill(
            out,
            "question",
            [
                [
                    prompt, 1, asked["least"], asked["most"], asked["ordered"],
                    asked.get("left", 0), asked.get("total", 0), len(taken), page, len(options),
                ]
            ],
        )  # fmt: skip
        shown = options[page * OPTIONS : (page + 1) * OPTIONS]
        self.fill(
            out, "options", [self.option(each, rows, me, each["answer"] in taken) for each in shown]
        )
        return out

    def fill(self, out: Numbers, name: str, rows: list[list[Any]]) -> None:
        """Put rows into a table, whose rest is 0."""
        if rows:
            self.part(out, name)[: len(rows), : len(rows[0])] = rows

    def encode_cards(
        self, out: Numbers, view: Mapping[str, Any], me: int
    ) -> tuple[dict[str, int], list[list[int]]]:
        """Fill in the zones; the rows of cards by key, and the rows."""
        zones = self.part(out, "zones")
        rows: dict[str, int] = {}
        found: list[list[int]] = []
        unders: list[str] = []
        for zone in view["zones"]:
            at = self.zone_of(zone, me)
            seen = zone["cards"]
            zones[at - 1, :4] = (
                zone["count"],
                len(seen),
                sum("rest" in card for card in seen),
                sum(card.get("face") == "down" for card in seen),
            )
            for card in seen:
                rows[card["key"]] = len(found) + 1
                number = card["number"]
                values = view["cards"][number]["values"] if number else {}
                if "values" in card:
                    values = {**values, **card["values"]}
                found.append(
                    [
                        at, card.get("at", -1) + 1, self.card_index.get(number, 0),
                        "rest" in card, FACES.get(card.get("face", ""), 0), 0,
                        *[bounded(values.get(name, 0)) for name in self.values],
                    ]
                )  # fmt: skip
                unders.append(card.get("under_key", ""))
        for place in view["closed"]:
            zones[self.zone_of(place, me) - 1, 4] = 1
        del found[MOST_CARDS:]
        for row, under in zip(found, unders, strict=False):
            row[5] = self.row_of(rows, under)
        return rows, found

    def zone_of(self, place: Mapping[str, Any] | None, me: int) -> int:
        """The number of a zone; 0: none."""
        if place is None:
            return 0
        seat = place["seat"]
        side = "shared" if seat == SHARED else "mine" if seat == me else "theirs"
        return self.zone_index[side, place["kind"], place["number"]]

    def row_of(self, rows: dict[str, int], key: str) -> int:
        """The row of the card with this key; 0: it has none."""
        row = rows.get(key, 0)
        return row if row <= MOST_CARDS else 0

    def option(
        self, option: Mapping[str, Any], rows: dict[str, int], me: int, taken: bool
    ) -> list[int]:
        """An option as a row."""
        told = [self.verb_index.get(option["verb"], 0)]
        for which in ("card", "other"):
            card = option.get(which)
            if card is None:
                told += (0, 0, 0)
            else:
                number = self.card_index.get(card["number"], 0)
                told += (number, self.row_of(rows, card["key"]), self.zone_of(card.get("zone"), me))
        told += (self.zone_of(option.get("zone"), me), self.zone_of(option.get("other zone"), me))
        index, ability = option.get("index"), option.get("ability")
        told += (
            0 if index is None else bounded(index) + 1,
            0 if ability is None else ability + 2,
            taken,
        )
        return told


def zones_of(layout: Any) -> tuple[tuple[str, str, int], ...]:
    """The zones of a game, mine first, each by whose it is, its kind and its number."""
    found = []
    for side, seat in zip(SIDES, (0, 1, SHARED), strict=True):
        found += [
            (side, layout.kind[zone], layout.number[zone])
            for zone in range(layout.total)
            if layout.seat[zone] == seat
        ]
    return tuple(found)


def parts_of(zones: int, numbers: tuple[str, ...], values: tuple[str, ...]) -> dict[str, Part]:
    """The tables of an observation, in their order."""
    found: dict[str, Part] = {}
    start = 0
    for name, rows, columns in (
        ("game", 1, GAME),
        ("question", 1, QUESTION),
        ("numbers", 2, numbers),
        ("zones", zones, ZONE),
        ("cards", MOST_CARDS, (*CARD, *values)),
        ("options", OPTIONS, OPTION),
    ):
        if columns:
            part = found[name] = Part(name, rows, columns, start)
            start += part.size
    return found


def index_of(names: Sequence[Any]) -> dict[Any, int]:
    """The number of each name, from 1."""
    return {name: at + 1 for at, name in enumerate(names)}


def is_number(printed: Sequence[Mapping[str, Any]], name: str) -> bool:
    """Whether a printed value is a number on all cards that have it."""
    found = [type(values[name]) for values in printed if name in values]
    return bool(found) and all(each is int for each in found)


def bounded(value: Any) -> int:
    """A value as a number of an observation; what is no number is 0."""
    if type(value) is not int:
        return 0
    return max(-LARGEST, min(LARGEST, value))
