"""What `headjudge cards check` says of a file of cards."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import click
import msgspec

from headjudge import games
from headjudge.language.candidates import Candidate
from headjudge.language.verdicts import COMPILED, INCOMPLETE, LANGUAGES, REFUSED, Verdict
from headjudge.pools import verdicts
from headjudge.terminal.problems import problem_text
from headjudge.terminal.screen import progress_bar
from headjudge.terminal.words import say

PREVIEWED: Final = 3
MOST_SHOWN: Final = 300  # characters of a field
LONG: Final = 100  # so many cards are read behind a progress bar


def watched_verdicts(game: str, candidates: list[Candidate], lang: str) -> Iterator[Verdict]:
    """What becomes of each card, with a progress bar where there is much to read."""
    found = verdicts(game, candidates, lang)
    if len(candidates) < LONG:
        yield from found
        return
    said = say("reading cards", lang)
    with progress_bar() as progress:
        yield from progress.track(found, total=len(candidates), description=said)


def summary(
    game: str, made: list[Verdict], candidates: list[Candidate], lang: str
) -> dict[str, Any]:
    """The figures. `texts`, `by_type` and `by_wording` count cards that have a text in any
    language; `language` counts the texts in one language that are read."""
    readings = games.load(game).candidates.READINGS
    read_in = lang if lang in readings else next(iter(readings))
    written = [each for each in made if each.has_text]
    in_language = [
        verdict for verdict, card in zip(made, candidates, strict=True) if card.texts.get(read_in)
    ]
    return {
        "game": game,
        "lang": lang,
        "total": len(made),
        "compiled": _count(made, COMPILED),
        "texts": share(written),
        "language": {
            "lang": read_in,
            "total": len(in_language),
            "compiled": _count([each for each in in_language if each.lang == read_in], COMPILED),
        },
        "by_type": shares(written, lambda each: each.type),
        "by_wording": shares(written, lambda each: each.wording),
        "refused": [msgspec.to_builtins(each) for each in made if each.kind == REFUSED],
        "incomplete": [msgspec.to_builtins(each) for each in made if each.kind == INCOMPLETE],
        "assumed": [
            {"number": each.number, "name": each.name, "fields": list(each.assumed)}
            for each in made
            if each.assumed
        ],
    }  # fmt: skip


def preview_lines(candidates: list[Candidate], lang: str) -> list[str]:
    """The first cards of a file, field by field, as they are understood."""
    lines: list[str] = []
    for card in candidates[:PREVIEWED]:
        lines.append(say("card understood", lang, number=card.id, name=card.name))
        lines += field_lines(card)
    return lines


def field_lines(card: Candidate) -> list[str]:
    """The fields of a card as they are understood, but for its number and name."""
    lines: list[str] = []
    for name, value in card.as_understood().items():
        if name not in ("number", "id", "name"):
            told = json.dumps(value, ensure_ascii=False, default=str)
            lines.append(f"  {name}: {clipped(told)}")
    return lines


def clipped(text: str) -> str:
    """A text that may be long, on one line."""
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


def _count(made: Iterable[Verdict], kind: str) -> int:
    return len([each for each in made if each.kind == kind])


def share(made: list[Verdict]) -> dict[str, int]:
    """How many cards there are, and how many of them are compiled."""
    return {"total": len(made), "compiled": _count(made, COMPILED)}


def shares(made: list[Verdict], group: Callable[[Verdict], str]) -> dict[str, dict[str, int]]:
    """The shares of cards by what they have in common."""
    return {
        name: share([each for each in made if group(each) == name])
        for name in sorted({group(each) for each in made})
    }


def print_summary(game: str, made: list[Verdict], report: dict[str, Any], lang: str) -> None:
    """Each card that is not compiled and why, what was assumed, and the shares."""
    for each in made:
        if each.kind != COMPILED:
            click.echo(verdict_text(each, lang))
    for line in assumed_lines(game, made, lang):
        click.echo(line)
    if set(report["by_wording"]) - {""}:
        for name, part in report["by_wording"].items():
            click.echo(f"{name or say('cards', lang)}: {share_text(part, lang)}")
    package = games.load(game)
    types = package.wording(package.rules().shipped).words(lang).types
    for name, part in report["by_type"].items():
        told = types.get(name, name) or say("card without type", lang)
        click.echo(f"{told}: {share_text(part, lang)}")
    language = report["language"]
    if len(games.load(game).candidates.READINGS) > 1:
        named = say(f"language {LANGUAGES[language['lang']]}", lang)
        click.echo(say("cards in language", lang, language=named, share=share_text(language, lang)))
    for line in share_lines(made, lang):
        click.echo(line)


def share_lines(made: list[Verdict], lang: str) -> list[str]:
    """How many of the cards with a text are compiled, and what became of all cards."""
    texts = share([each for each in made if each.has_text])
    counts = Counter([each.kind for each in made])
    assumed = len([each for each in made if each.assumed])
    return [
        say("cards with a text", lang, share=share_text(texts, lang)),
        say(
            "cards in all", lang, total=len(made), compiled=counts[COMPILED],
            refused=counts[REFUSED], incomplete=counts[INCOMPLETE], assumed=assumed,
        ),
    ]  # fmt: skip


def verdict_text(verdict: Verdict, lang: str) -> str:
    """What became of a card, in a line."""
    is_record = verdict.kind == INCOMPLETE
    clause = problem_text(verdict.clause, lang) if is_record else verdict.clause
    return say(
        f"card {verdict.kind}", lang, number=verdict.number, name=verdict.name,
        column=verdict.column, field=verdict.field or "?", clause=clause,
    )  # fmt: skip


def assumed_lines(game: str, made: Iterable[Verdict], lang: str) -> list[str]:
    """A line for each field that was filled in, with the rule it follows."""
    rules = games.load(game).candidates.ASSUMED
    counts = Counter([field for each in made for field in each.assumed])
    return [
        say(
            "cards assumed", lang, n=count, field=field, rule=rules[field][lang == "ja"],
        )
        for field, count in counts.items()
    ]  # fmt: skip


def share_text(part: dict[str, int], lang: str) -> str:
    """`3 of 4 (75.0 %)`."""
    whole = part["total"]
    rate = 100 * part["compiled"] / whole if whole else 0.0
    return say("share", lang, part=part["compiled"], whole=whole, rate=f"{rate:.1f}")
