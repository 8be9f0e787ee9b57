"""The installed languages: the folders beside this file, and folders listed in an environment variable."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from unspoken.kernel.languages import FALLBACK, Tag

SHIPPED = Path(__file__).parent
OUTSIDE = "UNSPOKEN_EXTRA_LANGUAGES"
"""Environment variable with more folders, separated by colons; the page must be built with the same value."""
_TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})?")


class BrokenLanguage(ValueError):
    """A folder is not a valid language; the message says why."""


class LanguageInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The format of language.json."""

    name: str
    """The language's name for itself."""
    locale: str
    """The CLDR locale for plurals and dates."""
    complete: bool = False
    """True if every sentence is translated, which the tests check. Otherwise the language is partial."""


class LanguageFolder(NamedTuple):
    """A language and its folder."""

    tag: Tag
    folder: Path
    name: str
    locale: str
    complete: bool

    def file(self, *parts: str) -> Path | None:
        """Return the path of a file, or None if it does not exist."""
        path = self.folder.joinpath(*parts)
        return path if path.is_file() else None


@cache
def languages() -> Mapping[Tag, LanguageFolder]:
    """Return all languages by tag, the fallback language first. Raises BrokenLanguage."""
    found: dict[Tag, LanguageFolder] = {}
    for folder in _folders():
        language = _read(folder)
        if language.tag in found:
            raise BrokenLanguage(f"{folder}: there is already a language {language.tag}.")
        found[language.tag] = language
    return dict(sorted(found.items(), key=lambda item: (item[0] != FALLBACK, item[0])))


def tags() -> tuple[Tag, ...]:
    """The tags of all languages, the fallback language first."""
    return tuple(languages())


def complete_languages() -> tuple[Tag, ...]:
    """The tags of the languages in which every sentence is translated; the others are partial."""
    return tuple(tag for tag, language in languages().items() if language.complete)


def shipped_languages() -> tuple[Tag, ...]:
    """The tags of the languages of this package, without those from the environment variable."""
    return tuple(tag for tag, language in languages().items() if language.folder.parent == SHIPPED)


def _folders() -> Iterator[Path]:
    yield from (path for path in sorted(SHIPPED.iterdir()) if (path / "language.json").is_file())
    yield from (Path(item) for item in os.environ.get(OUTSIDE, "").split(os.pathsep) if item)


def _read(folder: Path) -> LanguageFolder:
    if not _TAG.fullmatch(folder.name):
        raise BrokenLanguage(f"{folder}: the folder's name must be the language's tag, such as de or pt-BR.")
    try:
        named = msgspec.json.decode((folder / "language.json").read_bytes(), type=LanguageInfo)
    except OSError as wrong:
        raise BrokenLanguage(f"{folder}: cannot read language.json: {wrong.strerror}.") from wrong
    except msgspec.DecodeError as wrong:
        raise BrokenLanguage(f"{folder}: language.json is invalid: {wrong}.") from wrong
    return LanguageFolder(folder.name, folder, named.name, named.locale, named.complete)
