"""Values behave as those of the standard library's dataclasses, from the first call of each method on."""

import copy
import dataclasses
import pickle
from dataclasses import field, replace

import pytest

from samba_desktop.engine.cards import Card
from samba_desktop.engine.values import dataclass

CALLS = range(3)
"""So often that a method is called when it is written and afterwards."""


def body(decorator):
    @decorator(frozen=True, slots=True)
    class Value:
        """A value."""

        name: str
        number: int = 3
        many: dict[str, int] = field(default_factory=dict)
        aside: int = field(default=0, compare=False)

    return Value


@pytest.fixture
def ours():
    return body(dataclass)


@pytest.fixture
def theirs():
    return body(dataclasses.dataclass)


@pytest.mark.parametrize(
    ("given", "named"),
    [(("a",), {}), (("a", 4), {}), (("a", 4, {"b": 1}), {}), (("a",), {"aside": 2, "number": 5})],
)
def test_the_fields_hold_what_is_given_or_their_defaults(ours, theirs, given, named):
    for _ in CALLS:
        assert dataclasses.asdict(ours(*given, **named)) == dataclasses.asdict(theirs(*given, **named))


@pytest.mark.parametrize(("given", "named"), [((), {}), (("a", 1, {}, 2, 3), {}), (("a",), {"unknown": 1})])
def test_what_is_missing_or_too_much_is_an_error_at_each_call(ours, theirs, given, named):
    with pytest.raises(TypeError) as expected:
        theirs(*given, **named)
    for _ in CALLS:
        with pytest.raises(TypeError) as raised:
            ours(*given, **named)
        assert str(raised.value) == str(expected.value)


def test_each_value_has_a_default_of_its_own_where_it_is_made_by_a_call(ours):
    assert ours("a").many is not ours("a").many


def test_it_is_told_like_the_library_s(ours, theirs):
    assert repr(ours("a", 4)) == repr(theirs("a", 4))


def test_values_are_equal_by_the_fields_that_count(ours, theirs):
    not_equal_to_itself = float("nan")
    for _ in CALLS:
        assert ours("a", aside=1) == ours("a", aside=2)
        assert ours("a") != ours("b")
        assert ours("a") != theirs("a")
        assert ours("a") != "a"
        assert ours(not_equal_to_itself) == ours(not_equal_to_itself)


def test_equal_values_have_the_hash_of_the_library_s():
    assert hash(Card("7", "S")) == hash(Card("7", "S")) == hash(("7", "S"))


def test_no_field_can_be_set_or_deleted(ours):
    value = ours("a")

    with pytest.raises(dataclasses.FrozenInstanceError, match="cannot assign to field 'name'"):
        value.name = "b"
    with pytest.raises(dataclasses.FrozenInstanceError, match="cannot delete field 'name'"):
        del value.name
    assert not hasattr(value, "__dict__")
    assert value.name == "a"


def test_it_can_be_replaced_copied_and_pickled(ours):
    assert replace(ours("a"), number=4) == ours("a", 4)
    assert copy.deepcopy(ours("a", many={"b": 1})) == ours("a", many={"b": 1})
    assert pickle.loads(pickle.dumps(Card("7", "S"))) == Card("7", "S")


def test_it_matches_by_position(ours):
    match ours("a", 4):
        case object(name="a") as value:
            assert type(value).__match_args__ == ("name", "number", "many", "aside")


def test_methods_of_the_class_itself_stay_and_what_follows_the_making_is_called():
    seen = []

    @dataclass(frozen=True, slots=True)
    class Value:
        name: str

        def __post_init__(self):
            seen.append(self.name)

        def __eq__(self, other):
            return True

        def __hash__(self):
            return 7

    for _ in CALLS:
        assert Value("a") == Value("b")
    assert hash(Value("c")) == 7
    assert seen == ["a", "b"] * len(CALLS) + ["c"]
