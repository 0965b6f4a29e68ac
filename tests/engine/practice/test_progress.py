"""What is said of a player's progress, counted again by hand."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.game import Measure
from qless_studio.engine.games import boggle, nullgame, q_less
from qless_studio.engine.grids import Board
from qless_studio.engine.grids.dice import DICE, roll
from qless_studio.engine.grids.review import is_common
from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.engine.lexicon import Band, load
from qless_studio.engine.lexicon.shipped import default_list
from qless_studio.engine.practice.cards import MissStore, forget_card, forget_practice
from qless_studio.engine.practice.learning import HEADER, anki_text
from qless_studio.engine.practice.progress import ProgressReport, Value, courses_of
from qless_studio.engine.practice.queue import Queue
from qless_studio.engine.practice.schedule import exercise_entry
from qless_studio.engine.practice.strengths import CASES, LONG, Case, Trait, TraitKind, strengths_of, word_traits
from qless_studio.engine.solving import Run

START = date(2026, 1, 5)
"""A Monday."""


@pytest.fixture(scope="module")
def lexicon():
    return load("common5k")


def at(day, hour=12):
    return datetime(day.year, day.month, day.day, hour, tzinfo=UTC).isoformat()


def queue(entries, lexicon, game, **options):
    options = {"least": Band.UNKNOWN, **options}
    return Queue(entries, {game.key: game}, lambda name: lexicon, MissStore(None), Run(), **options)


def progress(entries, lexicon, game, day, **options):
    return ProgressReport(queue(entries, lexicon, game, **options), day).of(game)


def rounds(lexicon, number, days=3):
    """Rounds of Boggle of which every other word was found, as the game notes them, and the words of their boards."""
    random = Random(3)
    for place in range(number):
        board = Board(4, 4, roll(DICE["classic"].dice, random))
        words = list(boggle.GAME.solve(board, lexicon, boggle.GAME.options(), Run()))
        found = [word for word in words if random.random() < 0.5]
        common = [word for word in words if is_common(lexicon.zipf(word.word))]
        proven = {
            "score": sum(word.score for word in found),
            "par": sum(word.score for word in common),
            "best": sum(word.score for word in words),
        }
        when = at(START + timedelta(days=days * place))
        entry = Entry("boggle", boggle.GAME.format(board), Result.FINISHED, Kind.ROUND, 180.0, (),
                      tuple(word.word for word in found), proven, "common5k", when=when, id=str(place))  # fmt: skip
        yield entry, words


def test_the_curves_of_a_game_with_points_are_the_shares_found_of_common_and_of_all_words(lexicon):
    played = list(rounds(lexicon, 8))
    entries = [entry for entry, _ in played]
    ((common, every),) = progress(entries, lexicon, boggle.GAME, START + timedelta(days=40)).charts
    assert (common.value, every.value) == (Value.COMMON_SHARE, Value.SHARE)
    for course, counts in ((common, lambda word: is_common(lexicon.zipf(word))), (every, lambda word: True)):
        weeks = {}
        for entry, words in played:
            counted = [word for word in words if counts(word.word)]
            share = sum(word.score for word in counted if word.word in entry.found) / sum(w.score for w in counted)
            day = datetime.fromisoformat(entry.when).astimezone().date()
            weeks.setdefault(day - timedelta(days=day.weekday()), []).append(share)
        assert [week.start for week in course.weeks] == sorted(weeks)
        for week in course.weeks:
            assert week.mean == pytest.approx(sum(weeks[week.start]) / len(weeks[week.start]))
            assert week.games == len(weeks[week.start])


def game(number, value, hard, key="q-less", **values):
    proven = {"solvable": True, "rank": hard}
    when = at(START + timedelta(days=number))
    return Entry(key, "catdogs", Result.SOLVED, seconds=value, proven=proven, when=when, id=str(number), **values)


def test_what_is_expected_is_the_mean_of_games_as_hard():
    entries = [game(number, 10.0 * (number % 5 + 1) + number % 2, 100 * (number % 5)) for number in range(40)]
    (seconds,), (solved,) = courses_of(Measure.SOLVED, entries, "q-less", lambda entry: ())
    assert (seconds.value, solved.value) == (Value.SECONDS, Value.SOLVED)
    for week in seconds.weeks[:-1]:  # the last one is not whole
        assert week.expected == (pytest.approx(10.5), pytest.approx(50.5))
    few = courses_of(Measure.SOLVED, entries[:9], "q-less", lambda entry: ())[0][0]
    assert {week.expected for week in few.weeks} == {None}


@pytest.mark.parametrize(
    ("measure", "entry", "values"),
    [
        (Measure.GIVEN_AWAY, {"proven": {"score": 90, "best": 108, "par": 80}}, [18]),
        (Measure.GIVEN_AWAY, {"proven": {"kind": "hand", "points": 90}}, []),
        (Measure.GIVEN_AWAY, {"proven": {"score": 9, "best": 108}, "result": Result.GIVEN_UP}, []),
        (Measure.HINTS, {"hints": ("a", "b"), "proven": {"boards": "1" * 5000}}, [2]),
        (Measure.SOLVED, {"seconds": 60.0}, [60, 1]),
        (Measure.SOLVED, {"seconds": 60.0, "result": Result.CLAIMED}, [1]),
        (Measure.SOLVED, {"result": Result.GIVEN_UP}, [0]),
        (Measure.SOLVED, {"result": Result.GIVEN_UP, "proven": {"solvable": False}}, []),
        (Measure.SHARE, {"proven": {"score": "many", "par": -1, "best": 0}}, []),
        (Measure.SHARE, {"proven": {"score": 4, "best": 16}}, [0.25]),
    ],
)
def test_each_game_counts_where_its_figures_are_known(measure, entry, values):
    played = replace(Entry("game", "cat", Result.SOLVED, when=at(START), id="1"), **entry)
    charts = courses_of(measure, [played], "game", lambda entry: None)
    assert [week.mean for chart in charts for course in chart for week in course.weeks] == values


# strengths


@given(st.lists(st.tuples(st.text("aers", min_size=2, max_size=8), st.booleans()), min_size=1, max_size=90))
@settings(max_examples=30)
def test_every_row_counts_what_it_says(drawn):
    cases = [Case(word, found, float(len(word))) for word, found in drawn]
    rows = strengths_of(cases, word_traits)
    mean = sum(case.found for case in cases) / len(cases)
    for strength in (*rows.weak, *rows.strong):
        trait = strength.trait
        tells = {
            TraitKind.LENGTH: lambda word, text: min(len(word), LONG) == int(text),
            TraitKind.BEGINNING: str.startswith,
            TraitKind.ENDING: str.endswith,
            TraitKind.LETTERS: str.__contains__,
        }[trait.kind]
        fitting = [case for case in cases if tells(case.word, trait.text)]
        assert strength.cases == len(fitting) >= CASES
        assert strength.found == sum(case.found for case in fitting)
        assert set(strength.missed_examples) <= {case.word for case in fitting if not case.found}
        assert set(strength.found_examples) <= {case.word for case in fitting if case.found}
    weak, strong = ([row.share for row in each] for each in (rows.weak, rows.strong))
    assert weak == sorted(weak)
    assert strong == sorted(strong, reverse=True)
    assert all(share < mean for share in weak)
    assert all(share > mean for share in strong)


def test_of_two_kinds_that_mean_the_same_words_the_narrower_is_shown():
    cases = [Case(f"{start}ing", False) for start in "bcdfghklmnprst" * 3] + [Case("stone", True)] * 40
    weak = strengths_of(cases, word_traits).weak
    assert [row.trait.text for row in weak if row.trait.kind is TraitKind.ENDING] == ["ing"]


def test_a_single_letter_is_a_kind_unless_a_fifth_of_the_words_have_it():
    def shown(having, *, cases=5 * CASES, letter="q"):
        words = [Case(f"{letter}{number:03}", False) for number in range(having)]
        others = [Case(f"{number:04}", True) for number in range(cases - having)]
        trait = Trait(TraitKind.LETTERS, letter)
        rows = strengths_of([*words, *others], lambda word: [trait] if letter in word else [])
        return [row.cases for row in rows.weak]

    assert shown(CASES) == [CASES]
    assert shown(CASES + 1) == []
    assert shown(CASES - 1) == []
    assert shown(2 * CASES, letter="qu") == [2 * CASES]


def test_a_row_leads_to_the_cards_of_its_kind(lexicon):
    entries = [entry for entry, _ in rounds(lexicon, 10)]
    found = progress(entries, lexicon, boggle.GAME, START + timedelta(days=40))
    keys = {card.id: card.miss.key for card in found.cards}
    for row in (*found.strengths.weak, *found.strengths.strong):
        ids = found.with_trait(row.trait)
        assert ids
        assert all(row.trait.fits(keys[card]) for card in ids)
        assert set(row.missed_examples) <= set(keys.values())


def test_kinds_of_words_are_those_of_the_language_played_most(lexicon):
    entries = [entry for entry, _ in rounds(lexicon, 12)]
    german = [replace(entry, lexicon=default_list("de")) for entry in entries[9:]]
    day = START + timedelta(days=40)
    alone, both = (progress(each, lexicon, boggle.GAME, day) for each in (entries[:9], [*entries[:9], *german]))
    assert both.strengths == alone.strengths
    lists = {card.id: card.entries[0].lexicon for card in both.cards}
    assert default_list("de") in lists.values()
    for row in (*both.strengths.weak, *both.strengths.strong):
        assert {lists[card] for card in both.with_trait(row.trait)} == {"common5k"}


def test_racks_are_told_by_their_letters(lexicon):
    solved = [replace(game(number, 60.0, 5), puzzle="catdogs") for number in range(25)]
    lost = [Entry("q-less", "plasters", Result.GIVEN_UP, when=at(START), id=f"l{n}") for n in range(25)]
    found = progress([*solved, *lost], lexicon, q_less.GAME, START + timedelta(days=40))
    assert {row.trait.text for row in found.strengths.weak} == set("plre")
    assert {row.trait.text for row in found.strengths.strong} == set("cdgo")
    assert all(row.share == 0 for row in found.strengths.weak)


# what is due


def null_rounds(number):
    rows = ("headlines", "notebooks", "raincoat", "overheard", "carpenter", "heartless")
    for place in range(number):
        day = START + timedelta(days=place)
        yield Entry("null", rows[place % 6], Result.FINISHED, lexicon="x", when=at(day, 8), id=str(place))


def test_the_days_ahead_are_those_that_come_when_each_day_is_done(lexicon):
    entries, day = list(null_rounds(6)), START + timedelta(days=6)
    for due in queue(entries, lexicon, nullgame.GAME, new_a_day=4).due(START):
        entries.append(exercise_entry("null", due.card.id, "?", True, when=at(START), seconds=30))
    coming = [(each, len(due)) for each, due in queue(entries, lexicon, nullgame.GAME, new_a_day=4).coming(day, 7)]
    assert progress(entries, lexicon, nullgame.GAME, day, new_a_day=4).due == coming[0][1] > 0
    assert len(coming) == 7
    done = list(entries)
    for ahead, (date_said, number) in enumerate(coming):
        assert date_said == day + timedelta(days=ahead)
        due = queue(done, lexicon, nullgame.GAME, new_a_day=4).due(date_said)
        assert len(due) == number
        done += [exercise_entry("null", each.card.id, "?", True, when=at(date_said), seconds=1) for each in due]


def test_what_is_open_is_what_was_not_learned_and_costs_what_it_cost_in_all(lexicon):
    entries = list(null_rounds(12))
    before = progress(entries, lexicon, nullgame.GAME, START + timedelta(days=20))
    first = before.open_cards[0]
    assert first.total == len(first.entries) * first.miss.cost
    assert [card.total for card in before.open_cards] == sorted((card.total for card in before.cards), reverse=True)
    day = START + timedelta(days=20)
    entries.append(exercise_entry("null", first.id, "?", True, when=at(day), seconds=2))
    after = progress(entries, lexicon, nullgame.GAME, day)
    assert first.id not in {card.id for card in after.open_cards}
    later = progress(entries, lexicon, nullgame.GAME, day + timedelta(days=300))
    assert first.id in {card.id for card in later.open_cards}


def test_nothing_is_known_of_a_newcomer(lexicon):
    found = progress([], lexicon, boggle.GAME, START)
    assert (found.games, found.due, found.open_cards) == (0, 0, ())
    assert [week for chart in found.charts for course in chart for week in course.weeks] == []
    assert found.strengths is None


# forgetting


def test_a_forgotten_card_comes_back_only_when_it_is_missed_again(tmp_path, lexicon):
    history = History(tmp_path)
    history.add_missing([*null_rounds(2), replace(next(null_rounds(1)), game="second", id="other")])
    (kept, gone) = queue(history.read()[0], lexicon, nullgame.GAME).cards[:2]
    for card in (kept, gone):
        history.add(exercise_entry("null", card.id, "?", True))
    assert forget_card(history, "null", gone.id) == 1
    after = queue(history.read()[0], lexicon, nullgame.GAME)
    assert kept.id in {card.id for card in after.cards}
    assert gone.id not in {card.id for card in after.cards}
    assert list(after.memories) == [kept.id]
    later = datetime.now(UTC) + timedelta(days=1)
    history.add(replace(next(null_rounds(1)), when=later.isoformat(), id="later"))
    again = queue(history.read()[0], lexicon, nullgame.GAME)
    (card,) = [card for card in again.cards if card.id == gone.id]
    assert [entry.id for entry in card.entries] == ["later"]


def test_only_the_exercises_of_a_card_are_forgotten_and_only_in_its_game(tmp_path):
    history = History(tmp_path)
    asked = exercise_entry("null", "null:word:tea", "?", True)
    kept = [
        exercise_entry("second", "null:word:tea", "?", True),
        exercise_entry("null", "null:word:ten", "?", True),
        replace(asked, kind=Kind.ROUND),
    ]
    kept = [history.add(replace(entry, id=f"kept {number}")) for number, entry in enumerate(kept)]
    history.add(replace(asked, id="gone"))
    assert forget_card(history, "null", "null:word:tea") == 1
    left = {entry.id: entry for entry in history.read()[0]}
    assert [left.pop(entry.id) for entry in kept] == kept
    assert [mark.proven for mark in left.values()] == [{"forgotten": "null:word:tea"}]
    assert forget_card(history, "null", "null:word:net") == 0
    assert len(history.read()[0]) == len(kept) + 2  # a mark for what was never asked too


def test_all_practice_of_a_game_is_forgotten_and_its_games_stay(tmp_path, lexicon):
    history, store = History(tmp_path), MissStore(tmp_path)
    history.add_missing(null_rounds(3))
    cards = queue(history.read()[0], lexicon, nullgame.GAME).cards
    history.add(exercise_entry("null", cards[0].id, "?", True))
    history.add(exercise_entry("second", "second:word:tea", "?", True))
    assert forget_practice(history, "null") == 1
    entries = history.read()[0]
    after = Queue(entries, {"null": nullgame.GAME}, lambda name: lexicon, store, Run(), least=Band.UNKNOWN)
    assert after.cards == []
    assert list(after.answered) == ["second:word:tea"]
    assert progress(entries, lexicon, nullgame.GAME, START).games == 3
    assert forget_practice(history, "null") == 1  # the older mark
    assert len(history.read()[0]) == 5


def test_the_misses_of_forgotten_games_are_on_no_disk(tmp_path, lexicon):
    history = History(tmp_path)
    history.add_missing(null_rounds(2))

    def read():
        return Queue(history.read()[0], {"null": nullgame.GAME}, lambda name: lexicon, MissStore(tmp_path), Run())

    assert read().cards
    assert "1" in (tmp_path / "misses.json").read_text()
    history.forget("0")
    read()
    assert "lines" not in (tmp_path / "misses.json").read_text()
    history.forget_all()
    read()
    assert "book" not in (tmp_path / "misses.json").read_text()


# Anki


def test_due_cards_are_written_as_anki_reads_them(lexicon):
    entries = list(null_rounds(3))
    due = list(queue(entries, lexicon, nullgame.GAME).exercises(START + timedelta(days=3), Run()))
    first = due[0]
    odd = first[0], replace(first[1], question='Which "first"?\tThis', choices=("a", "b"), answers=("a", "c"))
    text = anki_text([odd, *due[1:]])
    lines = text.split("\n")
    assert tuple(lines[: len(HEADER)]) == HEADER
    assert "#separator:tab" in HEADER
    rows = list(csv.reader(io.StringIO("\n".join(lines[len(HEADER) :])), delimiter="\t"))
    assert rows[0] == [first[0].card.id, 'Which "first"?\tThis (a, b)', "a, c", "qless-studio null"]
    assert [row[1] for row in rows[1:]] == [exercise.question for _, exercise in due[1:]]
    assert len({row[0] for row in rows}) == len(rows) == len(due)
