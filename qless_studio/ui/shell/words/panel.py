"""The word inspector: everything known about one word, beside the tab."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.lexicon.definitions import Definition
from qless_studio.engine.lexicon.imported import Changes, check_word
from qless_studio.engine.lexicon.inspection import Holding, Report
from qless_studio.engine.lexicon.languages import ENGLISH, Language
from qless_studio.engine.lexicon.lexicon import capitals
from qless_studio.engine.texts import say, without_dots
from qless_studio.ui.style import Theme
from qless_studio.ui.style.drawing import KIND, set_kind
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.in_force import spaced
from qless_studio.ui.tab.lexicons import regions
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import ActionIconButton, Button, IconButton
from qless_studio.ui.widgets.basic.fields import Field
from qless_studio.ui.widgets.basic.labels import Elided, show_text, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, ScrollColumn, background, bare, filled
from qless_studio.ui.widgets.basic.themed import SelfPainted, fill
from qless_studio.ui.widgets.results.word_facts import Bars, band_word

WIDTH, MINIMUM_WIDTH = 272, 232
"""At 272 a window 1280 wide still has the tab's panel beside its board."""


class Links(QLabel):
    """Rich text with links, for the mouse and for the keyboard."""

    def __init__(self, name: str, follow: Callable[[str], object]) -> None:
        """`follow` shows the word of a link."""
        super().__init__(wordWrap=True)
        self.setProperty(KIND, "body")
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.setAccessibleName(name)
        self.linkActivated.connect(follow)


class SectionView(QWidget):
    """A title and its links; hidden while there are none."""

    def __init__(self, title: str, follow: Callable[[str], object]) -> None:
        super().__init__()
        self.links = Links(title, follow)
        filled(bare(QVBoxLayout(self), 4), text_label(title, "section"), self.links)

    def show_html(self, html: str, spoken: str) -> None:
        self.setVisible(bool(html))
        if html != self.links.text():
            self.links.setText(html)
        self.links.setAccessibleDescription(spoken)


class _TickMark(SelfPainted, QWidget):
    """A tick, or nothing, before a line."""

    room = (16, 16)

    def __init__(self) -> None:
        super().__init__()
        self._icon, self._role = "", "text_dim"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_icon(self, icon: str, role: str) -> None:
        self._icon, self._role = icon, role
        self.update()

    def paint_widget(self, painter: QPainter) -> None:
        if self._icon:
            paint_icon(painter, self._icon, self.rect().toRectF(), self.theme.color(self._role))


class _Line(QWidget):
    """A mark and a line of text."""

    def __init__(self) -> None:
        super().__init__()
        self.mark, self.label = _TickMark(), Elided()
        filled(bare(QHBoxLayout(self), 8), self.mark, (self.label, 1))

    def show_line(self, icon: str, role: str, text: str) -> None:
        self.mark.show_icon(icon, role)
        self.label.setText(text)
        set_kind(self.label, "body" if icon == "check" else "note")


