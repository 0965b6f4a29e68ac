"""The command palette: find and run a command by a few of its letters. See docs/decisions/036."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from qless_studio.ui.shell.frame.menus import ROW, CommandList
from qless_studio.ui.shell.frame.overlay import Overlay
from qless_studio.ui.shell.frame.row_list import SCATTERED, SCATTERED_FROM, Match, RowModel, match
from qless_studio.ui.style import theme_of
from qless_studio.ui.style.focus import RINGLESS
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.lengths import sized, spaced
from qless_studio.ui.tab.actions import Group
from qless_studio.ui.widgets.basic.action_button import plain_text
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.basic.flow import filled
from qless_studio.ui.widgets.basic.labels import Elided, KeyCap, key_names
from qless_studio.ui.widgets.basic.list_row import ListRow
from qless_studio.ui.widgets.basic.themed import Measured, fill

WIDTH, TOP, MARGIN = 640, 104, 16
INPUT, FOOT, GAP = 56, 32, 8
PAGE = 8
"""Rows that Page Up and Page Down move"""


@dataclass(frozen=True)
class PaletteRow:
    """A row of the list: the title of a group, or a command."""

    text: str
    action: QAction | None = None
    """None for a title"""
    places: tuple[int, ...] = ()
    """Positions of the matched letters"""
    rank: int = 0
    """Of the match, as in `fuzzy_match`"""


def _match(query: str, action: QAction) -> Match | None:
    """How a command matches: by its text, else by a word of its explanation."""
    hit = match(query, plain_text(action))
    if hit is None and len(query.strip()) >= SCATTERED_FROM:
        told = match(query, action.toolTip())
        return Match(SCATTERED, ()) if told is not None and told.rank <= 1 else None
    return hit


class PaletteModel(RowModel):
    """The commands that match a query, in two groups: the game's own, then all others."""

    rows: list[PaletteRow]

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._groups: list[tuple[str, list[QAction]]] = []
        self.rows = []

    def set_groups(self, groups: Sequence[tuple[str, Sequence[QAction]]]) -> None:
        """Offer these commands, by title of their group; separators and hidden ones are left out."""
        self._groups = [
            (title, [action for action in actions if not action.isSeparator() and action.isVisible()])
            for title, actions in groups
        ]

    def show_matches(self, query: str) -> None:
        """Show what matches, the best matches of each group first, equal ones in the order of the menus.

        Commands with the letters scattered over them, or only explained by them, are left out if any has them in words.
        """
        found = [
            [(hit, action) for action in actions if (hit := _match(query, action)) is not None]
            for _, actions in self._groups
        ]
        best = min((hit.rank for hits in found for hit, _ in hits), default=SCATTERED)
        self.beginResetModel()
        self.rows = []
        for (title, _), hits in zip(self._groups, found, strict=True):
            shown = [(hit, action) for hit, action in hits if hit.rank < SCATTERED or best == SCATTERED]
            if shown:
                self.rows.append(PaletteRow(title))
            for hit, action in sorted(shown, key=lambda pair: pair[0].rank):
                self.rows.append(PaletteRow(plain_text(action), action, hit.places, hit.rank))
        self.endResetModel()

    @property
    def shown(self) -> int:
        """How many commands match."""
        return sum(row.action is not None for row in self.rows)

    @property
    def total(self) -> int:
        """How many there are."""
        return sum(len(actions) for _, actions in self._groups)

    def is_enabled(self, number: int) -> bool:
        action = self.rows[number].action
        return action is not None and action.isEnabled()

    @property
    def enabled(self) -> list[int]:
        """The rows whose commands are available now."""
        return [number for number in range(len(self.rows)) if self.is_enabled(number)]

    @property
    def best(self) -> int:
        """The row of the best match that is available now, -1 if there is none."""
        return min(self.enabled, key=lambda number: self.rows[number].rank, default=-1)

    def list_row(self, number: int) -> ListRow:
        """What a row shows. Of a command that is not available a note says so: paler letters would not."""
        row, action = self.rows[number], self.rows[number].action
        if action is None:
            return ListRow(row.text, heading=True)
        icon = "check" if action.isCheckable() and action.isChecked() else action.property("icon_name") or ""
        if not action.isEnabled():
            note = self.tr("unavailable")
            return ListRow(row.text, row.places, weight=400, icon=icon, enabled=False, note=note)
        return ListRow(row.text, row.places, weight=400, icon=icon, shortcuts=action.shortcuts()[:1])

    def spoken(self, number: int) -> str:
        """A row in words: the command, whether it is on, its keys, whether it is available now."""
        row = self.rows[number]
        if row.action is None:
            return row.text
        parts = [row.text]
        if row.action.isCheckable():
            parts.append(self.tr("on") if row.action.isChecked() else self.tr("off"))
        keys = " ".join(key_names(row.action.shortcut()))
        parts += [keys] if keys else []
        parts += [] if row.action.isEnabled() else [self.tr("unavailable")]
        return ", ".join(parts)


