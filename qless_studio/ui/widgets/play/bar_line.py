"""A bar with an icon, a line of text and a note at its end, which take more lines where one is too short."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.widgets.basic.themed import CONTROL, TRAILING, SelfPainted, put_text, text_width, wrapped_lines

HEIGHT, COMPACT_HEIGHT, LINE = 40, CONTROL, 20
"""Height of the bar with one line, where it is compact, and of each further line."""
START, END, GAP = 40, 12, 8
ICON, ICON_AT = 20, 10


class BarLine(SelfPainted, QLabel):
    """The base of such bars; a QLabel, so that screen readers read it. A subclass paints the background."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.compact = False
        """Whether it has nothing but the icon and the text, as wide as they are."""
        self.icon_name = "info"
        self._main = self._after = self._note = ""
        self._main_font, self._main_role = (14, 600, False), "text"
        self.setTextFormat(Qt.TextFormat.PlainText)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def paint_background(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what the text stands on."""
        raise NotImplementedError

    def _set_line(
        self,
        icon: str,
        main: str,
        note: str,
        after: str = "",
        font: tuple[int, int, bool] = (14, 600, False),
        role: str = "text",
    ) -> None:
        """`after` follows `main` in dim text; `font` is size, weight and whether figures are tabular."""
        self.icon_name, self._main, self._note, self._after = icon, main, note, after
        self._main_font, self._main_role = font, role
        spoken = ", ".join(filter(None, (f"{main} {after}".strip(), note)))
        if spoken != self.text():
            self.setText(spoken)
            self.updateGeometry()
        self.update()

    # size

    def sizeHint(self) -> QSize:
        px = self.theme.px
        if not self.compact:
            return QSize(px(160), self._height)
        return QSize(px(START) + text_width(self._fonts()[0], self._main) + px(END), self._height)

    @property
    def _height(self) -> int:
        """That of a bar with one line."""
        return self.theme.px(COMPACT_HEIGHT if self.compact else HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if self.compact:
            return self._height
        lines, notes = self._lines(width), self._notes_below(width)
        return self.theme.px(HEIGHT + LINE * (len(lines) - 1 + len(notes)))

    def _room(self, width: int) -> int:
        return max(0, width - self.theme.px(START) - self.theme.px(END))

    def _fonts(self) -> tuple[QFont, QFont]:
        size, weight, tabular = self._main_font
        return self.theme.font(size, weight, tabular), self.theme.font(14, 400, tabular=True)

    def _main_width(self) -> int:
        strong, dim = self._fonts()
        after = self.theme.px(GAP) + text_width(dim, self._after) if self._after else 0
        return text_width(strong, self._main) + after

    def _fits(self, width: int) -> bool:
        """Whether everything stands on one line."""
        note = self.theme.px(GAP) + text_width(self._fonts()[1], self._note) if self._note else 0
        return self._main_width() + note <= self._room(width)

    def _lines(self, width: int) -> list[str]:
        if self._fits(width) or self._after:
            return [self._main]
        return wrapped_lines(self._fonts()[0], self._main, self._room(width))

    def _notes_below(self, width: int) -> list[str]:
        """The lines of a note that does not fit beside the text."""
        if not self._note or self._fits(width):
            return []
        return wrapped_lines(self._fonts()[1], self._note, self._room(width))

    # painting

    def paint_widget(self, painter: QPainter) -> None:
        self.paint_background(painter, QRectF(self.rect()))
        theme, px = self.theme, self.theme.px
        place = QRectF(px(ICON_AT), (self._height - px(ICON)) / 2, px(ICON), px(ICON))
        paint_icon(painter, self.icon_name, self.visual(place), theme.color("text_dim"))
        line = QRectF(px(START), 0, self._room(self.width()), self._height)
        strong, dim = self._fonts()
        for text in [self._main] if self.compact else self._lines(self.width()):
            put_text(painter, self.visual(line), text, strong, theme.color(self._main_role), mirrored=self.mirrored)
            line.translate(0, px(LINE))
        if self._after and not self.compact:
            start = line.x() + text_width(strong, self._main) + px(GAP)
            after = QRectF(start, 0, text_width(dim, self._after) + 1, px(HEIGHT))
            put_text(painter, self.visual(after), self._after, dim, theme.color("text_dim"), mirrored=self.mirrored)
        if not self.compact:
            self._paint_note(painter, line, dim)

    def _paint_note(self, painter: QPainter, line: QRectF, font: QFont) -> None:
        colour, below = self.theme.color("text_dim"), self._notes_below(self.width())
        if self._note and not below:
            end = QRectF(0, 0, self.width() - self.theme.px(END), self.theme.px(HEIGHT))
            put_text(painter, self.visual(end), self._note, font, colour, TRAILING, self.mirrored)
        for text in below:
            put_text(painter, self.visual(line), text, font, colour, mirrored=self.mirrored)
            line.translate(0, self.theme.px(LINE))
