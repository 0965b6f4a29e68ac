"""The texts in the tray and the figures beneath the table during a hand game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from qless_studio.engine.games.quiddler.hand_game import Round
from qless_studio.engine.games.quiddler.hand_review import ReviewedRound
from qless_studio.engine.games.quiddler.rules import Deck, Options
from qless_studio.engine.games.quiddler.tray import MatchHand
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import capitalised, counted, decimal, figure, say
from qless_studio.ui.games.quiddler.scene import Mark, Opposite, TrayText

YOU, COMPUTER = 0, 1
"""The players, by their place in a round."""


def match_text(
    round: Round, hand: MatchHand, my_turn: bool, complaint: str, lexicon: Lexicon | None, options: Options
) -> TrayText:
    """What can be done with the cards in the tray, or next."""
    letters = hand.letters
    if complaint:
        return TrayText(letters, complaint, Mark.WARN, button=say("Set aside"))
    if round.over:
        return _end_text(round)
    if lexicon is None:
        return TrayText(letters, capitalised(say("the word list is still loading")))
    if len(hand.tray.places) > 1:
        return _word_text(letters, hand, round.deck, lexicon, options)
    if not my_turn:
        return TrayText(letters, say("The computer is playing…"), button=say("Set aside"))
    if not round.drawn:
        draw = say("Your last turn: draw a card") if round.last_turn else say("Draw a card")
        return TrayText(letters, draw, value=say("Press 1 for the pile, 2 for the open card"), button=say("Set aside"))
    if letters:
        return _discard_text(letters, hand, round)
    if hand.goes_out:
        text = say("All cards are in words: discard the last one to go out")
        return TrayText("", text, Mark.GOOD, "", True, True, say("Go out"))
    last = say("Your last turn: set words aside, then discard")
    text = last if round.last_turn else say("Make words, or choose one card to discard")
    return TrayText("", text, button=say("Set aside"))


def opposite(round: Round, did: str, my_turn: bool) -> Opposite:
    """The computer's side; what it took from the discards is known, and all once it has laid down."""
    laid, hand, known = round.laid[COMPUTER], round.hands[COMPUTER], round.taken[COMPUTER]
    cards: tuple[str, ...] = (*("",) * (len(hand) - len(known)), *known)
    if laid is not None:
        cards = (*(card for word in laid.words for card in word), *laid.left)
    top = round.discards[-1] if round.discards else ""
    return Opposite(cards, len(round.pile), top, did, my_turn and not round.drawn, my_turn and round.drawn)


def won_text(mine: int, theirs: int) -> str:
    """Who won a round or a game, and by how many points."""
    if mine == theirs:
        return say("A draw")
    by = figure(abs(mine - theirs))
    return say("You win by {}", by) if mine > theirs else say("{} wins by {}", say("Computer"), by)


def _end_text(round: Round) -> TrayText:
    """Who won the round."""
    mine, theirs = (0 if laid is None else laid.score for laid in round.laid)
    return TrayText(
        f"{figure(mine)} : {figure(theirs)}", won_text(mine, theirs), Mark.GOOD if mine > theirs else Mark.NONE
    )


def _word_text(letters: str, hand: MatchHand, deck: Deck, lexicon: Lexicon, options: Options) -> TrayText:
    cards = tuple(hand.free[place] for place in hand.tray.places)
    if len(cards) < options.min_cards:
        return TrayText(letters, say("A word needs at least {} cards", options.min_cards), button=say("Set aside"))
    if letters.lower() not in lexicon:
        return TrayText(letters, capitalised(say("not in the list")), Mark.BAD, button=say("Set aside"))
    word, score = lexicon.shown(letters.lower()), counted(deck.worth(cards), "{} point", "{} points")
    if len(cards) == len(hand.free):
        return TrayText(word, say("Keep one card to discard"), Mark.WARN, score, button=say("Set aside"))
    return TrayText(word, say("Valid word"), Mark.GOOD, score, True, button=say("Set aside"))


def _discard_text(letters: str, hand: MatchHand, round: Round) -> TrayText:
    if hand.goes_out:
        return TrayText(letters, say("Discard it and go out"), Mark.GOOD, "", True, True, say("Go out"))
    if round.last_turn:
        left = round.deck.worth(hand.free.values()) - round.deck.worth((letters,))
        cost = say("{} points are left over", figure(left)) if left else ""
        return TrayText(letters, say("Discard it"), Mark.NONE, cost, True, discards=True)
    return TrayText(letters, say("Discard it"), Mark.NONE, say("or add cards for a word"), True, discards=True)


def better_text(reviewed: ReviewedRound, shown: Callable[[str], str]) -> str:
    """What would have been better in a round, as sentences, "" for nothing; `shown` gives a word as people spell it."""
    sentences, draw, dropped = [], reviewed.draw, reviewed.dropped
    if reviewed.cost:
        words = words_text(reviewed.words, shown) or say("no word")
        text = say("{} with {} discarded scores {}, not {}, proven against the computer's same words.")
        sentences.append(text.format(words, reviewed.discard, figure(reviewed.best), figure(reviewed.score)))
    if draw is not None and draw.better:
        text = say("The open {} was worth {} more on average than the draw pile.")
        sentences.append(text.format(draw.better, decimal(draw.cost, 1)))
    elif draw is not None:
        text = say("The draw pile was worth {} more on average than the open {}.")
        sentences.append(text.format(decimal(draw.cost, 1), draw.made))
    if dropped is not None:
        text = say("Discarding {} instead of {} was worth {} more on average.")
        sentences.append(text.format(dropped.better, dropped.made, decimal(dropped.cost, 1)))
    if dropped is not None and dropped.words:
        sentences.append(say("Then {} goes out.", words_text(dropped.words, shown)))
    return " ".join(sentences)


def words_text(words: Iterable[Sequence[str]], shown: Callable[[str], str]) -> str:
    """Words laid down, each given by its cards."""
    return ", ".join(shown("".join(cards).lower()) for cards in words)
