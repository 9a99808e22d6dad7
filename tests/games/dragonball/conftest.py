"""A test on the table may not end with a question that nobody answered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.dragonball import table as tables


@pytest.fixture(autouse=True)
def no_open_questions(request: pytest.FixtureRequest) -> Iterator[None]:
    tables._open.clear()
    yield
    if not getattr(request.node, "failed_already", False):
        for table in tables._open:
            table.done()
    tables._open.clear()
