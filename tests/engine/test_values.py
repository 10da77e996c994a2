"""Values are Structs of msgspec that nobody can change."""

import importlib
import pickle
import pkgutil

import pytest
from msgspec import Struct

import samba_desktop.engine
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating


def values():
    for module in pkgutil.walk_packages(samba_desktop.engine.__path__, "samba_desktop.engine."):
        found = vars(importlib.import_module(module.name)).values()
        yield from (one for one in found if isinstance(one, type) and issubclass(one, Struct))


@pytest.mark.parametrize("kind", sorted({one for one in values() if one is not Struct}, key=str))
def test_the_engine_s_values_are_frozen(kind):
    assert kind.__struct_config__.frozen


def test_no_field_can_be_set_or_deleted():
    seating = Seating(4, Shape.TWO_PAIRS)

    with pytest.raises(AttributeError):
        seating.players = 3
    with pytest.raises(AttributeError):
        del seating.players
    assert seating == Seating(4, Shape.TWO_PAIRS)


def test_what_is_derived_from_rules_is_no_part_of_them():
    rules, others = Rules(), Rules()
    assert rules.points

    assert rules == others
    assert hash(rules) == hash(others)
    assert pickle.loads(pickle.dumps(rules)) == rules
