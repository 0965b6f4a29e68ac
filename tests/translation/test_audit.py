"""Whatever the window shows can be translated: no sentence reaches it but through tr, translate or say."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import qless_studio

PACKAGE = Path(qless_studio.__file__).parent
SAID = {"tr", "_tr", "translate", "say", "counted", "phrase", "option", "damaged"}
NEVER_SHOWN = {"debug", "info", "warning", "exception", "critical", "print"}
"""The log, and what the self-test prints: English."""
ERRORS = {"StudioError", "PuzzleError", "OptionError", "LexiconError", "SessionError"}
BUGS = {"ValueError", "TypeError", "KeyError", "AssertionError", "IndexError"}
PLACE = {
    "Label": 0,
    "Button": 0,
    "link_button": 0,
    "QCheckBox": 0,
    "Column": 1,
    "Heading": 1,
    "setText": 0,
    "setToolTip": 0,
    "setAccessibleName": 0,
    "setAccessibleDescription": 0,
    "setWindowTitle": 0,
    "setPlaceholderText": 0,
    "setTitle": 0,
    "set_caption": 0,
    "add_button": 0,
    "addMenu": 0,
    "addAction": 0,
    "addItem": 0,
    "show_notice": 0,
    "show_verdict": 1,
    "show_state": 0,
    "show_hint": 0,
    "announce": 1,
    "message.emit": 0,
    "say": 0,
}
"""Calls that show a text, and which argument is the text."""
PROSE = re.compile(r"[A-Za-z]{2,}[,:;]? +[A-Za-z]{2,}|^[A-Z][a-z]+\W*$")
PIECE = re.compile(r"(^| )[A-Za-z]{2,}( |$)")
"""A word in a piece of an f-string."""
ALLOWED = {
    "Qless Studio": "the name of the program",
    "English": "a language's name in that language",
    "Fusion": "a style of Qt",
    "Inter": "a typeface",
    "Python ": "a proper name",
    ", Python ": "a proper name",
    ", Qt ": "proper names",
    "Qless Studio\n": "the name of the program",
    "Qless Studio ": "the name of the program",
    " – Qless Studio": "the name of the program",
    "[*] – Qless Studio": "the name of the program",
    "Meta": "a key, as Qt's shortcuts name it",
    "Ctrl": "a key, as Qt's shortcuts name it",
    ", PySide ": "a proper name",
    "find ": "a key for undo steps that belong together",
    " ms": "a unit's sign, the same everywhere",
    "Title": "a field of PNG files",
    "px": "a unit of style sheets",
}
STYLE = re.compile(r"\{[^}]*[a-z-]+:", re.DOTALL)
MARKUP = re.compile(r"</?[a-z]+( style=|>)|^<[a-z]|<span")
KEYS = re.compile(r"^(Ctrl|Shift|Alt)\+")
COPYRIGHT = re.compile(r"Copyright \(c\)")
UNTRANSLATED = {
    "ui/games/__init__.py": "names of games",
    "ui/libraries.py": "printed before Qt can be loaded",
    "ui/shell/startup/selftest.py": "printed by the self-test, which is English",
    "ui/style/portal.py": "names on the desktop's bus",
}
DETAILS = {"failure": "details of a fault, for a report", "details": "details of a fault, for a report"}
"""Functions and properties whose text is technical."""


def untranslated(parents: dict[ast.AST, ast.AST]) -> Iterator[tuple[int, str]]:
    """(line, text) of what a user would read in English whatever the language, among these nodes."""
    for node in parents:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and not is_docstring(node, parents):
            around = list(outwards(node, parents))
            if not any(isinstance(each, ast.Call) and is_said(each) for each in around):
                in_pieces = isinstance(parents[node], ast.JoinedStr)
                if speaks(node, in_pieces, around) and not excused(node.value, around):
                    yield node.lineno, node.value


def outwards(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> Iterator[ast.AST]:
    while node in parents:
        node = parents[node]
        yield node


def is_docstring(node: ast.Constant, parents: dict[ast.AST, ast.AST]) -> bool:
    return isinstance(parents[node], ast.Expr)


def is_said(call: ast.Call) -> bool:
    """Whether the call translates, or never shows, what it is given; a method `say` is neither."""
    shown_as_it_is = called(call) == "say" and isinstance(call.func, ast.Attribute)
    return called(call) in SAID | NEVER_SHOWN | BUGS and not shown_as_it_is


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def name_of(call: ast.Call) -> str:
    """Of a signal that is sent, the signal's too."""
    return "message.emit" if ast.unparse(call.func).endswith("message.emit") else called(call)


def speaks(node: ast.Constant, in_pieces: bool, around: list[ast.AST]) -> bool:
    """Whether it reads as a sentence, or stands where a text is shown."""
    if PROSE.search(node.value) or (in_pieces and PIECE.search(node.value)):
        return True
    call = next((each for each in around if isinstance(each, ast.Call)), None)
    place = PLACE.get(name_of(call), -1) if call is not None else -1
    shown = call is not None and 0 <= place < len(call.args) and node in ast.walk(call.args[place])
    return shown and bool(re.search("[A-Za-z]{2,}", node.value))


