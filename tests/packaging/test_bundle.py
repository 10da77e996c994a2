"""What goes into the packages: all that the program uses, and of Qt nothing else."""

import ast
import json
import re
import subprocess
import sys
from importlib.util import find_spec

import pytest

import samba_desktop
from samba_desktop import assets, preflight
from samba_desktop.ai.own_process import CONSOLE
from samba_desktop.cli.arguments import RECORD
from samba_desktop.ui.window.self_check import PICTURES
from tests.packaging.packed import ROOT, script

bundle = script("bundle")
SITE = "/venv/lib/python3.11/site-packages"
QT = f"{SITE}/PySide6/Qt"


@pytest.fixture
def sieve():
    return bundle.Sieve({"QtCore", "QtGui", "QtWidgets", "QtPrintSupport"}, {"sv", "de"}, platform="linux")


@pytest.mark.parametrize(
    ("place", "file"),
    [
        ("PySide6/QtWidgets.abi3.so", f"{SITE}/PySide6/QtWidgets.abi3.so"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", f"{QT}/lib/libQt6Gui.so.6"),
        ("PySide6/Qt/lib/libQt6XcbQpa.so.6", f"{QT}/lib/libQt6XcbQpa.so.6"),
        ("PySide6/Qt/lib/libicudata.so.73", f"{QT}/lib/libicudata.so.73"),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", f"{QT}/plugins/platforms/libqoffscreen.so"),
        ("PySide6/Qt/plugins/printsupport/libcupsprintersupport.so", ""),
        ("PySide6/Qt/translations/qtbase_sv.qm", ""),
        ("PySide6/plugins/platforms/qwindows.dll", ""),
        ("PySide6/Qt6Core.dll", ""),
        ("PySide6/QtCore.pyd", ""),
        ("PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui", ""),
        ("shiboken6/libshiboken6.abi3.so.6.11", f"{SITE}/shiboken6/libshiboken6.abi3.so.6.11"),
        ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6"),
        ("libpython3.11.so.1.0", "/usr/lib/x86_64-linux-gnu/libpython3.11.so.1.0"),
        ("libsqlite3.so.0", "/usr/lib/x86_64-linux-gnu/libsqlite3.so.0"),
        ("lib-dynload/_json.cpython-311-x86_64-linux-gnu.so", "/usr/lib/python3.11/lib-dynload/_json.so"),
        ("samba_desktop/assets/fonts/SambaSans-Bold.otf", "/src/assets/fonts/SambaSans-Bold.otf"),
    ],
)
def test_what_is_used_is_taken(sieve, place, file):
    assert sieve.is_used(place, file)


@pytest.mark.parametrize(
    ("place", "file"),
    [
        ("PySide6/QtNetwork.abi3.so", f"{SITE}/PySide6/QtNetwork.abi3.so"),
        ("PySide6/Qt/lib/libQt6Network.so.6", f"{QT}/lib/libQt6Network.so.6"),
        ("PySide6/Qt/lib/libQt6Qml.so.6", f"{QT}/lib/libQt6Qml.so.6"),
        ("libQt6Network.so.6", "PySide6/Qt/lib/libQt6Network.so.6"),
        ("PySide6/Qt6Network.dll", ""),
        ("PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork", ""),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", ""),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", ""),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", ""),
        ("PySide6/Qt/translations/qtbase_fi.qm", ""),
        ("PySide6/Qt/translations/qt_de.qm", ""),
        ("PySide6/Qt/qml/QtQuick/qmldir", ""),
        ("PySide6/QtWidgets.pyi", ""),
        ("libX11.so.6", "/usr/lib/x86_64-linux-gnu/libX11.so.6"),
        ("libfontconfig.so.1", "/usr/lib/x86_64-linux-gnu/libfontconfig.so.1"),
        ("libcrypto.so.3", "/usr/lib/x86_64-linux-gnu/libcrypto.so.3"),
    ],
)
def test_what_is_not_used_stays_outside(sieve, place, file):
    assert not sieve.is_used(place, file)


def test_the_modules_of_qt_are_those_that_the_program_imports():
    found = bundle.qt_modules(ROOT)

    assert {"QtCore", "QtGui", "QtWidgets"} <= found
    assert "QtNetwork" not in found
    assert "QtTest" not in found


