"""What every tab says of an empty list of solutions, and of a search that failed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from qless_studio.ui.tab.session import State, is_no_fault


def not_analysed_text(state: State) -> str:
    """What an empty list says if the puzzle was not searched; "" if it was."""
    return QCoreApplication.translate("AnalysePage", "Not analysed") if state is State.NOT_ANALYSED else ""


def empty_list_text(state: State, none: str) -> str:
    """What an empty list of solutions says: `none` once the search is over."""
    searched = none if state is State.FINISHED else QCoreApplication.translate("AnalysePage", "Searching…")
    return not_analysed_text(state) or searched


def failure_text(error: Exception) -> str:
    """The verdict on a search that ended with an error, which may be the user's: options that contradict each other."""
    fault = QCoreApplication.translate("AnalysePage", "The solver failed unexpectedly. Your puzzle is unchanged.")
    return str(error) if is_no_fault(error) else fault
