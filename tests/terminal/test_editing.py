"""Lines that are typed can be edited, and those of earlier games are there."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from headjudge.terminal import editing
from tests.terminal.test_session import Table


class Lines:
    """Stands for `readline`."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, ...]] = []

    def read_history_file(self, file: str) -> None:
        self.calls.append(("read", file))
        if not Path(file).exists():
            raise FileNotFoundError(file)

    def write_history_file(self, file: str) -> None:
        Path(file).write_text("play Foo\n", encoding="utf-8")

    def set_history_length(self, most: int) -> None:
        self.calls.append(("length", str(most)))

    def clear_history(self) -> None:
        self.calls.append(("clear",))


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Lines:
    found = Lines()
    monkeypatch.setenv("HEADJUDGE_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(editing, "editor", lambda: found)
    monkeypatch.setattr("atexit.register", lambda *given: None)
    return found


def test_the_history_is_read_from_the_users_folder_and_written_to_it(
    lines: Lines, tmp_path: Path
) -> None:
    file = tmp_path / "data" / "history"
    assert editing.begin(keep=True)
    assert ("read", str(file)) in lines.calls
    editing.write_history(file)
    assert file.read_text(encoding="utf-8") == "play Foo\n"
    assert file.stat().st_mode & 0o077 == 0


def test_two_people_at_one_screen_leave_no_history(lines: Lines) -> None:
    """What one typed (`card Foo`) would tell the other what they hold."""
    assert editing.begin(keep=False)
    assert lines.calls == []
    Table("pass", "pass", "pass", "quit", bots=(None, None)).run()
    assert ("clear",) in lines.calls


def test_nothing_is_forgotten_between_the_turns_of_one_person(lines: Lines) -> None:
    Table("pass", "quit").run()
    assert ("clear",) not in lines.calls


def test_without_readline_nothing_breaks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "readline", None)
    assert editing.editor() is None
    assert not editing.begin(keep=True)
    editing.write_history(tmp_path / "history")
    editing.forget()
    assert not (tmp_path / "history").exists()


def test_a_history_that_cannot_be_written_harms_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    editing.write_history(tmp_path / "file" / "history")


def test_at_a_real_terminal_a_line_can_be_mended_and_called_back(tmp_path: Path) -> None:
    """Typed: `xlog`, back to its beginning, the x removed; then the line again with the key up."""
    pytest.importorskip("readline")
    shown = at_terminal(tmp_path, [b"xlog\x01\x04\n", b"\x1b[A\n", b"quit\n"])
    assert shown.count("Main phase.  [7.3.1]") >= 3
    kept = (tmp_path / "data" / "history").read_text(encoding="utf-8").splitlines()
    assert [line for line in kept if line in ("log", "quit")][-1] == "quit"
    assert "log" in kept


def at_terminal(folder: Path, typed: list[bytes]) -> str:
    """What a game prints to a terminal at which these keys are pressed at each prompt."""
    command = [sys.executable, "-m", "headjudge.cli", "play", "godzilla", "--seed", "5", "--deck",
               "ember_rush", "--deck", "drowned_choir"]  # fmt: skip
    environment = {
        **os.environ, "HEADJUDGE_DATA": str(folder / "data"), "TERM": "xterm", "NO_COLOR": "1",
        "XDG_STATE_HOME": str(folder / "state"), "LANG": "C.UTF-8",
    }  # fmt: skip
    ours, theirs = pty.openpty()
    process: Any = subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, close_fds=True
    )
    os.close(theirs)
    shown = b""
    at = 0
    for keys in [*typed, b""]:
        until = time.monotonic() + 60
        while time.monotonic() < until and not (shown[at:].endswith(b"> ") and keys):
            if not select.select([ours], [], [], 1)[0]:
                continue
            try:
                shown += os.read(ours, 65536)
            except OSError:  # it has ended
                break
        at = len(shown)
        if keys:
            os.write(ours, keys)
    process.wait(timeout=60)
    os.close(ours)
    return shown.decode("utf-8", "replace")
