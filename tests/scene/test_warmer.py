"""Cards rendered ahead of need."""

import time

from PySide6.QtCore import QObject

from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.timing import SLICE, run_slice
from samba_desktop.scene.warmer import EVERY_CARD, Warmer


def test_every_card_is_rendered_once_for_each_width(qtbot):
    rendered = []

    class Counting:
        def pixmap(self, card, width, ratio, *, turned=False, stands=None):
            rendered.append((card, width))
            return pixmaps.pixmap(card, width, ratio, turned=turned, stands=stands)

    pixmaps, counting, owner = CardPixmaps(), Counting(), QObject()
    warmer = Warmer(owner)

    warmer.want(counting, {60.0, 80.0}, 1.0)
    warmer.want(counting, {80.0}, 1.0)
    qtbot.waitUntil(lambda: warmer.is_done, timeout=5000)

    assert len(rendered) == len(set(rendered)) == 2 * len(EVERY_CARD)


def test_another_pixel_ratio_is_rendered_anew(qtbot):
    pixmaps, owner = CardPixmaps(), QObject()
    warmer = Warmer(owner)
    warmer.want(pixmaps, {60.0}, 1.0)
    qtbot.waitUntil(lambda: warmer.is_done, timeout=5000)

    warmer.want(pixmaps, {60.0}, 2.0)

    assert not warmer.is_done


def test_work_goes_on_for_a_moment_at_each_turn_and_its_end_has_a_turn_of_its_own():
    done = []

    def work():
        for part in range(3):
            done.append(part)
            if part:
                time.sleep(2 * SLICE)
            yield

    steps = work()

    assert run_slice(steps)
    assert done == [0, 1]
    assert run_slice(steps)
    assert done == [0, 1, 2]
    assert not run_slice(steps)
