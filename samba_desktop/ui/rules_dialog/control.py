"""Which control an option of the rules gets: by what it may hold, and by nothing else."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from msgspec import Struct
from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from samba_desktop.engine.rules.option import (
    Bands,
    Choice,
    Number,
    NumberByPlayers,
    Numbers,
    Option,
    PlayerCounts,
    ShapesByPlayers,
    Subset,
)
from samba_desktop.engine.rules.option import Switch as YesOrNo
from samba_desktop.engine.rules.rules import Rules, describe
from samba_desktop.texts.language import capital
from samba_desktop.texts.option_texts import OptionTexts
from samba_desktop.ui.controls import label
from samba_desktop.ui.rules_dialog.bands import BandsControl
from samba_desktop.ui.rules_dialog.lists import ValueList
from samba_desktop.ui.rules_dialog.numbers import ByPlayersControl, NumberControl, NumbersControl
from samba_desktop.ui.rules_dialog.sets import CountsControl, KindsControl, ShapesControl
from samba_desktop.ui.toggles import Switch

STEPPER = 0.8
"""Of the column, for a single number."""
MOST_LISTED = 20
"""The widest range whose numbers stand in a list, together with none of them."""


class Control(Struct, frozen=True):
    """A widget that shows a value of an option and tells another one."""

    widget: QWidget
    show_value: Callable[[Any, Rules], None]
    changed: SignalInstance | None = None
    """Tells the new value; None where an option has just one."""
    complained: SignalInstance | None = None
    """Tells a sentence about what was typed, or an empty one."""
    reshaped: SignalInstance | None = None
    """Tells that the widget wants another height."""
    share: float = 0.0
    """How much of the column the widget uses; 0 for just what it wishes."""


def control_for(name: str, texts: OptionTexts) -> Control:
    """Make the control of an option."""
    declared, spoken = describe(name), texts.label(name)
    match declared.allowed:
        case YesOrNo():
            return _switch(spoken)
        case Choice(kinds):
            return _list(spoken, [(kind, capital(texts.rule(declared.names[kind]))) for kind in kinds])
        case Number():
            return _number(spoken, declared.allowed, texts)
        case NumberByPlayers():
            by_players = ByPlayersControl(spoken, declared.allowed, texts.language)
            return _of(by_players, reshaped=by_players.reshaped, complained=by_players.complained)
        case Subset():
            return _of(KindsControl(spoken, _kinds(declared, declared.allowed, texts)))
        case PlayerCounts():
            return _of(CountsControl(spoken))
        case ShapesByPlayers():
            return _of(ShapesControl(spoken))
        case Bands():
            bands = BandsControl(spoken, texts.language)
            return _of(bands, complained=bands.complained)
        case Numbers():
            numbers = NumbersControl(spoken, declared.allowed, texts.language)
            return _of(numbers, complained=numbers.complained)
    raise AssertionError(declared.allowed)


def _of(
    widget: Any,  # noqa: ANN401 - each kind has its own class
    share: float = 1.0,
    **signals: SignalInstance,
) -> Control:
    return Control(widget, widget.show_value, widget.changed, share=share, **signals)


def _switch(spoken: str) -> Control:
    made = Switch(spoken)
    return Control(made, lambda value, _rules: made.setChecked(value), made.clicked)


def _kinds(declared: Option, allowed: Subset, texts: OptionTexts) -> dict[StrEnum, str]:
    offered = (kind for kind in allowed.kinds if kind.value not in allowed.leaving_out)
    return {kind: capital(texts.rule(declared.names[kind])) for kind in offered}


def _number(spoken: str, allowed: Number, texts: OptionTexts) -> Control:
    none = texts.rule(allowed.none) if allowed.none else ""
    if allowed.low == allowed.high and not none:
        only = label(texts.language.number(allowed.low), "strong")
        only.setAccessibleName(spoken)
        return Control(only, lambda _value, _rules: None)
    if allowed.only or (none and allowed.high - allowed.low <= MOST_LISTED):
        numbers = allowed.only or range(allowed.low, allowed.high + 1)
        values: list[tuple[Any, str]] = [(number, texts.language.number(number)) for number in numbers]
        return _list(spoken, [*values, (None, capital(none))] if none else values)
    made = NumberControl(spoken, allowed, none, texts.language)
    return _of(made, STEPPER, complained=made.complained)


def _list(spoken: str, values: list[tuple[Any, str]]) -> Control:
    made = ValueList(spoken, values)
    return Control(made, made.show_value, made.changed)
