"""The hot loops: arrays in, arrays out, the GIL released.

Each module here is Cython in pure-Python mode: the same file runs compiled, or interpreted where nothing was compiled.
`compiled()` says which. A kernel imports nothing of the package but other kernels.
"""

from __future__ import annotations

from functools import cache


@cache
def compiled() -> bool:
    """Whether the kernels of this installation were compiled; a half-compiled one counts as interpreted."""
    from importlib import import_module
    from pkgutil import iter_modules

    names = [info.name for info in iter_modules(__path__) if not info.name.startswith("_")]
    modules = [import_module(f"{__name__}.{name}") for name in names]
    return all(not str(module.__file__).endswith(".py") for module in modules)
