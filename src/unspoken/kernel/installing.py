"""The command that installs an extra. It names files: the name on the package index is not ours."""

from __future__ import annotations

from unspoken import __version__


def pip_install(extra: str) -> str:
    """Return the command that installs an extra from the wheels that `make wheel` puts into dist."""
    art = f"dist/unspoken_art-{__version__}-py3-none-any.whl " if extra == "art" else ""
    return f"pip install {art}'dist/unspoken-{__version__}-py3-none-any.whl[{extra}]'"
