"""The word list picker: which list a tab uses, with which spellings, and the user's own lists."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.errors import StudioError
from qless_studio.engine.lexicon import Kind, LexiconInfo
from qless_studio.engine.texts import more, say, without_dots
from qless_studio.ui.shell.documents.puzzle_detection import dropped_file
from qless_studio.ui.shell.frame.overlay import Overlay
from qless_studio.ui.shell.frame.row_list import RowList
from qless_studio.ui.shell.frame.status_strip import HEIGHT as STRIP
from qless_studio.ui.shell.lexicons.import_dialog import ImportDialog
from qless_studio.ui.shell.lexicons.model import LexiconModel, has_regions, regions_of, with_regions
from qless_studio.ui.shell.wishes import ShowChanges
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.style.in_force import sized, spaced
from qless_studio.ui.tab.lexicons import regions, size_text
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.dialogs import Dialog, open_dialog
from qless_studio.ui.widgets.basic.fields import Field
from qless_studio.ui.widgets.basic.labels import Elided, KeyCap, separator, show_text, text_label
from qless_studio.ui.widgets.basic.layout import FlowLayout, ScrollColumn, background, filled
from qless_studio.ui.widgets.basic.list_row import RowMetrics
from qless_studio.ui.widgets.basic.save_file import ask_first, ask_for_file
from qless_studio.ui.widgets.basic.themed import WithRoom
from qless_studio.ui.work.signals import listen

SIZE = QSize(400, 180)


class RenameDialog(Dialog):
    """One field; why `rename` refuses a name is said beneath it."""

    help_page = "words"

    def __init__(self, name: str, rename: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(self.tr("Rename"), SIZE, parent)
        self._rename = rename
        self.name = Field(name=self.tr("Name"))
        self.name.setText(name)
        self.name.selectAll()
        self._error = text_label("", "bad", wrap=True)
        self.column.addWidget(text_label(f"{self.tr('Name')}: “{name}”", "", wrap=True))
        self.column.addWidget(self.name)
        self.column.addWidget(self._error)
        self.column.addStretch(1)
        self.add_button(self.tr("Cancel"), self.reject)
        self.rename_button = self.add_button(self.tr("Rename"), self._on_rename, primary=True)
        self.name.setFocus()

    @property
    def error(self) -> str:
        """What is wrong with the name, "" for nothing."""
        return self._error.text()

    def _on_rename(self) -> None:
        try:
            self._rename(self.name.text().strip())
        except StudioError as error:
            self._error.setText(str(error))
            announce(self.name, str(error))
            return
        self.accept()


WIDTH, MARGIN, TITLE, ROW = 560, 16, 56, 52
IN_LIST = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Return, Qt.Key.Key_Enter}
"""Keys that move and choose in the list while the search has the focus."""
TYPING = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.KeypadModifier)
LEXICON_ROWS = RowMetrics(detail_height=ROW, heading_height=32, heading_top=6, focus_outline=1, text=52)


class LexiconPicker(Overlay):
    """A click uses a list, and the card stays open; Enter closes it as well. What is typed is searched for."""

    help_page = "words"

    def __init__(self, parent: QWidget, workspace: Workspace, use_everywhere: Callable[[str], object]) -> None:
        """`use_everywhere` has all tabs use a list."""
        super().__init__(parent)
        self._workspace, lexicons = workspace, workspace.lexicons
        self._use_everywhere = use_everywhere
        self.setAccessibleName(without_dots(say("Word list…")))
        self.setAcceptDrops(True)
        self._lexicons, self._name = lexicons, ""
        self.model = LexiconModel(self)
        self.list = _LexiconList(self.model, self._use, self._use_and_close, self._on_typed)
        self.search = Field(self.tr("Search"), "search")
        self._none = Elided(self.tr("No matches"), "note")
        self._none.hide()
        self._height_of_all = 0
        self._title = Elided("", "figure")
        self.note = text_label("", "note", wrap=True)
        self.note.hide()
        self._make_controls()
        self._lay_out()
        self.search.textChanged.connect(self._on_searched)
        self.list.selectionModel().currentChanged.connect(self._follow)
        listen(self._on_lists_changed, lexicons.lists_changed, lexicons.words_changed)
        workspace.lexicon_changed.connect(lambda: self.show_name(workspace.session.chosen_list))

    def _make_controls(self) -> None:
        self.regions = {key: QCheckBox(word) for key, word in regions().items()}
        for box in self.regions.values():
            box.clicked.connect(self._on_region_clicked)
        self.import_button = Button(more(self.tr("Import")), "plus", act=self.choose_file)
        self.rename_button = Button(more(self.tr("Rename")), "pencil", act=self._on_rename)
        self.remove_button = Button(more(self.tr("Remove")), "trash", act=self._on_remove)
        self.words_button = Button(more(self.tr("Words")), "sliders", act=self._on_words)
        self.everywhere_button = Button(self.tr("Use in all tabs"), act=lambda: self._use_everywhere(self._name))

    def _lay_out(self) -> None:
        title_row = spaced(QHBoxLayout(), 8, 20, 0, 16)
        filled(title_row, (sized(self._title, height=TITLE), 1), KeyCap(self.tr("Esc")))
        search_row = spaced(QHBoxLayout(), 8, 20, 0, 16)  # large text does not fit beside the title
        search_row.addWidget(self.search)
        note_row = spaced(QHBoxLayout(), 8, 20, 0, 16)
        note_row.addWidget(self.note)
        ground = background("raised")
        self._foot = QWidget()
        foot = self._foot_column = spaced(QVBoxLayout(self._foot), 8, 20, 8, 20, 8)
        spellings, buttons = QWidget(), QWidget()
        flow = FlowLayout(spellings, lambda: self.theme.px(16))
        filled(flow, text_label(self.tr("Additional spellings"), "note"), *self.regions.values())
        flow = FlowLayout(buttons, lambda: self.theme.px(8))
        filled(flow, self.import_button, self.rename_button, self.remove_button, self.words_button)
        flow.add_stretch()
        flow.addWidget(self.everywhere_button)
        filled(foot, spellings, buttons)
        body = spaced(QVBoxLayout(ground), 0)
        column = spaced(QVBoxLayout(self.card), 0, 1, 0, 1, 8)  # leaves the edge of the card visible
        filled(body, sized(self._none, height=ROW), (self.list, 1), separator("edge"), self._foot)
        self._scroll = ScrollColumn(ground)  # with large text in a small window the list is low
        filled(column, title_row, note_row, search_row, separator("edge"), (self._scroll, 1))

    def open_for(self, title: str, name: str, note: str = "") -> None:
        """Open it for the tab called `title`, which uses the list `name`; `note`: what a choice there would do."""
        self._title.setText(self.tr("Word list for {}").format(title))
        show_text(self.note, note)
        self.search.clear()
        self.model.show_lists(self._lexicons.lists, name, self._lexicons.changes)
        self.show_name(name)
        self.list.choose(self.model.best)
        self.open(self.list)

    def show_name(self, name: str) -> None:
        """Mark this list, with its regions, as the one in use."""
        self._name = name
        self.model.show_current(name)
        able = has_regions(name)
        for key, box in self.regions.items():
            box.setChecked(key in regions_of(name))
            box.setEnabled(able)
        self._follow()

    @property
    def info(self) -> LexiconInfo | None:
        """The list in the chosen row."""
        number = self.list.currentIndex().row()
        return self.model.rows[number].info if number >= 0 else None

    def _follow(self) -> None:
        info = self.info
        own, readable = info is not None and info.kind is Kind.IMPORTED, info is not None and info.size is not None
        self.rename_button.setEnabled(own and readable)
        self.remove_button.setEnabled(own)
        self.words_button.setEnabled(readable)

    def _on_lists_changed(self) -> None:
        if self.isVisible():
            before = self.list.currentIndex().row()
            self.model.show_lists(self._lexicons.lists, self._name, self._lexicons.changes)
            place = self.model.row_of(self._name.partition("+")[0])
            self.list.choose(place if place >= 0 else min(before, len(self.model.rows) - 1))
            self._place_card()

    # searching

    def _on_searched(self, text: str) -> None:
        self.model.show_matches(text)
        self.list.choose(self.model.best)
        self._none.setVisible(not self.model.rows)

    def _on_typed(self, event: QKeyEvent) -> None:
        """What is typed in the list is searched for."""
        self.search.setFocus()
        QApplication.sendEvent(self.search, event)

    # choosing

    def _use(self) -> None:
        info = self.info
        if info is None:
            return
        if info.size is None:
            announce(self.list, info.description)
            return
        regions_wanted = [key for key, box in self.regions.items() if box.isChecked()]
        self._choose(with_regions(info.name, regions_wanted))

    def _use_and_close(self) -> None:
        info = self.info
        self._use()
        if info is not None and info.size is not None:
            self.close_overlay()

    def _on_region_clicked(self) -> None:
        self._choose(with_regions(self._name, [key for key, box in self.regions.items() if box.isChecked()]))

    def _choose(self, name: str) -> None:
        self.show_name(name)
        self._workspace.session.use_lexicon(name)

    # the user's own lists

    def choose_file(self) -> None:
        """Let the user pick a file to import."""
        filters = f"{self.tr('Word lists')} (*.txt *.dic *.csv *.tsv *.lst *.words)", self.tr("All files (*)")
        ask_for_file(self, self.tr("Import"), filters, lambda path: self.import_file(Path(path)))

    def import_file(self, path: Path) -> ImportDialog:
        """Open the preview of a file."""
        taken = {info.name for info in self._lexicons.lists}
        dialog = ImportDialog(path, taken, self._on_imported, self.window())
        open_dialog(dialog)
        return dialog

    def _on_imported(self, info: LexiconInfo) -> None:
        self._lexicons.refresh()
        self._choose(info.name)
        self._on_lists_changed()
        self._workspace.message.emit(self.tr("Imported: {}, {}").format(info.title, size_text(info.size or 0)))

    def _on_rename(self) -> None:
        info = self.info
        if info is not None:
            rename = partial(self._lexicons.rename, info.name)
            open_dialog(RenameDialog(info.name, rename, self.window()))

    def _on_words(self) -> None:
        info = self.info
        if info is not None:
            self._workspace.wished.emit(ShowChanges(info.name))

    def _on_remove(self) -> None:
        info = self.info
        if info is None or info.kind is not Kind.IMPORTED:
            return
        text = self.tr("Remove the word list “{}”?").format(info.title)
        more = self.tr("The file it was imported from is not deleted.")
        verbs = self.tr("Remove"), self.tr("Cancel")
        ask_first(self.window(), text, more, verbs, partial(self._remove, info.name))

    def _remove(self, name: str) -> None:
        try:
            self._lexicons.remove(name)
        except StudioError as error:
            self._workspace.problem.emit(str(error))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.search.hasFocus() and event.key() in IN_LIST:  # a line edit ignores these keys
            QApplication.sendEvent(self.list, event)
            return
        buttons = {Qt.Key.Key_F2: self.rename_button, Qt.Key.Key_Delete: self.remove_button}
        button = buttons.get(Qt.Key(event.key()))
        if button is not None and button.isEnabled():
            button.click()
        super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.import_file(path)

    # looks

    def card_rect(self) -> QRect:
        px = self.theme.px
        margin = px(MARGIN)
        width = min(px(WIDTH), self.width() - 2 * margin)
        foot = self._foot_column.heightForWidth(width)
        bottom = self.height() - px(STRIP + 8)
        if not self.search.text():  # a search does not change the height
            self._height_of_all = self.list.content_height()
        note = 0 if self.note.isHidden() else self.note.heightForWidth(width - px(36)) + px(8)
        rows = px(TITLE) + note + self.search.sizeHint().height() + self._height_of_all + foot
        height = min(rows + px(24) + 6, bottom - margin)
        left = self.width() - width - margin if self.mirrored else margin
        return QRect(left, bottom - height, width, height)


class _LexiconList(WithRoom, RowList):
    """The lists; Space or a click uses the chosen one."""

    room = least = (200, 3 * ROW)

    def __init__(
        self,
        model: LexiconModel,
        use: Callable[[], object],
        use_and_close: Callable[[], object],
        search_for: Callable[[QKeyEvent], object],
    ) -> None:
        """`search_for` gets the event of a character that is to be searched for."""
        super().__init__(model, self.tr("Word lists"), LEXICON_ROWS)
        self._use, self._use_and_close, self._search_for = use, use_and_close, search_for
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.clicked.connect(lambda _: use())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._use_and_close()
        elif event.key() == Qt.Key.Key_Space:
            self._use()
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._go_to_end(first=event.key() == Qt.Key.Key_Home)
        elif event.text().isprintable() and event.text().strip() and event.modifiers() in TYPING:
            self._search_for(event)
        elif event.key() in (Qt.Key.Key_F2, Qt.Key.Key_Delete, Qt.Key.Key_Escape):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _go_to_end(self, first: bool) -> None:
        """To the first or last list: the first row is a heading."""
        rows = [number for number in range(self._rows.rowCount()) if not self._rows.is_heading(number)]
        if rows:
            self.choose(rows[0 if first else -1])
