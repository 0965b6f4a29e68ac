"""The tab as a player meets it: lists, hints, puzzles, boards, files."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine import kernels
from qless_studio.engine.games.affix.puzzle import Puzzle
from qless_studio.engine.games.affix.solver import position_for
from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.games.affix.graph import SHEET
from qless_studio.ui.style import accented
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.widgets.basic.picture_files import image_of
from qless_studio.ui.widgets.feedback.verdict import VerdictKind as Verdict
from tests.fixtures.qt import use_theme
from tests.fixtures.windows import view_of
from tests.ui.games.affix.player import WORDS
from tests.ui.seen import steps

VIEW = view_of("affix")
PUZZLE = "ll re me st"
PLAYED = f"{PUZZLE}; XYZW=ca XY=wi WXY=we XYZ=sha"


def test_verdict_and_figures_say_how_far_the_board_is(window):
    window.solve(PLAYED)
    assert window.tab.analyse.verdict_text() == "3 boards fit"
    assert window.tab.analyse.figures.text() == "4 of 9 prefixes, 12 of 24 edges"


def test_a_proven_no_and_a_solved_board_are_told_apart(window):
    window.solve(f"{PUZZLE}; XYZW=zz")
    assert window.tab.analyse.verdict_text() == "No board fits any more (proven). ZZLL: not in the list; and 3 more"
    assert window.tab.analyse.verdict.bar.state is Verdict.BAD
    window.solve(f"{PUZZLE}; XY=ca")
    assert window.tab.analyse.verdict_text() == "No board fits any more (proven)"
    window.solve(f"{PUZZLE}; XYZW=ca XY=wi YZ=ti ZW=ho WX=te WXY=we XYZ=sha YZW=co ZWX=fa")
    assert window.tab.analyse.verdict_text() == "Solved: every word is valid"
    assert window.tab.analyse.verdict.bar.state is Verdict.GOOD


def test_the_list_says_what_leads_on_what_is_dead_and_what_is_used(window):
    window.solve(PLAYED)
    window.go_to("YZ")
    window.settle()
    rows = {row[0]: row[1:] for row in window.rows(window.tab.analyse.prefixes.choice_table)}
    assert rows["TI–"] == ("TIRE, TIME", "1")
    assert rows["CO–"] == ("CORE, COME", "none")
    assert rows["CA–"] == ("already used with –RE", "repeated")
    assert window.tab.analyse.prefixes.caption.text() == f"{len(rows)} prefixes for –RE and –ME"


def test_choosing_a_prefix_places_it_and_goes_on(window):
    window.solve(PLAYED)
    window.go_to("YZ")
    window.settle()
    table = window.tab.analyse.prefixes.choice_table
    first = window.rows(table)[0][0]
    window.choose(table, 0)
    assert dict(window.session.puzzle.placed)["YZ"] == first.strip("–").lower()
    assert window.board.content.text_at(window.board.spot) == ""
    window.go_to("YZ")
    window.settle()
    assert table.chosen.prefix == first.strip("–").lower()


def test_the_words_of_the_node_at_the_cursor_are_the_chosen_ones(window):
    window.solve(PLAYED)
    window.go_to("XY")
    assert set(window.tab.session.chosen_words) == {"will", "wire"}
    window.go_to("YZ")
    assert window.tab.session.chosen_words == ()


def test_the_table_of_edges_says_all_that_the_graph_says(window):
    window.solve(f"{PUZZLE}; XYZW=ca XY=ho")
    window.qtbot.mouseClick(window.tab.analyse.prefixes.view.button("edges"), Qt.MouseButton.LeftButton)
    table = window.tab.analyse.prefixes.edge_table
    rows = window.rows(table)
    assert len(rows) == 24
    assert rows[0] == ("CALL", "CA– + –LL", "valid")
    assert ("HOLL", "HO– + –LL", "not in the list") in rows
    assert rows[-1] == ("open", "…– + –ST", "open")
    window.choose(table, 23)
    assert window.board.content.board.nodes[window.board.spot.number].name == "ZWX"


def test_puzzles_are_listed_rated_filtered_and_opened(window):
    window.list_puzzles()
    table = window.tab.analyse.puzzles.table
    rows = window.rows(table)
    assert rows
    assert all(row[2].replace(",", "").isdigit() for row in rows)
    needed = [int(row[2].replace(",", "")) for row in rows]
    if kernels.compiled():  # interpreted ones leave the list as it was found
        assert needed == sorted(needed)
        assert window.tab.analyse.puzzles.caption.text() == f"{len(rows):,}, easiest first"
    window.qtbot.keyClicks(window.tab.analyse.puzzles.filter, "zz")
    window.qtbot.keyClick(window.tab.analyse.puzzles.filter, Qt.Key.Key_Return)
    assert table.model().shown == 0
    window.tab.analyse.puzzles.filter.clear()
    window.tab.analyse.puzzles.filter.apply()
    window.choose(table, 0)
    assert window.session.puzzle.suffixes == table.chosen.suffixes
    assert window.tab.analyse.verdict.bar.state is Verdict.GOOD


@pytest.mark.parametrize("level", ["any", "easy", "hard"])
def test_a_new_puzzle_is_drawn_and_can_be_played_at_once(window, level):
    window.tab.analyse.level.set_value(level)
    window.settle()
    window.tab.play_actions.new_game.trigger()
    window.qtbot.waitUntil(lambda: window.session.puzzle != Puzzle())
    window.settle()
    assert int(window.session.run.summary.boards) > 0
    assert window.board.hasFocus()
    assert window.board.spot.prefix


def answers(ladder):
    return [step.rpartition(": ")[2] for step in steps(ladder)]


def test_hints_come_step_by_step_and_are_true(window):
    window.solve(PLAYED)
    for shown in range(1, 7):
        window.tab.play_actions.hint.trigger()
        window.settle()
        assert window.tab.analyse.hints.ladder.shown == shown
    said = steps(window.tab.analyse.hints.ladder)
    assert said[0] == (
        "1. First of all: 3 prefixes fit next to –ME and –ST, but only one of them leads to a full board."
    )
    assert said[1].endswith(": Yes, 3 boards")
    node = window.board.content.board.nodes[window.board.spot.number].name
    prefix = said[5].rpartition(": ")[2].strip("–").lower()
    placed = window.session.puzzle.with_prefix(node, prefix)
    assert position_for(placed, window.session.lexicon, window.session.options).count() > 0
    window.board.enter(window.board.spot, prefix)
    assert window.tab.analyse.hints.ladder.isHidden()


def test_a_hint_names_the_prefix_that_makes_no_words(window):
    window.solve(f"{PUZZLE}; XYZW=ca XY=wi XYZ=shu")
    window.tab.play_actions.hint.trigger()
    window.settle()
    window.tab.play_actions.hint.trigger()
    assert answers(window.tab.analyse.hints.ladder) == ["No", "Joins –LL –RE –ME"]


def test_of_several_wrong_prefixes_the_hints_end_with_one_to_take_away(window):
    window.solve(f"{PUZZLE}; XYZW=zz XY=wi XYZ=shu")
    for _ in range(3):
        window.tab.play_actions.hint.trigger()
        window.settle()
    panel = window.tab.analyse.hints.ladder
    assert answers(panel) == ["No", "More than one is wrong", "Joins –LL –RE –ME –ST"]
    assert panel.shown == 3
    assert window.board.content.board.nodes[window.board.spot.number].name == "XYZW"


def test_prefixes_of_wrong_words_are_not_counted(window):
    window.solve(f"{PUZZLE}; XYZW=ca XY=zz")
    assert window.tab.analyse.figures.text() == "1 of 9 prefixes, 4 of 24 edges"


def test_reveal_leaves_exactly_one_board_and_is_one_step_of_undo(window):
    window.solve(PLAYED)
    window.tab.affix_commands.reveal.trigger()
    window.settle()
    assert window.tab.analyse.verdict_text() == "Exactly one board fits (proven)"
    window.session.undo_stack.undo()
    assert window.session.text.count("=") == 4


def test_the_answer_fills_the_board(window):
    window.solve(PLAYED)
    window.tab.affix_commands.answer.trigger()
    window.settle()
    assert window.tab.analyse.verdict_text() == "Solved: every word is valid"


def test_open_suffixes_are_completed(window):
    window.tab.switch.button(Mode.BUILD).click()
    window.solve("ll re ? st")
    table = window.tab.analyse.prefixes.completion_table
    rows = window.rows(table)
    assert any(row[0] == "–LL  –RE  –ME  –ST" for row in rows)
    window.choose(table, next(i for i, row in enumerate(rows) if "–ME" in row[0]))
    assert window.session.puzzle.suffixes == ("ll", "re", "me", "st")


def test_an_empty_tab_invites_to_build(window):
    assert window.tab.analyse.empty.isVisible()
    assert not window.board.isVisible()
    build = next(
        b
        for b in window.tab.analyse.empty.findChildren(type(window.tab.analyse.puzzles.stop_button))
        if b.text() == "Build your own"
    )
    window.qtbot.mouseClick(build, Qt.MouseButton.LeftButton)
    assert window.board.isVisible()
    assert window.board.hasFocus()
    window.type("ll")
    window.press(Qt.Key.Key_Return)
    assert window.session.puzzle.suffixes == ("ll", "", "", "")


def test_another_board_keeps_what_suits_it(window):
    window.solve(PLAYED)
    window.tab.analyse.use_board("mini9")
    window.settle()
    assert window.session.text == f"{PUZZLE}; XYZW=ca XY=wi"
    assert window.tab.analyse.boards.currentText() == "Square of nine"
    window.tab.analyse.use_board("mini7")
    window.settle()
    assert window.session.puzzle == Puzzle()
    window.session.undo_stack.undo()
    assert window.session.text == f"{PUZZLE}; XYZW=ca XY=wi"
    assert len(window.board.cells) >= 9


def test_a_board_file_is_one_more_choice_and_a_broken_one_says_why(window, tmp_path):
    path = tmp_path / "pair.json"
    path.write_text(
        '{"schema": 1, "title": "Pair", "suffixes": [{"name": "X", "x": 0, "y": 0}, {"name": "Y", "x": 200, "y": 0}],'
        '"prefixes": [{"joins": "XY", "x": 100, "y": 100}]}'
    )
    window.tab.analyse.use_board(str(path))
    window.solve("ll re")
    assert len(window.board.cells) == 3
    assert "pair" in window.tab.analyse.boards.currentText().lower()
    broken = tmp_path / "broken.json"
    broken.write_text("{}")
    with window.qtbot.waitSignal(window.session.problem) as heard:
        window.tab.analyse.use_board(str(broken))
    assert "schema" in heard.args[0]
    assert len(window.board.cells) == 3


def test_the_puzzle_sheet_has_its_answer_only_where_there_is_one(window):
    window.solve(PUZZLE)
    plain, answered = (make() for name, make in window.tab.analyse.sheets())
    assert plain.size == SHEET
    images = [image_of(picture) for picture in (plain, answered)]
    assert images[0].width() == 2 * SHEET.width()
    assert images[0].pixelColor(4, 4).name() == "#ffffff"
    assert images[0] != images[1]
    window.solve(f"{PUZZLE}; XYZW=zz")
    assert [name for name, _ in window.tab.analyse.sheets()] == ["Puzzle sheet"]


def test_the_status_strip_tells_the_rules(window):
    assert window.tab.rule_summary() == "Prefix 1 to 3, suffix 2 to 6; no repeated pairs"


def test_one_prefix_is_one(window):
    window.solve("ll re me st")
    window.go_to("XY")
    window.settle()
    window.qtbot.waitUntil(lambda: window.tab.analyse.prefixes.choices.total > 0)
    head = window.tab.analyse.prefixes.caption
    text = head.text() if callable(head.text) else head.text
    total = window.tab.analyse.prefixes.choices.total
    assert text.startswith("1 prefix for" if total == 1 else f"{total} prefixes for")


def test_a_list_that_is_asked_for_early_has_the_puzzle(qtbot, new_session):
    tab = accented(VIEW.parts.tab(new_session(VIEW.game, Lexicon("small", WORDS))), VIEW.accent)
    qtbot.addWidget(tab)
    tab.session.edit_text(PLAYED)
    assert tab.analyse.prefixes.edges.total == 24
    assert tab.analyse.listed_results().puzzle == tab.session.puzzle
    qtbot.rest(tab)
    tab.session.close()


@pytest.mark.parametrize(("scale", "size"), [(1.0, (900, 520)), (1.0, (960, 540)), (1.5, (900, 600))])
def test_an_empty_tab_has_one_arrangement_and_keeps_it(window, scale, size):
    places, turns = window.tab.analyse.places, []
    places.turned.connect(lambda: turns.append(places.narrow))
    use_theme("light", scale, reduced_motion=True)
    window.tab.resize(*size)
    window.qtbot.rest(window.tab)
    turns.clear()
    window.qtbot.wait(50)
    assert turns == []
