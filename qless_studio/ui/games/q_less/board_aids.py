"""The board of a page: it follows the puzzle and its check, and shows hints or a solution over the grid."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial, reduce

from PySide6.QtCore import QObject, QRect, QTimer, Signal

from qless_studio.engine.games.q_less.open_grid import OpenGrid, Place, word_at
from qless_studio.engine.games.q_less.puzzle import Puzzle, Solution, Tile
from qless_studio.engine.games.q_less.searches import GridHint, GridHintStep, all_hints
from qless_studio.engine.texts import capitalised, counted, say
from qless_studio.ui.games.q_less.board import QLessBoard
from qless_studio.ui.games.q_less.empty_state import QLessEmptyState
from qless_studio.ui.games.q_less.parts import QLessParts
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.hints import Hints, HintStep
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.widgets.basic.layout import scroll_to
from qless_studio.ui.widgets.feedback.hint_ladder import HintLadder
from qless_studio.ui.work.signals import listen


def titles(solvable: bool, started: bool) -> tuple[str, ...]:
    """The questions of the ladder before anything is answered; `started`: there are tiles on the grid."""
    if solvable:
        return say("Solvable?"), say("Where next?"), say("How long?"), say("First letter"), say("Word")
    return (say("Solvable?"), say("Which word?"), say("Which tile?")) if started else (say("Solvable?"),)


def steps(
    puzzle: Puzzle, found: Sequence[GridHint], shown: Callable[[str], str] = str.upper, ways: str = ""
) -> tuple[HintStep, ...]:
    """The hints for a puzzle as steps of the ladder, with the tiles that each is about in the puzzle's coordinates.

    `shown` gives a word as people spell it, `ways` is the number of solutions, "" if it is unknown.
    """
    by_step = {hint.step: hint for hint in found}
    first = by_step.get(GridHintStep.SOLVABLE)
    if first is None:
        return ()
    if GridHintStep.PLACE in by_step:
        return _solvable(puzzle, by_step, first, shown, ways)
    if GridHintStep.PROBLEM in by_step or GridHintStep.MOVE in by_step:
        return _not_solvable(by_step, first, shown)
    answer = capitalised(say("solved")) if first.solvable else say("No (proven)")
    return _step(first, say("Solvable?"), answer), *_told(by_step, say("Why"))


def _solvable(
    puzzle: Puzzle,
    by_step: dict[GridHintStep, GridHint],
    first: GridHint,
    shown: Callable[[str], str],
    ways: str,
) -> tuple[HintStep, ...]:
    place, placed = by_step[GridHintStep.PLACE], set(puzzle.tiles)
    new = tuple(tile for tile in place.tiles if tile not in placed)
    asked = titles(True, bool(placed))
    word, where = place.word, _where(puzzle, place, shown)
    return (
        *_told(by_step, say("First of all")),
        _step(first, asked[0], say("Yes, {}", ways) if ways else say("Yes")),
        HintStep(place.step.value, asked[1], where, ()),
        _step(by_step[GridHintStep.LENGTH], asked[2], counted(len(word), "{} letter", "{} letters"), new),
        _step(by_step[GridHintStep.FIRST_LETTER], asked[3], word[0].upper(), new),
        HintStep(GridHintStep.WORD.value, asked[4], shown(word), new),
    )


def _not_solvable(
    by_step: dict[GridHintStep, GridHint], first: GridHint, shown: Callable[[str], str]
) -> tuple[HintStep, ...]:
    asked = titles(False, True)
    found = [_step(first, asked[0], say("No (proven)")), *_told(by_step, say("Why"))]
    problem, move = by_step.get(GridHintStep.PROBLEM), by_step.get(GridHintStep.MOVE)
    if problem is not None:
        answer = shown(problem.word) if problem.word else say("More than one")
        found.append(_step(problem, asked[1], answer, problem.tiles))
    if move is not None:
        letters = ", ".join(tile.letter.upper() for tile in move.tiles)
        answer = say("Lift {}", letters) if letters else say("Three or more")
        found.append(_step(move, asked[2], answer, move.tiles))
    return tuple(found)


def _told(by_step: dict[GridHintStep, GridHint], title: str) -> Iterator[HintStep]:
    """The reason, if there is one; no title announces it."""
    if GridHintStep.WHY in by_step:
        yield _step(by_step[GridHintStep.WHY], title, by_step[GridHintStep.WHY].text)


def _step(hint: GridHint, title: str, answer: str, cells: tuple[Tile, ...] = ()) -> HintStep:
    return HintStep(hint.step.value, title, answer, cells)


def _where(puzzle: Puzzle, place: GridHint, shown: Callable[[str], str]) -> str:
    """Across or down, and through which tiles that are on the grid."""
    down = len(place.tiles) > 1 and place.tiles[0].column == place.tiles[1].column
    direction = capitalised(say("down")) if down else capitalised(say("across"))
    placed = {(tile.row, tile.column): tile.letter for tile in puzzle.tiles}
    through = [tile for tile in place.tiles if tile in puzzle.tiles]
    if not through:
        return say("{}, anywhere", direction) if not placed else say("{}, on its own", direction)
    tile = through[0]
    run = word_at(placed, (tile.row, tile.column), not down)
    word = "".join(placed[cell] for cell in run)
    if len(run) > 1:
        return say("{}, through the {} of {}", direction, tile.letter.upper(), shown(word))
    run = word_at(placed, (tile.row, tile.column), down)
    return say("{}, extending {}", direction, shown("".join(placed[cell] for cell in run)))


SEARCH = "hints"
"""Name of the background search."""


class GridHints(QObject):
    """The hint for the grid on the board, as far as it has been asked for."""

    def __init__(
        self, parts: QLessParts, board: QLessBoard, ladder: HintLadder, places: GamePage, play: GamePlay | None
    ) -> None:
        """In a game the ladder counts no solutions and says nothing before it is asked."""
        super().__init__(places)
        self._analysis, self._board, self._covered = parts.analysis, board, play is not None
        self.searches = BackgroundSearches(parts.session, self)
        self.hints = Hints(ladder, places, self._find, (), play, scrolls=False)  # the marks are scrolled to as well
        self.marks: list[dict[Place, str]] = []
        """The cells of the open grid that each step marks, with the letters that belong there."""
        self._found: tuple[GridHint, ...] = ()
        self._found_for = OpenGrid()
        ladder.closed.connect(self.forget)
        self.hints.taken.connect(self._on_taken)
        listen(self.show_ladder, parts.analysis.grid_checked, parts.analysis.search_ended)
        self.show_ladder()

    def ask(self) -> None:
        """Show one more step; the first time, find them all."""
        if self.shown and self.hints.shown == len(self.hints.steps):
            self._analysis.session.message.emit(self.tr("There are no further hints for this grid"))
        else:
            self.hints.ask()

    @property
    def shown(self) -> bool:
        """Whether any step of a hint is shown."""
        return self.hints.shown > 0

    def follow(self, grid: OpenGrid) -> None:
        """Keep the hint on `grid` if it still fits; otherwise forget it.

        It fits while the grid is the one that it was found for, with some but not all letters of its word added.
        """
        if self._fits(grid):
            self._show_marks()
        else:
            self.forget()

    def forget(self) -> None:
        """Show no hint, and stop looking for one."""
        self.searches.cancel(SEARCH)
        self._found, self.marks = (), []
        self._board.show_hinted(())
        self.hints.close()
        self.show_ladder()

    def show_ladder(self) -> None:
        """Bring the ladder up to date with the hint, the live check and the number of solutions."""
        solvable, started = self._covered or self._analysis.solvable, bool(self._analysis.session.puzzle.tiles)
        self.hints.titles = titles(solvable, started)
        self.hints.renew(self._steps(), self.hints.shown)

    def _steps(self) -> tuple[HintStep, ...]:
        ways = "" if self._covered else self._analysis.ways
        return steps(self._found_for.puzzle, self._found, self._analysis.session.shown, ways)

    def _fits(self, grid: OpenGrid) -> bool:
        before = self._found_for
        if not self.marks or (grid.puzzle.letters, grid.puzzle.free) != (before.puzzle.letters, before.puzzle.free):
            return False
        tiles, word = grid.tiles.items(), self.marks[-1].items()
        return before.tiles.items() <= tiles <= before.tiles.items() | word and not word <= tiles

    def _find(self) -> None:
        session = self._analysis.session
        if session.lexicon is not None and not self.searches.running(SEARCH):
            work = partial(all_hints, session.puzzle, session.lexicon, session.options)
            self.searches.start(SEARCH, work, self._on_found)

    def _on_found(self, found: list[tuple[GridHint, ...]]) -> None:
        self._found, self._found_for = found[-1], self._board.open_grid
        steps = self._steps()
        grid, word = self._found_for, self._found[-1].tiles
        row, column = grid.origin if grid.tiles or not word else grid.origin_in_the_middle(word)
        self.marks = [{(row + tile.row, column + tile.column): tile.letter for tile in step.hint} for step in steps]
        self.hints.found(steps)

    def _on_taken(self) -> None:
        self._scroll_to_marks()
        self._show_marks()
        QTimer.singleShot(0, self, self._scroll_to_step)  # once it is laid out with its answer

    def _scroll_to_step(self) -> None:
        scroll_to(self.hints.ladder.latest)
        self._scroll_to_marks()

    def _scroll_to_marks(self) -> None:
        indices = [self._board.index_of(place) for place in self._marked]
        cells = [self._board.cells[index].rect for index in indices if index >= 0]
        if cells:
            scroll_to(self._board, reduce(QRect.united, cells))

    @property
    def _marked(self) -> tuple[Place, ...]:
        """The cells of the last step shown."""
        return tuple(self.marks[self.hints.shown - 1]) if self.shown and self.marks else ()

    def _show_marks(self) -> None:
        self._board.show_hinted(self._marked)


class BoardAids(QObject):
    """A solution that is shown leaves the player's tiles as they are, and may be one of other letters."""

    solution_shown = Signal(object)
    """The solution now shown on the board; None: the player's tiles."""

    def __init__(
        self, parts: QLessParts, board: QLessBoard, ladder: HintLadder, places: GamePage, play: GamePlay | None = None
    ) -> None:
        """In a game the ladder must not say more than it is asked for, and the panel has the button for another."""
        super().__init__(places)
        self._session, self._analysis = parts.session, parts.analysis
        self.board, self.hints = board, GridHints(parts, board, ladder, places, play)
        self.solution: Solution | None = None
        """The one that is shown."""
        self.empty_state = QLessEmptyState(parts.play_commands.new_game, parts.commands.letters, primary=play is None)
        self.empty_state.setParent(board)
        board.empty_state = self.empty_state
        session = self._session
        session.puzzle_changed.connect(self._on_puzzle_changed)
        listen(self._on_rules_changed, session.options_changed, session.lexicon_changed)
        self._analysis.grid_checked.connect(self._show_check)
        self.hints.hints.taken.connect(self._on_hint_taken)
        board.refused.connect(session.message)
        board.preview_left.connect(self.end_preview)
        board.rack_resized.connect(places.set_board_width)
        board.language = session.language
        board.show_puzzle(session.puzzle)
        self._show_check()

    def show_solution(self, solution: Solution | None) -> None:
        """Show a solution; None: the player's tiles again."""
        self.solution = solution
        grid = None if solution is None else self.board.open_grid.place_solution(solution.grid)
        self.board.show_preview(grid)
        self.solution_shown.emit(solution)

    def end_preview(self) -> None:
        """Show the player's tiles again, and go on with them."""
        self.show_solution(None)
        self.board.setFocus()

    @property
    def placeable(self) -> bool:
        """Whether the solution shown is one of the letters of the puzzle."""
        letters = "" if self.solution is None else "".join(self.solution.grid).replace(".", "")
        return bool(letters) and sorted(letters) == sorted(self._session.puzzle.letters)

    def place_solution(self, solution: Solution) -> None:
        """Put the tiles of a solution on the grid."""
        board = self.board
        board.replace_tiles(board.open_grid.place_solution(solution.grid), self.tr("Place solution"))
        self.end_preview()

    def leave(self) -> bool:
        """Leave the solution shown, or else the hints; whether there was either."""
        if self.solution is not None:
            self.end_preview()
        elif self.hints.shown:
            self.hints.forget()
        else:
            return False
        return True

    def clear(self) -> None:
        """Show neither hints nor a solution."""
        self.hints.forget()
        if self.solution is not None:
            self.show_solution(None)

    def _on_puzzle_changed(self, puzzle: Puzzle) -> None:
        self.board.show_puzzle(puzzle)
        self.hints.follow(self.board.open_grid)
        if self.solution is not None:
            self.show_solution(None)

    def _on_rules_changed(self) -> None:
        self.board.language = self._session.language
        self.hints.forget()

    def _show_check(self) -> None:
        check = self._analysis.check
        if check is not None:
            self.board.show_check(check.checked)

    def _on_hint_taken(self) -> None:
        if self.solution is not None:  # a preview would hide the cells that the hint marks
            self.end_preview()
