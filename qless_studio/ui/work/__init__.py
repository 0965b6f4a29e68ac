"""Work on the thread pool: searches that deliver in batches, and single tasks; timers and connections in one line."""

from qless_studio.ui.work.history_store import HistoryStore, wait_for_changes, write_kept
from qless_studio.ui.work.pool import SolveJob, Task, make_pool, wait_for_tasks

__all__ = ["HistoryStore", "SolveJob", "Task", "make_pool", "wait_for_changes", "wait_for_tasks", "write_kept"]
