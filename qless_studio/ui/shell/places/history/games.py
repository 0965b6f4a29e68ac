"""The view of the games: the list, the figures of what is listed, and a card of the selected game."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.history import Entry
from qless_studio.engine.past import GamesShown, Past, Played
from qless_studio.engine.play_statistics import number
from qless_studio.engine.texts import counted, figure, hours, say, sentences, without_dots
from qless_studio.ui.shell.places.history import texts
from qless_studio.ui.shell.places.history.game_list import GamesTable
from qless_studio.ui.shell.places.history.lines import Lines
from qless_studio.ui.shell.places.history.services import Services
from qless_studio.ui.shell.wishes import Send
from qless_studio.ui.style.lengths import sized, spaced
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.flow import FlowLayout, bare, filled
from qless_studio.ui.widgets.basic.labels import SectionHeader, show_text, text_label
from qless_studio.ui.widgets.basic.themed import Plated
from qless_studio.ui.widgets.feedback.score_display import ScoreDisplay

LIST = 28 + 5 * 32
"""Minimum height of the list."""


class GameCard(Plated, QWidget):
    """What is known of a game, and what can be done with it."""

    ground = "hover"

    def __init__(self, services: Services) -> None:
        super().__init__()
        tr = self.tr
        self._services = services
        self._played: Played | None = None
        self.title, self.note = text_label("", "strong", wrap=True), text_label("", "caption", wrap=True)
        self.review = Button(tr("Review"), "eye", primary=True, act=lambda: self._do(services.review))
        self.again = Button(tr("Play again"), "rotate", act=lambda: self._do(services.play_again))
        self.send = Button(without_dots(say("Send…")), "send", act=lambda: self._do(self._send))
        buttons = QWidget()
        filled(FlowLayout(buttons, spacing=lambda: self.theme.px(8)), self.review, self.again, self.send)
        filled(spaced(QVBoxLayout(self), 8, 16, 16, 16, 16), self.title, self.note, buttons)

    def show_game(self, played: Played | None, today: date) -> None:
        """Show a game, or nothing."""
        self._played = played
        self.setVisible(played is not None)
        if played is None:
            return
        entry = played.entry
        view = next(view for view in self._services.workspace.views if view.key == entry.game)
        kind, day = texts.kind_text(played), texts.day_text(played.day, today)
        self.title.setText(", ".join((view.title, kind[:1].lower() + kind[1:], day)))
        score, par = texts.score_of(entry), number(entry, "par")
        known = (
            "" if score is None else counted(round(score), "{} point", "{} points"),
            "" if par is None else self.tr("par {}").format(figure(round(par))),
            texts.time_text(entry),
            counted(len(entry.hints), "{} hint", "{} hints") if entry.hints else "",
        )
        record = "" if played.record is None else played.record.text
        self.note.setText(sentences(", ".join(filter(None, known)), record))

    def _send(self, entry: Entry) -> None:
        self._services.workspace.wished.emit(Send(entry))

    def _do(self, act: Callable[[Entry], object]) -> None:
        if self._played is not None:
            act(self._played.entry)


class GamesView(QWidget):
    """The list; `side` has the rest."""

    def __init__(self, services: Services, choose_game: Callable[[str], object]) -> None:
        """`choose_game` shows one game alone."""
        super().__init__()
        self._services, self._choose_game = services, choose_game
        self._views = {view.key: view for view in services.workspace.views}
        self.table = GamesTable(self._views)
        self.table.set_empty_text(self.tr("Reading…"))
        filled(bare(QVBoxLayout(self), 0), sized(self.table, minimum_height=LIST))
        self.card = GameCard(services)
        self.table.solution_activated.connect(self._on_activated)
        self.table.solution_selected.connect(lambda _: self.card.show_game(self.table.played, date.today()))
        self.score, self.note = ScoreDisplay(), text_label("", "caption", wrap=True)
        self.by_game, self.rows = Lines(), Lines()
        self._by_header = SectionHeader(self.tr("By game"), self.tr("games, average, best"))
        self._rows_header = SectionHeader(self.tr("Records"))
        self.damaged, self.too_large = text_label("", "warn", wrap=True), text_label("", "warn", wrap=True)
        self.side = QWidget()
        parts = self._by_header, self.by_game, self._rows_header, self.rows, self.too_large, self.damaged, 8, self.card
        filled(spaced(QVBoxLayout(self.side), 8), self.score, self.note, *parts)
        self.card.show_game(None, date.today())
        self.show_past(services.past)
        for widget in (self._by_header, self._rows_header):
            widget.hide()

    def show_past(self, past: Past) -> None:
        """Say how much of the history could be read."""
        too_large = self.tr("The history is too large to be read whole: only its newest games are here.")
        show_text(self.too_large, "" if past.whole or past.problem else too_large)
        damaged = self.tr("Damaged history entries set aside: {}").format(past.damaged)
        show_text(self.damaged, damaged if past.damaged else "")

    def show_games(self, shown: GamesShown) -> None:
        """Show the games that the filters leave, and their figures."""
        today, figures = date.today(), shown.figures
        self.table.show_rows(shown.rows, today)
        past = self._services.past
        empty = self.tr("Nothing in these weeks") if past.games else self.tr("Nothing played yet")
        self.table.set_empty_text(empty)
        self.card.show_game(self.table.played, today)
        count = shown.games
        self.score.show_figures(count, counted(count, "game", "games"), [])
        show_text(self.note, hours(shown.seconds) if count else self.tr("Nothing played yet"))
        if shown.filters.game or len(figures) == 1:
            lines = [line for found in figures.values() for line in texts.facts(found)]
        else:
            lines = [
                texts.by_game(self._views[key].title, self._views[key].accent, found, partial(self._choose_game, key))
                for key, found in figures.items()
            ]
        self.by_game.show_lines(lines)
        several = not shown.filters.game and len(figures) > 1
        self._by_header.setVisible(several)
        titled = [(self._views[key].title, found) for key, found in figures.items()]
        rows = texts.rows_of(titled, shown.streak, shown.friends, shown.matches)
        self.rows.show_lines(rows)
        self._rows_header.setVisible(bool(rows))

    def _on_activated(self, _: object) -> None:
        if self.table.played is not None:
            self._services.review(self.table.played.entry)
