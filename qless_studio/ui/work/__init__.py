"""Searches on the thread pool, their results in batches on the GUI thread; other work beside it."""

from qless_studio.ui.work.job import SolveJob
from qless_studio.ui.work.pool import make_pool
from qless_studio.ui.work.task import Task, wait_for_tasks

__all__ = ["SolveJob", "Task", "make_pool", "wait_for_tasks"]
