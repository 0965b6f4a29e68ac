"""Games that still subclass `GamePlay`: their methods become its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from qless_studio.engine.game import Dealt
from qless_studio.engine.history import Kind
from qless_studio.engine.play import SavedPlay, Stage
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.tab.play_rules import PlayRules
from qless_studio.ui.tab.session import Session, State
from qless_studio.ui.widgets.play.calendar import Calendar
from qless_studio.ui.widgets.play.result_card import ResultShown


class GameHooks(GamePlay):
    """A game overrides some of these; `deal` and `result_shown` are required."""

    kind = Kind.GAME
    clock_waits = False

    def __init__(self, places: GamePage, session: Session) -> None:
        rules = PlayRules(
            self.deal, self.result_shown, True, self.kind, self.clock_waits, self.bare,
            daily_dealt=self.daily_dealt, waits=self.waits, moves=self.moves, facts=self.facts, clear=self.clear,
            restore=self.restore, known=self.known, proven=self.proven, share=self.share_lines,
            next_text=self.next_text, clock_note=self.clock_note, shows_clock=self.shows_clock,
            show_word=self.show_word, place_calendar=self.place_calendar, missed=self.missed,
        )  # fmt: skip
        super().__init__(places, session, rules)

    def deal(self) -> None:
        raise NotImplementedError

    def result_shown(self) -> ResultShown:
        raise NotImplementedError

    def bare(self, puzzle: Any) -> Any:
        return puzzle

    def moves(self) -> tuple[str, ...]:
        return ()

    def facts(self) -> Mapping[str, Any]:
        return {}

    def clear(self) -> None:
        pass

    def restore(self, saved: SavedPlay) -> None:
        pass

    def known(self) -> bool:
        return self.session.state is State.FINISHED

    def reason(self) -> str:
        return self.finished.reason()

    def time_and_hints(self) -> str:
        return self.finished.time_and_hints()

    def _forget(self) -> None:
        self.forget()

    def place_calendar(self, calendar: Calendar) -> None:
        self.add("section", calendar, when=(Stage.IDLE,))

    def proven(self) -> Mapping[str, Any]:
        return {}

    def missed(self) -> bool:
        return True

    def daily_dealt(self, dealt: Dealt[Any]) -> None:
        pass

    def share_lines(self) -> list[str]:
        return []

    def show_word(self, word: str) -> None:
        pass

    def next_text(self) -> str:
        return self.tr("Next")

    def waits(self) -> bool:
        return False

    def shows_clock(self) -> bool:
        return True

    def clock_note(self) -> str:
        return ""
