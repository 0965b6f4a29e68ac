"""The exercises of a rush, made on a worker before it begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any

from qless_studio.engine.game import Game
from qless_studio.engine.history import Entry, History
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.player.lists import InstalledLists, lists_in
from qless_studio.engine.practice.rush import READY, Question, Rule, Rung, best_rush, fresh_questions, ladder
from qless_studio.engine.solving import Run
from qless_studio.ui.work import wait_for_changes


@dataclass(frozen=True)
class Prepared:
    """All that a rush needs."""

    rungs: list[Rung]
    lexicons: Mapping[str, Lexicon]
    """Word lists of the questions by name."""
    best: Mapping[Rule, Entry | None]
    """The best rush before."""


def prepared(
    folder: Path | None,
    games: Mapping[str, Game[Any, Any, Any]],
    chosen: tuple[str, ...],
    language: str,
    seed: int,
    run: Run,
) -> Iterator[int | Prepared]:
    """How many exercises of the games `chosen`, () all, are made, after each; last all of them.

    The same for the same seed. Raises `StudioError`.
    """
    lists = InstalledLists() if folder is None else lists_in(folder)
    load = lru_cache(maxsize=None)(lists.plain)
    questions: list[Question] = []
    different = set[str]()
    games = {key: game for key, game in games.items() if not chosen or key in chosen}
    for question in islice(fresh_questions(games, language, load, seed, run), 4 * READY):
        questions.append(question)
        different.add(question.exercise.question)
        yield len(different)
        if len(different) == READY:
            break
    rungs = ladder(questions, READY)
    names = {rung.question.lexicon for rung in rungs}
    wait_for_changes()
    entries = [] if folder is None else History(folder).read()[0]
    best = {rule: best_rush(entries, rule, chosen) for rule in Rule}
    yield Prepared(rungs, {name: load(name) for name in names}, best)
