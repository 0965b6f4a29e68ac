"""What is typed on a page: the puzzle as text, letters beyond a to z, and letters while the focus is elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.errors import StudioError
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.lexicon.shipped import LISTS, default_list
from qless_studio.ui.style import theme_of
from qless_studio.ui.style.drawing import KIND
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import Button, IconButton
from qless_studio.ui.widgets.basic.fields import Field, example_text
from qless_studio.ui.widgets.basic.labels import Elided, text_label
from qless_studio.ui.widgets.basic.layout import bare, filled
from qless_studio.ui.widgets.basic.themed import Fitted, text_width
from qless_studio.ui.widgets.board.letter_strip import LetterStrip
from qless_studio.ui.widgets.feedback.verdict import VerdictBar, VerdictKind
from qless_studio.ui.work.signals import timer

# The puzzle as text: typed, corrected in place, copied.

PAUSE = 600
"""Milliseconds without a key after which the text is read; Enter reads it at once."""
UNFINISHED = 1500
"""Milliseconds without a key after which an unreadable text is called wrong: before, it may simply be unfinished."""


class _ErrorLine(QLabel):
    """Takes up a line even when empty, so that the board does not move when there is an error."""

    def __init__(self) -> None:
        super().__init__(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.setProperty(KIND, "bad")

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(QSize(0, theme_of(self).px(16)))

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(0, theme_of(self).px(16)))

    def heightForWidth(self, width: int) -> int:
        return max(super().heightForWidth(width), theme_of(self).px(16))


class TypedEntry(Fitted, QWidget):
    """A field with the text form of the puzzle. A text that cannot be read stays, with what is wrong and where."""

    puzzle_typed = Signal(object)
    """The user typed another puzzle: what `parse` made of the text."""
    draft_changed = Signal(object)
    """The text typed so far (str) and not accepted yet; None when it is the one accepted last."""

    def __init__(self, label: str, parse: Callable[[str], object], hint: str = "", placeholder: str = "") -> None:
        """`parse` raises `StudioError` for a text it cannot read; `hint` explains the form when there is room."""
        super().__init__()
        self._parse, self._name, self._hint_text = parse, label, hint
        self._accepted = ""
        self._form: str | None = None
        """The text form of what is being typed, shown once typing ends; rewriting the field would move its cursor."""
        self._paused = False
        self._stacked = False
        self.field = Field(placeholder, label=label)
        copy = IconButton("copy", self.tr("Copy"), flat=True, act=self._on_copy)
        copy.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.field.add_end(copy)
        self._label = Elided(label, "section")
        self._label.hide()
        self._placeholder = placeholder
        self._error = _ErrorLine()
        self._hint = text_label(hint, "caption", wrap=True)
        self._hint.hide()
        self._pause = timer(self, PAUSE, self._on_paused)
        self._unfinished = timer(self, UNFINISHED - PAUSE, self.apply)
        column = filled(bare(QVBoxLayout(self), 0), self._label, self.field, self._error, self._hint)
        self._column = column
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.field.textEdited.connect(self._on_typed)
        self.field.returnPressed.connect(self.apply)
        self.field.editingFinished.connect(self._on_left)

    def fit(self) -> None:
        """Show the example in the field, or below the hint if the field is too narrow for it."""
        field = self.field
        example = example_text(self._placeholder) if self._placeholder else ""
        fits = text_width(field.font(), example) <= field.room
        field.setPlaceholderText(example if fits else "")
        self._hint.setText(self._hint_text if fits else f"{self._hint_text}\n{example}".strip())

    @property
    def text(self) -> str:
        """The text in the field."""
        return self.field.text()

    @property
    def error(self) -> str:
        """What is wrong with the text; "" if it can be read."""
        return self._error.text()

    def set_label(self, label: str) -> None:
        """Change the name of the content of the field."""
        self._name = label
        self._label.setText(label)
        self.set_stacked(self._stacked)

    def set_example(self, example: str) -> None:
        """Change what an empty field shows."""
        self._placeholder = example
        self.fit()

    def set_text(self, text: str) -> None:
        """Show the puzzle's text form. A text being typed is replaced only if the puzzle has changed."""
        if text == self._accepted and (self.field.hasFocus() or self.field.wrong):
            return
        if self._paused and self.field.hasFocus():
            self._form = text
            return
        self._accepted, self._form = text, None
        self._stop_waiting()
        if text != self.field.text():
            self.field.setText(text)
            self.field.setCursorPosition(0)
        self.show_error("")

    def resume(self, text: str | None) -> None:
        """Continue with a text that was being typed; None: there is none."""
        if text is not None:
            self.field.setText(text)
            self._pause.start()

    def show_error(self, message: str) -> None:
        """Show below the field what is wrong with its text; "" for nothing."""
        if message == self._error.text():
            return
        self._error.setText(message)
        self._error.setVisible(bool(message) or not self._stacked)
        self.field.show_problem(message)
        if message:
            announce(self.field, message)

    def apply(self) -> None:
        """Read the text now, and accept it if it can be read."""
        self._stop_waiting()
        text = self.field.text()
        try:
            puzzle = self._parse(text)
        except StudioError as error:
            self.show_error(str(error))
        else:
            self._accept(text, puzzle)

    def _accept(self, text: str, puzzle: object) -> None:
        self._stop_waiting()
        self.show_error("")
        if text != self._accepted:
            self._accepted = text
            self.puzzle_typed.emit(puzzle)

    def set_stacked(self, stacked: bool) -> None:
        """Label above and hint below, for a narrow window; otherwise the label is inside the field."""
        self._stacked = stacked
        self.field.set_label("" if stacked else self._name)
        self.field.setAccessibleName(self._name)
        self._label.setVisible(stacked)
        self._hint.setVisible(stacked and bool(self._hint_text))
        self._error.setVisible(bool(self.error) or not stacked)
        self._column.setSpacing(4 if stacked else 0)
        self.fit()

    def _stop_waiting(self) -> None:
        self._pause.stop()
        self._unfinished.stop()

    def _on_paused(self) -> None:
        """Accept the text if it can be read; if not, wait for more of it."""
        text = self.field.text()
        try:
            puzzle = self._parse(text)
        except StudioError:
            self._unfinished.start()
        else:
            self._paused = True
            self._accept(text, puzzle)
            self._paused = False

    def _on_typed(self, text: str) -> None:
        self._form = None
        self._unfinished.stop()
        self._pause.start()
        self.draft_changed.emit(None if text == self._accepted else text)

    def _on_left(self) -> None:
        if self._pause.isActive() or self._unfinished.isActive():
            self.apply()
        elif self._form is not None:
            self.set_text(self._form)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.field.text())
        announce(self, self.tr("Copied to the clipboard"))


