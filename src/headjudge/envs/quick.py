"""Observations without the detour by a view, for speed.

`Quick.encode` gives, byte for byte, what `Layout.encode` makes of the view of that seat. It goes by
the same rules of inclusion as `kernel/view.py`: a card counts as seen if it lies in the open or the
seat knows it, and what it is shows only if the seat knows it. The tests hold both against each
other in games of every title, and the observations against swaps of what the seat cannot know.

What was worked out for a zone is used again while nothing in the state has changed that it rests
on; that is found by comparing, so that it holds for any game in any order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from headjudge.envs.layout import MOST_CARDS, OPTIONS, SHARED, SIDES, Layout, Numbers, bounded
from headjudge.kernel import values as worth
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.game import Game
from headjudge.kernel.rules import number_of_cards
from headjudge.kernel.state import FACE_DOWN, REVEALED, State
from headjudge.kernel.view import STANDBY, ability_waiting, place_on_stack, shown

FACES: Final = {0: 0, FACE_DOWN: 1, REVEALED: 2}
UNDER: Final = 5  # the column of a card's row that is filled in last
HEAD: Final = 6  # columns before the values


class Seen:
    """What a seat was last found to see, and what that rests on."""

    __slots__ = (
        "cards", "closed", "columns", "hosted", "rows", "shapes", "starts", "table", "zones",
        "zones_table",
    )  # fmt: skip

    def __init__(self, layout: Layout) -> None:
        total = len(layout.zones)
        self.columns: list[list[Any]] = []  # copies of what the state had
        self.zones: list[tuple[int, ...]] = [()] * total
        self.cards: list[list[int]] = [[] for _zone in range(total)]  # seen, in the view's order
        self.rows: list[list[tuple[int, ...]]] = [[] for _zone in range(total)]
        self.hosted: list[bool] = [False] * total
        self.starts: list[int] = [0] * total  # in the table of cards
        self.table: Numbers = np.zeros((0, HEAD + len(layout.values)), np.int32)
        self.zones_table: Numbers = np.zeros((total, 5), np.int32)
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
        self.seen = (Seen(layout), Seen(layout))
        self.known: dict[int, tuple[Card, tuple[int, ...]]] = {}  # by the id of a definition
        self.blank = (0,) * len(layout.values)
        self.value_column = {name: HEAD + at for at, name in enumerate(layout.values)}
        self.starts = {name: part.start for name, part in layout.parts.items()}
        self.cards_width = HEAD + len(layout.values)
        self.options_width = len(layout.parts["options"].columns)

    def encode(self, game: Game, seat: int, taken: Sequence[int] = (), page: int = 0) -> Numbers:
        """The observation of a seat."""
        state, layout, starts = game.state, self.layout, self.starts
        seen = self.seen[seat]
        self.update(seen, game, seat)
        out = np.zeros(layout.size, np.int32)
        out[0] = state.turn
        out[1] = state.turn_player == seat
        out[2] = state.first == seat
        if layout.numbers:
            mine, theirs = state.numbers[seat], state.numbers[1 - seat]
            rows = [row.get(name, 0) for row in (mine, theirs) for name in layout.numbers]
            start = starts["numbers"]
            out[start : start + len(rows)] = rows
        start = starts["zones"]
        out[start : start + seen.zones_table.size] = seen.zones_table.reshape(-1)
        start = starts["cards"]
        out[start : start + seen.table.size] = seen.table.reshape(-1)
        self.fill_values(out, seen, game, seat)
        asked = state.decision
        if asked is not None:
            self.fill_question(out, seen, game, asked, seat, taken, page)
        return out

    # -- zones and cards -----------------------------------------------------------------------

    def update(self, seen: Seen, game: Game, seat: int) -> None:
        """Work out anew the zones in which something changed since this seat was last looked
        at."""
        state = game.state
        columns: list[list[Any]] = [
            state.known, state.handles[seat], state.face, state.rest, state.host, state.printed,
        ]  # fmt: skip
        changed = changed_zones(seen.columns, columns, state.place)
        zones = state.zones
        kept = seen.zones
        dirty = False
        for zone in range(self.total):
            cards = zones[zone]
            if cards is kept[zone] and changed is not None and zone not in changed:
                continue
            if not cards and not kept[zone]:
                continue
            dirty = True
            self.look(seen, game, zone, seat)
            kept[zone] = cards
        if not dirty and state.closed is seen.closed:
            return
        seen.columns = [column[:] for column in columns]
        self.put_together(seen, state, seat)

    def look(self, seen: Seen, game: Game, zone: int, seat: int) -> None:
        """Work out a zone: the rows of the cards that are seen in it, and how many there are."""
        state, board = game.state, self.board
        cards = state.zones[zone]
        bit = 1 << seat
        known, handles, face, rest, host = (
            state.known, state.handles[seat], state.face, state.rest, state.host,
        )  # fmt: skip
        in_the_open = board.field[zone]
        in_order = in_the_open or board.ordered[zone]
        shown_cards = [card for card in cards if in_the_open or known[card] & bit]
        at = self.at[seat][zone]
        if in_order:
            place = {card: place + 1 for place, card in enumerate(cards)}
        else:
            place = dict.fromkeys(shown_cards, 0)
            shown_cards.sort(key=handles.__getitem__)
        rows = []
        turned = down = 0
        for card in shown_cards:
            index, values = self.printed(state.printed[card]) if known[card] & bit else UNKNOWN
            lies = face[card]
            turned += 1 if rest[card] else 0
            down += lies == FACE_DOWN
            rows.append(
                (at, place[card], index, 1 if rest[card] else 0, FACES[lies], 0)
                + (values or self.blank)
            )
        seen.cards[zone] = shown_cards
        seen.rows[zone] = rows
        seen.hosted[zone] = any([host[card] >= 0 for card in shown_cards])
        row = seen.zones_table[at - 1]
        if cards:
            row[:4] = (
                len(cards) if self.counts_all else self.count(game, zone),
                len(rows),
                turned,
                down,
            )
        else:
            row[:4] = 0

    def printed(self, card: Card) -> tuple[int, tuple[int, ...]]:
        """The number of a card in the layout, and its printed values."""
        found = self.known.get(id(card))
        if found is None:
            values = card.facts["values"]
            row = tuple([bounded(values.get(name, 0)) for name in self.layout.values])
            index = self.layout.card_index.get(card.number, 0)
            found = self.known[id(card)] = (card, (index, *row))
        return found[1][0], found[1][1:]

    def put_together(self, seen: Seen, state: State, seat: int) -> None:
        """The table of all cards, from the rows of the zones."""
        rows: list[tuple[int, ...]] = []
        for zone in range(self.total):
            seen.starts[zone] = len(rows)
            rows += seen.rows[zone]
        del rows[MOST_CARDS:]
        table = np.array(rows, np.int32).reshape(len(rows), self.cards_width)
        for zone in range(self.total):
            if seen.hosted[zone]:
                for at, card in enumerate(seen.cards[zone]):
                    host = state.host[card]
                    row = seen.starts[zone] + at
                    if host >= 0 and row < MOST_CARDS:
                        table[row, UNDER] = self.row_of(seen, state, host)
        seen.table = table
        if state.closed is not seen.closed:
            seen.closed = state.closed
            seen.zones_table[:, 4] = 0
            for zone in state.closed:
                seen.zones_table[self.at[seat][zone] - 1, 4] = 1

    def row_of(self, seen: Seen, state: State, card: int) -> int:
        """The row of a card, from 1; 0: it has none."""
        zone = state.place[card]
        if zone < 0 or card not in seen.cards[zone]:
            return 0
        row = seen.starts[zone] + seen.cards[zone].index(card) + 1
        return row if row <= MOST_CARDS else 0

    def fill_values(self, out: Numbers, seen: Seen, game: Game, seat: int) -> None:
        """What cards in play are worth now, where that may be other than what is printed."""
        columns = self.value_column
        names = [name for name in shown(game) if name in columns]
        changed = worth.changed_properties(game) if names else ()
        names = [name for name in names if name in changed]
        if not names:
            return
        state = game.state
        start = self.starts["cards"]
        for zone in range(self.total):
            if not self.board.field[zone]:
                continue
            for at, card in enumerate(seen.cards[zone]):
                row = seen.starts[zone] + at
                if state.host[card] >= 0 or not state.known[card] >> seat & 1 or row >= MOST_CARDS:
                    continue
                for name in names:
                    out[start + row * self.cards_width + columns[name]] = bounded(
                        game.value(card, name)
                    )

    # -- the question --------------------------------------------------------------------------

    def fill_question(
        self,
        out: Numbers,
        seen: Seen,
        game: Game,
        asked: Decision,
        seat: int,
        taken: Sequence[int],
        page: int,
    ) -> None:
        """The open question, and its options if it is this seat's."""
        start = self.starts["question"]
        out[start] = self.layout.prompt_index.get(asked.prompt, 0)
        if asked.seat != seat:
            return
        left = total = 0
        if asked.share is not None:
            left, total = asked.share.left, asked.share.total
        out[start + 1 : start + 10] = (
            1, asked.least, asked.most, asked.ordered, left, total, len(taken), page,
            len(asked.options),
        )  # fmt: skip
        first = page * OPTIONS
        rows: list[int] = []
        for at, option in enumerate(asked.options[first : first + OPTIONS], first):
            rows += self.option(seen, game, option, seat, at in taken)
        start = self.starts["options"]
        out[start : start + len(rows)] = rows

    def option(
        self, seen: Seen, game: Game, option: Option, seat: int, taken: bool
    ) -> tuple[int, ...]:
        """An option as a row, as `view.option_seen` has it."""
        state = game.state
        verb = str(option[0])
        card = other = -1
        zone = second = index = ability = 0
        zones = self.at[seat]
        sorts = self.layout.rules.asking.verbs.get(verb, "")
        for kind, value in zip(sorts, option[1:], strict=False):
            number = int(value)
            if kind == "c":
                if card < 0:
                    card = number
                else:
                    other = number
            elif kind == "z" and number >= 0:
                if not zone:
                    zone = zones[number]
                else:
                    second = zones[number]
            elif kind == "n":
                index = bounded(number) + 1
            elif kind == "s":
                index = place_on_stack(game, number) + 1
            elif verb == STANDBY:
                ability = ability_waiting(game, number) + 2
        return (
            self.layout.verb_index.get(verb, 0),
            *(self.about(seen, state, card, seat) if card >= 0 else NOTHING),
            *(self.about(seen, state, other, seat) if other >= 0 else NOTHING),
            zone, second, index, ability, taken,
        )  # fmt: skip

    def about(self, seen: Seen, state: State, card: int, seat: int) -> tuple[int, int, int]:
        """A card that an option is about: which it is, its row and its zone."""
        place = state.place[card]
        index = self.printed(state.printed[card])[0] if state.known[card] >> seat & 1 else 0
        return index, self.row_of(seen, state, card), self.at[seat][place] if place >= 0 else 0


NOTHING: Final = (0, 0, 0)
UNKNOWN: Final[tuple[int, tuple[int, ...]]] = (0, ())


def changed_zones(
    before: list[list[Any]], columns: list[list[Any]], place: list[int]
) -> set[int] | None:
    """The zones that cards lie in of which something is other than before; None: any zone."""
    if not before or len(before[0]) != len(place):
        return None
    found: set[int] = set()
    for old, new in zip(before, columns, strict=True):
        if old != new:
            found.update([place[at] for at, each in enumerate(new) if each is not old[at]])
    return found


def zone_at(layout: Layout, zone: int, seat: int) -> int:
    """The number of a zone in the layout, for this seat."""
    board = layout.rules.layout
    whose = board.seat[zone]
    side = SIDES[2] if whose == SHARED else SIDES[0] if whose == seat else SIDES[1]
    return layout.zone_index[side, board.kind[zone], board.number[zone]]
