"""The lists of a tab tell which words are chosen in them, and have a menu for the words of a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu

from qless_studio.ui.tab.game_tab import GameTab
from qless_studio.ui.widgets.results.result_model import SOLUTION, ResultModel

if TYPE_CHECKING:
    from qless_studio.ui.shell.words.actions import WordActions

MOST = 12
"""Words of one row that its menu names."""


def follow_rows(tab: GameTab, tools: WordActions) -> None:
    """Follow every list of solutions in a tab."""
    for view in tab.findChildren(QAbstractItemView):
        if isinstance(view.model(), ResultModel) and not isinstance(view, QHeaderView):
            _Rows(view, tab, tools)


class _Rows(QObject):
    """One list."""

    def __init__(self, view: QAbstractItemView, tab: GameTab, tools: WordActions) -> None:
        super().__init__(view)
        self._view, self._tab, self._tools = view, tab, tools
        view.solution_selected.connect(self._on_selected)
        for watched in (view, view.viewport()):
            watched.installEventFilter(self)

    def _on_selected(self, solution: object) -> None:
        words = () if solution is None else self._view.model().words_of(solution)
        if words:
            self._tab.choose_words(*words)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ContextMenu:
            return self._open(event)
        return False

    def _open(self, event: QContextMenuEvent) -> bool:
        view = self._view
        index = view.currentIndex()
        if event.reason() != QContextMenuEvent.Reason.Keyboard:
            index = view.indexAt(view.viewport().mapFromGlobal(event.globalPos()))
        if not index.isValid():
            return False
        words = view.model().words_of(index.data(SOLUTION))
        if not words:
            return False
        view.setCurrentIndex(index)
        middle = view.viewport().mapToGlobal(view.visualRect(index).center())
        at = middle if event.reason() == QContextMenuEvent.Reason.Keyboard else event.globalPos()
        self._menu(words).popup(QPoint(at))
        return True

    def _menu(self, words: tuple[str, ...]) -> QMenu:
        menu = QMenu(self._view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for word in words[:MOST]:
            add_word(menu if len(words) == 1 else menu.addMenu(word.upper()), word, self._tools)
        menu.addSeparator()
        menu.addAction(self._tools.take_back)
        return menu


def add_word(menu: QMenu, word: str, tools: WordActions) -> None:
    """What can be done with a word: inspect it, and ban it or allow it."""
    title, lexicon = tools.title, tools.session.lexicon
    inspect = menu.addAction(_tr("Inspect {}").format(word.upper()))
    inspect.triggered.connect(lambda: tools.inspect(word))
    if lexicon is not None and word in lexicon:
        ban = menu.addAction(_tr("Ban {} from {}").format(word.upper(), title))
        ban.triggered.connect(lambda: tools.ban(word))
    else:
        allow = menu.addAction(_tr("Allow {} in {}").format(word.upper(), title))
        allow.triggered.connect(lambda: tools.allow(word))


def _tr(text: str) -> str:
    return QCoreApplication.translate("WordActions", text)
