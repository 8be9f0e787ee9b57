"""The frames of a turn, and the messages that bring connections up to date with them."""

from __future__ import annotations

from msgspec import Raw

from unspoken.kernel.codec import encode
from unspoken.kernel.frames.frame import AnyFrames
from unspoken.kernel.frames.frame_patch import FramePatches
from unspoken.kernel.types import Millis, Viewer
from unspoken.tables.wire.messages import FrameMessage


class FrameChanges:
    """The newest frames of the game. Patches that several connections need are computed once."""

    def __init__(self, frames: AnyFrames, now: Millis, running: bool) -> None:
        self.frames = frames
        self._now = now
        self.running = running
        self._patches: dict[int, FramePatches] = {}
        self._tails: dict[bytes, bytes] = {}

    def since(self, earlier: AnyFrames, viewer: Viewer) -> bytes | None:
        """Return the patch from a viewer's earlier frame, or None if only a whole frame will do."""
        patches = self._patches.get(id(earlier))
        if patches is None:
            patches = self._patches[id(earlier)] = FramePatches(earlier, self.frames)
        return patches.of(viewer)

    def frame_message(self, viewer: Viewer, seq: int) -> bytes:
        """Return a message with a viewer's whole frame."""
        return encode(FrameMessage(seq, self._now, self.running, Raw(self.frames.of(viewer))))

    def patch_message(self, patch: bytes, seq: int) -> bytes:
        """Return the JSON of a `FramePatch`. Viewers with the same patch share all of it but the number."""
        tail = self._tails.get(patch)
        if tail is None:
            stopped = b"" if self.running else b',"running":false'
            tail = self._tails[patch] = b',"now":%d,"patch":%b%b}' % (self._now, patch, stopped)
        return b'{"type":"patch","seq":%d%b' % (seq, tail)
