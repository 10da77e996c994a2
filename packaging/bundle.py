"""What belongs into the packages of Samba, and what stays outside: the one place that says so.

Standard library only: PyInstaller's recipe, the wheel's build hook, the build itself and the tests read it.
"""

from __future__ import annotations

import ast
import hashlib
import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

PROGRAM = "samba-desktop"
"""The command, the name of the package and that of its files."""
TITLE = "Samba"
IDENTIFIER = "org.samba_desktop.samba"
"""How software centres and macOS call the application."""

PACKAGE = "samba_desktop"

ASSETS_LEFT_OUT = ("*.py", "*.md", "icons/*.svg", "pictures/*", "translations/*.ts")
"""Assets that only serve to make others, or that only the papers show."""
ASSETS_IN_PACKAGE = "samba_desktop/assets"
CONTENTS = "contents.json"
"""Beside the assets of a package: the hash of each, so that the self-check finds what is missing."""

MODULES_LEFT_OUT = (
    # Parts of Python that no game needs, above all those that speak over a network.
    "ssl", "_ssl", "_hashlib",
    "asyncio", "bz2", "_bz2", "lzma", "_lzma", "curses", "readline", "_uuid",
    "ftplib", "imaplib", "poplib", "smtplib", "telnetlib", "xmlrpc",
    "distutils", "doctest", "ensurepip", "idlelib", "lib2to3", "pdb", "pydoc", "test", "tkinter", "turtle",
    "unittest", "venv",
    # What msgspec would use where it is there.
    "attr", "attrs", "tomli", "tomli_w", "typing_extensions", "yaml",
    # What builds and checks the program.
    "hatchling", "hypothesis", "librt", "mypy", "mypyc", "pip", "pytest", "setuptools",
)  # fmt: skip
"""Modules that PyInstaller would take along."""

MODULES_UNSEEN = ("_cffi_backend",)
"""Modules of others that are imported where PyInstaller cannot see it: by compiled code."""

QT_PLUGINS = {
    "platforms": ("qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"),
    "platforminputcontexts": ("composeplatforminputcontext", "ibusplatforminputcontext"),
    "platformthemes": ("qxdgdesktopportal",),
    "printsupport": ("cupsprintersupport",),
    "styles": ("qmodernwindowsstyle", "qwindowsvistastyle", "qmacstyle"),
    "wayland-decoration-client": ("bradient",),
    "wayland-shell-integration": ("xdg-shell",),
}
"""Qt's plug-ins that are used, by the folder they lie in; any other plug-in stays outside."""

QT_LIBRARIES_BEHIND = ("DBus", "WaylandClient", "XcbQpa")
"""Qt's libraries that those of the modules and plug-ins are linked with."""

SYSTEM_LIBRARIES_TAKEN = ("libpython3", "libsqlite3", "libffi")
"""Of the Linux system's libraries those that Python itself needs and that differ between systems.

All others are the desktop's own; `samba_desktop.preflight` names them where they are missing, and the Debian
package depends on them.
"""

QT_LIBRARY = re.compile(r"(?:lib)?Qt6?(?P<name>[A-Z]\w*?)(?:\.so[.\d]*|\.dll|\.framework|\.dylib|)$")
QT_MODULE = re.compile(r"(?P<name>Qt[A-Z]\w*)(?:\.abi3)?\.(?:so|pyd)$")
NOTES = (".pyi", ".dist-info/RECORD")
"""What only the type checker and the installer read."""
PYSIDE = re.compile(r"PySide6[/\\]")


def shipped_assets(root: Path) -> dict[str, Path]:
    """List the files beside the code that every package holds, by their name below the assets."""
    folder = root / "assets"
    found = {
        path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()
    }
    return {name: path for name, path in found.items() if not is_left_out(name)}


def is_left_out(name: str) -> bool:
    """Tell whether an asset isn't shipped."""
    return "__pycache__" in name or any(PurePosixPath(name).match(pattern) for pattern in ASSETS_LEFT_OUT)


def contents(assets: dict[str, Path]) -> str:
    """Write the list of assets with their hashes."""
    hashes = {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in assets.items()}
    return json.dumps(hashes, indent=1, sort_keys=True) + "\n"


def languages(assets: Iterable[str]) -> set[str]:
    """List the codes of the languages that there are translations for."""
    files = [PurePosixPath(name) for name in assets if name.endswith(".mo")]
    return {re.split(r"[_.-]", file.stem)[-1] for file in files}


def own_modules(root: Path) -> list[str]:
    """List every module of the program: some are imported by their names, where PyInstaller cannot see it."""
    files = (path.relative_to(root).with_suffix("") for path in (root / PACKAGE).rglob("*.py"))
    return sorted(".".join(path.parts).removesuffix(".__init__") for path in files)


