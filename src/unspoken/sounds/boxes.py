"""The nested boxes of an MP4."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set

from unspoken.sounds.reader import Reader, not_sound


def boxes(reader: Reader) -> Iterator[tuple[bytes, Reader]]:
    """Yield boxes up to the last byte; a box of unknown size is Refused: it could contain anything."""
    while reader.left:
        size, kind, head = reader.number(4), bytes(reader.take(4)), 8
        if size == 1:
            size, head = reader.number(8), 16
        if size < head:
            raise not_sound()
        yield kind, reader.part(size - head)


class Contents:
    """The boxes in a box, by kind."""

    __slots__ = ("_by_kind",)

    def __init__(self, body: Reader) -> None:
        self._by_kind: dict[bytes, list[Reader]] = {}
        for kind, inner in boxes(body):
            self._by_kind.setdefault(kind, []).append(inner)

    @property
    def kinds(self) -> Set[bytes]:
        """The kinds of boxes in this box."""
        return self._by_kind.keys()

    def all(self, kind: bytes) -> Sequence[Reader]:
        """Return every box of this kind."""
        return self._by_kind.get(kind, ())

    def only(self, kind: bytes) -> Reader:
        """Return the only box of this kind; Refused if there is none or more than one."""
        found = self.all(kind)
        if len(found) != 1:
            raise not_sound()
        return found[0]

    def maybe(self, kind: bytes) -> Reader | None:
        """Return the box of this kind or None; Refused if there is more than one."""
        return self.only(kind) if self.all(kind) else None


def version_and_flags(body: Reader) -> tuple[int, int]:
    """Read the version and the flags at the start of a full box."""
    return body.number(1), body.number(3)