# Letters beyond a to z on a page: a strip that types them, and a note of letters that the word list lacks.
#
# See docs/decisions/079.


class ForeignLetters(QWidget):
    """Says which letters of the puzzle the word list lacks, and offers a list that has them; hidden without any."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session, self._letters = session, ""
        self._offered = ""
        self.bar = VerdictBar()
        self.use = Button("", "book", act=lambda: self._session.use_lexicon(self._offered))
        filled(bare(QVBoxLayout(self), 8), self.bar, self.use)
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
        self.use.setVisible(bool(code) and self._session.kept is None)  # a game keeps its list
        if code:
            self._offered = default_list(code)
            self.use.setText(self.tr("Use {}").format(LISTS[self._offered].full_title))


class LetterHelp(QObject):
    """Puts the strip into the place of the typed entry and the note into that of the verdict."""

    def __init__(self, places: GamePage, session: Session, typing_target: Callable[[], QWidget]) -> None:
        """`typing_target` gives the widget that letters go to while the focus is on nothing that takes them."""
        super().__init__(places)
        self._places, self._session = places, session
        self.strip = LetterStrip(places, typing_target)
        self.note: ForeignLetters | None = None
        """Made when a puzzle first has such letters."""
        places.put("entry", self.strip)
        session.lexicon_changed.connect(self._on_lexicon_changed)
        session.puzzle_changed.connect(self._show_foreign)
        self._on_lexicon_changed()

    def _on_lexicon_changed(self) -> None:
        self.strip.show_alphabet(self._session.language.alphabet.letters)
        self._show_foreign()

    def _show_foreign(self) -> None:
        letters = self._session.foreign_letters
        if letters and self.note is None:
            self.note = ForeignLetters(self._session)
            self._places.put("verdict", self.note)
        if self.note is not None:
            self.note.show_letters(letters)


# Letters that are typed on a button or a list while a game is played.


class BoardPage(Protocol):
    """What is asked of the page."""

    @property
    def board_has_focus(self) -> bool: ...
    def focus_board(self) -> None: ...


def type_on_board(page: BoardPage, event: QKeyEvent) -> bool:
    """Have the board take a letter that what has the focus made nothing of; whether it was a letter and went there."""
    before = QApplication.focusWidget()
    if not event.text().isalpha() or event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier or page.board_has_focus:
        return False
    page.focus_board()
    now = QApplication.focusWidget()
    if now is None or now is before:
        return False
    QApplication.sendEvent(now, event)
    return True
