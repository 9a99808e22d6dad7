"""Texts from strangers are text: nothing of them becomes a part of a page, or runs."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import httpx
from playwright.sync_api import Page, expect

from tests.table.serving import new_table

Open = Callable[..., Page]

HOSTILE = [
    "<script>hit()</script>",
    "<img src=x onerror=hit()>",
    "<svg onload=hit()>",
    "<svg><script>hit()</script></svg>",
    "<iframe srcdoc='<script>parent.hit()</script>'>",
    "<body onload=hit()>",
    '"><script>hit()</script>',
    "'><img src=x onerror=hit()>",
    "</textarea><script>hit()</script>",
    "</option></select><img src=x onerror=hit()>",
    "</title><script>hit()</script>",
    "</style><script>hit()</script>",
    "<a href=javascript:hit()>x</a>",
    "javascript:hit()",
    "<math><mtext><img src=x onerror=hit()></mtext></math>",
    "<details open ontoggle=hit()>",
    "<input autofocus onfocus=hit()>",
    "<object data=javascript:hit()>",
    "<embed src=javascript:hit()>",
    "<link rel=stylesheet href=//evil.example/x.css>",
    "<base href=//evil.example/>",
    "<meta http-equiv=refresh content='0;url=javascript:hit()'>",
    "<style>*{background:url(//evil.example/x)}</style>",
    "{{constructor.constructor('hit()')()}}",
    "${hit()}",
    "`;hit();//",
    "\\u003cscript\\u003ehit()\\u003c/script\\u003e",
    "&lt;script&gt;hit()&lt;/script&gt;",
    "<x onclick=hit() tabindex=0>x</x>",
    "<!--<img src=--><img src=x onerror=hit()>",
    "<video><source onerror=hit()></video>",
    "<button form=x formaction=javascript:hit()>x</button>",
    "__proto__",
    "constructor",
]
# Elements that only a text that was taken for markup could have brought, and attributes that run.
BROUGHT = """() => document.querySelectorAll(
  'script:not([src^="/static/"]), iframe, object, embed, base, math, video, details[ontoggle], x,'
  + ' meta[http-equiv], link:not([href^="/static/"]):not([href="data:,"]), img[src="x"], style'
).length + [...document.querySelectorAll('*')].filter((each) =>
  [...each.attributes].some((one) => one.name.startsWith('on')
    || ['href', 'src', 'action', 'formaction', 'data'].includes(one.name)
      && /^\\s*javascript:/i.test(one.value))
).length"""


class Counted:
    """Looks at pages, and counts the cases."""

    def __init__(self) -> None:
        self.cases = 0

    def look(self, page: Page, texts: list[str], place: str, fold: bool = True) -> None:
        """Each of these texts stands on the page as it is, and did nothing."""
        shown = page.evaluate(
            "() => document.body.textContent + [...document.querySelectorAll('input, textarea')]"
            ".map((each) => each.value).join(' ')"
        )
        for text in texts:
            assert not fold or text in shown, (place, text)
            self.cases += 1
        assert page.evaluate(BROUGHT) == 0, place
        assert page.evaluate("attempts") == [], place


def own_cards(site: httpx.Client) -> str:
    """A file of cards whose names and texts are hostile."""
    shown = site.get("/api/cards/godzilla", params={"count": 500}).json()["cards"]
    assert any(each["card"]["values"]["type"] == "strategy" for each in shown)
    usual: dict[str, Any] = {"type": "strategy", "rank": 1, "colors": ["red"]}
    return json.dumps(
        [
            {**usual, "number": f"EVIL-{at}", "name": text, "text": text}
            for at, text in enumerate(HOSTILE)
        ]
    )


def test_hostile_texts_run_no_script(open_page: Open, site: httpx.Client) -> None:
    counted = Counted()
    for text in HOSTILE[:8]:
        table = new_table(site, "godzilla", "person", "random", seats=[
            {"kind": "person", "name": text, "deck": "deep_roots"},
            {"kind": "random", "name": text, "deck": "ember_rush"},
        ])["table"]  # fmt: skip
        page = open_page(f"/table/{table}")
        page.wait_for_selector(".prompt")
        counted.look(page, [text[:40]], "a table", fold=False)
        page.context.close()
    page = open_page("/")
    page.wait_for_selector(".running li")
    counted.look(page, [text[:40] for text in HOSTILE[:8]], "the lobby", fold=False)

    page = open_page("/decks/godzilla")
    field = page.get_by_label("List of the deck")
    field.fill("\n".join(f"1 {text}" for text in HOSTILE))
    page.wait_for_selector(".violations li")
    counted.look(page, HOSTILE, "a list")
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_selector(".pasted .violations li")
    counted.look(page, HOSTILE, "a list in the lobby")
    for text in HOSTILE:
        site.post("/api/decks", json={"game": "godzilla", "name": text[:60], "list": "1 HJ1-001"})
    page.reload()
    page.wait_for_selector(".decks .deck")
    counted.look(page, [text[:60] for text in HOSTILE], "names of decks")

    page.set_input_files(
        "input[type=file]",
        {
            "name": "<img src=x onerror=hit()>.json",
            "mimeType": "application/json",
            "buffer": own_cards(site).encode(),
        },
    )
    page.wait_for_selector(".report li")
    counted.look(page, HOSTILE[:20], "cards of a file")
    page.get_by_role("button", name="Keep these cards").click()
    page.get_by_text("Kept as").wait_for()
    page.goto(f"{site.base_url}/cards/godzilla")
    page.get_by_label("Words").fill("EVIL-")
    expect(page.locator(".cards .card")).to_have_count(len(HOSTILE))  # and no others any more
    counted.look(page, HOSTILE, "cards of a set")
    for path in ("/aim/", "/cards/", "/replay/", "/table/", "/decks/", "/"):
        for text in HOSTILE[:8]:
            page.goto(f"{site.base_url}{path}{quote(text, safe='')}?at={quote(text, safe='')}")
            page.wait_for_selector("main, .loading")
            counted.look(page, [text], path, fold=False)
    assert counted.cases >= 200
