"""Which languages there are: whatever lies in this folder, and whatever folder is named from outside."""

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
"""The environment names more folders here, with colons between them; the page is built with the same."""
_TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})?")


class BrokenLanguage(ValueError):
    """A folder that is no language; says what is wrong with it."""


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a language says of itself: the shape of its language.json."""

    name: str
    """As those call it who speak it."""
    locale: str
    """Whose plurals and dates it has, as Unicode's CLDR names it."""


class Language(NamedTuple):
    """A language, and where its words lie."""

    tag: Tag
    folder: Path
    name: str
    locale: str

    def file(self, *parts: str) -> Path | None:
        """One of its files; None where it has none of that name."""
        path = self.folder.joinpath(*parts)
        return path if path.is_file() else None


@cache
def languages() -> Mapping[Tag, Language]:
    """Every language by its tag, what all fall back to first; BrokenLanguage names a folder that is none."""
    found: dict[Tag, Language] = {}
    for folder in _folders():
        language = _read(folder)
        if language.tag in found:
            raise BrokenLanguage(f"{folder}: there is already a language {language.tag}.")
        found[language.tag] = language
    return dict(sorted(found.items(), key=lambda one: (one[0] != FALLBACK, one[0])))


def tags() -> tuple[Tag, ...]:
    """The tags of all languages, what all fall back to first."""
    return tuple(languages())


def _folders() -> Iterator[Path]:
    yield from (path for path in sorted(SHIPPED.iterdir()) if (path / "language.json").is_file())
    yield from (Path(one) for one in os.environ.get(OUTSIDE, "").split(os.pathsep) if one)


def _read(folder: Path) -> Language:
    if not _TAG.fullmatch(folder.name):
        raise BrokenLanguage(f"{folder}: a language's folder is called by its tag, as de or pt-BR.")
    try:
        named = msgspec.json.decode((folder / "language.json").read_bytes(), type=Named)
    except OSError as wrong:
        raise BrokenLanguage(f"{folder}: its language.json cannot be read: {wrong.strerror}.") from wrong
    except msgspec.DecodeError as wrong:
        raise BrokenLanguage(f"{folder}: its language.json is not in order: {wrong}.") from wrong
    return Language(folder.name, folder, named.name, named.locale)
