"""Lends the description of the table to Qt's accessibility, so that screen readers find every thing on it."""

from typing import cast

from PySide6.QtCore import QObject, QRect, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QGraphicsView, QWidget
from shiboken6 import Shiboken

from samba_desktop.scene.description import Description, Element, ElementKind
from samba_desktop.scene.keyboard import TableKeys

ROLES = {
    ElementKind.TABLE: QAccessible.Role.Pane,
    ElementKind.TEXT: QAccessible.Role.StaticText,
    ElementKind.MESSAGE: QAccessible.Role.StaticText,
    ElementKind.GROUP: QAccessible.Role.Grouping,
    ElementKind.LIST: QAccessible.Role.List,
    ElementKind.CARD: QAccessible.Role.ListItem,
    ElementKind.BUTTON: QAccessible.Role.Button,
}


def pointer(of: object) -> int:
    """Hand a C++ object, or none, to Qt as the bare pointer that it wants; the stubs call that a number."""
    return cast("int", Shiboken.VoidPtr(cast("int", of)))


def index_of(child: QAccessibleInterface | None, keys: list[str]) -> int:
    """Return the number of a thing among those of some keys; -1 where it is none of them."""
    key = child.key if isinstance(child, ElementAccess) else ""
    return keys.index(key) if key in keys else -1


class Press(QAccessibleActionInterface):
    """Lets a screen reader press one thing, or point the keyboard at it."""

    def __init__(self, access: "TableAccess", key: str) -> None:
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
        keys, stop = self._access.keys, element.stop
        do = keys.press_stop if actionName == self.pressAction() else keys.walker.go_to
        QTimer.singleShot(0, self._access.view, lambda: do(stop))

    def keyBindingsForAction(self, actionName: str) -> list[str]:  # noqa: N803 - Qt's name
        """List the keys that do the same."""
        element = self._access.element(self._key)
        is_press = actionName == self.pressAction()
        return [element.accelerator] if element is not None and is_press and element.accelerator else []


class ElementAccess(QAccessibleInterface):
    """One thing on the table, known by its key whatever it has become meanwhile."""

    def __init__(self, access: "TableAccess", key: str) -> None:
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
        return ROLES[element.kind] if element is not None else QAccessible.Role.NoRole

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
        made.readOnly = element.kind in {ElementKind.TEXT, ElementKind.MESSAGE}
        return made

    def window(self) -> QWindow:
        """Return the window that it is in."""
        return self._access.window()

    def interface_cast(self, arg__1: QAccessible.InterfaceType) -> int:
        """Offer what can be done with it."""
        element = self.element
        is_action = arg__1 is QAccessible.InterfaceType.ActionInterface
        return pointer(self._press if is_action and element is not None and element.stop else 0)


