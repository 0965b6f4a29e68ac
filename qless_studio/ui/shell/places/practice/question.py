"""The page of a question: its board, and beside or below it the text, all choices, hints and answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.exercises import Exercise
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import say
from qless_studio.ui.shell.places.practice.commands import Asker, QuestionCommands
from qless_studio.ui.shell.places.practice.result import AnsweredTable, Misses, Result
from qless_studio.ui.style import accented
from qless_studio.ui.style.drawing import set_kind
from qless_studio.ui.style.in_force import spaced
from qless_studio.ui.tab.arranged import LOW, LOWEST, MARGIN, Kind, arranged
from qless_studio.ui.tab.exercise_view import ExerciseView
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.tab.typed_entry import type_on_board
from qless_studio.ui.widgets.basic.access import announce, focus_on, is_compactable, tab_stops
from qless_studio.ui.widgets.basic.buttons import (
    ActionButton,
    ActionIconButton,
    ActionLink,
    IconButton,
    cluster,
    link_button,
    plain_text,
)
from qless_studio.ui.widgets.basic.labels import SectionHeader, separator, show_text, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, UNLIMITED, ScrollColumn, background, bare, filled
from qless_studio.ui.widgets.basic.themed import Fitted, Painted
from qless_studio.ui.widgets.play.bar_line import ClockBar
from qless_studio.ui.widgets.practice import HEIGHT, AnswerList, ChoiceButtons
from qless_studio.ui.widgets.practice import LOW as LOW_CHOICE
from qless_studio.ui.widgets.results.word_facts import DefinitionCard

BAR, WIDE_ASPECT, TITLE, ROWS, NARROW = 56, 2.0, 560, 560, 340
"""Height of the row of controls; width of a wide board divided by its height; width of a page from which the title has
room, its height from which the questions before are listed, and width of a column with a long clock, at 100 %."""


class Hints(QWidget):
    """The hints taken, and a button for the next one."""

    def __init__(self, hint: QAction) -> None:
        super().__init__()
        self.given = text_label("", "body", wrap=True)
        self.count, self.next = text_label("", "strong"), text_label("", "caption", wrap=True)
        self.button = ActionButton(hint, self.tr("Show"), "")
        row = filled(spaced(QHBoxLayout(), 8), self.count, (self.next, 1), self.button)
        filled(spaced(QVBoxLayout(self), 4), separator(), self.given, row)

    def show_hints(self, titles: Sequence[str], given: Sequence[str]) -> None:
        """Show those that were `given`, and the title of the next one."""
        left = titles[len(given) :]
        show_text(self.given, "\n".join(map(": ".join, zip(titles, given, strict=False))))
        self.count.setText(f"{self.tr('Hint')} {self.tr('{} of {}').format(len(given), len(titles))}")
        self.next.setText(left[0] if left else "")
        self.button.setVisible(bool(left))
        self.button.setAccessibleDescription(self.next.text())


class QuestionPage(Fitted, Painted, QWidget):
    """Arranged by `tab.arranged`: what is asked, the board and everything to choose from are always in view."""

    def __init__(self, commands: QuestionCommands, menu: QAction) -> None:
        """`menu` opens the menu of the window, whose button is here where the top bar gives way."""
        super().__init__()
        tr = self.tr
        self.commands = commands
        self.view: ExerciseView | None = None
        self.reviewing = False
        """Whether the result is shown."""
        self.menu = IconButton("menu", tr("Menu"), flat=True)
        ActionLink(self.menu, menu)
        self.title, self.progress = text_label("", "strong"), text_label("", "note")
        self.history = cluster(ActionIconButton(commands.undo), ActionIconButton(commands.redo))
        self.skip, self.stop = ActionButton(commands.skip), ActionButton(commands.stop, tr("Stop"))
        self.next = ActionButton(commands.next, primary=True)
        self.heading, self.about = text_label("", "figure", wrap=True), text_label("", "caption", wrap=True)
        self.told, self.score = text_label("", "strong", wrap=True), text_label("", "strong")
        self.clock, self.misses = ClockBar(), Misses()
        self.choices, self.answers, self.hints = ChoiceButtons(self), AnswerList(), Hints(commands.hint)
        self.give_up, self.hint = (link_button(plain_text(each)) for each in (commands.answers, commands.hint))
        ActionLink(self.give_up, commands.answers)
        ActionLink(self.hint, commands.hint)
        self.hinted = False
        """Whether there are hints."""
        self.card, self.show_board = DefinitionCard(wrap=True), ActionButton(commands.board)
        self.result, self.table = Result(), AnsweredTable(tr("Questions"))
        self.rows = SectionHeader("")
        self._lay_out()
        self.choices.chosen.connect(self._on_chosen)
        self.choices.pointed.connect(self._on_pointed)
        self.answers.chosen.connect(self._on_row)
        self.table.solution_selected.connect(self._on_listed)

    def _lay_out(self) -> None:
        self._bar, self._board, self._panel = background("panel"), background("table"), background("panel")
        self._column = ScrollColumn(self._panel)
        self._line = separator("edge", vertical=True)
        for part in (self._bar, self._board, self._column, self._line):
            part.setParent(self)
        row = spaced(QHBoxLayout(self._bar), 8, 16, 0, 16, 0)
        filled(row, self.menu, self.title, self.progress, self.history, STRETCH, self.skip, self.next, self.stop)
        self._under = bare(QHBoxLayout(), 0)
        filled(bare(QVBoxLayout(self._board), 8), self._under)
        self._clock = filled(spaced(QHBoxLayout(), 8), (self.clock, 1), self.misses)
        self._list = filled(spaced(QVBoxLayout(), 0), self.rows, (self.table, 1))
        column = self._parts = spaced(QVBoxLayout(self._panel), 8, 16, 12, 16, 12)
        filled(column, self._clock, self.result, self.heading)
        self._entry_at = column.count()
        last = filled(spaced(QHBoxLayout(), 8), (self.about, 1), self.hint, STRETCH, self.give_up)
        filled(column, self.told, self.score, self.choices, self.answers, self.hints, last)
        filled(column, (self._list, 1), self.card, self.show_board)
        column.addStretch(0)
        for part in (self.clock, self.misses, self.result, self.rows, self.table, self.card, self.show_board):
            part.hide()

    # what asks

    @property
    def asker(self) -> Asker | None:
        return self.commands.asker

    def _on_chosen(self, choice: str) -> None:
        if self.asker is not None:
            self.asker.answer(choice)

    def _on_pointed(self, choice: str) -> None:
        asker, view = self.asker, self.view
        if asker is not None and asker.is_open and view is not None and choice in ("", *view.exercise.choices):
            view.show_choice(choice)

    def _on_row(self, row: int) -> None:
        if self.asker is not None:
            self.asker.choose_answer(row)

    def _on_listed(self, row: object) -> None:
        if self.asker is not None and self.reviewing and row is not None:
            self.asker.review(row)

    # what is shown

    def ask(self, view: ExerciseView, heading: str, about: str) -> None:
        """Show a question in place of the one before."""
        self.release()
        self.view, exercise = view, view.exercise
        self._put_board(view)
        self._show_heading(heading, about)
        self.choices.show_choices([(choice, view.answer_text(choice) or choice) for choice in exercise.choices])
        self.choices.setVisible(bool(exercise.choices))
        self.history.setVisible(type(view).undo is not ExerciseView.undo)
        self._show_parts(True)

    def wait(self, title: str, text: str) -> None:
        """Say what is being done before the next question is known."""
        self.release()
        self.rows.title.setText("")
        self.title.setText(title)
        self.progress.setText("")
        self._show_heading(text, "")
        self._show_parts(False)

    def show_result(self) -> None:
        """The practice is over: its result in place of what belongs to a question."""
        self.choices.show_choices(())
        self._show_parts(False)
        for part in (self.result, self.heading):
            part.setVisible(part is self.result)
        self.stop.hide()
        if self._entry is not None:
            self._entry.hide()
        self.reviewing = True
        self.fit()
        if self.isVisible():
            self.result.first.setFocus()

    def review(self, view: ExerciseView, heading: str, about: str) -> None:
        """Show the board of a question that is over, beside the result."""
        self._take_board()
        self.view = view
        self._put_board(view)
        view.reveal()
        self._show_heading(heading, about)
        self.fit()

    def clear(self) -> None:
        """Nothing is asked any more."""
        self.release()
        self.rows.title.setText("")
        self._show_parts(False)

    def _show_parts(self, asking: bool) -> None:
        """Show what every question has, and hide what belongs to one alone."""
        self.reviewing = False
        self.hinted = False
        self.score.setText("")
        for part in (self.told, self.clock, self.misses, self.answers, self.card, self.show_board, self.result):
            part.hide()
        for button in (self.give_up, self.skip):
            button.setVisible(asking)
        self.next.hide()
        self.stop.show()
        if not asking:
            self.history.hide()
        self.fit()

    def _show_heading(self, heading: str, about: str) -> None:
        show_text(self.heading, heading)
        self.about.setText(about)
        announce(self.heading, f"{heading}. {about}" if about else heading)

    def tell(self, text: str, role: str) -> None:
        """How an answer was, in the colour of a role; "" for nothing."""
        set_kind(self.told, f"strong_{role}")
        show_text(self.told, text)
        if text:
            announce(self.told, text)

    def _put_board(self, view: ExerciseView) -> None:
        layout = self._board.layout()
        assert isinstance(layout, QVBoxLayout)
        view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        view.board_width_changed.connect(self._on_board_width)
        layout.insertWidget(0, view, 1)
        view.show()
        if view.entry is not None and self.reviewing:
            view.entry.hide()
        self._place_entry()

    def _on_board_width(self, width: int) -> None:
        """The field for words is as wide as the board above it."""
        entry = self._entry
        if entry is not None:
            entry.setMaximumWidth(width if width and not self._low else UNLIMITED)

    def _place_entry(self) -> None:
        """The field for words is under the board; in a low window it is in the column."""
        entry, home = self._entry, self._panel if self._low else self._board
        if entry is None or self.reviewing or entry.parentWidget() is home:
            return
        focus = QApplication.focusWidget()
        had = focus is not None and entry.isAncestorOf(focus)
        if self._low:
            entry.setMaximumWidth(UNLIMITED)
            self._parts.insertWidget(self._entry_at, entry)
        else:
            filled(self._under, entry)
        entry.show()
        if had and focus is not None:
            focus.setFocus()

    def release(self) -> None:
        """Take the board away, and first the choices: they are not those of the next question."""
        self.choices.show_choices(())
        self.choices.hide()
        self._take_board()

    def _take_board(self) -> None:
        if self.view is not None:
            for widget in filter(None, (self.view.entry, self.view)):
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
            self.view = None

    # places

    @property
    def _low(self) -> bool:
        return self.window().height() < self.theme.px(LOW)

    def fit(self) -> None:
        """Give every part its place."""
        px, scale = self.theme.px, self.theme.scale
        width, height = round(self.width() / scale), round(self.window().height() / scale)
        kind = Kind.REVIEW if self.reviewing else Kind.QUESTION
        wide = self.view is not None and self.view.wide
        self._fit_parts(height)
        needed = self._column.content_height(self.width())
        places = arranged(width, height, kind, WIDE_ASPECT if wide else 1.0, round(min(needed / scale, height / 2)))
        self.menu.setVisible(places.one_line)
        self.choices.fit_into(
            LOW_CHOICE if places.one_line else HEIGHT, 1 if places.beside and not places.smallest else 2
        )
        set_kind(self.heading, "strong" if places.smallest else "figure")
        self._fit_bar()
        bar, line = min(self._bar.sizeHint().height() + px(8), px(BAR)), 1
        room, margin = self.height() - bar, px(places.margin)
        if places.beside:
            column = min(max(px(places.column), px(kind.value[0])), self.width() // 2 + px(80))
            left = self.width() - column
            rects = QRectF(0, bar, left, room), QRectF(left + line, bar, column - line, room)
        else:
            column = min(max(px(places.column), needed), room - px(96))
            rects = QRectF(0, bar, self.width(), room - column), QRectF(0, self.height() - column, self.width(), column)
        self._bar.setGeometry(0, 0, self.width(), bar)
        for part, rect in zip((self._board, self._column), rects, strict=True):
            part.setGeometry(self.visual(rect).toRect())
        self._line.setVisible(places.beside)
        self._line.setGeometry(self.visual(QRectF(rects[1].left() - line, bar, line, room)).toRect())
        layout = self._board.layout()
        assert layout is not None
        layout.setContentsMargins(margin, margin, margin, margin)
        if self.view is not None and is_compactable(self.view):
            self.view.set_compact(places.margin < MARGIN)
        self._place_entry()

    def _fit_parts(self, height: int) -> None:
        """What there is room for beside what is asked."""
        listed = bool(self.rows.title.text()) and (self.reviewing or height >= ROWS)
        self.rows.setVisible(listed)
        self.table.setVisible(listed)
        self.answers.set_compact(height < LOW)
        self.clock.set_compact(self._column.width() < self.theme.px(NARROW))
        short = height < LOWEST and not self.hints.given.text()
        self.hints.setVisible(self.hinted and not short)
        self.hint.setVisible(self.hinted and short)
        timed = not self.clock.isHidden()  # then the bar says how many are solved, too
        room = self.reviewing or height >= (LOW if timed else LOWEST)
        self.about.setVisible(bool(self.about.text()) and room)
        self.score.setVisible(bool(self.score.text()) and (room or (self.answers.isHidden() and not timed)))

    def _fit_bar(self) -> None:
        """The title goes where the bar is narrow, then the names of the buttons."""
        self.title.setVisible(self.width() >= self.theme.px(TITLE))
        for button in (self.skip, self.stop):
            button.setText(plain_text(button.action) if button is self.skip else self.tr("Stop"))
        if self._bar.sizeHint().width() > self.width():
            for button in (self.skip, self.stop):
                name = button.text()
                button.setText("")
                button.setAccessibleName(name)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:  # also for another text size
            self.fit()

    # the keyboard

    def tab_places(self) -> list[QWidget]:
        """The controls, the board, the column."""
        return [self._bar, self._board, self._column]

    @property
    def board_has_focus(self) -> bool:
        """Whether the focus is on the board, or in the field of its words."""
        focus = QApplication.focusWidget()
        return focus is not None and any(part.isAncestorOf(focus) for part in filter(None, (self.view, self._entry)))

    @property
    def _entry(self) -> QWidget | None:
        return None if self.view is None else self.view.entry

    def focus_board(self) -> None:
        """Give the keyboard to the board, or to the choices of a board that takes no keys.

        Not while something is in front: Qt gives the focus to hidden widgets, and letters would be lost there.
        """
        view = self.view
        if not self.isVisible():
            return
        if view is None:
            self.stop.setFocus()
        elif view.focusProxy() is not None or view.focusPolicy() != Qt.FocusPolicy.NoFocus:
            view.setFocus()
        elif self.choices.buttons:
            self.choices.buttons[0].setFocus()
        else:
            self.skip.setFocus()

    def focus_next(self) -> None:
        """Give the keyboard to the button of the next question, if the page is in view."""
        if self.isVisible():
            self.next.setFocus()

    def focus_next_area(self, step: int) -> None:
        """Move the focus to the next (1) or previous (-1) of controls, board and column."""
        areas, now = self.tab_places(), QApplication.focusWidget()
        at = next((place for place, area in enumerate(areas) if now is not None and area.isAncestorOf(now)), -1)
        for distance in range(1, len(areas) + 1):
            stops = tab_stops(areas[(at + step * distance) % len(areas)])
            if stops:
                focus_on(stops[0], Qt.FocusReason.ShortcutFocusReason)
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters typed on a button or a list go to the board while the question is open."""
        asker = self.asker
        if not (asker is not None and asker.is_open and self.view is not None and type_on_board(self, event)):
            super().keyPressEvent(event)


class PageAsker(Asker):
    """Asks on a `QuestionPage`."""

    def __init__(self, page: QuestionPage, views: Mapping[str, GameView], parent: QObject) -> None:
        """`views` by the keys of the games."""
        super().__init__(parent)
        self.page, self.views = page, views

    @property
    def view(self) -> ExerciseView | None:
        return self.page.view

    def board_of(self, game: str, exercise: Exercise, lexicon: Lexicon) -> ExerciseView:
        """A board for an exercise of the game with this key."""
        view = self.views[game]
        assert view.parts.exercise is not None
        board = accented(view.parts.exercise(exercise, lexicon), view.accent)
        board.answered.connect(self.answer)
        board.refused.connect(self.refuse)
        board.undo_changed.connect(self.follow)
        return board

    def follow(self) -> None:
        """Have the commands follow what can be done."""
        self.page.commands.follow()

    def refuse(self, reason: str) -> None:
        """Say why an input is no answer."""
        if self.is_open:
            self.page.tell(reason, "text_dim")

    def wrong(self, given: str) -> str:
        """That an answer is not right."""
        return say("{}: {}", self.shown.answer_text(given) or given, self.tr("wrong"))
