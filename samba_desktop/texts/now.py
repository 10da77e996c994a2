"""The one line that says what can be done now; told what is legal, it judges nothing."""

from msgspec import Struct

from samba_desktop.engine.cards import Card, is_black_three
from samba_desktop.engine.dealing import may_restock
from samba_desktop.engine.rules.kinds import TakeSize
from samba_desktop.engine.rules.rules import Rules, for_players
from samba_desktop.engine.scoring import minimum
from samba_desktop.engine.table import Phase, Table, View
from samba_desktop.texts.company import Company
from samba_desktop.texts.language import Language, Tr, capital
from samba_desktop.texts.words import Words


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
        self.words = Words(language)

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
        count = draws(view.table)
        number = self.words.number(count)
        if legal.take and takes_one(view.rules):
            return self.tr(
                "Your turn: draw {number} card(s), or take the top card.", "", count, number=number
            )
        if legal.take:
            return self.tr("Your turn: draw {number} card(s), or take the pile.", "", count, number=number)
        return self.tr("Your turn: draw {number} card(s).", "", count, number=number)

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
