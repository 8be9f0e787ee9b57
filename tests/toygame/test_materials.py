"""An external game brings its own kind of material and its own bot data."""

from __future__ import annotations

from typing import TypeVar

import pytest
from msgspec import convert

from tests.serving import TOY_PACKS
from tests.tables.stubs import StubLore
from unspoken.bots.lore.lore import best_lore
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import MatchBots, play_match
from unspoken.bots.player import ChosenBot, decide
from unspoken.content.acceptance.check import check
from unspoken.content.packs import load_packs
from unspoken.kernel.chance import Chance
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.lore import Lore
from unspoken.kernel.session import AnySession, open_session, tick
from unspoken.kernel.types import Millis, Refused, Seat
from unspoken.tables.games import find_games

T = TypeVar("T")

GAME = find_games(also=("toygame",))["echo"]
PACKS = load_packs(TOY_PACKS)
TONES = ("hum", "drone", "ring", "chirp", "whistle")
TIMES = 60


class OneHabit(StubLore):
    """Stub lore in which everybody thinks of four."""

    def knowledge(self, _package: str, _name: str, form: type[T]) -> T:
        """Return the habits of the toy game."""
        return convert({"picks": [0, 0, 0, 1, 0]}, form)


def opened() -> AnySession:
    """Return a table for two with the packs of the toy game."""
    materials = GAME.gather(GAME.types.options(), PACKS.shelf())
    session = open_session(GAME, GAME.types.options(), materials, 2, b"echo", PACKS.digests())
    return tick(GAME, session, Millis(0))[0]


def picks(lore: Lore) -> set[int]:
    """Return the numbers that the bot picks with different seeds."""
    frame = frames(GAME, opened(), (Seat(0),))[Seat(0)]
    decisions = [decide(GAME, frame, Seat(0), ChosenBot(lore, Chance(b"bot", luck))) for luck in range(TIMES)]
    return {decision.command.number for decision in decisions if decision is not None}


def test_a_pack_of_an_unknown_kind_is_loaded() -> None:
    """Its size is the number of its items."""
    found = [(manifest.pack, manifest.kind, manifest.size) for manifest in PACKS.of_kind("tones")]
    assert (found, PACKS.broken) == ([("tones", "tones", 5)], ())


def test_items_reach_the_table_as_the_type_of_the_game() -> None:
    """ECHO-05: everybody sees them."""
    shown = GAME.public(opened().state).tones
    assert tuple(tone.name["en"] for tone in shown) == TONES


def test_items_are_part_of_the_saved_game() -> None:
    """So a change of the pack does not affect saved games."""
    assert [tone.pitch for tone in opened().header.materials.tones] == [131, 165, 196, 523, 1047]


def test_items_of_another_game_are_refused() -> None:
    """ALL-03: cloud shapes have no pitch."""
    with pytest.raises(Refused, match="wrong-pack"):
        GAME.gather(GAME.types.options(tones="clouds"), PACKS.shelf())


def test_a_pack_of_an_unknown_kind_passes_the_general_checks() -> None:
    """Title, languages and digest."""
    assert check(TOY_PACKS / "tones") == ()


def test_the_bot_picks_by_the_precomputed_habits() -> None:
    """The file is part of the game's package: nobody thinks of 1, and some think of each other number."""
    assert picks(best_lore(PACKS)) == {2, 3, 4, 5}


def test_the_bot_picks_by_other_habits_if_they_are_given() -> None:
    """All of them think of four."""
    assert picks(OneHabit()) == {4}


def test_bots_finish_a_game() -> None:
    """ECHO-04: with tones and habits."""
    materials = GAME.gather(GAME.types.options(), PACKS.shelf())
    match = play_match(
        GAME, GAME.types.options(), materials, MatchBots((None, None, None), OverlapLore(PACKS)), 1
    )
    assert match.outcome.scores is not None and max(match.outcome.scores) >= 10
