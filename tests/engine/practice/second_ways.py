"""Exercises of every kind from random games, their answers confirmed in a second way: by brute force, or by the solver
of whole games where the exercise used the analysis of single moves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise, permutations, product
from random import Random

from qless_studio.engine.exercises import Exercise, Miss, Played
from qless_studio.engine.games import affix, boggle, q_less, quiddler, word_streak
from qless_studio.engine.games.affix.puzzle import BoardGraph, find_board
from qless_studio.engine.games.affix.puzzle import Puzzle as AffixPuzzle
from qless_studio.engine.games.affix.solver import position_for
from qless_studio.engine.games.q_less.dice import DICE as Q_LESS_DICE
from qless_studio.engine.games.q_less.difficulty import completion
from qless_studio.engine.games.q_less.puzzle import Puzzle as Roll
from qless_studio.engine.games.q_less.puzzle import Tile, check, moved, tiles_of
from qless_studio.engine.games.q_less.solver import spelled
from qless_studio.engine.games.quiddler.dealer import dealt
from qless_studio.engine.games.quiddler.puzzle import Shift, Word, format_move, played, positions
from qless_studio.engine.games.quiddler.rules import ENGLISH_DECK
from qless_studio.engine.games.quiddler.solver import standings
from qless_studio.engine.games.word_streak.dealer import DealOptions, rolled
from qless_studio.engine.games.word_streak.rules import load_rules
from qless_studio.engine.grids import Board, FoundWord, neighbours_of, paths_of
from qless_studio.engine.grids.dice import DICE, roll
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.lexicon import withheld
from qless_studio.engine.solving import Run

NEAR = neighbours_of(4, 4)
PACE = [4.5, 0.3]
BOARDS, FEW = ("mini7", "kansai"), 8_000
"""Boards of Affix; with fewer words than this hardly any puzzle of the larger one can be filled."""


@dataclass(frozen=True)
class Asked:
    """An exercise, and whether a second way gives the same answers."""

    exercise: Exercise
    confirmed: bool


Source = Callable[[int, Lexicon], Iterator[Asked]]
"""The exercises of one random game."""


# boards


def on_board(board: Board, lexicon: Lexicon) -> set[str]:
    """All words of a board, each tried for itself."""
    letters = set("".join(board.tiles))
    return {w for w in lexicon.words if len(w) > 2 and letters.issuperset(w) and paths_of(w, board.tiles, NEAR, 1)}


def boards(seed: int, lexicon: Lexicon) -> Iterator[Asked]:
    """The four kinds of the words of boards, for a few misses."""
    random, practice = Random(seed), boggle.GAME.practice
    board = Board(4, 4, roll(DICE["classic"].dice, random))
    every = sorted(on_board(board, lexicon))
    played = Played(board, boggle.GAME.options(), tuple(random.sample(every, len(every) // 2)))
    misses = list(practice.misses(played, lexicon, Run()))
    longer = [miss for miss in misses if any(base in miss.key for base in played.found)]
    for number, some in enumerate((misses, misses, longer, misses)):
        for miss in random.sample(some, min(2, len(some))):
            exercise = practice.exercise(miss, (played,), number, lexicon, Run())
            if exercise is None:  # none but words that may offend
                continue
            right = set(exercise.answers) == _words_asked_for(exercise, miss, lexicon) - withheld(lexicon.language)
            yield Asked(exercise, right and 0 < exercise.needed <= len(exercise.answers))


def _words_asked_for(exercise: Exercise, miss: Miss, lexicon: Lexicon) -> set[str]:
    word = miss.key
    if exercise.kind == "anagrams":
        if len(word) < 8:
            return {"".join(each) for each in permutations(word)} & set(lexicon.words)
        return {each for each in lexicon.words if Counter(each) == Counter(word)}
    words = on_board(boggle.GAME.parse(exercise.puzzle), lexicon)
    if exercise.kind == "extensions":
        base = exercise.about
        return {each for each in words if each != base and (each.find(base) >= 0 or each == "".join(reversed(base)))}
    assert word in words
    return {each for each in words if (each[0], each[-1], len(each)) == (word[0], word[-1], len(word))}


# Word Streak


def tracings(word: str, board: Board) -> list[tuple[int, ...]]:
    """Every path of a word, cell by cell."""
    found = [(cell,) for cell in range(16) if word.startswith(board.tiles[cell])]
    done = []
    while found:
        path = found.pop()
        spelt = "".join(board.tiles[cell] for cell in path)
        if spelt == word:
            done.append(path)
            continue
        for cell in range(16):
            (row, column), (r, c) = divmod(path[-1], 4), divmod(cell, 4)
            near = max(abs(row - r), abs(column - c)) == 1
            if near and cell not in path and word.startswith(spelt + board.tiles[cell]):
                found.append((*path, cell))
    return done


def points(word: str, cells: tuple[int, ...], puzzle: word_streak.Puzzle, lexicon: Lexicon) -> int:
    """By the rules as they are written."""
    scoring = load_rules("word_streak").scoring(None, lexicon.language)
    kinds, total = [puzzle.multipliers[cell] for cell in cells], 0
    for cell, kind in zip(cells, kinds, strict=True):
        total += scoring.value(puzzle.board.tiles[cell]) * {"DL": 2, "TL": 3}.get(kind, 1)
    return total * 2 ** kinds.count("DW") * 3 ** kinds.count("TW") + scoring.bonus[len(word)]


def rounds(seed: int, lexicon: Lexicon) -> Iterator[Asked]:
    """Which word first, and the dearest path."""
    random, game = Random(seed), word_streak.GAME
    puzzle = rolled(DealOptions(round=3), seed)
    words: list[FoundWord] = list(game.solve(puzzle, lexicon, game.options(), Run()))
    found = random.sample(words, len(words) // 3)
    paths = [list(random.choice(tracings(each.word, puzzle.board))) for each in found]
    proven = {"pace": PACE, "limit": 60.0, "paths": paths}
    played = Played(puzzle, game.options(), tuple(each.word for each in found), proven=proven)
    misses = [miss for miss in game.practice.misses(played, lexicon, Run()) if miss.kind in ("first", "path")]
    for miss in misses[:3]:
        exercise = game.practice.exercise(miss, (played,), seed, lexicon, Run())
        if exercise is not None:
            yield Asked(exercise, _first_or_path(exercise, miss, puzzle, lexicon))


def _first_or_path(exercise: Exercise, miss: Miss, puzzle: word_streak.Puzzle, lexicon: Lexicon) -> bool:
    def of(word: str) -> dict[tuple[int, ...], int]:
        return {cells: points(word, cells, puzzle, lexicon) for cells in tracings(word, puzzle.board)}

    if miss.kind == "path":
        scores = of(exercise.about)
        best = [cells for cells, score in scores.items() if score == max(scores.values())]
        return set(exercise.answers) == {" ".join(f"{c // 4 + 1}.{c % 4 + 1}" for c in cells) for cells in best}
    rates = {}
    for choice in exercise.choices:
        score, tiles = max((score, -len(cells)) for cells, score in of(choice.lower()).items())
        rates[choice] = Fraction(score) / round(20 * (PACE[0] - PACE[1] * tiles))
    return len(rates) > 1 and set(exercise.answers) == {word for word in rates if rates[word] == max(rates.values())}


# Quiddler


def best_of(puzzle: quiddler.Puzzle, lexicon: Lexicon) -> int:
    """The proven best score of a position, by the solver of whole games."""
    run = Run()
    run.keep = 0
    for _ in quiddler.GAME.solve(puzzle, lexicon, quiddler.GAME.options(games=1), run):
        break
    assert run.summary.proven
    return run.summary.best


def moves_of(puzzle: quiddler.Puzzle, lexicon: Lexicon) -> Iterator[Word | Shift]:
    """Every move of a position: each word of the list with each way to spell it, and each move to an empty pile."""
    position, cards = positions(puzzle)[-1], puzzle.cards
    upper = {pile: cards[held[0]].lower() for pile, held in enumerate(position.places) if held}

    def ways(word: str, piles: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if not word and len(piles) > 1:
            yield piles
        for pile, card in upper.items():
            if word and pile not in piles and word.startswith(card):
                yield from ways(word[len(card) :], (*piles, pile))

    letters = Counter("".join(upper.values()))
    for word in lexicon.words:
        if Counter(word) <= letters:
            yield from (Word(word, piles) for piles in ways(word, ()))
    for source, held in enumerate(position.places):
        if len(held) == 2:
            yield from (Shift(source, target) for target, other in enumerate(position.places) if not other)


def piles(seed: int, lexicon: Lexicon) -> Iterator[Asked]:
    """The position before a mistake of a greedy player, and a deal in which greed loses."""
    practice, options = quiddler.GAME.practice, quiddler.GAME.options()
    puzzle = dealt(Random(seed), ENGLISH_DECK)
    moves = []
    while len(moves) < 6 and (words := [move for move in moves_of(puzzle, lexicon) if isinstance(move, Word)]):
        moves.append(max(words, key=lambda move: (len(move.letters), move.letters)))
        puzzle = played(puzzle, moves[-1])
    game = Played(quiddler.Puzzle(puzzle.piles), options, tuple(map(format_move, moves)))
    misses = sorted(practice.misses(game, lexicon, Run()), key=lambda miss: -len(miss.key))
    for miss in (*misses[:1], Miss("greedy", "dearest word", 9.0)):
        exercise = practice.exercise(miss, (game,), seed, lexicon, Run())
        if exercise is not None:
            yield Asked(exercise, _keeps_the_best(exercise, lexicon))


def _keeps_the_best(exercise: Exercise, lexicon: Lexicon) -> bool:
    puzzle = quiddler.GAME.parse(exercise.puzzle)
    worths: dict[str, int] = {}
    for move in moves_of(puzzle, lexicon):
        text = move.letters if isinstance(move, Word) else format_move(move)
        worths[text] = max(worths.get(text, -1000), best_of(played(puzzle, move), lexicon))
    best = best_of(puzzle, lexicon)
    right = {text for text, worth in worths.items() if worth >= best - 1}
    return set(exercise.answers) == right and (exercise.kind == "position" or _loses(puzzle, lexicon))


def word_score(puzzle: quiddler.Puzzle, move: Word) -> int:
    """The points of a word and its length bonus."""
    after = standings(played(puzzle, move), quiddler.GAME.options(), ENGLISH_DECK)[-1]
    position, cards = positions(puzzle)[-1], puzzle.cards
    return after.gained - sum(ENGLISH_DECK.points[cards[position.places[pile][0]]] for pile in move.piles)


def _loses(puzzle: quiddler.Puzzle, lexicon: Lexicon) -> bool:
    """Whether every word with the most points, length bonus included, costs eight points or more in the end."""
    scores = {move: word_score(puzzle, move) for move in moves_of(puzzle, lexicon) if isinstance(move, Word)}
    dearest = [move for move in scores if scores[move] == max(scores.values())]
    best = best_of(puzzle, lexicon)
    return all(best - best_of(played(puzzle, move), lexicon) >= 8 for move in dearest)


# Q-Less


def finished_by_hand(begun: Roll, lexicon: Lexicon, options: q_less.Options) -> set[str]:
    """Every grid that the dice in the rack can finish this one to: one die after the other, next to another one.

    A run of a grid on the way is part of a longer one at its end, so it is part of some word.
    """
    words = spelled(begun.letters, lexicon, options).texts
    within = {word[a:b] for word in words for a in range(len(word)) for b in range(a + 1, len(word) + 1)}
    waiting, seen, done = [(frozenset(begun.tiles), begun.rack)], set(), set()
    while waiting:
        tiles, rack = waiting.pop()
        if not rack:
            if check(begun.letters, tiles, lexicon, options).finished:
                done.add("/".join(Roll(begun.letters, moved(tuple(tiles))).rows))
            continue
        taken = {(tile.row, tile.column) for tile in tiles}
        places = {(r + a, c + b) for r, c in taken for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))} - taken
        for (row, column), letter in product(places, set(rack)):
            after = tiles | {Tile(row, column, letter)}
            if after not in seen and _runs_through(after, row, column) <= within:
                seen.add(after)
                waiting.append((after, rack.replace(letter, "", 1)))
    return done


def _runs_through(tiles: frozenset[Tile], row: int, column: int) -> set[str]:
    cells = {(tile.row, tile.column): tile.letter for tile in tiles}
    runs = set()
    for down, right in ((1, 0), (0, 1)):
        r, c = row, column
        while (r - down, c - right) in cells:
            r, c = r - down, c - right
        text = ""
        while (r, c) in cells:
            text, r, c = text + cells[r, c], r + down, c + right
        runs.add(text)
    return runs


@lru_cache(maxsize=4)
def solutions_of(letters: str, lexicon: Lexicon) -> list[list[tuple[Tile, ...]]]:
    """All solutions of some letters, each as tiles and turned over."""
    found = []
    for solution in q_less.GAME.solve(Roll(letters), lexicon, q_less.GAME.options(), Run()):
        cells = tiles_of(solution.grid)
        found += [cells, moved(tuple(Tile(t.column, t.row, t.letter) for t in cells))]
    return found


def can_be_finished(puzzle: Roll, lexicon: Lexicon) -> bool:
    """Whether some solution of the letters has these tiles, wherever it lies."""
    every = solutions_of("".join(sorted(puzzle.letters)), lexicon)
    if not puzzle.tiles:
        return bool(every)
    first = puzzle.tiles[0]
    for cells in every:
        there = set(cells)
        for start in cells:
            down, right = start.row - first.row, start.column - first.column
            if all(Tile(t.row + down, t.column + right, t.letter) in there for t in puzzle.tiles):
                return True
    return False


def crossing_game(seed: int, lexicon: Lexicon) -> Played[Roll]:
    """A solvable roll of nine dice, given up by a player who crossed up to three words at random."""
    random, options = Random(seed), q_less.GAME.options()
    letters = ""
    while not letters or completion(Roll(letters), lexicon, options, Run()) is None:
        letters = "".join(sorted(random.choice(die) for die in random.sample(list(Q_LESS_DICE), 9)))
    placed = _crossing(letters, random, lexicon, options)
    return Played(Roll(letters), options, proven={"grids": ["/".join(Roll(letters, tiles).rows) for tiles in placed]})


def grids(seed: int, lexicon: Lexicon) -> Iterator[Asked]:
    """Finishing a roll; and where two crossing words are in its way, lifting one and judging the grid."""
    practice, game = q_less.GAME.practice, crossing_game(seed, lexicon)
    for miss in practice.misses(game, lexicon, Run()):
        for number in (0, 1):
            exercise = practice.exercise(miss, (game,), number, lexicon, Run())
            if exercise is not None:
                yield Asked(exercise, _grid_is_right(exercise, lexicon, game.options))


def _crossing(letters: str, random: Random, lexicon: Lexicon, options: q_less.Options) -> list[tuple[Tile, ...]]:
    """The grids of a player who places a word and crosses it with up to two others."""
    words = spelled(letters, lexicon, options).texts
    if not words:
        return []
    first = random.choice(words)
    grids = [tuple(Tile(0, column, letter) for column, letter in enumerate(first))]
    for second in random.sample(words, len(words)):
        column, place = random.randrange(len(first)), random.randrange(len(second))
        if second[place] == first[column] and len(grids) < 3:
            down = {Tile(row - place, column, letter) for row, letter in enumerate(second)}
            checked = check(letters, {*grids[-1], *down}, lexicon, options)
            if not checked.foreign and all(line.valid for line in checked.lines):
                grids.append(tuple(sorted({*grids[-1], *down})))
    return [moved(grid) for grid in grids]


def _grid_is_right(exercise: Exercise, lexicon: Lexicon, options: q_less.Options) -> bool:
    puzzle = q_less.GAME.parse(exercise.puzzle)
    if exercise.kind == "finish":
        return set(exercise.answers) == finished_by_hand(puzzle, lexicon, options)
    if exercise.kind == "solvable":
        return exercise.answers == (exercise.choices[0 if can_be_finished(puzzle, lexicon) else 1],)
    helps = set()
    for text in exercise.choices:
        lines = check(puzzle.letters, puzzle.tiles, lexicon, options).lines
        (line,) = (each for each in lines if each.text == text.lower())
        kept = {tile for each in lines if each is not line for tile in each.tiles}
        if can_be_finished(puzzle.with_tiles([t for t in puzzle.tiles if t in kept]), lexicon):
            helps.add(text)
    return set(exercise.answers) == helps != set(exercise.choices)


# Affix


def random_game(seed: int, lexicon: Lexicon) -> Played[AffixPuzzle]:
    """A board on which prefixes that fit were placed at random until none fitted, and one hint was taken."""
    random = Random(seed)
    options = affix.GAME.options(board=BOARDS[seed % 2] if len(lexicon) > FEW else BOARDS[0])
    suffixes = _suffixes(random, lexicon, options)
    position = position_for(AffixPuzzle(suffixes), lexicon, options)
    moves = []
    while open_nodes := position.open_nodes():
        node = random.choice(open_nodes)
        fitting = [p for p in range(len(position.prefixes)) if position.domains[node] >> p & 1]
        if not fitting:
            break
        moves.append((node, random.choice(fitting)))
        position = position.place(*moves[-1])
    texts = tuple(f"{position.board.nodes[node].name}={position.prefixes[prefix]}" for node, prefix in moves)
    hinted = [[f"{' '.join(suffixes)} | {random.choice(position.board.nodes).name}", 3]]
    return Played(AffixPuzzle(suffixes), options, texts, proven={"hinted": hinted})


def nodes(seed: int, lexicon: Lexicon) -> Iterator[Asked]:
    """What dead ends and hints are worth asking."""
    practice, game = affix.GAME.practice, random_game(seed, lexicon)
    for miss in practice.misses(game, lexicon, Run()):
        for number in (0, 1):
            exercise = practice.exercise(miss, (game,), number, lexicon, Run())
            if exercise is not None:
                yield Asked(exercise, _prefixes_are_right(exercise, lexicon, find_board(game.options.board)))


def _suffixes(random: Random, lexicon: Lexicon, options: affix.Options) -> tuple[str, ...]:
    """Suffixes with a full board."""
    size = len(find_board(options.board).suffixes)
    while True:
        suffixes = tuple(random.sample(frequent_ends(lexicon), size))
        if position_for(AffixPuzzle(suffixes), lexicon, options).count():
            return suffixes


@lru_cache(maxsize=1)
def frequent_ends(lexicon: Lexicon) -> list[str]:
    """The suffixes of short words that most of them have, ends of two and three letters."""
    ends = Counter(word[-size:] for word in lexicon.words for size in (2, 3) if size < len(word) <= size + 2)
    return [end for end, _ in ends.most_common(80)]


def makes(prefix: str, suffix: str, lexicon: Lexicon) -> bool:
    """Whether they make a word that counts, by the rules as they are written."""
    word = prefix + suffix
    plural = word.endswith("s") and not word.endswith("ss") and word[:-1] in lexicon
    return word in lexicon and not plural and 1 <= len(prefix) <= 3 and 2 <= len(suffix) <= 6


def _prefixes_are_right(exercise: Exercise, lexicon: Lexicon, board: BoardGraph) -> bool:
    puzzle = affix.GAME.parse(exercise.puzzle)
    prefixes = sorted({word[:size] for word in lexicon.words for size in (1, 2, 3)})
    if exercise.kind == "shared prefix":
        return set(exercise.answers) == {
            p for p in prefixes if all(makes(p, s, lexicon) for s in exercise.about.split())
        }
    made = [{prefix for prefix in prefixes if makes(prefix, suffix, lexicon)} for suffix in puzzle.suffixes]
    lists = {node.name: set.intersection(*(made[place] for place in node.joins)) for node in board.nodes}
    joins = {node.name: set(node.joins) for node in board.nodes}

    def full(placed: dict[str, str]) -> bool:
        """Whether the board can be filled: no prefix twice with the same suffix."""
        left = [name for name in lists if name not in placed]
        if not left:
            return True
        free = {
            name: lists[name] - {prefix for other, prefix in placed.items() if joins[other] & joins[name]}
            for name in left
        }
        name = min(left, key=lambda name: len(free[name]))
        return any(full({**placed, name: prefix}) for prefix in sorted(free[name]))

    placed = dict(puzzle.placed)
    clash = any(joins[a] & joins[b] and placed[a] == placed[b] for a, b in pairwise(placed) if a != b)
    leading = {c for c in exercise.choices if full({**placed, exercise.about: c[:-1].lower()})}
    return not clash and set(exercise.answers) == leading and len(leading) == 1 < len(exercise.choices)


SOURCES: dict[Source, tuple[str, tuple[str, ...]]] = {
    boards: ("common10k", ("board", "anagrams", "extensions", "hidden")),
    rounds: ("common10k", ("first", "path")),
    piles: ("common5k", ("position", "greedy")),
    grids: ("common5k", ("finish", "lift", "solvable")),
    nodes: ("common10k", ("leaves a board", "shared prefix")),
}
"""By source: the word list for many exercises, and the kinds it gives."""
