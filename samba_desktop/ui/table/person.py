"""What the person at the table wants: gestures, buttons and keys, told to the controller as actions."""

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QObject

from samba_desktop.ai.thought import Code
from samba_desktop.engine.actions import Discard, Draw, Pass, PlayerAction
from samba_desktop.engine.cards import Card
from samba_desktop.engine.dealing import ends_by_drawing
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.refusals import Refusal
from samba_desktop.engine.table import InHand, InMeld, NewMeld, OnPile, OnStock, Phase, Place, View
from samba_desktop.match.intents import (
    Meaning,
    OfferKind,
    melding,
    obvious_action,
    offered,
    offers,
    targets,
    to_confirm,
    to_discard,
    to_meld,
    with_way_out,
)
from samba_desktop.match.outcomes import at_once, cards_of, discard_risk, goes_out, places_of
from samba_desktop.scene.captions import MessageKind
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.table_view import TableView
from samba_desktop.store.preferences import ConfirmDiscards, Preferences
from samba_desktop.texts.choices import Doubt
from samba_desktop.texts.descriptions import Glances
from samba_desktop.texts.language import Language
from samba_desktop.texts.reasons import Hints
from samba_desktop.ui.table.choice import Choosing, choosing_cards
from samba_desktop.ui.table.controller import Controller
from samba_desktop.ui.table.opponents import OpponentMove, Opponents
from samba_desktop.ui.table.prompts import is_open


class Safety(Struct, frozen=True):
    """What the person wants to be asked about."""

    discards: ConfirmDiscards = ConfirmDiscards.OFF
    going_out: bool = False

    def doubt(self, view: View, action: PlayerAction, *, is_bare: bool) -> Doubt | None:
        """Say why a legal action is asked about; None where it is simply done.

        `is_bare` where a key or the stock alone has named it, without a card being selected and without a
        button that says so: what ends the turn or the round is then always asked about.
        """
        if (is_bare or self.going_out) and goes_out(view, action):
            return Doubt.GOES_OUT
        match action:
            case Discard(card) if is_bare or self.discards is not ConfirmDiscards.OFF:
                risk = discard_risk(view, card)
                if risk is not None:
                    return Doubt(risk.value)
                return Doubt.PLAIN if is_bare or self.discards is ConfirmDiscards.ALWAYS else None
            case Draw() if is_bare and ends_by_drawing(view.table):
                return Doubt.ENDS_ROUND
            case Pass() if is_bare:
                return Doubt.PLAIN
            case _:
                return None


def safety_of(preferences: Preferences) -> Safety:
    """Read off the preferences what is asked about."""
    return Safety(preferences.confirm_discards, preferences.confirm_going_out)


class _Steps(Struct, frozen=True):
    """What is still to be done of a hint."""

    actions: tuple[PlayerAction, ...]
    moment: int
    """How far the match has come when the first of them is done; elsewhere they mean nothing."""


class Person(QObject):
    """Turns what is done with the scene into what the controller plays."""

    def __init__(
        self,
        controller: Controller,
        scene: TableScene,
        runner: Opponents,
        language: Language,
        table: TableView,
    ) -> None:
        super().__init__(controller)
        self._controller = controller
        self._scene = scene
        self._runner = runner
        self._hints = Hints(language)
        self._glances = Glances(language)
        self._over: Place | None = None
        """What is looked at."""
        self._glanced = ""
        """What was said last of the place that is looked at."""
        self.safety: Callable[[], Safety] = Safety
        """What is asked about before it is done."""
        self.astray: Callable[[PlayerAction], str] = lambda _action: ""
        """Why a legal action is not done here all the same; empty where it is."""
        self.deal: Callable[[], object] = controller.deal
        """What goes on after a round."""
        self.confirm_instead: Callable[[], bool] = lambda: False
        """Does something else at "confirm", where it can mean nothing here; answers whether it did."""
        self.choosing = Choosing(scene, table, language, controller)
        self._why_not: dict[Place, Refusal] = {}
        self._picked: tuple[tuple[Card, ...], Place] | None = None
        self._steps: _Steps | None = None
        """What is still to be done of a hint that is being carried out."""
        self._joints = [
            scene.picked.connect(self.on_taken_up),
            scene.dropped.connect(self.on_dropped),
            scene.pressed_place.connect(self.on_pressed_place),
            scene.activated.connect(self.on_activated),
            scene.hovered.connect(self.on_hovered),
            scene.settled.connect(self.on_settled),
            scene.selection_changed.connect(controller.on_selection_changed),
            scene.cancelled.connect(self.on_cancelled),
            scene.went_on.connect(self.on_went_on),
            runner.hinted.connect(self.on_hinted),
            controller.changed.connect(self.on_changed),
            controller.choice.connect(self.on_choice),
            self.choosing.asked.connect(controller.say),
            self.choosing.chosen.connect(self.wish),
            self.choosing.confirmed.connect(controller.play),
        ]

    def leave(self) -> None:
        """Listen to the scene no more."""
        self.choosing.close()
        for joint in self._joints:
            QObject.disconnect(joint)

    @property
    def _view(self) -> View:
        return self._controller.view

    def on_picked(self, cards: tuple[Card, ...], place: Place) -> None:
        """Light the places where the cards may go, and keep the reasons of the others."""
        self._picked = (cards, place)
        if not self._controller.is_your_turn:
            return
        found = targets(self._view, cards, place, self._scene.selection())
        self._why_not = {at: meaning for at, meaning in found.items() if isinstance(meaning, Refusal)}
        self._scene.light({at for at, meaning in found.items() if not isinstance(meaning, Refusal)})

    def on_taken_up(self, cards: tuple[Card, ...], place: Place) -> None:
        """Begin to look where cards may go; what was said before is over."""
        self._controller.say("")
        self.on_picked(cards, place)

    def on_hovered(self, place: Place | None) -> None:
        """Say why the picked cards may not go where the pointer is, else what is to be known of the place."""
        self._over = place
        # What was said for a reason stays until something is done.
        if self._controller.said not in {"", self._glanced}:
            return
        reason = self._why_not.get(place) if place is not None else None
        if reason is None:
            self.mention(self._glance(place))
        else:
            self.mention(self._controller.sentence(reason), "refusal")

    def on_settled(self) -> None:
        """Go on with a hint; say what the pile would bring also to one who has looked at it all the while."""
        self._take_step()
        if isinstance(self._over, OnPile):
            self.on_hovered(self._over)

    def mention(self, sentence: str, kind: MessageKind = "info") -> None:
        """Say something in passing, until the pointer goes elsewhere."""
        self._glanced = sentence
        self._controller.say(sentence, kind)

    def _glance(self, place: Place | None) -> str:
        """Say what the pile would bring where it may be taken now, or what a meld lacks."""
        view = self._view
        match place:
            case OnPile() if self._controller.is_your_turn and view.turn.phase is Phase.DRAW:
                return self._glances.pile(view)
            case InMeld(side, number) if number <= len(view.table.melds[side]):
                return self._glances.meld(view.rules, view.table.melds[side][number - 1])
            case _:
                return ""

    def on_changed(self) -> None:
        """Light the places anew for cards that were picked before it was the person's turn."""
        self.choosing.close()
        self._why_not = {}
        picked = self._picked
        if picked is not None and picked[0] and isinstance(picked[1], InHand):
            self.on_picked(*picked)
        else:
            # Melds may have other numbers now, and what glowed may no longer be possible.
            self._put_down()

    def _put_down(self) -> None:
        self._picked = None
        self._why_not = {}
        self._scene.unlight()

    def on_cancelled(self) -> None:
        """Forget a gesture that came to nothing; where cards that stay selected may go still glows."""
        self._over = None
        self._put_down()
        self._controller.say("")
        self._light_selected()

    def _light_selected(self) -> None:
        selected = self._scene.selection()
        if selected:
            self.on_picked(selected, InHand(self._view.seat))

    def on_dropped(self, cards: tuple[Card, ...], source: Place, target: Place) -> None:
        """Do what dropping the cards there means; what is refused glides home."""
        self._put_down()
        if not self._controller.is_awaited:
            self._controller.show_again()
            return
        meaning = with_way_out(self._view, cards, source, target, self._scene.selection())
        self._mean(meaning)
        if isinstance(meaning, Refusal):
            self._light_selected()

    def _mean(self, meaning: Meaning, *, is_bare: bool = False) -> None:
        """Do what a gesture or a key means, ask first where that is wanted, or say why not."""
        if isinstance(meaning, Refusal | tuple):
            self._controller.mean(meaning)
        else:
            self.wish(meaning, is_bare=is_bare)

    def wish(self, action: PlayerAction, *, is_bare: bool = False) -> None:
        """Play an action, or ask first whether it is meant; `is_bare` where nothing but a key names it."""
        if not self._controller.is_awaited:
            return
        view = self._view
        doubt = None
        if refusal(view, action) is None:
            astray = self.astray(action)
            if astray:
                self._controller.show_again()
                self._controller.say(astray, "refusal")
                return
            doubt = self.safety().doubt(view, action, is_bare=is_bare)
        if doubt is None:
            self._controller.play(action)
        else:
            self.choosing.doubt(view, action, doubt)

    def on_choice(self, actions: tuple[PlayerAction, ...]) -> None:
        """Offer what a gesture can mean; where the ways to take the pile are many, let cards be picked."""
        cards = choosing_cards(actions)
        if cards and not self._scene.selection():
            self._controller.show_again()
            self._scene.hint(cards, ())
            self._controller.say(self.choosing.pick_cards)
            return
        self.choosing.offer(self._view, actions)

    def on_pressed_place(self, place: Place) -> None:
        """Do what a click on a place means, with the cards that are selected."""
        if not self._controller.is_awaited:
            return
        selected = self._scene.selection()
        drawing = self._view.turn.phase is Phase.DRAW
        match place:
            case OnStock():
                self.ask_for(OfferKind.DRAW, is_bare=True)
            case OnPile() if not selected:
                if drawing:
                    self.ask_for(OfferKind.TAKE)
                else:
                    self.discard_selected()
            case OnPile() | InMeld() | NewMeld() if selected:
                self._mean(with_way_out(self._view, selected, InHand(self._view.seat), place))
            case InMeld() if drawing and self._view.top is not None:
                self._mean(with_way_out(self._view, (self._view.top,), OnPile(), place))
            case InMeld(side, number) if side == self._view.side:
                self._press_own_meld(place, self._view.table.melds[side][number - 1].cards)
            case _:
                pass

    def _press_own_meld(self, place: InMeld, cards: tuple[Card, ...]) -> None:
        """Pick a meld with one press and join it with another by a second one."""
        picked = self._picked
        if picked is not None and isinstance(picked[1], InMeld) and picked[1] != place:
            self._put_down()
            self._mean(with_way_out(self._view, picked[0], picked[1], place))
        elif picked == (cards, place):
            self.on_cancelled()
        else:
            self.on_picked(cards, place)

    def on_activated(self, card: Card) -> None:
        """Discard a card that was double-clicked."""
        if self._controller.is_awaited and self._view.turn.phase is Phase.PLAY:
            self.wish(Discard(card))

    def by_key(self, do: Callable[[], object]) -> None:
        """Do something that plays cards at a key, which counts only while none is held."""
        if not self._scene.is_held:
            do()

    def ask_by_key(self, *kinds: OfferKind) -> None:
        """Do at a key the one of several things that can be offered now; only while nothing moves."""
        if not self._scene.is_held and not self._scene.is_showing:
            lays_three = OfferKind.THREE in kinds and self._view.turn.phase is not Phase.DRAW
            self.ask_for(OfferKind.THREE if lays_three else kinds[0], is_bare=True)

    def ask_for(self, kind: OfferKind, *, is_bare: bool = False) -> None:
        """Do one of the things beside moving cards, or say why not; `is_bare` where no button names it."""
        if not self._controller.is_awaited:
            return
        selected = self._scene.selection()
        if kind is OfferKind.TAKE and selected:
            self._mean(with_way_out(self._view, (), OnPile(), InHand(self._view.seat), selected))
            return
        self._mean(offered(self._view, kind), is_bare=is_bare)

    @property
    def open_offers(self) -> frozenset[OfferKind]:
        """What can be offered now beside moving cards."""
        if not self._controller.is_awaited:
            return frozenset()
        return frozenset(offer.kind for offer in offers(self._view) if is_open(offer.meaning))

    @property
    def may_meld(self) -> bool:
        """Tell whether the selected cards can be melded."""
        selected = self._scene.selection()
        return self._controller.is_awaited and bool(selected) and is_open(melding(self._view, selected))

    @property
    def may_confirm(self) -> bool:
        """Tell whether there is one obvious thing to do."""
        return self._controller.is_awaited and obvious_action(self._view, self._scene.selection()) is not None

    @property
    def has_way_out(self) -> bool:
        """Tell whether something is offered beside a hint or the reason why not."""
        controller = self._controller
        return controller.is_awaited and (controller.way_out is not None or bool(controller.advised))

    def meld_selected(self) -> None:
        """Lay the selected cards as a new meld, or add them where they fit, or say why not."""
        if self._controller.is_awaited:
            self._mean(to_meld(self._view, self._scene.selection()))

    def do_instead(self, *, is_bare: bool = False) -> None:
        """Do what is offered beside the message: what a hint means, or what is possible instead."""
        action, advised = self._controller.way_out, self._controller.advised
        if action is not None:
            self.wish(action, is_bare=is_bare)
        elif advised:
            self._steps = _Steps(advised, self._controller.match.moment)
            self._take_step()
        else:
            self._controller.try_again()

    def _take_step(self) -> None:
        """Do the next thing that a hint means, unless something else was done meanwhile.

        Each is an action of its own, so that each can be taken back.
        """
        steps, at = self._steps, self._controller.match.moment
        if steps is None or self._scene.is_showing:
            return
        self._steps = _Steps(steps.actions[1:], at + 1) if len(steps.actions) > 1 else None
        if at == steps.moment:
            # The hint has named it.
            self.wish(steps.actions[0])
        else:
            self._steps = None

    def discard_selected(self) -> None:
        """Discard the selected card, or say why not."""
        if self._controller.is_awaited:
            self._mean(to_discard(self._view, self._scene.selection()))

    def confirm(self) -> None:
        """Do the obvious thing where there is just one, else ask which is meant or say why there is none."""
        if self._controller.may_go_on:
            self.on_went_on()
            return
        if self.confirm_instead():
            return
        if self._controller.waits:
            self.deal()
            return
        if self._scene.is_showing or self._scene.is_held or not self._controller.is_awaited:
            return
        selected = self._scene.selection()
        self._mean(to_confirm(self._view, selected), is_bare=not selected)

    def on_went_on(self) -> None:
        """Let come at once what comes by itself in a moment, once the last play has been seen."""
        if not self._scene.is_showing and not self._scene.is_held:
            self._controller.go_on()

    def hint(self) -> None:
        """Ask for a hint; it comes while the table goes on."""
        if self._controller.is_awaited:
            self._runner.ask_hint(self._view, self._controller.match.moment)

    def on_hinted(self, moment: int, move: OpponentMove) -> None:
        """Light the cards that a hint means and say why."""
        if moment != self._controller.match.moment or not self._controller.is_your_turn or not move.actions:
            return
        because, view = move.because, self._view
        opening = because.values["needed"] if because.code is Code.OPEN else 0
        actions = at_once(view, move.actions, view.turn.owed or int(str(opening)))
        cards = tuple(card for action in actions for card in cards_of(action))
        if not set(self._scene.selection()) <= set(cards):
            # Only what is meant is to be lit.
            self._scene.select(())
        self._scene.hint(cards, {place for action in actions for place in places_of(view, action)})
        self._controller.advise(self._hints.sentence(actions, because.code, because.values), actions)
