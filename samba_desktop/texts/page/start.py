"""The chapters before play: what the game is about, who plays, with which cards, and the deal."""

from samba_desktop.engine.cards import ACE, JACK, JOKER, KING, QUEEN
from samba_desktop.engine.rules.kinds import CardSort, NumberPoints, Shape, WildRank
from samba_desktop.engine.rules.rules import for_players
from samba_desktop.texts.language import Tr, capital
from samba_desktop.texts.page.chapter import Block, Facts, Grid, Section, Voice, paragraphs


class OpeningChapter:
    """The sections before the first turn, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language

    def sections(self, facts: Facts) -> tuple[Section, ...]:
        """Write these sections."""
        return (
            Section(self.tr("What the game is about"), tuple(self._aim(facts))),
            Section(self.tr("Players, cards and the deal"), tuple(self._table(facts))),
        )

    def _aim(self, facts: Facts) -> list[Block]:
        return paragraphs((self._melds(facts), self._complete(facts)), (self._ending(facts),))

    def _melds(self, facts: Facts) -> str:
        if facts.sequences:
            return self.tr(
                "You score by laying cards face up on the table in melds: groups of one rank, and sequences "
                "of one suit."
            )
        return self.tr("You score by laying cards face up on the table in melds: groups of one rank.")

    def _complete(self, facts: Facts) -> str:
        names = self.voice.names.gaps(facts.rules)
        if facts.canastas and facts.sambas:
            return self.tr(
                "A group of seven cards is a canasta and a sequence of seven cards {a_samba}; these earn the "
                "great bonuses.",
                a_samba=names["a_samba"],
            )
        if facts.canastas:
            return self.tr("A group of seven cards is a canasta; canastas earn the great bonuses.")
        if facts.sambas:
            return self.tr(
                "A sequence of seven cards is {a_samba}; {sambas} earn the great bonuses.",
                a_samba=names["a_samba"],
                sambas=names["sambas"],
            )
        return ""

    def _ending(self, facts: Facts) -> str:
        targets = {for_players(facts.rules.match.target_score, count) for count in facts.counts}
        going_out = self.tr(
            "A round ends when a player goes out, that is, gets rid of the last card in the right way. Then "
            "the melds and the cards left in the hands are counted, and the next round is dealt."
        )
        if len(targets) > 1:
            return going_out
        played = self.tr("The match goes on until somebody has {target} points.", target=targets.pop())
        return f"{going_out} {played}"

    def _table(self, facts: Facts) -> list[Block]:
        blocks: list[Block] = []
        if len(facts.counts) > 1:
            blocks.append(self._counts(facts))
        blocks += paragraphs((self._players(facts), *self._partners(facts)), self._deal(facts))
        blocks += paragraphs(self._pile_begins(facts))
        return blocks

    def _counts(self, facts: Facts) -> Grid:
        """Write what differs by count of players as a table, like counts in one row."""
        rows: dict[tuple[str, ...], list[int]] = {}
        for count in facts.counts:
            rows.setdefault(self._at(facts, count), []).append(count)
        head = (self.tr("Players"), self.tr("Teams"), self.tr("Cards for each"))
        number = self.voice.words.number
        return Grid(
            head,
            tuple(
                (capital(self.voice.words.one_of([number(count) for count in counts])), *row)
                for row, counts in rows.items()
            ),
        )

    def _at(self, facts: Facts, count: int) -> tuple[str, ...]:
        options = self.voice.options
        shapes = [options.choice("team_shapes", shape) for shape in facts.shapes_of(count)]
        size = for_players(facts.rules.deck.hand_size, count)
        return capital(self.voice.words.one_of(shapes)), self.voice.language.number(size)

    def _players(self, facts: Facts) -> str:
        if len(facts.counts) > 1:
            return ""
        (count,) = facts.counts
        number = self.voice.words.number(count)
        shapes = facts.shapes_of(count)
        if len(shapes) > 1:
            named = [self.voice.options.choice("team_shapes", shape) for shape in shapes]
            text = self.tr(
                "{number} players form {teams}.", number=number, teams=self.voice.words.one_of(named)
            )
            return capital(text)
        match shapes[0]:
            case Shape.SOLO:
                return capital(self.tr("{number} players play, each for oneself.", number=number))
            case Shape.TWO_PAIRS:
                return self.tr("Four players form two teams of two.")
            case Shape.TWO_TRIOS:
                return self.tr("Six players form two teams of three.")
            case Shape.THREE_PAIRS:
                return self.tr("Six players form three teams of two.")

    def _partners(self, facts: Facts) -> list[str]:
        if not facts.in_teams:
            return []
        if Shape.TWO_TRIOS not in facts.shapes:
            seats = self.tr("Partners sit opposite each other.")
        else:
            seats = self.tr("Partners never sit next to each other.")
        together = self.tr(
            "A team is one side: its melds, its red threes and its score are common, and what these rules "
            "say of your melds holds for all melds of your side."
        ) if facts.red_threes else self.tr(
            "A team is one side: its melds and its score are common, and what these rules say of your melds "
            "holds for all melds of your side."
        )  # fmt: skip
        alone = self.tr("Where everybody plays alone, each player is a side.") if facts.alone else ""
        return [seats, together, alone]

    def _deal(self, facts: Facts) -> list[str]:
        rule, rules = self.voice.rule, facts.rules
        dealt = (
            self.tr("The cards are dealt one at a time.")
            if len(facts.counts) > 1
            else rule(facts, "hand_size")
        )
        return [
            rule(facts, "deck_count"),
            rule(facts, "joker_count"),
            self.tr("That makes %n card(s).", "", rules.count_of_cards) if rules.deck.joker_count else "",
            rule(facts, "first_dealer"),
            dealt,
            rule(facts, "turn_order"),
        ]

    def _pile_begins(self, facts: Facts) -> list[str]:
        covered = self.voice.rule_with(facts, "initial_upcard_cover", facts.covered)
        return [
            self.tr("The rest of the cards are the stock, which lies face down in the middle."),
            covered,
            self.voice.rule(facts, "initial_wild_freezes") if CardSort.WILD in facts.freezing else "",
        ]


class CardsChapter:
    """This section, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language

    def sections(self, facts: Facts) -> tuple[Section, ...]:
        """Write the section."""
        blocks: list[Block] = paragraphs(self._sorts(facts), self._points(facts))
        return (Section(self.tr("What the cards are worth"), (*blocks, self._table(facts))),)

    def _sorts(self, facts: Facts) -> list[str]:
        rules = facts.rules
        jokers = WildRank.JOKER in rules.cards.wild_ranks or not rules.deck.joker_count
        return [
            self.voice.rule_with(facts, "wild_ranks", facts.present_wilds),
            "" if jokers else self.tr("Jokers can't be melded."),
            self._naturals(facts),
            self.voice.rule(facts, "threes_special"),
        ]

    def _naturals(self, facts: Facts) -> str:
        if facts.twos_natural and facts.sequences and facts.lowest_rank > 1:
            return self.tr("Twos are natural cards, but they stand in no sequence.")
        if facts.twos_natural and facts.wilds:
            return self.tr("Twos are natural cards.")
        special = facts.rules.cards.threes_special and facts.wilds
        return self.tr("The cards from 4 to ace are natural.") if special else ""

    def _points(self, facts: Facts) -> list[str]:
        match = facts.rules.match
        if match.melded_cards_count and match.hand_cards_deducted:
            worth = self.tr("Each card is worth points, for you in a meld and against you in the hand.")
        else:
            worth = self.tr("Each card is worth points.")
        red = self.tr("Red threes count by a rule of their own.") if facts.red_threes else ""
        return [worth, red]

    def _table(self, facts: Facts) -> Grid:
        rules, words, number = facts.rules, self.voice.words, self.voice.language.number
        rows = [(capital(words.rank(JOKER)), number(rules.cards.points_joker))] * bool(rules.deck.joker_count)
        rows.append((capital(words.rank(ACE)), number(rules.cards.points_ace)))
        rows.append((self.tr("Two"), number(rules.cards.points_two)))
        court = [words.rank(rank) for rank in (KING, QUEEN, JACK)]
        if rules.cards.number_card_points is NumberPoints.FACE_VALUE:
            rows.append((capital(", ".join(court)), number(10)))
            rows.append((self.tr("10 to 4"), self.tr("their number")))
        else:
            rows.append((capital(", ".join([*court, "10", "9", "8"])), number(10)))
            rows.append(("7, 6, 5, 4", number(5)))
        return Grid((self.tr("Card"), self.tr("Points")), (*rows, *self._threes(facts)))

    def _threes(self, facts: Facts) -> list[tuple[str, str]]:
        rules, number = facts.rules, self.voice.language.number
        held = rules.black_threes.black_three_hand_each
        deducted = facts.matters("black_three_hand_each")
        melded = facts.matters("points_black_three")
        worth = rules.cards.points_black_three
        if facts.matters("points_red_three_card"):
            red = rules.cards.points_red_three_card
            if red == worth and (held == worth or not deducted):
                return [(self.tr("Three"), number(worth))]
            rows = [(self.tr("Red three"), number(red))]
        else:
            rows = []
        if melded and (held == worth or not deducted):
            return [*rows, (self.tr("Black three"), number(worth))]
        if melded:
            rows.append((self.tr("Black three in a meld"), number(worth)))
        if deducted:
            rows.append((self.tr("Black three left in the hand"), number(held)))
        return rows
