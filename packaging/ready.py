"""Whether a release can be published: python packaging/ready.py [TAG]. It fails and names what is missing otherwise.

TAG is that of the release, such as v0.1.0.
"""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PUBLISHER = "qless_studio/publisher.py"
CHANGES, CITATION = "CHANGELOG.md", "CITATION.cff"
STANDS_FOR_AN_ADDRESS = re.compile(rb"(//|@)[\w.-]+\.invalid\b")
"""Addresses that can belong to nobody (RFC 2606)"""


def publisher(root: Path = ROOT) -> dict[str, str]:
    """Who publishes the program, by the names in publisher.py; the package need not be installed."""
    found = runpy.run_path(str(root / PUBLISHER))
    return {name: value for name, value in found.items() if name.isupper()}


def placeholders(values: Mapping[str, str]) -> list[str]:
    """The names of values that are not settled yet."""
    settled = (name for name, value in values.items() if type(value) is str and ".invalid" not in value)
    return sorted(set(values) - set(settled))


def stray_addresses(root: Path, files: Iterable[str]) -> list[str]:
    """Files other than publisher.py with a placeholder for an address; tests and documents may have them."""
    built = (name for name in files if not name.startswith(("tests/", "docs/")) and name != PUBLISHER)
    return [name for name in built if STANDS_FOR_AN_ADDRESS.search((root / name).read_bytes())]


def dates(root: Path, version: str) -> tuple[str, str]:
    """When a version was released, by the list of changes and by the citation; empty where one does not say."""
    changes, citation = ((root / name).read_text("utf-8") for name in (CHANGES, CITATION))
    said = re.search(rf"^## {re.escape(version)} \((\d{{4}}-\d\d-\d\d)\)$", changes, re.MULTILINE)
    cited = re.search(r"^date-released: ['\"]?([\d-]+)['\"]?$", citation, re.MULTILINE)
    return said[1] if said else "", cited[1] if cited else ""


def main() -> None:
    problems = [f"{PUBLISHER}: {name} is a placeholder" for name in placeholders(publisher())]
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    strays = stray_addresses(ROOT, [name for name in listed.split("\0") if name])
    problems += [f"{name}: a placeholder for an address; addresses belong in {PUBLISHER}" for name in strays]
    version = runpy.run_path(str(ROOT / "qless_studio/__init__.py"))["__version__"]
    said, cited = dates(ROOT, version)
    if not said:
        problems.append(f"{CHANGES}: no date of {version}, such as ## {version} (2026-12-31)")
    if said != cited:
        problems.append(f"{CITATION}: date-released is not the date of {version} in {CHANGES}")
    if len(sys.argv) > 1 and sys.argv[1] != f"v{version}":
        problems.append(f"the tag {sys.argv[1]} is not the version {version}")
    if problems:
        raise SystemExit("\n".join(problems))
    print(f"{version} can be published")


if __name__ == "__main__":
    main()
