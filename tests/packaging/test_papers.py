"""What goes with the packages on paper: complete, and from one source each."""

import gzip
import shutil
import subprocess
import tomllib
from xml.etree import ElementTree as ET

import pytest

from samba_desktop import __version__
from samba_desktop.cli.arguments import parser
from tests.packaging.packed import ROOT, script

bundle, papers = script("bundle"), script("papers")
manual, icons = script("manual"), script("icons")
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def source(tmp_path):
    """A copy of what the papers are written from."""
    shutil.copytree(ROOT / "packaging", tmp_path / "packaging", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("LICENSE", "CHANGELOG.md", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    fonts = tmp_path / "assets" / "fonts"
    fonts.mkdir(parents=True)
    shutil.copy(ROOT / "assets" / "fonts" / "OFL.txt", fonts)
    return tmp_path


def addressed(source, **addresses):
    """Give the project addresses on the network."""
    path = source / "pyproject.toml"
    lines = "".join(f'{name} = "{address}"\n' for name, address in addresses.items())
    path.write_text(path.read_text() + f"\n[project.urls]\n{lines}")


def test_every_package_inside_is_mentioned_and_brings_its_licence(source, tmp_path):
    site = tmp_path / "site-packages"
    for info in ("platformdirs-4.0.dist-info", "PySide6_Essentials-6.dist-info"):
        (site / info / "licenses").mkdir(parents=True)
    (site / "platformdirs-4.0.dist-info" / "licenses" / "LICENSE").write_text("MIT, by them")

    papers.gather_notices(source, site, tmp_path / "notices")

    found = {path.name for path in (tmp_path / "notices").iterdir()}
    assert {
        "NOTICES.txt",
        "LICENSE",
        "LGPL-3.0.txt",
        "GPL-3.0.txt",
        "Python.txt",
        "Python-parts.txt",
        "OFL.txt",
    } <= found
    assert (tmp_path / "notices" / "platformdirs-LICENSE").read_text() == "MIT, by them"


def test_a_package_that_the_notices_do_not_mention_stops_the_build(source, tmp_path):
    with (source / "packaging" / "requirements.txt").open("a") as lock:
        lock.write("newcomer==1.0\n")

    with pytest.raises(papers.PaperError, match="newcomer"):
        papers.gather_notices(source, tmp_path / "none", tmp_path / "notices")


def test_the_notices_mention_all_that_the_project_depends_on():
    told = papers.normal((ROOT / "packaging" / "notices" / "NOTICES.txt").read_text(encoding="utf-8"))

    assert all(papers.normal(name) in told for name in papers.pinned(ROOT))


def test_the_release_notes_are_those_of_the_change_log(source):
    (source / "CHANGELOG.md").write_text(
        "# Changelog\n\n## 0.2.0 (2026-12-24)\n\n### Comfort\n\n- Four *languages*,\n  all `complete`.\n"
        "\n### More\n\n- Sounds.\n"
        "\n## 0.1.0 (2026-11-30)\n\n- The first one.\n"
    )

    component = ET.fromstring(papers.metainfo(source))

    releases = component.findall("releases/release")
    assert [(one.get("version"), one.get("date")) for one in releases] == [
        ("0.2.0", "2026-12-24"),
        ("0.1.0", "2026-11-30"),
    ]
    assert [item.text for item in releases[0].iter("li")] == ["Four languages, all complete.", "Sounds."]


def test_this_version_stands_in_the_change_log():
    assert __version__ in [version for version, _, _ in bundle.releases(ROOT)]


def test_pictures_are_shown_where_the_project_has_a_place_for_them(source):
    assert ET.fromstring(papers.metainfo(source)).find("screenshots") is None

    addressed(source, Pictures="https://samba.example/pictures/", Homepage="https://samba.example")
    component = ET.fromstring(papers.metainfo(source))

    shown = component.find("screenshots/screenshot")
    assert shown.findtext("image") == "https://samba.example/pictures/table.png"
    assert shown.findtext("caption")
    assert component.findtext("url") == "https://samba.example"


def test_every_picture_of_the_metainfo_is_there():
    tree = ET.parse(ROOT / "packaging" / "linux" / "samba-desktop.metainfo.xml")

    for image in tree.getroot().iter("image"):
        assert (ROOT / "assets" / "pictures" / image.text).is_file()


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="needs appstreamcli")
@pytest.mark.parametrize(
    "addresses", [{}, {"Pictures": "https://samba.example/p", "Homepage": "https://samba.example"}]
)
def test_software_centres_accept_the_metainfo(source, tmp_path, addresses):
    if addresses:
        addressed(source, **addresses)
    path = tmp_path / f"{bundle.IDENTIFIER}.metainfo.xml"
    path.write_text(papers.metainfo(source), encoding="utf-8")

    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", path], capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stdout


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="needs desktop-file-validate")
def test_desktops_accept_the_launcher():
    launcher = ROOT / "packaging" / "linux" / "samba-desktop.desktop"

    done = subprocess.run(["desktop-file-validate", launcher], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stdout) == (0, "")


