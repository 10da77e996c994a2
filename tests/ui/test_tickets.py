"""The last turns of the others as tickets: they say what was played, and stand where nothing else does."""

import re
from itertools import combinations

import pytest

from samba_desktop.engine.events import Discarded, Drawn, PileTaken
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.table import InHand, Phase, Seating
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.kit import load_fonts
from samba_desktop.scene.layout.geometry import Rect, Size
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.words import Company
from samba_desktop.ui.table.appearance import table_scene
from samba_desktop.ui.table.last_turns import TicketTexts, last_turns
from samba_desktop.ui.table.prompts import Moment, Teller
from tests.gui.studio import played

NAMES = ("", "Anders", "Berit", "Carl", "Doris", "Emil")
SEATINGS = (
    Seating(2, Shape.SOLO),
    Seating(3, Shape.SOLO),
    Seating(4, Shape.TWO_PAIRS),
    Seating(5, Shape.SOLO),
    Seating(6, Shape.TWO_TRIOS),
    Seating(6, Shape.THREE_PAIRS),
)
SIZES = (Size(1024, 640), Size(1366, 768), Size(1920, 1080), Size(3840, 2160))
MOST_WORDS = 40


def positions(seating, seed):
    """Yield what the person sees at the beginning of some own turns of a round."""
    match = None
    for moment in (12, 40, 75):
        match = played(
            "swedish-samba",
            seating,
            lambda one, since=moment: one.moment > since and one.to_act == 0 and one.phase is Phase.DRAW,
            seed,
        )
        if match.phase is Phase.DRAW:
            yield match.view(0)


def company_of(view):
    return Company(NAMES[: view.table.seating.players], view.table.seating, 0)


@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_a_ticket_holds_what_its_seat_played_in_its_last_turn_in_that_order(seating):
    seen = 0
    for view in positions(seating, 3):
        turns = last_turns(view.table.history, 0)
        for ticket in TicketTexts(ENGLISH, company_of(view)).tickets(view.table):
            _, acts = turns[ticket.seat]
            kinds = [part.kind for part in ticket.parts]
            assert {one.seat for one in acts} == {ticket.seat}
            assert kinds.count("discarded") == sum(isinstance(one, Discarded) for one in acts)
            drawn = [part.count for part in ticket.parts if part.kind == "drawn"]
            assert drawn == [one.count for one in acts if isinstance(one, Drawn)]
            piles = [part.count for part in ticket.parts if part.kind == "pile"]
            assert piles == [len(one.cards) for one in acts if isinstance(one, PileTaken)]
            assert kinds[0] in {"drawn", "pile", "laid", "added"}
            assert NAMES[ticket.seat] in ticket.sentence
            seen += 1
    assert seen >= seating.players - 1


def test_a_set_that_a_turn_completes_is_named_on_its_ticket():
    named = set()
    for seed in range(1, 7):
        for view in positions(Seating(4, Shape.TWO_PAIRS), seed):
            for ticket in TicketTexts(ENGLISH, company_of(view)).tickets(view.table):
                for part in ticket.parts:
                    if part.set_kind is not None:
                        meld = view.table.melds[part.place.side][part.place.number - 1]
                        assert len(meld.cards) >= 7
                        assert part.set_words in {"CANASTA", "SAMBA"}
                        named.add(part.set_kind)
    assert named


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width}x{size.height}")
@pytest.mark.parametrize("seating", SEATINGS, ids=str)
@pytest.mark.usefixtures("qapp")
def test_tickets_lie_in_the_window_and_over_nothing(seating, size):
    load_fonts()
    for view in positions(seating, 5):
        scene = table_scene(pictures=CardPixmaps())
        scene.speed = 0.0
        scene.fit(size, 1.0)
        levels = (None, *["medium"] * (seating.players - 1))
        scene.show_view(
            view, (), Teller(ENGLISH, company_of(view), levels, "Swedish Samba").captions(view, Moment())
        )
        scene.finish()
        panels = {
            key: Rect(panel.area.x(), panel.area.y(), panel.area.width(), panel.area.height())
            for key, panel in scene.furniture.panels.items()
        }
        tickets = [rect for key, rect in panels.items() if key.startswith("ticket")]
        others = [
            rect
            for key, rect in panels.items()
            if key.startswith(("plate", "meld ", "stock", "message", "button")) and key != "stock"
        ]
        others += [spot.rect for spot in scene.picture.spots if not isinstance(spot.place, InHand)]
        assert tickets
        for rect in tickets:
            assert rect.is_within(Rect(0, 0, *size), 1)
            assert [other for other in others if rect.overlap(other) > 4] == []
        assert all(one.overlap(other) < 1 for one, other in combinations(tickets, 2))


@pytest.mark.parametrize("seating", SEATINGS[2:3], ids=str)
def test_few_words_stand_on_the_table_as_the_own_turn_begins(seating):
    """Counted are words of letters in title, score, heads, melds, piles, tickets and message."""
    for seed in range(1, 6):
        for view in positions(seating, seed):
            levels = (None, "medium", "medium", "medium")
            words = Teller(ENGLISH, company_of(view), levels, "Swedish Samba").captions(view, Moment())
            texts = [words.title, words.subtitle, words.message, words.stock, words.pile, words.new_meld]
            texts += [one.warning for one in words.seats]
            texts += [text for zone in words.zones for text in (zone.side, zone.worth, zone.flag)]
            texts += [meld.name for zone in words.zones for meld in zone.melds]
            texts += [
                text
                for ticket in words.tickets
                for part in ticket.parts
                for text in (part.words, part.set_words)
            ]
            count = len([one for text in texts for one in re.findall(r"[^\W\d_]{2,}", text)])
            assert count <= MOST_WORDS, texts
