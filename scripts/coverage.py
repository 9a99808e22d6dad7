"""Write the tables of rule coverage into `docs/coverage.md`: `python scripts/coverage.py`."""

from __future__ import annotations

import re
from pathlib import Path

from headjudge import games
from headjudge.rulebook import book, gate

PAGE = Path(__file__).parent.parent / "docs" / "coverage.md"
BEGIN, END = "<!-- headjudge rules report -->", "<!-- end of report -->"


def main() -> None:
    tables = "\n\n".join(
        f"## {book.load(title).title}\n\n{gate.table(gate.report(title)).strip()}"
        for title in games.NAMES
    )
    text = PAGE.read_text(encoding="utf-8")
    new = re.sub(f"{BEGIN}\n.*?{END}", f"{BEGIN}\n{tables}\n{END}", text, flags=re.DOTALL)
    PAGE.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    main()
