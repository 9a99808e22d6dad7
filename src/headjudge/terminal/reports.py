"""What many games came to, as a table for people."""

from __future__ import annotations

from typing import Any, Final

import click
from rich.cells import cell_len, set_cell_size

from headjudge.language.card_files import printable
from headjudge.sim import Report, Share
from headjudge.terminal.words import say

COLUMNS: Final = ("player", "deck", "wins", "going first", "going second")
NAMED: Final = 2  # columns of names; the rest are numbers


def print_report(report: Report, wording: Any, lang: str = "en") -> None:
    """Who won how often, how the games ended, and how long they took."""
    for line in [*heading(report, lang), *table(report, lang), *endings(report, wording, lang)]:
        click.echo(line)
    figures = {
        "mean": f"{report.turns_mean:.1f}",
        "most": report.turns_most,
        "decisions": report.decisions,
        "per_game": f"{report.decisions_per_game:.1f}",
        "games": f"{report.games_per_second:.1f}",
        "per_second": f"{report.decisions_per_second:.0f}",
        "workers": report.workers,
    }
    for key in ("report turns", "report decisions", "report speed"):
        click.echo(say(key, lang, **figures))
    if report.faults:
        click.echo(say("report faults", lang, n=report.faults))
        for fault in report.first_faults:
            click.echo(f"  {printable(fault)}")
    if report.unfinished:
        click.echo(say("report unfinished", lang, n=report.unfinished))
        for error in report.errors:
            click.echo(f"  {error}")


def heading(report: Report, lang: str) -> list[str]:
    """Which games these are."""
    about = {"game": report.game, "edition": report.edition}
    return [say("report", lang, games=report.games, seed=report.seed, **about)]


def table(report: Report, lang: str) -> list[str]:
    """A line for each of the two: all games, those going first, those going second."""
    rows = [tuple(say(f"report {name}", lang) for name in COLUMNS)]
    rows += [
        (
            each.player, printable(each.deck), share_text(each.all), share_text(each.first),
            share_text(each.second),
        )
        for each in report.entrants
    ]  # fmt: skip
    widths = [max(cell_len(row[at]) for row in rows) for at in range(len(COLUMNS))]
    return [
        "  ".join(padded(row[at], widths[at], at) for at in range(len(COLUMNS))) for row in rows
    ]


def padded(text: str, width: int, column: int) -> str:
    """So many columns of the terminal wide: names to the left, numbers to the right."""
    blanks = " " * (width - cell_len(text))
    return set_cell_size(text, width) if column < NAMED else blanks + text


def endings(report: Report, wording: Any, lang: str) -> list[str]:
    """Whether going first helps, and by which rules the games ended."""
    ends = (
        wording.words(lang)
        .card["list"]
        .join(
            [
                say("report ended by", lang, n=count, rule=rule)
                for rule, count in report.rules.items()
            ]
        )
    )
    first = say("report first", lang, share=share_text(report.first_wins), draws=report.draws)
    return [first, say("report ended", lang, ends=ends)]


def share_text(share: Share) -> str:
    """`62.0 (58.1-65.7)`: per cent, and the 95 % interval."""
    if not share.games:
        return "-"
    return f"{100 * share.rate:.1f} ({100 * share.low:.1f}-{100 * share.high:.1f})"
