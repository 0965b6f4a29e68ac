"""What the pages of Quiddler's tab share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.game import Dealt
from qless_studio.engine.games.quiddler.dealer import DealOptions, DealSummary, deal
from qless_studio.engine.games.quiddler.puzzle import HAND, Puzzle
from qless_studio.engine.games.quiddler.solver import has_unknown
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.options import options_of
from qless_studio.engine.solving import FinishedRun, Outcome, Run
from qless_studio.engine.texts import capitalised, figure, phrase, say, without_dots
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.lists import DealRecord
from qless_studio.ui.games.quiddler.turn import MoveAnalysis
from qless_studio.ui.tab.analyse_page import failure_text
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.commands import Command, Menu, command
from qless_studio.ui.tab.play_actions import GameCommands, PlayActions
from qless_studio.ui.tab.session import Session
from qless_studio.ui.tab.terms import kept_text
from qless_studio.ui.widgets.basic.dialogs import Dialog, open_dialog
from qless_studio.ui.widgets.basic.fields import SpinBox
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, ScrollColumn, background, filled
from qless_studio.ui.widgets.basic.options_form import OptionsForm
from qless_studio.ui.widgets.feedback.verdict import SearchProgress


@dataclass(frozen=True)
class QuiddlerParts:
    """Made with the tab, before any page."""

    session: Session
    commands: TableCommands
    analysis: MoveAnalysis
    dealing: Dealing
    record: DealRecord

    def new_table(self) -> TableBoard:
        """A table that shows its cards as the commands say."""
        table, beside = TableBoard(), self.commands.beside
        table.set_beside(beside.isChecked())
        beside.toggled.connect(table.set_beside)
        return table


# The commands of the Quiddler tab that other games have not.

GAME = Menu.GAME


class TableTab(Protocol):
    """What the commands ask of their tab; its properties are explained there."""

    @property
    def session(self) -> Session: ...
    @property
    def play_actions(self) -> PlayActions: ...
    @property
    def dealing(self) -> Dealing: ...
    @property
    def table(self) -> TableBoard: ...
    @property
    def in_match(self) -> bool: ...
    @property
    def in_game(self) -> bool: ...
    @property
    def holds_cards(self) -> bool: ...
    def no_conditions(self) -> str: ...
    def end_hand(self) -> None: ...
    def focus_board(self) -> None: ...


class TableCommands(GameCommands):
    """Commands on the cards of the table, and how they are shown."""

    _tab: TableTab

    def __init__(self, tab: TableTab) -> None:
        super().__init__(tab)
        self._session = tab.session
        self.make_actions(self.widget)

    @property
    def play_commands(self) -> PlayActions:
        """The commands that all games have."""
        return self._tab.play_actions

    def _no_conditions(self) -> str:
        return self._tab.no_conditions()

    def _no_cards(self) -> str:
        return "" if self._session.puzzle.known else say("there is no puzzle")

    def _no_restart(self) -> str:
        return say("not in a hand game") if self._tab.in_match else self._no_cards()

    def _no_end(self) -> str:
        hand = self._session.puzzle.hand is not None and not self._tab.in_match
        return "" if hand and self._tab.holds_cards else say("there is no hand to end")

    def _no_editing(self) -> str:
        return say("a game is running") if self._tab.in_game else ""

    def no_hint(self) -> str:
        """Why there is no hint for these cards, "" if there is."""
        puzzle: Puzzle = self._session.puzzle
        if puzzle.hand is not None:
            return say("this game has no hints")
        return say("a card is unknown") if puzzle.known and has_unknown(puzzle) else self._no_cards()

    @command("quiddler_deal_with", phrase("New game with conditions…"), "Ctrl+Shift+R", icon="sliders",
             when=_no_conditions)  # fmt: skip
    def conditions(self) -> None:
        self._tab.dealing.ask()

    edit = Command(
        "quiddler_edit", phrase("Enter cards"), None, ("Ctrl+E",), "pencil", at=GAME.at(3, 1), checked=False,
        when=_no_editing,
    )  # fmt: skip

    @command("quiddler_play", phrase("Play word"), icon="play", at=GAME.at(3, 2), when=_no_cards)
    def play_word(self) -> None:
        self._tab.table.input.enter()

    @command("quiddler_clear", phrase("Clear tray"), icon="cross", at=GAME.at(3, 3), when=_no_cards,
             words=phrase("clear; empty; remove; put back"))  # fmt: skip
    def clear(self) -> None:
        self._tab.table.input.clear_tray()
        self._tab.focus_board()

    @command("quiddler_end_hand", phrase("Discard and end hand"), icon="check", at=GAME.at(3, 4), when=_no_end)
    def end_hand(self) -> None:
        self._tab.end_hand()

    @command("quiddler_rules", phrase("Rules…"), icon="sliders", at=GAME.at(3, 5),
             words=phrase("options; minimum length; neighbours; bonus; deck; scoring; ruzzle; wordament"))  # fmt: skip
    def rules(self) -> None:
        open_dialog(RulesDialog(self._session, self.widget))

    @command("quiddler_restart", phrase("Play again"), icon="rotate", when=_no_restart)
    def restart(self) -> None:
        puzzle: Puzzle = self._session.puzzle
        self._session.edit(Puzzle(puzzle.piles, puzzle.hand), say("Play again"))
        self._tab.focus_board()

    beside = Command("quiddler_beside", phrase("Show lower cards beside upper cards"), checked=False)
    clock = Command("quiddler_clock", phrase("Show clock while playing"), icon="clock", checked=True)


# Dealing: the background search for a deal, the dialogs with its conditions and rules, the seeds of deals made.

OF_PILES = ("seed", "clear", "unique", "needs_move", "needs_pair")
OF_A_HAND = ("seed", "hand")
"""The options of a deal that the dialog shows for each kind of game."""


class _FormDialog(Dialog):
    """A heading, an explanation, a form and a row of buttons."""

    def __init__(self, heading: str, explanation: str, form: OptionsForm, parent: QWidget | None) -> None:
        super().__init__(heading, None, parent)
        self.form = form
        filled(self.column, text_label(heading, "figure"))
        if explanation:
            filled(self.column, text_label(explanation, "note", wrap=True))
        ground = background("panel")
        inside = QVBoxLayout(ground)
        inside.setContentsMargins(4, 4, 12, 4)  # for the focus ring and the scroll bar
        filled(inside, form, STRETCH)
        self.column.addWidget(ScrollColumn(ground), 1)
        self.setMinimumWidth(self.theme.px(440))


class DealDialog(_FormDialog):
    """Asks for the conditions of a deal of eight piles or for the cards of a hand, and shows how the search goes."""

    def __init__(
        self,
        options: DealOptions,
        deal: Callable[[DealOptions], object],
        stop: Callable[[], object],
        parent: QWidget,
        decks: bool = False,
    ) -> None:
        """`deal` searches under the conditions, `stop` ends that; `decks`: there are several to choose from."""
        names = OF_A_HAND if options.hand else OF_PILES
        form = OptionsForm(options, names=("deck", *names) if decks else names)
        heading = without_dots(say("New game with conditions…"))
        if options.hand:
            cards = form.inputs["hand"].widget
            assert isinstance(cards, SpinBox)
            cards.setRange(*HAND)
        super().__init__(heading, "", form, parent)
        self._search = deal
        self.progress = SearchProgress(stop)
        self.state = text_label("", "note", wrap=True)
        filled(self.column, self.progress, self.state)
        self.close_button = self.add_button(self.tr("Close"), self.reject)
        self.deal = self.add_button(self.tr("New puzzle"), self._on_deal, primary=True, icon="die")
        self.rejected.connect(stop)

    def show_search(self, deals: int) -> None:
        """Show how many deals were tried so far."""
        self.state.setText(self.tr("Deals tried: {}").format(figure(deals)))

    def show_end(self, text: str) -> None:
        """Show that the search ended; `text` says how."""
        self.progress.finish()
        self.state.setText(text)

    def _on_deal(self) -> None:
        self.state.clear()
        self.progress.start()
        self._search(self.form.options)


class RulesDialog(_FormDialog):
    """The options of the game; every change takes effect immediately."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        names = [known.name for known in options_of(type(session.options))]
        if session.chosen_language.code == ENGLISH.code:
            names.remove("deck")  # there is only one
        form = OptionsForm(session.chosen.options, names=names)
        explanation = kept_text(session)
        super().__init__(without_dots(say("Rules…")), explanation, form, parent)
        self.add_button(self.tr("Close"), self.accept, primary=True)
        form.options_changed.connect(session.set_options)
        self._session = session
        session.chosen_changed.connect(self._show_chosen)  # a method of its own: it ends with the dialog

    def _show_chosen(self) -> None:
        self.form.set_options(self._session.chosen.options)


