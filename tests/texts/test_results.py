"""The score sheet in words."""

from samba_desktop.engine.actions import read_cards
from samba_desktop.engine.events import Line, LineKind
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.results import SheetTexts
from samba_desktop.texts.words import Company

FOUR = Company(("Anna", "Anders", "Berit", "Doris"), Seating(4, Shape.TWO_PAIRS), you=0)
TEXTS = SheetTexts(ENGLISH, Rules())


def test_every_kind_of_line_has_its_own_label():
    assert len({TEXTS.kind(kind) for kind in LineKind}) == len(LineKind)


def test_a_line_about_a_seat_names_it_where_there_are_partners():
    assert TEXTS.label(Line(LineKind.HAND, -35, read_cards("9S 4H 2C"), seat=2), FOUR) == (
        "Cards left in hand · Berit"
    )
    assert TEXTS.label(Line(LineKind.GOING_OUT, 200, seat=0), FOUR) == "Going-out bonus · You"


def test_a_complete_meld_is_told_by_rank_or_suit():
    mixed = Line(LineKind.MIXED_CANASTA, 300, read_cards("8S 8S 8H 8D 8C 2C JK"), meld=1)
    samba = Line(LineKind.SAMBA, 1500, read_cards("4S 5S 6S 7S 8S 9S 10S"), meld=2)

    assert TEXTS.label(mixed, FOUR) == "Mixed canasta · eights"
    assert TEXTS.label(samba, FOUR) == "Samba · spades"


def test_complete_melds_have_the_names_of_their_game():
    samba = Line(LineKind.SAMBA, 1500, read_cards("4S 5S 6S 7S 8S 9S 10S"), meld=1)
    mixed = Line(LineKind.MIXED_SAMBA, 1000, read_cards("4S 5S 6S JK 8S 9S 10S"), meld=1)

    assert SheetTexts(ENGLISH, PRESETS["bolivia"].rules).label(samba, FOUR) == "Escalera · spades"
    assert SheetTexts(ENGLISH, PRESETS["black-samba"].rules).label(mixed, FOUR) == "Black samba · spades"
    assert SheetTexts(ENGLISH, PRESETS["open-samba"].rules).label(mixed, FOUR) == "Mixed samba · spades"


def test_points_taken_off_have_a_true_minus():
    assert TEXTS.points(Line(LineKind.RED_THREES_IN_HAND, -1500)) == "−1,500"
