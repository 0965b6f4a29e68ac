"""The commands of the window: whose they are, and how their owners work together."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from qless_studio.engine.texts import phrase
from qless_studio.ui.shell.documents.actions import DocumentActions
from qless_studio.ui.shell.frame.actions import ProgramActions, SessionActions, ViewActions, game_commands
from qless_studio.ui.shell.frame.overlay import Overlays
from qless_studio.ui.shell.frame.status_strip import StatusStrip
from qless_studio.ui.shell.frame.top_bar import FindingActions, TopBar
from qless_studio.ui.shell.help.actions import HelpActions
from qless_studio.ui.shell.history_sync import HistorySync
from qless_studio.ui.shell.places.actions import PlaceActions
from qless_studio.ui.shell.places.place import PageFront
from qless_studio.ui.shell.places.practice.actions import PracticeActions
from qless_studio.ui.shell.places.practice.commands import QuestionCommands
from qless_studio.ui.shell.send.actions import FieldWatch, Received, SendActions
from qless_studio.ui.shell.shortcuts.catalogue import Entry, catalogue
from qless_studio.ui.shell.shortcuts.shortcuts import Shortcuts
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.wishes import (
    Due,
    EditShortcuts,
    Follow,
    HistoryChanged,
    Leave,
    Practise,
    PractiseCards,
    PractiseWords,
    Send,
    ShowChanges,
    ShowHistory,
    ShowWords,
    View,
)
from qless_studio.ui.shell.words.actions import WordActions
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.style import Appearance
from qless_studio.ui.tab.commands import Action, Command, CommandOwner, Menu, command
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.tab.terms import kept_text
from qless_studio.ui.tab.wishes import Choose, OpenMenu, Paste, PractiseMissed, SendPuzzle, ShowHelp
from qless_studio.ui.widgets.basic.dialogs import open_dialog

if TYPE_CHECKING:
    from qless_studio.ui.shell.lexicons.picker import LexiconPicker
    from qless_studio.ui.shell.search import Search


# Choosing the word list of the tab in front, or of all tabs, from the card that shows them.


class LexiconActions(CommandOwner):
    """Opens the card with the lists and does what is chosen there."""

    def __init__(self, workspace: Workspace, overlays: Overlays, parent: QWidget) -> None:
        super().__init__(parent)
        self._workspace, self._overlays = workspace, overlays
        self.make_actions(parent)

    @command("lexicon", phrase("Word list…"), "Ctrl+L", icon="book", at=Menu.WORDS.at(1, 1),
             words=phrase("dictionary; lexicon; language; import; choose"))  # fmt: skip
    def open(self) -> None:
        """Show the card, or put it away."""
        picker = self.picker()
        if picker.isVisible():
            picker.close_overlay()
        else:
            self._show(picker)

    def picker(self) -> LexiconPicker:
        """The card."""
        from qless_studio.ui.shell.lexicons.picker import LexiconPicker

        return self._overlays.get(LexiconPicker, self._make_picker)

    def _make_picker(self, parent: QWidget) -> LexiconPicker:
        from qless_studio.ui.shell.lexicons.picker import LexiconPicker

        return LexiconPicker(parent, self._workspace, self._use_everywhere)

    def _show(self, picker: LexiconPicker) -> None:
        workspace = self._workspace
        session = workspace.session
        picker.open_for(workspace.view.title, session.chosen_list, kept_text(session))

    def _use_everywhere(self, name: str) -> None:
        """Work with a list in all tabs."""
        workspace = self._workspace
        workspace.open_all()
        for session in workspace.sessions:
            session.use_lexicon(name)
        text = self.tr("All tabs now use {}; games that were begun keep their word lists.")
        workspace.message.emit(text.format(workspace.lexicons.title(name)))


# The command that opens the editor of keyboard shortcuts.


class ShortcutActions(CommandOwner):
    """The editor is imported when it is first asked for."""

    in_places = True

    def __init__(
        self, workspace: Workspace, shortcuts: Shortcuts, every: Callable[[], Sequence[Entry]], parent: QWidget
    ) -> None:
        """`every` gives all commands that there are."""
        super().__init__(parent)
        self._workspace, self._shortcuts, self._every, self._parent = workspace, shortcuts, every, parent
        self.make_actions(parent)

    @command("shortcuts", phrase("Keyboard shortcuts…"), icon="keyboard", at=Menu.HELP.at(1, 3),
             words=phrase("keys; hotkeys"))  # fmt: skip
    def open_editor(self) -> None:
        """Open the dialog in which commands get other keys."""
        from qless_studio.ui.shell.shortcuts.editor import ShortcutsDialog

        open_dialog(ShortcutsDialog(self._workspace.views, self._shortcuts, self._every(), self._parent))


# The commands of the window: whose they are, and how their owners work together.

OWNERS: tuple[type[CommandOwner], ...] = (
    DocumentActions, SessionActions, SendActions, LexiconActions, WordActions, PracticeActions,
    PlaceActions, ViewActions, HelpActions, FindingActions, ShortcutActions, ProgramActions,
)  # fmt: skip
"""Owners whose commands are the same in all games. A new one is made in `Commands`, too."""


def window_commands(views: Sequence[GameView]) -> tuple[Command, ...]:
    """All that can be done in every game, and the way from game to game."""
    return (*(each for owner in OWNERS for each in owner.declared()), *game_commands(views))


def question_commands() -> tuple[Command, ...]:
    """What can be done with a question of Practice, in which the commands of games and documents are not available."""
    return QuestionCommands.declared()


def every_command(views: Sequence[GameView]) -> list[Entry]:
    """All commands that there are, whatever is in front."""
    return catalogue(views, window_commands(views), question_commands())


class Commands(QObject):
    """The owners of the commands, each of which acts on the document in front.

    To be made when a document is in front; the first picture of the window does not wait for it.
    """

    def __init__(
        self,
        workspace: Workspace,
        appearance: Appearance,
        shortcuts: Shortcuts,
        bars: tuple[TopBar, StatusStrip],
        stack: QStackedWidget,
        overlays: Overlays,
        settings: Callable[[], Settings],
        available: Callable[[], Sequence[Action]],
        choose: Callable[[str, object], None],
        finding: FindingActions,
        parent: QWidget,
    ) -> None:
        """`stack` holds the panes of the games; `settings` and `available` give the settings and commands in force.

        `choose` takes a value as the user's choice of the setting of that name.
        """
        super().__init__(parent)
        self._workspace, self._choose = workspace, choose
        chosen, (top_bar, strip) = settings(), bars
        self.documents = DocumentActions(workspace, chosen.recent, lambda opened: self.received.open(opened), parent)
        self.session = SessionActions(workspace, parent)
        self.view = ViewActions(workspace, appearance, parent)
        self.send = SendActions(workspace, settings, parent)
        self.received = Received(workspace, settings, self.send, parent)
        self.lexicons = LexiconActions(workspace, overlays, parent)
        self.words = WordActions(workspace, stack, strip.commonness_button, parent)
        self.help = HelpActions(workspace, available, self.view.text_sizes, parent)
        self.front = PageFront(workspace, stack, bars, overlays, parent)
        self.practice = PracticeActions(workspace, settings, self.front, finding.menu, parent)
        self.question = self.practice.commands
        self.sync = HistorySync(workspace.records, workspace.pool, parent)
        self.places = PlaceActions(workspace, settings, self.front, top_bar, self.help, self.practice, parent)
        self.program = ProgramActions(workspace, settings, self.sync, parent)
        self.shortcuts = ShortcutActions(workspace, shortcuts, partial(every_command, workspace.views), parent)
        self.finding = finding
        self._used = lambda: settings().used
        self._connect(strip)

    def _connect(self, strip: StatusStrip) -> None:
        strip.lexicon_button.clicked.connect(self.lexicons.open.trigger)
        strip.commonness_button.clicked.connect(self.words.choose_commonness.trigger)
        complaint = self.tr("The clipboard contains no puzzle: {}")
        self._fields = FieldWatch(lambda text: self.documents.opener.open_text(text, complaint), self)
        self.sync.received.connect(lambda: self.grant(HistoryChanged()))

    @cached_property
    def search(self) -> Search:
        """What Search finds of them, imported when it is first opened."""
        from qless_studio.ui.shell.search import Search

        in_question = lambda: self.front.place is not None and self.front.place.asking  # noqa: E731
        return Search(
            self._workspace, self.documents, self.program, self.help, self.words, in_question, self._used, self
        )

    def grant(self, wish: object) -> None:
        """Do what a tab, a place or a dialog asks for."""
        match wish:
            case Choose(name, value):
                self._choose(name, value)
            case Leave():
                self.front.leave_place()
            case Follow():
                self.front.refresh()
            case OpenMenu():
                self.finding.menu.trigger()
            case Paste():
                self.documents.paste()
            case SendPuzzle():
                self.send.send()
            case Send(entry):
                self.send.send_entry(entry)
            case ShowHelp(page, section):
                self.help.show_page(page, section)
            case ShowChanges(lexicon):
                self.words.open_changes_of(lexicon)
            case EditShortcuts():
                self.shortcuts.open_editor.trigger()
            case HistoryChanged():
                self.places.refresh()
                self.practice.count_due()
            case Due(questions, next_day):
                self.places.show_due(questions, next_day)
            case Practise():
                self.practice.practise()
            case PractiseMissed(entries):
                self.practice.practise_missed(entries)
            case PractiseCards(ids, title):
                self.practice.practise_cards(ids, title)
            case PractiseWords(game, words, lexicon):
                self.practice.practise_words(game, words, lexicon)
            case ShowHistory(day, view, game):
                self.places.open_history(view if day is None else View.DAYS, game, day)
            case ShowWords(game=game):
                self.places.open_history(View.WORDS, game)
            case _:
                raise TypeError(wish)

    @property
    def owners(self) -> Iterator[CommandOwner]:
        """The owners that were made."""
        for value in vars(self).values():
            if isinstance(value, CommandOwner):
                yield value

    def available(self, of_game: Sequence[Action]) -> list[Action]:
        """All that can be used with what is in front: `of_game`, too, unless a place is in front of the games."""
        place = self.front.place
        shown = [action for owner in self.owners if owner.in_places or place is None for action in owner.actions]
        if place is not None and not place.asking:
            shown += self.documents.opening
        return [*of_game, *shown] if place is None else shown

    def with_settings(self, settings: Settings) -> Settings:
        """These settings with what the owners remember."""
        return self.words.with_settings(dataclasses.replace(settings, recent=self.documents.recent.paths))

    def close(self) -> None:
        """The window closes."""
        self.help.close()
        self.practice.close()
