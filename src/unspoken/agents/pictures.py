"""The pictures in a frame: their descriptions and their files, fetched as a browser does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from unspoken.client import Refused, Table

_ID = re.compile(r"[0-9a-f]{16}")


class ShownPicture(NamedTuple):
    """A picture for an agent: a title, the file, and its media type."""

    title: str
    data: bytes
    media_type: str


class Pictures:
    """Descriptions of a deck's pictures, and which pictures one agent has been shown at one table."""

    def __init__(self, client: Table, pack: str, language: str) -> None:
        self._client = client
        self._pack = pack
        self._language = language
        self._alts: dict[str, str] = {}
        self._shown: set[str] = set()

    @property
    def belongs_to(self) -> tuple[str, str]:
        """The table's code and its deck."""
        return self._client.code, self._pack

    async def load_descriptions(self) -> None:
        """Fetch the deck's alternative texts, if it has any."""
        if self._pack and not self._alts:
            path = f"/api/packs/{self._pack}/alt/{self._language}"
            try:
                raw = await self._client.get(path)
            except Refused:
                return
            self._alts = msgspec.json.decode(raw, type=dict[str, str])

    def describe(self, text: str) -> str | None:
        """Return a picture's description by its id; None if the text is not the id of a picture."""
        if not self._pack or _ID.fullmatch(text) is None:
            return None
        return f"[picture {text}: {self._alts.get(text, 'without a description')}]"

    async def fetch(self, *, again: bool = False) -> list[ShownPicture]:
        """Return each picture in the frame that is new to the agent, or all if `again`."""
        found = []
        for picture in dict.fromkeys(self._in_frame()):
            if picture in self._shown and not again:
                continue
            try:
                path = f"/pictures/{self._pack}/{picture}.webp"
                webp = await self._client.get(path)
                found.append(ShownPicture(f"Picture {picture}:", webp, "image/webp"))
            except Refused:  # not the id of a picture, but for example of a recording
                continue
            self._shown.add(picture)
        return found

    def _in_frame(self) -> Iterator[str]:
        frame = self._client.frame
        if frame is None or not self._pack:
            return
        yield from _ids(frame.public)
        yield from _ids(frame.private)


def _ids(value: object) -> Iterator[str]:
    match value:
        case str() if _ID.fullmatch(value):
            yield value
        case list():
            for item in value:
                yield from _ids(item)
        case dict():
            yield from _ids([*value.keys(), *value.values()])
        case _:
            return
