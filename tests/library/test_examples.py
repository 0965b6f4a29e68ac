"""The examples of docs/library do what they show."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import qless_studio

PAGES = sorted((Path(__file__).resolve().parents[2] / "docs" / "library").glob("*.md"))


@pytest.fixture(autouse=True)
def _nothing_played(tmp_path, monkeypatch):
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))


def examples_of(page: Path) -> str:
    return "".join(re.findall(r"^```python\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL))


def run(text: str, name: str) -> doctest.TestResults:
    test = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.REPORT_NDIFF)
    shown: list[str] = []
    results = runner.run(test, out=shown.append)
    assert results.failed == 0, "".join(shown)
    return results


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_every_example_of_a_page_gives_what_it_shows(page):
    assert run(examples_of(page), page.stem).attempted > 2


def test_the_example_in_the_package_gives_what_it_shows():
    assert run(qless_studio.__doc__ or "", "qless_studio").attempted == 3


def test_every_name_is_on_a_page():
    text = "".join(page.read_text("utf-8") for page in PAGES)
    functions = [name for name in qless_studio.__all__ if name.islower() and not name.startswith("_")]
    assert [name for name in functions if f"`{name}(" not in text] == []
