"""The dialogs of the tab: a deal with conditions, and the rules."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.games.quiddler.dealer import DealOptions
from qless_studio.engine.games.quiddler.puzzle import HAND
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.options import options_of
from qless_studio.engine.texts import figure
from qless_studio.ui.style import theme_of
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.fields import SpinBox
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.options_form import OptionsForm
from qless_studio.ui.widgets.basic.scrolling import Background, ScrollColumn
from qless_studio.ui.widgets.feedback.verdict import SearchProgress

OF_PILES = ("seed", "clear", "unique", "needs_move", "needs_pair")
OF_A_HAND = ("seed", "hand")
"""The options of a deal that the dialog shows for each kind of game."""


class _Dialog(QDialog):
    """A heading, an explanation, a form and a row of buttons."""

    def __init__(self, form: OptionsForm, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.form = form
        self._heading = text_label("", "figure")
        self._explanation = text_label("", "note", wrap=True)
        px = theme_of(self).px
        column = QVBoxLayout(self)
        column.setContentsMargins(*[px(24)] * 4)
        column.setSpacing(px(12))
        column.addWidget(self._heading)
        column.addWidget(self._explanation)
        ground = Background("panel")
        inside = QVBoxLayout(ground)
        inside.setContentsMargins(4, 4, 12, 4)  # for the focus ring and the scroll bar
        inside.addWidget(form)
        inside.addStretch(1)
        column.addWidget(ScrollColumn(ground), 1)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(px(8))
        self._above_buttons = QVBoxLayout()
        column.addLayout(self._above_buttons)
        column.addLayout(self.buttons)
        self.setMinimumWidth(px(440))

    def set_texts(self, heading: str, explanation: str) -> None:
        """What the dialog is for."""
        self.setWindowTitle(heading)
        self._heading.setText(heading)
        self._explanation.setText(explanation)

    def add_above_buttons(self, widget: QWidget) -> None:
        self._above_buttons.addWidget(widget)


class DealDialog(_Dialog):
    """Asks for the conditions of a deal of eight piles or for the cards of a hand, and shows how the search goes."""

    deal_wanted = Signal(object)
    """DealOptions: the conditions"""
    stopped = Signal()

    def __init__(self, options: DealOptions, parent: QWidget | None = None, decks: bool = False) -> None:
        """`decks`: there are several to choose from."""
        names = OF_A_HAND if options.hand else OF_PILES
        form = OptionsForm(options, names=("deck", *names) if decks else names)
        super().__init__(form, parent)
        if options.hand:
            cards = form.inputs["hand"].widget
            assert isinstance(cards, SpinBox)
            cards.setRange(*HAND)
            self.set_texts(self.tr("Deal a hand"), self.tr("A hand has no conditions: they are for the eight piles."))
        else:
            self.set_texts(
                self.tr("Deal with conditions"),
                self.tr("Cards are dealt from the real deck of 118 until a deal meets all conditions."),
            )
        self.progress = SearchProgress()
        self.state = text_label("", "note", wrap=True)
        self.add_above_buttons(self.progress)
        self.add_above_buttons(self.state)
        self.deal = Button(self.tr("Deal"), "die", primary=True)
        self.close_button = Button(self.tr("Close"))
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.close_button)
        self.buttons.addWidget(self.deal)
        self.deal.setDefault(True)
        self.deal.clicked.connect(self._on_deal)
        self.close_button.clicked.connect(self.reject)
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


class RulesDialog(_Dialog):
    """The options of the game; every change takes effect immediately."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        names = [known.name for known in options_of(type(session.options))]
        if session.language.code == ENGLISH.code:
            names.remove("deck")  # there is only one
        form = OptionsForm(session.options, names=names)
        super().__init__(form, parent)
        self.set_texts(self.tr("Quiddler rules"), self.tr("Changes take effect immediately and restart the analysis."))
        close = Button(self.tr("Close"), primary=True)
        close.clicked.connect(self.accept)
        self.buttons.addStretch(1)
        self.buttons.addWidget(close)
        form.options_changed.connect(session.set_options)
        session.options_changed.connect(form.set_options)
