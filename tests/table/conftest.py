"""A server of tables for the tests that fetch and post."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.table.serving import server


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    """A client of a server whose data folder is the test's own."""
    monkeypatch.setenv("HEADJUDGE_DATA", str(tmp_path / "data"))
    with server(tmp_path) as found:
        yield found
