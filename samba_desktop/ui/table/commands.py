"""Every command and key of the program in one table; menus, buttons, the page of keys are made from it."""

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from types import MappingProxyType
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence

from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.match.intents import OfferKind
from samba_desktop.texts.language import Language

SIGNS = {
    "Left": "\N{LEFTWARDS ARROW}",
    "Right": "\N{RIGHTWARDS ARROW}",
    "Up": "\N{UPWARDS ARROW}",
    "Down": "\N{DOWNWARDS ARROW}",
    "Return": "\N{DOWNWARDS ARROW WITH CORNER LEFTWARDS}",
}
"""Keys that are named by the sign on them."""
HIDDEN = "Enter"
"""The second Enter of a keyboard is named by the first one."""


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


class Menu(Enum):
    """The menus in the bar of the window, with their titles."""

    GAME = QT_TRANSLATE_NOOP("Menus", "&Game")
    TURN = QT_TRANSLATE_NOOP("Menus", "&Turn")
    VIEW = QT_TRANSLATE_NOOP("Menus", "&View")
    HELP = QT_TRANSLATE_NOOP("Menus", "&Help")


class Command(Struct, frozen=True):
    """Something that a person can ask for, or what some keys do by themselves."""

    name: str
    text: str
    """The words of the menu, with the letter that leads there marked by `&`; else of the page of keys."""
    keys: tuple[str, ...] = ()
    """Each of them by itself, as `QKeySequence` reads them, such as "Ctrl+Z"."""
    group: KeyGroup | None = None
    """The part of the page of keys on which it stands; None where it has no keys."""
    menu: Menu | None = None
    """The menu in which it stands, after those before it in the table; None where it is in none."""
    begins_section: bool = False
    """Whether a line sets it apart from what stands before it in its menu."""
    submenu: str = ""
    """The title of the menu within that menu in which it stands."""
    do: Callable[[Any], object] | None = None
    """What it does at a `TableSession`; None where what has the keyboard answers the keys itself."""
    press: Callable[[Any], object] | None = None
    """What its button on the table does, where that differs from what its keys do."""
    offers: tuple[OfferKind, ...] = ()
    """What it asks of the rules, of which one at a time is possible."""
    is_possible: Callable[[Any], bool] | None = None
    """Whether it is possible now at a `TableSession`, where `offers` don't tell."""
    in_match: bool = False
    """Whether it needs somebody at the table, and means nothing without."""
    page: str = ""
    """The words on the page of keys, where those of the menu would say too little there."""
    shown: str = ""
    """What stands on that page in place of all the keys, where they are many."""
    shares_keys_of: str = ""
    """The command whose keys press the button of this one, which has none of its own."""
    preference: str = ""
    """The field of `Preferences` that it turns on and off."""
    is_checkable: bool = False
    """Whether its entry has a tick, which the window sets."""
    role: QAction.MenuRole = QAction.MenuRole.TextHeuristicRole

    def words(self, language: Language) -> str:
        """Return the words of the menu, with the letter that leads there marked."""
        return language.say("Menus" if self.menu is not None else "Keys", self.text)

    def page_words(self, language: Language) -> str:
        """Return the words on the page of keys."""
        return plain(language.say("KeyTexts", self.page) if self.page else self.words(language))

    @property
    def shortcuts(self) -> list[QKeySequence]:
        """The keys as Qt takes them."""
        return [QKeySequence(key) for key in self.keys]


def _turn(name: str, text: str, *keys: str, offers: tuple[OfferKind, ...] = (), **more: Any) -> Command:  # noqa: ANN401 - fields of a command
    """Return a command of the own turn; one that asks something of the rules does that and nothing else."""
    if offers:
        more = {
            "do": lambda table: table.person.ask_by_key(*offers),
            "press": lambda table: table.person.ask_for(offers[0]),
            **more,
        }
    return Command(name, text, keys, KeyGroup.TURN, Menu.TURN, offers=offers, in_match=True, **more)


def _view(name: str, text: str, *keys: str, **more: Any) -> Command:  # noqa: ANN401 - fields of a command
    return Command(name, text, keys, KeyGroup.VIEW, Menu.VIEW, **more)


def _game(name: str, text: str, *keys: str, **more: Any) -> Command:  # noqa: ANN401 - fields of a command
    return Command(name, text, keys, KeyGroup.WINDOW, Menu.GAME, **more)


def _help(name: str, text: str, *keys: str, **more: Any) -> Command:  # noqa: ANN401 - fields of a command
    return Command(name, text, keys, KeyGroup.WINDOW if keys else None, Menu.HELP, **more)


