"""The words banned from a list and added to it, and how common a word must be: review, take back, ban or allow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import shiboken6
from PySide6.QtCore import QSize
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.lexicon import Band
from qless_studio.engine.lexicon.imported import Changes, base_name, check_word
from qless_studio.engine.texts import capitalised, say, without_dots
from qless_studio.ui.tab.lexicons import Lexicons, size_text
from qless_studio.ui.tab.session import Session
from qless_studio.ui.tab.terms import kept_note, kept_text
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.dialogs import Dialog, Popover
from qless_studio.ui.widgets.basic.fields import Field, SliderRow
from qless_studio.ui.widgets.basic.labels import show_text, text_label
from qless_studio.ui.widgets.basic.layout import filled
from qless_studio.ui.widgets.results.result_model import Column, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable
from qless_studio.ui.widgets.results.word_facts import minimum_band_text
from qless_studio.ui.work.signals import listen

BANDS = tuple(Band)[::-1]
"""The steps of the slider, all words first"""


class CommonnessPopover(Popover):
    """Every step takes effect at once."""

    help_page = "words"

    def __init__(self, parent: QWidget) -> None:
        super().__init__(capitalised(say("common words only")), parent)
        self._session: Session | None = None
        self.row = SliderRow(self.tr("Words"), 0, len(BANDS) - 1, 0, lambda step: minimum_band_text(BANDS[step]))
        self.row.value_changed.connect(self._on_moved)
        self.row.slider.setAccessibleName(self.tr("Minimum commonness"))
        self.row.slider.setPageStep(1)
        explanation = self.tr("Words you added still count.")
        self.size_label = text_label("", "")
        self.all_button = Button(capitalised(self.tr("all words")), act=lambda: self.row.slider.setValue(0))
        self.note = kept_note()
        self.add(text_label(capitalised(say("common words only")), "strong"))
        self.add(self.note)
        self.add(self.row)
        self.add(self.size_label)
        self.add(text_label(explanation, "caption", wrap=True))
        self.add(self.all_button)

    def open_for(self, session: Session, button: QWidget) -> None:
        """Open it over the button, for a tab's session."""
        self._session = session
        listen(self._show_size, session.lexicon_changed, session.chosen_changed)
        show_text(self.note, kept_text(session))
        self.row.slider.setValue(BANDS.index(session.chosen.commonness))
        self._show_size()
        self.setMinimumWidth(self.theme.px(400))
        self.open_under(button)
        self.row.slider.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        session, self._session = self._session, None
        if session is not None and shiboken6.isValid(session):  # otherwise it was deleted with its document
            for changed in (session.lexicon_changed, session.chosen_changed):
                changed.disconnect(self._show_size)

    def _on_moved(self, step: int) -> None:
        if self._session is not None:
            self._session.use_commonness(BANDS[step])
            self.row.slider.setAccessibleDescription(minimum_band_text(BANDS[step]))
            self._show_size()

    def _show_size(self) -> None:
        if self._session is None:
            return
        lexicon = self._session.chosen_lexicon
        self.size_label.setText(self.tr("loading…") if lexicon is None else size_text(len(lexicon)))
        self.all_button.setEnabled(self._session.chosen.commonness is not Band.UNKNOWN)


SIZE = QSize(460, 520)


@dataclass(frozen=True)
class ChangedWord:
    """A banned or added word."""

    word: str
    added: bool


class WordChangesDialog(Dialog):
    """Every change takes effect at once."""

    help_page = "words"

    def __init__(
        self, lexicons: Lexicons, name: str, change: Callable[[str, Changes, str], None], parent: QWidget
    ) -> None:
        """`change(name, changes, message)` sets the changes of a list and shows the message."""
        self._title = lexicons.title(base_name(name))
        super().__init__(self.tr("Banned and added words in {}").format(self._title), SIZE, parent)
        self._lexicons, self._name, self._change = lexicons, name, change
        self.field = Field(self.tr("Word"), name=self.tr("Word to ban or allow"))
        self.ban_button = Button(self.tr("Ban"), "cross", act=lambda: self._on_entered(Changes.ban))
        self.allow_button = Button(self.tr("Allow"), "check", act=lambda: self._on_entered(Changes.allow))
        self.problem = text_label("", "bad", wrap=True)
        columns = (
            Column("word", self.tr("Word"), lambda row: row.word, lambda row: self._shown(row.word)),
            Column("how", self.tr("State"), lambda row: row.added, self._how, width=140),
        )
        self.model = ResultModel(columns, tie=lambda row: row.word, parent=self)
        self.table = ResultTable(self.model, without_dots(say("Banned and added words…")))
        self.table.set_empty_text(self.tr("No words are banned or added."))
        self._lay_out()
        self.field.textEdited.connect(lambda _: self._show_problem(""))
        self.table.solution_selected.connect(self._enable)
        lexicons.words_changed.connect(self._show)
        self.table.sort_by("word")
        self._show()
        self.field.setFocus()

    def _lay_out(self) -> None:
        row = filled(QHBoxLayout(), (self.field, 1), self.ban_button, self.allow_button)
        filled(self.column, row, self.problem, (self.table, 1))
        self.problem.hide()
        self.one_button = self.add_button(self.tr("Undo"), self._on_one, leading=True)
        self.all_button = self.add_button(self.tr("Undo all"), self._on_all, leading=True)
        self.add_button(self.tr("Close"), self.accept)

    def _how(self, row: ChangedWord) -> str:
        return self.tr("added") if row.added else self.tr("banned")

    @property
    def changes(self) -> Changes:
        return self._lexicons.changes(self._name)

    def _show(self) -> None:
        changes = self.changes
        self.table.choose(None)
        self.model.show(
            [ChangedWord(word, False) for word in changes.banned] + [ChangedWord(word, True) for word in changes.added]
        )
        self._enable()

    def _enable(self) -> None:
        self.one_button.setEnabled(self.table.chosen is not None)
        self.all_button.setEnabled(bool(self.changes))

    def _on_entered(self, how: Callable[[Changes, str, bool | None], Changes]) -> None:
        try:
            word = check_word(self.field.text(), self._lexicons.language(self._name))
        except LexiconError as error:
            self._show_problem(str(error))
            return
        before = self.changes
        after = how(before, word, self._lexicons.listed(self._name, word))
        message = self.tr("{} now counts in {}.") if how is Changes.allow else self.tr("{} no longer counts in {}.")
        if after == before:
            message = self.tr("{} is already in {}.") if how is Changes.allow else self.tr("{} no longer counts in {}.")
            self._show_problem(self._filled(message, word))
            return
        self.field.clear()
        self._change(self._name, after, self._filled(message, word))

    def _shown(self, word: str) -> str:
        """A word of the list as people spell it."""
        lexicon = self._lexicons.get(self._name)
        return word.upper() if lexicon is None else lexicon.shown(word)

    def _filled(self, text: str, word: str) -> str:
        return text.format(self._shown(word), self._title)

    def _show_problem(self, problem: str) -> None:
        self.field.show_problem(problem)
        show_text(self.problem, problem)

    def _on_one(self) -> None:
        row = self.table.chosen
        if row is not None:
            message = self.tr("{} no longer counts in {}.") if row.added else self.tr("{} now counts in {}.")
            self._change(self._name, self.changes.without(row.word), self._filled(message, row.word))

    def _on_all(self) -> None:
        self._change(self._name, Changes(), self.tr("All changes to {} were undone.").format(self._title))
