"""A match in the window: three rounds by clicks and keys, what is covered, results, review, saving, the history."""

from __future__ import annotations

import re
from datetime import date
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from qless_studio.engine.exercises import Played
from qless_studio.engine.games.word_streak import GAME, why
from qless_studio.engine.games.word_streak.puzzle import format_puzzle
from qless_studio.engine.games.word_streak.why import rate
from qless_studio.engine.grids.review import FIRST_PACE, par_plan
from qless_studio.engine.grids.why import Found, lessons
from qless_studio.engine.history import Kind, Result
from qless_studio.engine.lexicon import Band, load
from qless_studio.engine.play import Clock, Stage, finished_play
from qless_studio.engine.play_statistics import shown_for
from qless_studio.engine.reasons import first_of
from qless_studio.engine.solving import Run
from qless_studio.ui.games.word_streak.tab import WordStreakTab
from qless_studio.ui.style import accented
from qless_studio.ui.tab import orders
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.widgets.basic.layout import ScrollColumn
from tests.ui.access.cutting import rows_seen
from tests.ui.access.tree import all_texts
from tests.ui.grids.player import LEFT, drag
from tests.ui.playing import entries_in, give_up, go_to_play


class Now:
    """A clock that the test sets."""

    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture(scope="module")
def common_words():
    return load("common5k")


@pytest.fixture
def new_tab(new_session, common_words, shown, tmp_path):
    def made(saved=None):
        session = new_session(GAME, common_words)
        session.folder = tmp_path
        if saved is not None:
            session.load(saved)
        return shown(accented(WordStreakTab(session), "violet"), 1280, 720)

    return made


@pytest.fixture
def tab(qtbot, new_tab, monkeypatch):
    """The tab in Play, nothing begun; the next match is that of seed 7."""
    monkeypatch.setattr(orders, "Random", lambda: Random(7))
    tab = new_tab()
    go_to_play(qtbot, tab)
    tab.now = Now()
    tab.game_play.clock = Clock(tab.now)
    return tab


@pytest.fixture
def match(qtbot, tab):
    """The tab with the first round of a match, searched."""
    click(tab, "New game")
    wait_for_board(qtbot, tab)
    return tab


def wait_for_board(qtbot, tab):
    qtbot.waitUntil(lambda: tab.round.facts_known is not None)


def click(tab, text):
    """Click the visible button with this text."""
    QApplication.processEvents()  # what has just been shown is laid out
    button = next(each for each in tab.findChildren(QPushButton) if each.text() == text and each.isVisible())
    QTest.mouseClick(button, LEFT)


def enter(tab, word):
    """Type a word into the field and press Return."""
    QTest.keyClicks(tab.round.field, word)
    QTest.keyClick(tab.round.field, Qt.Key.Key_Return)


def let_time_run_out(qtbot, tab):
    tab.now.seconds += 1_000
    qtbot.waitUntil(lambda: tab.game_play.stage is Stage.OVER and reviewed(tab) != [])


def reviewed(tab):
    """The first column of the list of the review."""
    model = tab.play_view.review.words.model
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def with_cheaper_path(tab):
    """A word of the board and a path of it that scores less than its best."""
    for found in tab.analysis.words:
        for path in tab.rules.paths(found.word):
            points = tab.rules.path_points(found.word, path)
            if points < found.score:
                return found, path, points
    raise AssertionError("no word has a cheaper path")


def entries(folder):
    return entries_in(folder)


