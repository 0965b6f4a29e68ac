"""Make the archive for Linux systems without dpkg: the frozen program, and a script that installs it under a prefix."""

from __future__ import annotations

import gzip
import os
import platform
import shutil
import tarfile
import time
from pathlib import Path

from debian import filled_in, lay_out_desktop

HERE = Path(__file__).resolve().parent


def build(frozen: Path, version: str, work: Path, out: Path) -> Path:
    """The archive, in `out`."""
    name = f"qless-studio-{version}-linux-{platform.machine()}"
    tree = work / name
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(frozen, tree / "program", symlinks=True)
    lay_out_desktop(tree, version)
    for script in ("install.sh", "uninstall.sh"):
        shutil.copy(HERE / "linux" / script, tree / script)
        (tree / script).chmod(0o755)
    text = (HERE / "linux/README.txt").read_text("utf-8")
    (tree / "README.txt").write_text(filled_in(text, version), "utf-8")
    return pack(tree, name, out / f"{name}.tar.gz")


def pack(tree: Path, name: str, made: Path) -> Path:
    """Write a folder, under that name, into the archive `made`: the same bytes for the same files, whoever packs them.

    SOURCE_DATE_EPOCH may set the latest time in it.
    """
    latest = int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))

    def of_nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = min(int(member.mtime), latest)
        member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
        return member

    with (
        made.open("wb") as file,
        gzip.GzipFile(filename="", mode="wb", fileobj=file, compresslevel=9, mtime=latest) as packed,
        tarfile.open(fileobj=packed, mode="w") as archive,
    ):
        archive.add(tree, name, filter=of_nobody)
    return made
