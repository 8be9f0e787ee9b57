"""All tables of a house: codes, tokens, loading and unloading."""

from __future__ import annotations

import gc
import weakref
from dataclasses import replace

import pytest

from tests.tables.harness import Harness
from unspoken.kernel.types import Refused
from unspoken.tables.errors import DamagedTable, NoSuchTable, StoreUnavailable
from unspoken.tables.house import House
from unspoken.tables.state.names import ALPHABET, new_code, new_token, token_hash
from unspoken.tables.wire.messages import AddBot, Start

pytestmark = pytest.mark.anyio

WIND = "5eed" * 8


def test_a_code_has_six_unambiguous_characters() -> None:
    """No I, L, O, 0 or 1."""
    code = new_code()
    assert len(code) == 6 and set(code) <= set(ALPHABET) and not set("ILO01") & set(ALPHABET)


def test_a_token_has_256_bits() -> None:
    """43 characters of six bits."""
    assert len(new_token()) == 43


@pytest.mark.parametrize("change", [str.lower, str.upper, lambda code: f" {code[:3]}-{code[3:]} "])
async def test_a_code_is_read_as_people_type_it(change: object) -> None:
    """In any case, with spaces or a dash."""
    assert callable(change)
    harness = Harness()
    ada = await harness.opens()
    assert await harness.house.find(change(ada.table.code)) is ada.table


@pytest.mark.parametrize("code", ["", "ABC", "ABCDEF", "ABCDE0", "ABCDEFG", "../../", "ﬀﬀﬀ", "A" * 5000])
async def test_an_unknown_code_finds_no_table(code: str) -> None:
    """Malformed codes included."""
    with pytest.raises(NoSuchTable):
        await Harness().house.find(code)


async def test_a_table_is_not_loaded_without_its_recordings() -> None:
    """If they cannot be read, the person tries again: otherwise recorded clues would be lost."""
    harness = Harness()
    ada = await harness.opens()
    await ada.table.recordings.keep(WIND, b"w")
    await ada.disconnect()
    harness.unload_after_an_hour()
    harness.store.trouble = "the database is away"
    with pytest.raises(StoreUnavailable):
        await harness.house.find(ada.table.code)
    harness.store.trouble = None
    assert (await harness.house.find(ada.table.code)).recordings.names == {WIND}


async def test_a_person_is_known_by_their_token() -> None:
    """House.authenticate returns the person."""
    harness = Harness()
    ada = await harness.opens()
    _, known = await harness.house.authenticate(ada.table.code, ada.token)
    assert known is not None and known.id == ada.id


@pytest.mark.parametrize("forge", [lambda token: "", token_hash, lambda token: token[:-1], str.swapcase])
async def test_a_forged_token_is_rejected(forge: object) -> None:
    """Even the token's hash, which the log contains."""
    assert callable(forge)
    harness = Harness()
    ada = await harness.opens()
    _, known = await harness.house.authenticate(ada.table.code, forge(ada.token))
    assert known is None


async def test_a_token_is_valid_for_its_own_table_only() -> None:
    """Another table rejects it."""
    harness = Harness()
    ada, bob = await harness.opens("Ada"), await harness.opens("Bob")
    _, known = await harness.house.authenticate(bob.table.code, ada.token)
    assert known is None


async def test_the_log_contains_no_token() -> None:
    """Only its hash."""
    harness = Harness()
    ada = await harness.opens()
    log = b"".join(await harness.store.load(ada.table.code))
    assert ada.token.encode() not in log and token_hash(ada.token).encode() in log


async def test_a_table_without_people_is_unloaded() -> None:
    """Its log contains everything."""
    harness = Harness()
    ada = await harness.opens()
    await ada.disconnect()
    assert (harness.unload_after_an_hour(), harness.house.tables) == (1, ())


async def test_an_unloaded_table_leaves_memory_at_once() -> None:
    """The cyclic garbage collector runs rarely, so nothing may refer to an unloaded table."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    table = weakref.ref(ada.table)
    for person in (ada, bob):
        await person.disconnect()
    del ada, bob, person
    gc.disable()
    try:
        assert harness.unload_after_an_hour() == 1
        assert table() is None
    finally:
        gc.enable()


async def test_a_table_just_asked_for_is_not_unloaded() -> None:
    """The person who joins has not connected yet."""
    harness = Harness()
    ada = await harness.opens()
    await ada.disconnect()
    assert harness.house.unload_idle() == 0


async def test_a_table_with_a_connected_person_is_not_unloaded() -> None:
    """Not even after an hour."""
    harness = Harness()
    await harness.opens()
    assert harness.unload_after_an_hour() == 0


async def test_an_unloaded_table_is_loaded_from_its_log() -> None:
    """In the same state."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.disconnect()
    await bob.disconnect()
    before = ada.table.snapshot
    harness.unload_after_an_hour()
    assert (await harness.house.find(ada.table.code)).snapshot == before


async def test_a_reloaded_table_knows_its_recordings() -> None:
    """DIX-03: A clue recorded before a restart can still be told."""
    harness = Harness()
    ada = await harness.opens(game="dixit")
    await ada.requests(AddBot)
    await ada.requests(AddBot)
    await ada.requests(Start)
    await ada.table.recordings.keep(WIND, b"...")
    await ada.disconnect()
    harness.unload_after_an_hour()
    ada.table = await harness.house.find(ada.table.code)
    await ada.connect()
    card = ada.frame["private"]["hand"][0]
    assert (
        await ada.answers({"type": "tell", "card": card, "clue": {"type": "recorded", "sound": WIND}}) == "ok"
    )


async def test_a_recording_of_another_table_is_no_clue() -> None:
    """DIX-03: the table must have the recording itself."""
    harness = Harness()
    ada, *_ = await harness.party("Ada", "Bob", "Cleo", game="dixit")
    await ada.requests(Start)
    card = ada.frame["private"]["hand"][0]
    reply = await ada.answers({"type": "tell", "card": card, "clue": {"type": "recorded", "sound": WIND}})
    assert reply == "no-such-recording"


async def test_no_table_is_opened_for_an_unknown_game() -> None:
    """ALL-03: the refusal is "no-such-game"."""
    with pytest.raises(Refused) as refused:
        await Harness().house.open("Ada", "tarot", "en")
    assert refused.value.code == "no-such-game"


async def test_a_table_that_cannot_begin_is_not_saved() -> None:
    """ALL-03: A refused request changes nothing."""
    harness = Harness()
    with pytest.raises(Refused):
        await harness.house.open("Ada", "dixit", "en", bots=1)
    assert harness.store.appended == 0


async def test_a_table_whose_game_is_not_installed_is_an_error() -> None:
    """The server was started without that game."""
    harness = Harness()
    ada = await harness.opens(game="echo")
    elsewhere = House(
        replace(harness.services, games={"dixit": harness.services.games["dixit"]}), harness._new_alarm
    )
    with pytest.raises(DamagedTable, match="the game echo is not installed"):
        await elsewhere.find(ada.table.code)
