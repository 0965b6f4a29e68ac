"""Which cards come when: a life of practice with a fixed clock, replayed, cut off, and with lists that change."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest
from fsrs import Rating

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.games import nullgame
from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.engine.lexicon import Band, Lexicon, load
from qless_studio.engine.practice.cards import MissStore
from qless_studio.engine.practice.queue import Queue, open_queue
from qless_studio.engine.practice.schedule import exercise_entry, rating_of, replay
from qless_studio.engine.solving import Run

GAMES = {"null": nullgame.GAME}
START = date(2026, 1, 5)
LONG = [
    "headlines",
    "notebooks",
    "raincoat",
    "overheard",
    "carpenter",
    "eastern",
    "important",
    "heartless",
    "management",
]


@pytest.fixture(scope="module")
def lexicon():
    return load("common5k")


def queue(entries, lexicon, folder=None, **options):
    options = {"least": Band.UNKNOWN, **options}
    return Queue(entries, GAMES, lambda name: lexicon, MissStore(folder), Run(), **options)


def at(day, hour=12):
    return datetime(day.year, day.month, day.day, hour, tzinfo=UTC).isoformat()


def game(day, row, *found):
    return Entry("null", row, Result.FINISHED, found=found, lexicon="common5k", when=at(day, 8), id=f"{row} {day}")


def answered(due, day, right=True, **more):
    return exercise_entry("null", due.card.id, "?", right, when=at(day), **more)


def life(folder, lexicon, days, seed=1):
    """A game on most days, and all that is due answered, nine of ten rightly; the reviews of each day."""
    random, history, reviews = Random(seed), History(folder), []
    rows = ["".join(random.choices(LONG, k=3)) for _ in range(60)]
    for number in range(days):
        day = START + timedelta(days=number)
        if random.random() < 0.7:
            history.add(game(day, random.choice(rows)))
        due = queue(history.read()[0], lexicon, folder).due(day)
        reviews.append(len(due))
        for each in due:
            history.add(answered(each, day, random.random() < 0.9, seconds=random.uniform(2, 30)))
    return reviews


def test_no_finished_item_is_lost_when_the_file_is_cut_off_anywhere(tmp_path, lexicon):
    life(tmp_path / "a", lexicon, 12)
    content = (tmp_path / "a" / "history.jsonl").read_bytes()
    random = Random(5)
    for _ in range(20):
        cut = random.randrange(len(content) + 1)
        (tmp_path / "b").mkdir(exist_ok=True)
        (tmp_path / "b" / "history.jsonl").write_bytes(content[:cut])
        entries, _ = History(tmp_path / "b").read()
        whole = content[:cut].count(b"\n")
        assert len(entries) in (whole, whole + 1)


def test_at_most_so_many_new_cards_a_day_and_the_others_wait(lexicon):
    entries = [game(START, row) for row in LONG]
    every = queue(entries, lexicon, new_a_day=1000).due(START)
    assert len(every) > 8
    assert queue(entries, lexicon, new_a_day=4).due(START) == every[:4]
    done = [*entries, *(answered(due, START) for due in every[:4])]
    assert queue(done, lexicon, new_a_day=4).due(START) == []
    tomorrow = START + timedelta(days=1)
    fresh = [due for due in queue(done, lexicon, new_a_day=4).due(tomorrow) if due.memory is None]
    assert [due.card.id for due in fresh] == [due.card.id for due in every[4:8]]


def test_a_wrong_answer_comes_back_the_next_day_and_a_right_one_later(lexicon):
    entries = [game(START, "headlines")]
    wrong, right, fast = queue(entries, lexicon).due(START)[:3]
    entries += [answered(wrong, START, False), answered(right, START, seconds=30), answered(fast, START, seconds=2)]
    memories = replay(entries)
    assert memories[wrong.card.id].due == START + timedelta(days=1)
    assert memories[wrong.card.id].due < memories[right.card.id].due < memories[fast.card.id].due


@pytest.mark.parametrize(
    ("right", "hints", "seconds", "rating"),
    [
        (False, (), 3, Rating.Again),
        (True, ("first letter",), 3, Rating.Hard),
        (True, (), 40, Rating.Good),
        (True, (), None, Rating.Good),
        (True, (), 3, Rating.Easy),
    ],
)
def test_the_rating_comes_from_what_was_done(right, hints, seconds, rating):
    assert rating_of(exercise_entry("null", "c", "?", right, hints=hints, seconds=seconds)) is rating


def test_the_same_word_missed_twice_is_one_card(lexicon):
    entries = [game(START, "headlines"), game(START + timedelta(days=1), "deadlines")]
    card = next(card for card in queue(entries, lexicon).cards if card.miss.key == "lines")
    assert [entry.puzzle for entry in card.entries] == ["deadlines", "headlines"]


def test_a_clock_that_was_set_back_disturbs_nothing(lexicon):
    entries = [game(START, "headlines")]
    due = queue(entries, lexicon).due(START)[0]
    later, earlier = START + timedelta(days=9), START + timedelta(days=2)
    memory = replay([*entries, answered(due, later), answered(due, earlier)])[due.card.id]
    assert memory.reviews == 2
    assert memory.due > later


def test_a_clock_that_was_set_forward_once_keeps_no_card_away(lexicon, tmp_path):
    entries = [game(START, "headlines")]
    due = queue(entries, lexicon).due(START)[0]
    today, tomorrow, ahead = START + timedelta(days=2), START + timedelta(days=3), date(2190, 1, 1)
    history = [*entries, answered(due, ahead), answered(due, today, right=False)]
    assert replay(history, at(today, 13))[due.card.id].due == tomorrow
    assert replay(history, at(ahead, 13))[due.card.id].due > ahead
    for entry in history:
        History(tmp_path).add(entry)
    opened = open_queue(tmp_path, GAMES, Run(), least=Band.UNKNOWN)
    assert due.card.id in {again.card.id for again in opened.overdue(tomorrow)}


@pytest.mark.parametrize("year", [1971, 2000, 2019])
def test_what_was_answered_while_the_clock_stood_at_another_age_puts_no_card_off(year):
    def right(day, card="null:word:lines"):
        return exercise_entry("null", card, "headlines", True, seconds=20, when=at(day))

    days = [START + timedelta(days=each) for each in (0, 3, 9)]
    answers, now = [right(day) for day in days], at(START + timedelta(days=9), 23)
    wrong = [right(date(year, 1, 1)), right(date(year, 1, 2), "null:word:in")]
    assert replay([answers[0], *wrong, *answers[1:]], now) == replay(answers, now)
    a_year_ago = right(START - timedelta(days=400))
    assert replay([a_year_ago, *answers], now) != replay(answers, now)


def test_cards_rest_while_their_list_or_word_is_gone_and_come_back(lexicon):
    entries = [game(START, "headlines")]
    lines = next(due for due in queue(entries, lexicon, new_a_day=99).due(START) if due.card.miss.key == "lines")
    banned = Lexicon("less", [word for word in lexicon.words if word != "lines"])
    assert queue(entries, banned).exercise(lines, Run()) is None
    assert queue(entries, lexicon).exercise(lines, Run()) is not None

    def gone(name):
        raise LexiconError("gone")

    assert Queue(entries, GAMES, gone, MissStore(None), Run()).due(START) == []


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"version": 0}', b'{"version": 1, "misses": {"a": [[1]]}}'])
def test_a_damaged_store_of_misses_is_computed_again(tmp_path, lexicon, content):
    entry = History(tmp_path).add(game(START, "headlines"))
    whole = [card.id for card in queue([entry], lexicon, tmp_path).cards]
    (tmp_path / "misses.json").write_bytes(content)
    assert [card.id for card in queue([entry], lexicon, tmp_path).cards] == whole


def test_a_known_game_is_not_solved_again(tmp_path, lexicon):
    entry = History(tmp_path).add(game(START, "headlines"))
    whole = queue([entry], lexicon, tmp_path).cards
    nothing = Lexicon("nothing", ())
    assert queue([entry], nothing, tmp_path).cards == whole


def test_exercises_are_no_games(lexicon):
    entry = exercise_entry("null", "null:word:lines", "headlines", False, when=at(START))
    assert entry.kind is Kind.EXERCISE
    assert queue([entry], lexicon).cards == []
