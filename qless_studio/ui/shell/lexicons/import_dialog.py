"""Preview a word list before it is imported: what is kept, what is left out and why, and its name."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt, QThreadPool, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.errors import StudioError
from qless_studio.engine.lexicon import LexiconInfo, import_list
from qless_studio.engine.lexicon.columns import ColumnLayout
from qless_studio.engine.lexicon.importing import ImportOptions, ImportPreview, Refusal, preview
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.texts import figure, say
from qless_studio.ui.tab.lexicons import size_text
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.basic.choices import Combo
from qless_studio.ui.widgets.basic.dialogs import Dialog
from qless_studio.ui.widgets.basic.fields import Field
from qless_studio.ui.widgets.basic.flow import FlowLayout, bare, filled, inset
from qless_studio.ui.widgets.basic.labels import Elided, separator, show_text, text_label
from qless_studio.ui.widgets.basic.scrolling import ScrollColumn, background
from qless_studio.ui.widgets.basic.themed import sides
from qless_studio.ui.work import Task

SIZE = QSize(600, 560)
LONGEST_NAME = 50


class ImportDialog(Dialog):
    """Reads the file off the GUI thread, and again whenever an option changes."""

    help_page = "words"

    imported = Signal(object)
    """LexiconInfo of the new list"""

    def __init__(self, path: Path, taken: Collection[str], parent: QWidget) -> None:
        """`taken`: names of existing lists; the field begins with another one."""
        super().__init__(self.tr("Import word list"), SIZE, parent)
        self.path = path
        self.preview: ImportPreview | None = None
        self._task: Task | None = None
        self._pool = QThreadPool.globalInstance()
        self._kept = text_label("", "figure", wrap=True)
        ground = background("panel")
        content = QVBoxLayout(ground)
        content.setContentsMargins(*sides(4, 4, 12, 4))  # room for the ring of the focus and for the scroll bar
        content.setSpacing(self.theme.px(12))
        self._report = inset(QVBoxLayout(), None, 0, self.theme.px(4), 0, 0)
        self._report.addStretch(1)
        self.name = Field(name=self.tr("List name"))
        self.name.setText(free_name(path.stem, taken))
        self._error = text_label("", "bad", wrap=True)
        self._error.hide()
        self._choices = self._name_row(), self._options_row(), separator()
        name, options, rule = self._choices
        filled(content, name, self._error, options, rule, (self._report, 1))
        filled(self.column, Elided(path.name, "note"), self._kept, (ScrollColumn(ground), 1))
        self.add_button(self.tr("Cancel"), self.reject)
        self.import_button = self.add_button(self.tr("Import"), self._on_import, primary=True)
        self.name.textEdited.connect(lambda _: self._show_error(""))
        self._read()
        self.name.setFocus()

    def _options_row(self) -> QWidget:
        start = ImportOptions()
        self.capitalised = QCheckBox(self.tr("Keep capitalised entries"))
        self.capitalised.setChecked(start.keep_capitalised)
        self.accents = QCheckBox(self.tr("Remove accents"))
        self.accents.setChecked(start.fold_accents)
        self.numbers = QCheckBox(self.tr("Use numbers as frequencies"))
        self.numbers.setChecked(start.use_numbers)
        self.layout_choice = Combo([(each, say(each.value)) for each in ColumnLayout], self.tr("File layout"))
        self.language = Combo(
            [(code, say(each.title)) for code, each in LANGUAGES.items()], self.tr("Language of the words")
        )
        for box in (self.capitalised, self.accents, self.numbers):
            box.toggled.connect(self._read)
        for choice in (self.layout_choice, self.language):
            choice.value_changed.connect(self._read)
        language = self._labelled(self.tr("Language"), self.language)
        layout = self._labelled(self.tr("Layout"), self.layout_choice)
        holder = QWidget()
        flow = FlowLayout(holder, lambda: self.theme.px(12))
        filled(flow, language, layout, self.capitalised, self.accents, self.numbers)
        return holder

    def _labelled(self, text: str, widget: QWidget) -> QWidget:
        holder = QWidget()
        filled(bare(QHBoxLayout(holder), self.theme.px(8)), text_label(text, ""), widget)
        return holder

    def _name_row(self) -> QWidget:
        holder = QWidget()
        label = text_label(self.tr("Name"), "")
        label.setBuddy(self.name)
        filled(bare(QHBoxLayout(holder), self.theme.px(12)), label, (self.name, 1))
        return holder

    # reading

    @property
    def options(self) -> ImportOptions:
        layout = self.layout_choice.value
        assert isinstance(layout, ColumnLayout)
        return ImportOptions(
            language=str(self.language.value),
            keep_capitalised=self.capitalised.isChecked(),
            fold_accents=self.accents.isChecked(),
            use_numbers=self.numbers.isChecked(),
            layout=layout,
        )

    def _read(self, *_: object) -> None:
        path, options = self.path, self.options
        self.import_button.setEnabled(False)
        self._kept.setText(self.tr("Reading…"))
        self._start(lambda: preview(path, options), self._on_read)

    def _start(self, work: Callable[[], Any], on_done: Callable[[Any], None]) -> None:
        if self._task is not None:
            self._task.abandon()
        self._task = Task(work, self._pool, self, on_done, self._on_failed).start()

    def _on_read(self, found: ImportPreview) -> None:
        self._task, self.preview = None, found
        self._kept.setText(self.tr("{} kept, read as {}").format(size_text(found.kept), found.encoding.upper()))
        self._show_report(found)
        self.import_button.setEnabled(found.kept > 0)
        nothing = self.tr("This file contains no usable words.") if found.refused else self.tr("This file is empty.")
        self._show_error("" if found.kept else nothing)
        announce(self, self._kept.text())

    def _on_failed(self, error: Exception) -> None:
        self._task = None
        if not isinstance(error, StudioError):
            raise error
        if self.preview is None:
            self._kept.setText(self.tr("This file cannot be imported"))
            for widget in self._choices:  # there is nothing to choose for it
                widget.hide()
            layout = self.layout()
            assert layout is not None
            layout.activate()
            self.resize(self.width(), self.minimumSizeHint().height())
        self.import_button.setEnabled(self.preview is not None)
        self._show_error(str(error))

    def _show_report(self, found: ImportPreview) -> None:
        while (item := self._report.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for note in found.notes:
            self._report.addWidget(text_label(note, "alert", wrap=True))
        if found.folded is not None:
            self._add_reason(found.folded, self.tr("kept, with accents removed"))
        for refusal in found.refused:
            self._add_reason(refusal, self.tr("left out: {}").format(refusal.reason.label))
        if found.kept and not (found.refused or found.folded or found.notes):
            self._report.addWidget(text_label(self.tr("Every entry is a usable word."), "note"))
        self._report.addStretch(1)

    def _add_reason(self, refusal: Refusal, reason: str) -> None:
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, self.theme.px(2), 0, self.theme.px(6))
        grid.setHorizontalSpacing(self.theme.px(12))
        grid.setVerticalSpacing(self.theme.px(2))
        grid.setColumnMinimumWidth(0, self.theme.px(64))
        grid.setColumnStretch(1, 1)
        count = text_label(figure(refusal.count), "strong")
        count.setAlignment(Qt.AlignmentFlag.AlignRight)
        grid.addWidget(count, 0, 0)
        grid.addWidget(text_label(reason, "", wrap=True), 0, 1)
        more = ", …" if refusal.count > len(refusal.samples) else ""
        samples = text_label(", ".join(refusal.samples) + more, "caption", wrap=True)
        grid.addWidget(samples, 1, 1)
        self._report.addWidget(holder)

    # importing

    def _on_import(self) -> None:
        source, name = self.preview, self.name.text().strip()
        if source is None or self._task is not None:
            return
        self.import_button.setEnabled(False)
        self._start(lambda: import_list(source, name), self._on_imported)

    def _on_imported(self, info: LexiconInfo) -> None:
        self._task = None
        self.imported.emit(info)
        self.accept()

    def _show_error(self, message: str) -> None:
        show_text(self._error, message)
        self.name.setAccessibleDescription(message)
        if message:
            announce(self.name, message)

    @property
    def error(self) -> str:
        """What is wrong, "" for nothing."""
        return self._error.text()


def free_name(stem: str, taken: Collection[str]) -> str:
    """A valid name like the file's that no list has."""
    base = re.sub(r"[^\w .()-]|_", " ", stem)
    base = re.sub(r"^[^\w]+|[^\w)]+$", "", base)[: LONGEST_NAME - 4].strip() or say("Words")
    known = {name.casefold() for name in taken}
    name, number = base, 2
    while name.casefold() in known:
        name, number = f"{base} {number}", number + 1
    return name
