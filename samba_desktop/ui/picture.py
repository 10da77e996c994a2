"""The table of one moment as a picture, without a window on a screen."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from samba_desktop.ai.names import USUAL_LEVEL
from samba_desktop.engine.rules.changes import nearest_preset
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import View
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.layout.geometry import Size
from samba_desktop.store.preferences import Preferences
from samba_desktop.texts.language import Language
from samba_desktop.texts.words import Company
from samba_desktop.ui.rules.match_plan import NAMES
from samba_desktop.ui.table.appearance import deck_style, fit_deck, table_scene
from samba_desktop.ui.table.prompts import Moment, Teller


def drawn_table(view: View, width: int, height: int, scale: float, language: Language) -> QImage:
    """Draw the table as a seat sees it; `scale` is the points of the picture per unit of width and height."""
    players = view.table.seating.players
    others = iter(NAMES)
    names = tuple("" if seat == view.seat else next(others) for seat in range(players))
    levels = tuple(None if seat == view.seat else USUAL_LEVEL for seat in range(players))
    company = Company(names, view.table.seating, view.seat)
    title = language.say("Presets", PRESETS[nearest_preset(view.rules)].title)
    teller = Teller(language, company, levels, title)
    pictures = CardPixmaps(deck_style(Preferences(), language.letters))
    fit_deck(pictures, view.rules)
    scene = table_scene(pictures=pictures)
    scene.speed = 0.0
    scene.fit(Size(width, height), scale)
    scene.show_view(view, (), teller.captions(view, Moment()))
    scene.finish()
    image = QImage(QSize(round(width * scale), round(height * scale)), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(0, 0, width, height), QRectF(0, 0, width, height))
    painter.end()
    return image
