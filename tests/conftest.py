"""How much the checks play: `--figures quick`, `gate` (as if not given) or `long`."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from tests import messages, questions
from tests.contracts.kept import LEDGER, keep_in_all_games
from tests.contracts.ledger import MOST_HELD
from tests.figures import Figure

pytest_plugins = ["pytester", "headjudge.judge.plugin", "tests.costs"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--figures",
        choices=("quick", "gate", "long"),
        default="gate",
        help="how many games, swaps, mutations ... the checks of reliability go through",
    )


def pytest_configure() -> None:
    """Whatever a test makes a game log is held against the tables of messages, whatever it makes
    a game ask against its words and rules, and whatever an instruction does against its
    contract."""
    messages.watch()
    questions.watch()
    keep_in_all_games()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The fuzzing goes first: it takes its time whatever else there is to do. Other long tests
    begin the second half, where a second worker begins, so that short ones are left to share."""
    fuzzing = [item for item in items if "spoilt_card_files" in item.name]
    long = [item for item in items if "reliability" in item.path.parts and item not in fuzzing]
    short = [item for item in items if "reliability" not in item.path.parts]
    half = len(items) // 2 - len(fuzzing)
    items[:] = [*fuzzing, *short[:half], *long, *short[half:]]


def pytest_collection_finish() -> None:
    """The modules and cards of all games stay to the end: whoever looks for rubbish again and
    again need not look at them, nor as often as by default."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


@pytest.fixture(autouse=True, scope="session")
def _nothing_is_left_at_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Games that are played without a file of their own, and the library of cards, are kept in
    folders of the tests'."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        patch.setenv("HEADJUDGE_DATA", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(autouse=True)
def hold_contracts() -> Iterator[None]:
    """Every test has so many instructions held against their contracts, in the end those that
    ended a game."""
    LEDGER.left = MOST_HELD
    yield
    LEDGER.close_ended()


@pytest.fixture
def figure(request: pytest.FixtureRequest) -> Figure:
    """Chooses among the figures a check names: for a quick look, for the gate, for a long run."""
    chosen = str(request.config.getoption("--figures"))

    def of(*, quick: int, gate: int, long: int) -> int:
        return {"quick": quick, "gate": gate, "long": long}[chosen]

    return of
