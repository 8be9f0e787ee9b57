"""The bot: what it believes, what it does, and how well it does it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bench.practice import MATES
from tests.games.telepathic.situations import CIRCLE, CORAL, CROSS, STAR, SUN, Situation, circling, poised
from unspoken.bots.lore import best_lore
from unspoken.bots.match import play_match
from unspoken.bots.player import decide
from unspoken.content.packs import load_packs
from unspoken.games.telepathic import GAME
from unspoken.games.telepathic.cards import DECK
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
from unspoken.games.telepathic.view import hindsight
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Seat

LORE = best_lore(load_packs(None))
SEATS = {
    Mode.STANDARD: 2,
    Mode.FIRST: 2,
    Mode.DIRECTOR: 4,
    Mode.FOUR_PARTNERS: 4,
    Mode.OPPOSED: 4,
}


def answer(situation: Situation, seat: int) -> object:
    """What the best bot answers in this seat."""
    decision = decide(GAME, situation.sent(seat), Seat(seat), LORE, Chance(b"bot", 0))
    assert decision is not None
    return decision.command


def won(options: Options, games: int, *bots: str) -> int:
    """How many games were won by somebody, of so many between these bots in turn."""
    names = tuple(bots[seat % len(bots)] for seat in range(SEATS[options.mode]))
    game = replace(GAME, bots={**GAME.bots, **MATES})
    played = (play_match(game, options, Materials(DECK), names, LORE, seed) for seed in range(games))
    return sum(bool(match.outcome.winners) for match in played)


def test_the_bot_takes_the_set_that_meets_its_win_condition() -> None:
    """TEL-07: the third row east makes star, its own, and no colour."""
    situation = poised().with_state(wins=(SUN, STAR))
    situation.hands(0, "row-east")
    assert answer(situation, 1) == Perform(2)


def test_the_bot_does_not_make_a_line_that_the_partner_may_well_dread() -> None:
    """TEL-08: the second row east makes circle, its own, but sun too, of which nothing is known yet."""
    situation = poised()
    situation.hands(0, "row-east")
    assert answer(situation, 1) != Perform(1)


def test_the_bot_does_not_take_the_set_that_loses() -> None:
    """TEL-08: the second row east would be a loss."""
    situation = poised().with_state(wins=(CORAL, CROSS), loses=(SUN, CIRCLE))
    situation.hands(0, "row-east")
    situation.answer(1, answer(situation, 1))  # type: ignore[arg-type]
    assert situation.state.turns[0].on != 1


@pytest.mark.parametrize("told", [0, 1])
def test_the_bot_knows_its_seat_by_its_cards(told: int) -> None:
    """ALL-01: a frame is all that a bot is given; whoever thinks ahead may not even know the seat."""
    situation = poised().with_state(wins=(SUN, STAR))
    situation.hands(0, "row-east")
    decision = decide(GAME, situation.sent(1), Seat(told), LORE, Chance(b"bot", 0))
    assert decision is not None and decision.command == Perform(2)


def test_the_bot_leaves_the_first_turn_to_others() -> None:
    """TEL-06: it has no psychic experiences."""
    assert answer(Situation(claimed=False), 0) == GoOn()


def test_the_bot_answers_an_announcement_with_what_is_met() -> None:
    """TEL-12: of the colours only sun is met."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    situation.announces(0, CIRCLE)
    assert answer(situation, 1) == Answer(SUN)


def test_the_bot_announces_where_it_must() -> None:
    """TEL-10: the last card is used."""
    situation = poised().with_state(row=("row-two",), deck=())
    situation.turn(0, "row-two", 1, 3)
    assert isinstance(answer(situation, 1), Announce)


@pytest.mark.parametrize("mode", [Mode.FIRST, Mode.OPPOSED])
def test_the_bot_announces_when_cards_come_back_no_more(mode: Mode) -> None:
    """TEL-10, TEL-16: after the very last one nothing else is left."""
    situation = circling(mode, SEATS[mode], 1000)
    assert isinstance(answer(situation, situation.waited_for[0]), Announce)


def test_the_bot_does_not_announce_what_it_hardly_believes() -> None:
    """TEL-12: two lines are there, but one turn does not tell whose they are."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    assert isinstance(answer(situation, 1), Hand)


def test_the_same_seed_is_the_same_game() -> None:
    """TEL-07: a bot draws from the chance that it is given, and from nothing else."""
    games = [play_match(GAME, Options(), Materials(DECK), ("telepath",) * 2, LORE, 5) for _ in range(2)]
    assert games[0].entries == games[1].entries


def test_the_directing_bot_announces_where_it_must() -> None:
    """TEL-14: the last card is used."""
    situation = poised(Mode.DIRECTOR, 3).with_state(row=("row-two",), deck=())
    situation.turn(2, "row-two", 0, 3)
    assert isinstance(answer(situation, 2), AnnounceBoth)


def test_a_bot_that_differs_from_other_directors_gives_way() -> None:
    """TEL-14, ALL-06: bots never hold people up."""
    situation = poised(Mode.DIRECTOR, 4)
    situation.hands(2, "row-two")
    situation.hands(3, "row-west")
    assert answer(situation, 2) == situation.state.wishes[3]


@pytest.mark.parametrize("mode", Mode)
def test_bots_play_every_mode_to_its_end(mode: Mode) -> None:
    """TEL-03, TEL-14, TEL-15, TEL-16: every seat, and mostly with success."""
    assert won(Options(mode), 4, "telepath") >= 3


def test_two_bots_that_think_alike_win() -> None:
    """The target is 98.5 % of a thousand games; here a sample of it."""
    assert won(Options(), 12, "telepath") >= 11


def test_two_bots_that_think_differently_mostly_win() -> None:
    """The target is 88 % of a thousand games: no code is agreed on."""
    assert won(Options(), 12, "telepath", "stolid") >= 9


@pytest.mark.parametrize("mate", ["hopeful", "hinting", "minding"])
def test_the_bot_mostly_wins_with_a_sensible_stranger(mate: str) -> None:
    """About nine games of ten are; before it weighed what a loss costs it was eight."""
    assert won(Options(), 8, "telepath", mate) >= 6


def test_four_cards_in_all_are_often_enough() -> None:
    """TEL-05: the target is 80 % of a thousand games; without a plan it was 66."""
    assert won(Options(removed=6), 12, "telepath") >= 9


def beliefs_of(situation: Situation) -> tuple[tuple[Belief, ...], ...]:
    """What is told of a game that is over."""
    return hindsight(GAME.public(situation.session.state)).beliefs


def test_after_the_game_the_beliefs_are_shown_turn_by_turn() -> None:
    """TEL-03: once all conditions are open; before the first turn all are as likely."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    situation.announces(0, CIRCLE)
    situation.answers(1, SUN)
    shown = beliefs_of(situation)
    assert (len(shown), shown[0][0]) == (2, Belief(Seat(0), Seat(1), (250,) * 4, (250,) * 4))


def test_a_lost_game_shows_the_beliefs_before_the_loss() -> None:
    """TEL-08: the last turn told everything."""
    situation = poised().with_state(wins=(CORAL, CROSS), loses=(SUN, CIRCLE))
    situation.turn(0, "row-east", 1, 1)
    assert len(beliefs_of(situation)) == 1
