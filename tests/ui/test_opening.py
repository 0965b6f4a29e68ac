"""Every dialog, message box and menu is opened by `dialogs`, which keeps it while it is open. See decision 085."""

from __future__ import annotations

import ast
import re
from functools import lru_cache
from pathlib import Path

import pytest

import qless_studio
from qless_studio.ui.widgets.basic import dialogs

SOURCES = sorted(Path(qless_studio.__file__).parent.rglob("*.py"))
OPENER = Path(dialogs.__file__)
BUFFERS = {"decoding.py", "picture_files.py"}
"""Where buffers are made: each outlives, in one function, what reads or writes it."""
EVENT_LOOPS = {"app", "loop"}
"""What else may be waited for: the program's end, and in the self-test that of a search."""
BY_PARENT = {"childEvent", "QChildEvent", "ChildAdded", "ChildPolished"}
"""Ways to get hold of an object while it is still being constructed."""
WAITING = {"getText", "getItem", "getInt", "getDouble", "getMultiLineText", "getColor", "getFont", "getOpenFileName",
           "getOpenFileNames", "getSaveFileName", "getExistingDirectory", "about", "aboutQt"}  # fmt: skip
"""Functions of Qt's dialogs that open one and wait for it; those of message boxes have names of their own."""
CHECKED = (ast.Attribute, ast.Call, ast.FunctionDef, ast.Name)
"""The kinds of nodes among which something is forbidden; to compare all others with it takes as long again."""
STATIC_BOXES = {"information", "question", "warning", "critical"}
SUSPECT = re.compile(
    rf"focusChanged|WA_DeleteOnClose|{'|'.join(sorted(BY_PARENT))}|\.(exec_?|popup|open|show|{'|'.join(sorted(WAITING))})\("
    rf"|QMessageBox\.({'|'.join(sorted(STATIC_BOXES))})\b"
)
"""What no file lacks in which something is forbidden; reading all others takes seconds."""


def forbidden(source: str, opener: bool = False) -> list[tuple[int, str]]:
    """The lines that open a window in a way of their own, or reach for one that is not there yet."""
    if not SUSPECT.search(source):
        return []
    tree = ast.parse(source)
    classes = dialog_classes(tree)
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, CHECKED):
            continue
        match node:
            case ast.Call(
                func=ast.Attribute(value=ast.Attribute(attr="focusChanged")), args=[ast.Attribute(attr=slot)]
            ):
                if len(taken(tree, slot)) > 1:
                    found.append((node.lineno, "focusChanged"))
            case ast.Attribute(attr="WA_DeleteOnClose"):
                found.append((node.lineno, node.attr))
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.FunctionDef(name=name) if name in BY_PARENT:
                found.append((node.lineno, name))
            case ast.Call(func=ast.Attribute(attr=("exec" | "exec_" | "popup") as name, value=of)) if not opener:
                if ast.unparse(of) not in EVENT_LOOPS:
                    found.append((node.lineno, name))
            case ast.Call(func=ast.Attribute(value=ast.Name(id=of), attr=name)) if of.startswith("Q"):
                if name in WAITING or (of == "QMessageBox" and name in STATIC_BOXES):
                    found.append((node.lineno, f"{of}.{name}"))
            case ast.Call(func=ast.Attribute(attr=("open" | "show") as name, value=of)) if not opener:
                if made_of(tree, of) in classes:
                    found.append((node.lineno, f"{ast.unparse(of)}.{name}"))
    return found


def taken(tree: ast.Module, name: str) -> list[str]:
    """The arguments of a method: of what `focusChanged` sends, the widget before may be half deleted."""
    methods = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == name]
    return [argument.arg for method in methods for argument in method.args.args]


def dialog_classes(tree: ast.Module) -> set[str]:
    """The names in a module that stand for dialogs and menus: by custom they say so."""
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    named = {name for name in names if name.endswith(("Dialog", "Menu", "MessageBox", "Question", "Preview"))}
    return named | {"message_box", "crash_dialog"}


def made_of(tree: ast.Module, value: ast.expr) -> str:
    """The class or function that a value comes from: directly, or by the assignment to it."""
    if isinstance(value, ast.Call):
        return ast.unparse(value.func)
    return assigned(tree).get(ast.unparse(value), "")


@lru_cache(maxsize=1)
def assigned(tree: ast.Module) -> dict[str, str]:
    """The class or function whose call is assigned to a name first, by name."""
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        match node:
            case ast.Assign(value=ast.Call(func=made)):
                for target in node.targets:
                    found.setdefault(ast.unparse(target), ast.unparse(made))
    return found


@pytest.mark.parametrize(
    ("line", "allowed"),
    [
        ("open_dialog(RenameDialog(self))", True),
        ("open_menu(self.menu(), at)", True),
        ("path.open()", True),
        ("self._documents.open()", True),
        ("RenameDialog(self).open()", False),
        ("self.question = EndQuestion(self)\nself.question.open()", False),
        ("dialog = QDialog(self)\ndialog.show()", False),
        ("dialog.exec()", False),
        ("QPrintDialog(printer, self).exec()", False),
        ("loop.exec()", True),
        ("self.menu().popup(at)", False),
        ("text, _ = QInputDialog.getText(self, title, label)", False),
        ("QMessageBox.question(self, title, text)", False),
        ("dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)", False),
        ("def childEvent(self, event):\n    pass", False),
        ("app.focusChanged.connect(self._on)\ndef _on(self):\n    pass", True),
        ("app.focusChanged.connect(self._on)\ndef _on(self, before, now):\n    pass", False),
        ("if event.type() == QEvent.Type.ChildAdded:\n    pass", False),
    ],
)
def test_the_check_tells_what_opens_a_window_in_its_own_way(line, allowed):
    assert (forbidden(line) == []) == allowed


def test_windows_are_opened_in_one_place():
    found = {str(path): lines for path in SOURCES if (lines := forbidden(path.read_text("utf-8"), path == OPENER))}
    assert found == {}


def test_buffers_are_made_where_they_outlive_their_readers():
    assert {path.name for path in SOURCES if "QBuffer(" in path.read_text("utf-8")} == BUFFERS
