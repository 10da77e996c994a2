"""Receipts: what was shuffled is laid down before the round, and can be checked after it."""

import pytest
from msgspec.structs import replace

from samba_desktop.engine.actions import Deal
from samba_desktop.engine.dealing import deal_code
from samba_desktop.engine.events import Dealt
from samba_desktop.engine.game import new_match, step
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.match.deal_code import dealt_seeds
from samba_desktop.match.match import Match, round_seed
from samba_desktop.match.receipt import (
    Flaw,
    Part,
    flaws,
    is_sound,
    make_receipt,
    opened_text,
    part_from_bits,
    part_of,
    read_opened,
    receipt_of,
)
from samba_desktop.match.record import record_from_json, record_to_json
from samba_desktop.match.saving import SaveError
from tests.match.random_player import RandomPlayer, new_record

PART = part_from_bits(0xFEED, "three cats and a spoon")


def with_receipt(part=PART):
    return replace(new_record(), seed=part.seed, notes=part.notes)


def test_part_and_words_both_make_the_seed():
    seeds = {
        part.seed
        for part in (PART, replace(PART, words="three cats"), replace(PART, words=""), part_from_bits(0xFEEE))
    }

    assert len(seeds) == 4
    assert all(0 <= seed < 1 << 64 for seed in seeds)


def test_the_commitment_does_not_depend_on_the_words():
    assert replace(PART, words="others").commitment == PART.commitment
    assert part_from_bits(0xFEEE).commitment != PART.commitment


def test_words_count_however_they_were_typed():
    typed = Part(PART.secret, "  three  cats\nand a spoon ")

    assert typed.seed == PART.seed
    assert Part(PART.secret, "caf\u00e9").seed == Part(PART.secret, "cafe\u0301").seed


def test_these_hashes_never_change():
    receipt = receipt_of(with_receipt(), 1)

    assert PART.commitment == "9f4105351b00aa58df885fe95a992dbee1a4c38d217acf27aa7ea61ddb2e6492"
    assert f"{PART.seed:016x}" == "76206a4c0c95c1c4"
    assert receipt.digest == "892a6d44c0ef8d3d7baf8cf831b101564d0e43139a86cb9cf777c771e8674798"


def test_a_receipt_is_of_the_deck_that_is_dealt():
    record = with_receipt()
    match = RandomPlayer(3).play(Match(record), lambda one: one.table.round_no == 2)

    receipts = [receipt_of(record, number) for number in (1, 2)]

    for receipt, seed in zip(receipts, dealt_seeds(match.record.entries), strict=True):
        state, events = step(new_match(record.rules, record.seating, 0), Deal(deal_code(seed)))
        dealt = next(event for event in events if isinstance(event, Dealt))
        first = record.seating.after(dealt.dealer, record.rules.deck.turn_order)
        assert dealt.hands[first] == receipt.deck[: dealt.hand_size * 4 : 4]
        assert state.stock == receipt.deck[-len(state.stock) :]
        assert is_sound(receipt)
    assert receipts[0].digest != receipts[1].digest
    assert receipts[0].nonce != receipts[1].nonce


def test_record_and_match_keep_the_receipt():
    record = with_receipt()

    back = record_from_json(record_to_json(Match(record).record))

    assert part_of(back) == PART
    assert receipt_of(back, 3) == receipt_of(record, 3)


def test_an_old_record_has_none():
    assert part_of(new_record()) is None
    assert receipt_of(new_record(), 1) is None
    assert flaws(new_record(), ()) == ()


def test_what_was_changed_afterwards_is_found():
    record = with_receipt()
    notes = dict(record.notes)

    other_words = tuple(sorted({**notes, "receipt_words": "two cats"}.items()))
    other_part = tuple(sorted({**notes, "receipt_part": "0" * 32}.items()))

    assert flaws(record, (round_seed(record, 1),)) == ()
    assert flaws(replace(record, notes=other_words), ()) == (Flaw.SEED,)
    assert flaws(replace(record, notes=other_part), ()) == (Flaw.COMMITMENT, Flaw.SEED)
    assert flaws(record, (round_seed(record, 1), 7)) == (Flaw.DEAL,)


def test_an_opened_receipt_is_read_out_of_a_letter():
    receipts = tuple(receipt_of(with_receipt(), number) for number in (2, 3))
    letter = "Dear Berit,\n" + "\n\nand\n\n".join(map(opened_text, receipts)) + "\nYours"

    found = read_opened(letter)

    assert found == receipts
    assert all(map(is_sound, found))


def test_another_deck_or_nonce_is_not_sound():
    receipt = receipt_of(with_receipt(), 1)
    first, second, *rest = receipt.deck
    assert first != second

    assert not is_sound(replace(receipt, deck=(second, first, *rest)))
    assert not is_sound(replace(receipt, nonce="0" * 32))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Hello", "There is no receipt here"),
        ("sha256 12\nnonce 3\ndeck QS", "Receipt 1 is not whole"),
        (f"sha256 {'a' * 64}\nnonce {'b' * 32}\ndeck QS QX", "QX"),
        (f"sha256 {'a' * 64}\nnonce {'b' * 32}", "not whole"),
    ],
)
def test_what_is_no_receipt_is_said(text, said):
    with pytest.raises(SaveError, match=said):
        read_opened(text)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_has_receipts(preset):
    rules = PRESETS[preset].rules

    receipt = make_receipt(PART, rules, 5, 1)

    assert is_sound(receipt)
    assert len(receipt.deck) == 52 * rules.deck.deck_count + rules.deck.joker_count
