"""The lists of the tabs tell which words are chosen in them, and have a menu for the words of a row."""

from __future__ import annotations

from functools import partial
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, Signal, SignalInstance
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QWidget

from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.tab import Tab
from qless_studio.ui.widgets.basic.dialogs import open_menu
from qless_studio.ui.widgets.results.result_model import SOLUTION, ResultModel

MOST = 12
"""Words of one row that its menu names."""


@runtime_checkable
class SolutionView(Protocol):
    """A view of a `ResultModel`."""

    solution_selected: SignalInstance
    """The solution in the chosen row; None for none"""


class WordMenus(QObject):
    """Makes the menus and says what is chosen in them."""

    inspect_chosen = Signal(str)
    """Word to be inspected"""
    ban_chosen = Signal(str)
    """Word that is no longer to count"""
    allow_chosen = Signal(str)
    """Word that is to count"""

    def __init__(self, workspace: Workspace, undo: QAction, parent: QObject) -> None:
        """`undo` reverts the last ban or addition; every menu ends with it."""
        super().__init__(parent)
        self._workspace, self._undo = workspace, undo

    def follow(self, tab: Tab) -> None:
        """Follow every list of solutions in a tab, also those that it builds later."""
        self._follow_part(tab, tab)
        tab.part_added.connect(lambda part: self._follow_part(part, tab))

    def _follow_part(self, part: QWidget, tab: Tab) -> None:
        for view in part.findChildren(QAbstractItemView):
            model = view.model()
            if isinstance(model, ResultModel) and not isinstance(view, QHeaderView):
                _ListFollower(view, model, tab, self)

    def menu(self, words: tuple[str, ...], parent: QWidget) -> QMenu:
        """A new menu for the words of one row."""
        menu = QMenu(parent)
        shown = self._workspace.session.shown
        for word in words[:MOST]:
            self._add_word(menu if len(words) == 1 else menu.addMenu(shown(word)), word)
        menu.addSeparator()
        menu.addAction(self._undo)
        return menu

    def _add_word(self, menu: QMenu, word: str) -> None:
        session, title = self._workspace.session, self._workspace.lexicon_title
        lexicon, shown = session.lexicon, session.shown(word)
        inspect = menu.addAction(self.tr("Inspect {}").format(shown))
        inspect.triggered.connect(partial(self._on_chosen, self.inspect_chosen, word))
        if lexicon is not None and word in lexicon:
            ban = menu.addAction(self.tr("Ban {} from {}").format(shown, title))
            ban.triggered.connect(partial(self._on_chosen, self.ban_chosen, word))
        else:
            allow = menu.addAction(self.tr("Allow {} in {}").format(shown, title))
            allow.triggered.connect(partial(self._on_chosen, self.allow_chosen, word))

    def _on_chosen(self, signal: SignalInstance, word: str, *_: object) -> None:
        signal.emit(word)


class _ListFollower(QObject):
    """Follows one list as long as it lives."""

    def __init__(self, view: QAbstractItemView, model: ResultModel, tab: Tab, menus: WordMenus) -> None:
        super().__init__(view)
        self._view, self._model, self._tab, self._menus = view, model, tab, menus
        if isinstance(view, SolutionView):
            view.solution_selected.connect(self._on_selected)
        for watched in (view, view.viewport()):
            watched.installEventFilter(self)

    def _on_selected(self, solution: object) -> None:
        words = () if solution is None else self._model.words_of(solution)
        if words:
            self._tab.choose_words(words)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return isinstance(event, QContextMenuEvent) and self._open(event)

    def _open(self, event: QContextMenuEvent) -> bool:
        """Open the menu of the row under the pointer, or of the current one by the keyboard; False if there is none."""
        view, by_keyboard = self._view, event.reason() == QContextMenuEvent.Reason.Keyboard
        index = view.currentIndex() if by_keyboard else view.indexAt(view.viewport().mapFromGlobal(event.globalPos()))
        if not index.isValid():
            return False
        words = self._model.words_of(index.data(SOLUTION))
        if not words:
            return False
        view.setCurrentIndex(index)
        middle = view.viewport().mapToGlobal(view.visualRect(index).center())
        open_menu(self._menus.menu(words, view), QPoint(middle if by_keyboard else event.globalPos()))
        return True
