"""The dialog in which a new match is agreed: game, players, teams, names, target; starts nothing itself."""

from itertools import pairwise

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from samba_desktop.engine.rule_checks import contradictions
from samba_desktop.engine.rules.kinds import FirstDealer, Shape, TurnOrder
from samba_desktop.engine.rules.option import NumberByPlayers
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules, describe, for_players, with_value
from samba_desktop.engine.table import PERSON, Seating
from samba_desktop.store.rule_sets import RuleSets
from samba_desktop.texts.language import ENGLISH, Language
from samba_desktop.texts.option_texts import OptionTexts, Variants
from samba_desktop.ui.kit.controls import ChoiceBox, Segments, Stepper, SwitchBox, button, label, put_field
from samba_desktop.ui.kit.look import dialog_scale, dress, outermost, pixels
from samba_desktop.ui.kit.shared_words import dealer_sentence, joined, shape_name
from samba_desktop.ui.rules.match_plan import (
    Game,
    MatchPlan,
    game_heading,
    game_of,
    is_same_game,
    nearest_seating,
    own_game,
    possible_shapes,
    preset_game,
)
from samba_desktop.ui.rules.rules_dialog import RulesDialog
from samba_desktop.ui.rules.seat_list import SeatDiagram, SeatList, every_seat

__all__ = ["MatchPlan", "NewMatchDialog"]
HIGH, SHARE = 660, 0.96
"""The usual height of the dialog at scale 1, and what it takes of the window below at most, where it can."""
MOST_CHOICES = 6
TURN_ORDERS = (TurnOrder.CLOCKWISE, TurnOrder.ANTICLOCKWISE)
LARGE_TARGET = 2000
"""From here on the target goes up and down in larger steps."""
SMALL_STEP, LARGE_STEP = 100, 500
MOST_BESIDE = 3
"""Targets that have room beside the field for another one."""
LINES = 4
"""Of the variants for which there is always room, so that little moves when another game is chosen."""
LEAST = 120
"""How high what scrolls stays at least, in pixels, however small the window below is."""


