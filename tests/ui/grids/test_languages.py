"""Boards in Spanish, Polish, German and French: letters typed, clicked and pasted, words as they are spelt, rounds."""

from __future__ import annotations

import unicodedata

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qless_studio.engine.exercises import Exercise
from qless_studio.engine.games.boggle import GAME as BOGGLE
from qless_studio.engine.games.word_streak import GAME as WORD_STREAK
from qless_studio.engine.grids import format_board
from qless_studio.engine.grids.dealing import TARGET
from qless_studio.engine.history import History, Result
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import LANGUAGES, language_of
from qless_studio.engine.play import Stage
from qless_studio.engine.solving import Outcome
from qless_studio.ui.games.boggle.exercise import view_of as exercise_view
from qless_studio.ui.games.boggle.tab import BoggleTab
from qless_studio.ui.games.word_streak.tab import WordStreakTab
from qless_studio.ui.style import accented
from qless_studio.ui.tab.session import Mode
from tests.ui.grids.player import LEFT, choose, notice, words
from tests.ui.playing import go_to_play

SPELLINGS = {
    "es": {"año": ("año",), "cana": ("cana",), "caña": ("caña",), "canon": ("canon", "canón"), "no": ("no",)},
    "pl": {"łan": ("łan",), "lan": ("lan",), "żona": ("żona",), "zona": ("zona",), "łoże": ("łoże",)},
    "de": {"bär": ("Bär",), "bar": ("Bar", "bar"), "masse": ("Masse", "Maße"), "see": ("See",), "rasse": ("Rasse",)},
    "fr": {"ete": ("été",), "tete": ("tête", "tété"), "te": ("te",), "coeur": ("cœur",)},
}


def list_in(code: str) -> Lexicon:
    """A handful of words in a language."""
    known = SPELLINGS[code]
    otherwise = {word: spelt for word, spelt in known.items() if spelt != (word,)}
    return Lexicon(f"{code}-tiny", known, None, language_of(code), otherwise)


@pytest.fixture
def open_tab(new_session, shown, tmp_path):
    """`open_tab(code, kind, game)`: a tab in an active window with the words of a language."""

    def open_tab(code, kind=BoggleTab, game=BOGGLE):
        session = new_session(game, list_in(code))
        session.folder = tmp_path
        return shown(accented(kind(session), "blue"), 1280, 720)

    return open_tab


def text(tab) -> str:
    return format_board(tab.rules.board)


def searched(qtbot, tab) -> None:
    qtbot.waitUntil(lambda: tab.session.outcome is Outcome.COMPLETE)


def strip(tab):
    return tab.page.letter_help.strip


def click(tab, letter: str) -> None:
    """Click a letter of the strip."""
    QApplication.processEvents()
    QTest.mouseClick(next(button for button in strip(tab).buttons if button.label == letter), LEFT)


@pytest.mark.parametrize(("code", "letters"), [("es", "Ñ"), ("pl", "ĄĆĘŁŃÓŚŹŻ"), ("de", "ÄÖÜ"), ("fr", "")])
def test_the_letters_beyond_z_are_typed_clicked_and_pasted(qtbot, open_tab, code, letters):
    tab = open_tab(code)
    assert "".join(button.label for button in strip(tab).buttons) == letters
    assert strip(tab).isVisible() is bool(letters)
    if not letters:
        return
    letter, board = letters[-1], tab.page.board
    board.setFocus()
    QTest.keyClicks(board, "ab")
    QTest.sendKeyEvent(QTest.KeyAction.Click, board, Qt.Key.Key_unknown, letter.lower(), Qt.KeyboardModifier.NoModifier)
    click(tab, letter)
    assert text(tab) == f"AB{letter}{letter}/..../..../...."
    event = QInputMethodEvent()
    event.setCommitString(unicodedata.normalize("NFD", letter))
    QApplication.sendEvent(board, event)
    assert text(tab) == f"AB{letter}{letter}/{letter}.../..../...."
    assert board.hasFocus()
    assert tab.analyse.letter_help.note is None
    QApplication.processEvents()
    field = tab.analyse.entry.field
    field.setFocus()
    field.selectAll()
    QGuiApplication.clipboard().setText(unicodedata.normalize("NFD", f"{letter}a/no".lower()))
    field.paste()
    field.textEdited.emit(field.text())
    click(tab, letter)
    assert field.text() == f"{letter}a/no{letter}".lower()
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert text(tab) == f"{letter}A/NO"
    tab.board_search.open()
    tab.board_search.panel.goal.button(TARGET).click()
    tab.board_search.panel.word.setFocus()
    click(tab, letter)
    assert tab.board_search.panel.word.text() == letter


