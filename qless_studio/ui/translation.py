"""The language of the window: chosen before any widget is made, English where there is no translation.

See docs/decisions/041.
"""

from __future__ import annotations

import logging
from datetime import date
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate, QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication

from qless_studio.engine import texts
from qless_studio.engine.folders import resource
from qless_studio.engine.texts import say

log = logging.getLogger(__name__)
ENGLISH = "en"
_PREFIX = "qless_studio_"
_NAMES = {ENGLISH: "English", "es": "Español"}
"""Qt names the variety of a country: British English, español de España."""
IN_USE = "language"
"""Property of the application: the code of the language installed last."""


def languages() -> list[tuple[str, str]]:
    """(code, native name) of every available language, sorted by name; `install` takes the code."""
    codes = [ENGLISH, *(path.stem.removeprefix(_PREFIX) for path in _folder().glob(f"{_PREFIX}*.qm"))]
    return sorted(((code, _own_name(code)) for code in codes), key=lambda each: each[1].casefold())


def language_of(wanted: str = "") -> str:
    """The code of the language to use: the wanted one, else the first available of those that the system asks for."""
    known = [code for code, _ in languages()]
    asked = [wanted] if wanted else [name.replace("-", "_") for name in QLocale.system().uiLanguages()]
    for name in asked:
        for code in (name, name.partition("_")[0]):
            if code in known:
                return code
    return ENGLISH


def language_in_use() -> str:
    """The code of the language of the window."""
    app = QApplication.instance()
    return str((app.property(IN_USE) if app is not None else None) or ENGLISH)


def install(app: QApplication, wanted: str = "") -> str:
    """Install a language ("" for the system's) for the window, the engine and Qt's own dialogs; returns its code.

    Widgets that exist already keep their texts, so call it before making the window. Takes 7 ms for 1,600 strings.
    """
    if app.property(IN_USE) is not None:
        for old in app.findChildren(QTranslator, options=Qt.FindChildOption.FindDirectChildrenOnly):
            app.removeTranslator(old)
            old.deleteLater()
    code = language_of(wanted)
    app.setProperty(IN_USE, code)
    locale = _locale(code)
    QLocale.setDefault(locale)
    app.setLayoutDirection(locale.textDirection())
    if code == ENGLISH:
        texts.install(None)
        return code
    for name, folder in (("qtbase", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)), (_PREFIX[:-1], "")):
        translator = QTranslator(app)
        if translator.load(f"{name}_{code}", folder or str(_folder())):
            app.installTranslator(translator)
        else:
            log.warning("no translation %s_%s in %s", name, code, folder or _folder())
    texts.install(_engine, locale.groupSeparator(), locale.decimalPoint())
    return code


def date_text(day: date | QDate, *, weekday: bool = False, brief: bool = False, year: bool = False) -> str:
    """A day with its month, which has few letters if `brief`, in the order and with the marks of the language."""
    pattern = say("dddd d MMMM") if weekday else say("d MMMM")
    pattern = pattern.replace("MMMM", "MMM") if brief else pattern
    shown = day if isinstance(day, QDate) else QDate(day.year, day.month, day.day)
    return QLocale().toString(shown, say("{} yyyy", pattern) if year else pattern)


def _engine(template: str, number: int | None) -> str:
    number = -1 if number is None else abs(number)  # Qt takes any negative number for none
    return QCoreApplication.translate("Engine", template, None, number)


def _locale(code: str) -> QLocale:
    """The locale for numbers: US English for English, otherwise the system's if it has the same language."""
    system = QLocale.system()
    if code == ENGLISH:
        return QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)
    same = QLocale(code).language() == system.language()
    return system if same else QLocale(code)


def _own_name(code: str) -> str:
    name = _NAMES.get(code) or QLocale(code).nativeLanguageName()
    return name[:1].upper() + name[1:]


def _folder() -> Path:
    return resource("translations")
