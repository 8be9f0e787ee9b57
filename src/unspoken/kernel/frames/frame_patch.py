"""Patches between two frames, so that a viewer gets only what changed."""

from __future__ import annotations

from contextlib import suppress
from operator import attrgetter
from typing import Any, TypeAlias

from unspoken.kernel.codec import encode
from unspoken.kernel.frames.frame import AnyFrames, Question
from unspoken.kernel.frames.merge_patch import NoMergePatch, merge_patch
from unspoken.kernel.types import Ask, Seat, Viewer

AnyAsk: TypeAlias = Ask[Any]
"""A question of a game whose types the caller does not know."""


class FramePatches:
    """The merge patches from earlier frames to newer ones. What all viewers share is encoded once."""

    def __init__(self, old: AnyFrames, new: AnyFrames) -> None:
        self._old = old
        self._new = new
        self._asked_anew = _asked_anew(old.session.asks, new.session.asks)
        self._are_channels_new = old.channels is not new.channels and old.channels != new.channels
        self._shared: bytes | None = None
        if old.session.header is new.session.header:  # otherwise another game has begun
            with suppress(NoMergePatch):
                self._shared = encode(self._shared_patch())

    def of(self, viewer: Viewer) -> bytes | None:
        """Return a viewer's patch, "{}" if nothing changed, or None if only a whole frame will do."""
        if self._shared is None:
            return None
        own: dict[str, object] = {}
        if self._are_channels_new:
            voices = self._new.voices(viewer)
            if self._old.voices(viewer) != voices:
                own["voices"] = voices or None
        if viewer is not None:
            if viewer in self._asked_anew:
                own["asks"] = self._new.questions(viewer) or None
            before, after = self._old.private_view(viewer), self._new.private_view(viewer)
            if before != after:
                try:
                    own["private"] = merge_patch(before, after)
                except NoMergePatch:
                    return None
        if not own:
            return self._shared
        members = encode(own)
        return members if self._shared == NOTHING else members[:-1] + b"," + self._shared[1:]

    def _shared_patch(self) -> dict[str, object]:
        old, new = self._old, self._new
        patch: dict[str, object] = {}
        if public := merge_patch(old.public_view, new.public_view):
            patch["public"] = public
        if old.waiting != new.waiting:
            patch["waiting"] = new.waiting or None
        if old.due != new.due:
            patch["due"] = new.due
        if old.session.timed_out != new.session.timed_out:
            patch["hurried"] = new.session.timed_out or None
        if old.result != new.result:
            raise NoMergePatch("result")  # once a game: a whole frame is simpler
        return patch


def _asked_anew(old: tuple[AnyAsk, ...], new: tuple[AnyAsk, ...]) -> list[Seat]:
    """Return the seats that are sent other questions than before. A hidden change must not send anything."""
    if len(old) == len(new):
        pairs = [pair for pair in zip(old, new, strict=True) if pair[0] != pair[1]]
        changed = {ask.seat for pair in pairs for ask in pair}
    else:
        changed = {ask.seat for ask in (*old, *new)}
    return [seat for seat in changed if _sent(old, seat) != _sent(new, seat)]


_sent_members = attrgetter(*Question.__struct_fields__)  # the other members of an ask are not sent


def _sent(asks: tuple[AnyAsk, ...], seat: Seat) -> list[object]:
    """Return what a seat's questions contain."""
    return [_sent_members(ask) for ask in asks if ask.seat == seat]


NOTHING = b"{}"
"""The patch that changes nothing."""
