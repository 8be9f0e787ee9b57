"""The boxes within boxes that an MP4 is made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set

from unspoken.sounds.reader import Reader, not_sound


def boxes(reader: Reader) -> Iterator[tuple[bytes, Reader]]:
    """Boxes side by side, to the last byte; one of open size could swallow anything, and is refused."""
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
        """Which kinds there are."""
        return self._by_kind.keys()

    def all(self, kind: bytes) -> Sequence[Reader]:
        """Every box of this kind."""
        return self._by_kind.get(kind, ())

    def one(self, kind: bytes) -> Reader:
        """The box of this kind: there must be one, and no second."""
        found = self.all(kind)
        if len(found) != 1:
            raise not_sound()
        return found[0]

    def maybe(self, kind: bytes) -> Reader | None:
        """The box of this kind, if there is one; there is no second."""
        return self.one(kind) if self.all(kind) else None


def version_and_flags(body: Reader) -> tuple[int, int]:
    """What a full box begins with."""
    return body.number(1), body.number(3)