def test_a_letter_with_shift_joins_the_tile_and_accents_are_no_letters(qtbot, open_tab):
    tab = open_tab("es")
    QTest.keyClicks(tab.page.board, "n")
    QTest.sendKeyEvent(QTest.KeyAction.Click, tab.page.board, Qt.Key.Key_Ntilde, "Ñ", Qt.KeyboardModifier.ShiftModifier)
    assert text(tab) == "Nñ.../..../..../...."
    for letter in "óé":
        QTest.sendKeyEvent(
            QTest.KeyAction.Click, tab.page.board, Qt.Key.Key_unknown, letter, Qt.KeyboardModifier.NoModifier
        )
    assert text(tab) == "NñOE./..../..../...."
    assert notice(tab)[0] == "É is played as E"
    QTest.sendKeyEvent(QTest.KeyAction.Click, tab.page.board, Qt.Key.Key_unknown, "ł", Qt.KeyboardModifier.NoModifier)
    assert text(tab) == "NñOEŁ/..../..../...."
    assert tab.analyse.letter_help.note.bar.text() == "The word list lacks these letters: Ł"


def test_by_keyboard_the_strip_types_into_the_field_that_had_the_focus(qtbot, open_tab):
    tab = open_tab("pl")
    field = tab.analyse.words.filter.field
    tab.session.edit_text("ŻON/ŁAN/AZA")
    searched(qtbot, tab)
    field.setFocus()
    button = strip(tab).buttons[3]
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Space)
    QTest.keyClick(button, Qt.Key.Key_Space)
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert (button.hasFocus(), field.text()) == (True, "Ł")
    field.apply()
    assert words(tab) == ["ŁAN"]


def test_letters_that_the_list_lacks_are_named_with_a_list_that_has_them(qtbot, new_session, lexicon, shown):
    tab = shown(accented(BoggleTab(new_session(BOGGLE, lexicon)), "blue"), 1280, 720)
    assert strip(tab).isHidden()
    tab.session.edit_text("AÑ/HE")
    searched(qtbot, tab)
    note = tab.analyse.letter_help.note
    assert note.isVisible()
    assert note.bar.text() == "The word list lacks these letters: Ñ"
    assert note.use.text() == "Use Standard, Spanish"
    QTest.mouseClick(note.use, LEFT)
    assert tab.session.words.wanted == "es-standard"
    tab.session.edit_text("ÑŁ/ÜX")
    assert note.bar.text() == "The word list lacks these letters: Ü, Ł"
    assert note.use.isHidden()
    tab.session.edit_text("AH/EA")
    assert note.isHidden()


def test_words_are_listed_filtered_and_explained_as_they_are_spelt(qtbot, open_tab):
    tab = open_tab("de")
    tab.session.edit_text("BÄR/MAS/EES")
    searched(qtbot, tab)
    assert set(words(tab)) == {"BAR", "BÄR", "MASSE +1", "RASSE", "SEE"}
    for typed, found in (
        ("maße", ["MASSE +1"]),
        ("Mass", ["MASSE +1"]),
        ("b?r", ["BAR", "BÄR"]),
        ("/ß/", ["MASSE +1"]),
    ):
        tab.analyse.words.filter.field.setText(typed)
        tab.analyse.words.filter.field.apply()
        assert words(tab) == found
    tab.analyse.words.filter.field.clear()
    tab.analyse.words.filter.field.apply()
    choose(tab, "MASSE +1")
    qtbot.waitUntil(lambda: "Loading" not in tab.analyse.words.card.card.accessibleName())
    said = tab.analyse.words.card.card.accessibleName()
    assert said.startswith("MASSE +1, ")
    assert "M-A-S-S-E" in said
    assert "also MAẞE" in said
    assert "dictionary" not in said


def test_without_a_dictionary_english_is_not_asked(qtbot, open_tab):
    tab = open_tab("es")
    tab.session.edit_text("CAN/XON")
    searched(qtbot, tab)
    choose(tab, "CANON +1")
    assert "No definition available." in tab.analyse.words.card.card.accessibleName()


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_the_dice_of_the_list_come_first_and_are_rolled(new_session, code):
    session = new_session(BOGGLE, Lexicon("none", (), None, language_of(code)))
    tab = accented(BoggleTab(session), "blue")
    assert tab.rules.dice == tab.analyse.dice.value == f"{code}_4x4"
    assert tab.analyse.dice.itemText(0).endswith("4 × 4")
    assert "Classic 4 × 4" in [tab.analyse.dice.itemText(row) for row in range(tab.analyse.dice.count())]
    for side in (4, 5):
        tab.board_commands.set_size(side, side)
        assert tab.rules.dice == f"{code}_{side}x{side}"
        tab.board_commands.roll_seed(4)
        assert session.foreign_letters == ""
    tab.board_commands.set_size(3, 6)
    assert tab.rules.dice == "letters"
    tab.board_commands.roll_seed(4)
    assert session.foreign_letters == ""
    tab.deleteLater()


def test_another_language_brings_its_dice_and_values(new_session):
    session = new_session(WORD_STREAK, list_in("pl"))
    tab = accented(WordStreakTab(session), "blue")
    polish = dict(tab.rules.scoring.values)
    assert polish["ł"] > polish["a"]
    tab.board_commands.roll_seed(2)
    assert session.foreign_letters == ""
    session.lexicons.lexicon = list_in("es")
    session.lexicon_changed.emit(session.lexicon)
    assert tab.rules.scoring.value("ñ") > 0
    assert tab.rules.scoring.value("ł") == 0
    assert tab.rules.deal_options().dice == "es_4x4"
    tab.deleteLater()


