"""A finished game beside what friends reached on the same puzzle, as far as the history knows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import QObject

from qless_studio.engine.challenges.challenge import Challenge, Played
from qless_studio.engine.challenges.duel import Duel, Side, compare, played_of, words_of
from qless_studio.engine.challenges.opening import difference
from qless_studio.engine.game import Game, Measure
from qless_studio.engine.history import Entry, Result
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play import Stage
from qless_studio.engine.play_statistics import SOLVED
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import clock_time, counted, figure, say
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.widgets.play.duel import DuelPanel, DuelShown, PlayerShown
from qless_studio.ui.widgets.play.result_card import ResultCard
from qless_studio.ui.work.signals import listen

SEARCH = "duel"


class Duels(QObject):
    """Puts the comparison in the place of the result card once both results are known."""

    def __init__(self, play: GamePlay, card: ResultCard, panel: DuelPanel) -> None:
        super().__init__(play)
        self._play, self._card, self.panel = play, card, panel
        self._searches = BackgroundSearches(play.session, self)
        self._about: object = None
        play.stage_changed.connect(self._on_stage_changed)
        listen(self._compare, play.ended, play.history.changed)

    def _on_stage_changed(self, stage: Stage) -> None:
        if stage is not Stage.OVER:
            self._searches.cancel(SEARCH)
            self._about = None
        self._show(False)
        self._compare()

    def _show(self, shown: bool) -> None:
        self.panel.setVisible(shown)
        self._card.setVisible(self._play.stage is Stage.OVER and not shown)

    def _compare(self) -> None:
        """Compare with the friend whose challenge was opened last; the words are looked up on a worker."""
        play, lexicon = self._play, self._play.session.lexicon
        if play.stage is not Stage.OVER or lexicon is None or not play.is_known:
            return
        sent = play.finished.friends_challenge(play.history.entries)
        if sent is None:
            return
        entry = play.finished.entry()
        about = (sent, entry.id, entry.proven.get("score"))
        if about != self._about:
            self._about = about
            self._searches.start(SEARCH, partial(duel_of, entry, sent, lexicon), self._on_compared)
        elif not self._searches.running(SEARCH):
            self._show(True)

    def _on_compared(self, found: list[DuelShown]) -> None:
        self.panel.card.next.setText(self._play.rules.next_text)
        self.panel.show_duel(found[-1])
        self._show(True)
        self._play.places.scrolling.follow(lambda: self.panel if self.panel.isVisible() else None)


def duel_of(entry: Entry, sent: Challenge, lexicon: Lexicon, run: Run) -> Iterator[DuelShown]:
    """What to show of an own result and a friend's, for a worker."""
    game, mine = sent.game, played_of(entry, sent.game)
    words = words_of(sent, lexicon, run)
    duel = compare(game.measure, sent.name or say("Your friend"), mine, sent.played, words, sent.cancel)
    yield shown_of(duel, sent, mine, lexicon, _nobody(game, sent, duel, lexicon, run))


def _nobody(
    game: Game[Any, Any, Any], sent: Challenge, duel: Duel, lexicon: Lexicon, run: Run
) -> tuple[tuple[str, int | None], ...]:
    """The words of a board that neither found, common ones of many points first."""
    if game.board is None:
        return ()
    found = game.solve(sent.puzzle, lexicon, sent.rules, run)
    points = {word: worth for solution in found for word, worth in game.words_of(sent.puzzle, solution).items()}
    left = points.keys() - duel.mine.words.keys() - duel.theirs.words.keys()
    order = sorted(left, key=lambda word: (-(points[word] or 0), -(lexicon.zipf(word) or 0.0), word))
    return tuple((word, points[word]) for word in order)


def shown_of(
    duel: Duel, sent: Challenge, mine: Played, lexicon: Lexicon, nobody: tuple[tuple[str, int | None], ...] = ()
) -> DuelShown:
    """A comparison in words and figures."""
    clock = ", ".join((say("same puzzle"), *([clock_time(sent.seconds)] if sent.seconds else [])))
    return DuelShown(
        duel.verdict,
        clock,
        PlayerShown(say("You"), _result(duel.mine, sent), _note(duel.mine, duel)),
        PlayerShown(duel.theirs.name, _result(duel.theirs, sent), _note(duel.theirs, duel)),
        duel.only_mine,
        duel.both,
        duel.only_theirs,
        nobody,
        duel.cancels,
        _shares(duel),
        duel.verdict if duel.lead is None else "",
        difference(sent, lexicon),
    )


def _shares(duel: Duel) -> tuple[float, float]:
    mine, theirs = (max(0, side.score or 0) for side in (duel.mine, duel.theirs))
    if mine + theirs:
        return mine / (mine + theirs), theirs / (mine + theirs)
    lead = duel.lead or 0
    return float(lead > 0), float(lead < 0)


def _result(side: Side, sent: Challenge) -> int | str:
    played = side.played
    if played is None:
        return "–"
    if sent.game.measure in (Measure.SHARE, Measure.GIVEN_AWAY):
        return side.score or 0
    if played.result not in SOLVED:
        return "–"
    return say("solved") if played.seconds is None else clock_time(played.seconds)


def _note(side: Side, duel: Duel) -> str:
    played = side.played
    if played is None:
        return ""
    parts = [counted(len(side.words), "{} word", "{} words")]
    if played.result is Result.GIVEN_UP:
        taken = played.seconds
        parts.append(", ".join((say("gave up"), *([] if taken is None else [clock_time(taken)]))))
    if duel.cancels and duel.both:
        parts.append(say("{} cancelled", figure(len(duel.both))))
    if played.hints:
        parts.append(counted(played.hints, "{} hint", "{} hints"))
    return ", ".join(parts)
