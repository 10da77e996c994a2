"""The deck: vector art for every card and the pictures made of it; knows cards, not games."""

from samba_desktop.scene.deck.art import CARD_ASPECT
from samba_desktop.scene.deck.faces import BACKS, LETTERS, DeckStyle
from samba_desktop.scene.deck.pixmaps import CardPixmaps

__all__ = ["BACKS", "CARD_ASPECT", "LETTERS", "CardPixmaps", "DeckStyle"]
