"""What every test stands on: no display, the fixtures of tests/fixtures, generated examples without a deadline."""

from __future__ import annotations

import gc
import os
import tempfile
from collections.abc import Generator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Programs that tests start run what is installed, as the tests do: `python -m` would take the sources in this folder,
# whose kernels are compiled only if the installation is editable.
os.environ["PYTHONSAFEPATH"] = "1"

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import WorkStealingScheduling

from qless_studio.engine import kernels
from qless_studio.ui.libraries import obstacle

if obstacle():  # before pytest-qt imports Qt and shows a linker error
    pytest.exit(obstacle(), returncode=2)
from PySide6.QtCore import QLockFile

pytest.register_assert_rewrite("tests.fixtures")  # they import each other before pytest comes to them
pytest_plugins = [
    "tests.fixtures.boards",
    "tests.fixtures.files",
    "tests.fixtures.kernels",
    "tests.fixtures.lexicons",
    "tests.fixtures.nightly",
    "tests.fixtures.patience",
    "tests.fixtures.pauses",
    "tests.fixtures.qt",
    "tests.fixtures.studio",
    "tests.fixtures.windows",
]


def pytest_report_header() -> str | None:
    """Said where what is tested was not compiled: the sources of a clone hide what is installed."""
    if kernels.compiled():
        return None
    return f"kernels: interpreted, from {kernels.__path__[0]}; the same results take much longer"


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """More workers for `-n auto` than there are cores: tests of the window wait for timers a third of their time."""
    return max(2, 3 * (os.cpu_count() or 1) // 2)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> WorkStealingScheduling:
    """Workers take over tests from each other: with the usual scheduler one of them worked alone for two minutes."""
    return WorkStealingScheduling(config, log)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """In a fresh clone one worker compiles all tests, and the others wait for it: each would compile all of them."""
    worker = getattr(session.config, "workerinput", None)
    if worker is None or (Path(__file__).parent / "engine/__pycache__").exists():
        return (yield)
    lock = QLockFile(f"{tempfile.gettempdir()}/compiling-{worker['testrunuid']}")
    first = lock.tryLock(0)
    while not first and not lock.tryLock(100):
        pass
    if not first:
        lock.unlock()
    try:
        return (yield)
    finally:
        lock.unlock()  # of others nothing


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests first: at the end one of them would keep a single core busy."""
    order = {"soak": 0, "slow": 1, "long": 2}
    items.sort(key=lambda item: min((order.get(mark.name, 3) for mark in item.iter_markers()), default=3))


def pytest_collection_finish() -> None:
    """All modules and items stay to the end: no garbage collection need look at them again."""
    gc.collect()
    gc.freeze()


# The same examples in every run, so that a change alone can turn it red; other examples every night.
settings.register_profile(
    "explore",
    derandomize=False,  # which hypothesis would have otherwise wherever CI is set
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.register_profile("studio", settings.get_profile("explore"), derandomize=True)
settings.load_profile("studio")
