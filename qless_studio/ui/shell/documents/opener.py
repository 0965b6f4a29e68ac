"""Open puzzles from files, from the clipboard and from texts; and the files opened or saved last."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from qless_studio.engine.errors import SessionError, StudioError
from qless_studio.engine.game import Game
from qless_studio.engine.options import files_named
from qless_studio.engine.texts import say, without_dots
from qless_studio.ui.shell.documents.puzzle_detection import (
    OtherGameError,
    Reading,
    dropped_files,
    is_picture,
    read_in_front,
    read_puzzle,
)
from qless_studio.ui.shell.state.document import (
    LARGEST,
    SUFFIX,
    Checked,
    Content,
    Document,
    check_content,
    from_text,
    is_document,
    read_document,
)
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.commands import menu_entry, separator
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.work import Task

if TYPE_CHECKING:
    from qless_studio.engine.challenges.opening import Opened, SharedPuzzle


@dataclass(frozen=True)
class _FileRead:
    """A file's text and digest, or why it could not be read."""

    path: Path
    text: str = ""
    digest: str = ""
    error: StudioError | None = None


class Opener(QObject):
    """Everything is read and checked whole before a document changes; what cannot be opened is said."""

    def __init__(
        self,
        workspace: Workspace,
        recent: Recent,
        ask_about_file: Callable[[str, Callable[[], object]], object],
        read_picture: Callable[[QMimeData | Path], object],
        open_friends: Callable[[Opened], object],
        parent: QObject,
    ) -> None:
        """`ask_about_file` gets the file that a text of others names as its board, and what opens it all the same.

        `read_picture` reads a picture file, or one that was pasted or dropped; `open_friends` plays what a friend sent.
        """
        super().__init__(parent)
        self._workspace, self._recent = workspace, recent
        self._ask_about_file, self._read_picture, self._open_friends = ask_about_file, read_picture, open_friends
        self._keys = [view.key for view in workspace.views]

    @property
    def _games(self) -> dict[str, Game[Any, Any, Any]]:
        """All games by key; asking imports them."""
        return {view.key: view.game for view in self._workspace.views}

    # files

    def open_files(self, paths: Sequence[Path]) -> None:
        """Open documents and puzzles written as text, each in a document of its own; say what cannot be opened."""
        pictures = [path for path in paths if is_picture(path)]
        if pictures:
            self._read_picture(pictures[0])
        paths = [Path(os.path.abspath(path)) for path in paths if path not in pictures]
        if not paths:
            return
        Task(lambda: [_read(path) for path in paths], self._workspace.pool, self, self._on_read).start()

    def _on_read(self, files: Sequence[_FileRead], agreed: bool = False) -> None:
        """`agreed`: the user agreed to open the files that they name."""
        complaints, latest = [], None
        for file in files:
            try:
                if file.error is not None:
                    raise file.error
                latest = self._open_file(file, agreed) or latest
            except StudioError as error:
                complaints.append(str(error))
                if not os.path.exists(file.path):  # a name that is too long makes Path.exists raise
                    self._recent.forget(file.path)
        if latest is not None:
            self._workspace.succeeded.emit()
            self._workspace.show(latest)
        if len(complaints) == 1:
            self._workspace.problem.emit(complaints[0])
        elif complaints:
            self._workspace.problem.emit(
                self.tr("{} files could not be opened. First error: {}").format(len(complaints), complaints[0])
            )

    def _open_file(self, file: _FileRead, agreed: bool) -> Document | None:
        """Open a file; None if the user is asked first."""
        open_already = self._workspace.with_path(file.path)
        if open_already is not None:
            return open_already
        is_own = file.path.suffix.lower() == SUFFIX or is_document(file.text)
        checked = self._check(file.text, file.path.name)
        agreed = agreed or str(file.path) in self._recent.paths
        if self._asks(checked, agreed, partial(self._on_read, [file], True)):
            return None
        document = self._free_document(self._keys.index(checked.content.game))
        document.load(checked)
        if is_own:  # another file is only read from: saved under its name it would no longer be a text
            document.belongs_to(file.path, document.content, file.digest)
            self._recent.add(file.path)
        return document

    def _asks(self, checked: Checked, agreed: bool, then: Callable[[], object]) -> bool:
        """Ask about the file that a content names, unless the user agreed to it; False if there is none to ask about.

        On Windows its path could lead to another computer.
        """
        content = checked.content
        named = [] if agreed else files_named(self._games[content.game].options, content.options)
        if named:
            self._ask_about_file(named[0], then)
        return bool(named)

    def _check(self, text: str, name: str) -> Checked:
        """What a file's text holds, whichever form it has; raises `StudioError`."""
        if is_document(text):
            where = self.tr("file {}").format(name)
            return check_content(from_text(text, where), self._games, where)
        try:
            return self._checked(read_puzzle(text, self._workspace.views, self._workspace.index))
        except StudioError as error:
            raise SessionError(self.tr("{} contains no puzzle: {}").format(name, error)) from None

    def _checked(self, reading: Reading) -> Checked:
        """A puzzle read as text, under the rules of the document in front of its game."""
        session = self._workspace.front(reading.index).session
        if reading.share is not None:
            return _shared(reading.share)
        commonness = session.words.commonness.name.lower()
        content = Content(self._keys[reading.index], session.game.format(reading.puzzle), commonness=commonness)
        return Checked(content, reading.puzzle, session.options)

    # texts

    def open_data(self, data: QMimeData, complaint: str) -> None:
        """Open files or a text from the clipboard or another program, else say `complaint`."""
        paths = dropped_files(data)
        if paths:
            self.open_files(paths)
        elif data.hasImage() and (not data.hasText() or data.text().startswith(("http", "data:"))):
            self._read_picture(data)
        else:
            self.open_text(data.text(), complaint)

    def open_text(self, text: str, complaint: str) -> None:
        """Open a puzzle's text in the game in front, else say `complaint`, with the reason in place of `{}`.

        If another game can read it, that is offered. A document that is not empty stays as it is: the puzzle goes to a
        new one.
        """
        from qless_studio.engine.challenges.opening import SharedPuzzle, read_opened

        try:
            if len(text) > LARGEST:
                raise SessionError(self.tr("is too large"))
            opened = read_opened(text, list(self._games.values()))
            if opened is not None and not opened.shared:
                self._open_friends(opened)
            elif opened is not None:
                sent = opened.challenge
                share = SharedPuzzle(sent.game, sent.puzzle, sent.rules, sent.lexicon, sent.min_band)
                self._open_checked(_shared(share))
            elif is_document(text):
                where = self.tr("shared text")
                checked = check_content(from_text(text, where), self._games, where)
                self._open_checked(checked)
            else:
                self._open_reading(read_in_front(text, self._workspace.views, self._workspace.index))
        except OtherGameError as error:
            self._offer(error)
        except StudioError as error:
            self._workspace.problem.emit(complaint.format(error))

    def open_in(self, index: int, text: str) -> None:
        """Open a puzzle's text in the game of that index."""
        try:
            puzzle = self._workspace.views[index].game.read(text)
        except StudioError as error:
            self._workspace.problem.emit(str(error))
            return
        self._open_reading(Reading(index, puzzle))

    def _offer(self, error: OtherGameError) -> None:
        """Say why the game in front does not take a text, and offer the one that does."""
        workspace, reading = self._workspace, error.reading
        label = self.tr("Open in {}").format(workspace.views[reading.index].title)
        action = menu_entry(self, label, partial(self._open_reading, reading))
        workspace.offered.emit(self.tr("No puzzle for {}: {}").format(workspace.view.title, error), action, label)

    def _open_reading(self, reading: Reading) -> None:
        if reading.share is not None:  # it has rules of its own, which no Undo would take back
            self._open_checked(_shared(reading.share))
            return
        workspace, front = self._workspace, self._workspace.front(reading.index)
        takes = front.blank and front.path is None
        document = front if takes else workspace.open(reading.index)
        if front.session.mode is Mode.PLAY:  # during play this is to be played too, without its answers
            document.session.set_mode(Mode.PLAY)
            document.session.edit_covered(reading.puzzle, without_dots(say("Open…")))
        else:
            document.session.edit(reading.puzzle, without_dots(say("Open…")))
        workspace.succeeded.emit()
        said = "" if takes else self.tr("Opened in a new document; “{}” is unchanged.").format(front.name)
        workspace.show(document)
        if said:
            workspace.message.emit(said)

    def _open_checked(self, checked: Checked, agreed: bool = False) -> None:
        if self._asks(checked, agreed, partial(self._open_checked, checked, True)):
            return
        document = self._free_document(self._keys.index(checked.content.game))
        document.load(checked)
        self._workspace.succeeded.emit()
        self._workspace.show(document)

    # where it goes

    def _free_document(self, index: int) -> Document:
        """One to open something in: the one in front if it is untouched, else a new one."""
        front = self._workspace.front(index)
        return front if front.untouched else self._workspace.open(index)


