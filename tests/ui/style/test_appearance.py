"""The appearance follows the system where the user leaves it to the system."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt

from qless_studio.ui.style import Appearance, reduces_motion
from qless_studio.ui.style.appearance import system_mode


def hints(scheme: str, contrast: str | None) -> SimpleNamespace:
    said = SimpleNamespace(colorScheme=lambda: getattr(Qt.ColorScheme, scheme))
    if contrast:
        preference = SimpleNamespace(contrastPreference=lambda: getattr(Qt.ContrastPreference, contrast))
        said.accessibility = lambda: preference
    return said


@pytest.mark.parametrize(
    ("scheme", "contrast", "mode"),
    [
        ("Light", "NoPreference", "light"),
        ("Unknown", "NoPreference", "light"),
        ("Dark", "NoPreference", "dark"),
        ("Light", "HighContrast", "high_contrast"),
        ("Dark", None, "dark"),
    ],
)
def test_the_system_decides(scheme, contrast, mode):
    if contrast and not hasattr(Qt, "ContrastPreference"):
        pytest.skip("this Qt knows no contrast preference")
    assert system_mode(hints(scheme, contrast)) == mode


def test_a_choice_overrides_the_system(qapp):
    appearance = Appearance()
    assert appearance.mode == "system"
    appearance.set_mode("high_contrast")
    assert appearance.theme.high_contrast
    assert appearance.theme.dark


def test_motion_is_told_when_it_changes(qtbot):
    appearance = Appearance("light")
    with qtbot.waitSignal(appearance.changed):
        appearance.set_reduced_motion(True)
    assert appearance.reduced_motion
    assert reduces_motion()
    with qtbot.assertNotEmitted(appearance.changed):
        appearance.set_reduced_motion(True)


def test_the_desktop_is_followed_unless_the_user_chose(qtbot):
    appearance = Appearance("light")
    with qtbot.waitSignal(appearance.changed):
        appearance.set_system_reduces_motion(True)
    assert appearance.reduced_motion
    appearance.set_reduced_motion(False)
    assert not appearance.reduced_motion
    with qtbot.assertNotEmitted(appearance.changed):
        appearance.set_system_reduces_motion(False)
    appearance.set_reduced_motion(True)
    assert appearance.reduced_motion
