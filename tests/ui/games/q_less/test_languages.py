"""Q-Less in Spanish: Ñ rolled, typed and placed, words as they are spelt, all of it saved, exported and shared."""

from __future__ import annotations

import csv
import io
import unicodedata

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest

from qless_studio.engine.challenges.opening import read_share
from qless_studio.engine.games.q_less import GAME, Options
from qless_studio.engine.games.q_less.dice import dice_for, roll, tiles_for
from qless_studio.engine.games.q_less.puzzle import Puzzle, alphabetical, parse
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.play import Stage
from qless_studio.engine.registry import GAMES
from qless_studio.engine.results import as_csv, as_json, as_text
from qless_studio.ui.shell.state import document as document_file
from qless_studio.ui.shell.state.document import Document
from qless_studio.ui.tab.session import Mode
from tests.fixtures.shared_texts import share_text

SPANISH = LANGUAGES["es"]
WORDS = ["tenia", "niño", "año", "nota", "sueño"]
LEXICON = Lexicon(
    "spanish",
    WORDS,
    {word: 6.0 - number for number, word in enumerate(WORDS)},
    SPANISH,
    {"tenia": ("tenía", "tenia")},
)
LETTERS = "aeiinñot"
"""Of TENÍA and NIÑO."""
SHOWN = "TENÍA +1"


@pytest.fixture
def tab(open_tab):
    return open_tab(LETTERS, lexicon=LEXICON)


def test_letters_with_accents_stand_after_those_without(tab):
    tab.session.edit(Puzzle("RŁÓPĄLÑNOACZ".lower()), "Edit")
    tab.grid_commands.sort.trigger()
    assert tab.session.puzzle.letters == "aąclłnñoóprz"


def test_dice_and_tiles_are_those_of_the_language(tab):
    tab.rolls.roll_dice(7)
    assert tab.session.puzzle.letters == alphabetical(roll(7, dice_for(SPANISH)).letters)
    assert "Spanish" in tab.rule_summary()
    tab.rolls.draw_tiles(40)
    assert not set(tab.session.puzzle.letters) - set(tiles_for(SPANISH))
    tab.session.stop()


def test_letters_are_typed_and_pasted_with_and_without_composing(qtbot, tab, settle):
    for text in ("ñoañoe", unicodedata.normalize("NFD", "ÑOÁÑOE")):
        tab.analyse.entry.field.clear()
        tab.analyse.entry.field.setFocus()
        tab.analyse.entry.field.insert(text)
        QTest.keyClick(tab.analyse.entry.field, Qt.Key.Key_Return)
        assert tab.session.puzzle == parse("ñoañoe")


def test_solutions_show_how_words_are_spelt_and_filters_take_either_spelling(tab):
    solutions = tab.analyse.solutions
    rows = [solutions.model.columns[0].shown(each) for each in solutions.model.solutions()]
    assert rows
    assert all(SHOWN in row and "NIÑO" in row for row in rows)
    for text, count in (("tenía", len(rows)), ("tenia", len(rows)), ("ñ", len(rows)), ("sueño", 0)):
        solutions.filters.field.setText(text)
        solutions.filters.field.apply()
        assert solutions.model.shown == count, text
    solutions.filters.clear()
    for writer in (as_csv, as_json):
        assert "tenía/tenia" in writer(tab.analyse.results()).encode().decode(
            "unicode_escape" if writer is as_json else "utf-8"
        )
    (row, *_) = csv.DictReader(io.StringIO(as_csv(tab.analyse.results())))
    assert sorted(row["spelling"].split()) == ["niño", "tenía/tenia"]
    assert sorted(row["words"].split()) == ["niño", "tenia"]
    assert "[tenía/tenia]" in as_text(tab.analyse.results(), [])


def test_a_banned_word_may_be_spelt_either_way(tab, settle):
    for banned in ("tenía", "TENIA"):
        tab.session.set_options(Options(banned=banned))
        settle(tab)
        assert tab.session.found == 0
        tab.session.set_options(Options())
        settle(tab)
        assert tab.session.found > 0


def test_a_roll_is_played_by_keys_reviewed_saved_and_reopened(qtbot, tab, settle, new_session):
    tab.set_mode(Mode.PLAY)
    tab.game_play.start_with(Puzzle(LETTERS), "Roll")
    tab.page.board.setFocus()
    qtbot.type_letters(tab.page.board, "tenía")  # which is played without its accent
    assert "".join(tab.session.puzzle.rows) == "tenia"
    qtbot.waitUntil(lambda: any(fact.text == SHOWN for fact in tab.play_view.words.facts))
    for _ in range(3):
        QTest.keyClick(tab.page.board, Qt.Key.Key_Left)
    QTest.keyClick(tab.page.board, Qt.Key.Key_Space)
    qtbot.type_letters(tab.page.board, "niño")
    qtbot.waitUntil(lambda: tab.game_play.stage is Stage.OVER)
    qtbot.waitUntil(lambda: tab.game.review is not None and tab.game.review.complete)
    captions = [card.shown.caption for card in tab.play_view.review.cards if not card.isHidden()]
    assert captions
    assert all(SHOWN in caption and "NIÑO" in caption for caption in captions)
    again = new_session(GAME, LEXICON)
    again.load(tab.session.value)
    assert (again.puzzle, again.play) == (tab.session.puzzle, tab.session.play)


def test_hints_name_the_word_as_it_is_spelt(qtbot, tab):
    tab.aids.hints.ask()
    qtbot.waitUntil(lambda: tab.aids.hints.shown)
    answers = [step.answer for step in tab.aids.hints.hints.steps]
    assert answers[-1] in (SHOWN, "NIÑO")
    assert answers[-2] in ("T", "N")


def test_documents_and_share_texts_carry_the_letters(tab, tmp_path):
    owner = QObject()
    document = Document(0, 1, tab.session, owner)
    path = tmp_path / "año.qless"
    document_file.write_document(path, document.content)
    read = document_file.check_content(
        document_file.from_text(document_file.read_document(path)[0], "here"), {GAME.key: GAME}, "here"
    )
    assert read.puzzle == tab.session.puzzle
    shared = share_text(GAME, tab.session.puzzle, Options(), "es-standard")
    back = read_share(unicodedata.normalize("NFD", shared), GAMES)
    assert (back.puzzle, back.lexicon) == (tab.session.puzzle, "es-standard")
    owner.deleteLater()
