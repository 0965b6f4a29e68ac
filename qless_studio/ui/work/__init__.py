"""Searches on the thread pool, their results in batches on the GUI thread."""

from qless_studio.ui.work.job import SolveJob
from qless_studio.ui.work.pool import make_pool

__all__ = ["SolveJob", "make_pool"]
