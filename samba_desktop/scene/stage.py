"""The table as it stands: picture, cards, panels, selection and lights; knows no mouse and no key."""

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace
from PySide6.QtWidgets import QGraphicsScene

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import DealerDrawn, Event
from samba_desktop.engine.table import InHand, InMeld, OnPile, Place, View
from samba_desktop.scene.animator import Animator, Stage, pulsing
from samba_desktop.scene.arrangement import Arrangement
from samba_desktop.scene.band_look import BandLook, GapLook
from samba_desktop.scene.captions import Captions
from samba_desktop.scene.card_item import CardItem
from samba_desktop.scene.card_layer import CardLayer, Seen
from samba_desktop.scene.colours import Palette
from samba_desktop.scene.dealer_draw import clear_away, dealer_stages
from samba_desktop.scene.fan import Fan
from samba_desktop.scene.furniture import Furnished, Furniture, light_key, lit_rects
from samba_desktop.scene.geometry import Rect, Size
from samba_desktop.scene.gestures import may_carry
from samba_desktop.scene.hand_order import HandOrder
from samba_desktop.scene.keyboard import Stop, stops
from samba_desktop.scene.kit import CardPictures, Kit
from samba_desktop.scene.layout import Wishes
from samba_desktop.scene.measures import Strip
from samba_desktop.scene.resizing import QuickPictures, Settling
from samba_desktop.scene.selection import gap_at, index_at, meant, run_of, within
from samba_desktop.scene.spots import Layer, Picture
from samba_desktop.scene.targets import drop_target, place_under
from samba_desktop.scene.warmer import Warmer, card_widths, rendered
from samba_desktop.scene.zone_look import FocusLook


