"""Frozen dataclasses that write their methods when they are first called.

`dataclasses.dataclass` compiles six methods for each class at once. The program has some two hundred classes
like that, and until the table is seen most of the methods are called by nobody; together they took a fifth of
the start.
"""

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn

Method = Callable[..., Any]
Writer = Callable[[type, dict[str, object]], str]
"""Writes the source of a method of a class and puts what it names into the namespace."""


def _init(cls: type, names: dict[str, object]) -> str:
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
        # The slot itself lets through what the frozen class refuses.
        names[f"_set_{name}"] = getattr(cls, name).__set__
        lines.append(f"_set_{name}(self, {name})")
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    names["_not_given"] = dataclasses.MISSING
    return _source(f"__init__({', '.join(heads)})", lines or ["pass"])


def _eq(cls: type, _names: dict[str, object]) -> str:
    compared = [field.name for field in dataclasses.fields(cls) if field.compare]
    both = "==".join(_tuple(owner, compared) for owner in ("self", "other"))
    return _source(
        "__eq__(self, other)",
        ["if other.__class__ is self.__class__:", f" return {both}", "return NotImplemented"],
    )


def _hash(cls: type, _names: dict[str, object]) -> str:
    hashed = [one.name for one in dataclasses.fields(cls) if (one.compare if one.hash is None else one.hash)]
    return _source("__hash__(self)", [f"return hash({_tuple('self', hashed)})"])


def _repr(cls: type, _names: dict[str, object]) -> str:
    told = ", ".join(f"{one.name}={{self.{one.name}!r}}" for one in dataclasses.fields(cls) if one.repr)
    return _source("__repr__(self)", [f'return f"{{self.__class__.__qualname__}}({told})"'])


def _tuple(owner: str, names: list[str]) -> str:
    return "(" + "".join(f"{owner}.{name}," for name in names) + ")"


def _source(head: str, lines: list[str]) -> str:
    return "\n ".join((f"def {head}:", *lines))


def _unwritten(name: str, writer: Writer) -> Method:
    """Return a method that writes the one that takes its place, and calls it."""

    def first_call(self: object, *given: object, **named: object) -> object:
        owner = next(one for one in type(self).__mro__ if name in one.__dict__)
        names: dict[str, object] = {}
        exec(writer(owner, names), names)  # noqa: S102 - a source made of nothing but the names of fields
        method: Any = names[name]
        method.__qualname__ = f"{owner.__qualname__}.{name}"
        setattr(owner, name, method)
        return method(self, *given, **named)

    return first_call


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


WRITTEN: dict[str, Method] = {
    name: _unwritten(name, writer)
    for name, writer in {"__init__": _init, "__repr__": _repr, "__eq__": _eq, "__hash__": _hash}.items()
}
SHARED: dict[str, Method] = {
    "__setattr__": _refuse_setting,
    "__delattr__": _refuse_deleting,
    "__getstate__": _state,
    "__setstate__": _set_state,
}


def _frozen(cls: type) -> type:
    own = cls.__dict__
    cls.__doc__ = cls.__doc__ or cls.__name__
    # A class with an __eq__ of its own and no __hash__ has None there.
    kept = {name for name in (*WRITTEN, *SHARED) if own.get(name) is not None}
    # Only the fields and the slots are left to do.
    made: type = dataclasses.dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    for name, method in (WRITTEN | SHARED).items():
        if name not in kept:
            setattr(made, name, method)
    return made


if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass  # noqa: PLC0414 - named again for whoever imports it from here
else:

    def dataclass(*, frozen: bool, slots: bool) -> Callable[[type], type]:
        """Do what the standard library's does for a frozen class with slots, all fields in `__init__`."""
        assert frozen
        assert slots
        return _frozen
