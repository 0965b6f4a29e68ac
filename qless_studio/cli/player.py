"""What was played, and what it says of the player: `qless-studio history`, `level`, `chances`, `study` and others."""

from __future__ import annotations

import argparse
import json
import time
from datetime import date
from pathlib import Path
from typing import Any

from qless_studio.cli.arguments import (
    Commands,
    add_language_argument,
    add_list_argument,
    add_option_argument,
    game_parsers,
    positive,
    puzzle_in,
    puzzle_text,
    settings_of,
)
from qless_studio.cli.report import complain, put
from qless_studio.engine.days import day_of
from qless_studio.engine.errors import StudioError
from qless_studio.engine.folders import data_folder
from qless_studio.engine.game import Game
from qless_studio.engine.history import Entry, History, as_json
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.lexicon.languages import language_of
from qless_studio.engine.player.levels import (
    GivenAway,
    given_away,
    given_away_text,
    how_often,
    level_in,
    level_text,
    played_in,
)
from qless_studio.engine.player.model import AVERAGE, Skill
from qless_studio.engine.player.rounds import Known, Profile, known_after, lists_in
from qless_studio.engine.player.scale import ROUNDS_FOR_LEVEL, Level, reference_boards
from qless_studio.engine.player.study import Families, StudyWord, study_words, worth_learning
from qless_studio.engine.practice.learning import anki_text
from qless_studio.engine.practice.queue import open_queue
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Run
from qless_studio.engine.sync import sync
from qless_studio.engine.texts import clock_time, counted, decimal, figure
from qless_studio.library.player import chances
from qless_studio.library.puzzles import Puzzle

# What the commands about the player share: the history, and what it says.

BY_KEY = {game.key: game for game in GAMES}


def entries() -> list[Entry]:
    """The player's history; raises `SessionError`."""
    return opened_history().read()[0]


def opened_history() -> History:
    """The file of the history; standard error says if it is too large, or will soon be."""
    history = History(data_folder())
    warning = history.warning()
    if warning:
        complain(warning)
    return history


def known_skill(game: str, lexicon: Lexicon, enough: int, at: float) -> tuple[Skill, int]:
    """What is known of the player of a game at a time, in seconds since 1970, and from how many rounds.

    With fewer than `enough` rounds it is the average player. Raises `SessionError`.
    """
    known: Known = known_after(entries(), BY_KEY, lists_in(data_folder()))
    profile = Profile.of(game, lexicon)
    rounds = known.rounds(profile)
    return (known.skill(profile, at) if rounds >= enough else AVERAGE), rounds


# `qless-studio history`: what was played.


