"""All tables of a house: their codes, their people, their sleep."""

from __future__ import annotations

import pytest

from tests.tables.quiet import Quiet
from unspoken.kernel.game import Refused
from unspoken.tables.errors import NoSuchTable
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
    quiet = Quiet()
    ada = await quiet.opens()
    assert await quiet.house.find(change(ada.table.code)) is ada.table


@pytest.mark.parametrize("code", ["", "ABC", "ABCDEF", "ABCDE0", "ABCDEFG", "../../", "ﬀﬀﬀ", "A" * 5000])
async def test_a_code_that_no_table_has_finds_none(code: str) -> None:
    """Unknown codes are told so."""
    with pytest.raises(NoSuchTable):
        await Quiet().house.find(code)


async def test_a_person_is_known_by_the_token() -> None:
    """And by nothing else."""
    quiet = Quiet()
    ada = await quiet.opens()
    _, known = await quiet.house.recognise(ada.table.code, ada.token)
    assert known is not None and known.id == ada.id


@pytest.mark.parametrize("forge", [lambda token: "", token_hash, lambda token: token[:-1], str.swapcase])
async def test_nobody_is_known_by_anything_else(forge: object) -> None:
    """Not even by the hash that the log keeps."""
    assert callable(forge)
    quiet = Quiet()
    ada = await quiet.opens()
    _, known = await quiet.house.recognise(ada.table.code, forge(ada.token))
    assert known is None


async def test_a_token_is_good_for_its_own_table_alone() -> None:
    """Another table does not know it."""
    quiet = Quiet()
    ada, bob = await quiet.opens("Ada"), await quiet.opens("Bob")
    _, known = await quiet.house.recognise(bob.table.code, ada.token)
    assert known is None


async def test_the_log_keeps_no_token() -> None:
    """Its hash is kept."""
    quiet = Quiet()
    ada = await quiet.opens()
    log = b"".join(await quiet.store.load(ada.table.code))
    assert ada.token.encode() not in log and token_hash(ada.token).encode() in log


async def test_a_table_where_nobody_is_is_let_go() -> None:
    """The log has all of it."""
    quiet = Quiet()
    ada = await quiet.opens()
    await ada.goes()
    assert (quiet.falls_asleep(), quiet.house.tables) == (1, ())


async def test_a_table_that_was_asked_for_just_now_stays_awake() -> None:
    """Whoever joins has yet to connect."""
    quiet = Quiet()
    ada = await quiet.opens()
    await ada.goes()
    assert quiet.house.let_sleep() == 0


async def test_a_table_where_somebody_is_stays_awake() -> None:
    """They may want something."""
    quiet = Quiet()
    await quiet.opens()
    assert quiet.falls_asleep() == 0


async def test_a_table_that_sleeps_is_woken_from_its_log() -> None:
    """As it stood."""
    quiet = Quiet()
    ada, bob = await quiet.party("Ada", "Bob")
    await ada.goes()
    await bob.goes()
    before = ada.table.standing
    quiet.falls_asleep()
    assert (await quiet.house.find(ada.table.code)).standing == before


async def test_a_table_that_is_woken_knows_its_recordings() -> None:
    """DIX-03: a clue that was recorded before the server was restarted can still be told."""
    quiet = Quiet()
    ada = await quiet.opens(game="dixit")
    await ada.wishes(AddBot())
    await ada.wishes(AddBot())
    await ada.wishes(Start())
    await ada.table.keep_sound(WIND, b"...")
    await ada.goes()
    quiet.falls_asleep()
    ada.table = await quiet.house.find(ada.table.code)
    await ada.comes()
    card = ada.frame["private"]["hand"][0]
    assert (
        await ada.answers({"type": "tell", "card": card, "clue": {"type": "recorded", "sound": WIND}}) == "ok"
    )


async def test_a_recording_that_the_table_does_not_have_is_no_clue() -> None:
    """DIX-03: nobody points at another table's sound."""
    quiet = Quiet()
    ada, *_ = await quiet.party("Ada", "Bob", "Cleo", game="dixit")
    await ada.wishes(Start())
    card = ada.frame["private"]["hand"][0]
    told = await ada.answers({"type": "tell", "card": card, "clue": {"type": "recorded", "sound": WIND}})
    assert told == "no-such-recording"


async def test_no_table_is_opened_for_a_game_that_is_not_here() -> None:
    """ALL-03: with its own word."""
    with pytest.raises(Refused) as refused:
        await Quiet().house.open("Ada", "tarot", "en")
    assert refused.value.code == "no-such-game"


async def test_no_table_is_left_behind_when_it_could_not_begin() -> None:
    """ALL-03: what is refused changes nothing."""
    quiet = Quiet()
    with pytest.raises(Refused):
        await quiet.house.open("Ada", "dixit", "en", bots=1)
    assert quiet.store.appended == 0
