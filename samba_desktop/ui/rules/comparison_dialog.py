"""Two games side by side, and only what differs between them."""

from html import escape

from msgspec import Struct
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from samba_desktop.scene.kit import LAGOON
from samba_desktop.texts.language import Language, capital
from samba_desktop.texts.option_texts import Block, Comparison, Row
from samba_desktop.ui.kit.controls import ChoiceBox, button, label
from samba_desktop.ui.kit.look import dialog_scale, dress, in_role, pixels
from samba_desktop.ui.kit.shared_words import counted
from samba_desktop.ui.rules.game_list import GameKind, OfferedGame, OfferedGames
from samba_desktop.ui.rules.match_plan import Game, game_origin, game_title

STYLE = """
h3 {{ color: {head}; margin-top: 14px; margin-bottom: 4px; }}
td {{ padding: 6px 10px 6px 0px; }}
"""


class Compared(Struct, frozen=True):
    """A game that can be compared with others."""

    offered: OfferedGame
    title: str
    game: Game


class ComparisonDialog(QDialog):
    """Asks for two games and shows what differs."""

    def __init__(
        self, offered: OfferedGames, chosen: OfferedGame, language: Language, parent: QWidget
    ) -> None:
        """Begin with the chosen game and what it is a change of, or where nothing differs the next one."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Compare rules"))
        self.setObjectName("ground")
        self._comparison = Comparison(language)
        self._games = self._compared(offered)
        self.left, self.right = ChoiceBox(), ChoiceBox()
        for box, at in zip((self.left, self.right), self._first_two(offered, chosen), strict=True):
            box.addItems([one.title for one in self._games])
            # A long name must not make the dialog wider than the window.
            box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setCurrentIndex(at)
            box.currentIndexChanged.connect(lambda _at: self._show())
        self.count = label("", "dim")
        self.page = QTextBrowser()
        self.page.setFrameShape(QFrame.Shape.NoFrame)
        self.page.setOpenLinks(False)
        self.page.setAccessibleName(self.tr("What differs"))
        self.close_button = button(self.tr("&Close"), primary=True)
        self.close_button.clicked.connect(self.accept)
        self._lay_out()
        self._show()

    def _compared(self, offered: OfferedGames) -> list[Compared]:
        """List what can be compared: each game as it stands, and one with changes as it is kept too."""
        listed = []
        for one in offered.all:
            game = offered.game(one)
            if offered.is_unsaved(one):
                title = (
                    self.tr("{name}, not saved").format(name=game.name) if game.name else game_origin(game)
                )
                listed.append(Compared(one, title, game))
                game = one.game
            title = self.tr("The match on the table") if one.kind is GameKind.MATCH else game_title(game)
            listed.append(Compared(one, title, game))
        return listed

    def _first_two(self, offered: OfferedGames, chosen: OfferedGame) -> tuple[int, int]:
        """Return the numbers of a game and of what it is a change of, or of the next game that differs."""
        listed = self._games
        at = next(n for n, one in enumerate(listed) if one.offered == chosen)
        origin = offered.preset(chosen.game.preset).game
        kept = [n for n, one in enumerate(listed) if one.offered == chosen and n != at]
        presets = [
            n for n, one in enumerate(listed) if one.offered.kind is GameKind.PRESET and one.game == origin
        ]
        others = (*kept, *presets, *range(at + 1, len(listed)), *range(at))
        return at, next(n for n in others if listed[n].game.rules != listed[at].game.rules)

    def _lay_out(self) -> None:
        heads = QHBoxLayout()
        heads.setSpacing(18)
        for text, box in ((self.tr("&One"), self.left), (self.tr("&The other"), self.right)):
            head = QLabel(text)
            in_role(head, "dim")
            head.setBuddy(box)
            box.setAccessibleName(text.replace("&", ""))
            column = QVBoxLayout()
            column.setSpacing(5)
            column.addWidget(head)
            column.addWidget(box)
            heads.addLayout(column, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.count, 1)
        foot.addWidget(self.close_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(26, 20, 26, 20)
        whole.setSpacing(12)
        whole.addWidget(label(self.tr("Compare rules"), "title"))
        whole.addLayout(heads)
        whole.addWidget(self.page, 1)
        whole.addLayout(foot)
        parent = self.parentWidget()
        scale = dialog_scale(parent)
        dress(self, scale)
        room = parent.window().size() if parent else self.sizeHint()
        self.resize(min(room.width(), pixels(980, scale)), min(room.height(), pixels(640, scale)))

    def _show(self) -> None:
        one, other = (self._games[box.currentIndex()].game for box in (self.left, self.right))
        blocks = self._comparison.blocks(one.rules, other.rules)
        count = sum(len(block.rows) for block in blocks)
        text = counted(self.tr("%n rule(s) (differs|differ).", "", count), count)
        self.count.setText(text if count else self.tr("The rules are the same."))
        self.page.document().setDefaultStyleSheet(STYLE.format(head=LAGOON.felt_dark))
        self.page.document().setDocumentMargin(20)
        self.page.setHtml("".join(map(_html, blocks)))


def _html(block: Block) -> str:
    rows = "".join(map(_row, block.rows))
    return f'<h3>{escape(block.title)}</h3><table width="100%">{rows}</table>'


def _row(row: Row) -> str:
    cells = "".join(f'<td width="33%">{escape(capital(text))}</td>' for text in (row.left, row.right))
    return f'<tr><td width="34%"><b>{escape(row.label)}</b></td>{cells}</tr>'
