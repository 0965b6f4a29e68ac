"""The score sheet: lists as people write them, what becomes of each word, who wins."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from qless_studio.engine.games.boggle.score_sheet import score_sheet, words_in
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import LANGUAGES

POINTS = {"head": 1, "line": 1, "headline": 11, "ale": 1}
LEXICON = Lexicon("test", [*POINTS, "he", "cat"])


def sheet_of(*texts):
    return score_sheet([(f"Player {place}", text) for place, text in enumerate(texts, 1)], POINTS, LEXICON, 3)


def judgements(sheet):
    return [(word.word, word.judgement.name, word.points) for word in sheet.words]


def test_lists_are_read_however_they_are_written():
    for text in (
        "head line ale",
        "HEAD, Line; ale",
        "1. head\n2. line\r\n3. ale\n",
        "head 1\nline: 1\n- ale (1)",
        "\u201chead\u201d | line / ale.",
    ):
        assert words_in(text) == ["head", "line", "ale"]
    assert words_in(" 12 -- \n") == []


def test_each_word_has_its_judgement():
    sheet = sheet_of("head he xyz cat na\u00efve do-it head line", "line headline")
    assert judgements(sheet.players[0]) == [
        ("head", "COUNTS", 1),
        ("he", "TOO_SHORT", 0),
        ("xyz", "NOT_IN_LIST", 0),
        ("cat", "NOT_ON_BOARD", 0),
        ("naive", "NOT_IN_LIST", 0),
        ("do-it", "NOT_LETTERS", 0),
        ("head", "REPEATED", 1),
        ("line", "CANCELLED", 1),
    ]
    assert judgements(sheet.players[1]) == [("line", "CANCELLED", 1), ("headline", "COUNTS", 11)]
    assert [player.score for player in sheet.players] == [1, 11]
    assert sheet.winners == (1,)


def test_players_with_equal_points_win_together_and_nobody_wins_without_points():
    assert sheet_of("head", "line", "cat").winners == (0, 1)
    assert sheet_of("head", "head").winners == ()
    assert sheet_of().winners == ()


@given(st.lists(st.lists(st.sampled_from([*POINTS, "he", "cat", "xyz"]), max_size=8), min_size=1, max_size=4))
def test_scores_are_those_of_the_rule_in_words(lists):
    """Against the rule itself: a player gets the points of those words on the board that no other player has."""
    found_by = Counter(word for words in lists for word in set(words))
    expected = [sum(POINTS[word] for word in set(words) if word in POINTS and found_by[word] == 1) for words in lists]
    sheet = sheet_of(*map(" ".join, lists))
    assert [player.score for player in sheet.players] == expected
    assert [len(player.words) for player in sheet.players] == list(map(len, lists))
    assert sheet.winners == tuple(place for place, score in enumerate(expected) if score == max(expected) > 0)


def test_words_may_be_written_as_they_are_spelt():
    german = Lexicon("de", ["bär", "masse"], None, LANGUAGES["de"], {"masse": ("Masse", "Maße")})
    sheet = score_sheet([("A", "BÄR ba\u0308r"), ("B", "Maße Łan")], {"bär": 1, "masse": 2}, german, 3)
    assert judgements(sheet.players[0]) == [("bär", "COUNTS", 1), ("bär", "REPEATED", 1)]
    assert judgements(sheet.players[1]) == [("masse", "COUNTS", 2), ("lan", "NOT_IN_LIST", 0)]
