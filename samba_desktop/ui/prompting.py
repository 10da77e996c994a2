"""The line that says what can be done now, asked of the rules for one moment; makes no sentence itself."""

from collections.abc import Mapping

from samba_desktop.engine.actions import Discard, LayThree
from samba_desktop.engine.cards import Card
from samba_desktop.engine.legality import layings, refusal
from samba_desktop.engine.refusals import Reason, Refusal
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.table import Phase, Table, View
from samba_desktop.match.intents import OF_ANOTHER_SHAPE, Chosen, Meaning, OfferKind, chosen, offers
from samba_desktop.texts.choices import SelectedTexts
from samba_desktop.texts.language import Language
from samba_desktop.texts.refusal_texts import Refusals
from samba_desktop.texts.table_texts import Legal, NowTexts
from samba_desktop.texts.words import Company

Offered = Mapping[OfferKind, Meaning]


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
