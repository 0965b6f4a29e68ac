"""The hot loops: arrays in, arrays out, the GIL released.

Each module here is plain Python with a `.pxd` of the same name that holds its C types (Cython's pure-Python mode with
an augmenting `.pxd`). The same `.py` file runs compiled, or interpreted where nothing was compiled; `compiled()` says
which. A module whose name begins with `_` is never compiled: what it defines in Python, its `.pxd` defines in C. A
kernel imports nothing of the package but other kernels.

A kernel is either a function that does all of its work in one call, because it takes well under 20 ms (`trie.build`,
`spell.spell`, `affix.partitions`), or a search in slices, a class with this contract:

- `advance(budget) -> Status` continues for about `budget` steps with the GIL released, so that a caller can look for
  cancellation between slices. It returns `MORE` when it is to be called again, `READY` when results should be taken
  before that, `LIMIT` when as many results were found as the caller asked for, and `DONE` when the search is complete.
  `LIMIT` and `DONE` are final: every further call returns the same and changes nothing.
- Results are returned by a method that the class documents: by `take`, each once, where they come one by one. They
  change inside `advance` only, and are complete once it returned `DONE`.
- `fraction` is an estimate of the part of the search that is behind, from 0.0 to 1.0; 1.0 once `advance` returned
  `DONE`.
- `steps` counts the work since the start in the search's own unit (nodes, positions, ...), which the class documents.
- Fields and methods with a leading underscore are private. Compiled, they are C and cannot be reached from Python.
- The same input gives the same results in the same order, whatever the budgets, in both modes.
- An object is not for two threads at once.
"""

from __future__ import annotations

import zlib
from functools import cache
from pathlib import Path

from qless_studio.engine.kernels._status import Status

__all__ = ["Status", "compiled", "fingerprint"]


@cache
def compiled() -> bool:
    """Whether the kernels of this installation were compiled; a half-compiled one counts as interpreted."""
    from importlib import import_module
    from pkgutil import iter_modules

    names = [info.name for info in iter_modules(__path__) if not info.name.startswith("_")]
    modules = [import_module(f"{__name__}.{name}") for name in names]
    return all(not str(module.__file__).endswith(".py") for module in modules)


@cache
def fingerprint() -> str:
    """Equal for installations with the same kernels, compiled or not; "" where their source was left out."""
    sources = sorted(set(Path(__file__).parent.glob("*.py")) - {Path(__file__)})
    return f"{zlib.crc32(b''.join(source.read_bytes() for source in sources)):08x}" if sources else ""
