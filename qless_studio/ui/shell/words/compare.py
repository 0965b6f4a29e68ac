"""Two word lists compared for the puzzle in front: both verdicts, and the words that only one of them has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.engine.lexicon.definitions import Definitions
from qless_studio.engine.results import Difference, Tally, Why, differences, tally
from qless_studio.engine.solving import FinishedRun, Outcome, Run
from qless_studio.engine.texts import capitalised, duration, figure, say, without_dots
from qless_studio.ui.shell.lexicons.model import has_regions, regions_of, with_regions
from qless_studio.ui.tab.analyse_page import PROVEN, failure_text
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.lexicons import Cut, Lexicons, regions
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.dialogs import Dialog
from qless_studio.ui.widgets.basic.fields import Combo
from qless_studio.ui.widgets.basic.labels import Elided, text_label
from qless_studio.ui.widgets.basic.layout import FlowLayout, ScrollColumn, background, bare, filled, inset
from qless_studio.ui.widgets.feedback import verdict
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable
from qless_studio.ui.widgets.results.word_facts import DefinitionCard, minimum_band_text

SIZE = QSize(880, 680)
NARROW, MINIMUM_TABLE_HEIGHT = 640, 200
"""At 100 %. Below that width the verdicts stand one above the other."""


class ListSide(QWidget):
    """One word list: its name, and the verdict with it; a search of its own that can be stopped."""

    def __init__(self, searches: BackgroundSearches, name: str, ended: Callable[[], object]) -> None:
        """`name` of its search among `searches`; `ended` is called once `tally` and `outcome` are final."""
        super().__init__()
        self._searches, self._name, self._ended = searches, name, ended
        self._verdict_of: Callable[[FinishedRun], str] = lambda finished: ""
        self.title = Elided("", "strong")
        self.verdict = verdict.VerdictArea(self.stop)
        self.note = text_label("", "caption", wrap=True)
        self.tally: Tally | None = None
        self.outcome: Outcome | None = None
        filled(bare(QVBoxLayout(self), 8), self.title, self.verdict, self.note)

    @property
    def running(self) -> bool:
        return self._searches.running(self._name)

    def show_loading(self, title: str) -> None:
        """Discard the results before; the list is being loaded."""
        self.cancel()
        self.title.setText(title)
        self.tally, self.outcome = None, None
        self.note.setText("")
        self.verdict.bar.show_verdict(verdict.VerdictKind.NEUTRAL, capitalised(self.tr("loading…")))

    def start(self, game: Game[Any, Any, Any], puzzle: Any, options: Any, lexicon: Lexicon) -> None:
        """Search with a list; `ended` is called then."""
        into = self.tally = Tally(lexicon)
        self._verdict_of = lambda finished: game.verdict(finished.run.summary, finished.outcome)
        self.verdict.bar.show_verdict(verdict.VerdictKind.RUNNING, self.tr("Searching…"))
        self.verdict.progress.start()
        self._searches.start(
            self._name,
            lambda run: tally(game, puzzle, options, into, run),
            ended=self._on_ended,
            progressed=self._on_progressed,
        )

    def stop(self) -> None:
        """Stop the search; what it found counts."""
        self._searches.stop(self._name)

    def cancel(self) -> None:
        """Cancel the search silently."""
        self._searches.cancel(self._name)
        self.verdict.progress.finish()

    def _on_progressed(self, run: Run) -> None:
        self.verdict.progress.set_fraction(run.fraction)

    def _on_ended(self, finished: FinishedRun) -> None:
        if self.tally is None:
            return
        self.outcome, self.tally = finished.outcome, self.tally.copy()
        self.verdict.progress.finish()
        if finished.error is not None:
            self.verdict.bar.show_verdict(verdict.VerdictKind.BAD, failure_text(finished.error))
        else:
            state = PROVEN.get(finished.outcome, verdict.VerdictKind.WARN)
            self.verdict.bar.show_verdict(state, self._verdict_of(finished), duration(finished.run.seconds))
        self.note.setText(self._extent(self.tally))
        self._ended()

    def _extent(self, found: Tally) -> str:
        """How much of the search the words come from."""
        whole = self.outcome is Outcome.COMPLETE and not found.cut
        text = self.tr("{} words in {} solutions") if whole else self.tr("{} words in {} solutions so far")
        return text.format(figure(len(found.words)), figure(found.seen))


class CompareDialog(Dialog):
    """Compares for the puzzle that was in front when it was opened; the first list is the one in force then."""

    help_page = "words"

    def __init__(self, session: Session, lexicons: Lexicons, parent: QWidget) -> None:
        super().__init__(without_dots(say("Compare word lists…")), SIZE, parent)
        self._game, self._lexicons = session.game, lexicons
        self._puzzle, self._options = session.puzzle, session.options
        self._first = Cut(session.words.name, session.words.commonness)
        self._definitions = Definitions()
        self._waiting = False
        self._searches = BackgroundSearches(session, self)
        self.sides = tuple(ListSide(self._searches, name, self._on_ended) for name in ("first", "second"))
        self.second = Combo(self._choices(), self.tr("Word list to compare with"), act=self.start)
        self.start_button = Button(self.tr("Compare"), "play", primary=True, act=self.start)
        self.stop_button = Button(self.tr("Stop"), "stop", act=self.stop)
        self.summary = text_label("", "", wrap=True)
        self.model = ResultModel(self._columns(), parent=self)
        self.table = ResultTable(self.model, self.tr("Words found with only one list"))
        self.card = DefinitionCard()
        self._lay_out()
        self.copy_button = self.add_button(self.tr("Copy"), self.copy, leading=True)
        self.add_button(self.tr("Close"), self.reject)
        self._connect()
        self._show_titles()
        self._enable()
        self.second.setFocus()

    def _lay_out(self) -> None:
        ground, controls = background("panel"), QWidget()
        flow = FlowLayout(controls, lambda: self.theme.px(8))
        flow.addWidget(Elided(self.tr("Compare {} with").format(self._name(self._first)), ""))
        for widget in (self.second, self.start_button, self.stop_button):
            flow.addWidget(widget)
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._beside.setSpacing(self.theme.px(16))
        for side in self.sides:
            self._beside.addWidget(side, 1)
        content = inset(QVBoxLayout(ground), self.theme.px(12), 4, 4, 4, 4)  # room for the ring of the focus
        filled(content, controls, self._beside, self.summary, (self.table, 1), self.card)
        self.table.setMinimumHeight(self.theme.px(MINIMUM_TABLE_HEIGHT))
        self.column.addWidget(ScrollColumn(ground))
        self.table.set_empty_text(self.tr("Word list to compare with"))
        self.card.clear()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < self.theme.px(NARROW)
        directions = QBoxLayout.Direction
        self._beside.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)

    def _connect(self) -> None:
        self.table.solution_selected.connect(self._explain)
        self._lexicons.ready.connect(self._on_ready)
        self._lexicons.failed.connect(self._on_failed)
        self.finished.connect(self._on_closed)

    # the lists

    def _choices(self) -> list[tuple[Cut, str]]:
        """What to compare with: other lists as common as this one, this one with another region, or whole."""
        name, least, _ = self._first
        base = name.partition("+")[0]
        cuts = [Cut(info.name, least) for info in self._lexicons.of_same_language(name)]
        if least is not Band.UNKNOWN:
            cuts.insert(0, Cut(name, Band.UNKNOWN))
        if has_regions(name):
            cuts += [Cut(with_regions(base, [*regions_of(name), region]), least) for region in regions()]
        return [(cut, self._name(cut)) for cut in dict.fromkeys(cuts) if cut != self._first]

    def _name(self, cut: Cut) -> str:
        title = self._lexicons.title(cut.name)
        if cut.commonness is Band.UNKNOWN and self._first.commonness is Band.UNKNOWN:
            return title
        return f"{title} ({minimum_band_text(cut.commonness)})"

    @property
    def cuts(self) -> tuple[Cut, Cut]:
        """The cuts of both lists."""
        second = self.second.value
        return self._first, second if isinstance(second, Cut) else self._first

    def _show_titles(self) -> None:
        for side, cut in zip(self.sides, self.cuts, strict=True):
            side.title.setText(self._name(cut))
            side.verdict.bar.show_verdict(verdict.VerdictKind.NEUTRAL, self.tr("Not searched yet"))

    # the searches

    def start(self) -> None:
        """Search with both lists; the results before are discarded."""
        self.model.clear()
        self.summary.setText("")
        self.card.clear()
        self.table.set_empty_text(self.tr("Searching…"))
        for side, cut in zip(self.sides, self.cuts, strict=True):
            side.show_loading(self._name(cut))
        self._waiting = True
        for cut in self.cuts:
            self._lexicons.request(*cut)
        self._begin()

    def _begin(self) -> None:
        """Start once both lists are there."""
        loaded = [(side, self._lexicons.get(*cut)) for side, cut in zip(self.sides, self.cuts, strict=True)]
        ready = [(side, lexicon) for side, lexicon in loaded if lexicon is not None]
        if self._waiting and len(ready) == len(loaded):
            self._waiting = False
            for side, lexicon in ready:
                side.start(self._game, self._puzzle, self._options, lexicon)
        self._enable()

    def stop(self) -> None:
        """Stop both searches; what they found is compared."""
        for side in self.sides:
            side.stop()

    def _on_ready(self) -> None:
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
        self.table.set_empty_text(self.tr("Word list to compare with"))
        self._enable()

    def _on_ended(self) -> None:
        self._enable()
        tallies = [side.tally for side in self.sides if side.tally is not None and side.outcome is not None]
        if len(tallies) < len(self.sides):
            return
        found = differences(tallies, [side.outcome for side in self.sides])
        self.model.show(found)
        self.summary.setText(self._summary_of(found, tallies))
        self.table.set_empty_text(self.tr("No differences in the listed solutions."))
        self._enable()
        announce(self, self.summary.text())

    def _summary_of(self, found: list[Difference], tallies: Sequence[Tally]) -> str:
        """How many words there are, and how far that holds."""
        counts = [sum(each.side == side and each.why is Why.UNLISTED for each in found) for side in range(2)]
        text = self.tr("Words in the listed solutions: {} only in {}, {} only in {}.")
        names = [self._name(cut) for cut in self.cuts]
        text = text.format(figure(counts[0]), names[0], figure(counts[1]), names[1])
        complete = all(side.outcome is Outcome.COMPLETE for side in self.sides) and not any(
            each.cut for each in tallies
        )
        return text if complete else text + " " + self.tr("There may be more: not all solutions were compared.")

    def _enable(self) -> None:
        self.start_button.setEnabled(not (self._waiting or self._searches.active) and self.second.count() > 0)
        self.stop_button.setEnabled(self._searches.active)
        self.copy_button.setEnabled(self.model.total > 0)

    def _on_closed(self) -> None:
        self._waiting = False
        self._searches.cancel()

    # the words

    def _columns(self) -> tuple[Column, ...]:
        return (
            Column("word", self.tr("Word"), lambda each: each.word, self._shown,
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

    def _shown(self, each: Difference) -> str:
        """The word as people spell it."""
        found = self.sides[each.side].tally
        return each.word.upper() if found is None else found.lexicon.shown(each.word)

    def _zipf(self, each: Difference) -> float | None:
        found = self.sides[each.side].tally
        return None if found is None else found.lexicon.zipf(each.word)

    def _explain(self, each: Difference | None) -> None:
        if each is None:
            self.card.clear()
            return
        found = self.sides[each.side].tally
        try:
            known = None
            if found is not None:
                lexicon = found.lexicon
                known = self._definitions.define(each.word, lexicon.language, lexicon.spelt(each.word))
        except LexiconError as error:
            self.card.show_word(self._shown(each), "", str(error))
            return
        text = "" if known is None else known.text.partition("\n")[0]
        self.card.show_word(self._shown(each), "", text, self._with(each))

    def copy(self) -> None:
        """Put the table on the clipboard, a line a word, its columns apart by tabs."""
        columns = self.model.columns
        lines = ["\t".join(column.title for column in columns)]
        for each in self.model.solutions():
            lines.append("\t".join(column.says(each) for column in columns))
        QGuiApplication.clipboard().setText("\n".join(lines))
