"""The dialog with which a puzzle is given away. Nothing is sent: it goes to the clipboard, or to a file."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from qless_studio.engine.texts import more, say, without_dots
from qless_studio.ui.shell.send.subject import Subject
from qless_studio.ui.shell.send.ways import FileWay, LexicaLink, Message, PictureWay, Way
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.wishes import Choose
from qless_studio.ui.widgets.basic.choices import Segments
from qless_studio.ui.widgets.basic.dialogs import Dialog
from qless_studio.ui.widgets.basic.flow import bare, filled
from qless_studio.ui.widgets.basic.labels import show_text, text_label
from qless_studio.ui.widgets.basic.scrolling import ScrollColumn, background

SIZE = QSize(640, 560)


class SendDialog(Dialog):
    """The ways side by side above, what is given away in the chosen one below."""

    help_page = "friends"

    def __init__(self, subject: Subject, name: str, workspace: Workspace, parent: QWidget) -> None:
        """`name`: the player's own, which friends see."""
        super().__init__(without_dots(say("Send…")), SIZE, parent)
        tr, self._workspace = self.tr, workspace
        self.message = Message(subject, name)
        named: list[tuple[str, Way]] = [(tr("Message"), self.message)]
        if subject.has_link:
            named.append((tr("Lexica link"), LexicaLink(subject)))
        if subject.pictures:
            named.append((tr("Picture"), PictureWay(subject)))
        named.append((tr("File"), FileWay(subject)))
        self.ways = [way for _, way in named]
        self.which = Segments([(number, title) for number, (title, _) in enumerate(named)], without_dots(say("Send…")))
        self._stack = QStackedWidget()
        for way in self.ways:
            self._stack.addWidget(way)
            way.changed.connect(self._follow)
        self.note = text_label("", "bad", wrap=True)
        self.note.hide()
        ground = background("panel")
        filled(bare(QVBoxLayout(ground)), self._stack)
        filled(
            self.column, text_label(subject.title, "caption"), self.which, (ScrollColumn(ground, self), 1), self.note
        )
        self.add_button(tr("Close"), self.reject)
        self.save_button = self.add_button(more(tr("Save")), self._save)
        self.copy_button = self.add_button(tr("Copy"), self._copy, primary=True, icon="copy")
        self.which.value_changed.connect(self.show_way)
        self._follow()
        self.copy_button.setFocus() if name else self.message.name.setFocus()

    @property
    def way(self) -> Way:
        """The way that is chosen."""
        return self.ways[self._stack.currentIndex()]

    def show_way(self, number: int) -> None:
        """Show another way."""
        self.which.set_value(number)
        self._stack.setCurrentIndex(number)
        self._follow()

    def _follow(self) -> None:
        self.save_button.setVisible(self.way.saves)
        self.copy_button.setEnabled(self.way.can_copy)

    def _copy(self) -> None:
        self.way.copy(self._on_done)

    def _save(self) -> None:
        self.way.save(self, self._on_done, self._complain)

    def _on_done(self, text: str) -> None:
        self._workspace.message.emit(text)
        self._workspace.wished.emit(Choose("name", self.message.name.text()))
        self.accept()

    def _complain(self, text: str) -> None:
        show_text(self.note, text)
