"""Puts the assets into the wheel: the same files that the frozen program holds, with their list."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import bundle


class AssetsHook(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling when it builds the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the files and where they go; one that is installed from its source finds them there."""
        if version == "editable":
            return
        assets = bundle.shipped_assets(Path(self.root))
        self._folder = tempfile.TemporaryDirectory()
        listed = Path(self._folder.name) / bundle.CONTENTS
        listed.write_text(bundle.contents(assets), encoding="utf-8")
        for name, path in {**assets, bundle.CONTENTS: listed}.items():
            build_data["force_include"][str(path)] = f"{bundle.ASSETS_IN_PACKAGE}/{name}"

    def finalize(self, version: str, *_: object) -> None:
        """Clear up."""
        if version != "editable":
            self._folder.cleanup()
