"""The rounds of a hand game reviewed: what cost most, and why a draw, a discard or a lay-down did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain

from qless_studio.engine.games.quiddler.computer import PATIENCE, LookAhead, View, view_of
from qless_studio.engine.games.quiddler.hand import Rack, Way
from qless_studio.engine.games.quiddler.hand_game import Draw, HandGame, HandMove, Laid, NextRound, Round, after
from qless_studio.engine.games.quiddler.rules import ROUND_BONUS, Options, round_bonuses
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.reasons import Reason, first_of, listed
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, decimal, figure, say

# The rounds of a hand game reviewed: the best lay-down, and the draw and the discard that cost most.
#
# What a draw or a discard is worth is the expected score one turn later, over all cards that the player had not seen;
# the hidden cards are never looked at. The best lay-down is proven: every way to lay down the cards held is examined,
# and each is scored as the round was, against the words that the opponent laid down in it.

NOTICED = 0.5
"""A draw or a discard that costs less on average is not called a mistake."""


@dataclass(frozen=True)
class Choice:
    """A draw or a discard that was not the best."""

    made: str
    """The card taken or discarded; "" for one of the draw pile."""
    better: str
    """The best card to take or discard; "" for one of the draw pile."""
    cost: float
    """Mean cost of the choice, in points."""
    words: tuple[tuple[str, ...], ...] = ()
    """The cards of each word with which the player goes out after the better discard; none if they do not."""
    view: View | None = field(default=None, compare=False)
    """What the player knew."""


@dataclass(frozen=True)
class ReviewedRound:
    """A round of one player."""

    number: int
    """Number of the round, from 0."""
    held: tuple[str, ...]
    """The cards from which words were laid down, and one was discarded."""
    score: int
    """The score of the round."""
    best: int
    """The proven best score of these cards against the same words of the opponent. Who goes out first must lay down all
    cards but the discard."""
    words: tuple[tuple[str, ...], ...]
    """The cards of each word of a best way, in the order of spelling."""
    discard: str
    """The card to discard with it."""
    draw: Choice | None = None
    """The draw that cost most."""
    dropped: Choice | None = None
    """The discard that cost most, of those with which the round went on."""
    lost: int = 0
    """What the words alone gave away, without bonuses: that can be practised."""
    laid: tuple[tuple[str, ...], ...] = ()
    """The cards of each word that the player laid down."""
    put: str = ""
    """The card that the player discarded with them."""
    view: View | None = field(default=None, compare=False)
    """What the player knew when laying them down."""
    why: tuple[Reason, ...] = ()
    """Reasons for what was lost, if they were asked for (`hand_why.round_reasons`)."""

    @property
    def cost(self) -> int:
        """What the lay-down gave away; 0 also with words that are not in the word list."""
        return max(0, self.best - self.score)


def review_rounds(
    game: HandGame, moves: Iterable[HandMove], lexicon: Lexicon, options: Options, run: Run, *, first: int = 0
) -> Iterator[ReviewedRound]:
    """The rounds of player 0 in a game from its beginning, in order, leaving out those before `first`.

    Raises `PuzzleError` for a move that cannot be made.
    """
    draws: list[Choice] = []
    discards: list[Choice] = []
    held: tuple[LookAhead, Round] | None = None
    for move in moves:
        round = game.round
        if not isinstance(move, NextRound) and round.turn == 0 and round.number >= first:
            player = LookAhead(view_of(round), lexicon, options, run)
            if isinstance(move, Draw):
                draws += _drawn(player, move)
            elif move.words or round.last_turn:
                held = player, round
            else:
                discards += _discarded(player, move.discard)
        game = after(game, move)
        if game.round.over and held is not None:
            draw, dropped = max(draws, key=_cost, default=None), max(discards, key=_cost, default=None)
            yield replace(_laid_down(*held, *game.results[-1]), draw=draw, dropped=dropped)
            draws, discards, held = [], [], None


def _cost(choice: Choice) -> float:
    return choice.cost


def _drawn(player: LookAhead, move: Draw) -> Iterator[Choice]:
    """The draw, if it cost something."""
    top = player.view.top
    if not top:
        return
    taken, drawn = player.worth_of_top(), player.worth_of_pile()
    made, better = (top, "") if move.open else ("", top)
    cost = drawn - taken if move.open else taken - drawn
    if cost >= NOTICED:
        yield Choice(made, better, cost, view=player.view)


def _discarded(player: LookAhead, card: str) -> Iterator[Choice]:
    """The discard, if it cost something."""
    worths = player.worth_of_discards()
    better = max(worths, key=lambda other: worths[other])
    cost = worths[better] - worths[card]
    if cost >= NOTICED:
        out = player.ways_out(better)
        words = player.own.spelled(max(out, key=lambda way: (way.letters, way.number)).words) if out else ()
        yield Choice(card, better, cost, words, player.view)


def _laid_down(player: LookAhead, round: Round, mine: Laid, theirs: Laid) -> ReviewedRound:
    """The lay-down of a player beside the best one; of equal ones that with the fewest bonuses for the opponent, then
    with the longest word, then with the most words.
    """
    rack, deck = player.own, round.deck
    ways = [(kept, way) for kept, way in player.ways() if round.last_turn or way.points == rack.points(kept)]
    words_only = deck.worth(chain(*mine.words)) - deck.worth(mine.left)
    put = next((Counter(player.view.hand) - Counter([*chain(*mine.words), *mine.left])).elements())
    if not ways:  # words that are not in the word list
        return ReviewedRound(round.number, player.view.hand, mine.score, mine.score, mine.words, put)

    def plain(choice: tuple[int, Way]) -> int:
        return 2 * choice[1].points - rack.points(choice[0])

    def rated(choice: tuple[int, Way]) -> tuple[int, int, int, int]:
        """The score, minus the opponent's bonuses, letters of the longest word, number of words."""
        way = choice[1]
        longest = round_bonuses((way.letters, theirs.letters))
        most = round_bonuses((way.number, len(theirs.words)))
        return plain(choice) + longest[0] + most[0], -longest[1] - most[1], way.letters, way.number

    best = max(ways, key=rated)
    kept, way = best
    return ReviewedRound(
        round.number,
        player.view.hand,
        mine.score,
        rated(best)[0],
        rack.spelled(way.words),
        rack.names(rack.everything & ~kept)[0],
        lost=max(0, max(map(plain, ways)) - words_only),
        laid=mine.words,
        put=put,
        view=player.view,
    )


