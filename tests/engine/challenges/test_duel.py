"""Two results compared as the rules say, and counted from the history."""

from __future__ import annotations

from dataclasses import replace

import pytest

from qless_studio.engine.challenges.challenge import Challenge, Played, challenge_text, read_challenge
from qless_studio.engine.challenges.duel import (
    board_of,
    challenge_in,
    challenge_of,
    compare,
    friends_entry,
    friends_on,
    own_on,
    played_of,
    records,
    words_of,
)
from qless_studio.engine.entries import FRIEND
from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.game import Measure
from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.engine.lexicon import Band, load
from qless_studio.engine.play_statistics import statistics
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import clock_time

GAME = {game.key: game for game in GAMES}
BOGGLE = GAME["boggle"]
POINTS = {"also": 1, "feels": 2, "steal": 2, "esteem": 3, "emo": 1}


def points(found):
    return {word: POINTS[word] for word in found}


def played(*found, result=Result.FINISHED, **more):
    return Played(result, tuple(sorted(found)), sum(POINTS.get(word, 0) for word in found), **more)


def test_words_of_both_cancel_if_the_rule_says_so():
    mine, theirs = played("also", "feels", "steal"), played("also", "esteem", "emo")
    duel = compare(Measure.SHARE, "Maya", mine, theirs, points, cancels=True)
    assert duel.only_mine == (("feels", 2), ("steal", 2))
    assert duel.both == (("also", 1),)
    assert duel.only_theirs == (("esteem", 3), ("emo", 1))
    assert (duel.mine.score, duel.theirs.score) == (4, 4)
    assert duel.verdict == "A draw"
    kept = compare(Measure.SHARE, "Maya", mine, played("also"), points)
    assert (kept.mine.score, kept.theirs.score) == (5, 1)
    assert kept.verdict == "You win by 4"


def test_a_friends_score_is_at_most_what_the_words_are_worth():
    boastful, mine = replace(played("also", "emo"), score=999), played("feels", "steal")
    for measure in (Measure.SHARE, Measure.GIVEN_AWAY):
        duel = compare(measure, "Maya", mine, boastful, points)
        assert (duel.mine.score, duel.theirs.score, duel.verdict) == (4, 2, "You win by 2")
    other_list = replace(boastful, found=("also", "emo", "zzz"))
    known = lambda found: points(set(found) - {"zzz"})  # noqa: E731
    assert compare(Measure.SHARE, "Maya", mine, other_list, known).theirs.score == 999
    assert compare(Measure.SHARE, "Maya", boastful, mine, points).mine.score == 999
    lost = replace(mine, score=-40)
    assert compare(Measure.GIVEN_AWAY, "Maya", mine, lost, points).theirs.score == -40


def test_words_without_points_add_nothing_to_a_score():
    worth = {"also": 1, "it": 0, "zzz": None}
    known = lambda found: {word: worth[word] for word in found}  # noqa: E731
    mine, theirs = replace(played("also", "it"), score=9), replace(played("zzz"), score=5)
    assert compare(Measure.SHARE, "Maya", theirs, mine, known).theirs.score == 1
    cancelled = compare(Measure.SHARE, "Maya", mine, theirs, known, cancels=True)
    assert (cancelled.mine.score, cancelled.theirs.score) == (1, 0)


def test_a_friend_who_has_not_played_yet_is_said_to():
    duel = compare(Measure.SHARE, "Maya", played("also"), None, points, cancels=True)
    assert duel.verdict == "Maya has not played yet"
    assert duel.mine.score == 1
    assert duel.theirs.score is None


@pytest.mark.parametrize(
    ("mine", "theirs", "verdict"),
    [
        ((Result.SOLVED, 60), (Result.SOLVED, 85), "You win by 0:25"),
        ((Result.SOLVED, 90), (Result.SOLVED, 30), "Maya wins by 1:00"),
        ((Result.CLAIMED, 90), (Result.GIVEN_UP, 30), "You win"),
        ((Result.GIVEN_UP, 10), (Result.SOLVED, 300), "Maya wins"),
        ((Result.GIVEN_UP, 10), (Result.GIVEN_UP, 300), "A draw"),
    ],
)
def test_a_roll_is_won_by_who_solves_it_faster(mine, theirs, verdict):
    one, two = (Played(result, seconds=seconds) for result, seconds in (mine, theirs))
    assert compare(Measure.SOLVED, "Maya", one, two, dict.fromkeys).verdict == verdict


def test_an_affix_board_is_won_with_fewer_hints_then_in_less_time():
    def solved(hints, seconds):
        return Played(Result.SOLVED, seconds=seconds, hints=hints)

    assert compare(Measure.HINTS, "Maya", solved(0, 900), solved(2, 10), dict.fromkeys).verdict == "You win by 2 hints"
    assert compare(Measure.HINTS, "Maya", solved(1, 70), solved(1, 10), dict.fromkeys).verdict == "Maya wins by 1:00"


@pytest.mark.parametrize(
    ("key", "found", "words"),
    [
        ("boggle", ("lead", "nine", "zzz"), {"lead"}),
        ("word-streak", ("star", "zzz"), {"star"}),
        ("quiddler", ("hex 8 5 2",), set()),
        ("quiddler", ("jilt 3 6 4 7",), set()),
        ("q-less", ("cat", "a..", "n.."), {"cat", "can"}),
        ("affix", ("xyzw=f", "xy=b"), {"fat", "fell", "fear", "bat", "bell"}),
    ],
)
def test_the_words_of_each_game_are_those_of_its_puzzle(key, found, words):
    game = GAME[key]
    challenge = Challenge(game, game.example, {}, "wide")
    assert set(words) <= set(words_of(challenge, load("wide"), Run())(found))
    assert "zzz" not in words_of(challenge, load("wide"), Run())(found)


