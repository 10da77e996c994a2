"""How fast the others go: they wait, or all is skipped to the own turn, and what was missed is told."""

from PySide6.QtCore import QObject

from samba_desktop.engine.events import Event
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.table_view import TableView
from samba_desktop.texts.language import Language
from samba_desktop.ui.controller import Controller
from samba_desktop.ui.opponents import Opponents
from samba_desktop.ui.reading import Reader
from samba_desktop.ui.since import SinceYourMove


class Pace(QObject):
    """The pace of one match."""

    def __init__(
        self,
        controller: Controller,
        scene: TableScene,
        runner: Opponents,
        language: Language,
        view: TableView,
    ) -> None:
        super().__init__(controller)
        self._controller = controller
        self._scene = scene
        self._runner = runner
        self.is_paused = False
        self.hurries = False
        """Whether all is shown at once until the own turn."""
        self.since = SinceYourMove(controller, scene, view, language)
        self.reader = Reader(controller, scene, view, language)
        controller.happened.connect(self.on_happened)
        controller.round_over.connect(self.on_arrived)
        controller.match_over.connect(self.on_arrived)

    def leave(self) -> None:
        """Have nothing to do with the match any more."""
        self.since.leave()
        self.reader.leave()

    def pause(self) -> None:
        """Let the others wait, or let them go on."""
        self.is_paused = not self.is_paused
        self.hurries = False
        if self.is_paused:
            self._runner.hold()
            self._say_paused()
        else:
            self._controller.say("")
            self._runner.go_on()

    def skip(self) -> None:
        """Show all at once until it is the person's turn."""
        if self.is_paused:
            self.pause()
        self.hurries = not self._controller.is_your_turn
        self._scene.finish()

    def on_happened(self, _events: tuple[Event, ...]) -> None:
        """Say again that the others wait, or leave out the flights."""
        if self.is_paused:
            self._say_paused()
        if self.hurries:
            self._scene.finish()
            self.hurries = not self._controller.is_your_turn

    def on_arrived(self) -> None:
        """Hurry no more."""
        self.hurries = False

    def _say_paused(self) -> None:
        if not self._controller.is_your_turn:
            self._controller.say(self.tr("The others wait. Press W to let them go on."))
