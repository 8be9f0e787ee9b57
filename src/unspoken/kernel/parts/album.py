"""The album of a game: a picture that players keep when the game is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic

from unspoken.kernel.types import O, Outcome, P


def no_album(_options: object, _views: object, _outcome: object) -> None:
    """Return None: the game has no album."""


@dataclass(frozen=True)
class AlbumPart(Generic[O, P]):
    """The album of a game."""

    make: Callable[[O, Iterable[P], Outcome], object] = no_album
    """Make an `unspoken.albums.vocabulary.Album` from all public views in order, or None.

    The kernel does not know how albums are drawn, hence `object`.
    """