def play(qtbot, tab, board):
    tab.session.edit_text(board)
    searched(qtbot, tab)
    go_to_play(qtbot, tab)
    QApplication.processEvents()
    QTest.mouseClick(tab.play.panel.start.this, LEFT)
    qtbot.waitUntil(lambda: tab.game_play.stage is Stage.RUNNING)


def own(tab):
    return [text for text, _ in tab.play_view.own.table.words]


@pytest.mark.long
@pytest.mark.nightly
def test_a_round_of_boggle_in_polish(qtbot, open_tab, tmp_path):
    tab = open_tab("pl")
    play(qtbot, tab, "ŻON/ŁAZ/EOX")
    click(tab, "Ż")
    field = tab.round.field
    assert (field.text(), field.hasFocus()) == ("Ż", True)
    QTest.keyClicks(field, "ona")
    QTest.keyClick(field, Qt.Key.Key_Return)
    field.setText(unicodedata.normalize("NFD", "zona"))
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert own(tab) == ["ZONA", "ŻONA"]
    table = tab.play_view.own.table
    QTest.mouseClick(table.viewport(), LEFT, pos=table.visualRect(table.model().index(1, 0)).center())
    assert tab.page.board.path == (0, 1, 2, 4)
    tab.game_play.end(Result.FINISHED)
    review = tab.play_view.review.words.model
    qtbot.waitUntil(lambda: review.rowCount() > 0)
    assert [review.index(row, 0).data() for row in range(review.rowCount())] == ["ŁAN"]
    qtbot.waitUntil(lambda: History(tmp_path).read()[0] != [])
    (entry,) = History(tmp_path).read()[0]
    assert (entry.puzzle, entry.found) == ("ŻON/ŁAZ/EOX", ("żona", "zona"))
    assert not strip(tab).isEnabled()


@pytest.mark.long
@pytest.mark.nightly
def test_a_round_of_word_streak_in_french_shows_the_accents(qtbot, open_tab):
    tab = open_tab("fr", WordStreakTab, WORD_STREAK)
    play(qtbot, tab, "ETE/TEX")
    field = tab.round.field
    field.setFocus()
    for letter in "tété":
        QTest.sendKeyEvent(QTest.KeyAction.Click, field, Qt.Key.Key_unknown, letter, Qt.KeyboardModifier.NoModifier)
    assert field.text() == "TETE"
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert own(tab) == ["TÊTE +1"]
    row = tab.play_view.own.table.model().index(0, 0)
    assert row.data(Qt.ItemDataRole.ToolTipRole) == "also TÉTÉ"
    tab.game_play.end(Result.FINISHED)
    review = tab.play_view.review.words.model
    qtbot.waitUntil(lambda: review.rowCount() > 0)
    assert {review.index(row, 0).data() for row in range(review.rowCount())} == {"ÉTÉ", "TE"}
    header = tab.play_view.review.words.table.horizontalHeader()
    assert tab.play_view.review.caption.isVisible()
    header.setSortIndicator(0, Qt.SortOrder.AscendingOrder)
    assert not tab.play_view.review.caption.isVisible()  # "common first" is not said of another order
    tab.session.lexicons.lexicon = Lexicon("english", ["tex"])
    tab.session.use_lexicon("english")
    qtbot.waitUntil(lambda: tab.session.outcome is not None)
    assert {review.index(row, 0).data() for row in range(review.rowCount())} == {"ÉTÉ", "TE"}


@pytest.mark.long
@pytest.mark.parametrize(
    ("code", "board", "typed", "note"),
    [
        ("fr", "TEX/XXX/XXX", "été", "ÉTÉ: not on the board"),
        pytest.param("de", "BÄR/XXX/XXX", "Rasse", "RASSE: not on the board", marks=pytest.mark.nightly),
        ("de", "BÄR/XXX/XXX", "Maße", "MASSE +1: not on the board"),
        pytest.param("de", "BÄR/XXX/XXX", "Bärx", "BÄRX: not in the list", marks=pytest.mark.nightly),
    ],
)
def test_a_word_refused_in_a_round_is_shown_as_it_is_spelt(qtbot, open_tab, code, board, typed, note):
    tab = open_tab(code)
    tab.set_mode(Mode.PLAY)
    tab.game_play.start_with(BOGGLE.parse(board), "Roll")
    qtbot.waitUntil(lambda: tab.game_play.stage is Stage.RUNNING)
    field = tab.round.field
    field.setFocus()
    qtbot.type_letters(field, typed)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.note == note


def test_the_hints_of_an_exercise_show_how_words_are_spelt(qtbot):
    exercise = Exercise("board", "Your board again", ("ete",), 1, "TEX/XEX/XXX")
    view = exercise_view(exercise, list_in("fr"))
    for widget in (view, view.entry):
        qtbot.addWidget(widget)
    assert view.show_hint(len(view.hint_titles) - 1) == "ÉTÉ"
    view.input.entered.emit("coeur", ())
    assert view.field.note == "CŒUR: not on the board"
