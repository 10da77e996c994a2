"""The words at the table for one moment: what can be done now, who thinks, what was said."""

from collections.abc import Callable, Mapping
from enum import Enum
from types import MappingProxyType

from msgspec import Struct, field
from msgspec.structs import replace

from samba_desktop.ai.names import SEARCHING
from samba_desktop.engine.actions import Add, Discard, LayThree, PlayerAction, Reason, Refusal, TakePile
from samba_desktop.engine.cards import Card
from samba_desktop.engine.legality import layings, refusal
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Phase, Table, View
from samba_desktop.match.intents import OF_ANOTHER_SHAPE, Chosen, Meaning, OfferKind, chosen, melding, offers
from samba_desktop.match.outcomes import points_with
from samba_desktop.scene.captions import (
    Bubble,
    ButtonCaption,
    Captions,
    MeldCaption,
    MessageKind,
    Onward,
    SeatCaption,
    ZoneCaption,
)
from samba_desktop.texts.choices import SelectedTexts
from samba_desktop.texts.language import Language
from samba_desktop.texts.reasons import Hints
from samba_desktop.texts.refusal_texts import Refusals
from samba_desktop.texts.table_texts import Legal, NowTexts, TableTexts
from samba_desktop.texts.words import Company
from samba_desktop.ui.table.commands import short_key
from samba_desktop.ui.table.last_turns import TicketTexts

Offered = Mapping[OfferKind, Meaning]
ADVICE = "fix"
"""The command that carries out what is offered beside the message."""


class Prompter:
    """Says what one person can do, and keeps what was found out about a moment."""

    def __init__(self, language: Language, company: Company) -> None:
        self._company = company
        self._now = NowTexts(language)
        self._selected = SelectedTexts(language)
        self._refusals = Refusals(language)
        self._offered: tuple[Table, Offered] | None = None
        self._legal: tuple[Table, Legal] | None = None
        self._chosen: tuple[Table, Chosen] | None = None

    def acts(self, view: View) -> bool:
        """Tell whether it is a person's move: in a demonstration it never is."""
        return view.is_to_act and self._company.you is not None

    def offered(self, view: View) -> Offered:
        """Say what can be offered beside moving cards."""
        if not self.acts(view):
            return {}
        # Asked once for each view: one of the answers takes a search.
        if self._offered is None or self._offered[0] is not view.table:
            self._offered = (view.table, {offer.kind: offer.meaning for offer in offers(view)})
        return self._offered[1]

    def chosen(self, view: View, selected: tuple[Card, ...]) -> Chosen:
        """Say what the selected cards are good for."""
        known = self._chosen
        if known is None or known[0] is not view.table or known[1].cards != selected:
            self._chosen = known = (view.table, chosen(view, selected))
        return known[1]

    def line(
        self, view: View, selected: tuple[Card, ...], *, may_undo: bool = False, waits: bool = False
    ) -> str:
        """Say in one line what can be done now; never empty."""
        found = self.chosen(view, selected) if self._company.you is not None else Chosen(())
        playing = view.turn.phase in {Phase.DRAW, Phase.PLAY, Phase.ASKED}
        if not found.cards or not playing:
            return self._now.sentence(view, self._company, self.legal(view, may_undo=may_undo), waits=waits)
        if found.actions:
            return self._selected.sentence(view, found.cards, found.actions)
        if self.acts(view) and view.turn.phase is Phase.PLAY and found.refused is not None:
            return self._why_not(view, found)
        shape = self._shape(view, found)
        if not shape:
            return self._now.sentence(view, self._company, self.legal(view, may_undo=may_undo))
        return self._selected.together(self._before(view, may_undo=may_undo), shape)

    def _before(self, view: View, *, may_undo: bool) -> str:
        """Say in short what is awaited before the cards can be played."""
        legal = self.legal(view, may_undo=may_undo)
        if self.acts(view) and view.turn.phase is Phase.DRAW:
            return self._now.first(view, legal)
        if self.acts(view) or view.turn.phase is Phase.ASKED:
            return self._now.sentence(view, self._company, legal)
        return self._now.thinking(view.turn.to_act, self._company)

    def _shape(self, view: View, found: Chosen) -> str:
        if found.is_meld:
            return self._selected.would_be_a_meld(found.cards)
        if found.fits is not None:
            return self._selected.would_fit(found.cards, view.table.melds[view.side][found.fits - 1])
        # In the own turn what has to be done first is long enough.
        tells_why = not self.acts(view) and len(found.cards) > 1 and found.refused is not None
        return self._why_not(view, found) if tells_why else ""

    def _why_not(self, view: View, found: Chosen) -> str:
        team = view.table.seating.shape is not Shape.SOLO
        assert found.refused is not None
        why = self._refusals.sentence(found.refused, view.rules, team=team)
        of_shape = found.refused.reason in OF_ANOTHER_SHAPE - {Reason.NOT_A_MELD}
        return self._selected.no_meld(why) if of_shape and len(found.cards) > 1 else why

    def legal(self, view: View, *, may_undo: bool = False) -> Legal:
        """Say what is legal now, without any card being selected."""
        known = self._legal
        if known is None or known[0] is not view.table or known[1].take_back is not may_undo:
            self._legal = known = (view.table, self._found(view, may_undo=may_undo))
        return known[1]

    def _found(self, view: View, *, may_undo: bool) -> Legal:
        offered = self.offered(view)
        open_kinds = {kind for kind, meaning in offered.items() if is_open(meaning)}
        playing = self.acts(view) and view.turn.phase is Phase.PLAY
        lays = (one for one in layings(view) if not isinstance(one, LayThree)) if playing else ()
        throws = map(Discard, dict.fromkeys(view.hand)) if playing else ()
        return Legal(
            draw=OfferKind.DRAW in open_kinds,
            take=OfferKind.TAKE in open_kinds,
            top=OfferKind.TOP in open_kinds,
            meld=any(refusal(view, one) is None for one in lays),
            discard=any(refusal(view, one) is None for one in throws),
            passing=OfferKind.PASS in open_kinds,
            take_back=may_undo,
        )


