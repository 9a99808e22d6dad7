"""pytest collects `*.ruling` files: each ruling is a test, and what differs is its failure.

A project that wants it says `pytest_plugins = ["headjudge.judge.plugin"]` in its conftest.py.
Nothing else of Headjudge is imported before there is a ruling to play.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from headjudge.judge.collected import RulingFile


def pytest_configure(config: pytest.Config) -> None:
    """The mark that rulings have."""
    config.addinivalue_line("markers", "rule(*numbers): the rules that the test shows")


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> RulingFile | None:
    """A file of rulings."""
    if file_path.suffix != ".ruling":
        return None
    from headjudge.judge.collected import RulingFile

    made: RulingFile = RulingFile.from_parent(parent, path=file_path)
    return made
