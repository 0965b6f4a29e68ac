"""What is tried of the program on Windows: expected failures, the table, and the builds for other platforms."""

from __future__ import annotations

import re
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.tags import mac_platforms

ROOT = Path(__file__).resolve().parents[2]
REPORT = b"""<testsuites><testsuite>
<testcase classname="tests.engine.test_a" name="test_one[x-1]" file="tests\\engine\\test_a.py"/>
<testcase classname="tests.engine.test_a.TestAll" name="test_two" file="tests\\engine\\test_a.py"><failure/></testcase>
<testcase classname="tests.engine.test_a" name="test_three" file="tests\\engine\\test_a.py"><skipped/></testcase>
<testcase classname="tests.engine.test_a" name="test_four" file="tests\\engine\\test_a.py"/>
<testcase classname="tests.engine.test_a" name="test_four" file="tests\\engine\\test_a.py"><error/></testcase>
</testsuite></testsuites>"""
ONE, TWO, THREE, FOUR = (
    f"tests/engine/test_a.py::{name}" for name in ("test_one[x-1]", "TestAll::test_two", "test_three", "test_four")
)


@pytest.fixture(scope="module")
def scripts():
    """`scripts(name)` imports a module of packaging/windows, or of packaging."""
    folders = [str(ROOT / "packaging/windows"), str(ROOT / "packaging")]
    sys.path[:0] = folders
    yield import_module
    del sys.path[:2]


@pytest.fixture(scope="module")
def results(scripts):
    return scripts("results")


def test_a_report_names_each_test_by_its_id_and_its_worst_outcome(results):
    assert results.outcomes(REPORT) == {ONE: "passed", TWO: "failed", THREE: "skipped", FOUR: "failed"}


def test_only_the_expected_failures_may_fail_and_all_of_them_must(results):
    found = results.outcomes(REPORT)
    four, two = results.Expected("tests/engine/*::test_four", "why"), results.Expected(TWO, "why")
    assert results.judged(found, [four, two]) == (True, "1 passed, 2 failed as expected, 1 skipped")
    passed, said = results.judged(found, [four])
    assert (passed, said.splitlines()[1:]) == (False, [f"failed: {TWO}"])
    passed, said = results.judged(found, [four, two, results.Expected(ONE, "brackets stand for themselves")])
    assert (passed, said.splitlines()[1:]) == (False, [f"no longer fails: {ONE}"])
    assert results.judged(found, [four, two, results.Expected("tests/ui/test_b.py::test_c", "not run")])[0]
    assert not results.judged({}, [])[0]  # a run in which nothing was collected


@pytest.mark.parametrize(
    "text",
    ['[[fails]]\ntests = "a"', '[[fails]]\ntests = "a"\nreason = " "', '[[fails]]\ntests = "a"\nreason = "b"\n' * 2],
)
def test_each_expected_failure_has_a_reason_and_is_there_once(results, tmp_path, text):
    (tmp_path / "expected.toml").write_text(text)
    with pytest.raises(SystemExit, match=r"expected\.toml: "):
        results.expected(tmp_path / "expected.toml")


def test_the_expected_failures_are_tests_that_there_are(results):
    for entry in results.expected(ROOT / "packaging/windows/expected.toml"):
        file, _, name = entry.tests.partition("::")
        source = (ROOT / file).read_text("utf-8")
        pattern = re.escape(name.rpartition("::")[2].partition("[")[0]).replace(r"\*", r"\w*")
        assert re.search(rf"^ *def {pattern}\(", source, re.MULTILINE), entry.tests


def test_the_table_has_a_line_for_each_trial_and_tells_all_of_the_failed_ones(results, tmp_path):
    good, bad = (
        results.Record("version", True, "0.1.0", 5.2),
        results.Record("tests/cli", False, "3 passed\nfailed: x", 61),
    )
    for record in (good, bad):
        results.write(tmp_path, record)
    assert results.read(tmp_path) == {"version": good, "tests/cli": bad}
    assert results.table([good, bad], ["killed"]).splitlines() == [
        "version    passed   5 s   0.1.0",
        "tests/cli  FAILED   61 s  3 passed",
        "killed     not run",
        "",
        "tests/cli:",
        "3 passed",
        "failed: x",
    ]


def test_wheels_are_tagged_as_what_they_are_compiled_for(scripts):
    for tag, platform in scripts("cross").PLATFORMS.items():
        machine, system = re.match(r"(\w+)-(\w+)", platform.target).groups()
        if system == "windows":
            assert (tag, machine, platform.suffix) == ("win_amd64", "x86_64", ".pyd")
        else:
            version = tuple(map(int, platform.target.partition(".")[2].split(".")))
            assert tag in mac_platforms(version, {"aarch64": "arm64"}.get(machine, machine))
            assert platform.suffix == ".abi3.so"


def test_windows_is_frozen_with_a_version_of_qt_that_was_run_and_is_admitted(scripts):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    admitted = [Requirement(line) for line in project["dependencies"] if line.startswith("PySide6")]
    (there,) = [each.specifier for each in admitted if each.marker.evaluate({"python_version": "3.11"})]
    frozen_with = scripts("runtime").frozen_with()
    assert frozen_with in there
    last_run = (ROOT / "packaging/windows/README.md").read_text("utf-8").partition("## The last run")[2]
    assert f"PySide6 {frozen_with}" in last_run
