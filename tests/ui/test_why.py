"""Why the opponents did what they did: kept while a round runs, told only when it is over."""

import pytest
from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QWidget

from samba_desktop.ai.levels import player
from samba_desktop.ai.thought import Because, Code, NoChoice
from samba_desktop.engine.actions import Ask
from samba_desktop.engine.events import Answered
from samba_desktop.engine.game import IllegalAction
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import PERSON, Phase, Seating
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.reasons import ReasonTexts
from samba_desktop.texts.words import Company
from samba_desktop.ui.fair.fairness import Fairness
from samba_desktop.ui.fair.why import Whys
from samba_desktop.ui.fair.why_dialog import WhyDialog
from samba_desktop.ui.table.log_lines import MatchLog
from samba_desktop.ui.table.log_panel import LogPanel
from samba_desktop.ui.table.talk import OpponentMove
from tests.match.random_player import RandomPlayer

RULES = PRESETS["swedish-samba"].rules
SEATING = Seating(4, RULES.shapes(4)[0])
COMPANY = Company(("You", "Anders", "Berit", "Carl"), SEATING, 0)


class Answers(QObject):
    """Stands where the opponents' processes do, and answers at once."""

    answered = Signal(int, object)


class Table:
    """A match that opponents of medium strength play, their reasons told as their processes tell them."""

    def __init__(self, owner):
        self.owner = owner
        plans = tuple(SeatPlan(name, PERSON if name == "You" else "medium") for name in COMPANY.names)
        self.match = Match(Record(RULES, SEATING, plans, seed=5))
        self.answers = Answers(owner)
        self.whys = Whys(self.match, COMPANY, self.answers, ENGLISH, owner)
        self.players = [player("medium", seat) for seat in range(4)]
        self.asks = False
        """Whether the person asks for leave to go out as soon as that is possible."""
        self.given = []
        """All reasons that were given, as sentences."""

    def act(self):
        match = self.match
        if match.phase is Phase.DEAL:
            match.deal()
            return
        seat = match.to_act
        if self.asks and seat == 0 and match.refusal(Ask()) is None:
            match.play(Ask(), seat)
            return
        try:
            thought = self.players[seat].choose(match.view(seat))
        except NoChoice:
            match.back_all(seat)
            return
        if seat != 0:
            move = OpponentMove(seat, (thought.action, *thought.then), thought.because, ending=thought.ending)
            self.answers.answered.emit(match.moment, move)
            reasons = [thought.because, *([thought.ending] if thought.ending else [])]
            self.given += [ReasonTexts(ENGLISH).sentence(one.code.value, one.values) for one in reasons]
        for action in (thought.action, *thought.then):
            try:
                match.play(action, seat)
            except IllegalAction:
                break

    def play(self, rounds, more=0):
        while len(self.match.results) < rounds:
            self.act()
        for _ in range(more):
            self.act()
        return self


@pytest.fixture
def table(qtbot):
    owner = QWidget()
    qtbot.addWidget(owner)
    return Table(owner)


def told(table, round_at=0):
    return "\n".join(line.text for line in table.whys.told_round(round_at))


def test_after_the_round_every_turn_of_an_opponent_has_its_reasons(table):
    table.play(1)

    for line in table.whys.lines():
        if line.seat not in {None, 0}:
            said = table.whys.reasons(line)
            assert said.endswith(".")
            assert "not kept" not in said
    assert all(one in told(table) for one in table.given)


def test_your_own_turns_have_none(table):
    table.play(1)

    assert all(not table.whys.reasons(line) for line in table.whys.lines() if line.seat in {None, 0})


def test_the_lines_are_those_of_the_log(table):
    table.play(2)

    log = MatchLog(table.match, COMPANY, ENGLISH).lines()
    with_reasons = [*table.whys.told_round(0), *table.whys.told_round(1)]

    assert len(table.whys.lines()) == len(log) == len(with_reasons)
    assert [line.text for line in log] == [line.text.split("\n")[0] for line in with_reasons]
    assert [line.side for line in log] == [line.side for line in with_reasons]


def test_while_the_round_runs_nothing_is_told(table, qtbot):
    table.play(0, more=20)
    assert table.given
    lines = len(MatchLog(table.match, COMPANY, ENGLISH).lines())

    shown = [WhyDialog(table.whys, ENGLISH, line=line) for line in (None, *range(lines))]

    assert table.whys.finished == 0
    assert table.whys.lines() == ()
    assert [table.whys.told_round(at) for at in (-1, 0, 1)] == [(), (), ()]
    for dialog in shown:
        qtbot.addWidget(dialog)
        assert not said_by(dialog) & set(table.given)
        assert "told when the round is over" in dialog.about.text()


def test_of_the_second_round_nothing_is_told_while_it_runs(table):
    table.play(1, more=10)
    first = told(table)

    assert table.whys.told_round(1) == ()
    assert told(table) == first
    assert table.whys.line(len(table.whys.lines())) is None