def _button(
    name: str, keys_of: str, do: Callable[[Any], object], press: Callable[[Any], object] | None = None
) -> Command:
    """Return what a button on the table does that shows the keys of another command."""
    return Command(name, "", do=do, press=press, in_match=True, shares_keys_of=keys_of)


def _keys(group: KeyGroup, name: str, text: str, *keys: str, shown: str = "") -> Command:
    """Return what keys do that stand in no menu; what has the keyboard answers them."""
    return Command(name, text, keys, group, shown=shown)


WORDS_MENU = QT_TRANSLATE_NOOP("Menus", "&Words on the table")
_TABLE, _CHOICE, _WINDOW = KeyGroup.TABLE, KeyGroup.CHOICE, KeyGroup.WINDOW
_REPLAY, _RULES, _TUTORIAL = KeyGroup.REPLAY, KeyGroup.RULES, KeyGroup.TUTORIAL

ALL = (
    _turn("draw", QT_TRANSLATE_NOOP("Menus", "&Draw from the stock"), "D", offers=(OfferKind.DRAW,)),
    _turn("take", QT_TRANSLATE_NOOP("Menus", "Take the &pile"), "P", offers=(OfferKind.TAKE,)),
    # One key for both, as only one of them is possible at a time.
    _turn(
        "top",
        QT_TRANSLATE_NOOP("Menus", "Take the &top card alone, or lay out a red three"),
        "T",
        offers=(OfferKind.TOP, OfferKind.THREE),
    ),
    _button("three", "top", lambda table: table.person.ask_for(OfferKind.THREE)),
    _turn(
        "meld",
        QT_TRANSLATE_NOOP("Menus", "&Meld the selected cards"),
        "M",
        do=lambda table: table.person.by_key(table.person.meld_selected),
        press=lambda table: table.person.meld_selected(),
        is_possible=lambda table: table.person.may_meld,
    ),
    _turn(
        "confirm",
        QT_TRANSLATE_NOOP("Menus", "&Confirm: discard, or the obvious thing"),
        "Enter",
        "Return",
        do=lambda table: table.person.confirm(),
        is_possible=lambda table: (
            table.controller.waits or table.controller.may_go_on or table.person.may_confirm
        ),
    ),
    _button(
        "discard",
        "confirm",
        lambda table: table.person.by_key(table.person.discard_selected),
        lambda table: table.person.discard_selected(),
    ),
    _button("deal", "confirm", lambda table: table.person.deal()),
    _button("end turn", "confirm", lambda table: table.controller.go_on()),
    _button("take back", "undo", lambda table: table.controller.take_back()),
    _turn(
        "pass",
        QT_TRANSLATE_NOOP("Menus", "&End the turn without a discard"),
        "E",
        offers=(OfferKind.PASS,),
    ),
    _turn("ask", QT_TRANSLATE_NOOP("Menus", "&Ask your partner"), "A", offers=(OfferKind.ASK,)),
    _turn("yes", QT_TRANSLATE_NOOP("Menus", "Answer &yes"), "Y", offers=(OfferKind.YES,)),
    _turn("no", QT_TRANSLATE_NOOP("Menus", "Answer &no"), "N", offers=(OfferKind.NO,)),
    _turn(
        "undo",
        QT_TRANSLATE_NOOP("Menus", "&Undo"),
        "Ctrl+Z",
        "Z",
        begins_section=True,
        do=lambda table: table.controller.take_back(),
        is_possible=lambda table: table.controller.may_take_back,
    ),
    _turn(
        "undo turn",
        QT_TRANSLATE_NOOP("Menus", "Undo a&ll of this turn"),
        "Shift+Z",
        "Ctrl+Backspace",
        do=lambda table: table.controller.take_back(whole=True),
        is_possible=lambda table: table.controller.may_take_back,
    ),
    _turn(
        "redo",
        QT_TRANSLATE_NOOP("Menus", "&Redo"),
        "Ctrl+Y",
        "Ctrl+Shift+Z",
        do=lambda table: table.controller.redo(),
        is_possible=lambda table: table.controller.may_redo,
    ),
    _turn(
        "fix",
        QT_TRANSLATE_NOOP("Menus", "Do what is &suggested beside the message"),
        "F",
        do=lambda table: table.person.by_key(lambda: table.person.do_instead(is_bare=True)),
        press=lambda table: table.person.do_instead(),
        is_possible=lambda table: table.controller.may_try_again or table.person.has_way_out,
    ),
    _button("again", "fix", lambda table: table.controller.try_again()),
    _turn(
        "hint",
        QT_TRANSLATE_NOOP("Menus", "&Hint"),
        "H",
        do=lambda table: table.person.hint(),
        is_possible=lambda table: table.controller.is_awaited,
    ),
    Command(
        "confirm going out",
        QT_TRANSLATE_NOOP("Menus", "Ask before going &out"),
        menu=Menu.TURN,
        begins_section=True,
        preference="confirm_going_out",
    ),
    _keys(
        _TABLE,
        "walk",
        QT_TRANSLATE_NOOP("Keys", "Go from card to card and from place to place"),
        "Left",
        "Right",
        "Up",
        "Down",
    ),
    _keys(
        _TABLE,
        "walk ends",
        QT_TRANSLATE_NOOP("Keys", "Go to the first of them, or to the last"),
        "Home",
        "End",
    ),
    _keys(
        _TABLE,
        "groups",
        QT_TRANSLATE_NOOP("Keys", "Go on to the next part of the table, or back"),
        "Tab",
        "Shift+Tab",
    ),
    _keys(
        _TABLE,
        "select",
        QT_TRANSLATE_NOOP("Keys", "Select the card, or do what a click there does; ends what moves"),
        "Space",
    ),
    _keys(_TABLE, "select run", QT_TRANSLATE_NOOP("Keys", "Select all up to this card"), "Shift+Space"),
    _keys(
        _TABLE, "move card", QT_TRANSLATE_NOOP("Keys", "Move it in your own order"), "Ctrl+Left", "Ctrl+Right"
    ),
    _keys(
        _TABLE,
        "press",
        QT_TRANSLATE_NOOP("Keys", "Do what a click on the place would, with the selected cards"),
        "Enter",
        "Return",
    ),
    _keys(_TABLE, "lower", QT_TRANSLATE_NOOP("Keys", "Lower all cards, point at nothing"), "Esc"),
    # Pressed alone it is no sequence of keys.
    _keys(_TABLE, "menus", QT_TRANSLATE_NOOP("Keys", "Open the menus"), shown="Alt"),
    _keys(_CHOICE, "choose", QT_TRANSLATE_NOOP("Keys", "Go through what is offered"), "Up", "Down"),
    _keys(
        _CHOICE,
        "choose by number",
        QT_TRANSLATE_NOOP("Keys", "Choose by number"),
        *(str(digit) for digit in range(1, 10)),
        shown="1 – 9",
    ),
    _keys(_CHOICE, "take choice", QT_TRANSLATE_NOOP("Keys", "Take it"), "Enter", "Return", "Space"),
    _keys(_CHOICE, "leave choice", QT_TRANSLATE_NOOP("Keys", "Leave it"), "Esc"),
    _view(
        "pause",
        QT_TRANSLATE_NOOP("Menus", "Let the others w&ait, or go on"),
        "W",
        do=lambda table: table.pace.pause(),
        in_match=True,
    ),
    _view(
        "skip",
        QT_TRANSLATE_NOOP("Menus", "S&kip to my turn"),
        "J",
        do=lambda table: table.pace.skip(),
        in_match=True,
    ),
    _view("sort", QT_TRANSLATE_NOOP("Menus", "&Next order of the hand"), "S", do=lambda table: table.sort()),
    _view(
        "log",
        QT_TRANSLATE_NOOP("Menus", "&Log"),
        "L",
        do=lambda table: table.window.show_log(),
        is_checkable=True,
    ),
    _view(
        "sheet",
        QT_TRANSLATE_NOOP("Menus", "S&core sheet"),
        "C",
        do=lambda table: table.window.show_sheet(),
    ),
    _view(
        "read",
        QT_TRANSLATE_NOOP("Menus", "&Read the table"),
        "R",
        do=lambda table: table.pace.reader.read(),
        in_match=True,
    ),
    _view(
        "larger",
        QT_TRANSLATE_NOOP("Menus", "&Larger"),
        "Ctrl++",
        "Ctrl+=",
        submenu=WORDS_MENU,
        page=QT_TRANSLATE_NOOP("KeyTexts", "Larger words on the table"),
        do=lambda table: table.resize_words(1),
    ),
    _view(
        "smaller",
        QT_TRANSLATE_NOOP("Menus", "&Smaller"),
        "Ctrl+-",
        submenu=WORDS_MENU,
        page=QT_TRANSLATE_NOOP("KeyTexts", "Smaller words on the table"),
        do=lambda table: table.resize_words(-1),
    ),
    _view(
        "usual size",
        QT_TRANSLATE_NOOP("Menus", "&Usual size"),
        "Ctrl+0",
        submenu=WORDS_MENU,
        page=QT_TRANSLATE_NOOP("KeyTexts", "Words on the table in their usual size"),
        do=lambda table: table.resize_words(0),
    ),
    # M alone is taken, and on some systems the window is put away by it with Ctrl.
    _view(
        "sounds",
        QT_TRANSLATE_NOOP("Menus", "So&unds"),
        "Ctrl+Shift+M",
        page=QT_TRANSLATE_NOOP("KeyTexts", "Sounds on or off"),
        preference="sounds",
    ),
    _view(
        "full screen",
        QT_TRANSLATE_NOOP("Menus", "&Full screen"),
        "F11",
        do=lambda table: table.toggle_full_screen(),
    ),
    _game(
        "new",
        QT_TRANSLATE_NOOP("Menus", "&New match…"),
        "Ctrl+N",
        do=lambda table: table.window.new_match(),
    ),
    _game(
        "rules",
        QT_TRANSLATE_NOOP("Menus", "&Rules for the next match…"),
        "Ctrl+R",
        do=lambda table: table.window.change_rules(),
    ),
    _game(
        "replay",
        QT_TRANSLATE_NOOP("Menus", "Re&play…"),
        "Ctrl+Shift+R",
        begins_section=True,
        do=lambda table: table.window.replay(),
    ),
    _game(
        "save",
        QT_TRANSLATE_NOOP("Menus", "&Save the record…"),
        "Ctrl+S",
        do=lambda table: table.window.save_record(),
    ),
    _game(
        "open",
        QT_TRANSLATE_NOOP("Menus", "&Open a record…"),
        "Ctrl+O",
        do=lambda table: table.window.open_record(),
    ),
    _game(
        "history",
        QT_TRANSLATE_NOOP("Menus", "&History…"),
        "Ctrl+H",
        begins_section=True,
        do=lambda table: table.window.history.show_matches(),
    ),
    _game(
        "statistics",
        QT_TRANSLATE_NOOP("Menus", "Stat&istics…"),
        "Ctrl+T",
        do=lambda table: table.window.history.show_statistics(),
    ),
    _game(
        "coded deal",
        QT_TRANSLATE_NOOP("Menus", "Play a &deal by its code…"),
        "Ctrl+D",
        do=lambda table: table.window.history.ask_deal(),
    ),
    _game(
        "settings",
        QT_TRANSLATE_NOOP("Menus", "Se&ttings…"),
        "Ctrl+,",
        begins_section=True,
        role=QAction.MenuRole.PreferencesRole,
        do=lambda table: table.window.change_settings(),
    ),
    _game(
        "quit",
        QT_TRANSLATE_NOOP("Menus", "&Quit"),
        "Ctrl+Q",
        begins_section=True,
        role=QAction.MenuRole.QuitRole,
        do=lambda table: table.window.close(),
    ),
    _help(
        "tutorial",
        QT_TRANSLATE_NOOP("Menus", "&Tutorial"),
        do=lambda table: table.window.show_tutorial(),
    ),
    _help(
        "rules in force",
        QT_TRANSLATE_NOOP("Menus", "&Rules in force"),
        "F1",
        do=lambda table: table.window.show_rules(),
    ),
    _help("keys", QT_TRANSLATE_NOOP("Menus", "&Keys"), "?", do=lambda table: table.window.show_keys()),
    _help(
        "why",
        QT_TRANSLATE_NOOP("Menus", "&Why did they play that?…"),
        begins_section=True,
        do=lambda table: table.window.fairness.tell_why(),
    ),
    _help(
        "prove",
        QT_TRANSLATE_NOOP("Menus", "&Prove that nobody peeks…"),
        do=lambda table: table.window.fairness.prove(),
    ),
    _help(
        "receipts",
        QT_TRANSLATE_NOOP("Menus", "&Deal receipts…"),
        do=lambda table: table.window.fairness.show_receipts(),
    ),
    _help(
        "luck",
        QT_TRANSLATE_NOOP("Menus", "Is it &fair?…"),
        do=lambda table: table.window.fairness.show_luck(),
    ),
    _help(
        "game",
        QT_TRANSLATE_NOOP("Menus", "About the &game"),
        begins_section=True,
        do=lambda table: table.window.agreeing.show_history(),
    ),
    _help(
        "about",
        QT_TRANSLATE_NOOP("Menus", "&About Samba"),
        role=QAction.MenuRole.AboutRole,
        do=lambda table: table.window.show_about(),
    ),
    _keys(_WINDOW, "close", QT_TRANSLATE_NOOP("Keys", "Close a dialog and go back to the table"), "Esc"),
    _keys(
        _WINDOW,
        "primary",
        QT_TRANSLATE_NOOP("Keys", "Press the golden button of a dialog"),
        "Enter",
        "Return",
    ),
    _keys(
        _WINDOW,
        "scroll",
        QT_TRANSLATE_NOOP("Keys", "Move a sheet or a page"),
        "Up",
        "Down",
        "PgUp",
        "PgDown",
        shown="↑ ↓ PgUp PgDown",
    ),
    _keys(_REPLAY, "step", QT_TRANSLATE_NOOP("Keys", "One step back or on"), "Left", "Right"),
    _keys(
        _REPLAY,
        "step turn",
        QT_TRANSLATE_NOOP("Keys", "One turn back or on"),
        "Shift+Left",
        "Shift+Right",
        "Ctrl+Left",
        "Ctrl+Right",
        shown="Shift/Ctrl+← →",
    ),
    _keys(
        _REPLAY,
        "step round",
        QT_TRANSLATE_NOOP("Keys", "To the deal before or the next one"),
        "PgUp",
        "PgDown",
    ),
    _keys(_REPLAY, "ends", QT_TRANSLATE_NOOP("Keys", "To the beginning, to the end"), "Home", "End"),
    _keys(_REPLAY, "play", QT_TRANSLATE_NOOP("Keys", "Play on by itself, or stop"), "Space"),
    _keys(_REPLAY, "hands", QT_TRANSLATE_NOOP("Keys", "All hands, once the match is over"), "O"),
    _keys(_REPLAY, "leave replay", QT_TRANSLATE_NOOP("Keys", "Back to the table"), "Esc"),
    _keys(
        _TUTORIAL, "lesson", QT_TRANSLATE_NOOP("Keys", "To the next step, or a step back"), "PgDown", "PgUp"
    ),
    _keys(_TUTORIAL, "leave lesson", QT_TRANSLATE_NOOP("Keys", "Leave it, to go on another time"), "Ctrl+W"),
    _keys(_RULES, "find", QT_TRANSLATE_NOOP("Keys", "Search"), "Ctrl+F"),
    _keys(
        _RULES, "find next", QT_TRANSLATE_NOOP("Keys", "To the next or the previous find"), "F3", "Shift+F3"
    ),
    _keys(
        _RULES,
        "zoom",
        QT_TRANSLATE_NOOP("Keys", "Larger, smaller, usual type"),
        "Ctrl++",
        "Ctrl+=",
        "Ctrl+-",
        "Ctrl+0",
        shown="Ctrl+ + − 0",
    ),
    _keys(_RULES, "keep", QT_TRANSLATE_NOOP("Keys", "Save the rules, or their page"), "Ctrl+S"),
    _keys(_RULES, "print", QT_TRANSLATE_NOOP("Keys", "Print the page"), "Ctrl+P"),
    _keys(_RULES, "rename", QT_TRANSLATE_NOOP("Keys", "Give your own rules another name"), "F2"),
    _keys(_RULES, "panes", QT_TRANSLATE_NOOP("Keys", "From part to part of the dialog"), "F6", "Shift+F6"),
)
"""In the order of the menus and of the page of keys; a command needs no more than its entry here."""


