"""Where the button stands that goes with the message, such as the way out of a refusal; pure."""

from samba_desktop.scene.captions import ButtonCaption
from samba_desktop.scene.control_look import MessageLook
from samba_desktop.scene.geometry import Rect
from samba_desktop.scene.kit import SEMIBOLD, Kit

PAD = 0.9
"""The room beside the words of the message, in sizes of the text; that of the button is alike."""
WIDEST = 0.45
"""The share of the line that the button may take where both are long."""


def beside_message(line: Rect, look: MessageLook, button: ButtonCaption, kit: Kit) -> tuple[Rect, Rect]:
    """Share the message's line between its words and a button right behind them."""
    size = kit.lengths.text
    key = kit.width_of(button.key, size, SEMIBOLD) + size if button.key else 0.0
    wanted = kit.width_of(button.label, size * 1.02, SEMIBOLD) + key + 2 * PAD * size
    words = kit.width_of(look.text, size, SEMIBOLD) + 2 * PAD * size + 2
    gap = size * 0.6
    wide = wanted if words + gap + wanted <= line.width else min(wanted, line.width * WIDEST)
    room = line.width - gap - wide
    # Words in two lines are shorter than the room that they had.
    words = min(words, room) if len(look.lines(room, kit)[0]) == 1 else look.width(room, kit)
    left = Rect(line.x, line.y, words, line.height)
    return left, Rect(line.x + words + gap, line.y, wide, line.height)
