"""The language of the window, and Qt's own texts in it."""

from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from samba_desktop.store.preferences import Preferences
from samba_desktop.texts.language import (
    ENGLISH,
    USUAL,
    Catalogue,
    Language,
    Number,
    best_of,
    catalogue_of,
    speak,
)

QT_TEXTS = "qtbase"
"""The texts of Qt's own dialogs and menus."""


class Speech:
    """What is spoken now: one `language` that all texts keep asking, whatever it has become meanwhile."""

    def __init__(self, application: QCoreApplication, wanted: str = "") -> None:
        """Speak the `wanted` language whatever is preferred, until another one is preferred than at first."""
        self._application = application
        self._wanted = wanted
        self._preferred: str | None = None
        self._spoken: tuple[str, bool] = (USUAL, False)
        self._now: Language = ENGLISH
        self._letters: dict[int, str] = dict(ENGLISH.letters)
        self._translators: tuple[QTranslator, ...] = ()
        self.language = Language(self._translate, self._number, MappingProxyType(self._letters))
        QLocale.setDefault(_locale(USUAL))

    @property
    def code(self) -> str:
        """The language that is spoken."""
        return self._spoken[0]

    def follow(self, preferences: Preferences) -> bool:
        """Speak as it is preferred, and tell whether anything is said or written otherwise from now on."""
        if self._preferred not in {None, preferences.language}:
            self._wanted = ""
        self._preferred = preferences.language
        code = best_of([self._wanted or preferences.language or best_of(QLocale.system().uiLanguages())])
        spoken = (code, preferences.own_letters)
        if spoken == self._spoken:
            return False
        is_other_language = code != self.code
        self._now = speak(code, own_letters=preferences.own_letters)
        self._letters.update(self._now.letters)
        self._spoken = spoken
        if is_other_language:
            self._change_translators()
        return True

    def _change_translators(self) -> None:
        QLocale.setDefault(_locale(self.code))
        for translator in self._translators:
            self._application.removeTranslator(translator)
        self._translators = ()
        if self.code != USUAL:
            self._translators = (
                qt_texts(self.code),
                CatalogueTranslator(catalogue_of(self.code), self._now.number),
            )
        for translator in self._translators:
            self._application.installTranslator(translator)

    def _translate(self, context: str, text: str, n: int | None = None) -> str:
        return self._now.translate(context, text, n)

    def _number(self, number: int) -> str:
        return self._now.number(number)


class CatalogueTranslator(QTranslator):
    """Lets Qt find the texts of the widgets where all others are found."""

    def __init__(self, catalogue: Catalogue, number: Number) -> None:
        super().__init__()
        self._catalogue, self._number = catalogue, number

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """Answer the translation; None leaves the text to others."""
        return self._catalogue.find(context, text, n if n >= 0 else None, self._number)

    def isEmpty(self) -> bool:
        """Tell Qt that there is something to find."""
        return False


def _locale(code: str) -> QLocale:
    """Return how dates and numbers are written; for the system's own language as the system says.

    A system that speaks a language which the game does not is no model: its digits may be those of another
    script. English is then that of the world, with the day before the month.
    """
    system = QLocale.system()
    spoken = system.name().split("_")[0]
    if spoken == code or (code == USUAL and spoken == QLocale.c().name()):
        made = system
    elif code == USUAL:
        made = QLocale(QLocale.Language.English, QLocale.Country.World)
    else:
        made = QLocale(code)
    made.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator | QLocale.NumberOption.RejectGroupSeparator)
    return made


def qt_texts(code: str) -> QTranslator:
    """Load the texts of Qt's own dialogs; without them these stay English, as the self-check says."""
    made = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    made.load(f"{QT_TEXTS}_{code}", folder)
    return made
