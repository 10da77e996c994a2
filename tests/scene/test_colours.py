"""The colours of the tables: words can be read wherever they stand, and the four tables differ."""

import pytest
from PySide6.QtGui import QColor

from samba_desktop.scene.kit import CONTRAST, HARBOUR, LAGOON, NIGHT

TABLES = {"lagoon": LAGOON, "harbour": HARBOUR, "night": NIGHT, "contrast": CONTRAST}
ZONE = 0.055
"""The strength of the white veil over a side's zone."""
PLAIN, HIGH = 4.5, 7.0
"""The least contrast of words by the accessibility guidelines of the web, AA and AAA."""
FOR_SHAPES = 3.0
"""The least contrast of lights, bars and rings, in which nothing is written."""
WHITE, BLACK = (1.0, 1.0, 1.0), (0.0, 0.0, 0.0)


def over(top, ground):
    colour = QColor(top)
    alpha = colour.alphaF()
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    return tuple(one * alpha + under * (1 - alpha) for one, under in zip(parts, ground, strict=True))


def brightness(parts):
    red, green, blue = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(ink, ground):
    dark, light = sorted((brightness(over(ink, ground)), brightness(ground)))
    return (light + 0.05) / (dark + 0.05)


@pytest.fixture(params=TABLES)
def palette(request):
    return TABLES[request.param]


def least_for(palette):
    return HIGH if palette is CONTRAST else PLAIN


@pytest.mark.parametrize("felt", ["felt_light", "felt_dark"])
def test_words_can_be_read_on_the_felt_in_a_zone_and_on_a_plate(palette, felt):
    bare = over(getattr(palette, felt), BLACK)
    zone = over(palette.veil(ZONE), bare)
    least = least_for(palette)

    assert contrast(palette.text, zone) >= least
    assert contrast(palette.dim, zone) >= least
    assert contrast(palette.gold, zone) >= FOR_SHAPES
    for ground in (palette.plate, palette.info):
        assert contrast(palette.text, over(ground, bare)) >= least, ground
        assert contrast(palette.dim, over(ground, bare)) >= least, ground


def test_words_can_be_read_on_a_button_in_its_corner_of_the_felt(palette):
    light, dark = (over(felt, BLACK) for felt in (palette.felt_light, palette.felt_dark))
    corner = tuple((one + other) / 2 for one, other in zip(light, dark, strict=True))

    for ground in (palette.button, palette.button_hover):
        assert contrast(palette.text, over(ground, corner)) >= least_for(palette), ground


@pytest.mark.parametrize(
    "badge", ["natural_badge", "mixed_badge", "samba_badge", "wild_badge", "count_badge", "refusal"]
)
def test_words_can_be_read_on_a_badge(palette, badge):
    assert contrast(palette.text, over(getattr(palette, badge), WHITE)) >= least_for(palette)


def test_the_words_on_the_badge_of_a_samba_with_wild_cards_can_be_read(palette):
    assert contrast(palette.gold, over(palette.mixed_samba_badge, BLACK)) >= least_for(palette)


def test_words_can_be_read_on_the_button_that_enter_presses(palette):
    assert contrast(palette.primary_text, over(palette.primary, BLACK)) >= least_for(palette)


def test_high_contrast_is_high_everywhere():
    for ink in (CONTRAST.text, CONTRAST.dim, CONTRAST.gold):
        assert contrast(ink, over(CONTRAST.felt_light, BLACK)) >= 12


def test_lines_are_stronger_where_contrast_is_high():
    assert CONTRAST.line(0.13).alphaF() > 4 * LAGOON.line(0.13).alphaF()


def test_no_two_tables_are_alike():
    assert len({(one.felt_light, one.felt_dark) for one in TABLES.values()}) == len(TABLES)
