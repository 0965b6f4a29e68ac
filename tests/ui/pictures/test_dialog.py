"""A board from a picture in the window: read by itself, corrected by keys and mouse, used as one undo step."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QDropEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QRadioButton, QWidget

from qless_studio.engine import kernels
from qless_studio.engine.pictures import BoardReading, Picture, Request, read_board
from qless_studio.engine.pictures.reading import SURE
from qless_studio.ui.pictures import dialog as dialogs
from qless_studio.ui.pictures.dialog import PictureDialog
from qless_studio.ui.pictures.spec import PictureSpec
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.widgets.basic.dialogs import open_dialog
from tests.engine.pictures.cases import FOLDER, TRUTH
from tests.engine.pictures.drawn import board

TRAY, SCREEN = "tray-001.jpg", "screenshot-001.jpg"
Key = Qt.Key


READ: dict[tuple[Picture, Request], list[BoardReading]] = {}
"""What was read in the tests of this process: most of them show the same picture."""


@pytest.fixture(autouse=True)
def read_once(monkeypatch):
    """A picture is read once, and known where it is asked for again in the same way."""

    def read(picture, request, run):
        if (picture, request) not in READ:
            READ[picture, request] = list(read_board(picture, request, run))
        yield from READ[picture, request]

    monkeypatch.setattr(dialogs, "read_board", read)


def truth(name):
    return [cell["letters"] for cell in TRUTH[name]["cells"]]


def text_of(letters, rows, columns):
    return f"{rows}x{columns} {' '.join(letters)}"


@pytest.fixture
def taken():
    """The text forms of the boards that were taken."""
    return []


@pytest.fixture
def opened(qtbot, pool, taken):
    """`opened(name, spec)` shows the dialog with a picture that has been read."""

    kept = []  # a dialog does not keep its parent

    def opened(name, spec=None, data=None):
        parent = QWidget()
        kept.append(parent)
        parent.resize(1280, 800)
        qtbot.addWidget(parent)
        dialog = PictureDialog(spec or PictureSpec(text_of), pool, taken.append, parent)
        parent.show()
        open_dialog(dialog)
        dialog.read_file(FOLDER / name) if data is None else dialog.read_data(data)
        qtbot.waitUntil(lambda: not dialog.busy)
        dialog.activateWindow()
        return dialog

    return opened


def reread(qtbot, dialog):
    qtbot.waitUntil(lambda: not dialog.busy)


def test_a_board_is_read_and_the_cursor_is_on_the_least_sure_cell(opened):
    dialog = opened(TRAY)
    draft = dialog.draft
    assert (draft.rows, draft.columns) == (4, 4)
    assert len(dialog.view.corners) == 4
    unsure = draft.unsure()
    assert unsure == sorted(unsure, key=lambda index: draft.cell(index).confidence)
    assert dialog.board.cursor_index == unsure[0]
    assert dialog.name.text() == "tray-001.jpg, 560 × 560"
    assert dialog.use.isEnabled()
    spoken = dialog.board.cells[unsure[0]].spoken
    assert spoken.startswith("row ")
    assert " or " in spoken
    sure = next(index for index in range(16) if draft.is_sure(index))
    assert dialog.board.cells[sure].spoken == f"row {sure // 4 + 1}, column {sure % 4 + 1}, {draft.letters[sure]}"


def test_two_wrong_letters_are_corrected_by_keys(opened, taken, qtbot):
    dialog = opened(TRAY)
    expected, board = truth(TRAY), dialog.board
    seen = []
    board.setFocus()
    while dialog.draft.unsure():
        index = board.cursor_index
        assert index == dialog.draft.unsure()[0]
        seen.append(index)
        offered = [letters for letters, _ in dialog.draft.choices(index)]
        if dialog.draft.letters[index] == expected[index]:
            qtbot.keyClick(board, Key.Key_Space)
        elif expected[index] in offered and len(seen) % 2:
            qtbot.keyClick(board, str(offered.index(expected[index]) + 1))
        else:
            qtbot.keyClick(board, expected[index].lower())
    assert seen
    assert dialog.draft.letters == expected
    assert dialog.counts.findChildren(type(dialog.seconds))
    assert dialog.side.question.text() == "All letters sure"
    assert QApplication.focusWidget() is dialog.use
    qtbot.keyClick(dialog.use, Key.Key_Return)
    assert taken == [text_of(expected, 4, 4)]


def test_any_cell_is_corrected_and_shift_types_two_letters(opened, qtbot):
    dialog = opened(SCREEN)
    board = dialog.board
    board.setFocus()
    board.set_cursor(0)
    qtbot.keyClick(board, Key.Key_Right)
    assert board.cursor_index == 1
    qtbot.keyClick(board, Key.Key_Q, Qt.KeyboardModifier.ShiftModifier)
    assert dialog.draft.letters[1] == "QU"
    assert board.cells[1].tile.text == "Qu"
    board.set_cursor(2)
    qtbot.keyClicks(board, "#")
    assert dialog.draft.letters[2] == ""
    assert "blank" in board.cells[2].spoken
    board.set_cursor(3)
    qtbot.keyClicks(board, "ß1")  # no single letter of a tile; the first choice
    assert dialog.draft.letters[3] == dialog.draft.choices(3)[0][0]


def test_tab_goes_over_unsure_cells_and_then_leaves(opened, qtbot):
    dialog = opened(TRAY)
    board = dialog.board
    board.setFocus()
    unsure = sorted(dialog.draft.unsure())
    assert len(unsure) > 1
    board.set_cursor(0)
    visited = []
    for _ in range(20):
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Tab)
        if QApplication.focusWidget() is not board:
            break
        visited.append(board.cursor_index)
    assert visited == [index for index in unsure if index > 0]
    assert QApplication.focusWidget() is not board


def test_choices_are_buttons_with_names(opened, qtbot):
    dialog = opened(TRAY)
    index = dialog.board.cursor_index
    letters, likely = dialog.draft.choices(index)[1]
    button = dialog.side.choices[1]
    assert button.accessibleName() == f"{letters.capitalize()}, {round(100 * likely)} of 100"
    assert dialog.side.choices[0].isChecked()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert dialog.draft.letters[index] == letters
    assert dialog.draft.is_sure(index)


def test_a_corner_is_dragged_and_the_board_read_again(opened, qtbot):
    dialog = opened(TRAY)
    before = dialog.view.corners
    handle = dialog.view.handles[2]
    assert handle.accessibleName() == "Lower right corner"
    middle = handle.rect().center()
    qtbot.mousePress(handle, Qt.MouseButton.LeftButton, pos=middle)
    qtbot.mouseMove(handle, middle + QPoint(-30, -30))
    assert not dialog.busy  # while it is dragged nothing is read
    qtbot.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=middle)
    reread(qtbot, dialog)
    after = dialog.view.corners
    assert after[2][0] < before[2][0] - 10
    assert all(abs(a - b) < 0.01 for k in (0, 1, 3) for a, b in zip(after[k], before[k], strict=True))
    assert (dialog.draft.rows, dialog.draft.columns) == (4, 4)


@pytest.mark.nightly
def test_a_corner_is_moved_by_arrow_keys(opened, qtbot):
    dialog = opened(TRAY)
    before, handle = dialog.view.corners, dialog.view.handles[0]
    handle.setFocus()
    first = dialog.draft
    qtbot.keyClick(handle, Key.Key_Left)
    qtbot.keyClick(handle, Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: dialog.draft is not None and dialog.draft is not first)
    reread(qtbot, dialog)
    zoom = dialog.view.width() / 560
    dx, dy = (before[0][k] - dialog.view.corners[0][k] for k in (0, 1))
    assert (dx, dy) == (pytest.approx(1 / zoom, abs=0.6), pytest.approx(10 / zoom, abs=0.6))
    assert QApplication.focusWidget() is handle


@pytest.mark.nightly
def test_rows_dice_and_source_are_read_again(opened, qtbot):
    from qless_studio.ui.games.boggle.exercise import SPEC

    dialog = opened(TRAY, SPEC)
    new = next(choice for choice in SPEC.choices if choice.title == "New 4×4")
    dialog.side.dice.set_value(new)
    dialog.side.dice.value_changed.emit(new)
    reread(qtbot, dialog)
    assert dialog.draft.letters == truth(TRAY)
    dialog.side.rows.setValue(3)
    reread(qtbot, dialog)
    assert (dialog.draft.rows, dialog.draft.columns) == (3, 4)
    assert dialog.side.source.value is False or dialog.draft.reading.screen
    qtbot.mouseClick(dialog.side.turns[1], Qt.MouseButton.LeftButton)
    reread(qtbot, dialog)
    assert (dialog.side.rows.value(), dialog.side.columns.value()) == (4, 3)


def test_scattered_dice_have_no_grid(opened):
    from qless_studio.ui.games.q_less.exercise import SPEC, letters_text

    dialog = opened("scattered-003.jpg", SPEC)
    assert len(dialog.draft.letters) == 12
    assert dialog.view.corners == ()
    assert sorted(dialog.draft.letters) == sorted(truth("scattered-003.jpg"))
    assert dialog.board.cells[4].spoken.startswith("letter 5, ")
    assert dialog.draft.unsure() == []
    assert dialog.use.hasFocus()  # nothing is left to look at
    assert letters_text(dialog.draft.letters, 0, 0) == "".join(dialog.draft.letters).lower()
    assert letters_text(["A", "B"], 0, 0) == "tiles:ab"


def colours_at_the_edge(dialog, quad):
    """The colours shown around the middle of a tile's upper edge."""
    shown = dialog.view.grab().toImage()
    width, height = TRUTH["scattered-003.jpg"]["size"]
    zoom = min(dialog.view.width() / width, dialog.view.height() / height)
    left, top = (dialog.view.width() - width * zoom) / 2, (dialog.view.height() - height * zoom) / 2
    (ax, ay), (bx, by) = quad[0], quad[1]
    x, y = left + zoom * (ax + bx) / 2, top + zoom * (ay + by) / 2
    return [shown.pixelColor(round(x) + dx, round(y) + dy) for dx in (-1, 0, 1) for dy in (-2, -1, 0, 1, 2)]


