"""What a QLabel is there for, as its kind: that decides its font and colour.

The style gives both when the label is first shown, and `application.show_theme` again when the theme changes; the body
text of a page needs no kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QFocusEvent, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from qless_studio.ui.style.drawing import KIND
from qless_studio.ui.style.lengths import measure

if TYPE_CHECKING:
    from qless_studio.ui.style.theme import Theme

Role = QPalette.ColorRole


class Text(NamedTuple):
    """How text of a kind is set."""

    size: float
    """Size in pixels at 100 %."""
    weight: int
    token: str = "text"


TEXTS = {
    "body": Text(14, 400),
    "note": Text(14, 400, "text_dim"),
    "strong": Text(14, 600),
    **{f"strong_{role}": Text(14, 600, role) for role in ("text_dim", "good", "warn", "bad")},
    "alert": Text(14, 500, "warn"),
    "caption": Text(12, 400, "text_dim"),
    "section": Text(12, 600, "text_dim"),
    "small": Text(12, 500),
    "good": Text(12, 600, "good"),
    "warn": Text(12, 500, "warn"),
    "bad": Text(12, 500, "bad"),
    "figure": Text(18, 600),
    "title": Text(28, 700),
    "display": Text(44, 700),
}
"""Kind -> its text: body text, dimmed body text, the name of something, a warning; captions, section headings, small
text, and small text about validity; figures and names of pages; the heading of a page; a large number."""
ROLES = {
    "text": Role.WindowText,
    "text_dim": Role.PlaceholderText,
    "bad": Role.BrightText,
    "accent_text": Role.Link,
}
"""Colour role -> the role of the palette that has it; others need a palette of the label's own."""


def set_text(label: QLabel, theme: Theme) -> None:
    """Give a label the font and colour of its kind; one without a kind keeps its own."""
    text = TEXTS.get(str(label.property(KIND) or ""))
    if text is None:
        return
    font = theme.font(text.size, text.weight)
    if label.font() != font:
        label.setFont(font)
    role = ROLES.get(text.token)
    if role is None:
        own = QPalette()
        own.setColor(Role.WindowText, theme.color(text.token))
        label.setPalette(own)
        role = Role.WindowText
    elif label.testAttribute(Qt.WidgetAttribute.WA_SetPalette):  # set for the kind it was before
        label.setPalette(QPalette())
    if label.foregroundRole() != role:
        label.setForegroundRole(role)


def set_kind(widget: QWidget, kind: str) -> None:
    """Change the kind of a widget that is in use already."""
    set_property(widget, KIND, kind)


def set_property(widget: QWidget, name: str, value: object) -> None:
    """Change a property that the style reads, of a widget that is in use already: it is measured and painted again."""
    widget.setProperty(name, value)
    widget.style().polish(widget)
    change_style(widget)


def change_style(widget: QWidget) -> None:
    """Notify a widget that its style has changed, such as for another text size."""
    measure(widget)
    QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))
    if widget.hasFocus():  # a QFocusFrame hides
        QCoreApplication.sendEvent(widget.style(), QFocusEvent(QEvent.Type.FocusIn))