def test_no_module_that_the_program_imports_is_left_out():
    imported = set()
    for path in (ROOT / "samba_desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                imported.add(node.module)

    assert not imported & set(bundle.MODULES_LEFT_OUT)


def test_what_is_imported_long_after_the_start_is_taken_too():
    taken = bundle.own_modules(ROOT)

    opened = (ROOT / bundle.PACKAGE / "ui").rglob("*.py")
    modules = {".".join(path.relative_to(ROOT).with_suffix("").parts) for path in opened}
    assert {name.removesuffix(".__init__") for name in modules} <= set(taken)
    assert {"samba_desktop", "samba_desktop.ai.kernel", "samba_desktop.__main__"} <= set(taken)
    assert all(find_spec(name) is not None for name in taken)


def test_the_assets_in_a_package_are_all_but_what_makes_them_and_what_only_papers_show():
    shipped = bundle.shipped_assets(ROOT)

    assert {
        "translations/samba_sv.mo",
        "fonts/OFL.txt",
        "fonts/SambaSans-Bold.otf",
        "icons/samba-desktop-256.png",
        "cards/queen-hearts.svg",
    } <= set(shipped)
    assert not [name for name in shipped if name.endswith((".py", ".md")) or "pictures/" in name]


def test_the_list_of_the_assets_is_what_the_self_check_reads():
    shipped = bundle.shipped_assets(ROOT)

    listed = json.loads(bundle.contents(shipped))

    assert listed.keys() == shipped.keys()
    assert all(re.fullmatch("[0-9a-f]{64}", digest) for digest in listed.values())
    assert bundle.CONTENTS == assets.CONTENTS


def test_languages_are_known_by_the_names_of_their_files():
    names = ["translations/samba_sv.mo", "translations/samba-desktop_de.mo", "nl.mo", "fonts/x_fi.otf"]

    assert bundle.languages(names) == {"sv", "de", "nl"}


def test_the_version_stands_in_one_place():
    assert bundle.version_of(ROOT) == samba_desktop.__version__


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("1.2.3", (1, 2, 3, 0)), ("0.1.0", (0, 1, 0, 0)), ("2.0.0rc4", (2, 0, 0, 4)), ("3", (3, 0, 0, 0))],
)
def test_windows_is_told_the_version_in_four_numbers(version, numbers):
    assert bundle.version_tuple(version) == numbers


def test_the_version_resource_of_windows_is_an_expression_that_names_the_program():
    told = bundle.windows_version("1.2.3", "Samba.exe", "Copyright (c) 2026 somebody's")

    tree = ast.parse(told, mode="eval")
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert {"Samba.exe", "1.2.3", "Copyright (c) 2026 somebody's", "ProductName", "Samba"} <= texts


def test_the_program_with_an_output_is_called_as_the_opponents_are_started_on_windows():
    assert f"{bundle.PROGRAM}.exe" == CONSOLE


def test_the_kind_of_file_is_the_same_everywhere():
    kind = (ROOT / "packaging" / "linux" / "samba-desktop.mime.xml").read_text(encoding="utf-8")

    assert f'pattern="*{RECORD}"' in kind


def test_the_icons_are_pictures_that_the_self_check_reads():
    icons = [name for name in bundle.shipped_assets(ROOT) if name.startswith("icons/")]

    assert icons
    assert all(name.endswith(PICTURES) for name in icons)


def test_the_libraries_of_the_desktop_are_known_to_the_checks_before_the_start():
    assert not [name for name in preflight.PACKAGES if name.startswith(bundle.SYSTEM_LIBRARIES_TAKEN)]


def test_the_recipe_and_what_it_reads_need_no_more_than_python():
    code = "import sys; sys.path.insert(0, sys.argv[1]); import bundle, icons, elf, start"

    done = subprocess.run(
        [sys.executable, "-S", "-c", code, ROOT / "packaging"], capture_output=True, text=True, check=False
    )

    assert done.stderr == ""


@pytest.mark.parametrize(
    ("before", "after"), [({}, "none"), ({"LD_LIBRARY_PATH_ORIG": "/their/own"}, "/their/own")]
)
def test_what_the_frozen_program_starts_finds_the_systems_libraries_and_itself_its_own(before, after):
    tell = "print(os.environ.get('LD_LIBRARY_PATH', 'none'), os.environ['PYINSTALLER_RESET_ENVIRONMENT'])"
    hook = (ROOT / "packaging" / "frozen_start.py").read_text(encoding="utf-8")

    done = subprocess.run(
        [sys.executable, "-c", hook + tell],
        env={"LD_LIBRARY_PATH": "/inside/the/program", **before},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.stdout.split() == [after, "1"]
