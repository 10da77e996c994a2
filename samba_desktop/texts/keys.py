"""Every key of the program in one table, from which menus and the page of keys are made; presses nothing."""

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType

from msgspec import Struct

from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.texts.language import Language, Tr


class KeyGroup(Enum):
    """Where keys work, with the heading of that part of the page."""

    TURN = QT_TRANSLATE_NOOP("Keys", "In your turn")
    TABLE = QT_TRANSLATE_NOOP("Keys", "Moving about the table")
    CHOICE = QT_TRANSLATE_NOOP("Keys", "In a choice or a question")
    VIEW = QT_TRANSLATE_NOOP("Keys", "What you see and how fast")
    WINDOW = QT_TRANSLATE_NOOP("Keys", "Matches and windows")
    REPLAY = QT_TRANSLATE_NOOP("Keys", "In a replay")
    RULES = QT_TRANSLATE_NOOP("Keys", "In the windows with rules")
    TUTORIAL = QT_TRANSLATE_NOOP("Keys", "In the tutorial")


class KeyLine(Struct, frozen=True):
    """What some keys do, each of them by itself."""

    group: KeyGroup
    keys: tuple[str, ...]
    """As `QKeySequence` reads them, such as "Ctrl+Z"."""
    text: str
    is_in_menu: bool = True
    """Whether the text is an entry of a menu, with the letter that leads to it marked by `&`."""
    shown: str = ""
    """What stands on the page in place of all the keys, where they are many."""

    @property
    def context(self) -> str:
        """Where translations are found."""
        return "Menus" if self.is_in_menu else "Keys"


def _menu(group: KeyGroup, text: str, *keys: str) -> KeyLine:
    return KeyLine(group, keys, text)


def _other(group: KeyGroup, text: str, *keys: str, shown: str = "") -> KeyLine:
    return KeyLine(group, keys, text, is_in_menu=False, shown=shown)


_TURN, _TABLE, _CHOICE, _VIEW = KeyGroup.TURN, KeyGroup.TABLE, KeyGroup.CHOICE, KeyGroup.VIEW
_WINDOW, _REPLAY, _RULES = KeyGroup.WINDOW, KeyGroup.REPLAY, KeyGroup.RULES

