"""Letters beyond a to z in a tab: a strip that types them, and a note of letters that the word list lacks.

See docs/decisions/079.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.lexicon.shipped import LISTS, default_list
from qless_studio.engine.play import Stage
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.board.letter_strip import LetterStrip
from qless_studio.ui.widgets.feedback.verdict import VerdictBar, VerdictKind


class ForeignLetters(QWidget):
    """Says which letters of the puzzle the word list lacks, and offers a list that has them; hidden without any."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session, self._letters = session, ""
        self._offered = ""
        self.bar = VerdictBar()
        self.use = Button("", "book")
        self.use.clicked.connect(self._on_use)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.bar)
        column.addWidget(self.use)
        self.hide()

    def show_letters(self, letters: str) -> None:
        """Name these letters, in capitals; "" for none."""
        if letters == self._letters:
            return
        self._letters = letters
        if letters:
            text = self.tr("The word list lacks these letters: {}").format(", ".join(letters))
            self.bar.show_verdict(VerdictKind.WARN, text)
            self._offer(letters.lower())
        self.setVisible(bool(letters))

    def _offer(self, letters: str) -> None:
        """Offer the default list of the first language that has the letters, preferably of the one played in."""
        codes = sorted(LANGUAGES, key=lambda code: code != self._session.play_in)
        fitting = (code for code in codes if LANGUAGES[code].alphabet.spells(letters))
        code = next(fitting, "")
        self.use.setVisible(bool(code))
        if code:
            self._offered = default_list(code)
            self.use.setText(self.tr("Use {}").format(LISTS[self._offered].full_title))

    def _on_use(self) -> None:
        self._session.use_lexicon(self._offered)


class LetterHelp(QObject):
    """Puts the strip into the place of the typed entry and the note into that of the verdict, for each mode."""

    def __init__(self, page: GamePage, session: Session, typing_target: Callable[[], QWidget]) -> None:
        """`typing_target` gives the widget that letters go to while the focus is on nothing that takes them."""
        super().__init__(page)
        self._page, self._session, self._typing_target = page, session, typing_target
        self.strips: dict[Mode, LetterStrip] = {}
        self.notes: dict[Mode, ForeignLetters] = {}
        """Made when a puzzle first has such letters."""
        session.lexicon_changed.connect(self._on_lexicon_changed)
        session.puzzle_changed.connect(self._show_foreign)

    def add_to(self, mode: Mode) -> None:
        """Help in this mode too, from now on."""
        strip = LetterStrip(self._page, self._typing_target)
        self.strips[mode] = strip
        self._page.put("entry", strip, mode=mode)
        strip.setEnabled(mode is not Mode.PLAY)
        self._on_lexicon_changed()

    def follow_stage(self, stage: Stage) -> None:
        """Nothing is typed in Play before a game runs and after it."""
        self.strips[Mode.PLAY].setEnabled(stage is Stage.RUNNING)

    def _on_lexicon_changed(self, _: object = None) -> None:
        for strip in self.strips.values():
            strip.show_alphabet(self._session.language.alphabet.letters)
        self._show_foreign()

    def _show_foreign(self, _: object = None) -> None:
        letters = self._session.foreign_letters
        for mode in self.strips:
            if letters and mode not in self.notes:
                self.notes[mode] = ForeignLetters(self._session)
                self._page.put("verdict", self.notes[mode], mode=mode)
            if mode in self.notes:
                self.notes[mode].show_letters(letters)
