"""Boggle played: a round, its dice and its time, and the score sheet of a game at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import choice

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from qless_studio.engine.games.boggle.score_sheet import Judgement, PlayerSheet, score_sheet
from qless_studio.engine.grids import format_board
from qless_studio.engine.grids.review import par_of
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import capitalised, say, without_dots
from qless_studio.ui.games.boggle.rules import BoggleRules
from qless_studio.ui.grids.edits import SYMMETRIES
from qless_studio.ui.grids.next_round import DealtRound
from qless_studio.ui.grids.round import Boards
from qless_studio.ui.grids.rules import points_text
from qless_studio.ui.style import theme_of
from qless_studio.ui.widgets.basic.dialogs import Dialog
from qless_studio.ui.widgets.basic.fields import Field
from qless_studio.ui.widgets.basic.labels import show_text, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, ScrollColumn, background, bare, filled
from qless_studio.ui.widgets.board.letter_strip import LetterStrip
from qless_studio.ui.work.signals import listen

# A round of Boggle: its dice and its time.


class BoggleRound(DealtRound):
    """The dice of the next roll are chosen in `dice`; the time of a round is an option of the game."""

    rules: BoggleRules

    def shuffle(self) -> None:
        """Rotate the board or its mirror image at random; the round goes on with the same words."""
        puzzle = self.rules.puzzle
        others = {self.rules.turned_by(puzzle, turns) for turns in range(SYMMETRIES)} - {puzzle}
        if others:
            self.session.edit(choice(sorted(others, key=format_board)), self.tr("Shuffle"))
            self.places.focus_board()

    def deal(self) -> None:
        self.orders.roll(self.roll)

    def next_boards(self) -> Boards | None:
        from qless_studio.engine.games.boggle.dealer import rolled

        rules, dice, session = self.rules, str(self.dice.value), self.session
        lexicon, language = session.chosen_lexicon, session.chosen_language
        limit = self.play.next_limit
        if lexicon is None or not rules.has_words:
            return None
        dealt, (_, options) = rules.with_dice(rules.deal_options(), dice), rules.roll_of(dice, 0)
        return Boards(
            (dealt, language), lambda seed: (rolled(dealt, seed, language),), options,
            lambda words: par_of(words, lexicon.zipf, limit).score,
        )  # fmt: skip

    def roll(self, seed: int) -> None:
        """Play the roll of this seed with the dice chosen."""
        board, options = self.rules.roll_of(str(self.dice.value), seed)
        self.play.start_with(board, self.tr("New game"), options=options)


# The score sheet in a dialog: each player types or pastes a list, and the sheet judges it as it grows.

FEWEST, MOST = 2, 6
"""Players."""
HEIGHT, COLUMN, TEXT = 560, 224, 200
"""Height of the dialog, width of a list and height of its text, at 100 %."""
ABREAST = 3
"""Lists beside each other before further ones go below."""

Lists = Sequence[tuple[str, str]]
"""(player, text) of each list."""


class PlayerColumn(QWidget):
    """The list of one player, with its points and what became of each word."""

    changed = Signal()
    """The name or the list has changed."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._default = self.tr("Player {}").format(number)
        self.name = Field(self._default, name=self.tr("Name of player {}").format(number))
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(self.tr("Words of player {}").format(number))
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(theme_of(self).px(TEXT))
        self.points = text_label("", "figure")
        self.winner = text_label(self.tr("Winner"), "good")
        self.judged = text_label("", "caption", wrap=True)
        self.judged.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        result = filled(QHBoxLayout(), self.points, STRETCH, self.winner)
        filled(bare(QVBoxLayout(self), theme_of(self).px(8)), self.name, self.text, result, self.judged, STRETCH)
        for widget in (self.name, self.text, self.judged):
            widget.setFixedWidth(theme_of(self).px(COLUMN))
        listen(self.changed, self.name.textEdited, self.text.textChanged)

    @property
    def list(self) -> tuple[str, str]:
        """(player, text)"""
        return self.name.text().strip() or self._default, self.text.toPlainText()

    def fill(self, player: str, text: str) -> None:
        """Show the list of a player."""
        self.name.setText("" if player == self._default else player)
        self.text.setPlainText(text)
        self.text.moveCursor(QTextCursor.MoveOperation.End)

    def show_sheet(self, sheet: PlayerSheet, winner: bool, shown: Callable[[str], str]) -> None:
        """Show what the list is worth; `shown` gives a word for people."""
        self.points.setText(points_text(sheet.score))
        self.winner.setVisible(winner)
        text = judged_text(sheet, shown)
        show_text(self.judged, text)


