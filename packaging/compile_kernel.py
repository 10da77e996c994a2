"""Compile the search's kernel with mypyc, from a copy that bears the hash of its source.

The copy has another name than its source, so that the source stays what everything else reads and checks, and
`samba_desktop.ai.fast` takes the compiled one only where its hash is that of the source beside it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from samba_desktop.ai.fast import COPY, HASH, SOURCE, hash_of
from samba_desktop.preflight import program_path

SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
SAID = 12
"""Of the compiler's last words so many lines are shown."""


class CompileError(Exception):
    """The kernel could not be compiled; the text says why."""


def compile_kernel(python: Path, folder: Path, source: Path = SOURCE) -> Path:
    """Compile the kernel in a folder, unless that was done from the same source; return the module's file.

    `python` is one that has mypy and setuptools, and with which the module shall be used. Takes about 15
    seconds. Raises CompileError where there is no compiler, or it does not like the source.
    """
    digest = hash_of(source)
    made, stamp = folder / f"{COPY}{SUFFIX}", folder / "source.sha256"
    if made.exists() and stamp.exists() and stamp.read_text() == digest:
        return made
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    copy = folder / f"{COPY}.py"
    copy.write_bytes(source.read_bytes() + f'\n{HASH} = "{digest}"\n'.encode())
    done = subprocess.run(
        [python, "-m", "mypyc", copy.name],
        cwd=folder,
        env=environment(source.parents[2]),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode or not made.exists():
        said = "\n".join(done.stdout.splitlines()[-SAID:])
        raise CompileError(f"{said}\nThe kernel could not be compiled; a C compiler is needed for that.")
    strip = program_path("strip", os.environ)
    if strip and sys.platform.startswith("linux"):
        subprocess.run([strip, "--strip-unneeded", made], check=True)
    stamp.write_text(digest)
    return made


def environment(root: Path) -> dict[str, str]:
    """Say where the kernel's imports are found, and link without what only concerns this machine's Python."""
    found = os.environ | {"MYPYPATH": str(root), "PYTHONPATH": str(root)}
    if sys.platform.startswith("linux"):
        found["LDSHARED"] = f"{sysconfig.get_config_var('CC')} -shared"
    return found


def put_beside_source(made: Path, source: Path = SOURCE) -> Path:
    """Copy the compiled module to where a checkout uses it, in place of older ones."""
    for old in source.parent.glob(f"{COPY}.*"):
        old.unlink()
    return Path(shutil.copy(made, source.parent))