def qt_modules(root: Path) -> set[str]:
    """List the modules of Qt that the program imports, such as QtWidgets."""
    found: set[str] = set()
    for path in (root / PACKAGE).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
            for name in names:
                package, _, module = name.partition(".")
                if package == "PySide6" and module.startswith("Qt"):
                    found.add(module.split(".")[0])
    return found


class Sieve:
    """Keeps of what PyInstaller found what the program uses."""

    def __init__(self, modules: set[str], languages: set[str], *, platform: str = sys.platform) -> None:
        """Take the modules of Qt and the languages that are used."""
        self._modules = modules
        self._libraries = {module.removeprefix("Qt") for module in modules} | set(QT_LIBRARIES_BEHIND)
        self._languages = languages
        self._platform = platform

    def kept(self, found: Iterable[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
        """Filter a table of contents: the place in the program, the file, and its kind."""
        return [entry for entry in found if self.is_used(entry[0], entry[1])]

    def is_used(self, place: str, file: str) -> bool:
        """Tell whether a file belongs into the program."""
        name = place.replace("\\", "/")
        if name.endswith(NOTES):
            return False
        if PYSIDE.match(name):
            return self._is_used_of_qt(name)
        library = QT_LIBRARY.match(name.rsplit("/", 1)[-1])
        if library is not None and "Qt6" in name:
            return library["name"] in self._libraries
        if self._platform.startswith("linux") and is_system_library(file):
            return name.rsplit("/", 1)[-1].startswith(SYSTEM_LIBRARIES_TAKEN)
        return True

    def _is_used_of_qt(self, name: str) -> bool:
        folders = name.split("/")
        file = folders[-1]
        if "plugins" in folders:
            wanted = QT_PLUGINS.get(folders[folders.index("plugins") + 1], ())
            return file.split(".")[0].removeprefix("lib") in wanted
        if "translations" in folders:
            return any(file == f"qtbase_{code}.qm" for code in self._languages)
        if {"qml", "resources", "libexec", "metatypes", "glue", "typesystems"} & set(folders):
            return False
        module = QT_MODULE.match(file)
        if module is not None:
            return module["name"] in self._modules
        if file.startswith(("libpyside6qml", "pyside6qml")):
            return False
        library = QT_LIBRARY.match(next((one for one in folders if one.endswith(".framework")), file))
        return library is None or library["name"] in self._libraries


def is_system_library(file: str) -> bool:
    """Tell whether a file is a library that doesn't come from a wheel or lie among Python's own modules."""
    path = Path(file)
    own = any(part in {"site-packages", "lib-dynload"} for part in path.parts)
    return ".so" in path.name and not own and not path.is_relative_to(Path(__file__).parents[1])


def version_tuple(version: str) -> tuple[int, int, int, int]:
    """Read a version as the four numbers that Windows wants."""
    numbers = [int(number) for number in re.findall(r"\d+", version)[:4]]
    first, second, third, fourth = [*numbers, 0, 0, 0, 0][:4]
    return first, second, third, fourth


def windows_version(version: str, file: str, licence: str) -> str:
    """Write the version resource of a program for Windows as PyInstaller reads it."""
    words = {
        "CompanyName": "Samba Desktop contributors",
        "FileDescription": "Samba, the card game",
        "FileVersion": version,
        "InternalName": PROGRAM,
        "LegalCopyright": licence,
        "OriginalFilename": file,
        "ProductName": TITLE,
        "ProductVersion": version,
    }
    numbers = version_tuple(version)
    strings = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in words.items())
    return (
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004,\n"
        "    fileType=0x1, subtype=0x0, date=(0, 0)),\n"
        f"  kids=[StringFileInfo([StringTable('040904B0', [{strings}])]),\n"
        "    VarFileInfo([VarStruct('Translation', [0x0409, 1200])])])\n"
    )


def version_of(root: Path) -> str:
    """Read the version from the one place where it stands."""
    text = (root / "samba_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError("samba_desktop/__init__.py tells no version.")
    return found[1]


def copyright_line(root: Path) -> str:
    """Read who holds the copyright from the licence."""
    text = (root / "LICENSE").read_text(encoding="utf-8")
    return next(line.strip() for line in text.splitlines() if line.startswith("Copyright"))


def releases(root: Path) -> Iterator[tuple[str, str, list[str]]]:
    """Read the releases from the change log: version, date (empty if unreleased), and what is new.

    The headings by which what is new is grouped are left out.
    """
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        head, _, body = part.partition("\n")
        version, _, rest = head.partition(" ")
        date = rest.strip("() ")
        items = re.findall(r"^- (.+?)(?=^- |^### |\Z)", body, re.MULTILINE | re.DOTALL)
        yield version, "" if date == "unreleased" else date, [" ".join(item.split()) for item in items]
