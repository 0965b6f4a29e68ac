"""What every tab says of an empty list of solutions, and of a search that failed."""

from __future__ import annotations

from qless_studio.engine.texts import say
from qless_studio.ui.tab.session import State, is_no_fault


def not_analysed_text(state: State) -> str:
    """What an empty list says if the puzzle was not searched; "" if it was."""
    return say("Not analysed") if state is State.NOT_ANALYSED else ""


def empty_list_text(state: State, none: str) -> str:
    """What an empty list of solutions says: `none` once the search is over."""
    searched = none if state is State.FINISHED else say("Searching…")
    return not_analysed_text(state) or searched


def failure_text(error: Exception) -> str:
    """The verdict on a search that ended with an error, which may be the user's: options that contradict each other."""
    fault = say("The solver failed unexpectedly. Your puzzle is unchanged.")
    return str(error) if is_no_fault(error) else fault
