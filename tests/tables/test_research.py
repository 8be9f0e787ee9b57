"""Consent to research: a game is exported only if everybody agreed before it began, and nobody withdrew."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.tables.harness import Harness, TablePerson, plays_to_the_end
from unspoken.cli.research.agreed_games import ExportedGame, agreed_games
from unspoken.kernel.codec import decode_game, encode
from unspoken.kernel.session import replay
from unspoken.tables.games import find_games
from unspoken.tables.wire.messages import Choose, Reopen, Start
from unspoken.tables.wire.research_requests import AgreeToResearch, AskForResearch

pytestmark = pytest.mark.anyio

GAMES = find_games()
PACKS = frozenset({"dream", "ink", "words"})


async def exported(harness: Harness, host: TablePerson, packs: frozenset[str] = PACKS) -> list[ExportedGame]:
    """Return the games that an export of this table would have now."""
    await harness.settles()
    return list(agreed_games(await harness.store.load(host.room["code"]), GAMES, packs))


async def play(people: Sequence[TablePerson]) -> None:
    """Play one game."""
    assert await people[0].requests(Start) == "ok"
    await plays_to_the_end(people)


async def party(harness: Harness) -> list[TablePerson]:
    """Open a table of two whose host asks for consent."""
    people = await harness.party("Ada", "Bob", game="telepathic")
    assert await people[0].requests(AskForResearch, on=True) == "ok"
    return people


async def test_a_game_is_exported_if_all_agree() -> None:
    """It replays to the same end, and contains no name, no code of the table and no id of a browser."""
    harness = Harness(GAMES)
    ada, bob = await party(harness)
    for person in (ada, bob):
        assert await person.requests(AgreeToResearch, agreed=True) == "ok"
    assert bob.room["research"] == {"asked": True, "agreed": [0, 1]}
    await play((ada, bob))
    (game,) = await exported(harness, ada)
    assert game.players == ("person", "person")
    text = encode(game).decode()
    assert not any(secret in text for secret in ("Ada", "Bob", ada.room["code"], "nonce"))
    rules = GAMES[game.game]
    header, entries = decode_game(rules, encode(game.header), [encode(entry) for entry in game.entries])
    outcome = rules.outcome(replay(rules, header, entries).state)
    assert outcome is not None and tuple(sorted(outcome.winners)) == game.winners


async def test_one_person_who_does_not_agree_is_enough() -> None:
    """And an agreement counts for games that begin after it, not for earlier ones."""
    harness = Harness(GAMES)
    ada, bob = await party(harness)
    assert await ada.requests(AgreeToResearch, agreed=True) == "ok"
    await play((ada, bob))
    assert await bob.requests(AgreeToResearch, agreed=True) == "not-now"
    assert await ada.requests(Reopen) == "ok"
    assert await bob.requests(AgreeToResearch, agreed=True) == "ok"
    assert await exported(harness, ada) == []
    await play((ada, bob))
    assert len(await exported(harness, ada)) == 1


async def test_withdrawing_removes_all_games() -> None:
    """At any time at which the person may speak; also of the games before."""
    harness = Harness(GAMES)
    ada, bob = await party(harness)
    for person in (ada, bob):
        assert await person.requests(AgreeToResearch, agreed=True) == "ok"
    await play((ada, bob))
    assert await bob.requests(AgreeToResearch, agreed=False) == "ok"
    assert await exported(harness, ada) == []


async def test_only_the_host_asks() -> None:
    """Without the host's question nobody can agree, and in a silence nobody can do or undo anything."""
    harness = Harness(GAMES)
    ada, bob = await harness.party("Ada", "Bob", game="telepathic")
    assert await ada.requests(AgreeToResearch, agreed=True) == "not-now"
    assert await bob.requests(AskForResearch, on=True) == "not-host"
    assert await ada.requests(AskForResearch, on=True) == "ok"
    assert await bob.requests(AgreeToResearch, agreed=True) == "ok"
    assert await ada.requests(Start) == "ok"
    for person in (ada, bob):  # nobody claims the first turn, and the tiles are dealt
        await person.answers({"type": "go-on"})
    assert await bob.requests(AgreeToResearch, agreed=False) == "silence"
    assert await ada.requests(AskForResearch, on=False) == "silence"
    assert ada.room["research"] == {"asked": True, "agreed": [1]}


async def test_own_pictures_are_not_exported() -> None:
    """A game with a deck that is not the house's is left out."""
    harness = Harness()
    ada, bob, cyd = people = await harness.party("Ada", "Bob", "Cyd", game="dixit")
    assert await ada.requests(Choose, "dixit", {"target": 5}) == "ok"
    assert await ada.requests(AskForResearch, on=True) == "ok"
    for person in people:
        assert await person.requests(AgreeToResearch, agreed=True) == "ok"
    await play((ada, bob, cyd))
    assert len(await exported(harness, ada)) == 1
    assert await exported(harness, ada, packs=frozenset({"ink"})) == []
