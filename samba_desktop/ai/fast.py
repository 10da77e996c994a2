"""The kernel to play with: compiled where a copy compiled from this very source lies here, else plain.

Both give the same answers. A compiled copy bears the hash of the source that it was made from, so that one
that was left behind by an older source never answers.
"""

import importlib
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from msgspec import Struct

from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.wording import Phrase

COPY = "kernel_compiled"
"""The name of the compiled copy, beside its source."""
HASH = "SOURCE_HASH"
"""The name under which the copy bears the hash of its source."""
SOURCE = Path(__file__).with_name("kernel.py")


class KernelChoice(Struct, frozen=True):
    """The kernel that is played with."""

    module: ModuleType
    why_plain: Phrase | None = None
    """Why it isn't the compiled one, as a clause; None where it is."""


def hash_of(source: Path) -> str:
    """Return the hash of a source; a frozen program carries the source for this."""
    return sha256(source.read_bytes()).hexdigest()


def chosen(source: Path, load: Callable[[str], ModuleType]) -> KernelChoice:
    """Take the compiled copy where it was made from this source, else the plain kernel.

    `load` imports one of the two by its name, and raises ImportError where it cannot.
    """
    try:
        compiled = load(COPY)
    except ModuleNotFoundError:
        return KernelChoice(
            load(source.stem), _why(QT_TRANSLATE_NOOP("Kernel", "there is no compiled copy of it"))
        )
    except ImportError as error:
        why = QT_TRANSLATE_NOOP("Kernel", "its compiled copy cannot be loaded: {error}")
        return KernelChoice(load(source.stem), _why(why, error=str(error)))
    if getattr(compiled, HASH, "") != hash_of(source):
        why = QT_TRANSLATE_NOOP("Kernel", "its compiled copy was made from another source")
        return KernelChoice(load(source.stem), _why(why))
    return KernelChoice(compiled)


def _why(text: str, **values: object) -> Phrase:
    return Phrase("Kernel", text, values)


if TYPE_CHECKING:
    from samba_desktop.ai import kernel
    from samba_desktop.ai.kernel import JOKER, KINDS, NO_LIMIT, KernelMeld, Laws, Round, Taste

    why_plain: Phrase | None
else:
    _chosen = chosen(SOURCE, lambda name: importlib.import_module(f"{__package__}.{name}"))
    kernel, why_plain = _chosen.module, _chosen.why_plain
    JOKER, KINDS, NO_LIMIT = kernel.JOKER, kernel.KINDS, kernel.NO_LIMIT
    Laws, KernelMeld, Round, Taste = kernel.Laws, kernel.KernelMeld, kernel.Round, kernel.Taste

compiled: bool = why_plain is None
"""Whether the compiled copy is played with."""

__all__ = [
    "JOKER",
    "KINDS",
    "NO_LIMIT",
    "KernelMeld",
    "Laws",
    "Round",
    "Taste",
    "compiled",
    "kernel",
    "why_plain",
]
