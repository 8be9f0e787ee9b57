"""The longest time in which a person alone with bots sees nothing happen, in virtual time."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, Json, TablePerson
from tests.tables.stubs import StubLore
from unspoken.bots.player import RANDOM, ChosenBot, decide, time_for
from unspoken.games.dixit import GAME as DIXIT
from unspoken.games.pareidolia import GAME as PAREIDOLIA
from unspoken.games.rorschach import GAME as RORSCHACH
from unspoken.games.telepathic import GAME as TELEPATHIC
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.manner import Manner
from unspoken.kernel.types import Millis, Seat
from unspoken.tables.ports import BotAnswer
from unspoken.tables.wire.messages import AddBot, Choose, Start

pytestmark = pytest.mark.anyio

GAMES = {game.name: game for game in (DIXIT, PAREIDOLIA, RORSCHACH, TELEPATHIC)}
LONGEST_WAIT = 7_000
QUARTER_OF_AN_HOUR = 900_000


class HumanBots:
    """Bots that take as long as real ones, and answer by chance."""

    async def decide(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance
    ) -> BotAnswer | None:
        """Return any legal answer."""
        decided = decide(game, frame, seat, ChosenBot(StubLore(), chance, RANDOM), key=key)
        return None if decided is None else (decided.command, None)

    def thinking_time(
        self, game: AnyGame, frame: bytes, _seat: Seat, key: str, chance: Chance, manner: Manner
    ) -> Millis:
        """Return a real bot's thinking time."""
        return time_for(game, frame, key, chance, manner)

    async def close(self) -> None:
        """Nothing to release."""


def visible(viewer: TablePerson) -> Json:
    """Return a person's frame without its time limit."""
    return {name: part for name, part in viewer.frame.items() if name != "due"}


async def longest_wait(harness: Harness, ada: TablePerson) -> int:
    """Return the longest time without a visible change; Ada answers at once."""
    longest, last, before = 0, harness.watch.at, visible(ada)
    while ada.room["phase"] == "playing" and harness.watch.at < QUARTER_OF_AN_HOUR:
        while await ada.answers_anything():
            last, before = harness.watch.at, visible(ada)
        if ada.room["phase"] != "playing":
            break
        delay = harness.alarm.delay
        assert delay is not None, "the game has stalled"
        harness.watch.at += delay
        await harness.ring_alarm()
        if visible(ada) != before:
            longest = max(longest, harness.watch.at - last)
            last, before = harness.watch.at, visible(ada)
    return longest


@pytest.mark.parametrize("game", GAMES)
async def test_a_solo_player_never_waits_long(game: str) -> None:
    """Tellers, control teams and artists among the bots keep the game moving."""
    harness = Harness(GAMES, HumanBots())
    bots = {"telepathic": 1, "rorschach": 3}.get(game, 4)
    ada = TablePerson(*await harness.house.open("Ada", game, "en", bots))
    await ada.connect()
    assert await longest_wait(harness, ada) <= LONGEST_WAIT


@pytest.mark.parametrize(("mode", "seats"), [("four-partners", 4), ("opposed", 4)])
async def test_a_solo_player_of_telepathic_with_four_seats_never_waits_long(mode: str, seats: int) -> None:
    """TEL-15, TEL-16: although three bots move before their next turn."""
    harness = Harness(GAMES, HumanBots())
    ada = await harness.opens("Ada", "telepathic")
    await ada.requests(Choose, "telepathic", {"mode": mode})
    for _ in range(seats - 1):
        await ada.requests(AddBot)
    await ada.requests(Start)
    assert await longest_wait(harness, ada) <= LONGEST_WAIT
