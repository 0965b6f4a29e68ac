"""Where the shipped data files are: inside the installed package, or beside it in a checkout."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]
_SLICE = 32_000
"""Characters of a table searched before other threads get a chance to run: about a millisecond."""


def resource(name: str) -> Path:
    """The path of a shipped file or folder, such as `lexicons/lexicon_en.tsv.gz`."""
    installed = _PACKAGE / "resources" / name
    return installed if installed.exists() else _PACKAGE.parent / "resources" / name


def table(name: str) -> str:
    """The text of a shipped table: .xz, or .gz where it is needed at once (a third of the time, a third larger)."""
    content = resource(name).read_bytes()
    if name.endswith(".gz"):
        return gzip.decompress(content).decode()
    import lzma  # the start needs no .xz

    return lzma.decompress(content).decode()


def parts(text: str) -> Iterator[str]:
    """The lines of a table, many at a time; other threads get a chance to run in between."""
    start = 0
    while start < len(text):
        end = text.find("\n", start + _SLICE) + 1 or len(text)
        yield text[start:end]
        start = end


def found_in_lines(pattern: str, text: str) -> list[str]:
    """What a pattern finds in the lines of a table."""
    return [each for part in parts(text) for each in re.findall(pattern, part, re.MULTILINE)]