KEYS: Mapping[str, KeyLine] = MappingProxyType(
    {
        "draw": _menu(_TURN, QT_TRANSLATE_NOOP("Menus", "&Draw from the stock"), "D"),
        "take": _menu(_TURN, QT_TRANSLATE_NOOP("Menus", "Take the &pile"), "P"),
        "top": _menu(
            _TURN, QT_TRANSLATE_NOOP("Menus", "Take the &top card alone, or lay out a red three"), "T"
        ),
        "meld": _menu(_TURN, QT_TRANSLATE_NOOP("Menus", "&Meld the selected cards"), "M"),
        "confirm": _menu(
            _TURN, QT_TRANSLATE_NOOP("Menus", "&Confirm: discard, or the obvious thing"), "Enter", "Return"
        ),
        "pass": _menu(_TURN, QT_TRANSLATE_NOOP("Menus", "&End the turn without a discard"), "E"),
        "ask": _menu(_TURN, QT_TRANSLATE_NOOP("Menus", "&Ask your partner"), "A"),
        "yes": _menu(_TURN, QT_TRANSLATE_NOOP("Menus", "Answer &yes"), "Y"),
        "no": _menu(_TURN, QT_TRANSLATE_NOOP("Menus", "Answer &no"), "N"),
        "undo": _menu(_TURN, QT_TRANSLATE_NOOP("Menus", "&Undo"), "Ctrl+Z", "Z"),
        "undo turn": _menu(
            _TURN, QT_TRANSLATE_NOOP("Menus", "Undo a&ll of this turn"), "Shift+Z", "Ctrl+Backspace"
        ),
        "redo": _menu(_TURN, QT_TRANSLATE_NOOP("Menus", "&Redo"), "Ctrl+Y", "Ctrl+Shift+Z"),
        "fix": _menu(_TURN, QT_TRANSLATE_NOOP("Menus", "Do what is &suggested beside the message"), "F"),
        "hint": _menu(_TURN, QT_TRANSLATE_NOOP("Menus", "&Hint"), "H"),
        "walk": _other(
            _TABLE,
            QT_TRANSLATE_NOOP("Keys", "Go from card to card and from place to place"),
            "Left",
            "Right",
            "Up",
            "Down",
        ),
        "walk ends": _other(
            _TABLE, QT_TRANSLATE_NOOP("Keys", "Go to the first of them, or to the last"), "Home", "End"
        ),
        "groups": _other(
            _TABLE,
            QT_TRANSLATE_NOOP("Keys", "Go on to the next part of the table, or back"),
            "Tab",
            "Shift+Tab",
        ),
        "select": _other(
            _TABLE,
            QT_TRANSLATE_NOOP("Keys", "Select the card, or do what a click there does; ends what moves"),
            "Space",
        ),
        "select run": _other(_TABLE, QT_TRANSLATE_NOOP("Keys", "Select all up to this card"), "Shift+Space"),
        "move card": _other(
            _TABLE, QT_TRANSLATE_NOOP("Keys", "Move it in your own order"), "Ctrl+Left", "Ctrl+Right"
        ),
        "press": _other(
            _TABLE,
            QT_TRANSLATE_NOOP("Keys", "Do what a click on the place would, with the selected cards"),
            "Enter",
            "Return",
        ),
        "leave": _other(_TABLE, QT_TRANSLATE_NOOP("Keys", "Lower all cards, point at nothing"), "Esc"),
        # Pressed alone it is no sequence of keys.
        "menus": _other(_TABLE, QT_TRANSLATE_NOOP("Keys", "Open the menus"), shown="Alt"),
        "choose": _other(_CHOICE, QT_TRANSLATE_NOOP("Keys", "Go through what is offered"), "Up", "Down"),
        "choose by number": _other(
            _CHOICE,
            QT_TRANSLATE_NOOP("Keys", "Choose by number"),
            *(str(digit) for digit in range(1, 10)),
            shown="1 – 9",
        ),
        "take choice": _other(_CHOICE, QT_TRANSLATE_NOOP("Keys", "Take it"), "Enter", "Return", "Space"),
        "leave choice": _other(_CHOICE, QT_TRANSLATE_NOOP("Keys", "Leave it"), "Esc"),
        "read": _menu(_VIEW, QT_TRANSLATE_NOOP("Menus", "&Read the table"), "R"),
        "log": _menu(_VIEW, QT_TRANSLATE_NOOP("Menus", "&Log"), "L"),
        "sheet": _menu(_VIEW, QT_TRANSLATE_NOOP("Menus", "S&core sheet"), "C"),
        "sort": _menu(_VIEW, QT_TRANSLATE_NOOP("Menus", "&Next order of the hand"), "S"),
        "pause": _menu(_VIEW, QT_TRANSLATE_NOOP("Menus", "Let the others w&ait, or go on"), "W"),
        "skip": _menu(_VIEW, QT_TRANSLATE_NOOP("Menus", "S&kip to my turn"), "J"),
        "larger": _menu(_VIEW, QT_TRANSLATE_NOOP("Menus", "&Larger"), "Ctrl++", "Ctrl+="),
        "smaller": _menu(_VIEW, QT_TRANSLATE_NOOP("Menus", "&Smaller"), "Ctrl+-"),
        "usual size": _menu(_VIEW, QT_TRANSLATE_NOOP("Menus", "&Usual size"), "Ctrl+0"),
        # M alone is taken, and on some systems the window is put away by it with Ctrl.
        "sounds": _menu(_VIEW, QT_TRANSLATE_NOOP("Menus", "So&unds"), "Ctrl+Shift+M"),
        "full screen": _menu(_VIEW, QT_TRANSLATE_NOOP("Menus", "&Full screen"), "F11"),
        "new": _menu(_WINDOW, QT_TRANSLATE_NOOP("Menus", "&New match…"), "Ctrl+N"),
        "rules": _menu(_WINDOW, QT_TRANSLATE_NOOP("Menus", "&Rules for the next match…"), "Ctrl+R"),
        "replay": _menu(_WINDOW, QT_TRANSLATE_NOOP("Menus", "Re&play…"), "Ctrl+Shift+R"),
        "save": _menu(_WINDOW, QT_TRANSLATE_NOOP("Menus", "&Save the record…"), "Ctrl+S"),
        "open": _menu(_WINDOW, QT_TRANSLATE_NOOP("Menus", "&Open a record…"), "Ctrl+O"),
        "history": _menu(_WINDOW, QT_TRANSLATE_NOOP("Menus", "&History…"), "Ctrl+H"),
        "statistics": _menu(_WINDOW, QT_TRANSLATE_NOOP("Menus", "Stat&istics…"), "Ctrl+T"),
        "deal": _menu(_WINDOW, QT_TRANSLATE_NOOP("Menus", "Play a &deal by its code…"), "Ctrl+D"),
        "settings": _menu(_WINDOW, QT_TRANSLATE_NOOP("Menus", "Se&ttings…"), "Ctrl+,"),
        "rules in force": _menu(_WINDOW, QT_TRANSLATE_NOOP("Menus", "&Rules in force"), "F1"),
        "keys": _menu(_WINDOW, QT_TRANSLATE_NOOP("Menus", "&Keys"), "?"),
        "quit": _menu(_WINDOW, QT_TRANSLATE_NOOP("Menus", "&Quit"), "Ctrl+Q"),
        "close": _other(_WINDOW, QT_TRANSLATE_NOOP("Keys", "Close a dialog and go back to the table"), "Esc"),
        "primary": _other(
            _WINDOW, QT_TRANSLATE_NOOP("Keys", "Press the golden button of a dialog"), "Enter", "Return"
        ),
        "scroll": _other(
            _WINDOW,
            QT_TRANSLATE_NOOP("Keys", "Move a sheet or a page"),
            "Up",
            "Down",
            "PgUp",
            "PgDown",
            shown="↑ ↓ PgUp PgDown",
        ),
        "step": _other(_REPLAY, QT_TRANSLATE_NOOP("Keys", "One step back or on"), "Left", "Right"),
        "step turn": _other(
            _REPLAY,
            QT_TRANSLATE_NOOP("Keys", "One turn back or on"),
            "Shift+Left",
            "Shift+Right",
            "Ctrl+Left",
            "Ctrl+Right",
            shown="Shift/Ctrl+← →",
        ),
        "step round": _other(
            _REPLAY, QT_TRANSLATE_NOOP("Keys", "To the deal before or the next one"), "PgUp", "PgDown"
        ),
        "ends": _other(_REPLAY, QT_TRANSLATE_NOOP("Keys", "To the beginning, to the end"), "Home", "End"),
        "play": _other(_REPLAY, QT_TRANSLATE_NOOP("Keys", "Play on by itself, or stop"), "Space"),
        "hands": _other(_REPLAY, QT_TRANSLATE_NOOP("Keys", "All hands, once the match is over"), "O"),
        "leave replay": _other(_REPLAY, QT_TRANSLATE_NOOP("Keys", "Back to the table"), "Esc"),
        "lesson": _other(
            KeyGroup.TUTORIAL, QT_TRANSLATE_NOOP("Keys", "To the next step, or a step back"), "PgDown", "PgUp"
        ),
        "leave lesson": _other(
            KeyGroup.TUTORIAL, QT_TRANSLATE_NOOP("Keys", "Leave it, to go on another time"), "Ctrl+W"
        ),
        "find": _other(_RULES, QT_TRANSLATE_NOOP("Keys", "Search"), "Ctrl+F"),
        "find next": _other(
            _RULES, QT_TRANSLATE_NOOP("Keys", "To the next or the previous find"), "F3", "Shift+F3"
        ),
        "zoom": _other(
            _RULES,
            QT_TRANSLATE_NOOP("Keys", "Larger, smaller, usual type"),
            "Ctrl++",
            "Ctrl+=",
            "Ctrl+-",
            "Ctrl+0",
            shown="Ctrl+ + − 0",
        ),
        "keep": _other(_RULES, QT_TRANSLATE_NOOP("Keys", "Save the rules, or their page"), "Ctrl+S"),
        "print": _other(_RULES, QT_TRANSLATE_NOOP("Keys", "Print the page"), "Ctrl+P"),
        "rename": _other(_RULES, QT_TRANSLATE_NOOP("Keys", "Give your own rules another name"), "F2"),
        "panes": _other(
            _RULES, QT_TRANSLATE_NOOP("Keys", "From part to part of the dialog"), "F6", "Shift+F6"
        ),
    }
)
"""By the names that menus tell, and others for what is in no menu; in the order of the page."""


def plain(text: str) -> str:
    """Return the text of a menu's entry as it stands on a page."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip("…")


class KeyTexts:
    """The words of the page of keys, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language

    def heading(self, group: KeyGroup) -> str:
        """Name the part of the page."""
        return self.language.say("Keys", group.value)

    def says(self, name: str) -> str:
        """Say what the keys of a line do."""
        line = KEYS[name]
        text = plain(self.language.say(line.context, line.text))
        match name:
            case "larger":
                return self.tr("Larger words on the table")
            case "smaller":
                return self.tr("Smaller words on the table")
            case "usual size":
                return self.tr("Words on the table in their usual size")
            case "sounds":
                return self.tr("Sounds on or off")
            case _:
                return text