def said_by(widget):
    """List all that can be read or heard of a widget and what is in it."""
    found = set()
    for one in (widget, *widget.findChildren(QWidget)):
        found |= {one.accessibleName(), one.accessibleDescription(), one.toolTip(), one.windowTitle()}
        text = getattr(one, "text", None)
        found |= {text()} if callable(text) else set()
        model = getattr(one, "model", None)
        if callable(model):
            found |= {str(model().index(row, 0).data()) for row in range(model().rowCount())}
    return {sentence for text in found for sentence in text.replace("\n", ". ").split(". ")}


def test_what_was_taken_back_has_no_reasons_any_more(table):
    table.play(0, more=20)
    while table.match.to_act == 0 or table.match.phase is not Phase.DRAW:
        table.act()
    match, seat = table.match, table.match.to_act
    stale = OpponentMove(seat, (), Because(Code.FOREIGN, {"text": "I was wrong."}))
    table.answers.answered.emit(match.moment, stale)
    table.play(1)

    assert "I was wrong." not in told(table)


def test_a_match_that_was_opened_again_says_that_reasons_are_gone(qtbot):
    owner = QWidget()
    qtbot.addWidget(owner)
    plans = tuple(SeatPlan(name, PERSON if name == "You" else "medium") for name in COMPANY.names)
    match = RandomPlayer(4).play(
        Match(Record(RULES, SEATING, plans, seed=5)), lambda one: len(one.counts) == 1
    )

    whys = Whys(match, COMPANY, Answers(owner), ENGLISH, owner)

    turn = next(line for line in whys.lines() if line.seat == 1)
    assert "not kept" in whys.reasons(turn)


def test_a_program_without_reasons_is_said_to_have_none(table):
    table.play(0, more=1)
    seat = 1
    while table.match.to_act != seat:
        table.act()
    at = len(table.match.table.history)
    silent = OpponentMove(seat, (), Because(Code.FOREIGN, {"text": ""}))
    table.answers.answered.emit(table.match.moment, silent)
    table.whys._on_answered = lambda *_: None  # noqa: SLF001 - an answer that is lost
    table.answers.answered.disconnect()
    table.play(1)

    turn = next(line for line in table.whys.lines() if line.first <= at <= line.last)
    assert table.whys.reasons(turn) == "(Anders gave no reason.)"


@pytest.fixture
def fairness(qtbot, tmp_path, table):
    window, log = QWidget(), LogPanel()
    qtbot.addWidget(window)
    qtbot.addWidget(log)
    made = Fairness(window, tmp_path, ENGLISH, print)
    made.watch(log)
    made.follow(table.match, table.answers)
    made.whys = table.whys
    return made, log


def test_a_line_of_the_log_is_asked_by_mouse_and_by_key(fairness, table, qtbot):
    made, log = fairness
    table.play(1)
    lines = MatchLog(table.match, COMPANY, ENGLISH).lines()
    log.show_turns(lines)
    log.show()
    asked = []
    made._offer = lambda line, _place: asked.append(line)  # noqa: SLF001 - what is offered

    log.mark(3)
    place = log.view.visualRect(log.view.currentIndex()).center()
    by_key = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(1, 1), QPoint(1, 1))
    QApplication.sendEvent(log.view, by_key)
    spot = log.view.viewport().mapToGlobal(place)
    QApplication.sendEvent(
        log.view.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, spot)
    )

    assert asked == [3, 3]


def test_the_menu_of_a_line_names_who_is_asked(fairness, table):
    made, _ = fairness
    table.play(1)
    of_anders = next(at for at, line in enumerate(table.whys.lines()) if line.seat == 1)

    entries = [action.text() for action in made.menu_of(of_anders).actions()]

    assert entries == ["Anders, &why did you play that?", "&Show this again"]


def test_nobody_asks_oneself(fairness, table):
    made, _ = fairness
    table.play(1)
    own = next(at for at, line in enumerate(table.whys.lines()) if line.seat == 0)

    assert [action.text() for action in made.menu_of(own).actions()] == ["&Show this again"]


def test_an_answer_has_its_reason_too(table):
    table.asks = True
    table.play(6)

    answers = [line for line in table.whys.lines() if not line.in_turn]

    assert [line.seat for line in answers] == [2] * len(answers)
    assert len(answers) > 0
    assert all(table.whys.reasons(line).endswith(".") for line in answers)
    assert sum(isinstance(event, Answered) for events in table.match.histories for event in events) == len(
        answers
    )


def test_the_dialog_marks_the_line_that_was_asked_about(table, qtbot):
    table.play(2)
    number = table.whys.first_of(1) + 4

    dialog = WhyDialog(table.whys, ENGLISH, line=number)
    qtbot.addWidget(dialog)

    assert dialog.log.view.currentIndex().row() == 4
    marked = dialog.log.view.currentIndex().data()
    assert marked == table.whys.told_round(1)[4].text