SEARCH = "deal"


class Dealing(QObject):
    """Deals into a session, undoably."""

    ended = Signal()
    """The search for a deal ended; if it found one, it is on the table."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._parent = session, parent
        self._options = DealOptions()
        """The conditions for eight piles asked for last."""
        self._hand_options = DealOptions(hand=HAND[1])
        self._seeds: dict[Puzzle, int] = {}
        self._searches = BackgroundSearches(session, self)
        self._dealt: Dealt[Puzzle] | None = None
        self.dialog: DealDialog | None = None

    def seed_of(self, puzzle: Puzzle) -> int | None:
        """The seed of a deal made here; None for another puzzle."""
        return self._seeds.get(Puzzle(puzzle.piles, puzzle.hand))

    def deal(self, hand: bool = False) -> None:
        """Deal again: eight piles under the conditions last asked for, or a hand of as many cards as before."""
        self.search(replace(self._wanted(hand), seed=None))

    def ask(self) -> None:
        """Open the dialog with the conditions for eight piles, or with the number of cards of a hand."""
        hand = self._session.puzzle.hand is not None
        foreign = self._session.language.code != ENGLISH.code
        self.dialog = dialog = DealDialog(
            self._wanted(hand), self._on_deal_wanted, self.stop, self._parent, decks=foreign
        )
        dialog.destroyed.connect(self._on_dialog_closed)
        open_dialog(dialog)

    def _wanted(self, hand: bool) -> DealOptions:
        """What was asked for last for this kind of game, from the deck of the rules; a hand keeps its size."""
        deck = self._session.options.deck
        if not hand:
            return replace(self._options, deck=deck)
        size = min(len(self._session.puzzle.hand or ()), HAND[1]) or self._hand_options.hand
        return replace(self._hand_options, hand=size, deck=deck)

    def search(self, options: DealOptions) -> None:
        """Search for a deal; it replaces the puzzle once it is found."""
        lexicon = self._session.lexicon
        if lexicon is None:
            self._session.message.emit(capitalised(self.tr("the word list is still loading")))
            self.ended.emit()
            return
        self.stop()
        self._dealt = None
        self._searches.start(
            SEARCH, lambda run: deal(lexicon, options, run), self._on_found, self._on_finished, self._on_progressed
        )

    def stop(self) -> None:
        """Stop the search, if there is one."""
        self._searches.stop(SEARCH)

    def _on_deal_wanted(self, options: DealOptions) -> None:
        self._session.change_options(deck=options.deck)
        if options.hand:
            self._hand_options = options
        else:
            self._options = options
        self.search(options)

    def _on_found(self, batch: list[Dealt[Puzzle]]) -> None:
        self._dealt = dealt = batch[0]
        self._seeds[dealt.puzzle] = dealt.details["seed"]
        undo_text = self.tr("New puzzle")
        self._session.edit(dealt.puzzle, undo_text)

    def _on_progressed(self, run: Run) -> None:
        if self.dialog is not None and isinstance(run.summary, DealSummary):
            self.dialog.show_search(run.summary.deals)

    def _on_finished(self, finished: FinishedRun) -> None:
        if self.dialog is not None:
            self.dialog.show_end(self._end_text(finished))
        self.ended.emit()

    def _end_text(self, finished: FinishedRun) -> str:
        """How a search ended, for the dialog."""
        if self._dealt is None:
            stopped = self.tr("Stopped") if finished.outcome is Outcome.CANCELLED else ""
            return failure_text(finished.error) if finished.error is not None else stopped
        details = self._dealt.details
        deals, seed = figure(details["deals"]), details["seed"]
        best = say("best {}", figure(details["best"])) if "best" in details else ""
        return ", ".join(filter(None, (self.tr("Deal {} from seed {}").format(deals, seed), best)))

    def _on_dialog_closed(self) -> None:
        self.dialog = None
