"""The colours of the tables; the deck has its own."""

from msgspec import Struct
from PySide6.QtGui import QColor


def _white(alpha: float) -> QColor:
    return QColor(255, 255, 255, round(255 * min(1.0, alpha)))


class Palette(Struct, frozen=True):
    """Every colour that a table is painted in, light writing on a dark ground.

    Colours of eight digits begin with their alpha, as Qt writes them.
    """

    felt_light: str = "#1f655a"
    felt_dark: str = "#0f423d"
    plate: str = "#e60b2e2c"
    text: str = "#f4faf6"
    dim: str = "#ebe2efe9"
    gold: str = "#f3cf67"
    button: str = "#26ffffff"
    button_hover: str = "#3affffff"
    button_edge: str = "#00ffffff"
    unusable: float = 0.38
    """How strongly a button is seen that cannot be pressed, 0 to 1."""
    primary: str = "#e0b04a"
    primary_text: str = "#1d2420"
    refusal: str = "#f5a8432b"
    info: str = "#b00b2e2c"
    natural_badge: str = "#b8232f"
    mixed_badge: str = "#20242e"
    samba_badge: str = "#92620a"
    mixed_samba_badge: str = "#17140d"
    wild_badge: str = "#6b3fa0"
    count_badge: str = "#e81b3b38"
    hand_back: str = "#0b2e2c"
    """Of the small cards that say how many a seat holds."""
    shade: str = "#8c0f3e38"
    """What lies over cards that count no more."""
    preview: str = "#f0082220"
    """Behind cards that are fanned out over the table."""
    line_strength: float = 1.0
    """How much stronger than usual the lines round plates, zones and empty places are."""
    has_grain: bool = True
    """Whether the cloth shows its weave."""
    avatars: tuple[str, ...] = ("#e3b34c", "#7fb2e5", "#e88d78", "#b99be3", "#93cf85", "#e59ac0")

    def avatar(self, index: int) -> QColor:
        """Return the colour of an avatar."""
        return QColor(self.avatars[index % len(self.avatars)])

    @staticmethod
    def veil(alpha: float) -> QColor:
        """Return white of the given strength, 0 to 1, to fill with."""
        return _white(alpha)

    def line(self, alpha: float) -> QColor:
        """Return white to draw lines with; on a table of high contrast it is stronger than asked for."""
        return _white(alpha * self.line_strength)


LAGOON = Palette()
HARBOUR = Palette(
    felt_light="#26598b",
    felt_dark="#122c4f",
    plate="#e60c2140",
    dim="#ebdfe8f3",
    info="#b00c2140",
    count_badge="#e81c3556",
    hand_back="#0c2140",
    shade="#8c143358",
    preview="#f0091a33",
)
NIGHT = Palette(
    felt_light="#2c2f35",
    felt_dark="#121316",
    plate="#e60a0b0d",
    text="#e8e9ec",
    dim="#d0d5d8de",
    gold="#e3bb55",
    button="#20ffffff",
    button_hover="#38ffffff",
    primary="#cfa141",
    info="#b0050607",
    samba_badge="#8a5a08",
    count_badge="#e82a2d33",
    hand_back="#0a0b0d",
    shade="#a0121316",
    preview="#f0060708",
    line_strength=1.3,
)
CONTRAST = Palette(
    felt_light="#000000",
    felt_dark="#000000",
    plate="#ff000000",
    text="#ffffff",
    dim="#ffffffff",
    gold="#ffe600",
    button="#ff1a1a1a",
    button_hover="#ff444444",
    button_edge="#ffffffff",
    unusable=0.6,
    primary="#ffe600",
    primary_text="#000000",
    refusal="#ff9c1c00",
    info="#ff000000",
    natural_badge="#b00014",
    mixed_badge="#101014",
    samba_badge="#704a00",
    mixed_samba_badge="#000000",
    wild_badge="#5a1fa0",
    count_badge="#ff000000",
    hand_back="#000000",
    shade="#a0000000",
    preview="#ff000000",
    line_strength=6.0,
    has_grain=False,
    avatars=("#ffe600", "#6cc8ff", "#ff9b85", "#d0b0ff", "#8ff07a", "#ff9fd8"),
)
