"""The bot: what it believes, what it does, and how well it does it."""

from __future__ import annotations

from time import process_time

import pytest

from tests.games.telepathic.situations import CIRCLE, CORAL, CROSS, SUN, Sitting, poised
from unspoken.bots.lore import lore_of
from unspoken.bots.match import play
from unspoken.bots.player import decide
from unspoken.content.packs import load_packs
from unspoken.games.telepathic import GAME
from unspoken.games.telepathic.cards import DECK
from unspoken.games.telepathic.inference.belief import Course, believed
from unspoken.games.telepathic.inference.choosing import Temper
from unspoken.games.telepathic.inference.knowledge import PAIRS, UNKNOWN, marginal
from unspoken.games.telepathic.inference.masks import Masks
from unspoken.games.telepathic.types import (
    Announce,
    AnnounceBoth,
    Answer,
    GoOn,
    Materials,
    Options,
    Perform,
    Turn,
    Way,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Seat

LORE = lore_of(load_packs(None))
SEATS = {
    Way.STANDARD: 2,
    Way.FIRST: 2,
    Way.DIRECTOR: 4,
    Way.FOUR_PARTNERS: 4,
    Way.OPPOSED: 4,
}


def answer(sitting: Sitting, seat: int) -> object:
    """What the best bot answers in this seat."""
    decision = decide(GAME, sitting.sent(seat), Seat(seat), LORE, Chance(b"bot", 0))
    assert decision is not None
    return decision.command


def won(options: Options, games: int, *bots: str) -> int:
    """How many games were won by somebody, of so many between these bots in turn."""
    names = tuple(bots[seat % len(bots)] for seat in range(SEATS[options.mode]))
    played = (play(GAME, options, Materials(DECK), names, LORE, seed) for seed in range(games))
    return sum(bool(match.outcome.winners) for match in played)


def test_before_the_first_turn_every_pair_is_as_likely() -> None:
    """TEL-03: twelve ordered pairs of each kind."""
    course = Course(Way.STANDARD, DECK, Sitting().state.start, 0, ())
    assert believed(course, Temper())[0] == UNKNOWN


def test_what_the_grid_meets_is_nobodys_lose_condition() -> None:
    """TEL-08: the game goes on with three suns, so sun loses for nobody."""
    sitting = poised()
    turn = Turn(Seat(0), Seat(1), sitting.state.row, "row-east", 1)
    minds, _ = believed(Course(Way.STANDARD, DECK, sitting.state.start, 0, (turn,)), Temper())
    assert marginal(minds[0], 1)[0] == 0


def test_a_belief_is_a_chance_for_each_pair() -> None:
    """TEL-03: they come to one."""
    sitting = poised()
    turn = Turn(Seat(0), Seat(1), sitting.state.row, "row-two", 3)
    minds, _ = believed(Course(Way.STANDARD, DECK, sitting.state.start, 0, (turn,)), Temper())
    assert [round(sum(belief), 9) for belief in minds] == [1, 1] and len(minds[0]) == len(PAIRS)


def test_the_bot_takes_the_set_that_meets_its_win_condition() -> None:
    """TEL-07: the second row east makes circle, its own, and a colour."""
    sitting = poised()
    sitting.hands(0, "row-east")
    sitting.answer(1, answer(sitting, 1))  # type: ignore[arg-type]  # a bot answers with a command
    assert sitting.state.turns[0].on == 1


def test_the_bot_does_not_take_the_set_that_loses() -> None:
    """TEL-08: the second row east would be a loss."""
    sitting = poised().lay(wins=(CORAL, CROSS), loses=(SUN, CIRCLE))
    sitting.hands(0, "row-east")
    sitting.answer(1, answer(sitting, 1))  # type: ignore[arg-type]
    assert sitting.state.turns[0].on != 1


@pytest.mark.parametrize("told", [0, 1])
def test_the_bot_knows_its_seat_by_its_cards(told: int) -> None:
    """ALL-01: a frame is all that a bot is given; whoever thinks ahead may not even know the seat."""
    sitting = poised()
    sitting.hands(0, "row-east")
    decision = decide(GAME, sitting.sent(1), Seat(told), LORE, Chance(b"bot", 0))
    assert decision is not None and decision.command == Perform(1)


def test_the_bot_leaves_the_first_turn_to_others() -> None:
    """TEL-06: it has no psychic experiences."""
    assert answer(Sitting(claimed=False), 0) == GoOn()


def test_the_bot_answers_an_announcement_with_what_is_met() -> None:
    """TEL-12: of the colours only sun is met."""
    sitting = poised()
    sitting.turn(0, "row-east", 1, 1)
    sitting.announces(0, CIRCLE)
    assert answer(sitting, 1) == Answer(SUN)


def test_the_bot_announces_where_it_must() -> None:
    """TEL-10: the last card is used."""
    sitting = poised().lay(row=("row-two",), deck=())
    sitting.turn(0, "row-two", 1, 3)
    assert isinstance(answer(sitting, 1), Announce)


def test_the_directing_bot_announces_where_it_must() -> None:
    """TEL-14: the last card is used."""
    sitting = poised(Way.DIRECTOR, 3).lay(row=("row-two",), deck=())
    sitting.turn(2, "row-two", 0, 3)
    assert isinstance(answer(sitting, 2), AnnounceBoth)


def test_a_bot_that_differs_from_other_directors_gives_way() -> None:
    """TEL-14, ALL-06: bots never hold people up."""
    sitting = poised(Way.DIRECTOR, 4)
    sitting.hands(2, "row-two")
    sitting.hands(3, "row-west")
    assert answer(sitting, 2) == sitting.state.wishes[3]


@pytest.mark.parametrize("mode", Way)
def test_bots_play_every_mode_to_its_end(mode: Way) -> None:
    """TEL-03, TEL-14, TEL-15, TEL-16: every seat, and mostly with success."""
    assert won(Options(mode), 6, "telepath") >= 4


def test_two_bots_that_think_alike_win() -> None:
    """The target is 98.5 % of a thousand games; here a sample of it."""
    assert won(Options(), 30, "telepath") >= 28


def test_two_bots_that_think_differently_mostly_win() -> None:
    """The target is 88 % of a thousand games: no code is agreed on."""
    assert won(Options(), 30, "telepath", "stolid") >= 24


def test_four_cards_in_all_are_often_enough() -> None:
    """TEL-05: the target is 66 % of a thousand games."""
    assert won(Options(removed=6), 30, "telepath") >= 15


def test_a_decision_is_quick() -> None:
    """A tenth of a second on one core is the target; the hardest decision is the first of four cards."""
    Masks(DECK)
    sitting = Sitting(removed=6, seed=b"quick")
    answer(poised(), 0)
    began = process_time()
    answer(sitting, 0)
    assert process_time() - began < 0.5


def test_after_the_game_the_beliefs_are_shown_turn_by_turn() -> None:
    """TEL-03: once all conditions are open; before the first turn all are as likely."""
    sitting = poised()
    sitting.turn(0, "row-east", 1, 1)
    sitting.announces(0, CIRCLE)
    sitting.answers(1, SUN)
    shown = sitting.sees(None)["public"]["beliefs"]
    assert (len(shown), shown[0][0]) == (
        2,
        {"seat": 0, "of": 1, "wins": [250] * 4, "loses": [250] * 4},
    )


def test_during_the_game_no_belief_is_shown() -> None:
    """TEL-17: nothing but the turns tells anything."""
    sitting = poised()
    sitting.turn(0, "row-east", 1, 1)
    assert "beliefs" not in sitting.sees(0)["public"]


def test_a_lost_game_shows_the_beliefs_before_the_loss() -> None:
    """TEL-08: the last turn told everything."""
    sitting = poised().lay(wins=(CORAL, CROSS), loses=(SUN, CIRCLE))
    sitting.turn(0, "row-east", 1, 1)
    assert len(sitting.sees(None)["public"]["beliefs"]) == 1
