"""What a newcomer is offered in the first dialog: to learn the game before a match of it."""

from itertools import pairwise

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton, QWidget

from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.ui.controls import button
from samba_desktop.ui.rules.new_match_dialog import NewMatchDialog


def offer_learning(dialog: NewMatchDialog, after: QWidget) -> QPushButton:
    """Put a button into a dialog, after another one of its foot; whoever asked shows the tutorial then."""
    text = QT_TRANSLATE_NOOP("Learning", "&Learn to play")
    made = button(QCoreApplication.translate("Learning", text))
    made.clicked.connect(dialog.reject)
    dialog.foot.insertWidget(dialog.foot.indexOf(dialog.cancel), made)
    for one, other in pairwise((after, made, dialog.cancel, dialog.start)):
        QWidget.setTabOrder(one, other)
    return made
