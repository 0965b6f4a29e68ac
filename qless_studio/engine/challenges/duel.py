"""Two results of one puzzle compared, and who won how often; both come from the history."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from qless_studio.engine.challenges.challenge import BAND, Challenge, Played, check_played, rules_of
from qless_studio.engine.entries import FRIEND, ROUNDS
from qless_studio.engine.errors import UNREADABLE, PuzzleError
from qless_studio.engine.game import Game, Measure
from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.options import options_of, read_options
from qless_studio.engine.play_statistics import SOLVED, number
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import clock_time, counted, figure, say

Words = Mapping[str, int | None]
Games = Sequence[Game[Any, Any, Any]]


@dataclass(frozen=True)
class Side:
    """One of the two players."""

    name: str
    """Name of the player; "" for the player at this computer."""
    played: Played | None
    """The round as it was played; None: not played yet."""
    words: Words
    score: int | None
    """What counts: without the words that cancel. None in games without points."""


@dataclass(frozen=True)
class Duel:
    """Two results of one puzzle."""

    mine: Side
    theirs: Side
    only_mine: tuple[tuple[str, int | None], ...]
    """Words with their points, the dearest first."""
    both: tuple[tuple[str, int | None], ...]
    only_theirs: tuple[tuple[str, int | None], ...]
    cancels: bool
    lead: int | None
    """Above 0 if the player at this computer is ahead, 0 for a draw; None while one of the two has not played yet."""
    by: str = ""
    """The lead as text, such as "1" or "0:25"; "" where that is not a number."""

    @property
    def verdict(self) -> str:
        """Who won."""
        if self.lead is None:
            return say("{} has not played yet", self.theirs.name or say("Your friend"))
        if not self.lead:
            return say("A draw")
        if self.lead > 0:
            return say("You win by {}", self.by) if self.by else say("You win")
        name = self.theirs.name or say("Your friend")
        return say("{} wins by {}", name, self.by) if self.by else say("{} wins", name)


def compare(
    measure: Measure, name: str, mine: Played, theirs: Played | None, words: Callable[[Sequence[str]], Words],
    cancels: bool = False,
) -> Duel:  # fmt: skip
    """Compare two results; `words` gives the words of a result with their points, `name` is the friend's.

    A friend's score is at most what the words are worth.
    """
    own, other = words(mine.found), words(theirs.found) if theirs else {}
    both = own.keys() & other.keys()
    cancels = cancels and theirs is not None

    def side(who: str, played: Played | None, found: Words) -> Side:
        score = None if played is None else played.score
        if played is theirs and played is not None and score is not None and _accounts_for(measure, played, found):
            score = min(score, sum(points or 0 for points in found.values()))
        if cancels:
            score = sum(points or 0 for word, points in found.items() if word not in both)
        return Side(who, played, found, score)

    left, right = side("", mine, own), side(name, theirs, other)
    lead, by = _lead(measure, left, right)
    lists = (_dearest(own, own.keys() - both), _dearest(own, both), _dearest(other, other.keys() - both))
    return Duel(left, right, *lists, cancels, lead, by)


def _accounts_for(measure: Measure, played: Played, found: Words) -> bool:
    """Whether these words are all that a score can come from: the list here may lack some of a board."""
    complete = measure is Measure.GIVEN_AWAY or found.keys() >= set(played.found)
    return bool(found) and None not in found.values() and complete


def _dearest(points: Words, words: Iterable[str]) -> tuple[tuple[str, int | None], ...]:
    return tuple((word, points[word]) for word in sorted(words, key=lambda word: (-(points[word] or 0), word)))


def _lead(measure: Measure, mine: Side, theirs: Side) -> tuple[int | None, str]:
    if mine.played is None or theirs.played is None:
        return None, ""
    if measure in (Measure.SHARE, Measure.GIVEN_AWAY):
        lead = (mine.score or 0) - (theirs.score or 0)
        return lead, figure(abs(lead))
    one, two = mine.played, theirs.played
    solved = (one.result in SOLVED) - (two.result in SOLVED)
    if solved or one.result not in SOLVED:
        return solved, ""
    if measure is Measure.HINTS and one.hints != two.hints:
        hints = two.hints - one.hints
        return hints, counted(abs(hints), "{} hint", "{} hints")
    if one.seconds is None or two.seconds is None:
        return 0, ""
    faster = two.seconds - one.seconds
    return faster, clock_time(abs(faster))


# challenges from the history, and friends' results in it


def played_of(entry: Entry, game: Game[Any, Any, Any]) -> Played:
    """What the player of an entry reached."""
    score = number(entry, "score")
    found = tuple(item.lower() for item in game.contest.kept(entry.found))
    seconds = None if entry.seconds is None else int(entry.seconds)  # as every clock shows it
    hints = number(entry, "hints") or len(entry.hints)
    return Played(entry.result, found, None if score is None else round(score), seconds, round(hints))


def challenge_of(entry: Entry, game: Game[Any, Any, Any], name: str, cancel: bool, band: Band) -> Challenge:
    """The challenge to what was played in an entry; raises `StudioError` where it cannot be one."""
    check_no_match(entry.proven)
    limit = number(entry, "limit")
    return Challenge(
        game, game.parse(entry.puzzle), rules_of(read_options(game.options, _known(entry.options, game))),
        entry.lexicon, entry.crc, None if limit is None else round(limit), name, band, cancel, played_of(entry, game),
    )  # fmt: skip


def check_no_match(proven: Mapping[str, Any]) -> None:
    """Raise `PuzzleError` for the facts of a match: what is dealt later in it depends on what was played before."""
    if ROUNDS in proven:
        one = say("Choose a single round or table in the history instead.")
        raise PuzzleError(say("A match of several rounds cannot be a challenge.") + " " + one)


def _known(options: Mapping[str, str], game: Game[Any, Any, Any]) -> dict[str, str]:
    names = {known.name for known in options_of(game.options)}
    return {name: value for name, value in options.items() if name in names}


def friends_entry(challenge: Challenge) -> Entry:
    """A challenge, or an answer to one, for the history; its id is the same whenever it is read again."""
    played = challenge.played or Played(Result.FINISHED)
    about = {
        "game": challenge.game.key, "name": challenge.name, "score": played.score, "hints": played.hints,
        "cancel": challenge.cancel, "limit": challenge.seconds, "played": challenge.played is not None,
        BAND: challenge.min_band.name,
    }  # fmt: skip
    entry = Entry(
        FRIEND, challenge.game.format(challenge.puzzle), played.result, Kind.EXERCISE,
        None if played.seconds is None else float(played.seconds), (), played.found, about,
        challenge.lexicon, challenge.crc, dict(challenge.options),
    )  # fmt: skip
    return replace(entry, id=f"friend-{sha256(repr(entry).encode()).hexdigest()[:16]}")


def challenge_in(entry: Entry, games: Games) -> Challenge | None:
    """The challenge that an entry holds; None for any other entry, or one that cannot be read any more."""
    game = next((game for game in games if game.key == entry.proven.get("game")), None)
    if entry.game != FRIEND or game is None:
        return None
    try:
        known, limit = entry.proven, number(entry, "limit")
        played = replace(played_of(entry, game), found=entry.found) if known.get("played") else None
        if played is not None:
            check_played(played)
        return Challenge(
            game, game.parse(entry.puzzle), dict(entry.options), entry.lexicon, entry.crc,
            None if limit is None else round(limit), str(known.get("name", "")),
            Band[str(known.get(BAND, Band.UNKNOWN.name))], bool(known.get("cancel")), played,
        )  # fmt: skip
    except UNREADABLE:
        return None


Board = tuple[str, str, tuple[tuple[str, str], ...]]
"""What makes two entries results of one puzzle: game, puzzle, rules."""


def board_of(entry: Entry, games: Games) -> Board | None:
    """The puzzle and rules that an entry of the history is about; None for an exercise or one that is unreadable."""
    key = str(entry.proven.get("game", "")) if entry.game == FRIEND else entry.game
    game = next((game for game in games if game.key == key), None)
    if game is None or ROUNDS in entry.proven or (entry.kind is Kind.EXERCISE and entry.game != FRIEND):
        return None
    try:
        rules = rules_of(read_options(game.options, _known(entry.options, game)))
    except UNREADABLE:
        return None
    return key, entry.puzzle, tuple(sorted(rules.items()))


def friends_on(entries: Iterable[Entry], board: Board, games: Games) -> list[Challenge]:
    """What friends sent about a puzzle, the latest of each last; those who have not played only if nothing else is."""
    found = {}
    for entry in entries:
        if entry.game == FRIEND and board_of(entry, games) == board:
            challenge = challenge_in(entry, games)
            if challenge is not None and (challenge.played is not None or challenge.name not in found):
                found[challenge.name] = challenge
    return list(found.values())


def own_on(entries: Iterable[Entry], board: Board, games: Games) -> Entry | None:
    """The player's own first result of a puzzle: later ones knew the answers."""
    return next((entry for entry in entries if entry.game != FRIEND and board_of(entry, games) == board), None)


