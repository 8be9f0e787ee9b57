"""All tables of a house: their codes, their people, their sleep."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.tables.harness import Harness
from unspoken.kernel.game import Refused
from unspoken.tables.errors import DamagedTable, NoSuchTable, NotSaved
from unspoken.tables.house import House
from unspoken.tables.messages import AddBot, Start
from unspoken.tables.names import ALPHABET, new_code, new_token, token_hash

pytestmark = pytest.mark.anyio

WIND = "5eed" * 8


def test_a_code_has_six_signs_that_nobody_mistakes() -> None:
    """No I, L, O, 0 or 1."""
    code = new_code()
    assert len(code) == 6 and set(code) <= set(ALPHABET) and not set("ILO01") & set(ALPHABET)


def test_a_token_has_256_bits() -> None:
    """43 signs of six bits hold them."""
    assert len(new_token()) == 43


@pytest.mark.parametrize("change", [str.lower, str.upper, lambda code: f" {code[:3]}-{code[3:]} "])
async def test_a_code_is_read_as_people_type_it(change: object) -> None:
    """Any case, with spaces or a dash."""
    assert callable(change)
    harness = Harness()
    ada = await harness.opens()
    assert await harness.house.find(change(ada.table.code)) is ada.table


@pytest.mark.parametrize("code", ["", "ABC", "ABCDEF", "ABCDE0", "ABCDEFG", "../../", "ﬀﬀﬀ", "A" * 5000])
async def test_a_code_that_no_table_has_finds_none(code: str) -> None:
    """Unknown codes are told so."""
    with pytest.raises(NoSuchTable):
        await Harness().house.find(code)


async def test_a_table_is_not_woken_without_its_recordings() -> None:
    """Where they cannot be read, whoever comes tries again: the table's spoken clues are not lost to it."""
    harness = Harness()
    ada = await harness.opens()
    await ada.table.recordings.keep(WIND, b"w")
    await ada.goes()
    harness.falls_asleep()
    harness.store.trouble = "the database is away"
    with pytest.raises(NotSaved):
        await harness.house.find(ada.table.code)
    harness.store.trouble = None
    assert (await harness.house.find(ada.table.code)).recordings.names == {WIND}


async def test_a_person_is_known_by_the_token() -> None:
    """And by nothing else."""
    harness = Harness()
    ada = await harness.opens()
    _, known = await harness.house.authenticate(ada.table.code, ada.token)
    assert known is not None and known.id == ada.id


@pytest.mark.parametrize("forge", [lambda token: "", token_hash, lambda token: token[:-1], str.swapcase])
async def test_nobody_is_known_by_anything_else(forge: object) -> None:
    """Not even by the hash that the log keeps."""
    assert callable(forge)
    harness = Harness()
    ada = await harness.opens()
    _, known = await harness.house.authenticate(ada.table.code, forge(ada.token))
    assert known is None


async def test_a_token_is_good_for_its_own_table_alone() -> None:
    """Another table does not know it."""
    harness = Harness()
    ada, bob = await harness.opens("Ada"), await harness.opens("Bob")
    _, known = await harness.house.authenticate(bob.table.code, ada.token)
    assert known is None


async def test_the_log_keeps_no_token() -> None:
    """Its hash is kept."""
    harness = Harness()
    ada = await harness.opens()
    log = b"".join(await harness.store.load(ada.table.code))
    assert ada.token.encode() not in log and token_hash(ada.token).encode() in log


async def test_a_table_where_nobody_is_is_let_go() -> None:
    """The log has all of it."""
    harness = Harness()
    ada = await harness.opens()
    await ada.goes()
    assert (harness.falls_asleep(), harness.house.tables) == (1, ())


async def test_a_table_that_was_asked_for_just_now_stays_awake() -> None:
    """Whoever joins has yet to connect."""
    harness = Harness()
    ada = await harness.opens()
    await ada.goes()
    assert harness.house.unload_idle() == 0


async def test_a_table_where_somebody_is_stays_awake() -> None:
    """They may want something."""
    harness = Harness()
    await harness.opens()
    assert harness.falls_asleep() == 0


async def test_a_table_that_sleeps_is_woken_from_its_log() -> None:
    """As it stood."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.goes()
    await bob.goes()
    before = ada.table.snapshot
    harness.falls_asleep()
    assert (await harness.house.find(ada.table.code)).snapshot == before


async def test_a_table_that_is_woken_knows_its_recordings() -> None:
    """DIX-03: a clue that was recorded before the server was restarted can still be told."""
    harness = Harness()
    ada = await harness.opens(game="dixit")
    await ada.requests(AddBot)
    await ada.requests(AddBot)
    await ada.requests(Start)
    await ada.table.recordings.keep(WIND, b"...")
    await ada.goes()
    harness.falls_asleep()
    ada.table = await harness.house.find(ada.table.code)
    await ada.comes()
    card = ada.frame["private"]["hand"][0]
    assert (
        await ada.answers({"type": "tell", "card": card, "clue": {"type": "recorded", "sound": WIND}}) == "ok"
    )


async def test_a_recording_that_the_table_does_not_have_is_no_clue() -> None:
    """DIX-03: nobody points at another table's sound."""
    harness = Harness()
    ada, *_ = await harness.party("Ada", "Bob", "Cleo", game="dixit")
    await ada.requests(Start)
    card = ada.frame["private"]["hand"][0]
    told = await ada.answers({"type": "tell", "card": card, "clue": {"type": "recorded", "sound": WIND}})
    assert told == "no-such-recording"


async def test_no_table_is_opened_for_a_game_that_is_not_here() -> None:
    """ALL-03: with its own word."""
    with pytest.raises(Refused) as refused:
        await Harness().house.open("Ada", "tarot", "en")
    assert refused.value.code == "no-such-game"


async def test_no_table_is_left_behind_when_it_could_not_begin() -> None:
    """ALL-03: what is refused changes nothing."""
    harness = Harness()
    with pytest.raises(Refused):
        await harness.house.open("Ada", "dixit", "en", bots=1)
    assert harness.store.appended == 0


async def test_an_open_table_whose_game_is_not_in_this_house_says_so() -> None:
    """The server was started without it; nobody's page breaks over that."""
    harness = Harness()
    ada = await harness.opens(game="echo")
    elsewhere = House(
        replace(harness.services, games={"dixit": harness.services.games["dixit"]}), harness._new_alarm
    )
    with pytest.raises(DamagedTable, match="the game echo is not in this house"):
        await elsewhere.find(ada.table.code)
