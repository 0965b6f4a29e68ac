"""The null game's tab: the least that a game needs in the window, as a template and for tests of the shell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QRect
from PySide6.QtWidgets import QLabel, QVBoxLayout

from qless_studio.engine.exercises import Exercise
from qless_studio.engine.games.nullgame import GAME, Puzzle
from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.style.tiles import Tile
from qless_studio.ui.tab.analyse_page import AnalysePage
from qless_studio.ui.tab.commands import Menu, command
from qless_studio.ui.tab.exercise_view import ExerciseView
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.game_view import BareBoards, GameParts, GameView
from qless_studio.ui.tab.play_actions import GameCommands, PlayActions
from qless_studio.ui.tab.play_page import PlayPage
from qless_studio.ui.tab.session import Session
from qless_studio.ui.tab.staged_play import GOING_ON, Answer, Judged, PlayRules
from qless_studio.ui.tab.tab import Tab
from qless_studio.ui.widgets.basic.fields import Field
from qless_studio.ui.widgets.board.board import BoardWidget
from qless_studio.ui.widgets.board.cells import Cell
from qless_studio.ui.widgets.play.result_card import ResultShown
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable


class NullBoard(BoardWidget):
    """The letters in a row; it cannot be edited."""

    def __init__(self, session: Session | None = None) -> None:
        """It follows the session, if there is one."""
        self.row = Puzzle() if session is None else session.puzzle
        super().__init__("Letters")
        if session is not None:
            session.puzzle_changed.connect(self.show_row)

    def show_row(self, row: Puzzle) -> None:
        self.row = row
        self.refresh()

    def layout_cells(self) -> Sequence[Cell]:
        return [
            Cell(QRect(16 + 40 * place, 16, 32, 32), f"{letter.upper()}, letter {place + 1}", Tile(letter.upper()))
            for place, letter in enumerate(self.row.letters)
        ]


class NullGame(QObject):
    """Words of the row, one after the other."""

    def __init__(self, page: PlayPage) -> None:
        super().__init__(page)
        rules = PlayRules(self.deal, self.result, proven=self.proven, share=self.share)
        self.play = GamePlay(page.places, page.session, rules)
        self.words = QLabel()
        self.play.changed.connect(lambda: self.words.setText(" ".join(self.found)))
        self.play.add("list", self.words, when=GOING_ON)

    def deal(self) -> None:
        self.play.start_with(Puzzle("notes"), "New row")

    @property
    def found(self) -> tuple[str, ...]:
        return self.play.moves

    def find(self, word: str) -> None:
        """The player finds a word."""
        if word in self.found:
            self.play.enter(Answer(word, Judged.ALREADY, "already found"))
            return
        self.play.enter(Answer(word, Judged.RIGHT, "1 word", 1))

    def proven(self) -> dict[str, Any]:
        return {"score": len(self.found), "best": self.play.session.found}

    def result(self) -> ResultShown:
        finished = self.play.finished
        return ResultShown(finished.reason(), finished.time_and_hints(), len(self.found), "words")

    def share(self) -> list[str]:
        return [f"{len(self.found)} words"]


class NullAnalysePage(AnalysePage):
    """A board, a typed entry, a verdict and a list."""

    board: NullBoard

    def __init__(self, session: Session) -> None:
        super().__init__(session, NullBoard(session), label="Letters")
        columns = [
            Column("word", "Word", lambda found: found.word.upper(), words=lambda found: (found.word,)),
            Column("start", "At", lambda f: f.start, kind=Kind.NUMBER),
        ]
        self.model = ResultModel(columns)
        self.table = ResultTable(self.model, "Words found")
        self.put("list", self.table)
        session.run_started.connect(self._on_run_started)
        session.solutions_found.connect(self.model.show_added)
        self._on_run_started()
        self.show_state(session.state)

    def _on_run_started(self) -> None:
        self.model.refer_to(self.session.solutions)


class NullCommands(GameCommands):
    """One, in the menu of the game."""

    def __init__(self, tab: NullTab) -> None:
        super().__init__(tab)
        self.make_actions(tab)

    @command("null_reverse", "Reverse the letters", "Ctrl+E", at=Menu.GAME.at(3, 1))
    def reverse(self) -> None:
        session = self._tab.session
        session.edit(Puzzle(session.puzzle.letters[::-1]), "Reverse")


class NullTab(Tab):
    """A page to play on and a page that analyses, each with a board of its own."""

    owners = (PlayActions, NullCommands)
    analyse: NullAnalysePage

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.reverse = NullCommands(self).reverse

    def make_analyse_page(self) -> NullAnalysePage:
        return NullAnalysePage(self.session)

    def make_board_to_play(self) -> NullBoard:
        return NullBoard(self.session)

    def make_play(self, page: PlayPage) -> GamePlay:
        self.row = NullGame(page)
        return self.row.play

    def rule_summary(self) -> str:
        return f"Words of {self.session.options.min_length} letters or more"


class NullExercise(ExerciseView):
    """The row, and a field for a word of it."""

    def __init__(self, exercise: Exercise, lexicon: Lexicon) -> None:
        super().__init__(exercise, lexicon)
        self.board, self.field = NullBoard(), Field("Word")
        self.board.show_row(Puzzle(exercise.puzzle))
        self.field.returnPressed.connect(self._on_entered)
        self.entry, self.hint_titles = self.field, ("First letter", "The word")
        self.left = list(exercise.answers)
        QVBoxLayout(self).addWidget(self.board)
        self.setFocusProxy(self.field)

    def _on_entered(self) -> None:
        word = self.field.text()
        self.field.clear()
        self.answered.emit(word)

    @property
    def hint_target(self) -> str:
        return self.left[0] if self.left else ""

    def mark(self, answer: str, right: bool) -> None:
        if right and answer in self.left:
            self.left.remove(answer)

    def show_hint(self, step: int) -> str:
        return self.left[0] if step else f"It begins with {self.left[0][0]}"

    def reveal(self) -> None:
        self.field.setEnabled(False)


VIEW = GameView.of(GameParts(GAME, NullTab, load_boards=lambda: BareBoards(exercise=NullExercise)), "blue")
