"""Lines to the viewer that tell."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

from tests.games.dixit.leaks.plant import Plant
from unspoken.kernel.codec import encode
from unspoken.kernel.frame import frames
from unspoken.kernel.game import AnyGame, Viewer
from unspoken.kernel.session import AnySession
from unspoken.proofs.worlds import Broadcast


class Line(Struct):
    frame: bytes
    told: object


def saying(told: Callable[[AnySession], object]) -> Broadcast:
    """A line that sends one thing beside the frame."""

    def broadcast(game: AnyGame, session: AnySession, viewers: Iterable[Viewer]) -> Mapping[Viewer, bytes]:
        sent = frames(game, session, viewers)
        return {viewer: encode(Line(frame, told(session))) for viewer, frame in sent.items()}

    return broadcast


LINES = [
    Plant("how many hidden steps there were, by a number that jumps", broadcast=saying(lambda one: one.step)),
    Plant("the seed", broadcast=saying(lambda one: one.header.seed)),
    Plant("the whole state, for the sake of debugging", broadcast=saying(lambda one: one.state)),
]
