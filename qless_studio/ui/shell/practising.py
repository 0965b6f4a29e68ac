"""What others ask of practice, which they need not know."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Protocol

from qless_studio.engine.player.study import StudyWord


class Practising(Protocol):
    """What is asked ends when something else is practised."""

    @property
    def finished(self) -> Any:
        """The signal that questions were answered."""

    @property
    def practise(self) -> Any:
        """The command that shows what there is to practise."""

    def practise_cards(self, ids: Collection[str], title: str) -> None: ...
    def practise_missed(self, entries: Collection[str]) -> None: ...
    def practise_words(self, game: str, words: Collection[StudyWord], lexicon: str) -> None: ...