def is_open(meaning: Meaning) -> bool:
    """Tell whether something legal is meant."""
    return meaning != () and not isinstance(meaning, Refusal)


FEW_CARDS = 2
"""A seat with so few cards may be out in its next turn."""


class Coming(Enum):
    """What comes by itself in a moment, or at once after a press."""

    NOTHING = "nothing"
    NEXT_TURN = "next turn"
    """The next seat's turn; until then the own one can be taken back."""
    SHEET = "sheet"
    """The sheet of the round, whose last play is being seen."""


ONWARD: Mapping[Coming, Onward] = MappingProxyType(
    {Coming.NOTHING: "", Coming.NEXT_TURN: "key", Coming.SHEET: "press"}
)
"""By what it comes at once."""


class Moment(Struct, frozen=True):
    """What the words depend on beside the view."""

    selected: tuple[Card, ...] = ()
    said: str = ""
    """A sentence that stands in place of what can be done now, such as a refusal or a hint."""
    said_kind: MessageKind = "info"
    refused: Refusal | None = None
    """What is said, where it is why not; it may name what would be possible."""
    advised: tuple[PlayerAction, ...] = ()
    """What the hint that is said would have done, one after another."""
    unkept: bool = False
    """Whether what is said is why something could not be kept, which may be tried again."""
    awaits: str = ""
    """What play waits for as it could not be kept yet; said beside all else until it is."""
    may_undo: bool = False
    coming: Coming = Coming.NOTHING
    waits: bool = False
    """Whether the table waits for a press on "Next round"."""
    answers: Mapping[int, bool] = field(default_factory=dict)
    """The answers to a question that still hang in the air, by seat."""


def saying(  # noqa: PLR0913 - all that can be said in place of what can be done
    moment: Moment,
    said: str,
    kind: MessageKind = "info",
    *,
    refused: Refusal | None = None,
    advised: tuple[PlayerAction, ...] = (),
    unkept: bool = False,
) -> Moment:
    """Say something in place of what was said before, and offer beside it what goes with just this."""
    return replace(moment, said=said, said_kind=kind, refused=refused, advised=advised, unkept=unkept)


