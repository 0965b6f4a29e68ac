"""What the table says in a hand game: texts and figures during a round, and both hands laid open after it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.games.quiddler.hand_game import ROUNDS, HandGame, Laid, Round
from qless_studio.engine.games.quiddler.hand_review import ReviewedRound
from qless_studio.engine.games.quiddler.rules import ENGLISH_DECK, Deck, Options
from qless_studio.engine.games.quiddler.tray import MatchHand
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import capitalised, counted, decimal, figure, say
from qless_studio.ui.games.quiddler.scene import Mark, Opposite, TableFigure, TrayText, card_tile
from qless_studio.ui.style import Theme, shapes
from qless_studio.ui.style.tiles import Tile, paint_tile
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.labels import Elided, KeyCaps, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, bare, filled
from qless_studio.ui.widgets.basic.themed import Measured, SelfPainted, plate, put_text, text_width

# The texts in the tray and the figures beneath the table during a hand game.

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


def score_now(game: HandGame) -> tuple[TableFigure, ...]:
    """The running score and the round, for a table from which one has to scroll to the panel."""
    mine, theirs = map(figure, game.totals)
    number = say("{} of {}", game.round.number + 1, ROUNDS)
    return TableFigure(mine, say("You")), TableFigure(theirs, say("Computer")), TableFigure(number, say("Round"))


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


# The table after a round of a hand game: both hands laid open, who won and why, and the way to the next round.

CARD, SMALLEST, GAP, APART, INSET = 64, 18, 4, 32, 16
"""Widths of a card at its largest and smallest, the gaps between cards and between words, the edge of the tray."""
LINE, CHIP = 24, 24
"""Height at 100 % of the texts below the cards, and of a chip."""


@dataclass(frozen=True)
class _Group:
    """A word, or the cards left over, with what is below it."""

    cards: tuple[str, ...]
    name: str
    points: str
    chips: tuple[tuple[str, str], ...] = ()
    """Bonuses in full, and as their figures alone."""
    left: bool = False

    def texts_width(self, theme: Theme, short: int) -> float:
        """The width of the line below the cards; `short`: 1 for bonuses as figures, 2 for a line that may be elided."""
        if short > 1:
            return 0
        width = text_width(theme.font(14, 600), self.name) + theme.px(8) + text_width(theme.font(14, 400), self.points)
        chips = [text_width(theme.font(12, 600), chip[short]) + theme.px(32) for chip in self.chips]
        return width + sum(chips) + theme.px(12) * len(chips)


class _Cards(SelfPainted, QWidget):
    """The words side by side, at the size that fits."""

    def __init__(self) -> None:
        super().__init__()
        self._groups: tuple[_Group, ...] = ()
        self._deck = ENGLISH_DECK
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_groups(self, groups: Sequence[_Group], deck: Deck, spoken: str) -> None:
        self._groups, self._deck = tuple(groups), deck
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        cards = round(96 / max(1.0, self.theme.scale))  # large text needs the room
        return QSize(480, cards + 8 + self.theme.px(LINE) + 3 * INSET)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 36 + INSET + self.theme.px(LINE))

    def _fitting(self, room: QRectF) -> tuple[float, float, int]:
        """The width of a card, the gap between words, and how short the texts are."""
        theme = self.theme
        largest = min(CARD, (room.height() - theme.px(LINE) - 8) / 1.5)
        sizes = [largest - 2 * step for step in range(int(max(0.0, largest - SMALLEST) / 2) + 1)]
        for short in range(3):
            for size in sizes:
                apart = APART * size / CARD
                if self._width(size, apart, short) <= room.width():
                    return size, apart, short
        return sizes[-1], APART * sizes[-1] / CARD, 2

    def _width(self, size: float, apart: float, short: int) -> float:
        return sum(self._group_width(group, size, short) + apart for group in self._groups) - apart

    def _group_width(self, group: _Group, size: float, short: int) -> float:
        return max(len(group.cards) * (size + GAP) - GAP, group.texts_width(self.theme, short))

    def paint_widget(self, painter: QPainter) -> None:
        theme, whole = self.theme, QRectF(self.rect())
        shapes.paint_tray(painter, theme, whole)
        inset = INSET if whole.height() > 120 else INSET / 2
        room = whole.adjusted(INSET, inset, -INSET, -inset)
        size, apart, short = self._fitting(room)
        spare = room.height() - size * 1.5 - 8 - theme.px(LINE)
        x, top = room.left(), room.top() + max(0.0, spare / 2)
        for group in self._groups:
            width = self._group_width(group, size, short)
            end = room.right() if short < 2 else x + width + apart / 2
            self._paint_group(painter, group, QRectF(x, top, size, size * 1.5), end, short)
            x += width + apart

    def _paint_group(self, painter: QPainter, group: _Group, first: QRectF, end: float, short: int) -> None:
        theme = self.theme
        for number, card in enumerate(group.cards):
            rect = first.translated(number * (first.width() + GAP), 0)
            if group.left:
                shapes.paint_place(painter, theme, rect, shapes.tile_radius(rect.width()))
                shapes.paint_text(painter, theme, card, rect.center(), "text", rect.width() * 0.5 / theme.scale, 600)
            else:
                paint_tile(painter, theme, rect, card_tile(card, self._deck) if rect.width() >= 28 else Tile(card))
        strong, plain = theme.font(14, 600), theme.font(14, 400)
        line = QRectF(first.left(), first.bottom() + 8, end - first.left(), theme.px(LINE))
        if short < 2:
            name = plain if group.left else strong
            put_text(painter, line, group.name, name, theme.color("text"))
            line.setLeft(line.left() + text_width(name, group.name) + theme.px(8))
        put_text(painter, line, group.points, strong if group.left else plain, theme.color("text"))
        line.setLeft(line.left() + text_width(plain, group.points) + theme.px(12))
        for chip in group.chips if short < 2 else ():
            width = text_width(theme.font(12, 600), chip[short]) + theme.px(20)
            place = QRectF(line.left(), line.center().y() - theme.px(CHIP) / 2, width, theme.px(CHIP))
            shapes.fill(painter, place, place.height() / 2, theme.color("good_bg"))
            shapes.paint_text(painter, theme, chip[short], place.center(), "good", 12, 600)
            line.setLeft(line.left() + width + theme.px(12))


class LaidTray(QWidget):
    """Who it is and how their round ended, the score, and the cards."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name, self.how, self.score = text_label(name, "figure"), Elided("", "note"), text_label("", "title")
        self.cards = _Cards()
        grid = bare(QGridLayout(self))
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        for column, label in enumerate((self.name, self.how, self.score)):
            grid.addWidget(label, 0, column)
        grid.addWidget(self.cards, 1, 0, 1, 3)
        grid.setColumnStretch(1, 1)

    def show_laid(self, laid: Laid, how: str, shown: Callable[[str], str]) -> None:
        """`how` the round ended for this player; `shown` gives a word as people spell it."""
        self.how.setText(how)
        self.score.setText(figure(laid.score))
        spoken = say("{}: {}", self.name.text(), laid_text(laid, shown))
        self.cards.show_groups(_groups(laid, shown), laid.deck, spoken)


