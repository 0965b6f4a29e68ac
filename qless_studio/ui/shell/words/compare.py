"""Two word lists compared for the puzzle in front: both verdicts, and the words that only one of them has."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.comparing import Difference, Tally, Why, differences, tally
from qless_studio.engine.errors import LexiconError
from qless_studio.engine.lexicon import Band, Definitions, Lexicon
from qless_studio.engine.solving import FinishedRun, Outcome
from qless_studio.engine.texts import figure
from qless_studio.ui.shell.frame.dialog import Dialog
from qless_studio.ui.shell.lexicons.model import has_regions, regions_of, with_regions
from qless_studio.ui.tab.game_tab import PROVEN, duration
from qless_studio.ui.tab.lexicons import Cut, Lexicons, regions
from qless_studio.ui.tab.session import Session
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.choices import Combo
from qless_studio.ui.widgets.basic.flow import FlowLayout
from qless_studio.ui.widgets.basic.labels import Elided, Label
from qless_studio.ui.widgets.basic.scrolling import Background, ScrollColumn
from qless_studio.ui.widgets.feedback import verdict
from qless_studio.ui.widgets.results.commonness import minimum_band_text
from qless_studio.ui.widgets.results.definition_card import DefinitionCard
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable
from qless_studio.ui.work import SolveJob

SIZE = QSize(880, 680)
NARROW, LEAST = 640, 200
"""Below that width both verdicts stand one above the other; the table is so high at least."""


class Side(QWidget):
    """One list: its name, and the verdict with it; a search of it that can be stopped by itself."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.title = Elided(appearance, "", 14, 600)
        self.verdict = verdict.VerdictArea(appearance)
        self.note = Label(appearance, "", 12, 400, "text_dim", wrap=True)
        self.tally: Tally | None = None
        self.outcome: Outcome | None = None
        self._job: SolveJob | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self.title, self.verdict, self.note):
            column.addWidget(widget)
        self.verdict.progress.stop_clicked.connect(self.stop)

    @property
    def running(self) -> bool:
        return self._job is not None and not self._job.over

    def wait(self, title: str) -> None:
        """The list is on its way."""
        self.cancel()
        self.title.setText(title)
        self.tally, self.outcome = None, None
        self.note.setText("")
        self.verdict.bar.show_verdict(verdict.VerdictKind.NEUTRAL, self.tr("Loading word list…"))

    def start(self, session: Session, puzzle: Any, options: Any, lexicon: Lexicon, ended: Any) -> None:
        """Search with a list; `ended` is called once it is over."""
        game, into = session.game, Tally(lexicon)
        self.tally = into
        self._job = job = session.job(lambda run: tally(game, puzzle, options, into, run))
        job.progressed.connect(lambda run: self.verdict.progress.set_fraction(run.fraction))
        job.finished.connect(lambda finished: self._on_finished(session, finished, ended))
        self.verdict.bar.show_verdict(verdict.VerdictKind.RUNNING, self.tr("Searching…"))
        self.verdict.progress.start()
        job.start()

    def stop(self) -> None:
        """End the search; what it found counts."""
        if self._job is not None and not self._job.over:
            self._job.stop()

    def cancel(self) -> None:
        """End the search unheard."""
        job, self._job = self._job, None
        if job is not None:
            job.drop()
        self.verdict.progress.finish()

    def _on_finished(self, session: Session, finished: FinishedRun, ended: Any) -> None:
        run, outcome, error = finished.run, finished.outcome, finished.error
        self.outcome, self.tally = outcome, self.tally.copy()
        self.verdict.progress.finish()
        if error is not None:
            self.verdict.bar.show_verdict(verdict.VerdictKind.BAD, str(error))
        else:
            text = session.game.verdict(run.summary, outcome)
            self.verdict.bar.show_verdict(PROVEN.get(outcome, verdict.VerdictKind.WARN), text, duration(run.seconds))
        self.note.setText(self._said())
        ended()

    def _said(self) -> str:
        """What the words below come from, and no more."""
        words, seen = figure(len(self.tally.words)), figure(self.tally.seen)
        if self.tally.cut:
            said = self.tr("{} words in the first {} solutions; there are more")
        elif self.outcome is Outcome.COMPLETE:
            said = self.tr("{} words in {} listed solutions")
        else:
            said = self.tr("Stopped: {} words in the {} solutions found so far")
        return said.format(words, seen)


