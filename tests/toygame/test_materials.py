"""A fifth game with a kind of material and a lore of its own: no file of ours knows of either."""

from __future__ import annotations

from typing import TypeVar

import pytest
from msgspec import convert

from tests.serving import TOY_PACKS
from tests.tables.stubs import StubLore
from unspoken.bots.lore import best_lore
from unspoken.bots.match import play_match
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.bots.player import decide
from unspoken.content.acceptance.check import check
from unspoken.content.packs import load_packs
from unspoken.kernel.chance import Chance
from unspoken.kernel.frame import frames
from unspoken.kernel.game import Millis, Refused, Seat
from unspoken.kernel.lore import Lore
from unspoken.kernel.session import AnySession, open_session, tick
from unspoken.tables.games import find_games

T = TypeVar("T")

GAME = find_games(also=("toygame",))["echo"]
PACKS = load_packs(TOY_PACKS)
TONES = ("hum", "drone", "ring", "chirp", "whistle")
TIMES = 60


class OneHabit(StubLore):
    """Lore by hand: everybody thinks of four."""

    def knowledge(self, _package: str, _name: str, form: type[T]) -> T:
        """The toy game's habits, and no other game's anything."""
        return convert({"picks": [0, 0, 0, 1, 0]}, form)


def opened() -> AnySession:
    """A table for two with what lies on the shelf."""
    materials = GAME.gather(GAME.options(), PACKS.shelf())
    session = open_session(GAME, GAME.options(), materials, 2, b"echo", PACKS.digests())
    return tick(GAME, session, Millis(0))[0]


def picks(lore: Lore) -> set[int]:
    """What the game's bot thinks of, with fresh luck each time."""
    frame = frames(GAME, opened(), (Seat(0),))[Seat(0)]
    decisions = [decide(GAME, frame, Seat(0), lore, Chance(b"bot", luck)) for luck in range(TIMES)]
    return {decision.command.number for decision in decisions if decision is not None}


def test_a_pack_of_a_kind_that_nobody_knows_is_on_the_shelf() -> None:
    """A kind is a name, and five items are five cards."""
    found = [(one.pack, one.kind, one.size) for one in PACKS.of_kind("tones")]
    assert (found, PACKS.broken) == ([("tones", "tones", 5)], ())


def test_its_items_reach_the_table_as_the_games_own_type() -> None:
    """ECHO-05: gathered from the shelf, and shown to everybody."""
    shown = GAME.public(opened().state).tones
    assert tuple(tone.name["en"] for tone in shown) == TONES


def test_its_items_are_written_into_the_log() -> None:
    """A pack that changes does not change a saved game."""
    assert [tone.pitch for tone in opened().header.materials.tones] == [131, 165, 196, 523, 1047]


def test_another_games_items_are_refused() -> None:
    """ALL-03: shapes of cloud have no pitch."""
    with pytest.raises(Refused, match="wrong-pack"):
        GAME.gather(GAME.options(tones="clouds"), PACKS.shelf())


def test_a_kind_that_nobody_wrote_checks_for_is_asked_what_any_pack_is() -> None:
    """Title, languages, digest: the pack of tones keeps them."""
    assert check(TOY_PACKS / "tones") == ()


def test_its_bot_answers_by_what_its_makers_worked_out() -> None:
    """The file lies in the game's own package: nobody in it thinks of one, and some think of every other."""
    assert picks(best_lore(PACKS)) == {2, 3, 4, 5}


def test_its_bot_has_nothing_but_that_to_go_by() -> None:
    """Other habits, other answers."""
    assert picks(OneHabit()) == {4}


def test_its_bots_play_a_game_to_its_end() -> None:
    """ECHO-04: with the tones and the habits that are there."""
    materials = GAME.gather(GAME.options(), PACKS.shelf())
    match = play_match(GAME, GAME.options(), materials, (None, None, None), OverlapLore(PACKS), 1)
    assert match.outcome.scores is not None and max(match.outcome.scores) >= 10
