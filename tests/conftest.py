"""`--long N`: run the reliability tests with N times their gate figures."""

from __future__ import annotations

import gc

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--long", type=int, default=1, metavar="N", help="N times the gate figures of reliability"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The fuzzing goes first: it takes its time whatever else there is to do."""
    items.sort(key=lambda item: "spoilt_card_files" not in item.name)


def pytest_collection_finish() -> None:
    """The modules and cards of all games stay to the end: whoever looks for rubbish again and
    again need not look at them, nor as often as by default."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


@pytest.fixture
def long(request: pytest.FixtureRequest) -> int:
    """How many times the gate figure to run."""
    return int(request.config.getoption("--long"))
