"""No job is held by what is connected to its signals: such a function would outlive the job's QObject, and a signal
that is taken apart with it can end the process.
"""

from __future__ import annotations

import ast
import gc
import re
import textwrap
import weakref
from pathlib import Path

import pytest
from shiboken6 import isValid

import qless_studio
from qless_studio.ui.work import SolveJob, Task
from tests.fixtures.studio import one_view

SOURCES = sorted(Path(qless_studio.__file__).parent.rglob("*.py"))
SIGNALS = {"finished", "done", "solutions_found", "progressed", "failed"}


def sender_of(call: ast.Call) -> str:
    """`job` of `job.finished.connect(...)`, "" of another call."""
    match call.func:
        case ast.Attribute(value=ast.Attribute(value=sender, attr=signal), attr="connect") if signal in SIGNALS:
            return ast.unparse(sender)
    return ""


def captured(slot: ast.expr, functions: dict[str, ast.AST]) -> set[str]:
    """The names and attributes that a slot takes hold of when it is connected; a bound method holds none for PySide."""
    if isinstance(slot, ast.Name) and slot.id in functions:
        slot = functions[slot.id]
    if isinstance(slot, ast.Attribute | ast.Name):
        return set()
    inner = slot.args if isinstance(slot, ast.Lambda | ast.FunctionDef) else None
    own = {argument.arg for argument in ast.walk(inner) if isinstance(argument, ast.arg)} if inner else set()
    defaults = [*inner.defaults, *(each for each in inner.kw_defaults if each)] if inner else []
    body = slot.body if isinstance(slot, ast.FunctionDef) else [slot.body] if inner else [slot]
    found = {
        ast.unparse(node) for part in body for node in ast.walk(part) if isinstance(node, ast.Name | ast.Attribute)
    }
    return (found - own) | {ast.unparse(default) for default in defaults}


def holding(source: str) -> list[int]:
    """The lines on which a function that holds the sender is connected to one of its signals."""
    found = set()
    for scope in ast.walk(ast.parse(source)):
        if isinstance(scope, ast.FunctionDef):
            inside = list(ast.walk(scope))
            functions = {node.name: node for node in inside if isinstance(node, ast.FunctionDef) and node is not scope}
            calls = [node for node in inside if isinstance(node, ast.Call) and sender_of(node) and node.args]
            found |= {call.lineno for call in calls if sender_of(call) in captured(call.args[0], functions)}
    return sorted(found)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("job.finished.connect(self._on_finished)", []),
        ("job.finished.connect(lambda finished: self.show(finished.run))", []),
        ("job.finished.connect(lambda finished: self.show(job.run))", [2]),
        ("job.finished.connect(lambda finished, job=job: self.show(finished))", [2]),
        ("self._job.finished.connect(lambda _: self.show(self._job))", [2]),
        ("task.done.connect(partial(self._on_read, task))", [2]),
        ("task.done.connect(partial(self._on_read, path))", []),
        ("def end(finished):\n    self.show(job)\njob.finished.connect(end)", [4]),
        ("def end(finished):\n    self.show(finished)\njob.finished.connect(end)", []),
        ("dialog.accepted.connect(lambda: dialog.close())", []),
    ],
)
def test_the_check_sees_what_holds_a_job(lines, expected):
    assert holding("def start(self, job, task, path):\n" + textwrap.indent(lines, "    ")) == expected


def test_nothing_connected_to_a_job_holds_it():
    connecting = re.compile(rf"\.({'|'.join(SIGNALS)})\.connect\(")
    sources = {path: text for path in SOURCES if connecting.search(text := path.read_text("utf-8"))}
    assert len(sources) > 10
    assert {path: lines for path, text in sources.items() if (lines := holding(text))} == {}


@pytest.fixture
def made(monkeypatch):
    """Weak references to all jobs and tasks made from now on."""
    made = []

    def watch(kind):
        begin = kind.__init__

        def note(self, *arguments, **options):
            begin(self, *arguments, **options)
            made.append(weakref.ref(self))

        monkeypatch.setattr(kind, "__init__", note)

    watch(SolveJob)
    watch(Task)
    return made


@one_view("affix")
def test_every_job_of_a_tab_is_gone_when_it_is_over(qtbot, studio, made, view):
    gc.disable()
    try:
        opened = studio()
        opened.show(view)
        opened.finish()
        assert made
        opened.window.session.edit(view.game.blank, "Clear")  # the session keeps the last one for its figures
        opened.finish()
        qtbot.waitUntil(lambda: not any(isValid(job) for ref in made if (job := ref()) is not None))
        assert [ref() for ref in made if ref() is not None] == []
    finally:
        gc.enable()
