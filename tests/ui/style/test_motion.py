"""What macOS is asked about animations, with a runtime of Objective-C made up for the test."""

from __future__ import annotations

import ctypes
from types import SimpleNamespace

import pytest

from qless_studio.ui.style.in_force import _workspace_reduces_motion

CLASS, SHARED = 0x10, 0x20
LOOKUP = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_char_p)
SEND = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)


def runtime(answer, classes=(b"NSWorkspace",)):
    selectors = []

    def send(target, selector):
        asked = target, selectors[selector - 1]
        return {(CLASS, b"sharedWorkspace"): SHARED, (SHARED, b"accessibilityDisplayShouldReduceMotion"): answer}[asked]

    def register(name):
        selectors.append(name)
        return len(selectors)

    find = LOOKUP(lambda name: CLASS if name in classes else 0)
    return SimpleNamespace(objc_getClass=find, sel_registerName=LOOKUP(register), objc_msgSend=SEND(send))


@pytest.mark.parametrize("reduces", [True, False])
def test_the_workspace_is_asked(reduces):
    assert _workspace_reduces_motion(runtime(int(reduces))) is reduces


def test_without_a_workspace_nothing_is_reduced():
    assert not _workspace_reduces_motion(runtime(1, classes=()))
