"""A test on the table may not end with a question that nobody answered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.table import LAID_OUT


@pytest.fixture(autouse=True)
def no_open_questions(request: pytest.FixtureRequest) -> Iterator[None]:
    LAID_OUT.clear()
    yield
    if not getattr(request.node, "failed_already", False):
        for table in LAID_OUT:
            table.done()
    LAID_OUT.clear()
