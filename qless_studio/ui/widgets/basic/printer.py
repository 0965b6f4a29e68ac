"""Ask for a printer; without one there is one line of text instead."""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget

from qless_studio.engine.texts import say
from qless_studio.ui.widgets.basic.dialogs import open_dialog
from qless_studio.ui.widgets.basic.save_file import Say


def ask_for_printer(printer: QPrinter, parent: QWidget, then: Callable[[], object], complain: Say) -> None:
    """Ask where to print; `then` is called once `printer` is set up so, unless the user cancels.

    `complain` gets one line if this system has no printer. On Linux the dialog is asked all the same: it can print
    into a file. The dialogs of Windows and macOS would neither open nor end.
    """
    if sys.platform != "linux" and printer.outputFormat() != QPrinter.OutputFormat.NativeFormat:
        complain(say("There is no printer. You can save a PDF instead."))
        return
    dialog = QPrintDialog(printer, parent)
    dialog.accepted.connect(then)
    open_dialog(dialog)
