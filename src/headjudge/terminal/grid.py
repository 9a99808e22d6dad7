"""The places of both players in cells: columns stand over columns, as on the table."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from headjudge.terminal.screen import cut, fit, styled
from headjudge.terminal.tabletop import WALKER, Place, Tabletop, View, spreads

FRAME: Final = "dim"
NARROW: Final = 13  # columns of the narrowest cell for cards that spread
FEW: Final = 4  # cells in a row of cards that spread, at least
LEAST: Final = 10  # columns for the name of a further card, and what stands around it
LETTER: Final = 2  # columns of a label that stands before a name
BRIEF: Final = 4  # letters of a word that has no room

Rank = list[Place | None]


def grid(top: Tabletop, width: int) -> list[Text]:
    """The ranks of both players, the near ones below, in a frame so wide."""
    far, near = (top.ranks(seat)[0] for seat in (1 - top.near, top.near))
    if not far and not near:
        return []
    spread = [rank for rank in (*far, *near) if not rank or spreads(rank[0].slot)]
    firm = max([len(rank) for rank in (*far, *near) if rank not in spread], default=0)
    most = max(firm, width // (NARROW + 1))
    count = max([firm, *[min(most, max(FEW, len(rank))) for rank in spread]])
    widths = [(width - 1) // count - 1 + (at < (width - 1) % count) for at in range(count)]
    return [
        border("┌┬┐", "─", widths),
        *side(top, [each for rank in far for each in broken(rank, count, False)], widths),
        border("╞╪╡", "═", widths),
        *side(top, [each for rank in near for each in broken(rank, count, True)], widths),
        border("└┴┘", "─", widths),
    ]


def broken(rank: list[Place], count: int, near: bool) -> list[Rank]:
    """A rank in rows of so many cells: the near one begins at the left, the far one at the right,
    as its player sees it."""
    cells: list[Place] = rank if near else rank[::-1]
    rows = [cells[at : at + count] for at in range(0, max(1, len(cells)), count)]
    full: list[Rank] = [[*row, *[None] * (count - len(row))] for row in rows]
    return full if near else [row[::-1] for row in full[::-1]]


def side(top: Tabletop, ranks: list[Rank], widths: list[int]) -> list[Text]:
    """The ranks of a player, with a line between them."""
    lines: list[Text] = []
    for rank in ranks:
        lines += [border("├┼┤", "─", widths)] if lines else []
        cells = [
            [] if place is None else cell(top, place, width)
            for place, width in zip(rank, widths, strict=True)
        ]
        height = max(2, *[len(each) for each in cells])
        cells = [
            [*each, *[styled(" " * width)] * (height - len(each))]
            for each, width in zip(cells, widths, strict=True)
        ]
        lines += [joined([each[at] for each in cells]) for at in range(height)]
    return lines


def border(ends: str, bar: str, widths: list[int]) -> Text:
    """A line between rows of cells of these widths. `ends`: what stands left, between, right."""
    bars = ends[1].join([bar * width for width in widths])
    return styled(f"{ends[0]}{bars}{ends[2]}", FRAME)


def joined(cells: list[Text]) -> Text:
    """Cells side by side in one line, with a frame between them."""
    line = styled("")
    line.append("│", FRAME)
    for cell in cells:
        line.append_text(cell)
        line.append("│", FRAME)
    return line


def cell(top: Tabletop, place: Place, width: int) -> list[Text]:
    """A place: its label, the part that its card plays in a fight and the name above; below the
    rest of the figures. A line for each card that stands there besides."""
    label = "" if place.slot.show == "row" else top.said(place.slot.label)
    if not place.cards:
        return [styled(fit(label, width), "dim")]
    first, *others = place.cards
    is_letter = cell_len(label) <= LETTER
    style = style_of(top, first, place.slot.main)
    above = styled(label if is_letter else "", style)
    above.append(top.sign(first))
    room = width - cell_len(above.plain)
    above.append(fit(top.short_name(first["number"], room), room), color_of(top, first, style))
    lines = [above, below(top, first, place.seat, width, style)]
    if not is_letter:
        lines = [styled(fit(label, width), "dim"), above]
    return [*lines, *[another(top, card, width) for card in others]]


def another(top: Tabletop, card: View, width: int) -> Text:
    """A further card of a place on one line."""
    strength = top.strength(card)
    right = " ".join([*[brief(each) for each in top.states(card)], strength])
    right = right if width - cell_len(right) >= LEAST else cut(strength, width - 3)
    room = width - cell_len(right) - 3
    name = fit(top.short_name(card["number"], room), room)
    return styled(f" {top.sign(card)}{name} {right}", style_of(top, card, False))


def style_of(top: Tabletop, card: View, is_main: bool) -> str:
    """How a card is set apart: what walks most, what fights or is the main card less."""
    if top.sign(card) == WALKER:
        return "bold reverse"
    return "bold" if is_main or top.sign(card) != " " else ""


def color_of(top: Tabletop, card: View, style: str) -> str:
    """The style of a card's name, in its colour."""
    return f"{style} {top.color(card['number'])}".strip()


def below(top: Tabletop, card: View, seat: int, width: int, style: str) -> Text:
    """The lower line of a card: its upper figure, how it lies and what lies under it at the left,
    what it is compared by at the right. What has no room is shortened, then left out."""
    right = top.strength(card)
    room = max(0, width - cell_len(right) - 1)
    word, count = top.badge(card, seat)
    badge = f"{word[:1].lower()}{count}" if count else ""
    under = f"+{top.beneath(card)}" if top.beneath(card) else ""
    corner = top.corner(card, top.board.card.corners.tl)
    states = top.states(card)
    short = [brief(each) for each in states]
    tries = (
        [corner, badge, *states, under], [corner, badge, *short, under], [corner, badge, *short],
        [badge, *short],
    )  # fmt: skip
    texts = [" ".join(["", *[each for each in parts if each]]) for parts in tries]
    text = next((each for each in texts if cell_len(each) <= room), texts[-1].strip())
    line = styled(fit(cut(text, room), width - cell_len(right)), style)
    line.append(right, style)
    line.truncate(width)
    return line


def brief(state: str) -> str:
    """How a card lies, in a short word: `rest`, `down`, `exh.`"""
    word = state.split()[-1]
    return word if len(word) <= BRIEF else f"{word[: BRIEF - 1]}."