class NewMatchDialog(QDialog):
    """Asks what the next match is to be; after OK `plan` holds the answer."""

    def __init__(  # noqa: PLR0913 - what can be chosen, and what is chosen at first
        self,
        own: RuleSets,
        defaults: MatchPlan,
        levels: tuple[str, ...],
        parent: QWidget | None = None,
        *,
        language: Language = ENGLISH,
        person: str = "",
        playing: Game | None = None,
    ) -> None:
        """Offer the games, own ones first; `playing` is what the match on the table is played by."""
        super().__init__(parent)
        self._own = own
        self._language = language
        self._playing = playing
        self._options = OptionTexts(language)
        self.offered_shapes: tuple[Shape, ...] = ()
        self._wanted = defaults.seating
        """What was chosen last, also where the present game does not offer it."""
        self.setWindowTitle(self.tr("New match"))
        self.setObjectName("ground")
        self._make_controls(defaults, levels, person or self.tr("You"))
        self._lay_out()
        self._join()
        self.game.offer(game_of(defaults.rules, defaults.rules_name, own.all()))
        self._show_game(defaults.seating, defaults.rules)
        self.dealers.setCurrentIndex(defaults.first_dealer or 0)
        self._put_in_order()
        scale = dialog_scale(parent)
        dress(self, scale)
        self.setMinimumWidth(pixels(960, scale))
        self.setMaximumSize(pixels(1180, scale), pixels(760, scale))
        if parent is not None:
            below = outermost(parent).size()
            rest = self.minimumSizeHint().height() - self._body.minimumSizeHint().height()
            self._body.room = below.height() - rest
            # Most games find room in that, so that nothing jumps when another one is chosen.
            self.setMinimumHeight(min(pixels(HIGH, scale), round(below.height() * SHARE)))
            widest = max(self.minimumWidth(), round(below.width() * SHARE))
            self.setMaximumWidth(min(self.maximumWidth(), widest))
        first = self.seats.rows[0].field
        first.setFocus()
        first.selectAll()

    def plan(self) -> MatchPlan:
        """Return the match as it stands in the dialog."""
        chosen = self._rules.deck.first_dealer is FirstDealer.CHOSEN
        dealer = self.dealers.currentIndex() if chosen else None
        return MatchPlan(self._agreed, self._seating, self.seats.plans, dealer, self.game.game.name)

    def accept(self) -> None:
        """Close with the plan; where something is wrong, lead to it instead."""
        wrong: QWidget | None = self.seats.first_wrong
        if wrong is None and not self.target.is_possible:
            wrong = self.target.field
        if wrong is None and self._trouble:
            wrong = self.game.rules
        if wrong is None:
            super().accept()
            return
        wrong.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(wrong, QLineEdit):
            wrong.selectAll()

    @property
    def _rules(self) -> Rules:
        """The rules of the game, before a target and a direction are agreed."""
        return self.game.game.rules

    @property
    def _agreed(self) -> Rules:
        """The rules of the match: those of the game with the target and the direction as they are chosen."""
        rules = self._rules
        if for_players(rules.match.target_score, self._seating.players) != self.target.value:
            rules = with_value(rules, "target_score", self.target.value)
        return with_value(rules, "turn_order", TURN_ORDERS[self.direction.at])

    @property
    def _seating(self) -> Seating:
        return Seating(self._counts[self.players.at], self.offered_shapes[max(0, self.shapes.at)])

    @property
    def _counts(self) -> tuple[int, ...]:
        return tuple(sorted(self._rules.deck.player_counts))

    @property
    def _trouble(self) -> str:
        """Why so many players cannot play by these rules; empty where they can."""
        found = contradictions(self._agreed, self._seating.players)
        return self._options.contradiction(found[0]) if found else ""

    def _make_controls(self, defaults: MatchPlan, levels: tuple[str, ...], person: str) -> None:
        self.game = GameField(self._own)
        self.game_warning = label("", "warning", wraps=True)
        self.game_warning.hide()
        self.players = Segments(self.tr("Number of players"), MOST_CHOICES)
        self.shapes = Segments(self.tr("Teams"), MOST_CHOICES)
        self.only_shape = label("")
        self.targets = Segments(self.tr("Target"), MOST_CHOICES)
        allowed = describe("target_score").allowed
        assert isinstance(allowed, NumberByPlayers)
        self.target = Stepper(self.tr("Target in points"), allowed.low, allowed.high, LARGE_STEP)
        self.target.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.target.name_steps(self.tr("Lower target"), self.tr("Higher target"))
        self.target_warning = label("", "warning", wraps=True)
        self.target_warning.hide()
        self.direction = Segments(self.tr("Direction of play"), len(TURN_ORDERS))
        self.direction.offer([self.tr("Clockwise"), self.tr("Anticlockwise")], 0)
        self.dealer_text = label("", "dim", wraps=True)
        self.dealers = ChoiceBox()
        self.dealers.setAccessibleName(self.tr("Who deals first"))
        self.diagram = SeatDiagram()
        self.seats = SeatList(every_seat(defaults.seats, levels, person), levels, self._language)
        self.demonstration = SwitchBox(self.tr("Only computers play"))
        self.demonstration.setChecked(defaults.seats[0].level != PERSON)
        self.start = button(self.tr("&Start the match"), primary=True)
        self.cancel = button(self.tr("&Cancel"))

    def _lay_out(self) -> None:
        content = QWidget()
        body = QHBoxLayout(content)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(22)
        body.addLayout(self._choices(), 10)
        body.addWidget(self._round_the_table(), 10)
        self.foot = buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self.game_warning, 1)
        buttons.addStretch(0)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.start)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(26, 18, 26, 18)
        whole.setSpacing(14)
        whole.addWidget(label(self.tr("New match"), "title"))
        self._body = Roomy(content)
        whole.addWidget(self._body, 1)
        whole.addLayout(buttons)

    def _choices(self) -> QLayout:
        column = QVBoxLayout()
        column.setSpacing(5)
        put_field(column, self.tr("&Game"), self.game, self.game.box)
        column.addSpacing(8)
        put_field(column, self.tr("&Players"), self.players, self.players)
        column.addSpacing(8)
        self._shape_stack = QStackedWidget()
        self._shape_stack.addWidget(self.only_shape)
        self._shape_stack.addWidget(self.shapes)
        put_field(column, self.tr("T&eams"), self._shape_stack, self.shapes)
        column.addSpacing(8)
        put_field(column, self.tr("&Target"), self._target_row(), self.targets)
        column.addWidget(self.target_warning)
        column.addSpacing(8)
        column.addLayout(self._beginning())
        column.addStretch(1)
        return column

    def _target_row(self) -> QWidget:
        """Put the field beside the usual targets, or below them where they are many."""
        self._target_line = QWidget()
        self._targets = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._target_line)
        self._targets.setContentsMargins(0, 0, 0, 0)
        self._targets.setSpacing(6)
        self._targets.addWidget(self.targets, 3)
        self._targets.addWidget(self.target, 2)
        return self._target_line

    def _place_target(self, choices: int) -> None:
        ways = QBoxLayout.Direction
        self._targets.setDirection(ways.LeftToRight if choices <= MOST_BESIDE else ways.TopToBottom)
        # The direction alone would not make the dialog look at the height again.
        self._target_line.updateGeometry()

    def _beginning(self) -> QLayout:
        """Put the direction beside who deals first."""
        direction, dealing = QVBoxLayout(), QVBoxLayout()
        for column in (direction, dealing):
            column.setSpacing(5)
        put_field(direction, self.tr("D&irection"), self.direction, self.direction)
        put_field(dealing, self.tr("First &deal"), self.dealer_text, self.dealers)
        dealing.addWidget(self.dealers)
        for column in (direction, dealing):
            column.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(18)
        row.addLayout(direction, 5)
        row.addLayout(dealing, 4)
        return row

    def _round_the_table(self) -> QWidget:
        panel = QFrame()
        panel.setObjectName("raised")
        name = QLabel(self.tr("Only c&omputers play, as a demonstration"))
        name.setBuddy(self.demonstration)
        name.setWordWrap(True)
        last = QHBoxLayout()
        last.setSpacing(10)
        last.addWidget(self.demonstration)
        last.addWidget(name, 1)
        inside = QGridLayout(panel)
        inside.setContentsMargins(18, 10, 18, 12)
        inside.setVerticalSpacing(8)
        inside.addWidget(self.diagram, 0, 0)
        inside.addWidget(self.seats, 1, 0)
        inside.addLayout(last, 2, 0)
        inside.setRowStretch(0, 1)
        return panel

    def _join(self) -> None:
        self.game.chosen.connect(self._on_game)
        self.game.rules.clicked.connect(lambda _checked: self.show_rules())
        self.players.chosen.connect(lambda _at: self._show_players())
        self.shapes.chosen.connect(lambda _at: self._on_shape())
        self.targets.chosen.connect(lambda at: self._show_target(self._rules.match.target_choices[at]))
        self.target.changed.connect(self._show_target)
        self.direction.chosen.connect(lambda _at: self._draw_table())
        self.seats.edited.connect(self._draw_table)
        self.demonstration.clicked.connect(lambda _checked: self._show_seats())
        self.start.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)

    def _put_in_order(self) -> None:
        """Let the Tab key go down the choices and then round the table."""
        order: list[QWidget] = [self.game.box, self.game.rules, *self.players.buttons, *self.shapes.buttons]
        order += [*self.targets.buttons, self.target.field, *self.direction.buttons, self.dealers]
        for row in self.seats.every:
            order.append(row.field)
            if isinstance(row.levels, ChoiceBox):
                order.append(row.levels)
            order.append(row.command)
        order += [self.demonstration, self.cancel, self.start]
        for one, other in pairwise(order):
            QWidget.setTabOrder(one, other)

    # rules

    def show_rules(self) -> None:
        """Show the rules of the game that is chosen; what is used of them is the game then."""
        dialog = RulesDialog(self._own, self.game.game, self._language, self, match=self._playing)
        dialog.accepted.connect(lambda: self._take(dialog.game))
        # Own sets may have been saved, named or deleted all the same.
        dialog.rejected.connect(lambda: self._take(self.game.game))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _take(self, game: Game) -> None:
        before = self._rules
        self.game.offer(game)
        if self._rules == before:
            self._show_game(self._seating, self._agreed)
        else:
            self._on_game()

    def _on_game(self) -> None:
        """Take target and direction from the game, and players as near as possible to the chosen ones."""
        self._show_game(self._wanted, self._rules)

    # what is shown

    def _show_game(self, wanted: Seating, agreed: Rules) -> None:
        """Offer what the game offers, with a seating, and with the target and the direction of `agreed`."""
        rules = self._rules
        seating = nearest_seating(rules, wanted)
        self.players.offer([str(one) for one in self._counts], self._counts.index(seating.players))
        self.targets.offer([self._language.number(one) for one in rules.match.target_choices], -1)
        self._place_target(len(rules.match.target_choices))
        self.dealer_text.setText(dealer_sentence(rules.deck.first_dealer))
        self.dealers.setVisible(rules.deck.first_dealer is FirstDealer.CHOSEN)
        self.direction.choose(TURN_ORDERS.index(agreed.deck.turn_order))
        self.target.value = for_players(agreed.match.target_score, seating.players)
        self._show_shapes(seating)

    def _show_players(self) -> None:
        """Offer what so many players can choose; a target of the game's own follows their number."""
        before, count = self._shown_seating.players, self._counts[self.players.at]
        usual = self._rules.match.target_score
        if self.target.value == for_players(usual, before):
            self.target.value = for_players(usual, count)
        shapes = possible_shapes(self._rules, count) or (Shape.SOLO,)
        self._wanted = Seating(count, shapes[0])
        self._show_shapes(self._wanted)

    def _on_shape(self) -> None:
        self._wanted = self._seating
        self._show_seats()

    def _show_shapes(self, seating: Seating) -> None:
        self.offered_shapes = possible_shapes(self._rules, seating.players) or (Shape.SOLO,)
        at = self.offered_shapes.index(seating.shape) if seating.shape in self.offered_shapes else 0
        self.shapes.offer([shape_name(shape) for shape in self.offered_shapes], at)
        self.only_shape.setText(shape_name(self.offered_shapes[0]))
        self._shape_stack.setCurrentIndex(1 if len(self.offered_shapes) > 1 else 0)
        self._show_target(self.target.value)
        self._show_seats()

    def _show_seats(self) -> None:
        self._shown_seating = self._seating
        self.seats.seat(self._seating, without_person=self.demonstration.isChecked())

    def _show_target(self, points: int) -> None:
        if points != self.target.value:
            self.target.value = points
        choices = self._rules.match.target_choices
        self.targets.choose(choices.index(points) if points in choices else -1)
        self.target.set_step(LARGE_STEP if points >= LARGE_TARGET else SMALL_STEP)
        number = self._language.number
        sentence = self.tr("Choose a target from {low} to {high} points.").format(
            low=number(self.target.low), high=number(self.target.high)
        )
        self.target_warning.setText("" if self.target.is_possible else sentence)
        self.target_warning.setVisible(not self.target.is_possible)
        self._show_variants()

    def _show_variants(self) -> None:
        """Show which variants are in force, and what stands in the way of a match."""
        line = Variants(self._language, self._seating).line(self._agreed, self.game.game.preset)
        self.game.variants.setText(line)
        trouble = self._trouble
        if trouble:
            trouble = self.tr("No match is possible with these rules: {why}").format(why=trouble)
        self.game_warning.setText(trouble)
        self.game_warning.setVisible(bool(trouble))

    def _draw_table(self) -> None:
        names = tuple(plan.name for plan in self.seats.plans)
        seating = self._seating
        every = (seating.seats_of(side) for side in range(seating.sides))
        sides = [joined(tuple(names[seat] for seat in seats)) for seats in every]
        spoken = self.tr("Who plays with whom: {sides}.").format(sides="; ".join(sides))
        clockwise = TURN_ORDERS[self.direction.at] is TurnOrder.CLOCKWISE
        self.diagram.show_seats(seating, names, spoken, clockwise=clockwise)
        at = max(0, self.dealers.currentIndex())
        self.dealers.clear()
        self.dealers.addItems(list(names))
        self.dealers.setCurrentIndex(min(at, len(names) - 1))
        self._show_variants()


