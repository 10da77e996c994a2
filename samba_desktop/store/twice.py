"""JSON in which no name stands twice: of two values nobody could say which one was meant."""

import json


class TwiceError(ValueError):
    """A name stands twice in one object."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def load_json(text: str) -> object:
    """Read JSON.

    Raises TwiceError where a name stands twice in an object, and what `json.loads` raises.
    """
    return json.loads(text, object_pairs_hook=_object)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    made: dict[str, object] = {}
    for name, value in pairs:
        if name in made:
            raise TwiceError(name)
        made[name] = value
    return made
