"""`--long N`: run the reliability tests with N times their gate figures."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--long", type=int, default=1, metavar="N", help="N times the gate figures of reliability"
    )


@pytest.fixture
def long(request: pytest.FixtureRequest) -> int:
    """How many times the gate figure to run."""
    return int(request.config.getoption("--long"))
