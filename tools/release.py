"""Makes a release: sets the version, closes the changelog's chapter, builds the wheel and tries it.

`make release VERSION=0.2.0`; docs/releasing.md tells the rest.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import venv
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION_FILE = ROOT / "src" / "unspoken" / "__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"
README = ROOT / "README.md"
_VERSION = re.compile(r"\d+\.\d+\.\d+")
_UNRELEASED = "## Unreleased\n"


def main(words: list[str]) -> None:
    """Make the release that is named, or end with a sentence."""
    if len(words) != 1 or not _VERSION.fullmatch(words[0]):
        sys.exit("A release has a version of three numbers: make release VERSION=0.2.0")
    if _git("status", "--porcelain"):
        sys.exit(
            "There are changes that are not committed: commit them first, so that the release is of them too."
        )
    today = datetime.now(UTC).date().isoformat()
    set_version(words[0])
    CHANGELOG.write_text(released(CHANGELOG.read_text(encoding="utf-8"), words[0], today), encoding="utf-8")
    wheel = build()
    try_wheel(wheel)
    print(f"» {wheel.relative_to(ROOT)} is made, and it runs. What is left:")
    print(f"  git commit -am 'Unspoken {words[0]}' && git tag v{words[0]}")


def set_version(version: str) -> None:
    """Write the version where it is read from, and into the README's name of the wheel."""
    VERSION_FILE.write_text(
        _VERSION.sub(version, VERSION_FILE.read_text(encoding="utf-8"), count=1), encoding="utf-8"
    )
    told = README.read_text(encoding="utf-8")
    README.write_text(
        re.sub(r"unspoken-\d+\.\d+\.\d+-py3", f"unspoken-{version}-py3", told), encoding="utf-8"
    )


def released(changelog: str, version: str, day: str) -> str:
    """The changelog with what was unreleased under the version's name, and room for what comes next."""
    if _UNRELEASED not in changelog:
        raise ValueError("CHANGELOG.md has no chapter called Unreleased")
    return changelog.replace(_UNRELEASED, f"{_UNRELEASED}\n## {version} · {day}\n", 1)


def build() -> Path:
    """The wheel, with the page inside."""
    subprocess.run(["make", "wheel"], cwd=ROOT, check=True)
    return max((ROOT / "dist").glob("unspoken-*.whl"), key=lambda wheel: wheel.stat().st_mtime)


def try_wheel(wheel: Path) -> None:
    """Install it where nothing else is, and let bots play a game."""
    with tempfile.TemporaryDirectory() as home:
        venv.create(home, with_pip=True)
        python = Path(home, "bin", "python")
        subprocess.run([python, "-m", "pip", "install", "--quiet", wheel], check=True)
        simulate = ["simulate", "dixit", "--seats", "4", "--games", "1", "--json"]
        subprocess.run([python, "-m", "unspoken", *simulate], cwd=home, check=True)


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    main(sys.argv[1:])