@pytest.mark.long
def test_a_match_from_its_first_round_to_its_review(qtbot, match, tmp_path):
    tab, play, card = match, match.game_play, match.play.panel.card
    boards, scores, pars = [], [], []
    choice = tab.round.opponent.choice
    choice.set_value(1_500)
    choice.activated.emit(choice.currentIndex())
    for number in (1, 2, 3):
        assert tab.covered
        assert play.rules.clock_note() == f"Round {number} of 3"
        plan = par_plan(tab.analysis.words, tab.analysis.zipf, 120, FIRST_PACE)
        first, second = (step.found for step in plan.steps[:2])
        tab.now.seconds += 20
        enter(tab, first.word)
        drag(tab.page.board, *second.path)
        assert tab.play_view.figures.text().startswith(
            f"{first.score + second.score} points, 2 words, {plan.score} par"
        )
        boards.append(format_puzzle(tab.session.puzzle))
        scores.append(first.score + second.score)
        pars.append(plan.score)
        if number == 2:
            assert f"{sum(scores)} match, par {sum(pars)}" in tab.play_view.figures.text()
        let_time_run_out(qtbot, tab)
        assert not tab.covered
        assert tab.round.strips[0].accessibleName().endswith(f"Match: {sum(scores)} points, par {sum(pars):,}")
        if number < 3:
            assert card.accessibleName().startswith(f"Time is up. {scores[-1]} points")
            assert card.next.text() == "Next round"
            click(tab, "Next round")
            wait_for_board(qtbot, tab)
    assert card.accessibleName().startswith(f"Game over. {sum(scores)} points, {sum(pars):,} par")
    assert card.next.text() == "New game"
    qtbot.waitUntil(lambda: card.longest.isVisible())  # of the last round alone, while the points are those of all
    assert card.longest.text().startswith("Round 3. Longest word: ")
    opponent = tab.round.opponent
    assert opponent.after.result.text().startswith("Round 3. Computer, level 1,500: ")
    assert rows_seen(tab.play_view.review.words.table) >= 5
    assert len(set(boards)) == 3
    assert [len(set(board) & {";"}) for board in boards] == [0, 1, 1]
    choice, review = tab.play_view.review.choice, tab.play_view.review
    missed = review.words.model.solutions()
    assert {found.word for found in missed} == {found.word for found in tab.analysis.words} - {first.word, second.word}
    order = [(Band.of(tab.analysis.zipf(found.word)).floor, rate(found, FIRST_PACE)) for found in missed]
    assert order == sorted(order, reverse=True)
    words, rules = tab.analysis.words, tab.rules
    known = Found(rules.board, rules.near(), words, [first.word, second.word], tab.analysis.lexicon)
    lesson = first_of(lessons(known))
    qtbot.waitUntil(lambda: review.lesson.text() == ("" if lesson is None else lesson.text))
    assert review.lesson.isVisible() == (lesson is not None)
    qtbot.keyClick(review.words.table, Qt.Key.Key_Down)
    chosen, card = review.words.table.chosen.word, review.words.card.card
    played = tuple(turn.played for turn in review.turns.solutions() if turn.played is not None)
    reason = first_of(why.missed(why.Streak(known, rules.puzzle, rules.scoring, played), chosen))
    qtbot.waitUntil(lambda: reason is None or reason.text in card.accessibleName())
    qtbot.mouseClick(choice.button("found"), LEFT)
    assert set(reviewed(tab)) == {first.word.upper(), second.word.upper()}
    assert not review.lesson.isVisible()
    qtbot.mouseClick(choice.button("plan"), LEFT)
    assert review.order.isVisible()
    assert not review.words.table.isVisible()
    assert [turn.planned.found for turn in review.turns.solutions()] == [step.found for step in plan.steps]
    qtbot.keyClick(review.order, Qt.Key.Key_Down)
    assert tab.page.board.path == plan.steps[0].found.path
    *rounds, whole = entries(tmp_path)
    assert whole.is_sum
    assert [(entry.kind, entry.puzzle, entry.proven["score"], entry.proven["par"]) for entry in rounds] == [
        (Kind.ROUND, *each) for each in zip(boards, scores, pars, strict=True)
    ]
    assert (whole.kind, whole.result, whole.seconds) == (Kind.GAME, Result.FINISHED, 360)
    assert (whole.proven["score"], whole.proven["par"], whole.proven["words"]) == (sum(scores), sum(pars), 6)
    text = "\n".join(play.rules.share())
    assert f"Round 3: {scores[2]} points, 2 words" in text
    assert f"Match: {sum(scores)} points, 6 words" in text


def words_shown(tab):
    """Every word and figure that can be read, heard or pointed at."""
    return {token.upper() for text in all_texts(tab) for token in re.findall(r"[\w,]*\w", text)}


