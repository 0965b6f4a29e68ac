"""The texts in the tray and the figures beneath the table."""

from __future__ import annotations

from collections.abc import Callable

from qless_studio.engine.games.quiddler.hand import if_stopped
from qless_studio.engine.games.quiddler.puzzle import Position, Shift, played
from qless_studio.engine.games.quiddler.rules import Options
from qless_studio.engine.games.quiddler.solver import FinishedGame, LaidWord, Standing, Summary, has_unknown, shifts
from qless_studio.engine.games.quiddler.tray import Tray, score_of
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import capitalised, counted, decimal, figure, say
from qless_studio.ui.games.quiddler.move_analysis import MoveAnalysis
from qless_studio.ui.games.quiddler.scene import Mark, TableFigure, TrayText, words_played
from qless_studio.ui.games.quiddler.turn import Turn

# The player's turn


def turn_text(turn: Turn, analysis: MoveAnalysis, options: Options, lexicon: Lexicon | None) -> TrayText:
    """The text for the cards in the tray."""
    if not turn.tray.places:
        return _empty_text(turn, analysis, options)
    letters = turn.letters
    if turn.complaint:
        return TrayText(letters, turn.complaint, Mark.WARN)
    if turn.discard is not None:
        status = say(
            "Discard it and score {}", figure(if_stopped(played(turn.puzzle, turn.discard), options, turn.deck))
        )
        return TrayText(letters, status, Mark.NONE, say("or add cards for a word"), True, discards=True)
    if turn.keeps_none:
        return TrayText(letters, say("Keep one card to discard"), Mark.WARN)
    wrong = no_word(turn.tray, letters, turn.position, turn.min_cards, lexicon)
    if wrong is not None:
        return wrong
    assert lexicon is not None
    hand = turn.puzzle.hand is not None
    points = score_of(turn.tray, turn.cards, options, turn.deck, hand).total
    return _word_text(turn, analysis, points, lexicon.shown(letters.lower()))


def no_word(tray: Tray, letters: str, position: Position, least: int, lexicon: Lexicon | None) -> TrayText | None:
    """Why the cards in the tray, which spell these letters, are no word; None for a word."""
    if len(tray.places) < least:
        can_move = tray.places in [(shift.source,) for shift in shifts(position)]
        value = say("or choose an empty pile for it") if can_move else ""
        return TrayText(letters, say("A word needs at least {} cards", least), Mark.NONE, value)
    if lexicon is None:
        return TrayText(letters, capitalised(say("the word list is still loading")))
    return None if letters.lower() in lexicon else TrayText(letters, capitalised(say("not in the list")), Mark.BAD)


def _empty_text(turn: Turn, analysis: MoveAnalysis, options: Options) -> TrayText:
    if turn.complaint:
        return TrayText("", turn.complaint, Mark.WARN)
    if turn.named is not None:
        return TrayText("", say("Type the card that was uncovered"))
    move = say("or move a card to an empty pile") if next(shifts(turn.position), None) else ""
    return _end_text(turn, analysis) or TrayText("", _invitation(turn, options, analysis.proven), value=move)


def _end_text(turn: Turn, analysis: MoveAnalysis) -> TrayText | None:
    """How the player's game ended; None while a word can be played, and until that is known."""
    summary = analysis.proven
    if summary is not None and summary.over and summary.best is not None and summary.deal_best is not None:
        score, lost = _points(summary.best), summary.deal_best - summary.best
        if lost == 0:
            return TrayText(score, say("The game is over with the best possible score"), Mark.GOOD)
        if lost < 0:
            return TrayText(score, f"{say('Game over')}; {say('not in the list')}")
        best = capitalised(say("proven best {}", figure(summary.deal_best)))
        return TrayText(score, say("The game is over; your moves lost {}", lost), Mark.NONE, best)
    choices = analysis.choices
    if choices is None or any(isinstance(choice.move, LaidWord) for choice in choices) or turn.puzzle.hand is not None:
        return None
    if choices:
        return TrayText("", say("No word possible: drag a card to an empty pile"))
    return TrayText("", say("No word can be played"))


def _invitation(turn: Turn, options: Options, proven: Summary | None) -> str:
    """What can be done with an empty tray."""
    if turn.puzzle.hand is None:
        return say("Click cards or type a word")
    if proven is not None and proven.best == if_stopped(turn.puzzle, options, turn.deck):
        return say("No word earns more: choose the card to discard")
    return say("Make words, or choose one card to discard")


def _word_text(turn: Turn, analysis: MoveAnalysis, points: int, word: str) -> TrayText:
    """A word that can be played, and what playing it is worth once that is known."""
    scored, figures = _points(points), analysis.figures
    choice = turn.choice
    value = choice.worth if choice is not None else analysis.value_of(turn.tray.word(turn.cards))
    if value is None or figures is None:
        return TrayText(word, say("Valid word"), Mark.GOOD, scored, True)
    best = figures.best_from_here
    if value == best:
        end = say("{}; end value stays {}", scored, figure(best))
        return TrayText(word, say("Valid word, the best one here"), Mark.GOOD, end, True)
    status = say("Valid word; it gives away {}", best - value)
    end = say("{}; end value {} instead of {}", scored, figure(value), figure(best))
    return TrayText(word, status, Mark.GOOD, end, True)


def _points(points: int) -> str:
    return counted(points, "{} point", "{} points")


# Playback


def playback_text(game: FinishedGame, step: int, shown: Callable[[str], str]) -> tuple[Tray, TrayText]:
    """The tray of a game played back: the next word after `step` moves, or how the game ended."""
    if step == len(game.moves):
        left = f"{capitalised(say('left over'))}: {' '.join(game.left)}" if game.left else say("All cards used")
        if game.discard:
            left = f"{left}; {say('discard: {}', game.discard)}"
        return Tray(), TrayText(_points(game.score), left)
    move, count = game.moves[step], capitalised(say("step {} of {}", step + 1, len(game.moves)))
    if isinstance(move, Shift):
        text = say("Move the card from pile {} to pile {}", move.source + 1, move.target + 1)
        return Tray(), TrayText("", text, Mark.NONE, count)
    points = _points(move.points)
    if move.bonus:
        points = counted(
            move.points, "{} point and a bonus of {}", "{} points and a bonus of {}", move.points, move.bonus
        )
    return Tray(move.piles), TrayText(shown(move.word), points, Mark.NONE, count)


# Figures


def table_figures(
    standing: Standing, options: Options, best_and_lost: tuple[int, int] | None, pending: str, plain: bool
) -> tuple[TableFigure, ...]:
    """The figures of a game under way; those of the analysis are `pending` while unknown, and absent if `plain`."""
    puzzle = standing.puzzle
    if not puzzle.known:
        return ()
    so_far = sum(word.score for word in words_played(puzzle, options, standing.deck, str.upper))
    shown = [TableFigure(figure(so_far), say("so far"))]
    shown.append(TableFigure(_stop_figure(standing, options), say("if stopped")))
    if not has_unknown(puzzle) and not plain:
        best, lost = (pending, pending) if best_and_lost is None else map(figure, best_and_lost)
        shown.append(TableFigure(best, say("best")))
        shown.append(TableFigure(lost, say("lost")))
    return tuple(shown)


def _stop_figure(standing: Standing, options: Options) -> str:
    """The score if the game ended now, "≈" with unknown cards: they count as the average of the unseen ones."""
    if standing.puzzle.hand is not None:
        return figure(if_stopped(standing.puzzle, options, standing.deck))
    score = decimal(standing.if_stopped, 0)
    return f"≈ {score}" if has_unknown(standing.puzzle) else score
