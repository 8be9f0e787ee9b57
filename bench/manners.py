"""How much each manner of the bots finds and wins: `python -m bench.manners`.

Whole games between bots, all of one manner, on seeds on which nothing was tuned: gentle bots err now and
then, keen ones play their best. Only strength is told here, not pace: every bot takes a person's time.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from bench.by_eye import interval
from bench.pareidolia import rounds_of
from bench.report import Section, Value, screen, show
from bench.rorschach import guesses_of
from unspoken.bots.match import Match, play_match
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.content.packs import Packs, load_packs
from unspoken.games.dixit import GAME as DIXIT
from unspoken.games.dixit.events import LaidOut, Scored, Told, Voted
from unspoken.games.dixit.types import Card, Number
from unspoken.games.dixit.types import Options as DixitOptions
from unspoken.games.pareidolia import GAME as PAREIDOLIA
from unspoken.games.pareidolia.types import Options as PareidoliaOptions
from unspoken.games.rorschach import GAME as RORSCHACH
from unspoken.games.rorschach.types import Options as RorschachOptions
from unspoken.games.telepathic import GAME as TELEPATHIC
from unspoken.games.telepathic.types import Options as TelepathicOptions
from unspoken.kernel.game import AnyGame, Seat
from unspoken.kernel.manner import Manner
from unspoken.kernel.session import replay

_FROM = 700_000
"""Seeds on which nothing was tuned."""
_EARLY = 30.0
"""Seconds after the toss before which people should have the first word."""


class Measured(NamedTuple):
    """What is counted in some games."""

    name: str
    game: AnyGame
    options: object
    seats: int
    games: int
    hits: Callable[[Match], Iterator[bool]]


def votes(match: Match) -> Iterator[bool]:
    """Whether each vote found the teller's card."""
    told: Card = ""
    board: tuple[Card, ...] = ()
    cast: dict[Seat, Number] = {}
    for event in (event for entry in match.entries for event in entry.events):
        match event:
            case Told():
                told, cast = event.card, {}
            case LaidOut():
                board = event.board
            case Voted():
                cast[event.seat] = event.number
            case Scored():
                yield from (board[number - 1] == told for number in cast.values())
            case _:
                pass


def first_guesses(match: Match) -> Iterator[bool]:
    """Whether each round's first guess was right."""
    yield from (one.first for one in guesses_of(replay(RORSCHACH, match.header, match.entries).state.past))


def wins(match: Match) -> Iterator[bool]:
    """Whether the partners won."""
    yield bool(match.outcome.winners)


def found(match: Match) -> Iterator[bool]:
    """Whether each word was found."""
    yield from (one.right for one in rounds_of(match))


def found_early(match: Match) -> Iterator[bool]:
    """Whether each word was found before people had a fair look."""
    yield from (one.right and one.seconds < _EARLY for one in rounds_of(match))


MEASURED: Sequence[Measured] = (
    Measured("Dixit: votes that find the card", DIXIT, DixitOptions(), 5, 10, votes),
    Measured("Rorschach: first guesses that are right", RORSCHACH, RorschachOptions(), 6, 12, first_guesses),
    Measured("Telepathic: games won together", TELEPATHIC, TelepathicOptions(), 2, 60, wins),
    Measured("Pareidolia: words found", PAREIDOLIA, PareidoliaOptions(times=1), 5, 6, found),
    Measured(
        f"Pareidolia: found within {_EARLY:.0f} s", PAREIDOLIA, PareidoliaOptions(times=1), 5, 6, found_early
    ),
)


def manners(quick: bool = False) -> Section:
    """What bots of each manner find and win."""
    packs = load_packs()
    rows = tuple((one.name, *(_share(one, packs, manner, quick) for manner in Manner)) for one in MEASURED)
    return Section(
        "What bots find and win, by their manner",
        ("per cent, with what the share may well be", *(manner.value for manner in Manner)),
        rows,
    )


def _share(measured: Measured, packs: Packs, manner: Manner, quick: bool) -> Value:
    game, options, lore = measured.game, measured.options, OverlapLore(packs)
    materials = game.gather(options, packs.shelf())
    hits: list[bool] = []
    for seed in range(_FROM, _FROM + (max(1, measured.games // 6) if quick else measured.games)):
        match = play_match(game, options, materials, (None,) * measured.seats, lore, seed, manner)
        hits += measured.hits(match)
    return interval(sum(hits) / len(hits), len(hits))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.manners", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a sixth of the games, for a look")
    show(screen(), manners(parser.parse_args().quick))
