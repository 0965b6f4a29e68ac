"""Make the archive for Linux systems without dpkg: the frozen program, and a script that installs it under a prefix."""

from __future__ import annotations

import platform
import shutil
import tarfile
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
    made = out / f"{name}.tar.gz"
    with tarfile.open(made, "w:gz", compresslevel=9) as archive:
        archive.add(tree, name, filter=_of_nobody)
    return made


def _of_nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member
