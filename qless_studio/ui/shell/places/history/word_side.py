"""The words worth learning as a list, and the right column: the first of them together, and the selected one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.grids import Board, format_board, neighbours_of
from qless_studio.engine.grids.search import hidden_in
from qless_studio.engine.lexicon.definitions import Definitions
from qless_studio.engine.player.levels import SELDOM, USUALLY, how_often
from qless_studio.engine.player.scale import SIDE
from qless_studio.engine.player.study import StudyWord
from qless_studio.engine.practice.learning import StudyList
from qless_studio.engine.texts import capitalised, counted, decimal, percent, say
from qless_studio.ui.style.in_force import sized
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.labels import SectionHeader, separator, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, FlowLayout, bare, filled
from qless_studio.ui.widgets.feedback.verdict import ScoreDisplay
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable
from qless_studio.ui.widgets.results.word_facts import DefinitionCard

HUNDRED = 100
"""Number of boards and rounds for which shares and points are given."""


def in_hundred(value: float) -> str:
    """What happens in 100 boards or rounds."""
    return decimal(HUNDRED * value, 1)


def chance_text(chance: float) -> str:
    """A chance in tens of percent; where the model is not sure enough for that, in words."""
    if SELDOM <= chance <= USUALLY:
        return percent(max(1, round(10 * chance)) / 10)
    return how_often(chance)


class StudyTable(ResultTable):
    """Words with what they are worth; Delete leaves the selected one out."""

    def __init__(self, leave_out: Callable[[], object]) -> None:
        self._leave_out, self._top = leave_out, 1.0
        self.worth: Callable[[StudyWord], float] = lambda word: word.gain
        self.zipf: Callable[[str], float | None] = lambda word: None
        self.shown: Callable[[str], str] = str.upper
        widest = say("usually")
        columns = [
            Column("word", say("Word"), lambda word: word.word, lambda word: self.shown(word.word), width=104,
                   words=lambda word: (word.word,)),
            Column("common", say("Common"), lambda word: self.zipf(word.word), kind=Kind.COMMONNESS, width=72),
            Column("points", say("Points"), lambda word: word.points, kind=Kind.NUMBER, width=64,
                   yields=2),
            Column("rolled", capitalised(say("of 100 boards")), lambda word: word.rolled,
                   lambda word: in_hundred(word.rolled), Kind.NUMBER, width=104, yields=3),
            Column("chance", say("You find it"), lambda word: word.chance, lambda word: chance_text(word.chance),
                   Kind.METER, width=136, fraction=lambda word: word.chance, widest=widest,
                   spoken=lambda word: how_often(word.chance)),
            Column("gain", say("In 100 games"), lambda word: self.worth(word),
                   lambda word: f"+{in_hundred(self.worth(word))}", Kind.METER,
                   fraction=lambda word: self.worth(word) / self._top,
                   spoken=lambda word: QCoreApplication.translate("Study", "{} points").format(
                       in_hundred(self.worth(word)))),
        ]  # fmt: skip
        model = ResultModel(columns, tie=lambda word: word.word)
        super().__init__(model, say("Words worth learning"))
        self.sort_by("gain", Qt.SortOrder.DescendingOrder)

    def show_words(self, words: Sequence[StudyWord], worth: Callable[[StudyWord], float]) -> None:
        """The words with what each of them is worth a round."""
        self.worth, self._top = worth, max(map(worth, words), default=0.0) or 1.0
        chosen = self.chosen
        self.model().show(words)
        if chosen in words:
            self.choose(chosen)
        elif words:
            self.choose(self.model().solution(0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self._leave_out()
        elif event.text().isdecimal() or event.text() == "/":  # no word begins so: they are the page's
            event.ignore()
        else:
            super().keyPressEvent(event)


PRACTISED = 20
"""Words practised at once."""
LONGER = 4
"""Words with one letter more that are shown."""
PICTURE = 232
"""Width of the board."""


class StudySide(QWidget):
    """The cards beside the words worth learning of a game."""

    def __init__(
        self, practise: Callable[[], object], leave_out: Callable[[], object], play: Callable[[str], object]
    ) -> None:
        """`play` is given the board shown, as a puzzle of the game."""
        super().__init__()
        tr = self.tr
        self.board_text = ""
        """The board that hides the selected word."""
        self._number = 0
        self._word: StudyWord | None = None
        self._list: StudyList | None = None
        self._view: GameView | None = None
        self._picture: QWidget | None = None
        self.heading = SectionHeader("")
        self.sum = ScoreDisplay()
        self.note = text_label("", "caption", wrap=True)
        self.practise_button = Button(tr("Practise"), "target", primary=True, act=practise)
        self.card = DefinitionCard(wrap=True)
        self.hides = SectionHeader(tr("Where it hides"))
        self.another_button = Button(tr("Another"), "die", act=self._on_another)
        self.longer = SectionHeader(tr("One letter more"), tr("of 100 boards"))
        self.longer_words = text_label("", "small", wrap=True)
        self.leave_out_button = Button(tr("Leave out"), "cross", act=leave_out)
        self.play_button = Button(tr("Play this puzzle"), "play", act=lambda: play(self.board_text))
        self._lay_out()

    def _lay_out(self) -> None:
        self._frame, board, below = QWidget(), QWidget(), QWidget()
        bare(QVBoxLayout(self._frame), 0)
        for row, parts in ((board, (self._frame, self.another_button)), (below, (self.leave_out_button,
                                                                                self.play_button))):  # fmt: skip
            filled(FlowLayout(row, spacing=lambda: self.sum.theme.px(8)), *parts)
        self._word_parts = [
            separator(), self.card, self.hides, board, self.another_button, self.longer, self.longer_words, below,
            self.play_button,
        ]  # fmt: skip
        column = bare(QVBoxLayout(self), 8)
        filled(column, self.heading, self.sum, self.note, self.practise_button, *self._word_parts[:4])
        filled(column, self.longer, self.longer_words, below, STRETCH)

    def show_sum(self, first: Sequence[StudyWord], worth: float, is_gain: bool) -> None:
        """What the first words are worth together in a round."""
        count = len(first)
        one = count == 1
        heading = self.tr("The first word") if one else self.tr("The first {} together").format(count)
        self.heading.title.setText(heading)
        self.sum.show_figures(f"+{in_hundred(worth)}", self.tr("points in 100 games"))
        self.note.setText(
            self.tr("at most, if you knew them as well as common words: finding them takes time from other words")
            if is_gain
            else self.tr("not found")
        )
        self.practise_button.setText(self.tr("Practise") if one else self.tr("Practise these {}").format(count))
        self.practise_button.setEnabled(count > 0)

    def show_word(self, word: StudyWord | None, study: StudyList, view: GameView) -> None:
        """The selected word, its meaning and a board that hides it."""
        self._word, self._list, self._view, self._number = word, study, view, 0
        for widget in self._word_parts:
            widget.setVisible(word is not None)
        if word is None:
            self._show_picture(None)
            return
        shown = study.lexicon.shown(word.word)
        part, meaning = Definitions().brief(word.word, study.lexicon.language, study.lexicon.spelt(word.word))
        points = counted(word.points, "{} point", "{} points")
        forms = ", ".join(map(study.lexicon.shown, word.family))
        extra = self.tr("{points}; also {forms}").format(points=points, forms=forms) if forms else points
        self.card.show_word(shown, part, meaning, extra)
        self._show_longer(word.word)
        self._show_board()

    def _show_longer(self, word: str) -> None:
        """Words with one letter more at either end."""
        assert self._list is not None
        rolled = self._list.rolled
        letters = sorted(set("".join(rolled)))
        longer = [each for letter in letters for each in (letter + word, word + letter) if each in rolled]
        longer.sort(key=lambda each: (-rolled[each], each))
        shown = [f"{self._list.lexicon.shown(each)} {in_hundred(rolled[each])}" for each in longer[:LONGER]]
        self.longer_words.setText(" · ".join(shown))
        for part in (self.longer, self.longer_words):
            part.setVisible(bool(shown))

    def _on_another(self) -> None:
        self._number += 1
        self._show_board()

    def _show_board(self) -> None:
        assert self._word is not None
        assert self._list is not None
        assert self._view is not None
        language, near = self._list.lexicon.language, neighbours_of(SIDE, SIDE, 8, False)
        tiles = hidden_in(self._word.word, near, language, self._number)
        self.board_text = "" if tiles is None else format_board(Board(SIDE, SIDE, tiles))
        for part in (self.hides, self.another_button, self.play_button):
            part.setVisible(bool(self.board_text))
        make = self._view.parts.picture
        if not self.board_text or make is None:
            self._show_picture(None)
            return
        self._show_picture(make(self._view.game.parse(self.board_text), self._word.word))

    def _show_picture(self, picture: QWidget | None) -> None:
        if self._picture is not None:
            self._picture.hide()
            self._picture.deleteLater()
        self._picture, layout = picture, self._frame.layout()
        assert layout is not None
        self._frame.setVisible(picture is not None)
        if picture is not None:
            layout.addWidget(sized(picture, width=PICTURE, height=PICTURE))
            picture.show()