# Why a draw, a discard or a lay-down of the hand game cost points. See docs/decisions/115.
#
# Unseen cards are counted by copies, and hidden cards are never looked at. What the opponent can do with a discard is
# not computed, so nothing is said about it. One reason takes 0.2 to 35 ms.


def draw_reasons(player: LookAhead, *, open_card: bool) -> Iterator[Reason]:
    """Why the open card should have been left, if it was taken (`open_card`), or else taken."""
    top, unseen = player.view.top, player.view.unseen
    if not top:
        return
    taken = _with(player, top)
    mine, total, mean = _best(taken), unseen.total(), player.worth_of_pile()
    scores = {card: _best(_with(player, card)) for card in sorted(unseen)}
    known = {"top": top, "score": mine, "mean": round(mean, 1)}
    average = say("The open {} leaves the hand at {}; a card of the pile gives {} on average.",
                  top, figure(mine), decimal(mean, 1))  # fmt: skip
    more = say("The open card leaves the hand at {}, a card of the pile at {} on average.",
               figure(mine), decimal(mean, 1))  # fmt: skip
    if open_card:
        better = sum(unseen[card] for card, score in scores.items() if score > mine)
        if 3 * better >= total:
            text = say("{} of the {} unseen cards are better for this hand than the open {}.", better, total, top)
            yield Reason("better cards in the pile", known | {"better": better, "unseen": total}, text, more)
        if mean > mine:
            yield Reason("pile better on average", known, average)
        return
    good = sum(unseen[card] for card, score in scores.items() if score >= mine)
    facts = known | {"good": good, "unseen": total}
    mine_out = [kept for kept in _without(taken) if kept >> len(player.view.hand) & 1 and taken.goes_out(kept)]
    if mine_out:
        shown = ["".join(word) for word in _words(taken, mine_out)]
        text = say("With the open {} you could go out: {}.", top, listed(shown))
        few = counted(
            good, "Only {} of the {} unseen cards is as good as the {}.",
            "Only {} of the {} unseen cards are as good as the {}.", good, total, top,
        )  # fmt: skip
        yield Reason("open card goes out", facts | {"words": shown}, text, few if 3 * good <= total else "")
    made = next(("".join(word) for word in _words(taken, _without(taken)) if top in word), "")
    if made and 3 * good <= total:
        text = say("The open {} makes {}; only {} of {} unseen cards are as good.", top, made, good, total)
        yield Reason("open card makes a word", facts | {"word": made}, text, more)
    if mine > mean:
        yield Reason("open better on average", facts, average)


