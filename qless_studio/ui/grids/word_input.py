"""Words typed or traced while a game is played: field and board show the same word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.grids import WILDCARD, spelled
from qless_studio.engine.grids.solver import LENGTHS
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import Language, is_letter
from qless_studio.engine.texts import counted
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.rules import points_text
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.fields import Field
from qless_studio.ui.widgets.basic.labels import Elided, show_text, text_label
from qless_studio.ui.widgets.basic.layout import filled, inset
from qless_studio.ui.work.signals import timer

BELOW = 16
"""Room below the field, as much as a typed entry has for its errors: the board is as large in all modes."""
SHOWN_MS = 2_000
"""How long the reason for which a word was refused is shown."""


class WordField(Field):
    """Shows what is typed or traced in capitals, and at its end what that is worth, or why a word was refused."""

    word_edited = Signal(str)
    """The letters typed so far, in lower case."""
    word_entered = Signal(str)
    """Return was pressed after these letters, in lower case."""

    def __init__(self, language: Callable[[], Language], parent: QWidget | None = None) -> None:
        """The `language` of the words says which accents make no letter."""
        super().__init__(parent=parent)
        self._language = language
        self._worth = self._reason = ""
        self._end = text_label("", "note")
        self._end.setContentsMargins(0, 0, 8, 0)
        self._end.hide()
        self.add_end(self._end)
        self._refused = timer(self, SHOWN_MS, self._forget_reason)
        self.setMaxLength(LENGTHS - 1)
        hints = Qt.InputMethodHint
        self.setInputMethodHints(hints.ImhUppercaseOnly | hints.ImhNoPredictiveText | hints.ImhLatinOnly)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.textEdited.connect(self._on_edited)

    @property
    def word(self) -> str:
        """The letters in the field, in lower case."""
        return self.text().lower()

    @property
    def note(self) -> str:
        """What is shown at the end of the field."""
        return self._end.text()

    def show_word(self, word: str, worth: str = "") -> None:
        """Show letters, and what they are worth; "" for none."""
        if word.upper() != self.text():
            self.setText(word.upper())
        self.show_worth(worth)

    def show_worth(self, worth: str) -> None:
        """Show what the letters are worth; it takes the place of a reason."""
        self._worth, self._reason = worth, ""
        self._show_end()

    def refuse(self, reason: str) -> None:
        """Clear the field and say for two seconds why the word does not count."""
        self.clear()
        self._worth, self._reason = "", reason
        self._refused.start()
        self._show_end()
        announce(self, reason)

    def type(self, letters: str) -> None:
        """Add letters typed elsewhere; an empty text takes the last one back."""
        self.setText(self.text() + letters.upper() if letters else self.text()[:-1])
        self._on_edited(self.text())

    def enter(self) -> None:
        """Enter the letters in the field."""
        if self.text():
            self.word_entered.emit(self.word)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.enter()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            self._on_edited("")
        else:
            super().keyPressEvent(event)

    def _on_edited(self, text: str) -> None:
        place, fold = self.cursorPosition(), self._language().fold
        before, after = ("".join(filter(is_letter, fold(part))).upper() for part in (text[:place], text[place:]))
        letters = before + after
        if letters != text:
            self.setText(letters)
            self.setCursorPosition(len(before))
        self.show_worth("")
        self.word_edited.emit(letters.lower())

    def _forget_reason(self) -> None:
        self._reason = ""
        self._show_end()

    def _show_end(self) -> None:
        shown = self._reason or self._worth
        if shown != self._end.text():
            show_text(self._end, shown)
            self.setAccessibleDescription(shown)
            self.update()


class BelowBoard(QWidget):
    """A field with its label, in it or above it, and the room below it."""

    def __init__(self, field: Field, label: str) -> None:
        super().__init__()
        self._field, self._name = field, label
        self._label = Elided(label, "section")
        field.setAccessibleName(label)
        filled(inset(QVBoxLayout(self), 4, 0, 0, 0, BELOW), self._label, field)
        self.set_stacked(False)

    def set_stacked(self, stacked: bool) -> None:
        """Put the label above the field, for a narrow page."""
        self._label.setVisible(stacked)
        self._field.set_label("" if stacked else self._name)


class BoardWords(Protocol):
    """What is asked of a board on which words are traced and typed; `GridRules` for the board of a tab."""

    @property
    def lexicon(self) -> Lexicon | None: ...
    def tiles(self) -> Sequence[str]: ...
    def paths(self, word: str) -> Sequence[tuple[int, ...]]: ...
    def min_length(self) -> int: ...
    def path_points(self, word: str, cells: Sequence[int]) -> int | None:
        """Points of the path; None where words have no points."""


class WordInput(QObject):
    """Keeps field and board in step while the field is enabled; it says nothing of whether the letters are a word."""

    entered = Signal(str, object)
    """A word in lower case, and the path (tuple of cells) that was traced or is lit; an empty one if there is none."""

    def __init__(self, rules: BoardWords, board: GridBoard, field: WordField, parent: QObject) -> None:
        super().__init__(parent)
        self._rules, self._board, self._field = rules, board, field
        board.trace_changed.connect(self._on_traced)
        board.trace_ended.connect(self._on_trace_ended)
        board.letters_typed.connect(self._on_letters_typed)
        board.confirmed.connect(self._on_confirmed)
        board.take_back = self._take_back
        field.word_edited.connect(self._on_edited)
        field.word_entered.connect(self._on_entered)

    @property
    def _active(self) -> bool:
        return self._field.isEnabled()

    def clear(self) -> None:
        """Clear what is typed or traced."""
        self._board.show_path(())
        self._field.show_word("")

    def _take_back(self) -> bool:
        typed = self._active and bool(self._field.text())
        if typed:
            self.clear()
        return typed

    def refuse(self, reason: str) -> None:
        """Say why the word does not count."""
        self._board.show_path(())
        self._field.refuse(reason)

    def _path_of(self, word: str) -> tuple[int, ...]:
        paths = self._rules.paths(word)
        return paths[0] if paths else ()

    def _worth(self, word: str, path: Sequence[int]) -> str:
        letters = counted(len(word), "{} letter", "{} letters")
        if not path:
            return ""
        if len(word) < self._rules.min_length() or WILDCARD in word:
            return letters
        points = self._rules.path_points(word, path)
        return letters if points is None else f"{letters}, {points_text(points)}"

    def _on_edited(self, word: str) -> None:
        if self._active:
            path = self._path_of(word)
            self._board.show_path(path, animated=False)
            self._field.show_worth(self._worth(word, path))

    def _on_entered(self, word: str) -> None:
        if self._active:
            self.entered.emit(word, self._path_of(word))

    def _on_traced(self, cells: Sequence[int]) -> None:
        if self._active:
            tiles = self._rules.tiles()
            letters = "".join(tiles[cell] for cell in cells)
            self._field.show_word(letters, self._worth(letters, cells))

    def _on_trace_ended(self, cells: Sequence[int]) -> None:
        if not self._active:
            return
        tiles, lexicon = self._rules.tiles(), self._rules.lexicon
        letters = "".join(tiles[cell] for cell in cells)
        words = spelled(tiles, cells, lexicon) if lexicon is not None and WILDCARD in letters else []
        for word in words or [letters]:
            self.entered.emit(word, tuple(cells))

    def _on_letters_typed(self, letters: str) -> None:
        if self._active:
            self._board.clear_trace()
            self._board.show_notice("")
            self._field.type(letters)

    def _on_confirmed(self) -> None:
        if self._active:
            self._field.enter()
