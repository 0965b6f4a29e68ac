"""The dialog with which a puzzle is given away, a page for each way; and the one with a friend's answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, QThreadPool, Signal
from PySide6.QtGui import QGuiApplication, QPixmap, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QHBoxLayout, QRadioButton, QStackedWidget, QVBoxLayout, QWidget

from qless_studio.engine.challenges.challenge import MAX_NAME, checked_name
from qless_studio.engine.challenges.opening import link_of, message_text
from qless_studio.engine.errors import StudioError
from qless_studio.engine.texts import capitalised, more, say, sentences, without_dots
from qless_studio.ui.shell.send.subject import Subject
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.style import theme_of
from qless_studio.ui.style.in_force import spaced
from qless_studio.ui.tab.wishes import Choose
from qless_studio.ui.widgets.basic.dialogs import Dialog
from qless_studio.ui.widgets.basic.fields import Field, Segments
from qless_studio.ui.widgets.basic.labels import SectionHeader, separator, show_text, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, ScrollColumn, background, bare, filled, inset
from qless_studio.ui.widgets.basic.picture_files import content_of, image_of
from qless_studio.ui.widgets.basic.save_file import Say, ask_and_write
from qless_studio.ui.widgets.basic.themed import Measured
from qless_studio.ui.widgets.play.duel import DuelPanel, DuelShown
from qless_studio.ui.work import Task
from qless_studio.ui.work.signals import listen

SIZE = QSize(640, 560)


class SendDialog(Dialog):
    """The ways side by side above, what is given away in the chosen one below."""

    help_page = "friends"

    def __init__(self, subject: Subject, name: str, workspace: Workspace, parent: QWidget) -> None:
        """`name`: the player's own, which friends see."""
        super().__init__(without_dots(say("Send…")), SIZE, parent)
        tr, self._workspace = self.tr, workspace
        self.message = Message(subject, name)
        named: list[tuple[str, Way]] = [(tr("Message"), self.message)]
        if subject.has_link:
            named.append((tr("Lexica link"), LexicaLink(subject)))
        if subject.pictures:
            named.append((tr("Picture"), PictureWay(subject)))
        named.append((tr("File"), FileWay(subject)))
        self.ways = [way for _, way in named]
        titles = [(number, title) for number, (title, _) in enumerate(named)]
        self.which = Segments(titles, without_dots(say("Send…")), act=self.show_way)
        self._stack = QStackedWidget()
        for way in self.ways:
            self._stack.addWidget(way)
            way.changed.connect(self._follow)
        self.note = text_label("", "bad", wrap=True)
        self.note.hide()
        ground = background("panel")
        filled(bare(QVBoxLayout(ground)), self._stack)
        filled(
            self.column, text_label(subject.title, "caption"), self.which, (ScrollColumn(ground, self), 1), self.note
        )
        self.add_button(tr("Close"), self.reject)
        self.save_button = self.add_button(more(tr("Save")), self._save)
        self.copy_button = self.add_button(tr("Copy"), self._copy, primary=True, icon="copy")
        self._follow()
        self.copy_button.setFocus() if name else self.message.name.setFocus()

    @property
    def way(self) -> Way:
        """The way that is chosen."""
        return self.ways[self._stack.currentIndex()]

    def show_way(self, number: int) -> None:
        """Show another way."""
        self.which.set_value(number)
        self._stack.setCurrentIndex(number)
        self._follow()

    def _follow(self) -> None:
        self.save_button.setVisible(self.way.saves)
        self.copy_button.setEnabled(self.way.can_copy)

    def _copy(self) -> None:
        self.way.copy(self._on_done)

    def _save(self) -> None:
        self.way.save(self, self._on_done, self._complain)

    def _on_done(self, text: str) -> None:
        self._workspace.message.emit(text)
        self._workspace.wished.emit(Choose("name", self.message.name.text()))
        self.accept()

    def _complain(self, text: str) -> None:
        show_text(self.note, text)


# The ways to give a puzzle away, each a page of the dialog: a message, a link, a picture, a file.

PICTURE = QSize(320, 200)
"""Size of the picture in the dialog, at 100 %."""
INDENT = 28
"""Space before the line below a choice, which begins where its text does."""


