"""The page of the words worth learning: the list, and beside it what the first words and the selected one are worth."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from operator import attrgetter

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from qless_studio.engine.lexicon import Band
from qless_studio.engine.player.scale import ROUNDS_FOR_LEVEL
from qless_studio.engine.player.study import StudyWord
from qless_studio.engine.texts import counted, figure
from qless_studio.ui.shell.frame.game_overlay import GameOverlay
from qless_studio.ui.shell.study.reading import LENGTHS, StudyList
from qless_studio.ui.shell.study.side import PRACTISED, StudySide, StudyTable
from qless_studio.ui.style.lengths import sized
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.choices import Combo, Segments
from qless_studio.ui.widgets.basic.dialogs import open_menu
from qless_studio.ui.widgets.basic.flow import STRETCH, FlowLayout, filled
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.share_bar import ShareDone
from qless_studio.ui.widgets.feedback.empty_state import EmptyState
from qless_studio.ui.widgets.results.commonness import minimum_band_text
from qless_studio.ui.widgets.results.filter_field import FilterField
from qless_studio.ui.widgets.results.word_filter import WordFilter

USUAL = 4
"""Letters of the shortest words shown first."""
LONGEST = LENGTHS[-1]
BANDS = (Band.UNKNOWN, Band.RARE, Band.UNCOMMON, Band.COMMON)
LIST = 28 + 8 * 32
"""Minimum height of the list."""
FILTER = 184
"""Width of the field."""


class StudyPage(GameOverlay):
    """The words that are worth most to the player in one game at a time."""

    help_page = "practice"
    widest, highest = 1232, 752
    two_columns, narrow_side, side_first = 960, 304, False

    practise_wanted = Signal(object)
    """The words to practise."""
    left_out_changed = Signal(object)
    """All words left out: (code of the language, word)."""
    play_wanted = Signal(str, str)
    """Key of a game, and the board to play."""
    export_wanted = Signal(str)
    """Which kind of file."""
    game_wanted = Signal(str)
    """The list of this game is needed."""
    stop_wanted = Signal()

    def __init__(self, views: Sequence[GameView], without: Sequence[str], parent: QWidget) -> None:
        """`without`: the titles of the games that have no such list."""
        super().__init__(views, parent)
        text = self.tr("There is no list for {}: how likely a player is to find a word there is not known.")
        self.without = text_label(text.format(", ".join(without)), "note", wrap=True)
        self.without.setVisible(bool(without))
        self.study: StudyList | None = None
        self._left_out: tuple[tuple[str, str], ...] = ()
        self._text = ""
        self._undone: list[tuple[tuple[str, str], ...]] = []
        self._make_content()
        self._make_buttons()
        self._lay_out()

    def title_text(self) -> str:
        return self.tr("Words worth learning")

    # building

    def _make_content(self) -> None:
        tr = self.tr
        self.stopped = EmptyState(tr("Stopped"), tr("The list needs all boards to be rolled once."))
        self.again_button = self.stopped.add_action(tr("Try again"), "play", primary=True)
        self.again_button.clicked.connect(lambda: self.game_wanted.emit(self.game))
        self.waiting = QWidget()
        self.progress = ShareDone(tr("of the boards rolled"))
        self.stop_button = Button(tr("Stop"), "stop", act=self.stop_wanted)
        column = QVBoxLayout(self.waiting)
        filled(column, STRETCH, self.progress, (self.stop_button, 0, Qt.AlignmentFlag.AlignHCenter), STRETCH)
        self.kind = Segments([(True, tr("Worth most")), (False, tr("Missed most"))], tr("Which words"))
        self.kind.button(False).setToolTip(tr("Words that leave the most points on the boards, known ones too"))
        lengths = [(letters, f"{letters}+") for letters in LENGTHS]
        self.length = Segments(lengths, tr("Minimum length"))
        self.length.set_value(USUAL)
        self.band = Combo([(band, minimum_band_text(band)) for band in BANDS], tr("Minimum commonness"))
        self.filter = FilterField()
        self.table = StudyTable()
        self.side = StudySide()
        for choice in (self.kind, self.length, self.band):
            choice.value_changed.connect(lambda _: self._show_words())
        self.filter.filter_changed.connect(self._on_filtered)
        self.table.solution_selected.connect(self._show_word)
        self.table.solution_activated.connect(lambda _: self._practise())
        self.table.delete_wanted.connect(self.leave_out)
        self.side.practise_wanted.connect(self._practise)
        self.side.leave_out_wanted.connect(self.leave_out)
        self.side.play_wanted.connect(lambda board: self.play_wanted.emit(self.game, board))

    def _make_buttons(self) -> None:
        self.undo_button = Button(self.tr("Undo"), "undo", tip=self.tr("Bring back the word left out last"))
        self.undo_button.clicked.connect(self.undo)
        self.undo_button.setEnabled(False)
        self.bring_back_button = Button(self.tr("Bring back all"), act=self.bring_back)
        self.bring_back_button.setToolTip(self.tr("List all words that you left out again"))
        self.export_button = Button(self.tr("Export…"), "share", act=self._open_export_menu)

    def _lay_out(self) -> None:
        main, side = QVBoxLayout(), QVBoxLayout()
        row = QWidget()
        filled(FlowLayout(row, spacing=lambda: self.theme.px(8)), self.kind, self.length, self.band, self.filter)
        self.average = text_label("", "warn", wrap=True)
        filled(main, row, self.average, (self.table, 1), self.without)
        side.addWidget(self.side, 1)
        buttons = (self.undo_button, self.bring_back_button, self.export_button)
        self.lay_out(main, side, (self.waiting, self.stopped), buttons)
        side.setContentsMargins(0, 0, 0, 0)
        sized(self.table, minimum_height=LIST)
        sized(self.filter, width=FILTER)

    # content

    def show_game(self, game: object) -> None:
        if self.study is not None and self.study.game != game:
            self.study = None
        super().show_game(game)
        if self.study is None:
            self.game_wanted.emit(str(game))

    def wait(self) -> None:
        """The list is being made."""
        self.study = None
        self.progress.show_share(0.0)
        self.show_content()

    def show_stopped(self) -> None:
        """The list was not finished."""
        self.show_columns(self.stopped)
        if self.isVisible():
            self.again_button.setFocus()

    def show_study(self, study: StudyList) -> None:
        """Show a list if it belongs to the game shown."""
        if study.game == self.game:
            self.study = study
            self.show_content()
            if self.stop_button.hasFocus() or not self.card.isAncestorOf(self.focusWidget() or self):
                self.table.enter()

    def show_left_out(self, left_out: Collection[tuple[str, str]]) -> None:
        """The words that the player left out, here or earlier."""
        self._left_out = tuple(left_out)
        self.bring_back_button.setEnabled(bool(self._left_out))
        if self.study is not None:
            self._show_words()

    def show_content(self) -> None:
        study = self.study
        self.export_button.setEnabled(study is not None)
        if study is None:
            self.show_columns(self.waiting)
            return
        self.show_columns()
        lexicon = study.lexicon
        self.table.zipf, self.table.shown = lexicon.zipf, lexicon.shown
        self.average.setVisible(study.of_average)
        enough = self.tr("{} of {} games").format(study.rounds, ROUNDS_FOR_LEVEL)
        self.average.setText(self.tr("For an average player, until your own games say more: {}.").format(enough))
        rounds = counted(study.rounds, "Based on {} game on this computer", "Based on {} games on this computer")
        self.say(self.tr("{rounds} and {boards} boards rolled").format(rounds=rounds, boards=figure(20_000)))
        self._show_words()

    def _on_filtered(self, text: str) -> None:
        self._text = text
        self._show_words()

    @property
    def _worth(self) -> Callable[[StudyWord], float]:
        return (lambda word: word.gain) if self.kind.value else (lambda word: word.left)

    def _show_words(self) -> None:
        study = self.study
        if study is None:
            return
        listed = study.worth if self.kind.value else study.overlooked
        lexicon, code, band, letters = study.lexicon, study.lexicon.language.code, self.band.value, self.length.value
        assert isinstance(band, Band)
        assert isinstance(letters, int)
        left_out = {word for language, word in self._left_out if language == code}
        of_word: Callable[[StudyWord], str] = attrgetter("word")
        fits = WordFilter(self._text, minimum_band=band).predicate(
            of_word, lambda word: lexicon.zipf(word.word), lexicon
        )
        kept = (word for word in listed[letters] if word.word not in left_out)
        words = [word for word in kept if fits is None or fits(word)]
        self.table.set_empty_text(self.tr("No matching words") if fits else self.tr("You know all of them"))
        self.table.show_words(words, self._worth)
        first = self.first_words
        self.side.show_sum(first, sum(map(self._worth, first)), bool(self.kind.value))
        self._show_word(self.table.chosen if words else None)

    @property
    def first_words(self) -> list[StudyWord]:
        """The words that are practised together."""
        worth = self._worth
        words: list[StudyWord] = self.table.model().solutions()
        return sorted(words, key=lambda word: (-worth(word), word.word))[:PRACTISED]

    def _show_word(self, word: StudyWord | None) -> None:
        if self.study is not None:
            self.side.show_word(word, self.study, self.views[self.game])

    # acts

    def _practise(self) -> None:
        words = self.first_words
        if words:
            self.practise_wanted.emit(words)

    def leave_out(self) -> None:
        """List the selected word no more."""
        word, study = self.table.chosen, self.study
        if word is None or study is None:
            return
        row = self.table.model().row_of(word)
        self._change_left_out((*self._left_out, (study.lexicon.language.code, word.word)))
        shown = self.table.model().shown
        if shown:
            self.table.choose(self.table.model().solution(min(row, shown - 1)))
            self._show_word(self.table.chosen)
        self.say(self.tr("{} left out").format(study.lexicon.shown(word.word)))

    def bring_back(self) -> None:
        """List all words again."""
        self._change_left_out(())
        self.table.setFocus()

    def _change_left_out(self, left_out: tuple[tuple[str, str], ...]) -> None:
        self._undone.append(self._left_out)
        self.undo_button.setEnabled(True)
        self.show_left_out(left_out)
        self.left_out_changed.emit(left_out)

    def undo(self) -> None:
        """Undo the last change of what is left out."""
        if self._undone:
            before = {word for _, word in self._left_out}
            self.show_left_out(self._undone.pop())
            self.left_out_changed.emit(self._left_out)
            back = before - {word for _, word in self._left_out}
            for word in filter(lambda word: word.word in back, self.table.model().solutions()):
                self.table.choose(word)
                self._show_word(word)
            self.say(self.tr("Undone"))
        if not self._undone:
            self.table.setFocus()
            self.undo_button.setEnabled(False)

    def _open_export_menu(self) -> None:
        open_menu(self.export_menu(), self.export_button.mapToGlobal(QPoint(0, self.export_button.height())))

    def export_menu(self) -> QMenu:
        """A new menu with the kinds of files."""
        menu = QMenu(self)
        for kind, name in (("txt", self.tr("Text…")), ("csv", self.tr("CSV table…")), ("anki", self.tr("Anki cards…"))):
            menu.addAction(name, partial(self.export_wanted.emit, kind))
        return menu

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
        elif event.text().isdecimal() and int(event.text()) in LENGTHS:
            self.length.set_value(int(event.text()))
            self._show_words()
        else:
            super().keyPressEvent(event)
