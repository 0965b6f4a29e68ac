"""Seeded positions as a plausible player would meet them, as the cases that `qless_studio.why` reads."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from dataclasses import replace
from itertools import islice
from random import Random

from qless_studio.engine.games.affix import puzzle as affix
from qless_studio.engine.games.affix.position import bits
from qless_studio.engine.games.affix.solver import position_for
from qless_studio.engine.games.boggle import dealer as boggle_dealer
from qless_studio.engine.games.boggle import puzzle as boggle
from qless_studio.engine.games.boggle.puzzle import solve_all as boggle_words
from qless_studio.engine.games.q_less import dice
from qless_studio.engine.games.q_less.difficulty import completion
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle, Tile, check
from qless_studio.engine.games.q_less.solver import spelled
from qless_studio.engine.games.quiddler.computer import LookAhead, Strength, computer_move, view_of
from qless_studio.engine.games.quiddler.hand_game import Draw, NextRound, after, begin
from qless_studio.engine.games.quiddler.hand_review import review_rounds
from qless_studio.engine.games.quiddler.move_analysis import Analysis
from qless_studio.engine.games.quiddler.practice import review_game
from qless_studio.engine.games.quiddler.puzzle import Puzzle as Table
from qless_studio.engine.games.quiddler.puzzle import Word
from qless_studio.engine.games.quiddler.rules import ENGLISH_DECK
from qless_studio.engine.games.quiddler.rules import Options as TableOptions
from qless_studio.engine.games.quiddler.solver import LaidWord
from qless_studio.engine.games.word_streak import dealer as streak_dealer
from qless_studio.engine.games.word_streak import puzzle as streak
from qless_studio.engine.games.word_streak.puzzle import near_of as streak_near
from qless_studio.engine.games.word_streak.puzzle import path_score
from qless_studio.engine.games.word_streak.puzzle import solve_all as streak_words
from qless_studio.engine.games.word_streak.rules import load_rules
from qless_studio.engine.grids import format_board, paths_of
from qless_studio.engine.grids.review import by_worth
from qless_studio.engine.solving import Run
from tests.cases import lexicon

LIST = "common10k"
PILES = 5
"""Piles of a table: as many as the slow second program can examine."""
LETTERS = 8
"""Dice of a roll, for the same reason."""


def case(game, kind, given):
    return {"game": game, "kind": kind, "list": LIST, "input": given}


def json_move(move):
    return [move.letters, list(move.piles)] if isinstance(move, Word) else [move.source, move.target]


def tables(seed):
    """Moves of games at small tables: the player knows common words and is greedy."""
    words, random = lexicon(LIST), Random(seed)
    deck = [card for card, number in ENGLISH_DECK.copies.items() for _ in range(number)]
    while True:
        cards = random.sample(deck, 2 * PILES)
        puzzle = Table(tuple(zip(cards[::2], cards[1::2], strict=True)))
        while True:
            analysis = Analysis(puzzle, words, TableOptions(), Run())
            steps = [choice.move for choice in analysis.moves(analysis.standings[-1])]
            laid = sorted((s for s in steps if isinstance(s, LaidWord)), key=lambda s: -s.score)
            moved = [s for s in steps if not isinstance(s, LaidWord)]
            if random.random() < 0.04 or not steps:
                break
            if moved and (not laid or random.random() < 0.2):
                move = random.choice(moved)
            else:
                move = laid[min(int(random.expovariate(0.7)), len(laid) - 1)].move
            puzzle = replace(puzzle, moves=(*puzzle.moves, move))
            if len(puzzle.moves) > 10:
                break
        moves = list(map(json_move, puzzle.moves))
        given = {"piles": list(map(list, puzzle.piles))}
        for row in review_game(puzzle, words, TableOptions(), Run(), explained=False):
            if row.cost:
                yield case("quiddler", "move" if row.move else "ended", given | {"moves": moves[: row.number]})
            if row.move and row.number % 2:
                yield case("quiddler", "hint", given | {"moves": moves[: row.number - 1]})


def json_view(view):
    them = view.opponent
    return {
        "hand": list(view.hand), "drawn": view.drawn, "size": view.size, "top": view.top, "pile": view.pile,
        "buried": list(view.buried), "taken": list(view.taken),
        "opponent": them and {"words": list(map(list, them.words)), "left": list(them.left)},
    }  # fmt: skip


def hands(seed):
    """Choices of an easy computer in the rounds of three to five cards, and its lay-downs."""
    words, options = lexicon(LIST), TableOptions()
    while True:
        seed += 1
        game, random, moves = begin(seed), Random(seed), []
        while not game.over and game.round.number < 3:
            round = game.round
            move = NextRound() if round.over else computer_move(game, Strength.EASY, words, options, Run())
            if round.turn == 0 and isinstance(move, Draw) and round.discards and random.random() < 0.5:
                move = Draw(True)
            moves.append(move)
            game = after(game, move)
        yield from _choices(begin(seed), moves, words, options)


def _choices(game, moves, words, options):
    first, held = game, {}
    for move in moves:
        round = game.round
        if not isinstance(move, NextRound) and round.turn == 0:
            player = LookAhead(view_of(round), words, options, Run())
            given = json_view(player.view)
            if isinstance(move, Draw):
                gap = player.worth_of_pile() - player.worth_of_top() if player.view.top else 0
                if gap >= 0.5 if move.open else gap <= -0.5:
                    yield case("hand", "draw", given | {"open": move.open})
            elif move.words or round.last_turn:
                held[round.number] = given, move
            else:
                worths = player.worth_of_discards()
                better = max(worths, key=worths.get)
                if worths[better] - worths[move.discard] >= 0.5:
                    yield case("hand", "discard", given | {"made": move.discard, "better": better})
                if any(way.points == player.own.points(kept) for kept, way in player.ways()):
                    yield case("hand", "wait", given)
        game = after(game, move)
    for row in review_rounds(first, moves, words, options, Run()):
        given, move = held[row.number]
        if row.cost:
            best = {"score": row.score, "best": row.best, "best_words": list(map(list, row.words))}
            made = {"words": list(map(list, move.words)), "discard": move.discard, "best_discard": row.discard}
            yield case("hand", "lay down", given | best | made)


def rolls(seed):
    """Rolls of a few dice, with a solution and without, and dead ends of players who lay common words."""
    words, random, options = lexicon(LIST), Random(seed), Options()
    while True:
        thrown = dice.roll(random.getrandbits(32), dice.dice_for(words.language)).letters
        letters = "".join(sorted(random.sample(thrown, LETTERS)))
        if completion(Puzzle(letters), words, options, Run()) is None:
            yield case("q_less", "no solution", {"letters": letters})
            continue
        yield from (case("q_less", kind, {"letters": letters}) for kind in ("hint", "review"))
        texts = spelled(letters, words, options).texts
        tiles = [Tile(0, column, letter) for column, letter in enumerate(random.choice(texts))]
        for _ in range(4):
            puzzle = Puzzle(letters).with_tiles(tiles)
            if puzzle.rack and completion(puzzle, words, options, Run()) is None:
                yield case("q_less", "dead end", {"letters": letters, "rows": list(puzzle.rows)})
                break
            tiles = _with_word(puzzle, random, texts, words) or tiles


def _with_word(puzzle, random, texts, words):
    """The tiles and another word across one of them; now and then any letter beside them."""
    if random.random() < 0.1 and puzzle.rack:
        tile = puzzle.tiles[0]
        return [*puzzle.tiles, Tile(tile.row + 1, tile.column, puzzle.rack[0])]
    for _ in range(200):
        word, tile, down = random.choice(texts), random.choice(puzzle.tiles), random.random() < 0.5
        for at in (place for place, letter in enumerate(word) if letter == tile.letter):
            cells = ((tile.row + (n - at) * down, tile.column + (n - at) * (not down), x) for n, x in enumerate(word))
            new = {Tile(*cell) for cell in cells} | set(puzzle.tiles)
            state = check(puzzle.letters, new, words, Options())
            fits = len({tile[:2] for tile in new}) == len(new) > len(puzzle.tiles)
            if fits and not state.foreign and all(line.valid for line in state.lines):
                return sorted(new)
    return None


def finds(word, words, random, level):
    """Whether a player finds a word: likelier the more common and the longer it is."""
    return random.random() < 1 / (1 + math.exp(-((words.zipf(word) or 0) - level - 0.35 * (len(word) - 4))))


def wanted(every, found, words, random):
    """The words missed that are worth most, and some others."""
    missed = [word.word for word in by_worth((w for w in every if w.word not in found), words.zipf)]
    return missed[:3] + random.sample(missed[3:12], min(2, len(missed[3:12])))


def boards(seed):
    """Words missed on rolled boards, and what the rounds teach."""
    words, random = lexicon(LIST), Random(seed)
    while True:
        board = boggle_dealer.rolled(boggle_dealer.DealOptions(), random.getrandbits(32))
        every, level = list(boggle_words(board, words, boggle.Options())), random.choice((4.2, 4.6, 5.0, 5.4))
        found = [word.word for word in every if finds(word.word, words, random, level)]
        if len(found) >= 4:
            given = {"board": format_board(board), "found": found}
            yield case("boggle", "lesson", given)
            yield from (case("boggle", "missed", given | {"word": w}) for w in wanted(every, found, words, random))


def streaks(seed):
    """Words missed in rounds with multipliers, paths that were not the best, and the order."""
    words, random = lexicon(LIST), Random(seed)
    scoring = load_rules(streak.Options().rules).scoring(None, words.language)
    while True:
        deal = streak_dealer.DealOptions(round=random.choice((1, 2, 3)))
        puzzle = streak_dealer.rolled(deal, random.getrandbits(32))
        every, level = list(streak_words(puzzle, words, streak.Options())), random.choice((4.4, 4.8, 5.2))
        found = [word for word in every if finds(word.word, words, random, level)]
        random.shuffle(found)
        played, near = [], streak_near(puzzle)
        for number, word in enumerate(found[:20], start=1):
            path = random.choice(paths_of(word.word, puzzle.board.tiles, near))
            points = path_score(puzzle, path, len(word.word), scoring)
            played.append([word.word, 5.0 * number, points, list(path)])
        if len(played) < 5:
            continue
        given = {"puzzle": streak.format_puzzle(puzzle), "played": played}
        for word in wanted(every, {each[0] for each in played}, words, random):
            yield case("word_streak", "missed", given | {"word": word})
        best = {word.word: word.score for word in every}
        for place in range(len(played)):
            if best[played[place][0]] > played[place][2]:
                yield case("word_streak", "path", given | {"place": place})
            elif random.random() < 0.2:
                yield case("word_streak", "order", given | {"place": place})


def prefixes(seed):
    """Games of a player who does not look ahead, and suffixes that have no board."""
    words, random, options = lexicon(LIST), Random(seed), affix.Options()
    starts, ends = defaultdict(set), Counter()
    for word in words.words:
        for size in (2, 3):
            if 1 <= len(word) - size <= 3:
                starts[word[-size:]].add(word[:-size])
                ends[word[-size:]] += 1
    pool = [end for end, _ in ends.most_common(70)]
    while True:
        suffixes = tuple(random.sample(pool, 4))
        if len(set.intersection(*(starts[end] for end in suffixes))) < 1 and random.random() < 0.9:
            continue
        position = position_for(affix.Puzzle(suffixes), words, options)
        given = {"suffixes": list(suffixes), "placed": []}
        if not position.fillable():
            if random.random() < 0.1:
                yield case("affix", "no board", given)
            continue
        while nodes := position.open_nodes():
            given = {"suffixes": list(suffixes), "placed": sorted(map(list, position.named().items()))}
            yield case("affix", "hint", given)
            node = random.choice(nodes)
            number = random.choice(list(bits(position.domains[node])))
            given |= {"node": position.board.nodes[node].name, "prefix": position.prefixes[number]}
            other = random.choice(position.prefixes)
            bad = [word for word in position.words(node, other) if word not in words]
            if bad:
                yield case("affix", "wrong", given | {"prefix": other, "bad": bad})
            position = position.place(node, number)
            yield case("affix", "keeps" if position.fillable() else "dead end", given)
            if not position.fillable():
                break


POSITIONS = {
    "quiddler": tables,
    "hand": hands,
    "q_less": rolls,
    "boggle": boards,
    "word_streak": streaks,
    "affix": prefixes,
}


def some(game, number, seed=1):
    """This many cases of a game."""
    return list(islice(POSITIONS[game](seed), number))
