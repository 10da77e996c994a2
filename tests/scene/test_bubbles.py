"""Where speech bubbles stand."""

import random

import pytest

from samba_desktop.engine.table import View
from samba_desktop.scene.control_look import TAIL, TailAt, bubble_form, place_bubble, room_beside
from samba_desktop.scene.deck.faces import DeckStyle
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.kit import Kit, Palette, load_fonts
from samba_desktop.scene.layout.geometry import Rect, Size
from samba_desktop.scene.layout.table_layout import LayoutOptions, layout
from tests.scene.deals import deal
from tests.scene.tables import RULES, SEATINGS, table_of

BODY = Size(230, 64)
TEAMS = [one for one in SEATINGS if one.sides < one.players]


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (3840, 2160)])
@pytest.mark.parametrize("seating", TEAMS)
def test_a_bubble_is_seen_whole_and_covers_no_plate(seating, size):
    picture = layout(View(table_of(seating), 0, ()), Size(*size))

    for seat in range(1, seating.players):
        rect, tail, at = place_bubble(seat, BODY, picture)

        assert rect.is_within(Rect(0, 0, *size))
        assert all(rect.overlap(plate.rect) == 0 for plate in picture.plates)
        along = rect.width if tail in {TailAt.TOP, TailAt.BOTTOM} else rect.height
        assert 0 < at < along
        assert rect.area == (BODY.width + TAIL * (along == rect.height)) * (
            BODY.height + TAIL * (along == rect.width)
        )


def test_the_tail_points_at_the_plate():
    picture = layout(View(table_of(TEAMS[1]), 0, ()), Size(1366, 768))

    for plate in picture.plates:
        rect, tail, at = place_bubble(plate.seat, BODY, picture)
        x, y = plate.rect.centre
        match tail:
            case TailAt.TOP | TailAt.BOTTOM:
                assert abs(rect.x + at - x) < plate.rect.width / 2
            case TailAt.LEFT | TailAt.RIGHT:
                assert abs(rect.y + at - y) < plate.rect.height / 2


def full_view(seed):
    rng = random.Random(seed)
    columns = [[rng.randint(3, 8) for _ in range(12)] for _ in range(2)]
    return deal(SEATINGS[2], RULES[0], 0, columns, 15, 20, (2, 2), frozen=False, rng=rng)


QUESTIONS = {
    "en": ("Partner, may I go out?", ("Yes, go out!", "No, wait a little.")),
    "de": ("Partner, darf ich ausmachen?", ("Ja, mach aus!", "Nein, warte noch etwas.")),
}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("seed", [None, 3, 8])
@pytest.mark.parametrize("language", QUESTIONS)
@pytest.mark.parametrize("scale", [1.0, 1.3, 1.5])
@pytest.mark.parametrize("size", [(1024, 610), (1100, 650), (1366, 740), (1920, 1050)])
def test_a_question_at_the_head_of_the_table_covers_no_words_of_a_zone(size, scale, language, seed):
    load_fonts()
    view = View(table_of(SEATINGS[2]), 0, ()) if seed is None else full_view(seed)
    picture = layout(view, Size(*size), LayoutOptions(font_scale=scale))
    kit = Kit(CardPixmaps(DeckStyle()), picture.lengths, Palette())

    form = bubble_form(*QUESTIONS[language], kit, room_beside(2, picture))
    rect, _, _ = place_bubble(2, form.size, picture)

    assert all(rect.overlap(zone.heading) == 0 for zone in picture.zones)
    assert all(rect.overlap(plate.rect) == 0 for plate in picture.plates)


@pytest.mark.usefixtures("qapp")
def test_a_question_that_has_no_room_beside_its_answers_stands_above_them():
    load_fonts()
    picture = layout(View(table_of(SEATINGS[2]), 0, ()), Size(1024, 610))
    kit = Kit(CardPixmaps(DeckStyle()), picture.lengths, Palette())

    form = bubble_form("Partner, may I go out? " * 4, ("Yes", "No"), kit, room_beside(2, picture))

    assert form.beside == 0
    assert form.below > 0
