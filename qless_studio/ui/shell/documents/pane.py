"""A game's place in the window: the bar of its documents, and under it the tab of the one in front."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from qless_studio.ui.shell.state.document import Document
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.widgets.basic.layout import bare, filled
from qless_studio.ui.work.signals import listen

if TYPE_CHECKING:  # imported when there is something to choose
    from qless_studio.ui.shell.documents.bar import DocumentBar


class Pane(QWidget):
    """Shows the tab of the document in front, and the bar once there is something to choose or a file."""

    def __init__(
        self, workspace: Workspace, index: int, close: Callable[[Document], object], new: Callable[[], object]
    ) -> None:
        """`index` of the game; `close` closes a document, `new` shows a new one."""
        super().__init__()
        self._close, self._new = close, new
        self._workspace, self._index = workspace, index
        self._stack = QStackedWidget()
        self._column = filled(bare(QVBoxLayout(self), 0), (self._stack, 1))
        listen(self._on_documents, workspace.opened, workspace.closed, workspace.renamed)
        workspace.closed.connect(self._on_closed)

    @cached_property
    def bar(self) -> DocumentBar:
        """The bar, made when it is first needed."""
        from qless_studio.ui.shell.documents.bar import DocumentBar

        workspace, index = self._workspace, self._index
        bar = DocumentBar(workspace.views[index].title, workspace.show, self._close, self._new)
        self._column.insertWidget(0, bar)
        return bar

    def show_front(self) -> None:
        """Show the document in front of its game."""
        tab = self._workspace.tab_of(self._workspace.front(self._index))
        if self._stack.indexOf(tab) < 0:
            self._stack.addWidget(tab)
        self._stack.setCurrentWidget(tab)
        self._show_bar()

    def _on_documents(self, document: Document) -> None:
        if document.index == self._index:
            self._show_bar()

    def _on_closed(self, document: Document) -> None:
        if document.index == self._index and self._workspace.has_tab(document):
            self._stack.removeWidget(self._workspace.tab_of(document))

    def _show_bar(self) -> None:
        documents = self._workspace.of(self._index)
        wanted = len(documents) > 1 or any(document.path for document in documents)
        if wanted or "bar" in vars(self):
            self.bar.show_documents(documents, self._workspace.front(self._index))
            self.bar.setVisible(wanted)
