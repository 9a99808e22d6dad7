"""A browser for the tests: Debian's chromium, put there if it is missing and the tests may do so.

Without a browser these tests are skipped with the reason; with CI=true they fail."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.table.serving import server

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
PATIENCE = 20_000  # milliseconds
INSTALLING = 600  # seconds

expect.set_options(timeout=PATIENCE)

# Whatever a page tries that its policy forbids, and whatever a hostile text achieves.
WATCH = """
window.attempts = [];
addEventListener('securitypolicyviolation', (event) => attempts.push(event.violatedDirective));
window.hit = () => attempts.push('script');
window.alert = window.hit;
"""

Open = Callable[..., Page]


def lacking(reason: str) -> None:
    """There is no browser to test with: skip, or fail where there must be one."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def installed() -> str:
    """The path of a browser, or "" if there is none."""
    return next((found for name in NAMES if (found := shutil.which(name))), "")


def install() -> str:
    """Put a browser there, if the tests run as root on Debian; what stands in the way."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return "there is no chromium, and only root on Debian can have it installed"
    for command in (["apt-get", "update", "-q"], ["apt-get", "install", "-qy", "chromium"]):
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=INSTALLING)
        except (OSError, subprocess.TimeoutExpired) as error:
            return f"{' '.join(command)}: {error}"
        if done.returncode:
            return f"{' '.join(command)}: {done.stderr[-300:]}"
    return ""


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser, for all tests of a run."""
    if not (resources.files("headjudge.table") / "static" / "index.html").is_file():
        lacking("the client is not built: python scripts/build_client.py")
    if not installed() and (why := install()):
        lacking(why)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(
            executable_path=installed(), args=["--no-sandbox", "--disable-gpu"]
        )
        yield found
        found.close()


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    """A server with nothing on it yet."""
    monkeypatch.setenv("HEADJUDGE_DATA", str(tmp_path / "data"))
    with server(tmp_path) as client:
        yield client


@pytest.fixture
def open_page(chromium: Browser, site: httpx.Client) -> Iterator[Open]:
    """Opens a page of the site in a browser of its own, with the cookies of the client."""
    contexts = []

    def opened(
        path: str,
        width: int = 1440,
        height: int = 900,
        theme: str = "dark",
        lang: str = "en",
        phone: bool = False,
        motion: bool = False,
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            color_scheme="light" if theme == "light" else "dark",
            locale=lang,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=phone,
            is_mobile=phone,
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(WATCH)
        origin = str(site.base_url)
        context.add_cookies(
            [{"name": name, "value": value, "url": origin} for name, value in site.cookies.items()]
        )
        page = context.new_page()
        page.goto(f"{origin}{path}")
        return page

    yield opened
    for each in contexts:
        each.close()
