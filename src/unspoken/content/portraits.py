"""Files with portraits of a pack's pictures: `portraits/<language>.json` beside its manifest."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from unspoken.languages.known import languages


def portraits_file(folder: Path, language: str) -> Path:
    """Return the path of a pack's portraits in a language: in the pack, else in the language's folder."""
    own = folder / "portraits" / f"{language}.json"
    if own.is_file() or language not in languages():
        return own
    return languages()[language].file("portraits", f"{folder.name}.json") or own


def portraits_digest(folder: Path, language: str) -> str:
    """Return the digest of the portraits; OSError if there are none."""
    return sha256(portraits_file(folder, language).read_bytes()).hexdigest()


def portraits_digests(folder: Path) -> dict[str, str]:
    """Return the digests of all portraits in a pack's folder, by language."""
    files = sorted((folder / "portraits").glob("*.json"))
    return {file.stem: portraits_digest(folder, file.stem) for file in files}
