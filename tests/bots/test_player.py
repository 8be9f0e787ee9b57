"""A bot in a seat has nothing before it but a frame."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import Raw

from tests.content.small_packs import little_packs
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.bots.player import RANDOM, decide, human_time, slowness, time_for
from unspoken.content.packs import Packs
from unspoken.games.dixit import GAME
from unspoken.games.dixit.types import Command, Materials, Options, State, Tell, Written
from unspoken.kernel.chance import Chance
from unspoken.kernel.frame import Question, frames
from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.manner import Manner
from unspoken.kernel.session import Session, open_session, submit, tick

ADA, OLA = Seat(0), Seat(1)
LUCK = Chance(b"luck", 0)


@pytest.fixture
def packs(tmp_path: Path) -> Packs:
    """The little pack, beside what is shipped."""
    return little_packs(tmp_path)


@pytest.fixture
def dealt(packs: Packs) -> Session[Options, Materials, State, Command]:
    """Four hands of the little pack, before the first clue."""
    options = Options(deck="little")
    session = open_session(GAME, options, GAME.gather(options, packs.shelf()), 4, b"seed")
    return tick(GAME, session, Millis(0))[0]


@pytest.fixture
def told(dealt: Session[Options, Materials, State, Command]) -> Session[Options, Materials, State, Command]:
    """Ada has told a card."""
    tell = Tell(dealt.state.hands[ADA][0], Written("thinking of love"))
    return submit(GAME, dealt, ADA, "tell-1", tell, Millis(0))[0]


def test_a_bot_answers_the_question_that_it_owes(
    told: Session[Options, Materials, State, Command], packs: Packs
) -> None:
    """The answer names its question."""
    decision = decide(GAME, frames(GAME, told, (OLA,))[OLA], OLA, OverlapLore(packs), LUCK)
    assert decision is not None and decision.key == "lay-1"


def test_a_bot_that_owes_nothing_says_nothing(
    told: Session[Options, Materials, State, Command], packs: Packs
) -> None:
    """The teller waits while the others lay (DIX-04)."""
    assert decide(GAME, frames(GAME, told, (ADA,))[ADA], ADA, OverlapLore(packs), LUCK) is None


def test_whoever_watches_is_asked_nothing(
    told: Session[Options, Materials, State, Command], packs: Packs
) -> None:
    """A frame from outside has no question in it."""
    assert decide(GAME, frames(GAME, told, (None,))[None], OLA, OverlapLore(packs), LUCK) is None


def test_the_random_player_has_no_thoughts(
    told: Session[Options, Materials, State, Command], packs: Packs
) -> None:
    """Chance gives no reasons."""
    decision = decide(GAME, frames(GAME, told, (OLA,))[OLA], OLA, OverlapLore(packs), LUCK, RANDOM)
    assert decision is not None and decision.why is None


def test_a_game_without_bots_is_played_by_chance(
    told: Session[Options, Materials, State, Command], packs: Packs
) -> None:
    """`sample` is the stand-in in every game."""
    bare = replace(GAME, bots={})
    decision = decide(bare, frames(bare, told, (OLA,))[OLA], OLA, OverlapLore(packs), LUCK)
    assert decision is not None and decision.why is None


@pytest.mark.parametrize(
    ("question", "least", "most"),
    [
        (Question("go-on-1", ("go-on",), Raw(b'[{"type":"go-on"}]')), 1000, 2500),
        (Question("vote-1", ("vote",), Raw(b'[{"type":"vote"},{"type":"vote"}]')), 2000, 7000),
        (Question("tell-1", ("tell",)), 4000, 9000),
    ],
)
def test_a_bot_takes_human_time(question: Question, least: int, most: int) -> None:
    """A button is pressed soon, a choice takes longer, words of one's own take longest."""
    times = [human_time(GAME, question, Chance(b"time", draw)) for draw in range(200)]
    assert least <= min(times) < max(times) <= most


def test_a_server_asks_for_the_time_of_the_question_that_is_owed(
    told: Session[Options, Materials, State, Command],
) -> None:
    """The frame alone tells how long a bot thinks."""
    frame = frames(GAME, told, (OLA,))[OLA]
    assert 2000 <= time_for(GAME, frame, told.asks[0].key, Chance(b"time", 1), Manner.EVEN) <= 7000


def test_in_the_heat_of_play_a_bot_is_quick() -> None:
    """A guess is shouted, not pondered."""
    heated = replace(GAME, quick_commands=frozenset({"tell"}))
    times = [human_time(heated, Question("tell-1", ("tell",)), Chance(b"time", draw)) for draw in range(200)]
    assert 2000 <= min(times) < max(times) <= 5000


def test_a_bot_that_is_merely_invited_may_pass(
    told: Session[Options, Materials, State, Command], packs: Packs
) -> None:
    """Nobody waits for it."""
    key = told.asks[0].key
    coy = replace(GAME, bots={"coy": Coy()})
    assert decide(coy, frames(coy, told, (OLA,))[OLA], OLA, OverlapLore(packs), LUCK, key=key) is None


class Coy:
    """Has nothing to say."""

    def answer(self, *_seen: object) -> None:
        """Nothing."""


def test_gentle_bots_hold_back_where_they_are_merely_invited() -> None:
    """People have the first word; but nobody waits longer for a bot that is gentle."""
    assert slowness(Manner.GENTLE, False) > slowness(Manner.EVEN, False) == slowness(Manner.GENTLE, True)


def test_keen_bots_are_quicker_than_people() -> None:
    """Asked or invited."""
    assert slowness(Manner.KEEN, True) == slowness(Manner.KEEN, False) < 1
