"""A copy of a history, added to the one that is here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from qless_studio.engine.texts import counted, say
from qless_studio.ui.widgets.basic.save_file import ask_for_file
from qless_studio.ui.work import HistoryStore

SUFFIX = ".jsonl"


def import_copy(parent: QWidget, store: HistoryStore, report: Callable[[str], object]) -> None:
    """Ask for a copy of a history and add the games that are not in it yet; `report` is told how many."""

    def add(path: str) -> None:
        store.change(lambda history: history.add_from(Path(path)), lambda result: report(_added_text(*result)))

    filters = [f"{say('History')} (*{SUFFIX})", say("All files (*)")]
    ask_for_file(parent, say("Import"), filters, add)


def _added_text(added: int, damaged: int) -> str:
    said = (
        counted(added, "{} game added", "{} games added")
        if added
        else say("All of these games are already in the history.")
    )
    if damaged:
        said = f"{said}; {counted(damaged, '{} damaged line was left out', '{} damaged lines were left out')}"
    return said
