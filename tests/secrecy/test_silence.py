"""A silent person cannot speak by any request: paired worlds, and planted holes that must be found."""

from __future__ import annotations

import pytest

from tests.proof_size import ProofSize
from tests.secrecy.every_request import random_request, request_kinds
from tests.secrecy.holes import HOLES, Hole
from tests.secrecy.silence import Scene, prove_silence, silent_scenes
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Seat
from unspoken.proofs.worlds import Leak
from unspoken.tables.games import find_games
from unspoken.tables.rules.silence import MOST_SILENT_ACTS
from unspoken.tables.wire.messages import EndGame, HandOver, Ok, Pause, Stand

pytestmark = pytest.mark.anyio

GAMES = find_games()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
async def test_no_request_of_a_silent_person_reaches_anybody(game: AnyGame, proof_size: ProofSize) -> None:
    """ALL-04: all other people and screens are sent the same bytes as if nothing had been tried.

    The planted holes that are hardest to find are found in the 15th game of Telepathic and the 19th of Dixit.
    """
    games = proof_size.of(quick=3, test=20, prove=400)
    assert await prove_silence(game, range(1, games + 1)) > games


@pytest.mark.parametrize("hole", HOLES, ids=lambda hole: hole.name)
async def test_planted_holes_are_found(monkeypatch: pytest.MonkeyPatch, hole: Hole) -> None:
    """ALL-04: A proof that cannot fail would prove nothing."""
    hole.plant(monkeypatch.setattr)
    with pytest.raises(Leak, match="was heard by"):
        await prove_silence(GAMES[hole.game], range(1, 61))


def test_the_proof_tries_every_request() -> None:
    """A new kind of request fails this test until it is added to `random_request`."""
    chance = Chance(b"kinds", 0)
    requests = [random_request(kind, chance, "any") for kind in request_kinds()]
    assert [type(request) for request in requests] == list(request_kinds())


def silent_scene(game: str) -> Scene:
    """Return a scene in which a silent player is the host."""
    scenes = (scene for number in range(1, 60) for scene in silent_scenes(GAMES[game], number))
    return next(
        scene
        for scene in scenes
        if scene.actor == scene.host and not scene.standing and scene.bot is None
        if scene.actor < scene.session.header.seats
    )


@pytest.mark.parametrize("game", GAMES)
async def test_a_silent_host_interrupts_a_game_a_few_times_at_most(game: str) -> None:
    """ALL-04: pausing, ending the game and standing up stay possible, but too rarely to be used as a code."""
    world = silent_scene(game).world(spent=False)
    await world.begin(None)
    actor = world.table.snapshot.room.host
    assert actor is not None
    for number in range(20):
        for request in (Pause, EndGame, Stand):
            await world.request(actor, request(id=f"{request.__name__} {number}"))
    replies = world.pages[actor].sent
    accepted = sum(
        encode(Ok(f"{request.__name__} {number}")) in replies
        for number in range(20)
        for request in (Pause, EndGame, Stand)
    )
    assert 0 < accepted <= MOST_SILENT_ACTS


async def test_a_silent_host_cannot_hand_over_the_seat_of_a_person_who_is_there() -> None:
    """ALL-04: the choice of the seat would say something."""
    world = silent_scene("telepathic").world(spent=False)
    await world.begin(None)
    actor = world.table.snapshot.room.host
    assert actor is not None
    chairs = world.table.snapshot.room.chairs
    others = [seat for seat, chair in enumerate(chairs) if chair.person not in (None, actor)]
    for seat in others:
        await world.request(actor, HandOver(Seat(seat), id=f"over {seat}"))
    assert others and world.table.snapshot.room.chairs == chairs


async def test_a_silent_players_absence_is_shown_a_few_times_at_most() -> None:
    """ALL-04: closing and opening the page could be used as a code. `begin` uses up all visible absences."""
    scene = silent_scene("telepathic")
    world = scene.world()
    await world.begin(None)
    before = world.sent_to_others()
    for _ in range(20):
        world.table.detach(scene.actor, world.pages[scene.actor])
        await world.table.attach(scene.actor, world.pages[scene.actor])
    assert world.sent_to_others() == before
