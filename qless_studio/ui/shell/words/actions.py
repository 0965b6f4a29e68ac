"""The commands for words: the inspector, banned and added words, common words, two lists compared."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, SignalInstance
from PySide6.QtGui import QAction, QContextMenuEvent, QGuiApplication, QUndoCommand
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QMenu, QWidget

from qless_studio.engine.lexicon.imported import Changes, base_name
from qless_studio.engine.texts import phrase, say, without_dots
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.commands import CommandOwner, Menu, command, menu_entry
from qless_studio.ui.tab.tab import Tab
from qless_studio.ui.widgets.basic.dialogs import open_dialog, open_menu
from qless_studio.ui.widgets.results.result_model import SOLUTION, ResultModel
from qless_studio.ui.work.signals import listen

if TYPE_CHECKING:
    from qless_studio.ui.shell.state.document import Document
    from qless_studio.ui.shell.state.settings import Settings
    from qless_studio.ui.shell.words.dock import History, InspectorDock
    from qless_studio.ui.shell.words.editor import CommonnessPopover
    from qless_studio.ui.tab.lexicons import Lexicons
    from qless_studio.ui.tab.tab import Tab


MOST = 12
"""Words of one row that its menu names."""


@runtime_checkable
class SolutionView(Protocol):
    """A view of a `ResultModel`."""

    solution_selected: SignalInstance
    """The solution in the chosen row; None for none"""


DoWord = Callable[[str], object]


class WordMenus(QObject):
    """Makes the menus."""

    def __init__(
        self, workspace: Workspace, inspect: DoWord, ban: DoWord, allow: DoWord, undo: QAction, parent: QObject
    ) -> None:
        """`undo` reverts the last ban or addition; every menu ends with it."""
        super().__init__(parent)
        self._workspace, self._undo = workspace, undo
        self._inspect, self._ban, self._allow = inspect, ban, allow

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
        menu.addAction(menu_entry(menu, self.tr("Look up {}").format(shown), lambda: self._inspect(word)))
        if lexicon is not None and word in lexicon:
            text, change = self.tr("Ban {} from {}"), self._ban
        else:
            text, change = self.tr("Allow {} in {}"), self._allow
        menu.addAction(menu_entry(menu, text.format(shown, title), lambda: change(word)))


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
            self._tab.session.choose_words(words)

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


class _ChangeWords(QUndoCommand):
    """A ban or an addition, among the edits of the document in which it was made: Undo takes back what came last."""

    def __init__(self, lexicons: Lexicons, name: str, changes: tuple[Changes, Changes], undo_text: str) -> None:
        """`changes` of the list `name`: before and after."""
        super().__init__(undo_text)
        self._lexicons, self._name = lexicons, name
        self._before, self._after = changes

    def undo(self) -> None:
        self._lexicons.change(self._name, self._before)

    def redo(self) -> None:
        self._lexicons.change(self._name, self._after)


class WordActions(CommandOwner):
    """Panels and dialogs are made when they are first asked for."""

    def __init__(self, workspace: Workspace, tabs: QWidget, commonness_button: QWidget, parent: QWidget) -> None:
        """The inspector stands beside `tabs`, the slider of common words over `commonness_button`."""
        super().__init__(parent)
        self._workspace, self._tabs, self._commonness_button = workspace, tabs, commonness_button
        self._parent = parent
        self.is_open = False
        """Whether the inspector is open"""
        self._side, self._width = "right", 0
        """Side of the inspector, left or right, and its width at 100 %, 0 as long as the user chose none."""
        self._dock: InspectorDock | None = None
        self._popover: CommonnessPopover | None = None
        self._before: tuple[str, Changes] | None = None
        self.make_actions(parent)
        self._menus = WordMenus(workspace, self.inspect, self.ban, self.allow, self.undo_change, self)
        workspace.tab_built.connect(self._on_tab_built)
        workspace.front_changed.connect(self._show_chosen)
        workspace.front_updated.connect(self.follow)
        listen(self._show_again, workspace.lexicon_changed, workspace.lexicons.words_changed)
        for document, tab in workspace.built():
            self._on_tab_built(document, tab)
        self._show_chosen()

    def _no_chosen_word(self) -> str:
        return "" if len(self._workspace.session.chosen_words) == 1 else say("no single word is selected")

    def _no_change(self) -> str:
        return "" if self._before is not None else say("no word was banned or added")

    def _answers_covered(self) -> str:
        return say("the answers are covered") if self._workspace.tab.covered else ""

    def _nothing_before(self) -> str:
        return "" if self._history is not None and self._history.can_go_back else say("no word was looked up before")

    def _nothing_after(self) -> str:
        return "" if self._history is not None and self._history.can_go_forward else say("this is the last word")

    @property
    def _history(self) -> History | None:
        """The history of the inspector, while that is open; None otherwise."""
        return self._dock.history if self._dock is not None and self.is_open else None

    # following the tabs

    def _on_tab_built(self, document: Document, tab: Tab) -> None:
        self._menus.follow(tab)
        document.session.words_chosen.connect(partial(self._on_words_chosen, document))

    def _on_words_chosen(self, document: Document) -> None:
        if document is self._workspace.document:
            self._show_chosen()

    def _show_chosen(self) -> None:
        """Show the words that are chosen in the tab in front."""
        words = self._workspace.session.chosen_words
        self.ban_chosen.follow()
        if self._dock is not None and self.is_open:
            if words:
                self._dock.follow(words)
            else:
                self._show_again()

    def _show_again(self) -> None:
        if self._dock is not None and self.is_open:
            self._dock.show_again()

    # the inspector

    @property
    def dock(self) -> InspectorDock:
        """The inspector, made when first asked for."""
        if self._dock is None:
            from qless_studio.ui.shell.words.dock import InspectorDock
            from qless_studio.ui.shell.words.panel import InspectorPanel

            panel = InspectorPanel(
                self.back,
                self.forward,
                look_up=lambda word: self.dock.go_to(word),
                copy=self._copy,
                change_side=lambda: self.dock.change_side(),
                close=lambda: self.set_open(False),
                change=lambda word, allow: (self.allow if allow else self.ban)(word),
            )
            place = self._side, self._width
            self._dock = InspectorDock(
                self._workspace, panel, self._tabs, place, self._on_dock_moved, self._on_history, self
            )
        return self._dock

    def inspect(self, word: str) -> None:
        """Show what is known about a word."""
        self.set_open(True)
        self.dock.go_to(word)

    def set_open(self, on: bool) -> None:
        """Open the inspector, or close it."""
        if on == self.is_open:
            return
        self.is_open = on
        if on:
            self.dock.open()
            self._show_chosen()
        elif self._dock is not None:
            self._dock.close_dock()
        self._on_history()
        self._workspace.edited.emit()

    @command("inspector", phrase("Look up word…"), "Ctrl+I", "Ctrl+Shift+I", icon="search",
             at=Menu.WORDS.at(2, 1), formerly=("inspector", "look_up"),
             words=phrase("define; meaning; definition; anagram; inspector"))  # fmt: skip
    def inspector(self) -> None:
        """Open it, or close it if the keyboard is in it already; a word is asked for unless one is selected."""
        focus, before = QApplication.focusWidget(), self.is_open
        if before and focus is not None and self.dock.panel.isAncestorOf(focus):
            self.set_open(False)
            return
        self.set_open(True)
        if before or not self._workspace.session.chosen_words:
            self.dock.panel.field.setFocus()
            self.dock.panel.field.selectAll()

    @command("word_back", phrase("Back to previous word"), "Alt+Left", icon="back", when=_nothing_before)
    def back(self) -> None:
        self.dock.go_back()

    @command("word_forward", phrase("Forward to next word"), "Alt+Right", icon="next", when=_nothing_after)
    def forward(self) -> None:
        self.dock.go_forward()

    def _on_dock_moved(self, side: str, width: int) -> None:
        self._side, self._width = side, width
        self._workspace.edited.emit()

    def _on_history(self) -> None:
        self.back.follow()
        self.forward.follow()

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._workspace.message.emit(self.tr("Copied to the clipboard"))

    # words banned and added

    def ban(self, word: str) -> None:
        """Remove a word from the list in force."""
        self._change(word, Changes.ban, self.tr("{} no longer counts in {}."))

    def allow(self, word: str) -> None:
        """Add a word to the list in force."""
        self._change(word, Changes.allow, self.tr("{} now counts in {}."))

    def _change(self, word: str, change: Callable[[Changes, str, bool | None], Changes], message: str) -> None:
        lexicons, session = self._workspace.lexicons, self._workspace.session
        name, least, lexicon = session.words.name, session.words.commonness, session.lexicon
        before, listed = lexicons.changes(name), lexicons.listed(name, word)
        if change is Changes.allow and lexicon is not None and lexicon.band(word).floor < least.floor:
            listed = False  # the list may have it among the words too rare to count; added words always count
        if session.kept is not None:
            message = self.tr("{} From the next game on.").format(message)
        after = change(before, word, listed)
        self.set_changes(name, after, message.format(session.shown(word), lexicons.title(base_name(name))))

    def set_changes(self, name: str, changes: Changes, message: str) -> None:
        """Set the changes of a list, and show `message` with a button that reverts it."""
        before = self._workspace.lexicons.changes(name)
        if changes != before:
            self._before = (name, before)
            self.undo_change.follow()
            change = _ChangeWords(
                self._workspace.lexicons, name, (before, changes), without_dots(say("Banned and added words…"))
            )
            self._workspace.session.undo_stack.push(change)
            self._workspace.offered.emit(message, self.undo_change, self.tr("Undo"))

    @command("take_back_word", phrase("Undo last ban or addition"), icon="undo", when=_no_change)
    def undo_change(self) -> None:
        if self._before is not None:
            name, changes = self._before
            title = self._workspace.lexicons.title(base_name(name))
            self.set_changes(name, changes, self.tr("All changes to {} were undone.").format(title))

    @command("ban_word", phrase("Ban word"), icon="cross", at=Menu.WORDS.at(2, 2), when=_no_chosen_word,
             words=phrase("allow; forbid; remove; exclude; word list"))  # fmt: skip
    def ban_chosen(self) -> None:
        words = self._workspace.session.chosen_words
        if words:
            self.ban(words[0])

    @command("word_changes", phrase("Banned and added words…"), icon="pencil", at=Menu.WORDS.at(2, 3),
             words=phrase("allow; forbid; remove; exclude; word list"))  # fmt: skip
    def show_changes(self) -> None:
        """Show what is banned and added in the list of the tab in front."""
        self.open_changes_of(self._workspace.session.words.name)

    def open_changes_of(self, name: str) -> None:
        """Show what is banned and added in a list."""
        from qless_studio.ui.shell.words.editor import WordChangesDialog

        workspace = self._workspace
        open_dialog(WordChangesDialog(workspace.lexicons, name, self.set_changes, self._parent))

    # lists

    @command("common_words", phrase("Common words only…"), "Ctrl+Shift+L", icon="sliders", at=Menu.WORDS.at(1, 2),
             words=phrase("easy words; rare"))  # fmt: skip
    def choose_commonness(self) -> None:
        """Open the slider of common words over its button."""
        from qless_studio.ui.shell.words.editor import CommonnessPopover

        if self._popover is None:
            self._popover = CommonnessPopover(self._parent)
        self._popover.open_for(self._workspace.session, self._commonness_button)

    @command("compare_lists", phrase("Compare word lists…"), at=Menu.WORDS.at(2, 4), when=_answers_covered)  # fmt: skip
    def open_comparison(self) -> None:
        """Compare the list of the tab in front with another one."""
        from qless_studio.ui.shell.words.compare import CompareDialog

        workspace = self._workspace
        open_dialog(CompareDialog(workspace.session, workspace.lexicons, self._parent))

    # what is remembered

    def restore(self, settings: Settings) -> None:
        """Put the inspector where it was, and open it if it was open."""
        self._side, self._width = settings.inspector_side, settings.inspector_width
        self.set_open(settings.inspector)

    def with_settings(self, settings: Settings) -> Settings:
        """These settings with the place of the inspector as it is now."""
        return dataclasses.replace(
            settings,
            inspector=self.is_open,
            inspector_side=self._side,
            inspector_width=self._width,
        )