@dataclass(frozen=True)
class Record:
    """The puzzles that were played against one friend."""

    name: str
    won: int = 0
    drawn: int = 0
    lost: int = 0


def records(entries: Sequence[Entry], games: Games) -> list[Record]:
    """Wins, draws and losses against each friend, those played most first; each puzzle counts once."""
    own: dict[Board, Entry] = {}
    sent = list[tuple[Board, Challenge]]()
    for entry in entries:
        board = board_of(entry, games)
        if board is not None and entry.game != FRIEND:
            own.setdefault(board, entry)
        elif board is not None and (challenge := challenge_in(entry, games)) and challenge.played:
            sent.append((board, challenge))
    latest = {(challenge.name, board): challenge for board, challenge in sent if board in own}
    found: dict[str, Record] = {}
    for (name, board), challenge in latest.items():
        mine = played_of(own[board], challenge.game)
        lead = compare(
            challenge.game.measure, name, mine, challenge.played, _plain_points(challenge), challenge.cancel
        ).lead or 0  # fmt: skip
        before = found.get(name, Record(name))
        found[name] = replace(
            before, won=before.won + (lead > 0), drawn=before.drawn + (lead == 0), lost=before.lost + (lead < 0)
        )
    return sorted(found.values(), key=lambda record: (-record.won - record.drawn - record.lost, record.name))


def _plain_points(challenge: Challenge) -> Callable[[Sequence[str]], Words]:
    """Points by the length of words, without a search: what cancelling needs in games where only the length counts."""
    game = challenge.game
    if game.scoring is None or not challenge.cancel:
        return dict.fromkeys
    scoring = game.scoring(challenge.puzzle, challenge.rules, ENGLISH)
    return lambda found: {word: scoring.plain(word) for word in found}


def words_of(challenge: Challenge, lexicon: Lexicon, run: Run) -> Callable[[Sequence[str]], Words]:
    """The words of results of a challenge, for `compare`; a board is searched, which raises `Stopped` when stopped."""
    game, rules = challenge.game, challenge.rules
    return lambda found: game.contest.words(challenge.puzzle, rules, lexicon, found, run)
