"""The licences named in metadata are those of the files that are shipped."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from email import message_from_string
from fnmatch import fnmatch
from pathlib import Path

import pytest

from qless_studio import __version__
from qless_studio.publisher import HOMEPAGE, ISSUES, PUBLISHER, SOURCE

ROOT = Path(__file__).resolve().parents[2]
INSTALLED = "opt/qless-studio/_internal/qless_studio/"
OF_THE_FROZEN = {"LGPL-3", "Python-2.0"}
"""Licences of what the Debian package has beside the program: Qt and Python"""


@pytest.fixture(scope="module")
def described(tmp_path_factory):
    """The metadata of a package that is built from this checkout."""
    folder = tmp_path_factory.mktemp("metadata")
    command = [sys.executable, "setup.py", "--quiet", "egg_info", "--egg-base", folder]
    environment = os.environ | {"QLESS_STUDIO_NO_COMPILE": "1"}
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    return message_from_string((folder / "qless_studio.egg-info/PKG-INFO").read_text("utf-8"))


@pytest.fixture(scope="module")
def paragraphs():
    """What the Debian package says of copyright: (patterns of files, licences) by paragraph, in its order."""
    text = (ROOT / "packaging/linux/copyright").read_text("utf-8")
    found = []
    for paragraph in text.split("\n\n"):
        fields = dict(re.findall(r"^(\w+): ((?:.|\n )*)", paragraph, re.MULTILINE))
        if "Files" in fields:
            licences = fields["License"].replace("Expat", "MIT").split(" and ")
            found.append((fields["Files"].split(), set(licences)))
    return found


def expression():
    """The licences of the expression in pyproject.toml, by the names that the Debian package has for them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return {name.removeprefix("LicenseRef-") for name in project["license"].split(" AND ")}


def test_the_package_index_shows_the_addresses_of_the_publisher(described):
    addresses = dict(line.split(", ") for line in described.get_all("Project-URL"))
    assert [addresses[name] for name in ("Homepage", "Source", "Issues")] == [HOMEPAGE, SOURCE, ISSUES]
    assert set(addresses) == {"Homepage", "Documentation", "Source", "Changes", "Issues"}
    assert (described["Author"], described["Version"]) == (PUBLISHER, __version__)
    assert f"Python :: {described['Requires-Python'].removeprefix('>=')}" in str(described.get_all("Classifier"))


def test_every_licence_text_is_in_the_metadata(described):
    texts = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "resources/licences").iterdir())
    assert described.get_all("License-File") == ["LICENSE", *texts]
    assert {name.removeprefix("LicenseRef-") for name in described["License-Expression"].split(" AND ")} == expression()


def test_the_expression_names_the_licence_of_every_file(paragraphs):
    assert set.union(*(licences for _, licences in paragraphs)) - OF_THE_FROZEN == expression()
    for folder in ("fonts", "languages", "lexicons"):
        for file in (ROOT / "resources" / folder).rglob("*.*"):
            name = INSTALLED + file.relative_to(ROOT).as_posix()
            last = [licences for patterns, licences in paragraphs if any(fnmatch(name, each) for each in patterns)][-1]
            ours = file.suffix == ".json" or "MIT, as the program" in file.read_text("utf-8", "replace")[:200]
            assert (last == {"MIT"}) == ours or file.name == "SOURCES.json", name


def test_every_licence_text_is_told_of(paragraphs):
    told = (ROOT / "packaging/linux/copyright").read_text("utf-8")
    for text in (ROOT / "resources/licences").iterdir():
        assert text.name in told, text.name
    for licence in set.union(*(licences for _, licences in paragraphs)) - {"MIT"}:
        assert f"\nLicense: {licence}\n " in told, licence