def discard_reasons(player: LookAhead, made: str, better: str) -> Iterator[Reason]:
    """Why another card (`better`) should have been discarded."""
    unseen, rack = player.view.unseen, player.own
    total = unseen.total()
    out = [sum(unseen[card] for card in unseen if _goes_out(_with(player, card, gone))) for gone in (made, better)]
    if out[1] >= out[0] + max(3, total // 10):
        text = say("Without the {}, {} of {} unseen cards let you go out; without the {}, {}.",
                   better, out[1], total, made, out[0])  # fmt: skip
        yield Reason("cards to go out", {"made": made, "better": better, "unseen": total, "out": out}, text)
    now = [max(map(rack.score, _without(rack, gone))) for gone in (made, better)]
    word = next(("".join(word) for word in _words(rack, _without(rack, better)) if made in word), "")
    if _best(rack) == now[1] > now[0] and word:
        points = [player.view.deck.points[card] for card in (made, better)]
        text = say("Your best lay-down now uses the {} in {} and leaves the {} over.", made, word, better)
        facts = {"made": made, "better": better, "now": now, "points": points, "word": word}
        yield Reason("breaks a word", facts, text)
    worths = player.worth_of_discards()
    gap = worths[better] - worths[made]
    if gap > 0:
        text = say("Keeping the {} instead of the {} is worth {} more next turn, on average.",
                   made, better, decimal(gap, 1))  # fmt: skip
        yield Reason("worth keeping", {"made": made, "better": better, "gap": round(gap, 1)}, text)


def wait_reasons(player: LookAhead) -> Iterator[Reason]:
    """Why to go out now, for a hand that can; nothing for any other, or where waiting promises much more."""
    rack = player.own
    out = [rack.points(kept) for kept, way in player.ways() if way.points == rack.points(kept)]
    later = max(player.worth_of_discards().values())
    if not out or player.view.opponent is not None or later >= max(out) + PATIENCE:
        return
    points = max(out)
    facts = {"now": points, "later": round(later, 1)}
    if later >= points + 1:
        text = say("Going out scores {} for certain; one more card averages {}, and the opponent may go out first.",
                   points, decimal(later, 1))  # fmt: skip
        yield Reason("certain or more", facts, text)
    else:
        text = say("You can go out now for {}; one more card averages {}.", points, decimal(later, 1))
        yield Reason("go out now", facts, text)


def lay_down_reasons(
    player: LookAhead, row: ReviewedRound, words: Sequence[tuple[str, ...]], discard: str
) -> Iterator[Reason]:
    """Why another way to lay down the hand scores more; `words` and `discard` are what was played."""
    if row.cost <= 0:
        return
    deck, shown = player.view.deck, ["".join(word) for word in row.words]
    facts = {
        "held": list(row.held), "words": [list(word) for word in words], "best": [list(word) for word in row.words],
        "shown": shown, "cost": row.cost,
    }  # fmt: skip
    yield from _bonuses(player, row, words, facts)
    place = next(("".join(word) for word in row.words if discard in word), "")
    cheaper = deck.points[discard] - deck.points[row.discard]
    if place and cheaper == row.cost:
        text = say("Put the {} into {} and discard the {}: you give away {} less.",
                   discard, place, row.discard, cheaper)  # fmt: skip
        named = {"discard": discard, "instead": row.discard, "word": place, "cheaper": cheaper}
        yield Reason("cheaper discard", facts | named, text)
    left = Counter(row.held) - Counter([*chain(*words), discard])
    theirs = Counter(row.held) - Counter([*chain(*row.words), row.discard])
    mine, over = deck.worth(left.elements()), deck.worth(theirs.elements())
    if over >= mine:
        return
    saved = min(left.keys() - theirs.keys(), key=lambda card: (-deck.points[card], card), default="")
    taker = next(("".join(word) for word in row.words if saved in word), "")
    if saved and taker:
        points = deck.points[saved]
        text = say("{} takes the {} too, which is worth twice its {} points.", taker, saved, points)
        yield Reason("card left", facts | {"card": saved, "points": points, "word": taker}, text)
    if shown:
        text = counted(
            len(shown), "{} leaves only {} points over instead of {}.", "{} leave only {} points over instead of {}.",
            listed(shown), over, mine,
        )  # fmt: skip
        if not over:
            text = counted(
                len(shown), "{} leaves nothing over; you left {} points.", "{} leave nothing over; you left {} points.",
                listed(shown), mine,
            )  # fmt: skip
        yield Reason("less left over", facts | {"left": mine, "over": over}, text)


def round_reasons(row: ReviewedRound, lexicon: Lexicon, options: Options, run: Run) -> tuple[Reason, ...]:
    """The reasons for what was lost in a round: by the lay-down, by the draw and by the discard that cost most."""

    def player(view: View) -> LookAhead:
        return LookAhead(view, lexicon, options, run)

    found: list[Iterator[Reason]] = []
    if row.view is not None:
        found.append(lay_down_reasons(player(row.view), row, row.laid, row.put))
    if row.draw is not None and row.draw.view is not None:
        found.append(draw_reasons(player(row.draw.view), open_card=bool(row.draw.made)))
    if row.dropped is not None and row.dropped.view is not None:
        found.append(discard_reasons(player(row.dropped.view), row.dropped.made, row.dropped.better))
    return tuple(reason for reason in map(first_of, found) if reason is not None)


def _bonuses(
    player: LookAhead, row: ReviewedRound, words: Sequence[tuple[str, ...]], facts: dict[str, object]
) -> Iterator[Reason]:
    """The bonuses that the best way takes from the opponent."""
    if player.view.opponent is None or not row.words:
        return
    theirs = player.view.opponent.words
    letters, number = ([_longest(some), _longest(theirs)] for some in (row.words, words)), len(theirs)
    best, mine = letters
    if round_bonuses(best)[0] > round_bonuses(mine)[0]:
        word = max(map("".join, row.words), key=len)
        text = say("{} beats the opponent's longest word of {} letters, which earns {}.", word, best[1], ROUND_BONUS)
        named = {"letters": best[0], "opponent": best[1], "word": word}
        yield Reason("longest word", facts | named, text)
    if round_bonuses([len(row.words), number])[0] > round_bonuses([len(words), number])[0]:
        text = counted(
            len(row.words), "{} word beats the opponent's {} and earns {} for the most words.",
            "{} words beat the opponent's {} and earn {} for the most words.", len(row.words), number, ROUND_BONUS,
        )  # fmt: skip
        yield Reason("most words", facts | {"number": len(row.words), "mine": len(words), "opponent": number}, text)


def _longest(words: Sequence[tuple[str, ...]]) -> int:
    return max((len("".join(word)) for word in words), default=0)


def _with(player: LookAhead, card: str, without: str = "") -> Rack:
    """The hand with one card more, and perhaps one less."""
    hand = list(player.view.hand)
    if without:
        hand.remove(without)
    return player.rack_of([*hand, card])


def _without(rack: Rack, card: str = "") -> list[int]:
    """What can be left after the discard of a card, or of any."""
    return [rack.everything & ~(1 << n) for n, name in enumerate(rack.cards) if card in ("", name)]


def _best(rack: Rack) -> int:
    """The score after the best discard."""
    return max(map(rack.score, _without(rack)))


def _goes_out(rack: Rack) -> bool:
    """Whether all cards but a discard can be laid down."""
    return any(map(rack.goes_out, _without(rack)))


def _words(rack: Rack, choices: Sequence[int]) -> tuple[tuple[str, ...], ...]:
    """The words to lay down from the best of some sets of cards."""
    kept = max(choices, key=lambda kept: (rack.score(kept), -kept))
    return rack.spelled(rack.ways(kept)[0].words)
