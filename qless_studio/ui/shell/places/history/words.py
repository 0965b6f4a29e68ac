"""The view of the words that are worth most to the player in a game, or missed most."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import attrgetter
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from qless_studio.engine.lexicon import Band
from qless_studio.engine.player.scale import ROUNDS_FOR_LEVEL
from qless_studio.engine.player.study import StudyWord
from qless_studio.engine.practice.learning import LENGTHS, StudyList
from qless_studio.engine.texts import counted, figure, more, without_dots
from qless_studio.ui.shell.places.history.views import Services
from qless_studio.ui.shell.places.history.word_side import PRACTISED, StudySide, StudyTable
from qless_studio.ui.shell.wishes import PractiseWords
from qless_studio.ui.style.in_force import sized, spaced
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.tab.wishes import Choose
from qless_studio.ui.widgets.basic.buttons import Button, link_button
from qless_studio.ui.widgets.basic.dialogs import open_menu
from qless_studio.ui.widgets.basic.fields import Combo, Segments
from qless_studio.ui.widgets.basic.labels import ShareDone, show_text, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, FlowLayout, bare, filled
from qless_studio.ui.widgets.basic.save_file import ask_and_write
from qless_studio.ui.widgets.basic.themed import OVERHANG
from qless_studio.ui.widgets.results.word_facts import minimum_band_text
from qless_studio.ui.widgets.results.word_filter import FilterField, WordFilter

USUAL = 4
"""Letters of the shortest words shown first."""
BANDS = (Band.UNKNOWN, Band.RARE, Band.UNCOMMON, Band.COMMON)
LIST, FILTER, BROUGHT = 28 + 5 * 32, 176, 30
"""Least height of the list, widths of the field and of the choice beside it, words offered to be brought back."""
KINDS = {"txt": ".txt", "csv": ".csv", "anki": ".txt"}
"""Kind of file -> its suffix."""

LeftOut = tuple[tuple[str, str], ...]
"""(code of the language, word)"""


class WordsView(QWidget):
    """The list; `side` says what the first words and the selected one are worth."""

    def __init__(self, services: Services, stop: Callable[[], object]) -> None:
        """`stop` ends the making of the list, which can take long."""
        super().__init__()
        tr = self.tr
        self._services = services
        self._views = {view.key: view for view in services.workspace.views}
        self.study: StudyList | None = None
        self._text = ""
        self.waiting = QWidget()
        self.progress = ShareDone(tr("of the boards rolled"))
        self.stop_button = Button(tr("Stop"), "stop", act=stop)
        middle = Qt.AlignmentFlag.AlignHCenter
        filled(QVBoxLayout(self.waiting), STRETCH, self.progress, (self.stop_button, 0, middle), STRETCH)
        self.stopped = QWidget()
        self.again_button = Button(tr("Try again"), "play", primary=True, act=services.read)
        note = text_label(tr("To make the list, all boards have to be rolled once."), "note", wrap=True)
        note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        filled(QVBoxLayout(self.stopped), STRETCH, note, (self.again_button, 0, middle), STRETCH)
        self.kind = Segments([(True, tr("Worth most")), (False, tr("Missed most"))], tr("Which words"))
        self.length = Segments([(letters, f"{letters}+") for letters in LENGTHS], tr("Minimum length"))
        self.length.set_value(USUAL)
        self.band = Combo([(band, minimum_band_text(band)) for band in BANDS], tr("Minimum commonness"))
        self.filter = FilterField()
        self.table = StudyTable(self.leave_out)
        for choice in (self.kind, self.length, self.band):
            choice.value_changed.connect(self._show_words)
        self.filter.filter_changed.connect(self._on_filtered)
        self.table.solution_selected.connect(self._show_word)
        self.table.solution_activated.connect(self._practise)
        self.average, self.based = text_label("", "warn", wrap=True), text_label("", "caption", wrap=True)
        self.left_out = link_button("", act=self._open_left_out)
        self.study_side = StudySide(self._practise, self.leave_out, self._play)
        self.side = QWidget()
        filled(spaced(QVBoxLayout(self.side), 8), self.study_side)
        self._content = QWidget()
        self._lay_out()
        self.wait()

    def _lay_out(self) -> None:
        row = QWidget()
        flow = FlowLayout(row, spacing=lambda: self.table.theme.px(8))
        filled(flow, self.kind, self.length, self.band, sized(self.filter, width=FILTER))
        above = filled(spaced(QVBoxLayout(), 8, OVERHANG, 0, OVERHANG, 0), row, self.average)
        below = filled(spaced(QHBoxLayout(), 8, OVERHANG, 0, OVERHANG, 0), (self.based, 1), self.left_out)
        filled(bare(QVBoxLayout(self._content), 8), above, (sized(self.table, minimum_height=LIST), 1), below)
        self._parts = self.waiting, self.stopped, self._content
        filled(spaced(QVBoxLayout(self), 0), *((part, 1) for part in self._parts))

    # content

    def _show_part(self, shown: QWidget | None) -> None:
        for part in self._parts:
            part.setVisible(part is shown)
        self.study_side.setVisible(shown is self._content)

    def wait(self) -> None:
        """The list is being made."""
        self.study = None
        self.progress.show_share(0.0)
        self._show_part(self.waiting)

    def show_none(self) -> None:
        """Show nothing: no game has words on boards."""
        self._show_part(None)

    def show_stopped(self) -> None:
        """The list was not finished."""
        focused = self.stop_button.hasFocus()
        self._show_part(self.stopped)
        if focused:
            self.again_button.setFocus()

    def show_study(self, study: StudyList) -> None:
        """Show a list."""
        focused = self.stop_button.hasFocus()
        self.study = study
        self._show_part(self._content)
        self.table.zipf, self.table.shown = study.lexicon.zipf, study.lexicon.shown
        enough = self.tr("{} of {} games").format(study.rounds, ROUNDS_FOR_LEVEL)
        average = self.tr("For an average player, until your own games say more: {}.").format(enough)
        show_text(self.average, average if study.of_average else "")
        rounds = counted(study.rounds, "Based on {} game on this computer", "Based on {} games on this computer")
        self.based.setText(self.tr("{rounds} and {boards} boards rolled").format(rounds=rounds, boards=figure(20_000)))
        self._show_words()
        if focused:
            self.table.enter()

    def _on_filtered(self, text: str) -> None:
        self._text = text
        self._show_words()

    @property
    def _worth(self) -> Callable[[StudyWord], float]:
        return (lambda word: word.gain) if self.kind.value else (lambda word: word.left)

    @property
    def _out(self) -> list[str]:
        """The words that are left out in the language of the list, the last one last."""
        code = "" if self.study is None else self.study.lexicon.language.code
        return [word for language, word in self._services.settings().left_out if language == code]

    def _show_words(self) -> None:
        study = self.study
        if study is None:
            return
        listed = study.worth if self.kind.value else study.overlooked
        lexicon, band, letters = study.lexicon, self.band.value, self.length.value
        assert isinstance(band, Band)
        assert isinstance(letters, int)
        left_out = self._out
        show_text(self.left_out, self.tr("{} left out").format(figure(len(left_out))) if left_out else "")
        of_word: Callable[[StudyWord], str] = attrgetter("word")
        fits = WordFilter(self._text, minimum_band=band).predicate(
            of_word, lambda word: lexicon.zipf(word.word), lexicon
        )
        kept = (word for word in listed[letters] if word.word not in set(left_out))
        words = [word for word in kept if fits is None or fits(word)]
        self.table.set_empty_text(self.tr("No matches") if fits else self.tr("You know all of them"))
        self.table.show_words(words, self._worth)
        first = self.first_words
        self.study_side.show_sum(first, sum(map(self._worth, first)), bool(self.kind.value))
        self._show_word(self.table.chosen if words else None)

    @property
    def first_words(self) -> list[StudyWord]:
        """The words that are practised together."""
        worth = self._worth
        words: list[StudyWord] = self.table.model().solutions()
        return sorted(words, key=lambda word: (-worth(word), word.word))[:PRACTISED]

    def _show_word(self, word: StudyWord | None) -> None:
        if self.study is not None:
            self.study_side.show_word(word, self.study, self._views[self.study.game])

    # acts

    def _practise(self) -> None:
        words, study = self.first_words, self.study
        if words and study is not None:
            self._services.workspace.wished.emit(PractiseWords(study.game, tuple(words), study.lexicon.name))

    def _play(self, board: str) -> None:
        """The board covered in a document of its own, with the list of words that it hides one of."""
        study, workspace = self.study, self._services.workspace
        assert study is not None
        document = workspace.open([view.key for view in workspace.views].index(study.game))
        session = document.session
        session.use_lexicon(study.lexicon.name)
        session.set_mode(Mode.PLAY)
        session.edit(session.game.parse(board), self.tr("Play this puzzle"))
        workspace.show(document)

    def leave_out(self) -> None:
        """List the selected word no more."""
        word, study = self.table.chosen, self.study
        if word is None or study is None:
            return
        row, before = self.table.model().row_of(word), self._services.settings().left_out
        self._change_left_out((*before, (study.lexicon.language.code, word.word)))
        shown = self.table.model().shown
        if shown:
            self.table.choose(self.table.model().solution(min(row, shown - 1)))
            self._show_word(self.table.chosen)
        said = self.tr("{} left out").format(study.lexicon.shown(word.word))
        self._services.say(said, partial(self._bring_back, word.word))

    def _bring_back(self, word: str) -> None:
        if self.study is not None:
            code = self.study.lexicon.language.code
            left_out = self._services.settings().left_out
            self._change_left_out(tuple(each for each in left_out if each != (code, word)))
            found = next((each for each in self.table.model().solutions() if each.word == word), None)
            if found is not None:
                self.table.choose(found)
                self._show_word(found)
            self._services.say(self.tr("Undone"))

    def _change_left_out(self, left_out: LeftOut) -> None:
        self._services.workspace.wished.emit(Choose("left_out", left_out))
        self._show_words()

    def left_out_menu(self) -> QMenu:
        """A new menu with the words left out last, to be listed again."""
        menu, shown = QMenu(self), str.upper if self.study is None else self.study.lexicon.shown
        for word in reversed(self._out[-BROUGHT:]):
            menu.addAction(shown(word), partial(self._bring_back, word))
        return menu

    def _open_left_out(self) -> None:
        open_menu(self.left_out_menu(), self.left_out.mapToGlobal(QPoint(0, self.left_out.height())))

    def export_menu(self) -> QMenu:
        """A new menu with the kinds of files."""
        menu = QMenu(self)
        for kind, name in (
            ("txt", more(self.tr("Text"))),
            ("csv", more(self.tr("CSV table"))),
            ("anki", more(self.tr("Text for Anki"))),
        ):
            menu.addAction(name, partial(self.export, kind))
        return menu

    def export(self, kind: str) -> None:
        """Ask for a file and write the words listed there."""
        from qless_studio.engine.lexicon.definitions import Definitions
        from qless_studio.engine.practice.learning import study_anki, study_csv, study_text

        if self.study is None:
            return
        words, lexicon, say = self.table.model().solutions(), self.study.lexicon, self._services.say

        def meaning(word: str) -> str:
            known = definitions.define(word, lexicon.language, lexicon.spelt(word))
            return "" if known is None else known.brief[1]

        definitions = Definitions()
        texts: dict[str, Callable[[], Any]] = {
            "txt": lambda: study_text(words, lexicon),
            "csv": lambda: study_csv(words),
            "anki": lambda: study_anki(words, lexicon, meaning),
        }
        names = {"txt": self.tr("Text"), "csv": self.tr("CSV table"), "anki": self.tr("Text for Anki")}
        ask_and_write(
            self, without_dots(self.tr("Export…")), f"qless-studio-study-{self.study.game}",
            ((KINDS[kind], names[kind]),), lambda _: lambda: texts[kind]().encode(), say,
            lambda text: say(text, failed=True),
        )  # fmt: skip

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isdecimal() and int(event.text()) in LENGTHS:
            self.length.set_value(int(event.text()))
            self._show_words()
        else:
            super().keyPressEvent(event)
