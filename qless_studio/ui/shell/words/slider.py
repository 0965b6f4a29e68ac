"""The slider that sets how common a word must be to count in the tab."""

from __future__ import annotations

import shiboken6
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from qless_studio.engine.lexicon import Band
from qless_studio.ui.tab.lexicons import size_text
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.fields import SliderRow
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.popover import Popover
from qless_studio.ui.widgets.results.commonness import minimum_band_text

BANDS = tuple(Band)[::-1]
"""The steps of the slider, all words first"""


class CommonnessPopover(Popover):
    """Every step takes effect at once."""

    help_page = "words"

    def __init__(self, parent: QWidget) -> None:
        super().__init__(self.tr("Common words only"), parent)
        self._session: Session | None = None
        self.row = SliderRow(self.tr("Words"), 0, len(BANDS) - 1, 0, lambda step: minimum_band_text(BANDS[step]))
        self.row.slider.setAccessibleName(self.tr("Minimum commonness of words that count"))
        self.row.slider.setPageStep(1)
        self.row.value_changed.connect(self._on_moved)
        explanation = self.tr("The verdict, lists and hints then use the smaller list. Words you added still count.")
        self.size_label = text_label("", "")
        self.all_button = Button(self.tr("All words"))
        self.all_button.clicked.connect(lambda: self.row.slider.setValue(0))
        self.add(text_label(self.tr("Common words only"), "strong"))
        self.add(self.row)
        self.add(self.size_label)
        self.add(text_label(explanation, "caption", wrap=True))
        self.add(self.all_button)

    def open_for(self, session: Session, button: QWidget) -> None:
        """Open it over the button, for a tab's session."""
        self._session = session
        session.lexicon_changed.connect(self._show_size)
        self.row.slider.setValue(BANDS.index(session.commonness))
        self._show_size()
        self.setMinimumWidth(self.theme.px(400))
        self.open_under(button)
        self.row.slider.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        session, self._session = self._session, None
        if session is not None and shiboken6.isValid(session):  # else it is gone, with its document
            session.lexicon_changed.disconnect(self._show_size)

    def _on_moved(self, step: int) -> None:
        if self._session is not None:
            self._session.use_commonness(BANDS[step])
            self.row.slider.setAccessibleDescription(minimum_band_text(BANDS[step]))
            self._show_size()

    def _show_size(self, *_: object) -> None:
        if self._session is None:
            return
        lexicon = self._session.lexicon
        self.size_label.setText(self.tr("loading…") if lexicon is None else size_text(len(lexicon)))
        self.all_button.setEnabled(self._session.commonness is not Band.UNKNOWN)