def test_a_quiddler_word_has_its_points_and_bonus():
    game = GAME["quiddler"]
    text = "L/Q O/X J/I O/T E/TH L/B T/O I/H; JILT 3 8 1 7"
    words = words_of(Challenge(game, game.example, {}, "wide"), load("wide"), Run())(("jilt 3 8 1 7",))
    assert words == {"jilt": 13 + 2 + 3 + 3}
    assert game.parse(text)


def entry(when: str, found=("line", "tale"), game="boggle", **more) -> Entry:
    puzzle = GAME[game].format(GAME[game].example)
    known = {"score": len(found), "words": len(found), "limit": 180} | more.pop("proven", {})
    return Entry(
        game, puzzle, more.pop("result", Result.FINISHED), Kind.ROUND, 180.0, (), found, known, "wide",
        load("wide").crc, more.pop("options", {}), when=f"2024-05-0{when}T10:00:00+00:00", id=f"own {when}",
    )  # fmt: skip


@pytest.mark.parametrize("seconds", [0.0, 13.4, 13.5, 30.6, 59.96, 179.9, 3_599.99])
def test_a_friend_sees_the_time_that_the_player_saw(seconds):
    shown = clock_time(seconds)
    sent = played_of(replace(entry("1"), seconds=seconds), BOGGLE)
    assert clock_time(sent.seconds) == shown
    read = read_challenge(challenge_text(replace(from_maya(), played=sent)), GAMES)
    assert clock_time(read.played.seconds) == shown


def from_maya(*found, name="Maya", cancel=False, **more) -> Challenge:
    wide = load("wide")
    result = Played(Result.FINISHED, tuple(sorted(found)), len(found), 180)
    return Challenge(
        BOGGLE, BOGGLE.example, {}, "wide", wide.crc, 180, name, cancel=cancel, played=more.get("played", result)
    )  # fmt: skip


def test_a_challenge_is_made_from_the_history_and_goes_there_and_back(tmp_path):
    own = entry("1", ("tale", "line"), options={"minutes": "5"})
    made = challenge_of(own, BOGGLE, "Jan", True, Band.UNKNOWN)
    assert made.played == Played(Result.FINISHED, ("line", "tale"), 2, 180)
    assert made.options == {}
    read = read_challenge(challenge_text(made), GAMES)
    assert read == made
    history = History(tmp_path)
    history.add_missing([replace(friends_entry(read), when="2024-05-02T10:00:00+00:00")] * 2)
    (kept,), _ = history.read()
    assert challenge_in(kept, GAMES) == made
    assert board_of(kept, GAMES) == board_of(own, GAMES)


def test_a_match_as_a_whole_is_no_challenge():
    with pytest.raises(PuzzleError, match="of several rounds"):
        challenge_of(entry("1", proven={"rounds": []}), BOGGLE, "", False, Band.UNKNOWN)


def dated(challenge: Challenge, day: int) -> Entry:
    return replace(friends_entry(challenge), when=f"2024-05-{day:02}T10:00:00+00:00")


def test_wins_against_a_friend_are_counted_from_the_history_each_puzzle_once():
    other = {"min_length": "4"}
    entries = [
        entry("1"),
        dated(from_maya("line"), 2),
        dated(from_maya("line"), 3),
        entry("4", ("line", "tale", "tea")),
        dated(replace(from_maya("a", "b", "c"), options=other), 5),
        entry("6", options=other),
        dated(from_maya("x", "y", name="Ben"), 7),
        dated(from_maya(name="Eve", played=None), 8),
    ]
    maya, ben = records(entries, GAMES)
    assert (maya.name, maya.won, maya.drawn, maya.lost) == ("Maya", 1, 0, 1)
    assert (ben.name, ben.won, ben.drawn, ben.lost) == ("Ben", 0, 1, 0)


def test_the_own_first_result_counts_and_the_friends_latest():
    entries = [entry("1"), entry("2", ("line",)), dated(from_maya(played=None), 3), dated(from_maya("line"), 4)]
    board = board_of(entries[0], GAMES)
    assert own_on(entries, board, GAMES).id == "own 1"
    (challenge,) = friends_on(entries, board, GAMES)
    assert challenge.played.found == ("line",)
    late = [*entries, dated(from_maya(played=None), 5)]
    assert friends_on(late, board, GAMES)[0].played is not None


def test_cancelled_words_count_for_neither_in_the_record():
    entries = [entry("1", ("line", "tale")), dated(from_maya("line", "tale", "nail", cancel=True), 2)]
    (maya,) = records(entries, GAMES)
    assert (maya.won, maya.lost) == (0, 1)


def test_friends_results_are_nobodys_own_games():
    entries = [entry("1"), dated(from_maya("line", "tale", "nail"), 2)]
    assert statistics(entries, "boggle").played == 1
    assert statistics(entries, FRIEND).played == 0


def test_a_damaged_entry_is_left_out():
    broken = replace(dated(from_maya("line"), 2), proven={"game": "boggle", "min-band": "purple", "played": True})
    assert challenge_in(broken, GAMES) is None
    assert records([entry("1"), broken], GAMES) == []


def test_what_an_entry_says_is_what_was_played():
    assert played_of(entry("1", ("b", "a")), BOGGLE).found == ("a", "b")
    moves = entry("1", ("XY=b", "XY=", "XYZW=f", "XY=c"), game="affix")
    assert played_of(moves, GAME["affix"]).found == ("xy=c", "xyzw=f")