class CompareDialog(Dialog):
    """The puzzle is the one in front when it was opened; the first list is the one in force then."""

    help_page = "words"

    def __init__(self, appearance: Appearance, session: Session, lexicons: Lexicons, parent: QWidget) -> None:
        super().__init__(appearance, QCoreApplication.translate("CompareDialog", "Compare word lists"), SIZE, parent)
        self._session, self._lexicons = session, lexicons
        self._puzzle, self._options = session.puzzle, session.options
        self._first = Cut(session.lexicon_name, session.commonness)
        self._definitions = Definitions()
        self._waiting = False
        self.sides = (Side(appearance), Side(appearance))
        self.second = Combo(appearance, self._choices(), self.tr("Word list to compare with"))
        self.start_button = Button(appearance, self.tr("Compare"), "play", primary=True)
        self.stop_button = Button(appearance, self.tr("Stop"), "stop")
        self.told = Label(appearance, "", 14, 500, wrap=True)
        self.model = ResultModel(self._columns(), parent=self)
        self.table = ResultTable(appearance, self.model, self.tr("Words found with only one list"))
        self.card = DefinitionCard(appearance)
        self._lay_out(appearance)
        self.copy_button = self.add_button(self.tr("Copy"), self.copy, leading=True)
        self.add_button(self.tr("Close"), self.reject)
        self._connect()
        self._show_titles()
        self._enable()
        self.second.setFocus()

    def _lay_out(self, appearance: Appearance) -> None:
        ground, head = Background(appearance, "panel"), QWidget()
        flow = FlowLayout(head, lambda: appearance.theme.px(8))
        flow.addWidget(Elided(appearance, self.tr("Compare {} with").format(self._name(self._first)), 14, 500))
        for widget in (self.second, self.start_button, self.stop_button):
            flow.addWidget(widget)
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._beside.setSpacing(self.theme.px(16))
        for side in self.sides:
            self._beside.addWidget(side, 1)
        content = QVBoxLayout(ground)
        content.setContentsMargins(4, 4, 4, 4)  # room for the ring of the focus
        content.setSpacing(self.theme.px(12))
        content.addWidget(head)
        content.addLayout(self._beside)
        content.addWidget(self.told)
        content.addWidget(self.table, 1)
        content.addWidget(self.card)
        self.table.setMinimumHeight(self.theme.px(LEAST))
        self.column.addWidget(ScrollColumn(appearance, ground))
        self.table.set_empty_text(self.tr("Choose a list to compare with."))
        self.card.clear()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        low = self.width() < self.theme.px(NARROW)
        ways = QBoxLayout.Direction
        self._beside.setDirection(ways.TopToBottom if low else ways.LeftToRight)

    def _connect(self) -> None:
        self.start_button.clicked.connect(self.start)
        self.stop_button.clicked.connect(self.stop)
        self.second.value_changed.connect(lambda _: self.start())
        self.table.solution_selected.connect(self._explain)
        self._lexicons.ready.connect(self._on_ready)
        self._lexicons.failed.connect(self._on_failed)
        self.finished.connect(lambda _: self._leave())

    # the lists

    def _choices(self) -> list[tuple[Cut, str]]:
        """What to compare with: other lists as common as this one, this one with another region, or whole."""
        name, least = self._first
        base = name.partition("+")[0]
        cuts = [Cut(info.name, least) for info in self._lexicons.lists if info.size is not None]
        if least is not Band.UNKNOWN:
            cuts.insert(0, Cut(name, Band.UNKNOWN))
        if has_regions(name):
            cuts += [Cut(with_regions(base, [*regions_of(name), region]), least) for region in regions()]
        return [(cut, self._name(cut)) for cut in dict.fromkeys(cuts) if cut != self._first]

    def _name(self, cut: Cut) -> str:
        title = self._lexicons.title(cut.name)
        if cut.least is Band.UNKNOWN and self._first.least is Band.UNKNOWN:
            return title
        return self.tr("{} ({})").format(title, minimum_band_text(cut.least))

    @property
    def cuts(self) -> tuple[Cut, Cut]:
        """Both lists."""
        return self._first, self.second.value

    def _show_titles(self) -> None:
        for side, cut in zip(self.sides, self.cuts, strict=True):
            side.title.setText(self._name(cut))
            side.verdict.bar.show_verdict(verdict.VerdictKind.NEUTRAL, self.tr("Not searched yet"))

    # the searches

    def start(self) -> None:
        """Search with both lists; what was there before goes."""
        self.model.clear()
        self.told.setText("")
        self.card.clear()
        self.table.set_empty_text(self.tr("Searching…"))
        for side, cut in zip(self.sides, self.cuts, strict=True):
            side.wait(self._name(cut))
        self._waiting = True
        for cut in self.cuts:
            self._lexicons.request(*cut)
        self._begin()

    def _begin(self) -> None:
        """Start once both lists are there."""
        lexicons = [self._lexicons.get(*cut) for cut in self.cuts]
        if self._waiting and None not in lexicons:
            self._waiting = False
            for side, lexicon in zip(self.sides, lexicons, strict=True):
                side.start(self._session, self._puzzle, self._options, lexicon, self._on_ended)
        self._enable()

    def stop(self) -> None:
        """End both searches; what they found is compared."""
        for side in self.sides:
            side.stop()

    def _on_ready(self, *_: object) -> None:
        if self._waiting:
            self._begin()

    def _on_failed(self, name: str, message: str) -> None:
        if not self._waiting or name not in (cut.name for cut in self.cuts):
            return
        self._waiting = False
        for side, cut in zip(self.sides, self.cuts, strict=True):
            if cut.name == name:
                side.verdict.bar.show_verdict(verdict.VerdictKind.BAD, message)
            else:
                side.verdict.bar.show_verdict(verdict.VerdictKind.NEUTRAL, self.tr("Not searched yet"))
        self.table.set_empty_text(self.tr("Choose a list to compare with."))
        self._enable()

    def _on_ended(self) -> None:
        self._enable()
        if any(side.running or side.tally is None or side.outcome is None for side in self.sides):
            return
        found = differences([side.tally for side in self.sides], [side.outcome for side in self.sides])
        self.model.clear()
        self.model.extend(found)
        self.told.setText(self._said(found))
        self.table.set_empty_text(self.tr("No differences in the listed solutions."))
        self._enable()
        announce(self, self.told.text())

    def _said(self, found: list[Difference]) -> str:
        """How many words there are, and how far that holds."""
        counts = [sum(each.side == side and each.why is Why.UNLISTED for each in found) for side in range(2)]
        said = self.tr("Words in the listed solutions: {} only in {}, {} only in {}.")
        names = [self._name(cut) for cut in self.cuts]
        said = said.format(figure(counts[0]), names[0], figure(counts[1]), names[1])
        whole = all(side.outcome is Outcome.COMPLETE and not side.tally.cut for side in self.sides)
        return said if whole else said + " " + self.tr("There may be more: not all solutions were compared.")

    def _enable(self) -> None:
        running = self._waiting or any(side.running for side in self.sides)
        self.start_button.setEnabled(not running and self.second.count() > 0)
        self.stop_button.setEnabled(any(side.running for side in self.sides))
        self.copy_button.setEnabled(self.model.total > 0)

    def _leave(self) -> None:
        self._waiting = False
        for side in self.sides:
            side.cancel()

    # the words

    def _columns(self) -> tuple[Column, ...]:
        return (
            Column("word", self.tr("Word"), lambda each: each.word, lambda each: each.word.upper(),
                   words=lambda each: (each.word,)),
            Column("with", self.tr("Found with"), lambda each: each.side, self._with, width=150),
            Column("why", self.tr("Other list"), lambda each: each.why is Why.UNUSED, self._why, width=180),
            Column("common", self.tr("Common"), self._zipf, kind=Kind.COMMONNESS, width=72),
            Column("points", self.tr("Points"), lambda each: each.points, kind=Kind.NUMBER, width=72),
            Column("solutions", self.tr("Solutions"), lambda each: each.solutions, kind=Kind.NUMBER, width=84),
        )  # fmt: skip

    def _with(self, each: Difference) -> str:
        return self._name(self.cuts[each.side])

    def _why(self, each: Difference) -> str:
        return self.tr("not in the list") if each.why is Why.UNLISTED else self.tr("in the list, not in solutions")

    def _zipf(self, each: Difference) -> float | None:
        return self.sides[each.side].tally.lexicon.zipf(each.word)

    def _explain(self, each: Difference | None) -> None:
        if each is None:
            self.card.clear()
            return
        try:
            known = self._definitions.define(each.word)
        except LexiconError as error:
            self.card.show_word(each.word.upper(), "", str(error))
            return
        text = "" if known is None else known.text.partition("\n")[0]
        self.card.show_word(each.word.upper(), "", text, self._with(each))

    def copy(self) -> None:
        """Put the table on the clipboard, a line a word, its columns apart by tabs."""
        columns = self.model.columns
        lines = ["\t".join(column.title for column in columns)]
        for each in self.model.solutions():
            lines.append("\t".join(column.says(each) for column in columns))
        QGuiApplication.clipboard().setText("\n".join(lines))