def excused(text: str, around: list[ast.AST]) -> bool:
    functions = {each.name for each in around if isinstance(each, ast.FunctionDef)}
    names = {target.id for each in around if isinstance(each, ast.Assign) for target in each.targets if is_name(target)}
    if any(isinstance(each, ast.Compare) for each in around) or functions & DETAILS.keys() or "__all__" in names:
        return True
    return text in ALLOWED or any(pattern.search(text) for pattern in (MARKUP, STYLE, KEYS, COPYRIGHT))


def is_name(node: ast.expr) -> bool:
    return isinstance(node, ast.Name)


@dataclass
class Findings:
    """What is wrong in the files of the program: nothing."""

    shown: list[str] = field(default_factory=list)
    """Texts of the window without a translation."""
    raised: list[str] = field(default_factory=list)
    """Texts of errors and hints of the engine without one."""
    early: list[str] = field(default_factory=list)
    """Calls that translate when their module is imported."""


@pytest.fixture(scope="module")
def found(script):
    """All findings at once: to parse the files takes longer than to look through them."""
    found = Findings()
    for path in sorted(PACKAGE.rglob("*.py")):
        name, parents = path.relative_to(PACKAGE).as_posix(), script.parents_in(ast.parse(path.read_text("utf-8")))
        if name.startswith("ui/") and name not in UNTRANSLATED:
            found.shown += [f"{name}:{line}: {text!r}" for line, text in untranslated(parents)]
        if name.startswith("engine/"):
            found.raised += [f"{name}:{text.lineno}: {ast.unparse(text)}" for text in raised_in(parents)]
        found.early += [f"{name}:{call.lineno}: {ast.unparse(call)}" for call in said_at_once(parents)]
    return found


def test_what_the_window_shows_can_be_translated(found):
    assert not found.shown, "say it through tr() or engine.texts.say()"


def test_errors_and_hints_of_the_engine_can_be_translated(found):
    assert not found.raised, "say it through engine.texts.say()"


def raised_in(nodes: Iterable[ast.AST]) -> Iterator[ast.Constant | ast.JoinedStr]:
    """The English texts that are given to errors and hints."""
    for node in nodes:
        if isinstance(node, ast.Call) and (called(node) == "Hint" or called(node) in ERRORS):
            for text in node.args:
                if isinstance(text, ast.Constant | ast.JoinedStr) and re.search("[a-z]{2}", literal(text)):
                    yield text


def literal(node: ast.Constant | ast.JoinedStr) -> str:
    """What stands in a string of several words, without its values."""
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    text = "".join(str(part.value) for part in parts if isinstance(part, ast.Constant))
    return text if " " in text else ""


@pytest.mark.parametrize(
    ("line", "caught"),
    [
        ('label.setText("one")', True),
        ('Label(f"{count} words left")', True),
        ('button.setToolTip(self.tr("Undo"))', False),
        ('Label("", 12, 400, "text_dim")', False),
        ('self.message.emit("The puzzle is gone")', True),
        ('window.say("Nothing was saved")', True),
        ('x = "Nobody reads this"', True),
        ('log.warning("nobody reads this")', False),
        ('label.setText(f"{word} × {count}")', False),
        ('raise ValueError("no such mode")', False),
        ('label.setStyleSheet("QLabel { color: red; }")', False),
    ],
)
def test_the_audit_itself(script, line, caught):
    assert bool(list(untranslated(script.parents_in(ast.parse(line))))) == caught


def test_nothing_is_said_before_the_language_is_known(found):
    """A module that is imported early would keep English for good: constants are marked with `phrase`, said later."""
    assert not found.early


@pytest.mark.parametrize(
    ("line", "caught"),
    [
        ('raise PuzzleError("no such tile")', True),
        ('Hint(f"{word} is not a word")', True),
        ('raise PuzzleError(say("no such tile"))', False),
        ('raise PuzzleError("x")', False),
    ],
)
def test_the_audit_of_errors_itself(script, line, caught):
    assert bool(list(raised_in(script.parents_in(ast.parse(line))))) == caught


@pytest.mark.parametrize(
    ("line", "caught"),
    [
        ('TITLE = say("Title")', True),
        ('class Dialog: title = say("Title")', True),
        ('def title(): return say("Title")', False),
        ('title = lambda: say("Title")', False),
        ('TITLE = phrase("Title")', False),
    ],
)
def test_the_audit_of_what_is_said_at_once_itself(script, line, caught):
    assert bool(list(said_at_once(script.parents_in(ast.parse(line))))) == caught


def said_at_once(parents: dict[ast.AST, ast.AST]) -> Iterator[ast.Call]:
    """The calls that translate while the module is imported: they stand in no function."""
    for node in parents:
        if isinstance(node, ast.Call) and called(node) in {"tr", "_tr", "translate", "say", "counted", "figure"}:
            around = outwards(node, parents)
            if not any(isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) for each in around):
                yield node
