"""The deck: every card can be told from every other, however little of it shows, and is rendered once."""

import itertools

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRawFont
from PySide6.QtSvg import QSvgRenderer

from samba_desktop import assets
from samba_desktop.engine.cards import A_JOKER, ACE, JACK, TWO, Card, pack
from samba_desktop.scene.deck import BACKS, faces
from samba_desktop.scene.deck.art import CARD_ASPECT, HEIGHT, WIDTH, outline, paint, read_drawing
from samba_desktop.scene.deck.faces import INDEX_FONT, LETTERS, DeckStyle, Glyphs, pip_spots
from samba_desktop.scene.deck.pixmaps import CardPixmaps

FACES = tuple(sorted(set(pack(1, 1))))
NARROW = 60
STRIP = 26
BOTH_WAYS = Qt.Orientation.Horizontal | Qt.Orientation.Vertical
SMOOTH = Qt.TransformationMode.SmoothTransformation
STYLES = tuple(
    DeckStyle(four_colours=four, large_index=large) for four in (False, True) for large in (False, True)
)
SWEDISH = ((14, "E"), (13, "K"), (12, "D"), (11, "Kn"))
GERMAN = ((14, "A"), (13, "K"), (12, "D"), (11, "B"))
DUTCH = ((14, "A"), (13, "H"), (12, "V"), (11, "B"))
WEIGHTS = ("Regular", "SemiBold", "Bold")
WRITTEN = "AKQJEDKnBHV0123456789JOKER ÅÄÖåäöÜüßéèëïĳ ♠♥♦♣ −–—×…„“”’ ←↑→↓ ★✓"


@pytest.fixture
def pixmaps(qapp):
    return CardPixmaps()


def pixels(image: QImage) -> bytes:
    # Held by a name, as the bits belong to the image and go with it.
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    return plain.constBits().tobytes()


def shown(pixmaps: CardPixmaps, card: Card | None, part: QRect | None = None) -> bytes:
    image = pixmaps.pixmap(card, NARROW, 1.0).toImage()
    return pixels(image.copy(part) if part else image)


def differing(one: bytes, other: bytes) -> int:
    return sum(a != b for a, b in zip(one[::4], other[::4], strict=True))


def assert_all_differ(parts: dict[Card, bytes], least: int) -> None:
    alike = [
        (one, other)
        for one, other in itertools.combinations(parts, 2)
        if differing(parts[one], parts[other]) < least
    ]
    assert alike == []


@pytest.mark.parametrize("style", STYLES)
def test_every_face_differs_from_every_other(pixmaps, style):
    pixmaps.style = style

    parts = {card: shown(pixmaps, card) for card in FACES}

    assert_all_differ(parts, least=40)


@pytest.mark.parametrize("style", STYLES)
def test_left_strip_alone_tells_every_card(pixmaps, style):
    pixmaps.style = style

    parts = {card: shown(pixmaps, card, QRect(0, 0, STRIP, round(NARROW * CARD_ASPECT))) for card in FACES}

    assert_all_differ(parts, least=20)


@pytest.mark.parametrize("style", STYLES)
def test_top_strip_alone_tells_every_card(pixmaps, style):
    pixmaps.style = style

    parts = {card: shown(pixmaps, card, QRect(0, 0, NARROW, 15)) for card in FACES}

    assert_all_differ(parts, least=12)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("wild", [A_JOKER, Card(2, "H")])
def test_the_top_strip_tells_which_card_a_wild_card_stands_for(pixmaps, style, wild):
    pixmaps.style = style
    others = [card for card in FACES if card is not None and card.rank > TWO]

    strips = {
        card: pixels(pixmaps.pixmap(wild, NARROW, 1.0, stands=card).toImage().copy(QRect(0, 0, NARROW, 15)))
        for card in others
    }

    assert_all_differ(strips, least=8)


def test_threes_have_no_marks_where_they_are_plain_cards(pixmaps):
    marked = shown(pixmaps, Card(3, "H")), shown(pixmaps, Card(3, "S")), shown(pixmaps, Card(4, "S"))
    pixmaps.marks_threes = False
    plain = shown(pixmaps, Card(3, "H")), shown(pixmaps, Card(3, "S")), shown(pixmaps, Card(4, "S"))
    pixmaps.marks_threes = True

    assert [one == other for one, other in zip(marked, plain, strict=True)] == [False, False, True]


@pytest.mark.parametrize("back", BACKS)
def test_backs_differ_from_each_other_and_from_all_faces(pixmaps, back):
    pixmaps.style = DeckStyle(back=back)
    others = [each for each in BACKS if each != back]

    own = shown(pixmaps, None)

    assert all(differing(own, shown(pixmaps, card)) > 1000 for card in FACES)
    for other in others:
        pixmaps.style = DeckStyle(back=other)
        assert differing(own, shown(pixmaps, None)) > 1000


