"""What a screen reader finds in a window, and what it would stumble over."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractItemView, QWidget

from qless_studio.ui.widgets.board.board import BoardWidget

Name, Role = QAccessible.Text.Name, QAccessible.Role
VAGUE = {
    Role.NoRole,
    Role.Client,
    Role.Pane,
    Role.Window,
    Role.Grouping,
    Role.Splitter,
    Role.LayeredPane,
    Role.Whitespace,
}
"""Roles that say nothing of what one can do with a control."""
TABLES = {Role.Table, Role.Tree, Role.List}
ENOUGH = 400
"""Children of a list that are looked at."""


def interface_of(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def walk(interface: QAccessibleInterface, path: str = "") -> Iterator[tuple[str, QAccessibleInterface, list]]:
    """Every visible interface with its path and its visible children."""
    here = f"{path}/{label(interface)}"
    children = [interface.child(number) for number in range(min(interface.childCount(), ENOUGH))]
    children = [child for child in children if child is not None and child.isValid() and not child.state().invisible]
    yield here, interface, children
    for child in children:
        yield from walk(child, here)


def all_texts(widget: QWidget) -> list[str]:
    """Everything that a visible widget and those in it show, have in tool tips and lists, or tell a screen reader."""
    kinds = (Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)
    texts = [interface.text(kind) for _, interface, _ in walk(interface_of(widget)) for kind in kinds]
    for each in (widget, *widget.findChildren(QWidget)):
        if each.isVisible():
            texts += _own_texts(each)
    return [text for text in texts if text]


def _own_texts(widget: QWidget) -> Iterator[str]:
    yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    for name in ("text", "placeholderText", "currentText", "toPlainText"):
        read = getattr(widget, name, None)
        yield str(read()) if callable(read) else ""
    if isinstance(widget, BoardWidget):
        yield from (text for cell in widget.cells for text in (cell.spoken, cell.tip))
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        model = widget.model()
        for row in range(model.rowCount()):
            yield from (str(model.index(row, column).data()) for column in range(model.columnCount()))


def label(interface: QAccessibleInterface) -> str:
    kind = type(interface.object()).__name__ if interface.object() is not None else ""
    return f"{interface.role().name}:{kind}[{name_of(interface)}]"


def name_of(interface: QAccessibleInterface) -> str:
    """What a screen reader calls it: its own name, or that of its label where Qt gives a combo its value as name."""
    if interface.role() == Role.ComboBox:
        labels = [other.text(Name) for other, kind in interface.relations() if kind == QAccessible.RelationFlag.Label]
        return " ".join(labels) or interface.object().accessibleName()
    return interface.text(Name)


def problems(widget: QWidget) -> list[str]:
    """Whatever can have the keyboard, or is a row or a cell, has a name and a role that says what it is; among its
    neighbours no other has the same."""
    found = []
    for path, interface, children in walk(interface_of(widget)):
        if needs_name(interface):
            if not name_of(interface).strip():
                found.append(f"no name: {path}")
            if interface.role() in VAGUE:
                found.append(f"vague role: {path}")
        controls = [(child.role(), name_of(child)) for child in children if child.state().focusable]
        if interface.role() not in TABLES:
            for twin in {pair for pair in controls if pair[1] and controls.count(pair) > 1}:
                found.append(f"twins {twin[0].name} [{twin[1]}] in {path}")
    return found


def needs_name(interface: QAccessibleInterface) -> bool:
    if interface.role() in (Role.Cell, Role.ListItem, Role.TreeItem, Role.ColumnHeader):
        return True
    return interface.state().focusable
