"""The solutions in the panel: of the grid or of its letters, as thumbnails or as a list, with filters.

What is special about a layout is examined once for each layout, not for each solution (docs/decisions/021).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from qless_studio.engine.games.q_less.puzzle import Solution
from qless_studio.engine.games.q_less.review import Badge, badges, layout, word_set
from qless_studio.engine.games.q_less.searches import Scope
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import capitalised, counted, figure, say
from qless_studio.ui.games.q_less.analysis import QLessAnalysis
from qless_studio.ui.games.q_less.thumbnails import Thumbnails
from qless_studio.ui.tab.analyse_page import empty_list_text
from qless_studio.ui.tab.session import State
from qless_studio.ui.widgets.basic.buttons import Button, IconButton
from qless_studio.ui.widgets.basic.dialogs import Popover
from qless_studio.ui.widgets.basic.fields import Combo, Segments
from qless_studio.ui.widgets.basic.labels import Elided
from qless_studio.ui.widgets.basic.layout import STRETCH, bare, filled, inset
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable
from qless_studio.ui.widgets.results.word_filter import FilterField, word_test
from qless_studio.ui.work.signals import listen

FOUND = "", Qt.SortOrder.AscendingOrder
"""The order in which solutions are found."""


class SolutionsHeader(QWidget):
    """Chooses which solutions are listed, and how they are shown."""

    def __init__(self) -> None:
        super().__init__()
        self.title = Elided(self.tr("Solutions"), "section")
        scopes = [(Scope.GRID, self.tr("This grid")), (Scope.ALL, capitalised(self.tr("all")))]
        self.scope = Segments(scopes, self.tr("Solutions shown"))
        self.filter = IconButton("sliders", self.tr("Filter list"), flat=True)
        self.filter.setCheckable(True)
        self.rows = IconButton("menu", self.tr("Solutions as a list"), flat=True)
        self.rows.setCheckable(True)
        filled(bare(QHBoxLayout(self), 4), (self.title, 1), self.filter, self.rows, self.scope)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self.fit)  # a layout that is just being applied ignores what is shown or hidden

    def fit(self) -> None:
        """Hide the title where it would be cut."""
        needed = sum(widget.sizeHint().width() + 4 for widget in (self.title, self.filter, self.rows, self.scope))
        self.title.setVisible(needed <= self.width())


class _Views(QStackedWidget):
    """Uses all the space there is, but asks for little."""

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        current = self.currentWidget()
        return QSize() if current is None else current.minimumSizeHint()


class SolutionsPanel(QWidget):
    """The list of solutions and the selected one. `header` goes above it.

    The solutions themselves stay in the lists of the analysis.
    """

    chosen = Signal(object)
    """The solution to show on the board; None: none."""
    activated = Signal(object)
    """The solution to place."""

    def __init__(self, analysis: QLessAnalysis) -> None:
        super().__init__()
        self._analysis, self._lists, self._session = analysis, analysis.lists, analysis.session
        self._shown = analysis.session.shown
        self.selected: Solution | None = None
        """The solution shown on the board."""
        self._compact = False
        self.header = SolutionsHeader()
        self.model = ResultModel(self._columns(), parent=self)
        self.thumbnails = Thumbnails(self.model, self.tr("Solutions as thumbnails"), self._shown)
        self.table = ResultTable(self.model, self.tr("Solutions as a list"), compact=True)
        self.filters = SolutionFilters()
        self._popover = Popover(self.tr("Filter list"), self.header.filter)
        self._popover.add(self.filters)
        self.views = _Views()
        self.views.addWidget(self.thumbnails)
        self.views.addWidget(self.table)
        self.order = Combo(self._orders(), self.tr("Sort by"), act=self._on_order_chosen)
        self.note = Elided("", "caption")
        self.place = Button(self.tr("Place solution"), "check", act=self._on_place_clicked)
        self.back = IconButton("cross", self.tr("Back to grid"), flat=True)
        self.description = Elided("", "small")
        self._arrange()
        self._connect()
        self._refill()
        self.show_counts()
        self._on_state_changed(self._session.state)

    def _columns(self) -> list[Column]:
        tr = self.tr
        return [
            Column("words", tr("Words"), _words, self._text, words=lambda s: s.words, sort_key=self._order),
            Column("count", tr("Words"), lambda solution: len(solution.words), kind=Kind.NUMBER, width=56),
            Column("box", tr("Box"), _cells, lambda solution: "{}×{}".format(*box_of(solution)), width=48),
            Column("rarest", tr("Rarest"), self._rarest, kind=Kind.COMMONNESS, width=56),
        ]

    def _text(self, solution: Solution) -> str:
        """The words as people spell them; with commas between them where one stands for several spellings."""
        shown = [self._shown(word) for word in solution.words]
        return (", " if any(" " in text for text in shown) else " ").join(shown)

    def _rarest(self, solution: Solution) -> float | None:
        """The commonness of the rarest word of a solution; None if that of a word is unknown."""
        lexicon = self._session.lexicon
        values = [None if lexicon is None else lexicon.zipf(word) for word in solution.words]
        known = [value for value in values if value is not None]
        return min(known) if known and len(known) == len(values) else None

    def _order(self, solution: Solution) -> str:
        """Sort key by the alphabet of the list's language."""
        return self._session.language.order(_words(solution))

    def _orders(self) -> list[tuple[object, str]]:
        """The orders of the pictures: a column each, and its direction."""
        tr = self.tr
        return [
            (FOUND, tr("In the order found")),
            (("rarest", Qt.SortOrder.DescendingOrder), tr("Most common")),
            (("count", Qt.SortOrder.AscendingOrder), tr("Fewest words")),
            (("box", Qt.SortOrder.AscendingOrder), tr("Smallest box")),
            (("words", Qt.SortOrder.AscendingOrder), tr("Alphabetical")),
        ]

    def _arrange(self) -> None:
        column = inset(QVBoxLayout(self), 6, 6, 0, 0, 0)
        self._order_row = QWidget()
        order = inset(QHBoxLayout(self._order_row), None, 2, 0, 16, 0)
        filled(order, Elided(self.tr("Sort by"), "caption"), STRETCH, self.order)
        filled(column, self._order_row, (self.views, 1))
        self._card = QWidget()
        filled(inset(QHBoxLayout(self._card), None, 0, 0, 10, 0), (self.description, 1), self.place, self.back)
        filled(column, self._card, self.note)
        self._card.hide()
        self.note.hide()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _connect(self) -> None:
        self.header.scope.value_changed.connect(self._refill)
        self.header.rows.toggled.connect(self._on_rows_toggled)
        self.model.headerDataChanged.connect(self._show_order)
        self.header.filter.clicked.connect(self.open_filters)
        self.filters.changed.connect(self._on_filters_changed)
        self.table.solution_selected.connect(self._on_row_selected)
        self.thumbnails.solution_selected.connect(self._on_thumbnail_selected)
        listen(self.activated, self.table.solution_activated, self.thumbnails.solution_activated)
        self.model.counts_changed.connect(self._show_note)
        self._analysis.list_replaced.connect(self._on_list_replaced)
        self._analysis.list_extended.connect(self._on_list_extended)
        self._analysis.counts_changed.connect(self.show_counts)
        self._session.state_changed.connect(self._on_state_changed)

    def set_compact(self, compact: bool) -> None:
        """Leave out the box for the order where the panel is low: there the headers of the list sort."""
        self._compact = compact
        self._show_order_row()

    # what is listed

    @property
    def scope(self) -> Scope:
        """Which solutions are listed."""
        return Scope(self.header.scope.value)

    def set_scope(self, scope: Scope) -> None:
        """List the solutions of the grid, or all of them."""
        if self.scope is not scope:
            self.header.scope.set_value(scope)
            self._refill()

    def _on_list_replaced(self, scope: Scope) -> None:
        if self.scope is scope:
            self._refill()

    def _on_list_extended(self, scope: Scope) -> None:
        if self._lists[scope] is self._lists[self.scope]:
            self.model.show_added()

    def show_counts(self) -> None:
        """Show how many solutions there are."""
        for scope, text in ((Scope.GRID, self.tr("This grid")), (Scope.ALL, capitalised(self.tr("all")))):
            self.header.scope.set_label(scope, say("{}: {}", text, self._lists[scope].count_text))
        self.header.fit()
        self._show_note()

    def _on_state_changed(self, state: State) -> None:
        text = empty_list_text(state, self.tr("No solutions"))
        self.thumbnails.set_empty_text(text)
        self.table.set_empty_text(text)

    def open_filters(self) -> None:
        """Open the filters below their button."""
        self._popover.open_under(self.header.filter)
        self.filters.field.setFocus()
        self.header.filter.setChecked(self.filters.active)

    def choose(self, solution: Solution | None) -> None:
        """Select a solution without a signal; None: none."""
        self.selected = solution
        self.thumbnails.choose(solution)
        self.table.choose(solution)
        self._show_card()

    def _refill(self) -> None:
        self.model.clear()
        self.model.set_filter(self.filters.predicate(self._session.lexicon))
        self.choose(None)
        self.chosen.emit(None)
        self.model.refer_to(self._lists[self.scope].kept)
        self._show_note()

    def _on_filters_changed(self) -> None:
        self.header.filter.setChecked(self.filters.active)
        self.model.set_filter(self.filters.predicate(self._session.lexicon))

    def _show_note(self) -> None:
        found, parts = self._lists[self.scope], []
        kept = len(found.kept)
        if self.filters.active:
            parts.append(self.tr("{} of {}").format(figure(self.model.shown), figure(kept)))
        if found.full and found.count > kept:
            text = self.tr("The first {} are listed; the other {} are only counted")
            parts.append(text.format(figure(kept), figure(found.count - kept)))
        if self.scope is Scope.GRID and self._session.puzzle.tiles and found.count > self._lists[Scope.ALL].count > 0:
            parts.append(self.tr("On this grid, mirror images and shifted grids are counted each; among all, once"))
        self.note.setText("; ".join(parts))
        self.note.setVisible(bool(parts))

    # the selected one

    def _on_rows_toggled(self, rows: bool) -> None:
        self.views.setCurrentWidget(self.table if rows else self.thumbnails)
        self._show_order_row()

    def _show_order_row(self) -> None:
        self._order_row.setVisible(not self._compact and not self.header.rows.isChecked())

    def _on_order_chosen(self, chosen: tuple[str, Qt.SortOrder]) -> None:
        key, order = chosen
        number = self.model.column_of(key) if key else -1
        self.table.horizontalHeader().setSortIndicator(number, order)

    def _show_order(self) -> None:
        """Show the order that a header of the list was clicked for; nothing for one that the box does not offer."""
        model = self.model
        order = (model.columns[model.sort_column].key, model.sort_order) if model.sort_column >= 0 else FOUND
        offered = [value for value, _ in self._orders()]
        self.order.setCurrentIndex(offered.index(order) if order in offered else -1)

    def _on_row_selected(self, solution: Solution | None) -> None:
        if solution is not None and solution != self.selected:
            self.thumbnails.choose(solution)
            self._select(solution)

    def _on_thumbnail_selected(self, solution: Solution | None) -> None:
        if solution is not None and solution != self.selected:
            self.table.choose(solution)
            self._select(solution)

    def _select(self, solution: Solution) -> None:
        self.selected = solution
        self._show_card()
        self.chosen.emit(solution)

    def _on_place_clicked(self) -> None:
        if self.selected is not None:
            self.activated.emit(self.selected)

    def _show_card(self) -> None:
        solution = self.selected
        self._card.setVisible(solution is not None)
        if solution is not None:
            special = ", ".join(sorted(say(badge.value) for badge in badges(solution)))
            words = self._text(solution)
            self.description.setText(f"{words} ({special})" if special else words)


