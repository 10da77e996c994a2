"""Runs the flights of cards: when each begins and how long it takes; knows no place and no event."""

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    QVariantAnimation,
)

from samba_desktop.scene.card_item import CardItem

OFF, FAST, NORMAL, SLOW = 0.0, 2.0, 1.0, 0.55
"""Speed factors; durations are divided by them, and at `OFF` everything happens at once."""
GLIDE = 260
"""Milliseconds of one glide at normal speed."""
LONGEST = 1500
"""Milliseconds that all flights of one showing take at most."""
BETWEEN_EVENTS, BETWEEN_CARDS = 130, 40
LONGEST_EVENT = 1000
"""Milliseconds over which the cards of one event are strewn at most."""
PULSE = 1400
"""Milliseconds of one pulse of a thinking seat's plate."""


class Leg(Struct, frozen=True):
    """One item's flight within a stage."""

    item: CardItem
    delay: int
    duration: int = GLIDE


class Stage(Struct, frozen=True):
    """Flights that run together, and how long the picture is then held, in milliseconds."""

    legs: tuple[Leg, ...]
    hold: int = 0
    on_begin: Callable[[], None] | None = None
    on_held: Callable[[], None] | None = None
    """Called when the hold begins."""


def delays(orders: Sequence[int | None]) -> tuple[int, ...]:
    """Say when each flight begins: in the order of events, cards of one event shortly after one another.

    None is for items that only make room, which go at once.
    """
    begin = 0.0
    starts: dict[int, tuple[float, float]] = {}
    for order in sorted({one for one in orders if one is not None}):
        count = sum(one == order for one in orders)
        between = min(BETWEEN_CARDS, LONGEST_EVENT / count)
        starts[order] = (begin, between)
        begin += max(BETWEEN_EVENTS, between * count)
    seen: dict[int, int] = {}
    found: list[float] = []
    for one in orders:
        if one is None:
            found.append(0.0)
            continue
        start, between = starts[one]
        found.append(start + between * seen.get(one, 0))
        seen[one] = seen.get(one, 0) + 1
    scale = min(1.0, (LONGEST - GLIDE) / max(1.0, *found)) if found else 1.0
    return tuple(round(one * scale) for one in found)


def pulsing(parent: QObject, on_share: Callable[[object], None]) -> QVariantAnimation:
    """Make what swells from 0 to 1 and back for as long as it runs."""
    pulse = QVariantAnimation(parent)
    pulse.setDuration(PULSE)
    pulse.setStartValue(0.0)
    pulse.setKeyValueAt(0.5, 1.0)
    pulse.setEndValue(0.0)
    pulse.setLoopCount(-1)
    pulse.valueChanged.connect(on_share)
    return pulse


class Animator(QObject):
    """Flies items along their prepared flights; a new run replaces the last one."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.speed = NORMAL
        """The speed factor; 0 for none at all."""
        self._group: QSequentialAnimationGroup | None = None
        self._on_done: Callable[[], None] | None = None

    @property
    def is_running(self) -> bool:
        """Tell whether anything flies."""
        return self._group is not None

    def run(self, stages: Sequence[Stage], on_done: Callable[[], None]) -> None:
        """Fly the stages one after another and call `on_done` once at the end.

        That may be before this returns.
        """
        self.drop()
        flying = [stage for stage in stages if stage.legs]
        if self.speed <= 0 or not flying:
            on_done()
            return
        group = QSequentialAnimationGroup(self)
        calls: dict[QAbstractAnimation, Callable[[], None]] = {}
        for stage in flying:
            together = self._together(stage)
            group.addAnimation(together)
            if stage.on_begin is not None:
                calls[together] = stage.on_begin
            if stage.hold:
                pause = QPauseAnimation(self._scaled(stage.hold), group)
                group.addAnimation(pause)
                if stage.on_held is not None:
                    calls[pause] = stage.on_held
        self._group, self._on_done = group, on_done
        group.currentAnimationChanged.connect(lambda current: calls.get(current, _nothing)())
        group.finished.connect(self._on_finished)
        group.start()

    def finish(self) -> None:
        """End everything that flies at once."""
        if self._group is not None:
            self._group.stop()
            self._on_finished()

    def drop(self) -> None:
        """Forget what flies; the items stay where they are and nobody is told."""
        group, self._group, self._on_done = self._group, None, None
        if group is not None:
            group.stop()
            group.deleteLater()

    def _together(self, stage: Stage) -> QParallelAnimationGroup:
        together = QParallelAnimationGroup()
        for leg in stage.legs:
            glide = QPropertyAnimation(leg.item, b"progress")
            glide.setStartValue(0.0)
            glide.setEndValue(1.0)
            glide.setDuration(self._scaled(leg.duration))
            glide.setEasingCurve(QEasingCurve.Type.InOutCubic)
            if leg.delay <= 0:
                together.addAnimation(glide)
                continue
            line = QSequentialAnimationGroup()
            line.addAnimation(QPauseAnimation(self._scaled(leg.delay), line))
            line.addAnimation(glide)
            together.addAnimation(line)
        return together

    def _scaled(self, milliseconds: int) -> int:
        return round(milliseconds / self.speed)

    def _on_finished(self) -> None:
        done = self._on_done
        self.drop()
        if done is not None:
            done()


def _nothing() -> None:
    """Do nothing."""
