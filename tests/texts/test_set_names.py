"""Complete melds by the names that they have in each game."""

import pytest

from samba_desktop.engine.melds import SetKind
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules, with_value
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.words import SetNames

NAMES = SetNames(ENGLISH)


def rules(preset):
    return PRESETS[preset].rules


def test_every_kind_of_complete_meld_has_a_name_of_its_own():
    for preset in PRESETS.values():
        assert len({NAMES.name(preset.rules, kind) for kind in SetKind}) == len(SetKind)


@pytest.mark.parametrize(
    ("preset", "kind", "name"),
    [
        ("swedish-samba", SetKind.NATURAL_CANASTA, "natural canasta"),
        ("swedish-samba", SetKind.SAMBA, "samba"),
        ("black-samba", SetKind.MIXED_SAMBA, "black samba"),
        ("open-samba", SetKind.MIXED_SAMBA, "mixed samba"),
        ("bolivia", SetKind.SAMBA, "escalera"),
        ("bolivia", SetKind.WILD_CANASTA, "wild canasta"),
    ],
)
def test_seven_cards_are_called_as_the_game_calls_them(preset, kind, name):
    assert NAMES.name(rules(preset), kind) == name


@pytest.mark.parametrize(
    ("preset", "one", "many"),
    [
        ("swedish-samba", "canasta or samba", "canastas or sambas"),
        ("classic-canasta", "canasta", "canastas"),
        ("bolivia", "canasta or escalera", "canastas or escaleras"),
    ],
)
def test_what_going_out_needs_is_named_by_what_there_is(preset, one, many):
    assert NAMES.one(rules(preset)) == one
    assert NAMES.many(rules(preset)) == many
    assert NAMES.more(rules(preset), 1) == f"one more {one}"
    assert NAMES.more(rules(preset), 2) == f"two more {many}"


def test_where_there_are_no_canastas_only_sambas_are_named():
    changed = with_value(Rules(), "canasta_size", None)

    assert NAMES.many(changed) == "sambas"
    assert NAMES.more(changed, 2) == "two more sambas"


def test_a_canasta_is_called_natural_only_where_others_are_not():
    changed = with_value(Rules(), "group_max_wilds", 0)

    assert NAMES.name(changed, SetKind.NATURAL_CANASTA) == "canasta"


def test_on_the_table_both_canastas_wear_the_short_word():
    kinds = (SetKind.NATURAL_CANASTA, SetKind.MIXED_CANASTA)

    assert {NAMES.badge(Rules(), kind) for kind in kinds} == {"canasta"}
