"""Preferences: the game's options, and a row for every setting that is declared as an option."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFormLayout, QVBoxLayout, QWidget

from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.options import options_of
from qless_studio.engine.texts import more, phrase, say, without_dots
from qless_studio.ui.shell.frame.row_list import match
from qless_studio.ui.shell.history_sync import HistorySync
from qless_studio.ui.shell.state.settings import TEXT_SCALES, Settings
from qless_studio.ui.shell.wishes import EditShortcuts, HistoryChanged
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.session import Session
from qless_studio.ui.tab.terms import kept_note
from qless_studio.ui.tab.wishes import Choose
from qless_studio.ui.translation import language_in_use, language_of, languages
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.dialogs import Dialog
from qless_studio.ui.widgets.basic.fields import Combo, Field, SpinBox
from qless_studio.ui.widgets.basic.labels import MarkedLabel, text_label
from qless_studio.ui.widgets.basic.layout import ScrollColumn, background, filled
from qless_studio.ui.widgets.basic.options_form import OptionsForm, Pairs, SettingRows
from qless_studio.ui.widgets.basic.themed import sides
from qless_studio.ui.work import HistoryStore

SIZE = QSize(560, 600)
GOOD_RANK = 2
"""Matches up to this rank count, word by word; initials of a help text would match anything"""
LABELS = 144
"""Width of the labels at 100 %, so that the controls of all sections are aligned"""
SHARED_FOLDER = (
    phrase("History"),
    phrase("Shared folder"),
    phrase("To share one history between computers, choose a folder that all of them can see"),
)
SHORTCUTS = phrase("Keyboard"), phrase("Keyboard shortcuts…"), ""


def matched_places(query: str, text: str) -> tuple[int, ...] | None:
    """Positions in `text` of what was typed; None if it does not match."""
    hits = [match(word, text) for word in query.split()]
    if any(hit is None or hit.rank > GOOD_RANK for hit in hits):
        return None
    return tuple(sorted({place for hit in hits if hit is not None for place in hit.places}))


@dataclass(frozen=True)
class PreferenceRow:
    """What a row says."""

    section: str
    text: str
    help: str


def preference_rows(session: Session) -> Iterator[PreferenceRow]:
    """What the dialog would hold, from top to bottom."""
    for known in options_of(session.game.options):
        yield PreferenceRow(session.game.title, known.label, known.help)
    for known in options_of(Settings):
        yield PreferenceRow(known.section, known.label, known.help)
    for section, text, help in (SHARED_FOLDER, SHORTCUTS):
        yield PreferenceRow(say(section), say(text), say(help))


class PreferencesDialog(Dialog):
    """Shows and changes options and settings; every change takes effect at once."""

    def __init__(self, workspace: Workspace, settings: Settings, sync: HistorySync, parent: QWidget) -> None:
        super().__init__(without_dots(say("Preferences…")), SIZE, parent)
        self._workspace, self._session, self._settings, self._sync = workspace, workspace.session, settings, sync
        self._lists = [info for info in workspace.lexicons.lists if info.size is not None]
        self._sections: list[tuple[MarkedLabel, SettingRows]] = []
        self.forms: list[OptionsForm] = []
        """The forms of settings."""
        self.search = Field(self.tr("Search"), "search")
        self._none = text_label(self.tr("No matches"), "note")
        self._none.hide()
        ground = background("panel")
        self._content = QVBoxLayout(ground)
        self._content.setContentsMargins(*sides(4, 4, 12, 4))  # room for the ring of the focus and for the scroll bar
        self._content.setSpacing(self.theme.px(12))
        self._add_game()
        self._add_settings()
        self._add_history()
        self._add_keyboard()
        self.show_settings(settings)
        self.show_sync_status(sync.status)
        sync.status_changed.connect(self.show_sync_status)
        self._content.addStretch(1)
        filled(self.column, self.search, self._none, (ScrollColumn(ground), 1))
        self.reset_button = self.add_button(self.tr("Reset to defaults"), self.reset, leading=True)
        self.add_button(self.tr("Close"), self.accept, primary=True)
        self.search.textChanged.connect(self._on_searched)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._find)
        self.search.setFocus()

    def _section(self, title: str, rows: SettingRows) -> SettingRows:
        heading = MarkedLabel(title, "figure")
        heading.setContentsMargins(0, self.theme.px(12) if self._sections else 0, 0, 0)
        rows.set_label_width(self.theme.px(LABELS))
        rows.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        filled(self._content, heading, rows)
        self._sections.append((heading, rows))
        return rows

    def _add_game(self) -> None:
        game = self._session.game
        self.form = OptionsForm(self._session.chosen.options)
        self.form.options_changed.connect(self._session.set_options)
        self._section(game.title, self.form)
        if self._session.kept is not None:
            self.form.form.insertRow(0, kept_note(self._session))
        if not options_of(game.options):
            self.form.form.addRow(text_label(self.tr("This game has no options."), "note"))

    # settings

    def _add_settings(self) -> None:
        """A section for each that the declarations name, in their order."""
        offered = self._offered()
        for section, declared in groupby(options_of(Settings), lambda known: known.section):
            names = [known.name for known in declared]
            form = OptionsForm(self._settings, names=names, offered=offered)
            form.options_changed.connect(partial(self._on_settings_changed, form))
            self._section(section, form)
            self.forms.append(form)
        self.language_note = text_label("", "small", wrap=True)
        self._look = self.forms[0]
        self._look.form.addRow("", self.language_note)
        threads, cores = self.control("threads"), os.cpu_count() or 1
        assert isinstance(threads, SpinBox)
        threads.setSpecialValueText(self.tr("one per core ({})").format(cores))
        threads.setMaximum(max(cores, self._settings.threads))

    def _offered(self) -> Mapping[str, Pairs]:
        """The values of settings that only the running program knows."""
        window = say(LANGUAGES[Settings().language_played].title)
        played = [("", self.tr("As the window ({})").format(window))]
        played += [(code, say(language.title)) for code, language in LANGUAGES.items()]
        return {
            "language": [("", self.tr("System language")), *languages()],
            "text_scale": [(scale, f"{scale:.0%}") for scale in TEXT_SCALES],
            "play_in": played,
            "lexicon": self._lists_in(self._settings.language_played),
        }

    def _lists_in(self, code: str) -> Pairs:
        """The lists of a language for new tabs."""
        default = ("", self.tr("Default for the game"))
        return [default, *((info.name, info.title) for info in self._lists if info.language == code)]

    def control(self, name: str) -> QWidget:
        """The control of a setting; raises `KeyError` for a field that is none."""
        return {name: form.inputs[name].widget for form in self.forms for name in form.inputs}[name]

    def show_settings(self, settings: Settings) -> None:
        """Show these values, without a signal."""
        lists = self.control("lexicon")
        assert isinstance(lists, Combo)
        lists.set_choices(self._lists_in(settings.language_played))
        shown = min(TEXT_SCALES, key=lambda scale: abs(scale - settings.text_scale))
        self._settings = replace(settings, text_scale=shown)
        for form in self.forms:
            form.set_options(self._settings)
        self._show_language_note(settings.language)
        self._show_sync_folder(settings.sync_folder)

    def _on_settings_changed(self, form: OptionsForm, settings: Settings) -> None:
        """Take those of one form: it knows nothing of what was chosen in the others."""
        for name in form.inputs:
            value = getattr(settings, name)
            if value != getattr(self._settings, name):
                self._settings = replace(self._settings, **{name: value})
                self._choose(name, value)
                if name == "language":
                    self._show_language_note(value)
                    announce(self.control(name), self.language_note.text())
                elif name == "play_in":  # new tabs get the game's own list of the language
                    self._choose("lexicon", "")
                    self.show_settings(replace(self._settings, lexicon=""))

    def _choose(self, name: str, value: object) -> None:
        self._workspace.wished.emit(Choose(name, value))

    def _show_language_note(self, code: str) -> None:
        """Say that a restart is needed, unless the window has this language already."""
        waits = language_of(code) != language_in_use()
        self.language_note.setText(self.tr("Restart Qless Studio to change its language.") if waits else "")
        self._look.form.setRowVisible(self.language_note, waits)

    # what is no setting

    def _add_history(self) -> None:
        section, text, help = map(say, SHARED_FOLDER)
        rows = self._history = self._section(section, SettingRows())
        self.sync_button = Button(self.tr("Choose folder…"), "share", act=self._choose_sync_folder)
        self.sync_now_button = Button(self.tr("Exchange now"), act=self._sync.sync_now)
        self.stop_sync_button = Button(self.tr("Stop sharing"), act=lambda: self._set_sync_folder(""))
        self.sync_note = text_label("", "small", wrap=True)
        rows.add(text, self.sync_button, help)
        for each in (self.sync_note, self.sync_now_button, self.stop_sync_button):
            rows.form.addRow("", each)
        self.sync_button.setAccessibleName("")
        self._store = HistoryStore(self._session.folder, self, self._show_import)
        self.import_button = Button(more(self.tr("Import")), act=self._import_history)
        self.import_note = text_label("", "small", wrap=True)
        rows.add(self.tr("Import"), self.import_button)
        rows.form.addRow("", self.import_note)
        rows.form.setRowVisible(self.import_note, False)

    def _import_history(self) -> None:
        from qless_studio.ui.shell.history_sync import import_copy

        import_copy(self, self._store, self._show_import)

    def _show_import(self, text: str) -> None:
        """Say what was imported, or why nothing was."""
        self.import_note.setText(text)
        self._history.form.setRowVisible(self.import_note, True)
        announce(self.import_note, text)
        self._workspace.wished.emit(HistoryChanged())

    def _choose_sync_folder(self) -> None:
        from qless_studio.ui.widgets.basic.save_file import ask_for_folder

        before = Path(self._sync_folder) if self._sync_folder else None
        ask_for_folder(self, say(SHARED_FOLDER[1]), before, self._set_sync_folder)

    def _set_sync_folder(self, folder: str) -> None:
        self._show_sync_folder(folder)
        self._choose("sync_folder", folder)
        if not folder:
            self.sync_button.setFocus()
            announce(self.sync_button, self.tr("Not shared"))

    def _show_sync_folder(self, folder: str) -> None:
        self._sync_folder = folder
        self.show_sync_status("")

    def show_sync_status(self, text: str) -> None:
        """Show the shared folder and the state of the exchange."""
        shared = bool(self._sync_folder)
        path = re.sub(r"([/\\])", "\\1\u200b", self._sync_folder)  # a long path may break after any folder
        self.sync_note.setText("\n".join(filter(None, (path, text))))
        for each in (self.sync_note, self.sync_now_button, self.stop_sync_button):
            self._history.form.setRowVisible(each, shared)

    def _add_keyboard(self) -> None:
        section, text, help = map(say, SHORTCUTS)
        edit = partial(self._workspace.wished.emit, EditShortcuts())
        self.shortcuts_button = Button(self.tr("Keyboard shortcuts…"), "keyboard", act=lambda: edit())
        self._section(section, SettingRows()).add(text, self.shortcuts_button, help)
        self.shortcuts_button.setAccessibleName("")

    # searching

    def _find(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _on_searched(self, query: str) -> None:
        shown = 0
        for heading, rows in self._sections:
            in_title = matched_places(query, heading.plain) if query.strip() else None
            number = rows.show_matching(lambda text: matched_places(query, text))
            if in_title is not None and not number:  # the title matches: show the whole section
                number = rows.show_matching(lambda text: ())
            heading.mark(in_title or ())
            empty = not query.strip() and not number  # such as a game without options
            heading.setVisible(bool(number) or empty)
            rows.setVisible(bool(number) or empty)
            shown += number
        self._none.setVisible(not shown)
        announce(self.search, self.tr("Found: {}").format(shown))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Cancel) and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)

    def reset(self) -> None:
        """Reset everything here to its default."""
        options, defaults = self._session.game.options(), Settings()
        self._session.set_options(options)
        self.form.set_options(options)
        self.show_settings(defaults)
        for name in ("sync_folder", *(known.name for known in options_of(Settings))):
            self._choose(name, getattr(defaults, name))
