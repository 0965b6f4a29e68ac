"""A game's place in the window: the bar of its documents, and under it the tab of the one in front."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from qless_studio.ui.shell.documents.bar import DocumentBar
from qless_studio.ui.shell.documents.document import Document
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.game_tab import GameTab
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.theme import Appearance


class Pane(QWidget):
    """A tab is built when its document is first looked at: it takes 150 ms and some megabytes."""

    def __init__(
        self, appearance: Appearance, view: GameView, index: int, book: Workspace, built: Callable[[GameTab], None]
    ) -> None:
        """`appearance` is that of the window; `built` hears of every new tab."""
        super().__init__()
        self._appearance = appearance.tinted(view.accent)
        self._view, self._index, self._book, self._on_built = view, index, book, built
        self._tabs: dict[Document, GameTab] = {}
        self.bar = DocumentBar(self._appearance, view.game.title)
        self._stack = QStackedWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self._stack, 1)
        for signal in (book.opened, book.closed, book.renamed):
            signal.connect(self._on_documents)
        book.closed.connect(self._on_closed)
        self._show_bar()

    def tab(self, document: Document) -> GameTab:
        """The tab of one of its documents, built if this is the first look at it."""
        if document not in self._tabs:
            tab = self._tabs[document] = self._view.tab(document.session, self._appearance)
            self._stack.addWidget(tab)
            self._on_built(tab)
        return self._tabs[document]

    def is_built(self, document: Document) -> bool:
        return document in self._tabs

    def show_front(self) -> GameTab:
        """Show the document in front; its tab."""
        tab = self.tab(self._book.front(self._index))
        self._stack.setCurrentWidget(tab)
        self._show_bar()
        return tab

    def _on_documents(self, document: Document) -> None:
        if document.index == self._index:
            self._show_bar()

    def _on_closed(self, document: Document) -> None:
        tab = self._tabs.pop(document, None)
        if tab is not None:
            self._stack.removeWidget(tab)
            tab.deleteLater()

    def _show_bar(self) -> None:
        documents = self._book.of(self._index)
        if documents:
            self.bar.show_documents(documents, self._book.front(self._index))
        self.bar.setVisible(len(documents) > 1 or any(document.path for document in documents))