def test_every_scattered_die_is_framed_in_the_picture(opened, qtbot):
    from qless_studio.ui.games.q_less.exercise import SPEC

    dialog = opened("scattered-003.jpg", SPEC)
    assert not dialog.side.source.isVisibleTo(dialog)  # dice on a table are no screenshot
    others = [cell for index, cell in enumerate(dialog.draft.reading.cells) if index != dialog.board.cursor_index]
    for cell in others:  # white dice on a grey table
        assert any(max(colour.getRgb()[:3]) < 60 for colour in colours_at_the_edge(dialog, cell.quad))


def test_dice_that_are_left_over_are_said(opened, qtbot):
    from qless_studio.ui.games.q_less.exercise import SPEC

    dialog = opened("scattered-003.jpg", SPEC)
    assert not dialog.remarks.isVisible()
    dialog.side.count.setValue(9)
    reread(qtbot, dialog)
    assert dialog.remarks.text() == "12 tiles found, 9 needed."
    assert dialog.remarks.isVisible()
    dialog.side.count.setValue(12)
    reread(qtbot, dialog)
    assert not dialog.remarks.isVisible()


@pytest.mark.nightly
def test_what_is_perhaps_no_board_is_said_and_can_be_used(opened, qtbot):
    dialog = opened("none-000.jpg")
    dialog.read_image(board(("%&§$", "#*+~", "<>=?", "!/|@")))
    reread(qtbot, dialog)
    assert dialog.remarks.text() == "No board found."
    assert dialog.use.isEnabled()
    dialog.read_image(board(("CRATE", "MOUSH", "FENDA", "GLIPB")))
    reread(qtbot, dialog)
    assert not dialog.remarks.isVisible()


