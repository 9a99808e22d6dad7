"""Carrying out what a guide says: its files are written, its commands are run in order."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path

from headjudge import games
from tests.terminal.command_line import run

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PACKAGE = ROOT / "src" / "headjudge"
# Where the paths in a guide begin: at the root, in the package, or in that of a game.
BASES = (ROOT, PACKAGE, *[PACKAGE / "games" / name for name in games.NAMES])
PATH = re.compile(r"[\w.<>-]+(?:/[\w.<>-]*)+|\w+\.(?:py|toml|md)")
BLOCK = re.compile(r"^ *```.*?^ *```", re.DOTALL | re.MULTILINE)
NAME = re.compile(r"@?[A-Za-z_][\w.]*(?:\(.*\))?")


def section(page: str, heading: str = "") -> str:
    """The text of a page, or of one of its sections."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return text.partition(f"## {heading}\n")[2].partition("\n## ")[0] if heading else text


def blocks(text: str, kind: str) -> list[str]:
    """The blocks of this kind, without the blanks that they are set off by."""
    found = re.findall(rf"^( *)```{kind}\n(.*?)^ *```", text, re.DOTALL | re.MULTILINE)
    return ["".join(line[len(i) :] for line in body.splitlines(True)) for i, body in found]


def commands(text: str) -> list[str]:
    """The commands of a text, without what follows them as a comment."""
    lines = [
        line.partition("  #")[0].strip()
        for body in blocks(text, "sh")
        for line in body.splitlines()
    ]
    return [line for line in lines if line]


@cache
def words_of_the_code() -> frozenset[str]:
    """Every word that stands in a file of the package."""
    files = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.toml")]
    texts = [file.read_text(encoding="utf-8") for file in files]
    return frozenset([word for text in texts for word in re.findall(r"[A-Za-z_]\w*", text)])


def is_there(path: str) -> bool:
    """Whether there is a file or folder of this path; where it leaves the game open, of every
    game."""
    paths = {re.sub("<game>|GAME", name, path) for name in games.NAMES}
    return all([any([(base / each).exists() for base in BASES]) for each in paths])


def missing(text: str) -> list[str]:
    """The paths and names that a text sets off and that are not in the project; those of the files
    that its own blocks write are."""
    code = "".join(re.findall(r"^ *```.*?^ *```", text, re.DOTALL | re.MULTILINE))
    prose = (
        text if not code else re.sub(r"^ *```.*?^ *```", "", text, flags=re.DOTALL | re.MULTILINE)
    )
    found: list[str] = []
    for each in re.findall(r"`([^`\n]+)`", prose):
        if PATH.fullmatch(each):
            right = is_there(each)
        elif NAME.fullmatch(each):
            words = re.findall(r"[A-Za-z_]\w*", each.partition("(")[0])
            right = words_of_the_code().issuperset(words)
        else:
            continue
        if not right and each not in code:
            found.append(each)
    return found


def carry_out(line: str, typed: str | None = None) -> str:
    """What a command prints that ends well; it may read from a file and write to one. `typed`:
    what is typed in otherwise."""
    command, _, target = line.partition(" > ")
    command, _, source = command.partition(" < ")
    given = Path(source).read_text(encoding="utf-8") if source else typed
    program, *arguments = shlex.split(command)
    assert program in ("headjudge", "./play"), line
    result = run(*arguments, input=given)
    assert result.exit_code == 0, (line, result.output)
    if target:
        Path(target).write_text(result.stdout, encoding="utf-8")
    return result.stdout


def carry_out_apart(source: Path, *arguments: str) -> str:
    """What Python prints in a process of its own, with the package of this folder."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONIOENCODING": "utf-8"},
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout
