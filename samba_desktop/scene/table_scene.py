"""The table as it stands: picture, cards, panels, selection and lights; knows no mouse and no key."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QObject, QRect, QRectF, Signal
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import DealerDrawn, Event
from samba_desktop.engine.table import InHand, InMeld, OnPile, OnStock, Place, View
from samba_desktop.scene.captions import Captions
from samba_desktop.scene.card_item import CardItem
from samba_desktop.scene.card_layer import (
    Animator,
    CardLayer,
    Stage,
    clear_away,
    dealer_stages,
    pulsing,
)
from samba_desktop.scene.furniture import FADING, Fan, Furniture, Showing
from samba_desktop.scene.kit import CardPictures, Kit, Palette
from samba_desktop.scene.layout.geometry import Rect, Size, Strip
from samba_desktop.scene.layout.hand_layout import HandOrder
from samba_desktop.scene.layout.spots import Layer, Picture, Spot, drop_target, place_under
from samba_desktop.scene.layout.table_layout import Arrangement, LayoutOptions
from samba_desktop.scene.table_look import Backdrop, BandLook, FocusLook, GapLook
from samba_desktop.scene.timing import one_shot
from samba_desktop.scene.warmer import QuickPictures, Settling, Warmer, card_widths, rendered

FIRST_SIZE = Size(1280, 800)
"""The size laid out for until a view says its own."""


GAP, LEAST_GAP = 0.08, 7.0
"""The width of the mark between two cards, of a card's, and in pixels at least."""


def meant(items: Sequence[CardItem], cards: Iterable[Card]) -> list[CardItem]:
    """Return one item for each card, of equal ones those first that are selected already."""
    left = Counter(cards)
    found = []
    for item in sorted(items, key=lambda one: not one.is_chosen):
        if item.card is not None and left[item.card] > 0:
            left[item.card] -= 1
            found.append(item)
    return found


def run_of(items: Sequence[CardItem], one: int, other: int) -> list[CardItem]:
    """Return the items between two numbers of the hand, both included."""
    low, high = sorted((one, other))
    return [item for item in items if item.spot is not None and low <= item.spot.index <= high]


def within(items: Sequence[CardItem], band: Rect) -> list[CardItem]:
    """Return the items of which some of what is seen lies in a frame, lifted ones where they are."""
    return [item for item in items if item.spot is not None and _seen(item, item.spot).overlap(band) > 0]


def _seen(item: CardItem, spot: Spot) -> Rect:
    return spot.strip.moved(item.pos().x() - spot.x, item.pos().y() - spot.y)


def index_at(items: Sequence[CardItem], x: float, y: float) -> int | None:
    """Return the number before which cards come that are let go there; None where there are no others."""
    row = _row_at(items, y)
    if not row:
        return None
    behind = _behind(row, x)
    return row[-1].index + 1 if behind is None else behind.index


def gap_at(items: Sequence[CardItem], x: float, y: float) -> Rect | None:
    """Return the gap into which cards come that are let go there; None where there are no others."""
    row = _row_at(items, y)
    if not row:
        return None
    # Where a second row covers the first, it begins with the first card.
    first, behind = row[0], _behind(row, x)
    edge = row[-1].strip.right if behind is None else behind.x
    wide = max(LEAST_GAP, first.width * GAP)
    return Rect(edge - wide / 2, first.strip.y, wide, first.strip.height)


def _behind(row: list[Spot], x: float) -> Spot | None:
    """Return the first spot of a row before which a point lies; None where it lies at the end."""
    return next((spot for spot in row if x < spot.strip.centre[0]), None)


def _row_at(items: Sequence[CardItem], y: float) -> list[Spot]:
    """Return the spots of the row that is nearest to a height."""
    spots = [item.spot for item in items if item.spot is not None]
    if not spots:
        return []
    nearest = min((spot.strip for spot in spots), key=lambda strip: max(strip.y - y, y - strip.bottom))
    return [spot for spot in spots if spot.strip.y == nearest.y]


def may_carry(place: Place, side: int) -> bool:
    """Tell whether cards at a place can be taken up at all: the hand, stock, pile and the own melds."""
    match place:
        case InHand() | OnStock() | OnPile():
            return True
        case InMeld(owner, _):
            return owner == side
        case _:
            return False


class TableScene(QGraphicsScene):
    """The table of one seat; words come in through `Captions`, gestures go out as signals with plain values.

    `deck` draws the cards; `strip` says which share of a card must show for its index to be read.
    """

    picked = Signal(object, object)
    """Cards and their place: a drag began, or the selection changed."""
    dropped = Signal(object, object, object)
    """Cards, the place they came from and the one they were dropped on."""
    pressed_place = Signal(object)
    """A place other than the hand was clicked, or Enter pressed on it."""
    pressed_button = Signal(str)
    activated = Signal(object)
    """A card of the hand was double-clicked."""
    hovered = Signal(object)
    """The place under the pointer has changed; None where there is none."""
    settled = Signal()
    """Nothing moves any more; once for each showing, always after `show_view` has returned."""
    selection_changed = Signal(object)
    cancelled = Signal()
    """Cards in the air went home without a drop, or Escape was pressed."""
    font_scaled = Signal()
    fanned = Signal(object)
    """The rectangle where the cards of a place are fanned out over the table now; None where no longer."""
    laid_out = Signal(object)
    """What lies on the table, or its words, are others; the items of cards that are no more."""
    went_on = Signal()
    """What would end by itself in a moment is to end at once, where the captions let that be told."""
    marked = Signal()
    """Marks of cards, or the seat that thinks, are others."""

    def __init__(
        self,
        deck: CardPictures,
        strip: Strip | None = None,
        palette: Palette | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setSceneRect(QRectF(0, 0, *FIRST_SIZE))
        self.font_scale = 1.0
        """How large the words are; 1 is the usual size."""
        self.pictures = deck
        """What draws the cards."""
        self.colours = palette or Palette()
        self.arrangement = Arrangement(FIRST_SIZE, LayoutOptions(strip=strip or Strip()))
        self.now: Showing | None = None
        """What is shown; None before the first view."""
        self.lit: tuple[Place, ...] = ()
        """The places that glow."""
        self.is_held = False
        """Whether cards are in the air, or a frame is being drawn around some."""
        self.is_showing = False
        """Whether what happened is still being shown; cards being lifted or lowered do not count."""
        self.just_dropped: list[CardItem] = []
        """Cards that were just dropped, or stay where they were dropped until it is known what is meant."""
        self._owed = 0
        """How many showings have not been told to be at rest."""
        self._ratio = 1.0
        self._aimed: Place | None = None
        self._last_toggled = 0
        self._backdrop = Backdrop(self.colours)
        self.animator = Animator(self)
        self.cards = CardLayer(self, self.animator)
        self.furniture = Furniture(self)
        self._fan = Fan(self.furniture, self.fanned.emit)
        self.warmer = Warmer(self)
        self._quick = QuickPictures(deck)
        self.settling = Settling(self, self.prepared)
        self.settling.settled.connect(self._on_settled)
        self._pulse = pulsing(self, self._on_pulse)
        self._timer = one_shot(self)
        self._timer.timeout.connect(self._on_timer)

    @property
    def speed(self) -> float:
        """The speed factor of animations: 0 is off, 1 normal, 2 fast."""
        return self.animator.speed

    @speed.setter
    def speed(self, factor: float) -> None:
        self.animator.speed = factor
        self.furniture.fading = round(FADING / factor) if factor > 0 else 0

    @property
    def is_moving(self) -> bool:
        """Tell whether cards fly."""
        return self.animator.is_running

    @property
    def picture(self) -> Picture | None:
        """The layout that is shown."""
        return self.now.picture if self.now is not None else None

    def prepared(self, view: View | None = None) -> Iterator[None]:
        """Render the cards as a view will show them, or as they are shown now, one a step."""
        picture = self.picture if view is None else self.arrangement.picture(view)
        yield from rendered(picture, self.pictures, self._ratio) if picture is not None else ()

    def show_view(self, view: View, events: tuple[Event, ...], captions: Captions) -> None:
        """Show a view of the table: every item goes to where the layout wants it, animated along the events.

        May be called at any time and with the same view again; cards that were dropped then glide home.
        """
        self._owed += 1
        self.is_showing = True
        for item in self.just_dropped:
            item.is_lent = False
        self.just_dropped = []
        self.animator.drop()
        self.cards.offer(None)
        self.preview(None)
        before = list(self.cards.items)
        chosen = self.selection()
        picture = self.arrangement.shown(view, captions)
        kit = self._kit(picture)
        thinking, share = (self.now.thinking, self.now.ring_share) if self.now is not None else (None, 1.0)
        seen = self._seen(view) if events else None
        self.now = now = Showing(picture, view, captions, kit, thinking, ring_share=share, ratio=self._ratio)
        main = self.cards.turn_to(now, events)
        if self.animator.speed > 0 and main.legs:
            now.before = seen
        self.furniture.furnish(self.now)
        self._show_lights()
        draws = [event for event in events if isinstance(event, DealerDrawn)]
        stages = [
            stage
            for event in (draws if self.animator.speed > 0 else [])
            for stage in dealer_stages(event, now, self.cards)
        ]
        main = replace(main, on_begin=lambda: clear_away(stages))
        self.animator.run([*stages, main], self._on_landed)
        self.warmer.want(self.pictures, card_widths(picture), self._ratio)
        if self.selection() != chosen:
            self._tell_selection(view.seat)
        self.laid_out.emit([item for item in before if item not in self.cards.items])

    def _seen(self, view: View) -> tuple[View, Captions] | None:
        """Return what frame, words and numbers go by until cards have landed; None for what is shown now."""
        now = self.now
        if now is None or now.view.table.round_no != view.table.round_no:
            return None
        if now.view.table.seating != view.table.seating or now.view.seat != view.seat:
            return None
        return now.view, now.captions

    def set_captions(self, captions: Captions) -> None:
        """Show other words with the same view; the buttons may be others too."""
        if self.now is None:
            return
        picture = self.arrangement.shown(self.now.view, captions)
        before = self.now.before
        if before is not None and captions.message != self.now.captions.message:
            # What is said of something that was just done is not about the cards that still fly.
            said = replace(
                before[1],
                message=captions.message,
                message_kind=captions.message_kind,
                message_button=captions.message_button,
            )
            before = (before[0], said)
        self.now = replace(
            self.now, captions=captions, picture=picture, kit=self._kit(picture), before=before
        )
        self.furniture.furnish(self.now)
        self._show_offer()
        self.laid_out.emit([])

    def _show_offer(self) -> None:
        """Raise the top of the pile and what would take it, where that is possible and all is at rest."""
        if self.now is None or self.is_showing:
            return
        words = self.now.captions
        changed = self.cards.offer(words.take_with if words.takes else None)
        self._lift([item for item in changed if not item.is_lent])

    def fit(self, size: Size, ratio: float) -> None:
        """Lay out for a window of this size in logical pixels at this many device pixels each."""
        self.setSceneRect(QRectF(0, 0, size.width, size.height))
        if (size, ratio) != (self.arrangement.size, self._ratio):
            self.arrangement.size, self._ratio = size, ratio
            if self.now is not None:
                self._quick.hurries = True
                self.settling.begin()
            self._lay_out_anew()
        self._backdrop.hurries = self.settling.is_open
        self._backdrop.prepare(size, ratio)
        self.laid_out.emit([])
        self.update()

    def set_order(self, order: HandOrder) -> None:
        """Show the hand in another order; changing to the order by hand keeps what is shown."""
        self.arrangement.set_order(order)
        self._glide_anew()
        self.marked.emit()

    def set_font_scale(self, scale: float) -> None:
        """Show larger or smaller text; 1 is the usual size."""
        self.font_scale = scale
        self.arrangement.options = replace(self.arrangement.options, font_scale=scale)
        self._lay_out_anew()
        self.font_scaled.emit()

    def set_look(self, deck: CardPictures, strip: Strip, palette: Palette) -> None:
        """Draw the cards with another deck, or the same in another style, and the table in other colours."""
        self.pictures, self.colours, self._quick = deck, palette, QuickPictures(deck)
        self._backdrop.palette = palette
        self.arrangement.options = replace(self.arrangement.options, strip=strip)
        if self.now is not None:
            self._lay_out_anew()
            self.warmer.begin_anew(deck, card_widths(self.now.picture), self._ratio)
        self.laid_out.emit([])
        self.update()

    def image(self, ratio: float) -> QImage:
        """Paint the whole table as it is seen now, at this many device pixels for each logical one."""
        self.settling.end()
        size = (math.ceil(self.width() * ratio), math.ceil(self.height() * ratio))
        image = QImage(*size, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        painter = QPainter(image)
        area = QRectF(0, 0, self.width(), self.height())
        self.render(painter, area, area)
        painter.end()
        return image

    def finish(self) -> None:
        """End all flights at once."""
        self.animator.finish()

    def light(self, places: Iterable[Place]) -> None:
        """Let exactly these places glow."""
        self.lit = tuple(places)
        self._show_lights()

    def unlight(self) -> None:
        """Let no place glow, and unmark the cards of a hint."""
        self.hint((), ())

    def hint(self, cards: Iterable[Card], places: Iterable[Place]) -> None:
        """Mark cards of the hand, which new ones lose then, as both look alike; let places glow."""
        hand = self.cards.in_hand()
        marked = meant(hand, cards)
        for item in hand:
            item.mark(hinted=item in marked, fresh=False if marked else None)
        self.light(places)
        self.marked.emit()

    def mark_news(self, news: Iterable[tuple[Card, Place]]) -> None:
        """Mark exactly these cards where they lie, until it is said otherwise."""
        self.cards.mark_news(news)
        self.marked.emit()

    def selection(self) -> tuple[Card, ...]:
        """Return the selected cards of the hand in the order shown."""
        return tuple(item.card for item in self._chosen() if item.card is not None)

    def select(self, cards: Iterable[Card]) -> None:
        """Select exactly these cards of the hand; of equal ones as many as are named."""
        items = self.cards.in_hand()
        wanted = meant(items, cards)
        self._choose({item: item in wanted for item in items})

    def toggle(self, item: CardItem, *, run: bool) -> None:
        """Lift or lower a card; `run` lifts all cards from the last one toggled."""
        if item.spot is None:
            return
        index = item.spot.index
        chosen = run_of(self.cards.in_hand(), self._last_toggled, index)
        self._choose(dict.fromkeys(chosen, True) if run else {item: not item.is_chosen})
        self._last_toggled = index

    def show_band(self, band: Rect | None) -> None:
        """Show the frame that is drawn around cards; None takes it away."""
        if band is None or self.now is None:
            self.furniture.remove("band")
        else:
            self.furniture.put("band", band, BandLook(), self.now.kit, Layer.FOCUS)

    def choose_within(self, band: Rect, *, more: bool) -> None:
        """Select the cards that a frame touches; `more` keeps those that are selected."""
        found = within(hand := self.cards.in_hand(), band)
        self._choose({item: item in found or (more and item.is_chosen) for item in hand})

    def card_at(self, x: float, y: float) -> CardItem | None:
        """Return the card at a point."""
        return self.cards.top_at(x, y)

    def button_at(self, x: float, y: float) -> str:
        """Return the button at a point that answers a press, or an empty name."""
        name = self.furniture.button_at(x, y)
        return name if name in self._enabled(why=True) else ""

    def covers(self, x: float, y: float) -> bool:
        """Tell whether a bubble or a button that is out of use lies at a point."""
        return self.furniture.is_bubble_at(x, y) or bool(self.furniture.button_at(x, y))

    def place_at(self, x: float, y: float) -> Place | None:
        """Return the place at a point, the card that is seen there before all else."""
        item = self.card_at(x, y)
        if item is not None and item.spot is not None:
            return item.spot.place
        return place_under(self.picture, x, y) if self.picture is not None else None

    def target_of(self, x: float, y: float, card: Rect, source: Place) -> Place | None:
        """Return the place that a drop means."""
        if self.picture is None:
            return None
        return drop_target(self.picture, x, y, card, self.lit, source)

    def carried(self, item: CardItem | None, place: Place) -> list[CardItem]:
        """Return the items that a drag takes along."""
        if self.now is None or item is None or not may_carry(place, self.now.view.side):
            return []
        if isinstance(place, InHand):
            return self._chosen() if item.is_chosen else [item]
        if isinstance(place, OnPile):
            return self.cards.at_place(place)[-1:]
        return self.cards.at_place(place) if isinstance(place, InMeld) else []

    def release_lent(self, items: list[CardItem]) -> None:
        """Let cards that were carried glide home, unless a showing already moves them."""
        for item in items:
            item.is_lent = False
        if not self.is_moving:
            self.animator.run([self.cards.homeward(items)], self.cards.land)

    def hold(self) -> None:
        """Let cards that are being dropped stay there until `let_go`, or until a view is shown."""
        for item in self.just_dropped:
            item.is_lent = True

    def let_go(self) -> None:
        """Let cards that stayed where they were dropped go home."""
        held, self.just_dropped = self.just_dropped, []
        if held:
            self.release_lent(held)

    def reorder(self, items: list[CardItem], x: float, y: float) -> bool:
        """Put cards in front of the one at a point, where the hand is kept by hand."""
        if not self._is_by_hand or self.now is None:
            return False
        taken = [item.spot.index for item in items if item.spot is not None]
        self.arrangement.reorder(taken, index_at(self._hand_without(items), x, y))
        for item in items:
            item.is_lent = False
        self._glide_anew()
        return True

    @property
    def _is_by_hand(self) -> bool:
        return self.arrangement.options.order is HandOrder.BY_HAND

    def _hand_without(self, items: list[CardItem]) -> list[CardItem]:
        return [one for one in self.cards.in_hand() if one not in items]

    def show_gap(self, items: list[CardItem], x: float, y: float) -> None:
        """Show where in a hand that is kept by hand these cards would come; without cards nothing."""
        gap = gap_at(self._hand_without(items), x, y) if items and self._is_by_hand else None
        if gap is None or self.now is None:
            self.furniture.remove("gap")
        else:
            self.furniture.put("gap", gap, GapLook(), self.now.kit, Layer.PREVIEW)

    def show_button(self, hovered: str, pressed: str) -> None:
        """Show which button is pointed at and which is held."""
        if self.now is None or (hovered, pressed) == (self.now.hovered_button, self.now.pressed_button):
            return
        self.now.hovered_button, self.now.pressed_button = hovered, pressed
        self.furniture.furnish(self.now)

    def aim(self, place: Place | None) -> None:
        """Show which lit place the cards in the air are over."""
        if place != self._aimed:
            self._aimed = place
            self._show_lights()

    def clear_marks(self) -> None:
        """Forget the marks of new cards and of hints."""
        for item in self.cards.items:
            item.mark(fresh=False, hinted=False)

    def set_thinking(self, seat: int | None) -> None:
        """Let the plate of a seat pulse quietly; None for nobody's."""
        if self.now is None or seat == self.now.thinking:
            return
        seats = (self.now.thinking, seat)
        self.now.thinking, self.now.pulse = seat, 0.0
        for plate in [one for one in self.now.picture.plates if one.seat in seats]:
            self.furniture.show_plate(plate, self.now)
        if seat is None or self.animator.speed <= 0:
            self._pulse.stop()
        else:
            self._pulse.start()
        self.marked.emit()

    def show_ring(self, share: float) -> None:
        """Show how much is left of the time in which the turn can be taken back, 1 to 0.

        There is a ring as long as the captions have one; it stays whole where nothing moves.
        """
        shown = round(share, 3) if self.animator.speed > 0 else 1.0
        if self.now is not None and self.now.ring_share != shown:
            self.now.ring_share = shown
            self.furniture.show_ring(self.now)

    def go_on(self, *, by_key: bool) -> bool:
        """Tell that what ends by itself is to end now; answers whether that was asked for like this."""
        onward = self.now.captions.onward if self.now is not None else ""
        leads_on = onward == "press" or (by_key and onward == "key")
        if leads_on:
            self.went_on.emit()
        return leads_on

    def preview(self, place: Place | None) -> None:
        """Fan the cards of a place out over the table, if some of them are hidden; None puts them away."""
        self._fan.show(None if self.is_moving else place, self.now)

    def buttons(self) -> dict[str, Rect]:
        """Return where the buttons stand that answer a press, those in bubbles last."""
        enabled = self._enabled()
        rects = ((name, self.furniture.rect_of(name)) for name in self.furniture.buttons() if name in enabled)
        return {name: rect for name, rect in rects if rect is not None}

    def show_focus(self, rect: Rect | None, place: Place | None, index: int) -> None:
        """Show the focus ring, and the cards of a squared place that it is on; None takes it away."""
        if rect is None or self.now is None:
            self.furniture.remove("focus")
            self.preview(None)
            return
        in_hand = isinstance(place, InHand)
        if in_hand:
            is_lifted = any(one.spot and one.spot.index == index for one in self._chosen())
            rect = rect.moved(0, -self.now.picture.lift if is_lifted else 0.0)
        self.furniture.put("focus", rect, FocusLook(6.0), self.now.kit, Layer.FOCUS, 8)
        self.preview(None if in_hand else place)

    def _chosen(self) -> list[CardItem]:
        return [item for item in self.cards.in_hand() if item.is_chosen]

    def _choose(self, wanted: dict[CardItem, bool]) -> None:
        changed = [item for item, chosen in wanted.items() if item.is_chosen != chosen]
        for item in changed:
            item.mark(chosen=wanted[item])
        if not changed or self.now is None:
            return
        self._lift(changed)
        self._tell_selection(self.now.view.seat)

    def _lift(self, items: list[CardItem]) -> None:
        """Raise or lower cards to where they belong now."""
        if self.is_moving:
            self.cards.redirect(items)
        elif items:
            self.animator.run([self.cards.homeward(items)], self.cards.land)

    def _tell_selection(self, seat: int) -> None:
        cards = self.selection()
        self.marked.emit()
        self.selection_changed.emit(cards)
        self.picked.emit(cards, InHand(seat))

    def _enabled(self, *, why: bool = False) -> set[str]:
        if self.now is None:
            return set()
        buttons = self.now.captions.every_button()
        return {one.name for one in buttons if one.enabled or (why and one.says_why)}

    def _kit(self, picture: Picture) -> Kit:
        now = self.now
        if now is not None and now.kit.lengths == picture.lengths and now.kit.pictures is self._quick:
            return now.kit
        shadows = now.kit.shadows if now is not None and self._quick.hurries else None
        kit = Kit(self._quick, picture.lengths, self.colours, shadows=shadows)
        self.cards.use(kit)
        return kit

    def _lay_out_anew(self) -> None:
        if self.now is None:
            return
        self.finish()
        self._rearrange()
        self.cards.land()

    def _glide_anew(self) -> None:
        if self.now is None:
            return
        self.finish()
        self.animator.run([self._rearrange()], self.cards.land)

    def _rearrange(self) -> Stage:
        assert self.now is not None
        picture = self.arrangement.shown(self.now.view, self.now.captions)
        self.now = replace(self.now, picture=picture, kit=self._kit(picture), ratio=self._ratio)
        stage = self.cards.turn_to(self.now, ())
        self.furniture.furnish(self.now)
        self._fan.renew(self.now)
        self._show_lights()
        return stage

    def _show_lights(self) -> None:
        if self.now is not None:
            self.furniture.light(self.lit, self.now, self._aimed)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the felt."""
        self._backdrop.draw(painter, QRectF(rect), Size(self.width(), self.height()))

    def _on_settled(self) -> None:
        self._quick = QuickPictures(self.pictures)
        if self.now is not None:
            self.set_captions(self.now.captions)
        self._backdrop.hurries = False
        self.update()

    def _on_landed(self) -> None:
        self.cards.land()
        self.is_showing = False
        if self.now is not None and self.now.before is not None:
            self.now.before = None
            self.furniture.furnish(self.now)
        self._show_offer()
        self._timer.start()

    def _on_timer(self) -> None:
        while self._owed and not self.is_showing:
            self._owed -= 1
            self.settled.emit()

    def _on_pulse(self, share: object) -> None:
        now = self.now
        plate = now.picture.plate(now.thinking) if now is not None and now.thinking is not None else None
        if now is not None and plate is not None:
            now.pulse = float(share) if isinstance(share, float) else 0.0
            self.furniture.show_plate(plate, now)
