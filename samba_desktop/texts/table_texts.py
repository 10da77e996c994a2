"""What stands around the table: heads, piles, buttons, and the line that says what can be done now."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from samba_desktop.engine.actions import TakePile
from samba_desktop.engine.cards import Card, is_black_three
from samba_desktop.engine.dealing import ends_by_drawing, may_restock
from samba_desktop.engine.melds import Meld, MeldKind, set_kind, set_size
from samba_desktop.engine.pile import Taking, cards_taken, is_blocked, is_frozen, plan_take
from samba_desktop.engine.rules.kinds import CardSort, TakeSize, TurnOrder, When
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules, for_players
from samba_desktop.engine.scoring import (
    has_opened,
    melded_points,
    minimum,
    red_three_points,
    set_bonus,
    sets_lacking,
    sets_needed,
    sets_of,
    target,
)
from samba_desktop.engine.table import Phase, Table, View
from samba_desktop.texts.language import Language, Tr, capital
from samba_desktop.texts.words import SIGNS, CardWords, Company, SetNames, has_escaleras

FIVE = 5
BUTTONS: Mapping[str, str] = MappingProxyType(
    {
        "take": QT_TRANSLATE_NOOP("TableTexts", "Take the pile"),
        "top": QT_TRANSLATE_NOOP("TableTexts", "Take the top card"),
        "meld": QT_TRANSLATE_NOOP("TableTexts", "Meld"),
        "merge": QT_TRANSLATE_NOOP("TableTexts", "Merge"),
        "swap": QT_TRANSLATE_NOOP("TableTexts", "Swap the wild card"),
        "three": QT_TRANSLATE_NOOP("TableTexts", "Lay out the red three"),
        "discard": QT_TRANSLATE_NOOP("TableTexts", "Discard"),
        "pass": QT_TRANSLATE_NOOP("TableTexts", "Pass"),
        "ask": QT_TRANSLATE_NOOP("TableTexts", "Ask your partner"),
        "yes": QT_TRANSLATE_NOOP("TableTexts", "Yes, go out!"),
        "no": QT_TRANSLATE_NOOP("TableTexts", "No, wait a little."),
        "deal": QT_TRANSLATE_NOOP("TableTexts", "Next round"),
        "sheet": QT_TRANSLATE_NOOP("TableTexts", "Score sheet"),
        "take back": QT_TRANSLATE_NOOP("TableTexts", "Take back"),
        "end turn": QT_TRANSLATE_NOOP("TableTexts", "End your turn"),
        "do it": QT_TRANSLATE_NOOP("TableTexts", "Do it"),
        "undo": QT_TRANSLATE_NOOP("TableTexts", "Undo"),
        "redo": QT_TRANSLATE_NOOP("TableTexts", "Redo"),
        "hint": QT_TRANSLATE_NOOP("TableTexts", "Hint"),
        "why": QT_TRANSLATE_NOOP("TableTexts", "Why?"),
        "sort": QT_TRANSLATE_NOOP("TableTexts", "Sort"),
        "log": QT_TRANSLATE_NOOP("TableTexts", "Log"),
        "again": QT_TRANSLATE_NOOP("TableTexts", "Try again"),
    }
)
LEVELS: Mapping[str, str] = MappingProxyType(
    {
        "easy": QT_TRANSLATE_NOOP("TableTexts", "Easy"),
        "medium": QT_TRANSLATE_NOOP("TableTexts", "Medium"),
        "hard": QT_TRANSLATE_NOOP("TableTexts", "Hard"),
        "expert": QT_TRANSLATE_NOOP("TableTexts", "Expert"),
    }
)


class Legal(Struct, frozen=True):
    """What the reader may do now, as the rules judge it."""

    draw: bool = False
    take: bool = False
    """The pile, or the one card of it that the rules give."""
    top: bool = False
    """The top card alone, which fits an own sequence."""
    meld: bool = False
    discard: bool = False
    passing: bool = False
    take_back: bool = False


class NowTexts:
    """What can be done now, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = CardWords(language)

    def sentence(self, view: View, company: Company, legal: Legal, *, waits: bool = False) -> str:
        """Say what can be done now; never empty. `waits` says that the next round has to be wanted."""
        turn = view.turn
        if turn.phase is Phase.MATCH_OVER:
            return self.tr("The match is over. Ctrl+N begins another one.")
        if turn.phase is Phase.DEAL:
            if waits:
                return self.tr("The round is over. Press Enter to have the next one dealt.")
            return self.tr("The next round is about to be dealt.")
        if company.you is None:
            return self.thinking(turn.to_act, company)
        if not view.is_to_act:
            return self.waiting(view, company)
        if turn.phase is Phase.ASKED:
            return self.tr(
                "{name} asks: may I go out? Press Y for yes or N for no.", name=company.names[turn.seat]
            )
        if turn.phase is Phase.DRAW:
            return self.drawing(view, legal)
        return self.playing(view, legal)

    def thinking(self, seat: int, company: Company) -> str:
        """Say who is thinking."""
        return self.tr("{name} is thinking.", name=company.names[seat])

    def waiting(self, view: View, company: Company) -> str:
        """Say whom the reader waits for, and what can be done meanwhile."""
        turn = view.turn
        name = company.names[turn.to_act]
        if turn.phase is Phase.ASKED and company.you == turn.seat:
            return self.tr("{name} considers whether you may go out.", name=name)
        return self.tr("{name} is thinking. Meanwhile you can select cards, or sort them with S.", name=name)

    def drawing(self, view: View, legal: Legal) -> str:
        """Say how the turn may begin."""
        if legal.top and view.top is not None:
            return self._top_fits(view, view.top, legal)
        if not legal.draw:
            return self._forced(view, legal)
        if not view.table.stock_size:
            return self._stock_used_up(view, may_take=legal.take)
        # What can be done is lit: the pile that may be taken, the buttons.
        return self.tr("Your turn")

    def first(self, view: View, legal: Legal) -> str:
        """Say in short how the turn begins, before what is said of cards that can be played only then."""
        if not view.table.stock_size or not legal.draw:
            return self.drawing(view, legal)
        if legal.take or legal.top:
            return self.tr("First draw, or take from the pile.")
        return self.tr("First draw from the stock.")

    def _forced(self, view: View, legal: Legal) -> str:
        """Say what has to be taken where nothing may be drawn."""
        if legal.take and not takes_one(view.rules):
            return self.tr("Your turn: you have to take the pile.")
        if legal.take:
            return self.tr("Your turn: you have to take the top card.")
        return self.tr("Your turn: press H for a hint.")

    def _top_fits(self, view: View, top: Card, legal: Legal) -> str:
        """Say that the top card may be taken alone, and what else may be done."""
        count = draws(view.table)
        card, number = self.words.the_card(top), self.words.number(count)
        # Once nothing is left in the stock, drawing only ends the round.
        draw = legal.draw and bool(view.table.stock_size)
        if legal.take and draw:
            text = self.tr(
                "{card} fits your sequence: take it alone, take the pile, or draw {number} card(s).",
                "",
                count,
                card=card,
                number=number,
            )
        elif legal.take:
            text = self.tr("{card} fits your sequence: take it alone, or take the pile.", card=card)
        elif draw:
            text = self.tr(
                "{card} fits your sequence: take it alone (the rest of the pile stays), "
                "or draw {number} card(s).",
                "",
                count,
                card=card,
                number=number,
            )
        else:
            text = self.tr("{card} fits your sequence: take it alone; the rest of the pile stays.", card=card)
        return capital(text)

    def _stock_used_up(self, view: View, *, may_take: bool) -> str:
        if may_restock(view.table):
            return self.tr(
                "Your turn: the stock is used up. If you draw, the discards under the top card are shuffled "
                "into a new one."
            )
        if may_take and takes_one(view.rules):
            return self.tr("Your turn: the stock is used up. Take the top card, or end the round by drawing.")
        if may_take:
            return self.tr("Your turn: the stock is used up. Take the pile, or end the round by drawing.")
        return self.tr("Your turn: the stock is used up. The round ends when you draw.")

    def playing(self, view: View, legal: Legal) -> str:
        """Say how the turn may go on."""
        turn = view.turn
        if turn.owed:
            needed = minimum(view.rules, view.table.scores[view.side])
            return self.tr(
                "You have laid {laid} of {needed}; %n more (is|are) needed.",
                "",
                turn.owed,
                laid=max(0, needed - turn.owed),
                needed=needed,
            )
        if turn.answer is True:
            return self.tr("Your partner said yes: go out in this turn.")
        if turn.must_go_out:
            laid = (card for meld in view.table.melds[view.side] for card in meld.cards)
            if any(map(is_black_three, laid)):
                return self.tr("You have laid black threes: go out in this turn.")
            return self.tr("You hold too few cards to play on: go out in this turn.")
        if turn.answer is False and legal.discard:
            return self.tr("Your partner said no: play on without going out, then discard a card.")
        return self._ending(legal)

    def _ending(self, legal: Legal) -> str:
        if legal.discard and legal.meld:
            return self.tr("Meld what you like, then select a card and discard it.")
        if legal.discard:
            return self.tr("Select a card and discard it.")
        if legal.passing and legal.meld:
            return self.tr("Meld what you like, or press E to end your turn without a discard.")
        if legal.passing:
            return self.tr("Press E to end your turn without a discard.")
        if legal.meld:
            return self.tr("Meld what you can: with these cards your turn can't end yet.")
        if legal.take_back:
            return self.tr("Your turn can't end like this. Press Z to take your last step back.")
        return self.tr("Press H for a hint.")