def add_history(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("history", help="list finished rounds, games and exercises, oldest first")
    parser.add_argument("--game", choices=[game.key for game in GAMES], help="list only one game")
    parser.add_argument("--json", action="store_true", help="write JSON lines, one object per entry")
    parser.set_defaults(command=_history)


def _history(given: argparse.Namespace) -> int:
    entries, damaged = opened_history().read_newest()
    for entry in entries:
        if given.game in (None, entry.game):
            put(json.dumps(as_json(entry)) if given.json else _entry_line(entry))
    if damaged:
        message = counted(damaged, "{} damaged line was left out", "{} damaged lines were left out")
        complain(message)
    return 0


def _entry_line(entry: Entry) -> str:
    """An entry for people."""
    minutes = "" if entry.seconds is None else clock_time(entry.seconds)
    hints = counted(len(entry.hints), "{} hint", "{} hints") if entry.hints else ""
    facts = (entry.puzzle, entry.result.value, minutes, hints, f"daily {entry.day}" if entry.day else "")
    return "  ".join((entry.when[:16].replace("T", " "), f"{entry.game:<11}", *filter(None, facts)))


# `qless-studio level`: the player's level in each game.


def add_level(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("level", help="your level in each game")
    parser.add_argument("--game", choices=list(BY_KEY), help="only one game")
    add_language_argument(parser, "games")
    parser.add_argument("--json", action="store_true", help="write JSON lines, one object per game")
    parser.set_defaults(command=_level)


def _level(given: argparse.Namespace) -> int:
    lists = lists_in(data_folder())
    language = language_of(given.language).code
    history = entries()
    known = known_after(history, BY_KEY, lists)
    for game in GAMES:
        if given.game in (None, game.key):
            level = level_in(game, history, known, lists, language)
            costs = given_away(played_in(history, game.key, lists, language), game.key) if level is None else None
            put(json.dumps(_level_fields(game, level, costs)) if given.json else _level_line(game, level, costs))
    return 0


def _level_fields(game: Game[Any, Any, Any], level: Level | None, costs: GivenAway | None) -> dict[str, Any]:
    if level is None:
        return {"game": game.key, "level": None, "deviation": None, "rounds": costs.games if costs else 0}
    known = (round(level.value), round(level.deviation)) if level.known else (None, None)
    return {"game": game.key, "level": known[0], "deviation": known[1], "rounds": level.rounds}


def _level_line(game: Game[Any, Any, Any], level: Level | None, costs: GivenAway | None) -> str:
    if level is not None:
        rounds = f" ({counted(level.rounds, '{} round', '{} rounds')})" if level.known else ""
        return f"{game.key:<11}  {level_text(level)}{rounds}"
    return f"{game.key:<11}  {'no games yet' if costs is None else given_away_text(costs)}"


# `qless-studio chances GAME BOARD`: how likely the player finds each word, and the points to expect.

CHANCE_PLACES = 4
"""Decimal places of chances and points in JSON."""


def add_chances(commands: Commands) -> None:
    """Add the command and the games that are played on boards of letters."""
    purpose = "how likely you are to find each word of a board, and the points to expect"
    games = [game for game in GAMES if game.board is not None]
    for parser, _ in game_parsers(commands, "chances", purpose, _chances, games):
        parser.add_argument("board", metavar="BOARD", help="the board; -: from standard input, @FILE: from a file")
        parser.add_argument(
            "--seconds", metavar="S", type=positive(float), help="seconds of the round (default: by the rules)"
        )
        parser.add_argument("--average", action="store_true", help="for an average player, whatever you have played")
        add_list_argument(parser)
        add_option_argument(parser)
        parser.add_argument("--json", action="store_true", help="write JSON lines, one object per word")


def _chances(given: argparse.Namespace) -> int:
    game: Game[Any, Any, Any] = given.game
    puzzle = Puzzle(game.key, puzzle_in(game, puzzle_text(given.board)))
    lexicon = load(given.lexicon)
    known = chances(puzzle, lexicon=lexicon, seconds=given.seconds, average=given.average, **settings_of(given))
    if given.json:
        for row in known.words:
            put(json.dumps({**row, "chance": round(row["chance"], CHANCE_PLACES)}))
        figures = {"expected": known.expected, "low": known.low, "high": known.high}
        put(
            json.dumps({**{name: round(value, CHANCE_PLACES) for name, value in figures.items()}, "level": known.level})
        )
        return 0
    for row in known.words:
        put(f"{row['points']:6} {lexicon.shown(row['word']):<16} {how_often(row['chance'])}")
    whose = f"from {known.rounds} rounds of yours" if known.rounds else "for an average player"
    put(f"{known.words.title} ({whose})")
    if known.level is not None:
        put(f"Level of the board: {figure(known.level)}")
    return 0


# `qless-studio study GAME`: the words that are worth most to the player.

COUNT = 20
STUDY_PLACES = 6
"""Decimal places in JSON."""


def add_study(commands: Commands) -> None:
    """Add the command and the games that are played on boards of letters."""
    games = [game for game in GAMES if game.scoring is not None]
    for parser, _ in game_parsers(commands, "study", "the words that are worth most to you", _study, games):
        parser.add_argument(
            "--count", metavar="N", type=positive(int), default=COUNT, help=f"number of words (default: {COUNT})"
        )
        add_list_argument(parser)
        parser.add_argument("--json", action="store_true", help="write JSON lines, one object per word")


def _study(given: argparse.Namespace) -> int:
    game: Game[Any, Any, Any] = given.game
    lexicon = load(given.lexicon)
    skill, rounds = known_skill(game.key, lexicon, ROUNDS_FOR_LEVEL, time.time())
    assert game.scoring is not None
    scoring = game.scoring(game.blank, game.options(), lexicon.language)
    words = study_words(lexicon, scoring, skill, reference_boards(game, lexicon), data_folder())
    if not given.json and rounds < ROUNDS_FOR_LEVEL:
        enough = f"{rounds} of {ROUNDS_FOR_LEVEL} rounds"
        complain(f"for an average player, as there are only {enough}")
    worth = worth_learning(words, Families(lexicon.words), most=given.count)
    if not given.json and not worth:
        complain("every word of this list is a common one")
    for word in worth:
        put(json.dumps(_study_fields(word)) if given.json else _study_line(word, lexicon.shown(word.word)))
    return 0


def _study_fields(word: StudyWord) -> dict[str, Any]:
    rolled, chance, gain = (round(value, STUDY_PLACES) for value in (word.rolled, word.chance, word.gain))
    return {"word": word.word, "points": word.points, "rolled": rolled, "chance": chance, "gain": gain}


def _study_line(word: StudyWord, shown: str) -> str:
    """A word for people: figures in 100 boards and 100 rounds."""
    others = f"  also {', '.join(word.family[:3]).upper()}" if word.family else ""
    rolled, gain = decimal(100 * word.rolled, 1), decimal(100 * word.gain, 1)
    return f"{shown:<12} on {rolled:>4} of 100 boards  found {how_often(word.chance):<14} +{gain}{others}"


# `qless-studio practice --due`: the cards to practise on a day.


def add_practice(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("practice", help="list what you missed and should practise, with the right answers")
    parser.add_argument("--due", action="store_true", help="list the cards that are due")
    parser.add_argument(
        "--day", metavar="DAY", default="today", help="day on which they are due, such as 2024-05-31 (default: today)"
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="write JSON lines, one object per card")
    form.add_argument("--anki", action="store_true", help="write a text file for import into Anki")
    parser.set_defaults(command=_practice)


def _practice(given: argparse.Namespace) -> int:
    if not given.due:
        raise StudioError("say what to list: --due (try qless-studio practice --help)")
    day = day_of(given.day, date.today(), "day")
    folder = data_folder()
    opened_history()  # it may have to be said that it is too large
    queue = open_queue(folder, {game.key: game for game in GAMES}, Run())
    if given.anki:
        put(*anki_text(queue.exercises(day, Run())).splitlines())
        return 0
    for due, exercise in queue.exercises(day, Run()):
        if given.json:
            line = {"game": due.card.game, "kind": exercise.kind, "question": exercise.question}
            put(json.dumps(line | {"answers": list(exercise.answers), "due": due.due.isoformat()}))
        else:
            put(f"{due.due.isoformat()}  {due.card.game:<11}  {exercise.question}: {', '.join(exercise.answers)}")
    return 0


# `qless-studio sync FOLDER`: exchange the history with other computers over a shared folder.


def add_sync(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("sync", help="exchange the history with other computers over a shared folder")
    parser.add_argument("folder", metavar="FOLDER", help="a folder that all your computers see")
    parser.add_argument("--json", action="store_true", help="write one JSON object")
    parser.set_defaults(command=_sync)


def _sync(given: argparse.Namespace) -> int:
    if not given.folder.strip():  # for Path it would be the folder in which the command runs
        raise StudioError("has no name", "FOLDER")
    done = sync(Path(given.folder), data_folder())
    for problem in done.problems:
        complain(problem)
    if given.json:
        put(json.dumps({"sent": done.sent, "received": done.received, "profiles": list(done.profiles)}))
    else:
        put(f"{done.sent} sent, {done.received} received; profiles: {', '.join(done.profiles)}")
    return 0
