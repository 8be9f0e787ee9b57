"""Who may write to whom: the table keeps silence as it keeps any rule."""

from __future__ import annotations

from dataclasses import replace

import pytest
from toygame import GAME as ECHO
from toygame.types import State

from tests.tables.harness import Harness, TablePerson
from unspoken.kernel.game import Channel, Seat
from unspoken.tables.messages import Admit, EndGame, Leave, Sit, Stand, Start

pytestmark = pytest.mark.anyio

PAIR = frozenset({Seat(0), Seat(1)})


def paired(state: State) -> tuple[Channel, ...]:
    """Echo's own channel, and one in which the first two seats whisper."""
    return (*ECHO.channels(state), Channel("pair", PAIR, PAIR))


async def whispering(harness: Harness) -> list[TablePerson]:
    """Three people in a game where the first two have a channel of their own."""
    people = await harness.party("Ada", "Bob", "Cleo", game="echo")
    await people[0].requests(Start)
    return people


def whisperers() -> Harness:
    """A house with Echo for whisperers."""
    return Harness({"echo": replace(ECHO, channels=paired)})


def heard(somebody: TablePerson) -> list[str]:
    """What somebody was told while they were here."""
    return [str(line["text"]) for line in somebody.transport.told("said")]


async def test_everybody_hears_what_is_said_at_an_open_table() -> None:
    """No game, no silence."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.says("  good   evening ")
    assert heard(bob) == ["good evening"]


async def test_who_watches_may_speak_at_an_open_table() -> None:
    """There is nothing to give away yet."""
    ada, *_, last = await Harness().party(*"ABCDEFG")
    await last.says("hello")
    assert heard(ada) == ["hello"]


async def test_a_newcomer_reads_what_was_said_before() -> None:
    """Talk is kept with the table."""
    harness = Harness()
    ada = await harness.opens()
    await ada.says("first")
    bob = await harness.joins(ada, "Bob")
    assert [line["text"] for line in bob.transport.told("talk")[0]["lines"]] == ["first"]


@pytest.mark.parametrize(
    ("text", "code"), [("", "nothing-to-say"), ("x" * 281, "too-long"), ("\x07", "nothing-to-say")]
)
async def test_a_line_that_cannot_be_shown_is_refused(text: str, code: str) -> None:
    """ALL-03: each with its own word."""
    ada = await Harness().opens()
    assert await ada.says(text) == code


async def test_silence_is_refused_with_its_word() -> None:
    """ALL-04: nobody speaks while numbers are picked (ECHO-02)."""
    ada, _ = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    assert await ada.says("mine is high") == "silence"


async def test_a_reaction_counts_as_writing() -> None:
    """ALL-04: a smile can tell as much as a word."""
    ada, _ = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    assert await ada.reacts("smile") == "silence"


async def test_what_silence_swallowed_is_heard_by_nobody() -> None:
    """ALL-04: not in any byte, not later."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.says("mine is high")
    await bob.comes()
    assert b"mine is high" not in b"".join(bob.transport.sent)


async def test_a_reaction_reaches_everybody() -> None:
    """With who and what."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.reacts("clap")
    assert bob.transport.told("reacted") == [
        {"type": "reacted", "channel": "table", "by": ada.id, "sign": "clap"}
    ]


async def test_a_reaction_that_we_do_not_know_is_refused() -> None:
    """ALL-03: reactions are no second chat."""
    ada = await Harness().opens()
    assert await ada.reacts("my card is 3") == "unknown-sign"


async def test_nobody_writes_in_a_channel_that_is_not_there() -> None:
    """ALL-03: neither at an open table nor in a game."""
    ada = await Harness().opens()
    assert await ada.says("psst", "pair") == "no-such-channel"


async def test_the_storyteller_writes_nowhere_while_cards_are_chosen() -> None:
    """DIX-15, ALL-04."""
    people = await Harness().party("Ada", "Bob", "Cleo", game="dixit")
    ada = people[0]
    await ada.requests(Start)
    await ada.answers_anything()
    assert await ada.says("think of the sea") == "silence"


async def test_the_others_may_talk_while_cards_are_chosen() -> None:
    """DIX-15: the table may talk."""
    ada, bob, cleo = await Harness().party("Ada", "Bob", "Cleo", game="dixit")
    await ada.requests(Start)
    await ada.answers_anything()
    await bob.says("what does it mean?")
    assert heard(cleo) == ["what does it mean?"]


async def test_who_watches_is_silent_while_a_game_is_on() -> None:
    """ALL-04: no seat, no word, though they hear."""
    harness = Harness()
    ada, bob, _ = await harness.party("Ada", "Bob", "Cleo", game="dixit")
    await ada.requests(Start)
    dan = await harness.joins(ada, "Dan")
    await bob.says("hello")
    assert (await dan.says("hello"), heard(dan)) == ("silence", ["hello"])


async def test_a_whisper_reaches_those_it_is_for() -> None:
    """ALL-04: a channel has its hearers."""
    ada, bob, _ = await whispering(whisperers())
    await ada.says("between us", "pair")
    assert heard(bob) == ["between us"]


async def test_a_whisper_reaches_nobody_else() -> None:
    """ALL-01: no byte of it."""
    ada, _, cleo = await whispering(whisperers())
    before = list(cleo.transport.sent)
    await ada.says("between us", "pair")
    assert cleo.transport.sent == before


async def test_a_whispered_reaction_reaches_nobody_else() -> None:
    """ALL-01: reactions count as writing."""
    ada, _, cleo = await whispering(whisperers())
    before = list(cleo.transport.sent)
    await ada.reacts("smile", "pair")
    assert cleo.transport.sent == before


async def test_nobody_else_whispers_there() -> None:
    """ALL-01: to others the channel is not even there."""
    _, _, cleo = await whispering(whisperers())
    assert await cleo.says("me too", "pair") == "no-such-channel"


async def test_a_newcomer_does_not_read_what_was_whispered() -> None:
    """ALL-01: who watches is no hearer."""
    harness = whisperers()
    ada, *_ = await whispering(harness)
    await ada.says("between us", "pair")
    dan = await harness.joins(ada, "Dan")
    assert dan.transport.told("talk")[0]["lines"] == []


async def test_what_was_whispered_is_gone_when_the_table_is_open_again() -> None:
    """ALL-01: seats are other people's then."""
    harness = whisperers()
    ada, bob, cleo = await whispering(harness)
    await ada.says("between us", "pair")
    for one in (ada, bob):
        await one.requests(EndGame)
    await bob.requests(Stand)
    await cleo.comes()
    assert cleo.transport.told("talk")[0]["lines"] == []


async def test_who_takes_over_a_seat_reads_what_it_has_heard() -> None:
    """ALL-05: the seat keeps all that it owns."""
    harness = whisperers()
    ada, bob, _ = await whispering(harness)
    dan = await harness.joins(ada, "Dan")
    await ada.says("between us", "pair")
    await bob.requests(Leave)
    await dan.requests(Sit, Seat(1))
    await ada.requests(Admit, dan.id)
    await dan.comes()
    assert [line["text"] for line in dan.transport.told("talk")[0]["lines"]] == ["between us"]
