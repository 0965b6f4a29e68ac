"""Two lists compared for the puzzle in front, as the user does it."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from shiboken6 import isValid

from qless_studio.engine import kernels
from qless_studio.engine.lexicon import Band, import_list, load
from qless_studio.engine.lexicon.importing import ImportOptions, preview
from qless_studio.ui.shell.words.compare import CompareDialog
from qless_studio.ui.tab.lexicons import Cut
from qless_studio.ui.widgets.feedback import verdict
from tests.fixtures.patience import PATIENCE

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(qtbot, window, typed):
    """Of a puzzle with words in it that only one of common2k and common5k has."""
    typed(window, "headlinesmenu")
    window.commands.words.open_comparison.trigger()
    dialog = window.findChild(CompareDialog)
    yield dialog
    if isValid(dialog):
        dialog.close()


def choose(dialog, name):
    dialog.second.set_value(Cut(name, Band.UNKNOWN))


def over(dialog):
    return not any(side.running or side.outcome is None for side in dialog.sides)


def test_both_verdicts_and_the_words_of_one_list(qtbot, window, dialog):
    choose(dialog, "common2k")
    qtbot.mouseClick(dialog.start_button, LEFT)
    qtbot.waitUntil(lambda: over(dialog))
    texts = "headlinesmenu"
    words = [{word for word in load(name).words if word in texts} for name in ("common5k", "common2k")]
    assert words[0] > words[1]
    found = {each.word for each in dialog.model.solutions()}
    assert found == words[0] - words[1]
    assert dialog.summary.text() == (
        f"Words in the listed solutions: {len(found)} only in Common 5k, 0 only in Common 2k."
    )
    assert [side.title.text() for side in dialog.sides] == ["Common 5k", "Common 2k"]
    assert [side.verdict.bar.text() for side in dialog.sides] == [
        f"Complete: {len(each)} words" if len(each) != 1 else "Complete: 1 word" for each in words
    ]
    assert all(side.verdict.bar.state is verdict.VerdictKind.GOOD for side in dialog.sides)
    assert not dialog.stop_button.isEnabled()


def test_a_row_tells_what_its_word_means_and_copy_takes_the_table(qtbot, window, dialog):
    choose(dialog, "common2k")
    dialog.start()
    qtbot.waitUntil(lambda: over(dialog) and dialog.model.total > 0)
    word = dialog.model.solution(0).word
    at = dialog.table.visualRect(dialog.model.index(0, 0)).center()
    qtbot.mouseClick(dialog.table.viewport(), LEFT, pos=at)
    assert dialog.card.accessibleName().startswith(word.upper())
    qtbot.mouseClick(dialog.copy_button, LEFT)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].split("\t") == ["Word", "Found with", "Other list", "Common", "Points", "Solutions"]
    assert lines[1].split("\t")[:3] == [word.upper(), "Common 5k", "not in the list"]
    assert len(lines) == dialog.model.total + 1


def test_it_is_opened_by_its_command_and_offers_other_lists(qtbot, window, dialog):
    names = [dialog.second.itemText(number) for number in range(dialog.second.count())]
    assert "Wide" in names
    assert "Common 5k" not in names
    assert "Common 5k + British" in names
    dialog.close()
    window.session.use_commonness(Band.COMMON)
    window.commands.words.open_comparison.trigger()
    dialog = window.findChildren(CompareDialog)[-1]
    names = [dialog.second.itemText(number) for number in range(dialog.second.count())]
    assert names[0] == "Common 5k (all words)"
    assert "Wide (common words only)" in names
    dialog.close()
    qtbot.waitUntil(lambda: window.session.lexicon is not None)


@pytest.mark.skipif(not kernels.compiled(), reason="interpreted searches run one at a time")
def test_stopped_searches_claim_no_more_than_they_found(qtbot, window, dialog, monkeypatch):
    def endless(puzzle, lexicon, options, run):
        yield from solve(puzzle, lexicon, options, run)
        while True:
            run.checkpoint(1)
            time.sleep(0.001)

    game = window.session.game
    solve = game.solve
    object.__setattr__(game, "solve", endless)
    try:
        choose(dialog, "common2k")
        dialog.start()
        qtbot.waitUntil(lambda: all(side.tally is not None and side.tally.seen for side in dialog.sides))
        assert dialog.stop_button.isEnabled()
        qtbot.mouseClick(dialog.stop_button, LEFT)
        qtbot.waitUntil(lambda: over(dialog))
    finally:
        object.__setattr__(game, "solve", solve)
    assert all(side.verdict.bar.state is verdict.VerdictKind.WARN for side in dialog.sides)
    assert all(side.note.text().endswith(" so far") for side in dialog.sides)
    assert dialog.summary.text().endswith("There may be more: not all solutions were compared.")


def test_a_list_that_cannot_be_read_is_told_and_another_can_be_chosen(qtbot, window, tmp_path):
    (tmp_path / "mine.txt").write_text("head\nline\n")
    import_list(preview(tmp_path / "mine.txt", ImportOptions()), "Mine")
    stored = tmp_path / "data" / "lexicons" / "Mine.txt"
    stored.write_bytes(stored.read_bytes().replace(b"line", b"lane"))
    window.workspace.lexicons.refresh()
    window.commands.words.open_comparison.trigger()
    dialog = window.findChild(CompareDialog)
    choose(dialog, "Mine")
    dialog.start()
    qtbot.waitUntil(lambda: dialog.sides[1].verdict.bar.state is verdict.VerdictKind.BAD)
    assert "damaged" in dialog.sides[1].verdict.bar.text()
    assert dialog.start_button.isEnabled()
    choose(dialog, "common2k")
    dialog.start()
    qtbot.waitUntil(lambda: over(dialog))
    dialog.close()


def test_a_fault_of_a_search_is_told_in_words(qtbot, window, dialog):
    def failing(puzzle, lexicon, options, run):
        yield from ()
        raise KeyError(3)

    game = window.session.game
    solve = game.solve
    object.__setattr__(game, "solve", failing)
    try:
        dialog.start()
        qtbot.waitUntil(lambda: over(dialog))
    finally:
        object.__setattr__(game, "solve", solve)
    told = {side.verdict.bar.text() for side in dialog.sides}
    assert told == {"The solver failed unexpectedly. Your puzzle is unchanged."}


def test_closing_ends_the_searches(qtbot, window, dialog, pool):
    def endless(puzzle, lexicon, options, run):
        while True:
            run.checkpoint(1)
            time.sleep(0.001)
            yield from ()

    game = window.session.game
    solve = game.solve
    object.__setattr__(game, "solve", endless)
    try:
        dialog.start()
        qtbot.waitUntil(lambda: all(side.running for side in dialog.sides))
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert pool.waitForDone(PATIENCE)
    finally:
        object.__setattr__(game, "solve", solve)