class TableStage:
    """What stands on the table and what is marked on it; what gestures and keys ask about."""

    def __init__(  # noqa: PLR0913, PLR0917 - it joins the parts
        self,
        scene: QGraphicsScene,
        deck: CardPictures,
        strip: Strip,
        palette: Palette,
        on_selected: Callable[[tuple[Card, ...], Place], None],
        on_done: Callable[[], None],
        on_fanned: Callable[[Rect | None], None],
    ) -> None:
        self.deck = deck
        self._palette = palette
        self._arrangement = Arrangement(Size(scene.width(), scene.height()), Wishes(strip=strip))
        self._on_selected = on_selected
        self._on_done = on_done
        self._ratio = 1.0
        self._now: Furnished | None = None
        self._lit: tuple[Place, ...] = ()
        self._aimed: Place | None = None
        self._last_toggled = 0
        self.animator = Animator(scene)
        self.cards = CardLayer(scene, self.animator)
        self._furniture = Furniture(scene)
        self._fan = Fan(self._furniture, on_fanned)
        self._warmer = Warmer(scene)
        self._quick = QuickPictures(deck)
        self.settling = Settling(scene, self.prepared)
        self.settling.settled.connect(self._on_settled)
        self._pulse = pulsing(scene, self._on_pulse)

    @property
    def is_moving(self) -> bool:
        """Tell whether cards fly."""
        return self.animator.is_running

    @property
    def picture(self) -> Picture | None:
        """The layout that is shown."""
        return self._now.picture if self._now is not None else None

    def prepared(self, view: View | None = None) -> Iterator[None]:
        """Render the cards as a view will show them, or as they are shown now, one a step."""
        picture = self.picture if view is None else self._arrangement.picture(view)
        yield from rendered(picture, self.deck, self._ratio) if picture is not None else ()

    def show(self, view: View, events: tuple[Event, ...], captions: Captions) -> list[CardItem]:
        """Show a view; answers the items that are no longer part of the picture."""
        self.animator.drop()
        self.preview(None)
        before = list(self.cards.items)
        chosen = self.selection()
        picture = self._arrangement.shown(view, captions)
        kit = self._kit(picture)
        thinking = self._now.thinking if self._now is not None else None
        self._now = Furnished(picture, view, captions, kit, thinking)
        seen = Seen(picture, view.seat, captions, self._ratio)
        main = self.cards.turn_to(seen, events, kit)
        self._furniture.furnish(self._now)
        self._show_lights()
        draws = [event for event in events if isinstance(event, DealerDrawn)]
        stages = [
            stage
            for event in (draws if self.animator.speed > 0 else [])
            for stage in dealer_stages(event, picture, view.seat, self.cards, kit)
        ]
        main = replace(main, on_begin=lambda: clear_away(stages))
        self.animator.run([*stages, main], self._on_landed)
        self._warmer.want(self.deck, card_widths(picture), self._ratio)
        if self.selection() != chosen:
            self._on_selected(self.selection(), InHand(view.seat))
        return [item for item in before if item not in self.cards.items]

    def set_captions(self, captions: Captions) -> None:
        """Show other words; the buttons may be others too."""
        if self._now is None:
            return
        picture = self._arrangement.shown(self._now.view, captions)
        self._now = replace(self._now, captions=captions, picture=picture, kit=self._kit(picture))
        self._furniture.furnish(self._now)

    def fit(self, size: Size, ratio: float) -> None:
        """Lay everything out anew for a window."""
        if (size, ratio) == (self._arrangement.size, self._ratio):
            return
        self._arrangement.size, self._ratio = size, ratio
        if self._now is not None:
            self._quick.hurries = True
            self.settling.begin()
        self._lay_out_anew()

    def set_order(self, order: HandOrder) -> None:
        """Show the hand in another order."""
        self._arrangement.set_order(order)
        self._glide_anew()

    def set_font_scale(self, scale: float) -> None:
        """Show larger or smaller text."""
        self._arrangement.wishes = replace(self._arrangement.wishes, font_scale=scale)
        self._lay_out_anew()

    def set_look(self, deck: CardPictures, strip: Strip, palette: Palette) -> None:
        """Draw with another deck, which may be the same in another style, and in other colours."""
        self.deck, self._palette, self._quick = deck, palette, QuickPictures(deck)
        self._arrangement.wishes = replace(self._arrangement.wishes, strip=strip)
        if self._now is None:
            return
        self._lay_out_anew()
        self._warmer.begin_anew(deck, card_widths(self._now.picture), self._ratio)

    def finish(self) -> None:
        """End all flights at once."""
        self.animator.finish()

    def light(self, places: Iterable[Place]) -> None:
        """Let exactly these places glow."""
        self._lit = tuple(places)
        self._show_lights()

    def hint(self, cards: Iterable[Card]) -> None:
        """Mark exactly these cards of the hand, which are then told from new ones: those lose their marks."""
        hand = self.cards.in_hand()
        marked = meant(hand, cards)
        for item in hand:
            item.mark(hinted=item in marked, fresh=False if marked else None)

    def selection(self) -> tuple[Card, ...]:
        """Return the selected cards in the order shown."""
        return tuple(item.card for item in self._chosen() if item.card is not None)

    def select(self, cards: tuple[Card, ...]) -> None:
        """Select exactly these cards."""
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
        if band is None or self._now is None:
            self._furniture.remove("band")
        else:
            self._furniture.put("band", band, BandLook(), self._now.kit, Layer.FOCUS)

    def choose_within(self, band: Rect, *, more: bool) -> None:
        """Select the cards that a frame touches; `more` keeps those that are selected."""
        found = within(hand := self.cards.in_hand(), band)
        self._choose({item: item in found or (more and item.is_chosen) for item in hand})

    def card_at(self, x: float, y: float) -> CardItem | None:
        """Return the card at a point."""
        return self.cards.top_at(x, y)

    def button_at(self, x: float, y: float) -> str:
        """Return the button at a point that answers a press, or an empty name."""
        name = self._furniture.button_at(x, y)
        return name if name in self._enabled(why=True) else ""

    def covers(self, x: float, y: float) -> bool:
        """Tell whether a bubble or a button that is out of use lies at a point."""
        return self._furniture.is_bubble_at(x, y) or bool(self._furniture.button_at(x, y))

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
        return drop_target(self.picture, x, y, card, self._lit, source)

    def carried(self, item: CardItem | None, place: Place) -> list[CardItem]:
        """Return the items that a drag takes along."""
        if self._now is None or item is None or not may_carry(place, self._now.view.side):
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

    def reorder(self, items: list[CardItem], x: float, y: float) -> bool:
        """Put cards in front of the one at a point, where the hand is kept by hand."""
        if not self._is_by_hand or self._now is None:
            return False
        taken = [item.spot.index for item in items if item.spot is not None]
        self._arrangement.reorder(taken, index_at(self._hand_without(items), x, y))
        for item in items:
            item.is_lent = False
        self._glide_anew()
        return True

    @property
    def _is_by_hand(self) -> bool:
        return self._arrangement.wishes.order is HandOrder.BY_HAND

    def _hand_without(self, items: list[CardItem]) -> list[CardItem]:
        return [one for one in self.cards.in_hand() if one not in items]

    def show_gap(self, items: list[CardItem], x: float, y: float) -> None:
        """Show where in a hand that is kept by hand these cards would come; without cards nothing."""
        gap = gap_at(self._hand_without(items), x, y) if items and self._is_by_hand else None
        if gap is None or self._now is None:
            self._furniture.remove("gap")
        else:
            self._furniture.put("gap", gap, GapLook(), self._now.kit, Layer.PREVIEW)

    def show_button(self, hovered: str, pressed: str) -> None:
        """Show which button is pointed at and which is held."""
        if self._now is None or (hovered, pressed) == (self._now.hovered_button, self._now.pressed_button):
            return
        self._now.hovered_button, self._now.pressed_button = hovered, pressed
        self._furniture.furnish(self._now)

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
        """Let a plate show that its seat thinks."""
        if self._now is None or seat == self._now.thinking:
            return
        seats = (self._now.thinking, seat)
        self._now.thinking, self._now.pulse = seat, 0.0
        for plate in [one for one in self._now.picture.plates if one.seat in seats]:
            self._furniture.show_plate(plate, self._now)
        if seat is None or self.animator.speed <= 0:
            self._pulse.stop()
        else:
            self._pulse.start()

    def preview(self, place: Place | None) -> None:
        """Fan the cards of a place out over the table, if some of them are hidden; None puts them away."""
        self._fan.show(None if self.is_moving else place, self._now)

    def stops(self) -> tuple[Stop, ...]:
        """List everything that the keyboard can point at."""
        if self.picture is None:
            return ()
        rects = ((name, self._furniture.rect_of(name)) for name in self._furniture.buttons())
        known = {name: rect for name, rect in rects if rect is not None}
        return stops(self.picture, known, self._enabled())

    def show_focus(self, rect: Rect | None, stop: Stop | None) -> None:
        """Show the focus ring, and the cards of a squared place that it is on."""
        if rect is None or stop is None or self._now is None:
            self._furniture.remove("focus")
            self.preview(None)
            return
        if isinstance(stop.place, InHand):
            is_lifted = any(one.spot and one.spot.index == stop.index for one in self._chosen())
            rect = rect.moved(0, -self._now.picture.lift if is_lifted else 0.0)
        self._furniture.put("focus", rect, FocusLook(6.0), self._now.kit, Layer.FOCUS, 8)
        self.preview(None if isinstance(stop.place, InHand) else stop.place)

    def _chosen(self) -> list[CardItem]:
        return [item for item in self.cards.in_hand() if item.is_chosen]

    def _choose(self, wanted: dict[CardItem, bool]) -> None:
        changed = [item for item, chosen in wanted.items() if item.is_chosen != chosen]
        for item in changed:
            item.mark(chosen=wanted[item])
        if not changed or self._now is None:
            return
        if self.is_moving:
            self.cards.redirect(changed)
        else:
            self.animator.run([self.cards.homeward(changed)], self.cards.land)
        self._on_selected(self.selection(), InHand(self._now.view.seat))

    def _enabled(self, *, why: bool = False) -> set[str]:
        if self._now is None:
            return set()
        buttons = self._now.captions.every_button()
        return {one.name for one in buttons if one.enabled or (why and one.says_why)}

    def _kit(self, picture: Picture) -> Kit:
        now = self._now
        if now is not None and now.kit.lengths == picture.lengths and now.kit.pictures is self._quick:
            return now.kit
        shadows = now.kit.shadows if now is not None and self._quick.hurries else None
        kit = Kit(self._quick, picture.lengths, self._palette, shadows=shadows)
        self.cards.use(kit)
        return kit

    def _lay_out_anew(self) -> None:
        if self._now is None:
            return
        self.finish()
        self._rearrange()
        self.cards.land()

    def _glide_anew(self) -> None:
        if self._now is None:
            return
        self.finish()
        self.animator.run([self._rearrange()], self.cards.land)

    def _rearrange(self) -> Stage:
        assert self._now is not None
        picture = self._arrangement.shown(self._now.view, self._now.captions)
        self._now = replace(self._now, picture=picture, kit=self._kit(picture))
        seen = Seen(picture, self._now.view.seat, self._now.captions, self._ratio)
        stage = self.cards.turn_to(seen, (), self._now.kit)
        self._furniture.furnish(self._now)
        self._fan.renew(self._now)
        self._show_lights()
        return stage

    def _show_lights(self) -> None:
        if self._now is not None:
            lit = lit_rects(self._lit, self._now.picture)
            self._furniture.light(lit.items(), self._now.kit, light_key(self._aimed))

    def _on_settled(self) -> None:
        self._quick = QuickPictures(self.deck)
        if self._now is not None:
            self.set_captions(self._now.captions)

    def _on_landed(self) -> None:
        self.cards.land()
        self._on_done()

    def _on_pulse(self, share: object) -> None:
        now = self._now
        plate = now.picture.plate(now.thinking) if now is not None and now.thinking is not None else None
        if now is not None and plate is not None:
            now.pulse = float(share) if isinstance(share, float) else 0.0
            self._furniture.show_plate(plate, now)