@pytest.mark.parametrize("back", BACKS)
def test_back_looks_the_same_upside_down(pixmaps, back):
    pixmaps.style = DeckStyle(back=back)

    image = pixmaps.pixmap(None, 100, 2.0).toImage()

    assert furthest(image, image.flipped(BOTH_WAYS)) < 24


def test_courts_look_the_same_upside_down(pixmaps):
    for card in (Card(rank, suit) for rank in range(JACK, ACE) for suit in "SHDC"):
        image = pixmaps.pixmap(card, 100, 2.0).toImage()

        assert furthest(image, image.flipped(BOTH_WAYS)) < 96, card


def furthest(one: QImage, other: QImage) -> int:
    """Compare at a quarter of the size, so that a grain of smoothing at an edge does not count."""
    small = [pixels(each.scaled(each.width() // 4, each.height() // 4, mode=SMOOTH)) for each in (one, other)]
    return max(abs(a - b) for a, b in zip(*small, strict=True))


def test_unknown_back_is_refused():
    with pytest.raises(ValueError, match="tartan"):
        DeckStyle(back="tartan")


def test_pixmap_is_rendered_once(pixmaps):
    first = pixmaps.pixmap(Card(12, "H"), 90, 1.5)

    assert pixmaps.pixmap(Card(12, "H"), 90, 1.5) is first
    assert pixmaps.pixmap(Card(12, "H"), 90, 2.0) is not first
    assert pixmaps.pixmap(Card(12, "H"), 91, 1.5) is not first
    assert pixmaps.pixmap(Card(12, "H"), 90, 1.5, turned=True) is not first


def test_style_that_comes_back_finds_its_pixmaps_again(pixmaps):
    first = pixmaps.pixmap(Card(12, "D"), 90, 1.0)
    pixmaps.style = DeckStyle(four_colours=True)
    blue = pixmaps.pixmap(Card(12, "D"), 90, 1.0)
    pixmaps.style = DeckStyle()

    assert blue is not first
    assert pixmaps.pixmap(Card(12, "D"), 90, 1.0) is first


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_pixmap_has_device_pixels_and_their_ratio(pixmaps, ratio):
    upright = pixmaps.pixmap(A_JOKER, 80, ratio)
    turned = pixmaps.pixmap(A_JOKER, 80, ratio, turned=True)

    assert upright.devicePixelRatio() == ratio
    assert (upright.width(), upright.height()) == (round(80 * ratio), round(round(80 * ratio) * CARD_ASPECT))
    assert (turned.width(), turned.height()) == (upright.height(), upright.width())


def test_turned_card_has_its_top_at_the_right(pixmaps):
    card = Card(TWO, "S")
    upright = pixmaps.pixmap(card, 100, 1.0).toImage()

    turned = pixmaps.pixmap(card, 100, 1.0, turned=True).toImage()

    assert all(
        turned.pixel(turned.width() - 1 - y, x) == upright.pixel(x, y) for x in (5, 13, 50) for y in (5, 34)
    )


def test_sizes_not_used_lately_are_dropped(qapp):
    pixmaps = CardPixmaps(budget=3 * 100 * 140 * 4)
    first = pixmaps.pixmap(None, 100, 1.0)
    pixmaps.pixmap(Card(5, "S"), 101, 1.0)
    pixmaps.pixmap(Card(6, "S"), 102, 1.0)
    pixmaps.pixmap(Card(7, "S"), 102, 1.0)

    assert pixmaps.kept_bytes <= 3 * 102 * 143 * 4
    assert pixmaps.pixmap(None, 100, 1.0) is not first


def test_corners_are_clear_and_the_edge_is_darker_than_the_paper(pixmaps):
    image = pixmaps.pixmap(Card(4, "H"), 120, 1.0).toImage()

    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(60, 40).lightness() > 245
    assert all(image.pixelColor(*spot).lightness() < 180 for spot in ((0, 84), (119, 84), (60, 0), (60, 167)))


@pytest.mark.parametrize("rank", range(2, 11))
def test_number_cards_have_as_many_pips_as_their_rank_says(rank):
    spots = pip_spots(rank, 35.5)

    assert len(set(spots)) == len(spots) == rank
    mirrored = {(WIDTH - x, HEIGHT - y) for x, y in spots}
    assert len(mirrored - set(spots)) == (1 if rank == 7 else 0)


def test_four_colours_print_diamonds_blue_and_clubs_green(pixmaps):
    pixmaps.style = DeckStyle(four_colours=True)
    middles = {
        suit: pixmaps.pixmap(Card(ACE, suit), 200, 1.0).toImage().pixelColor(100, 160) for suit in "SHDC"
    }

    def strongest(colour: QColor) -> str:
        return max(("red", "green", "blue"), key=lambda name: getattr(colour, name)())

    assert {suit: strongest(middles[suit]) for suit in "HDC"} == {"H": "red", "D": "blue", "C": "green"}
    assert middles["S"].lightness() < 60


@pytest.mark.parametrize("letters", [SWEDISH, GERMAN, DUTCH])
def test_letters_of_other_languages_change_the_courts_and_fit_the_strip(qapp, letters):
    glyphs = Glyphs(assets.path(INDEX_FONT))
    style = DeckStyle(letters=letters)

    for rank, text in letters:
        widest = glyphs.fitted(text, 13.2, 5.0, 18.0, 20.0).boundingRect()
        assert style.index_text(rank) == text
        assert widest.width() < 20.01
    assert style.index_text(10) == "10"


@pytest.mark.parametrize("letters", [LETTERS, SWEDISH, GERMAN, DUTCH])
@pytest.mark.parametrize("style", STYLES)
def test_index_lies_inside_the_strips_that_the_style_promises(qapp, style, letters):
    glyphs = Glyphs(assets.path(INDEX_FONT))
    style = replace(style, letters=letters)
    corner = faces.corner_of(style)

    for card in FACES[1:]:
        rank, suit = (
            part.path.boundingRect()
            for part in faces.index_art(card, style.index_text(card.rank), corner, glyphs, "#000000")
        )
        assert min(rank.left(), suit.left()) > 1.5
        assert max(rank.right(), suit.right()) < style.strip_width * WIDTH
        tail = 1.6 if style.index_text(card.rank) == "Q" else 0.0
        assert rank.bottom() - tail < style.strip_height * HEIGHT


def test_glyph_widths_are_narrowed_only_where_they_must_be(qapp):
    glyphs = Glyphs(assets.path(INDEX_FONT))

    ten, seven = (glyphs.fitted(text, 13.2, 5.0, 18.0, 20.0).boundingRect() for text in ("10", "7"))

    assert ten.width() == pytest.approx(20.0, abs=0.05)
    assert seven.width() < 15
    assert ten.height() == pytest.approx(seven.height(), rel=0.06)


@pytest.mark.parametrize("weight", WEIGHTS)
def test_no_glyph_is_missing_from_the_bundled_fonts(qapp, weight):
    font = QRawFont(str(assets.path(f"fonts/SambaSans-{weight}.otf")), 100.0)

    assert font.familyName() == "Samba Sans"
    assert [letter for letter in WRITTEN if not font.supportsCharacter(ord(letter))] == []


def test_missing_font_is_said_by_name(qapp, tmp_path):
    with pytest.raises(FileNotFoundError, match=r"none\.otf"):
        Glyphs(tmp_path / "none.otf")


def test_missing_asset_is_said_by_name():
    with pytest.raises(FileNotFoundError, match=r"no/such\.file"):
        assets.path("no/such.file")


def test_outline_refuses_what_it_cannot_read():
    with pytest.raises(ValueError, match="A"):
        outline("M 0 0 A 1 1")


DRAWINGS = sorted(one.name for one in assets.path("cards").glob("*.svg"))


def test_each_court_and_the_joker_have_a_drawing():
    assert len(DRAWINGS) == 13


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_shows_what_other_programs_show_of_it(qapp, name):
    svg = assets.path(f"cards/{name}").read_text("utf-8")
    ours, theirs = (QImage(400, 560, QImage.Format.Format_ARGB32_Premultiplied) for _ in range(2))
    for image in (ours, theirs):
        image.fill(QColor("white"))
    picture = read_drawing(svg)

    painter = QPainter(ours)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(4, 4)
    paint(painter, picture.under)
    paint(painter, picture.twice)
    paint(painter, faces.turned_about(picture.twice))
    paint(painter, picture.over)
    painter.end()
    painter = QPainter(theirs)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(svg.encode()).render(painter)
    painter.end()

    # A turned edge falls on other points of a curve now and then; a shape that is lost covers hundreds.
    assert sum(abs(a - b) > 40 for a, b in zip(pixels(ours), pixels(theirs), strict=True)) < 40


@pytest.mark.parametrize(
    "part",
    [
        '<circle cx="1" cy="1" r="1" fill="#ffffff"/>',
        '<path d="m 1 1 l 2 2" fill="#ffffff"/>',
        '<path d="M 1 1" fill="#ffffff" opacity="0.5"/>',
        '<g transform="scale(2)"/>',
    ],
)
def test_a_drawing_is_refused_where_something_of_it_would_be_lost(part):
    with pytest.raises(ValueError, match="not "):
        read_drawing(f'<svg><g id="under">{part}</g></svg>')
