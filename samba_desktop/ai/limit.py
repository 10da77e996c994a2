"""What a choice may cost."""

from msgspec import Struct


class Limit(Struct, frozen=True):
    """Time for the rest of the turn, or a number of samples, with which a choice can be repeated exactly."""

    ms: float | None = None
    samples: int | None = None


NO_LIMIT = Limit()
"""A level then searches as deep as it ever does."""
