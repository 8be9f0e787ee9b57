"""Prints where Chromium is, for the tests that drive a real browser; gets Debian's where it may.

Looks at $CHROMIUM, then along PATH; then, for root on a machine with apt-get, installs the package.
"""

import os
import shutil
import subprocess
import sys

SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
"""The same engine without windows: a whole browser draws its own tabs too, which takes a third more CPU."""
NAMES = (*SHELLS, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
PACKAGES = ("chromium-headless-shell", "chromium")
FONTS = "fonts-dejavu-core"  # a bare machine has no font at all
NAME_ONE = "make test CHROMIUM=/path/to/chromium"
NONE_FOUND = (
    f"The tests drive a real browser, and there is no Chromium here: install one, or name it: {NAME_ONE}"
)


def main() -> None:
    """Prints the path of a Chromium that starts, or ends with one clear sentence."""
    found = os.environ.get("CHROMIUM") or on_path() or from_debian()
    if found is None:
        sys.exit(NONE_FOUND)
    if not starts(found):
        sys.exit(f"{found} does not start (try `{found} --version`). Name another one: {NAME_ONE}")
    print(found)


def on_path() -> str | None:
    """The first browser along PATH that speaks Chromium's protocol."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def from_debian() -> str | None:
    """Installs the first of Debian's packages that is to be had, where we are root and there is apt-get."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    print("» installing Chromium (Debian's package)", file=sys.stderr, flush=True)
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}

    def did(*words: str) -> bool:
        return subprocess.run(["apt-get", *words], env=quietly, stdout=sys.stderr).returncode == 0

    if not did("update", "-q"):
        print("apt-get update failed.", file=sys.stderr)
        return None
    if not any(did("install", "-q", "-y", "--no-install-recommends", one, FONTS) for one in PACKAGES):
        print("apt-get install failed.", file=sys.stderr)
        return None
    return on_path()


def starts(program: str) -> bool:
    """Does it run at all? (Ubuntu's package is a door to a store that containers do not have.)"""
    try:
        return subprocess.run([program, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


if __name__ == "__main__":
    main()
