"""Ending a game early, playing again, and choosing a seal."""

from __future__ import annotations

import pytest
from msgspec import Raw

from tests.tables.harness import Harness, plays_to_the_end
from unspoken.games.telepathic import GAME as TELEPATHIC
from unspoken.kernel.codec import encode
from unspoken.tables.wire.messages import AddBot, Answer, EndGame, Start, TakeSeal

pytestmark = pytest.mark.anyio


async def test_a_host_alone_with_bots_ends_the_game_at_once() -> None:
    """Nobody else has to agree."""
    ada = await Harness().opens()
    await ada.requests(AddBot)
    await ada.requests(Start)
    assert await ada.requests(EndGame) == "ok"
    assert (ada.room["phase"], ada.room["evening"]) == ("lobby", [])


async def test_a_second_player_must_agree_to_end_the_game() -> None:
    """Of two players, both must agree."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(EndGame)
    assert (ada.room["phase"], ada.room["ending"]) == ("playing", [ada.id])
    await bob.requests(EndGame)
    assert ada.room["phase"] == "lobby"


async def test_cards_of_an_ended_game_are_not_dealt_in_the_next() -> None:
    """DIX-11: other cards are dealt while there are enough."""
    people = await Harness().party("Ada", "Bob", "Cyd", game="dixit")
    dealt: list[str] = []
    for _ in range(2):
        await people[0].requests(Start)
        dealt += [card for person in people for card in person.frame["private"]["hand"]]
        await people[0].requests(EndGame)
        await people[1].requests(EndGame)
    assert len(set(dealt)) == len(dealt) == 2 * 3 * 7


async def test_an_answer_to_an_ended_game_is_refused_in_the_next() -> None:
    """A page may resend it after a reconnect, and the key of the question is the same."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    ask, begun = ada.frame["asks"][0], ada.room["begun"]
    await ada.requests(EndGame)
    await bob.requests(EndGame)
    await ada.requests(Start)
    assert ada.frame["asks"][0] == ask
    answer = Raw(encode(ask["choices"][0]))
    assert await ada.sends(Answer(ask["key"], answer, begun, id="of the first game")) == "not-asked"
    assert await ada.sends(Answer(ask["key"], answer, ada.room["begun"], id="of this one")) == "ok"


async def test_a_majority_of_players_ends_the_game() -> None:
    """Two of three are enough."""
    ada, bob, cyd = await Harness().party("Ada", "Bob", "Cyd")
    await ada.requests(Start)
    await ada.requests(EndGame)
    await bob.requests(EndGame)
    assert cyd.room["phase"] == "lobby"


async def test_a_player_who_declines_stops_the_vote() -> None:
    """Nobody is asked any more."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(EndGame)
    await bob.requests(EndGame, wish=False)
    assert (ada.room["phase"], ada.room["ending"]) == ("playing", [])


async def test_only_the_host_proposes_to_end_the_game() -> None:
    """A second proposal is refused."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    assert await bob.requests(EndGame) == "not-host"
    assert await bob.requests(EndGame, wish=False) == "not-now"
    await ada.requests(EndGame)
    assert await ada.requests(EndGame) == "not-now"


async def test_a_host_who_is_left_alone_ends_the_game_at_once() -> None:
    """The players present are counted again."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(EndGame)
    await bob.disconnect()
    assert (await ada.requests(EndGame), ada.room["phase"]) == ("ok", "lobby")


async def test_a_new_game_is_sent_even_if_its_first_frame_is_the_same() -> None:
    """Pages have discarded the frame of the ended game."""
    ada, bob = await Harness({"telepathic": TELEPATHIC}).party("Ada", "Bob", game="telepathic")
    await ada.requests(Start)
    for person in (ada, bob):
        await person.requests(EndGame)
    before = len(bob.transport.messages("frame"))
    await ada.requests(Start)
    assert len(bob.transport.messages("frame")) == before + 1


async def test_there_is_nothing_to_end_in_the_lobby() -> None:
    """The refusal is "not-now"."""
    ada = await Harness().opens()
    assert await ada.requests(EndGame) == "not-now"


async def test_a_spectator_cannot_vote_to_end_the_game() -> None:
    """Only players vote."""
    harness = Harness()
    ada, _bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    cyd = await harness.joins(ada, "Cyd")
    await ada.requests(EndGame)
    assert await cyd.requests(EndGame) == "not-seated"


async def test_the_host_starts_the_next_game_right_after_the_last() -> None:
    """With the same people, without going back to the lobby."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await plays_to_the_end([ada, bob])
    assert await ada.requests(Start) == "ok"
    assert (ada.room["phase"], len(ada.room["evening"])) == ("playing", 1)


async def test_a_person_can_choose_a_seal() -> None:
    """Their chair shows it too."""
    ada, bob = await Harness().party("Ada", "Bob")
    assert await bob.requests(TakeSeal, 42) == "ok"
    assert (ada.room["people"][1]["seal"], ada.room["chairs"][1]["seal"]) == (42, 42)


async def test_a_seal_in_use_cannot_be_chosen() -> None:
    """No two people look alike."""
    ada, bob = await Harness().party("Ada", "Bob")
    taken = ada.room["people"][0]["seal"]
    assert await bob.requests(TakeSeal, taken) == "seal-taken"
