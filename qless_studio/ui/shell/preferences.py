"""Preferences: the game's options, the look, the word list of new tabs; every change takes effect at once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFormLayout, QVBoxLayout, QWidget

from qless_studio.engine.lexicon import LexiconInfo
from qless_studio.engine.options import options_of
from qless_studio.ui.shell.dialog import Dialog
from qless_studio.ui.shell.session import Session
from qless_studio.ui.shell.settings import MODES, TEXT_SCALES
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.choices import Combo, Segments
from qless_studio.ui.widgets.fields import CheckBox
from qless_studio.ui.widgets.labels import Label
from qless_studio.ui.widgets.options_form import OptionsForm
from qless_studio.ui.widgets.scrolling import Ground, ScrollColumn

SIZE = QSize(560, 560)


class PreferencesDialog(Dialog):
    """Keeps nothing itself: it shows and changes what session and appearance have."""

    lexicon_chosen = Signal(str)
    """Name of the word list that new tabs begin with; "" leaves it to each game"""

    def __init__(
        self,
        appearance: Appearance,
        session: Session,
        lists: Sequence[LexiconInfo],
        lexicon: str,
        parent: QWidget,
    ) -> None:
        """`lexicon` is the name of the word list that new tabs begin with now."""
        super().__init__(appearance, self.tr("Preferences"), SIZE, parent)
        self._session = session
        ground = Ground(appearance, "panel")
        self._content = QVBoxLayout(ground)
        self._content.setContentsMargins(4, 4, 12, 4)  # room for the ring of the focus and for the scroll bar
        self._content.setSpacing(self.theme.px(12))
        self._add_game()
        self._add_look()
        self._add_lists(lists, lexicon)
        self._content.addStretch(1)
        self.column.addWidget(ScrollColumn(appearance, ground))
        self.reset_button = self.add_button(self.tr("Reset to defaults"), self.reset, leading=True)
        self.add_button(self.tr("Close"), self.accept, primary=True)

    def _add_head(self, text: str) -> None:
        if self._content.count():
            self._content.addSpacing(self.theme.px(12))
        self._content.addWidget(Label(self.appearance, text, 18, 600))

    def _add_game(self) -> None:
        game = self._session.game
        self._add_head(game.title)
        self.form = OptionsForm(self.appearance, self._session.options)
        self.form.options_changed.connect(self._session.set_options)
        self.form.layout().setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        self._content.addWidget(self.form)
        if not options_of(game.options):
            self._content.addWidget(Label(self.appearance, self.tr("There is nothing to set."), 14, 400, "text_dim"))

    def _add_look(self) -> None:
        appearance = self.appearance
        names = (self.tr("As in the system"), self.tr("Light"), self.tr("Dark"), self.tr("High contrast"))
        self.mode = Combo(appearance, list(zip(MODES, names, strict=True)), self.tr("Theme"))
        self.scale = Segments(appearance, [(scale, f"{scale:.0%}") for scale in TEXT_SCALES], self.tr("Text size"))
        self.motion = CheckBox(appearance, self.tr("Less motion"))
        self.motion.setToolTip(self.tr("Changes show at once instead of moving"))
        self._show_look()
        self.mode.value_changed.connect(appearance.set_mode)
        self.scale.value_changed.connect(appearance.set_text_scale)
        self.motion.toggled.connect(appearance.set_reduced_motion)
        self._add_head(self.tr("Appearance"))
        form = self._new_form()
        self._add_row(form, self.tr("Theme"), self.mode)
        self._add_row(form, self.tr("Text size"), self.scale)
        form.addRow(self.motion)

    def _add_lists(self, lists: Sequence[LexiconInfo], lexicon: str) -> None:
        choices = [("", self.tr("The one that suits the game"))]
        choices += [(info.name, info.title) for info in lists if info.size is not None]
        if lexicon not in dict(choices):
            choices.append((lexicon, lexicon))
        self.lexicon = Combo(self.appearance, choices, self.tr("Word list of new tabs"))
        self.lexicon.set_value(lexicon)
        self.lexicon.value_changed.connect(self.lexicon_chosen.emit)
        self._add_head(self.tr("Word lists"))
        self._add_row(self._new_form(), self.tr("New tabs begin with"), self.lexicon)

    def _new_form(self) -> QFormLayout:
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        self._content.addLayout(form)
        return form

    def _add_row(self, form: QFormLayout, text: str, widget: QWidget) -> None:
        label = Label(self.appearance, text, 14, 400, "text_dim")
        label.setBuddy(widget)
        label.setMinimumHeight(self.theme.px(32))
        form.addRow(label, widget)

    def _show_look(self) -> None:
        appearance = self.appearance
        self.mode.set_value(appearance.mode)
        self.scale.set_value(min(TEXT_SCALES, key=lambda scale: abs(scale - appearance.text_scale)))
        self.motion.setChecked(appearance.chosen_reduced_motion)

    def reset(self) -> None:
        """Everything here as in a new installation."""
        options = self._session.game.options()
        self._session.set_options(options)
        self.form.set_options(options)
        self.appearance.set_mode(MODES[0])
        self.appearance.set_text_scale(TEXT_SCALES[0])
        self.appearance.set_reduced_motion(False)
        self._show_look()
        self.lexicon.set_value("")
        self.lexicon_chosen.emit("")