class Choices(Measured, QWidget):
    """Some choices below each other, one of them chosen, each with a line that says more."""

    changed = Signal()

    def __init__(self, rows: Sequence[tuple[str, str, bool]], chosen: int = 0) -> None:
        """`rows` are (text, the line that says more, "" for none, whether it can be chosen)."""
        super().__init__()
        self._group, column = QButtonGroup(self), bare(QVBoxLayout(self), 2)
        self._lines: list[QHBoxLayout] = []
        for number, (text, explained, possible) in enumerate(rows):
            button, note = QRadioButton(text), text_label(explained, "caption", wrap=True)
            button.setEnabled(possible)
            button.setAccessibleDescription(explained)
            self._group.addButton(button, number)
            filled(column, button)
            if explained:
                self._lines.append(filled(QHBoxLayout(), note))
                filled(column, self._lines[-1])
        self._group.button(chosen).setChecked(True)
        self._group.idToggled.connect(lambda _, on: self.changed.emit() if on else None)

        self.measure()

    def measure(self) -> None:
        for line in self._lines:
            inset(line, 0, theme_of(self).px(INDENT), 0, 0, theme_of(self).px(4))

    @property
    def number(self) -> int:
        """The place of the choice."""
        return self._group.checkedId()

    def button(self, number: int) -> QRadioButton:
        """The button of a choice."""
        button = self._group.button(number)
        assert isinstance(button, QRadioButton)
        return button


class Way(QWidget):
    """One way to give a puzzle away, as a page of the dialog."""

    changed = Signal()
    """What can be copied may have changed."""
    saves = False
    """True for what can also be written to a file."""
    can_copy = True

    def __init__(self, subject: Subject) -> None:
        super().__init__()
        self.subject = subject
        self.column = bare(spaced(QVBoxLayout(self), 8))

    def copy(self, report: Say) -> None:
        """Put it on the clipboard; `report` gets a line about it once it is there."""
        raise NotImplementedError

    def save(self, parent: QWidget, report: Say, complain: Say) -> None:
        """Ask for a file, and write there what was chosen."""


class TextWay(Way):
    """Something to paste into a chat."""

    def __init__(self, subject: Subject) -> None:
        super().__init__(subject)
        self.text = ""
        """What is copied; "" while there is nothing."""
        self.problem, self.shown = text_label("", "bad", wrap=True), text_label("", "body", wrap=True)
        self.shown.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def show_made(self, make: Callable[[], str]) -> None:
        """Show what was made, or why it cannot be."""
        self.text, problem = "", ""
        try:
            self.text = make()
        except StudioError as error:
            problem = str(error)
        lines = self.text.split("\n")
        lines[-1] = "\u200b".join(lines[-1])  # a code may be broken anywhere
        self.shown.setText("\n".join(lines))
        self.shown.setAccessibleName(self.text)
        show_text(self.problem, problem)
        self.can_copy = bool(self.text)
        self.changed.emit()

    def copy(self, report: Say) -> None:
        QGuiApplication.clipboard().setText(self.text)
        report(self.tr("Copied to the clipboard"))


class Message(TextWay):
    """The puzzle alone, with the player's result, or with its answers."""

    def __init__(self, subject: Subject, name: str) -> None:
        super().__init__(subject)
        tr, answers = self.tr, subject.answers is not None
        side_by_side = tr("{}; shown side by side when both have played")
        played = subject.played is not None
        rows = (
            (tr("The same puzzle"), tr("without your result"), True),
            (tr("The same puzzle, and your result once they have played"),
             side_by_side.format(subject.result) if played else subject.result, played),
            (tr("The puzzle with its answers"), tr("nothing left to find") if answers else subject.no_answers, answers),
        )  # fmt: skip
        self.level = Choices(rows, 1 if played else 0)
        self.name = Field(name=tr("Your name"))
        self.name.setMaxLength(MAX_NAME)
        self.name.setText(name)
        self.cancel = QCheckBox(capitalised(say("words of both count for neither")))
        self.cancel.setChecked(bool(subject.cancels))
        self.told = QCheckBox(tr("Your result in the message"))
        terms = spaced(QHBoxLayout(), 16)
        filled(terms, text_label(tr("Your name"), "caption"), self.name, self.cancel, STRETCH)
        filled(self.column, self.level, self.told, separator(), terms, separator(),
               SectionHeader(tr("Message"), tr("opens when pasted anywhere in Qless Studio")),
               self.shown, self.problem, STRETCH)  # fmt: skip
        self.name.textChanged.connect(self.show_text)
        listen(self.show_text, self.level.changed, self.cancel.toggled, self.told.toggled)
        self.show_text()

    def show_text(self) -> None:
        """Show the message for what is chosen."""
        level, subject = self.level.number, self.subject
        self.name.setEnabled(level < 2)
        self.cancel.setVisible(level < 2 and subject.cancels is not None)
        self.told.setVisible(level == 1 and bool(subject.told))
        self.show_made(self._with_answers if level == 2 else self._challenge)

    def _challenge(self) -> str:
        subject, with_result = self.subject, self.level.number == 1
        made = subject.challenge(checked_name(self.name.text()), self.cancel.isChecked(), with_result)
        return message_text(made, subject.title, subject.told if with_result and self.told.isChecked() else ())

    def _with_answers(self) -> str:
        assert self.subject.answers is not None
        return message_text(self.subject.bare("", False), self.subject.title, answers=self.subject.answers())


