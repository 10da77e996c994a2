"""Single flipped bits in the file: found and refused in words, never a crash, never a silent change."""

from random import Random

import pytest
from msgspec.structs import replace

from samba_desktop.match.saving import SaveError
from samba_desktop.store.listing import list_matches
from samba_desktop.store.preferences import FILE as PREFERENCES
from samba_desktop.store.preferences import read_preferences
from samba_desktop.store.repair import check
from samba_desktop.store.schema import FILE
from samba_desktop.store.store import Store, begin, resume
from tests.match.random_player import RandomPlayer, new_record


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """The bytes of a store of two matches, and their records."""
    folder = tmp_path_factory.mktemp("kept")
    records = {}
    with Store.open(folder) as store:
        for seed in (1, 2):
            match_id, match = begin(store, new_record(seed=seed, target=3000))
            RandomPlayer(seed, takes_back=0.1).play(match, lambda match: match.moment >= 150)
            records[match_id] = match.record
        shown = without_times(list_matches(store))
    return (folder / FILE).read_bytes(), records, shown


def without_times(lines):
    """Leave out when a match was played last, and with it the order: this alone is unguarded."""
    return {line.match_id: replace(line, played="then") for line in lines}


def flip(folder, whole, seed):
    damaged = bytearray(whole)
    bit = Random(seed).randrange(len(damaged) * 8)
    damaged[bit // 8] ^= 1 << bit % 8
    (folder / FILE).write_bytes(damaged)


def fate(folder, records, shown):
    """Open a store that may be damaged, and say what came of it; fails where something changed in silence."""
    try:
        with Store.open(folder) as store:
            listed = list_matches(store)
            fates = {one(store, match_id, record) for match_id, record in records.items()}
            found = check(store)
            if fates == {"same"} and not found:
                assert shown == without_times(listed)
            return "damage" if fates != {"same"} else "found" if found else "same"
    except SaveError:
        return "refused"


def one(store, match_id, record):
    try:
        match, damage = resume(store, match_id)
    except SaveError:
        return "refused"
    if damage is None:
        assert match.record == record
        return "same"
    assert match.record == record.upto(damage.n - 1)
    assert match.record.seats == record.seats
    return "damage"


def flipped(tmp_path, kept, seeds):
    whole, records, shown = kept
    fates = []
    for seed in seeds:
        for old in tmp_path.iterdir():
            old.unlink()
        flip(tmp_path, whole, seed)
        fates.append(fate(tmp_path, records, shown))
    return fates


def test_fifty_single_bits(tmp_path, kept):
    fates = flipped(tmp_path, kept, range(50))

    assert {"same", "damage"} <= set(fates)


@pytest.mark.slow
def test_a_thousand_single_bits(tmp_path, kept):
    fates = flipped(tmp_path, kept, range(1000, 2000))

    assert {"same", "damage", "refused", "found"} <= set(fates)


def test_every_bit_of_an_entry_counts(tmp_path, kept):
    whole, records, shown = kept
    at = whole.index(records[1].entries[20].encode())
    for bit in range(8):
        for old in tmp_path.iterdir():
            old.unlink()
        damaged = bytearray(whole)
        damaged[at + 1] ^= 1 << bit
        (tmp_path / FILE).write_bytes(damaged)
        assert fate(tmp_path, records, shown) == "damage"


def test_single_bits_of_the_preferences_do_no_harm(tmp_path):
    whole = b'{"speed": "slow", "player_name": "Bo", "confirm_discards": true}'
    for bit in range(len(whole) * 8):
        damaged = bytearray(whole)
        damaged[bit // 8] ^= 1 << bit % 8
        (tmp_path / PREFERENCES).write_bytes(damaged)
        read_preferences(tmp_path)
