"""Plays a match: what the person does, what the computers answer, what is kept and shown, step by step."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from samba_desktop.engine.actions import Answer, PlayerAction, Refusal
from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import Answered, AskedToGoOut, DealerDrawn, Event
from samba_desktop.engine.fixes import explained
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.table import PERSON, Phase, View
from samba_desktop.match.intents import Meaning
from samba_desktop.match.match import Match, reveals
from samba_desktop.match.saving import SaveError
from samba_desktop.scene.captions import Captions, MessageKind
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.timing import Job, Retry, one_shot
from samba_desktop.texts.language import Language
from samba_desktop.texts.log import EventTexts
from samba_desktop.texts.words import Company
from samba_desktop.ui.kit.shared_words import reason_of, said_of
from samba_desktop.ui.table.prompts import Coming, Moment, Teller, saying
from samba_desktop.ui.table.ring import Ring, can_wait

if TYPE_CHECKING:
    from samba_desktop.ui.table.talk import OpponentMove


class Opponents(Protocol):
    """Plays seats without ever being waited for."""

    @property
    def answered(self) -> SignalInstance:
        """Tell the moment that was asked about, and the move."""
        ...

    @property
    def hinted(self) -> SignalInstance:
        """Tell the moment that a hint was asked for, and the move."""
        ...

    def ask(self, seat: int, view: View, moment: int) -> None:
        """Ask for the move of a seat; `answered` comes later."""
        ...

    def ask_hint(self, view: View, moment: int) -> None:
        """Ask what the person could do; `hinted` comes later."""
        ...

    def hold(self) -> None:
        """Keep what is answered until `go_on`."""
        ...

    def go_on(self) -> None:
        """Hand on what was kept, and all that is answered from now on."""
        ...

    def close(self) -> None:
        """Take leave of the table."""
        ...

    def deleteLater(self) -> None:
        """Be gone as soon as nothing of it runs."""
        ...


BREATH = 300
"""Milliseconds between the last picture and the beginning of a computer's turn, if nobody wishes for more."""
SEEN = 1500
"""Milliseconds at normal speed for which the last play of a round is seen before its sheet comes."""
THINKING_SHOWN = 300
"""Milliseconds after which a seat that still thinks is shown to."""


