"""Who may write in which channel, and who reads it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from toygame import GAME as ECHO
from toygame.types import State

from tests.tables.harness import Harness, TablePerson
from unspoken.kernel.types import Channel, Seat
from unspoken.tables.wire.messages import AddBot, Admit, EndGame, Sit, Stand, Start, Swap

pytestmark = pytest.mark.anyio

PAIR = frozenset({Seat(0), Seat(1)})


def paired(state: State) -> tuple[Channel, ...]:
    """Return Echo's own channel, and a channel for the first two seats."""
    return (*ECHO.channels(state), Channel("pair", PAIR, PAIR))


async def whispering(harness: Harness) -> list[TablePerson]:
    """Start a game with three people, two of whom share a channel."""
    people = await harness.party("Ada", "Bob", "Cleo", game="echo")
    await people[0].requests(Start)
    return people


def whisper_house() -> Harness:
    """A house in which Echo has the channel of two seats."""
    return Harness({"echo": replace(ECHO, channels=paired)})


def silent_house() -> Harness:
    """A house in which nobody speaks while numbers are picked."""
    return Harness({"echo": ECHO})


def received_texts(person: TablePerson) -> list[str]:
    """Return the chat lines that a person was sent."""
    return [str(line["text"]) for line in person.transport.messages("said")]


async def test_everybody_reads_chat_in_the_lobby() -> None:
    """Spaces are normalised."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.says("  good   evening ")
    assert received_texts(bob) == ["good evening"]


async def test_a_spectator_can_write_in_the_lobby() -> None:
    """There is no secret yet."""
    ada, *_, last = await Harness().party(*"ABCDEFG")
    await last.says("hello")
    assert received_texts(ada) == ["hello"]


async def test_a_newcomer_is_sent_earlier_chat() -> None:
    """Chat is stored with the table."""
    harness = Harness()
    ada = await harness.opens()
    await ada.says("first")
    bob = await harness.joins(ada, "Bob")
    assert [line["text"] for line in bob.transport.messages("talk")[0]["lines"]] == ["first"]


@pytest.mark.parametrize(
    ("text", "code"), [("", "nothing-to-say"), ("x" * 281, "too-long"), ("\x07", "nothing-to-say")]
)
async def test_an_invalid_line_is_refused(text: str, code: str) -> None:
    """ALL-03: with a code for each reason."""
    ada = await Harness().opens()
    assert await ada.says(text) == code


async def test_chat_is_refused_during_silence() -> None:
    """ALL-04: with "silence", while numbers are picked (ECHO-02)."""
    ada, _ = await silent_house().party("Ada", "Bob")
    await ada.requests(Start)
    assert await ada.says("mine is high") == "silence"


async def test_reactions_are_refused_during_silence() -> None:
    """ALL-04: A reaction can reveal as much as a text."""
    ada, _ = await silent_house().party("Ada", "Bob")
    await ada.requests(Start)
    assert await ada.reacts("smile") == "silence"


async def test_a_refused_line_is_sent_to_nobody() -> None:
    """ALL-04: not even later."""
    ada, bob = await silent_house().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.says("mine is high")
    await bob.connect()
    assert b"mine is high" not in b"".join(bob.transport.sent)


async def test_a_reaction_is_sent_to_everybody() -> None:
    """With its sender."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.reacts("clap")
    assert bob.transport.messages("reacted") == [
        {"type": "reacted", "channel": "table", "by": ada.id, "sign": "clap"}
    ]


async def test_an_unknown_reaction_is_refused() -> None:
    """ALL-03: reactions are no second chat."""
    ada = await Harness().opens()
    assert await ada.reacts("my card is 3") == "unknown-sign"


async def test_a_line_to_an_unknown_channel_is_refused() -> None:
    """ALL-03: the refusal is "no-such-channel"."""
    ada = await Harness().opens()
    assert await ada.says("psst", "pair") == "no-such-channel"


