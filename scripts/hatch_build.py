"""What the build backend does before it packs a wheel or an sdist: build the browser's client."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts import build_client  # noqa: E402


class ClientHook(BuildHookInterface[Any]):
    """Packs the client with the rest. Without it the package works, and says what is missing."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless it is there; an editable install does that by itself."""
        if version == "editable":
            return
        reason = build_client.build()
        if reason:
            self.app.display_warning(f"without the browser's client: {reason}")
