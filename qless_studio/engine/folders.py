"""Where the user's own files live, and how they are written."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

HOME_VARIABLE = "QLESS_STUDIO_HOME"
"""Environment variable: when set, all folders lie inside the folder it names (tests, a portable installation)."""

_NAME = "qless-studio"


def data_folder() -> Path:
    """For imported word lists and sessions. None of these folders is created here."""
    return _folder("data")


def config_folder() -> Path:
    """For settings."""
    return _folder("config")


def log_folder() -> Path:
    """For the log file."""
    return _folder("log")


def _folder(kind: str) -> Path:
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home) / kind
    import platformdirs  # only when the platform is asked: it is not needed to solve with a shipped list

    if kind == "data":
        return platformdirs.user_data_path(_NAME, appauthor=False)
    if kind == "config":
        return platformdirs.user_config_path(_NAME, appauthor=False)
    return platformdirs.user_log_path(_NAME, appauthor=False)


def write_atomically(path: Path, content: bytes) -> None:
    """Make `content` the whole of the file, or leave the file as it was; folders are made as needed.

    Raises `OSError`.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
