"""Work on the thread pool: searches that deliver their results in batches, and single tasks."""

from qless_studio.ui.work.history_store import HistoryStore, wait_for_changes, write_kept
from qless_studio.ui.work.pool import SolveJob, Task, make_pool, wait_for_tasks

__all__ = ["HistoryStore", "SolveJob", "Task", "make_pool", "wait_for_changes", "wait_for_tasks", "write_kept"]
