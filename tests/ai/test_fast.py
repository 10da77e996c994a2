"""Which kernel is played with: a compiled one only where it was made from the source that lies there."""

import re
from pathlib import Path
from types import ModuleType

import pytest

from samba_desktop.ai import fast, search
from samba_desktop.ai.fast import COPY, HASH, chosen, hash_of

ROOT = Path(__file__).parents[2]


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "kernel.py"
    path.write_text("KINDS = 53\n")
    return path


def loader(**found):
    """Load one of the given modules; one that is None is there but broken."""

    def load(name):
        if name not in found:
            raise ModuleNotFoundError(name)
        if found[name] is None:
            raise ImportError("an undefined symbol")
        return found[name]

    return load


def module(name, **names):
    made = ModuleType(name)
    vars(made).update(names)
    return made


PLAIN = module("kernel")


def test_a_compiled_copy_of_this_source_is_taken(source):
    copy = module(COPY, **{HASH: hash_of(source)})

    found = chosen(source, loader(kernel=PLAIN, **{COPY: copy}))

    assert found.module is copy
    assert found.why_plain is None


def test_a_stale_compiled_copy_never_answers(source):
    copy = module(COPY, **{HASH: hash_of(source)})
    source.write_text("KINDS = 54\n")

    found = chosen(source, loader(kernel=PLAIN, **{COPY: copy}))

    assert found.module is PLAIN
    assert "another source" in str(found.why_plain)


@pytest.mark.parametrize("copy", [module(COPY), module(COPY, **{HASH: ""})], ids=["no hash", "empty hash"])
def test_a_copy_that_does_not_tell_its_source_never_answers(source, copy):
    assert chosen(source, loader(kernel=PLAIN, **{COPY: copy})).module is PLAIN


def test_without_a_compiled_copy_the_plain_one_answers(source):
    found = chosen(source, loader(kernel=PLAIN))

    assert found.module is PLAIN
    assert "no compiled copy" in str(found.why_plain)


def test_a_broken_copy_is_told_and_the_plain_one_answers(source):
    found = chosen(source, loader(kernel=PLAIN, **{COPY: None}))

    assert found.module is PLAIN
    assert "an undefined symbol" in str(found.why_plain)


def test_the_search_plays_with_the_kernel_that_was_chosen():
    assert search.Round is fast.kernel.Round
    assert fast.compiled is (fast.kernel.__name__.rpartition(".")[2] == COPY)


def test_nothing_but_the_choice_imports_the_kernel():
    """Objects of the one kernel cannot be handed to the other; `kernel_speed` compares the two and knows.

    The test of the bundle names the module without taking it.
    """
    direct = re.compile(r"from samba_desktop\.ai import .*\bkernel\b|samba_desktop\.ai\.kernel\b")
    sources = [path for folder in ("samba_desktop", "tests") for path in (ROOT / folder).rglob("*.py")]

    found = {path.name for path in sources if direct.search(path.read_text(encoding="utf-8"))}

    assert found <= {"fast.py", "kernel_speed.py", "test_bundle.py", "test_fast.py"}
