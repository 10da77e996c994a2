"""What has to be checked before Qt starts, because Qt itself would end the program; imports no Qt.

Qt aborts without a word that helps when a library or the screen is missing, and no caller can catch that.
Each check here answers with a sentence and a way out instead, or with None when all is well.
"""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path

WINDOWLESS = frozenset(
    {
        *("referee", "simulate", "arena", "tune", "bench", "opponent", "shot", "rules", "doctor"),
        *("receipt", "luck", "moments"),
        *("--selftest", "--version", "--help", "-h"),
    }
)
"""The commands and options of `samba-desktop` that open no window."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802 - the name that Qt's lupdate looks for
    """Mark a text for translation; nothing else of the program need be there for these checks."""
    return text


QT_LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfreetype.so.6": "libfreetype6",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
    "libstdc++.so.6": "libstdc++6",
    "libgcc_s.so.1": "libgcc-s1",
}
"""The system libraries that Qt's modules need to be imported, each with its Debian package.

Debian 13 and Ubuntu 24.04 call the first libglib2.0-0t64, but answer to this name too.
"""

X11_LIBRARIES = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""What Qt's window on an X11 screen needs besides."""

WAYLAND_LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
"""What Qt's window on a Wayland screen needs besides."""

PACKAGES = QT_LIBRARIES | X11_LIBRARIES | WAYLAND_LIBRARIES

MISSING_FILE = re.compile(r"^(?P<name>\S+): cannot open shared object file")
"""How the loader of Linux says which library it did not find."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that keeps the window from opening, and what the player can do about it."""

    wording: str
    """One whole sentence with named gaps, as it stands in the catalogue of translations."""
    remedy: str
    """What to do next, likewise."""
    gaps: tuple[tuple[str, str], ...] = ()
    """The name and the filling of each gap."""

    @property
    def sentence(self) -> str:
        """Tell what is wrong, with the gaps filled."""
        return self.wording.format(**dict(self.gaps))

    @property
    def fix(self) -> str:
        """Tell what to do next, with the gaps filled."""
        return self.remedy.format(**dict(self.gaps))

    def translated(self, translate: Callable[[str], str]) -> Problem:
        """Say the same in the language of `translate`, which is handed texts with their gaps still open."""
        return replace(self, wording=translate(self.wording), remedy=translate(self.remedy))


NO_SCREEN = Problem(
    QT_TRANSLATE_NOOP(
        "Preflight", "Samba shows its table in a window, and there is no screen here to open one on."
    ),
    QT_TRANSLATE_NOOP(
        "Preflight",
        'Start it from a desktop, or on a virtual screen with "xvfb-run {command}". '
        '"{command} simulate" and "{command} --help" need no screen.',
    ),
)
DEAD_SCREEN = Problem(
    QT_TRANSLATE_NOOP(
        "Preflight", 'The screen "{display}" does not answer, so Samba cannot open its window there.'
    ),
    QT_TRANSLATE_NOOP(
        "Preflight",
        "Set {variable} to a screen that is running, "
        'or start Samba on a virtual screen with "xvfb-run {command}". '
        '"{command} simulate" and "{command} --help" need no screen.',
    ),
)
UNKNOWN_PLATFORM = Problem(
    QT_TRANSLATE_NOOP(
        "Preflight", 'QT_QPA_PLATFORM asks for the platform "{platform}", which this Qt does not have.'
    ),
    QT_TRANSLATE_NOOP("Preflight", "Unset QT_QPA_PLATFORM, or set it to one of these: {known}."),
)
MISSING_ON_DEBIAN = Problem(
    QT_TRANSLATE_NOOP(
        "Preflight", "Samba's window needs system libraries that are not installed: {libraries}."
    ),
    QT_TRANSLATE_NOOP(
        "Preflight",
        "Install them with this line, then start Samba again: "
        "sudo apt-get install --no-install-recommends {packages}",
    ),
)
MISSING_ELSEWHERE = Problem(
    QT_TRANSLATE_NOOP(
        "Preflight", "Samba's window needs system libraries that are not installed: {libraries}."
    ),
    QT_TRANSLATE_NOOP(
        "Preflight", "Install the packages of your system that hold these files, then start Samba again."
    ),
)
BROKEN_LIBRARY = Problem(
    QT_TRANSLATE_NOOP("Preflight", "A system library that Samba's window needs cannot be used: {detail}."),
    QT_TRANSLATE_NOOP("Preflight", "Bring your system up to date, then start Samba again."),
)
NO_QT = Problem(
    QT_TRANSLATE_NOOP(
        "Preflight",
        "Samba's window needs the Python package PySide6-Essentials, which is not installed here.",
    ),
    QT_TRANSLATE_NOOP(
        "Preflight",
        'Install it with "{python} -m pip install PySide6-Essentials", or let "python3 packaging/start.py" '
        "in a checkout of Samba do it.",
    ),
)


