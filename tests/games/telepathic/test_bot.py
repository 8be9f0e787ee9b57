"""The bot: its beliefs, its choices, and how often it wins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bench.rivals import with_rivals
from minds.practice import PARTNERS
from minds.practice.rulebook import RULEBOOK
from tests.games.telepathic.situations import CIRCLE, CORAL, CROSS, STAR, SUN, Situation, circling, poised
from unspoken.bots.lore.lore import best_lore
from unspoken.bots.match import MatchBots, play_match
from unspoken.bots.player import ChosenBot, decide
from unspoken.content.packs import load_packs
from unspoken.games.telepathic import GAME
from unspoken.games.telepathic.cards import DECK
from unspoken.games.telepathic.parts.replay import hindsight
from unspoken.games.telepathic.types import (
    Announce,
    AnnounceBoth,
    Answer,
    Belief,
    GoOn,
    Hand,
    Materials,
    Mode,
    Options,
    Perform,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.types import Seat

LORE = best_lore(load_packs(None))
SEATS = {
    Mode.STANDARD: 2,
    Mode.FIRST: 2,
    Mode.DIRECTOR: 4,
    Mode.FOUR_PARTNERS: 4,
    Mode.OPPOSED: 4,
}


def answer(situation: Situation, seat: int) -> object:
    """Return the answer of the best bot on this seat."""
    decision = decide(GAME, situation.sent(seat), Seat(seat), ChosenBot(LORE, Chance(b"bot", 0)))
    assert decision is not None
    return decision.command


def won(options: Options, games: int, *bots: str) -> int:
    """Return how many of these games between bots were won."""
    names = tuple(bots[seat % len(bots)] for seat in range(SEATS[options.mode]))
    players = {**with_rivals(GAME).bots.players, **PARTNERS, **RULEBOOK}
    game = replace(GAME, bots=replace(GAME.bots, players=players))
    played = (
        play_match(game, options, Materials(DECK), MatchBots(names, LORE), seed) for seed in range(games)
    )
    return sum(bool(match.outcome.winners) for match in played)


def test_the_bot_avoids_a_line_that_may_be_the_partners_lose_condition() -> None:
    """TEL-08: the second row east makes circle, which the bot wants, but also sun."""
    situation = poised()
    situation.hands(0, "row-east")
    assert answer(situation, 1) != Perform(1)


def test_the_bot_avoids_the_set_that_loses() -> None:
    """TEL-08: the second row east."""
    situation = poised().with_state(wins=(CORAL, CROSS), loses=(SUN, CIRCLE))
    situation.hands(0, "row-east")
    situation.answer(1, answer(situation, 1))  # type: ignore[arg-type]
    assert situation.state.turns[0].on != 1


@pytest.mark.parametrize("given_seat", [0, 1])
def test_the_bot_performs_on_the_set_that_meets_its_win_condition(given_seat: int) -> None:
    """TEL-07, ALL-01: the third row makes star. The bot infers its seat from its cards.

    A bot that thinks ahead may be given the seat of another player.
    """
    situation = poised().with_state(wins=(SUN, STAR))
    situation.hands(0, "row-east")
    decision = decide(GAME, situation.sent(1), Seat(given_seat), ChosenBot(LORE, Chance(b"bot", 0)))
    assert decision is not None and decision.command == Perform(2)


def test_the_bot_does_not_claim_to_begin() -> None:
    """TEL-06: so a person begins."""
    assert answer(Situation(claimed=False), 0) == GoOn()


def test_the_bot_answers_an_announcement_with_a_condition_that_is_met() -> None:
    """TEL-12: sun is the only colour that is met."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    situation.announces(0, CIRCLE)
    assert answer(situation, 1) == Answer(SUN)


def test_the_bot_announces_when_no_card_is_left() -> None:
    """TEL-10: an announcement must follow."""
    situation = poised().with_state(row=("row-two",), deck=())
    situation.turn(0, "row-two", 1, 3)
    assert isinstance(answer(situation, 1), Announce)


