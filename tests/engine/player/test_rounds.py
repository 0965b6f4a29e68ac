"""Which rounds of a history count, and what is known after them."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.lexicon import Band, Lexicon, load
from qless_studio.engine.lexicon.imported import Changes, derived
from qless_studio.engine.player.levels import board_game_level, level_curve, level_in
from qless_studio.engine.player.model import AVERAGE
from qless_studio.engine.player.rounds import (
    CUTS,
    InstalledLists,
    Known,
    Profile,
    any_way_up,
    counted,
    known_after,
    replay,
)
from qless_studio.engine.player.scale import player_level, reference_boards
from tests.engine.player.histories import GAMES, START, exercise, lists, played_round, rounds_of
from tests.examples import examples

ENGLISH = Profile("boggle", "en")


def ids(entries, installed=None):
    return [each.entry.id for each in counted(entries, GAMES, installed or lists())]


@pytest.fixture(scope="module")
def twelve():
    return rounds_of(12, 1700)


def test_rounds_count_in_the_order_of_their_ends(twelve):
    assert ids(reversed(twelve)) == [entry.id for entry in twelve]
    same = [replace(entry, when=twelve[0].when) for entry in twelve[:3]]
    assert ids([same[2], same[0], same[1]]) == [entry.id for entry in same]


@pytest.mark.long
@pytest.mark.parametrize(
    "change",
    [
        {"result": Result.GIVEN_UP},
        {"hints": ("word",)},
        {"kind": Kind.EXERCISE},
        {"seconds": None},
        {"seconds": 9.0},
        {"seconds": 3_601.0},
        {"seconds": float("nan")},
        {"found": tuple(f"w{n}" for n in range(361))},
        {"crc": "00000000"},
        {"crc": ""},
        {"lexicon": "a list that was removed"},
        {"puzzle": "A*BC/DEFG/HIJK/LMNO"},
        {"puzzle": "/".join(["ABCDEFG"] * 7)},
        {"puzzle": "A?"},
        {"options": {"no such option": "1"}},
        {"game": "chess"},
        {"when": ""},
        {"id": "1-match"},
    ],
    ids=str,
)
def test_what_does_not_count(twelve, change):
    assert ids([replace(twelve[0], **change)]) == []


def test_a_round_that_ends_with_the_last_word_counts_too(twelve):
    assert len(ids([replace(twelve[0], result=Result.SOLVED)])) == 1


def test_only_the_first_round_on_a_board_counts_whichever_way_up(twelve):
    first = twelve[0]
    rows = first.puzzle.split("/")
    turned = "/".join("".join(row[column] for row in reversed(rows)) for column in range(4))
    for text in (first.puzzle, turned, "/".join(reversed(rows))):
        again = replace(first, puzzle=text, id="again", when=(START + timedelta(days=400)).isoformat())
        assert ids([first, again]) == [first.id]
        assert ids([replace(first, hints=("word",)), again]) == []
    assert "/".join(rows) != turned


def test_blocked_tiles_and_rectangles_have_one_name_any_way_up():
    parse = GAMES["boggle"].parse
    assert any_way_up(parse("ABC/D#F")) == any_way_up(parse("DA/#B/FC")) == any_way_up(parse("CBA/F#D"))
    assert any_way_up(parse("ABC/D#F")) != any_way_up(parse("ABC/DF#"))


def test_no_exercise_changes_any_number(twelve):
    plain = known_after(twelve, GAMES, lists())
    mixed = [*twelve, *(exercise(number) for number in range(30)), exercise(3, game="word-streak", hints=("x",))]
    known = known_after(mixed, GAMES, lists())
    assert known.profiles == plain.profiles
    new = played_round(20, 1700)  # an exercise on its board came first
    before = exercise(20, when=(START - timedelta(days=1)).isoformat())
    assert ids([before, new]) == [new.id]


def test_imported_copies_of_rounds_change_nothing(twelve):
    copies = [replace(entry, id=f"copy {entry.id}") for entry in twelve]
    assert known_after([*twelve, *copies], GAMES, lists()).profiles == known_after(twelve, GAMES, lists()).profiles


def test_words_that_the_board_does_not_have_are_left_out(twelve):
    entry = twelve[0]
    odd = replace(entry, found=(*entry.found, "notaword", "zzz"))
    (one,), (other,) = ([*replay(counted([each], GAMES, lists()), GAMES)] for each in (entry, odd))
    assert one.points == other.points == entry.proven["score"]
    assert one.after == other.after


def test_the_state_is_that_of_the_model_round_by_round(twelve):
    skill, known = AVERAGE, Known()
    for number, step in enumerate(replay(counted(twelve, GAMES, lists()), GAMES, known), start=1):
        days = 0 if number == 1 else 1
        assert step.forecast == skill.aged(days, 1).forecast(step.board, 180)
        skill = skill.after(step.board, 180, step.board.marks(step.round.entry.found), days)
        assert step.after == skill
        assert step.rounds == number
    assert known.skill(ENGLISH) == skill
    assert known.skill(ENGLISH, START.timestamp() + 100 * 86_400) == skill.aged(100 - 11)


def test_only_the_last_rounds_are_replayed_and_all_are_counted(twelve):
    steps = list(replay(counted(twelve, GAMES, lists()), GAMES, last=5))
    assert [step.rounds for step in steps] == [8, 9, 10, 11, 12]
    assert len(list(replay(counted(twelve, GAMES, lists()), GAMES, last=None))) == 12


def test_a_round_can_be_added_to_what_is_known(twelve):
    known = known_after(twelve[:11], GAMES, lists())
    (step,) = replay(counted(twelve, GAMES, lists())[-1:], GAMES, known)
    whole = known_after(twelve, GAMES, lists())
    assert step.rounds == known.rounds(ENGLISH) == 12
    assert known.skill(ENGLISH) == whole.skill(ENGLISH)


texts = st.one_of(
    st.text(max_size=30), st.sampled_from(["AB/CD", "TSEA/RINO/GLDE/MUPC", "AB/CD; TW 0", "*A/BC", "..../...."])
)
entries = st.builds(
    Entry,
    st.sampled_from(["boggle", "word-streak", "chess"]),
    texts,
    st.sampled_from(Result),
    st.sampled_from(Kind),
    st.none() | st.floats(0, 1e6),
    st.lists(st.text(max_size=5), max_size=2).map(tuple),
    st.lists(st.sampled_from(["tea", "ten", "zzz", ""]), max_size=5).map(tuple),
    lexicon=st.sampled_from(["common2k", "", "/dev/null", "no list"]),
    crc=st.sampled_from([load("common2k").crc, "", "00000000"]),
    options=st.dictionaries(st.sampled_from(["min_length", "torus", "rules", "x"]), st.text(max_size=5), max_size=2),
    when=st.sampled_from(["", "2026-01-01T00:00:00+00:00", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00"]),
    id=st.text(min_size=1, max_size=3),
)


@settings(max_examples=examples(40, 100))
@given(st.lists(entries, max_size=6))
def test_whatever_is_in_a_history_is_read_or_left_out(given_entries):
    known = known_after(given_entries, GAMES, lists())
    for profile in known.profiles:
        assert profile.language == "en"
        assert all(-6 < value < 6 for value in known.skill(profile).belief.mean)


@pytest.mark.slow
def test_rounds_of_long_ago_weigh_nothing():
    entries = rounds_of(260, 1600, name="common2k")
    known, all_rounds = known_after(entries, GAMES, lists()), Known()
    for _ in replay(counted(entries, GAMES, lists()), GAMES, all_rounds, last=None):
        pass
    one, other = (each.skill(ENGLISH).belief.mean for each in (known, all_rounds))
    assert one == pytest.approx(other, abs=2e-3)
    assert known.rounds(ENGLISH) == all_rounds.rounds(ENGLISH) == 260


def test_languages_and_lists_without_commonness_have_levels_of_their_own(twelve):
    graded, plain = load("common2k"), Lexicon("plain", load("common2k").words)
    german = [played_round(number, 1500, name="de-common2k") for number in range(3)]
    own = [replace(entry, lexicon="plain", crc=plain.crc) for entry in rounds_of(4, 1500, name="common2k")]
    known = known_after([*twelve, *german, *own], GAMES, lists(plain=plain))
    # boards of `own` were played before by `twelve`: the same dice and seeds
    assert {profile: known.rounds(profile) for profile in known.profiles} == {ENGLISH: 12, Profile("boggle", "de"): 3}
    known = known_after([*german, *own], GAMES, lists(plain=plain))
    assert known.rounds(Profile("boggle", "en", graded=False)) == 4
    assert known.skill(Profile("boggle", "en", graded=False)).belief.mean[1] == 0
    assert graded.crc == plain.crc


def test_lists_of_one_language_share_a_level(twelve):
    others = [replace(played_round(number, 1500, name="common10k"), id=f"c {number}") for number in range(20, 24)]
    assert known_after([*twelve, *others], GAMES, lists()).rounds(ENGLISH) == 16


def test_the_first_round_of_another_game_begins_with_what_is_known(twelve):
    streak = played_round(30, 1700, game="word-streak", seconds=120)
    steps = list(replay(counted([*twelve, streak], GAMES, lists()), GAMES))
    boggle, other = steps[-2].after, steps[-1].before
    assert other == boggle.in_another_game()
    known = known_after(twelve, GAMES, lists())
    assert known.skill(Profile("word-streak", "en")) == boggle.in_another_game()
    assert known.rounds(Profile("word-streak", "en")) == 0
    assert known.skill(Profile("boggle", "de")) == AVERAGE


@pytest.mark.long
def test_rounds_with_changed_lists_count_with_the_list_they_had_or_has_now(twelve):
    wide, changes = load("wide"), Changes(banned=frozenset({"eon"}))
    for changed in (derived(wide, changes), derived(wide, Changes(), Band.COMMON), derived(wide, changes, Band.RARE)):
        entry = replace(twelve[0], crc=changed.crc)
        (one,) = counted([entry], GAMES, InstalledLists(changes={"wide": changes}))
        assert one.lexicon.crc == changed.crc
    stale = replace(twelve[0], crc=derived(wide, Changes(banned=frozenset({"ate"}))).crc)
    (one,) = counted([stale], GAMES, InstalledLists(changes={"wide": changes}))
    assert "eon" not in one.lexicon
    assert ids([stale]) == []


def test_a_list_is_never_read_from_a_path_that_a_history_names(twelve, tmp_path):
    path = tmp_path / "words.txt"
    path.write_text("\n".join(load("common2k").words))
    entry = replace(twelve[0], lexicon=str(path), crc=load("common2k").crc)
    assert ids([entry], InstalledLists(load)) == [entry.id]
    assert ids([entry], InstalledLists()) == []
    assert InstalledLists().language(str(path)) == ""


def test_a_level_needs_ten_rounds_and_comes_near_that_of_the_player(twelve):
    installed = lists()
    level = level_in(GAMES["boggle"], twelve, known_after(twelve, GAMES, installed), installed)
    assert level.rounds == 12
    assert level.known
    assert abs(level.value - 1700) < 2 * level.deviation
    assert not board_game_level(GAMES["boggle"], known_after(twelve[:9], GAMES, installed), installed).known
    nothing = board_game_level(GAMES["boggle"], Known(), installed)
    assert nothing.value == pytest.approx(1500, abs=0.01)
    assert nothing.rounds == 0
    assert nothing.deviation > 300 > 3 * level.deviation / 2


def test_a_level_falls_as_plainly_as_it_rises(twelve):
    boards = reference_boards(GAMES["boggle"], load("wide"))
    worse = [replace(entry, found=()) for entry in rounds_of(16, 1700)[12:]]
    levels = [
        player_level(step.after, step.rounds, boards).value
        for step in replay(counted([*twelve, *worse], GAMES, lists()), GAMES)
    ]
    assert levels[-1] < levels[11] - 50


def test_the_curve_has_a_point_for_each_week_with_enough_rounds():
    rounds, boards = rounds_of(24, 1700, name="common10k"), reference_boards(GAMES["boggle"], load("wide"))
    steps = list(replay(counted(rounds, GAMES, lists()), GAMES, last=None))
    curve = list(level_curve(steps, boards))
    assert [day.isoformat() for day, _ in curve] == ["2026-01-05", "2026-01-12", "2026-01-19"]
    assert [level.rounds for _, level in curve] == [11, 18, 24]  # the first of January 2026 was a Thursday
    assert curve[-1][1] == player_level(steps[-1].after, 24, boards)
    assert list(level_curve(steps[:5], boards)) == []


def test_versions_of_a_list_that_are_known_to_be_others_are_not_made_again(monkeypatch):
    made = []

    def noted(*given):
        made.append(given)
        return derived(*given)

    monkeypatch.setattr("qless_studio.engine.player.rounds.derived", noted)
    own = Lexicon("own", {"eat": 5.0, "tea": 4.0, "tee": 3.0}, {"eat": 5.0, "tea": 4.0, "tee": 3.0})
    entry = Entry("boggle", "TEA", Result.FINISHED, lexicon="own", crc="another", when="2026-11-02T12:00:00+00:00")
    assert InstalledLists(lambda name: own).of(entry) is None
    first = len(made)
    assert first == 1 + len(CUTS)
    assert InstalledLists(lambda name: own).of(entry) is None
    assert len(made) == first
    same = replace(entry, crc=derived(own, Changes(), CUTS[0]).crc)
    assert InstalledLists(lambda name: own).of(same) is not None
