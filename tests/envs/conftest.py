"""These tests need the extra `envs`, which the development set-up installs."""

from __future__ import annotations

import importlib.util
import os

import pytest

MISSING = [
    name for name in ("gymnasium", "numpy", "pettingzoo") if importlib.util.find_spec(name) is None
]
REASON = f"{', '.join(MISSING)} missing: pip install 'headjudge[envs]'"

if MISSING and os.environ.get("CI") == "true":
    pytest.fail(REASON, pytrace=False)

collect_ignore_glob = ["test_*.py"] if MISSING else []


def pytest_report_header() -> str:
    """Say why there are no tests of environments."""
    return f"no tests of environments: {REASON}" if MISSING else ""
