"""All hands of a moment beside the table of a replay, once nothing is hidden any more; knows no match."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from samba_desktop.engine.cards import Card
from samba_desktop.scene.kit import CardPictures
from samba_desktop.texts.language import Language
from samba_desktop.texts.words import CardWords
from samba_desktop.ui.controls import label
from samba_desktop.ui.look import dress
from samba_desktop.ui.rules.seat_list import SideDisc
from samba_desktop.ui.table.score_sheet import HeldCards


class ReplayHands(QScrollArea):
    """The cards of each seat, one seat under the other."""

    def __init__(
        self,
        names: Sequence[str],
        colours: Sequence[int],
        pictures: CardPictures,
        language: Language,
        parent: QWidget | None = None,
    ) -> None:
        """`colours` holds for each seat the number of its side's colour."""
        super().__init__(parent)
        self._words = CardWords(language)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("All hands"))
        ground = QWidget()
        ground.setObjectName("ground")
        column = QVBoxLayout(ground)
        column.setContentsMargins(8, 8, 8, 8)
        self._heads: list[QWidget] = []
        self.hands: list[HeldCards] = []
        for name, colour in zip(names, colours, strict=True):
            head = QWidget()
            row = QHBoxLayout(head)
            row.setContentsMargins(0, 0, 0, 0)
            disc = SideDisc()
            disc.show_seat(name[:1].upper(), colour)
            row.addWidget(disc)
            row.addWidget(label(name, "strong"), 1)
            held = HeldCards((), self._words, pictures)
            self._heads.append(head)
            self.hands.append(held)
            column.addWidget(head)
            column.addWidget(held)
        column.addStretch(1)
        self.setWidget(ground)
        dress(self)

    def show_hands(self, hands: Sequence[tuple[Card, ...]], but: int) -> None:
        """Show these hands, leaving out the one that lies open on the table."""
        for seat, hand in enumerate(hands):
            self.hands[seat].show_cards(hand)
            for one in (self._heads[seat], self.hands[seat]):
                one.setVisible(seat != but)
