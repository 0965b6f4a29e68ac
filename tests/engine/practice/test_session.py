"""The course of a practice: what counts as right, what comes back, what the history gets; and how cards are grouped."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest
from fsrs import Rating

from qless_studio.engine.exercises import Exercise, Miss, Together
from qless_studio.engine.games import boggle, nullgame
from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.engine.practice.cards import Card, MissStore
from qless_studio.engine.practice.queue import DueCard, Item, Queue, open_queue
from qless_studio.engine.practice.schedule import rating_of, remembered, replay, spread_entry
from qless_studio.engine.practice.session import Answer, PracticeSession, Step
from qless_studio.engine.solving import Run

GAMES = {"null": nullgame.GAME, "boggle": boggle.GAME}
DAY = date(2026, 1, 5)
WORDS = ["he", "head", "headline", "headlines", "line", "lines", "in", "ad", "tea", "ate", "eat", "eta", "net", "ten"]
LEXICON = Lexicon("test", sorted(WORDS))


def at(day, hour=8):
    return f"{day.isoformat()}T{hour:02}:00:00+00:00"


def played(row, *found, game="null", day=DAY):
    return Entry(game, row, Result.FINISHED, found=found, lexicon="test", when=at(day), id=f"{row} {day}")


def queue(entries, lexicon=LEXICON, **options):
    return Queue(entries, GAMES, lambda _: lexicon, MissStore(None), Run(), **{"least": Band.UNKNOWN, **options})


def items(entries, day=DAY, **options):
    found = queue(entries, **options)
    return list(found.items(found.due(day), Run()))


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


def begun(clock, *asked):
    session = PracticeSession(clock)
    for item in asked:
        session.add(item)
    session.next()
    return session


def single(answers=("tea",), needed=1, **more):
    exercise = Exercise("row", "Which?", tuple(answers), needed, **more)
    entry = played("row")
    return Item((DueCard(Card("null", Miss("word", answers[0], 3.0), (entry,)), DAY, None),), exercise, entry, ("",))


# what is asked together


def test_words_missed_in_one_game_are_asked_together_the_dearest_first():
    (item,) = items([played("headlines", "he", "in")])
    assert item.exercise.answers == ("headlines", "headline", "lines", "head", "line", "ad")
    assert item.exercise.heading == "Find 6 words you missed"
    assert [due.card.miss.key for due in item.cards] == list(item.exercise.answers)
    assert item.exercise.needed == 6


def test_a_question_has_no_more_words_than_can_be_listed():
    entries = [played("headlinesteaten", "in")]
    asked = items(entries, new_a_day=100)
    assert [len(item.cards) for item in asked] == [6, len(queue(entries).cards) - 6]
    assert len({due.card.id for item in asked for due in item.cards}) == len(queue(entries).cards)


def test_questions_of_one_game_are_joined_the_dearest_first_and_as_many_as_may_be():
    together = Together("word", lambda number: f"Find {number}", most=2)
    entry = played("headlines")

    def question(word, cost, game="null", of=entry):
        card = Card(game, Miss("word", word, cost), (of,))
        exercise = Exercise(of.puzzle, "Which?", (word,), 1)
        return Item((DueCard(card, DAY, None),), exercise, of, (f"it cost {cost}",), together)

    line, head, tea = question("line", 2.0), question("head", 3.0), question("tea", 2.0)
    for first, second in ((line, head), (head, line)):
        joined = first.joined(second)
        assert joined.exercise.answers == ("head", "line")
        assert joined.costs == ("it cost 3.0", "it cost 2.0")
    assert tea.joined(line).exercise.answers == line.joined(tea).exercise.answers == ("line", "tea")
    assert line.may_hold(head.cards[0])
    assert not line.joined(head).may_hold(tea.cards[0])  # no more than two
    assert not line.may_hold(question("head", 3.0, game="boggle").cards[0])
    assert not line.may_hold(question("head", 3.0, of=played("xheadx")).cards[0])
    assert not replace(line, together=None).may_hold(head.cards[0])


def test_words_of_different_games_are_asked_apart():
    asked = items([played("xteax"), played("xheadx")])
    assert {item.entry.puzzle: set(item.exercise.answers) for item in asked} == {
        "xteax": {"tea"},
        "xheadx": {"he", "head", "ad"},
    }


def test_only_the_games_asked_for_are_shown_again():
    earlier, later = played("xteax"), played("tea", day=DAY + timedelta(days=1))
    found = queue([earlier, later])
    due = found.missed_in([earlier.id], DAY)
    (item,) = found.items(due, Run(), only=[earlier.id])
    assert item.entry == earlier
    assert [each.card.miss.key for each in due] == ["tea"]
    (newest,) = found.items(due, Run())
    assert newest.entry == later


def test_a_board_of_boggle_is_asked_again_with_its_rules():
    game = played("TEAX/NNNN/XXXX/XXXX", "tea", game="boggle")
    (item,) = items(
        [replace(game, options={"neighbours": "4"})], lexicon=Lexicon("test", WORDS, dict.fromkeys(WORDS, 5.0))
    )
    assert item.exercise.options.neighbours == 4


# the course


def test_found_words_are_known_and_the_others_come_back_alone(clock):
    (item,) = items([played("headlines", "he", "in")])
    session = begun(clock, item)
    clock.now = 5
    assert session.answer("head") is Answer.RIGHT
    assert session.answer("head") is Answer.KNOWN
    assert session.answer("in") is Answer.WRONG
    clock.now = 35
    session.answer("lines")
    session.give_up()
    entries = session.take_entries()
    assert [entry.result is Result.SOLVED for entry in entries] == [False, False, True, True, False, False]
    assert {entry.found: entry.seconds for entry in entries if entry.found} == {("head",): 5, ("lines",): 30}
    assert session.attempts[0].step is Step.WRONG
    again = session.next()
    assert again.repeat
    assert again.item.exercise.answers == ("headlines", "headline", "line", "ad")
    for word in again.item.exercise.answers:
        session.answer(word)
    assert session.attempts[1].step is Step.RIGHT
    assert session.next() is None


def test_a_repeat_is_written_and_does_not_move_the_day(clock):
    session = begun(clock, single())
    session.give_up()
    first = [replace(entry, when=at(DAY), id="1") for entry in session.take_entries()]
    session.next()
    session.answer("tea")
    second = [replace(entry, when=at(DAY, 9), id="2") for entry in session.take_entries()]
    assert second[0].result is Result.SOLVED
    assert replay([*first, *second]) == replay(first)
    assert remembered(None, first[0]).due == DAY + timedelta(days=1)


def test_a_wrong_one_comes_back_until_it_is_right_once(clock):
    session = begun(clock, single(), single(["ten"]))
    for _ in range(3):
        session.give_up()
        session.next()
    session.answer("tea")
    assert [attempt.item.exercise.answers for attempt in session.attempts] == [("tea",), ("ten",)] * 2 + [("tea",)]
    while session.current is not None:
        if not session.current.over:
            for answer in session.current.item.exercise.answers:
                session.answer(answer)
        session.next()
    assert (session.count(Step.RIGHT), session.count(Step.WRONG), session.count(Step.TO_COME)) == (2, 3, 0)


def test_a_hint_lowers_the_rating_and_the_last_one_tells_too_much(clock):
    session = begun(clock, single(), single(["ten"]))
    session.take_hint("First letter")
    session.answer("tea")
    session.next()
    session.take_hint("First letter")
    session.take_hint("The word", gives_away=True)
    session.answer("ten")
    first, second = session.take_entries()
    assert (rating_of(first), first.hints) == (Rating.Hard, ("First letter",))
    assert rating_of(second) is Rating.Again
    assert session.count(Step.RIGHT) == len(session.attempts) == 2  # right, and not asked again today
    assert session.current.unknown_cards


def test_a_hint_counts_only_for_its_word(clock):
    (item,) = items([played("xheadx")])
    session = begun(clock, item)
    session.take_hint("First letter", target="head")
    session.answer("head")
    session.answer("he")
    session.take_hint("The word", gives_away=True, target="ad")
    session.answer("ad")
    by_word = {entry.found[0]: rating_of(entry) for entry in session.take_entries()}
    assert by_word == {"head": Rating.Hard, "he": Rating.Easy, "ad": Rating.Again}


def test_a_choice_counts_at_once(clock):
    session = begun(
        clock, single(choices=("tea", "ten"), single_try=True), single(choices=("tea", "ten"), single_try=True)
    )
    assert session.answer("ten") is Answer.WRONG
    assert session.current.step is Step.WRONG
    session.next()
    session.answer("tea")
    assert session.current.step is Step.RIGHT


def test_what_is_skipped_stays_due_and_nothing_is_written(clock):
    session = begun(clock, single(), single(["ten"]))
    session.skip()
    session.next()
    session.answer("ten")
    assert len(session.take_entries()) == 1
    assert len(session.attempts) == 2


def test_a_pause_takes_no_time(clock):
    session = begun(clock, single())
    clock.now = 4
    session.pause()
    clock.now = 400
    session.resume()
    clock.now = 402
    session.answer("tea")
    assert session.take_entries()[0].seconds == 6


def test_time_is_measured_once_and_only_while_something_is_asked(clock):
    session = PracticeSession(clock)
    session.resume()  # nothing is asked yet
    for item in (single(), single(["ten"]), single(["net"])):
        session.add(item)
    clock.now = 5
    session.next()
    clock.now = 7
    session.resume()  # it is measured already
    clock.now = 10
    session.answer("tea")
    session.resume()  # the question is over
    clock.now = 100
    session.pause()
    session.next()
    clock.now = 103
    session.answer("ten")
    assert [entry.seconds for entry in session.take_entries()] == [5, 3]


# a day, and a week


def test_reviews_of_a_day_are_bounded_and_come_before_new_cards():
    entries = [played("headlinestea")]
    every = queue(entries, new_a_day=100).due(DAY)
    done = [
        Entry("null", "?", Result.GIVEN_UP, Kind.EXERCISE, proven={"card": due.card.id}, when=at(DAY), id=str(number))
        for number, due in enumerate(every[:-2])
    ]
    later = DAY + timedelta(days=5)
    limited = queue([*entries, *done], cards_a_day=4, new_a_day=100)
    assert [due.memory is None for due in limited.due(later)] == [False] * 4
    roomy = queue([*entries, *done], cards_a_day=len(every), new_a_day=100)
    assert [due.memory is None for due in roomy.due(later)] == [False] * (len(every) - 2) + [True] * 2
    assert [limited.questions(later).total(), roomy.questions(later).total()] == [
        len(list(each.items(each.due(later), Run()))) for each in (limited, roomy)
    ]
    assert len(limited.overdue(later)) == len(every) - 2


def test_what_is_overdue_is_spread_over_a_week_the_oldest_first():
    entries = [played("headlinestea")]
    every = queue(entries, new_a_day=100).due(DAY)
    done = [
        Entry("null", "?", Result.GIVEN_UP, Kind.EXERCISE, proven={"card": due.card.id}, when=at(DAY), id=str(number))
        for number, due in enumerate(every)
    ]
    back = DAY + timedelta(days=60)
    before = queue([*entries, *done], cards_a_day=2)
    assert before.too_many(back)
    spread = [*entries, *done, spread_entry(back, when=at(back))]
    after = queue(spread, cards_a_day=2)
    assert not after.too_many(back)
    days = [memory.due for memory in after.memories.values()]
    assert set(days) <= {back + timedelta(days=number) for number in range(7)}
    assert max(map(days.count, days)) - min(map(days.count, days)) <= 1
    assert queue(list(reversed(spread)), cards_a_day=2).memories == after.memories


# the user's own words


def test_a_banned_word_is_not_asked_and_comes_back_with_the_word(tmp_path, monkeypatch):
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    History(tmp_path).add(replace(played("xteax"), lexicon="common2k"))

    def asked():
        found = open_queue(tmp_path, GAMES, Run(), least=Band.UNKNOWN)
        return {answer for item in found.items(found.due(date.today()), Run()) for answer in item.exercise.answers}

    assert "tea" in asked()
    from qless_studio.engine.lexicon.imported import FILE, Changes, save_changes

    save_changes(tmp_path / FILE, {"common2k": Changes(frozenset({"tea"}), frozenset())})
    assert "tea" not in asked()
    save_changes(tmp_path / FILE, {})
    assert "tea" in asked()


# other words that were missed on the board

BOARD = "HEAD/LINE/XDXS/XXXX"


def on_a_board(clock):
    """A practice of two words of a board on which more was missed: LINE and LINES are asked."""
    words = [*WORDS, "eld"]
    common = Lexicon("test", words, dict.fromkeys(words, 5.0))
    found = queue([played(BOARD, "head", game="boggle")], common)
    cards = [due for due in found.due(DAY) if due.card.miss.key in ("line", "lines")]
    return begun(clock, *found.items(cards, Run()))


def test_whatever_was_missed_on_the_board_counts_where_several_words_are_asked(clock):
    session = on_a_board(clock)
    exercise = session.current.item.exercise
    assert set(exercise.answers) == {"line", "lines"}
    assert exercise.also == ("eld",)
    assert session.answer("head") is Answer.WRONG, "it was found in the game"
    assert session.answer("eld") is Answer.RIGHT
    assert session.answer("eld") is Answer.KNOWN
    assert session.answer("line") is Answer.RIGHT
    assert session.current.step is Step.RIGHT
    (entry,) = session.take_entries()
    assert entry.found == ("line",)
    assert session.next() is None, "nothing is known about the word whose place another took: it stays due"


def test_a_word_that_is_given_up_after_others_were_found_comes_back(clock):
    session = on_a_board(clock)
    session.answer("eld")
    session.give_up()
    assert len(session.take_entries()) == 2
    repeat = session.next()
    assert repeat.repeat
    assert set(repeat.item.exercise.answers) == {"line", "lines"}


def test_a_repeat_about_one_word_is_right_for_that_word_alone(clock):
    session = on_a_board(clock)
    session.answer("line")
    session.give_up()
    session.take_entries()
    repeat = session.next()
    assert repeat.item.exercise.answers == ("lines",)
    session.answer("eld")
    assert repeat.over
    assert session.take_entries() == []
