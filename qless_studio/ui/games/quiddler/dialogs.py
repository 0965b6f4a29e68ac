"""The dialogs of the tab: a deal with conditions, and the rules."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.games.quiddler.dealer import DealOptions
from qless_studio.engine.games.quiddler.puzzle import HAND
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.options import options_of
from qless_studio.engine.texts import figure
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.dialogs import Dialog
from qless_studio.ui.widgets.basic.fields import SpinBox
from qless_studio.ui.widgets.basic.flow import STRETCH, filled
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.options_form import OptionsForm
from qless_studio.ui.widgets.basic.scrolling import ScrollColumn, background
from qless_studio.ui.widgets.feedback.verdict import SearchProgress

OF_PILES = ("seed", "clear", "unique", "needs_move", "needs_pair")
OF_A_HAND = ("seed", "hand")
"""The options of a deal that the dialog shows for each kind of game."""


class _FormDialog(Dialog):
    """A heading, an explanation, a form and a row of buttons."""

    def __init__(self, heading: str, explanation: str, form: OptionsForm, parent: QWidget | None) -> None:
        super().__init__(heading, None, parent)
        self.form = form
        filled(self.column, text_label(heading, "figure"), text_label(explanation, "note", wrap=True))
        ground = background("panel")
        inside = QVBoxLayout(ground)
        inside.setContentsMargins(4, 4, 12, 4)  # for the focus ring and the scroll bar
        filled(inside, form, STRETCH)
        self.column.addWidget(ScrollColumn(ground), 1)
        self.setMinimumWidth(self.theme.px(440))


class DealDialog(_FormDialog):
    """Asks for the conditions of a deal of eight piles or for the cards of a hand, and shows how the search goes."""

    deal_wanted = Signal(object)
    """DealOptions: the conditions"""
    stopped = Signal()

    def __init__(self, options: DealOptions, parent: QWidget | None = None, decks: bool = False) -> None:
        """`decks`: there are several to choose from."""
        names = OF_A_HAND if options.hand else OF_PILES
        form = OptionsForm(options, names=("deck", *names) if decks else names)
        heading = self.tr("Deal with conditions")
        explanation = self.tr("Cards are dealt from the real deck of 118 until a deal meets all conditions.")
        if options.hand:
            cards = form.inputs["hand"].widget
            assert isinstance(cards, SpinBox)
            cards.setRange(*HAND)
            heading = self.tr("Deal a hand")
            explanation = self.tr("A hand has no conditions: they are for the eight piles.")
        super().__init__(heading, explanation, form, parent)
        self.progress = SearchProgress()
        self.state = text_label("", "note", wrap=True)
        filled(self.column, self.progress, self.state)
        self.close_button = self.add_button(self.tr("Close"), self.reject)
        self.deal = self.add_button(self.tr("Deal"), self._on_deal, primary=True, icon="die")
        self.progress.stop_clicked.connect(self.stopped)
        self.rejected.connect(self.stopped)

    def show_search(self, deals: int) -> None:
        """Show how many deals were tried so far."""
        self.state.setText(self.tr("Deals tried: {}").format(figure(deals)))

    def show_end(self, text: str) -> None:
        """Show that the search ended; `text` says how."""
        self.progress.finish()
        self.state.setText(text)

    def _on_deal(self) -> None:
        self.state.clear()
        self.progress.start()
        self.deal_wanted.emit(self.form.options)


class RulesDialog(_FormDialog):
    """The options of the game; every change takes effect immediately."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        names = [known.name for known in options_of(type(session.options))]
        if session.language.code == ENGLISH.code:
            names.remove("deck")  # there is only one
        form = OptionsForm(session.options, names=names)
        explanation = self.tr("Changes take effect immediately and restart the analysis.")
        super().__init__(self.tr("Quiddler rules"), explanation, form, parent)
        self.add_button(self.tr("Close"), self.accept, primary=True)
        form.options_changed.connect(session.set_options)
        session.options_changed.connect(form.set_options)
