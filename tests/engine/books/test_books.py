"""A puzzle book: the same number gives the same bytes, of the level asked for, black on white, with its fonts."""

from __future__ import annotations

import re
import subprocess
import sys
import zlib
from dataclasses import replace

import pytest

from qless_studio.engine.books import layout as qr
from qless_studio.engine.books.layout import SIZES, Book, book_of
from qless_studio.engine.books.making import CODE, NONE, QR, BookSettings, find_puzzles, puzzles_of
from qless_studio.engine.challenges.challenge import read_challenge
from qless_studio.engine.errors import OptionError
from qless_studio.engine.games.nullgame import GAME as NULL_GAME
from qless_studio.engine.lexicon import load
from qless_studio.engine.lexicon.shipped import LISTS
from qless_studio.engine.paper.pdf import pdf_of
from qless_studio.engine.paper.sheet import BLACK, Box, Drawing, Page, Stroke, Text, font, wrapped
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Run, Stopped

CAPITALS = 0.727
"""Height of capitals in the font, in parts of its size."""
GAME = {game.key: game for game in GAMES}
ALL = tuple((game.key, 3) for game in GAMES if game.load_paper is not None)
SETTINGS = BookSettings(4711, ALL)


@pytest.fixture(scope="module", params=["common10k", pytest.param("wide", marks=pytest.mark.nightly)])
def words(request):
    """The list of the books: by day a small one, from which puzzles are drawn in a third of the time."""
    return load(request.param)


@pytest.fixture(scope="module")
def puzzles(words):
    return puzzles_of(SETTINGS, GAMES, words, Run())


@pytest.fixture
def wide():
    return load("wide")


def laid_out(puzzles, lexicon, **changes) -> Book:
    return book_of(replace(SETTINGS, **changes), puzzles, lexicon, LISTS[lexicon.name].title)


@pytest.mark.nightly
def test_the_same_number_gives_the_same_bytes_in_every_process(puzzles, words, tmp_path):
    book = laid_out(puzzles, words)
    here = pdf_of(book.pages, book.title, "en")
    games = ",".join(f"{key}:{count}" for key, count in ALL)
    out = tmp_path / "book.pdf"
    command = [sys.executable, "-m", "qless_studio", "book", "--number", "4711", "--games", games, "--out", str(out)]
    command += ["--lexicon", words.name]
    elsewhere = {"PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo", "PYTHONSAFEPATH": "1"}
    subprocess.run(command, check=True, capture_output=True, env=elsewhere)
    assert out.read_bytes() == here
    other = puzzles_of(replace(SETTINGS, number=4712), GAMES, words, Run())
    assert [each.puzzle for each in other] != [each.puzzle for each in puzzles]


def test_games_take_turns_and_each_rises(puzzles):
    assert [each.number for each in puzzles] == list(range(1, 3 * len(ALL) + 1))
    assert [each.game.key for each in puzzles] == [key for key, _ in ALL] * 3
    for key, _ in ALL:
        levels = [each.judged.level for each in puzzles if each.game.key == key]
        if key != "quiddler":
            assert levels == sorted(levels)
        else:
            assert levels == [None] * 3


def test_puzzles_come_in_the_turns_of_their_games_while_they_are_found(puzzles, words):
    finding = find_puzzles(SETTINGS, GAMES, words, Run())
    first = [next(finding) for _ in ALL]
    assert [(each.number, each.game.key) for each in first] == [(n + 1, key) for n, (key, _) in enumerate(ALL)]
    assert {each.judged.alike for each in first} <= {each.judged.alike for each in puzzles}


def test_no_puzzle_is_easier_or_harder_than_asked_and_no_two_are_alike(wide):
    settings = BookSettings(12, (("boggle", 20), ("q-less", 10)), (1450, 1600))
    found = puzzles_of(settings, GAMES, wide, Run())
    assert all(1450 <= round(each.judged.level) <= 1600 for each in found)
    assert len({each.judged.alike for each in found}) == len(found) == 30


@pytest.mark.long
def test_too_few_are_said(wide):
    settings = BookSettings(1, (("boggle", 4), ("quiddler", 1)), (3900, 4000))
    found = puzzles_of(settings, GAMES, wide, Run())
    book = book_of(settings, found, wide, "Wide")
    assert [each.game.key for each in found] == ["quiddler"]
    assert book.shortage == "1 of 5 found; choose a wider range of levels"
    any_level = book_of(BookSettings(1, (("boggle", 4), ("quiddler", 1))), found, wide, "Wide")
    assert any_level.shortage == "1 of 5 found; the word list has no more"


