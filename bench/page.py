"""How long a page takes to be there, and an answer to be seen.

    python -m bench.page [ANSWERS]

A server in a process of its own is opened in a headless chromium (see tests/table/browser). For
each game: the time to the first paint of its table, opened in a browser that has nothing of it
yet, and the time from a key to the new table on the screen, where nobody else answers before.
"""

from __future__ import annotations

import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from headjudge import games
from tests.table.browser.conftest import installed
from tests.table.browser.seats import answer_last, shown, sit_down, wait

ANSWERS: Final = 30
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
# Presses a key, and tells after how many milliseconds the next frame shows a newer table.
PRESS = """async ([key, version]) => {
    const page = document.querySelector(".tablepage"), began = performance.now();
    const newer = new Promise((resolve) => {
        const look = () => (Number(page.dataset.version) > version
            ? resolve(performance.now() - began) : requestAnimationFrame(look));
        requestAnimationFrame(look);
    });
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    return await Promise.race([newer, new Promise((resolve) => setTimeout(resolve, 5000, null))]);
}"""


def painted(browser: Browser, url: str, game: str) -> tuple[Page, float]:
    """A table of this game in a new browser, and the milliseconds to its first paint."""
    page = browser.new_context(reduced_motion="reduce").new_page()
    page.goto(url)
    table = sit_down(page, game, ("person", "person"), 3)
    state = page.context.storage_state()
    page.context.close()
    page = browser.new_context(storage_state=state, reduced_motion="reduce").new_page()
    page.goto(f"{url}table/{table}")
    wait(page, -1)
    return page, page.evaluate(PAINTED)


def answered(page: Page, answers: int) -> list[float]:
    """The milliseconds that so many answers took to be seen."""
    found: list[float] = []
    for _tried in range(answers * 6):
        page.wait_for_selector(".prompt:not(.idle), .curtain, .over")
        now = shown(page) if page.query_selector(".prompt:not(.idle)") else None
        curtain = page.query_selector(".curtain button")
        if curtain is not None:
            curtain.click()
            page.wait_for_selector(".curtain", state="detached")
        elif now is None or len(found) == answers:
            break
        elif now.most <= 1 and now.left <= 1 and 0 < max(now.digits, default=0) < 10:
            took = page.evaluate(PRESS, [str(max(now.digits)), now.version])
            if took is not None:
                found.append(took)
        else:
            answer_last(page)
    return found


def main() -> None:
    """Measure, and print."""
    answers = int(sys.argv[1]) if len(sys.argv) > 1 else ANSWERS
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "headjudge.cli", "serve", "--port", "0"]
        command += ["--db", f"sqlite:///{Path(folder) / 'tables.db'}"]
        serving = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        browser = playwright.chromium.launch(executable_path=installed(), args=["--no-sandbox"])
        try:
            said = serving.stdout.readline() if serving.stdout else ""
            link = re.search(r"http://\S+", said)
            if link is None:
                sys.exit(f"the server does not start: {said}")
            for game in games.NAMES:
                page, paint = painted(browser, link[0], game)
                took = sorted(answered(page, answers))
                page.context.close()
                middle = statistics.median(took) if took else 0
                last = took[int(len(took) * 0.95)] if took else 0
                print(f"{game:12} first paint {paint:4.0f} ms; {len(took)} answers seen in "
                      f"{middle:.0f} ms (median), {last:.0f} ms (95 of 100)")  # fmt: skip
        finally:
            browser.close()
            serving.terminate()
            serving.wait()


if __name__ == "__main__":
    main()
