"""A bot decides from its seat's frame alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import Raw

from tests.content.small_packs import little_packs
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.player import RANDOM, ChosenBot, decide, human_time, slowness, time_for
from unspoken.content.packs import Packs
from unspoken.games.dixit import GAME
from unspoken.games.dixit.types import Command, Materials, Options, State, Tell, Written
from unspoken.kernel.chance import Chance
from unspoken.kernel.frames.frame import Question, frames
from unspoken.kernel.manner import Manner
from unspoken.kernel.session import Session, Submission, open_session, submit, tick
from unspoken.kernel.types import Millis, Seat

ADA, OLA = Seat(0), Seat(1)
LUCK = Chance(b"luck", 0)


@pytest.fixture
def packs(tmp_path: Path) -> Packs:
    """The little pack and the shipped packs."""
    return little_packs(tmp_path)


@pytest.fixture
def dealt(packs: Packs) -> Session[Options, Materials, State, Command]:
    """A game with four hands of the little pack, before the first clue."""
    options = Options(deck="little")
    session = open_session(GAME, options, GAME.gather(options, packs.shelf()), 4, b"seed")
    return tick(GAME, session, Millis(0))[0]


@pytest.fixture
def clue_given(
    dealt: Session[Options, Materials, State, Command],
) -> Session[Options, Materials, State, Command]:
    """A game in which Ada has told a card."""
    tell = Tell(dealt.state.hands[ADA][0], Written("thinking of love"))
    return submit(GAME, dealt, Submission(ADA, "tell-1", tell), Millis(0))[0]


def test_a_bot_answers_the_question_that_waits_for_it(
    clue_given: Session[Options, Materials, State, Command], packs: Packs
) -> None:
    """The answer names its question."""
    decision = decide(GAME, frames(GAME, clue_given, (OLA,))[OLA], OLA, ChosenBot(OverlapLore(packs), LUCK))
    assert decision is not None and decision.key == "lay-1"


def test_a_bot_without_a_question_gives_no_answer(
    clue_given: Session[Options, Materials, State, Command], packs: Packs
) -> None:
    """The teller waits while the others lay (DIX-04)."""
    assert (
        decide(GAME, frames(GAME, clue_given, (ADA,))[ADA], ADA, ChosenBot(OverlapLore(packs), LUCK)) is None
    )


def test_a_spectators_frame_has_no_question(
    clue_given: Session[Options, Materials, State, Command], packs: Packs
) -> None:
    """So `decide` returns None."""
    assert (
        decide(GAME, frames(GAME, clue_given, (None,))[None], OLA, ChosenBot(OverlapLore(packs), LUCK))
        is None
    )


def test_the_random_player_gives_no_reason(
    clue_given: Session[Options, Materials, State, Command], packs: Packs
) -> None:
    """It answers by chance."""
    decision = decide(
        GAME, frames(GAME, clue_given, (OLA,))[OLA], OLA, ChosenBot(OverlapLore(packs), LUCK, RANDOM)
    )
    assert decision is not None and decision.why is None


def test_a_game_without_bots_is_played_by_chance(
    clue_given: Session[Options, Materials, State, Command], packs: Packs
) -> None:
    """`sample` is the fallback in every game."""
    bare = replace(GAME, bots=replace(GAME.bots, players={}))
    decision = decide(bare, frames(bare, clue_given, (OLA,))[OLA], OLA, ChosenBot(OverlapLore(packs), LUCK))
    assert decision is not None and decision.why is None


@pytest.mark.parametrize(
    ("question", "least", "most"),
    [
        (Question("go-on-1", ("go-on",), Raw(b'[{"type":"go-on"}]')), 1000, 2500),
        (Question("vote-1", ("vote",), Raw(b'[{"type":"vote"},{"type":"vote"}]')), 2000, 7000),
        (Question("tell-1", ("tell",)), 4000, 9000),
    ],
)
def test_thinking_time_depends_on_the_kind_of_question(question: Question, least: int, most: int) -> None:
    """A button is quick, a choice takes longer, free text longest."""
    times = [human_time(GAME, question, Chance(b"time", draw)) for draw in range(200)]
    assert least <= min(times) < max(times) <= most


def test_the_thinking_time_is_computed_from_the_frame(
    clue_given: Session[Options, Materials, State, Command],
) -> None:
    """For the question that waits for the bot."""
    frame = frames(GAME, clue_given, (OLA,))[OLA]
    assert 2000 <= time_for(GAME, frame, clue_given.asks[0].key, Chance(b"time", 1), Manner.EVEN) <= 7000


def test_quick_commands_take_less_time() -> None:
    """A guess is made faster than a clue."""
    heated = replace(GAME, bots=replace(GAME.bots, quick_commands=frozenset({"tell"})))
    times = [human_time(heated, Question("tell-1", ("tell",)), Chance(b"time", draw)) for draw in range(200)]
    assert 2000 <= min(times) < max(times) <= 5000


def test_a_bot_may_decline_an_invitation(
    clue_given: Session[Options, Materials, State, Command], packs: Packs
) -> None:
    """The game does not wait for it."""
    key = clue_given.asks[0].key
    silent = replace(GAME, bots=replace(GAME.bots, players={"silent": SilentBot()}))
    assert (
        decide(
            silent, frames(silent, clue_given, (OLA,))[OLA], OLA, ChosenBot(OverlapLore(packs), LUCK), key=key
        )
        is None
    )


class SilentBot:
    """A bot that never answers."""

    def answer(self, *_arguments: object) -> None:
        """Return no answer."""


def test_gentle_bots_are_slower_when_invited() -> None:
    """But not when the game waits for them."""
    assert slowness(Manner.GENTLE, False) > slowness(Manner.EVEN, False) == slowness(Manner.GENTLE, True)


def test_keen_bots_are_faster_than_people() -> None:
    """Both for questions and for invitations."""
    assert slowness(Manner.KEEN, True) == slowness(Manner.KEEN, False) < 1
