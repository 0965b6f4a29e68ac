"""Build artefacts twice and compare them byte by byte: python packaging/twice.py [WHAT ...].

WHAT is as for make.py; by default what is handed out for Linux: wheel, frozen, deb, tar. It fails and names what
differs.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

from make import DIST, FROZEN, HERE


def built(what: list[str]) -> dict[str, str]:
    """The SHA-256 of everything that make.py builds, by name; the parts of the frozen program too."""
    subprocess.run([sys.executable, HERE / "make.py", *what], check=True)
    files = [*DIST.iterdir(), *FROZEN.rglob("*")]
    return {str(path): digest(path) for path in files if path.is_file() and path.name != "SHA256SUMS"}


def digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def main() -> None:
    what = sys.argv[1:] or ["wheel", "frozen", "deb", "tar"]
    first, second = built(what), built(what)
    differ = sorted(name for name in first.keys() | second.keys() if first.get(name) != second.get(name))
    if differ:
        raise SystemExit("not the same the second time:\n" + "\n".join(differ))
    print(f"{len(first)} files, the same both times")


if __name__ == "__main__":
    main()
