"""The level and the word of the day of the home page, computed on a worker."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from qless_studio.engine.history import Entry
from qless_studio.engine.lexicon.definitions import Definition, Definitions
from qless_studio.engine.player.lately import DayWord, Lately, day_word, learn, level_lately
from qless_studio.engine.player.lists import lists_in
from qless_studio.engine.player.rounds import Games
from qless_studio.engine.solving import Run


@dataclass(frozen=True)
class WordShown:
    """The word of the day with its meaning."""

    game: str
    word: DayWord
    shown: str
    """As people spell it."""
    part: str
    meaning: str


def standing(
    folder: Path,
    games: Games,
    entries: Sequence[Entry],
    lists_of: dict[str, str],
    levels: bool,
    left_out: Collection[tuple[str, str]],
    today: date,
    run: Run,
) -> Iterator[Lately | WordShown]:
    """The level in the game played last, with `levels`; then the word of the day. Raises `StudioError`.

    `lists_of`: the word list in force in each game that has words worth learning; the first is used for the word
    unless another was played last. `left_out`: (language, word).
    """
    lists = lists_in(folder)
    known, steps = learn(entries, games, lists, run)
    lately = level_lately(steps, games, lists, today, run)
    if levels and lately is not None:
        yield lately
    game = lately.game if lately is not None and lately.game in lists_of else next(iter(lists_of), "")
    if not game:
        return
    lexicon = lists.plain(lists_of[game])
    language = lexicon.language
    without = {word for code, word in left_out if code == language.code}
    definitions = Definitions()

    def define(word: str) -> Definition | None:
        return definitions.define(word, language, lexicon.spelt(word))

    word = day_word(today, games[game], lexicon, known, without, folder, lambda word: define(word) is not None, run)
    if word is not None:
        meaning = define(word.word)
        yield WordShown(game, word, lexicon.shown(word.word), *(("", "") if meaning is None else meaning.brief))
