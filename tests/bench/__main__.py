"""Print one table for the sections asked for, or for all. Each bench_SECTION module has `rows()`, which yields `Row`s.

A section whose columns are not ours and the published method says so by `COLUMNS`.
"""

from __future__ import annotations

import importlib
import os
import platform
import sys
from pathlib import Path

from qless_studio import __version__
from qless_studio.engine import kernels

COLUMNS = ("ours", "published")


def shown(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:.2f} s" if value >= 1 else f"{value * 1e3:.3g} ms" if value >= 1e-3 else f"{value * 1e6:.3g} us"


def machine() -> str:
    """The processor by name, as far as the system tells, and its cores."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
        name = next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        name = platform.processor() or platform.machine()
    return f"{name}, {os.cpu_count()} cores"


def main(asked: list[str]) -> int:
    known = sorted(path.stem.removeprefix("bench_") for path in Path(__file__).parent.glob("bench_*.py"))
    wrong = sorted(set(asked) - set(known))
    if wrong:
        print(f"there is no section {wrong[0]}; there are: {', '.join(known)}", file=sys.stderr)
        return 2
    mode = "compiled" if kernels.compiled() else "interpreted"
    print(f"Qless Studio {__version__}, kernels {mode}, Python {platform.python_version()}, {platform.platform()}")
    print(machine())
    for section in asked or known:
        module = importlib.import_module(f"tests.bench.bench_{section}")
        ours, theirs = getattr(module, "COLUMNS", COLUMNS)
        print(f"\n{section:<64} {ours:>11} {theirs:>11} {'ratio':>9}  note")
        for row in module.rows():
            ratio = "-" if row.ratio is None else f"{row.ratio:,.1f}"
            print(f"{row.what:<64} {shown(row.ours):>11} {shown(row.theirs):>11} {ratio:>9}  {row.note}", flush=True)
    return 0


sys.exit(main(sys.argv[1:]))
