"""The things on the table as Qt's accessibility asks for them, one interface for each; keeps none itself."""

from typing import Protocol, cast

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QGraphicsView
from shiboken6 import Shiboken

from samba_desktop.scene.accessible_tree import Element, Part, StopName

ROLES = {
    Part.TABLE: QAccessible.Role.Pane,
    Part.TEXT: QAccessible.Role.StaticText,
    Part.MESSAGE: QAccessible.Role.StaticText,
    Part.GROUP: QAccessible.Role.Grouping,
    Part.LIST: QAccessible.Role.List,
    Part.CARD: QAccessible.Role.ListItem,
    Part.BUTTON: QAccessible.Role.Button,
}


class Pressed(Protocol):
    """What can be done to the table by a screen reader."""

    def press_stop(self, stop: StopName) -> None:
        """Do what a click there would."""
        ...

    def point_at(self, stop: StopName) -> None:
        """Let the keyboard point there."""
        ...


class Keeper(Protocol):
    """Who knows the things on the table by their keys."""

    table: Pressed
    view: QGraphicsView

    @property
    def focused_key(self) -> str:
        """The key of what the keyboard points at."""
        ...

    def element(self, key: str) -> Element | None:
        """Return what is known by a key now."""
        ...

    def interface(self, key: str) -> "ElementAccess":
        """Return the one interface of a key."""
        ...

    def parent_of(self, key: str) -> QAccessibleInterface:
        """Return what the thing of a key is in."""
        ...

    def at(self, parts: tuple[Element, ...], x: int, y: int) -> QAccessibleInterface:
        """Return which of these is at a point of the screen."""
        ...

    def on_screen(self, element: Element) -> QRect:
        """Say where something is on the screen."""
        ...

    def window(self) -> QWindow:
        """Return the window that the table is in."""
        ...


def pointer(of: object) -> int:
    """Hand a C++ object, or none, to Qt as the bare pointer that it wants; the stubs call that a number."""
    return cast("int", Shiboken.VoidPtr(cast("int", of)))


def index_of(child: QAccessibleInterface | None, keys: list[str]) -> int:
    """Return the number of a thing among those of some keys; -1 where it is none of them."""
    key = child.key if isinstance(child, ElementAccess) else ""
    return keys.index(key) if key in keys else -1


class Press(QAccessibleActionInterface):
    """Lets a screen reader press one thing, or point the keyboard at it."""

    def __init__(self, access: "Keeper", key: str) -> None:
        super().__init__()
        self._access = access
        self._key = key

    def actionNames(self) -> list[str]:
        """List what can be done."""
        element = self._access.element(self._key)
        if element is None or element.stop is None or not element.is_enabled:
            return []
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, actionName: str) -> None:  # noqa: N803 - Qt's name
        """Do it as soon as the screen reader has its answer."""
        element = self._access.element(self._key)
        if element is None or element.stop is None or actionName not in self.actionNames():
            return
        table, stop = self._access.table, element.stop
        do = table.press_stop if actionName == self.pressAction() else table.point_at
        QTimer.singleShot(0, self._access.view, lambda: do(stop))

    def keyBindingsForAction(self, actionName: str) -> list[str]:  # noqa: N803 - Qt's name
        """List the keys that do the same."""
        element = self._access.element(self._key)
        is_press = actionName == self.pressAction()
        return [element.accelerator] if element is not None and is_press and element.accelerator else []


class ElementAccess(QAccessibleInterface):
    """One thing on the table, known by its key whatever it has become meanwhile."""

    def __init__(self, access: "Keeper", key: str) -> None:
        super().__init__()
        self._access = access
        self.key = key
        self._press = Press(access, key)

    @property
    def element(self) -> Element | None:
        """What it is now; None where there is nothing of that key."""
        return self._access.element(self.key)

    def isValid(self) -> bool:
        """Tell whether it is there."""
        return self.element is not None

    def object(self) -> QObject:
        """Return no object, for there is none behind it."""
        return cast("QObject", None)

    def parent(self) -> QAccessibleInterface:
        """Return what it is in."""
        return self._access.parent_of(self.key)

    def childCount(self) -> int:
        """Count what is in it."""
        element = self.element
        return len(element.parts) if element is not None else 0

    def child(self, index: int) -> QAccessibleInterface:
        """Return what is in it, by number."""
        element = self.element
        if element is None or not 0 <= index < len(element.parts):
            return cast("QAccessibleInterface", None)
        return self._access.interface(element.parts[index].key)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of what is in it; -1 where it is not."""
        element = self.element
        parts = element.parts if element is not None else ()
        return index_of(child, [part.key for part in parts])

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """Return what is in it at a point of the screen."""
        element = self.element
        return self._access.at(element.parts if element is not None else (), x, y)

    def text(self, t: QAccessible.Text) -> str:
        """Return its name, what is to be known beside that, or its key."""
        element = self.element
        if element is None:
            return ""
        texts = {
            QAccessible.Text.Name: element.name,
            QAccessible.Text.Description: element.detail,
            QAccessible.Text.Accelerator: element.accelerator,
        }
        return texts.get(t, "")

    def setText(self, t: QAccessible.Text, text: str) -> None:
        """Change nothing: the words are the table's."""

    def rect(self) -> QRect:
        """Return where it is on the screen."""
        element = self.element
        return self._access.on_screen(element) if element is not None else QRect()

    def role(self) -> QAccessible.Role:
        """Say what kind of thing it is."""
        element = self.element
        return ROLES[element.part] if element is not None else QAccessible.Role.NoRole

    def state(self) -> QAccessible.State:
        """Say how it is."""
        made, element = QAccessible.State(), self.element
        if element is None:
            made.invalid = True
            return made
        can_stop = element.stop is not None and element.is_enabled
        made.focusable = can_stop
        made.focused = can_stop and self._access.focused_key == self.key
        made.selectable = element.is_selected is not None
        made.selected = bool(element.is_selected)
        made.disabled = not element.is_enabled
        made.readOnly = element.part in {Part.TEXT, Part.MESSAGE}
        return made

    def window(self) -> QWindow:
        """Return the window that it is in."""
        return self._access.window()

    def interface_cast(self, arg__1: QAccessible.InterfaceType) -> int:
        """Offer what can be done with it."""
        element = self.element
        is_action = arg__1 is QAccessible.InterfaceType.ActionInterface
        return pointer(self._press if is_action and element is not None and element.stop else 0)
