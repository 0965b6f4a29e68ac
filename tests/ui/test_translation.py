"""The window in another language: chosen, loaded, and heard in window, engine and Qt's own dialogs."""

import shutil
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from qless_studio.engine.options import option
from qless_studio.engine.texts import counted, figure, say
from qless_studio.ui import translation
from qless_studio.ui.widgets.basic.options_form import OptionsForm
from tests.fixtures.qt import use_theme

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}">
<context><name>Parent</name>
<message><source>of the parent</source><translation>vom Elternteil</translation></message></context>
<context><name>Aside</name>
<message><source>of a mixin</source><translation>von nebenan</translation></message></context>
<context><name>Engine</name>
<message><source>Complete: {{}}</source><translation>Vollständig: {{}}</translation></message>
<message numerus="yes"><source>{{}} words</source><translation>
<numerusform>{{}} Wort</numerusform><numerusform>{{}} Wörter</numerusform></translation></message></context>
</TS>
"""


class Parent(QWidget):
    def said(self) -> str:
        return self.tr("of the parent")


class Aside:
    def said_aside(self) -> str:
        return self.tr("of a mixin")


class Child(Aside, Parent):
    def said_below(self) -> str:
        return self.tr("of the parent")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder of translations with a little German and Hebrew in it."""
    from PySide6.scripts import pyside_tool

    for language in ("de", "he"):
        source = tmp_path / f"qless_studio_{language}.ts"
        source.write_text(TS.format(language=language), "utf-8")
        tool = [str(tmp_path / "lrelease"), "-silent", str(source), "-qm", str(source.with_suffix(".qm"))]
        monkeypatch.setattr("sys.argv", tool)
        with pytest.raises(SystemExit) as ended:
            pyside_tool.lrelease()
        assert ended.value.code == 0
    monkeypatch.setattr(translation, "_folder", lambda: tmp_path)
    return tmp_path


@pytest.fixture
def german(qapp, folder):
    assert translation.install(qapp, "de") == "de"
    yield
    translation.install(qapp, "en")


@pytest.mark.usefixtures("german")
def test_a_class_finds_its_strings_in_its_own_context_and_in_those_it_inherits_from(qtbot):
    child = Child()
    qtbot.addWidget(child)
    assert child.said() == child.said_below() == "vom Elternteil"
    assert child.said_aside() == "von nebenan"


@pytest.mark.usefixtures("german")
def test_the_engine_speaks_the_language_with_its_plurals_and_figures():
    assert say("Complete: {}", counted(1, "{} word", "{} words")) == "Vollständig: 1 Wort"
    assert counted(60137, "{} word", "{} words") == "60.137 Wörter"
    assert counted(-7, "{} word", "{} words") == "−7 Wörter"
    assert say("Stopped: {} so far", 3) == "Stopped: 3 so far"  # not translated here: English, whole
    assert figure(1234567) == "1.234.567"


@pytest.mark.usefixtures("german")
def test_buttons_that_qt_names_are_translated_too():
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    assert QLocale().toString(1.5) == "1,5"


@dataclass(frozen=True)
class Pace:
    seconds: float = option(1.5, "Seconds per word", low=0, high=60)


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("typed", ["2,5", "2.5"])
def test_decimals_are_typed_as_the_language_writes_them(qtbot, typed):
    use_theme("light")
    form = OptionsForm(Pace())
    qtbot.addWidget(form)
    field = form.inputs["seconds"].widget
    assert field.text() == "1,5"
    field.setText(typed)
    assert form.options == Pace(2.5)


def test_english_again_leaves_nothing_of_the_other_language(qapp, folder):
    translation.install(qapp, "de")
    translation.install(qapp, "en")
    assert say("Complete: {}", figure(1000)) == "Complete: 1,000"
    assert QCoreApplication.translate("Parent", "of the parent") == "of the parent"


def test_a_language_written_from_right_to_left_turns_the_window_round(qapp, folder):
    translation.install(qapp, "he")
    assert QApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    translation.install(qapp, "en")
    assert QApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight


@pytest.mark.parametrize(
    ("wanted", "system", "spoken"),
    [
        ("", ["de-AT", "en-US"], "de"),
        ("", ["fr-FR", "de-DE"], "de"),
        ("", ["fr-FR"], "en"),
        ("", ["en-GB", "de-DE"], "en"),
        ("", [], "en"),
        ("de", ["fr-FR"], "de"),
        ("tlh", ["de-DE"], "en"),
    ],
)
def test_the_wanted_language_comes_before_those_of_the_system_and_english_last(
    folder, monkeypatch, wanted, system, spoken
):
    class System(QObject):
        def uiLanguages(self):
            return system

    monkeypatch.setattr(translation.QLocale, "system", staticmethod(System))
    assert translation.language_of(wanted) == spoken


def test_languages_are_those_there_are_files_for_under_their_own_names(folder):
    assert translation.languages() == [("de", "Deutsch"), ("en", "English"), ("he", "עברית")]
    shutil.copy(folder / "qless_studio_de.qm", folder / "qless_studio_fr.qm")
    assert ("fr", "Français") in translation.languages()
