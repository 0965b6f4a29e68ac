"""What belongs to one game that is played: its words and rules, its puzzle, its history and its end."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.challenges.challenge import Challenge
from qless_studio.engine.challenges.duel import board_of, challenge_of, friends_on
from qless_studio.engine.entries import LATER
from qless_studio.engine.errors import SessionError
from qless_studio.engine.game import Daily, Dealt
from qless_studio.engine.history import Entry, History, Kind, Result, crc_of
from qless_studio.engine.lexicon import Band, load
from qless_studio.engine.lexicon.imported import Changes
from qless_studio.engine.options import changed_options, read_options
from qless_studio.engine.play import SavedPlay
from qless_studio.engine.solving import FinishedRun, Outcome, Run
from qless_studio.engine.texts import capitalised, clock_time, counted, say
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.session import Mode, Session
from qless_studio.ui.tab.staged_play import PlayRules
from qless_studio.ui.tab.terms import Kept, Terms
from qless_studio.ui.work import HistoryStore, wait_for_changes

# The words and rules of a game: kept from its beginning on, whatever is chosen for the next one.
#
# See docs/decisions/105.


class GameTerms(QObject):
    """Has a session keep them while the game is in front; when it is over, the analysis may have others in force."""

    changed = Signal()
    """Something that is saved of them has changed."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._aside: Kept | None = None
        """Terms of the game while the analysis is in front."""
        self._next: Callable[[], object] | None = None
        """What makes the next game once its word list is loaded."""
        session.chosen_changed.connect(self._on_chosen_changed)

    @property
    def kept(self) -> Kept:
        """Terms of the game in front; without a game those in force."""
        session = self._session
        return session.kept or self._aside or Kept(session.terms, session.words.name, session.lexicon)

    @property
    def in_force(self) -> bool:
        """Whether what is searched now is searched with them."""
        aside, session = self._aside, self._session
        return aside is None or (session.terms, session.lexicon) == (aside.terms, aside.lexicon)

    def begin(self, kept: Kept | None) -> None:
        """A game begins with these; None: with what is chosen, to be kept by `keep`."""
        self.forget() if kept is None else self._session.keep_terms(kept)

    def keep(self) -> None:
        """The game keeps what is in force, unless it keeps anything already."""
        if self._session.kept is None:
            self._session.keep_terms()

    def forget(self) -> None:
        """Drop the terms of the game, so that what was chosen is in force."""
        self._aside = self._next = None
        self._session.follow_choice()

    def show(self, mode: Mode) -> None:
        """The game, which is over, is in front, or its analysis is."""
        if mode is Mode.PLAY:
            aside, self._aside = self._aside, None
            self._session.keep_terms(aside)
        else:
            self._aside = self._session.stop_keeping()

    def make_next(self, make: Callable[[], object]) -> None:
        """Make the next game, once the word list that is chosen for it is loaded."""
        session = self._session
        if session.chosen_lexicon is not None:
            make()
            return
        self._next = make
        session.message.emit(capitalised(self.tr("the word list is still loading")))
        session.load_chosen()

    def _on_chosen_changed(self) -> None:
        make = self._next
        if make is not None and self._session.chosen_lexicon is not None:
            self._next = None
            make()
        self.changed.emit()

    # saved

    def facts(self) -> dict[str, Any]:
        """What is saved of them, apart from what is saved with the document; see `restore`."""
        session, kept = self._session, self.kept
        saved: dict[str, Any] = {"own": kept.own}
        if kept.changes is not None:
            saved["changes"] = [sorted(kept.changes.banned), sorted(kept.changes.added)]
        if session.terms != kept.terms:
            saved["words"], saved["options"] = _saved(kept.terms)
        facts: dict[str, Any] = {"kept": saved}
        if session.chosen != kept.terms:
            facts["own_words"], facts["own_options"] = _saved(session.chosen)
        return facts

    def restore(self, facts: Mapping[str, Any]) -> None:
        """Keep those of a saved game; raises one of `UNREADABLE` if they are damaged."""
        session = self._session
        chosen = _read(session, facts.get("own_words"), facts.get("own_options"))
        saved = facts.get("kept", {"own": chosen is not None})  # earlier versions saved what follows a daily puzzle
        terms = _read(session, saved.get("words"), saved.get("options")) or session.terms
        changes = saved.get("changes")
        if changes is not None:
            banned, added = (frozenset(map(str, words)) for words in changes)
            changes = Changes(banned, added)
        self._aside, chosen_since = None, session.chosen != session.terms
        session.keep_terms(Kept(terms, changes=changes, own=saved.get("own") is True))
        if chosen is not None and not chosen_since:
            session.choose(chosen)


