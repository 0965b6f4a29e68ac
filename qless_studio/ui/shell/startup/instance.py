"""What a start of the program asks for, and one window per user: a second start hands it to the open window."""

from __future__ import annotations

import enum
import importlib
import json
import logging
import os
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCryptographicHash, QDeadlineTimer, QObject, QTimer, Signal

from qless_studio.engine.errors import OptionError
from qless_studio.engine.folders import config_folder
from qless_studio.engine.texts import say
from qless_studio.ui.shell.state.autosave import claim_session, claim_start, is_just_claimed

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalSocket

    from qless_studio.ui.shell.main_window import MainWindow


# What a start of the program asks its window for, from the command line or from another start; no Qt.


class Wish(enum.Enum):
    """What is to be shown; the values are the options of the command line."""

    NEW = "--new"
    """An empty board of a game, without a game of the one in front."""
    DAILY = "--daily"
    """Today's puzzle of a game in Play, without a game those of all games."""


class Request(NamedTuple):
    """Files to open, or one wish; neither if the window is only to come to the front."""

    files: tuple[Path, ...] = ()
    wish: Wish | None = None
    game: str = ""
    """Key of the game of the wish, "" for none."""

    def as_json(self) -> dict[str, Any]:
        """The request as JSON for another process; paths are absolute."""
        wish = self.wish.value if self.wish else ""
        return {"open": [str(path.absolute()) for path in self.files], "wish": wish, "game": self.game}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Request:
        """What `as_json` gave; a wish of a later version is none. Raises KeyError or TypeError for anything else."""
        files = tuple(Path(name) for name in data["open"] if isinstance(name, str))
        wish = next((wish for wish in Wish if wish.value == data.get("wish")), None)
        return cls(files, wish, str(data.get("game", "")) if wish else "")

    def carry_out(self, window: MainWindow) -> None:
        """Do what is asked for."""
        keys = [view.key for view in window.workspace.views]
        index = keys.index(self.game) if self.game in keys else None
        if self.files:
            window.open_files(self.files)
        elif self.wish is Wish.NEW:
            window.commands.documents.show_blank(window.workspace.index if index is None else index)
        elif self.wish is Wish.DAILY and index is not None:
            window.commands.places.open_daily(index)
        elif self.wish is Wish.DAILY:
            window.commands.places.show_home()


def read_request(arguments: Sequence[str], games: Sequence[str]) -> Request:
    """The request of a command line: file names, or `--new` or `--daily` and perhaps the key of one of the `games`.

    Raises `OptionError`.
    """
    wish = next((wish for wish in Wish if arguments and arguments[0] == wish.value), None)
    if wish is None:
        return Request(tuple(Path(name).absolute() for name in arguments))
    if len(arguments) > 2 or (len(arguments) == 2 and arguments[1] not in games):
        unknown = " ".join(arguments[1:])
        raise OptionError(say("{} takes one of {}, not {}", wish.value, ", ".join(games), unknown))
    return Request(wish=wish, game=arguments[1] if len(arguments) == 2 else "")


# One window per user: a second start hands what it is asked for to the open window and exits.
#
# See docs/decisions/033.

log = logging.getLogger(__name__)
STARTING_S = 120.0
"""Seconds after which another start, which lives but has no window yet, counts as stuck"""
BUSY_S = 30.0
"""A window that claimed the session less long ago may be too busy to answer"""
AGAIN_S = 0.05
"""Seconds until such a window is spoken to again"""
TIMEOUT_MS = 1000
"""A window that has not answered by then is ignored: the program starts its own"""
LARGEST = 1 << 20
"""Bytes of the longest message: some thousand paths"""
TAKEN = b"taken\n"
TOKEN = "XDG_ACTIVATION_TOKEN"
"""Environment variable with which a start shows a Wayland compositor that the user asked for the window"""


class Answer(enum.Enum):
    """What happened to a message to the open window."""

    TAKEN = "taken"
    NOBODY = "nobody"
    """No window is open."""
    SILENT = "silent"
    """A window is open, but it does not answer."""


class Claim(NamedTuple):
    """What a start may do."""

    answer: Answer
    session: ExitStack | None
    """The right to write session.json. None if the open window took the request, or if it hangs or cannot listen."""
    start: ExitStack | None
    """To be closed when the window listens: until then other starts wait."""


