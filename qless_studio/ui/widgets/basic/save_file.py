"""Ask for a file and write it off the GUI thread; what came of it is one line."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths, QThreadPool
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from qless_studio.engine.errors import SessionError
from qless_studio.engine.folders import write_export
from qless_studio.ui.work import Task

FOLDER = "export_folder"
"""Property of the application: where the last file went, for as long as the program runs."""
LONGEST_NAME = 48
Kinds = Sequence[tuple[str, str]]
"""(suffix, words) of each kind of file; the first is the usual one."""


def tr(text: str) -> str:
    return QCoreApplication.translate("SaveFile", text)


def file_name(*parts: str) -> str:
    """A name without a suffix, of the letters and figures in some texts."""
    plain = (re.sub(r"[^a-z0-9]+", "-", part.lower()).strip("-") for part in parts)
    return "-".join(filter(None, plain))[:LONGEST_NAME].rstrip("-") or "qless"


def ask_where(parent: QWidget, title: str, name: str, kinds: Kinds) -> Path | None:
    """The path chosen, its suffix one of `kinds`; None if none was. Raises `SessionError` for another suffix."""
    app = QApplication.instance()
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    folder = Path(app.property(FOLDER) or documents)
    filters = [f"{words} (*{suffix})" for suffix, words in kinds]
    text, kind = QFileDialog.getSaveFileName(parent, title, str(folder / f"{name}{kinds[0][0]}"), ";;".join(filters))
    if not text:
        return None
    path = Path(text)
    app.setProperty(FOLDER, str(path.parent))
    if not path.suffix:
        suffix = kinds[filters.index(kind)][0] if kind in filters else kinds[0][0]
        path = path.with_name(path.name + suffix)
        if path.exists():  # the dialog asked about the name without it
            raise SessionError(tr("already exists; enter the full name to replace it"), str(path))
    if path.suffix.lower() not in (suffix for suffix, _ in kinds):
        known = ", ".join(suffix for suffix, _ in kinds)
        raise SessionError(tr("the name must end in one of {}").format(known), path.name)
    return path


def write_file(path: Path, make: Callable[[], bytes], parent: QObject, say: Callable[[str], object]) -> None:
    """Make the content and write it, both off the GUI thread; `say` hears where it went, or why it did not."""
    task = Task(lambda: write_export(path, make()), QThreadPool.globalInstance(), parent)
    task.done.connect(lambda _: say(tr("Saved: {}").format(path)))
    task.failed.connect(lambda error: _on_failed(error, say))
    task.start()


def _on_failed(error: Exception, say: Callable[[str], object]) -> None:
    if not isinstance(error, SessionError):
        raise error
    say(str(error))


def ask_and_write(
    parent: QWidget,
    title: str,
    name: str,
    kinds: Kinds,
    content: Callable[[str], Callable[[], bytes]],
    say: Callable[[str], object],
) -> None:
    """Ask for a file, then write what `content` gives for its suffix; `say` hears one line about it."""
    try:
        path = ask_where(parent, title, name, kinds)
    except SessionError as error:
        say(str(error))
        return
    if path is not None:
        write_file(path, content(path.suffix.lower()), parent, say)