class Controller(QObject):
    """Runs one match at one table."""

    round_over = Signal()
    """The end of a round has been seen; the sheet may come."""
    match_over = Signal()
    changed = Signal()
    """Something happened: the log and the menus may look again."""
    happened = Signal(object)
    """The seen events that are being shown now."""
    choice = Signal(object)
    """Several actions fit a gesture; they are offered, and `play` is called with the chosen one."""
    taking_back = Signal()
    """The person takes back: what celebrates it, or shows it otherwise, is to end."""
    trouble = Signal(str)
    """Something could not be kept, which is said on the table; the match stands where it was."""

    def __init__(  # noqa: PLR0913, PLR0917 - the parts it joins
        self,
        match: Match,
        scene: TableScene,
        runner: Opponents,
        language: Language,
        rules_name: str,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self._scene = scene
        self._runner = runner
        plans = match.seats
        self.you = next((seat for seat, plan in enumerate(plans) if plan.level == PERSON), None)
        self.company = Company(tuple(plan.name for plan in plans), match.record.seating, self.you)
        levels = tuple(None if plan.level == PERSON else plan.level for plan in plans)
        self._teller = Teller(language, self.company, levels, rules_name)
        self._events = EventTexts(language)
        self.moment = Moment()
        """What the words at the table depend on beside the view."""
        self._answer: tuple[int, OpponentMove] | None = None
        """The moment that a computer was asked about, and what it answered."""
        self._closed = False
        self._later: tuple[Event, ...] = ()
        """What has happened but is not shown yet: the deal, while the draw for the dealer is."""
        self._announced = ""
        """What is to be said with the next picture."""
        self._shown = match.moment
        """How far the match had come in the picture that is shown."""
        self.wait: Callable[[], int] = lambda: 0
        """Milliseconds for which the next seat waits after the own turn, so that it can be taken back."""
        self._ring = Ring(scene, self)
        self._ring.ran_out.connect(self.go_on)
        self._is_held = self._has_shown = False
        self._seeing = one_shot(self, SEEN)
        self._seeing.timeout.connect(self._end_round)
        self._asked_at = self._breathed_at = -1
        self.breath: Callable[[], int] = lambda: BREATH
        """How long it is quiet before a computer's turn begins, in milliseconds."""
        self._pause = one_shot(self, BREATH)
        self._pause.timeout.connect(self._on_ready)
        self._slow = one_shot(self, THINKING_SHOWN)
        self._slow.timeout.connect(self._on_slow)
        self._preparing = Job(self)
        """Between what was played and its picture the window gets its turn."""
        self._preparing.done.connect(self._show_played)
        self.retry = Retry(self)
        """What play waits for until it can be kept."""
        self._unkept: Callable[[], object] = lambda: None
        """What the person did that could not be kept."""
        self._join()

    def _join(self) -> None:
        self._joints = [
            self._scene.settled.connect(self.on_settled),
            self._runner.answered.connect(self.on_answered),
        ]

    def close(self) -> None:
        """Leave the table; the match is kept as it stands."""
        self._closed = True
        for timer in (self._pause, self._slow, self._preparing, self._seeing, self._ring):
            timer.stop()
        self.retry.forget()
        for joint in self._joints:
            QObject.disconnect(joint)

    @property
    def view(self) -> View:
        """What the person sees; the first seat's view where computers play among themselves."""
        return self.match.view(self.you or 0)

    @property
    def is_your_turn(self) -> bool:
        """Tell whether the person's action is awaited."""
        return self.you is not None and self.match.to_act == self.you

    @property
    def waits(self) -> bool:
        """Tell whether the table waits for the next round to be wanted."""
        return self.moment.waits

    @property
    def is_caught_up(self) -> bool:
        """Tell whether all that has happened is in the picture, which may still move."""
        return not self._later and not self._preparing.is_running

    def begin(self) -> None:
        """Show the table as it stands and go on with whatever is next."""
        self.moment = replace(self.moment, may_undo=self.may_take_back, coming=self._coming)
        self._scene.show_view(self.view, (), self.captions())
        self.changed.emit()

    def take_back(self, *, whole: bool = False) -> None:
        """Take back the person's last action, or the `whole` turn as far as nothing was revealed."""
        self.taking_back.emit()
        self._change(self.match.may_take_back, self.match.back_all if whole else self.match.back)

    @property
    def may_take_back(self) -> bool:
        """Tell whether the person's last action can be taken back."""
        return self.you is not None and self.match.may_take_back(self.you) is None

    @property
    def may_redo(self) -> bool:
        """Tell whether what was taken back last can be played again."""
        return self.you is not None and self.match.may_redo(self.you) is None

    def redo(self) -> None:
        """Play again what was taken back last, or say why not."""
        self._change(self.match.may_redo, self.match.redo)

    def _change(self, judge: Callable[[int], Refusal | None], change: Callable[[int], object]) -> None:
        if self.you is None:
            return
        refused = judge(self.you)
        if refused is not None:
            self.say(self.sentence(refused), "refusal")
            return
        before = self.match.moment
        try:
            change(self.you)
        except SaveError as error:
            if self.match.moment > before:
                # Of several steps some were kept.
                self._show_played()
            self._say_unkept(error, lambda: self._change(judge, change))
            return
        self._show_played()

    @property
    def is_awaited(self) -> bool:
        """Tell whether an action of the person would be played now."""
        return self.is_your_turn and not self._closed

    def mean(self, meaning: Meaning) -> None:
        """Play what a gesture means, offer the choice, or say why not."""
        match meaning:
            case Refusal():
                self._refuse(meaning)
            case ():
                self.show_again()
            case tuple():
                self.choice.emit(meaning)
            case _:
                self.play(meaning)

    def show_again(self) -> None:
        """Show the table as it stands; cards in the air glide home."""
        self._scene.show_view(self.view, (), self.captions())

    def _refuse(self, refused: Refusal) -> None:
        said = self.sentence(refused)
        self.moment = saying(self.moment, said, "refusal", refused=refused)
        self._scene.show_view(self.view, (), self.captions())

    def play(self, action: PlayerAction) -> None:
        """Play an action of the person, or say why not."""
        if not self.is_awaited:
            return
        refused = explained(self.view, action)
        if refused is not None:
            self._refuse(refused)
            return
        selected = self._scene.selection()
        self._scene.select(())
        unkept = self._perform((action,))
        if unkept is not None:
            self.show_again()
            self._scene.select(selected)
            self._say_unkept(unkept, lambda: self.play(action))
            return
        self._show_played()

    def deal(self) -> None:
        """Deal the next round, where one is awaited."""
        if self.match.phase is Phase.DEAL and not self._closed:
            empty = self.view
            self._seeing.stop()
            try:
                self.match.deal()
            except SaveError as error:
                self._wait_for(self._teller.deal_waits(reason_of(error)), self.deal)
                return
            first, *_ = self.match.events_seen(self.you or 0, self._shown)
            if isinstance(first, DealerDrawn):
                self._show_draw(empty, self._unshown())
            else:
                # What lies over the table goes first: that and all the cards are too much for one frame.
                self.changed.emit()
                self._show_soon()

    def _show_draw(self, empty: View, events: tuple[Event, ...]) -> None:
        """Show the draw for the first deal on the table as it was before; the deal itself follows."""
        self._later = events[1:]
        self._announced = self._events.sentence(events[0], self.company)
        self.moment = replace(self.moment, said=self._teller.dealer_draw())
        self._scene.show_view(empty, events[:1], self._teller.captions(empty, self.moment))

    # what could not be kept

    def _say_unkept(self, error: SaveError, again: Callable[[], object]) -> None:
        """Say why something of the person's could not be kept, and offer to do it again."""
        self._unkept = again
        self.moment = saying(self.moment, said_of(error), "refusal", unkept=True)
        self._scene.set_captions(self.captions())
        self.trouble.emit(self.moment.said)

    def _wait_for(self, sentence: str, do: Callable[[], object]) -> None:
        """Say what play waits for, and do it again by itself until it is kept."""
        begins = not self.moment.awaits
        self.retry.later(do)
        self.moment = replace(self.moment, awaits=sentence)
        self._scene.set_captions(self.captions())
        if begins:
            self.trouble.emit(sentence)

    @property
    def may_try_again(self) -> bool:
        """Tell whether something could not be kept and is offered to be done again."""
        return self.moment.unkept or self.retry.is_waiting

    def try_again(self) -> None:
        """Do at once what could not be kept before."""
        if self.moment.unkept:
            self._unkept()
        else:
            self.retry.now()

    # what happens

    def _perform(self, actions: tuple[PlayerAction, ...]) -> SaveError | None:
        """Play what the seat to act wants as far as it is legal and reveals nothing; it is shown together.

        Answers why not even the first action could be kept, if it couldn't.
        """
        before = self.match.moment
        for action in actions:
            seat = self.match.to_act
            if seat is None or isinstance(action, Answer) is not (self.match.phase is Phase.ASKED):
                break
            if self.match.moment > before and refusal(self.match.view(seat), action):
                break
            try:
                events = self.match.play(action)
            except SaveError as error:
                if self.match.moment == before:
                    return error
                # What was kept is shown, and the seat asked once more about the rest.
                break
            if any(map(reveals, events)) or self.match.to_act != seat:
                break
        self._ask_ahead()
        return None

    def _unshown(self) -> tuple[Event, ...]:
        """Return what has happened since the picture that is shown; it is going to be shown."""
        events = self.match.events_seen(self.you or 0, self._shown)
        self._shown = self.match.moment
        return events

    def _show_soon(self) -> None:
        """Let the window have its turns while the picture of what was played is made ready."""
        self._preparing.start(self._scene.prepared(self.view))

    def _show_played(self) -> None:
        self._show(self._unshown())

    def _show(self, events: tuple[Event, ...]) -> None:
        events, self._later = self._later + events, ()
        self._preparing.stop()
        self.retry.forget()
        self._ring.stop()
        self._seeing.stop()
        self._has_shown = self._has_shown or bool(events)
        self.moment = replace(
            saying(self.moment, self._announced),
            selected=self._scene.selection(),
            awaits="",
            waits=False,
            answers=self._answers_after(events),
            may_undo=self.may_take_back,
            coming=self._coming,
        )
        self._announced = ""
        self._ask_ahead()
        self._scene.show_view(self.view, events, self.captions())
        self.happened.emit(events)
        self.changed.emit()

    def _answers_after(self, events: tuple[Event, ...]) -> dict[int, bool]:
        answers = dict(self.moment.answers) if events else {}
        for event in events:
            if isinstance(event, Answered):
                answers[event.seat] = event.yes
            elif isinstance(event, AskedToGoOut):
                answers = {}
        if not any(isinstance(event, Answered) for event in events):
            answers = {}
        return answers

    def _ask_ahead(self) -> None:
        """Ask the computer whose turn it is while the cards still move."""
        seat = self.match.to_act
        if seat is None or seat == self.you or self._closed or self._asked_at == self.match.moment:
            return
        if self.holds_turn:
            return
        self._pass_on()
        self._asked_at = self.match.moment
        self._slow.start()
        self._runner.ask(seat, self.match.view(seat), self.match.moment)

    # what comes by itself in a moment

    @property
    def holds_turn(self) -> bool:
        """Tell whether the next seat waits, and knows of nothing, as the person's turn can be taken back."""
        return self.wait() > 0 and not self._closed and can_wait(self.match, self.you)

    @property
    def _coming(self) -> Coming:
        return Coming.NEXT_TURN if self.holds_turn else Coming.NOTHING

    @property
    def may_go_on(self) -> bool:
        """Tell whether something comes by itself in a moment, and at once by `go_on`."""
        return self.moment.coming is not Coming.NOTHING

    def go_on(self) -> None:
        """Let come at once what comes by itself in a moment: the next seat's turn, or the score sheet."""
        if self._seeing.isActive():
            self._seeing.stop()
            self._end_round()
        else:
            self._pass_on()
            self._ask_ahead()

    def _pass_on(self) -> None:
        """Let the person's turn stand before another seat is told of it, lest taking back gives it away."""
        if not can_wait(self.match, self.you):
            return
        self._ring.stop()
        self.match.let_stand()
        if self.moment.coming is Coming.NEXT_TURN:
            # The wait was long enough for the eye to follow.
            self._breathed_at = self.match.moment
            self.moment = replace(self.moment, coming=Coming.NOTHING, may_undo=False)
            self._scene.set_captions(self.captions())

    def hold(self, *, held: bool) -> None:
        """Let the time in which the turn can be taken back stand still, or run anew."""
        self._is_held = held
        if held:
            self._ring.stop()
        elif not self._scene.is_showing:
            self._run_ring()
            self._ask_ahead()

    def _run_ring(self) -> None:
        if not self._is_held and not self._ring.is_running and self.holds_turn:
            self._ring.start(self.wait())

    def _on_slow(self) -> None:
        seat = self.match.to_act
        answered = self._answer is not None and self._answer[0] == self.match.moment
        if seat is not None and seat != self.you and not answered:
            self._scene.set_thinking(seat)

    def on_answered(self, moment: int, move: "OpponentMove") -> None:
        """Take a computer's answer; it is played when the picture is at rest."""
        if moment == self.match.moment and not self._closed:
            self._answer = (moment, move)
            self._scene.set_thinking(None)
            self._on_ready()

    def on_settled(self) -> None:
        """Go on when the picture is at rest."""
        if self._closed or self._preparing.is_running:
            return
        if self._later:
            self._show(())
        elif self.match.phase is Phase.DEAL:
            self._between_rounds()
        elif self.match.phase is Phase.MATCH_OVER:
            self._see_end()
        else:
            if self.match.moment == 1 and self.moment.said_kind == "info":
                # Who deals has been read while the cards were dealt.
                self.say("")
            if not self.holds_turn:
                self._breathe()
            self._run_ring()
            self._ask_ahead()
            self._on_ready()

    def _breathe(self) -> None:
        """Pause once before a computer's turn begins, so that the eye can follow."""
        begins = self.match.phase is Phase.DRAW and self.match.to_act != self.you
        if begins and self._breathed_at != self.match.moment:
            self._breathed_at = self.match.moment
            self._pause.start(self.breath())

    def _between_rounds(self) -> None:
        if self.match.table.round_no == 0:
            QTimer.singleShot(0, self, self.deal)
        else:
            self._see_end()

    def _see_end(self) -> None:
        """Let the last play be seen before the sheet comes."""
        if self.moment.waits or self._seeing.isActive():
            return
        if not self._has_shown:
            self._end_round()
            return
        self._seeing.start(round(SEEN / (self._scene.speed or 1.0)))
        self.moment = replace(self.moment, coming=Coming.SHEET)
        self._scene.set_captions(self.captions())

    def _end_round(self) -> None:
        self.moment = replace(self.moment, coming=Coming.NOTHING, waits=True)
        self._scene.set_captions(self.captions())
        if self.match.phase is Phase.MATCH_OVER:
            self.match_over.emit()
        else:
            self.round_over.emit()

    def _on_ready(self) -> None:
        if self._answer is None or self._later or self._closed:
            return
        if self._pause.isActive() or self._preparing.is_running or self._scene.is_showing:
            return
        (moment, move), self._answer = self._answer, None
        if moment != self.match.moment:
            return
        if move.back:
            self._take_back_for(move)
            return
        unkept = self._perform(move.actions)
        if unkept is not None:
            self._wait_with(move, unkept)
            return
        self._show_soon()

    def _wait_with(self, move: "OpponentMove", error: SaveError) -> None:
        """Keep a computer's answer until it can be played."""
        self._answer = (self.match.moment, move)
        self._wait_for(self._teller.move_waits(move.seat, reason_of(error)), self._on_ready)

    def _take_back_for(self, move: "OpponentMove") -> None:
        before = self.match.moment
        try:
            self.match.back_all(move.seat)
        except SaveError as error:
            if self.match.moment == before:
                self._wait_with(move, error)
                return
        # It is asked again, also where it had done nothing that could be taken back.
        self._asked_at = -1
        self._show_played()

    # what is said

    def on_selection_changed(self, cards: tuple[Card, ...]) -> None:
        """Let the buttons follow the selection."""
        self.moment = replace(saying(self.moment, ""), selected=cards)
        self._scene.set_captions(self.captions())

    def say(self, sentence: str, kind: MessageKind = "info") -> None:
        """Say something in the table's message line; an empty sentence says again what can be done."""
        if (sentence, kind) != (self.moment.said, self.moment.said_kind):
            self.moment = saying(self.moment, sentence, kind)
            self._scene.set_captions(self.captions())

    def advise(self, sentence: str, actions: tuple[PlayerAction, ...]) -> None:
        """Say a hint, and offer to carry out what it means."""
        self.moment = saying(self.moment, sentence, advised=actions)
        self._scene.set_captions(self.captions())

    def keep_saying(self, sentence: Callable[[], str]) -> None:
        """Tell something beside all else that is said, whenever it is not empty."""
        self._teller.lasting = sentence
        self._scene.set_captions(self.captions())

    @property
    def way_out(self) -> PlayerAction | None:
        """What is offered beside the reason why not."""
        return self.moment.refused.fix if self.moment.refused is not None else None

    @property
    def advised(self) -> tuple[PlayerAction, ...]:
        """What the hint that is said would have done; nothing where none is."""
        return self.moment.advised if self.is_awaited else ()

    @property
    def said(self) -> str:
        """What stands in place of what can be done now; empty where nothing does."""
        return self.moment.said

    def say_anew(self, rules_name: str) -> None:
        """Say everything in the language of now; what was said before is forgotten."""
        self._teller.rules_name = rules_name
        self.moment = saying(self.moment, "")
        self._scene.set_captions(self.captions())

    def sentence(self, refused: Refusal) -> str:
        """Say why not."""
        return self._teller.refusal(refused, self.match.record.rules)

    def captions(self) -> Captions:
        """Return all words at the table now."""
        return self._teller.captions(self.view, self.moment)
