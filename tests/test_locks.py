"""The locks pin, with hashes, what pyproject.toml asks for, and name no registry."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

CORE = [
    *PYPROJECT["project"]["dependencies"],
    *PYPROJECT["build-system"]["requires"],
    *PYPROJECT["dependency-groups"]["build"],
]
EXTRAS = PYPROJECT["project"]["optional-dependencies"]
DEV = [*CORE, *[each for extra in EXTRAS.values() for each in extra]]


def pins(name: str) -> dict[str, str]:
    """The version of each package in a lock."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    found = re.findall(r"^([A-Za-z0-9._-]+)==([^\s;]+)", text, flags=re.MULTILINE)
    return {canonicalize_name(package): version for package, version in found}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_address(lock: Path) -> None:
    assert "://" not in lock.read_text(encoding="utf-8")


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_holds_only_pinned_and_hashed_packages(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8").replace("\\\n", " ")
    entries = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    assert entries
    for entry in entries:
        assert re.match(r"[a-z0-9._-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", entry), entry


@pytest.mark.parametrize(
    ("lock", "requirement"),
    [("core", each) for each in CORE] + [("dev", each) for each in DEV],
)
def test_a_lock_pins_each_dependency(lock: str, requirement: str) -> None:
    wanted = Requirement(requirement)
    version = pins(lock).get(canonicalize_name(wanted.name))
    assert version is not None, f"{requirement} is not locked"
    assert wanted.specifier.contains(version), f"{requirement} is locked at {version}"


def test_what_is_an_extra_is_not_in_the_core() -> None:
    assert "ray" in pins("dev")
    assert "ray" not in pins("core")


def test_both_locks_agree() -> None:
    assert pins("core").items() <= pins("dev").items()
