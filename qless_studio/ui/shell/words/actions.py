"""The tools for words as the window has them: their commands, and what they do to the tab in front."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QGuiApplication

from qless_studio.engine.lexicon import Band
from qless_studio.engine.lexicon.changes import Changes, base_name
from qless_studio.ui.tab.actions import Group, command, separator
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.results.commonness import minimum_band_text

if TYPE_CHECKING:  # what opens later is imported later
    from qless_studio.ui.shell.main_window import MainWindow
    from qless_studio.ui.shell.state.settings import Settings
    from qless_studio.ui.shell.words.dock import InspectorDock
    from qless_studio.ui.tab.game_tab import GameTab


class WordActions(QObject):
    """One a window. Panels and dialogs are made when they are first asked for."""

    settings_changed = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.side = "right"
        """Where the inspector is, or will be: left or right."""
        self.width = 0
        """Its width at 100 % once the user chose one; 0 before."""
        self._dock: InspectorDock | None = None
        self._popover: Any = None
        self._before: tuple[str, Changes] | None = None
        self._make_commands()
        window.tab_shown.connect(self._on_tab_shown)
        window.lexicons.words_changed.connect(lambda _: self._show_again())

    def _make_commands(self) -> None:
        def made(name: str, text: str, act: Callable[[], object] | None, keys: str | None = None, icon: str = "",
                 **more: Any) -> QAction:  # fmt: skip
            return command(self._window, name, text, act, keys, icon=icon, **more)

        tr = self.tr
        self.inspector = made("inspector", tr("Word inspector"), None, "Ctrl+I", "book", checked=False)
        self.inspector.toggled.connect(self._on_toggled)
        self.look_up = made("look_up", tr("Look up word…"), self._on_look_up, "Ctrl+Shift+I", "search")
        self.back = made("word_back", tr("Back to previous word"), lambda: self._go("back"), "Alt+Left", "back")
        self.forward = made(
            "word_forward", tr("Forward to next word"), lambda: self._go("forward"), "Alt+Right", "next"
        )
        self.ban_chosen = made("ban_word", tr("Ban selected word from list"), self._on_ban_chosen, icon="cross")
        self.take_back = made("take_back_word", tr("Undo last ban or addition"), self._on_take_back,
                              icon="undo")  # fmt: skip
        self.take_back.setEnabled(False)
        self.show_changes = made("word_changes", tr("Banned and added words…"), self.open_changes, icon="pencil")
        self.common = made("common_words", tr("Common words only…"), self.choose_commonness, "Ctrl+Shift+L", "sliders")
        self.compare = made("compare_lists", tr("Compare word lists…"), self.open_comparison)
        for action in (self.back, self.forward, self.ban_chosen):
            action.setEnabled(False)

    @property
    def group(self) -> Group:
        """The commands, in menu order."""
        lines = separator(self._window), separator(self._window)
        look = (self.inspector, self.look_up, self.back, self.forward, lines[0])
        change = (self.ban_chosen, self.take_back, self.show_changes, lines[1])
        return Group(self.tr("Words"), (*look, *change, self.common, self.compare))

    # following the tabs

    def follow(self, tab: GameTab) -> None:
        """Hear what is chosen in a new tab, and offer a menu on its rows."""
        from qless_studio.ui.shell.words.word_menu import follow_rows

        follow_rows(tab, self)
        tab.word_selected.connect(lambda _: self._on_word_selected(tab))
        tab.session.lexicon_changed.connect(lambda _: self._show_again() if tab.session is self.session else None)

    @property
    def session(self) -> Session:
        """That of the tab in front."""
        return self._window.session

    @property
    def title(self) -> str:
        """What people call the list in force."""
        session = self.session
        title = self._window.lexicons.title(session.lexicon_name)
        if session.commonness is Band.UNKNOWN:
            return title
        return self.tr("{} ({})").format(title, minimum_band_text(session.commonness))

    def _on_word_selected(self, tab: GameTab) -> None:
        if tab is self._window.tab:
            self._on_tab_shown(tab)

    def _on_tab_shown(self, tab: GameTab) -> None:
        self.ban_chosen.setEnabled(len(tab.chosen_words) == 1)
        if self._dock is not None and self.inspector.isChecked():
            if tab.chosen_words:
                self._dock.follow(tab.chosen_words)
            else:
                self._show_again()

    def _show_again(self) -> None:
        if self._dock is not None and self.inspector.isChecked():
            self._dock.show_again()

    # the inspector

    @property
    def dock(self) -> InspectorDock:
        """The inspector, made when first asked for."""
        if self._dock is None:
            from qless_studio.ui.shell.words.dock import InspectorDock

            self._dock = dock = InspectorDock(self._window, self)
            dock.panel.close_clicked.connect(lambda: self.inspector.setChecked(False))
            dock.panel.copy_clicked.connect(self._on_copy)
            dock.panel.change_clicked.connect(lambda word, allow: (self.allow if allow else self.ban)(word))
            dock.history_changed.connect(self._on_history)
        return self._dock

    def inspect(self, word: str) -> None:
        """Show what is known of a word."""
        self.inspector.setChecked(True)
        self.dock.go_to(word)

    def _on_toggled(self, on: bool) -> None:
        if on:
            self.dock.open()
            self._on_tab_shown(self._window.tab)
        elif self._dock is not None:
            self._dock.close_dock()
        self._on_history()
        self.settings_changed.emit()

    def _on_look_up(self) -> None:
        self.inspector.setChecked(True)
        self.dock.panel.field.setFocus()
        self.dock.panel.field.selectAll()

    def _go(self, way: str) -> None:
        self.dock.go(way)

    def _on_history(self) -> None:
        shown = self._dock is not None and self.inspector.isChecked()
        self.back.setEnabled(shown and self._dock.history.can_go_back)
        self.forward.setEnabled(shown and self._dock.history.can_go_forward)

    def _on_copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._window.say(self.tr("Word details copied to clipboard"))

    # words banned and added

    def ban(self, word: str) -> None:
        """Let a word not count any more in the list of the tab in front."""
        self._change(word, "ban", self.tr("{} no longer counts in {}."))

    def allow(self, word: str) -> None:
        """Let a word count in the list of the tab in front."""
        self._change(word, "allow", self.tr("{} now counts in {}."))

    def _change(self, word: str, how: str, said: str) -> None:
        lexicons, name = self._window.lexicons, self.session.lexicon_name
        before = lexicons.changes(name)
        listed, least, lexicon = lexicons.listed(name, word), self.session.commonness, self.session.lexicon
        if how == "allow" and lexicon is not None and lexicon.band(word).floor < least.floor:
            listed = False  # the list has it at most among the words too rare to count: those added count
        after = getattr(before, how)(word, listed)
        self.set_changes(name, after, said.format(word.upper(), lexicons.title(base_name(name))))

    def set_changes(self, name: str, changes: Changes, said: str) -> None:
        """Let a list have these changes, say so, and offer to take it back."""
        lexicons = self._window.lexicons
        before = lexicons.changes(name)
        if changes == before:
            return
        self._before = (name, before)
        self.take_back.setEnabled(True)
        lexicons.change(name, changes)
        self._window.strip.show_message(said, self.take_back, self.tr("Undo"))

    def _on_take_back(self) -> None:
        if self._before is not None:
            name, changes = self._before
            title = self._window.lexicons.title(base_name(name))
            self.set_changes(name, changes, self.tr("The words of {} have been restored.").format(title))

    def _on_ban_chosen(self) -> None:
        words = self._window.tab.chosen_words
        if words:
            self.ban(words[0])

    def open_changes(self) -> None:
        """Show what is banned and added in the list of the tab in front."""
        self.open_changes_of(self.session.lexicon_name)

    def open_changes_of(self, name: str) -> None:
        """Show what is banned and added in a list."""
        from qless_studio.ui.shell.words.editor import WordChangesDialog

        WordChangesDialog(self._window.tint, self._window.lexicons, name, self.set_changes, self._window).open()

    # lists

    def choose_commonness(self) -> None:
        """Open the slider of common words over its button in the strip."""
        from qless_studio.ui.shell.words.slider import CommonnessPopover

        if self._popover is None:
            self._popover = CommonnessPopover(self._window.tint, self._window)
        self._popover.open_for(self.session, self._window.strip.commonness_button)

    def open_comparison(self) -> None:
        """Compare the list of the tab in front with another one."""
        from qless_studio.ui.shell.words.compare import CompareDialog

        CompareDialog(self._window.tint, self.session, self._window.lexicons, self._window).open()

    # what is remembered

    def restore(self, settings: Settings) -> None:
        """Open the inspector if it was open."""
        self.side, self.width = settings.inspector_side, settings.inspector_width
        self.inspector.setChecked(settings.inspector)

    def settings(self) -> dict[str, Any]:
        """The fields of the settings that are kept here."""
        return {
            "inspector": self.inspector.isChecked(),
            "inspector_side": self.side,
            "inspector_width": self.width,
        }
