"""Cards in cells: the frames and lines that the boards of all games are drawn with."""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from headjudge.terminal.screen import WIDTH, fit, styled

View = dict[str, Any]

FRAME: Final = "dim"


def seat_below(view: View) -> int:
    """The player from whose side the board is seen."""
    return view["viewer"] if view["viewer"] in (0, 1) else 0


def faint(line: str) -> Text:
    """Make a line of the board that is drawn faintly."""
    return styled(line, FRAME)


def border(ends: str, bar: str, widths: list[int]) -> Text:
    """Draw a line between rows of cells of these widths. `ends`: what stands left, between and
    right."""
    left, between, right = ends[0], ends[1], ends[2]
    return faint(f"{left}{between.join([bar * width for width in widths])}{right}")


def joined(cells: list[Text]) -> Text:
    """Put cells side by side into one line, with a frame between them."""
    line = styled("")
    line.append("│", FRAME)
    for cell in cells:
        line.append_text(cell)
        line.append("│", FRAME)
    return line


def row(cells: list[list[Text]]) -> list[Text]:
    """Put cells of two lines side by side, with a frame between them."""
    return [joined([cell[part] for cell in cells]) for part in range(2)]


def empty(width: int) -> list[Text]:
    """Make a cell of two blank lines."""
    return [styled(" " * width), styled(" " * width)]


def titled(title: str, tail: str, width: int = WIDTH) -> Text:
    """Make the line that names a player and tells of their part of the board."""
    line = styled("")
    line.append(fit(title, width - cell_len(tail) - 1), "bold")
    line.append(f" {tail}")
    return line
