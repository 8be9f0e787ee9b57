"""Makes a release: sets the version, updates the changelog, builds the wheel and tries it.

`make release VERSION=0.2.0`; see docs/releasing.md.
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
VERSION_FILES = (
    ROOT / "src" / "unspoken" / "__init__.py",
    ROOT / "packages" / "unspoken-art" / "src" / "unspoken_art" / "__init__.py",
)
"""Both distributions have the same version, because they exchange structs that differ between versions."""
CHANGELOG = ROOT / "CHANGELOG.md"
CITATION = ROOT / "CITATION.cff"
WHEEL_DOCS = (
    ROOT / "README.md",
    ROOT / "docs" / "agents.md",
    ROOT / "docs" / "hosting.md",
    ROOT / "docs" / "research.md",
    ROOT / "packages" / "unspoken-art" / "README.md",
)
"""The pages that name the wheels, with their version."""
_VERSION = re.compile(r"\d+\.\d+\.\d+")
_WHEEL = re.compile(rf"(unspoken(?:_art)?)-{_VERSION.pattern}-py3")
_CITED = re.compile(r"^version: .*$", re.MULTILINE)
_UNRELEASED = "## Unreleased\n"


def main(words: list[str]) -> None:
    """Make the release of this version, or exit with a message."""
    if len(words) != 1 or not _VERSION.fullmatch(words[0]):
        sys.exit("The version must have three numbers: make release VERSION=0.2.0")
    if _git("status", "--porcelain"):
        sys.exit("There are uncommitted changes: commit them first, so that the release contains them.")
    today = datetime.now(UTC).date().isoformat()
    set_version(words[0])
    CHANGELOG.write_text(released(CHANGELOG.read_text(encoding="utf-8"), words[0], today), encoding="utf-8")
    wheel = build()
    write_sbom(wheel)
    try_wheel(wheel)
    print(f"» {wheel.relative_to(ROOT)} is built and runs. Next:")
    print(f"  git commit -am 'Unspoken {words[0]}' && git tag v{words[0]}")


def set_version(version: str) -> None:
    """Write the version into both distributions, the citation, and the wheels' names in the docs."""
    for file in VERSION_FILES:
        file.write_text(_VERSION.sub(version, file.read_text(encoding="utf-8"), count=1), encoding="utf-8")
    cited = _CITED.sub(f"version: {version}", CITATION.read_text(encoding="utf-8"))
    CITATION.write_text(cited, encoding="utf-8")
    for file in WHEEL_DOCS:
        file.write_text(with_wheel(file.read_text(encoding="utf-8"), version), encoding="utf-8")


def with_wheel(text: str, version: str) -> str:
    """Return the text with this version in every name of the wheel."""
    return _WHEEL.sub(rf"\1-{version}-py3", text)


def released(changelog: str, version: str, day: str) -> str:
    """Return the changelog with the unreleased section under the version, and an empty unreleased section."""
    if _UNRELEASED not in changelog:
        raise ValueError("CHANGELOG.md has no section called Unreleased")
    return changelog.replace(_UNRELEASED, f"{_UNRELEASED}\n## {version} · {day}\n", 1)


def build() -> Path:
    """Build the wheel, which contains the page, and return its path."""
    subprocess.run(["make", "wheel"], cwd=ROOT, check=True)
    return max((ROOT / "dist").glob("unspoken-*.whl"), key=lambda wheel: wheel.stat().st_mtime)


def write_sbom(wheel: Path) -> None:
    """Write the software bill of materials beside the wheel."""
    path = wheel.with_name(f"{wheel.name.partition('-py3')[0]}.cdx.json")
    subprocess.run([sys.executable, "-m", "tools.sbom", path], cwd=ROOT, check=True)


def try_wheel(wheel: Path) -> None:
    """Install the wheel in an empty environment, and let bots play a game."""
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
