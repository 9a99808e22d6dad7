"""`--long N`: run the reliability tests with N times their gate figures."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--long", type=int, default=1, metavar="N", help="N times the gate figures of reliability"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The fuzzing goes first: it takes its time whatever else there is to do."""
    items.sort(key=lambda item: "spoilt_card_files" not in item.name)


@pytest.fixture
def long(request: pytest.FixtureRequest) -> int:
    """How many times the gate figure to run."""
    return int(request.config.getoption("--long"))
