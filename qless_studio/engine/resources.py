"""Where the shipped data files are: inside the installed package, or beside it in a checkout."""

from __future__ import annotations

import gzip
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]


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
