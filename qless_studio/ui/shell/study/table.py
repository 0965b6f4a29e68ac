"""The list of words worth learning."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent

from qless_studio.engine.player.study import StudyWord
from qless_studio.engine.player.wording import SELDOM, USUALLY, how_often
from qless_studio.engine.texts import decimal, say
from qless_studio.ui.shell.statistics.figures import percent
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable

HUNDRED = 100
"""Shares and points are told for so many boards and rounds."""


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

    delete_wanted = Signal()

    def __init__(self) -> None:
        self._top = 1.0
        self.worth: Callable[[StudyWord], float] = lambda word: word.gain
        self.zipf: Callable[[str], float | None] = lambda word: None
        self.shown: Callable[[str], str] = str.upper
        widest = say("usually")
        columns = [
            Column("word", say("Word"), lambda word: word.word, lambda word: self.shown(word.word), width=104,
                   words=lambda word: (word.word,)),
            Column("common", say("Common"), lambda word: self.zipf(word.word), kind=Kind.COMMONNESS, width=72),
            Column("points", say("Points"), lambda word: word.points, kind=Kind.NUMBER, width=64),
            Column("rolled", say("In 100 boards"), lambda word: word.rolled, lambda word: in_hundred(word.rolled),
                   Kind.NUMBER, width=104),
            Column("chance", say("You find it"), lambda word: word.chance, lambda word: chance_text(word.chance),
                   Kind.METER, width=136, fraction=lambda word: word.chance, widest=widest,
                   spoken=lambda word: how_often(word.chance)),
            Column("gain", say("In 100 rounds"), lambda word: self.worth(word),
                   lambda word: say("+{}", in_hundred(self.worth(word))), Kind.METER,
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
            self.delete_wanted.emit()
        elif event.text().isdecimal():  # no word begins with a digit: it is the page's
            event.ignore()
        else:
            super().keyPressEvent(event)