def test_while_a_match_is_played_nothing_names_an_answer(qtbot, tab):
    of_window = words_shown(tab)
    tab.round.roll(1)  # a random board may have words that the window itself says in a game
    wait_for_board(qtbot, tab)
    words, points = tab.analysis.totals
    answers = {found.word.upper() for found in tab.analysis.words} | {str(words), str(points), f"{points:,}"}
    answers -= of_window | {"GIVE", "UP", "NO", "WORD", "YET", "AT"}  # what the window itself says only in a game

    def look():
        assert words_shown(tab) & answers == set()
        assert not any(cell.tile.heat or cell.tile.start or cell.tile.tally for cell in tab.page.board.cells)
        assert not tab.analyse.plan.total.isVisible()

    look()
    tab.own_actions.heat.trigger()
    assert not tab.own_actions.heat.isChecked()
    click(tab, "Pause")
    look()
    assert not any(action.isEnabled() for action in (tab.own_actions.played, tab.own_actions.what_if["DL"]))
    assert not tab.own_actions.clock.isEnabled()


@pytest.mark.long
def test_a_traced_word_scores_its_path_and_the_review_says_what_that_cost(qtbot, match, tmp_path):
    tab = match
    for _ in range(2):  # to the round with triples
        give_up(tab)
        qtbot.waitUntil(lambda: reviewed(tab) != [])
        click(tab, "Next round")
        wait_for_board(qtbot, tab)
    found, path, points = with_cheaper_path(tab)
    drag(tab.page.board, *path)
    assert list(tab.play_view.own.table.words) == [(found.word.upper(), str(points))]
    give_up(tab)
    qtbot.waitUntil(lambda: reviewed(tab) != [])
    qtbot.mouseClick(tab.play_view.review.choice.button("found"), LEFT)
    lost = found.score - points
    assert str(lost) in tab.play_view.review.caption.text()
    model = tab.play_view.review.words.model
    assert model.index(0, model.column_of("points")).data() == f"{points} of {found.score}"
    qtbot.keyClick(tab.play_view.review.words.table, Qt.Key.Key_Down)
    assert tab.page.board.path == found.path
    *_, last, whole = entries(tmp_path)
    assert (last.proven["given_away"], last.proven["round"]) == (lost, 3)
    assert (last.proven["paths"], last.proven["pace"]) == ([list(path)], [4.5, 0.3])
    practice = tab.session.game.practice
    played = Played(tab.game_play.puzzle, tab.session.options, last.found, proven=last.proven)
    misses = list(practice.misses(played, tab.session.lexicon, Run()))
    assert [(miss.key.split()[0], miss.cost) for miss in misses if miss.kind == "path"] == [(found.word, lost)]
    assert (whole.result, whole.proven["given_up"]) == (Result.GIVEN_UP, 3)


def test_a_typed_word_scores_its_best_path(match):
    found, _, _ = (
        with_cheaper_path(match) if match.session.puzzle.multipliers.count("") < 16 else (match.analysis.words[0], 0, 0)
    )
    enter(match, found.word)
    assert list(match.play_view.own.table.words) == [(found.word.upper(), str(found.score))]


@pytest.mark.long
@pytest.mark.nightly
def test_a_match_comes_back_after_a_restart_in_its_second_round(qtbot, match, new_tab, tmp_path):
    tab = match
    enter(tab, tab.analysis.words[0].word)
    let_time_run_out(qtbot, tab)
    click(tab, "Next round")
    wait_for_board(qtbot, tab)
    played = tab.analysis.words[3]
    tab.now.seconds += 12
    drag(tab.page.board, *played.path)
    with qtbot.waitSignal(tab.session.run_finished):
        tab.board_commands.turn_action.trigger()
    path = tab.round.played.paths[played.word]
    assert path in tab.rules.paths(played.word)
    assert path != played.path
    again = new_tab(tab.session.value)
    qtbot.waitUntil(lambda: again.has_page(Mode.PLAY) and again.round.facts_known is not None)
    play = again.game_play
    assert (play.stage, round(play.elapsed), play.rules.clock_note()) == (Stage.PAUSED, 12, "Round 2 of 3")
    assert again.round.match == tab.round.match
    assert again.round.played.paths == {played.word: path}
    assert again.round.facts_known.par == tab.round.facts_known.par
    click(again, "Go on")
    with qtbot.waitSignal(again.session.run_finished):
        again.board_commands.turn_action.trigger()
    give_up(again)
    qtbot.waitUntil(lambda: len(entries(tmp_path)) == 2)
    assert entries(tmp_path)[1].proven["paths"] == [list(path)], "on the board before it was rotated"
    assert entries(tmp_path)[1].proven["times"] == [12.0]
    click(again, "Next round")
    assert play.rules.clock_note() == "Round 3 of 3"
    assert play.puzzle == tab.round.match.rounds[2]


