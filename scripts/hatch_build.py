"""What the build backend does before it packs: build the browser's client and, if asked, compile.

With HEADJUDGE_COMPILE=1 a wheel is compiled, for this Python and machine (`scripts/compile.py`);
without it, wheels are plain and run anywhere.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from scripts import build_client  # noqa: E402
from scripts import compile as compiling  # noqa: E402


class ClientHook(BuildHookInterface[Any]):
    """Packs the client, and what was compiled, with the rest. Without the client the package
    works, and says what is missing; a compiler that is asked for and missing is an error."""

    def dependencies(self) -> list[str]:
        """What the build needs: to compile, mypy and the packages whose types it looks at."""
        if not self.compiles():
            return []
        extras = self.metadata.core.optional_dependencies
        return [
            *self.metadata.core.dependencies,
            *[each for each in extras["dev"] if each.startswith("mypy")],
        ]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless it is there; an editable install does that by itself, and is
        never compiled."""
        if version == "editable":
            return
        reason = build_client.build()
        if reason:
            self.app.display_warning(f"without the browser's client: {reason}")
        if self.compiles():
            reason = compiling.missing()
            if reason:
                raise SystemExit(f"HEADJUDGE_COMPILE=1, but it cannot be compiled: {reason}")
            compiling.build(compiling.INTO)
            build_data["force_include"] |= libraries(compiling.INTO)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def compiles(self) -> bool:
        """Whether a compiled wheel is asked for."""
        return self.target_name == "wheel" and os.environ.get("HEADJUDGE_COMPILE") == "1"


def libraries(folder: Path) -> dict[str, str]:
    """What was compiled, each file with its place in the wheel. The sources come from where they
    always come from."""
    found = sorted(folder.rglob(f"*{compiling.SUFFIX}"))
    return {str(path): path.relative_to(folder).as_posix() for path in found}