def _saved(terms: Terms) -> tuple[list[str], dict[str, str]]:
    options = {name: str(value) for name, value in changed_options(terms.options)}
    return [terms.lexicon, terms.commonness.name], options


def _read(session: Session, words: Any, options: Any) -> Terms | None:
    if words is None:
        return None
    return Terms(str(words[0]), Band[words[1]], read_options(session.game.options, options or {}))


# The next puzzle of a game that is played, made on a worker.

MAKE = "make"


class PuzzleMaker(QObject):
    """Makes one puzzle at a time. A hard one takes seconds, with progress and a way to stop."""

    started = Signal()
    progressed = Signal(object)
    """Run"""
    ended = Signal()
    """The puzzle was made, or its making stopped or cancelled."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._searches = BackgroundSearches(session, self)

    def make(self, work: Callable[[Run], Iterator[Any]], made: Callable[[list[Any]], object]) -> None:
        """Make a puzzle instead of the one that is being made; `made` gets all that `work` yields, once it is done."""
        self.cancel()
        results: list[Any] = []
        ended = partial(self._on_finished, made, results)
        self._searches.start(MAKE, work, results.extend, ended, self.progressed.emit)
        self.started.emit()

    def stop(self) -> None:
        """Make no puzzle."""
        self._searches.stop(MAKE)

    def cancel(self) -> None:
        """Cancel without a message."""
        if self._searches.running(MAKE):
            self._searches.cancel(MAKE)
            self.ended.emit()

    def _on_finished(self, made: Callable[[list[Any]], object], results: list[Any], finished: FinishedRun) -> None:
        self.ended.emit()
        if finished.outcome is Outcome.COMPLETE:
            made(results)
        elif finished.outcome is Outcome.CANCELLED:
            self._session.message.emit(self.tr("Stopped"))


# The puzzle of a day, played with the word list and the options that it is made with.

Play = Callable[[Dealt[Any], date, Terms], object]
"""Start the puzzle of a day with these words and rules."""


class DailyPlay(QObject):
    """Starts the puzzle of a day; games after it have the words and options that the tab had before."""

    def __init__(self, session: Session, maker: PuzzleMaker, play: Play, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._maker, self._play = session, maker, play

    def start(self, day: date) -> None:
        """Play the puzzle of a day, which is made on a worker first."""
        daily = self._session.game.daily
        if daily is not None:
            name = daily.list_in(self._session.play_in)
            self._session.set_mode(Mode.PLAY)  # where the progress is shown
            self._maker.make(partial(_puzzle_of, daily, day, name), partial(self._on_made, day, name))

    def _on_made(self, day: date, lexicon: str, made: list[Dealt[Any]]) -> None:
        session = self._session
        terms = Terms(lexicon, Band.UNKNOWN, session.game.options())
        if terms != session.chosen:
            session.message.emit(self.tr("A daily puzzle has words and rules of its own; yours come back afterwards"))
        self._play(made[-1], day, terms)


def _puzzle_of(daily: Daily[Any], day: date, lexicon: str, run: Run) -> Iterator[Dealt[Any]]:
    """The puzzle of a day with the list of that name, for a worker."""
    yield daily.deal(day, load(lexicon), run)


# The history for a game being played: read on a worker at the start and after each game.


class PlayHistory(QObject):
    """The finished games of all kinds. A long history takes half a second to read."""

    changed = Signal()
    """`entries` has been read again."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = session.folder
        self._store = HistoryStore(self._folder, self, session.problem)
        self._searches = BackgroundSearches(session, self)  # separate from the game's, which a new game cancels
        self.entries: tuple[Entry, ...] = ()
        """Oldest first; empty until they are read."""
        self.known = self._folder is None
        """Whether the history has been read."""
        self.read()

    def read(self) -> None:
        """Bring it up to date."""
        if self._folder is not None:
            self._searches.start("history", partial(_entries_in, self._folder), self._on_read)

    def add(self, entries: Sequence[Entry], done: Callable[[], object]) -> None:
        """Write finished games, then call `done`; a failure is a `problem` of the session, and tried again."""
        if self._folder is None:
            done()
        else:
            self._store.add(entries, lambda _: done())

    def _on_read(self, found: list[tuple[Entry, ...]]) -> None:
        self.entries, self.known = found[-1], True
        self.changed.emit()