def _groups(laid: Laid, shown: Callable[[str], str]) -> list[_Group]:
    longest = next((word for word in laid.words if len("".join(word)) == laid.letters), ())
    groups = []
    for number, word in enumerate(laid.words):
        chips = []
        if laid.longest and word is longest:
            chips.append((f"{say('Longest word')} +{laid.longest}", f"+{laid.longest}"))
        if laid.most and number == len(laid.words) - 1:
            chips.append((f"{say('Most words')} +{laid.most}", f"+{laid.most}"))
        points = figure(laid.deck.worth(word))
        groups.append(_Group(tuple(word), shown("".join(word).lower()), points, tuple(chips)))
    if laid.left:
        groups.append(_Group(laid.left, say("left over"), figure(-laid.deck.worth(laid.left)), left=True))
    return groups


def laid_text(laid: Laid, shown: Callable[[str], str]) -> str:
    """HEX, QI; left over K; longest word +10 = 31."""
    parts = [", ".join(shown("".join(word).lower()) for word in laid.words) or say("no word")]
    if laid.left:
        parts.append(f"{say('left over')} {' '.join(laid.left)}")
    if laid.longest:
        parts.append(f"{say('Longest word')} +{laid.longest}")
    if laid.most:
        parts.append(f"{say('Most words')} +{laid.most}")
    return f"{'; '.join(parts)} = {figure(laid.score)}"


