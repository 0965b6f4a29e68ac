"""The result list sorts, filters and grows, and Qt's own checker finds nothing to object to."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QItemSelectionModel, QPersistentModelIndex, Qt

from qless_studio.ui.widgets.results.result_model import PIECE, SOLUTION, VALUE, Column, Kind, ResultModel

UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder


@dataclass(frozen=True)
class Found:
    word: str
    points: int
    zipf: float | None = None


COLUMNS = (
    Column("word", "Word", lambda found: found.word),
    Column("common", "Common", lambda found: found.zipf, kind=Kind.COMMONNESS),
    Column("points", "Points", lambda found: found.points, kind=Kind.NUMBER),
)
THREE = [Found("EEL", 1, 3.7), Found("SALIENT", 5, 2.5), Found("ACE", 1, None)]


def model_of(found=(), tie=lambda found: found.word):
    model = ResultModel(COLUMNS, tie)
    model.extend(found)
    return model


def words(model):
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_rows_come_in_the_order_of_arrival_until_a_column_is_chosen(qtmodeltester):
    model = model_of(THREE)
    assert words(model) == ["EEL", "SALIENT", "ACE"]
    model.sort(2, DOWN)
    assert words(model) == ["SALIENT", "ACE", "EEL"], "ties by word, upwards even when points go downwards"
    model.sort(0, DOWN)
    assert words(model) == ["SALIENT", "EEL", "ACE"]
    model.sort(1, DOWN)
    assert words(model) == ["EEL", "SALIENT", "ACE"], "unknown words are the least common"
    model.sort(-1)
    assert words(model) == ["EEL", "SALIENT", "ACE"]
    qtmodeltester.check(model)


found_lists = st.lists(
    st.builds(Found, st.text("AB", max_size=3), st.integers(0, 3), st.none() | st.floats(0, 9)), max_size=12
)
actions = st.lists(
    st.one_of(
        st.tuples(st.just("extend"), found_lists),
        st.tuples(st.just("sort"), st.tuples(st.integers(-1, 2), st.sampled_from([UP, DOWN]))),
        st.tuples(st.just("filter"), st.sampled_from(["", "A", "B"])),
    ),
    max_size=8,
)


@pytest.mark.long
@settings(max_examples=60)
@given(actions=actions)
def test_any_history_gives_what_sorting_everything_afresh_gives(qapp, actions):
    model, all_found, text, by = model_of(), [], "", (-1, UP)
    for action, value in actions:
        held = [(QPersistentModelIndex(model.index(row, 0)), model.solution(row)) for row in range(model.shown)]
        if action == "extend":
            model.extend(value)
            all_found += value
        elif action == "sort":
            model.sort(*value)
            by = value
        else:
            text = value
            model.set_filter((lambda found, text=text: text in found.word) if text else None)
        expected = list(all_found)
        if by[0] >= 0:
            expected.sort(key=lambda found: found.word)
            expected.sort(key=COLUMNS[by[0]].key_of, reverse=by[1] == DOWN)
        assert model.solutions() == [found for found in expected if text in found.word]
        assert (model.shown, model.total) == (len(model.solutions()), len(all_found))
        for index, solution in held:
            assert not index.isValid() or index.data(SOLUTION) is solution


def test_an_attached_list_stays_its_owners(qtmodeltester):
    kept, other = list(THREE), [Found("LINE", 3)]
    model = model_of([Found("OWN", 1)])
    model.sort(0, UP)
    model.refer_to(kept)
    assert words(model) == ["ACE", "EEL", "SALIENT"]
    kept.append(Found("BE", 1))
    model.sort(2, DOWN)
    assert model.total == 3, "what its owner appended is shown when the owner says so"
    model.show_added()
    assert words(model) == ["SALIENT", "ACE", "BE", "EEL"]
    model.refer_to(other)
    assert words(model) == ["LINE"]
    model.clear()
    assert (len(kept), len(other)) == (4, 1)
    qtmodeltester.check(model)


def test_the_checker_watches_every_change(qtmodeltester):
    model = model_of(THREE)
    qtmodeltester.check(model)
    model.sort(2, DOWN)
    model.extend([Found("LINE", 3), Found("AA", 0), Found("ZZ", 9)])
    model.set_filter(lambda found: "L" in found.word)
    model.extend([Found("LOT", 2), Found("DO", 2)])
    model.sort(0, UP)
    assert words(model) == ["EEL", "LINE", "LOT", "SALIENT"]
    model.set_filter(None)
    assert words(model) == ["AA", "ACE", "DO", "EEL", "LINE", "LOT", "SALIENT", "ZZ"]
    model.clear()
    assert model.rowCount() == 0
    model.extend(THREE)
    assert words(model) == ["ACE", "EEL", "SALIENT"], "the sorted column outlives the solutions"
    qtmodeltester.check(model)


def test_a_batch_is_one_insertion(qtbot):
    model = model_of(THREE)
    model.sort(0, UP)
    inserted, laid_out = [], []
    model.rowsInserted.connect(lambda *change: inserted.append(change[1:]))
    model.layoutChanged.connect(lambda *change: laid_out.append(change))
    model.extend([Found("BE", 1), Found("ZOO", 1), Found("AT", 1)])
    assert inserted == [(3, 5)]
    assert len(laid_out) == 1
    model.extend([Found("ZOOM", 1)])
    assert len(laid_out) == 1, "what belongs at the end is only added there"


def test_selection_follows_its_solution(qapp):
    model = model_of(THREE)
    selection = QItemSelectionModel(model)
    rows = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
    selection.setCurrentIndex(model.index(1, 0), rows)
    model.sort(0, UP)
    model.extend([Found("BE", 1), Found("ZOO", 1)])
    model.sort(2, DOWN)
    assert [index.data(SOLUTION) for index in selection.selectedRows()] == [THREE[1]]


def test_cells_speak():
    model = model_of(THREE)
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert model.index(1, 0).data(spoken) == "SALIENT, Common uncommon, Points 5"
    assert model.index(1, 2).data(spoken) == "Points 5"
    assert model.index(2, 1).data(spoken) == "Common unknown"
    assert model.index(0, 1).data(Qt.ItemDataRole.ToolTipRole) == "common"
    model.sort(2, DOWN)
    assert model.headerData(2, Qt.Orientation.Horizontal, spoken) == "Points, sorted descending"
    assert model.headerData(0, Qt.Orientation.Horizontal, spoken) == "Word"


def test_figures_are_written_for_people():
    column = Column("cost", "Cost", lambda number: number, kind=Kind.NUMBER)
    assert column.shown(-1234) == "−1,234"
    assert column.shown(None) == ""
    assert Column("cost", "Cost", lambda number: number, text=lambda number: "best").shown(0) == "best"


def test_counts_are_told():
    model, told = model_of(), []
    model.counts_changed.connect(lambda shown, total: told.append((shown, total)))
    model.extend(THREE)
    model.set_filter(lambda found: found.points > 1)
    model.set_filter(None)
    model.clear()
    assert told == [(3, 3), (1, 3), (3, 3), (0, 0)]


def test_finding_a_solution_again():
    model = model_of(THREE)
    model.sort(0, UP)
    assert model.row_of(Found("SALIENT", 5, 2.5)) == 2
    assert model.row_of(None) == -1
    model.set_filter(lambda found: found.points == 1)
    assert model.row_of(THREE[1]) == -1
    assert model.index(0, 2).data(VALUE) == 1
    assert model.column_of("points") == 2
    with pytest.raises(KeyError):
        model.column_of("length")


def test_values_that_changed_are_read_anew(qtmodeltester):
    rank = {"EEL": 3, "SALIENT": 1, "ACE": 2}
    columns = (COLUMNS[0], Column("rank", "Rank", lambda found: rank[found.word], kind=Kind.NUMBER))
    model = ResultModel(columns)
    model.extend(THREE)
    model.sort(1, UP)
    assert words(model) == ["SALIENT", "ACE", "EEL"]
    rank["EEL"] = 0
    model.reread()
    assert words(model) == ["EEL", "SALIENT", "ACE"]
    model.set_filter(lambda found: found.points == 1)
    rank["ACE"] = -1
    model.reread()
    assert words(model) == ["ACE", "EEL"]
    qtmodeltester.check(model)


def test_a_list_held_elsewhere_is_shown_without_a_copy(qtmodeltester):
    held = ["pear", "fig"]
    model = ResultModel([Column("word", "Word", str), Column("length", "Length", len, kind=Kind.NUMBER)])
    model.extend(["own"])
    model.refer_to(held)
    assert model.solutions() == held
    model.sort(0)
    held += ["apple", "kiwi"]
    model.sort(1)  # what was added is not shown yet
    assert model.solutions() == ["fig", "pear"]
    model.sort(0)
    model.show_added()
    assert model.solutions() == ["apple", "fig", "kiwi", "pear"]
    qtmodeltester.check(model)
    model.clear()
    model.extend(["again"])
    assert (model.solutions(), held) == (["again"], ["pear", "fig", "apple", "kiwi"])


def test_a_filter_stays_when_the_list_is_replaced():
    model = model_of(THREE)
    model.set_filter(lambda found: found.points == 1)
    model.clear()
    model.extend(THREE)
    assert words(model) == ["EEL", "ACE"]
    model.refer_to(list(THREE))
    assert words(model) == ["EEL", "ACE"]
    model.set_filter(None)
    assert words(model) == ["EEL", "SALIENT", "ACE"]


def many(number):
    return [Found(f"W{place:05}", place % 7) for place in range(number)]


def test_a_long_list_is_filtered_in_pieces_and_nothing_is_missed(qtbot):
    found = many(3 * PIECE + 10)
    model, tested = model_of(found), []

    def passes(each):
        tested.append(each)
        return each.points == 3

    model.set_filter(passes)
    assert len(tested) == PIECE
    assert words(model) == [each.word for each in found[:PIECE] if each.points == 3]
    qtbot.waitUntil(lambda: len(tested) == len(found))
    assert words(model) == [each.word for each in found if each.points == 3]
    assert model.shown == len(words(model))


@pytest.mark.parametrize(
    "change",
    [
        lambda model: model.extend([Found("LAST", 3)]),
        lambda model: model.sort(0, DOWN),
        lambda model: model.reread(),
        lambda model: model.set_filter(lambda each: each.points == 3),
    ],
)
def test_a_change_while_a_long_list_is_being_filtered_loses_no_row(qtbot, qtmodeltester, change):
    found = many(2 * PIECE + 10)
    model = model_of(found)
    model.sort(0, UP)
    model.set_filter(lambda each: each.points in (3, 4))
    change(model)
    model.set_filter(lambda each: each.points == 3)
    change(model)
    wanted = sum(each.points == 3 for each in found) + model.total - len(found)
    qtbot.waitUntil(lambda: model.shown == wanted)
    assert set(words(model)) == {each.word for each in model.solutions()}
    assert words(model) == sorted(words(model), reverse=model.sort_order is DOWN)


def test_clearing_ends_the_filtering_of_a_long_list(qtbot):
    model = model_of(many(2 * PIECE))
    model.set_filter(lambda each: True)
    model.clear()
    model.extend(THREE)
    qtbot.wait(0)
    assert words(model) == [each.word for each in THREE]