def _words(solution: Solution) -> str:
    return " ".join(solution.words)


def _cells(solution: Solution) -> int:
    rows, columns = box_of(solution)
    return rows * columns


# The filters of the list of solutions, in a popover.

GROUPS: Mapping[object, Callable[[Solution], object]] = {"words": word_set, "layout": layout}
"""What solutions can be grouped by; equal keys make a group."""


def box_of(solution: Solution) -> tuple[int, int]:
    """Rows and columns of a solution's grid."""
    return len(solution.grid), len(solution.grid[0])


class SolutionFilters(QWidget):
    """Lets the player choose what must hold of a solution to be listed."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        tr, any_ = self.tr, self.tr("any")
        self.field = FilterField()
        lengths = [(n, counted(n, "{} letter", "{} letters")) for n in range(4, 11)]
        cells = [(n, counted(n, "{} cell", "{} cells")) for n in (16, 20, 25, 30, 36, 49)]
        self.length = Combo([(0, any_), *lengths])
        self.words = Combo([(0, any_), *((n, f"{n}") for n in range(1, 10))])
        self.box = Combo([(0, any_), *cells])
        self.badge = Combo([(None, any_), *((badge, say(badge.value)) for badge in Badge)])
        groups = [(None, tr("solution")), ("words", tr("set of words")), ("layout", tr("layout"))]
        self.group = Combo(groups)
        column = filled(bare(QVBoxLayout(self)), self.field)
        for label, combo in (
            (tr("Longest word at least"), self.length),
            (tr("Words"), self.words),
            (tr("Maximum box"), self.box),
            (tr("Special feature"), self.badge),
            (tr("One per"), self.group),
        ):
            row = filled(QHBoxLayout(), (Elided(label, "note"), 1), combo)
            column.addLayout(row)
            combo.setAccessibleName(label)
            combo.value_changed.connect(self._on_changed)
        clear = Button(tr("Clear filters"), act=self.clear)
        column.addWidget(clear)
        self.field.filter_changed.connect(self._on_changed)

    @property
    def active(self) -> bool:
        """Whether any filter is set."""
        return bool(self.field.text().strip()) or any(combo.currentIndex() for combo in self._combos)

    def clear(self) -> None:
        """List every solution."""
        for combo in self._combos:
            combo.setCurrentIndex(0)
        self.field.clear()
        self.field.apply()
        self.changed.emit()

    def predicate(self, lexicon: Lexicon | None) -> Callable[[Solution], bool] | None:
        """The test of a solution; None if every solution passes. `lexicon` knows how words are spelt.

        Of each group the solution that it is first called with passes, then and later.
        """
        if not self.active:
            return None
        matches = word_test("" if self.field.wrong else self.field.text(), lexicon)
        count, cells, longest = map(_number, (self.words, self.box, self.length))
        badge, group = self.badge.value, GROUPS.get(self.group.value)
        first: dict[object, Solution] = {}

        def passes(solution: Solution) -> bool:
            return (
                (not count or len(solution.words) == count)
                and (not cells or math.prod(box_of(solution)) <= cells)
                and (not longest or max(map(len, solution.words)) >= longest)
                and any(map(matches, solution.words))
                and (badge is None or badge in badges(solution))
                and (group is None or first.setdefault(group(solution), solution) is solution)
            )

        return passes

    @property
    def _combos(self) -> tuple[Combo, ...]:
        return self.length, self.words, self.box, self.badge, self.group

    def _on_changed(self) -> None:
        self.changed.emit()


def _number(combo: Combo) -> int:
    return combo.value if isinstance(combo.value, int) else 0
