"""The small choice at the cursor, laid out again to know where its entries are."""

from samba_desktop.match.outcomes import outcome
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.texts.choices import ActionWords
from samba_desktop.ui.table.person import ChoiceOption, ChoicePopup


def point_in_choice(window, view, way, ground):
    """Return the middle of the entry that a way chooses, on the screen, measured on the widget `ground`."""
    ground.resize(window.size[0], window.size[1] + window.top)
    words = ActionWords(window.language)
    options = [ChoiceOption(words.label(view, one), "", outcome(view, one)) for one in way.offered]
    choice = ChoicePopup(words.question(), options, CardPixmaps(), ground)
    choice.adjustSize()
    centre = choice.buttons[way.choice].geometry().center()
    x, y = window.place_of(words.question().rstrip("?"))
    return x + centre.x(), y + centre.y()