def test_the_launcher_hands_a_file_over():
    launcher = (ROOT / "packaging" / "linux" / "samba-desktop.desktop").read_text(encoding="utf-8")

    assert "\nExec=samba-desktop %f\n" in launcher
    assert "\nMimeType=application/x-samba-record;\n" in launcher


def test_the_manual_tells_every_command_and_every_option():
    page = manual.manual().replace("\\-", "-")

    for name, command in parser(__version__).commands.items():
        assert f".SS {name}\n" in page
        for action in command._actions:  # noqa: SLF001 - argparse tells its options no other way
            if action.help != "==SUPPRESS==":
                assert all(word in page for word in action.option_strings)
    assert "--selftest" in page
    assert "SAMBA_DATA_DIR" in page


@pytest.mark.skipif(shutil.which("man") is None, reason="needs man")
def test_the_manual_is_set_without_a_warning(tmp_path):
    path = tmp_path / "samba-desktop.6"
    path.write_text(manual.manual(), encoding="utf-8")

    done = subprocess.run(
        ["man", "--warnings", "-l", path],
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "MANWIDTH": "80", "MAN_KEEP_FORMATTING": ""},
    )

    assert done.stderr == ""
    assert "SAMBA-DESKTOP(6)" in done.stdout


def test_debians_change_log_has_the_form_that_debian_reads(source):
    (source / "CHANGELOG.md").write_text("## 0.2.0 (2026-12-24)\n\n- Four languages.\n")

    told = papers.debian_changelog(source, "Somebody <x@y.example>")

    assert told == (
        "samba-desktop (0.2.0) unstable; urgency=low\n\n  * Four languages.\n\n"
        " -- Somebody <x@y.example>  Thu, 24 Dec 2026 00:00:00 +0000\n"
    )
    assert gzip.decompress(papers.packed(told)).decode() == told


def test_the_icon_of_windows_holds_every_size():
    made = icons.ico(ROOT)

    assert made[:6] == bytes([0, 0, 1, 0, len(icons.WINDOWS_SIZES), 0])
    for number, size in enumerate(icons.WINDOWS_SIZES):
        entry = made[6 + 16 * number : 22 + 16 * number]
        length, at = (int.from_bytes(entry[begin : begin + 4], "little") for begin in (8, 12))
        assert entry[0] == size % 256
        assert made[at : at + 8] == PNG
        assert made[at : at + length] == icons.picture(ROOT, size)


def test_the_icon_of_macos_is_as_long_as_it_says():
    made = icons.icns(ROOT)

    assert made[:4] == b"icns"
    assert int.from_bytes(made[4:8], "big") == len(made)
    at, kinds = 8, []
    while at < len(made):
        kinds.append(made[at : at + 4])
        assert made[at + 8 : at + 16] == PNG
        at += int.from_bytes(made[at + 4 : at + 8], "big")
    assert kinds == list(icons.MAC_KINDS)


def test_the_addresses_of_the_project_are_addresses():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert all(address.startswith("https://") for address in project.get("urls", {}).values())