@pytest.mark.long
@pytest.mark.nightly
def test_a_damaged_match_is_set_aside(qtbot, match, new_tab):
    enter(match, match.analysis.words[0].word)
    saved = match.session.value
    saved.play["facts"]["match"]["number"] = 9
    said = []
    again = new_tab()
    again.session.problem.connect(said.append)
    again.session.load(saved)
    again.set_mode(Mode.PLAY)
    assert again.game_play.stage is Stage.IDLE
    assert said


def play_round(qtbot, tab):
    """Play one word of the round until its time is up; returns it and the board."""
    wait_for_board(qtbot, tab)
    word = tab.analysis.words[0].word
    enter(tab, word)
    let_time_run_out(qtbot, tab)
    return word.upper(), tab.session.puzzle


@pytest.mark.nightly
def test_each_round_of_a_match_is_reviewed_by_a_click_and_the_match_goes_on(qtbot, match, tmp_path):
    tab, strip = match, match.round.strips[0]
    played = [play_round(qtbot, tab)]
    click(tab, "Next round")
    played.append(play_round(qtbot, tab))
    entries(tmp_path)
    qtbot.waitUntil(lambda: len(tab.game_play.history.entries) == 2)

    def shows(number):
        word, board = played[number - 1]
        qtbot.waitUntil(lambda: tab.game_play.is_known and reviewed(tab) != [])
        assert tab.session.puzzle == board
        qtbot.mouseClick(tab.play_view.review.choice.button("found"), LEFT)
        assert reviewed(tab) == [word]
        assert [column.isChecked() for column in strip.columns[:3]] == [number == each for each in (1, 2, 3)]

    shows(2)
    qtbot.mouseClick(strip.columns[2], LEFT)  # not played yet
    shows(2)
    qtbot.mouseClick(strip.columns[0], LEFT)
    shows(1)
    qtbot.keyClick(strip.columns[1], Qt.Key.Key_Return)
    shows(2)
    qtbot.mouseClick(strip.columns[0], LEFT)
    shows(1)
    click(tab, "Next round")
    assert tab.game_play.rules.clock_note() == "Round 3 of 3"
    played.append(play_round(qtbot, tab))
    entries(tmp_path)
    qtbot.waitUntil(lambda: len(tab.game_play.history.entries) == 4)
    qtbot.mouseClick(strip.columns[0], LEFT)
    shows(1)
    assert tab.play.panel.card.next.text() == "New game"
    assert len(entries(tmp_path)) == 4  # looking at a round writes nothing


@pytest.mark.nightly
def test_a_match_of_the_history_has_all_its_rounds(qtbot, match, new_tab, tmp_path):
    played = [play_round(qtbot, match)]
    for _ in range(2):
        click(match, "Next round")
        played.append(play_round(qtbot, match))
    *rounds, whole = entries(tmp_path)
    shown = shown_for(whole, (*rounds, whole))
    saved = match.session.value
    text = format_puzzle(played[2][1])
    assert shown.puzzle == text
    tab = new_tab(saved._replace(play=finished_play(shown).as_json()))
    tab.show_page()
    strip = tab.round.strips[0]
    qtbot.waitUntil(lambda: strip.isVisible() and tab.game_play.is_known)
    assert strip.accessibleName() == match.round.strips[0].accessibleName()
    qtbot.mouseClick(strip.columns[1], LEFT)
    qtbot.waitUntil(lambda: tab.game_play.is_known and reviewed(tab) != [])
    assert tab.session.puzzle == played[1][1]
    click(tab, "Play again")  # the match from its first round
    assert tab.session.puzzle == played[0][1]
    assert tab.game_play.rules.clock_note() == "Round 1 of 3"