class Teller:
    """Puts the words of the table together for one company."""

    def __init__(
        self, language: Language, company: Company, levels: tuple[str | None, ...], rules_name: str
    ) -> None:
        self._texts = TableTexts(language)
        self._hints = Hints(language)
        self._refusals = Refusals(language)
        self._company = company
        self._levels = levels
        self.rules_name = rules_name
        self.lasting: Callable[[], str] = str
        """What is told now whatever else is said; empty where nothing is."""
        self._prompter = Prompter(language, company)
        self._tickets = TicketTexts(language, company)

    def dealer_draw(self) -> str:
        """Say what the draw for the first deal is about."""
        return self._texts.dealer_draw()

    def refusal(self, refused: Refusal, rules: Rules) -> str:
        """Say why not."""
        return self._refusals.sentence(refused, rules, team=self._company.in_teams)

    def move_waits(self, seat: int, why: str) -> str:
        """Say that a seat's move could not be kept yet."""
        return self._texts.move_waits(self._company.names[seat], why)

    def deal_waits(self, why: str) -> str:
        """Say that the deal of a round could not be kept yet."""
        return self._texts.deal_waits(why)

    def captions(self, view: View, moment: Moment) -> Captions:
        """Return all words of this moment."""
        table, texts = view.table, self._texts
        owing = texts.meter(table)
        taking = self._taking(view)
        return Captions(
            title=texts.title(self.rules_name, table),
            subtitle=texts.subtitle(view, self._company),
            seats=tuple(self._seat(table, seat) for seat in range(table.seating.players)),
            zones=tuple(self._zone(view, side) for side in range(table.seating.sides)),
            tickets=self._tickets.tickets(table),
            stock=texts.stock(table),
            pile=texts.pile(view) if taking is None else texts.taking(view, taking),
            pile_in_full=texts.pile_in_full(view),
            takes=taking is not None,
            take_with=taking or (),
            new_meld=texts.new_meld(),
            message=self._said(view, moment),
            message_kind=self._kind(view, moment),
            message_button=self._button_beside(view, moment),
            buttons=self._buttons(view, moment),
            meter=owing if view.is_to_act else None,
            meter_text=texts.meter_text(*owing) if owing and view.is_to_act else "",
            bubbles=self._bubbles(view, moment),
            ring=self._button("take back") if moment.coming is Coming.NEXT_TURN else None,
            onward=ONWARD[moment.coming],
        )

    def _taking(self, view: View) -> tuple[Card, ...] | None:
        """Return the cards of the hand that would take the pile now; None where it cannot be taken."""
        if view.turn.phase is not Phase.DRAW:
            return None
        meaning = self._offers(view).get(OfferKind.TAKE)
        ways = meaning if isinstance(meaning, tuple) else (meaning,)
        takes = [way for way in ways if isinstance(way, TakePile)]
        return min((way.cards for way in takes), key=len) if takes else None

    def _zone(self, view: View, side: int) -> ZoneCaption:
        table, texts = view.table, self._texts
        name, players = texts.zone_names(side, self._company)
        return ZoneCaption(
            left=texts.zone_left(side, self._company),
            right=texts.zone_right(table, side),
            side=name,
            players=players,
            worth=texts.worth(table, side),
            pips=texts.pips(table, side),
            flag=texts.flag(table, side),
            melds=tuple(MeldCaption(*texts.meld_words(view.rules, meld)) for meld in table.melds[side]),
        )

    def _warning(self, table: Table, seat: int) -> str:
        """Warn of a seat that may be out soon, other than the reader's own."""
        count, side = table.hand_sizes[seat], table.seating.side_of(seat)
        few = 0 < count <= FEW_CARDS and seat != self._company.you
        return self._texts.cards_left(count) if few and self._texts.may_go_out(table, side) else ""

    def _seat(self, table: Table, seat: int) -> SeatCaption:
        from samba_desktop.ai.kernel_rules import beyond_kernel

        name, level = self._texts.seat_name(seat, self._company), self._levels[seat]
        tied = level in SEARCHING and beyond_kernel(table.rules, table.seating) is not None
        detail = self._texts.seat_detail(seat, self._company, level, as_medium=tied)
        seating, own = self._company.seating, self._company.your_side or 0
        # Partners share a colour, and the reader's side has the first one.
        colour = (seating.side_of(seat) - own) % seating.sides
        return SeatCaption(name, detail, name[:1].upper(), colour, self._warning(table, seat))

    def _offers(self, view: View) -> Offered:
        return self._prompter.offered(view)

    def _acts(self, view: View) -> bool:
        return self._prompter.acts(view)

    def _kind(self, view: View, moment: Moment) -> MessageKind:
        if moment.awaits:
            return "refusal"
        if moment.said:
            return moment.said_kind
        return "turn" if self._acts(view) or moment.coming is Coming.NEXT_TURN else "info"

    def _said(self, view: View, moment: Moment) -> str:
        lasting = " ".join(filter(None, (moment.awaits, self.lasting())))
        if lasting:
            return f"{moment.said} {lasting}" if moment.said else lasting
        return moment.said or self._message(view, moment)

    def _message(self, view: View, moment: Moment) -> str:
        if moment.coming is not Coming.NOTHING and view.turn.phase is not Phase.MATCH_OVER:
            return (
                self._texts.before_next_turn()
                if moment.coming is Coming.NEXT_TURN
                else self._texts.before_sheet()
            )
        return self._prompter.line(view, moment.selected, may_undo=moment.may_undo, waits=moment.waits)

    def _button_beside(self, view: View, moment: Moment) -> ButtonCaption | None:
        """Offer the nearest thing that would be possible, else to try again what could not be kept."""
        way_out = self._way_out(view, moment.refused)
        if way_out is not None:
            return way_out
        if moment.advised and self._acts(view):
            return ButtonCaption(ADVICE, self._texts.button("do it"), short_key(ADVICE), primary=True)
        if moment.unkept or moment.awaits:
            return ButtonCaption("again", self._texts.button("again"), short_key(ADVICE), primary=True)
        return None

    def _way_out(self, view: View, refused: Refusal | None) -> ButtonCaption | None:
        """Offer the nearest thing that would be possible; with its points where they were too few."""
        if refused is None or refused.fix is None:
            return None
        fix, onto = refused.fix, None
        if isinstance(fix, Add) and fix.side is None:
            onto = view.table.melds[view.side][fix.meld - 1]
        offer = self._hints.fix(fix, points_with(view, refused), onto=onto, left_out=refused.left_out)
        return ButtonCaption(ADVICE, offer, short_key(ADVICE), primary=True)

    def _bubbles(self, view: View, moment: Moment) -> tuple[Bubble, ...]:
        turn, texts = view.turn, self._texts
        found = [Bubble(seat, texts.answer(yes=yes)) for seat, yes in moment.answers.items()]
        if turn.phase is Phase.ASKED:
            answering = self._acts(view)
            buttons = (
                (
                    self._button("yes"),
                    self._button("no"),
                )
                if answering
                else ()
            )
            found.append(Bubble(turn.seat, texts.question(), buttons))
        return tuple(found)

    def _buttons(self, view: View, moment: Moment) -> tuple[ButtonCaption, ...]:
        main: tuple[ButtonCaption, ...]
        is_over = moment.waits or view.turn.phase is Phase.MATCH_OVER
        if view.turn.phase is Phase.MATCH_OVER or moment.coming is Coming.SHEET:
            main = (self._button("sheet", primary=True),)
        elif moment.waits:
            # A sheet that was put away to look at the table can be had back.
            main = (self._button("deal", primary=True), self._button("sheet"))
        elif view.turn.phase is Phase.PLAY and self._acts(view):
            main = self._playing(view, moment.selected)
        elif moment.coming is Coming.NEXT_TURN:
            # "Discard" stood where "Draw" will: a second press there is to lead nowhere.
            _, draw, *_ = self._drawing(view)
            main = (self._button("end turn", primary=True), draw)
        else:
            main = self._drawing(view)
        return (
            *main,
            replace(self._button("undo", enabled=moment.may_undo, half=True), says_why=True),
            self._button("hint", enabled=self._acts(view) and not is_over, half=True),
            self._button("sort", half=True),
            self._button("log", half=True),
        )

    def _drawing(self, view: View) -> tuple[ButtonCaption, ...]:
        mine = self._acts(view) and view.turn.phase is Phase.DRAW
        found = self._offers(view) if mine else {}
        can_take = is_open(found.get(OfferKind.TAKE, ()))
        buttons = [
            ButtonCaption(
                "take",
                self._texts.take_button(view.table),
                short_key("take"),
                can_take,
                can_take,
                says_why=mine,
            ),
            ButtonCaption(
                "draw", self._texts.draw_button(view.table), short_key("draw"), mine, mine and not can_take
            ),
        ]
        if is_open(found.get(OfferKind.TOP, ())):
            buttons.insert(1, self._button("top"))
        return tuple(buttons)

    def _playing(self, view: View, selected: tuple[Card, ...]) -> tuple[ButtonCaption, ...]:
        lay = melding(view, selected) if selected else ()
        throw = len(selected) == 1 and refusal(view, Discard(selected[0])) is None
        buttons = [
            self._button("meld", enabled=is_open(lay), primary=is_open(lay)),
            self._button("discard", enabled=throw, primary=throw and not is_open(lay)),
        ]
        buttons = [replace(one, says_why=True) for one in buttons]
        open_kinds = {kind for kind, meaning in self._offers(view).items() if is_open(meaning)}
        if OfferKind.PASS in open_kinds:
            buttons.append(self._button("pass", primary=not selected))
        if OfferKind.ASK in open_kinds:
            buttons.append(self._button("ask"))
        if OfferKind.THREE in open_kinds:
            buttons.append(self._button("three"))
        return tuple(buttons)

    def _button(
        self, name: str, *, enabled: bool = True, primary: bool = False, half: bool = False
    ) -> ButtonCaption:
        return ButtonCaption(name, self._texts.button(name), short_key(name), enabled, primary, half=half)