def takes_one(rules: Rules) -> bool:
    """Tell whether only the top card is taken from the pile."""
    return rules.pile.pile_take_size is TakeSize.ONE


def draws(table: Table) -> int:
    """Return how many cards are drawn from the stock."""
    return for_players(table.rules.deck.stock_draw, table.seating.players)


class PileCaption:
    """The words under the discard pile, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = CardWords(language, alone=True)

    def count(self, view: View) -> str:
        """Say how many cards lie there."""
        waiting = len(view.turn.withheld)
        if waiting:
            return self.tr("%n card(s) (waits|wait) for the first meld", "", waiting)
        if view.top is None:
            return self.tr("No discards")
        return self.tr("Pile {count}", count=len(view.table.pile))

    def sentence(self, view: View) -> str:
        """Say how many cards lie there and what the reader would need to take them."""
        count = self.count(view)
        if view.turn.withheld or view.top is None:
            return count
        # Nothing takes the pile once the reader has drawn in this turn, or once the round is over.
        has_drawn = view.turn.seat == view.seat and view.turn.phase is Phase.PLAY
        is_over = view.turn.phase in {Phase.DEAL, Phase.MATCH_OVER}
        ways = "" if has_drawn or is_over else self.ways(view)
        return f"{count} · {ways}" if ways else count

    def ways(self, view: View) -> str:
        """Say what the reader would need to take the pile, or why nobody can."""
        top = view.top
        if top is None:
            return ""
        if is_blocked(view.rules, top):
            return self._blocked(view)
        if not view.rules.pile.pile_top_must_be_melded:
            return self.tr("take the top card")
        if not view.rules.initial.pile_take_for_initial and not has_opened(view.table, view.seat):
            return self.tr("not for your first meld")
        if _fits_meld(view):
            return self.tr("the top card fits your meld")
        ways = self._cards_needed(view)
        if not ways:
            return ""
        needed = self.words.one_of(ways)
        return self._with(view, needed)

    def _with(self, view: View, needed: str) -> str:
        always = CardSort.ALWAYS in view.rules.pile.freeze_triggers
        is_part = view.rules.pile.pile_take_size is TakeSize.FIVE and len(view.table.pile) > FIVE
        if view.table.frozen and not always:
            if is_part:
                return self.tr("frozen: take the top five with {cards}", cards=needed)
            return self.tr("frozen: take with {cards}", cards=needed)
        if is_part:
            return self.tr("take the top five with {cards}", cards=needed)
        return self.tr("take with {cards}", cards=needed)

    def _blocked(self, view: View) -> str:
        assert view.top is not None
        match view.rules.sort_of(view.top):
            case CardSort.BLACK_THREE:
                return self.tr("blocked: black three")
            case CardSort.RED_THREE:
                return self.tr("blocked: red three")
            case _:
                return self.tr("blocked: wild card")

    def _cards_needed(self, view: View) -> list[str]:
        assert view.top is not None
        pile, rank = view.rules.pile, view.top.rank
        frozen = is_frozen(view.table, view.seat)
        ways = [self.words.pair(rank)] if pile.pile_take_natural_pair else []
        if _open(pile.pile_take_natural_plus_wild, frozen=frozen):
            ways.append(self.tr("{card} and a wild card", card=self.words.several(1, rank)))
        if view.rules.sequences.sequences_enabled and _open(pile.pile_take_new_sequence, frozen=frozen):
            ways.append(self.tr("two cards for a sequence"))
        return ways


def _open(when: When, *, frozen: bool) -> bool:
    return when is When.ALWAYS or (when is When.WHEN_UNFROZEN and not frozen)


def _fits_meld(view: View) -> bool:
    """Tell whether the top card alone joins an own meld and so takes the pile."""
    numbers = range(1, len(view.table.melds[view.side]) + 1)
    return any(isinstance(plan_take(view, TakePile(onto=number)), Taking) for number in numbers)


class TableTexts:
    """The short texts of one moment, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = CardWords(language)
        self.pile_caption = PileCaption(language)
        self.set_names = SetNames(language)

    def title(self, rules_name: str, table: Table) -> str:
        """Say what is played: rules, round and target, and the direction where it is the unusual one."""
        last, points = table.rules.match.hand_cap, target(table)
        number = max(1, table.round_no)
        if last is None:
            head = self.tr(
                "{rules} · round {round} · to {target}", rules=rules_name, round=number, target=points
            )
        else:
            head = self.tr(
                "{rules} · round {round} of {last} · to {target}",
                rules=rules_name,
                round=number,
                last=last,
                target=points,
            )
        if table.rules.deck.turn_order is TurnOrder.ANTICLOCKWISE:
            return self.tr("{head} · play goes anticlockwise", head=head)
        return head

    def subtitle(self, view: View, company: Company) -> str:
        """Say how the sides stand, and what the reader's first meld needs while it is still to come."""
        table = view.table
        totals = table.result.totals if table.result else table.scores
        parts = [
            self.tr("{side} {score}", side=self.side(side, company), score=score)
            for side, score in enumerate(totals)
        ]
        if not table.side_has_melded(view.side):
            needed = minimum(table.rules, table.scores[view.side])
            parts.append(self.tr("first meld {points}", points=needed))
        return "    ".join(parts)

    def seat_name(self, seat: int, company: Company) -> str:
        """Name a seat, the reader's own as "You"."""
        return self.tr("You") if company.is_you(seat) else company.names[seat]

    def side(self, side: int, company: Company) -> str:
        """Name a side: "Us", "Them", or its players where there are more than two sides."""
        seats = company.seating.seats_of(side)
        if company.in_teams and side == company.your_side:
            return self.tr("Us")
        if company.in_teams and company.you is not None and company.seating.sides == 2:
            return self.tr("Them")
        return " & ".join(self.seat_name(seat, company) for seat in seats)

    def zone_left(self, side: int, company: Company) -> str:
        """Say whose melds lie in a zone: "US · You & Berit"."""
        return " · ".join(part for part in self.zone_names(side, company) if part)

    def zone_names(self, side: int, company: Company) -> tuple[str, str]:
        """Return whose melds lie in a zone as the side, "US", and its players, where they are others."""
        players = " & ".join(self.seat_name(seat, company) for seat in company.seating.seats_of(side))
        name = self.side(side, company)
        return (players, "") if name == players else (name.upper(), players)

    def zone_right(self, table: Table, side: int) -> str:
        """Say what lies in a zone and what is needed to go out."""
        lacking, sambas, natural = sets_lacking(table, table.melds[side])
        if lacking > max(sambas, natural, 0):
            sets = self.set_names.needed(table.rules, lacking, sambas, natural)
            status = self.tr("needs {sets} to go out", sets=sets)
        else:
            status = self.zone_status(table, side)
        return "   ".join(part for part in (self.zone_points(table, side), status) if part)

    def zone_points(self, table: Table, side: int) -> str:
        """Say what a side's melds and red threes count as things stand."""
        cards = melded_points(table, side)
        bonus = sum(set_bonus(table.rules, kind) for kind in sets_of(table.rules, table.melds[side]))
        threes = red_three_points(table, side)
        if threes < 0 and bonus:
            return self.tr(
                "cards {cards} + bonus {bonus} − penalty {penalty}", cards=cards, bonus=bonus, penalty=-threes
            )
        if threes < 0:
            return self.tr("cards {cards} − penalty {penalty}", cards=cards, penalty=-threes)
        bonus += threes
        if not bonus:
            return self.tr("cards {cards}", cards=cards) if cards else ""
        return self.tr("cards {cards} + bonus {bonus}", cards=cards, bonus=bonus)

    def zone_status(self, table: Table, side: int) -> str:
        """Say in few words what a side still needs to go out."""
        lacking, sambas, natural = sets_lacking(table, table.melds[side])
        if lacking > max(sambas, natural, 0):
            return self.tr("needs %n more to go out", "", lacking)
        if sambas > 0:
            if has_escaleras(table.rules):
                return self.tr("needs %n escalera(s) to go out", "", sambas)
            return self.tr("needs %n samba(s) to go out", "", sambas)
        if natural > 0:
            return self.tr("needs %n more without wild cards", "", natural)
        points = table.rules.going_out.go_out_min_meld_points - melded_points(table, side)
        if points > 0:
            return self.tr("needs %n more point(s) to go out", "", points)
        return self.tr("may go out")

    def worth(self, table: Table, side: int) -> str:
        """Return what the round is worth for a side so far: cards and bonus less penalty.

        Empty before there is any.
        """
        bonus = sum(set_bonus(table.rules, kind) for kind in sets_of(table.rules, table.melds[side]))
        found = melded_points(table, side) + bonus + red_three_points(table, side)
        return self.language.number(found) if found or table.melds[side] else ""

    def pips(self, table: Table, side: int) -> tuple[int, int]:
        """Count the complete melds that going out needs: those that are there, and all."""
        every = sets_needed(table)
        return max(0, every - max(0, *sets_lacking(table, table.melds[side]))), every

    def may_go_out(self, table: Table, side: int) -> bool:
        """Tell whether a side has all that going out needs, where it needs anything."""
        rules = table.rules.going_out
        if not table.melds[side] or not (sets_needed(table) or rules.go_out_min_meld_points):
            return False
        short = rules.go_out_min_meld_points - melded_points(table, side)
        return max(sets_lacking(table, table.melds[side])) <= 0 and short <= 0

    def flag(self, table: Table, side: int) -> str:
        """Say that a side may go out; empty where it may not."""
        return self.tr("may go out") if self.may_go_out(table, side) else ""

    def cards_left(self, count: int) -> str:
        """Say how few cards a seat holds: "2 left"."""
        return self.tr("%n left", "", count)

    def meld_words(self, rules: Rules, meld: Meld) -> tuple[str, str, str]:
        """Return what stands over a meld: its name, its number at the right, and both in short.

        No number stands there alone that could be read as a rank.
        """
        count = len(meld.cards)
        kind = set_kind(rules, meld)
        times = f"×{count}"
        if meld.kind is MeldKind.SEQUENCE:
            low, high = (self.words.sign(meld.stands_for(at))[:-1] for at in (0, count - 1))
            span = f"{SIGNS[meld.suit]} {low}–{high}"
            if kind is not None:
                return f"{capital(self.set_names.badge(rules, kind))} {span}", "", span
            return span, f"{count}/{set_size(rules, meld)}" if set_size(rules, meld) else "", span
        name = self.tr("Wild cards") if meld.kind is MeldKind.WILD else capital(self.words.ranks(meld.rank))
        if kind is not None:
            return f"{name} {times}", "", times
        size = set_size(rules, meld)
        number = f"{count}/{size}" if size else times
        return name, number, number

    def meter(self, table: Table) -> tuple[int, int] | None:
        """Return points laid and points needed while the first meld of the turn is short."""
        if not table.turn.owed:
            return None
        needed = minimum(table.rules, table.scores[table.seating.side_of(table.turn.seat)])
        return max(0, needed - table.turn.owed), needed

    def meter_text(self, laid: int, needed: int) -> str:
        """Say how far the first meld has come."""
        return self.tr("{laid} of {needed}", laid=laid, needed=needed)

    def before_next_turn(self) -> str:
        """Say that the own turn is over as soon as the ring has run out."""
        return self.tr("Your turn is about to end. Z takes it back, Enter ends it now.")

    def before_sheet(self) -> str:
        """Say that the sheet of a round is about to come."""
        return self.tr("The round is over. Press Enter for its score sheet.")

    def stock(self, table: Table) -> str:
        """Say how many cards the stock holds."""
        return (
            self.tr("Stock {count}", count=table.stock_size) if table.stock_size else self.tr("Stock used up")
        )

    def taking(self, view: View, cards: tuple[Card, ...]) -> str:
        """Offer to take the pile with cards of the hand: "Take 9 cards with your eights"."""
        count = len(cards_taken(view.table))
        ranks = {card.rank for card in cards}
        if len(ranks) == 1 and view.top is not None and ranks == {view.top.rank}:
            return self.tr(
                "Take %n card(s) with your {ranks}", "", count, ranks=self.words.ranks(view.top.rank)
            )
        return self.tr("Take %n card(s)", "", count)

    def pile(self, view: View) -> str:
        """Say how many cards the pile holds."""
        return self.pile_caption.count(view)

    def pile_in_full(self, view: View) -> str:
        """Say how many cards the pile holds and what would let you take it."""
        return self.pile_caption.sentence(view)

    def new_meld(self) -> str:
        """Name the empty place for a meld."""
        return self.tr("New meld")

    def level(self, level: str) -> str:
        """Name the level of a computer player; a program of one's own is named as one."""
        return self.tr(LEVELS[level]) if level in LEVELS else self.tr("own program")

    def seat_detail(self, seat: int, company: Company, level: str | None, *, as_medium: bool = False) -> str:
        """Say what a seat is to the reader: partner or not, and its level; a person has none.

        A level that these rules are too much for plays `as_medium`.
        """
        parts = [self.tr("Partner")] if company.is_partner(seat) else []
        if level is not None:
            shown = self.level(level)
            parts.append(self.tr("{level} (as medium)", level=shown) if as_medium else shown)
        return " · ".join(parts)

    def button(self, name: str) -> str:
        """Label a button by the name of what it does; KeyError where there is none."""
        return self.tr(BUTTONS[name])

    def take_button(self, table: Table) -> str:
        """Label the button that takes the pile, or the one card of it that the rules give."""
        return self.button("top" if takes_one(table.rules) else "take")

    def draw_button(self, table: Table) -> str:
        """Label the button that draws: "Draw two"; once too little is left, it ends the round."""
        if ends_by_drawing(table):
            return self.tr("End the round")
        return capital(self.tr("Draw {number}", number=self.words.number(draws(table))))

    def question(self) -> str:
        """Ask the partner."""
        return self.tr("Partner, may I go out?")

    def answer(self, *, yes: bool) -> str:
        """Answer the partner."""
        return self.tr(BUTTONS["yes"] if yes else BUTTONS["no"])

    def dealer_draw(self) -> str:
        """Say what happens while the seats draw for the first deal."""
        return self.tr("Everybody draws a card; the highest deals first.")

    def move_waits(self, name: str, why: str) -> str:
        """Say that a player's move could not be kept yet, and why."""
        return self.tr("{name}'s move waits until it can be kept ({why}).", name=name, why=why)

    def deal_waits(self, why: str) -> str:
        """Say that the deal of a round could not be kept yet, and why."""
        return self.tr("The deal waits until it can be kept ({why}).", why=why)