class GameField(QWidget):
    """Offers the games, and a button that leads to their rules."""

    chosen = Signal()
    """Another game was chosen."""

    def __init__(self, own: RuleSets) -> None:
        super().__init__()
        self._own = own
        self._games: list[Game] = []
        self.box = ChoiceBox()
        self.box.setAccessibleName(self.tr("Game"))
        self.box.setMinimumContentsLength(12)
        self.box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.box.activated.connect(lambda _at: self.chosen.emit())
        self.rules = button(self.tr("&Rules…"))
        self.variants = label("", "small", wraps=True, lines=LINES)
        self.variants.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.box, 1)
        row.addWidget(self.rules)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(row)
        column.addWidget(self.variants, 1)
        self.setFocusProxy(self.box)

    @property
    def game(self) -> Game:
        """The game that is chosen."""
        return self._games[int(self.box.currentData())]

    def offer(self, wanted: Game) -> None:
        """Offer the own sets and presets as they are now, with one of them chosen.

        Rules that are none of them are offered too, at the top. What is agreed before each match makes no
        difference.
        """
        own = self._own.all()
        offered = [*map(own_game, own), *map(preset_game, PRESETS.values())]
        name = wanted.name if any(game.name == wanted.name for game in offered) else ""
        at = next((n for n, game in enumerate(offered) if _is_meant(game, name, wanted)), None)
        if at is None:
            offered.insert(0, game_of(wanted.rules, "", own))
            at = 0
        self._games = offered
        self.box.clear()
        for number, game in enumerate(offered):
            if 0 < number == len(offered) - len(PRESETS):
                self.box.insertSeparator(number)
            self.box.addItem(game_heading(game), number)
        self.box.setCurrentIndex(self.box.findData(at))


def _is_meant(game: Game, name: str, wanted: Game) -> bool:
    """Tell whether an offered game is the one that is wanted: by its name, or without one by its rules."""
    return game.name == name and (bool(name) or is_same_game(game.rules, wanted.rules))


class Roomy(QScrollArea):
    """Lets its content ask for all the height it needs, up to what is left beside the rest of the dialog."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.room: int | None = None
        """How much height there is for this part, in pixels; None without a limit."""
        content.setObjectName(content.objectName() or "clear")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setWidget(content)

    def minimumSizeHint(self) -> QSize:
        """Answer the least size of the content, less high where there is no room for it."""
        content = self.widget()
        if content is None:
            return super().minimumSizeHint()
        size = content.minimumSizeHint()
        height = max(size.height(), content.heightForWidth(max(self.width(), size.width())))
        if self.room is not None:
            height = min(height, max(LEAST, self.room))
        return QSize(size.width(), height)

    def sizeHint(self) -> QSize:
        """Answer the size at which nothing needs to scroll."""
        content = self.widget()
        width = content.sizeHint().width() if content else 0
        return self.minimumSizeHint().expandedTo(QSize(width, 0))

    def event(self, event: QEvent) -> bool:
        """Ask for another height as soon as the content needs one."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)
