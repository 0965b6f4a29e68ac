"""`qless-studio generate GAME`: deal, roll or search for puzzles."""

from __future__ import annotations

import argparse
from contextlib import nullcontext
from typing import Any

from qless_studio.cli.arguments import (
    Commands,
    add_flag,
    add_pool_arguments,
    add_run_arguments,
    flags_of,
    game_parsers,
    limit_of,
    pool_of,
    settings_of,
)
from qless_studio.cli.report import JsonLines, PlainText, Report
from qless_studio.cli.run import perform
from qless_studio.engine.errors import OptionError
from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import load
from qless_studio.engine.options import options_of, read_options
from qless_studio.engine.registry import GAMES


def add_to(commands: Commands) -> None:
    """Add the command and its games."""
    for parser, game in game_parsers(commands, "generate", "deal, roll or search for puzzles", _generate, GAMES):
        add_run_arguments(parser)
        if game.dealer.spreads is not None:
            add_pool_arguments(parser)
        for option in options_of(game.dealer.options):
            add_flag(parser, option)


def _generate(given: argparse.Namespace) -> int:
    game: Game[Any, Any, Any] = given.game
    dealer = game.dealer
    options = read_options(dealer.options, settings_of(given) | flags_of(given))
    lexicon = load(given.lexicon)
    report: Report[Any]
    if given.json:
        report = JsonLines(lambda dealt: {"puzzle": game.format(dealt.puzzle), **dealt.details})
    else:
        report = PlainText(dealer.describe, dealer.verdict)
    with nullcontext(None) if dealer.spreads is None else pool_of(given) or nullcontext(None) as pool:
        if pool is not None and dealer.spreads is not None and not dealer.spreads(options):
            raise OptionError("there is nothing to spread over workers with these options", "--workers, --cluster")
        return perform(lambda run: dealer.deal(lexicon, options, run), limit_of(given), given.keep, report, pool)
