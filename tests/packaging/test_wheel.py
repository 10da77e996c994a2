"""The packages for pip hold all that the game needs at run time, and nothing that only serves to make it."""

import json
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import samba_desktop
from samba_desktop.ai.fast import COPY
from tests.packaging.packed import ROOT, script

bundle = script("bundle")


def built(kind, folder, source=ROOT):
    """Build a package of a kind and return its file."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)],
        cwd=source,
        check=True,
        capture_output=True,
    )
    (file,) = folder.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return file


def names_in(wheel):
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    return built("wheel", tmp_path_factory.mktemp("wheel"))


def test_the_wheel_holds_the_package_its_assets_and_its_command(wheel):
    names = names_in(wheel)
    with zipfile.ZipFile(wheel) as archive:
        (entry_points,) = (name for name in names if name.endswith(".dist-info/entry_points.txt"))
        commands = archive.read(entry_points).decode()

    assert wheel.name.startswith(f"samba_desktop-{samba_desktop.__version__}-")
    assert {"samba_desktop/__main__.py", "samba_desktop/py.typed"} <= names
    assert {f"samba_desktop/assets/{name}" for name in bundle.shipped_assets(ROOT)} <= names
    assert "samba-desktop = samba_desktop.__main__:main" in commands


def test_the_list_in_the_wheel_is_that_of_its_assets(wheel):
    with zipfile.ZipFile(wheel) as archive:
        listed = json.loads(archive.read(f"samba_desktop/assets/{bundle.CONTENTS}"))

    lying = {name.removeprefix("samba_desktop/assets/") for name in names_in(wheel) if "/assets/" in name}
    assert lying == {*listed, bundle.CONTENTS}


def test_the_wheel_holds_no_compiled_kernel_as_it_is_for_every_machine(wheel):
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in names_in(wheel) if COPY in name]


def test_the_wheel_made_from_the_source_package_is_the_same(wheel, tmp_path):
    archive = built("sdist", tmp_path)
    with tarfile.open(archive) as packed:
        for member in filter(tarfile.TarInfo.isfile, packed):
            file = tmp_path / "unpacked" / member.name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(packed.extractfile(member).read())
    (source,) = (tmp_path / "unpacked").iterdir()

    again = built("wheel", tmp_path, source)

    assert names_in(again) == names_in(wheel)


@pytest.mark.slow
def test_a_wheel_installed_into_an_environment_of_its_own_passes_its_check(wheel, tmp_path):
    environment = tmp_path / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True)
    scripts = environment / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / ("python.exe" if os.name == "nt" else "python")
    lock = ROOT / "packaging" / "requirements.txt"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "-c", str(lock)]
    subprocess.run([*pip, str(wheel)], check=True)
    bare = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}

    done = subprocess.run(
        [scripts / "samba-desktop", "--selftest"],
        cwd=tmp_path,
        env=bare,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout
    assert f"all {len(bundle.shipped_assets(ROOT))} there" in done.stdout
    assert not list(Path(tmp_path).glob("*.log"))