async def test_the_teller_cannot_write_while_cards_are_chosen() -> None:
    """DIX-15, ALL-04: the teller could give a hint."""
    people = await Harness().party("Ada", "Bob", "Cleo", game="dixit")
    ada = people[0]
    await ada.requests(Start)
    await ada.answers_anything()
    assert await ada.says("think of the sea") == "silence"


async def test_the_other_players_can_write_while_cards_are_chosen() -> None:
    """DIX-15: only the teller is silent."""
    ada, bob, cleo = await Harness().party("Ada", "Bob", "Cleo", game="dixit")
    await ada.requests(Start)
    await ada.answers_anything()
    await bob.says("what does it mean?")
    assert received_texts(cleo) == ["what does it mean?"]


async def test_a_spectator_reads_but_cannot_write_during_a_game() -> None:
    """ALL-04: only seats can write."""
    harness = Harness()
    ada, bob, _ = await harness.party("Ada", "Bob", "Cleo", game="dixit")
    await ada.requests(Start)
    dan = await harness.joins(ada, "Dan")
    await bob.says("hello")
    assert (await dan.says("hello"), received_texts(dan)) == ("silence", ["hello"])


async def test_a_whisper_is_sent_to_the_members_of_its_channel() -> None:
    """ALL-04: each channel has its own readers."""
    ada, bob, _ = await whispering(whisper_house())
    await ada.says("between us", "pair")
    assert received_texts(bob) == ["between us"]


async def test_a_whisper_is_sent_to_nobody_else() -> None:
    """ALL-01: not a byte of it."""
    ada, _, cleo = await whispering(whisper_house())
    before = list(cleo.transport.sent)
    await ada.says("between us", "pair")
    assert cleo.transport.sent == before


async def test_a_whispered_reaction_is_sent_to_nobody_else() -> None:
    """ALL-01: reactions count as chat."""
    ada, _, cleo = await whispering(whisper_house())
    before = list(cleo.transport.sent)
    await ada.reacts("smile", "pair")
    assert cleo.transport.sent == before


async def test_only_members_can_write_in_a_channel() -> None:
    """ALL-01: for others the channel does not exist."""
    _, _, cleo = await whispering(whisper_house())
    assert await cleo.says("me too", "pair") == "no-such-channel"


async def test_a_newcomer_is_not_sent_earlier_whispers() -> None:
    """ALL-01: A spectator is no member of the channel."""
    harness = whisper_house()
    ada, *_ = await whispering(harness)
    await ada.says("between us", "pair")
    dan = await harness.joins(ada, "Dan")
    assert dan.transport.messages("talk")[0]["lines"] == []


async def test_whispers_are_not_sent_after_the_game() -> None:
    """ALL-01: seats may belong to other people then."""
    harness = whisper_house()
    ada, bob, cleo = await whispering(harness)
    await ada.says("between us", "pair")
    for person in (ada, bob):
        await person.requests(EndGame)
    await bob.requests(Stand)
    await cleo.connect()
    assert cleo.transport.messages("talk")[0]["lines"] == []


async def test_a_newcomer_is_not_sent_earlier_whispers_of_a_seat() -> None:
    """ALL-01: they were not for the newcomer."""
    harness = whisper_house()
    ada, bob = await harness.party("Ada", "Bob", game="echo")
    await ada.requests(AddBot)
    await ada.requests(Swap, Seat(1), Seat(2))  # the bot shares a channel with Ada
    await ada.requests(Start)
    dan = await harness.joins(ada, "Dan")
    await ada.says("between us", "pair")
    for player in (ada, bob):
        await player.answers_anything()
    await harness.advance_time(3_000)
    await dan.requests(Sit, Seat(1))
    for player in (ada, bob):
        await player.requests(Admit, dan.id)
    await dan.connect()
    assert dan.room["chairs"][1]["person"] == dan.id
    assert dan.transport.messages("talk")[0]["lines"] == []
