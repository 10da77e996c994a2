"""The colours of the table; the deck has its own."""

from dataclasses import dataclass

from PySide6.QtGui import QColor


def _white(alpha: float) -> QColor:
    return QColor(255, 255, 255, round(255 * alpha))


@dataclass(frozen=True, slots=True)
class Palette:
    """Every colour that the table is painted in."""

    felt_light: str = "#27766a"
    felt_dark: str = "#0f423d"
    plate: str = "#e60b2e2c"
    """With its alpha first, as Qt writes it."""
    text: str = "#f4faf6"
    dim: str = "#b4dcebe4"
    faint: str = "#5fdcebe4"
    gold: str = "#f3cf67"
    button: str = "#26ffffff"
    button_hover: str = "#40ffffff"
    primary: str = "#e0b04a"
    primary_text: str = "#1d2420"
    refusal: str = "#f0b4533a"
    info: str = "#b00b2e2c"
    natural_badge: str = "#b8232f"
    mixed_badge: str = "#20242e"
    samba_badge: str = "#c8901c"
    mixed_samba_badge: str = "#17140d"
    wild_badge: str = "#6b3fa0"
    count_badge: str = "#e81b3b38"
    avatars: tuple[str, ...] = ("#e3b34c", "#7fb2e5", "#e88d78", "#b99be3", "#93cf85", "#e59ac0")

    def avatar(self, index: int) -> QColor:
        """Return the colour of an avatar."""
        return QColor(self.avatars[index % len(self.avatars)])

    @staticmethod
    def veil(alpha: float) -> QColor:
        """Return white of the given strength, 0 to 1."""
        return _white(alpha)
