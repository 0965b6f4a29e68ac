"""GitHub's workflows do nothing that was not looked at: pinned actions, few permissions, one order of publishing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

GITHUB = Path(__file__).resolve().parents[2] / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
PINNED = re.compile(r"uses: ([\w./-]+)@([0-9a-f]{40}) # v\d+\.\d+\.\d+$")


def test_every_action_is_pinned_by_one_commit():
    pins: dict[str, set[str]] = {}
    for path in WORKFLOWS:
        for line in path.read_text("utf-8").splitlines():
            if "uses:" in line:
                found = PINNED.search(line)
                assert found, f"{path.name}: {line.strip()}"
                pins.setdefault(found[1], set()).add(found[2])
    assert pins
    assert {action: commits for action, commits in pins.items() if len(commits) > 1} == {}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_only_read_unless_a_job_says_otherwise(path):
    read = yaml.safe_load(path.read_text("utf-8"))
    assert read["permissions"] == {"contents": "read"}
    writing = {name for name, job in read["jobs"].items() if "write" in job.get("permissions", {}).values()}
    assert writing <= {"publish", "pypi"}


def test_what_is_published_says_where_it_was_built():
    publish = yaml.safe_load((GITHUB / "workflows/release.yml").read_text("utf-8"))["jobs"]["publish"]
    steps = [str(step.get("uses") or step.get("run")) for step in publish["steps"]]
    order = [next(n for n, step in enumerate(steps) if word in step) for word in ("sha256sum", "attest@", "gh release")]
    assert order == sorted(order)
    assert publish["permissions"] == {"contents": "write", "id-token": "write", "attestations": "write"}


def test_newer_actions_and_packages_are_proposed():
    proposed = yaml.safe_load((GITHUB / "dependabot.yml").read_text("utf-8"))["updates"]
    assert {each["package-ecosystem"] for each in proposed} == {"github-actions", "pip"}
    for each in proposed:
        for folder in each.get("directories", [each.get("directory")]):
            files = (
                ("pyproject.toml", "requirements.txt") if each["package-ecosystem"] == "pip" else (".github/workflows",)
            )
            assert any((GITHUB.parent / folder.strip("/") / name).exists() for name in files)
