"""Ask for a file name and write the file off the GUI thread; the result is reported as one line of text."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QThreadPool
from PySide6.QtWidgets import QApplication, QWidget

from qless_studio.engine.errors import SessionError
from qless_studio.engine.folders import write_export
from qless_studio.engine.lexicon.alphabet import unaccented
from qless_studio.engine.texts import say
from qless_studio.ui.widgets.basic.file_dialog import ask_for_name
from qless_studio.ui.work import Task

FOLDER = "export_folder"
"""Property of the application: the folder of the last file saved in this run of the program."""
LONGEST_NAME = 48
Say = Callable[[str], object]
"""Shows the user one line."""
Kinds = Sequence[tuple[str, str]]
"""(suffix, description) of each kind of file; the first is the default."""


def file_name(*parts: str) -> str:
    """A file name without a suffix, made of the letters, without accents, and digits in `parts`."""
    plain = (re.sub(r"[^a-z0-9]+", "-", unaccented(part.lower())).strip("-") for part in parts)
    return "-".join(filter(None, plain))[:LONGEST_NAME].rstrip("-") or "qless"


def checked(path: Path, kinds: Kinds, chosen: int) -> Path:
    """The path, with the suffix of the kind chosen if it has none. Raises `SessionError` for a suffix of no kind."""
    if not path.suffix:
        path = path.with_name(path.name + kinds[chosen][0])
        if path.exists():  # the dialog asked about replacing a file without the suffix only
            raise SessionError(say("already exists; enter the full name to replace it"), str(path))
    if path.suffix.lower() not in (suffix for suffix, _ in kinds):
        known = ", ".join(suffix for suffix, _ in kinds)
        raise SessionError(say("the name must end in one of {}", known), path.name)
    return path


def write_file(path: Path, make: Callable[[], bytes], parent: QObject, report: Say, complain: Say) -> None:
    """Make the content and write it, both off the GUI thread; `report` gets the path, or `complain` what failed."""
    task = Task(lambda: write_export(path, make()), QThreadPool.globalInstance(), parent)
    task.done.connect(lambda _: report(say("Saved: {}", path)))
    task.failed.connect(lambda error: _on_failed(error, complain))
    task.start()


def _on_failed(error: Exception, complain: Say) -> None:
    if not isinstance(error, SessionError):
        raise error
    complain(str(error))


def ask_and_write(
    parent: QWidget,
    title: str,
    name: str,
    kinds: Kinds,
    content: Callable[[str], Callable[[], bytes]],
    report: Say,
    complain: Say,
) -> None:
    """Ask for a file, then write what `content(suffix)()` returns; `report` gets one line, or `complain` a fault."""
    app = QApplication.instance()
    assert app is not None
    before = app.property(FOLDER)
    filters = [f"{description} (*{suffix})" for suffix, description in kinds]

    def write(text: str, kind: str) -> None:
        app.setProperty(FOLDER, str(Path(text).parent))
        try:
            path = checked(Path(text), kinds, filters.index(kind) if kind in filters else 0)
        except SessionError as error:
            complain(str(error))
            return
        write_file(path, content(path.suffix.lower()), parent, report, complain)

    ask_for_name(parent, title, Path(before) if before else None, f"{name}{kinds[0][0]}", filters, write)