def program_path(name: str, environment: Mapping[str, str]) -> str | None:
    """Find a program by its name as PATH says, but never in the current folder, where anybody's may lie."""
    parts = environment.get("PATH", os.defpath).split(os.pathsep)
    found = shutil.which(name, path=os.pathsep.join(part for part in parts if Path(part).is_absolute()))
    # Windows itself looks in the current folder first.
    return found if found and Path(found).is_absolute() else None


def opens_window(arguments: Iterable[str]) -> bool:
    """Tell whether `samba-desktop` with these arguments shows its window, and so needs a screen."""
    return WINDOWLESS.isdisjoint(arguments)


def window_problem(
    environment: Mapping[str, str], qt_folder: Path | None, command: str = "samba-desktop"
) -> Problem | None:
    """Find what would keep Qt from opening a window in this environment; None when nothing does.

    `qt_folder` is the folder of PySide6; with None the libraries are looked for by name and Qt's own are not
    tried. `command` is what the player typed, for the advice. Only Linux is checked: elsewhere there is
    always a screen, and Qt brings its libraries along.
    """
    return of_platforms(
        environment,
        command,
        lambda platform: platform_problem(platform, environment, qt_folder, command),
    )


def screen_problem(environment: Mapping[str, str], command: str = "samba-desktop") -> Problem | None:
    """Find out whether there is no living screen, before anything is installed; None when there is one.

    Where this cannot be asked yet, for want of a library, the answer is None.
    """
    return of_platforms(environment, command, lambda platform: dead_screen(platform, environment, command))