class TableAccess(QAccessibleInterface):
    """The table as a whole, and the keeper of what is on it."""

    def __init__(self, view: QGraphicsView, keys: TableKeys, description: Description) -> None:
        super().__init__()
        self.view = view
        self.keys = keys
        self._description = description
        self.interfaces: dict[str, ElementAccess] = {}
        self._known: Element | None = None
        self._elements: dict[str, Element] = {}
        self._parents: dict[str, str] = {}
        self._told: dict[str, Element] = {}
        self._parents_told: dict[str, str] = {}
        self._leaving: tuple[dict[str, Element], dict[str, str]] = ({}, {})
        """What is gone, with what it was in, while that is told."""
        description.changed.connect(self.tell_changes)
        description.focus_moved.connect(self.tell_focus)
        view.destroyed.connect(self.forget)

    # what it keeps

    def element(self, key: str) -> Element | None:
        """Return what is known by a key now."""
        self._look()
        return self._elements.get(key) or self._leaving[0].get(key)

    def interface(self, key: str) -> ElementAccess:
        """Return the one interface of a key."""
        made = self.interfaces.get(key)
        if made is None:
            made = self.interfaces[key] = ElementAccess(self, key)
            QAccessible.registerAccessibleInterface(made)
        return made

    def parent_of(self, key: str) -> QAccessibleInterface:
        """Return what the thing of a key is in."""
        self._look()
        parent = self._parents.get(key) or self._leaving[1].get(key, "")
        return self.interface(parent) if parent in self._elements else self

    @property
    def focused_key(self) -> str:
        """The key of what the keyboard points at; empty where it points at nothing or is elsewhere."""
        stop = self._description.focus
        if stop is None or not self._is_here() or not self.view.hasFocus():
            return ""
        self._look()
        return next((key for key, one in self._elements.items() if one.stop == stop), "")

    def at(self, parts: tuple[Element, ...], x: int, y: int) -> QAccessibleInterface:
        """Return which of these is at a point of the screen, what lies on top before the others."""
        found = [part for part in parts if self.on_screen(part).contains(x, y)]
        return self.interface(found[-1].key) if found else cast("QAccessibleInterface", None)

    def on_screen(self, element: Element) -> QRect:
        """Say where something is on the screen."""
        if not self._is_here():
            return QRect()
        rect = element.rect
        corner = self.view.viewport().mapToGlobal(self.view.mapFromScene(rect.x, rect.y))
        return QRect(corner.x(), corner.y(), round(rect.width), round(rect.height))

    def forget(self) -> None:
        """Give the interfaces back as the view goes."""
        made, self.interfaces = self.interfaces, {}
        for interface in made.values():
            if Shiboken.isValid(interface):
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(interface))

    def _is_here(self) -> bool:
        return Shiboken.isValid(self.view)

    def _look(self) -> None:
        """Look at the table again, if it has changed."""
        if not self._is_here() or not Shiboken.isValid(self._description):
            self._elements, self._parents = {}, {}
            return
        root = self._description.root
        if root is self._known:
            return
        self._known = root
        self._elements = {one.key: one for one in root.every() if one is not root}
        self._parents = {part.key: one.key for one in root.every() for part in one.parts}

    # what it tells

    def tell_changes(self) -> None:
        """Tell screen readers what has come, gone, or changed its name or state."""
        self._look()
        before, self._told = self._told, dict(self._elements)
        gone = {key: one for key, one in before.items() if key not in self._told and key in self.interfaces}
        self._leaving = (gone, {key: self._parents_told.get(key, "") for key in gone})
        for key in gone:
            _tell(self.interfaces[key], QAccessible.Event.ObjectDestroyed)
        self._leaving = ({}, {})
        self._parents_told = dict(self._parents)
        for key, element in self._told.items():
            old = before.get(key)
            if old is None:
                _tell(self.interface(key), QAccessible.Event.ObjectCreated)
            else:
                self._tell_change(key, old, element)

    def _tell_change(self, key: str, old: Element, new: Element) -> None:
        if old.name != new.name:
            _tell(self.interface(key), QAccessible.Event.NameChanged)
        if old.is_selected != new.is_selected:
            add, remove = QAccessible.Event.SelectionAdd, QAccessible.Event.SelectionRemove
            _tell(self.interface(key), add if new.is_selected else remove)

    def tell_focus(self) -> None:
        """Tell screen readers what the keyboard points at."""
        if not QAccessible.isActive():
            return
        key = self.focused_key
        if key:
            _tell(self.interface(key), QAccessible.Event.Focus)

    # what Qt asks

    def isValid(self) -> bool:
        """Tell whether the view is there."""
        return self._is_here()

    def object(self) -> QObject:
        """Return the view."""
        return self.view if self._is_here() else cast("QObject", None)

    def parent(self) -> QAccessibleInterface:
        """Return what the view is in."""
        above = self.view.parentWidget() if self._is_here() else None
        return cast("QAccessibleInterface", QAccessible.queryAccessibleInterface(above) if above else None)

    def childCount(self) -> int:
        """Count what stands on the table, and the panels that lie over it."""
        return len(self._keys()) + len(self._panels())

    def child(self, index: int) -> QAccessibleInterface:
        """Return what is on the table, by number."""
        keys, panels = self._keys(), self._panels()
        if 0 <= index < len(keys):
            return self.interface(keys[index])
        if 0 <= index - len(keys) < len(panels):
            return QAccessible.queryAccessibleInterface(panels[index - len(keys)])
        return cast("QAccessibleInterface", None)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of what is on the table; -1 where it is not."""
        keys, panels = self._keys(), self._panels()
        if isinstance(child, ElementAccess):
            return index_of(child, keys)
        widget = child.object() if child is not None else None
        return len(keys) + panels.index(widget) if widget in panels else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """Return what is on the table at a point of the screen."""
        for panel in reversed(self._panels()):
            if panel.rect().contains(panel.mapFromGlobal(QRect(x, y, 1, 1).topLeft())):
                return QAccessible.queryAccessibleInterface(panel)
        self._look()
        return self.at(self._known.parts if self._known is not None else (), x, y)

    def focusChild(self) -> QAccessibleInterface:
        """Return what the keyboard points at."""
        key = self.focused_key
        return self.interface(key) if key else cast("QAccessibleInterface", None)

    def text(self, t: QAccessible.Text) -> str:
        """Return the name of the table, that of its window while nothing is played."""
        if t != QAccessible.Text.Name or not self._is_here():
            return ""
        return self._description.name or self.view.window().windowTitle()

    def setText(self, t: QAccessible.Text, text: str) -> None:
        """Change nothing: the words are the table's."""

    def rect(self) -> QRect:
        """Return where the table is on the screen."""
        if not self._is_here():
            return QRect()
        return QRect(self.view.mapToGlobal(self.view.rect().topLeft()), self.view.size())

    def role(self) -> QAccessible.Role:
        """Say that it holds things."""
        return ROLES[ElementKind.TABLE]

    def state(self) -> QAccessible.State:
        """Say whether it has the keyboard."""
        made = QAccessible.State()
        if not self._is_here():
            made.invalid = True
            return made
        made.focusable = True
        made.focused = self.view.hasFocus() and not self.focused_key
        made.invisible = not self.view.isVisible()
        made.disabled = not self.view.isEnabled()
        return made

    def window(self) -> QWindow:
        """Return the window that the table is in."""
        handle = self.view.window().windowHandle() if self._is_here() else None
        return cast("QWindow", handle)

    def interface_cast(self, arg__1: QAccessible.InterfaceType) -> int:
        """Offer nothing to be done with the table as a whole."""
        return pointer(0)

    def _keys(self) -> list[str]:
        self._look()
        return [part.key for part in self._known.parts] if self._known is not None and self._elements else []

    def _panels(self) -> list[QWidget]:
        if not self._is_here():
            return []
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        own = {self.view.viewport()}
        return [
            one
            for one in self.view.findChildren(QWidget, options=direct)
            if one not in own and one.isVisible() and not one.objectName().startswith("qt_scrollarea")
        ]


def _tell(interface: QAccessibleInterface, event: QAccessible.Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(interface, event))