def _read(path: Path) -> _FileRead:
    try:
        return _FileRead(path, *read_document(path))
    except StudioError as error:
        return _FileRead(path, error=error)


def _shared(share: SharedPuzzle) -> Checked:
    """A shared puzzle with its rules and its words."""
    options = {known.name: str(getattr(share.options, known.name)) for known in dataclasses.fields(share.options)}
    text, commonness = share.game.format(share.puzzle), share.min_band.name.lower()
    content = Content(share.game.key, text, options, share.lexicon, commonness)
    return Checked(content, share.puzzle, share.options)


# The files opened or saved last: a submenu whose entries are commands.

LIMIT = 10


class Recent(QObject):
    """Keeps its menu up to date."""

    changed = Signal()
    """`paths` changed."""

    def __init__(self, paths: Sequence[str], open_file: Callable[[Path], object], parent: QWidget) -> None:
        """`paths`: the latest first; `open_file` opens one."""
        super().__init__(parent)
        self._open_file = open_file
        self.paths = tuple(paths[:LIMIT])
        self.menu = QMenu(self.tr("Open recent"), parent)
        self.clear_action = menu_entry(self, self.tr("Clear recent files"), self.clear, icon="trash")
        self._fill()

    @property
    def entries(self) -> list[QAction]:
        """The entries of the menu that open a file."""
        return [action for action in self.menu.actions() if action.text() and action is not self.clear_action]

    def add(self, path: Path) -> None:
        """Put a file first: it was opened or saved."""
        self._set((str(path), *(known for known in self.paths if known != str(path)))[:LIMIT])

    def forget(self, path: Path) -> None:
        """Remove a file: it does not exist any more."""
        self._set(tuple(known for known in self.paths if known != str(path)))

    def clear(self) -> None:
        self._set(())

    def _set(self, paths: tuple[str, ...]) -> None:
        if paths != self.paths:
            self.paths = paths
            self._fill()
            self.changed.emit()

    def _fill(self) -> None:
        for old in self.menu.actions():
            self.menu.removeAction(old)
            if old is not self.clear_action:
                old.deleteLater()
        for path in self.paths:
            self.menu.addAction(self._entry(path))
        self.menu.addAction(separator(self.menu))
        self.menu.addAction(self.clear_action)
        self.clear_action.setEnabled(bool(self.paths))

    def _entry(self, path: str) -> QAction:
        text = (self.tr("Open {} ({})").format(Path(path).name, _abbreviated(Path(path).parent))).replace("&", "&&")
        return menu_entry(self.menu, text, lambda: self._open_file(Path(path)), icon="clock")


def _abbreviated(folder: Path) -> str:
    """The folder with ~ for the home folder."""
    try:
        return str(Path("~") / folder.relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(folder)
