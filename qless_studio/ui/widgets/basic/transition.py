"""An animation from 0 to 1 that repaints a widget."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QVariantAnimation
from PySide6.QtWidgets import QWidget

from qless_studio.ui.style import reduces_motion


class Transition(QVariantAnimation):
    """After `run()`, `progress` goes from 0 to 1, ease-out cubic, repainting the widget; at rest it is 1.

    With reduced motion, or while the widget is hidden, it is 1 at once. Qt's `finished` is emitted at the end.
    """

    def __init__(self, widget: QWidget, milliseconds: int) -> None:
        super().__init__(widget)
        self._widget = widget
        self.progress = 1.0
        self.setDuration(milliseconds)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.valueChanged.connect(self._on_value_changed)

    def run(self) -> None:
        """Start from 0."""
        self.stop()
        if reduces_motion() or not self._widget.isVisible():
            self.progress = 1.0
            self._widget.update()
            self.finished.emit()
        else:
            self.progress = 0.0
            self.start()

    def finish(self) -> None:
        """Skip to the end."""
        if self.state() != QVariantAnimation.State.Stopped:
            self.setCurrentTime(self.duration())

    def _on_value_changed(self, value: float) -> None:
        self.progress = value
        self._widget.update()
