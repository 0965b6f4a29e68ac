"""Preferences: the game's options, appearance, word lists, saving, searches, keyboard."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFormLayout, QVBoxLayout, QWidget

from qless_studio.engine.lexicon import LexiconInfo
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.options import options_of
from qless_studio.engine.texts import say
from qless_studio.ui.shell.frame.row_list import match
from qless_studio.ui.shell.state.settings import MODES, TEXT_SCALES, Settings
from qless_studio.ui.style import Appearance
from qless_studio.ui.tab.kept_note import kept_note
from qless_studio.ui.tab.session import Session
from qless_studio.ui.translation import language_in_use, language_of, languages
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.choices import Combo, Segments
from qless_studio.ui.widgets.basic.dialogs import Dialog
from qless_studio.ui.widgets.basic.fields import Field, SpinBox
from qless_studio.ui.widgets.basic.flow import filled
from qless_studio.ui.widgets.basic.labels import MarkedLabel, text_label
from qless_studio.ui.widgets.basic.options_form import OptionsForm, SettingRows
from qless_studio.ui.widgets.basic.scrolling import ScrollColumn, background
from qless_studio.ui.widgets.basic.themed import sides
from qless_studio.ui.work import HistoryStore

SIZE = QSize(560, 600)
GOOD_RANK = 2
"""Matches up to this rank count, word by word; initials of a help text would match anything"""
LABELS = 144
"""Width of the labels at 100 %, so that the controls of all sections are aligned"""


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


class PreferencesDialog(Dialog):
    """Shows and changes session, appearance and settings; every change takes effect at once."""

    setting_chosen = Signal(str, object)
    """Name of a field of `Settings`, and its new value"""
    sync_wanted = Signal()
    """The history is to be exchanged now."""
    history_changed = Signal()
    """Games may have been imported."""
    shortcuts_wanted = Signal()
    """The editor of keyboard shortcuts is asked for."""

    def __init__(
        self,
        appearance: Appearance,
        session: Session,
        lists: Sequence[LexiconInfo],
        settings: Settings,
        parent: QWidget,
    ) -> None:
        super().__init__(self.tr("Preferences"), SIZE, parent)
        self.appearance, self._session = appearance, session
        self._settings = settings
        self._sections: list[tuple[MarkedLabel, SettingRows]] = []
        self.forms: list[OptionsForm] = []
        """The forms of settings."""
        self.search = Field(self.tr("Search preferences"), "search")
        self._none = text_label(self.tr("No matching preferences"), "note")
        self._none.hide()
        ground = background("panel")
        self._content = QVBoxLayout(ground)
        self._content.setContentsMargins(*sides(4, 4, 12, 4))  # room for the ring of the focus and for the scroll bar
        self._content.setSpacing(self.theme.px(12))
        self._add_game()
        self._add_look()
        self._add_lists(lists)
        self._add_work()
        self._add_practice()
        self._add_history()
        self._add_keyboard()
        self.show_settings(settings)
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

    def _new_section(self, title: str) -> SettingRows:
        return self._section(title, SettingRows())

    def _add_game(self) -> None:
        game = self._session.game
        self.form = OptionsForm(self._session.chosen.options)
        self.form.options_changed.connect(self._session.set_options)
        self._section(game.title, self.form)
        if self._session.kept is not None:
            self.form.form.insertRow(0, kept_note(self._session))
        if not options_of(game.options):
            self.form.form.addRow(text_label(self.tr("This game has no options."), "note"))

    def _add_look(self) -> None:
        appearance = self.appearance
        names = (self.tr("Follow system"), self.tr("Light"), self.tr("Dark"), self.tr("High contrast"))
        motions = ((None, names[0]), (True, self.tr("Always")), (False, self.tr("Never")))
        self.language = Combo([("", self.tr("System language")), *languages()])
        self.mode = Combo(list(zip(MODES, names, strict=True)))
        self.scale = Segments([(scale, f"{scale:.0%}") for scale in TEXT_SCALES])
        self.motion = Segments(motions)
        self.language_note = text_label("", "small", wrap=True)
        self.language.value_changed.connect(self._on_language_chosen)
        self.mode.value_changed.connect(appearance.set_mode)
        self.scale.value_changed.connect(appearance.set_text_scale)
        self.motion.value_changed.connect(appearance.set_reduced_motion)
        rows = self._new_section(self.tr("Appearance"))
        rows.add(self.tr("Theme"), self.mode, self.tr("Light, dark or with high contrast"))
        rows.add(self.tr("Text size"), self.scale, self.tr("Size of all text and controls"))
        rows.add(self.tr("Reduce motion"), self.motion, self.tr("Show changes at once, without animation"))
        rows.add(self.tr("Language"), self.language, self.tr("Takes effect after a restart"))
        rows.form.addRow("", self.language_note)
        self._look = rows

    def _add_lists(self, lists: Sequence[LexiconInfo]) -> None:
        self._lists = [info for info in lists if info.size is not None]
        window = say(LANGUAGES[Settings().language_played].title)
        played = [("", self.tr("As the window ({})").format(window))]
        played += [(code, say(language.title)) for code, language in LANGUAGES.items()]
        self.play_in = Combo(played, self.tr("Play in"))
        self.lexicon = Combo((), self.tr("Word list for new tabs"))
        self.play_in.value_changed.connect(self._on_play_in_chosen)
        self.lexicon.value_changed.connect(lambda name: self.setting_chosen.emit("lexicon", name))
        rows = self._new_section(self.tr("Word lists"))
        rows.add(
            self.play_in.accessibleName(),
            self.play_in,
            self.tr("Language of the words, dice and daily puzzles of new tabs"),
        )
        rows.add(
            self.tr("New tabs use"), self.lexicon, self.tr("The word list (lexicon) for tabs without one of their own")
        )
        self._add_settings(self.tr("Proposed words"), "offensive")

    def _add_settings(self, title: str, *names: str) -> OptionsForm:
        """A section with the settings of these names."""
        form = OptionsForm(self._settings, names=names)
        form.options_changed.connect(partial(self._on_settings_changed, form))
        self._section(title, form)
        self.forms.append(form)
        return form

    def _add_work(self) -> None:
        self._add_settings(self.tr("Start"), "home")
        self._add_settings(self.tr("Saving"), "autosave")
        threads, cores = (
            self._add_settings(self.tr("Searches"), "threads").inputs["threads"].widget,
            os.cpu_count() or 1,
        )
        assert isinstance(threads, SpinBox)
        threads.setSpecialValueText(self.tr("one per core ({})").format(cores))
        threads.setMaximum(max(cores, self._settings.threads))

    def _add_practice(self) -> None:
        names = "practice_items", "practice_cards", "practice_new", "practice_least", "levels"
        self._add_settings(self.tr("Practice"), *names)

    def _add_history(self) -> None:
        rows = self._history = self._new_section(self.tr("History"))
        self.sync_button = Button(self.tr("Choose folder…"), "share", act=self._choose_sync_folder)
        self.sync_now_button = Button(self.tr("Exchange now"), act=self.sync_wanted)
        self.stop_sync_button = Button(self.tr("Stop sharing"), act=lambda: self._set_sync_folder(""))
        self.sync_note = text_label("", "small", wrap=True)
        help = self.tr("Play on several computers with one history: choose a folder that all of them see")
        rows.add(self.tr("Shared folder"), self.sync_button, help)
        for each in (self.sync_note, self.sync_now_button, self.stop_sync_button):
            rows.form.addRow("", each)
        self.sync_button.setAccessibleName("")
        self._store = HistoryStore(self._session.folder, self, self._show_import)
        self.import_button = Button(self.tr("Import…"), act=self._import_history)
        self.import_note = text_label("", "small", wrap=True)
        rows.add(self.tr("Import history"), self.import_button)
        rows.form.addRow("", self.import_note)
        rows.form.setRowVisible(self.import_note, False)

    def _import_history(self) -> None:
        from qless_studio.ui.shell.history_import import import_copy

        import_copy(self, self._store, self._show_import)

    def _show_import(self, text: str) -> None:
        """Say what was imported, or why nothing was."""
        self.import_note.setText(text)
        self._history.form.setRowVisible(self.import_note, True)
        announce(self.import_note, text)
        self.history_changed.emit()

    def _choose_sync_folder(self) -> None:
        from qless_studio.ui.widgets.basic.save_file import ask_for_folder

        before = Path(self._sync_folder) if self._sync_folder else None
        ask_for_folder(self, self.tr("Shared folder"), before, self._set_sync_folder)

    def _set_sync_folder(self, folder: str) -> None:
        self._show_sync_folder(folder)
        self.setting_chosen.emit("sync_folder", folder)
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
        self.shortcuts_button = Button(self.tr("Keyboard shortcuts…"), "keyboard", act=self.shortcuts_wanted)
        rows = self._new_section(self.tr("Keyboard"))
        rows.add(self.tr("Command shortcuts"), self.shortcuts_button, self.tr("Change or remove keyboard shortcuts"))
        self.shortcuts_button.setAccessibleName("")

    def show_settings(self, settings: Settings) -> None:
        """Show these values, without a signal."""
        appearance = self.appearance
        self.mode.set_value(appearance.mode)
        self.scale.set_value(min(TEXT_SCALES, key=lambda scale: abs(scale - appearance.text_scale)))
        self.motion.set_value(appearance.chosen_reduced_motion)
        self._offer_lists(settings.language_played)
        for combo, value in (
            (self.play_in, settings.play_in),
            (self.lexicon, settings.lexicon),
            (self.language, settings.language),
        ):
            combo.offer(value)
            combo.set_value(value)
        self._show_language_note(settings.language)
        self._settings = settings
        for form in self.forms:
            form.set_options(settings)
        self._show_sync_folder(settings.sync_folder)

    def _on_settings_changed(self, form: OptionsForm, settings: Settings) -> None:
        """Take those of one form: it knows nothing of what was chosen in the others."""
        for name in form.inputs:
            value = getattr(settings, name)
            if value != getattr(self._settings, name):
                self._settings = replace(self._settings, **{name: value})
                self.setting_chosen.emit(name, value)

    def _offer_lists(self, code: str) -> None:
        """Offer the lists of a language for new tabs."""
        default = ("", self.tr("Default for the game"))
        self.lexicon.set_choices([default, *((info.name, info.title) for info in self._lists if info.language == code)])

    def _on_play_in_chosen(self, code: str) -> None:
        """New tabs get the game's own list of the language."""
        self.setting_chosen.emit("lexicon", "")
        self.setting_chosen.emit("play_in", code)
        self._offer_lists(Settings(play_in=code).language_played)

    def _on_language_chosen(self, code: str) -> None:
        self.setting_chosen.emit("language", code)
        self._show_language_note(code)
        if self.language_note.text():
            announce(self.language, self.language_note.text())

    def _show_language_note(self, code: str) -> None:
        """Say that a restart is needed, unless the window has this language already."""
        waits = language_of(code) != language_in_use()
        self.language_note.setText(self.tr("Restart Qless Studio to change its language.") if waits else "")
        self._look.form.setRowVisible(self.language_note, waits)

    # searching

    def rows(self) -> list[PreferenceRow]:
        """All rows, from top to bottom."""
        return [
            PreferenceRow(heading.plain, text, help) for heading, rows in self._sections for text, help in rows.texts
        ]

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
        announce(self.search, self.tr("Preferences found: {}").format(shown))

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
        self.appearance.set_mode(MODES[0])
        self.appearance.set_text_scale(TEXT_SCALES[0])
        self.appearance.set_reduced_motion(None)
        self.show_settings(defaults)
        others = "lexicon", "play_in", "language", "sync_folder"
        for name in (*others, *(known.name for known in options_of(Settings))):
            self.setting_chosen.emit(name, getattr(defaults, name))
