"""A puzzle shared with a friend: challenges made, opened and pasted, answers compared, links of Lexica."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QMetaObject, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from qless_studio.engine.challenges.challenge import HEADER, Challenge, is_code, rules_of
from qless_studio.engine.challenges.duel import board_of, challenge_of, check_no_match, friends_entry, own_on, played_of
from qless_studio.engine.challenges.lexica import SITE, link_of
from qless_studio.engine.challenges.opening import Opened, days_of, lexicon_of, list_for
from qless_studio.engine.errors import StudioError, told
from qless_studio.engine.history import Entry, History, completed
from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.engine.options import options_of
from qless_studio.engine.play import Stage
from qless_studio.engine.texts import clock_time, phrase, say, sentences
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.commands import CommandOwner, Menu, command
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.terms import Terms
from qless_studio.ui.widgets.basic.dialogs import open_dialog
from qless_studio.ui.work import SolveJob, Task, wait_for_changes

if TYPE_CHECKING:
    from qless_studio.ui.widgets.play.duel import DuelShown

MARKS = (HEADER, SITE)


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
        if self._field is not None and (any(mark in text for mark in MARKS) or is_code(text)):
            self._field.undo()  # the field is as before
            self._open(text)


class TogetherActions(CommandOwner):
    """Commands on the tab in front. Nothing is sent: texts come from the clipboard and go there."""

    setting_chosen = Signal(str, object)
    """Name of a field of `Settings` and its value"""

    def __init__(self, workspace: Workspace, settings: Callable[[], Settings], parent: QWidget) -> None:
        super().__init__(parent)
        self._workspace, self._settings, self._parent = workspace, settings, parent
        self.make_actions(parent)
        workspace.front_updated.connect(self.follow)
        workspace.puzzle_changed.connect(self.follow)

    def _no_puzzle(self) -> str:
        session = self._workspace.session
        return "" if session.puzzle != session.game.blank else say("there is no puzzle")

    def _no_link(self) -> str:
        boards = self._workspace.session.game.board is not None
        return self._no_puzzle() if boards else say("Lexica plays boards of letters only")

    # making one

    @command("challenge", phrase("Challenge a friend…"), icon="share", at=Menu.FILE.at(2, 1), when=_no_puzzle,
             words=phrase("send; share; invite; message; duel"))  # fmt: skip
    def challenge(self) -> None:
        """Ask for what goes into the challenge to the puzzle in front: with the result of the game that is over."""
        session, play = self._workspace.session, self._over
        cancels: bool | None = session.game.contest.cancels if session.game.board is not None else None
        if play is None:
            self._ask(self._bare_in_front, cancels)
            return
        sent = play.finished.friends_challenge(play.history.entries)
        make: Callable[[str, bool], Challenge] = play.finished.challenge
        if sent is not None:  # the answer keeps the terms
            make = lambda name, _: dataclasses.replace(play.finished.challenge(name, sent.cancel), seconds=sent.seconds)  # noqa: E731
            cancels = None
        self._ask(make, cancels, sent is not None)

    def challenge_entry(self, entry: Entry) -> None:
        """Ask for a challenge with a game of the history."""
        game = next(view.game for view in self._workspace.views if view.key == entry.game)
        cancels = game.contest.cancels if game.board is not None else None
        self._ask(lambda name, cancel: challenge_of(entry, game, name, cancel, Band.UNKNOWN), cancels)

    @property
    def _over(self) -> GamePlay | None:
        tab = self._workspace.tab
        play = tab.game_play if tab.has_page(Mode.PLAY) else None
        over = play is not None and play.stage is Stage.OVER and play.terms.in_force
        return play if over else None

    def _bare_in_front(self, name: str, cancel: bool) -> Challenge:
        tab = self._workspace.tab
        if tab.has_page(Mode.PLAY) and tab.game_play.playing:
            check_no_match(tab.game_play.rules.proven())
        return self._bare(self._workspace.session, name, cancel)

    @staticmethod
    def _bare(session: Any, name: str, cancel: bool) -> Challenge:
        lexicon = session.lexicon
        puzzle = session.game.parse(session.text.partition("; ")[0]) if session.game.board is None else session.puzzle
        return Challenge(
            session.game, puzzle, rules_of(session.options), session.lexicon_name,
            "" if lexicon is None else lexicon.crc, name=name, min_band=session.commonness, cancel=cancel,
        )  # fmt: skip

    def _ask(self, make: Callable[[str, bool], Challenge], cancels: bool | None, answers: bool = False) -> None:
        from qless_studio.ui.shell.together.challenge_dialog import ChallengeDialog

        dialog = ChallengeDialog(make, self._settings().name, cancels, answers, self._parent)
        dialog.copied.connect(self._on_copied)
        open_dialog(dialog)

    def _on_copied(self, name: str) -> None:
        self.setting_chosen.emit("name", name)
        self._workspace.message.emit(self.tr("Copied to the clipboard; paste it into a chat"))

    @command("lexica_link", phrase("Copy link for Lexica"), icon="copy", when=_no_link,
             tip=phrase("A friend can play this board with Lexica on a telephone"),
             words=phrase("send; share; lexica; telephone"))  # fmt: skip
    def copy_link(self) -> None:
        """Put a link to the board on the clipboard, and say what Lexica does otherwise."""
        session = self._workspace.session
        try:
            linked = link_of(self._bare(session, "", False))
        except StudioError as error:
            self._workspace.problem.emit(str(error))
            return
        QGuiApplication.clipboard().setText(linked.link)
        self._workspace.message.emit(sentences(self.tr("Link copied to clipboard"), *linked.notes))

    @command("puzzle_book", phrase("Puzzle book…"), icon="book", at=Menu.FILE.at(2, 3),
             words=phrase("pdf; booklet; print"))  # fmt: skip
    def open_book(self) -> None:
        """Ask for a puzzle book."""
        from qless_studio.ui.shell.together.book_dialog import BookDialog  # slow to import

        open_dialog(BookDialog(self._workspace, self._parent))

    # opening one

    def open(self, opened: Opened) -> None:
        """Play what a friend sent, or compare it if the puzzle was played before."""
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
        play, games = self._over, (sent.game,)
        return play is not None and board_of(play.finished.entry(), games) == board_of(friends_entry(sent), games)

    def _compare(self, own: Entry, sent: Challenge, lexicon: Lexicon) -> None:
        """Show the answer beside a game that is no longer in front, once a worker has looked the words up."""
        from qless_studio.ui.tab.duels import duel_of

        SolveJob(
            partial(duel_of, own, sent, lexicon), self._workspace.pool, self, found=partial(self._show_duel, own, sent)
        ).start()

    def _show_duel(self, own: Entry, sent: Challenge, found: list[DuelShown]) -> None:
        from qless_studio.ui.shell.together.duel_dialog import DuelDialog

        (shown,) = found
        dialog = DuelDialog(sent.game.title, shown, self._parent)
        dialog.panel.card.send.clicked.connect(dialog.accept)
        dialog.panel.card.send.clicked.connect(lambda: self._answer(own, sent))
        open_dialog(dialog)

    def _answer(self, own: Entry, sent: Challenge) -> None:
        def make(name: str, _: bool) -> Challenge:
            return dataclasses.replace(
                challenge_of(own, sent.game, name, sent.cancel, sent.min_band), seconds=sent.seconds
            )  # fmt: skip

        self._ask(make, None, answers=True)

    def _play(self, opened: Opened) -> None:
        """Open the puzzle covered, with its list, rules and clock, in a free document."""
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
            play.wait_to_start("\n".join(filter(None, (self._terms(sent, play.limit), sentences(*notes)))))
            play.save()
            play.searches.start("day", partial(days_of, sent, date.today()), lambda days: play.set_day(days[0]))

        terms = Terms(name, sent.min_band, _rules_for(session.chosen.options, sent))
        play.start_with(sent.puzzle, self.tr("Challenge"), terms=terms, then=begin)

    def _terms(self, sent: Challenge, limit: float | None) -> str:
        """Whose challenge it is, its clock and its rule."""
        whose = (
            self.tr("{} challenges you").format(sent.name) if sent.name else self.tr("The same puzzle as your friend's")
        )
        rules = [clock_time(limit)] if limit is not None else []
        rules += [self.tr("words of both count for neither")] if sent.cancel else []
        return f"{whose}: {', '.join(rules)}" if rules else whose


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

    wait_for_changes()
    history, games = History(records), (sent.game,)
    board = board_of(entry, games)
    own = None if board is None else own_on(history.read_newest()[0], board, games)
    foreign = own is None or sent.name != name or played_of(own, sent.game) != sent.played
    new = foreign and history.add_missing([completed(entry)]) > 0
    return own, lexicon_of(sent), new
