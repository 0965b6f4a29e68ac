"""The status strip: word list, commonness of its words, state of the analysis, rules; and messages."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QEnterEvent, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from qless_studio.engine.lexicon import Band
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.in_force import sized, spaced
from qless_studio.ui.tab.lexicons import Lexicons, size_text
from qless_studio.ui.tab.session import Session, State
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import Button, IconButton, PressedByEnter
from qless_studio.ui.widgets.basic.layout import STRETCH, filled
from qless_studio.ui.widgets.basic.themed import (
    LEADING,
    TRAILING,
    Fitted,
    SelfPainted,
    fill,
    plate,
    put_text,
    text_width,
    wrapped_lines,
)
from qless_studio.ui.widgets.results.word_facts import bars_width, minimum_band_text, paint_bars
from qless_studio.ui.work.signals import timer

HEIGHT, LINE, DOT = 32, 20, 6
"""Heights at 100 %: of the strip, of each further line, and of the dot"""
MESSAGE_MS, LETTER_MS = 6000, 60
"""How long a message stays: at least, and for each letter"""


class LexiconButton(PressedByEnter, SelfPainted, QAbstractButton):
    """Book, name of the list, its size, chevron."""

    def __init__(self) -> None:
        super().__init__()
        self._title, self._size = "", ""
        self._short = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click the keyboard is the board's
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_list(self, title: str, size: str) -> None:
        self._title, self._size = title, size
        self.setAccessibleName(self.tr("Word list: {}").format(f"{title}, {size}"))
        self.setToolTip(self.accessibleName())
        self.updateGeometry()
        self.update()

    def set_short(self, short: bool) -> None:
        """Leave out the size of the list."""
        if short != self._short:
            self._short = short
            self.updateGeometry()
            self.update()

    @property
    def _shown_size(self) -> str:
        return "" if self._short else self._size

    def _widths(self) -> tuple[float, float]:
        theme = self.theme
        return (
            QFontMetricsF(theme.font(12, 600)).horizontalAdvance(self._title),
            QFontMetricsF(theme.font(12, 400, tabular=True)).horizontalAdvance(self._shown_size),
        )

    def sizeHint(self) -> QSize:
        px = self.theme.px
        return QSize(px(8 + 16 + 8) + round(sum(self._widths())) + px(8 + 8 + 16 + 8), px(HEIGHT - 8))

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        px, middle = theme.px, self.height() / 2
        if self.underMouse() or self.isDown():
            plate(painter, QRectF(self.rect()), px(6), theme.color("hover"))
        title, size = self._widths()
        mirrored = self.mirrored
        left = float(px(8))
        book = self.visual(QRectF(left, middle - px(8), px(16), px(16)))
        paint_icon(painter, "book", book, theme.color("text_dim"))
        left += px(16 + 8)
        for text, width, font, role in (
            (self._title, title, theme.font(12, 600), "text"),
            (self._shown_size, size, theme.font(12, 400, tabular=True), "text_dim"),
        ):
            place = self.visual(QRectF(left, 0, width, self.height()))
            put_text(painter, place, text, font, theme.color(role), mirrored=mirrored)
            left += width + px(8)
        down = self.visual(QRectF(left, middle - px(8), px(16), px(16)))
        paint_icon(painter, "down", down, theme.color("text_dim"))


class CommonnessButton(PressedByEnter, SelfPainted, QAbstractButton):
    """Four bars; with a text while only common words count."""

    def __init__(self) -> None:
        super().__init__()
        self._band, self._label = Band.UNKNOWN, ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click the keyboard is the board's
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_band(Band.UNKNOWN)

    def show_band(self, band: Band) -> None:
        """Show which words count."""
        self._band = band
        self._label = minimum_band_text(band) if band is not Band.UNKNOWN else ""
        self.setAccessibleName(self.tr("Words that count: {}").format(minimum_band_text(band)))
        self.setToolTip(self.accessibleName())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        theme = self.theme
        label = text_width(theme.font(12, 600), self._label) + theme.px(8) if self._label else 0
        return QSize(theme.px(16) + bars_width(theme) + label, theme.px(HEIGHT - 8))

    def paint_widget(self, painter: QPainter) -> None:
        theme, mirrored = self.theme, self.mirrored
        if self.underMouse() or self.isDown():
            plate(painter, QRectF(self.rect()), theme.px(6), theme.color("hover"))
        rect = QRectF(self.rect()).adjusted(theme.px(8), 0, -theme.px(8), 0)
        on = self._band is not Band.UNKNOWN
        lit = self._band if on else Band.VERY_COMMON
        paint_bars(painter, theme, rect, lit, mirrored, "text" if on else "text_dim")
        gap = bars_width(theme) + theme.px(8)
        label = rect.adjusted(0, 0, -gap, 0) if mirrored else rect.adjusted(gap, 0, 0, 0)
        put_text(painter, label, self._label, theme.font(12, 600), theme.color("text"), mirrored=mirrored)


class StatusStrip(Fitted, SelfPainted, QWidget):
    """Two buttons, and painted texts beside them, which a message replaces: for some seconds, or a problem for good."""

    dismissed = Signal()
    """The user dismissed a message."""

    def __init__(self) -> None:
        super().__init__()
        self._state, self._role, self._rules, self._message = "", "good", "", ""
        self._listed: tuple[str, str, Band] | None = None
        self.is_problem = self._state_below = False
        self._rules_shown = True
        self.lexicon_button = LexiconButton()
        self.commonness_button = CommonnessButton()
        self.act_button = Button("", height=HEIGHT - 8, act=self._on_act)
        self.act_button.hide()
        self._action: QAction | None = None
        self.dismiss_button = IconButton("cross", self.tr("Dismiss message"), flat=True, act=self._on_dismiss_clicked)
        self.dismiss_button.hide()
        for button in (self.act_button, self.dismiss_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._message_timer = timer(self, MESSAGE_MS, self.dismiss)
        self._lines: list[str] = []
        self._aside = False
        self._left = self._end = self._widest = self._indent = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._row = spaced(QHBoxLayout(self), 4)
        filled(self._row, self.lexicon_button, self.commonness_button, STRETCH, self.act_button, self.dismiss_button)
        sized(self.dismiss_button, width=24, height=24)
        self.fit()

    def follow(self, session: Session, lexicons: Lexicons, status: str = "", role: str = "") -> None:
        """Show the word list of a session and what its analysis is doing, or instead a `status` with its `role`."""
        lexicon, name = session.lexicon, session.words.name
        size = self.tr("loading…") if lexicon is None else size_text(len(lexicon))
        self.show_list(lexicons.title(name), size, session.words.commonness, bool(lexicons.changes(name)))
        if status:
            self.show_state(status, role)
            return
        if session.state is State.RUNNING:
            text = self.tr("Searching…")
        else:
            text = self.tr("Ready") if session.analysing else self.tr("Analysis off")
        self.show_state(text, "good" if session.analysing else "text_dim")

    def set_aside(self, aside: bool) -> None:
        """Be there for messages alone: a place is in front, to which neither word list nor analysis belongs."""
        self._aside = aside
        for button in (self.lexicon_button, self.commonness_button):
            button.setVisible(not aside)
        self.setVisible(not aside)
        self._refresh()

    def show_list(self, title: str, size: str, least: Band, changed: bool) -> None:
        """Show the list in force, its size and the least common words that count; `changed`: by the player."""
        listed = (self.tr("{}, changed").format(title) if changed else title), size, least
        if listed != self._listed:
            self._listed = listed
            self.lexicon_button.show_list(*listed[:2])
            self.commonness_button.show_band(least)
            self._refresh()

    def show_state(self, text: str, role: str = "good") -> None:
        """Show what the analysis is doing, or its verdict; `role` colours the dot."""
        if (text, role) != (self._state, self._role):
            self._state, self._role = text, role
            self._refresh()

    def show_rules(self, text: str) -> None:
        if text != self._rules:
            self._rules = text
            self._refresh()

    def show_message(self, text: str, action: QAction | None = None, label: str = "") -> None:
        """Show a message for some seconds, or until it is dismissed or replaced.

        With an `action` a button called `label` triggers it.
        """
        self._show(text, action, label)
        self._message_timer.start(max(MESSAGE_MS, LETTER_MS * len(text)))

    def show_problem(self, text: str) -> None:
        """Show what failed, in red, until it is dismissed or replaced."""
        self._show(text, problem=True)
        self._message_timer.stop()

    def _show(self, text: str, action: QAction | None = None, label: str = "", problem: bool = False) -> None:
        self._message, self._action, self.is_problem = text, action, problem
        self.act_button.setText(label)
        self.act_button.setVisible(action is not None)
        self.dismiss_button.show()
        self.setToolTip(text)
        self._refresh()
        announce(self, text)

    def dismiss(self) -> None:
        """Show the state of the analysis again."""
        self._message, self.is_problem = "", False
        self._message_timer.stop()
        self.dismiss_button.hide()
        self.act_button.hide()
        self.setToolTip("")
        self._refresh()

    def _on_dismiss_clicked(self) -> None:
        self.dismiss()
        self.dismissed.emit()

    def _on_act(self) -> None:
        action, self._action = self._action, None
        self.dismiss()
        if action is not None:
            action.trigger()

    @property
    def message(self) -> str:
        """The message that is shown, "" for none."""
        return self._message

    def text(self) -> str:
        """The text beside the buttons."""
        return self._message or f"{self._state}; {self._rules}"

    def _refresh(self) -> None:
        if self._aside:
            self.setVisible(bool(self._message))
        self.setAccessibleName(self.text())
        self.fit()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:  # also for another text size
            self._widest = 0
            self.fit()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._message_timer.stop()  # it stays under the pointer

    def leaveEvent(self, event: QEvent) -> None:
        if self._message and not self.is_problem:
            self._message_timer.start(MESSAGE_MS)

    def fit(self) -> None:
        """Put a state or message that does not fit beside the buttons on lines beneath them, so that it is not cut.

        The size of the list gives way first, then the rules.
        """
        theme, px = self.theme, self.theme.px
        # the widest state so far, or the lines would come and go with it
        self._widest = max(self._widest, text_width(theme.font(12, 400), self._state))
        for short in (False, True):
            self.lexicon_button.set_short(short)
            buttons = (self.lexicon_button, self.commonness_button)
            self._left = px(8) + sum(button.sizeHint().width() for button in buttons) + px(4) + px(4)
            if self._aside:
                self._left = 0
            if self._left + px(30 + 16) + self._widest <= self.width():
                break
        ends = [button.sizeHint().width() + px(8) for button in (self.act_button,) if not button.isHidden()]
        ends += [px(24 + 8)] if self._message else []
        self._end = px(16) + sum(ends)
        text, font = (self._message, theme.font(12, 500)) if self._message else (self._rules, theme.font(12, 400))
        room = self.width() - self._left - px(30) - self._end
        self._state_below = not self._message and text_width(theme.font(12, 400), self._state) > room
        room -= 0 if self._message else self._widest + px(16)
        fits = not text or text_width(font, text) <= room
        dot = px(DOT + 8) if self._state_below or self._message else 0  # it stands before the text, wherever that is
        above = (
            wrapped_lines(theme.font(12, 400), self._state, self.width() - px(32) - dot) if self._state_below else []
        )
        below = self._message and not fits  # rules wait in the tool tip: the room beneath belongs to the board
        self._lines = above + (wrapped_lines(font, text, self.width() - px(32) - dot) if below else [])
        self._rules_shown = fits and not above
        if not self._message:
            self.setToolTip("" if self._rules_shown else self._rules)
        self._indent = dot if self._lines else 0
        self._row.setContentsMargins(px(8), 1, px(8), px(LINE) * len(self._lines))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        px = self.theme.px
        return QSize(super().sizeHint().width(), px(HEIGHT) + px(LINE) * len(self._lines))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def paint_widget(self, painter: QPainter) -> None:
        theme, px = self.theme, self.theme.px
        middle = (px(HEIGHT) + 1) / 2
        fill(painter, self.rect(), theme.color("bad_bg" if self.is_problem else "window"))
        fill(painter, QRectF(0, 0, self.width(), 1), theme.color("edge"))
        left = self._left
        if not (self._indent or self._aside):
            fill(painter, self.visual(QRectF(left, middle - px(8), 1, px(16))), theme.color("edge"))
        painter.setPen(Qt.PenStyle.NoPen)
        message_role = "bad" if self.is_problem else "text"
        painter.setBrush(theme.color(("bad" if self.is_problem else "text_dim") if self._message else self._role))
        painter.drawEllipse(self.visual(self.dot_rect()))
        room = QRectF(left + px(30), 1, self.width() - left - px(30) - self._end, px(HEIGHT) - 1)
        font = theme.font(12, 400)
        text_font, role = (theme.font(12, 500), message_role) if self._message else (font, "text_dim")
        for number, line in enumerate(self._lines):
            place = QRectF(
                px(16) + self._indent, self._line_top(number), self.width() - px(32) - self._indent, px(LINE)
            )
            self._put(painter, place, line, text_font, role)
        if self._message and not self._lines:
            self._put(painter, room, self._message, text_font, role)
        elif not self._message:
            if not self._state_below:
                self._put(painter, room, self._state, font, "text_dim")
            if self._rules_shown:
                self._put(painter, room, self._rules, font, "text_dim", TRAILING)

    def dot_rect(self) -> QRectF:
        """Where the dot is painted, from left to right: before the text, beside the buttons or on the line below."""
        px = self.theme.px
        middle = self._line_top(0) + px(LINE) / 2 if self._indent else (px(HEIGHT) + 1) / 2
        left = px(16) if self._indent else self._left + px(20) - px(DOT) / 2
        return QRectF(left, middle - px(DOT) / 2, px(DOT), px(DOT))

    def _line_top(self, number: int) -> float:
        """The top of a line below the buttons."""
        px = self.theme.px
        return float(px(HEIGHT - 4) + number * px(LINE))

    def _put(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        font: QFont,
        role: str,
        side: Qt.AlignmentFlag = LEADING,
    ) -> None:
        mirrored = self.mirrored
        put_text(painter, self.visual(rect), text, font, self.theme.color(role), side, mirrored)
