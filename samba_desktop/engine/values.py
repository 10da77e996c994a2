"""Frozen dataclasses with slots whose methods are each written when they are first called.

The standard library's `dataclass` writes and compiles seven methods for a class at once. The program has
nearly two hundred such classes, most methods of which nobody calls before the table is seen; to write them
all took a fifth of the start. What a class can do is the same.
"""

import dataclasses
from collections.abc import Callable, Mapping
from operator import attrgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, NoReturn

Method = Callable[..., Any]


def _init(cls: type) -> Method:
    names: dict[str, Any] = {"_not_given": dataclasses.MISSING}
    heads, lines = ["self"], []
    for field in dataclasses.fields(cls):
        name, given = field.name, ""
        if field.default is not dataclasses.MISSING:
            names[f"_default_{name}"] = field.default
            given = f"=_default_{name}"
        elif field.default_factory is not dataclasses.MISSING:
            names[f"_make_{name}"] = field.default_factory
            given = "=_not_given"
            lines.append(f"if {name} is _not_given: {name} = _make_{name}()")
        heads.append(name + given)
        # The slot itself lets through what the class refuses.
        names[f"_set_{name}"] = getattr(cls, name).__set__
        lines.append(f"_set_{name}(self, {name})")
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    source = "\n ".join((f"def __init__({', '.join(heads)}):", *lines, "return"))
    exec(source, names)  # noqa: S102 - a source made of nothing but the names of fields
    method: Method = names["__init__"]
    return method


def _eq(cls: type) -> Method:
    key = _key(cls)

    def eq(self: object, other: object) -> bool:
        return key(self) == key(other) if other.__class__ is self.__class__ else NotImplemented

    return eq


def _hash(cls: type) -> Method:
    key = _key(cls)
    return lambda self: hash(key(self))


def _key(cls: type) -> Callable[[object], tuple[object, ...]]:
    """Return what answers the fields by which a value is told from others."""
    names = [field.name for field in dataclasses.fields(cls) if field.compare]
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple(getattr(value, name) for name in names)


def _unwritten(name: str, writer: Callable[[type], Method]) -> Method:
    """Return a method that makes the one that takes its place, and calls it."""

    def write_and_call(self: object, *given: object, **named: object) -> object:
        cls = type(self)
        method = writer(cls)
        method.__name__, method.__qualname__ = name, f"{cls.__qualname__}.{name}"
        setattr(cls, name, method)
        return method(self, *given, **named)

    return write_and_call


def _repr(self: Any) -> str:  # noqa: ANN401 - any of these classes
    told = ", ".join(f"{field.name}={getattr(self, field.name)!r}" for field in dataclasses.fields(self))
    return f"{type(self).__qualname__}({told})"


def _refuse_setting(_self: object, name: str, _value: object) -> NoReturn:
    msg = f"cannot assign to field {name!r}"
    raise dataclasses.FrozenInstanceError(msg)


def _refuse_deleting(_self: object, name: str) -> NoReturn:
    msg = f"cannot delete field {name!r}"
    raise dataclasses.FrozenInstanceError(msg)


def _state(self: Any) -> list[object]:  # noqa: ANN401 - any of these classes
    return [getattr(self, field.name) for field in dataclasses.fields(self)]


def _set_state(self: Any, state: list[object]) -> None:  # noqa: ANN401 - any of these classes
    for field, value in zip(dataclasses.fields(self), state, strict=True):
        object.__setattr__(self, field.name, value)


METHODS: Mapping[str, Method] = MappingProxyType(
    {
        "__init__": _unwritten("__init__", _init),
        "__repr__": _repr,
        "__eq__": _unwritten("__eq__", _eq),
        "__hash__": _unwritten("__hash__", _hash),
        "__setattr__": _refuse_setting,
        "__delattr__": _refuse_deleting,
        "__getstate__": _state,
        "__setstate__": _set_state,
    }
)


def _made(cls: type) -> type:
    own = cls.__dict__
    # For a class without one the standard library would make up a text, which takes longer than all else.
    cls.__doc__ = cls.__doc__ or cls.__name__
    # A class with an __eq__ of its own and no __hash__ has None there.
    missing = [name for name in METHODS if own.get(name) is None]
    # Only the fields and the slots are left to do.
    made: type = dataclasses.dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    for name in missing:
        setattr(made, name, METHODS[name])
    return made


if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass  # noqa: PLC0414 - named again for whoever imports it from here
else:

    def dataclass(*, frozen: Literal[True], slots: Literal[True]) -> Callable[[type], type]:  # noqa: ARG001
        """Make a frozen class with slots of one without bases; all its fields are given when one is made."""
        return _made
