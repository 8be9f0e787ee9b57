"""Files with portraits of a pack's pictures: `portraits/<language>.json` beside its manifest.

Portraits by further people, if there are any, are in `portraits/<language>.2.json` and so on.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path

from unspoken.kernel.languages import Tag
from unspoken.languages.known import languages


def portraits_file(folder: Path, name: str) -> Path:
    """Return the path of a pack's portraits by their name: a language, with the number of a further person.

    The file is in the pack; a language that the pack lacks may have a file in its own folder.
    """
    own = folder / "portraits" / f"{name}.json"
    if own.is_file() or name not in languages():
        return own
    return languages()[name].file("portraits", f"{folder.name}.json") or own


def portraits_by_eye(folder: Path, language: Tag) -> Iterator[Path]:
    """Yield the portraits in a language by each person who wrote some; the first file may be missing."""
    yield portraits_file(folder, language)
    for number in count(2):
        further = portraits_file(folder, f"{language}.{number}")
        if not further.is_file():
            return
        yield further


def portraits_digest(folder: Path, name: str) -> str:
    """Return the digest of the portraits; OSError if there are none."""
    return sha256(portraits_file(folder, name).read_bytes()).hexdigest()


def portraits_digests(folder: Path) -> dict[str, str]:
    """Return the digests of all portraits in a pack's folder, by name."""
    files = sorted((folder / "portraits").glob("*.json"))
    return {file.stem: portraits_digest(folder, file.stem) for file in files}


def portrait_languages(folder: Path) -> tuple[Tag, ...]:
    """Return the languages of the portraits in a pack's folder."""
    return tuple(dict.fromkeys(name.partition(".")[0] for name in portraits_digests(folder)))
