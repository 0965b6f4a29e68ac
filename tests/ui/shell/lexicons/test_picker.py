"""Choosing, importing, renaming and removing word lists with real clicks and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from qless_studio.engine.lexicon import available, import_list, load
from qless_studio.engine.lexicon.columns import ColumnLayout
from qless_studio.engine.lexicon.importing import preview
from qless_studio.ui.shell.lexicons.import_dialog import ImportDialog, free_name
from qless_studio.ui.shell.lexicons.picker import LexiconPicker, RenameDialog
from qless_studio.ui.widgets.basic.buttons import Button
from tests.ui.dropping import drop

WORDS = "apple\nParis\ndon't\ncafé\nzebra\nzebra\nNew York\nkiwi\n"
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def word_file(tmp_path):
    path = tmp_path / "my_words.txt"
    path.write_text(WORDS, "utf-8")
    return path


@pytest.fixture
def window(open_window, word_file, tmp_path):
    window = open_window()
    import_list(preview(word_file), "Mine")
    (tmp_path / "data" / "lexicons" / "Old.txt").write_text("broken")
    window.workspace.lexicons.refresh()
    window.activateWindow()
    return window


def opened(qtbot, window):
    qtbot.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    picker = window.findChild(LexiconPicker)
    assert picker.isVisible()
    assert picker.list.hasFocus()
    return picker


def click(qtbot, picker, name):
    index = picker.model.index(picker.model.row_of(name))
    picker.list.scrollTo(index)
    qtbot.mouseClick(picker.list.viewport(), LEFT, pos=picker.list.visualRect(index).center())


def in_use(picker):
    return [row.text for number, row in enumerate(picker.model.rows) if picker.model.is_current(number)]


def test_every_list_is_there_with_its_size_and_the_current_one_marked(qtbot, window):
    picker = opened(qtbot, window)
    assert [row.text for row in picker.model.rows if row.info is None] == [
        "Built-in", "Imported", "German", "French", "Spanish", "Italian", "Dutch", "Polish",
    ]  # fmt: skip
    spoken = [picker.model.spoken(number) for number in range(len(picker.model.rows))]
    assert "Common 5k, in use, 5,000 words, the 5,000 most common words" in spoken
    assert any(text.startswith("Mine, 4 words, imported from my_words.txt") for text in spoken)
    assert any(text.startswith("Old, damaged, ") for text in spoken)
    assert in_use(picker) == ["Common 5k"]


def test_a_click_and_enter_choose_for_this_tab_alone(qtbot, window):
    picker = opened(qtbot, window)
    click(qtbot, picker, "Mine")
    assert window.session.words.name == "Mine"
    assert window.workspace.front(1).session.words.name == "common5k"
    assert in_use(picker) == ["Mine"]
    qtbot.waitUntil(lambda: window.session.lexicon is not None)
    click(qtbot, picker, "common2k")
    qtbot.keyClick(picker.list, Qt.Key.Key_Down)
    qtbot.keyClick(picker.list, Qt.Key.Key_Return)
    assert window.session.words.name == "common5k"
    assert not picker.isVisible()


def rows(picker):
    return [row.text for row in picker.model.rows]


def keys(qtbot, *pressed):
    """Into what has the focus, as on a keyboard."""
    for key in pressed:
        widget = QApplication.focusWidget()
        qtbot.keyClicks(widget, key) if isinstance(key, str) else qtbot.keyClick(widget, key)


@pytest.mark.nightly
def test_typing_finds_a_list_and_enter_uses_it(qtbot, window):
    picker = opened(qtbot, window)
    before = picker.card.geometry()
    keys(qtbot, *"span")
    assert picker.search.text() == "span"
    assert rows(picker)[0] == "Spanish"
    assert all(info is None or info.language == "es" for info in (row.info for row in picker.model.rows))
    assert window.session.words.name == "common5k"
    keys(qtbot, Qt.Key.Key_Down)
    wanted = picker.info.name
    assert window.session.words.name == "common5k"  # moving loads nothing
    keys(qtbot, Qt.Key.Key_Return)
    assert window.session.words.name == wanted
    assert not picker.isVisible()
    again = opened(qtbot, window)
    assert again.search.text() == ""
    assert (again.info.name, again.card.geometry()) == (wanted, before)


def test_a_search_without_a_result_says_so_and_uses_nothing(qtbot, window):
    picker = opened(qtbot, window)
    keys(qtbot, *"klingon")
    assert rows(picker) == []
    assert picker._none.isVisible()
    keys(qtbot, Qt.Key.Key_Return)
    assert picker.isVisible()
    assert window.session.words.name == "common5k"
    picker.search.clear()
    assert picker.info.name == "common5k"
    assert not picker._none.isVisible()


def test_home_and_end_go_to_the_first_and_last_list_and_arrows_load_none(qtbot, window):
    picker = opened(qtbot, window)
    loaded = []
    window.session.chosen_changed.connect(lambda: loaded.append(window.session.chosen_list))
    lists = [number for number, row in enumerate(picker.model.rows) if row.info is not None]
    for key, row in (
        (Qt.Key.Key_End, lists[-1]), (Qt.Key.Key_Home, lists[0]), (Qt.Key.Key_Down, lists[1]),
        (Qt.Key.Key_PageDown, None),
    ):  # fmt: skip
        keys(qtbot, key)
        assert row is None or picker.list.currentIndex().row() == row
    assert loaded == []
    assert window.session.words.name == "common5k"


def test_regions_become_part_of_the_name(qtbot, window):
    picker = opened(qtbot, window)
    for key, name in (("gb", "common5k+gb"), ("au", "common5k+gb+au"), ("gb", "common5k+au")):
        qtbot.mouseClick(picker.regions[key], LEFT)
        assert window.session.words.name == name
    click(qtbot, picker, "common2k")
    assert window.session.words.name == "common2k+au"
    click(qtbot, picker, "Mine")
    assert window.session.words.name == "Mine"
    assert not picker.regions["gb"].isEnabled()
    assert not picker.regions["au"].isChecked()
    qtbot.keyClick(picker.list, Qt.Key.Key_Escape)
    window.session.use_lexicon("common2k+gb+ca")
    assert "Common 2k + British + Canadian" in window.strip.lexicon_button.accessibleName()
    again = opened(qtbot, window)
    assert [key for key, box in again.regions.items() if box.isChecked()] == ["gb", "ca"]


def test_one_list_for_all_tabs(qtbot, window):
    picker = opened(qtbot, window)
    click(qtbot, picker, "common2k")
    qtbot.mouseClick(picker.everywhere_button, LEFT)
    assert [session.words.name for session in window.workspace.sessions] == ["common2k", "common2k"]
    assert "Common 2k" in window.strip.message


def test_a_damaged_list_says_why_and_can_be_removed(qtbot, window):
    picker = opened(qtbot, window)
    click(qtbot, picker, "Old")
    assert window.session.words.name == "common5k"
    assert not picker.rename_button.isEnabled()
    assert "damaged" in picker.info.description
    qtbot.mouseClick(picker.remove_button, LEFT)
    box = window.findChild(QMessageBox)
    assert "Old" in box.text()
    remove = next(button for button in box.buttons() if "Remove" in button.text())
    qtbot.mouseClick(remove, LEFT)
    assert "Old" not in [info.name for info in available()]
    assert picker.model.row_of("Old") == -1


def test_cancel_removes_nothing_and_a_removed_list_gives_way_to_the_default(qtbot, window):
    window.session.use_lexicon("Mine")
    picker = opened(qtbot, window)
    for answer, left in (("Cancel", True), ("Remove", False)):
        qtbot.keyClick(picker.list, Qt.Key.Key_Delete)
        box = window.findChild(QMessageBox)
        qtbot.mouseClick(next(button for button in box.buttons() if answer in button.text()), LEFT)
        assert ("Mine" in [info.name for info in available()]) is left
        qtbot.waitUntil(lambda: window.findChild(QMessageBox) is None)
    assert window.session.words.name == "wide"
    assert in_use(picker) == ["Wide"]


def test_renaming_says_what_is_wrong_and_keeps_the_list_in_use(qtbot, window):
    window.session.use_lexicon("Mine")
    picker = opened(qtbot, window)
    qtbot.keyClick(picker.list, Qt.Key.Key_F2)
    dialog = window.findChild(RenameDialog)
    for wrong, complaint in (("wide", "another"), ("a/b", "letters")):
        dialog.name.setText(wrong)
        qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
        assert complaint in dialog.error
    dialog.name.setText("Better")
    qtbot.mouseClick(dialog.rename_button, LEFT)
    assert window.session.words.name == "Better"
    assert load("Better").words == ("apple", "cafe", "kiwi", "zebra")
    assert in_use(picker) == ["Better"]


def dropped_on(widget, path):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    drop(widget, data)


def previewed(qtbot, dialog):
    qtbot.waitUntil(lambda: dialog.preview is not None and dialog.import_button.isEnabled())
    return dialog.preview


def test_a_dropped_file_is_previewed_and_imported(qtbot, window, word_file):
    picker = opened(qtbot, window)
    dropped_on(picker, word_file)
    dialog = window.findChild(ImportDialog)
    found = previewed(qtbot, dialog)
    assert found.words == ("apple", "cafe", "kiwi", "zebra")
    shown = " ".join(label.text() for label in dialog.findChildren(type(dialog._kept)))
    for text in (
        "4 words; 4 entries left out",
        "Read as UTF-8, one entry per line",
        "Paris",
        "don't",
        "New York",
        "café",
        "repeated",
    ):
        assert text in shown
    assert dialog.name.text() == "my words"
    qtbot.mouseClick(dialog.import_button, LEFT)
    qtbot.waitUntil(lambda: window.session.words.name == "my words")
    assert load("my words").words == found.words
    assert in_use(picker) == ["my words"]
    assert "4 words" in window.strip.message


def test_a_file_without_words_is_said_once(qtbot, window, tmp_path):
    picker, path = opened(qtbot, window), tmp_path / "empty.txt"
    for content, said in (
        (b"", "This file is empty."),
        (b"\n \n", "This file is empty."),
        (b"12\n13\n", "contains no usable words"),
    ):
        path.write_bytes(content)
        dropped_on(picker, path)
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ImportDialog)
        qtbot.waitUntil(lambda dialog=dialog: dialog.preview is not None)
        shown = [label.text() for label in dialog.findChildren(type(dialog._kept)) if label.isVisible()]
        (reason,) = (text for text in shown if "usable" in text or "is empty" in text)
        assert said in reason, content
        assert not dialog.import_button.isEnabled(), content
        dialog.reject()


def choose(combo, value):
    combo.set_value(value)
    combo.value_changed.emit(value)


def test_a_file_that_is_no_text_is_said_once_and_another_encoding_may_help(qtbot, window, tmp_path):
    path = tmp_path / "unmarked.txt"
    path.write_bytes("cat\ndog\n".encode("utf-16-le"))
    dropped_on(opened(qtbot, window), path)
    dialog = window.findChild(ImportDialog)
    qtbot.waitUntil(lambda: dialog.error != "")
    assert dialog.error == "word list unmarked.txt: the file is not text"
    assert not dialog.name.isVisible()  # there is nothing to name yet
    lowest = dialog.numbers.mapTo(dialog, dialog.numbers.rect().bottomLeft()).y()
    assert 0 < dialog.import_button.y() - lowest < 60  # and no hole where it was
    assert not dialog.import_button.isEnabled()
    choose(dialog.encoding, "utf-16")
    assert previewed(qtbot, dialog).words == ("cat", "dog")
    assert (dialog.error, dialog.name.isVisible()) == ("", True)
    choose(dialog.encoding, "utf-8")
    qtbot.waitUntil(lambda: dialog.error != "")
    assert not dialog.import_button.isEnabled()  # the words of the other reading are not imported
    dialog.reject()


def test_the_affix_file_of_a_dictionary_can_be_chosen(qtbot, window, tmp_path):
    path, bad, good = tmp_path / "mine.dic", tmp_path / "bad.aff", tmp_path / "en.aff"
    path.write_text("2\ncat/S\ndog/S\n")
    bad.write_text("SFX S Y 1\nSFX S 0 s [abc\n")
    good.write_text("SFX S Y 1\nSFX S 0 s .\n")
    dialog = opened(qtbot, window).import_file(path)
    assert previewed(qtbot, dialog).words == ("cat", "dog")
    for affix, words in ((bad, ("cat", "dog")), (good, ("cat", "cats", "dog", "dogs"))):
        (button,) = (each for each in dialog.findChildren(Button) if each.text() == "Choose affix file…")
        qtbot.mouseClick(button, LEFT)
        chooser = dialog.findChild(QFileDialog)
        chooser.fileSelected.emit(str(affix))
        chooser.reject()
        qtbot.waitUntil(lambda affix=affix: affix.name in dialog.error or affix is good)
        qtbot.waitUntil(lambda words=words: dialog.preview.words == words and dialog.import_button.isEnabled())
    dialog.reject()


def test_options_preview_again_at_once(qtbot, window, word_file):
    dialog = opened(qtbot, window).import_file(word_file)
    previewed(qtbot, dialog)
    qtbot.mouseClick(dialog.capitalised, LEFT)
    qtbot.waitUntil(lambda: "paris" in dialog.preview.words)
    qtbot.mouseClick(dialog.accents, LEFT)
    qtbot.waitUntil(lambda: "cafe" not in dialog.preview.words)
    dialog.layout_choice.set_value(ColumnLayout.EVERY_WORD)
    dialog.layout_choice.value_changed.emit(ColumnLayout.EVERY_WORD)
    qtbot.waitUntil(lambda: "york" in dialog.preview.words)


def test_an_imported_list_keeps_its_language_and_its_spellings(qtbot, window, tmp_path):
    path = tmp_path / "wörter.txt"
    path.write_text("Bäume\nMaße\nMasse\nrot\n", "utf-8")
    dialog = opened(qtbot, window).import_file(path)
    assert previewed(qtbot, dialog).words == ("rot",)
    dialog.language.set_value("de")
    dialog.language.value_changed.emit("de")
    qtbot.waitUntil(lambda: dialog.preview.words == ("bäume", "masse", "rot"))
    qtbot.mouseClick(dialog.import_button, LEFT)
    qtbot.waitUntil(lambda: window.session.words.name == "wörter")
    assert load("wörter").shown("masse") == "MAẞE +1"
    assert load("wörter").language.code == "de"


def test_a_name_that_is_taken_and_a_file_that_is_no_list_are_said_in_place(qtbot, window, word_file, tmp_path):
    picker = opened(qtbot, window)
    dialog = picker.import_file(word_file)
    previewed(qtbot, dialog)
    dialog.name.setText("mine")
    qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "choose another" in dialog.error)
    qtbot.keyClicks(dialog.name, "2")
    assert dialog.error == ""
    assert dialog.import_button.isEnabled()
    dialog.reject()
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\x00\x00")
    dialog = picker.import_file(picture)
    qtbot.waitUntil(lambda: "picture.png" in dialog.error)
    assert not dialog.import_button.isEnabled()
    dialog.reject()


def test_the_button_opens_the_file_dialog(qtbot, window, word_file):
    opened(qtbot, window).choose_file()
    dialog = window.findChild(QFileDialog)
    dialog.fileSelected.emit(str(word_file))
    dialog.reject()
    previewed(qtbot, window.findChild(ImportDialog))
    window.findChild(ImportDialog).reject()


@pytest.mark.parametrize(
    ("stem", "name"),
    [
        ("my_words", "my words"),
        ("Mine", "Mine 2"),
        ("  ", "Words"),
        ("-x-", "x"),
        ("a" * 80, "a" * 46),
        ("wide", "wide 2"),
    ],
)
def test_a_free_name(stem, name):
    assert free_name(stem, {"Mine", "wide"}) == name


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_card_stays_inside_the_smallest_window_and_nothing_is_out_of_reach(qtbot, window, scale):
    window.resize(900, 600)
    window.appearance.set_text_scale(scale)
    picker = opened(qtbot, window)
    qtbot.rest(window)
    assert picker.rect().contains(picker.card.geometry())
    seen = set()
    for _ in range(12):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert picker.isAncestorOf(QApplication.focusWidget())
        seen.add(QApplication.focusWidget())
    assert {picker.import_button, picker.everywhere_button, picker.list, picker.regions["ca"]} <= seen


def test_in_high_contrast_the_card_has_an_edge_all_round(qtbot, window):
    window.appearance.set_mode("high_contrast")
    window.appearance.set_reduced_motion(True)
    picker = opened(qtbot, window)
    card, image = picker.card.geometry(), picker.grab().toImage()
    for x in (card.left(), card.right()):
        assert image.pixelColor(x, card.center().y()).lightness() > 200