@pytest.mark.parametrize("mode", [Mode.FIRST, Mode.OPPOSED])
def test_the_bot_announces_when_cards_return_no_more(mode: Mode) -> None:
    """TEL-10, TEL-16: after the last card of a long game."""
    situation = circling(mode, SEATS[mode], 1000)
    assert isinstance(answer(situation, situation.waited_for[0]), Announce)


def test_the_bot_does_not_announce_an_uncertain_condition() -> None:
    """TEL-12: two lines are met, but one turn does not reveal whose they are."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    assert isinstance(answer(situation, 1), Hand)


def test_the_same_seed_gives_the_same_game() -> None:
    """TEL-07: a bot uses only the chance that it is given."""
    games = [
        play_match(GAME, Options(), Materials(DECK), MatchBots(("telepath",) * 2, LORE), 5) for _ in range(2)
    ]
    assert games[0].entries == games[1].entries


def test_a_directing_bot_announces_when_no_card_is_left() -> None:
    """TEL-14: an announcement must follow."""
    situation = poised(Mode.DIRECTOR, 3).with_state(row=("row-two",), deck=())
    situation.turn(2, "row-two", 0, 3)
    assert isinstance(answer(situation, 2), AnnounceBoth)


def test_a_directing_bot_adopts_the_wish_of_another_director() -> None:
    """TEL-14, ALL-06: so that directors agree."""
    situation = poised(Mode.DIRECTOR, 4)
    situation.hands(2, "row-two")
    situation.hands(3, "row-west")
    assert answer(situation, 2) == situation.state.wishes[3]


@pytest.mark.parametrize("mode", Mode)
def test_bots_mostly_win_in_every_mode(mode: Mode) -> None:
    """TEL-03, TEL-14, TEL-15, TEL-16: with bots on all seats."""
    assert won(Options(mode), 4, "telepath") >= 3


def test_two_bots_of_the_same_kind_almost_always_win() -> None:
    """The target is 98.5 % of a thousand games; this is a sample."""
    assert won(Options(), 12, "telepath") >= 11


def test_two_bots_of_different_kinds_mostly_win() -> None:
    """The target is 88 % of a thousand games, because they share no convention."""
    assert won(Options(), 12, "telepath", "stolid") >= 9


@pytest.mark.parametrize("mate", ["hopeful", "rulebook literal", "rulebook position"])
def test_the_bot_mostly_wins_with_a_sensible_stranger(mate: str) -> None:
    """About nine games of ten; seven with partners who signal by places, before the bot knew that signal."""
    assert won(Options(), 8, "telepath", mate) >= 6


def test_the_bots_mostly_win_with_only_four_cards() -> None:
    """TEL-05: the target is 80 % of a thousand games; without the endgame plan it was 66 %."""
    assert won(Options(removed=6), 12, "telepath") >= 9


def beliefs_of(situation: Situation) -> tuple[tuple[Belief, ...], ...]:
    """Return the beliefs of a finished game."""
    return hindsight(GAME.public(situation.session.state)).beliefs


def test_the_replay_shows_the_beliefs_turn_by_turn() -> None:
    """TEL-03: all conditions are equally likely before the first turn."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    situation.announces(0, CIRCLE)
    situation.answers(1, SUN)
    shown = beliefs_of(situation)
    assert (len(shown), shown[0][0]) == (2, Belief(Seat(0), Seat(1), (250,) * 4, (250,) * 4))


def test_a_lost_game_shows_the_beliefs_before_the_loss() -> None:
    """TEL-08: the last turn revealed everything."""
    situation = poised().with_state(wins=(CORAL, CROSS), loses=(SUN, CIRCLE))
    situation.turn(0, "row-east", 1, 1)
    assert len(beliefs_of(situation)) == 1
