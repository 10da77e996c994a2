"""The compiled kernel: made from a copy of its source, found by the program, and playing the same rounds."""

import os
import shutil
import subprocess
import sys

import pytest

from tests.packaging.packed import ROOT, script

compile_kernel = script("compile_kernel")
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        shutil.which("gcc") is None and shutil.which("cl") is None, reason="needs a C compiler"
    ),
]
SAYS = "from samba_desktop.ai import fast; print(fast.compiled, fast.why_plain or '')"


def say(folder):
    done = subprocess.run(
        [sys.executable, "-c", SAYS],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """Compile the kernel once."""
    pytest.importorskip("setuptools", reason="the compiler needs setuptools, which packaging/build.py brings")
    folder = tmp_path_factory.mktemp("kernel") / "work"
    return compile_kernel.compile_kernel(sys.executable, folder)


@pytest.fixture
def copy(tmp_path, compiled):
    """A copy of the sources and their tests with the compiled kernel among them."""
    leave = shutil.ignore_patterns("__pycache__", "kernel_compiled.*")
    shutil.copytree(ROOT / "samba_desktop", tmp_path / "samba_desktop", ignore=leave)
    shutil.copytree(ROOT / "tests", tmp_path / "tests", ignore=leave)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    compile_kernel.put_beside_source(compiled, tmp_path / "samba_desktop" / "ai" / "kernel.py")
    return tmp_path


def test_the_compiled_kernel_is_found_beside_its_source(copy):
    assert say(copy) == "True"


def test_after_a_change_of_the_source_the_compiled_one_never_answers(copy):
    with (copy / "samba_desktop" / "ai" / "kernel.py").open("a") as source:
        source.write("\n# Another thought.\n")

    assert say(copy).startswith("False its compiled copy was made from another source")


def test_rounds_of_the_compiled_kernel_pass_the_same_tests(copy):
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "tests/ai"],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout[-3000:]


def test_a_second_time_nothing_is_compiled(compiled):
    before = compiled.stat().st_mtime_ns

    again = compile_kernel.compile_kernel("no-python-at-all", compiled.parent)

    assert again == compiled
    assert again.stat().st_mtime_ns == before


def test_the_compiled_kernel_asks_for_nothing_of_the_machine_that_made_it(compiled):
    if not sys.platform.startswith("linux"):
        pytest.skip("libraries of Linux")

    assert script("elf").needs_of(compiled).runpath == ""


def test_a_kernel_that_does_not_compile_is_told(tmp_path):
    source = tmp_path / "a" / "b" / "kernel.py"
    source.parent.mkdir(parents=True)
    source.write_text("def broken(:\n")

    with pytest.raises(compile_kernel.CompileError, match="could not be compiled"):
        compile_kernel.compile_kernel(sys.executable, tmp_path / "work", source)
