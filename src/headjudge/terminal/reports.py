"""What many games came to, as a table for people."""

from __future__ import annotations

from typing import Any, Final

import click
from rich.cells import cell_len, set_cell_size

from headjudge.language.card_files import printable
from headjudge.sim import Report, Score, Share
from headjudge.terminal.words import say

COLUMNS: Final = ("player", "deck", "wins", "going first", "going second", "score")
NAMED: Final = 2  # columns of names; the rest are numbers


def print_report(report: Report, wording: Any, lang: str = "en") -> None:
    """Who won how often, how the games ended, and how long they took."""
    parts = (heading(report, lang), table(report, lang), matrix(report, lang))
    for part in (*parts, answers(report, lang), endings(report, wording, lang)):
        for line in part:
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
    """A line for each entrant: all games, those going first, those going second, the score."""
    rows = [tuple(say(f"report {name}", lang) for name in COLUMNS)]
    rows += [
        (
            each.player, printable(each.deck), share_text(each.all), share_text(each.first),
            share_text(each.second), score_text(each.score),
        )
        for each in report.entrants
    ]  # fmt: skip
    widths = [max(cell_len(row[at]) for row in rows) for at in range(len(COLUMNS))]
    return [
        "  ".join(padded(row[at], widths[at], at) for at in range(len(COLUMNS))) for row in rows
    ]


def names_of(report: Report) -> list[str]:
    """What the entrants are called: their decks, with the players if these differ."""
    several = len({each.player for each in report.entrants}) > 1
    return [
        printable(f"{each.deck}, {each.player}" if several else each.deck)
        for each in report.entrants
    ]


def matrix(report: Report, lang: str) -> list[str]:
    """Every entrant against every other; nothing, if there are two."""
    if len(report.pairings) < 2:
        return []
    cells: dict[tuple[int, int], str] = {}
    for each in report.pairings:
        if each.share.games:
            cells[each.one, each.two] = f"{100 * each.score.rate:.0f}"
            cells[each.two, each.one] = f"{100 * (1 - each.score.rate):.0f}"
    names = names_of(report)
    width = max(cell_len(name) for name in names)
    places = range(len(names))
    lines = [
        say("report matrix", lang),
        " " * (width + 4) + "".join(f"{at + 1:>4}" for at in places),
    ]
    for at, name in enumerate(names):
        row = "".join(f"{cells.get((at, other), '-'):>4}" for other in places)
        lines.append(f"{at + 1:>3} {set_cell_size(name, width)}{row}")
    return lines


def answers(report: Report, lang: str) -> list[str]:
    """What was found out of each pair, if it was played until something was."""
    if report.margin is None or report.error_rate is None:
        return []
    names = names_of(report)
    lines = []
    for each in report.pairings:
        decided = each.decided
        if decided is None:
            continue
        key = {"1": "better", "2": "better", "equal": "equal"}.get(decided.answer, "open")
        lines.append(
            say(
                f"report {key}", lang, one=names[each.one], other=names[each.two],
                name=names[each.two if decided.answer == "2" else each.one],
                margin=f"{100 * report.margin:g}", n=each.share.games,
                share=percent(each.score.rate, decided.low, decided.high),
            )
        )  # fmt: skip
    return [*lines, say("report error", lang, error=f"{100 * report.error_rate:g}")]


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


def score_text(score: Score) -> str:
    """A score like a share, with the paired interval."""
    if not score.rounds:
        return "-"
    return percent(score.rate, score.low, score.high)


def share_text(share: Share) -> str:
    """`62.0 (58.1-65.7)`: per cent, and the 95 % interval."""
    if not share.games:
        return "-"
    return percent(share.rate, share.low, share.high)


def percent(rate: float, low: float, high: float) -> str:
    """A share and its interval in per cent."""
    return f"{100 * rate:.1f} ({100 * low:.1f}-{100 * high:.1f})"
