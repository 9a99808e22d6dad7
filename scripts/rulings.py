"""The pages of rulings in the documentation: what `docs/conf.py` writes under the mark of each.

A ruling stands in the chapter of the first rule that it is about, with a link to its text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from headjudge.judge.notation import Ruling, read
from headjudge.rulebook import book
from scripts.chapters import GAMES

ROOT: Final = Path(__file__).parent.parent
MARK: Final = re.compile(r"^<!-- rulings of (\w+) -->$", re.M)


def files(game: str) -> list[Path]:
    """The files of the rulings on a game."""
    return sorted((ROOT / "tests" / "games" / game / "rulings").rglob("*.ruling"))


def heading(path: Path) -> str:
    """What the text of a file is called on the page: the words of its name, and of its folder."""
    folder = path.parent.name
    name = path.stem.replace("-", " ").capitalize()
    return name if folder == "rulings" else f"{name} ({folder})"


def anchor(path: Path) -> str:
    """Where the text of a file stands on the page."""
    parts = path.relative_to(ROOT / "tests" / "games").with_suffix("").parts
    return "-".join(parts).casefold()


def entry(game: str, path: Path, ruling: Ruling) -> str:
    """A ruling: its title, with a link to its text, and its rules with our sentences."""
    said = [f"{each.words} ({book.gloss(game, each.words)})" for each in ruling.rules]
    return f"- [{escaped(ruling.title.words)}](#{anchor(path)}): {escaped('; '.join(said))}"


def escaped(text: str) -> str:
    """Text in which no sign is one of Markdown's."""
    return re.sub(r"([\\`*_\[\]<>|{}#$~])", r"\\\1", text)


def page(game: str) -> str:
    """All rulings of a game by chapter, and then their texts by file."""
    rules = book.load(game).rules
    by_chapter: dict[str, list[str]] = {}
    for path in files(game):
        for ruling in read(path.read_text(encoding="utf-8")):
            chapter = rules[ruling.rules[0].words].chapter
            by_chapter.setdefault(chapter, []).append(entry(game, path, ruling))
    return "\n".join([*chapters(game, by_chapter), "## The rulings as text", "", *texts(game)])


def chapters(game: str, by_chapter: dict[str, list[str]]) -> Iterator[str]:
    """The chapters in the order of the book, each with its rulings."""
    for chapter in sorted(by_chapter, key=int):
        yield f"## {chapter}. {title_of(game, chapter)}\n"
        yield from by_chapter[chapter]
        yield ""


def title_of(game: str, chapter: str) -> str:
    """What a chapter is about, by the name of its room in the game's package."""
    room = next((GAMES / game).glob(f"c{int(chapter):02}_*"))
    return room.stem[4:].replace("_", " ").capitalize()


def texts(game: str) -> Iterator[str]:
    """The files, each under its heading."""
    for path in files(game):
        text = path.read_text(encoding="utf-8").rstrip()
        yield f"({anchor(path)})=\n### {heading(path)}\n\n`````text\n{text}\n`````\n"


def with_rulings(text: str) -> str:
    """The source of a page, with the rulings of a game in the place of their mark."""
    return MARK.sub(lambda found: page(found[1]), text)
