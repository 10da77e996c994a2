"""Tab within what lies over a table: it goes from control to control there and never to what is covered."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

REASONS = {True: Qt.FocusReason.TabFocusReason, False: Qt.FocusReason.BacktabFocusReason}


def focus_within(panel: QWidget, focused: QWidget, *, forward: bool) -> None:
    """Give the keyboard to the next control of a panel that Tab reaches, after the last one to the first."""
    at = _next(focused, forward=forward)
    while at is not focused:
        if panel.isAncestorOf(at) and _is_reached(at):
            at.setFocus(REASONS[forward])
            return
        at = _next(at, forward=forward)


def panel_over(below: QWidget, focused: QWidget | None) -> QWidget | None:
    """Return the child of a widget that holds the focused control; None where it has the focus itself."""
    while focused is not None and focused.parentWidget() is not below:
        focused = focused.parentWidget()
    return focused


def _next(widget: QWidget, *, forward: bool) -> QWidget:
    found = widget.nextInFocusChain() if forward else widget.previousInFocusChain()
    assert found is not None
    return found


def _is_reached(widget: QWidget) -> bool:
    by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_tab and widget.focusProxy() is None and widget.isVisible() and widget.isEnabled()
