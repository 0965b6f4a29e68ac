"""The foot of the History: what is shown as a file, or forgotten, with Undo."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass
from datetime import date
from functools import partial

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QCheckBox, QMenu, QWidget

from qless_studio.engine.entries import line_of
from qless_studio.engine.history import Entry, History
from qless_studio.engine.past import Filters, Played
from qless_studio.engine.practice.cards import (
    Card,
    MissStore,
    forget_all_of,
    forget_card,
    forget_practice,
    learned_from,
)
from qless_studio.engine.texts import counted, more, without_dots
from qless_studio.ui.shell.places.history.standing import card_name
from qless_studio.ui.shell.places.history.views import Services
from qless_studio.ui.shell.wishes import View
from qless_studio.ui.style import theme_of
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.dialogs import open_dialog, open_menu
from qless_studio.ui.widgets.basic.labels import show_text, text_label
from qless_studio.ui.widgets.basic.layout import FlowLayout, filled
from qless_studio.ui.widgets.basic.save_file import ask_and_write
from qless_studio.ui.work import HistoryStore, wait_for_changes

SUFFIX, TEXT = ".jsonl", ".txt"


@dataclass(frozen=True)
class Chosen:
    """What is shown."""

    view: View
    filters: Filters
    title: str
    """The name of the game."""
    day: date
    """The day in `View.DAYS`."""


class Foot(QWidget):
    """Acts on what is shown."""

    def __init__(self, services: Services, chosen: Callable[[], Chosen], words: Callable[[], QMenu]) -> None:
        """`words` makes the menu of the files that the list of words can be written to."""
        super().__init__()
        self._services, self._chosen, self._words = services, chosen, words
        self._folder = services.workspace.records
        self._store = HistoryStore(self._folder, self, self._complain)
        self.export_button = Button(self.tr("Export…"), "share", act=self._export)
        self.forget_button = Button(more(self.tr("Forget")), "trash", act=self._ask_to_forget)
        self.count = text_label("", "caption")
        row = FlowLayout(self, spacing=lambda: theme_of(self).px(8))
        filled(row, self.export_button, self.forget_button, self.count)

    def show_view(self, view: View) -> None:
        """Offer what can be done in a view."""
        self.forget_button.setVisible(view is not View.WORDS)

    def show_count(self, text: str) -> None:
        """Say how much is shown."""
        show_text(self.count, text)

    def enable(self, some: bool) -> None:
        """Whether there is anything to be written or forgotten."""
        for button in (self.export_button, self.forget_button):
            button.setEnabled(some)

    def _complain(self, text: str) -> None:
        self._services.say(text, failed=True)

    def _shown(self) -> list[Played]:
        """The games shown."""
        chosen = self._chosen()
        if chosen.view is View.DAYS:
            game = chosen.filters.game
            return [each for each in self._services.past.games
                    if each.day == chosen.day and game in ("", each.entry.game)]  # fmt: skip
        return [each for each in self._services.past.games if chosen.filters.fits(each.entry.game, each.day)]

    # exporting

    def _export(self) -> None:
        chosen, past = self._chosen(), self._services.past
        if chosen.view is View.WORDS:
            open_menu(self._words(), self.export_button.mapToGlobal(QPoint(0, self.export_button.height())))
        elif chosen.view is View.PROGRESS:
            self._export_due(chosen.filters.game)
        else:
            whole = chosen.view is View.DAYS or chosen.filters.everything or not past.whole
            entries = [] if whole else [entry for each in self._shown() for entry in (*each.rounds, each.entry)]
            self._export_games(None if whole else entries)

    def _export_games(self, entries: Sequence[Entry] | None) -> None:
        """Ask for a file and write these entries there; None: the whole history as it is."""
        folder = self._folder
        if folder is None:
            return

        def content() -> bytes:
            if entries is not None:
                return b"".join(map(line_of, entries))
            wait_for_changes()
            return History(folder).content()

        self._write("qless-studio-history", (SUFFIX, self.tr("History")), content)

    def _export_due(self, game: str) -> None:
        """The due cards of a game, for Anki."""
        from qless_studio.engine.practice.learning import due_for_anki

        folder, games, limits = self._folder, self._services.games, self._services.limits
        if folder is None:
            return

        def content() -> bytes:
            wait_for_changes()
            return due_for_anki(folder, games, game, limits)

        self._write(f"qless-studio-{game}", (TEXT, self.tr("Text for Anki")), content)

    def _write(self, name: str, kind: tuple[str, str], content: Callable[[], bytes]) -> None:
        title, say = without_dots(self.tr("Export…")), self._services.say
        ask_and_write(self, title, name, (kind,), lambda _: content, say, self._complain)

    # forgetting

    def _ask_to_forget(self) -> None:
        """Ask about the games shown; in the progress about what was practised in the game."""
        chosen = self._chosen()
        if chosen.view is View.PROGRESS:
            self._ask_to_forget_practice(chosen)
        elif self._services.past.whole:
            everything = chosen.view is View.GAMES and chosen.filters.everything
            self._ask_about(self._shown(), everything)
        else:
            game = chosen.filters.game
            text = self.tr("Forget the whole history of all games?")
            more = self.tr("This cannot be undone. To keep a copy, export the history first.")
            self._ask_first(
                self.tr("Forget {}?").format(chosen.title) if game else text, more,
                lambda history: history.forget_game(game) if game else history.forget_all(),
                lambda count: self.tr("{} forgotten").format(counted(count, "{} game", "{} games")),
            )  # fmt: skip

    def ask_to_forget(self, played: Played) -> None:
        """Ask whether one game is to be forgotten."""
        self._ask_about([played])

    def _ask_about(self, games: Sequence[Played], everything: bool = False) -> None:
        """Ask whether games are to be forgotten, and with a box what was learned from them.

        `everything`: there are no others; then the box takes in all that was ever answered.
        """
        from qless_studio.ui.widgets.basic.save_file import BoxIcon, Role, message_box

        count, ids = len(games), {entry.id for each in games for entry in (*each.rounds, each.entry)}
        if not games:
            return
        verb, too = self.tr("Forget"), QCheckBox(self.tr("and what was learned from them"))
        question = counted(count, "Forget {} game?", "Forget {} games?")
        box = message_box(self, BoxIcon.Question, verb, question, "")
        box.setCheckBox(too)
        agree = box.addButton(verb, Role.AcceptRole)
        box.setDefaultButton(box.addButton(self.tr("Cancel"), Role.RejectRole))

        def start() -> None:
            forget = partial(self._forget, ids, too.isChecked(), everything)
            self._store.change(forget, partial(self._on_forgotten, count))

        agree.clicked.connect(start)
        open_dialog(box)

    def _forget(self, ids: Set[str], too: bool, everything: bool, history: History) -> list[Entry]:
        """On the thread for changes: delete the games, `too` what was learned; returns what can be brought back."""
        if everything and too:
            gone = history.read_newest()[0]
            history.forget_all()  # with the damaged lines, which nobody else could remove
            return gone
        learned = learned_from(ids, history.read_newest()[0], MissStore(self._folder)) if too else None
        return forget_all_of(history, lambda entry: entry.id in ids or (learned is not None and learned(entry)))

    def _on_forgotten(self, count: int, gone: list[Entry]) -> None:
        said = self.tr("{} forgotten").format(counted(count, "{} game", "{} games"))
        undo = partial(self._store.change, lambda history: history.add_missing(gone), self._on_back)
        self._services.say(said, undo)
        self._services.changed()

    def _on_back(self, _: int) -> None:
        self._services.say(self.tr("Undone"))
        self._services.changed()

    def _ask_to_forget_practice(self, chosen: Chosen) -> None:
        more = self.tr("Your answers will be removed, and it will not be asked until you miss it again.")
        kept = self.tr("This cannot be undone. To keep a copy, export the history first.")
        self._ask_first(
            self.tr("Forget {}?").format(f"{self.tr('Practice')}, {chosen.title}"),
            f"{more} {kept}",
            partial(forget_practice, game=chosen.filters.game),
            lambda count: counted(count, "{} answer forgotten", "{} answers forgotten"),
        )  # fmt: skip

    def ask_to_forget_card(self, card: Card) -> None:
        """Ask whether what was answered about a card is to be forgotten."""
        name = card_name(card)
        more = self.tr("Your answers will be removed, and it will not be asked until you miss it again.")
        kept = self.tr("This cannot be undone. To keep a copy, export the history first.")
        self._ask_first(
            self.tr("Forget {}?").format(name), f"{more} {kept}",
            partial(forget_card, game=card.game, card=card.id), lambda _: self.tr("{} forgotten").format(name),
        )  # fmt: skip

    def _ask_first(
        self, question: str, more: str, change: Callable[[History], int], said: Callable[[int], str]
    ) -> None:
        """Ask before a change that cannot be undone, then say what was done."""
        from qless_studio.ui.widgets.basic.save_file import ask_first

        def done(count: int) -> None:
            self._services.say(said(count))
            self._services.changed()

        verbs = self.tr("Forget"), self.tr("Cancel")
        ask_first(self, question, more, verbs, lambda: self._store.change(change, done))
