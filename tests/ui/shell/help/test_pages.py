"""Every page is there, says what the games really do, and leads on; its pictures can be drawn."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QLocale, QSize

from qless_studio.engine.folders import resource
from qless_studio.engine.games.boggle.puzzle import STANDARD, SUPER_BIG, scoring_of
from qless_studio.engine.games.quiddler.rules import POINTS, bonus_table
from qless_studio.engine.games.quiddler.rules import Options as QuiddlerOptions
from qless_studio.engine.games.word_streak.rules import load_rules
from qless_studio.ui.games import OWN
from qless_studio.ui.shell.help import pages as help_pages
from qless_studio.ui.shell.help.pages import Pages, Pictures, language
from tests.fixtures.qt import use_theme

GAMES = [view.key for view in OWN]
LANGUAGES = sorted(path.name for path in resource("help").iterdir() if path.is_dir())
KEYS = Pages(GAMES, "en").keys
every_page = pytest.mark.parametrize("key", KEYS)
every_language = pytest.mark.parametrize("code", LANGUAGES)


def table(page) -> dict[str, str]:
    """The first table of a page, its first column as keys."""
    return dict(re.findall(r"^\| (\d[^|]*?) \| (\d+) \|$", page.text, re.MULTILINE))


@every_language
def test_every_page_is_there_and_none_else(code):
    there = {path.stem for path in resource(f"help/{code}").glob("*.md")}
    assert there == set(KEYS)


@every_language
@every_page
def test_a_page_has_title_and_sentence_and_its_links_lead_to_pages(code, key):
    page = Pages(GAMES, code)[key]
    assert page.title
    assert 20 <= len(page.summary) <= 110
    assert not page.summary.startswith(("#", "!", "-", "|"))
    assert [link for link in page.links if link.removesuffix(".md") not in KEYS or not link.endswith(".md")] == []
    assert key not in [link.removesuffix(".md") for link in page.links]


@every_language
@every_page
def test_pictures_are_described(code, key):
    page = Pages(GAMES, code)[key]
    assert page.text.count("](<board:") == page.text.count("![") == len(page.pictures)
    assert bool(page.pictures) == (key in GAMES)
    for picture in page.pictures:
        assert picture.game == key
        assert len(picture.spoken) > 30


@every_page
def test_pictures_are_drawn_by_the_boards(qapp, key):
    """A translation has the same ones, see below."""
    use_theme("light")
    pictures = Pictures(OWN)
    for picture in Pages(GAMES, "en")[key].pictures:
        drawn = pictures.draw(picture, QSize(600, 480), 2.0).toImage()
        assert drawn.width() <= 1200
        colours = {drawn.pixel(x, y) for x in range(0, drawn.width(), 5) for y in range(0, drawn.height(), 5)}
        assert len(colours) > 4
        if picture.marked:
            plain = pictures.draw(type(picture)(picture.game, picture.puzzle, "", ""), QSize(600, 480), 2.0)
            assert plain.toImage() != drawn, "the word is not on the board"


@every_language
@every_page
def test_a_translation_shows_the_same_pictures_and_figures(code, key):
    page, original = Pages(GAMES, code)[key], Pages(GAMES, "en")[key]
    assert [(p.game, p.puzzle, p.marked) for p in page.pictures] == [
        (p.game, p.puzzle, p.marked) for p in original.pictures
    ]
    assert list(table(page).values()) == list(table(original).values())
    assert re.findall(r"<!--.*?-->", page.text) == re.findall(r"<!--.*?-->", original.text)


def test_the_points_of_boggle_are_those_of_the_game(pages):
    said = table(pages["boggle"])
    scoring = scoring_of(STANDARD, None, 16)
    assert {letters: int(points) for letters, points in said.items()} == {
        "3 or 4": scoring.bonus[4],
        "5": scoring.bonus[5],
        "6": scoring.bonus[6],
        "7": scoring.bonus[7],
        "8 or more": scoring.bonus[8],
    }
    assert scoring.bonus[3] == scoring.bonus[4]
    assert scoring.bonus[12] == scoring.bonus[8]
    assert (scoring.min_length, scoring_of(STANDARD, None, 25).min_length) == (3, 4)
    assert scoring_of(SUPER_BIG, None, 36).bonus[9] == 18


def test_the_bonus_of_word_streak_is_that_of_the_game(pages):
    scoring = load_rules("word_streak").scoring()
    assert {int(n): int(points) for n, points in table(pages["word-streak"]).items()} == {
        n: scoring.bonus[n] for n in range(5, 11)
    }
    assert scoring.min_length == 2


def test_the_bonus_and_the_cards_of_quiddler_are_those_of_the_game(pages):
    bonus = bonus_table(QuiddlerOptions().bonus)
    page = pages["quiddler"]
    assert {int(n): int(points) for n, points in table(page).items()} == {n: bonus[n] for n in range(5, 11)}
    assert bonus[12] - bonus[11] == bonus[11] - bonus[10] == 10
    for card in POINTS:
        assert len(card) == 1 or card in page.text


def test_texts_of_puzzles_can_be_read(pages):
    rows = re.findall(r"^\| (\S.*?) \| `(.*?)` \|$", pages["documents"].text, re.MULTILINE)
    games = {view.title: view.game for view in OWN}
    assert [title for title, _ in rows] == list(games)
    for title, text in rows:
        assert games[title].format(games[title].parse(text)) == text


def test_a_page_that_is_not_translated_is_in_english(tmp_path, monkeypatch):
    (tmp_path / "en").mkdir()
    (tmp_path / "xx").mkdir()
    for folder, key, text in (
        ("en", "start", "# Start\n\nHere."),
        ("en", "words", "# Words\n\nThere."),
        ("xx", "start", "# Debut\n\nIci."),
    ):
        (tmp_path / folder / f"{key}.md").write_text(text)
    monkeypatch.setattr(help_pages, "resource", lambda name: tmp_path / name.removeprefix("help/"))
    pages = Pages([], "xx_YY")
    assert (pages["start"].title, pages["words"].title) == ("Debut", "Words")
    with pytest.raises(KeyError):
        pages["../secret"]


def test_the_language_is_that_of_the_interface():
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("de_AT"))
        assert language() == "de_AT"
    finally:
        QLocale.setDefault(before)


def test_a_search_finds_pages_with_all_words(pages):
    assert [hit.page.key for hit in pages.find("discard")] == ["quiddler"]
    assert [hit.page.key for hit in pages.find("ZEPHYR")] == []
    assert pages.find("   ") == []
    hits = pages.find("Boggle trace")
    assert hits[0].page.key == "boggle"
    assert all("boggle" in hit.page.plain.casefold() and "trac" in hit.page.plain.casefold() for hit in hits)
    (hit,) = pages.find("card discard")
    assert "discard it with Enter" in hit.excerpt
