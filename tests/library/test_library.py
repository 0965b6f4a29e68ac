"""The public library gives what the engine finds, as values that print, draw and become tables."""

from __future__ import annotations

import pickle
import sys
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

import qless_studio
from qless_studio.engine.games.boggle import GAME as BOGGLE
from qless_studio.engine.grids import format_board
from qless_studio.engine.history import Entry, History, Result
from qless_studio.engine.lexicon import load
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Run

SVG = "{http://www.w3.org/2000/svg}"
EXAMPLES = {game.key: qless_studio.puzzle(game.key, game.format(game.example)) for game in GAMES}
each_game = pytest.mark.parametrize("key", EXAMPLES)


def texts_of(svg: str) -> list[str]:
    return [each.text for each in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@each_game
def test_a_puzzle_prints_as_the_call_that_makes_it_and_draws_itself(key):
    example = EXAMPLES[key]
    assert eval(repr(example), {"puzzle": qless_studio.puzzle}) == example
    assert str(example) == example.text
    assert example._repr_html_() == example._repr_svg_() == example.svg()
    assert texts_of(example.svg())


@each_game
def test_a_solution_draws_and_prints(key):
    found = qless_studio.solve(EXAMPLES[key], lexicon="common5k", keep=1, seconds=20)
    assert texts_of(found[0].svg())
    assert str(found[0]).strip()
    assert found[0].words
    assert found[0] == found[0]


def test_the_picture_of_a_word_has_its_path_with_numbers():
    found = qless_studio.best(EXAMPLES["boggle"])
    root = ElementTree.fromstring(found.svg())
    (line,) = root.iter(f"{SVG}polyline")
    assert len(line.get("points").split()) == len(found.words[0])
    assert [text for text in texts_of(found.svg()) if text.isdigit()] == [str(n) for n in range(1, 9)]


def test_texts_in_pictures_and_tables_are_escaped():
    table = qless_studio.Table({"<b>": ["<script>"]}, "a & b")
    assert "<script>" not in table._repr_html_()
    assert "a &amp; b" in table._repr_html_()


def test_options_are_python_values():
    board = qless_studio.puzzle("boggle", "QAT/EAS/RIN")
    plain, as_qu = qless_studio.solve(board), qless_studio.solve(board, q_is_qu=True, min_length=None)
    assert "qat" in [each.words[0] for each in plain]
    assert not any(each.words[0].startswith("qua") for each in plain)
    assert any(each.words[0].startswith("qua") for each in as_qu)
    with pytest.raises(qless_studio.StudioError, match="min_lenth"):
        qless_studio.solve(board, min_lenth=3)


def test_bad_input_is_one_line_that_says_where():
    for call, where in (
        (lambda: qless_studio.puzzle("chess", "e4"), "game chess"),
        (lambda: qless_studio.word_list("no such list"), "word list no such list"),
        (lambda: qless_studio.daily("boggle", "yesterday"), "option day"),
        (lambda: qless_studio.scores(["ABC/DEF", "AB/C"]), "board 2, row 2"),
        (lambda: qless_studio.chances(qless_studio.puzzle("quiddler", "A/B C/D")), "chances are only known"),
    ):
        with pytest.raises(qless_studio.StudioError) as caught:
            call()
        assert str(caught.value).startswith(where)


def test_a_file_is_read_as_the_command_line_reads_it(tmp_path):
    path, affix = tmp_path / "słowa.dic", tmp_path / "rules.aff"
    path.write_bytes("2\nświt/S\nłódź\n".encode("cp1250"))
    affix.write_text("SFX S Y 1\nSFX S 0 a .\n")
    assert sorted(qless_studio.word_list(path, language="pl").words) == sorted(["łódź", "świt"])
    assert sorted(qless_studio.word_list(path, language="pl", affix=affix).words) == sorted(["łódź", "świt", "świta"])
    assert qless_studio.word_list(str(path), language="pl", encoding="cp1250", layout="lines").words == ("łódź",)
    for wrong in ({"layout": "rows"}, {"encoding": "klingon"}, {"language": "xx"}):
        with pytest.raises(qless_studio.StudioError, match=f"^{next(iter(wrong))}"):
            qless_studio.word_list(path, **wrong)


BOARD = qless_studio.puzzle("boggle", "CAT/DOG/XYZ")
WRONG = {
    "lexicon: dict given": lambda: qless_studio.solve(BOARD, lexicon={"cat": 1}),
    "word list: int given": lambda: qless_studio.word_list(5),
    "puzzle: str given": lambda: qless_studio.best("CAT/DOG"),
    "text: bytes given": lambda: qless_studio.puzzle("boggle", b"CAT"),
    "game: list given": lambda: qless_studio.deal(["boggle"]),
    "day: NoneType given": lambda: qless_studio.daily("boggle", None),
    "seed: str given": lambda: qless_studio.deal("boggle", seed="5"),
    "seconds: str given": lambda: qless_studio.deal("boggle", seconds="5"),
    "nodes: float given": lambda: qless_studio.solve(BOARD, nodes=1.5),
    "boards: one text given": lambda: qless_studio.scores("ABCD"),
    "board 2: int given": lambda: qless_studio.scores(["AB/CD", 4]),
    "board: str given": lambda: qless_studio.chances("CAT/DOG"),
    "rows: str given": lambda: qless_studio.prove("2", 2),
    "fixed: int given": lambda: qless_studio.prove(fixed=5),
}
"""What is said of a wrong type -> the call."""


@pytest.mark.parametrize("said", WRONG)
def test_a_wrong_type_is_said_where_it_was_given(said):
    with pytest.raises(TypeError, match=said):
        WRONG[said]()


@pytest.mark.parametrize("name", ["solutions", "nodes", "seconds", "keep"])
def test_no_limit_is_none_and_never_0(name):
    for value in (0, -1, float("nan") if name == "seconds" else -2):
        with pytest.raises(qless_studio.StudioError, match=f"{name}: must be above 0"):
            qless_studio.solve(BOARD, **{name: value})
    assert qless_studio.solve(BOARD, lexicon="common2k", **{name: None}).proven


def test_a_list_in_a_file_is_given_by_its_path(tmp_path):
    path = tmp_path / "wide"  # a path is never the name of a list
    path.write_text("cat\ndog\n")
    assert set(qless_studio.word_list(path).words) == {"cat", "dog"}
    assert len(qless_studio.solve(BOARD, lexicon=path)) == 2


@each_game
def test_solutions_are_pickled(key):
    found = qless_studio.solve(EXAMPLES[key], lexicon="common2k", keep=3, seconds=5)
    again = pickle.loads(pickle.dumps(found))
    assert (list(again), again.summary, again.verdict) == (list(found), found.summary, found.verdict)


def test_best_is_the_highest_of_all():
    found = qless_studio.solve(EXAMPLES["word-streak"])
    assert qless_studio.best(EXAMPLES["word-streak"]).score == max(each.score for each in found)
    assert qless_studio.best(qless_studio.puzzle("q-less", "fgjlmmnnnoot"), lexicon="common10k") is None


tile = st.sampled_from(["A", "E", "S", "T", "R", "Q", "Qu", "In", "#", "*"])


board_of_tiles = st.integers(1, 3).flatmap(
    lambda wide: st.lists(st.lists(tile, min_size=wide, max_size=wide), min_size=1, max_size=3)
)


@given(st.lists(board_of_tiles, max_size=4), st.booleans(), st.booleans())
def test_many_boards_at_once_get_what_each_gets_alone(boards, q_is_qu, small):
    lexicon = load("common2k")
    texts = ["/".join("".join(row) for row in board) for board in boards]
    texts = [text.lower() if small and "Qu" not in text and "In" not in text else text for text in texts]
    options = BOGGLE.options(q_is_qu=q_is_qu)
    table = qless_studio.scores(texts, lexicon=lexicon, q_is_qu=q_is_qu)
    for row in table:
        found = list(BOGGLE.solve(BOGGLE.parse(row["board"]), lexicon, options, Run()))
        assert (row["words"], row["score"]) == (len(found), sum(each.score for each in found))


def test_a_table_is_the_same_as_rows_and_as_a_data_frame(monkeypatch):
    table = qless_studio.proven_boards()
    assert len(table) == len(table.to_rows()) == len(table["board"])
    frames = SimpleNamespace(DataFrame=lambda columns: ("frame", list(columns)))
    monkeypatch.setitem(sys.modules, "pandas", frames)
    monkeypatch.setitem(sys.modules, "pyarrow", SimpleNamespace(table=lambda columns: ("arrow", list(columns))))
    assert table.to_pandas() == ("frame", list(table.columns))
    assert table.to_arrow() == ("arrow", list(table.columns))
    assert str(table).endswith("... 73 rows")
    with pytest.raises(ValueError, match="same length"):
        qless_studio.Table({"a": [1], "b": []})


def test_history_has_what_was_played_and_chances_know_the_player(tmp_path, monkeypatch):
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    assert len(qless_studio.history()) == 0
    store, lexicon = History(tmp_path / "data"), load("wide")
    for seed in range(3):
        board = qless_studio.deal("boggle", seed=seed)
        words = tuple(each.words[0] for each in qless_studio.solve(board, lexicon="common5k"))
        store.add(Entry("boggle", board.text, Result.FINISHED, seconds=180.0, found=words[:60], lexicon="wide",
                        crc=lexicon.crc))  # fmt: skip
    store.add(Entry("q-less", "aabcdlmnnptt", Result.SOLVED))
    assert (len(qless_studio.history()), len(qless_studio.history("boggle"))) == (4, 3)
    board = EXAMPLES["boggle"]
    mine, average = qless_studio.chances(board), qless_studio.chances(board, average=True)
    assert (mine.rounds, average.rounds) == (3, 0)
    assert mine.expected > average.expected


def test_the_proof_is_the_shipped_one():
    known = [row for row in qless_studio.proven_boards() if row["lexicon"] == "common5k" and row["most"] == "points"]
    proof = qless_studio.prove(2, 3, lexicon="common5k")
    assert proof.complete
    assert {(row["board"], row["best"]) for row in known if row["columns"] == 3 and row["rows"] == 2} == {
        (format_board(board.value), proof.best) for board in proof.boards
    }
