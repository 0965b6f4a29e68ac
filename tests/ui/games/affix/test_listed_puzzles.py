"""What is exported is what is listed."""

from __future__ import annotations

import csv
import io
import json

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine import kernels
from qless_studio.engine.lexicon import load
from qless_studio.engine.results import as_csv, as_json, as_text
from qless_studio.ui.shell.send.dialog import SendDialog
from qless_studio.ui.shell.send.subject import subject_in_front
from tests.fixtures.windows import view_of
from tests.ui.sending import choose_in, copied

PUZZLE = "at ell ear ow"


@pytest.fixture
def window(window_with):
    """The tab with 5,000 words, which make 252 puzzles."""
    window = window_with(load("common5k"))
    window.list_puzzles()
    return window


def rows_of(text):
    return list(csv.DictReader(io.StringIO(text)))


@pytest.mark.long
def test_all_listed_puzzles_are_exported_in_the_order_of_the_list(window):
    assert_all_are_exported(window)
    window.solve(PUZZLE)
    assert_all_are_exported(window)


def assert_all_are_exported(window):
    window.qtbot.waitUntil(lambda: window.tab.has_listed)
    listed = window.tab.analyse.puzzles.model.solutions()
    assert len(listed) == 252
    exported = rows_of(as_csv(window.tab.analyse.listed_results()))
    assert [row["suffixes"] for row in exported] == [" ".join(row.suffixes) for row in listed]
    assert [row["boards"] for row in exported] == [str(row.boards) for row in listed]
    ratings = window.tab.analyse.puzzles.catalogue.ratings
    needed = [int(row["words_needed"]) for row in exported]
    assert needed == [ratings[row] for row in listed]
    assert needed == sorted(needed) or not kernels.compiled()  # else the list is as it was found
    header = json.loads(as_json(window.tab.analyse.listed_results()))
    assert header["all_listed"] is True
    assert header["summary"]["puzzles"] == len(listed)
    assert header["verdict"].startswith("Complete: 252 puzzles with")
    assert "board" in as_text(window.tab.analyse.listed_results(), ())


@pytest.mark.nightly
def test_a_filter_leaves_puzzles_out_of_the_export_and_a_click_shows_one_beside_the_list(window):
    total = window.tab.analyse.puzzles.model.total
    window.qtbot.keyClicks(window.tab.analyse.puzzles.filter, "boards>20")
    window.qtbot.keyClick(window.tab.analyse.puzzles.filter, Qt.Key.Key_Return)
    shown = window.tab.analyse.puzzles.model.shown
    assert 0 < shown < total
    document = json.loads(as_json(window.tab.analyse.listed_results()))
    assert (document["listed"], document["all_listed"]) == (shown, False)
    table, mode = window.tab.analyse.puzzles.table, window.tab.session.mode
    row = table.model().index(3, 0)
    window.qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.visualRect(row).center())
    assert window.tab.session.puzzle == window.tab.analyse.puzzles.model.solution(3).puzzle
    assert window.tab.session.mode is mode
    assert table.isVisible()


@pytest.mark.nightly
def test_completions_are_exported_while_suffixes_are_open(window):
    window.solve("at ell ear ?")
    exported = rows_of(as_csv(window.tab.analyse.listed_results()))
    assert len(exported) == window.tab.analyse.prefixes.completions.total


@pytest.mark.long
@pytest.mark.nightly
def test_the_command_copies_every_puzzle_of_an_empty_tab(studio):
    studio = studio()
    studio.show(view_of("affix"), "")
    catalogue = studio.window.tab.analyse.puzzles.catalogue
    if not kernels.compiled():  # they list when asked
        next(each for each in studio.commands() if each.objectName() == "affix_find").trigger()
    studio.qtbot.waitUntil(lambda: catalogue.finished is not None)
    dialog = SendDialog(subject_in_front(studio.window.workspace), "", studio.window.workspace, studio.window)
    studio.qtbot.addWidget(dialog)
    dialog.show_way(len(dialog.ways) - 1)
    choose_in(studio.qtbot, dialog, 1)
    dialog.show()
    assert len(rows_of(copied(studio.qtbot, dialog))) == catalogue.model.total == 252
