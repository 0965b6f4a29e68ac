"""The texts in the tray and the figures beneath the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.games.quiddler.move_analysis import Figures
from qless_studio.engine.games.quiddler.options import Options
from qless_studio.engine.games.quiddler.puzzle import Puzzle, Shift
from qless_studio.engine.games.quiddler.solver import FinishedGame, LaidWord, has_unknown, standings
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import counted, figure
from qless_studio.ui.games.quiddler.move_analysis import MoveAnalysis
from qless_studio.ui.games.quiddler.scene import Mark, TableFigure, TrayText, words_played
from qless_studio.ui.games.quiddler.tray import Tray, score_of
from qless_studio.ui.games.quiddler.turn import Turn


def tr(text: str) -> str:
    return QCoreApplication.translate("TrayTexts", text)


# The player's turn


def turn_text(turn: Turn, analysis: MoveAnalysis, options: Options, lexicon: Lexicon | None) -> TrayText:
    """The text for the cards in the tray."""
    if not turn.tray.places:
        return _empty_text(turn, analysis)
    letters = turn.letters
    if turn.complaint:
        return TrayText(letters, turn.complaint, Mark.WARN)
    if len(turn.tray.places) < turn.min_cards:
        status = tr("A word needs at least {} cards").format(turn.min_cards)
        value = tr("or choose an empty pile for it") if _can_move(turn) else ""
        return TrayText(letters, status, Mark.NONE, value)
    if lexicon is None:
        return TrayText(letters, tr("The word list is still loading"))
    if not turn.playable:
        return TrayText(letters, tr("Not in the word list"), Mark.BAD)
    hand = turn.puzzle.hand is not None
    return _word_text(turn, analysis, score_of(turn.tray, turn.cards, options, hand).total)


def _can_move(turn: Turn) -> bool:
    """Whether the one card in the tray can go to an empty place."""
    places = turn.position.places
    return len(turn.tray.places) == 1 and len(places[turn.tray.places[0]]) == 2 and () in places


def _empty_text(turn: Turn, analysis: MoveAnalysis) -> TrayText:
    if turn.complaint:
        return TrayText("", turn.complaint, Mark.WARN)
    if turn.named is not None:
        return TrayText("", tr("Type the card that was uncovered"))
    return _end_text(turn.puzzle, analysis) or TrayText("", tr("Click cards or type a word"))


def _end_text(puzzle: Puzzle, analysis: MoveAnalysis) -> TrayText | None:
    """How the player's game ended; None while a word can be played, and until that is known."""
    choices, figures = analysis.choices, analysis.figures
    if choices is None or figures is None or any(isinstance(choice.move, LaidWord) for choice in choices):
        return None
    if choices:
        return TrayText("", tr("No word possible: drag a card to an empty pile"))
    if not puzzle.moves:
        return TrayText("", tr("No word can be formed with these cards"))
    score = _points(figures.best_from_here)
    if figures.lost == 0:
        return TrayText(score, tr("The game is over with the best possible score"), Mark.GOOD)
    return TrayText(score, tr("The game is over; your moves lost {}").format(figures.lost))


def _word_text(turn: Turn, analysis: MoveAnalysis, points: int) -> TrayText:
    """A word that can be played, and what playing it is worth once that is known."""
    letters, scored, figures = turn.letters, _points(points), analysis.figures
    choice = turn.choice
    value = choice.worth if choice is not None else analysis.value_of(turn.tray.word(turn.cards))
    if value is None or figures is None:
        return TrayText(letters, tr("Valid word"), Mark.GOOD, scored, True)
    best = figures.best_from_here
    if value == best:
        end = tr("{}; end value stays {}").format(scored, figure(best))
        return TrayText(letters, tr("Valid word, the best one here"), Mark.GOOD, end, True)
    status = tr("Valid word; it gives away {}").format(best - value)
    end = tr("{}; end value {} instead of {}").format(scored, figure(value), figure(best))
    return TrayText(letters, status, Mark.GOOD, end, True)


def _points(points: int) -> str:
    return counted(points, "{} point", "{} points")


# Playback


def playback_text(game: FinishedGame, step: int) -> tuple[Tray, TrayText]:
    """The tray of a game played back: the next word after `step` moves, or how the game ended."""
    if step == len(game.moves):
        left = tr("Cards left: {}").format(" ".join(game.left)) if game.left else tr("All cards used")
        if game.discard:
            left = tr("{}; discard {}").format(left, game.discard)
        return Tray(), TrayText(_points(game.score), left)
    move, count = game.moves[step], tr("Step {} of {}").format(step + 1, len(game.moves))
    if isinstance(move, Shift):
        text = tr("Move the card from pile {} to pile {}").format(move.source + 1, move.target + 1)
        return Tray(), TrayText("", text, Mark.NONE, count)
    points = _points(move.points)
    if move.bonus:
        points = counted(
            move.points, "{} point and a bonus of {}", "{} points and a bonus of {}", move.points, move.bonus
        )
    return Tray(move.piles), TrayText(move.word.upper(), points, Mark.NONE, count)


# Figures


def table_figures(puzzle: Puzzle, options: Options, figures: Figures | None, preview: bool) -> tuple[TableFigure, ...]:
    """The figures of a game under way; those of the analysis are "…" until it is done, and absent in a preview."""
    if not puzzle.known:
        return ()
    so_far = sum(word.score for word in words_played(puzzle, options))
    shown = [TableFigure(figure(so_far), tr("so far"), tr("so far"))]
    if puzzle.hand is not None:
        return tuple(shown)
    if_stopped = standings(puzzle, options)[-1].base
    shown.append(TableFigure(figure(if_stopped), tr("if you stop now"), tr("if stopped")))
    if not has_unknown(puzzle) and not preview:
        best = "…" if figures is None else figure(figures.best_from_here)
        lost = "…" if figures is None else figure(figures.lost)
        shown.append(TableFigure(best, tr("best from here"), tr("best")))
        shown.append(TableFigure(lost, tr("lost by your moves"), tr("lost")))
    return tuple(shown)
