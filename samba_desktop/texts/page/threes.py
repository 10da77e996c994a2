"""The sections on red threes and on black threes, where threes are special."""

from samba_desktop.engine.rules.kinds import BlackThreeMeld, CardSort, RedThreesPositive
from samba_desktop.texts.language import Tr
from samba_desktop.texts.page.facts import Facts
from samba_desktop.texts.page.parts import Section, paragraphs
from samba_desktop.texts.page.voice import Voice

GOING_OUT = (BlackThreeMeld.GOING_OUT_NATURAL, BlackThreeMeld.GOING_OUT_WITH_WILDS)


class Threes:
    """These sections, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language

    def sections(self, facts: Facts) -> tuple[Section, ...]:
        """Write these sections."""
        if not facts.rules.cards.threes_special:
            return ()
        red = (self._laid(facts), self._worth(facts), self._held(facts)) if facts.red_threes else ()
        blocks = paragraphs(*red) or paragraphs((self.voice.rule(facts, "red_three_mode"),))
        return (
            Section(self.tr("Red threes"), tuple(blocks)),
            Section(self.tr("Black threes"), tuple(paragraphs(self._black(facts)))),
        )

    def _laid(self, facts: Facts) -> list[str]:
        rule = self.voice.rule
        said = [self.tr("Red threes never join a meld."), rule(facts, "red_three_mode")]
        discard = facts.red_threes_kept and facts.rules.pile.discard_red_three
        if discard and CardSort.RED_THREE in facts.blocking:
            said.append(self.tr("You may also discard it, which blocks the pile for the next player."))
        else:
            said.append(rule(facts, "discard_red_three"))
        said.append(rule(facts, "red_three_replacement"))
        if facts.rules.red_threes.red_three_replacement:
            said.append(rule(facts, "red_three_from_pile_replacement"))
        return said

    def _worth(self, facts: Facts) -> list[str]:
        threes, all_of_them = facts.rules.red_threes, self._all(facts)
        each, together = threes.red_three_each, threes.red_three_all
        if together == facts.rules.count_of_red_threes * each:
            earns = self.tr("Each red three laid out earns %n point(s).", "", each)
        else:
            earns = self.tr(
                "Each red three laid out earns %n point(s), but {all} of them together {together}.",
                "",
                each,
                all=all_of_them,
                together=together,
            )
        return [earns, *self._condition(facts, all_of_them)]

    def _condition(self, facts: Facts, all_of_them: str) -> list[str]:
        threes = facts.rules.red_threes
        if not facts.red_threes_may_fail:
            return []
        each, together = threes.red_three_negative_each, threes.red_three_negative_all
        if together == facts.rules.count_of_red_threes * each:
            costs = self.tr("Otherwise each of them costs %n point(s).", "", each)
        else:
            costs = self.tr(
                "Otherwise each of them costs %n point(s), and {all} of them together {together}.",
                "",
                each,
                all=all_of_them,
                together=together,
            )
        return [self._needs(facts), costs]

    def _all(self, facts: Facts) -> str:
        count = facts.rules.count_of_red_threes
        if count == 2:
            return self.tr("both")
        return self.tr("all {number}", number=self.voice.words.number(count))

    def _needs(self, facts: Facts) -> str:
        if facts.rules.red_threes.red_three_positive_if is RedThreesPositive.SET_COUNT:
            return self.voice.rule(facts, "red_three_positive_sets")
        return self.voice.rule(facts, "red_three_positive_if")

    def _held(self, facts: Facts) -> list[str]:
        return [self.voice.rule(facts, "red_three_hand_penalty")]

    def _black(self, facts: Facts) -> list[str]:
        said = []
        if CardSort.BLACK_THREE in facts.blocking:
            said.append(self.tr("A black three that you discard blocks the pile for the next player."))
        meld = facts.rules.black_threes.black_three_meld
        if not facts.wilds_in_groups and meld in GOING_OUT:
            said.append(
                self.tr("Black threes may be melded only in the turn in which you go out, as a group.")
            )
        else:
            said.append(self.voice.rule(facts, "black_three_meld"))
        return [*said, "" if meld is BlackThreeMeld.NEVER else self._size(facts)]

    def _size(self, facts: Facts) -> str:
        most = facts.rules.black_threes.black_three_group_max
        there_are = 2 * facts.rules.deck.deck_count
        return self.voice.rule(facts, "black_three_group_max") if most < there_are else ""
