"""A puzzle with its options: every edit replaces it and can be undone. It knows nothing of searches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from qless_studio.engine.game import Game
from qless_studio.engine.options import same_search

Guard = Callable[[Any, Callable[[], object]], object]


def _proceed(puzzle: Any, install: Callable[[], object]) -> None:
    """The usual `Guard`."""
    install()


class EditedPuzzle(QObject):
    """The puzzle that a board shows. A board never changes a puzzle: it emits a new one, which `edit` installs."""

    puzzle_changed = Signal(object)
    """the puzzle"""
    options_changed = Signal(object)
    """the options"""
    draft_changed = Signal()
    """`draft` has changed."""
    undo_changed = Signal()
    """`can_undo` or `can_redo` may have changed."""

    def __init__(self, game: Game[Any, Any, Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.undo_stack = QUndoStack(self)
        self.unread: tuple[str, str] | None = None
        """A saved text that this version cannot read, and why; kept until another puzzle replaces it."""
        self.draft: str | None = None
        """The text being typed as a puzzle and not accepted yet; None if there is none."""
        self.guard: Guard = _proceed
        """Gets the puzzle that an edit, Undo or Redo is about to install, and what installs it: to call now, once the
        user has agreed, or never."""
        self.came_covered = False
        """Whether the puzzle came to be played, or by Undo or Redo: its answers are shown no sooner than before."""
        self._puzzle: Any = game.blank
        self._options: Any = game.options()
        self._undo_floor = 0
        """Undo stops when the stack is at this index."""
        self._redoes = True
        self.undo_stack.indexChanged.connect(self.undo_changed)

    @property
    def puzzle(self) -> Any:
        return self._puzzle

    @property
    def text(self) -> str:
        """The puzzle's text form."""
        return self.game.format(self._puzzle)

    @property
    def options(self) -> Any:
        return self._options

    def edit(self, puzzle: Any, undo_text: str, merge: str = "", options: Any = None, covered: bool = False) -> None:
        """Replace the puzzle, undoably. `undo_text` names the edit in the menu ("Type a letter").

        Consecutive edits with the same `merge` key become one step of undo. `options` come with the puzzle, such as
        the scoring of certain dice: undo restores both. None leaves the options alone.
        `covered`: the puzzle is to be played, not to be analysed.
        """
        changed = None if options in (None, self._options) else (self._options, options)
        if puzzle != self._puzzle or changed:
            edit = _ReplacePuzzle(self, (self._puzzle, puzzle), undo_text, merge, changed, covered)
            self.guard(puzzle, lambda: self.undo_stack.push(edit))

    def edit_covered(self, puzzle: Any, undo_text: str) -> None:
        """Replace the puzzle by one that is to be played, not to be analysed."""
        self.edit(puzzle, undo_text, covered=True)

    @property
    def can_undo(self) -> bool:
        """Whether there is an edit that `undo` takes back."""
        return self.undo_stack.index() > self._undo_floor

    @property
    def can_redo(self) -> bool:
        """Whether there is an edit that `redo` makes again."""
        return self._redoes and self.undo_stack.canRedo()

    def limit_undo(self, floor: int = 0, redo: bool = True) -> None:
        """Let Undo take back only the edits from this index of the stack on, and Redo make any again or none."""
        self._undo_floor, self._redoes = floor, redo
        self.undo_changed.emit()

    def undo(self) -> None:
        """Take back the last edit, if the guard lets it."""
        if self.can_undo:
            last = self.undo_stack.command(self.undo_stack.index() - 1)
            self._step(last.before if isinstance(last, _ReplacePuzzle) else self._puzzle, self.undo_stack.undo)

    def redo(self) -> None:
        """Make the edit that was taken back again, if the guard lets it."""
        if self.can_redo:
            following = self.undo_stack.command(self.undo_stack.index())
            self._step(following.after if isinstance(following, _ReplacePuzzle) else self._puzzle, self.undo_stack.redo)

    def _step(self, puzzle: Any, step: Callable[[], object]) -> None:
        """Go to the puzzle that Undo or Redo leads to: the same one for commands such as banning a word."""
        self.guard(puzzle, step)

    def edit_typed(self, puzzle: Any) -> None:
        """Replace the puzzle by one that was typed as text; what was being typed is no draft any more."""
        self.edit(puzzle, self.tr("Type puzzle"))
        self.set_draft(None)

    def edit_text(self, text: str) -> None:
        """Replace the puzzle by the one written as `text`; raises `PuzzleError` and changes nothing."""
        self.edit_typed(self.game.parse(text))

    def set_draft(self, text: str | None) -> None:
        """Note what is being typed, so that it survives a crash; None: nothing is."""
        if text != self.draft:
            self.draft = text
            self.draft_changed.emit()

    def set_options(self, options: Any) -> None:
        """Set the options; those of a subclass may be kept by a game."""
        self._put_options(options)

    def _put_options(self, options: Any) -> None:
        if options != self._options:
            before, self._options = self._options, options
            self.options_changed.emit(options)
            if not same_search(before, options):
                self._search_again()

    def _install(self, puzzle: Any, covered: bool) -> None:
        self._puzzle, self.came_covered = puzzle, covered
        self.unread = self.draft = None
        self.puzzle_changed.emit(puzzle)
        self._search_again()

    def _search_again(self) -> None:
        """Called when what was found is out of date."""


class _ReplacePuzzle(QUndoCommand):
    """The one undo command of all games."""

    def __init__(
        self,
        edited: EditedPuzzle,
        puzzles: tuple[Any, Any],
        undo_text: str,
        merge: str,
        options: tuple[Any, Any] | None,
        covered: bool,
    ) -> None:
        """`puzzles` and `options` are pairs, before and after; `options` None: they stay as they are."""
        super().__init__(undo_text)
        self._edited = edited
        self.before, self.after = puzzles
        self._options = options
        self._merge = merge if options is None else ""
        self._covered = covered

    def redo(self) -> None:
        self._install(self.after, 1)
        self._covered = True  # when it is made again

    def undo(self) -> None:
        self._install(self.before, 0)

    def _install(self, puzzle: Any, side: int) -> None:
        if self._options is not None:
            self._edited.set_options(self._options[side])
        self._edited._install(puzzle, self._covered)

    def id(self) -> int:
        return hash(self._merge) & 0x7FFFFFFF if self._merge else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, _ReplacePuzzle) or other._merge != self._merge:
            return False
        self.after = other.after
        return True
