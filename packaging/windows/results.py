"""What was run, what of it is expected to fail, and the table of both. Reads files only; runs nothing."""

from __future__ import annotations

import json
import tomllib
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from fnmatch import fnmatchcase
from pathlib import Path


@dataclass(frozen=True)
class Record:
    """One trial that was run."""

    name: str
    passed: bool
    said: str
    seconds: float


@dataclass(frozen=True)
class Expected:
    """Tests that fail under Wine, and why."""

    tests: str
    """Their ids, such as tests/engine/test_folders.py::test_*; * and ? as in file names"""
    reason: str


def expected(path: Path) -> list[Expected]:
    """The list of expected failures; SystemExit unless each has tests and a reason, and none is there twice."""
    entries = tomllib.loads(path.read_text("utf-8")).get("fails", [])
    for entry in entries:
        if set(entry) != {"tests", "reason"} or not all(str(value).strip() for value in entry.values()):
            raise SystemExit(f"{path.name}: each entry has tests and a reason: {entry}")
    twice = [tests for tests, count in Counter(entry["tests"] for entry in entries).items() if count > 1]
    if twice:
        raise SystemExit(f"{path.name}: there twice: {', '.join(twice)}")
    return [Expected(entry["tests"], entry["reason"]) for entry in entries]


def outcomes(report: bytes) -> dict[str, str]:
    """Test ids to "passed", "failed" or "skipped", of pytest's JUnit report in the form xunit1."""
    found = {}
    for case in ElementTree.fromstring(report).iter("testcase"):
        file = case.get("file", "").replace("\\", "/")
        module = file.removesuffix(".py").replace("/", ".")
        classes = case.get("classname", "").removeprefix(module).strip(".").split(".")
        name = "::".join(part for part in (file, *classes, case.get("name", "")) if part)
        kinds = {child.tag for child in case}
        outcome = "failed" if kinds & {"failure", "error"} else "skipped" if "skipped" in kinds else "passed"
        if found.get(name) != "failed":  # a test that passed has a second case if its teardown failed
            found[name] = outcome
    return found


def judged(found: Mapping[str, str], known: Iterable[Expected]) -> tuple[bool, str]:
    """Whether every failure is expected, and nothing else is; and the counts, with what is not as expected by name."""
    known = list(known)
    failed = [name for name, outcome in found.items() if outcome == "failed"]
    surprises = [name for name in failed if not any(fnmatchcase(name, _literal(entry)) for entry in known)]
    counts = Counter(found.values())
    text = f"{counts['passed']} passed, {len(failed) - len(surprises)} failed as expected, {counts['skipped']} skipped"
    stale = []
    for entry in known:
        its = [outcome for name, outcome in found.items() if fnmatchcase(name, _literal(entry))]
        if its and "failed" not in its:
            stale.append(entry.tests)
    lines = [f"failed: {name}" for name in surprises] + [f"no longer fails: {tests}" for tests in stale]
    return bool(found) and not lines, "\n".join([text, *lines])


def _literal(entry: Expected) -> str:
    """The pattern with brackets standing for themselves: parametrised tests have them in their names."""
    return entry.tests.replace("[", "[[]")


def write(folder: Path, record: Record) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{record.name.replace('/', '.')}.json").write_text(json.dumps(asdict(record), indent=1), "utf-8")


def read(folder: Path) -> dict[str, Record]:
    """All records of a folder, by name."""
    records = (Record(**json.loads(path.read_text("utf-8"))) for path in sorted(folder.glob("*.json")))
    return {record.name: record for record in records}


def table(records: Iterable[Record], not_run: Iterable[str]) -> str:
    """A line for each trial, with the first line it said; then all that the failed ones said."""
    records = list(records)
    rows = [
        (
            record.name,
            "passed" if record.passed else "FAILED",
            f"{record.seconds:.0f} s",
            record.said.partition("\n")[0],
        )
        for record in records
    ] + [(name, "not run", "", "") for name in not_run]
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(3)]
    lines = [
        "  ".join([*(part.ljust(width) for part, width in zip(row, widths, strict=False)), row[3]]) for row in rows
    ]
    details = [f"\n{record.name}:\n{record.said}" for record in records if not record.passed]
    return "\n".join([*(line.rstrip() for line in lines), *details])
