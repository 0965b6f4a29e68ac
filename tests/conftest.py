"""What every test stands on: no display, both kernel modes, no leftovers."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import importlib
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import SourceFileLoader
from importlib.util import spec_from_loader
from pathlib import Path
from pkgutil import iter_modules
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


class FromSource(MetaPathFinder):
    """Finds each kernel's source, whether or not it was compiled too."""

    def find_spec(self, fullname, path, target=None):
        package, _, name = fullname.rpartition(".")
        if package != kernels.__name__ or name.startswith("_"):
            return None
        source = Path(kernels.__file__).with_name(f"{name}.py")
        return spec_from_loader(fullname, SourceFileLoader(fullname, str(source)))


def _kernel_modules() -> dict[str, ModuleType]:
    """The kernels that are loaded, by full name."""
    return {name: module for name, module in sys.modules.items() if name.startswith(f"{kernels.__name__}.")}


@cache
def _interpreted_kernels() -> dict[str, ModuleType]:
    """All kernels run from their sources; they import each other, and nothing else imports them."""
    installed, attributes, finder = _kernel_modules(), dict(vars(kernels)), FromSource()
    names = [info.name for info in iter_modules(kernels.__path__) if not info.name.startswith("_")]
    for name in names:
        sys.modules.pop(f"{kernels.__name__}.{name}", None)
    sys.meta_path.insert(0, finder)
    try:
        return {name: importlib.import_module(f"{kernels.__name__}.{name}") for name in names}
    finally:
        sys.meta_path.remove(finder)
        for name in _kernel_modules().keys() - installed.keys():
            del sys.modules[name]
        sys.modules.update(installed)
        for name in vars(kernels).keys() - attributes.keys():
            delattr(kernels, name)
        vars(kernels).update(attributes)


def interpreted(name: str) -> ModuleType:
    """The kernel module `name` run from its source, whether or not it was compiled too."""
    module = _interpreted_kernels()[name]
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
