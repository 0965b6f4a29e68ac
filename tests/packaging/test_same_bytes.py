"""Two builds of one commit give the same bytes, whenever and under whatever umask they are made."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DAY = 1_700_000_000
"""What SOURCE_DATE_EPOCH says here: a second of November 2023"""


@pytest.fixture
def script(monkeypatch):
    """`script(name)` imports a module of the folder packaging; builds have a date of their own."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(DAY))
    return import_module


def frozen(folder: Path, names: list[str], later: int, mask: int) -> Path:
    """A small program that stands for the frozen one: its files made in this order, so long after DAY."""
    folder.mkdir()
    for name in names:
        file = folder / name
        file.parent.mkdir(exist_ok=True)
        shutil.copyfile("/bin/true", file) if name == "qless-studio" else file.write_text(name)
        file.chmod((0o755 if name == "qless-studio" else 0o644) & ~mask)
        os.utime(file, (DAY + later, DAY + later))
    return folder


def both(build, tmp_path):
    """What `build` makes of one program, on two days, in the order of either and under two umasks."""
    names = ["qless-studio", "_internal/a.txt", "_internal/b.txt"]
    made = []
    for day, (order, mask) in enumerate(((names, 0o022), (names[::-1], 0o077)), 1):
        place = tmp_path / str(day)
        (place / "out").mkdir(parents=True)
        before = os.umask(mask)
        try:
            program = frozen(place / "frozen", order, day * 86_400, mask)
            made.append(build(program, "1.0", place / "work", place / "out").read_bytes())
        finally:
            os.umask(before)
    return made


def test_the_source_archive(script, tmp_path):
    """As setuptools packs it: with the times of its files, and of the day."""

    def sources(program, version, work, out):
        named = program.rename(program.with_name(f"qless_studio-{version}"))
        packed = shutil.make_archive(str(out / named.name), "gztar", named.parent, named.name)
        return script("make").packed_again(Path(packed))

    first, second = both(sources, tmp_path)
    assert first == second


@pytest.mark.skipif(sys.platform != "linux", reason="for Linux alone")
def test_the_archive_for_linux(script, tmp_path):
    first, second = both(script("portable").build, tmp_path)
    assert first == second


@pytest.mark.skipif(shutil.which("dpkg-shlibdeps") is None, reason="there is no dpkg-dev")
def test_the_debian_package(script, tmp_path):
    first, second = both(script("debian").build, tmp_path)
    assert first == second


def test_a_build_has_the_date_of_its_commit_unless_told_another(script, monkeypatch):
    make = script("make")
    make.same_bytes()
    assert os.environ["SOURCE_DATE_EPOCH"] == str(DAY)
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    monkeypatch.delenv("PYTHONHASHSEED", raising=False)
    command = ["git", "log", "-1", "--format=%ct"]
    asked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    make.same_bytes()
    assert os.environ["SOURCE_DATE_EPOCH"] == asked.stdout.strip()
    for name in ("SOURCE_DATE_EPOCH", "PYTHONHASHSEED"):
        monkeypatch.delenv(name)
