"""The pages of the help, the search in them, and their pictures, drawn by the boards. See docs/decisions/038."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from urllib.parse import parse_qs

from PySide6.QtCore import QLocale, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from qless_studio.engine.folders import resource
from qless_studio.ui.style import Theme, accented, theme_of
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.themed import plate
from qless_studio.ui.widgets.board.board import BoardWidget

FOLDER, FALLBACK = "help", "en"
START, AFTER = "start", ("proven", "words", "documents", "friends", "history", "practice", "keyboard")
"""The pages before and after those of the games, in the order of the contents."""
PICTURE = re.compile(r"!\[([^\]]*)\]\(<board:([^>]*)>\)")
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)]*)\)")
MARKS = re.compile(r"<!--.*?-->|\*\*|[*`#|]|^- |-{3,}", re.MULTILINE)
AROUND, LONG = 12, 160
"""Letters shown before and after a hit"""


@dataclass(frozen=True)
class Picture:
    """A board that a page shows."""

    game: str
    """Key of the game."""
    puzzle: str
    """As text."""
    marked: str
    """A word that the picture marks, "" for none"""
    spoken: str
    """A description in words"""


@dataclass(frozen=True)
class Page:
    """One page, in Markdown."""

    key: str
    text: str

    @property
    def title(self) -> str:
        return self.text.partition("\n")[0].removeprefix("# ")

    @property
    def headings(self) -> list[str]:
        """The headings below the title, without markup."""
        return [MARKS.sub("", line).strip() for line in self.text.splitlines() if line.startswith("##")]

    @property
    def summary(self) -> str:
        """The sentence beneath the title; "" for a page that has none."""
        return " ".join("".join(self.text.split("\n\n")[1:2]).split())

    @property
    def pictures(self) -> list[Picture]:
        return [picture_at(target, spoken) for spoken, target in PICTURE.findall(self.text)]

    @property
    def links(self) -> list[str]:
        """Where the links of the page lead."""
        return [target for _, target in LINK.findall(PICTURE.sub("", self.text))]

    @cached_property
    def plain(self) -> str:
        """The page's text without markup, on one line."""
        return " ".join(MARKS.sub(" ", LINK.sub(r"\1", PICTURE.sub(r"\1", self.text))).split())


@dataclass(frozen=True)
class Hit:
    """A page that contains what was searched for, and the words around the first place."""

    page: Page
    excerpt: str


class Pages:
    """All pages in one language; English where a page has not been translated."""

    def __init__(self, games: Sequence[str], language: str, own: Callable[[str], str] = lambda key: "") -> None:
        """`games` are the keys of the games, `language` such as "de" or "de_DE".

        `own` gives the page of a game that brings it along, in Markdown.
        """
        self._own = own
        self.keys = (START, *games, *AFTER)
        self._folders = (language, language.partition("_")[0], FALLBACK)
        self._read: dict[str, Page] = {}

    def __getitem__(self, key: str) -> Page:
        """The page of that key; KeyError for an unknown one."""
        if key not in self.keys:
            raise KeyError(key)
        if key not in self._read:
            paths = (resource(f"{FOLDER}/{folder}/{key}.md") for folder in self._folders)
            path = next((path for path in paths if path.exists()), None)
            self._read[key] = Page(key, self._own(key) if path is None else path.read_text("utf-8"))
        return self._read[key]

    def find(self, text: str) -> list[Hit]:
        """The pages that contain every word of a text, those with one in their title first."""
        words = text.casefold().split()
        hits: list[tuple[bool, int, Page]] = []
        for key in self.keys if words else ():
            page = self[key]
            folded = page.plain.casefold()
            if all(word in folded for word in words):
                hits.append((not any(word in page.title.casefold() for word in words), len(hits), page))
        return [Hit(page, _excerpt(page.plain, words)) for _, _, page in sorted(hits)]


def picture_at(target: str, spoken: str) -> Picture:
    """The picture of a target such as `KEY?puzzle=ABC/DEF&show=bed`."""
    game, _, query = target.partition("?")
    values = parse_qs(query, separator="&")
    return Picture(game, values.get("puzzle", [""])[0], values.get("show", [""])[0], " ".join(spoken.split()))


def language() -> str:
    """The language of the interface, such as de_DE: that of the default locale."""
    return QLocale().name()


def _excerpt(plain: str, words: Sequence[str]) -> str:
    """The words around the first place of the rarest word."""
    folded = plain.casefold()
    at = folded.find(min(words, key=folded.count))
    start = plain.rfind(" ", 0, max(0, at - AROUND)) + 1
    return ("… " if start else "") + plain[start : at + LONG]


# Pictures of boards, drawn by the boards themselves in the current theme.

MARGIN, RADIUS = 16, 12
"""Around the board, on its table, at 100 %"""
SMALL_MARGIN = 10
"""Around a board without a table of its own"""


def paint_table(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Paint the background of a picture."""
    edge = theme.color("edge") if theme.high_contrast else None
    plate(painter, rect, theme.px(RADIUS), theme.color("table"), edge)


class Pictures:
    """Draws pictures of the games' puzzles, each in its game's accent."""

    def __init__(self, views: Sequence[GameView]) -> None:
        self._views = {view.key: view for view in views}

    def draw(
        self, picture: Picture, room: QSize, ratio: float, on_table: bool = True, covered: bool = False
    ) -> QPixmap:
        """The board, with `on_table` on its table, for that device pixel ratio; `covered`: nothing can be read on it.

        Not larger than the board's preferred size or than `room`. Raises `PuzzleError` for a puzzle that the game
        cannot read and KeyError for an unknown game.
        """
        theme = theme_of()
        board = self._board(picture)
        margin = 2 * theme.px(MARGIN if on_table else SMALL_MARGIN)
        room -= QSize(margin, margin)
        if board.width() > room.width() or board.height() > room.height():
            board.resize(board.size().scaled(room, Qt.AspectRatioMode.KeepAspectRatio))
        drawn = QPixmap((board.size() + QSize(margin, margin)) * ratio)
        drawn.setDevicePixelRatio(ratio)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if on_table:
            whole = QRectF(0, 0, board.width() + margin, board.height() + margin)
            paint_table(painter, theme, whole)
        if covered and isinstance(board, BoardWidget):
            board.grab()  # lays it out
            painter.translate(margin // 2, margin // 2)
            board.paint_covered(painter, board.theme)
        else:
            board.render(painter, QPoint(margin // 2, margin // 2), renderFlags=QWidget.RenderFlag.DrawChildren)
        painter.end()
        board.deleteLater()
        return drawn

    def _board(self, picture: Picture) -> QWidget:
        view = self._views[picture.game]
        assert view.parts.picture is not None
        return accented(view.parts.picture(view.game.parse(picture.puzzle), picture.marked), view.accent)
