"""The words worth learning in a game, computed on a worker."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from qless_studio.engine.game import Game
from qless_studio.engine.history import History
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.player.lists import InstalledLists, lists_in
from qless_studio.engine.player.model import AVERAGE
from qless_studio.engine.player.rounds import Profile, known_after
from qless_studio.engine.player.scale import ROUNDS_FOR_LEVEL, reference_boards
from qless_studio.engine.player.study import Families, StudyWord, overlooked, study_words, worth_learning
from qless_studio.engine.solving import Run
from qless_studio.ui.work import wait_for_changes

LENGTHS = (3, 4, 5, 6, 7)
"""Letters of the shortest words, to choose from."""


@dataclass(frozen=True)
class StudyList:
    """The words worth learning in a game, and those overlooked."""

    game: str
    lexicon: Lexicon
    rounds: int
    """The rounds that count; with too few of them the list is made for an average player."""
    worth: Mapping[int, list[StudyWord]]
    """Words worth learning, by the minimum word length they count with."""
    overlooked: Mapping[int, list[StudyWord]]
    rolled: Mapping[str, float]
    """For each word the share of rolls that have it."""

    @property
    def of_average(self) -> bool:
        """Whether the list is made for an average player."""
        return self.rounds < ROUNDS_FOR_LEVEL


def study_list(
    folder: Path | None, games: Mapping[str, Game[Any, Any, Any]], key: str, lexicon_name: str, at: float, run: Run
) -> Iterator[StudyList]:
    """One list, for a game of `games` at a time in seconds since 1970; raises `StudioError`.

    `games` are those whose rounds say something about it.
    """
    game = games[key]
    lists = InstalledLists() if folder is None else lists_in(folder)
    lexicon = lists.plain(lexicon_name)
    wait_for_changes()
    entries = [] if folder is None else History(folder).read()[0]
    profile, known = Profile.of(key, lexicon), known_after(entries, games, lists)
    rounds = known.rounds(profile)
    skill = known.skill(profile, at) if rounds >= ROUNDS_FOR_LEVEL else AVERAGE
    run.checkpoint()
    assert game.scoring is not None
    scoring = game.scoring(game.blank, game.options(), lexicon.language)
    words = study_words(lexicon, scoring, skill, reference_boards(game, lexicon), folder, run)
    families = Families(lexicon.words)
    worth: dict[int, list[StudyWord]] = {}
    left: dict[int, list[StudyWord]] = {}
    for letters in LENGTHS:
        run.checkpoint()
        worth[letters] = worth_learning(words, families, letters)
        left[letters] = overlooked(words, families, letters)
    yield StudyList(key, lexicon, rounds, worth, left, {word.word: word.rolled for word in words})
