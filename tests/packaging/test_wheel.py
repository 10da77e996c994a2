"""The package that `pip install .` makes holds everything that the game needs at run time."""

import subprocess
import sys
import zipfile
from pathlib import Path

import samba_desktop

ROOT = Path(__file__).resolve().parents[2]


def test_the_wheel_holds_the_package_its_assets_and_its_command(tmp_path):
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        (entry_points,) = (name for name in names if name.endswith(".dist-info/entry_points.txt"))
        commands = archive.read(entry_points).decode()

    assert wheel.name.startswith(f"samba_desktop-{samba_desktop.__version__}-")
    assert {"samba_desktop/__main__.py", "samba_desktop/py.typed"} <= set(names)
    assert any(name.startswith("samba_desktop/assets/") for name in names)
    assert "samba-desktop = samba_desktop.__main__:main" in commands
