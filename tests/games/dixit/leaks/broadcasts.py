"""Leaks in the broadcast: data that is sent together with the frame."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

from tests.games.planted import PlantedLeak
from unspoken.games.dixit import GAME
from unspoken.kernel.codec import encode
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import AnySession
from unspoken.kernel.types import Viewer
from unspoken.proofs.worlds import Broadcast


class FrameWithLeak(Struct):
    frame: bytes
    leaked: object


def leak_beside_frame(leaked: Callable[[AnySession], object]) -> Broadcast:
    """Return a broadcast that sends one more thing together with each frame."""

    def broadcast(game: AnyGame, session: AnySession, viewers: Iterable[Viewer]) -> Mapping[Viewer, bytes]:
        sent = frames(game, session, viewers)
        return {viewer: encode(FrameWithLeak(frame, leaked(session))) for viewer, frame in sent.items()}

    return broadcast


BROADCASTS = [
    PlantedLeak(
        "how many hidden steps there were, by a number that jumps",
        GAME,
        broadcast=leak_beside_frame(lambda session: session.step),
    ),
    PlantedLeak("the seed", GAME, broadcast=leak_beside_frame(lambda session: session.header.seed)),
    PlantedLeak(
        "the whole state, for the sake of debugging",
        GAME,
        broadcast=leak_beside_frame(lambda session: session.state),
    ),
]
