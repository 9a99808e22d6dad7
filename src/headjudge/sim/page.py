"""A report as one HTML file: tables, a matrix as a heat map, charts. It needs nothing from
outside: styles and pictures stand in it, there is no script, and it forbids itself to load any."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from html import escape
from typing import Final

from headjudge.language.words import MODEL, Table, check_alike, read, text_of
from headjudge.sim import charts
from headjudge.sim.statistics import Pairing, Report, Score, Share

STYLE: Final = """
:root { color-scheme: light dark; --text: #16202c; --muted: #4c5a6a; --bg: #fff; --line: #c8d0da;
  --bar: #d5deea; --point: #0b57a4; }
@media (prefers-color-scheme: dark) { :root { --text: #eef2f6; --muted: #b4c0cc; --bg: #10161d;
  --line: #3b4754; --bar: #2c3947; --point: #7ab8ff; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--bg);
  max-width: 1200px; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; } h3 { font-size: 1rem; }
p { color: var(--muted); max-width: 46rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border: 1px solid var(--line); padding: .3rem .6rem; text-align: left; }
td.n { text-align: right; white-space: nowrap; }
td.heat { color: #10161d; text-align: center; min-width: 3.6rem; }
td.heat small { display: block; }
td.none { background: var(--bar); }
svg { width: 100%; max-width: 640px; display: block; margin: .5rem 0; }
svg text { font: 12px system-ui, sans-serif; fill: var(--text); }
svg .grid { stroke: var(--line); } svg .whisker { stroke: var(--point); stroke-width: 2; }
svg .point { fill: var(--point); } svg .bar { fill: var(--bar); }
a { color: var(--point); }
"""
STYLES: Final = STYLE + charts.heat_styles()
# Nothing may be loaded, and no style used but the one of this page.
POLICY: Final = (
    f"default-src 'none'; style-src 'sha256-{b64encode(sha256(STYLES.encode()).digest()).decode()}'"
)


@cache
def words(lang: str) -> Table:
    """What a page says in a language; a file that differs from the English one in its keys or
    fields is refused."""
    found = read(text_of("headjudge.sim", f"words_{lang}.toml"))
    if lang != MODEL:
        check_alike({"page": words(MODEL)}, found)
    return found["page"]


def page(report: Report, lang: str = "en", home: str = "") -> str:
    """The report as a page; `home`: the address of a page to go back to, if there is one."""
    return _Page(report, lang, home).text()


class _Page:
    """One page being written."""

    def __init__(self, report: Report, lang: str, home: str) -> None:
        self.report = report
        self.lang = lang
        self.home = home
        several = len({entrant.player for entrant in report.entrants}) > 1
        self.names = [
            f"{entrant.deck}, {entrant.player}" if several else entrant.deck
            for entrant in report.entrants
        ]

    def say(self, key: str, **fields: object) -> str:
        """A sentence, fit for HTML."""
        return escape(words(self.lang)[key].format(**fields))

    def text(self) -> str:
        """The whole page."""
        report = self.report
        title = self.say("title", game=report.game, games=report.games)
        parts = [
            "<!doctype html>\n",
            f'<html lang="{self.lang}"><head><meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title><style>{STYLES}</style></head><body>",
            self._way_back(),
            "<main>",
            f"<h1>{title}</h1>",
            self._about(),
            self._entrants(),
            self._matrix(),
            self._pairs(),
            self._by_turn(),
            self._endings(),
            "</main></body></html>\n",
        ]
        return "".join(parts)

    def _way_back(self) -> str:
        """A link to where one came from."""
        if not self.home:
            return ""
        return f'<nav><a href="{escape(self.home)}">{self.say("home")}</a></nav>'

    def _about(self) -> str:
        """Which games these are."""
        report = self.report
        told = self.say(
            "about", game=report.game, edition=report.edition, seed=report.seed,
            games=report.games, decisions=report.decisions,
            per_game=f"{report.decisions_per_game:.1f}", turns=f"{report.turns_mean:.1f}",
            most=report.turns_most,
        )  # fmt: skip
        found = [paragraph(told)]
        if report.interrupted:
            found.append(
                paragraph(self.say("interrupted", games=report.games, planned=report.planned))
            )
        return "".join(found)

    def _entrants(self) -> str:
        """A line for each entrant, and the scores as a chart."""
        keys = ("entrant", "player", "games", "wins", "first", "second", "score", "faults")
        rows = [
            [
                cell(each.deck, "th"), cell(each.player), number(str(each.all.games)),
                number(self._of(each.all)), number(self._of(each.first)),
                number(self._of(each.second)), number(self._of(each.score)),
                number(str(each.faults)),
            ]
            for each in self.report.entrants
        ]  # fmt: skip
        chart = charts.scores(self.names, self.report.entrants, words(self.lang)["score chart"])
        return (
            self._heading("entrants")
            + table([self.say(key) for key in keys], rows)
            + paragraph(self.say("how shares"))
            + chart
        )

    def _matrix(self) -> str:
        """Every entrant against every other."""
        cells = {}
        for each in self.report.pairings:
            cells[each.one, each.two] = (each.score.rate, each.share.games)
            cells[each.two, each.one] = (1 - each.score.rate, each.share.games)
        places = range(len(self.names))
        rows = [
            [cell(self.names[at], "th"), *[heat_cell(cells.get((at, other))) for other in places]]
            for at in places
        ]
        heading = ["", *[escape(name) for name in self.names]]
        return self._heading("matrix") + table(heading, rows) + paragraph(self.say("how matrix"))

    def _pairs(self) -> str:
        """A line for each pair, with the answer if one was looked for."""
        report = self.report
        keys = ["one", "other", "games", "wins", "draws", "score"]
        if report.margin is not None:
            keys.append("answer")
        rows = []
        for each in report.pairings:
            row = [
                cell(self.names[each.one], "th"), cell(self.names[each.two]),
                number(str(each.share.games)), number(self._of(each.share)),
                number(str(each.draws)), number(self._of(each.score)),
            ]  # fmt: skip
            if each.decided is not None:
                row.append(f"<td>{self._answer(each)}</td>")
            rows.append(row)
        found = self._heading("pairs") + table([self.say(key) for key in keys], rows)
        if report.margin is not None:
            margin, error = f"{100 * report.margin:g}", f"{100 * (report.error_rate or 0):g}"
            found += paragraph(self.say("how until", margin=margin, error=error))
        return found

    def _answer(self, pairing: Pairing) -> str:
        """What is known of a pair, and the interval that holds however often it is looked at."""
        decided = pairing.decided
        if decided is None:
            return ""
        at = self.say(
            "interval", rate=percent(pairing.score.rate), low=percent(decided.low),
            high=percent(decided.high),
        )  # fmt: skip
        if decided.answer in ("1", "2"):
            name = self.names[pairing.one if decided.answer == "1" else pairing.two]
            return f"{self.say('better', name=name)}: {at}"
        margin = f"{100 * (self.report.margin or 0):g}"
        return f"{self.say(decided.answer or 'open', margin=margin)}: {at}"

    def _by_turn(self) -> str:
        """A chart for each entrant: whether it wins early or late."""
        turns = [each for entrant in self.report.entrants for each in entrant.by_turn]
        if not turns:
            return ""
        first, last = min(each.turn for each in turns), max(each.turn for each in turns)
        most = max(each.games for each in turns)
        found = [self._heading("by turn"), paragraph(self.say("how by turn", most=most))]
        for name, entrant in zip(self.names, self.report.entrants, strict=True):
            chart = charts.by_turn(entrant, first, last, most, name)
            found.append(f"<h3>{escape(name)}</h3>{chart}")
        return "".join(found)

    def _endings(self) -> str:
        """Who began, what ended the games, and what went wrong."""
        report = self.report
        begins = self.say("begins", share=self._of(report.first_wins), draws=report.draws)
        rows = [
            [cell(rule, "th"), number(str(count))]
            for rule, count in sorted(report.rules.items(), key=lambda each: (-each[1], each[0]))
        ]
        found = [
            self._heading("who begins"), paragraph(begins), self._heading("ended"),
            table([self.say("rule"), self.say("games")], rows),
        ]  # fmt: skip
        for key, lines in (("lost by fault", report.first_faults), ("unfinished", report.errors)):
            if lines:
                items = "".join([f"<li>{escape(each)}</li>" for each in lines])
                said = self.say(key, count=report.unfinished)
                found.append(f"<h2>{said}</h2><ul>{items}</ul>")
        return "".join(found)

    def _heading(self, key: str) -> str:
        return f"<h2>{self.say(key)}</h2>"

    def _of(self, share: Share | Score) -> str:
        """A share in per cent, with its interval; nothing, if there were no games."""
        if (share.games if isinstance(share, Share) else share.rounds) == 0:
            return "-"
        form = words(self.lang)["interval"]
        return form.format(
            rate=percent(share.rate), low=percent(share.low), high=percent(share.high)
        )


def percent(rate: float) -> str:
    """A share in per cent."""
    return f"{100 * rate:.1f}"


def paragraph(told: str) -> str:
    """A paragraph of words that are fit for HTML."""
    return f"<p>{told}</p>"


def cell(told: str, kind: str = "td") -> str:
    """A cell of a table; `th` is the heading of its row."""
    scope = ' scope="row"' if kind == "th" else ""
    return f"<{kind}{scope}>{escape(told)}</{kind}>"


def number(told: str) -> str:
    """A cell with a number."""
    return f'<td class="n">{escape(told)}</td>'


def heat_cell(found: tuple[float, int] | None) -> str:
    """A cell of the matrix; an entrant does not meet itself."""
    if found is None or not found[1]:
        return '<td class="none"></td>'
    rate, games = found
    return f'<td class="heat {charts.heat(rate)}">{percent(rate)}<small>{games}</small></td>'


def table(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of cells under headings that are fit for HTML."""
    head = "".join([f'<th scope="col">{each}</th>' for each in heading])
    body = "".join([f"<tr>{''.join(row)}</tr>" for row in rows])
    inner = f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
    return f'<div class="wide"><table>{inner}</table></div>'
