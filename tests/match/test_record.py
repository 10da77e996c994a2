"""The readable form of a record."""

import json

import pytest
from msgspec.structs import replace

from samba_desktop.engine.rules.changes import rules_to_json
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import with_value
from samba_desktop.engine.table import Seating
from samba_desktop.match.match import Match
from samba_desktop.match.record import record_from_json, record_to_json
from samba_desktop.match.saving import SaveError
from tests.match.random_player import RandomPlayer, new_record


def read(**changed):
    value = {**record_to_json(new_record()), **changed}
    return record_from_json({name: one for name, one in value.items() if one is not ...})


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_record_comes_back_from_json_as_it_was(players):
    record = RandomPlayer(players).play(Match(new_record(players)), lambda match: match.moment >= 100).record

    assert record_from_json(json.loads(json.dumps(record_to_json(record)))) == record


def test_every_preset_and_a_chosen_dealer_come_back():
    for preset in PRESETS.values():
        players = max(preset.rules.deck.player_counts)
        rules = with_value(preset.rules, "go_out_bonus", 300)
        seating = Seating(players, rules.shapes(players)[0])
        record = replace(new_record(players), rules=rules, seating=seating, first_dealer=1)
        assert record_from_json(json.loads(json.dumps(record_to_json(record)))) == record


def test_the_form_is_readable():
    written = record_to_json(replace(new_record(), first_dealer=0, entries=("deal 1-0000000000001", "draw")))

    assert written["format"] == "samba-record"
    assert written["rules"] == {"preset": "swedish-samba", "changed": {}}
    assert (written["players"], written["shape"], written["first_dealer"]) == (4, "2x2", 1)
    assert written["seats"][1] == {"name": "Seat 2", "level": "medium"}
    assert written["seed"] == "0000000000000001"
    assert written["entries"] == ["deal 1-0000000000001", "draw"]


def test_options_are_pinned_against_a_later_change_of_the_preset():
    written = record_to_json(new_record())
    written["options"]["go_out_bonus"] = 123

    assert record_from_json(written).rules.going_out.go_out_bonus == 123


def test_the_name_of_ones_own_rules_is_kept():
    record = replace(new_record(), rules_name="Our family's rules")
    written = record_to_json(record)

    assert written["rules_name"] == "Our family's rules"
    assert record_from_json(json.loads(json.dumps(written))) == record
    assert Match(record).record.rules_name == "Our family's rules"
    assert record.upto(0).rules_name == "Our family's rules"


def test_a_record_without_such_a_name_is_as_it_always_was():
    written = record_to_json(new_record())

    assert "rules_name" not in written
    assert record_from_json(written).rules_name == ""


def test_the_seed_of_a_coded_deal_and_notes_are_kept():
    record = replace(new_record(), first_deal=0xABC, notes=(("a", "1"), ("practice", "")))
    written = record_to_json(record)

    assert (written["first_deal"], written["notes"]) == ("0000000000000abc", {"a": "1", "practice": ""})
    assert record_from_json(written) == record
    assert not {"first_deal", "notes"} & set(record_to_json(new_record()))


def test_options_may_be_left_out():
    rules = with_value(PRESETS["swedish-samba"].rules, "go_out_bonus", 300)

    assert read(options=..., rules=rules_to_json(rules)).rules == rules
    assert read(options=..., rules="swedish-samba") == new_record()


@pytest.mark.parametrize(
    ("changed", "place"),
    [
        ({"format": "x"}, '"format"'),
        ({"version": 2}, "version 2"),
        ({"version": "1"}, '"version"'),
        ({"rules": {"preset": "rummy"}}, "rummy"),
        ({"rules": 5}, "rules"),
        ({"options": {"go_out_bonus": "much"}}, "go_out_bonus"),
        ({"options": []}, "options"),
        ({"rules_name": 7}, '"rules_name"'),
        ({"options": {"pass_instead_of_discard": "never"}}, "contradict themselves"),
        ({"players": 7}, '"players"'),
        ({"players": True}, '"players"'),
        ({"shape": "solo"}, '"shape"'),
        ({"shape": ["2x2"]}, '"shape"'),
        ({"seats": []}, '"seats"'),
        ({"seats": [{"name": 1, "level": "person"}] * 4}, '"seats, 1, name"'),
        ({"seats": [{"name": "N", "level": ""}] * 4}, '"seats, 1, level"'),
        ({"seats": ["N"] * 4}, '"seats, 1"'),
        ({"seats": [{"name": "N", "level": "person"}] * 4}, '"seats"'),
        ({"seats": [{"name": "N", "level": "grandmaster"}] * 4}, '"seats, 1, level"'),
        ({"seats": [{"name": "N", "level": "cmd"}] * 4}, '"seats, 1, level"'),
        ({"seats": [{"name": "N", "level": ["easy"]}] * 4}, '"seats, 1, level"'),
        ({"seed": 1}, '"seed"'),
        ({"seed": "000000000000000G"}, '"seed"'),
        ({"first_dealer": 0}, '"first_dealer"'),
        ({"first_deal": "12"}, '"first_deal"'),
        ({"notes": ["practice"]}, '"notes"'),
        ({"notes": {"practice": 1}}, '"notes, practice"'),
        ({"entries": "draw"}, '"entries"'),
        ({"entries": ["deal 1", 7]}, '"entries, 2"'),
        ({"entries": ["deal 1", "lay QX"]}, "Entry 2"),
    ],
)
def test_a_broken_record_is_refused_in_one_sentence_that_names_the_place(changed, place):
    with pytest.raises(SaveError) as raised:
        read(**changed)

    assert place in str(raised.value)
    assert "\n" not in str(raised.value)


def test_what_is_no_object_is_refused():
    with pytest.raises(SaveError, match="no JSON object"):
        record_from_json([])


def test_an_error_keeps_its_sentence_for_translation():
    with pytest.raises(SaveError) as raised:
        read(version=2)

    assert raised.value.sentence.values == {"version": 2, "known": 1}
    assert "{version}" in raised.value.sentence.text
