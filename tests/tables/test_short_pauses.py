"""Which bots answer soon in Pareidolia, where some questions are optional."""

from __future__ import annotations

from tests.games.pareidolia.situations import MAIN, SECOND, Situation
from unspoken.games.pareidolia import GAME
from unspoken.tables.bots.short_pauses import ALONE, TOGETHER, short_pauses
from unspoken.tables.log.snapshot import GameInPlay
from unspoken.tables.state.room import Chair, Room

WATCHER = 1


def shortened(situation: Situation, *people: int) -> dict[tuple[int, str], float]:
    """Return the questions with a short pause; all other seats are bots."""
    chairs = tuple(Chair("somebody", seat, bot=seat not in people) for seat in range(situation.state.seats))
    play = GameInPlay(GAME, situation.session)
    return {
        (seat, key): factor for (seat, key), factor in short_pauses(Room("", "", chairs=chairs), play).items()
    }


def test_bots_keep_their_pace_while_a_person_watches_the_sky() -> None:
    """PAR-16: the watcher looks at each cloud, and guesses when they like."""
    assert shortened(Situation().start(), WATCHER) == {}


def test_an_artist_does_not_wait_long_for_the_other() -> None:
    """PAR-09: only the bot's action is sooner; the guesses of bots are not, although nobody else is asked."""
    situation = Situation().start()
    situation.guess(WATCHER, "a hare")
    assert shortened(situation, MAIN) == {(SECOND, "act-1-1"): ALONE}


def test_bots_decide_soon_after_the_bell() -> None:
    """PAR-16: two people watch, and have nothing left to guess."""
    situation = Situation().start()
    situation.guess(WATCHER, "a hare")
    situation.ring()
    assert shortened(situation, 1, 3) == {(MAIN, "bell-1"): TOGETHER, (SECOND, "bell-1"): TOGETHER}


def test_bots_that_play_among_themselves_keep_their_pace() -> None:
    """Somebody may be watching."""
    assert shortened(Situation().start()) == {}
