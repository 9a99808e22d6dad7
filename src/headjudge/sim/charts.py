"""Charts of a report, drawn as SVG that stands in the page itself."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from headjudge.sim.statistics import Entrant, interval

WIDTH: Final = 640
LABEL: Final = 190  # for names
ROW: Final = 26
MARGIN: Final = 14
HEIGHT: Final = 150  # of a chart by turn
FOOT: Final = 34
MOST_LABEL: Final = 26  # characters
MOST_TICKS: Final = 16
LIGHTEST: Final = 96  # colours of the matrix, in per cent
DARKEST: Final = 62


def svg(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    """A picture with a title, as wide as there is room."""
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A line; `kind` is its class."""
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    """Words at a place; longer ones than there is room for are cut."""
    short = words if len(words) <= MOST_LABEL else words[: MOST_LABEL - 1] + "…"
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(short)}</text>'


def scores(names: Sequence[str], entrants: Sequence[Entrant], title: str) -> str:
    """A line for each entrant: the score, and its interval."""
    height = ROW * len(entrants) + FOOT
    room = WIDTH - LABEL - 2 * MARGIN

    def at(rate: float) -> float:
        return LABEL + MARGIN + room * rate

    parts: list[str] = []
    for tick in range(0, 101, 25):
        parts.append(line(at(tick / 100), 4, at(tick / 100), height - FOOT + 8, "grid"))
        parts.append(text(at(tick / 100), height - 8, f"{tick}", "middle"))
    for number, (name, entrant) in enumerate(zip(names, entrants, strict=True)):
        middle = ROW * number + ROW / 2 + 4
        score = entrant.score
        parts.append(text(LABEL, middle + 4, name, "end"))
        parts.append(line(at(score.low), middle, at(score.high), middle, "whisker"))
        parts.append(f'<circle class="point" cx="{at(score.rate):.1f}" cy="{middle:.1f}" r="4"/>')
    return svg(WIDTH, height, title, parts)


def by_turn(entrant: Entrant, first: int, last: int, most: int, title: str) -> str:
    """The win rate of the games that ended in each turn, over bars for how many these were. All
    charts of a report go from the same first turn to the same last one."""
    count = last - first + 1
    step = (WIDTH - 3 * MARGIN - 20) / count
    base = HEIGHT - FOOT

    def middle(turn: int) -> float:
        return 2 * MARGIN + 20 + step * (turn - first + 0.5)

    def level(rate: float) -> float:
        return base - (base - MARGIN) * rate

    parts = [line(2 * MARGIN + 20, level(tick), WIDTH - MARGIN, level(tick), "grid")
             for tick in (0, 0.5, 1)]  # fmt: skip
    parts += [text(2 * MARGIN + 14, level(tick) + 4, f"{100 * tick:.0f}", "end")
              for tick in (0, 0.5, 1)]  # fmt: skip
    for each in entrant.by_turn:
        x = middle(each.turn)
        tall = (base - MARGIN) * each.games / most
        parts.append(
            f'<rect class="bar" x="{x - 0.35 * step:.1f}" y="{base - tall:.1f}" '
            f'width="{0.7 * step:.1f}" height="{tall:.1f}"/>'
        )
        low, high = interval(each.won, each.games)
        parts.append(line(x, level(low), x, level(high), "whisker"))
        rate = each.won / each.games
        parts.append(f'<circle class="point" cx="{x:.1f}" cy="{level(rate):.1f}" r="3"/>')
    every = max(1, -(-count // MOST_TICKS))
    parts += [
        text(middle(turn), base + 16, str(turn), "middle") for turn in range(first, last + 1, every)
    ]
    return svg(WIDTH, HEIGHT, title, parts)


def shade(rate: float) -> int:
    """How light the colour of a score is, in per cent: the further from one half, the less, and
    always light enough for dark words on it."""
    return round(LIGHTEST - (LIGHTEST - DARKEST) * min(1.0, abs(rate - 0.5) * 2))


def heat(rate: float) -> str:
    """The class of a score's colour: blue over one half, orange under it, none at one half."""
    return f"{'over' if rate >= 0.5 else 'under'}-{shade(rate)}"


def heat_styles() -> str:
    """The colours of all these classes."""
    return "".join(
        [
            f".{side}-{light} {{ background: hsl({hue} 85% {light}%); }}\n"
            for side, hue in (("over", 212), ("under", 28))
            for light in range(DARKEST, LIGHTEST + 1)
        ]
    )
