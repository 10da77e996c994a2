"""The parts of the measuring, each run in a process of its own by `samba-desktop bench`."""

import json
import os
from collections.abc import Mapping

from samba_desktop.ui.speed.first_picture import first_pictures
from samba_desktop.ui.speed.frames import measured_frames
from samba_desktop.ui.speed.stalls import stalls_of_bare_view, stalls_of_match
from samba_desktop.ui.speed.thinking import turns_in_window

SIZE = (1920, 1080)


def measured(options: Mapping[str, object]) -> Mapping[str, object]:
    """Measure one part and return its figures; needs an application."""
    match options["part"]:
        case "frames":
            width, _, height = str(options["size"]).partition("x")
            return measured_frames(int(width), int(height), int(str(options["frames"])))
        case "match":
            return stalls_of_match(int(str(options["target"])), SIZE)
        case "turns":
            return turns_in_window(str(options["level"]), int(str(options["turns"])), SIZE)
        case "bare":
            return stalls_of_bare_view(float(str(options["seconds"])), SIZE)
        case "pictures":
            return first_pictures(
                json.loads(str(options["programs"])), int(str(options["repeats"])), os.environ
            )
        case other:
            raise AssertionError(other)