class _Verdict(Measured, SelfPainted, QWidget):
    """Who won and why, what would have been better, and the button."""

    def __init__(self, next_round: Button) -> None:
        super().__init__()
        self.title, self.why = text_label("", "strong", wrap=True), text_label("", "caption", wrap=True)
        self.review = text_label("", "caption", wrap=True)
        column, self._row = QVBoxLayout(), QHBoxLayout(self)
        column.setSpacing(2)
        filled(column, self.title, self.why, self.review)
        filled(self._row, (column, 1), (next_round, 0, Qt.AlignmentFlag.AlignVCenter))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.measure()

    def measure(self) -> None:
        px = self.theme.px
        self._row.setContentsMargins(px(16), px(10), px(16), px(10))
        self._row.setSpacing(px(16))

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        plate(painter, QRectF(self.rect()), 12, theme.color("panel"), theme.color("edge"))


class RoundEnd(QWidget):
    """The end of a round, shown in the place of the table until Return goes on."""

    def __init__(self, narrow: Callable[[], bool]) -> None:
        """`narrow`: whether the panel is below, so that there is little height."""
        super().__init__()
        self._narrow = narrow
        self.next = Button("", "next", primary=True)
        self.verdict = _Verdict(self.next)
        self.theirs, self.mine = LaidTray(self.tr("Computer")), LaidTray(self.tr("You"))
        self.stays, caps = QWidget(), KeyCaps(QKeySequence(Qt.Key.Key_Enter))
        row = bare(QHBoxLayout(self.stays))
        filled(row, text_label(self.tr("The table stays as it is until you press"), "caption"), caps, STRETCH)
        self._grid = QGridLayout(self)
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(16)
        self._grid.setContentsMargins(0, 4, 0, 4)
        self._tall: bool | None = None
        self._arrange(tall=True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_round(self, game: HandGame, shown: Callable[[str], str], *, past: bool = False) -> None:
        """The round that is over; `shown` gives a word as people spell it. A `past` one is looked at in the review."""
        (mine, theirs), number, out = game.results[-1], game.round.number + 1, game.round.turn
        cards = counted(game.round.size, "went out with all {} cards", "went out with all {} cards")
        last = self.tr("had the last turn")
        self.mine.show_laid(mine, last if out == COMPUTER else cards, shown)
        self.theirs.show_laid(theirs, cards if out == COMPUTER else last, shown)
        ends = past or game.over
        title = say("{}: {}", self.tr("Round {}").format(number), won_text(mine.score, theirs.score))
        if game.over and not past:
            title = won_text(*game.totals)
        self.verdict.title.setText(title)
        self.verdict.why.setText(self._why(mine, theirs, out))
        self.verdict.review.setText("")
        self.verdict.review.hide()
        self.next.setText(self.tr("Round {}").format(number + 1))
        self.next.setVisible(not ends)
        self.stays.setVisible(not ends and self._tall is True)
        self._arrange(tall=not self._narrow())
        announce(self, f"{title}. {self.verdict.why.text()}")

    def show_review(self, reviewed: ReviewedRound, shown: Callable[[str], str]) -> None:
        """What would have been better; `shown` gives a word as people spell it."""
        nothing = self.tr("Nothing better could be laid down against these words (proven)")
        self.verdict.review.setText(better_text(reviewed, shown) or nothing)
        self.verdict.review.show()

    def _why(self, mine: Laid, theirs: Laid, out: int) -> str:
        """You went out first; longest word, 7 letters against 4; as many words each."""
        parts = [self.tr("The computer went out first") if out == COMPUTER else self.tr("You went out first")]
        parts.append(self.tr("longest word, {} letters against {}").format(mine.letters, theirs.letters))
        parts.append(self.tr("words, {} against {}").format(len(mine.words), len(theirs.words)))
        return "; ".join(parts)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(tall=not self._narrow())

    def _arrange(self, *, tall: bool) -> None:
        """The trays one above the other, or side by side where there is little height."""
        if tall == self._tall:
            return
        self._tall, grid = tall, self._grid
        if tall:
            grid.addWidget(self.theirs, 0, 0, 1, 2)
            grid.addWidget(self.verdict, 1, 0, 1, 2)
            grid.addWidget(self.mine, 2, 0, 1, 2)
            grid.addWidget(self.stays, 3, 0, 1, 2)
        else:
            grid.addWidget(self.theirs, 0, 0)
            grid.addWidget(self.mine, 0, 1)
            grid.addWidget(self.verdict, 1, 0, 1, 2)
        self.stays.setVisible(tall and not self.next.isHidden())
        grid.setRowStretch(4, 1)