def test_making_can_be_stopped(wide):
    run = Run()
    run.cancel()
    with pytest.raises(Stopped):
        puzzles_of(SETTINGS, GAMES, wide, run)


def test_codes_open_their_puzzles(puzzles):
    for each in puzzles:
        assert read_challenge(each.code, GAMES).puzzle == each.puzzle


@pytest.mark.parametrize("per_page", [1, 2, 4])
@pytest.mark.parametrize("paper", list(SIZES))
def test_nothing_leaves_the_page_and_nothing_has_a_colour(puzzles, words, per_page, paper):
    book = laid_out(puzzles, words, per_page=per_page, paper=paper)
    assert len(book.pages) >= -(-len(puzzles) // per_page) + 1
    for page in book.pages:
        assert (page.width, page.height) == SIZES[paper]
        for shape in page.shapes:
            for x, y in corners(shape):
                assert 60 <= x <= page.width - 60, shape
                assert 60 <= y <= page.height - 20, shape
    content = pdf_of(book.pages, book.title)
    operators = b"\n".join(streams(content)).split()
    assert not {b"rg", b"RG", b"k", b"K", b"cs", b"scn", b"sh", b"Do"} & set(operators)


def corners(shape):
    if isinstance(shape, Text):
        width = font(shape.bold).width(shape.text, shape.size)
        return [(shape.x, shape.y), (shape.x + (-width if shape.turned else width), shape.y)]
    if isinstance(shape, Stroke):
        return [(shape.x, shape.y), (shape.to_x, shape.to_y)]
    return [(shape.x, shape.y), (shape.x + shape.width, shape.y + shape.height)]


def streams(content: bytes):
    """The unpacked contents of the pages."""
    for match in re.finditer(rb"<</Length (\d+)/Filter/FlateDecode>>\nstream\n", content):
        data = zlib.decompress(content[match.end() : match.end() + int(match[1])])
        if b" Tj " in data or b"Tj ET" in data:
            yield data


def test_a_box_without_round_corners_is_in_the_file():
    drawing = Drawing()
    drawing.box(10, 20, 30, 40, fill=None)
    drawing.text(15, 30, "A", 9)
    (drawn,) = streams(pdf_of([Page(200, 200, tuple(drawing.shapes))], "x"))
    assert b"10 20 30 40 re S" in drawn


def printed(game, lexicon):
    """The shapes of the game's example on paper, of each kind: boxes, lines, texts."""
    drawing = Drawing(width=488, height=620)
    game.load_paper().paint(game.example, lexicon, drawing)
    return [[shape for shape in drawing.shapes if isinstance(shape, kind)] for kind in (Box, Stroke, Text)]


def test_the_suffixes_of_affix_are_in_the_middle_of_their_boxes(wide):
    boxes, _, texts = printed(GAME["affix"], wide)
    dark = [box for box in boxes if box.fill == BLACK]
    assert len(dark) == len(texts) == len(GAME["affix"].example.suffixes)
    for box, text in zip(dark, texts, strict=True):
        middle = text.x + font(text.bold).width(text.text, text.size) / 2, text.y - CAPITALS * text.size / 2
        assert middle == pytest.approx((box.x + box.width / 2, box.y + box.height / 2), abs=1)


def test_the_points_of_quiddler_are_as_far_from_the_side_of_their_card_as_from_its_end(wide):
    boxes, _, texts = printed(GAME["quiddler"], wide)
    points = [text for text in texts if text.text.isdecimal()]
    assert len(points) == len(boxes) == 16  # lower card, upper card; points of the upper, points of the lower
    for card, upper, lower in zip(boxes[1::2], points[::2], points[1::2], strict=True):
        right, below = (text.x + font(False).width(text.text, text.size) for text in (upper, lower))
        assert card.x + card.width - right == pytest.approx(card.y + card.height - upper.y)
        assert right == pytest.approx(below)


def test_the_grid_of_q_less_stays_within_its_frame(wide):
    boxes, lines, _ = printed(GAME["q-less"], wide)
    frame = boxes[-1]
    assert len(lines) == 7 + 9
    for line in lines:
        assert (line.x, line.to_x) == (frame.x, frame.x + frame.width) or line.x == line.to_x
        assert (line.y, line.to_y) == (frame.y, frame.y + frame.height) or line.y == line.to_y
        assert frame.x <= line.x <= frame.x + frame.width
        assert frame.y <= line.y <= frame.y + frame.height


def test_blocks_do_not_overlap(puzzles, words):
    """Below the last board of a page nothing reaches into the hints, beside each other nothing crosses the gap."""
    for page in laid_out(puzzles, words).pages[:4]:
        left = [shape for shape in page.shapes if 170 < min(y for _, y in corners(shape)) < page.height - 170]
        for shape in left:
            xs = [x for x, _ in corners(shape)]
            if max(xs) - min(xs) < 900:
                assert max(xs) <= 596 or min(xs) >= 644, shape


def test_hints_are_upside_down_and_can_be_left_out(puzzles, words):
    def turned(book):
        return " ".join(
            shape.text for page in book.pages for shape in page.shapes if isinstance(shape, Text) and shape.turned
        )

    hints = turned(laid_out(puzzles, words))
    for each in puzzles[:4]:
        assert each.judged.hint in hints
    assert turned(laid_out(puzzles, words, hints=False)) == ""


def test_all_hints_are_whole_and_on_one_line_each(puzzles, words):
    book = laid_out(puzzles, words)
    lines = [shape.text for page in book.pages for shape in page.shapes if isinstance(shape, Text) and shape.turned]
    assert all(any(each.judged.hint in line for line in lines) for each in puzzles)


def test_solutions_keep_together_what_is_read_together(puzzles, words):
    book = laid_out(puzzles, words)
    texts = [shape for page in book.pages[4:] for shape in page.shapes if isinstance(shape, Text)]
    lines = [shape.text for shape in texts if shape.grey == BLACK and not shape.bold]
    assert "Solutions" in [shape.text for shape in texts]
    assert not [line for line in lines if re.match(r"\d+(, |;|$)|to \d", line)]
    for each in puzzles:  # the puzzle as it is typed, without the text form of its solution
        assert each.judged.solution[0] == each.game.format(each.puzzle)
        assert not any("=" in text or "/." in text or "./" in text for text in each.judged.solution)
    grids = [each.judged.grid for each in puzzles if each.judged.grid]
    assert len(grids) == 3
    letters = [line for line in lines if re.fullmatch("[A-Z]", line)]
    assert letters == [letter.upper() for grid in grids for row in grid for letter in row if letter != "."]


def test_grids_keep_half_a_line_from_the_text_above(puzzles, words):
    shapes = [shape for page in laid_out(puzzles, words).pages[4:] for shape in page.shapes]
    lines = [shape for shape in shapes if isinstance(shape, Text) and len(shape.text) > 1]
    cells = [shape for shape in shapes if isinstance(shape, Box)]
    assert cells
    for cell in cells:
        above = [cell.y - line.y for line in lines if 0 <= cell.x - line.x < 300 and line.y < cell.y]
        assert min(above) > 8


def test_solutions_and_codes_can_be_left_out(puzzles, words):
    def texts(book):
        return [shape.text for page in book.pages for shape in page.shapes if isinstance(shape, Text)]

    with_all, without = laid_out(puzzles, words), laid_out(puzzles, words, solutions=False, to_open=NONE)
    assert len(without.pages) < len(with_all.pages)
    code = puzzles[0].code[:5]
    assert any(code in text for text in texts(with_all))
    assert not any(code in text for text in texts(without))
    assert "Solutions from page" in with_all.facts
    assert without.facts == f"{3 * len(ALL)} puzzles, {len(without.pages)} pages"


def test_fonts_are_embedded_with_what_is_used(puzzles, words):
    book = laid_out(puzzles, words)
    content = pdf_of(book.pages, book.title)
    assert content.count(b"/FontFile3") == 2
    assert content.count(b"/ToUnicode") == 2
    assert len(content) < 200_000
    whole = font(False).outlines_of(range(10_000))
    some = font(False).outlines_of([font(False).glyph("A")])
    assert len(some) == len(whole)
    assert len(zlib.compress(some)) < len(zlib.compress(whole)) / 2


def test_qr_codes_hold_the_code(puzzles, words):
    pytest.importorskip("segno")
    book = laid_out(puzzles[:1], words, to_open=QR)
    squares = [shape for shape in book.pages[0].shapes if isinstance(shape, Box) and shape.fill == 0]
    assert len(squares) > 100
    assert squares[0].height == pytest.approx(99 / len(qr.modules(puzzles[0].code)))


def test_without_segno_qr_codes_are_refused_with_the_reason(puzzles, words, monkeypatch):
    monkeypatch.setattr(qr, "find_spec", lambda name: None)
    with pytest.raises(OptionError, match="segno"):
        laid_out(puzzles[:1], words, to_open=QR)


@pytest.mark.parametrize(
    "wrong",
    [
        {"number": 0}, {"counts": ()}, {"counts": (("boggle", 5_000),)}, {"levels": (1700, 1400)}, {"paper": "a5"},
        {"per_page": 3}, {"to_open": "knock"},
    ],
)  # fmt: skip
def test_settings_out_of_bounds_are_refused(wrong):
    with pytest.raises(OptionError):
        BookSettings(**{"number": 1, "counts": (("boggle", 1),)} | wrong)


def test_a_game_without_paper_is_named(wide):
    for key in ("chess", "null"):
        with pytest.raises(OptionError) as refused:
            puzzles_of(BookSettings(1, ((key, 1),)), (*GAMES, NULL_GAME), wide, Run())
        printable = ", ".join(key for key, _ in ALL)
        assert str(refused.value) == f"games: {key!r} is not a game of books; use {printable}"


@pytest.mark.nightly
def test_other_languages_have_books():
    german = load("de-standard")
    settings = BookSettings(5, tuple((key, 1) for key, _ in ALL), to_open=CODE)
    found = puzzles_of(settings, GAMES, german, Run())
    assert len(found) == len(ALL)
    assert pdf_of(book_of(settings, found, german, "Standard, Deutsch").pages, "Rätselheft", "de")


def test_text_that_the_font_lacks_is_shown_as_a_question():
    drawing = Drawing()
    drawing.text(100, 100, "日", 20)
    assert pdf_of([Page(200, 200, tuple(drawing.shapes))], "x")
    assert font(False).glyph("日") == font(False).glyph("?")


def test_lines_are_broken_at_blanks():
    lines = wrapped("one two three four five six", 18, 120)
    assert " ".join(lines) == "one two three four five six"
    assert all(font(False).width(line, 18) <= 120 for line in lines)


@pytest.mark.parametrize("to_open", [CODE, NONE])
def test_nothing_said_about_a_puzzle_is_cut(puzzles, words, to_open):
    book = laid_out(puzzles, words, to_open=to_open)
    said = " ".join(shape.text for page in book.pages for shape in page.shapes if isinstance(shape, Text))
    assert all(each.judged.about in said for each in puzzles)
    assert to_open == NONE or all(each.code in said.replace(" ", "") for each in puzzles)


def test_nothing_is_cut_beside_a_qr_code(puzzles, words):
    pytest.importorskip("segno")
    book = laid_out(puzzles, words, to_open=QR)
    said = " ".join(shape.text for page in book.pages for shape in page.shapes if isinstance(shape, Text))
    assert all(each.judged.about in said for each in puzzles)


def test_under_a_solution_of_q_less_one_sentence_says_what_decided_it():
    lexicon = load("common10k")
    settings = BookSettings(7, (("q-less", 12),))
    found = puzzles_of(settings, GAMES, lexicon, Run())
    told = {each.number: each.judged.solution[2] for each in found if len(each.judged.solution) > 2}
    kinds = ("Every solution uses ", "The ", "1 word is enough", "2 words are enough", "3 words are enough")
    assert len(told) >= 6
    assert all(text.startswith(kinds) for text in told.values())
    for each in found:
        if (few := re.match(r"(\d) words? ", told.get(each.number, ""))) is not None:
            assert int(few[1]) < len(each.judged.answer["words"])
        if told.get(each.number, "").startswith(kinds[0]):
            named = told[each.number].removeprefix(kinds[0]).rstrip(".").replace(" and ", ", ").lower().split(", ")
            assert set(named) <= set(each.judged.answer["words"])
    book = book_of(settings, found, lexicon, "Common")
    printed = [shape.text for page in book.pages[3:] for shape in page.shapes if isinstance(shape, Text)]
    assert all(text in " ".join(printed) for text in told.values())
