"""Write the rule-coverage table into the README: `python scripts/report.py`."""

from __future__ import annotations

import re
from pathlib import Path

from headjudge import games
from headjudge.rulebook import book, gate

README = Path(__file__).parent.parent / "README.md"
BEGIN, END = "<!-- headjudge rules report -->\n", "<!-- end of report -->"


def main() -> None:
    tables = [
        f"#### {book.load(title).title}\n\n{gate.table(gate.report(title)).strip()}\n"
        for title in games.NAMES
    ]
    text = README.read_text(encoding="utf-8")
    table = BEGIN + "\n".join(tables) + END
    README.write_text(re.sub(f"{BEGIN}.*?{END}", table, text, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    main()