def judged_text(sheet: PlayerSheet, shown: Callable[[str], str]) -> str:
    """What became of the words, a line for each judgement: those that count with their points."""
    lines = []
    for judgement in Judgement:
        words = [word for word in sheet.words if word.judgement is judgement]
        counting = judgement is Judgement.COUNTS
        named = [f"{shown(word.word)} {word.points}" if counting else shown(word.word) for word in words]
        if named:
            lines.append(say("{}: {}", capitalised(say(judgement.value)), ", ".join(named)))
    return "\n".join(lines)


class ScoreSheetDialog(Dialog):
    """Lists of two to six players side by side."""

    def __init__(self, points: Mapping[str, int], lexicon: Lexicon, min_length: int, parent: QWidget) -> None:
        super().__init__(without_dots(say("Score sheet…")), None, parent)
        self._points, self._lexicon, self._min_length = points, lexicon, min_length
        self.columns: list[PlayerColumn] = []
        px = self.theme.px
        about = self.tr("Type or paste the words of each player. A word that several players found does not count.")
        ground = background("panel")
        self._grid = QGridLayout(ground)
        self._grid.setContentsMargins(0, 0, px(8), 0)
        self._grid.setSpacing(px(16))
        filled(self.column, text_label(about, "note", wrap=True), (ScrollColumn(ground), 1))
        self.strip = LetterStrip(self, self._typing_target)
        self.strip.show_alphabet(lexicon.alphabet.letters)
        self.column.addWidget(self.strip)
        self.add = self.add_button(self.tr("Add player"), self.add_player, leading=True, icon="plus")
        self.close_button = self.add_button(self.tr("Close"), self.accept, primary=True)
        self.close_button.setDefault(False)  # Enter after the name of a player does not close it

    @property
    def lists(self) -> list[tuple[str, str]]:
        """The lists as they are."""
        return [column.list for column in self.columns]

    def show_lists(self, lists: Lists) -> None:
        """Begin with these lists, and empty ones for further players."""
        for player, text in lists:
            self.add_player()
            self.columns[-1].fill(player, text)
        while len(self.columns) < FEWEST:
            self.add_player()
        empty = (column for column in self.columns if not column.list[1])
        next(empty, self.columns[0]).text.setFocus()

    def add_player(self) -> None:
        """Add an empty list."""
        column = PlayerColumn(len(self.columns) + 1)
        column.changed.connect(self._judge)
        self.columns.append(column)
        px, room = self.theme.px, self.screen().availableSize()
        abreast = max(1, min(ABREAST, (room.width() - px(96)) // px(COLUMN + 16)))
        row, place = divmod(len(self.columns) - 1, abreast)
        self._grid.addWidget(column, row, place, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.add.setEnabled(len(self.columns) < MOST)
        column.text.setFocus()
        self._judge()
        width = min(len(self.columns), abreast) * px(COLUMN + 16) + px(56)
        self.resize(max(self.width(), width), min(px(HEIGHT), room.height() - 60))

    def _typing_target(self) -> QWidget:
        return self.columns[0].text

    def _judge(self) -> None:
        sheet = score_sheet(self.lists, self._points, self._lexicon, self._min_length)
        for place, (column, judged) in enumerate(zip(self.columns, sheet.players, strict=True)):
            column.show_sheet(judged, place in sheet.winners, self._lexicon.shown)
