"""The window with damaged documents and with a session kept by who knows what: it opens, and says what is wrong."""

from __future__ import annotations

import json
from random import Random

import pytest

from qless_studio.engine.errors import StudioError
from qless_studio.engine.registry import GAMES
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.state import document as session_file
from tests.fuzz.mutations import mutations
from tests.fuzz.test_files import document, kept_documents, read_document

SEED, FILES, SESSIONS = 5, 40, 12


def is_refused(path):
    try:
        read_document(path)
    except StudioError:
        return True
    return False


def test_damaged_files_are_refused_in_the_status_strip_and_open_nothing(qtbot, open_program, tmp_path):
    window = open_program()
    said = []
    window.strip.show_problem = said.append
    chosen = Random(SEED).sample(list(mutations(document(GAMES[2]))), FILES)
    for number, (what, damaged) in enumerate(chosen):
        path = tmp_path / f"{number}.qless"
        path.write_bytes(damaged)
        if not is_refused(path):
            continue
        said.clear()
        before = [entry.puzzle for entry in window.workspace.sessions]
        window.open_files([path])
        qtbot.waitUntil(lambda: said != [])
        assert [entry.puzzle for entry in window.workspace.sessions] == before, what
        assert path.read_bytes() == damaged
    window.close()


@pytest.mark.parametrize("number", range(SESSIONS))
def test_a_window_opens_with_whatever_a_session_file_holds(open_program, tmp_path, number):
    path = tmp_path / "session.json"
    session_file.save_session(path, kept_documents())
    valid = json.loads(path.read_text("utf-8"))
    small = [each for each in mutations(valid) if len(each[1]) < 100_000]
    what, session = next(readable(path, Random(number).sample(small, len(small))))
    window = open_program(kept=session)
    window.workspace.open_all()
    assert len(window.workspace.sessions) >= len(VIEWS) - 1, what
    window.close()


def readable(path, damages):
    """(what was done, the session) of those that are read, and not as if they were whole."""
    for what, damaged in damages:
        path.write_bytes(damaged)
        session, message = session_file.load_session(path)
        for aside in path.parent.glob("*-damaged-*"):
            aside.unlink()
        if not message and session != kept_documents():
            yield what, session
