"""Write what goes with the packages on paper: notices, change log, metainfo, manual."""

from __future__ import annotations

import gzip
import re
import shutil
import textwrap
import tomllib
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from xml.etree import ElementTree as ET

import bundle
from manual import manual

NOTICES = "NOTICES.txt"


class PaperError(Exception):
    """A paper cannot be written as it should be; the text says why."""


def pinned(root: Path) -> list[str]:
    """List the packages that the program is made of, by their names in the lock file."""
    text = (root / "packaging" / "requirements.txt").read_text(encoding="utf-8")
    return [line.split("==")[0] for line in text.splitlines() if "==" in line]


def gather_notices(root: Path, site_packages: Path, folder: Path) -> None:
    """Put together the licence of everything that the program holds.

    Raises PaperError where a package is not mentioned in the notices.
    """
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(root / "packaging" / "notices", folder)
    shutil.copy(root / "LICENSE", folder)
    for path in (root / "assets").rglob("OFL*.txt"):
        shutil.copy(path, folder)
    told = normal((folder / NOTICES).read_text(encoding="utf-8"))
    for name in pinned(root):
        if normal(name) not in told:
            raise PaperError(f"packaging/notices/{NOTICES} does not mention {name}.")
        for path in licences_of(site_packages, name):
            shutil.copy(path, folder / f"{name}-{path.name}")


def licences_of(site_packages: Path, name: str) -> Iterable[Path]:
    """Find the licences that a package brought along."""
    for info in site_packages.glob("*.dist-info"):
        if normal(info.name.split("-")[0]) == normal(name):
            yield from (path for path in (info / "licenses").glob("*") if path.is_file())


def normal(text: str) -> str:
    """Write names of packages in one way."""
    return re.sub(r"[-_.]+", "-", text).lower()


def metainfo(root: Path) -> str:
    """Fill in what software centres show: the releases, and where the pictures are found.

    Pictures are named by their address on the network, so there are none as long as the project has no such
    place; it is `Pictures` in the addresses of pyproject.toml.
    """
    tree = ET.parse(root / "packaging" / "linux" / f"{bundle.PROGRAM}.metainfo.xml")  # noqa: S314 - our own
    component = tree.getroot()
    addresses = project(root).get("urls", {})
    screenshots = component.find("screenshots")
    assert screenshots is not None
    if "Pictures" in addresses:
        for image in screenshots.iter("image"):
            image.text = f"{addresses['Pictures'].rstrip('/')}/{image.text}"
    else:
        component.remove(screenshots)
    if "Homepage" in addresses:
        address = ET.Element("url", type="homepage")
        address.text = addresses["Homepage"]
        component.insert(list(component).index(component.find("launchable")), address)  # type: ignore[arg-type]
    told = component.find("releases")
    assert told is not None
    for version, date, items in bundle.releases(root):
        add_release(told, version, date, items)
    ET.indent(tree)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(component, "unicode") + "\n"


def add_release(told: ET.Element, version: str, date: str, items: Sequence[str]) -> None:
    """Add what is new in one release."""
    kind = "stable" if date else "development"
    date = date or f"{datetime.now(UTC):%Y-%m-%d}"
    release = ET.SubElement(told, "release", version=version, date=date, type=kind)
    listed = ET.SubElement(ET.SubElement(release, "description"), "ul")
    for item in items:
        ET.SubElement(listed, "li").text = unmarked(item)


def unmarked(text: str) -> str:
    """Take the marks out of a text in Markdown."""
    return re.sub(r"[*`]", "", text)


def project(root: Path) -> dict[str, dict[str, str]]:
    """Read what the project says of itself."""
    found: dict[str, dict[str, str]] = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))[
        "project"
    ]
    return found


def debian_changelog(root: Path, maintainer: str) -> str:
    """Write the change log in the form of Debian."""
    parts = []
    for version, date, items in bundle.releases(root):
        lines = [
            textwrap.fill(unmarked(item), 78, initial_indent="  * ", subsequent_indent="    ")
            for item in items
        ]
        when = datetime.fromisoformat(date).replace(tzinfo=UTC) if date else datetime.now(UTC)
        head = f"{bundle.PROGRAM} ({version}) unstable; urgency=low"
        parts.append("\n".join([head, "", *lines, "", f" -- {maintainer}  {format_datetime(when)}", ""]))
    return "\n".join(parts)


def packed(text: str) -> bytes:
    """Pack a paper as Debian wants it, without the time."""
    return gzip.compress(text.encode(), 9, mtime=0)


def manual_name() -> str:
    """Return the name of the file of the manual page."""
    return f"{bundle.PROGRAM}.6"


__all__ = ["PaperError", "debian_changelog", "gather_notices", "manual", "manual_name", "metainfo", "packed"]
