"""The script that collects strings, as a module."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def script():
    spec = spec_from_file_location("translations", ROOT / "packaging" / "translations.py")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look for their module there
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]
