"""Text in columns of the terminal, where a Japanese character takes two."""

from __future__ import annotations

import os
import sys
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.progress import Progress
from rich.text import Text

WIDTH: Final = 80
HEIGHT: Final = 24
MANY: Final = 8  # items that go in two columns even if some are cut

# What no line begins with: closing marks, small kana, signs that belong to what is before them.
NOT_FIRST: Final = frozenset(
    "、。」』】》〉)）]］}｝・ー…～:;!?：；！？,.々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
)
# What no line ends with.
NOT_LAST: Final = frozenset("「『【《〈(（[［{｛")

COLORS: Final = {"red": "red", "blue": "blue", "green": "green", "white": "default"}


def console(no_color: bool = False, stderr: bool = False) -> Console:
    """Open the terminal for writing, with colours only where they are wanted and understood
    (NO_COLOR, pipes, dumb terminals)."""
    stream = sys.stderr if stderr else sys.stdout
    is_terminal = stream.isatty()
    plain = no_color or bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
    return Console(
        file=stream,
        width=None if is_terminal else WIDTH,
        color_system=None if plain or not is_terminal else "auto",
        no_color=plain or None,
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )


def progress_bar() -> Progress:
    """Make a bar on the error stream, which is drawn only where somebody looks at it."""
    errors = console(stderr=True)
    return Progress(console=errors, transient=True, disable=not errors.is_terminal)


def fit(text: str, width: int) -> str:
    """Make a text exactly so many columns wide; what is too long is cut, with a mark."""
    if cell_len(text) > width > 1:
        text = set_cell_size(text, width - 1).rstrip() + "…"
    return set_cell_size(text, width)


def shorten(name: str, width: int) -> str:
    """Shorten a name to so many columns: its first words go before its last, by which one knows
    it."""
    words = name.split(" ")
    for at in range(len(words)):
        rest = " ".join(words[at:])
        if cell_len(rest) <= width and not (at and rest[:1].islower()):
            return rest
    return cut(name, width)


def cut(text: str, width: int) -> str:
    """Cut a text to at most so many columns, with a mark."""
    return text if cell_len(text) <= width else fit(text, width).rstrip()


def wrap(text: str, width: int, indent: str = "") -> list[str]:
    """Lines of at most so many columns: broken between words, or between Japanese
    characters, but never before a closing mark or a small kana."""
    lines: list[str] = []
    line = ""
    for piece in pieces(text):
        if line.strip() and cell_len(indent + line + piece.rstrip()) > width:
            lines.append(indent + line.rstrip())
            line = ""
        line += piece if line else piece.lstrip()
        while cell_len(indent + line.rstrip()) > width:
            head = set_cell_size(line, width - cell_len(indent)).rstrip()
            lines.append(indent + head)
            line = line[len(head) :]
    if line.strip() or not lines:
        lines.append(indent + line.rstrip())
    return lines


def pieces(text: str) -> list[str]:
    """Divide a text into what must not be broken: words with the space after, single wide
    characters with the closing marks that follow and the opening marks or the number before."""
    found: list[str] = []
    word = ""
    for char in text:
        if char in NOT_FIRST and (word or found):
            if word:
                word += char
            else:
                found[-1] += char
        elif char == " ":
            found.append(word + char)
            word = ""
        elif cell_len(char) == 2:
            if word and not (word[-1] in NOT_LAST or word[-1].isdecimal()):
                found.append(word)
                word = ""
            word += char
            if char not in NOT_LAST:
                found.append(word)
                word = ""
        else:
            word += char
    if word:
        found.append(word)
    return found


def times(count: int) -> str:
    """The mark after something that there is more than one of: ` x3`."""
    return f" x{count}" if count > 1 else ""


def styled(text: str, style: str = "") -> Text:
    """Make a text in a style that is neither wrapped nor cut when it is printed."""
    return Text(text, style=style, no_wrap=True, overflow="ignore", end="")


def columns(items: list[str], rows: int, width: int = WIDTH) -> list[str]:
    """Put items into as few columns as fit so many rows, read downwards."""
    for count in (1, 2, 3, 4):
        wide = width // count - (1 if count > 1 else 0)
        if len(items) <= rows * count and all(cell_len(each) <= wide for each in items):
            break
    else:
        wider = any(cell_len(each) > width // 2 - 1 for each in items)
        count = 1 if wider and len(items) <= MANY else 2
        wide = width // count - (1 if count > 1 else 0)
    if count == 1:
        return [cut(each, width) for each in items]
    height = -(-len(items) // count)
    lines = []
    for row in range(height):
        cells = [items[at] for at in range(row, len(items), height)]
        lines.append(" ".join(fit(cell, wide) for cell in cells).rstrip())
    return lines
