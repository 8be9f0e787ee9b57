"""What people see in the pictures of a pack, by eye: `portraits/<language>.json` beside its manifest."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from unspoken.languages.known import languages


def portraits_file(folder: Path, language: str) -> Path:
    """Where a pack's portraits in a language lie: with the pack, else with the language."""
    own = folder / "portraits" / f"{language}.json"
    if own.is_file() or language not in languages():
        return own
    return languages()[language].file("portraits", f"{folder.name}.json") or own


def portraits_digest(folder: Path, language: str) -> str:
    """What tells one form of the portraits from another; OSError where there are none."""
    return sha256(portraits_file(folder, language).read_bytes()).hexdigest()


def portraits_digests(folder: Path) -> dict[str, str]:
    """By language, the digests of all portraits that lie in a pack's folder."""
    files = sorted((folder / "portraits").glob("*.json"))
    return {file.stem: portraits_digest(folder, file.stem) for file in files}
