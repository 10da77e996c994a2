"""The sections on the end of a round, on counting it and on the match."""

from samba_desktop.engine.actions import read_cards
from samba_desktop.engine.cards import Card
from samba_desktop.engine.melds import Meld, SetKind, form, set_kind
from samba_desktop.engine.rules.option import alike
from samba_desktop.engine.rules.rules import value_of
from samba_desktop.engine.scoring import card_points, set_bonus
from samba_desktop.texts.language import Tr, capital
from samba_desktop.texts.page.chapter import (
    Block,
    Example,
    Facts,
    Grid,
    MeldExamples,
    Points,
    Section,
    Voice,
    paragraphs,
)

SETS = (
    (SetKind.NATURAL_CANASTA, "KS KS KH KD KD KC KC", ""),
    (SetKind.MIXED_CANASTA, "8S 8S 8H 8D 8C 2C JK", ""),
    (SetKind.SAMBA, "4S 5S 6S 7S 8S 9S 10S", ""),
    (SetKind.MIXED_SAMBA, "5D 6D 2S 8D 9D 10D JD", "7D"),
    (SetKind.WILD_CANASTA, "JK JK JK 2S 2H 2D 2C", ""),
)
"""A complete meld of each kind; the third card of the mixed sequence stands for another."""


class EndingChapter:
    """These sections, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language
        self.judged = MeldExamples(voice)

    def sections(self, facts: Facts) -> tuple[Section, ...]:
        """Write these sections."""
        return (
            Section(self.tr("Going out"), tuple(self._going_out(facts))),
            Section(self.tr("When the stock is used up"), tuple(self._stock(facts))),
            Section(self.tr("Counting a round"), (*self._counting(facts), *self._counted(facts))),
            Section(self.tr("The match"), tuple(self._match(facts))),
        )

    def _going_out(self, facts: Facts) -> list[Block]:
        rule = self.voice.rule
        return paragraphs(
            (
                self._needed(facts),
                rule(facts, "go_out_min_sambas", unless=0),
                rule(facts, "go_out_min_natural_sets", unless=0),
                rule(facts, "go_out_min_meld_points", unless=0),
            ),
            (rule(facts, "final_discard"), rule(facts, "keep_after_melding"), self._in_the_hand(facts)),
            (rule(facts, "ask_partner"), rule(facts, "ask_needs_all_partners")),
            (
                self.tr("The round ends as soon as a player has gone out."),
                rule(facts, "go_out_bonus") if not facts.rules.going_out.go_out_bonus else "",
                rule(facts, "concealed_extra_bonus", unless=0),
                rule(facts, "concealed_conditions"),
            ),
        )

    def _needed(self, facts: Facts) -> str:
        going_out = facts.rules.going_out
        needed = alike(value_of(facts.rules, "go_out_sets"))
        if not isinstance(needed, int):
            return self.voice.rule(facts, "go_out_sets")
        for name in ("go_out_min_sambas", "go_out_min_natural_sets"):
            needed = max(needed, value_of(facts.rules, name) if facts.matters(name) else 0)
        if needed == 0:
            return "" if going_out.go_out_min_meld_points else self.tr("You may go out whenever you can.")
        if needed == 2 and facts.canastas and facts.sambas:
            sets = self.voice.names.many(facts.rules)
            return self.tr("To go out you need two complete {sets}, or one of each.", sets=sets)
        return self.voice.rule_with(facts, "go_out_sets", needed)

    def _in_the_hand(self, facts: Facts) -> str:
        if not facts.red_threes_kept:
            return ""
        return self.tr("A red three in your hand counts as a card like others here.")

    def _stock(self, facts: Facts) -> list[Block]:
        rule = self.voice.rule
        replaced = facts.red_threes and facts.rules.red_threes.red_three_replacement
        return paragraphs(
            (
                rule(facts, "stock_empty_rule"),
                rule(facts, "short_draw_allowed"),
                rule(facts, "forced_pile_when_stock_empty", unless=False),
            ),
            (
                self.tr("Red threes aren't replaced when no card is left.") if replaced else "",
                rule(facts, "red_three_last_stock_card"),
            ),
        )

    def _counting(self, facts: Facts) -> list[Block]:
        lead = (
            self.tr("When the round has ended, each side counts:")
            if facts.in_teams
            else self.tr("When the round has ended, each player counts:")
        )
        blocks: list[Block] = paragraphs((lead,))
        blocks.append(Points(tuple(self._items(facts))))
        rule = self.voice.rule
        unpaid = (
            rule(facts, "melded_cards_count", unless=True),
            rule(facts, "hand_cards_deducted", unless=True),
        )
        blocks += paragraphs(unpaid)
        bonuses = self._bonuses(facts)
        return [*blocks, Grid((self.tr("Bonus"), self.tr("Points")), bonuses)] if bonuses else blocks

    def _items(self, facts: Facts) -> list[str]:
        rules = facts.rules
        items = []
        if rules.match.melded_cards_count:
            items.append(
                self.tr("plus the points of all melded cards, also of those added to the melds of others")
                if rules.groups.lay_off_on_opponents
                else self.tr("plus the points of all melded cards")
            )
        if self._bonuses(facts):
            items.append(self.tr("plus the bonuses of the table below"))
        if facts.red_threes:
            items.append(self.tr("plus or minus the points of red threes"))
        if rules.match.hand_cards_deducted:
            items.append(
                self.tr("minus the points of the cards left in the hands of its players")
                if facts.in_teams
                else self.tr("minus the points of the cards left in the hand")
            )
        return items

    def _bonuses(self, facts: Facts) -> tuple[tuple[str, str], ...]:
        rules, number = facts.rules, self.voice.language.number
        rows = [
            (capital(self.voice.names.name(rules, kind)), number(set_bonus(rules, kind)))
            for kind in self._kinds(facts)
        ]
        if rules.going_out.go_out_bonus:
            rows.append((self.tr("Going out"), number(rules.going_out.go_out_bonus)))
        if rules.going_out.concealed_extra_bonus:
            both = rules.going_out.go_out_bonus + rules.going_out.concealed_extra_bonus
            rows.append((self.tr("Going out concealed"), number(both)))
        return tuple(rows)

    def _kinds(self, facts: Facts) -> list[SetKind]:
        """List the kinds of complete melds that there are in this game."""
        there = {
            SetKind.NATURAL_CANASTA: facts.canastas,
            SetKind.MIXED_CANASTA: facts.canastas and facts.wilds_in_groups,
            SetKind.SAMBA: facts.sambas,
            SetKind.MIXED_SAMBA: facts.sambas and facts.wilds_in_sequences,
            SetKind.WILD_CANASTA: facts.wild_melds,
        }
        return [kind for kind, is_there in there.items() if is_there]

    def _counted(self, facts: Facts) -> list[Example]:
        shown = []
        for kind, text, meant in SETS:
            cards = read_cards(self.judged.at_hand(facts, text))
            stands = (None, None, *read_cards(meant), *[None] * 4) if meant else ()
            meld = form(facts.rules, cards, stands)
            if isinstance(meld, Meld) and set_kind(facts.rules, meld) is kind:
                shown.append(self._worth(facts, cards, kind))
        return shown

    def _worth(self, facts: Facts, cards: tuple[Card, ...], kind: SetKind) -> Example:
        points = card_points(facts.rules, cards) if facts.rules.match.melded_cards_count else 0
        bonus = set_bonus(facts.rules, kind)
        signs, name = self.voice.words.signs(cards), self.voice.names.name(facts.rules, kind)
        if not points:
            text = self.tr("{cards}: {bonus} for the {set}.", cards=signs, bonus=bonus, set=name)
            return Example((cards,), text)
        text = self.tr(
            "{cards}: {points} for the cards and {bonus} for the {set}, together {total}.",
            cards=signs,
            points=points,
            bonus=bonus,
            set=name,
            total=points + bonus,
        )
        return Example((cards,), text)

    def _match(self, facts: Facts) -> list[Block]:
        names = ("target_score", "match_end_check", "winner_rule", "tie_rule")
        cap = self.voice.rule(facts, "hand_cap", unless=None)
        return paragraphs([self.voice.rule(facts, name) for name in names], (cap,))
