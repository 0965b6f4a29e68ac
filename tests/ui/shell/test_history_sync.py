"""The window shares its history over a folder: chosen in the preferences, on a worker, with one line on how it went."""

from __future__ import annotations

from PySide6.QtCore import Qt

from qless_studio.engine.history import Entry, History, Result
from qless_studio.engine.sync import sync
from qless_studio.ui.shell.frame.preferences import PreferencesDialog

LEFT = Qt.MouseButton.LeftButton


def played(puzzle: str) -> Entry:
    return Entry("null", puzzle, Result.FINISHED)


def puzzles(data) -> list[str]:
    return sorted(entry.puzzle for entry in History(data).read()[0])


def opened(qtbot, window) -> PreferencesDialog:
    window.commands.program.preferences.trigger()
    dialog = next(dialog for dialog in window.findChildren(PreferencesDialog) if dialog.isVisible())
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def exchanged(qtbot, window) -> None:
    qtbot.waitUntil(lambda: window.commands.sync.status.startswith("Exchanged at "))


def test_a_folder_chosen_in_the_preferences_is_used_at_once_and_after_every_game(qtbot, window, tmp_path, choose):
    shared, other = tmp_path / "shared", tmp_path / "other"
    shared.mkdir()
    History(other).add(played("theirs"))
    sync(shared, other)
    dialog = opened(qtbot, window)
    assert not dialog.stop_sync_button.isVisible()
    choose(shared)
    dialog.sync_button.setFocus()
    qtbot.keyClick(dialog.sync_button, Qt.Key.Key_Space)
    exchanged(qtbot, window)
    assert window.settings().sync_folder == str(shared)
    assert puzzles(window.workspace.records) == ["theirs"]
    lines = dialog.sync_note.text().splitlines()
    assert lines[0].replace("\u200b", "") == str(shared)
    assert lines[1] == window.commands.sync.status
    dialog.accept()
    History(window.workspace.records).add(played("mine"))

    def arrived() -> bool:
        sync(shared, other)
        return puzzles(other) == ["mine", "theirs"]

    qtbot.waitUntil(arrived, timeout=20_000)


def test_it_is_exchanged_at_the_start_and_can_be_ended(qtbot, open_window, tmp_path):
    shared, other = tmp_path / "shared", tmp_path / "other"
    shared.mkdir()
    History(other).add(played("theirs"))
    sync(shared, other)
    window = open_window(sync_folder=str(shared))
    exchanged(qtbot, window)
    assert puzzles(window.workspace.records) == ["theirs"]
    dialog = opened(qtbot, window)
    assert str(shared) in dialog.sync_note.text().replace("\u200b", "")
    qtbot.mouseClick(dialog.stop_sync_button, LEFT)
    assert (window.settings().sync_folder, window.commands.sync.status) == ("", "")
    assert not dialog.sync_now_button.isVisible()
    assert dialog.sync_button.hasFocus()
    before = sorted(shared.iterdir())
    History(window.workspace.records).add(played("private"))
    window.commands.sync.sync_now()
    assert sorted(shared.iterdir()) == before
    sync(shared, other)
    assert puzzles(other) == ["theirs"]


def test_a_missing_folder_is_said_once_in_one_line_and_tried_again(qtbot, open_window, tmp_path):
    shared = tmp_path / "unplugged"
    window = open_window(sync_folder=str(shared))
    said = []
    qtbot.waitUntil(lambda: window.strip.message != "")
    assert window.strip.message == f"The history could not be exchanged: {shared}: folder not found"
    window.commands.sync.failed.connect(said.append)
    window.commands.sync.sync_now()
    qtbot.waitUntil(lambda: window.commands.sync.status == f"{shared}: folder not found")
    assert said == []
    dialog = opened(qtbot, window)
    assert "folder not found" in dialog.sync_note.text()
    shared.mkdir()
    qtbot.mouseClick(dialog.sync_now_button, LEFT)
    exchanged(qtbot, window)
    assert len(list(shared.glob("history-*.jsonl"))) == 1


def test_documents_that_are_saved_beside_the_history_exchange_nothing(qtbot, open_window, tmp_path):
    (shared := tmp_path / "shared").mkdir()
    window = open_window(sync_folder=str(shared))
    exchanged(qtbot, window)
    records, sync_now = window.workspace.records, window.commands.sync
    qtbot.waitUntil(lambda: sync_now._running is None and not sync_now._quiet.isActive())
    with qtbot.waitSignal(sync_now._watcher.directoryChanged):
        (records / "session.json.new").write_text("{}", "utf-8")
    assert not sync_now._quiet.isActive()
    History(records).add(played("mine"))
    qtbot.waitUntil(sync_now._quiet.isActive)


def test_what_is_forgotten_here_is_forgotten_there(qtbot, open_window, tmp_path):
    shared, other = tmp_path / "shared", tmp_path / "other"
    shared.mkdir()
    window = open_window(sync_folder=str(shared))
    exchanged(qtbot, window)
    records = window.workspace.records
    entry = History(records).add(played("mine"))
    qtbot.waitUntil(lambda: sync(shared, other).received == 1 or puzzles(other) == ["mine"], timeout=20_000)
    History(records).forget(entry.id)

    def gone() -> bool:
        sync(shared, other)
        return puzzles(other) == []

    qtbot.waitUntil(gone, timeout=20_000)


def test_the_controls_are_named_for_screen_readers_and_found_by_the_search(qtbot, open_window, tmp_path):
    window = open_window(sync_folder=str(tmp_path))
    exchanged(qtbot, window)
    dialog = opened(qtbot, window)
    assert [each.text() for each in (dialog.sync_button, dialog.sync_now_button, dialog.stop_sync_button)] == [
        "Choose folder…", "Exchange now", "Stop sharing",
    ]  # fmt: skip
    assert "between computers" in dialog.sync_button.accessibleDescription()
    qtbot.keyClicks(dialog.search, "between computers")
    assert dialog.sync_button.isVisible()
    assert not dialog.forms[0].isVisible()