def test_multipliers_that_are_not_read_are_said(opened):
    from qless_studio.ui.games.word_streak.exercise import SPEC

    dialog = opened(SCREEN, SPEC)
    assert dialog.remarks.text() == "Multipliers are not read: set them on the board."
    assert not dialog.side.source.isVisibleTo(dialog)  # it is played on screens alone


@pytest.mark.nightly
def test_a_pasted_photograph_is_read_as_one(opened, qtbot):
    from qless_studio.ui.games.boggle.exercise import SPEC

    turned = dict.fromkeys(range(20), 2)
    dialog = opened("none-000.jpg", SPEC)
    dialog.read_image(board(("CRATE", "MOUSH", "FENDA", "GLIPB"), turned=turned))
    reread(qtbot, dialog)
    assert "".join(dialog.draft.letters) == "CRATEMOUSHFENDAGLIPB"
    assert dialog.side.source.value is False
    photo, screen = dialog.side.source.findChildren(QRadioButton)[::-1]
    qtbot.mouseClick(screen, Qt.MouseButton.LeftButton)
    reread(qtbot, dialog)
    assert dialog.draft is None or dialog.draft.reading.screen  # what somebody says counts
    qtbot.mouseClick(photo, Qt.MouseButton.LeftButton)
    reread(qtbot, dialog)
    assert "".join(dialog.draft.letters) == "CRATEMOUSHFENDAGLIPB"


