"""The tab of Word Hive: the hive, what is typed, and the list of words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from qless_studio.engine.exercises import Exercise
from qless_studio.engine.game import Dealt
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run
from qless_studio.ui.tab.actions import command
from qless_studio.ui.tab.game_view import GameParts
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.play_page import PlayPage
from qless_studio.ui.tab.puzzle_maker import PuzzleMaker
from qless_studio.ui.tab.session import Session
from qless_studio.ui.tab.typed_tab import TypedGameTab
from qless_studio.ui.widgets.basic.action_button import ActionButton
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable
from word_hive import GAME
from word_hive.board import HiveBoard
from word_hive.dealing import DealOptions, deal
from word_hive.hive import Found, Options, Puzzle

HELP = """# Word Hive

Find words of seven letters, one of which is compulsory.

Each word has at least four letters, all from the hive, and the letter in the middle. Letters may be repeated. A word of
four letters is worth a point, a longer one a point a letter; with all seven letters there are seven more.

## First steps

- Type the letters, the compulsory one first: `T-AEILNR`. *New hive* deals some.
- In *Play* type words and press Enter, or click the letters.
"""


def dealt(lexicon: Lexicon, run: Run) -> Iterator[Dealt[Puzzle]]:
    """A hive for a worker."""
    return deal(lexicon, DealOptions(), run)


class HiveTab(TypedGameTab[Puzzle, Found, Options]):
    """Follows its session, as every tab does."""

    board: HiveBoard
    modes = (Mode.PLAY, Mode.ANALYSE)

    def __init__(self, session: Session) -> None:
        super().__init__(session, HiveBoard(), label="Hive", hint="The compulsory letter, then six others: T-AEILNR")
        self._maker = PuzzleMaker(session, self)
        self.new = command(self, "hive_new", "New hive", self._on_new, "Ctrl+D", icon="die")
        columns = [
            Column("word", "Word", lambda found: found.word.upper(), words=lambda found: (found.word,)),
            Column("score", "Points", lambda found: found.score, kind=Kind.NUMBER),
        ]
        self.model = ResultModel(columns)
        self.put("controls_left", ActionButton(self.new), self.history_buttons())
        self.put("list", ResultTable(self.model, "Words found"))
        session.puzzle_changed.connect(self.board.show_hive)
        session.run_started.connect(self._on_run_started)
        session.solutions_found.connect(self.model.show_added)
        self.board.show_hive(session.puzzle)
        self._on_run_started()
        self.show_state(session.state)

    def commands(self) -> list[QAction]:
        return [self.new]

    def make_play(self, page: PlayPage) -> Any:
        from word_hive.play import HivePlay

        return HivePlay(page)

    def rule_summary(self) -> str:
        return f"Words of {self.options.min_length} letters or more"

    def _on_run_started(self) -> None:
        self.model.refer_to(self.solutions)

    def _on_new(self) -> None:
        lexicon = self.session.lexicon
        if lexicon is not None:
            self._maker.make(partial(dealt, lexicon), self._on_dealt)

    def _on_dealt(self, made: list[Dealt[Puzzle]]) -> None:
        if made:
            self.session.edit(made[-1].puzzle, "New hive")


def picture(puzzle: Puzzle, marked: str) -> QWidget:
    board = HiveBoard()
    board.show_hive(puzzle)
    board.resize(QSize(240, 240))
    return board


def exercise(given: Exercise, lexicon: Lexicon) -> Any:
    from word_hive.exercise_view import HiveExercise

    return HiveExercise(given, lexicon)


PARTS = GameParts(
    GAME, HiveTab, "common10k", picture, HELP, exercise, meant=lambda text, puzzle: "-" in text and bool(puzzle.letters)
)
