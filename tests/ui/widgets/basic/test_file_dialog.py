"""A file dialog looks at the names of files and not into them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QFileInfo, Qt
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from qless_studio.ui.widgets.basic.save_file import FileDialog, FileIcons

KERNEL = Path("/proc/kmsg")
"""Looks like a file, and whoever reads it waits until the kernel has something to say."""


@pytest.fixture
def dialog(qtbot, tmp_path):
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = FileDialog(parent, "Open puzzles", str(tmp_path))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.open()
    yield dialog
    dialog.reject()


def test_the_kind_of_a_file_is_told_by_its_name(qapp, tmp_path):
    (tmp_path / "odd.txt").write_bytes(b"\x89PNG\r\n\x1a\n")
    icons = FileIcons()
    assert icons.type(QFileInfo(str(tmp_path / "odd.txt"))) == "txt"
    assert not icons.icon(QFileInfo(str(tmp_path))).isNull()
    assert not icons.icon(FileIcons.IconType.Computer).isNull()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.skipif(
    sys.platform != "linux" or not os.access(KERNEL, os.R_OK), reason="needs a file that makes its readers wait"
)
def test_a_folder_with_files_that_make_one_wait_is_listed(qtbot, dialog):
    field = dialog.findChild(QLineEdit)
    field.clear()
    qtbot.keyClicks(field, "/proc/")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.directory().path() == "/proc")
    model = dialog.findChild(QWidget, "listView").model()
    names = {"kmsg", "uptime", "version"}
    root = dialog.findChild(QWidget, "listView").rootIndex
    qtbot.waitUntil(lambda: names <= {model.index(row, 0, root()).data() for row in range(model.rowCount(root()))})
    qtbot.wait(100)  # kinds and icons follow
