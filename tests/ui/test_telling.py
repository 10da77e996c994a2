"""The words of one moment at the table: what is offered, and to whom."""

import pytest
from msgspec.structs import replace

from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.state import observe
from samba_desktop.engine.table import Phase
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.words import Company
from samba_desktop.ui.table.prompts import Moment, Teller

CASE = {
    "rules": "swedish-samba",
    "players": 4,
    "turn": {"seat": 1, "phase": "draw"},
    "hands": {"1": "7S 7H KC 4D", "2": 11, "3": 11, "4": 11},
    "pile": "5D 7D",
    "melds": {"A": ["QS QH QD"]},
}
ASKED = {
    **CASE,
    "turn": {"seat": 3, "phase": "asked", "to_act": 1},
    "melds": {"A": ["QS QH QD QC QS QH QD", "KS KH KD KC KS KH KD"]},
}


def captions(case, you=0, selected=(), level="medium"):
    view = observe(read_case(case), 0)
    names = ("Ada", "Bo", "Cleo", "Dag")
    levels = tuple(None if seat == you else level for seat in range(4))
    teller = Teller(ENGLISH, Company(names, view.table.seating, you), levels, "Swedish Samba")
    return teller.captions(view, Moment(selected))


def enabled(found):
    every = (*found.buttons, *(one for bubble in found.bubbles for one in bubble.buttons))
    return {one.name for one in every if one.enabled}


@pytest.mark.parametrize(("case", "offered"), [(CASE, {"take", "draw"}), (ASKED, {"yes", "no"})])
def test_the_person_is_offered_what_a_demonstration_only_shows(case, offered):
    assert offered <= enabled(captions(case))
    assert enabled(captions(case, you=None)) <= {"sort", "log"}
    assert captions(case, you=None).message_kind == "info"


def test_each_zone_says_by_itself_what_is_needed():
    zones = captions(CASE).zones

    assert [zone.pips for zone in zones] == [(0, 2), (0, 2)]
    assert [zone.flag for zone in zones] == ["", ""]
    assert all("to go out" in zone.right for zone in zones)


def test_a_card_that_fits_a_meld_can_be_melded_by_the_button():
    playing = {
        **CASE,
        "turn": {"seat": 1, "phase": "play"},
        "hands": {"1": "QC 7H KC 4D", "2": 11, "3": 11, "4": 11},
    }
    queen = observe(read_case(playing), 0).hand[:1]

    assert "meld" in enabled(captions(playing, selected=queen))


@pytest.mark.parametrize(("check", "detail"), [("end_of_round", "Expert"), ("at_once", "Expert (as medium)")])
def test_the_plate_says_where_a_level_cannot_search(check, detail):
    case = {**CASE, "rules": {"preset": "swedish-samba", "changed": {"match_end_check": check}}}

    seats = captions(case, level="expert").seats

    assert [seat.detail for seat in seats] == ["", detail, f"Partner · {detail}", detail]


def test_after_the_match_the_sheet_can_be_had_and_no_hint():
    playing = observe(read_case(CASE), 0)
    turn = replace(playing.turn, phase=Phase.MATCH_OVER)
    over = replace(playing, table=replace(playing.table, turn=turn))
    seats = Company(("Ada", "Bo", "Cleo", "Dag"), over.table.seating, 0)
    teller = Teller(ENGLISH, seats, (None, "medium", "medium", "medium"), "Swedish Samba")

    assert enabled(teller.captions(over, Moment(waits=True))) == {"sheet", "sort", "log"}
    assert enabled(teller.captions(over, Moment())) == {"sheet", "sort", "log"}
