"""Preview a word list before it is imported: what is kept, what is left out and why, and its name."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt, QThreadPool
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.errors import told
from qless_studio.engine.lexicon import LexiconInfo, import_list
from qless_studio.engine.lexicon.columns import ColumnLayout
from qless_studio.engine.lexicon.decoding import ENCODINGS
from qless_studio.engine.lexicon.importing import ImportOptions, ImportPreview, Refusal, preview
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import capitalised, counted, figure, more, say
from qless_studio.ui.tab.lexicons import size_text
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import link_button
from qless_studio.ui.widgets.basic.dialogs import Dialog
from qless_studio.ui.widgets.basic.fields import Combo, Field
from qless_studio.ui.widgets.basic.labels import Elided, separator, show_text, text_label
from qless_studio.ui.widgets.basic.layout import FlowLayout, ScrollColumn, background, bare, filled, inset
from qless_studio.ui.widgets.basic.save_file import ask_for_file
from qless_studio.ui.widgets.basic.themed import sides
from qless_studio.ui.work import Task

SIZE = QSize(600, 560)
LONGEST_NAME = 50


class ImportDialog(Dialog):
    """Reads the file off the GUI thread, and again whenever an option changes."""

    help_page = "words"

    def __init__(
        self, path: Path, taken: Collection[str], use: Callable[[LexiconInfo], object], parent: QWidget
    ) -> None:
        """`taken`: names of existing lists; the field begins with another one. `use` gets the new list."""
        super().__init__(self.tr("Import"), SIZE, parent)
        self._use = use
        self.path = path
        self.preview: ImportPreview | None = None
        self._task: Task | None = None
        self._pool = QThreadPool.globalInstance()
        self._run = Run()
        self._affix: Path | None = None
        self._kept = text_label("", "figure", wrap=True)
        self._assumed = text_label("", "note", wrap=True)
        ground = background("panel")
        content = QVBoxLayout(ground)
        content.setContentsMargins(*sides(4, 4, 12, 4))  # room for the ring of the focus and for the scroll bar
        content.setSpacing(self.theme.px(12))
        self._report = inset(QVBoxLayout(), None, 0, self.theme.px(4), 0, 0)
        self._report.addStretch(1)
        self.name = Field(name=self.tr("Name"))
        self.name.setText(free_name(path.stem, taken))
        self._error = text_label("", "bad", wrap=True)
        self._error.hide()
        name, rule = self._name_row(), separator()
        filled(content, name, self._error, self._options_row(), rule, (self._report, 1))
        self._of_words = name, rule, self._assumed
        self._scroll = ScrollColumn(ground)
        filled(self.column, Elided(path.name, "note"), self._kept, self._assumed, (self._scroll, 1))
        self.add_button(self.tr("Cancel"), self.reject)
        self.import_button = self.add_button(self.tr("Import"), self._on_import, primary=True)
        self.finished.connect(self._drop)
        self.name.textEdited.connect(lambda _: self._show_error(""))
        self._height = self.height()
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
        self.layout_choice = Combo([(each, capitalised(say(each.value))) for each in ColumnLayout], self.tr("Layout"))
        self.language = Combo([(code, say(each.title)) for code, each in LANGUAGES.items()], say("Language"))
        encodings = [(code, say(template, name)) for code, (template, name) in ENCODINGS.items()]
        self.encoding = Combo([("", self.tr("Detect automatically")), *encodings], self.tr("Encoding"))
        for box in (self.capitalised, self.accents, self.numbers):
            box.toggled.connect(self._read)
        for choice in (self.layout_choice, self.language, self.encoding):
            choice.value_changed.connect(self._read)
        language = self._labelled(self.tr("Language"), self.language)
        encoding = self._labelled(self.tr("Encoding"), self.encoding)
        layout = self._labelled(self.tr("Layout"), self.layout_choice)
        holder = QWidget()
        flow = FlowLayout(holder, lambda: self.theme.px(12))
        filled(flow, language, encoding, layout, self.capitalised, self.accents, self.numbers)
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
            encoding=str(self.encoding.value),
            affix=self._affix,
        )

    def _drop(self) -> None:
        self._run.cancel()

    def _read(self) -> None:
        self._run.cancel()
        path, options, run = self.path, self.options, Run()
        self._run = run
        self.import_button.setEnabled(False)
        self._kept.setText(self.tr("Reading…"))
        self._start(lambda: preview(path, options, run), self._on_read, self._on_unread)

    def _start(
        self, work: Callable[[], Any], on_done: Callable[[Any], None], on_failed: Callable[[Exception], None]
    ) -> None:
        if self._task is not None:
            self._task.abandon()
        self._task = Task(work, self._pool, self, on_done, on_failed).start()

    def _on_read(self, found: ImportPreview) -> None:
        self._task, self.preview = None, found
        self._show_words(True)
        self._kept.setText(
            f"{size_text(found.kept)}; {counted(found.left_out, '{} entry left out', '{} entries left out')}"
        )
        template, name = ENCODINGS.get(found.encoding, ("{}", found.encoding))
        read = ", ".join((say(template, name), *found.assumed))
        show_text(self._assumed, self.tr("Read as {}").format(read))
        self._show_report(found)
        self.import_button.setEnabled(found.kept > 0)
        nothing = self.tr("This file contains no usable words.") if found.refused else self.tr("This file is empty.")
        self._show_error("" if found.kept else nothing)
        announce(self, self._kept.text())

    def _on_unread(self, error: Exception) -> None:
        said, self._task = told(error), None
        if self.preview is not None and self._affix != self.preview.options.affix:  # as before it was chosen
            self._affix = self.preview.options.affix
            self._on_read(self.preview)
        else:
            self.preview = None
            self._kept.setText(self.tr("This file cannot be imported"))
        self._show_error(said)
        self._show_words(self.preview is not None)

    def _on_failed(self, error: Exception) -> None:
        self._task = None
        self.import_button.setEnabled(True)
        self._show_error(told(error))

    def _show_words(self, there: bool) -> None:
        """Show all, or only the choices, one of which may help."""
        if there and not self._of_words[0].isHidden():
            return
        for widget in self._of_words:
            widget.setVisible(there)
        self._clear_report()
        layout = self.layout()
        assert layout is not None
        layout.activate()
        needed = self.height() - self._scroll.height() + self._scroll.content_height(self._scroll.width())
        self.resize(self.width(), self._height if there else min(self._height, needed))

    def _clear_report(self) -> None:
        while (item := self._report.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()

    def _choose_affix(self) -> None:
        def use(path: str) -> None:
            self._affix = Path(path)
            self._read()

        ask_for_file(self, self.tr("Choose affix file"), [f"{self.tr('File')} (*.aff)", self.tr("All files (*)")], use)

    def _show_report(self, found: ImportPreview) -> None:
        self._clear_report()
        if found.only_stems:
            choose = link_button(more(self.tr("Choose affix file")), self._choose_affix)
            self._report.addWidget(text_label(found.only_stems, "alert", wrap=True))
            self._report.addWidget(choose, 0, Qt.AlignmentFlag.AlignLeading)
        if found.folded is not None:
            self._add_reason(found.folded, self.tr("kept, with accents removed"))
        for refusal in found.refused:
            self._add_reason(refusal, self.tr("left out: {}").format(refusal.reason.label))
        if found.kept and not (found.refused or found.folded or found.only_stems):
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
        self._start(lambda: import_list(source, name), self._on_imported, self._on_failed)

    def _on_imported(self, info: LexiconInfo) -> None:
        self._task = None
        self._use(info)
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
