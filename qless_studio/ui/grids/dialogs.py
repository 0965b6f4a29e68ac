"""The dialogs of a tab on a board of letter tiles: dice fitted to a list, the size of the board, options."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from PySide6.QtWidgets import QFormLayout, QWidget

from qless_studio.engine.errors import StudioError
from qless_studio.engine.grids.board import MAX_SIDE
from qless_studio.engine.grids.dice import ListDice
from qless_studio.engine.grids.dice_fitting import AIMS, DiceFitting
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import FinishedRun, Outcome, Run
from qless_studio.engine.texts import decimal, figure, say, without_dots
from qless_studio.ui.style.drawing import set_kind
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.dialogs import Dialog, Popover
from qless_studio.ui.widgets.basic.fields import SpinBox
from qless_studio.ui.widgets.basic.labels import ShareDone, text_label
from qless_studio.ui.widgets.basic.layout import filled
from qless_studio.ui.widgets.basic.options_form import OptionsForm

# The dialog that fits dice to the words of a list: goal, progress, Stop.


class DiceDialog(Dialog):
    """Starts at once; finished dice are stored for the list, and the dialog closes."""

    def __init__(
        self,
        session: Session,
        lexicon: Lexicon,
        crc: str,
        side: int,
        use: Callable[[ListDice], object],
        parent: QWidget,
    ) -> None:
        """`crc`: checksum of the words; `side`: rows of the board. `use` gets the dice once they are stored."""
        super().__init__(self.tr("Dice for this list"), None, parent)
        self._use = use
        tr, aim = self.tr, AIMS[side]
        self._searches = BackgroundSearches(session, self)
        self._made: ListDice | None = None
        text = tr(
            "{} dice are fitted to the letters of {}, so that rolls have about as many words as with English dice, "
            "{} on average, or as close as its letters allow. This takes about 20 seconds; the dice are stored with "
            "the list."
        ).format(side * side, lexicon.name, figure(aim.words))
        explanation = text_label(text, wrap=True)
        explanation.setMinimumWidth(self.theme.px(360))
        self.share = ShareDone(tr("done"))
        self.note = text_label("", "caption", wrap=True)
        for widget in (explanation, self.share, self.note):
            self.column.addWidget(widget)
        self.stop = self.add_button(tr("Stop"), self.reject, icon="stop")
        self.rejected.connect(self._searches.cancel)

        def fit(run: Run) -> Iterator[ListDice]:
            yield from DiceFitting(lexicon, crc, side).search(run)  # counting the letters takes a while, too

        self._searches.start("dice", fit, self._on_found, self._on_finished, self._on_progressed)

    def _on_found(self, batch: list[ListDice]) -> None:
        self._made = batch[-1]
        words = decimal(self._made.words, 1)
        self.note.setText(self.tr("{} words on average, ± {}%").format(words, round(100 * self._made.spread)))

    def _on_progressed(self, run: Run) -> None:
        self.share.show_share(run.fraction or 0.0)

    def _on_finished(self, finished: FinishedRun) -> None:
        if finished.outcome is not Outcome.COMPLETE or self._made is None:
            self._show_error(finished.error)
            return
        try:
            self._made.save()
        except StudioError as error:
            self._show_error(error)
            return
        self.accept()
        self._use(self._made)

    def _show_error(self, error: Exception | None) -> None:
        set_kind(self.note, "bad")
        self.note.setText(error.what if isinstance(error, StudioError) else str(error or ""))


# Choose the size of a board: rows and columns.


class SizeDialog(Dialog):
    """Asks for rows and columns, 1 to `MAX_SIDE` each; letters that still fit keep their places."""

    def __init__(self, rows: int, columns: int, resize: Callable[[int, int], object], parent: QWidget) -> None:
        """`resize` gets the rows and columns chosen."""
        super().__init__(without_dots(say("Board size…")), None, parent)
        tr = self.tr
        self.rows, self.columns = SpinBox(tr("Rows")), SpinBox(tr("Columns"))
        form = QFormLayout()
        form.setHorizontalSpacing(self.theme.px(16))
        for spin, value in ((self.rows, rows), (self.columns, columns)):
            spin.setRange(1, MAX_SIDE)
            spin.setValue(value)
            label = text_label(spin.accessibleName(), "note")
            label.setBuddy(spin)
            form.addRow(label, spin)
        filled(self.column, text_label(tr("Letters that still fit keep their places."), "caption"), form)
        self.add_button(tr("Cancel"), self.reject)
        self.resize_button = self.add_button(tr("Resize"), self.accept, primary=True)
        self.accepted.connect(lambda: resize(self.rows.value(), self.columns.value()))
        self.rows.setFocus()
        self.rows.selectAll()  # the first digit typed replaces the number


# A popover with some of the game's options.


class OptionsPopover(Popover):
    """Every change takes effect at once."""

    def __init__(self, session: Session, name: str, shown: Collection[str], parent: QWidget) -> None:
        """`shown`: the names of the options; empty for all."""
        super().__init__(name, parent)
        self._session = session
        self.form = OptionsForm(session.chosen.options, names=shown)
        self.form.options_changed.connect(session.set_options)
        session.chosen_changed.connect(self._on_chosen_changed)
        self.add(self.form)

    def _on_chosen_changed(self) -> None:
        options = self._session.chosen.options
        if options != self.form.options:  # otherwise a number being typed would be rewritten
            self.form.set_options(options)
