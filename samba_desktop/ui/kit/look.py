"""How everything but the table looks: colours, type, measures, the icon."""

from string import Template

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QColor, QFont, QIcon, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory, QWidget

from samba_desktop import assets
from samba_desktop.scene.kit import CONTRAST, FONT_FAMILY, HARBOUR, LAGOON, NIGHT, Palette

PROPERTY = "chrome"
"""The application's own property in which what is worn is kept, as its palette and its font are."""
PAPER = "#fbf8ee"
INK = "#1d2420"
"""Of pages to read and of tooltips, the same whatever the cloth."""


class Chrome(Struct, frozen=True):
    """Every colour of windows, menus and dialogs, light writing on a dark ground."""

    table: Palette
    ground: str
    """Of dialogs and panels."""
    sunk: str
    """Of fields, lists and menus."""
    raised: str
    """Of a group of things on the ground."""
    edge: str
    button: str
    button_hover: str
    chosen: str
    """Of what is on, with dark writing."""
    dim: str
    faint: str
    """Of words that are not in force."""
    handle: str
    """Of scroll bars and of the lines between things."""
    primary_hover: str
    warning: str = "#ffb9a3"
    button_edge: str = "transparent"
    off_edge: str = "transparent"
    """Of a button that is not in force, dashed."""

    @property
    def text(self) -> str:
        """Return the colour of plain words."""
        return self.table.text

    @property
    def gold(self) -> str:
        """Return the colour of the ring at the focus and of what stands out."""
        return self.table.gold

    @property
    def primary(self) -> str:
        """Return the ground of the button that Enter presses."""
        return self.table.primary

    @property
    def primary_text(self) -> str:
        """Return the colour of the words on that button and on what is chosen."""
        return self.table.primary_text


LAGOON_CHROME = Chrome(
    LAGOON,
    ground="#113f3a",
    sunk="#0b2e2c",
    raised="#1a4c46",
    edge="#37635d",
    button="#2c5a54",
    button_hover="#3a6b64",
    chosen="#c9ecdd",
    dim="#b5d1c8",
    faint="#86a8a0",
    handle="#5c857d",
    primary_hover="#ecc063",
)
HARBOUR_CHROME = Chrome(
    HARBOUR,
    ground="#143557",
    sunk="#0c2140",
    raised="#1d4268",
    edge="#3b638e",
    button="#2a557f",
    button_hover="#386793",
    chosen="#cfe3f8",
    dim="#b9cde2",
    faint="#8ca6c2",
    handle="#6287ad",
    primary_hover="#ecc063",
)
NIGHT_CHROME = Chrome(
    NIGHT,
    ground="#1d1f23",
    sunk="#111215",
    raised="#282b30",
    edge="#474b53",
    button="#383c43",
    button_hover="#4a4f58",
    chosen="#dde1e8",
    dim="#b9bec7",
    faint="#8b919b",
    handle="#6b717b",
    primary_hover="#dcb35b",
)
CONTRAST_CHROME = Chrome(
    CONTRAST,
    ground="#000000",
    sunk="#000000",
    raised="#0c0c0c",
    edge="#ffffff",
    button="#1a1a1a",
    button_hover="#444444",
    chosen="#ffffff",
    dim="#ffffff",
    faint="#b8b8b8",
    handle="#ffffff",
    primary_hover="#fff27a",
    warning="#ffc9b8",
    button_edge="#ffffff",
    off_edge="#767676",
)
CHROMES = (LAGOON_CHROME, HARBOUR_CHROME, NIGHT_CHROME, CONTRAST_CHROME)


def chrome_of(table: Palette) -> Chrome:
    """Return what goes with a table."""
    return next(one for one in CHROMES if one.table == table)


def chrome() -> Chrome:
    """Return what the application wears; that of the usual table before anything was chosen."""
    application = QCoreApplication.instance()
    worn = application.property(PROPERTY) if application is not None else None
    return worn if isinstance(worn, Chrome) else LAGOON_CHROME


STYLE = ("-style", "fusion")
"""Words that give an application its style while it is made. Python need not know the style then, whose many
names take a while to load."""
TEXT_SIZE = 15
"""Pixels of plain text at scale 1."""
DESIGN_SIZE = QSize(1280, 760)
"""The size of a window whose panels have scale 1."""
SMALLEST, LARGEST = 0.88, 1.7
FITTING = QSize(1024, 640)
"""In a window of this size everything fits in plain size."""
FITTING_OVER = QSize(800, 600)
"""Over a table of this size, beside the log in such a window, everything fits in the smallest usual size."""
TINIEST = 0.6
"""The scale in the smallest window that a small screen asks for."""
PANEL_SHARE = 0.94
"""Of the table, for a panel over its middle."""