def libraries_lacking(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Name the system's libraries that a window lacks here; none if any platform that Qt tries has all."""
    lacking = [missing_libraries(libraries_of(platform)) for platform in platforms_tried(environment)]
    return min(lacking, key=len, default=())


def library_problem(missing: Iterable[str], *, debian: bool | None = None) -> Problem | None:
    """Say which of the system's libraries are missing and how they are installed; None for none.

    `missing` holds file names as the loader knows them, such as "libGL.so.1". `debian` tells whether the
    system has Debian's packages; with None it is looked up.
    """
    names = tuple(missing)
    if not names:
        return None
    packages = packages_of(names)
    if debian is None:
        debian = Path("/etc/debian_version").exists()
    if debian and packages:
        return filled(MISSING_ON_DEBIAN, libraries=", ".join(names), packages=" ".join(packages))
    return filled(MISSING_ELSEWHERE, libraries=", ".join(names))


def import_problem(error: ImportError) -> Problem | None:
    """Explain why Qt could not be imported; None if the error is not about Qt or a system library."""
    if isinstance(error, ModuleNotFoundError):
        is_qt = (error.name or "").split(".")[0] in {"PySide6", "shiboken6"}
        return filled(NO_QT, python=sys.executable) if is_qt else None
    return loader_problem(str(error)) if ".so" in str(error) else None


def missing_libraries(names: Iterable[str]) -> tuple[str, ...]:
    """Name those of the system's libraries that cannot be loaded."""
    return tuple(name for name in names if not is_loadable(name))


def packages_of(libraries: Iterable[str]) -> tuple[str, ...]:
    """Name Debian's packages of these libraries, each once; one that is not known here is left out."""
    return tuple(dict.fromkeys(PACKAGES[name] for name in libraries if name in PACKAGES))


def qt_folder() -> Path | None:
    """Find the folder of PySide6 without importing it; None where it is not installed."""
    spec = find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(next(iter(spec.submodule_search_locations)))


def platforms_tried(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Name the platforms that Qt will try, in its order: "wayland", "xcb", "offscreen", ...

    Empty where it would try X11 with no screen named. The order is that of QGuiApplication.
    """
    asked = environment.get("QT_QPA_PLATFORM", "")
    if asked:
        return tuple(part.split(":")[0] for part in asked.split(";"))
    wayland = bool(environment.get("WAYLAND_DISPLAY"))
    return ("wayland",) * wayland + ("xcb",) * bool(environment.get("DISPLAY"))


def of_platforms(
    environment: Mapping[str, str], command: str, judge: Callable[[str], Problem | None]
) -> Problem | None:
    """Judge the platforms that Qt will try: one without a problem is enough, else the last one's counts."""
    if not sys.platform.startswith("linux"):
        return None
    problem: Problem | None = filled(NO_SCREEN, command=command)
    for platform in platforms_tried(environment):
        problem = judge(platform)
        if problem is None:
            return None
    return problem


def platform_problem(
    platform: str, environment: Mapping[str, str], qt_folder: Path | None, command: str
) -> Problem | None:
    """Find what would keep Qt from starting on this one of its platforms."""
    return (
        unknown_platform(platform, qt_folder)
        or library_problem(missing_libraries(libraries_of(platform)))
        or plugin_problem(platform, qt_folder)
        or dead_screen(platform, environment, command)
    )


def libraries_of(platform: str) -> tuple[str, ...]:
    """Name the system's libraries that a window on this platform needs."""
    match platform:
        case "xcb":
            return (*QT_LIBRARIES, *X11_LIBRARIES)
        case "wayland":
            return (*QT_LIBRARIES, *WAYLAND_LIBRARIES)
        case _:
            return tuple(QT_LIBRARIES)


def unknown_platform(platform: str, qt_folder: Path | None) -> Problem | None:
    """Find out whether Qt has no such platform, going by the plug-ins that lie in its folder."""
    if qt_folder is None or platform.startswith("wayland"):
        return None
    known = sorted(path.stem.removeprefix("libq") for path in plugin_folder(qt_folder).glob("libq*.so"))
    if not known or platform in known:
        return None
    return filled(UNKNOWN_PLATFORM, platform=platform, known=", ".join(known))


def plugin_problem(platform: str, qt_folder: Path | None) -> Problem | None:
    """Load Qt's plug-in for the platform, so that a library it lacks is named; loading it is harmless."""
    if qt_folder is None:
        return None
    plugin = plugin_folder(qt_folder) / f"libq{platform}.so"
    if not plugin.exists():
        return None
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return loader_problem(str(error))
    return None


def loader_problem(message: str) -> Problem | None:
    """Turn what the loader of Linux says into a problem that names the library."""
    found = MISSING_FILE.match(message)
    if found:
        return library_problem((found["name"],))
    return filled(BROKEN_LIBRARY, detail=message)


def plugin_folder(qt_folder: Path) -> Path:
    """Tell where in the folder of PySide6 the plug-ins for the platforms lie, on Linux."""
    return qt_folder / "Qt" / "plugins" / "platforms"


def is_loadable(library: str) -> bool:
    """Tell whether the system's loader finds this library and all that it needs in turn."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def dead_screen(platform: str, environment: Mapping[str, str], command: str) -> Problem | None:
    """Find out whether the screen that the environment names for the platform does not answer."""
    match platform:
        case "xcb":
            variable, answers = "DISPLAY", x11_answers
        case "wayland":
            variable, answers = "WAYLAND_DISPLAY", wayland_answers
        case _:
            return None
    if not environment.get(variable):
        return filled(NO_SCREEN, command=command)
    if answers(environment):
        return None
    return filled(DEAD_SCREEN, display=environment[variable], variable=variable, command=command)


def x11_answers(environment: Mapping[str, str]) -> bool:
    """Tell whether the X11 screen lets us in; True where the library to ask with is missing."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.argtypes = (ctypes.c_char_p, ctypes.c_void_p)
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = (ctypes.c_void_p,)
    xcb.xcb_disconnect.argtypes = (ctypes.c_void_p,)
    connection = xcb.xcb_connect(environment["DISPLAY"].encode(), None)
    failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not failed


def wayland_answers(environment: Mapping[str, str]) -> bool:
    """Tell whether somebody listens at the socket of the Wayland screen."""
    import socket  # noqa: PLC0415 - nobody else at the start needs it

    path = Path(environment.get("XDG_RUNTIME_DIR", "/")) / environment["WAYLAND_DISPLAY"]
    with socket.socket(socket.AF_UNIX) as client:
        try:
            client.connect(str(path))
        except OSError:
            return False
    return True


def filled(problem: Problem, **gaps: str) -> Problem:
    """Fill the gaps of a problem."""
    return replace(problem, gaps=tuple(gaps.items()))