def _entries_in(folder: Path, _: Run) -> Iterator[tuple[Entry, ...]]:
    """What is in the history; for a worker."""
    try:
        wait_for_changes()
        entries = tuple(History(folder).read()[0])
    except SessionError:
        entries = ()  # writing to it says why
    yield entries


# A game that is over: why it ended, its entry in the history, what is shared of it.


@dataclass(frozen=True)
class FinishedPlay:
    """The summary of a game; made by `GamePlay.finished`."""

    session: Session
    rules: PlayRules
    puzzle: Any
    id: str
    played: SavedPlay
    kept: Kept
    """The words and rules of the game."""

    def reason(self) -> str:
        """Why the game is over, where the game has no reason of its own."""
        played = self.played
        if played.result is Result.GIVEN_UP:
            return capitalised(say("given up"))
        if played.result is Result.SOLVED:
            return capitalised(say("solved"))
        timed_out = played.limit is not None and played.seconds >= played.limit
        return say("Time is up") if timed_out else say("Game over")

    def time_and_hints(self) -> str:
        """The time taken, if it is shown, and the number of hint steps."""
        taken = len(self.played.hints)
        hints = counted(taken, "{} hint", "{} hints")
        if not self.rules.shows_clock:
            return hints
        return f"{clock_time(self.played.seconds)}, {hints}"

    @property
    def has_misses(self) -> bool:
        """Whether something may have been missed, and can be practised."""
        practised = self.session.game.load_practice is not None and self.session.folder is not None
        missed = self.rules.missed()
        return practised and (self.played.result not in (Result.SOLVED, Result.CLAIMED) if missed is None else missed)

    def entry(self) -> Entry:
        """The game for the history."""
        session, kept, played = self.session, self.kept, self.played
        assert played.result is not None
        options = {name: str(value) for name, value in changed_options(kept.terms.options)}
        return Entry(
            session.game.key,
            session.game.format(self.puzzle),
            played.result,
            Kind.GAME if session.game.board is None else Kind.ROUND,
            math.floor(10 * played.seconds) / 10,  # not up: a clock that showed 0:30 would become 0:31
            played.hints,
            played.moves,
            dict(self.rules.proven()),
            kept.name,
            "" if kept.lexicon is None else crc_of(kept.lexicon),
            options,
            played.day,
            id=self.id,
        )

    def entries(self) -> Sequence[Entry]:
        """All that the game leaves in the history."""
        entries = self.rules.match.entries(self.entry())
        if not self.played.facts.get(LATER):
            return entries
        return [replace(each, proven={**each.proven, LATER: True}) if each.day else each for each in entries]

    def challenge(self, name: str, cancel: bool) -> Challenge:
        """The challenge to beat the game; raises `StudioError` where it cannot be one."""
        return challenge_of(self.entry(), self.session.game, name, cancel, self.kept.terms.commonness)

    def friends_challenge(self, history: Sequence[Entry]) -> Challenge | None:
        """The latest challenge of a friend about the puzzle of the game; None without any."""
        games = (self.session.game,)
        board = board_of(self.entry(), games)
        sent = [] if board is None else friends_on(history, board, games)
        return sent[-1] if sent else None