LENGTHS = {
    "plain": TEXT_SIZE,
    "headline": 30,
    "title": 25,
    "heading": 18,
    "small": 13,
    "panel": 12,
    "radius": 9,
    "tight": 6,
    "half": 10,
    "wide": 18,
    "arrow": 28,
    "bar": 14,
    "step": 40,
    "narrow": 30,
}
"""The lengths of the stylesheet in pixels at scale 1."""
EDGE = 2
"""The width of a button's edge in pixels, which is the ring at the focus."""
BAR_MARGIN = 2
"""On each side of the handle of a scroll bar, in pixels."""

COLOUR_NAMES = (
    "ground",
    "sunk",
    "raised",
    "edge",
    "button",
    "button_hover",
    "button_edge",
    "off_edge",
    "chosen",
    "text",
    "dim",
    "faint",
    "handle",
    "gold",
    "warning",
    "primary",
    "primary_hover",
    "primary_text",
)
"""The colours of the stylesheet."""
DRESSED = "dressed"
"""The property of a widget that keeps how it was dressed."""

_SHEET = Template("""
QWidget#ground, QDialog { background: $ground; color: $text; }
QWidget { font-size: ${plain}px; }
QLabel, QCheckBox { color: $text; background: transparent; }
QLabel[role="title"] { font-size: ${title}px; font-weight: 700; }
QLabel[role="heading"] { font-size: ${heading}px; font-weight: 700; }
QLabel[role="headline"] { font-size: ${headline}px; font-weight: 700; color: $gold; }
QLabel[role="strong"] { font-weight: 700; }
QLabel[role="dim"] { color: $dim; }
QLabel[role="small"] { color: $dim; font-size: ${small}px; }
QLabel[role="warning"] { color: $warning; font-size: ${small}px; }
QLabel[role="minus"] { color: $warning; }
QLabel[role="sum"] { color: $gold; font-size: ${heading}px; font-weight: 700; }
QFrame#panel { background: $ground; border: 1px solid $handle; border-radius: ${panel}px; }
QFrame#rule { background: $handle; border: none; }
QFrame#raised { background: $raised; border: 1px solid $edge; border-radius: ${panel}px; }
QPushButton, QToolButton {
  color: $text; background: $button; border: ${line}px solid $button_edge; border-radius: ${radius}px;
  padding: ${tight}px ${wide}px; font-weight: 600;
}
QPushButton:hover, QToolButton:hover { background: $button_hover; }
QPushButton:pressed, QToolButton:pressed { background: $sunk; }
QPushButton:focus, QToolButton:focus { border-color: $gold; outline: none; }
QPushButton:disabled, QToolButton:disabled {
  color: $faint; background: $raised; border: 2px dashed $off_edge;
}
QPushButton[primary="true"] { color: $primary_text; background: $primary; font-weight: 700; }
QPushButton[primary="true"]:disabled { color: $faint; background: $raised; }
QPushButton[primary="true"]:hover { background: $primary_hover; }
QPushButton[primary="true"]:focus { border-color: $text; }
QPushButton[segment="true"] { padding: ${tight}px ${tight}px; }
QPushButton[segment="true"]:checked { color: $primary_text; background: $chosen; }
QPushButton[menu="true"] { padding-right: ${arrow}px; }
QPushButton::menu-indicator { image: none; width: 0px; }
QPushButton[link="true"] {
  color: $dim; background: transparent; padding: 1px ${tight}px; font-size: ${small}px;
  text-decoration: underline;
}
QPushButton[link="true"]:hover { color: $text; background: $button; }
QPushButton[link="true"]:focus { border-color: $gold; }
QToolButton[step="true"] {
  padding: 0px; font-size: ${heading}px; font-weight: 600; min-width: ${step}px; max-width: ${step}px;
}
QFileDialog QToolButton { padding: ${tight}px; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QToolButton[narrow="true"] { min-width: ${narrow}px; max-width: ${narrow}px; }
QLineEdit, QComboBox, QSpinBox {
  color: $text; background: $sunk; border: 2px solid $edge; border-radius: ${radius}px;
  padding: ${tight}px ${half}px; selection-background-color: $gold; selection-color: $ink;
  placeholder-text-color: $faint;
}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus { border-color: $gold; }
QLineEdit:disabled, QComboBox:disabled { color: $faint; background: $raised; }
QLineEdit[wrong="true"] { border-color: $warning; }
QComboBox::drop-down { border: none; width: ${arrow}px; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView {
  color: $text; background: $sunk; border: 1px solid $edge; outline: none;
  selection-background-color: $button_hover; selection-color: $text;
}
QComboBox QAbstractItemView:focus { border: 1px solid $edge; border-radius: 0px; }
QListView {
  color: $text; background: $sunk; border: 2px solid $edge; border-radius: ${radius}px; outline: none;
}
QListView:focus { border-color: $gold; }
QListView::item { padding: ${tight}px ${half}px; border-radius: ${tight}px; }
QListView::item:hover { background: $raised; }
QListView::item:selected { background: $button_hover; color: $text; }
QTableView {
  color: $text; background: $sunk; border: 2px solid $edge; border-radius: ${radius}px; outline: none;
  selection-background-color: $button_hover; selection-color: $text; gridline-color: $edge;
}
QTableView:focus { border-color: $gold; }
QTableView::item { padding: 0px ${tight}px; }
QHeaderView { background: $sunk; border: none; border-radius: ${radius}px; }
QHeaderView::section {
  color: $dim; background: $sunk; border: none; border-bottom: 1px solid $edge;
  padding: ${tight}px ${tight}px; font-weight: 600;
}
QTextBrowser { background: $paper; color: $ink; border: 2px solid $edge; border-radius: ${radius}px;
  selection-background-color: $gold; selection-color: $ink; }
QTextBrowser:focus { border-color: $gold; }
QSlider {
  min-height: ${arrow}px; background: transparent; border: 2px solid transparent; border-radius: ${radius}px;
}
QSlider:focus { border-color: $gold; }
QSlider::groove:horizontal { height: ${tight}px; background: $sunk; border-radius: ${grip}px; }
QSlider::sub-page:horizontal { background: $chosen; border-radius: ${grip}px; }
QSlider::sub-page:horizontal:disabled { background: $edge; }
QSlider::handle:horizontal {
  width: ${wide}px; margin: -${tight}px 0px; background: $text; border-radius: ${knob}px;
}
QSlider::handle:horizontal:disabled { background: $faint; }
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget#clear { background: transparent; }
QScrollBar:vertical { background: transparent; width: ${bar}px; margin: 0px; }
QScrollBar:horizontal { background: transparent; height: ${bar}px; margin: 0px; }
QScrollBar::handle { background: $handle; border-radius: ${round}px; margin: ${margin}px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: $dim; }
QScrollBar::handle:disabled { background: transparent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QToolTip { color: $ink; background: $paper; border: 1px solid $ink; padding: ${tight}px; }
QMenuBar { color: $text; background: $sunk; }
QMenuBar::item { padding: ${tight}px ${half}px; background: transparent; }
QMenuBar::item:selected { background: $button; }
QMenu { color: $text; background: $sunk; border: 1px solid $edge; padding: ${tight}px; }
QMenu::item { padding: ${tight}px ${wide}px; border-radius: ${tight}px; }
QMenu::item:selected { background: $button_hover; }
QMenu::item:disabled { color: $faint; }
QMenu::separator { height: 1px; background: $edge; margin: ${tight}px; }
QDockWidget { color: $text; }
QDockWidget::title { background: $sunk; padding: ${tight}px ${half}px; }
""")


