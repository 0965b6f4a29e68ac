"""The tab of Word Hive: the hive, what is typed, and the list of words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from qless_studio.engine.exercises import Exercise
from qless_studio.engine.game import Dealt
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run
from qless_studio.ui.tab.analyse_page import AnalysePage
from qless_studio.ui.tab.commands import Action
from qless_studio.ui.tab.game_view import BareBoards, GameParts
from qless_studio.ui.tab.play_actions import UndoButtons
from qless_studio.ui.tab.play_page import PlayPage
from qless_studio.ui.tab.played_game import PuzzleMaker
from qless_studio.ui.tab.session import Session
from qless_studio.ui.tab.tab import Tab
from qless_studio.ui.widgets.basic.buttons import ActionButton
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable
from word_hive import GAME
from word_hive.board import HiveBoard
from word_hive.dealing import DealOptions, deal
from word_hive.hive import Puzzle

HELP = """# Word Hive

Find words of seven letters, one of which is compulsory.

Each word has at least four letters, all from the hive, and the letter in the middle. Letters may be repeated. A word of
four letters is worth a point, a longer one a point a letter; with all seven letters there are seven more.

## First steps

- Type the letters, the compulsory one first: `T-AEILNR`. *New puzzle* deals some.
- In *Play* type words and press Enter, or click the letters.
"""


def dealt(lexicon: Lexicon, run: Run) -> Iterator[Dealt[Puzzle]]:
    """A hive for a worker."""
    return deal(lexicon, DealOptions(), run)


class HiveAnalysePage(AnalysePage):
    """The hive and all its words; it follows its session."""

    def __init__(self, session: Session, new: Action) -> None:
        board = followed(session)
        super().__init__(session, board, label="Hive", hint="The compulsory letter, then six others: T-AEILNR")
        columns = [
            Column("word", "Word", lambda found: found.word.upper(), words=lambda found: (found.word,)),
            Column("score", "Points", lambda found: found.score, kind=Kind.NUMBER),
        ]
        self.model = ResultModel(columns)
        self.put("controls_left", ActionButton(new), UndoButtons(session))
        self.put("list", ResultTable(self.model, "Words found"))
        session.run_started.connect(self._on_run_started)
        session.solutions_found.connect(self.model.show_added)
        self._on_run_started()
        self.show_state(session.state)

    def _on_run_started(self) -> None:
        self.model.refer_to(self.session.solutions)


class HiveTab(Tab):
    """A page to play on and a page that analyses, each with a hive of its own."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._maker = PuzzleMaker(session, self)

    def make_analyse_page(self) -> HiveAnalysePage:
        return HiveAnalysePage(self.session, self.play_actions.new_game)

    def make_board_to_play(self) -> HiveBoard:
        return followed(self.session)

    def make_play(self, page: PlayPage) -> Any:
        from word_hive.play import HiveGame

        self.hive = HiveGame(page)
        return self.hive.play

    def rule_summary(self) -> str:
        return f"Words of {self.session.options.min_length} letters or more"

    def new_puzzle(self) -> None:
        lexicon = self.session.lexicon
        if lexicon is not None:
            self._maker.make(partial(dealt, lexicon), self._on_dealt)

    def _on_dealt(self, made: list[Dealt[Puzzle]]) -> None:
        if made:
            self.session.edit(made[-1].puzzle, "New hive")


def followed(session: Session) -> HiveBoard:
    """A board that shows the hive of a session."""
    board = HiveBoard()
    session.puzzle_changed.connect(board.show_hive)
    board.show_hive(session.puzzle)
    return board


def picture(puzzle: Puzzle, marked: str) -> QWidget:
    board = HiveBoard()
    board.show_hive(puzzle)
    board.resize(QSize(240, 240))
    return board


def exercise(given: Exercise, lexicon: Lexicon) -> Any:
    from word_hive.exercise_view import HiveExercise

    return HiveExercise(given, lexicon)


PARTS = GameParts(
    GAME,
    HiveTab,
    "common10k",
    lambda: BareBoards(picture, exercise),
    HELP,
    meant=lambda text, puzzle: "-" in text and bool(puzzle.letters),
)
