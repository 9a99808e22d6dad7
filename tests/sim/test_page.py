"""The report as a page: whole, in both languages, safe, and with nothing from outside."""

from __future__ import annotations

import base64
import hashlib
import html
import re
from html.parser import HTMLParser

import msgspec
import pytest

from headjudge.sim import Keeping, Report, carry_out
from headjudge.sim.charts import heat, heat_styles, shade
from headjudge.sim.jobs import play_batch
from headjudge.sim.laboratory import tournament_job
from headjudge.sim.page import page, words
from tests.sim.laboratories import DECKS

OUTSIDE = re.compile(
    r"\b(?:src|href|srcset|action|poster)\s*=|url\(|@import|://|<script|<link|<img"
)


@pytest.fixture(scope="module")
def report() -> Report:
    """A tournament of three that was stopped by nothing."""
    job = tournament_job("godzilla", DECKS, 6, 4, ("random",), None, None, Keeping())
    return carry_out(job, lambda job, todo: iter([play_batch(job, each) for each in todo]),
                     until=0.1)  # fmt: skip


class Tags(HTMLParser):
    """Holds that every tag is closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.seen.append(tag)
        if tag not in ("meta", "line", "circle", "rect"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("line", "circle", "rect"):
            assert self.open.pop() == tag


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_page_is_whole_and_needs_nothing_from_outside(report: Report, lang: str) -> None:
    text = page(report, lang)
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    assert tags.seen.count("svg") == 1 + len(DECKS)
    assert OUTSIDE.search(text) is None
    assert "default-src 'none'" in text
    for deck in DECKS:
        assert deck in text
    assert words(lang)["matrix"] in text
    assert f'lang="{lang}"' in text


@pytest.mark.parametrize(
    "planted",
    ['<img src="x">', "<link rel=x>", "a{background:url(x)}", "http://x", '@import "x"',
     "<script>", '<a href="x">'],
)  # fmt: skip
def test_what_would_come_from_outside_is_noticed(planted: str) -> None:
    assert OUTSIDE.search(planted)


def test_every_score_stands_in_the_matrix_with_its_counterpart(report: Report) -> None:
    text = page(report)
    for pairing in report.pairings:
        for rate in (pairing.score.rate, 1 - pairing.score.rate):
            assert f"{100 * rate:.1f}<small>6</small>" in text
    assert "open: " in text


def test_names_and_errors_of_strangers_are_only_words(report: Report) -> None:
    hostile = "<script>alert(1)</script>\"'&"
    entrants = tuple(
        [msgspec.structs.replace(each, deck=hostile + str(at))
         for at, each in enumerate(report.entrants)]
    )  # fmt: skip
    text = page(
        msgspec.structs.replace(
            report, entrants=entrants, errors=[hostile], first_faults=[hostile], unfinished=1,
            interrupted=True,
        )
    )  # fmt: skip
    assert "<script" not in text
    assert "&lt;script&gt;" in text
    assert "Interrupted after 18 of 18 games." in text


def test_the_heat_of_a_score_grows_from_even() -> None:
    assert heat(0.5) == "over-96"
    assert (heat(1.0), heat(0.0)) == ("over-62", "under-62")
    lights = [shade(rate) for rate in (0.5, 0.6, 0.8, 1.0)]
    assert lights == sorted(lights, reverse=True)
    assert lights[-1] >= 60, "dark words can be read on it"
    for rate in (0.0, 0.13, 0.5, 0.87, 1.0):
        assert f".{heat(rate)} {{ background: hsl(" in heat_styles()


def test_a_page_needs_no_style_but_the_one_that_its_policy_names(report: Report) -> None:
    text = page(report)
    assert " style=" not in text
    (styles,) = re.findall(r"<style>(.*?)</style>", text, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(styles.encode()).digest()).decode()
    assert f"style-src 'sha256-{digest}'" in html.unescape(text)


def test_a_page_has_a_way_back_where_there_is_one(report: Report) -> None:
    assert "<a " not in page(report)
    assert f'<a href="/">{words("ja")["home"]}</a>' in page(report, "ja", "/")


def test_a_report_of_no_games_has_a_page(report: Report) -> None:
    job = tournament_job("godzilla", DECKS, 6, 4, ("random",), None, None, Keeping())
    text = page(carry_out(job, lambda _job, _todo: iter(())))
    assert OUTSIDE.search(text) is None
    assert "nan" not in text
