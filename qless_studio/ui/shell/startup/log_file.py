"""The program's log: a few files of limited size."""

from __future__ import annotations

import logging
from functools import cached_property
from pathlib import Path

FILES_BEFORE = 2
"""Files of earlier entries that are kept."""


class LogFile(logging.Handler):
    """Writes to a file that is rotated at a size; the last files are kept.

    Most runs have nothing to log: the file is opened, and what the standard library needs for it is imported (12 ms),
    when there is something.
    """

    def __init__(self, path: Path, size: int) -> None:
        """`size`: in bytes."""
        super().__init__()
        self._path, self._size = path, size

    @cached_property
    def _file(self) -> logging.Handler:
        from logging.handlers import RotatingFileHandler

        errors = "backslashreplace"  # file names and texts can contain lone surrogates
        file = RotatingFileHandler(
            self._path, maxBytes=self._size, backupCount=FILES_BEFORE, encoding="utf-8", errors=errors
        )
        file.handleError = self.handleError  # type: ignore[method-assign]
        return file

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self._file.setFormatter(self.formatter)
            self._file.emit(record)
        except OSError:
            self.handleError(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """Give up silently, as on a full disk: the other handler has said what there was."""

    def close(self) -> None:
        if "_file" in vars(self):
            self._file.close()
        super().close()
