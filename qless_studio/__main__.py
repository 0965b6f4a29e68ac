"""Entry point of the program: the window, or a command of the command line."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # most commands need neither
    from qless_studio.engine.pictures import Picture

DOCUMENTS = (".qless", ".txt")
"""How the names of files end that the window opens"""
OF_THE_WINDOW = ("--new", "--daily", "--selftest")
"""First arguments that ask for the window"""


def main() -> int:
    """Run the program on `sys.argv`; the exit status of the process."""
    arguments = sys.argv[1:]
    _write_utf8()
    documents = all(argument.lower().endswith(DOCUMENTS) for argument in arguments)  # none, or files to open
    if documents or arguments[0] in OF_THE_WINDOW:
        from qless_studio import app

        return app.main(arguments)
    from qless_studio.cli.main import main as run_command

    return run_command(arguments, _decoded, _commands)


def _decoded(path: Path) -> Picture:
    """The picture of a file; Qt, which reads it, is imported for that alone. Raises `StudioError`."""
    from qless_studio.engine.errors import StudioError

    try:
        from qless_studio.ui.pictures.decoding import picture_in
    except ImportError as error:
        from qless_studio.ui.libraries import obstacle

        reason = obstacle({"QT_QPA_PLATFORM": "offscreen"}) or str(error)
        raise StudioError(f"pictures are read by Qt, which does not start: {reason}") from None
    with _silenced():
        return picture_in(path)


def _commands() -> list[dict[str, Any]]:
    """The commands of the window; Qt, for which they are declared, is imported for that alone. Raises `StudioError`."""
    from qless_studio.engine.errors import StudioError

    try:
        from qless_studio.app import commands
    except ImportError as error:
        raise StudioError(f"the window's commands are declared with Qt, which does not start: {error}") from None
    return commands()


@contextmanager
def _silenced() -> Iterator[None]:
    """Silence standard error: libraries under Qt write to it on their own, before our sentence."""
    try:
        kept = os.dup(2)
    except OSError:  # there is none
        yield
        return
    try:
        with open(os.devnull, "wb") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def _write_utf8() -> None:
    """Write UTF-8 with plain newlines to files and pipes, on every system; a console keeps what it can show.

    On Windows they would get the code page of the system, which has few of the letters we write.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and not stream.isatty():  # None in a program without a console
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


if __name__ == "__main__":
    sys.exit(main())
