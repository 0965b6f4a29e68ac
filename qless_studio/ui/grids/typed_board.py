"""A board of letter tiles that is typed on: tiles of several letters, Qu, refusals with their reason.

See docs/decisions/013 and 047.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter

from qless_studio.engine.grids import BLOCKED, EMPTY, WILDCARD, Board
from qless_studio.engine.grids.board import MAX_TILE
from qless_studio.engine.lexicon.languages import ENGLISH, Language, composed, is_letter
from qless_studio.engine.lexicon.lexicon import capitals
from qless_studio.ui.grids import edits
from qless_studio.ui.style import Theme
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.themed import plate, put_text, text_width
from qless_studio.ui.widgets.board.board import COMMAND_KEYS, BoardWidget

OPEN = "?"
"""Typed for an empty cell, besides `EMPTY`: what lies there is open."""


class TypedBoard(BoardWidget):
    """Letters are typed where the cursor is, and the cursor moves on.

    A letter typed with Shift joins the tile just typed without it: T, then Shift+H, is one tile Th. Q is Qu where
    `q_is_qu` says so. While the board is `locked`, it cannot be edited and letters are emitted instead. A key that does
    nothing says why.
    """

    board_edited = Signal(object, str)
    """The edited board, and the text for undo."""
    letters_typed = Signal(str)
    """Typed while the board is locked; an empty text for Backspace."""

    def __init__(self, name: str) -> None:
        self._board = edits.empty_board(4, 4)
        self._own_edit: Board | None = None
        self._joinable = self._typed = self._qu = -1
        self._shifted = False
        self._refused = False
        """Whether the notice says why a key did nothing."""
        self.notice: tuple[str, str] = ("", "text")
        """What stands on the upper edge of the frame ("" for nothing), and its colour role: see `show_notice`."""
        self.locked: Callable[[], bool] = lambda: False
        """Whether the tiles stay as they are, and letters typed are a word; asked at each key and drag."""
        self.q_is_qu: Callable[[], bool] = lambda: False
        """Whether Q is typed as Qu, with or without the U; asked at each Q."""
        self.language: Callable[[], Language] = lambda: ENGLISH
        """Language of the word list: it says which accents make no letter."""
        super().__init__(name)
        self.text_typed.connect(self._on_text_typed)
        self.backspaced.connect(self._on_backspaced)
        self.deleted.connect(self._on_deleted)
        self.cursor_moved.connect(self._on_cursor_moved)

    @property
    def board(self) -> Board:
        return self._board

    # the notice

    def show_notice(self, text: str, role: str = "text") -> None:
        """Show a short text on the upper edge of the frame; "" for none."""
        self._refused = False
        if (text, role) != self.notice:
            self.notice = (text, role)
            self.update()

    def paint_notice(self, painter: QPainter, theme: Theme, frame: QRect) -> None:
        """Paint the notice on the upper edge of the frame; above it where the board has a margin for it."""
        text, role = self.notice
        font, height = theme.font(14, 600), theme.px(32)
        width = min(text_width(font, text) + 2 * theme.px(16), self.width())
        x = max(0, min(round(frame.center().x() - width / 2), self.width() - width))
        chip = QRectF(x, max(0, frame.top() - (height if self.contentsMargins().top() else height // 2)), width, height)
        edge = theme.color(role if role in ("good", "bad") else "control_edge")
        background = f"{role}_bg" if role in ("good", "bad") else "raised"
        plate(painter, chip, height / 2, theme.color(background), edge)
        inside = chip.adjusted(theme.px(12), 0, -theme.px(12), 0)
        put_text(painter, inside, text, font, theme.color(role), Qt.AlignmentFlag.AlignHCenter)

    def refuse(self, reason: str) -> None:
        """Say why a key does nothing."""
        self.show_notice(reason)
        self._refused = True
        announce(self, reason)

    # typing

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shift, text = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier), composed(event.text())
        if shift and text.isalpha() and not event.modifiers() & COMMAND_KEYS and self._join(text):
            return
        self._shifted = shift
        super().keyPressEvent(event)
        self._shifted = False

    def _join(self, letter: str) -> bool:
        """Add a letter to the tile just typed; whether there was such a tile."""
        cell = self._joinable
        letters = self.language().as_tiles(letter.lower())
        if cell < 0 or self.locked() or not all(map(is_letter, letters)):
            return False
        if self._completes_qu(letter):
            return True
        tile = self._board.tiles[cell] + letters
        if len(tile) > MAX_TILE:
            return False
        self._edit(cell, tile, self.tr("Type {}").format(tile.capitalize()))
        self._joinable, self._typed = cell, cell
        return True

    def _completes_qu(self, letter: str) -> bool:
        """Whether a letter is the U of the Qu just typed; only once."""
        completed = self._qu >= 0 and letter.lower() == "u"
        self._qu = -1
        return completed

    def _on_text_typed(self, text: str) -> None:
        language = self.language()
        for typed in text.lower().replace(OPEN, EMPTY):
            letters = language.fold(typed) if self.locked() else language.as_tiles(typed)
            if letters and all(map(is_letter, letters)):
                self._type_letters(typed, letters)
            elif typed not in (BLOCKED, WILDCARD, EMPTY):
                self.refuse(self.tr("{} is not a letter").format(typed.upper()))
            elif self.locked():
                self.refuse(self.tr("The board cannot be changed during a game"))
            else:
                self._type(typed)

    def _type_letters(self, typed: str, letters: str) -> None:
        """Type what is played for a letter: E for É, SS for ß."""
        for letter in letters:
            if self.locked():
                self.letters_typed.emit(letter)
            else:
                self._type(letter)
        if letters != typed and not (self.locked() or self._refused):
            self.refuse(self.tr("{} is played as {}").format(capitals(typed), letters.upper()))

    def _type(self, letter: str) -> None:
        cell = self.cursor_index
        if self._completes_qu(letter):
            return
        if cell == self._typed:  # the cursor could not go on from there
            self.refuse(self.tr("The last cell is filled; move to a tile to replace it"))
            return
        tile = "qu" if letter == "q" and self.q_is_qu() else letter
        self._edit(cell, tile, self.tr("Type {}").format(tile.capitalize()))
        self.set_cursor(cell + 1)
        self._typed = cell
        self._qu = cell if tile == "qu" else -1
        self._joinable = cell if tile.isalpha() and not self._shifted else -1

    def _forget_typing(self) -> None:
        """What is typed next does not belong to what was typed last."""
        self._joinable = self._typed = self._qu = -1

    def _on_cursor_moved(self) -> None:
        self._forget_typing()
        if self._refused:
            self.show_notice("")

    def _on_backspaced(self) -> None:
        if self.locked():
            self.letters_typed.emit("")
            return
        cell = self.cursor_index
        if self._typed >= 0:
            cell = self._typed
        elif self._board.tiles[cell] == EMPTY:
            cell = max(0, cell - 1)
        self.set_cursor(cell)
        self._edit(cell, EMPTY, self.tr("Clear tile"))
        self._forget_typing()

    def _on_deleted(self) -> None:
        if self.locked():
            self.refuse(self.tr("The board cannot be changed during a game"))
            return
        self._forget_typing()
        self._edit(self.cursor_index, EMPTY, self.tr("Clear tile"))

    def _edit(self, cell: int, tile: str, undo_text: str) -> None:
        if not self.locked() and self._board.tiles[cell] != tile:
            self._own_edit = edits.with_tile(self._board, cell, tile)
            self.board_edited.emit(self._own_edit, undo_text)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._forget_typing()
        super().focusOutEvent(event)
