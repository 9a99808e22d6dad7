"""What is made from the types of the protocol is as they are now."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from headjudge.table import messages

ROOT = Path(__file__).parents[2]


def test_the_clients_types_and_the_page_are_made_from_the_structs() -> None:
    check = [sys.executable, "scripts/protocol.py", "--check"]
    found = subprocess.run(check, cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b'{"type":"answer","table":"x","version":1,"chosen":[0],"also":1}', "unknown field"),
        (b'{"type":"answer","table":"x","version":1,"chosen":["0"]}', "Expected `int`"),
        (b'{"type":"answer","table":"x","chosen":[0]}', "missing required field `version`"),
        (b'{"type":"fly","table":"x"}', "Invalid value 'fly'"),
        (b'{"table":"x"}', "missing required field `type`"),
    ],
)
def test_a_request_that_is_not_of_the_protocol_is_refused(data: bytes, told: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=told):
        msgspec.json.decode(data, type=messages.AnyRequest)
