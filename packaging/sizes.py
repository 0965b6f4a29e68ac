"""Print what the size of a folder is made of: python packaging/sizes.py FOLDER."""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

PARTS = {
    "Qt's Unicode tables (ICU)": r"libicu.*|icu.*",
    "Qt plugins": r".*/plugins/.*",
    "Qt libraries": r".*(libQt6|Qt6|/Qt\w+\.framework).*",
    "Qt for Python": r".*(PySide6|shiboken6).*",
    "word lists and definitions": r".*/resources/(lexicons|languages)/.*",
    "fonts": r".*/resources/fonts/.*",
    "other resources": r".*/resources/.*",
    "our compiled kernels": r".*/engine/kernels/.*",
    "Python": r".*(libpython|python3\d*\.dll|base_library\.zip|lib-dynload).*",
    "system libraries": r".*lib[^/]*\.so[.\d]*",
    "our program and the Python modules it uses": r"[^/]+|.*\.exe",
}
"""First match wins; matched against the path below `_internal` (or below the folder), ICU by file name."""


def made_of(folder: Path) -> Counter[str]:
    """Bytes of each part, in files (not blocks), each file once however many links it has."""
    total: Counter[str] = Counter()
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            name = path.relative_to(folder).as_posix().removeprefix("_internal/")
            matches = (part for part, pattern in PARTS.items() if _matches(pattern, name))
            total[next(matches, "other")] += path.stat().st_size
    return total


def _matches(pattern: str, name: str) -> bool:
    return re.fullmatch(pattern, name) is not None or re.fullmatch(pattern, name.rsplit("/", 1)[-1]) is not None


def report(folder: Path) -> str:
    """The parts, largest first, then their sum, in MB of 10^6 bytes."""
    parts = made_of(folder)
    lines = [f"{size / 1e6:8.1f} MB  {part}" for part, size in parts.most_common()]
    return "\n".join([*lines, f"{parts.total() / 1e6:8.1f} MB  in all"])


if __name__ == "__main__":
    print(report(Path(sys.argv[1])))
