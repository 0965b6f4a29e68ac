"""The texts in the tray and the figures beneath the table during a hand game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.games.quiddler.deck import Deck
from qless_studio.engine.games.quiddler.hand_game import Round
from qless_studio.engine.games.quiddler.hand_review import ReviewedRound
from qless_studio.engine.games.quiddler.options import Options
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import counted, decimal, figure
from qless_studio.ui.games.quiddler.match_hand import MatchHand
from qless_studio.ui.games.quiddler.scene import Mark, TrayText


def tr(text: str) -> str:
    return QCoreApplication.translate("MatchTexts", text)


def match_text(
    round: Round, hand: MatchHand, my_turn: bool, complaint: str, lexicon: Lexicon | None, options: Options
) -> TrayText:
    """What can be done with the cards in the tray, or next."""
    letters = hand.letters
    if complaint:
        return TrayText(letters, complaint, Mark.WARN, button=tr("Set aside"))
    if round.over:
        return _end_text(round)
    if lexicon is None:
        return TrayText(letters, tr("The word list is still loading"))
    if len(hand.tray.places) > 1:
        return _word_text(letters, hand, round.deck, lexicon, options)
    if not my_turn:
        return TrayText(letters, tr("The computer is playing…"), button=tr("Set aside"))
    if not round.drawn:
        draw = tr("Your last turn: draw a card") if round.last_turn else tr("Draw a card")
        return TrayText(letters, draw, value=tr("Press 1 for the pile, 2 for the open card"), button=tr("Set aside"))
    if letters:
        return _discard_text(letters, hand, round)
    if hand.goes_out:
        text = tr("All cards are in words: discard the last one to go out")
        return TrayText("", text, Mark.GOOD, tr("Press Ctrl+Enter"), True, True, tr("Go out"))
    last = tr("Your last turn: set words aside, then discard")
    text = last if round.last_turn else tr("Make words, or choose one card to discard")
    return TrayText("", text, button=tr("Set aside"))


def _end_text(round: Round) -> TrayText:
    """Who won the round."""
    mine, theirs = (0 if laid is None else laid.score for laid in round.laid)
    won = tr("You won this round by {}") if mine > theirs else tr("The computer won this round by {}")
    status = won.format(figure(abs(mine - theirs))) if mine != theirs else tr("Nobody won this round")
    return TrayText(f"{figure(mine)} : {figure(theirs)}", status, Mark.GOOD if mine > theirs else Mark.NONE)


def _word_text(letters: str, hand: MatchHand, deck: Deck, lexicon: Lexicon, options: Options) -> TrayText:
    cards = tuple(hand.free[place] for place in hand.tray.places)
    if len(cards) < options.min_cards:
        return TrayText(letters, tr("A word needs at least {} cards").format(options.min_cards), button=tr("Set aside"))
    if letters.lower() not in lexicon:
        return TrayText(letters, tr("Not in the word list"), Mark.BAD, button=tr("Set aside"))
    word, score = lexicon.shown(letters.lower()), counted(deck.worth(cards), "{} point", "{} points")
    if len(cards) == len(hand.free):
        return TrayText(word, tr("Keep one card to discard"), Mark.WARN, score, button=tr("Set aside"))
    return TrayText(word, tr("Valid word"), Mark.GOOD, score, True, button=tr("Set aside"))


def _discard_text(letters: str, hand: MatchHand, round: Round) -> TrayText:
    if hand.goes_out:
        return TrayText(letters, tr("Discard it and go out"), Mark.GOOD, "", True, True, tr("Go out"))
    if round.last_turn:
        left = round.deck.worth(hand.free.values()) - round.deck.worth((letters,))
        cost = tr("{} points are left over").format(figure(left)) if left else ""
        return TrayText(letters, tr("Discard it and end the round"), Mark.NONE, cost, True, discards=True)
    return TrayText(letters, tr("Discard it"), Mark.NONE, tr("or add cards for a word"), True, discards=True)


def better_text(reviewed: ReviewedRound, shown: Callable[[str], str]) -> str:
    """What would have been better in a round, as sentences, "" for nothing; `shown` gives a word as people spell it."""
    sentences, draw, dropped = [], reviewed.draw, reviewed.dropped
    if reviewed.cost:
        words = ", ".join(shown("".join(word).lower()) for word in reviewed.words) or tr("no word")
        text = tr("{} with {} discarded: {}, not {}, proven.")
        sentences.append(text.format(words, reviewed.discard, figure(reviewed.best), figure(reviewed.score)))
    if draw is not None and draw.better:
        text = tr("The open {} was worth {} more on average than the draw pile.")
        sentences.append(text.format(draw.better, decimal(draw.cost, 1)))
    elif draw is not None:
        text = tr("The draw pile was worth {} more on average than the open {}.")
        sentences.append(text.format(decimal(draw.cost, 1), draw.made))
    if dropped is not None:
        text = tr("Discarding {} instead of {} was worth {} more on average.")
        sentences.append(text.format(dropped.better, dropped.made, decimal(dropped.cost, 1)))
    return " ".join(sentences)
