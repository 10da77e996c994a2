"""How fast the others go: they wait, or all is skipped to the own turn."""

from PySide6.QtCore import QObject

from samba_desktop.engine.events import Event
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.table_view import TableView
from samba_desktop.texts.language import Language
from samba_desktop.ui.table.controller import Controller
from samba_desktop.ui.table.opponents import Opponents
from samba_desktop.ui.table.reading import Reader
from samba_desktop.ui.table.recap import SinceYourMove


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
        self.reader = Reader(controller, view, language)
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
        else:
            self._runner.go_on()
        self._controller.hold(held=self.is_paused)
        self._controller.keep_saying(self._pause_told)

    def skip(self) -> None:
        """Show all at once until it is the person's turn."""
        if self.is_paused:
            self.pause()
        self.hurries = not self._controller.is_your_turn
        self._controller.go_on()
        self._scene.finish()

    def on_happened(self, _events: tuple[Event, ...]) -> None:
        """Leave out the flights on the way to the own turn."""
        if self.hurries:
            self._scene.finish()
            self.hurries = not self._controller.is_your_turn

    def on_arrived(self) -> None:
        """Hurry no more."""
        self.hurries = False

    def _pause_told(self) -> str:
        if not self.is_paused or self._controller.is_your_turn or self._controller.waits:
            return ""
        return self.tr("The others wait. Press W to let them go on.")
