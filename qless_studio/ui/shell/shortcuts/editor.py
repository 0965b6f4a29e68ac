"""The dialog in which the user changes keyboard shortcuts, and its list of commands and keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAccessibleWidget, QHBoxLayout, QKeySequenceEdit, QLineEdit, QWidget

from qless_studio.engine.texts import say, without_dots
from qless_studio.ui.shell.frame.palette import CommandList
from qless_studio.ui.shell.frame.row_list import Match, RowModel, match
from qless_studio.ui.shell.shortcuts.catalogue import Entry, Section, sections
from qless_studio.ui.shell.shortcuts.shortcuts import NATIVE, Shortcuts, refusal, to_native, to_portable
from qless_studio.ui.style import theme_of
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.access import Described, announce, install_access
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.dialogs import Dialog
from qless_studio.ui.widgets.basic.fields import Field, Segments
from qless_studio.ui.widgets.basic.labels import Elided, separator, show_text, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, FlowLayout, bare, filled
from qless_studio.ui.widgets.basic.list_row import ListRow
from qless_studio.ui.widgets.basic.themed import text_width
from qless_studio.ui.work.signals import listen


class _RecorderAccess(QAccessibleWidget):
    """A field for keys: its name, and the keys in it."""

    def __init__(self, recorder: Recorder) -> None:
        super().__init__(recorder, QAccessible.Role.HotkeyField, recorder.accessibleName())

    def childCount(self) -> int:
        return 0

    def text(self, kind: QAccessible.Text) -> str:
        recorder = self.widget()
        assert isinstance(recorder, Recorder)
        if kind == QAccessible.Text.Value:
            return recorder.keySequence().toString(NATIVE)
        return recorder.placeholder if kind == QAccessible.Text.Description else super().text(kind)


class Recorder(Described, QKeySequenceEdit):
    """Tab and Escape alone keep their usual meaning, so that the keyboard can leave the field."""

    def __init__(self, name: str, placeholder: str) -> None:
        super().__init__()
        install_access()
        self._access: _RecorderAccess | None = None
        self.setMaximumSequenceLength(1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        line = self.findChild(QLineEdit)
        assert line is not None
        self._line = line
        self._line.setReadOnly(True)
        self.placeholder = placeholder
        self.setAccessibleName(name)
        self._show_placeholder()

    def describe(self) -> _RecorderAccess:
        self._access = _RecorderAccess(self)
        return self._access

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            bare = event.modifiers() == Qt.KeyboardModifier.NoModifier
            if bare and event.key() == Qt.Key.Key_Escape:
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        self._show_placeholder()

    def clear(self) -> None:
        super().clear()
        self._show_placeholder()

    def _show_placeholder(self) -> None:
        self._line.setPlaceholderText(self.placeholder)  # QKeySequenceEdit sets a placeholder of its own

    def sizeHint(self) -> QSize:
        return QSize(theme_of(self).px(240), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(theme_of(self).px(200), super().sizeHint().height())


SIZE = QSize(680, 640)
NAME, KEYS = "name", "keys"


class ShortcutsDialog(Dialog):
    """Search on top, then the commands, then the keys of the chosen one. Every change takes effect at once."""

    help_page = "keyboard"

    def __init__(
        self, views: Sequence[GameView], shortcuts: Shortcuts, every: Sequence[Entry], parent: QWidget
    ) -> None:
        """`every`: all commands, those of games that were never shown, too."""
        super().__init__(without_dots(say("Keyboard shortcuts…")), SIZE, parent)
        self.shortcuts = shortcuts
        shortcuts.know(each.command for each in every)
        self._entry: Entry | None = None
        self._pending: tuple[Entry, tuple[QKeySequence, ...]] | None = None
        self.model = ShortcutModel(shortcuts, self)
        self._make_search()
        self._make_list()
        self._make_editor()
        self.reset_all_button = self.add_button(self.tr("Reset to defaults"), self._on_reset_all, leading=True)
        self.add_button(self.tr("Close"), self.accept, primary=True)
        self.model.set_sections(list(sections(views, every)))
        shortcuts.changed.connect(self._follow)
        self._ask(None)
        self._follow()
        self.search.setFocus()

    # building

    def _make_search(self) -> None:
        row = QWidget()
        flow = FlowLayout(row, lambda: self.theme.px(8))
        kinds = [(NAME, self.tr("By name")), (KEYS, self.tr("By keys"))]
        self.by = Segments(kinds, self.tr("Search"), act=self._on_search_kind)
        self.search = Field(self.tr("Search"), "search")
        self.pressed = Recorder(self.tr("Press the keys to search for"), self.tr("Press the keys to search for"))
        self.pressed.hide()
        text = text_width(self.search.font(), self.search.placeholderText())
        self.search.setMinimumWidth(self.search.width() - self.search.room + text + 4)
        filled(flow, self.search, self.pressed, self.by)
        self.column.addWidget(row)
        listen(self._on_searched, self.search.textChanged, self.pressed.keySequenceChanged)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, lambda: self._search_by(NAME))

    def _make_list(self) -> None:
        self.list = CommandList(self.model, self.tr("Commands"), lambda: self._record())
        self._none = text_label(self.tr("No matches"), "note")
        self._none.hide()
        self.list.selectionModel().currentChanged.connect(lambda now, _: self._on_chosen(now))
        self.list.doubleClicked.connect(self._record)
        filled(self.column, self._none, (self.list, 1), separator("edge"))

    def _make_editor(self) -> None:
        self._title = Elided("", "strong")
        self.recorder = Recorder(self.tr("New shortcut"), self.tr("Press the new keys"))
        self.clear_button = Button(self.tr("Remove shortcut"), "cross", act=lambda: self._set(()))
        self.reset_button = Button(self.tr("Reset"), "undo", act=self._on_reset)
        self.take_button = Button(self.tr("Reassign"), act=self._on_take)
        self.cancel_button = Button(self.tr("Cancel"), act=self._on_cancel)
        self._answers = QWidget()
        filled(bare(QHBoxLayout(self._answers), 8), self.take_button, self.cancel_button, STRETCH)
        self.message = text_label("", "bad", wrap=True)
        controls = QWidget()
        filled(FlowLayout(controls, lambda: self.theme.px(8)), self.recorder, self.clear_button, self.reset_button)
        for widget in (self._title, controls, self.message, self._answers):
            self.column.addWidget(widget)
        self.recorder.keySequenceChanged.connect(self._on_recorded)

    # searching

    def _search_by(self, kind: str) -> None:
        self.by.set_value(kind)
        self._on_search_kind(kind)

    def _on_search_kind(self, kind: object) -> None:
        self.search.setVisible(kind == NAME)
        self.pressed.setVisible(kind == KEYS)
        field = self.search if kind == NAME else self.pressed
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.pressed.clear()
        self._on_searched()

    def _on_searched(self) -> None:
        name = self._entry.name if self._entry is not None else ""
        if self.by.value == NAME:
            self.model.search_name(self.search.text())
        else:
            self.model.search_keys(self.pressed.keySequence())
        self._none.setVisible(not self.model.rows)
        first = next((row.entry.name for row in self.model.rows if row.entry is not None), "")
        self.choose(name if self.model.row_of(name) >= 0 else first)

    def choose(self, name: str) -> None:
        """Select a command of the list, to change its keys."""
        number = self.model.row_of(name)
        self.list.choose(number)
        self._on_chosen(self.model.index_of(number))  # a model reset clears the current row without a signal

    # changing

    def _on_chosen(self, index: QModelIndex) -> None:
        entry = self.model.rows[index.row()].entry if index.isValid() else None
        if entry != self._entry:
            self._entry = entry
            self.recorder.clear()
            self._ask(None)
        self._follow()

    def _record(self) -> None:
        self.recorder.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _follow(self) -> None:
        entry = self._entry
        keys = self.shortcuts.keys(entry.name) if entry is not None else ()
        self._title.setText(entry.text if entry is not None else self.tr("Select a command to change its shortcut"))
        self.recorder.setEnabled(entry is not None)
        self.clear_button.setEnabled(bool(keys))
        self.reset_button.setEnabled(entry is not None and not self.model.is_default(entry))
        self.reset_all_button.setEnabled(bool(self.shortcuts.changes))

    def _on_recorded(self, keys: QKeySequence) -> None:
        if self._entry is None or keys.isEmpty():
            return
        reason = refusal(keys)
        if reason:
            self._ask(None)
            self._say(say("{}: {}", keys.toString(NATIVE), reason))
            self.recorder.clear()
        else:
            self._set((keys,))

    def _on_reset(self) -> None:
        if self._entry is not None:
            self._set(self.shortcuts.default(self._entry.name))

    def _on_reset_all(self) -> None:
        self._ask(None)
        self.recorder.clear()
        self.shortcuts.reset_all()
        announce(self.reset_all_button, self.tr("All shortcuts have been reset to their defaults"))

    def _set(self, keys: tuple[QKeySequence, ...]) -> None:
        """Give the chosen command these keys, unless another that can be active at the same time has one of them."""
        entry = self._entry
        if entry is None:
            return
        rivals = [rival for each in keys for rival in self.model.meeting(entry, each)]
        if rivals:
            self._ask((entry, keys), rivals[0])
            return
        self._ask(None)
        self.recorder.clear()
        self.shortcuts.set_keys(entry.name, keys)
        announce(self.list, self.model.spoken(self.model.row_of(entry.name)))

    def _ask(self, asked: tuple[Entry, tuple[QKeySequence, ...]] | None, rival: Entry | None = None) -> None:
        """Let the user decide which command gets the keys; None when there is nothing to decide."""
        self._pending = asked
        self._answers.setVisible(asked is not None)
        self._say("")
        if asked is not None and rival is not None:
            shared = next(each for each in asked[1] if each in self.shortcuts.keys(rival.name))
            where = self.tr("{} in {}").format(rival.text, rival.where) if rival.where else rival.text
            question = self.tr("{} is {}. Use it for {}?")
            self._say(question.format(shared.toString(NATIVE), where, asked[0].text))

    def _say(self, text: str) -> None:
        show_text(self.message, text)
        if text:
            announce(self.recorder, text)

    def _on_cancel(self) -> None:
        self._ask(None)
        self.recorder.clear()
        self.recorder.setFocus()

    def _on_take(self) -> None:
        if self._pending is None:
            return
        entry, keys = self._pending
        for each in keys:
            for rival in self.model.meeting(entry, each):
                left = tuple(own for own in self.shortcuts.keys(rival.name) if own != each)
                self.shortcuts.set_keys(rival.name, left)
        self.choose(entry.name)
        self._set(keys)
        self.list.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        clears = event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.list.hasFocus()
        if clears and self.clear_button.isEnabled():
            self._set(())
        elif event.matches(QKeySequence.StandardKey.Cancel) and (self.search.text() or self.pressed.isVisible()):
            self.search.clear()
            self._search_by(NAME)
        else:
            super().keyPressEvent(event)


# The list of the editor of shortcuts: every command with its keys, filtered by name or by keys.
#
# See docs/decisions/037.

GOOD_RANK = 3
"""Matches up to this rank count: among so many commands scattered letters would match too often."""


@dataclass(frozen=True)
class ShortcutRow:
    """A row of the list: the title of a section, or a command."""

    text: str
    entry: Entry | None = None
    """None for a title"""
    places: tuple[int, ...] = ()


class ShortcutModel(RowModel):
    """Follows the shortcuts; an empty search shows everything."""

    rows: list[ShortcutRow]

    def __init__(self, shortcuts: Shortcuts, parent: QObject) -> None:
        super().__init__(parent)
        self._shortcuts = shortcuts
        self._sections: list[Section] = []
        self._query = ""
        self._keys = QKeySequence()
        self.rows = []
        shortcuts.changed.connect(self._on_changed)

    @property
    def entries(self) -> list[Entry]:
        """All commands, in the order of the list."""
        return [entry for section in self._sections for entry in section.entries]

    def set_sections(self, sections: Sequence[Section]) -> None:
        self._sections = list(sections)
        self._refill()

    def search_name(self, query: str) -> None:
        """Show the commands whose names match these letters."""
        self._query, self._keys = query, QKeySequence()
        self._refill()

    def search_keys(self, keys: QKeySequence) -> None:
        """Show the commands that have these keys; all for none."""
        self._query, self._keys = "", keys
        self._refill()

    def row_of(self, name: str) -> int:
        """The row of a command, -1 when it is not shown."""
        return next((n for n, row in enumerate(self.rows) if row.entry is not None and row.entry.name == name), -1)

    def meeting(self, entry: Entry, keys: QKeySequence) -> list[Entry]:
        """The other commands that have these keys and can be active together with `entry`, in any game or place."""
        return [other for other in self.entries if other.meets(entry) and self._has(other, keys) and other != entry]

    def _has(self, entry: Entry, keys: QKeySequence) -> bool:
        return keys in self._shortcuts.keys(entry.name)

    def _refill(self) -> None:
        self.beginResetModel()
        self.rows = []
        for section in self._sections:
            found = [(hit, entry) for entry in section.entries if (hit := self._hit(section, entry)) is not None]
            if found:
                self.rows.append(ShortcutRow(section.title))
            for hit, entry in sorted(found, key=lambda pair: pair[0].rank):
                self.rows.append(ShortcutRow(entry.text, entry, hit.places))
        self.endResetModel()

    def _hit(self, section: Section, entry: Entry) -> Match | None:
        if not self._keys.isEmpty():
            return Match(0, ()) if self._keys in self._shortcuts.keys(entry.name) else None
        hit = match(self._query, entry.text)
        if hit is not None and hit.rank <= GOOD_RANK:
            return hit
        whole = match(self._query, section.title)  # the whole section is meant
        return Match(GOOD_RANK, ()) if whole is not None and whole.rank < GOOD_RANK else None

    def _on_changed(self) -> None:
        if not self._keys.isEmpty():
            self._refill()
        elif self.rows:
            self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1))

    # what the list asks

    def list_row(self, number: int) -> ListRow:
        row = self.rows[number]
        if row.entry is None:
            return ListRow(row.text, heading=True)
        keys, note = self._shortcuts.keys(row.entry.name), self._note(row.entry)
        role = "bad" if self._rivals(row.entry) else "text_dim"
        icon = row.entry.command.icon
        return ListRow(row.text, row.places, weight=400, icon=icon, shortcuts=keys, note=note, note_role=role)

    def spoken(self, number: int) -> str:
        """A row in words: the command, its keys, the note on them."""
        row = self.rows[number]
        if row.entry is None:
            return row.text
        keys = to_native(self._shortcuts.keys(row.entry.name)) or self.tr("no shortcut")
        return ", ".join(part for part in (row.text, keys, self._note(row.entry)) if part)

    def _note(self, entry: Entry) -> str:
        rivals = self._rivals(entry)
        if rivals:
            return self.tr("also {}").format(rivals[0].text)
        return self.tr("changed") if self._shortcuts.is_changed(entry.name) else ""

    def _rivals(self, entry: Entry) -> list[Entry]:
        """Commands with the same keys, which do not work then; possible only with settings of another version."""
        return [rival for keys in self._shortcuts.keys(entry.name) for rival in self.meeting(entry, keys)]

    def is_default(self, entry: Entry) -> bool:
        """Whether a command has the keys it was made with."""
        return to_portable(self._shortcuts.keys(entry.name)) == to_portable(self._shortcuts.default(entry.name))
