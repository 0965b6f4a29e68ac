"""What every test stands on: no display, both kernel modes, no leftovers."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import importlib
import sys
import tempfile
from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import HealthCheck, settings

from qless_studio.engine import kernels
from qless_studio.ui.libraries import obstacle

if obstacle():  # before pytest-qt imports Qt and shows a linker error
    pytest.exit(obstacle(), returncode=2)

SHARED = Path(__file__).resolve().parents[2] / "shared"

settings.register_profile("studio", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("studio")


def pytest_configure(config):
    config.addinivalue_line("markers", "slow: takes most of a minute; `-m 'not slow'` leaves it out")


def interpreted(name: str) -> ModuleType:
    """The kernel module `name` run from its source, whether or not it was compiled too."""
    path = Path(kernels.__file__).with_name(f"{name}.py")
    loader = SourceFileLoader(f"interpreted_{name}", str(path))
    module = module_from_spec(spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    assert str(module.__file__).endswith(".py")
    return module


@pytest.fixture(params=["installed", "interpreted"])
def kernel(request):
    """`kernel(name)` gives the kernel module as installed, then, in a second run of the test, interpreted."""
    if request.param == "interpreted":
        return interpreted
    return lambda name: importlib.import_module(f"{kernels.__name__}.{name}")


@pytest.fixture(scope="session")
def qapp_cls():
    """The kind of application that the window has; pytest-qt's `qapp` is made of it."""
    from qless_studio.ui.shell.frame.application import Application

    return Application


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of reference cases and word lists that lies beside some checkouts."""
    if not SHARED.is_dir():
        pytest.skip("no reference cases beside this checkout")
    return SHARED


@pytest.fixture
def short_folder() -> Iterator[Path]:
    """A folder for sockets, whose paths may have about a hundred letters."""
    with tempfile.TemporaryDirectory(prefix="q-", dir=None if sys.platform == "win32" else "/tmp") as folder:
        yield Path(folder)
