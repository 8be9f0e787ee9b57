"""Prints the path of a Chromium for the browser tests.

Looks at $CHROMIUM, then in PATH and in the folders of macOS and Playwright; then, as root on a machine with
apt-get, installs Debian's package.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
"""The engine without a window, preferred because drawing the browser's own UI takes a third more CPU."""
NAMES = (
    *SHELLS,
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chrome",
    "ungoogled-chromium",
    "microsoft-edge-stable",
    "microsoft-edge",
    "brave-browser",
)
ELSEWHERE = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/opt/google/chrome/chrome",
)
IN_PLAYWRIGHTS_CACHE = (
    "chromium_headless_shell-*/chrome-*/*headless?shell",
    "chromium_headless_shell-*/chrome-*/headless_shell",
    "chromium-*/chrome-*/chrome",
)
PACKAGES = ("chromium-headless-shell", "chromium")
WITH_IT = (
    "fonts-dejavu-core",  # a bare machine has no font at all
    "libegl1",  # unspoken-art draws with Skia, which needs libEGL
)
"""Debian packages that the tests need too."""
EXAMPLE = "make test CHROMIUM=/path/to/chromium"


class NoChromium(Exception):
    """No Chromium was found that starts; the message says what to do."""


def main() -> None:
    """Print the path of a Chromium that starts."""
    try:
        print(find())
    except NoChromium as problem:
        sys.exit(str(problem))


def find() -> str:
    """Return the path of a Chromium that starts. Raises NoChromium."""
    if named := os.environ.get("CHROMIUM"):
        found = shutil.which(named)
        if found is None or not starts(found):
            raise NoChromium(f"CHROMIUM={named} does not start. Give another path: {EXAMPLE}")
        return found
    found = next(filter(starts, installed()), None) or from_debian()
    if found is None:
        raise NoChromium(
            f"The tests need Chromium, and none was found: install Chromium, or give its path: {EXAMPLE}"
        )
    return found


def installed() -> Iterator[str]:
    """Yield every installed browser of the Chromium family, the headless shells first."""
    yield from filter(None, map(shutil.which, NAMES))
    yield from (path for path in ELSEWHERE if os.access(path, os.X_OK))
    cache = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / ".cache" / "ms-playwright")
    for pattern in IN_PLAYWRIGHTS_CACHE:
        yield from map(str, sorted(cache.glob(pattern), reverse=True))


def from_debian() -> str | None:
    """Install the first available Debian package and `WITH_IT`; None without root or apt-get."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}

    def apt(*words: str) -> bool:
        done = subprocess.run(["apt-get", "-qq", *words], env=quietly, capture_output=True, text=True)
        if done.returncode:
            print(done.stderr[-2000:], file=sys.stderr)
        return done.returncode == 0

    if not apt("update"):
        return None
    if not any(apt("install", "-y", "--no-install-recommends", package, *WITH_IT) for package in PACKAGES):
        return None
    return next(filter(starts, installed()), None)


def starts(program: str) -> bool:
    """True if the program runs; Ubuntu's package only forwards to snap, which containers lack."""
    try:
        return subprocess.run([program, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


if __name__ == "__main__":
    main()
