"""What the user does with the session in front, with the look of the window and its tabs, and with the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QActionGroup, QUndoGroup
from PySide6.QtWidgets import QWidget

from qless_studio.engine.texts import phrase, say
from qless_studio.ui.shell.history_sync import HistorySync
from qless_studio.ui.shell.state.document import Document
from qless_studio.ui.shell.state.settings import TEXT_SCALES, Settings
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.style import Appearance
from qless_studio.ui.tab.commands import Action, Command, CommandOwner, Family, Menu, command
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.tab.session import State
from qless_studio.ui.widgets.basic.dialogs import open_dialog

if TYPE_CHECKING:  # imported when first asked for
    from qless_studio.ui.shell.frame.preferences import PreferenceRow


class ProgramActions(CommandOwner):
    """Commands about the program. Their dialogs are imported when they are first asked for."""

    in_places = True

    def __init__(
        self,
        workspace: Workspace,
        settings: Callable[[], Settings],
        sync: HistorySync,
        parent: QWidget,
    ) -> None:
        """`settings` gives what the user chose, as it is now; `parent` is the window, which Quit closes."""
        super().__init__(parent)
        self._workspace, self._settings, self._sync, self._parent = workspace, settings, sync, parent
        self.make_actions(parent)
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

    def preference_rows(self) -> list[PreferenceRow]:
        """What the preferences hold."""
        from qless_studio.ui.shell.frame.preferences import preference_rows

        return list(preference_rows(self._workspace.session))

    @command("preferences", phrase("Preferences…"), "Ctrl+,", icon="sliders", at=Menu.FILE.at(3, 1),
             words=phrase("settings; options; theme; text size; language; sync"))  # fmt: skip
    def preferences(self, text: str = "") -> None:
        """Show the preferences, only those with this text if it is given."""
        from qless_studio.ui.shell.frame.preferences import PreferencesDialog

        dialog = PreferencesDialog(self._workspace, self._settings(), self._sync, self._parent)
        dialog.search.setText(text)
        open_dialog(dialog)

    @command(
        "quit",
        phrase("Quit"),
        "Ctrl+Q",
        icon="cross",
        at=Menu.FILE.at(3, 2),
        words=phrase("end; finish; quit; exit; resign; stop"),
    )
    def quit(self) -> None:
        self._parent.close()

    @command("about", phrase("About Qless Studio"), icon="info", at=Menu.HELP.at(1, 4),
             words=phrase("version; licence; report a problem; bug"))  # fmt: skip
    def about(self) -> None:
        from qless_studio.ui.shell.frame.about import AboutDialog

        open_dialog(AboutDialog(self._report_details, self._parent))

    def _report_details(self) -> str:
        from qless_studio.ui.shell.frame.about import details

        return details(self._workspace.lexicons.lists, self._settings())


def _theme(mode: str, text: str) -> Command:
    return Command(
        f"theme_{mode}", text, lambda owner: owner.set_mode(mode), icon="theme", checked=False,
        at=Menu.VIEW.at(3, 1, phrase("Theme")), words=phrase("dark mode; contrast; colours"),
    )  # fmt: skip


def game_commands(views: Sequence[GameView]) -> tuple[Command, ...]:
    """A command for each game that brings it to the front; the first nine have a key."""
    keys = tuple(f"Ctrl+{number}" for number in range(1, 10))
    return tuple(
        Command(f"tab_{view.key}", view.title, partial(_show_game, index=index), keys[index : index + 1], "next")
        for index, view in enumerate(views)
    )


def _show_game(owner: ViewActions, index: int) -> None:
    owner.show_game(index)


class ViewActions(CommandOwner):
    """Themes, text sizes, the tabs of the games."""

    in_places = True
    themes = Family(
        (
            _theme("system", phrase("Follow system theme")),
            _theme("light", phrase("Light theme")),
            _theme("dark", phrase("Dark theme")),
            _theme("high_contrast", phrase("High contrast theme")),
        )
    )

    def __init__(self, workspace: Workspace, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._workspace, self._appearance = workspace, appearance
        self.make_actions(parent, game_commands(workspace.views))
        exclusive = QActionGroup(self)
        for theme in self.themes:
            exclusive.addAction(self.made[theme.name])
        self._appearance.changed.connect(self._on_appearance_changed)
        self._on_appearance_changed()

    @command("larger", phrase("Larger text"), "Ctrl++", "Ctrl+=", icon="plus", at=Menu.VIEW.at(3, 2),
             words=phrase("zoom; font"))  # fmt: skip
    def larger(self) -> None:
        self._scale_text(1)

    @command("smaller", phrase("Smaller text"), "Ctrl+-", at=Menu.VIEW.at(3, 3), words=phrase("zoom; font"))
    def smaller(self) -> None:
        self._scale_text(-1)

    @command("normal", phrase("Default text size"), "Ctrl+0", at=Menu.VIEW.at(3, 4), words=phrase("zoom; font"))
    def normal(self) -> None:
        self._appearance.set_text_scale(1.0)

    @property
    def text_sizes(self) -> tuple[Action, ...]:
        """The commands for the size of the text, which other windows have, too."""
        return (self.larger, self.smaller, self.normal)

    def show_game(self, index: int) -> None:
        """Bring the game of this place to the front."""
        self._workspace.show_game(index)

    def set_mode(self, mode: str) -> None:
        """Use a theme, or that of the system."""
        self._appearance.set_mode(mode)

    def _scale_text(self, step: int) -> None:
        scale = self._appearance.text_scale
        now = min(range(len(TEXT_SCALES)), key=lambda place: abs(TEXT_SCALES[place] - scale))
        self._appearance.set_text_scale(TEXT_SCALES[max(0, min(len(TEXT_SCALES) - 1, now + step))])

    def _on_appearance_changed(self) -> None:
        self.made[f"theme_{self._appearance.mode}"].setChecked(True)


class SessionActions(CommandOwner):
    """Available as the state of the session in front allows."""

    def __init__(self, workspace: Workspace, parent: QWidget) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._stacks = QUndoGroup(self)
        for document in workspace.documents:
            self._on_opened(document)
        self._stacks.setActiveStack(workspace.session.undo_stack)
        self.make_actions(parent)
        stacks = self._stacks
        for changed in (stacks.canUndoChanged, stacks.canRedoChanged, stacks.undoTextChanged, stacks.redoTextChanged):
            changed.connect(self._follow_undo)
        workspace.opened.connect(self._on_opened)
        workspace.front_changed.connect(self._on_front_changed)
        workspace.front_updated.connect(self.follow)
        self._on_front_changed(workspace.document)

    def _undo_text(self) -> str:
        return f"{say('Undo')} {self._stacks.undoText()}".strip()

    def _redo_text(self) -> str:
        return f"{say('Redo')} {self._stacks.redoText()}".strip()

    def _no_undo(self) -> str:
        possible = self._stacks.canUndo() and self._workspace.session.can_undo
        return "" if possible else say("there is nothing to undo")

    def _no_redo(self) -> str:
        possible = self._stacks.canRedo() and self._workspace.session.can_redo
        return "" if possible else say("there is nothing to redo")

    @command("undo", phrase("Undo"), "Ctrl+Z", icon="undo", at=Menu.EDIT.at(1, 1), when=_no_undo, shown=_undo_text)
    def undo(self) -> None:
        self._workspace.session.undo()

    @command("redo", phrase("Redo"), "Ctrl+Shift+Z", "Ctrl+Y", icon="redo", at=Menu.EDIT.at(1, 2), when=_no_redo,
             shown=_redo_text)  # fmt: skip
    def redo(self) -> None:
        self._workspace.session.redo()

    def _nothing_to_solve(self) -> str:
        return "" if self._workspace.session.state is not State.EMPTY else say("there is no puzzle")

    def _nothing_to_stop(self) -> str:
        searching = self._workspace.session.state in (State.WAITING, State.RUNNING)
        return "" if searching else say("no search is running")

    def _no_failure(self) -> str:
        return "" if self._workspace.session.failure else say("no search has failed")

    @command("solve", phrase("Solve now"), "F5", icon="play", when=_nothing_to_solve)
    def solve(self) -> None:
        self._workspace.session.solve()

    @command("stop", phrase("Stop"), "Ctrl+.", icon="stop", when=_nothing_to_stop)
    def stop(self) -> None:
        self._workspace.session.stop()

    @command("analyse", phrase("Analyse every change"), "Ctrl+Shift+A", icon="eye", checked=True,
             at=Menu.GAME.at(4, 9))  # fmt: skip
    def analyse(self) -> None:
        self._workspace.session.set_analysing(self.analyse.isChecked())

    @command("copy_details", phrase("Copy details of failed search"), icon="copy", when=_no_failure)
    def copy_details(self) -> None:
        self._workspace.tab.analyse.copy_details()

    def _follow_undo(self) -> None:
        """Where Qt has disabled them, the session may be gone already: the other commands would ask for it."""
        self.undo.follow()
        self.redo.follow()

    def _on_opened(self, document: Document) -> None:
        self._stacks.addStack(document.session.undo_stack)
        document.session.undo_changed.connect(self._follow_undo)

    def _on_front_changed(self, document: Document) -> None:
        self._stacks.setActiveStack(document.session.undo_stack)
        self.follow()
        self.analyse.setChecked(document.session.analysing)
