"""Write the tables of chapters in `docs/GAME.md`: `python scripts/chapters.py`.

A game whose package follows its rulebook has a table of its rooms between two marks, with the
first paragraph of each module's docstring.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
GAMES: Final = ROOT / "src" / "headjudge" / "games"
BEGINS: Final = "<!-- chapters -->"
ENDS: Final = "<!-- end of chapters -->"


def titles() -> list[str]:
    """The games whose packages follow their rulebooks, and whose pages say so."""
    there = sorted({path.parent.name for path in GAMES.glob("*/c01_*")})
    return [title for title in there if BEGINS in page(title).read_text(encoding="utf-8")]


def rooms(title: str) -> Iterator[Path]:
    """The modules of the chapters, in the order of the book; of a package first its table of
    contents, then the modules in the order of that table."""
    for path in sorted((GAMES / title).glob("c[0-9][0-9]_*")):
        if path.is_file():
            yield path
            continue
        contents = path / "__init__.py"
        words = contents.read_text(encoding="utf-8").split()
        yield contents
        modules = [each for each in path.glob("*.py") if each != contents]
        yield from sorted(modules, key=lambda each: words.index(each.stem))


def first_paragraph(path: Path) -> str:
    """The first paragraph of a module's docstring, on one line."""
    told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return " ".join(told.split("\n\n")[0].split())


def table(title: str) -> str:
    """A game's rooms, and what is in each."""
    lines = ["| room | what is in it |", "|---|---|"]
    for path in rooms(title):
        name = path.relative_to(GAMES / title).as_posix().removesuffix("__init__.py")
        lines.append(f"| `{name}` | {first_paragraph(path)} |")
    return "\n".join(lines)


def page(title: str) -> Path:
    """The page of a game in the documentation."""
    return ROOT / "docs" / f"{title}.md"


def with_table(title: str, text: str) -> str:
    """The text of a game's page, with the table that it should have."""
    before, _, rest = text.partition(BEGINS)
    _old, _, after = rest.partition(ENDS)
    return f"{before}{BEGINS}\n\n{table(title)}\n\n{ENDS}{after}"


def main() -> None:
    for title in titles():
        text = page(title).read_text(encoding="utf-8")
        page(title).write_text(with_table(title, text), encoding="utf-8")


if __name__ == "__main__":
    main()
