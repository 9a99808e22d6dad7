"""Observations without the detour by a view, for speed.

`Quick.encode` gives, byte for byte, what `Layout.encode` makes of the view of that seat. It goes by
the same rules of inclusion as `kernel/view.py`: a card counts as seen if it lies in the open or the
seat knows it, and what it is shows only if the seat knows it. The tests hold both against each
other in games of every title, and the observations against swaps of what the seat cannot know.

What was worked out for a zone is used again while nothing in the state has changed that it rests
on; that is found by comparing, so that it holds for any game in any order. Rows are packed into
bytes as they are made, and an observation is these bytes one after the other: so an array costs
one copy, and no list of numbers is turned into one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, compress
from operator import ne
from struct import Struct
from typing import Any, Final

import numpy as np

from headjudge.envs.layout import (
    GAME,
    MOST_CARDS,
    OPTIONS,
    QUESTION,
    SHARED,
    SIDES,
    Layout,
    Numbers,
    bounded,
)
from headjudge.kernel import values as worth
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.game import Game
from headjudge.kernel.rules import number_of_cards
from headjudge.kernel.state import FACE_DOWN, NOWHERE, REVEALED, State
from headjudge.kernel.view import STANDBY, ability_waiting, place_on_stack, shown

FACES: Final = {0: 0, FACE_DOWN: 1, REVEALED: 2}
UNDER: Final = 5  # the column of a card's row that is filled in last
HEAD: Final = 6  # columns before the values
NUMBER: Final = Struct("=i")
ZONE_ROW: Final = Struct("=4i")  # a zone's but for its last column
ZONE_WIDTH: Final = 5 * NUMBER.size
CARD_HEAD: Final = Struct(f"={HEAD}i")
OPTION_ROW: Final = Struct("=12i")
NO_QUESTION: Final = (0,) * len(QUESTION)


class Seen:
    """What a seat was last found to see, and what that rests on."""

    __slots__ = ("cards", "closed", "columns", "found", "hosted", "pieces", "starts", "table",
                 "zones")  # fmt: skip

    def __init__(self, zones: int) -> None:
        self.columns: list[list[Any]] = []  # copies of what the state had
        self.found: list[tuple[int, ...]] = [()] * zones  # the cards that lay in each zone
        self.cards: list[list[int]] = [[] for _zone in range(zones)]  # seen, in the view's order
        self.pieces: list[bytes] = [b""] * zones  # the rows of these cards
        self.hosted: set[int] = set()  # zones with cards that lie under others
        self.starts: list[int] = [0] * (zones + 1)  # of the pieces, in the table of cards
        self.table = b""  # of cards
        self.zones = bytearray(zones * ZONE_WIDTH)  # the table of zones
        self.closed: frozenset[int] = frozenset()


class Quick:
    """Makes the observations of a layout from games."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        board = layout.rules.layout
        self.board = board
        self.total = int(board.total)
        self.at = [[zone_at(layout, zone, seat) for zone in range(self.total)] for seat in (0, 1)]
        self.count = layout.rules.showing.count
        self.counts_all = self.count is number_of_cards
        self.seen = (Seen(self.total), Seen(self.total))
        self.known: dict[int, tuple[Card, int, bytes]] = {}  # by the id of a definition
        self.values = Struct(f"={len(layout.values)}i")
        self.blank = self.values.pack(*[0] * len(layout.values))
        self.value_place = {
            name: CARD_HEAD.size + at * NUMBER.size for at, name in enumerate(layout.values)
        }
        self.head = Struct(f"={len(GAME) + len(QUESTION) + 2 * len(layout.numbers)}i")
        self.cards_at = layout.parts["cards"].start * NUMBER.size
        self.card_width = CARD_HEAD.size + self.values.size
        self.cards_size = MOST_CARDS * self.card_width
        self.options_size = OPTIONS * OPTION_ROW.size
        self.padding = bytes(max(self.cards_size, self.options_size))
        self.verbs: dict[Any, tuple[int, str, bytes]] = {}

    def encode(self, game: Game, seat: int, taken: Sequence[int] = (), page: int = 0) -> Numbers:
        """The observation of a seat."""
        state = game.state
        seen = self.seen[seat]
        self.update(seen, game, seat)
        asked = state.decision
        question: tuple[int, ...] = NO_QUESTION
        options = b""
        if asked is not None:
            prompt = self.layout.prompt_index.get(asked.prompt, 0)
            if asked.seat != seat:
                question = (prompt, *NO_QUESTION[1:])
            else:
                left = total = 0
                if asked.share is not None:
                    left, total = asked.share.left, asked.share.total
                question = (
                    prompt, 1, asked.least, asked.most, asked.ordered, left, total, len(taken),
                    page, len(asked.options),
                )  # fmt: skip
                options = self.options(seen, game, asked, seat, taken, page * OPTIONS)
        counted: list[int] = []
        if self.layout.numbers:
            for row in (state.numbers[seat], state.numbers[1 - seat]):
                counted += [row.get(name, 0) for name in self.layout.numbers]
        head = self.head.pack(
            state.turn, state.turn_player == seat, state.first == seat, *question, *counted
        )
        table, padding = seen.table, self.padding
        out = bytearray().join(
            (
                head, seen.zones, table, padding[: self.cards_size - len(table)], options,
                padding[: self.options_size - len(options)],
            )
        )  # fmt: skip
        self.fill_values(out, seen, game, seat)
        return np.frombuffer(out, np.int32)

    # -- zones and cards -----------------------------------------------------------------------

    def update(self, seen: Seen, game: Game, seat: int) -> None:
        """Work out anew the zones in which something changed since this seat was last looked
        at."""
        state = game.state
        # a card has a handle for this seat if the seat knows it: `known` changes with it
        columns: list[list[Any]] = [
            state.handles[seat], state.face, state.rest, state.host, state.printed,
        ]  # fmt: skip
        if seen.columns and len(seen.columns[0]) == len(state.place):
            changed = changed_zones(seen, columns, state)
        else:
            changed = {zone for zone in range(self.total) if state.zones[zone] or seen.found[zone]}
            seen.columns = [column[:] for column in columns]
        if changed:
            for zone in changed:
                self.look(seen, game, zone, seat)
            seen.found = state.zones[:]
            self.put_together(seen, state)
        if state.closed is not seen.closed:
            seen.closed = state.closed
            for zone, at in enumerate(self.at[seat]):
                NUMBER.pack_into(seen.zones, at * ZONE_WIDTH - NUMBER.size, zone in state.closed)

    def look(self, seen: Seen, game: Game, zone: int, seat: int) -> None:
        """Work out a zone: the rows of the cards that are seen in it, and how many there are."""
        state, board = game.state, self.board
        cards: Sequence[int] = state.zones[zone]
        bit = 1 << seat
        known = state.known
        in_the_open = board.field[zone]
        in_order = in_the_open or board.ordered[zone]
        at = self.at[seat][zone]
        rows: list[bytes] = []
        found: list[int] = []
        turned = down = 0
        hosted = False
        if cards:
            face, rest, host, printed = state.face, state.rest, state.host, state.printed
            if not in_order:
                cards = [card for card in cards if known[card] & bit]
                cards.sort(key=state.handles[seat].__getitem__)
            pack, facts = CARD_HEAD.pack, self.facts
            place = 0
            for card in cards:
                place += in_order
                index, values = 0, self.blank
                if known[card] & bit:
                    index, values = facts(printed[card])
                elif not in_the_open:
                    continue
                lies, rests = face[card], rest[card]
                if rests:
                    turned += 1
                if lies == FACE_DOWN:
                    down += 1
                if host[card] >= 0:
                    hosted = True
                found.append(card)
                rows.append(pack(at, place, index, 1 if rests else 0, FACES[lies], 0) + values)
        seen.cards[zone] = found
        seen.pieces[zone] = b"".join(rows)
        if hosted:
            seen.hosted.add(zone)
        else:
            seen.hosted.discard(zone)
        count = len(state.zones[zone]) if self.counts_all or not cards else self.count(game, zone)
        ZONE_ROW.pack_into(seen.zones, (at - 1) * ZONE_WIDTH, count, len(found), turned, down)

    def facts(self, card: Card) -> tuple[int, bytes]:
        """The number of a card in the layout, and its printed values."""
        found = self.known.get(id(card))
        if found is None:
            values = card.facts["values"]
            row = self.values.pack(*[bounded(values.get(name, 0)) for name in self.layout.values])
            index = self.layout.card_index.get(card.number, 0)
            found = self.known[id(card)] = (card, index, row)
        return found[1], found[2]

    def put_together(self, seen: Seen, state: State) -> None:
        """The table of all cards, from the rows of the zones."""
        seen.starts = [0, *accumulate(map(len, seen.pieces))]
        table = b"".join(seen.pieces)
        if seen.hosted:
            filled = bytearray(table)
            for zone in seen.hosted:
                start = seen.starts[zone] + UNDER * NUMBER.size
                for at, card in enumerate(seen.cards[zone]):
                    if state.host[card] >= 0:
                        row = self.row_of(seen, state, state.host[card])
                        NUMBER.pack_into(filled, start + at * self.card_width, row)
            table = bytes(filled)
        seen.table = table[: self.cards_size]

    def row_of(self, seen: Seen, state: State, card: int) -> int:
        """The row of a card, from 1; 0: it has none."""
        zone = state.place[card]
        if zone >= 0:
            there = seen.cards[zone]
            if card in there:
                row = seen.starts[zone] // self.card_width + there.index(card) + 1
                if row <= MOST_CARDS:
                    return row
        return 0

    def fill_values(self, out: bytearray, seen: Seen, game: Game, seat: int) -> None:
        """What cards in play are worth now, where that is other than what is printed."""
        places = self.value_place
        names = [name for name in shown(game) if name in places]
        if not names:
            return
        changed = worth.changed_properties(game)
        state, field = game.state, self.board.field
        for name in names:
            if name not in changed:
                continue
            for card, what in worth.settle(game, name):
                zone = state.place[card]
                if what != name or zone < 0 or not field[zone] or state.host[card] >= 0:
                    continue
                row = self.row_of(seen, state, card)
                if row and state.known[card] >> seat & 1:
                    place = self.cards_at + (row - 1) * self.card_width + places[name]
                    NUMBER.pack_into(out, place, bounded(game.value(card, name)))

    # -- the question --------------------------------------------------------------------------

    def options(
        self,
        seen: Seen,
        game: Game,
        asked: Decision,
        seat: int,
        taken: Sequence[int],
        first: int,
    ) -> bytes:
        """The options of a page, from this one on."""
        rows = []
        for at, option in enumerate(asked.options[first : first + OPTIONS], first):
            verb, sorts, bare = self.verbs.get(option[0]) or self.verb(str(option[0]))
            if len(option) > 1 and sorts:
                row = self.option(seen, game, option, verb, sorts, seat)
            else:
                row = bare
            if taken and at in taken:
                row = row[: -NUMBER.size] + TAKEN
            rows.append(row)
        return b"".join(rows)

    def verb(self, verb: str) -> tuple[int, str, bytes]:
        """A verb's number, what the parts of its options are, and the row of an option without
        parts."""
        number = self.layout.verb_index.get(verb, 0)
        sorts = self.layout.rules.asking.verbs.get(verb, "")
        found = self.verbs[verb] = (number, sorts, OPTION_ROW.pack(number, *[0] * 11))
        return found

    def option(
        self, seen: Seen, game: Game, option: Option, verb: int, sorts: str, seat: int
    ) -> bytes:
        """An option that is about something as a row, as `view.option_seen` has it."""
        state = game.state
        card = other = NOTHING
        zone = second = index = ability = 0
        for kind, value in zip(sorts, option[1:], strict=False):
            number = int(value)
            if kind == "c":
                if card is NOTHING:
                    card = self.about(seen, state, number, seat)
                else:
                    other = self.about(seen, state, number, seat)
            elif kind == "z" and number >= 0:
                if not zone:
                    zone = self.at[seat][number]
                else:
                    second = self.at[seat][number]
            elif kind == "n":
                index = bounded(number) + 1
            elif kind == "s":
                index = place_on_stack(game, number) + 1
            elif option[0] == STANDBY:
                ability = ability_waiting(game, number) + 2
        return OPTION_ROW.pack(verb, *card, *other, zone, second, index, ability, 0)

    def about(self, seen: Seen, state: State, card: int, seat: int) -> tuple[int, int, int]:
        """A card that an option is about: which it is, its row and its zone."""
        index = self.facts(state.printed[card])[0] if state.known[card] >> seat & 1 else 0
        zone = state.place[card]
        return index, self.row_of(seen, state, card), self.at[seat][zone] if zone >= 0 else 0


NOTHING: Final = (0, 0, 0)
TAKEN: Final = NUMBER.pack(1)


def changed_zones(seen: Seen, columns: list[list[Any]], state: State) -> set[int]:
    """The zones that have other cards than before, or cards of which something is other; the
    columns are noted for the next time."""
    found: set[int] = set()
    if state.zones != seen.found:
        found.update(compress(range(len(seen.found)), map(ne, state.zones, seen.found)))
    for at, column in enumerate(columns):
        before = seen.columns[at]
        if column != before:
            found.update(compress(state.place, map(ne, column, before)))
            seen.columns[at] = column[:]
    found.discard(NOWHERE)
    return found


def zone_at(layout: Layout, zone: int, seat: int) -> int:
    """The number of a zone in the layout, for this seat."""
    board = layout.rules.layout
    whose = board.seat[zone]
    side = SIDES[2] if whose == SHARED else SIDES[0] if whose == seat else SIDES[1]
    return layout.zone_index[side, board.kind[zone], board.number[zone]]