class _Query(Measured, QLineEdit):
    """The letters typed; arrows move in the list instead."""

    moved = Signal(int)
    """Number of commands down, negative for up"""

    def __init__(self) -> None:
        super().__init__()
        self.setFrame(False)
        self.setProperty(RINGLESS, True)  # it has the focus as long as the palette is open
        self.setPlaceholderText(self.tr("Search commands"))
        self.setAccessibleName(self.tr("Search commands"))
        self.setAccessibleDescription(self.tr("Up and Down to choose, Enter to run"))
        sized(self, height=INPUT)
        self.measure()

    def measure(self) -> None:
        self.setFont(theme_of(self).font(18, 400))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -PAGE, Qt.Key.Key_PageDown: PAGE}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.moved.emit(step)


class CommandPalette(Overlay):
    """Type, choose, run. The order is always the same, so that it can be learnt by heart."""

    help_page = "keyboard"

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Command palette"))
        self.model = PaletteModel(self)
        self.query = _Query()
        self.list = CommandList(self.model, self.tr("Commands"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard stays in the query
        self._help = Elided(self.tr("Up and Down to choose, Enter to run"), "caption")
        self.count = Elided("", "caption", trailing=True)
        self._none = Elided(self.tr("No matching commands"), "note")
        input_row, foot_row = spaced(QHBoxLayout(), 8, 50, 0, 16), spaced(QHBoxLayout(), 8, 20, 0, 20)
        none_row = spaced(QHBoxLayout(), 0, 20, 0, 20)
        filled(input_row, (self.query, 1), KeyCap(self.tr("Esc")))
        none_row.addWidget(sized(self._none, height=ROW))
        filled(foot_row, (sized(self._help, height=FOOT), 1), sized(self.count, height=FOOT))
        filled(spaced(QVBoxLayout(self.card), 0), input_row, none_row, (self.list, 1), (None, 0), foot_row)
        self.query.textChanged.connect(self._on_text_changed)
        self.query.moved.connect(self._move)
        self.query.returnPressed.connect(self._run)
        self.list.clicked.connect(self._on_clicked)
        self.closed.connect(self._on_closed)

    def _on_closed(self) -> None:
        QTimer.singleShot(0, self, self._forget)  # the list is not done yet with the click that closed it

    def _forget(self) -> None:
        """Let go of the commands: a document may be closed, and those of its game with it."""
        if self.isHidden():
            self.model.set_groups([])
            self.model.show_matches("")

    def open_with(self, groups: Sequence[Group], own: Group) -> None:
        """Come up offering the game's `own` commands and those of all other groups."""
        others = [action for group in groups if group is not own for action in group.actions]
        self.model.set_groups([(own.title, own.actions), (self.tr("General"), others)])
        self.query.clear()
        self._on_text_changed("")
        self.open(self.query)

    @property
    def chosen(self) -> QAction | None:
        """The command that Enter would run."""
        number = self.list.currentIndex().row()
        return self.model.rows[number].action if 0 <= number < len(self.model.rows) else None

    def _on_text_changed(self, text: str) -> None:
        self.model.show_matches(text)
        self._none.setVisible(not self.model.rows)
        self.list.setVisible(bool(self.model.rows))  # it has a minimum height, for which the query would give way
        self.count.setText(self.tr("{} of {} commands").format(self.model.shown, self.model.total))
        self._place_card()
        self.list.scrollToTop()
        self._choose(self.model.best)

    def _choose(self, number: int) -> None:
        self.list.choose(number)
        if number >= 0 and self.isVisible():
            announce(self.query, self.model.spoken(number))

    def _on_clicked(self, index: QModelIndex) -> None:
        if self.model.is_enabled(index.row()):
            self._choose(index.row())
            self._run()

    def _move(self, step: int) -> None:
        enabled = self.model.enabled
        if not enabled:
            return
        current = self.list.currentIndex().row()
        place = (enabled.index(current) if current in enabled else 0) + step
        wraps = abs(step) == 1
        target = enabled[place % len(enabled) if wraps else min(len(enabled) - 1, max(0, place))]
        self._choose(target)
        self.list.scrollTo(self.model.index(target))

    def _run(self) -> None:
        action = self.chosen
        if action is None or not action.isEnabled():
            return
        self.close_overlay()
        action.trigger()

    def card_rect(self) -> QRect:
        px = self.theme.px
        margin = px(MARGIN)
        width = min(px(WIDTH), self.width() - 2 * margin)
        rows = self.list.content_height() or px(ROW)
        top = min(px(TOP), round(self.height() * 0.13))
        height = min(px(INPUT) + rows + px(2 * GAP + FOOT), self.height() - top - margin)
        return QRect((self.width() - width) // 2, top, width, height)

    def paint_card(self, painter: QPainter) -> None:
        theme, px = self.theme, self.theme.px
        size = px(20)
        x = self.card.width() - px(18) - size if self.mirrored else px(18)
        place = QRectF(x, (px(INPUT) - size) / 2, size, size)
        paint_icon(painter, "search", place, theme.color("text_dim"))
        fill(painter, QRectF(0, px(INPUT), self.card.width(), 1), theme.color("edge"))
        fill(painter, QRectF(0, self.card.height() - px(FOOT), self.card.width(), 1), theme.color("edge"))