def test_nothing_found_offers_the_corners(opened, qtbot):
    dialog = opened("none-000.jpg")
    assert dialog.draft is None
    assert not dialog.use.isEnabled()
    width, height = TRUTH["none-000.jpg"]["size"]
    assert dialog.view.corners[0] == pytest.approx((0.2 * width, 0.2 * height))
    assert all(handle.isVisible() for handle in dialog.view.handles)
    qtbot.keyClick(dialog, Key.Key_Return)
    assert dialog.isVisible()
    dialog.view.handles[0].setFocus()
    qtbot.keyClick(dialog.view.handles[0], Key.Key_Right)
    qtbot.waitUntil(lambda: dialog.busy)
    reread(qtbot, dialog)
    assert dialog.draft is not None  # where somebody puts the corners there is a board


def test_what_is_no_picture_is_said_in_its_place(opened, qtbot, tmp_path):
    file = tmp_path / "text.png"
    file.write_text("no picture", "utf-8")
    dialog = opened(str(file))
    assert dialog.draft is None
    assert "text.png: is not a picture" in dialog.view.accessibleDescription()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(FOLDER / SCREEN))])
    dialog.dropEvent(
        QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0))
    )
    reread(qtbot, dialog)
    assert dialog.draft.letters == truth(SCREEN)
    QGuiApplication.clipboard().setText("no picture")
    qtbot.mouseClick(dialog.paste_button, Qt.MouseButton.LeftButton)
    assert "no picture on the clipboard" in dialog.view.accessibleDescription()
    QGuiApplication.clipboard().clear()


def test_leaving_while_it_reads(opened, qtbot, pool):
    dialog = opened(TRAY)
    dialog.read_file(FOLDER / SCREEN)
    dialog.reject()
    assert not dialog.busy
    again = opened(TRAY)
    other = next(each for each in again.side.source.findChildren(QRadioButton) if not each.isChecked())
    qtbot.mouseClick(other, Qt.MouseButton.LeftButton)
    assert again.busy
    again.reject()
    assert not again.busy


def test_handles_and_cells_are_known_to_screen_readers(opened):
    dialog = opened(TRAY)
    board = QAccessible.queryAccessibleInterface(dialog.board)
    assert board.childCount() == 16
    names = {handle.accessibleName() for handle in dialog.view.handles}
    assert len(names) == 4
    assert all(confident.confidence >= SURE or "unsure" in cell.spoken or "guess" in cell.spoken
               for confident, cell in zip(dialog.draft.reading.cells, dialog.board.cells, strict=True))  # fmt: skip


# the window


@pytest.mark.skipif(not kernels.compiled(), reason="the window reads no pictures with interpreted kernels")
def test_a_screenshot_is_pasted_into_the_game_in_front(open_program, qtbot):
    window = open_program()
    window.show_tab(0)
    QGuiApplication.clipboard().setImage(QImage(str(FOLDER / SCREEN)))
    window.commands.documents.paste()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, PictureDialog)
    reread(qtbot, dialog)
    assert dialog.draft.reading.screen
    dialog.use.click()
    session = window.session
    assert [tile.upper() for tile in session.puzzle.tiles] == truth(SCREEN)
    assert session.undo_stack.count() == 1
    session.undo_stack.undo()
    assert session.puzzle == session.game.blank
    QGuiApplication.clipboard().clear()


@pytest.mark.nightly
def test_in_play_the_board_is_covered(open_program, qtbot):
    window = open_program()
    window.show_tab(1)
    window.session.set_mode(Mode.PLAY)
    window.commands.documents.opener.open_files([FOLDER / SCREEN])
    dialog = QApplication.activeModalWidget()
    reread(qtbot, dialog)
    dialog.use.click()
    assert window.session.mode is Mode.PLAY
    assert [tile.upper() for tile in window.session.puzzle.board.tiles] == truth(SCREEN)
    assert window.tab.covered


def test_a_game_without_boards_in_pictures_says_so(open_program, qtbot):
    window = open_program()
    window.show_tab(2)
    said = []
    window.workspace.problem.connect(said.append)
    window.commands.documents.opener.open_files([FOLDER / SCREEN])
    assert said == [
        "screenshot-001.jpg: Boards of Quiddler cannot be read from pictures, "
        "only those of Boggle, Word Streak, Q-Less."
    ]
    assert QApplication.activeModalWidget() is None


def test_without_compiled_kernels_it_says_so(open_program, monkeypatch):
    window = open_program()
    window.show_tab(0)
    monkeypatch.setattr(kernels, "compiled", lambda: False)
    said = []
    window.workspace.problem.connect(said.append)
    window.commands.documents.opener.open_files([FOLDER / SCREEN])
    assert len(said) == 1
    assert "compiled kernels" in said[0]
