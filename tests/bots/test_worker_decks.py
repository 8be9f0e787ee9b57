"""A process that thinks for bots knows the decks that people brought."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator

import pytest

from tests.content.own.rendered_cards import filled
from tests.patience import PATIENCE
from unspoken.bots.worker_messages import Begin
from unspoken.bots.worker_player import WorkerPlayer
from unspoken.bots.worker_pool import WorkerPool
from unspoken.bots.worker_process import WorkerProcess
from unspoken.content.own.decks import OwnDecks
from unspoken.content.own.library import HouseLibrary
from unspoken.content.packs import load_packs
from unspoken.games.dixit import GAME
from unspoken.games.dixit.types import Command, Materials, Options, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.frame import frames
from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.session import Session, open_session, tick
from unspoken.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio

HOME = "HOME22"
TELLER = Seat(0)


@pytest.fixture
def decks() -> OwnDecks:
    """What people brought: nothing yet."""
    return OwnDecks(MemoryStore())


@pytest.fixture
async def dealt(decks: OwnDecks) -> Session[Options, Materials, State, Command]:
    """Hands of pictures that nobody described: so many that no dream of the house fills the deck up."""
    options = Options(deck=await filled(decks, HOME, cards=84))
    materials = GAME.gather(options, HouseLibrary(load_packs(), decks).shelf(frozenset(), HOME, {}))
    return tick(GAME, open_session(GAME, options, materials, 3, b"seed"), Millis(0))[0]


@pytest.fixture
async def player(decks: OwnDecks) -> AsyncIterator[WorkerPlayer]:
    """One process, as servers start it."""
    begin = Begin(tuple(sys.path), ("unspoken.games.dixit",), None, PATIENCE)
    player = WorkerPlayer(WorkerPool(1, lambda: WorkerProcess.start(begin)), decks)
    yield player
    await player.close()


async def tells(player: WorkerPlayer, session: Session[Options, Materials, State, Command]) -> str:
    """By what the teller went."""
    frame = frames(GAME, session, (TELLER,))[TELLER]
    decided = await player.decide(GAME, frame, TELLER, session.asks[0].key, Chance(b"luck", 0))
    assert decided is not None and decided[1] is not None
    return decided[1].code


async def test_a_deck_is_told_before_the_question_and_again_when_it_has_changed(
    dealt: Session[Options, Materials, State, Command], player: WorkerPlayer, decks: OwnDecks
) -> None:
    """Of an own picture a bot knows its look; of words that were typed meanwhile, the next thought knows."""
    by_look = await tells(player, dealt)
    hand = dealt.state.hands[TELLER]
    await decks.change(HOME, None, None, dict.fromkeys(hand, "A lighthouse above the sea"))
    assert [by_look, await tells(player, dealt)] == ["tell-by-look", "tell"]
