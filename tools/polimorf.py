"""Reads PoliMorf, the dictionary of Polish in morfologik's files: forms with all their lemmas.

The file is an automaton (morfologik's CFSA2) that accepts lines `form+lemma+tags`. A lemma is encoded by
the bytes to cut off at the beginning and at the end of the form, and the bytes to add.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

_VERSION = b"\\fsa\xc6"
_NUMBERED = 1 << 8
_NEXT, _LAST, _FINAL, _LABEL = 1 << 7, 1 << 6, 1 << 5, (1 << 5) - 1
_SEPARATOR = b"+"
_NOMINAL = (b"subst", b"depr", b"adj")
_ABBREVIATION = b"brev"

Node = int
Reading = tuple[str, str]
"""A form and its lemma, which is empty if the form is neither a noun nor an adjective."""


class PoliMorf:
    """The dictionary."""

    def __init__(self, data: bytes) -> None:
        assert data.startswith(_VERSION), "not a CFSA2 automaton"
        self._numbered = bool(int.from_bytes(data[5:7], "big") & _NUMBERED)
        size = data[7]
        self._labels = data[8 : 8 + size]
        self._bytes = data[8 + size :]
        self._arcs = cache(self._read_arcs)
        self._lemmas = cache(self._read_lemmas)
        ((_, _, self._root),) = self._arcs(0)[:1]

    def readings(self, form: str) -> Iterator[Reading]:
        """Return the readings of a form; none if the form is not in the dictionary."""
        node = self._follow(form.encode() + _SEPARATOR)
        return iter(()) if node is None else self._of(form.encode(), node)

    def beginning(self, letters: str) -> Iterator[Reading]:
        """Yield the readings of all forms that begin with these letters."""
        node = self._follow(letters.encode())
        stack = [] if node is None else [(letters.encode(), node)]
        while stack:
            form, node = stack.pop()
            for label, _, target in self._arcs(node):
                if label == _SEPARATOR:
                    yield from self._of(form, target)
                elif target:
                    stack.append((form + label, target))

    def _of(self, form: bytes, node: Node) -> Iterator[Reading]:
        for encoded, nominal in self._lemmas(node):
            first, last = encoded[0] - ord("A"), len(form) - (encoded[1] - ord("A"))
            yield form.decode(), (form[first:last] + encoded[2:]).decode() if nominal else ""

    def _follow(self, path: bytes) -> Node | None:
        node = self._root
        for label in path:
            found = [target for sign, _, target in self._arcs(node) if sign[0] == label]
            if not found or not found[0]:
                return None
            (node,) = found
        return node

    def _read_lemmas(self, node: Node) -> frozenset[tuple[bytes, bool]]:
        """Return the encoded lemmas behind a separator, and whether each is a noun or an adjective."""
        found = set()
        stack = [(b"", node)]
        while stack:
            before, node = stack.pop()
            for label, final, target in self._arcs(node):
                line = before + label
                encoded, _, tags = line.partition(_SEPARATOR)
                if final and not tags.startswith(_ABBREVIATION):
                    found.add((encoded, tags.startswith(_NOMINAL)))
                if target:
                    stack.append((line, target))
        return frozenset(found)

    def _read_arcs(self, node: Node) -> tuple[tuple[bytes, bool, Node], ...]:
        """Return the label of each arc, whether a line may end there, and the next node (0: none)."""
        at = self._number(node)[1] if self._numbered else node
        found: list[tuple[bytes, bool, Node | None]] = []
        while True:
            flags = self._bytes[at]
            at += 1
            index = flags & _LABEL
            label = self._labels[index : index + 1] if index else self._bytes[at : at + 1]
            at += not index
            target = None
            if not flags & _NEXT:
                target, at = self._number(at)
            found.append((label, bool(flags & _FINAL), target))
            if flags & _LAST:
                break
        return tuple((label, final, at if target is None else target) for label, final, target in found)

    def _number(self, at: int) -> tuple[int, int]:
        """Read a number of variable length; return the number and the offset after it."""
        value = shift = 0
        while True:
            byte = self._bytes[at]
            value |= (byte & 0x7F) << shift
            at, shift = at + 1, shift + 7
            if byte < 0x80:
                return value, at
