"""The one way in which a command says that it could not do what was asked."""

from collections.abc import Mapping


class Trouble(Exception):  # noqa: N818 - it is a sentence for the user, not a programming error
    """What went wrong, in one sentence; the command ends with status 2."""

    def __init__(self, text: str, **values: object) -> None:
        """`text` is translated in the context "Trouble"; `values` fill its gaps, and may be errors."""
        self.text = text
        self.values: Mapping[str, object] = values
        super().__init__(text.format(**values) if values else text)


class CameForward(Trouble):
    """The game runs already and shows itself now, so that the sentence needs no window of its own."""
