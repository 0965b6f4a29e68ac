"""The session's puzzle on its board, what is known of it beyond its verdict, and the searches that find that."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt, Signal

from qless_studio.engine.errors import StudioError
from qless_studio.engine.games.affix.content import BoardContent, EdgeState, content_of, fit_to, unchecked
from qless_studio.engine.games.affix.position import BoardPosition, open_puzzle
from qless_studio.engine.games.affix.puzzle import SHIPPED, Options, Puzzle, check_fits, find_board
from qless_studio.engine.games.affix.searches import FitCount, analyse, hint_steps, prefix_choices, prefixes_to_reveal
from qless_studio.engine.games.affix.solver import Fill
from qless_studio.engine.lexicon.shipped import known_words
from qless_studio.engine.solving import Run
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.session import Session

ANALYSE, CHOICES, HINTS, REVEAL, WORDS = "analyse", "choices", "hints", "reveal", "words"
KEEP_COMPLETIONS = 2_000
"""Completions listed; each comes with its most common board, which takes about 1 ms to find."""


class AffixAnalysis(QObject):
    """Analyses the session's puzzle whenever the session starts a run, and answers questions about it.

    All of it is forgotten as soon as the puzzle, the options or the word list change.
    """

    content_changed = Signal(object)
    """BoardContent: another puzzle, other rules or another word list."""
    words_known = Signal()
    """Some words of the content turned out to be words of larger lists; follows `content_changed`."""
    forgotten = Signal()
    position_found = Signal()
    """`position` is set: choices, hints and reveal are available."""
    fits_changed = Signal(object)
    """dict[int, int]: by prefix node, how many prefixes lead to a full board."""
    answer_found = Signal()
    choices_found = Signal(object)
    """list[PrefixChoice]: some more of the prefixes for the node last asked for."""
    choices_listed = Signal()
    """All prefixes for that node have been emitted."""
    hints_found = Signal(object)
    """list[Hint]: the steps of the hint that was asked for."""
    revealed = Signal(object)
    """list[tuple[str, str]]: node names and prefixes that leave exactly one board; empty if one or none is left."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.position: BoardPosition | None = None
        """The position of the puzzle; None until it is found, and for a puzzle with open suffixes."""
        self.answer: Puzzle | None = None
        """The puzzle filled with its most common words; None until it is found."""
        self.session = session
        self.fits: dict[int, int] = {}
        """By prefix node, how many prefixes lead to a full board, as far as it is known."""
        self.board_files: list[str] = []
        """The files of boards opened so far."""
        board = find_board(Options().board)
        self.content: BoardContent = unchecked(board, fit_to(board, Puzzle()))
        self._searches = BackgroundSearches(session, self)
        self._hints_wanted = False
        self._larger: set[str] = set()
        """Known words that are not in the list, of those looked up."""
        self._looked_up: set[str] = set()
        session.run_started.connect(self._on_run_started)
        session.solutions_found.connect(self._on_solutions_found)
        session.puzzle_changed.connect(self._on_puzzle_changed)
        session.lexicon_changed.connect(self._on_lexicon_changed)
        session.options_changed.connect(self._follow)
        # Queued, as it may set the options again: those chosen elsewhere may name a board that the puzzle does not fit.
        session.options_changed.connect(self._select_fitting_board, Qt.ConnectionType.QueuedConnection)
        self._on_puzzle_changed(session.puzzle)

    @property
    def active(self) -> bool:
        """Whether any search is running."""
        return self._searches.active

    # the puzzle on its board

    def _on_lexicon_changed(self) -> None:
        self._larger.clear()
        self._looked_up.clear()
        self._follow()

    def _on_puzzle_changed(self, _: object) -> None:
        if not self._select_fitting_board():
            self._follow()

    def _select_fitting_board(self) -> bool:
        """Set the options to a board that the puzzle fits, unless it fits theirs; whether they had to be changed."""
        name = self._fitting_board()
        if name == self.session.options.board:
            return False
        self.session.change_options(board=name)
        return True

    def _fitting_board(self) -> str:
        """The name of the board in force if the puzzle fits it, otherwise of the first known board that it fits."""
        puzzle, current = self.session.puzzle, self.session.options.board
        for name in (current, *self.board_files, *SHIPPED):
            try:
                board = find_board(name)
                if puzzle.suffixes:
                    check_fits(puzzle, board)
            except StudioError:
                continue
            return str(name)
        return str(current)

    def _follow(self) -> None:
        """Show the session's puzzle, whatever has changed: the puzzle, the options or the word list."""
        session, name = self.session, self.session.options.board
        puzzle: Puzzle = session.puzzle
        self._forget()
        session.keep = KEEP_COMPLETIONS if open_puzzle(puzzle) else 1
        try:
            board = find_board(name)
            self.content = content_of(board, puzzle, session.lexicon, session.options, self._larger)
            self.know_board(name)
        except StudioError as error:
            if self._fitting_board() == name:  # otherwise another board is about to be selected
                session.problem.emit(str(error))
            board = self.content.board
            self.content = unchecked(board, fit_to(board, puzzle), session.lexicon)
        self.content_changed.emit(self.content)
        self._look_up()

    def _look_up(self) -> None:
        """Find out which of the words that are not in the list are words of the language."""
        language = self.session.language
        words = {edge.word for edge in self.content.edges.values() if edge.state is EdgeState.UNKNOWN} - self._looked_up

        def found(known: list[str], _: Run) -> None:
            self._looked_up |= words
            self._larger.update(known)
            if known:
                content, session = self.content, self.session
                self.content = content_of(content.board, content.puzzle, session.lexicon, session.options, self._larger)
                self.content_changed.emit(self.content)
                self.fits_changed.emit(self.fits)
                self.words_known.emit()

        if words:
            self._searches.collect(WORDS, lambda run: known_words(words, language), found)

    def know_board(self, name: str) -> None:
        """Remember a board file; raises `StudioError` if it cannot be read."""
        find_board(name)
        if name not in (*SHIPPED, *self.board_files):
            self.board_files.append(name)

    # what is known of it

    def _forget(self) -> None:
        """Cancel all searches and discard what they found."""
        self._searches.cancel()
        self.position = self.answer = None
        self.fits.clear()
        self._hints_wanted = False
        self.forgotten.emit()

    def list_choices(self, node: int) -> None:
        """List the prefixes for a prefix node; nothing happens while the position is unknown."""
        position, lexicon = self.position, self.session.lexicon
        puzzle: Puzzle = self.session.puzzle
        self.stop_choices()
        if position is not None and lexicon is not None:
            self._searches.start(
                CHOICES,
                lambda run: prefix_choices(position, puzzle, node, lexicon, run),
                self.choices_found.emit,
                lambda _: self.choices_listed.emit(),
            )

    def stop_choices(self) -> None:
        self._searches.cancel(CHOICES)

    def find_hints(self) -> None:
        """Find the steps of a hint, as soon as the position is known."""
        position, lexicon, options = self.position, self.session.lexicon, self.session.options
        self._hints_wanted = position is None
        if position is not None and lexicon is not None and not self._searches.running(HINTS):
            work = partial(hint_steps, position, lexicon, options)
            self._searches.collect(HINTS, work, lambda found, _: self.hints_found.emit(found))

    def reveal(self) -> None:
        """Find the prefixes that leave exactly one board."""
        position, lexicon = self.position, self.session.lexicon
        if position is not None and lexicon is not None:
            work = partial(prefixes_to_reveal, position, lexicon)
            self._searches.collect(REVEAL, work, lambda found, _: self.revealed.emit(found))

    def _on_run_started(self) -> None:
        options, lexicon = self.session.options, self.session.lexicon
        puzzle: Puzzle = self.session.puzzle
        if self.session.run is None or lexicon is None:
            return
        if puzzle.suffixes and not open_puzzle(puzzle):
            self._searches.start(ANALYSE, lambda run: analyse(puzzle, lexicon, options, run), self._on_analysed)

    def _on_analysed(self, batch: list[BoardPosition | FitCount]) -> None:
        for found in batch:
            if isinstance(found, FitCount):
                self.fits[found.node] = found.count
                continue
            self.position = found
            self.position_found.emit()
            if self._hints_wanted:
                self.find_hints()
        self.fits_changed.emit(self.fits)

    def _on_solutions_found(self, batch: list[Fill]) -> None:
        if self.answer is None and not open_puzzle(self.session.puzzle):
            self.answer = Puzzle(batch[0].suffixes).with_prefixes(batch[0].prefixes)
            self.answer_found.emit()
