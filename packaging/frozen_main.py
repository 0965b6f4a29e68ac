"""The frozen program's door: that of the package, with what frozen processes need to have children."""

from __future__ import annotations

import multiprocessing
import sys

from qless_studio.__main__ import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # a batch's worker is this same program, started anew
    sys.exit(main())
