"""Word lists and exact solvers for five letter-puzzle games: a library without Qt.

Entry points: `registry.GAMES`, the record of every game (`game.Game`: parse, solve, deal); `lexicon.load` and
`lexicon.available` for word lists; `solving.Search` to run a solver with a `solving.Run` (limits, progress,
cancellation); `results` for documents, `challenges` for friends. Errors fit for users are `errors.StudioError`::

    from qless_studio.engine.registry import GAMES
    from qless_studio.engine.lexicon import load
    from qless_studio.engine.solving import Run

    boggle = GAMES[0]
    puzzle = boggle.parse("BWFV/SLIN/DAEN/TEHT")
    for found in boggle.solve(puzzle, load("wide"), boggle.options(), Run()):
        print(boggle.describe(puzzle, found))
"""