def pixels(size: float, scale: float = 1.0) -> int:
    """Turn a length of the design into whole pixels."""
    return max(1, round(size * scale))


def scale_for(size: QSize) -> float:
    """Answer how much bigger than in the design things are in a window of this size, in twentieths."""
    least = SMALLEST * min(1.0, _share(size, FITTING_OVER))
    return round(max(TINIEST, min(LARGEST, max(least, _share(size, DESIGN_SIZE)))) * 20) / 20


def _share(size: QSize, other: QSize) -> float:
    return min(size.width() / other.width(), size.height() / other.height())


def panel_size(room: QSize) -> QSize:
    """Answer how big a panel over the middle of a table is."""
    return QSize(
        min(round(room.width() * PANEL_SHARE), pixels(DESIGN_SIZE.width(), LARGEST)),
        min(round(room.height() * PANEL_SHARE), pixels(DESIGN_SIZE.height(), LARGEST)),
    )


def panel_room(panel: QWidget) -> QSize:
    """Answer the size of what a panel lies over; one that is a window of its own has its own place."""
    behind = panel.parentWidget()
    return behind.size() if behind else panel.size() / PANEL_SHARE


def outermost(widget: QWidget) -> QWidget:
    """Return the window at the bottom of all those that lie over one another."""
    while (below := widget.parentWidget()) is not None:
        widget = below
    return widget


