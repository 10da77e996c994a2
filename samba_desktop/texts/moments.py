"""The moments that cost or won most in a round: what was done, what else there was, and what it came to."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from samba_desktop.engine.actions import Add, Lay, PlayerAction, Stands
from samba_desktop.engine.cards import Card
from samba_desktop.engine.table import View
from samba_desktop.texts.action_words import ActionWords
from samba_desktop.texts.language import Language, Tr

MOST = 3
"""So many moments of a round are told at most."""
Told = TypeVar("Told")


def foremost(told: Iterable[Told], gain: Callable[[Told], int]) -> list[Told]:
    """Choose the decisions that mattered most: first those that cost, then those that won, each by its size.

    `gain` is how many points another plan promised more.
    """
    chosen = sorted(told, key=lambda one: -abs(gain(one)))[:MOST]
    return sorted(chosen, key=lambda one: gain(one) <= 0)


class MomentTexts:
    """Sentences about single decisions, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self._actions = ActionWords(language)

    def heading(self, count: int) -> str:
        """Name what is shown: "Three moments of this round"."""
        match count:
            case 0:
                return self.tr("No decision of yours stands out in this round.")
            case 1:
                return self.tr("The moment that mattered most")
            case 2:
                return self.tr("Two moments that mattered most")
            case _:
                return self.tr("Three moments that mattered most")

    def looking(self, at: int, of: int) -> str:
        """Say how far the looking has come."""
        return self.tr("Looking at your decisions: {at} of {of}", at=at, of=of)

    def sentence(
        self,
        view: View,
        turn: int,
        plans: tuple[Sequence[PlayerAction], Sequence[PlayerAction]],
        gain: int,
        error: int,
    ) -> str:
        """Tell of one decision: what was done and the best of the rest are the two plans.

        `gain` is what the other one promised more, `error` its standard error, both in points.
        """
        done, other = (self.plan(view, plan) for plan in plans)
        if gain > 0:
            return self.tr(
                "In turn {turn} “{done}” cost about {points} points (± {error}): "
                "by what you knew, “{other}” promised more.",
                turn=turn,
                done=done,
                other=other,
                points=gain,
                error=max(1, 2 * error),
            )
        return self.tr(
            "In turn {turn} “{done}” won about {points} points (± {error}): "
            "the next best, “{other}”, promised less.",
            turn=turn,
            done=done,
            other=other,
            points=-gain,
            error=max(1, 2 * error),
        )

    def plan(self, view: View, actions: Sequence[PlayerAction]) -> str:
        """Name what is done in a turn, in few words."""
        return self._actions.plan(view, _folded(view, actions))


def _folded(view: View, actions: Sequence[PlayerAction]) -> list[PlayerAction]:
    """Join what is added to melds of this very turn to their laying, as those melds have no name yet."""
    there = len(view.table.melds[view.side])
    new: list[int] = []
    folded: list[PlayerAction] = []
    for action in actions:
        match action:
            case Lay():
                new.append(len(folded))
                folded.append(action)
            case Add(meld, cards, stands, side) if side in {None, view.side} and meld > there:
                at = new[meld - there - 1]
                laid = folded[at]
                assert isinstance(laid, Lay)
                folded[at] = Lay((*laid.cards, *cards), _joined(laid, cards, stands))
            case _:
                folded.append(action)
    return folded


def _joined(laid: Lay, cards: tuple[Card, ...], stands: Stands) -> Stands:
    if not laid.stands and not stands:
        return ()
    return (*(laid.stands or (None,) * len(laid.cards)), *(stands or (None,) * len(cards)))
