"""The short texts around the table: heads, zones, piles, the message line, buttons and speech bubbles."""

from collections.abc import Mapping
from types import MappingProxyType

from samba_desktop.engine.dealing import ends_by_drawing
from samba_desktop.engine.melds import SetKind
from samba_desktop.engine.rules.kinds import TurnOrder
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import (
    melded_points,
    minimum,
    red_three_points,
    set_bonus,
    sets_lacking,
    sets_of,
    target,
)
from samba_desktop.engine.table import Table, View
from samba_desktop.texts.company import Company
from samba_desktop.texts.language import Language, Tr, capital
from samba_desktop.texts.now import draws, takes_one
from samba_desktop.texts.pile_caption import PileCaption
from samba_desktop.texts.set_names import SetNames, has_escaleras
from samba_desktop.texts.words import Words

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


class TableTexts:
    """The short texts of one moment, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = Words(language)
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
        players = " & ".join(self.seat_name(seat, company) for seat in company.seating.seats_of(side))
        name = self.side(side, company)
        return players if name == players else f"{name.upper()} · {players}"

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

    def meter(self, table: Table) -> tuple[int, int] | None:
        """Return points laid and points needed while the first meld of the turn is short."""
        if not table.turn.owed:
            return None
        needed = minimum(table.rules, table.scores[table.seating.side_of(table.turn.seat)])
        return max(0, needed - table.turn.owed), needed

    def meter_text(self, laid: int, needed: int) -> str:
        """Say how far the first meld has come."""
        return self.tr("{laid} of {needed}", laid=laid, needed=needed)

    def stock(self, table: Table) -> str:
        """Say how many cards the stock holds."""
        return (
            self.tr("Stock {count}", count=table.stock_size) if table.stock_size else self.tr("Stock used up")
        )

    def pile(self, view: View) -> str:
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

    def badge(self, rules: Rules, kind: SetKind) -> str:
        """Return the short word on a complete meld."""
        return capital(self.set_names.badge(rules, kind))

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