class LexicaLink(TextWay):
    """A link to a board, for the telephone."""

    def __init__(self, subject: Subject) -> None:
        super().__init__(subject)
        about = text_label(self.tr("A friend can play this board with Lexica on a phone"), "body", wrap=True)
        self.notes = text_label("", "caption", wrap=True)
        filled(self.column, about, self.shown, self.problem, self.notes, STRETCH)
        self.show_made(self._link)

    def _link(self) -> str:
        linked = link_of(self.subject.bare("", False))
        self.notes.setText(sentences(*linked.notes))
        return linked.link


class PictureWay(Way):
    """The board as an image, a drawing or a page."""

    saves = True

    def __init__(self, subject: Subject) -> None:
        super().__init__(subject)
        self.which = Choices([(label, "", True) for label, _ in subject.pictures])
        self.which.setVisible(len(subject.pictures) > 1)
        self.preview = text_label()
        self.preview.setAccessibleName(self.tr("Picture"))
        filled(self.column, self.which, self.preview, STRETCH)
        self.which.changed.connect(self.show_picture)

    def showEvent(self, event: QShowEvent) -> None:
        """The picture is painted when it is first to be seen: most ask for a message."""
        super().showEvent(event)
        if self.preview.pixmap().isNull():
            self.show_picture()

    def show_picture(self) -> None:
        """Show the picture that is chosen."""
        self._picture = self.subject.pictures[self.which.number][1]()
        size = PICTURE * self.preview.devicePixelRatioF()
        image = image_of(self._picture).scaled(
            size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        image.setDevicePixelRatio(self.preview.devicePixelRatioF())
        self.preview.setPixmap(QPixmap.fromImage(image))

    def copy(self, report: Say) -> None:
        QGuiApplication.clipboard().setImage(image_of(self._picture))
        report(self.tr("Copied to the clipboard"))

    def save(self, parent: QWidget, report: Say, complain: Say) -> None:
        picture = self._picture
        kinds = ((".png", self.tr("PNG image")), (".svg", self.tr("SVG image")), (".pdf", self.tr("PDF document")))
        ask_and_write(parent, self.tr("Save"), self.subject.name, kinds,
                      lambda suffix: content_of(picture, suffix), report, complain)  # fmt: skip


class FileWay(Way):
    """The puzzle as a document, or what is listed as a table or a text."""

    saves = True

    def __init__(self, subject: Subject) -> None:
        super().__init__(subject)
        self.which = Choices([(f"{file.label} ({file.suffix})", "", True) for file in subject.files])
        filled(self.column, self.which, STRETCH)

    def copy(self, report: Say) -> None:
        """What is written is also what is copied; a long list takes its time on a worker."""

        def copied(text: str) -> None:
            QGuiApplication.clipboard().setText(text)
            report(self.tr("Copied to the clipboard"))

        Task(self.subject.files[self.which.number].make, QThreadPool.globalInstance(), self, copied).start()

    def save(self, parent: QWidget, report: Say, complain: Say) -> None:
        chosen = self.subject.files[self.which.number]
        ask_and_write(parent, self.tr("Save"), self.subject.name, ((chosen.suffix, chosen.label),),
                      lambda _: lambda: chosen.make().encode(), report, complain)  # fmt: skip


# The answer of a friend to a puzzle that was played before.

ANSWER_SIZE = QSize(520, 620)


class DuelDialog(Dialog):
    """Shows both results beside each other."""

    help_page = "friends"

    def __init__(self, title: str, shown: DuelShown, send: Callable[[], object], parent: QWidget) -> None:
        """`send` gives the answer to the friend away; the dialog closes before."""
        super().__init__(title, ANSWER_SIZE, parent)
        self._send_answer = send
        self.panel = DuelPanel(self._send)
        page = background("panel")
        filled(QVBoxLayout(page), self.panel, STRETCH)
        self.column.addWidget(ScrollColumn(page, self), 1)
        self.panel.show_duel(shown)
        self.add_button(self.tr("Close"), self.accept)
        self.panel.card.send.setFocus()

    def _send(self) -> None:
        self.accept()
        self._send_answer()