@pytest.mark.long
@pytest.mark.nightly
def test_the_match_of_the_day_is_noted_with_its_day_once(qtbot, tab, tmp_path):
    tab.game_play.daily.start(date(2026, 11, 22))
    for number in (1, 2, 3):
        qtbot.waitUntil(lambda: tab.game_play.playing)
        wait_for_board(qtbot, tab)
        assert (tab.game_play.day, tab.round.match.number) == ("2026-11-22", number)
        give_up(tab)
        qtbot.waitUntil(lambda: reviewed(tab) != [])
        click(tab, "Next round") if number < 3 else None
    assert [entry.day for entry in entries(tmp_path)] == ["", "", "", "2026-11-22"]


@pytest.mark.long
@pytest.mark.nightly
def test_a_board_of_ones_own_is_a_round_on_its_own(qtbot, tab, tmp_path):
    tab.set_mode(Mode.ANALYSE)
    with qtbot.waitSignal(tab.session.run_finished):
        tab.session.edit_text("TEA/SAT; TL 0")
    tab.play_actions.this.trigger()
    wait_for_board(qtbot, tab)
    assert tab.round.match is None
    enter(tab, "tea")
    give_up(tab)
    qtbot.waitUntil(lambda: reviewed(tab) != [])
    assert not any(strip.isVisible() for strip in tab.round.strips)
    qtbot.waitUntil(lambda: [entry.kind for entry in entries(tmp_path)] == [Kind.ROUND])
    click(tab, "Play again")
    wait_for_board(qtbot, tab)
    assert format_puzzle(tab.session.puzzle) == "TEA/SAT; TL 0"
    click(tab, "New game")
    assert tab.round.match.number == 1


@pytest.mark.long
@pytest.mark.nightly
def test_in_a_small_window_the_result_and_the_review_are_seen_whole(qtbot, match):
    match.resize(900, 600)
    enter(match, match.analysis.words[0].word)
    let_time_run_out(qtbot, match)
    qtbot.rest(match)
    scrolled = [area for area in match.findChildren(ScrollColumn) if area.verticalScrollBar().maximum()]
    assert scrolled == []
    assert [strip.isVisible() for strip in match.round.strips].count(True) == 1
    match.resize(1280, 720)
    qtbot.rest(match)
    assert [strip.isVisible() for strip in match.round.strips] == [True, False]


@pytest.mark.long
def test_without_a_clock_par_is_all_common_words_and_finding_everything_ends_the_round(qtbot, tab):
    tab.round.time.set_value(0)
    tab.round.time.value_changed.emit(0)
    tab.set_mode(Mode.ANALYSE)
    tab.session.edit_text("TEA/###")
    tab.play_actions.this.trigger()
    wait_for_board(qtbot, tab)
    common = [found for found in tab.analysis.words if (tab.analysis.zipf(found.word) or 0) >= 4]
    assert tab.round.facts_known.par.score == sum(found.score for found in common) > 0
    for found in list(tab.analysis.words):
        enter(tab, found.word)
    assert tab.game_play.result is Result.SOLVED


@pytest.mark.long
def test_analysing_keeps_its_own_round_and_play_ends_it(qtbot, match):
    tab = match
    give_up(tab)
    qtbot.mouseClick(tab.switch.button(Mode.ANALYSE), LEFT)
    tab.analyse.clock.start()
    assert tab.page.board.locked()
    QTest.keyClicks(tab.page.board, tab.analysis.words[0].word)
    QTest.keyClick(tab.page.board, Qt.Key.Key_Return)
    assert list(tab.played.times) == [tab.analysis.words[0].word]
    tab.session.edit_text("TEA/SAT")
    assert tab.analyse.round.question is not None
    tab.analyse.round.question.keep.click()
    go_to_play(qtbot, tab)
    assert tab.analyse.round.stage is Stage.OVER
    assert tab.page.board.locked()
    assert tab.round.played.times == {}
