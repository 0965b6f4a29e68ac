"""Print one table for the games asked for, or for all. Each bench_GAME module has `rows()`, which yields `Row`s."""

from __future__ import annotations

import importlib
import platform
import sys
from pathlib import Path

from qless_studio import __version__
from qless_studio.engine import kernels


def shown(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:.2f} s" if value >= 1 else f"{value * 1e3:.3g} ms" if value >= 1e-3 else f"{value * 1e6:.3g} us"


def main(games: list[str]) -> None:
    mode = "compiled" if kernels.compiled() else "interpreted"
    print(f"Qless Studio {__version__}, kernels {mode}, Python {platform.python_version()}, {platform.platform()}")
    known = sorted(path.stem.removeprefix("bench_") for path in Path(__file__).parent.glob("bench_*.py"))
    print(f"{'what':<64} {'ours':>10} {'published':>10} {'ratio':>9}  note")
    for game in games or known:
        for row in importlib.import_module(f"tests.bench.bench_{game}").rows():
            ratio = "-" if row.ratio is None else f"{row.ratio:,.1f}"
            what = f"{game}: {row.what}"
            print(f"{what:<64} {shown(row.ours):>10} {shown(row.theirs):>10} {ratio:>9}  {row.note}", flush=True)


main(sys.argv[1:])
