"""The ways to give a puzzle away, each a page of the dialog: a message, a link, a picture, a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, QThreadPool, Signal
from PySide6.QtGui import QGuiApplication, QPixmap, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from qless_studio.engine.challenges.challenge import MAX_NAME, checked_name
from qless_studio.engine.challenges.opening import link_of, message_text
from qless_studio.engine.errors import StudioError
from qless_studio.engine.texts import capitalised, say, sentences
from qless_studio.ui.shell.send.subject import Subject
from qless_studio.ui.style import theme_of
from qless_studio.ui.style.lengths import spaced
from qless_studio.ui.widgets.basic.fields import Field
from qless_studio.ui.widgets.basic.flow import STRETCH, bare, filled, inset
from qless_studio.ui.widgets.basic.labels import SectionHeader, separator, show_text, text_label
from qless_studio.ui.widgets.basic.picture_files import content_of, image_of
from qless_studio.ui.widgets.basic.save_file import Say, ask_and_write
from qless_studio.ui.widgets.basic.themed import Measured
from qless_studio.ui.work import Task

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
        for number, (text, more, possible) in enumerate(rows):
            button, note = QRadioButton(text), text_label(more, "caption", wrap=True)
            button.setEnabled(possible)
            button.setAccessibleDescription(more)
            self._group.addButton(button, number)
            filled(column, button)
            if more:
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
        for signal in (self.level.changed, self.cancel.toggled, self.told.toggled):
            signal.connect(self.show_text)
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
