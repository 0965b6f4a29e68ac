"""Links of Lexica are read, and written as Lexica reads them; what differs is said."""

from __future__ import annotations

import base64

import pytest

from qless_studio.engine.challenges.challenge import Challenge
from qless_studio.engine.challenges.opening import difference, lexicon_of, link_of, list_for, read_link, read_opened
from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.lexicon import load
from qless_studio.engine.registry import GAMES
from tests.fixtures.shared_texts import share_text

BOGGLE = GAMES[0]


def link(tiles: str, **values: str) -> str:
    board = base64.urlsafe_b64encode(tiles.encode()).decode().rstrip("=")
    given = {"b": board, "l": "en_US", "t": "180", "s": "w", "m": "3", "mv": "20017", "v": "20017"} | values
    return "https://lexica.github.io/m/?" + "&".join(f"{name}={value}" for name, value in given.items())


def test_a_link_of_the_telephone_opens():
    read = read_link(f"Try this: {link('A,B,C,D,E,F,G,H,I,J,K,L,M,N,O,Qu')} :-)", BOGGLE)
    assert BOGGLE.format(read.challenge.puzzle) == "ABCD/EFGH/IJKL/MNOQu"
    assert (read.challenge.seconds, read.challenge.options, read.challenge.lexicon) == (180, {}, "wide")
    assert len(read.notes) == 1
    assert "lists of its own" in read.notes[0]


def test_links_of_old_versions_are_letters():
    old = "https://lexica.github.io/m/?b=ABCDEFGHIJKLMNOPQURSTUVWXY&l=fr_FR&t=2700&s=l&m=4&mv=20007&v=20007&h=nc"
    read = read_link(old, BOGGLE)
    assert BOGGLE.board(read.challenge.puzzle).rows == 5
    assert read.challenge.lexicon == "fr-standard"
    assert read.challenge.seconds == 2700
    assert any("letters" in note for note in read.notes)


@pytest.mark.parametrize("side", [4, 5, 6])
def test_boards_of_all_sizes_there_and_back(side):
    puzzle = BOGGLE.parse("/".join("QuEATSRINGLDE"[: side + 1] for _ in range(side)))
    made = link_of(Challenge(BOGGLE, puzzle, {"min_length": "5"}, "wide+gb", seconds=120))
    assert "l=en_GB" in made.link
    read = read_link(made.link, BOGGLE).challenge
    assert (read.puzzle, read.seconds, read.lexicon, read.options) == (puzzle, 120, "wide+gb", {"min_length": "5"})


def test_what_lexica_cannot_do_is_said():
    def refused(text, **options):
        with pytest.raises(PuzzleError) as caught:
            link_of(Challenge(BOGGLE, BOGGLE.parse(text), options, "wide"))
        return str(caught.value)

    board = "ABCD/EFGH/IJKL/MNOP"
    assert "4 × 4 to 6 × 6" in refused("ABC/DEF/GHI")
    assert "square" in refused("ABCD/EFGH/IJKL")
    assert "plain letters" in refused("AB#D/EFGH/IJKL/MNOP")
    assert "edges" in refused(board, torus="true")
    with pytest.raises(PuzzleError, match="plain letters"):
        link_of(Challenge(GAMES[3], GAMES[3].example, {}, "wide"))
    streak = link_of(Challenge(BOGGLE, BOGGLE.parse(board), {"scoring": "super_big"}, "wide", seconds=0))
    assert len(streak.notes) == 3


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (link("A,B,C"), "3 tiles"),
        (link("A,B", b="%%%"), "cannot be read"),
        (link("A", b=""), "“b=”"),
        (link(",".join("A" * 16), l="fa"), "fa"),
        (link(",".join("A" * 16), t="soon"), "soon"),
        (link(",".join("A" * 16), m="99"), "min_length"),
        (link(",".join(["ABCD"] * 16)), "ABCD"),
    ],
)
def test_damaged_links_are_refused_with_the_reason(text, why):
    with pytest.raises(PuzzleError, match="Lexica link") as caught:
        read_link(text, BOGGLE)
    assert why.lower() in str(caught.value).lower()


def test_every_text_of_a_friend_is_recognized():
    shared = share_text(BOGGLE, BOGGLE.example, BOGGLE.options(min_length=4, minutes=5), "standard")
    opened = read_opened(shared, GAMES)
    assert opened.shared
    assert opened.challenge.options == {"min_length": "4"}
    assert opened.challenge.lexicon == "standard"
    assert read_opened(link("A,B,C,D,E,F,G,H,I,J,K,L,M,N,O,P"), GAMES).notes
    assert read_opened("BWFV/SLIN/DAEN/TEHT", GAMES) is None


@pytest.mark.parametrize(
    ("name", "nearest"), [("wide", "wide"), ("my words", "wide"), ("de-nouns", "de-standard"), ("wide+mars", "wide")]
)
def test_a_list_that_is_missing_is_replaced_by_the_nearest_and_said(name, nearest):
    found, note = list_for(Challenge(BOGGLE, BOGGLE.example, {}, name))
    assert found == nearest
    assert bool(note) == (found != name)
    assert lexicon_of(Challenge(BOGGLE, BOGGLE.example, {}, name)).name in (nearest, "wide")


def test_other_words_under_the_same_name_are_said():
    wide = load("wide")
    same = Challenge(BOGGLE, BOGGLE.example, {}, "wide", wide.crc)
    assert difference(same, wide) == ""
    assert "other words" in difference(Challenge(BOGGLE, BOGGLE.example, {}, "wide", "00000000"), wide)
    assert "standard" in difference(Challenge(BOGGLE, BOGGLE.example, {}, "standard"), wide)
