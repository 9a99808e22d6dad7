"""Editing the line that is typed, and the lines that were typed before.

Where Python has no `readline`, lines are read without either.
"""

from __future__ import annotations

import atexit
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from headjudge import library

KEPT: Final = 500  # lines of the history file


def editor() -> Any:
    """The module that edits lines; None: there is none."""
    try:
        return import_module("readline")
    except ImportError:
        return None


def history_file() -> Path:
    """Where the lines are kept that were typed in earlier games."""
    return library.folder() / "history"


def begin(keep: bool) -> bool:
    """From now on lines can be edited. `keep`: those of earlier games are there, and those of
    this one are written beside them at the end. False: there is nothing to edit with."""
    lines = editor()
    if lines is None:
        return False
    if keep:
        file = history_file()
        with suppress(OSError):  # the first game, or a file that may not be read
            lines.read_history_file(str(file))
        lines.set_history_length(KEPT)
        atexit.register(write_history, file)
    return True


def write_history(file: Path) -> None:
    """Keep what was typed. That it cannot be kept harms nobody."""
    lines = editor()
    if lines is None:
        return
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        lines.write_history_file(str(file))
        file.chmod(0o600)


def forget() -> None:
    """Forget what was typed: somebody else is going to sit here."""
    lines = editor()
    if lines is not None:
        lines.clear_history()
