"""`samba-desktop receipt`: checks records and receipts in texts."""

import io

import pytest
from msgspec.structs import replace

from samba_desktop.__main__ import main
from samba_desktop.match.match import Match
from samba_desktop.match.receipt import opened_text, part_from_bits, receipt_of
from samba_desktop.store.exchange import write_record
from tests.match.random_player import RandomPlayer, new_record

PART = part_from_bits(77, "my own words")


def played(rounds=1):
    record = replace(new_record(), seed=PART.seed, notes=PART.notes)
    return RandomPlayer(3).play(Match(record), lambda match: match.table.round_no > rounds).record


@pytest.fixture
def said(tmp_path, capsys):
    def ran(record_or_text):
        path = tmp_path / "it.samba"
        if isinstance(record_or_text, str):
            path.write_text(record_or_text, encoding="utf-8")
        else:
            write_record(record_or_text, path)
        status = main(["receipt", str(path)])
        out, err = capsys.readouterr()
        return status, out + err

    return ran


def test_a_record_is_checked_and_the_running_round_stays_hidden(said):
    record = played()
    second = receipt_of(record, 2)

    status, told = said(record)

    assert status == 0
    assert "Round 1: nonce and deck give the receipt" in told
    assert f"Round 2: the receipt is {second.digest}; nonce and deck are shown when" in told
    assert "“my own words”" in told
    assert second.nonce not in told
    assert PART.secret not in told


def test_a_record_that_was_changed_is_found_out(said):
    status, told = said(replace(played(), seed=5))

    assert status == 1
    assert "The seed of the match does NOT come from" in told


def test_a_record_without_receipts_is_said(said):
    status, told = said(new_record())

    assert status == 2
    assert "This match has no receipts" in told


def test_a_pasted_text_is_checked(said):
    receipt = receipt_of(played(), 1)

    good, told = said(f"From Berit:\n{opened_text(receipt)}\n")
    bad, found = said(opened_text(replace(receipt, nonce="0" * 32)))

    assert good == 0
    assert told.startswith("Round 1: nonce and deck give the receipt")
    assert bad == 1
    assert "do NOT give" in found


def test_standard_input_is_read(monkeypatch, capsys):
    monkeypatch.setattr(
        "sys.stdin", io.TextIOWrapper(io.BytesIO(opened_text(receipt_of(played(), 1)).encode()))
    )

    assert main(["receipt", "-"]) == 0

    assert "Round 1" in capsys.readouterr().out