def hand_over_or_claim(request: Request, where: str) -> Claim:
    """Hand a request over to the open window, or claim the right to write session.json for one of our own.

    One start at a time: of two at once, one opens the window and the other hands over.
    """
    start = claim_start(STARTING_S)
    while True:
        answer = hand_over(request, where)
        session = None if answer is Answer.TAKEN else claim_session()
        if answer is Answer.TAKEN or session is not None or not (is_just_claimed(BUSY_S) and _can_speak()):
            return Claim(answer, session, start)
        time.sleep(AGAIN_S)


def _can_speak() -> bool:
    """Whether QtNetwork can be loaded; it needs system libraries that QtWidgets does not."""
    try:
        importlib.import_module("PySide6.QtNetwork")
    except ImportError:
        return False
    return True


def address() -> str:
    """Where the window of this user and these folders listens: the path of a socket, on Windows the name of a pipe."""
    who = f"{os.getuid() if sys.platform != 'win32' else os.environ.get('USERNAME', '')} {config_folder().absolute()}"
    digest = QCryptographicHash.hash(who.encode("utf-8", "surrogateescape"), QCryptographicHash.Algorithm.Sha256)
    name = f"qless-studio-{digest.toHex().toStdString()[:16]}"  # hashlib would load OpenSSL
    if sys.platform == "win32":
        return name
    return str(Path(os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir()) / name)


def hand_over(request: Request, where: str) -> Answer:
    """Ask the window at that address to carry out a request and come to the front; returns within `TIMEOUT_MS`."""
    if not (_ours(where) and _can_speak()):
        return Answer.NOBODY
    from PySide6.QtNetwork import QLocalSocket  # only now: most starts find no window, and need it later

    deadline, socket = QDeadlineTimer(TIMEOUT_MS), QLocalSocket()
    socket.connectToServer(where)
    if not socket.waitForConnected(deadline.remainingTime()):
        return Answer.NOBODY
    message = {**request.as_json(), "token": os.environ.get(TOKEN, "")}
    socket.write(json.dumps(message).encode("ascii") + b"\n")
    answer = b""
    while len(answer) < len(TAKEN) and not deadline.hasExpired():
        if not socket.waitForReadyRead(deadline.remainingTime()):
            break
        answer += bytes(socket.readAll().data())
    return Answer.TAKEN if answer == TAKEN else Answer.SILENT


def _ours(where: str) -> bool:
    """Whether there may be a window of this user; a socket of another user is left alone."""
    if sys.platform == "win32":
        return True
    try:
        return os.stat(where).st_uid == os.getuid()
    except OSError:
        return False


class Instance(QObject):
    """Listens for other starts of the program."""

    called = Signal(object)
    """Another start sent this `Request`; the window is to come to the front."""

    def __init__(self, where: str, parent: QObject) -> None:
        """Raises ImportError if QtNetwork cannot be loaded; `listening` says whether it listens."""
        super().__init__(parent)
        from PySide6.QtNetwork import QLocalServer, QLocalSocket

        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        caller = QLocalSocket()
        caller.connectToServer(where)
        self.listening = not caller.waitForConnected(TIMEOUT_MS)
        if self.listening:  # a window that crashed may have left its socket
            QLocalServer.removeServer(where)
            self.listening = self._server.listen(where)
        caller.abort()
        if not self.listening:
            log.warning("other starts open windows of their own: %s", self._server.errorString() or "one hangs")

    def _on_connection(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            socket.readyRead.connect(lambda socket=socket: self._on_message(socket))
            socket.disconnected.connect(socket.deleteLater)
            QTimer.singleShot(TIMEOUT_MS, socket, socket.abort)  # close idle connections
            self._on_message(socket)

    def _on_message(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > LARGEST:
                socket.abort()
            return
        try:
            message = json.loads(bytes(socket.readLine(LARGEST).data()))
            request = Request.from_json(message)
            os.environ[TOKEN] = str(message.get("token", ""))  # read by Qt when the window is activated
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            log.warning("another program spoke to the window, and was not understood")
            socket.abort()
            return
        socket.write(TAKEN)
        socket.disconnectFromServer()  # once that is written
        self.called.emit(request)
