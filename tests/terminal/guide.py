"""Carrying out what a guide says: its files are written, its commands are run in order."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from tests.terminal.command_line import run

DOCS = Path(__file__).parents[2] / "docs"


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