def dialog_scale(parent: QWidget | None) -> float:
    """Answer the scale of a dialog: it grows with the window below all dialogs."""
    return plain_scale(outermost(parent).size()) if parent else 1.0


def plain_scale(size: QSize, fitting: QSize = FITTING) -> float:
    """Answer the scale of what has at least plain size, except where a small screen has no room for that."""
    share = _share(size, fitting)
    return max(1.0, scale_for(size)) if share >= 1.0 else max(TINIEST, int(share * 20) / 20)


def font(scale: float = 1.0, size: float = TEXT_SIZE, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return the window's font; `size` is in pixels at scale 1."""
    made = QFont(FONT_FAMILY)
    made.setPixelSize(pixels(size, scale))
    made.setWeight(weight)
    return made


def palette() -> QPalette:
    """Return the colours of what the stylesheet does not name."""
    worn = chrome()
    made = QPalette(QColor(worn.button), QColor(worn.ground))
    role = QPalette.ColorRole
    for where, colour in (
        (role.Window, worn.ground),
        (role.WindowText, worn.text),
        (role.Base, worn.sunk),
        (role.AlternateBase, worn.raised),
        (role.Text, worn.text),
        (role.ButtonText, worn.text),
        (role.PlaceholderText, worn.faint),
        (role.Highlight, worn.gold),
        (role.HighlightedText, INK),
        (role.ToolTipBase, PAPER),
        (role.ToolTipText, INK),
        (role.Link, worn.gold),
    ):
        made.setColor(where, QColor(colour))
    for where in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, where, QColor(worn.faint))
    return made


def stylesheet(scale: float = 1.0) -> str:
    """Return the one stylesheet, its lengths times `scale`."""
    return _SHEET.substitute({name: str(length) for name, length in lengths(scale).items()}, **_colours())


def lengths(scale: float) -> dict[str, int]:
    """Return the lengths of the stylesheet in whole pixels.

    Corners are rounded by at most half of what they belong to: Qt leaves larger ones square.
    """
    found = {name: pixels(length, scale) for name, length in LENGTHS.items()}
    groove, bar = found["tight"], found["bar"] - 2 * BAR_MARGIN
    return found | {
        "grip": groove // 2,
        "knob": min(found["wide"], 3 * groove) // 2,
        "round": bar // 2,
        "margin": BAR_MARGIN,
        "line": EDGE,
    }


def _colours() -> dict[str, str]:
    worn = chrome()
    return {"paper": PAPER, "ink": INK} | {name: str(getattr(worn, name)) for name in COLOUR_NAMES}


def dress(widget: QWidget, scale: float = 1.0, more: str = "") -> None:
    """Give a dialog, panel or window the look, with everything in it, so that its sizes are known at once.

    `more` is what else stands in its stylesheet, with gaps for colours like those of the one sheet.
    """
    widget.setProperty(DRESSED, (scale, more))
    widget.setFont(font(scale))
    widget.setPalette(palette())
    widget.setStyleSheet(stylesheet(scale) + Template(more).substitute(_colours()))
    polish(widget)


def wear(colours: Chrome) -> None:
    """Let all that is dressed, and will be, have other colours."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    if application.property(PROPERTY) == colours:
        return
    if chrome() == colours:
        # Nothing looks any different: it is only settled now.
        application.setProperty(PROPERTY, colours)
        return
    application.setProperty(PROPERTY, colours)
    application.setPalette(palette())
    for widget in application.allWidgets():
        worn = widget.property(DRESSED)
        if worn is not None:
            dress(widget, *worn)
            widget.update()


def polish(widget: QWidget) -> None:
    """Let a widget and everything in it take on the look of what it lies in now, not when it is shown."""
    for inner in (widget, *widget.findChildren(QWidget)):
        inner.ensurePolished()


def dress_application(app: QApplication, *, has_style: bool = False) -> None:
    """Choose the one style of widgets, font and colours for whatever is not dressed itself.

    The bundled fonts must have been loaded. An application that was made with STYLE `has_style`.
    """
    if not has_style:
        app.setStyle(QStyleFactory.create("Fusion"))
    app.setFont(font())
    app.setPalette(palette())


def in_role(widget: QWidget, role: str) -> None:
    """Say what a label is: title, heading, strong, dim, small or warning."""
    widget.setProperty("role", role)


def repolish(widget: QWidget) -> None:
    """Make the stylesheet look again at a widget's properties."""
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)


NAME = "samba-desktop"


def program_icon() -> QIcon:
    """Return the icon."""
    icon = QIcon()
    for path in sorted(assets.path("icons").glob(f"{NAME}-*.png")):
        icon.addFile(str(path))
    return icon
