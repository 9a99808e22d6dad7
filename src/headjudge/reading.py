"""Reading files that users name."""

from __future__ import annotations

import os
import stat
import sys
from typing import Final

from headjudge.kernel.errors import HeadjudgeError
from headjudge.language.worded import worded

MOST_BYTES: Final = 64_000_000
MOST_PASTED: Final = 1_000_000


def read_text(name: str, field: str = "file") -> str:
    """The text of a file; whatever is wrong with it is an error that names the field."""
    try:
        # a device or a pipe may have no end, or nobody who writes: opened without waiting
        handle = os.open(name, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
        with open(handle, "rb") as file:
            if not stat.S_ISREG(os.fstat(handle).st_mode):
                raise worded(HeadjudgeError, "no file", field, file=name)
            data = file.read(MOST_BYTES + 1)
    except FileNotFoundError as error:
        raise worded(HeadjudgeError, "no such file", field, file=name) from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise worded(HeadjudgeError, "no reading", field, file=name, why=reason) from error
    return decoded(data, name, MOST_BYTES, field)


def read_standard_input(field: str, most: int = MOST_PASTED) -> str:
    """What is pasted or piped into the process, up to so many bytes."""
    return decoded(sys.stdin.buffer.read(most + 1), "standard input", most, field)


def decoded(data: bytes, name: str, most: int, field: str) -> str:
    """Bytes as text; an error says where they come from, and names the field."""
    if len(data) > most:
        raise worded(HeadjudgeError, "large file", field, file=name, n=most)
    try:
        return data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise worded(HeadjudgeError, "no utf-8", field, file=name) from error
