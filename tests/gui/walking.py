"""Ways over the table by the keyboard alone."""

from samba_desktop.scene.keyboard import along, next_group
from tests.gui.window import Flaw

ARROWS = {"Left": (-1, 0), "Right": (1, 0), "Up": (0, -1), "Down": (0, 1)}


def route(every, here, there):
    """Find the fewest keys that lead from one stop to another, over no button on the way."""
    found = {here.name: []}
    edge = [here]
    while edge and there.name not in found:
        coming = []
        for stop in edge:
            ways_on = {key: along(every, stop, direction) for key, direction in ARROWS.items()}
            ways_on["Tab"] = next_group(every, stop, 1)
            ways_on["shift+Tab"] = next_group(every, stop, -1)
            for key, onward in ways_on.items():
                if onward is not None and not onward.button and onward.name not in found:
                    found[onward.name] = [*found[stop.name], key]
                    coming.append(onward)
        edge = coming
    if there.name not in found:
        raise Flaw(f"No keys lead from {here} to {there}.")
    return found[there.name]
