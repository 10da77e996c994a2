"""The self-check: it looks at everything, and names what is missing."""

import json
import shutil
import sys
from itertools import islice

import pytest

from samba_desktop import assets
from samba_desktop.ai import fast, programs
from samba_desktop.ai.levels import LEVELS
from samba_desktop.ai.programs import Program
from samba_desktop.cli import selftest
from samba_desktop.cli.streams import Finding
from samba_desktop.engine.wording import Phrase
from samba_desktop.ui.table.talk import Talk
from samba_desktop.ui.window import self_check


@pytest.fixture
def packed(tmp_path, monkeypatch):
    """Assets as they lie in a package, with their list."""
    folder = tmp_path / "samba_desktop" / "assets"
    shutil.copytree(assets.path(""), folder)
    names = [path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()]
    listed = {name: selftest._hash(folder / name) for name in names}  # noqa: SLF001 - what the record was cut from
    (folder / assets.CONTENTS).write_text(json.dumps(listed))
    monkeypatch.setattr(assets, "_PACKAGE", folder.parent)
    return folder


def one_of(folder, kind):
    return next(path for path in sorted(folder.rglob("*")) if path.suffix == kind)


def test_a_checkout_has_no_list_of_its_files_and_is_sound():
    assert selftest.files().sound


def test_a_package_with_all_its_files_is_sound(packed):
    assert selftest.files().sound


def test_a_file_that_is_missing_is_named(packed):
    lost = one_of(packed, ".otf")
    lost.unlink()

    found = selftest.files()

    assert not found.sound
    assert lost.name in found.found


def test_a_file_that_was_changed_is_named(packed):
    changed = one_of(packed, ".png")
    changed.write_bytes(b"another picture")

    assert changed.name in selftest.files().found


def test_a_frozen_program_without_the_list_is_not_sound(monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)

    assert not selftest.files().sound


def test_a_frozen_program_with_the_plain_kernel_is_not_sound(monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(selftest, "compiled", False)
    monkeypatch.setattr(
        selftest, "why_plain", Phrase("Kernel", "its compiled copy was made from another source")
    )

    found = selftest.kernel()

    assert not found.sound
    assert "another source" in found.found


def test_from_its_source_either_kernel_is_sound():
    found = selftest.kernel()

    assert found.sound
    assert found.found.startswith("compiled" if fast.compiled else "plain")


def test_a_sound_that_cannot_be_read_is_named(packed):
    (packed / "snap.wav").write_bytes(b"RIFF but no more")

    found = selftest.sounds()

    assert not found.sound
    assert "snap.wav" in found.found


def test_a_library_for_sounds_that_cannot_be_loaded_is_named(monkeypatch):
    monkeypatch.setattr(selftest, "SOUND_LIBRARY", "no_such_library")

    found = selftest.sounds()

    assert not found.sound
    assert "no_such_library" in found.found


def test_the_database_is_written_and_read():
    assert selftest.database() == Finding("Database", "written and read")


def test_no_room_for_the_database_is_told(monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", "/nowhere/at/all")

    assert not selftest.database().sound


def test_the_program_starts_itself_for_a_command():
    found = selftest.commands()

    assert found.sound, found


@pytest.mark.parametrize("fails", ["import sys; sys.exit('no library')", "print('nothing of use')"])
def test_a_command_that_does_not_run_is_told(monkeypatch, fails):
    monkeypatch.setattr(selftest, "own_command", lambda *_words: [sys.executable, "-c", fails])

    found = selftest.commands()

    assert not found.sound
    assert "do not run" in found.found


def test_a_round_is_played_by_processes_of_the_program():
    found = selftest.whole_round(next(iter(LEVELS)))

    assert found.sound, found
    assert "turns" in found.found


def test_a_program_that_cannot_start_its_opponents_is_not_sound(monkeypatch):
    monkeypatch.setattr(selftest, "own_program", lambda: Program("no-such-program", ("no-such-program",), {}))

    found = selftest.whole_round(next(iter(LEVELS)))

    assert not found.sound
    assert "no-such-program" in found.found


def test_the_window_finds_all_it_needs(qapp):
    seen = list(self_check.look_at_all())

    assert all(one.sound for one in seen), seen
    assert {"Fonts", "Pictures", "Languages", "Cards", "Dialogs", "Table"} == {one.what for one in seen}


def test_an_opponent_that_is_late_at_first_is_not_broken(qapp, monkeypatch):
    """As where a machine has much else to do: the window plays for it and starts its process anew."""
    late = set()

    def hurried(talk):
        if talk.greeting["seat"] not in late:
            late.add(talk.greeting["seat"])
            talk._late.start(0)  # noqa: SLF001 - what is waited for ends here at once
            return
        awaits(talk)

    awaits = Talk._await  # noqa: SLF001 - what is waited for ends here at once
    monkeypatch.setattr(Talk, "_await", hurried)

    seen = self_check._table()  # noqa: SLF001 - one part of the check alone

    assert seen.sound, seen
    assert late == {1, 2, 3, 4}


@pytest.mark.slow
def test_opponents_whose_processes_never_answer_are_named(qapp, monkeypatch):
    monkeypatch.setattr(programs, "own_opponent", lambda: [sys.executable, "-c", ""])

    seen = self_check._table()  # noqa: SLF001 - one part of the check alone

    assert not seen.sound
    assert all(level in seen.found for level in LEVELS)


def test_a_picture_or_language_that_cannot_be_loaded_is_named(qapp, packed):
    (packed / "samba_xx.mo").write_bytes(b"no translation")
    one_of(packed, ".png").write_bytes(b"no picture")

    broken = {one.what: one.found for one in islice(self_check.look_at_all(), 3) if not one.sound}

    assert "samba_xx.mo" in broken["Languages"]
    assert one_of(packed, ".png").name in broken["Pictures"]
