"""A client that applies patches has the same frame as a client that gets whole frames."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace

from tests.merge_patch import merged
from unspoken.kernel.frames.frame import Frames
from unspoken.kernel.frames.frame_patch import NOTHING, AnyAsk, FramePatches
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Ask, Seat
from unspoken.proofs.playthrough import play_randomly
from unspoken.proofs.worlds import viewers
from unspoken.tables.games import find_games

GAMES = find_games(also=("toygame",))
EVERY = 3
"""How many steps pass from one check to the next."""


def test_a_hidden_question_of_another_seat_sends_nothing() -> None:
    """ALL-01: a patch depends only on the viewer's own frames."""
    game = GAMES["dixit"]
    seats, options, materials = next(iter(game.proofs.trials()))
    steps = play_randomly(game, seats, options, materials, b"hidden")
    session = next(step.session for step in steps if any(ask.seat == 0 for ask in step.session.asks))
    hidden: AnyAsk = Ask("hidden", Seat(1), ("go-on",), None, owed=False)
    later = replace(session, asks=(*session.asks, hidden))
    patches = FramePatches(Frames(game, session), Frames(game, later))
    assert patches.of(Seat(0)) == patches.of(None) == NOTHING
    assert patches.of(Seat(1)) != NOTHING


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_patches_lead_to_the_same_frames(game: AnyGame) -> None:
    """Few steps need a whole frame, patches are much shorter, and an unchanged frame has an empty patch."""
    whole = patched = steps = unpatched = 0
    for number, (seats, options, materials) in enumerate(game.proofs.trials()):
        played = list(pairwise(play_randomly(game, seats, options, materials, b"patches")))
        for before, after in played[number % EVERY :: EVERY]:
            old, new = Frames(game, before.session), Frames(game, after.session)
            patches = FramePatches(old, new)
            for viewer in viewers(new.session):
                patch, frame = patches.of(viewer), new.of(viewer)
                steps += 1
                if patch is None:
                    unpatched += 1
                    continue
                assert merged(msgspec.json.decode(old.of(viewer)), msgspec.json.decode(patch)) == (
                    msgspec.json.decode(frame)
                )
                assert (patch == NOTHING) == (old.of(viewer) == frame)
                whole, patched = whole + len(frame), patched + len(patch)
    assert unpatched <= 0.08 * steps
    assert patched <= 0.6 * whole
