"""The commands that give a puzzle away, and what is done with one that a friend sent."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QMetaObject, QObject
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from qless_studio.engine.errors import told
from qless_studio.engine.history import Entry, History, completed
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.options import options_of
from qless_studio.engine.texts import capitalised, phrase, say, sentences
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.commands import CommandOwner, Menu, command
from qless_studio.ui.tab.terms import Terms
from qless_studio.ui.widgets.basic.dialogs import open_dialog
from qless_studio.ui.work import SolveJob, Task, wait_for_changes
from qless_studio.ui.work.signals import listen

if TYPE_CHECKING:  # here and below imported when first needed: the commands are made right after the first paint
    from qless_studio.engine.challenges.challenge import Challenge
    from qless_studio.engine.challenges.opening import Opened
    from qless_studio.ui.shell.send.subject import Subject
    from qless_studio.ui.widgets.play.duel import DuelShown


class SendActions(CommandOwner):
    """Commands on the tab in front."""

    def __init__(self, workspace: Workspace, settings: Callable[[], Settings], parent: QWidget) -> None:
        """`settings` gives what the user chose, as it is now."""
        super().__init__(parent)
        self._workspace, self._settings, self._parent = workspace, settings, parent
        self.make_actions(parent)
        listen(self.follow, workspace.front_updated, workspace.puzzle_changed)

    def _no_puzzle(self) -> str:
        session = self._workspace.session
        return "" if session.puzzle != session.game.blank else say("there is no puzzle")

    @command("send", phrase("Send…"), "Ctrl+Shift+E", icon="send", at=Menu.FILE.at(2, 1), when=_no_puzzle,
             words=phrase("share; challenge; friend; export; copy; lexica; link; picture; image; csv; json; invite"),
             formerly=("challenge", "export_board", "share", "share_answer", "lexica_link", "copy_board",
                       "export_results"),
    )  # fmt: skip
    def send(self) -> None:
        """Ask how to give the puzzle in front away, with the result of its game if that is over."""
        from qless_studio.ui.shell.send.subject import subject_in_front

        self._ask(subject_in_front(self._workspace))

    def send_entry(self, entry: Entry) -> None:
        """Ask how to give a game of the history away."""
        from qless_studio.ui.shell.send.subject import subject_of

        self._ask(subject_of(entry, self._workspace))

    def answer(self, own: Entry, sent: Challenge) -> None:
        """Ask how to send an own result to the friend whose puzzle it was."""
        from qless_studio.ui.shell.send.subject import answer_to

        self._ask(answer_to(own, sent, self._workspace))

    def _ask(self, subject: Subject) -> None:
        from qless_studio.ui.shell.send.dialog import SendDialog

        open_dialog(SendDialog(subject, self._settings().name, self._workspace, self._parent))

    @command("print", phrase("Print…"), "Ctrl+P", icon="book", at=Menu.FILE.at(2, 2), when=_no_puzzle,
             words=phrase("pdf; booklet; paper; sheet; print"),
             formerly=("affix_print", "affix_print_answer"))  # fmt: skip
    def print(self) -> None:
        """Show the pages before they are printed."""
        from qless_studio.ui.shell.send.printing import PrintPreview
        from qless_studio.ui.shell.send.subject import picture_in_front

        workspace, tab = self._workspace, self._workspace.tab
        pictures = ((say("Board"), lambda: picture_in_front(workspace)), *tab.analyse.sheets())
        answers = not tab.covered and workspace.session.error is None
        open_dialog(
            PrintPreview(
                pictures, tab.analyse.results(), answers, workspace.message.emit, workspace.problem.emit, self._parent
            )
        )

    @command("puzzle_book", phrase("Puzzle book…"), icon="book", at=Menu.FILE.at(2, 3),
             words=phrase("pdf; booklet; paper; sheet; print"))  # fmt: skip
    def open_book(self) -> None:
        """Ask for a puzzle book."""
        from qless_studio.ui.shell.send.book_dialog import BookDialog

        open_dialog(BookDialog(self._workspace, self._parent))


# What a friend sent, pasted anywhere or dropped: the puzzle waits for Start, an answer is compared.


class FieldWatch(QObject):
    """Follows the text of the field that has the focus; an event filter would see every event of the program."""

    def __init__(self, open_text: Callable[[str], object], parent: QObject) -> None:
        super().__init__(parent)
        self._open = open_text
        self._field: QLineEdit | None = None
        self._following: QMetaObject.Connection | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusObjectChanged.connect(self._on_focus_changed)

    def _on_focus_changed(self, now: QObject | None) -> None:
        if self._following is not None:
            QObject.disconnect(self._following)  # says nothing if the field is gone
        self._field = self._following = None
        if isinstance(now, QLineEdit) and not now.isReadOnly():
            self._field, self._following = now, now.textChanged.connect(self._on_text_changed)

    def _on_text_changed(self, text: str) -> None:
        from qless_studio.engine.challenges.challenge import HEADER, is_code
        from qless_studio.engine.challenges.opening import SITE

        if self._field is not None and (HEADER in text or SITE in text or is_code(text)):
            self._field.undo()  # the field is as before
            self._open(text)


class Received(QObject):
    """What a friend sent is played, or compared if the puzzle was played before."""

    def __init__(
        self, workspace: Workspace, settings: Callable[[], Settings], send: SendActions, parent: QWidget
    ) -> None:
        """`send` makes the answer."""
        super().__init__(parent)
        self._workspace, self._settings, self._send, self._parent = workspace, settings, send, parent

    def open(self, opened: Opened) -> None:
        """Play what a friend sent, or compare it if the puzzle was played before."""
        from qless_studio.engine.challenges.duel import friends_entry

        sent, records = opened.challenge, self._workspace.records
        if records is None or not (sent.name or sent.played):
            self._play(opened)
            return
        entry, name = friends_entry(sent), self._settings().name
        work = partial(_stored, records, entry, sent, name)
        stored, failed = partial(self._on_stored, opened), partial(self._on_failed, opened)
        Task(work, self._workspace.pool, self, stored, failed).start()

    def _on_failed(self, opened: Opened, error: Exception) -> None:
        self._workspace.problem.emit(told(error))
        self._play(opened)

    def _on_stored(self, opened: Opened, found: tuple[Entry | None, Lexicon, bool]) -> None:
        from qless_studio.engine.challenges.duel import played_of

        own, lexicon, new = found
        sent = opened.challenge
        if new and sent.played is not None and self._shows(sent):
            self._workspace.tab.game_play.history.read()  # it is compared there
        elif own is None or sent.played is None:
            self._play(opened)
        elif played_of(own, sent.game) == sent.played and sent.name == self._settings().name:
            self._workspace.message.emit(self.tr("This is your own challenge; send it to a friend"))
        else:
            self._compare(own, sent, lexicon)

    def _shows(self, sent: Challenge) -> bool:
        """Whether the game in front is over, and was on this puzzle."""
        from qless_studio.engine.challenges.duel import board_of, friends_entry
        from qless_studio.ui.shell.send.subject import finished_game

        play, games = finished_game(self._workspace.tab), (sent.game,)
        return play is not None and board_of(play.finished.entry(), games) == board_of(friends_entry(sent), games)

    def _compare(self, own: Entry, sent: Challenge, lexicon: Lexicon) -> None:
        """Show the answer beside a game that is no longer in front, once a worker has looked the words up."""
        from qless_studio.ui.tab.duels import duel_of

        SolveJob(
            partial(duel_of, own, sent, lexicon), self._workspace.pool, self, found=partial(self._show_duel, own, sent)
        ).start()

    def _show_duel(self, own: Entry, sent: Challenge, found: list[DuelShown]) -> None:
        from qless_studio.ui.shell.send.dialog import DuelDialog

        (shown,) = found
        open_dialog(DuelDialog(sent.game.title, shown, partial(self._send.answer, own, sent), self._parent))

    def _play(self, opened: Opened) -> None:
        """Open the puzzle covered, with its list, rules and clock, in a free document."""
        from qless_studio.engine.challenges.opening import days_of, list_for, terms_of

        workspace, sent = self._workspace, opened.challenge
        index = [view.key for view in workspace.views].index(sent.game.key)
        front = workspace.front(index)
        document = front if front.untouched else workspace.open(index)
        name, substituted = list_for(sent)
        session = document.session
        workspace.succeeded.emit()
        workspace.show(document)
        play = workspace.tab.game_play
        notes = [*opened.notes, *([substituted] if substituted else [])]

        def begin() -> None:
            if sent.seconds is not None:
                play.limit = float(sent.seconds) or None
            play.wait_to_start("\n".join(filter(None, (terms_of(sent, play.limit), sentences(*notes)))))
            play.save()
            play.searches.start("day", partial(days_of, sent, date.today()), lambda days: play.set_day(days[0]))

        terms = Terms(name, sent.min_band, _rules_for(session.chosen.options, sent))
        play.start_with(sent.puzzle, capitalised(say("challenge")), terms=terms, then=begin)


def _rules_for(before: Any, sent: Challenge) -> Any:
    """The options with the rules of a challenge; what concerns this player only stays."""
    rules, kept = sent.rules, [known.name for known in options_of(type(before)) if not known.solving]
    values = {name: getattr(before, name) for name in kept}
    minutes = [
        choice.value for known in options_of(type(before)) if known.name == "minutes" for choice in known.choices
    ]
    if sent.seconds is not None and not sent.seconds % 60 and sent.seconds // 60 in minutes:
        values["minutes"] = sent.seconds // 60
    return dataclasses.replace(rules, **values)


def _stored(records: Any, entry: Entry, sent: Challenge, name: str) -> tuple[Entry | None, Lexicon, bool]:
    """Keep what a friend sent; the own first result, the list it is judged by, whether it is new. For a worker.

    `name` is the player's own: with it and the own result it is the player's own text, which is not kept.
    """
    from qless_studio.engine.challenges.duel import board_of, own_on, played_of
    from qless_studio.engine.challenges.opening import lexicon_of

    wait_for_changes()
    history, games = History(records), (sent.game,)
    board = board_of(entry, games)
    own = None if board is None else own_on(history.read_newest()[0], board, games)
    foreign = own is None or sent.name != name or played_of(own, sent.game) != sent.played
    new = foreign and history.add_missing([completed(entry)]) > 0
    return own, lexicon_of(sent), new
