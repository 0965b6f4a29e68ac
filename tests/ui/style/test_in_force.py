"""What widgets take from the theme in force: mode and text size from the application, the accent from above."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget

from qless_studio.ui.style import Theme, accented, reduces_motion, theme_of
from qless_studio.ui.widgets.basic.dialogs import open_dialog
from qless_studio.ui.widgets.basic.labels import text_label
from tests.fixtures.qt import use_theme


def test_a_widget_takes_the_nearest_accent_above_it(qtbot):
    window = accented(QWidget(), "green")
    page, strip = accented(QWidget(window), "pink"), QWidget(window)
    qtbot.addWidget(window)
    assert theme_of(QWidget(page)).accent == "pink"
    assert theme_of(strip).accent == "green"
    dialog = QDialog(page)
    open_dialog(dialog)
    assert theme_of(QWidget(dialog)).accent == "pink", "dialogs look like what opened them"
    assert theme_of() == Theme()


def test_mode_text_size_and_motion_are_those_of_the_application(qtbot):
    page = accented(QWidget(), "pink")
    qtbot.addWidget(page)
    assert reduces_motion(), "as in all tests"
    appearance = use_theme("dark", 1.5)
    assert theme_of(page) == Theme("dark", "pink", 1.5)
    assert not reduces_motion()
    appearance.set_reduced_motion(True)
    assert reduces_motion()


def test_text_in_the_accent_follows_the_accent_and_the_mode(qtbot, shown):
    window = QWidget()
    own, other = QWidget(window), accented(QWidget(window), "pink")
    labels = []
    for page in (own, other):
        labels.append(QLabel("text"))
        QVBoxLayout(page).addWidget(labels[-1])
    shown(window, 300, 200)
    appearance = use_theme("light")
    for mode in ("light", "dark"):
        appearance.set_mode(mode)
        for accent in ("green", "orange"):
            accented(window, accent)
            expected = [Theme(mode, accent).color("accent_text"), Theme(mode, "pink").color("accent_text")]
            qtbot.waitUntil(lambda e=expected: [label.palette().link().color() for label in labels] == e)


def test_a_larger_text_makes_room_and_another_mode_does_not(qtbot, shown):
    window = QWidget()
    column, label = QVBoxLayout(window), text_label("text")
    column.addWidget(label)
    shown(window, 300, 200)
    before, appearance = label.sizeHint(), use_theme("light")
    appearance.set_mode("dark")
    qtbot.wait(1)
    assert label.sizeHint() == before
    appearance.set_text_scale(2.0)
    assert label.sizeHint().height() > 1.5 * before.height()