class _Holdings(QWidget):
    """The installed lists, with a tick for those that contain the word."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[_Line] = []
        self._column = filled(bare(QVBoxLayout(self), 4), text_label(self.tr("Word lists"), "section"))

    def show_holdings(self, holdings: tuple[Holding, ...], word: str) -> None:
        while len(self._lines) < len(holdings):
            line = _Line()
            self._lines.append(line)
            self._column.addWidget(line)
        for line, holding in zip(self._lines, holdings, strict=False):
            icon, role = ("check", "good") if holding.held else ("warn", "warn") if holding.error else ("", "")
            line.show_line(icon, role, holding_text(holding))
            line.label.setToolTip(holding.error)
            spoken = self.tr("In {}") if holding.held else self.tr("Not in {}")
            line.label.setAccessibleName(holding.error or spoken.format(holding_text(holding)))
        for number, line in enumerate(self._lines):
            line.setVisible(number < len(holdings))


class InspectorPanel(SelfPainted, QWidget):
    """Shows reports; its owner brings them."""

    help_page = "words"

    _report: Report | None = None

    def __init__(
        self,
        back: QAction,
        forward: QAction,
        *,
        look_up: Callable[[str], object],
        copy: Callable[[str], object],
        change_side: Callable[[], object],
        close: Callable[[], object],
        change: Callable[[str, bool], object],
    ) -> None:
        """`back` and `forward` are the commands that go through the words looked up.

        `look_up` shows another word, `copy` copies a text; `change` has a word count in the list in force, or not.
        """
        super().__init__()
        self._look_up, self._copy, self._change_side, self._close, self._change = (
            look_up, copy, change_side, close, change
        )  # fmt: skip
        self.language: Language = ENGLISH
        """The language in which a typed word is looked up."""
        self.shown: Callable[[str], str] = capitals
        """Returns a word of the list in use as it is spelt."""
        self.back_button = ActionIconButton(back, flat=True)
        self.forward_button = ActionIconButton(forward, flat=True)
        self._changes, self._title = Changes(), ""
        self.setAccessibleName(without_dots(say("Look up word…")))
        self._make_head()
        self._make_body()
        self._lay_out()
        self.show_nothing()

    # building

    def _make_head(self) -> None:
        def made(icon: str, tip: str, act: Callable[[], object]) -> IconButton:
            return IconButton(icon, tip, flat=True, act=lambda: act())

        self.copy_button = made("copy", self.tr("Copy details"), lambda: self._copy(self.text))
        self.side_button = made("sides", self.tr("Move to the other side"), self._change_side)
        self.close_button = made("cross", self.tr("Close"), self._close)
        self.field = Field(without_dots(say("Look up word…")), "search", name=without_dots(say("Look up word…")))
        self.problem = text_label("", "bad", wrap=True)
        self.problem.hide()
        self.field.returnPressed.connect(self._on_entered)
        self.field.textEdited.connect(lambda _: self._show_problem(""))

    def _make_body(self) -> None:
        self.word = text_label("", "title", wrap=True)
        self.bars, self.band = Bars(), Elided("", "note")
        self.listed_line = _Line()
        self.meaning = text_label("", wrap=True)
        self.meaning.setTextFormat(Qt.TextFormat.RichText)
        self.chosen = SectionView(self.tr("Selected words"), self._look_up)
        self.bases = SectionView(self.tr("Base form"), self._look_up)
        titles = relative_titles()
        self.relatives = {key: SectionView(title, self._look_up) for key, title in titles.items()}
        self.holdings = _Holdings()
        self.change_button = Button("", act=self._on_change)
        self.empty_state = text_label("", "note", wrap=True)

    def _lay_out(self) -> None:
        self._body = QWidget()
        body = spaced(QVBoxLayout(self._body), 12)
        common = filled(bare(QHBoxLayout(), 8), self.bars, (self.band, 1))
        body.addWidget(self.word)
        body.addLayout(common)
        body.addWidget(self.listed_line)
        body.addWidget(self.change_button, 0, Qt.AlignmentFlag.AlignLeading)
        for widget in (self.chosen, self.bases, self.meaning, *self.relatives.values(), self.holdings):
            body.addWidget(widget)
        ground = background("panel")
        filled(spaced(QVBoxLayout(ground), 6, 16, 8, 12, 16), self.empty_state, self._body, STRETCH)
        tools = spaced(QHBoxLayout(), 4)
        filled(
            tools, self.back_button, self.forward_button, STRETCH, self.copy_button, self.side_button, self.close_button
        )
        head = filled(spaced(QVBoxLayout(), 8, 16, 12, 16, 8), tools, self.field, self.problem)
        filled(spaced(QVBoxLayout(self), 0), head, (ScrollColumn(ground), 1))
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:  # also for another text size
            self._fit()
        elif event.type() == QEvent.Type.PaletteChange and self._report is not None:
            self._show(self._report)  # the colours of rich text are written into it

    def _fit(self) -> None:
        self.setMinimumWidth(min(self.theme.px(MINIMUM_WIDTH), 320))

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(WIDTH), 400)

    # what is shown

    def show_nothing(self, text: str = "") -> None:
        """Show no word: `text`, or how to choose one."""
        self._report = None
        self.empty_state.setText(text or self.tr("Select a word in a list, or type any word above."))
        self.empty_state.show()
        self._body.hide()
        self.copy_button.setEnabled(False)

    def show_report(self, report: Report, changes: Changes, title: str, chosen: tuple[str, ...] = ()) -> None:
        """Show a report; `changes` of the list in force, called `title`; `chosen`: words of one row."""
        self._report, self._changes, self._title, self._chosen = report, changes, title, chosen
        self._show(report)
        self.empty_state.hide()
        self._body.show()
        self.copy_button.setEnabled(True)
        state = listed_text(report, changes, title)[1]
        announce(self, ", ".join((report.word, state, band_word(report.band))))

    def _show(self, report: Report) -> None:
        theme = self.theme
        self.word.setText(report.shown)
        self.bars.show_band(report.band)
        self.band.setText(band_word(report.band))
        icon, text = listed_text(report, self._changes, self._title)
        self.listed_line.show_line(icon, "good" if icon == "check" else "text_dim", text)
        others = [word for word in self._chosen if word != report.word] if report.word in self._chosen else []
        self.chosen.show_html(links_html(others, theme, self.shown), ", ".join(others))
        self.bases.show_html(bases_html(report, theme), ", ".join(base.word for base in report.bases))
        self.meaning.setText(meaning_html(report.definition, theme))
        for relation, words in relatives(report).items():
            view = self.relatives[relation]
            view.show_html(links_html(words, theme, report.text_of), ", ".join(words))
        self.holdings.show_holdings(report.holdings, report.word)
        self.change_button.setText(self.tr("Ban") if report.listed else self.tr("Allow"))

    @property
    def text(self) -> str:
        """The report as plain text; "" while none is shown."""
        return "" if self._report is None else plain(self._report, self._changes, self._title)

    # what the player does

    def _on_entered(self) -> None:
        try:
            word = check_word(self.field.text(), self.language)
        except LexiconError as error:
            self._show_problem(str(error))
            return
        self.field.clear()
        self._look_up(word)

    def _show_problem(self, problem: str) -> None:
        self.field.show_problem(problem)
        show_text(self.problem, problem)

    def _on_change(self) -> None:
        if self._report is not None:
            self._change(self._report.word, not self._report.listed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        else:
            super().keyPressEvent(event)

    def paint_widget(self, painter: QPainter) -> None:
        fill(painter, self.rect(), self.theme.color("panel"))


# What is known about a word, as text: rich text with links for the inspector, plain for the clipboard.


def relatives(report: Report) -> dict[str, Sequence[str]]:
    """The words related to one, by relation."""
    return {
        "anagrams": report.anagrams,
        "front": report.front,
        "back": report.back,
        "shorter": report.shorter,
    }


def relative_titles() -> dict[str, str]:
    """What the relations of `relatives` are called, in the order to show them."""
    return {
        "anagrams": say("Anagrams"),
        "front": say("One letter added at the front"),
        "back": say("One letter added at the end"),
        "shorter": say("First or last letter removed"),
    }


def listed_text(report: Report, changes: Changes, title: str) -> tuple[str, str]:
    """An icon and a line for whether the word counts; `title` is the list in force."""
    if report.listed:
        return "check", (say("Added to {}") if report.word in changes.added else say("In {}")).format(title)
    if report.word in changes.banned:
        return "cross", say("Banned from {}", title)
    if any(holding.held for holding in report.holdings):
        return "cross", say("Not in {}", title)
    return "cross", say("Not in any list")


def holding_text(holding: Holding) -> str:
    """One list in words: its title, and with which spellings it would contain the word."""
    if holding.error:
        return say("{}: cannot be read", holding.title)
    names = [regions()[region] for region in holding.regions if region in regions()]
    if not holding.held and names:
        return say("{} with {} spellings", holding.title, ", ".join(names))
    return holding.title


def meaning_html(definition: Definition | None, theme: Theme) -> str:
    """The senses by part of speech, or that there is no definition."""
    if definition is None:
        return escape(say("No definition available."))
    dim = theme.color("text_dim").name()
    parts = []
    for entry in definition.entries:
        senses = "; ".join(map(escape, entry.senses))
        heading = ", ".join(filter(None, (capitals(entry.lemma), entry.part)))
        parts.append(f'<p style="margin:0 0 6px 0"><span style="color:{dim}">{escape(heading)}</span><br>{senses}</p>')
    return "".join(parts)


def links_html(words: Iterable[str], theme: Theme, shown: Callable[[str], str] = capitals) -> str:
    """Words as links to themselves; `shown` gives their text."""
    colour = theme.color("text").name()
    return " &nbsp; ".join(
        f'<a href="{escape(word)}" style="color:{colour}; text-decoration:underline">{escape(shown(word))}</a>'
        for word in words
    )


def bases_html(report: Report, theme: Theme) -> str:
    """What the word is derived from: the base as a link, and the relation."""
    dim = theme.color("text_dim").name()
    return "<br>".join(
        f'{links_html((base.word,), theme)} &nbsp; <span style="color:{dim}">{escape(base.relation)}</span>'
        for base in report.bases
    )


def plain(report: Report, changes: Changes, title: str) -> str:
    """The messages as text for the clipboard."""
    lines = [report.shown, listed_text(report, changes, title)[1], band_word(report.band)]
    lines += [report.definition.text] if report.definition else [say("No definition available.")]
    lines += [say("{}: {}", base.relation, capitals(base.word)) for base in report.bases]
    words_by_relation = relatives(report)
    for relation, title_of_relation in relative_titles().items():
        if words_by_relation[relation]:
            words = " ".join(map(report.text_of, words_by_relation[relation]))
            lines.append(say("{}: {}", title_of_relation, words))
    held = [holding_text(holding) for holding in report.holdings if holding.held]
    if held:
        lines.append(say("Lists: {}", ", ".join(held)))
    return "\n".join(lines)