def by_name(commands: Iterable[Command]) -> Mapping[str, Command]:
    """Return commands by their names."""
    return MappingProxyType({command.name: command for command in commands})


COMMANDS = by_name(ALL)


def plain(text: str) -> str:
    """Return the text of a menu's entry as it stands on a page."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip("…")


def key_name(key: str) -> str:
    """Name a key as it stands on the keyboard: "Ctrl+←"."""
    *held, last = key.split("+") if not key.endswith("+") else [*key[:-2].split("+"), "+"]
    if last in SIGNS:
        return _native("+".join((*held, SIGNS[last])))
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def key_names(command: Command) -> tuple[str, ...]:
    """Name the keys of a command as the page shows them."""
    if command.shown:
        return (_native(command.shown),)
    return tuple(key_name(key) for key in command.keys if key != HIDDEN)


def short_key(name: str) -> str:
    """Name the shortest key of a command, as it stands on its button and in sentences; empty without keys."""
    command = COMMANDS[name]
    return min(key_names(COMMANDS.get(command.shares_keys_of, command)), key=len, default="")


def _native(shown: str) -> str:
    """Name the keys as the system's language does."""
    for name in ("Shift", "Ctrl", "PgUp", "PgDown"):
        shown = shown.replace(name, QCoreApplication.translate("QShortcut", name))
    return shown
