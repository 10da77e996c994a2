"""What the history says of a match: date, game, players, result; asks no store."""

from PySide6.QtCore import QDateTime, QLocale, QObject, Qt

from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import LEVEL_NAMES, PERSON, Seating
from samba_desktop.engine.wording import shown
from samba_desktop.match.record import Record
from samba_desktop.store.facts import MIXED
from samba_desktop.store.listing import MatchLine
from samba_desktop.texts.language import Language
from samba_desktop.texts.table_texts import TableTexts
from samba_desktop.texts.words import NAMELESS, Company
from samba_desktop.ui.rules.games import preset_title
from samba_desktop.ui.rules.match_plan import own_name

KNOWN_LEVELS = LEVEL_NAMES
"""The levels in the order of their strength."""


class HistoryWords(QObject):
    """The words, in a language."""

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.language = language
        self._table = TableTexts(language)

    def date(self, written: str) -> str:
        """Write a time of the store as a day and an hour here."""
        moment = QDateTime.fromString(written, Qt.DateFormat.ISODate).toLocalTime()
        return (
            QLocale().toString(moment, QLocale.FormatType.ShortFormat) if moment.isValid() else shown(written)
        )

    def day(self, written: str) -> str:
        """Write a time of the store as a day here."""
        moment = QDateTime.fromString(written, Qt.DateFormat.ISODate).toLocalTime()
        if not moment.isValid():
            return shown(written)
        return QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)

    def game(self, rules_name: str, preset: str, *, is_changed: bool) -> str:
        """Name the game of a match: own rules by their name, others by their preset."""
        if rules_name:
            return shown(rules_name)
        title = preset_title(PRESETS[preset]) if preset in PRESETS else shown(preset)
        return self.tr("{game}, changed").format(game=title) if is_changed else title

    def game_of(self, line: MatchLine) -> str:
        """Name the game of a match that is listed."""
        return self.game(line.rules_name, line.preset, is_changed=line.is_changed)

    def level(self, level: str) -> str:
        """Name a level, a program of one's own, or players of several levels."""
        if level == PERSON:
            return self.tr("You")
        return self.tr("several levels") if level == MIXED else self._table.level(level)

    def players(self, line: MatchLine) -> str:
        """Name the players, the sides apart from one another."""
        seating = seating_of(line)
        names = [
            shown(own_name(name)) or self.tr("You") if seat == line.you else shown(name) or NAMELESS
            for seat, name in enumerate(line.names)
        ]
        if seating is None or seating.sides == seating.players:
            return ", ".join(names)
        sides = (seating.seats_of(side) for side in range(seating.sides))
        return " – ".join(" & ".join(names[seat] for seat in seats) for seats in sides)

    def totals(self, totals: tuple[int, ...]) -> str:
        """Write the totals of the sides."""
        return " : ".join(map(self.language.number, totals))

    def state(self, line: MatchLine) -> str:
        """Say in a word how a match stands or ended."""
        if line.winners is None:
            return self.tr("Running")
        if not line.totals or not line.winners:
            return self.tr("Given up") if not line.winners else self.tr("Over")
        if len(line.winners) > 1:
            return self.tr("Draw")
        seating = seating_of(line)
        if line.you is None or seating is None:
            return self.tr("Over")
        return self.tr("Won") if seating.side_of(line.you) in line.winners else self.tr("Lost")

    def result(self, line: MatchLine) -> str:
        """Say how a match stands or ended, with its totals."""
        if not line.totals:
            return self.tr("{state}, first round").format(state=self.state(line))
        return f"{self.state(line)}, {self.totals(line.totals)}"


def seating_of(line: MatchLine) -> Seating | None:
    """Return the seating of a match that is listed; None where it is none that is known."""
    try:
        return Seating(len(line.names), Shape(line.shape))
    except ValueError:
        return None


def company_of(record: Record) -> Company:
    """Return who sat at the table of a record, for the person who played there."""
    levels = [plan.level for plan in record.seats]
    you = levels.index(PERSON) if PERSON in levels else None
    return Company(tuple(plan.name for plan in record.seats), record.seating, you)
