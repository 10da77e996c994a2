"""The dialog in which a new match is agreed: players, teams, names, target; starts nothing itself."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from samba_desktop.engine.rules.kinds import FirstDealer, Shape
from samba_desktop.engine.rules.presets import Preset
from samba_desktop.engine.rules.rules import Rules, for_players
from samba_desktop.engine.table import Seating
from samba_desktop.match.record import PERSON, SeatPlan
from samba_desktop.texts.language import ENGLISH, Language
from samba_desktop.ui.controls import ChoiceBox, Segments, Stepper, button, label
from samba_desktop.ui.look import dialog_scale, dress, in_role, pixels
from samba_desktop.ui.match_plan import NAMES, MatchPlan
from samba_desktop.ui.seat_diagram import SeatDiagram
from samba_desktop.ui.seat_list import MOST_SEATS, SeatList
from samba_desktop.ui.wording import dealer_sentence, joined, shape_name

__all__ = ["MatchPlan", "NewMatchDialog"]

MOST_CHOICES = 6
LOWEST_TARGET, HIGHEST_TARGET, TARGET_STEP = 500, 50_000, 500


class NewMatchDialog(QDialog):
    """Asks what the next match is to be; after OK `plan` holds the answer."""

    def __init__(
        self,
        presets: Sequence[Preset],
        defaults: MatchPlan,
        levels: tuple[str, ...],
        parent: QWidget | None = None,
        *,
        language: Language = ENGLISH,
    ) -> None:
        super().__init__(parent)
        self._presets = tuple(presets)
        self._language = language
        self._rules = defaults.rules
        self._shapes: tuple[Shape, ...] = ()
        self.setWindowTitle(self.tr("New match"))
        self.setObjectName("ground")
        self._make_controls(defaults, levels)
        self._lay_out()
        self._join()
        self._show_players(defaults.seating)
        self._show_target(for_players(self._rules.match.target_score, defaults.seating.players))
        self.dealers.setCurrentIndex(defaults.first_dealer or 0)
        self._put_in_order()
        scale = dialog_scale(parent)
        dress(self, scale)
        self.setMinimumWidth(pixels(880, scale))
        self.setMaximumSize(pixels(1180, scale), pixels(760, scale))
        first = self.seats.rows[0].field
        first.setFocus()
        first.selectAll()

    def plan(self) -> MatchPlan:
        """Return the match as it stands in the dialog."""
        rules = replace(self._rules, match=replace(self._rules.match, target_score=self.target.value))
        chosen = rules.deck.first_dealer is FirstDealer.CHOSEN
        return MatchPlan(
            rules, self._seating, self.seats.plans, self.dealers.currentIndex() if chosen else None
        )

    def accept(self) -> None:
        """Close with the plan; where something is wrong, lead to it instead."""
        wrong = self.seats.first_wrong
        if wrong is None and not self.target.is_possible:
            wrong = self.target.field
        if wrong is None:
            super().accept()
            return
        wrong.setFocus(Qt.FocusReason.OtherFocusReason)
        wrong.selectAll()

    @property
    def _seating(self) -> Seating:
        shape = self._shapes[max(0, self.shapes.at)]
        return Seating(self._counts[self.players.at], shape)

    @property
    def _counts(self) -> tuple[int, ...]:
        return tuple(sorted(self._rules.deck.player_counts))

    def _make_controls(self, defaults: MatchPlan, levels: tuple[str, ...]) -> None:
        self.games = ChoiceBox()
        self.games.setAccessibleName(self.tr("Game"))
        for preset in self._presets:
            self.games.addItem(self._translated(preset.title), preset.id)
        self.character = label("", "small", wraps=True)
        self.players = Segments(self.tr("Number of players"), MOST_CHOICES)
        self.shapes = Segments(self.tr("Teams"), MOST_CHOICES)
        self.only_shape = label("")
        self.targets = Segments(self.tr("Target"), MOST_CHOICES)
        self.target = Stepper(self.tr("Target in points"), LOWEST_TARGET, HIGHEST_TARGET, TARGET_STEP)
        self.target.name_steps(self.tr("Lower target"), self.tr("Higher target"))
        self.target_warning = label("", "warning", wraps=True)
        self.target_warning.hide()
        self.dealer_text = label("", "dim", wraps=True)
        self.dealers = ChoiceBox()
        self.dealers.setAccessibleName(self.tr("Who deals first"))
        self.diagram = SeatDiagram()
        self.seats = SeatList(_six_seats(defaults.seats, levels), levels, self._language)
        self.start = button(self.tr("&Start the match"), primary=True)
        self.cancel = button(self.tr("&Cancel"))

    def _translated(self, text: str) -> str:
        return QCoreApplication.translate("Presets", text)

    def _lay_out(self) -> None:
        body = QHBoxLayout()
        body.setSpacing(22)
        body.addLayout(self._choices(), 10)
        body.addWidget(self._round_the_table(), 11)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.start)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(26, 20, 26, 20)
        whole.setSpacing(16)
        whole.addWidget(label(self.tr("New match"), "title"))
        whole.addLayout(body, 1)
        whole.addLayout(buttons)

    def _choices(self) -> QLayout:
        column = QVBoxLayout()
        column.setSpacing(6)
        _field(column, self.tr("&Game"), self._game(), self.games if len(self._presets) > 1 else None)
        column.addWidget(self.character)
        column.addSpacing(10)
        _field(column, self.tr("&Players"), self.players, self.players)
        column.addSpacing(10)
        self._shape_stack = QStackedWidget()
        self._shape_stack.addWidget(self.only_shape)
        self._shape_stack.addWidget(self.shapes)
        _field(column, self.tr("T&eams"), self._shape_stack, self.shapes)
        column.addSpacing(10)
        _field(column, self.tr("&Target"), self.targets, self.targets)
        column.addWidget(self.target)
        column.addWidget(self.target_warning)
        column.addSpacing(10)
        chosen = any(one.rules.deck.first_dealer is FirstDealer.CHOSEN for one in self._presets)
        _field(column, self.tr("First &deal"), self.dealer_text, self.dealers if chosen else None)
        column.addWidget(self.dealers)
        column.addStretch(1)
        return column

    def _game(self) -> QWidget:
        """Offer the games; a single one is only named."""
        if len(self._presets) > 1:
            return self.games
        return label(self._translated(self._presets[0].title), "heading")

    def _round_the_table(self) -> QWidget:
        panel = QFrame()
        panel.setObjectName("raised")
        inside = QGridLayout(panel)
        inside.setContentsMargins(18, 12, 18, 14)
        inside.setVerticalSpacing(8)
        inside.addWidget(self.diagram, 0, 0)
        inside.addWidget(self.seats, 1, 0)
        inside.setRowStretch(0, 1)
        return panel

    def _join(self) -> None:
        self.players.chosen.connect(lambda _at: self._show_players(None))
        self.shapes.chosen.connect(lambda _at: self._show_seats())
        self.targets.chosen.connect(lambda at: self._show_target(self._rules.match.target_choices[at]))
        self.target.changed.connect(self._show_target)
        self.games.activated.connect(self._on_game)
        self.seats.edited.connect(self._draw_table)
        self.start.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)

    def _put_in_order(self) -> None:
        """Let the Tab key go down the choices and then round the table."""
        order: list[QWidget] = [self.games] if len(self._presets) > 1 else []
        order += [*self.players.buttons, *self.shapes.buttons]
        order += [*self.targets.buttons, self.target.field, self.dealers]
        for row in self.seats.rows:
            order.append(row.field)
            if isinstance(row.levels, ChoiceBox):
                order.append(row.levels)
        order += [self.cancel, self.start]
        for one, other in pairwise(order):
            QWidget.setTabOrder(one, other)

    def _on_game(self, at: int) -> None:
        count = self._seating.players
        self._rules = self._presets[at].rules
        best = min(self._counts, key=lambda one: abs(one - count))
        self._show_players(Seating(best, self._rules.shapes(best)[0]))
        self._show_target(for_players(self._rules.match.target_score, best))

    def _show_players(self, seating: Seating | None) -> None:
        """Offer what the game offers, for a given seating or for the number of players just chosen."""
        count = seating.players if seating else self._counts[self.players.at]
        if seating:
            self.players.offer([str(one) for one in self._counts], self._counts.index(count))
            self._show_game()
        self._shapes = self._rules.shapes(count)
        at = self._shapes.index(seating.shape) if seating and seating.shape in self._shapes else 0
        self.shapes.offer([shape_name(shape) for shape in self._shapes], at)
        self.only_shape.setText(shape_name(self._shapes[0]))
        self._shape_stack.setCurrentIndex(1 if len(self._shapes) > 1 else 0)
        self._show_seats()

    def _show_game(self) -> None:
        preset = next((one for one in self._presets if _same_game(one.rules, self._rules)), self._presets[0])
        self.games.setCurrentIndex(self._presets.index(preset))
        self.character.setText(self._translated(preset.character))
        who = self._rules.deck.first_dealer
        self.dealer_text.setText(dealer_sentence(who))
        self.dealers.setVisible(who is FirstDealer.CHOSEN)
        choices = self._rules.match.target_choices
        self.targets.offer([self._language.number(one) for one in choices], -1)

    def _show_seats(self) -> None:
        self.seats.seat(self._seating)

    def _show_target(self, points: int) -> None:
        if points != self.target.value:
            self.target.value = points
        choices = self._rules.match.target_choices
        self.targets.choose(choices.index(points) if points in choices else -1)
        sentence = self.tr("Choose a target from {low} to {high} points.").format(
            low=self._language.number(LOWEST_TARGET), high=self._language.number(HIGHEST_TARGET)
        )
        self.target_warning.setText("" if self.target.is_possible else sentence)
        self.target_warning.setVisible(not self.target.is_possible)

    def _draw_table(self) -> None:
        names = tuple(plan.name for plan in self.seats.plans)
        seating = self._seating
        every = (seating.seats_of(side) for side in range(seating.sides))
        sides = [joined(tuple(names[seat] for seat in seats)) for seats in every]
        spoken = self.tr("Who plays with whom: {sides}.").format(sides="; ".join(sides))
        self.diagram.show_seats(seating, names, spoken)
        at = max(0, self.dealers.currentIndex())
        self.dealers.clear()
        self.dealers.addItems(list(names))
        self.dealers.setCurrentIndex(min(at, len(names) - 1))


def _field(column: QVBoxLayout, text: str, shown: QWidget, buddy: QWidget | None) -> None:
    """Put a control under its name; the name's mnemonic leads to it where there is something to choose."""
    name = QLabel(text if buddy else text.replace("&", ""))
    in_role(name, "dim")
    if isinstance(buddy, Segments):
        buddy.name_by(name)
    elif buddy:
        name.setBuddy(buddy)
    column.addWidget(name)
    column.addWidget(shown)


def _six_seats(plans: tuple[SeatPlan, ...], levels: tuple[str, ...]) -> tuple[SeatPlan, ...]:
    """Fill up the seats that the default match does not have."""
    person = SeatPlan(plans[0].name, PERSON)
    taken = {plan.name.casefold() for plan in plans}
    fresh = (SeatPlan(name, levels[0]) for name in NAMES if name.casefold() not in taken)
    return (person, *plans[1:], *fresh)[:MOST_SEATS]


def _same_game(one: Rules, other: Rules) -> bool:
    """Tell whether rules differ at most in the target."""
    return replace(one, match=replace(one.match, target_score=other.match.target_score)) == other
