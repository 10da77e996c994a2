"""The line under the discard pile: how many cards it holds and what would let you take it."""

from samba_desktop.engine.actions import TakePile
from samba_desktop.engine.pile import Taking, is_blocked, is_frozen, plan_take
from samba_desktop.engine.rules.kinds import CardSort, TakeSize, When
from samba_desktop.engine.scoring import has_opened
from samba_desktop.engine.table import Phase, View
from samba_desktop.texts.language import Language, Tr
from samba_desktop.texts.words import Words

FIVE = 5


class PileCaption:
    """The words under the discard pile, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = Words(language, alone=True)

    def sentence(self, view: View) -> str:
        """Say how many cards lie there and what the reader would need to take them."""
        waiting = len(view.turn.withheld)
        if waiting:
            return self.tr("%n card(s) (waits|wait) for the first meld", "", waiting)
        if view.top is None:
            return self.tr("No discards")
        count = self.tr("Pile {count}", count=len(view.table.pile))
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
