"""The deck: vector art for every card and the pictures made of it; knows cards, not games."""

from samba_desktop.scene.deck.cache import CardPixmaps
from samba_desktop.scene.deck.style import BACKS, CARD_ASPECT, LETTERS, DeckStyle

__all__ = ["BACKS", "CARD_ASPECT", "LETTERS", "CardPixmaps", "DeckStyle"]
