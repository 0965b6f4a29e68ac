"""A machine that cannot show a window hears why in one line, before Qt aborts."""

from __future__ import annotations

from qless_studio.ui import libraries


def test_no_display_is_said(monkeypatch):
    assert "no display" in libraries.obstacle({}, "linux")


def test_offscreen_needs_no_display(monkeypatch):
    monkeypatch.setattr(libraries, "_loads", lambda library: True)
    assert libraries.obstacle({"QT_QPA_PLATFORM": "offscreen"}, "linux") == ""
    assert libraries.obstacle({"DISPLAY": ":0"}, "linux") == ""


def test_a_missing_library_names_its_package(monkeypatch):
    monkeypatch.setattr(libraries, "_loads", lambda library: not library.startswith(("libEGL", "libxcb-cursor")))
    assert libraries.obstacle({"DISPLAY": ":0"}, "linux").endswith("apt install libegl1 libxcb-cursor0")
    assert libraries.obstacle({"QT_QPA_PLATFORM": "offscreen"}, "linux").endswith("apt install libegl1")
    assert libraries.obstacle({"WAYLAND_DISPLAY": "w"}, "linux").endswith("apt install libegl1")


def test_other_systems_bring_their_own(monkeypatch):
    monkeypatch.setattr(libraries, "_loads", lambda library: False)
    assert libraries.obstacle({}, "darwin") == libraries.obstacle({}, "win32") == ""
