"""Strength of the bots by manner (gentle, even, keen): `python -m minds.manners`.

Whole games between bots of one manner, on seeds on which nothing was tuned: gentle bots sometimes err, keen
bots play their best. This measures strength, not pace: all bots answer at a human pace. The first row has no
games: all manners vote on the same boards, for clues that people wrote, with the sentence encoder if it is
installed.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from bench.harness.intervals import share_with_interval
from bench.harness.report import Section, Value, make_console, show
from minds.dixit import boards, vote
from minds.dixit_strangers import fresh_clues
from minds.pareidolia import rounds_of
from minds.rorschach import guesses_of
from unspoken.bots.lore.lore import best_lore
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import BotMatch, MatchBots, play_match
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
from unspoken.kernel.bot_chance import BotChance
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.manner import Manner
from unspoken.kernel.session import replay
from unspoken.kernel.types import Seat

_FROM = 700_000
"""The first of the seeds on which nothing was tuned."""
_BOARDS = 40
"""Boards for each clue."""
_EARLY = 30.0
"""Seconds after the toss in which people should have time to guess before bots do."""


class Measured(NamedTuple):
    """A measured rate, and the games in which it is measured."""

    name: str
    game: AnyGame
    options: object
    seats: int
    games: int
    hits: Callable[[BotMatch], Iterator[bool]]


def votes(match: BotMatch) -> Iterator[bool]:
    """Yield for each vote whether it is for the teller's card."""
    told_card: Card = ""
    board: tuple[Card, ...] = ()
    cast: dict[Seat, Number] = {}
    for event in (event for entry in match.entries for event in entry.events):
        match event:
            case Told():
                told_card, cast = event.card, {}
            case LaidOut():
                board = event.board
            case Voted():
                cast[event.seat] = event.number
            case Scored():
                yield from (board[number - 1] == told_card for number in cast.values())
            case _:
                pass


def first_guesses(match: BotMatch) -> Iterator[bool]:
    """Yield for each round whether its first guess was right."""
    past = replay(RORSCHACH, match.header, match.entries).state.past
    yield from (guesses.first for guesses in guesses_of(past))


def wins(match: BotMatch) -> Iterator[bool]:
    """Yield whether the partners won."""
    yield bool(match.outcome.winners)


def found(match: BotMatch) -> Iterator[bool]:
    """Yield for each round whether the word was found."""
    yield from (played.right for played in rounds_of(match))


def found_early(match: BotMatch) -> Iterator[bool]:
    """Yield for each round whether the word was found before people had time to guess."""
    yield from (played.right and played.seconds < _EARLY for played in rounds_of(match))


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
    """Measure all rates for each manner."""
    packs = load_packs()
    rows: tuple[tuple[Value, ...], ...] = tuple(
        (measured.name, *(_share(measured, packs, manner, quick) for manner in Manner))
        for measured in MEASURED
    )
    return Section(
        "Strength of bots by manner",
        ("per cent, with 95 % intervals", *(manner.value for manner in Manner)),
        (("Dixit: votes for people's clues", *votes_by_clues(packs, quick)), *rows),
    )


def votes_by_clues(packs: Packs, quick: bool) -> tuple[Value, ...]:
    """Return the share of right votes for each manner; the intervals count each clue once."""
    lore, deck = best_lore(packs), packs.shelf().pictures("dream")
    clues = [clue for clue in fresh_clues(packs) if clue.language in ("en", "pl")]
    chance = Chance(b"manners", 0)
    laid = [
        (clue, boards(clue, deck, lore, chance, sly=False))
        for clue in clues
        for _ in range(5 if quick else _BOARDS)
    ]
    found = {
        manner: sum(
            vote(clue, board, lore, BotChance(b"votes", number, manner)) == clue.card
            for number, (clue, board) in enumerate(laid)
        )
        for manner in Manner
    }
    return tuple(share_with_interval(right / len(laid), len(clues)) for right in found.values())


def _share(measured: Measured, packs: Packs, manner: Manner, quick: bool) -> Value:
    game, options, lore = measured.game, measured.options, OverlapLore(packs)
    materials = game.gather(options, packs.shelf())
    hits: list[bool] = []
    for seed in range(_FROM, _FROM + (max(1, measured.games // 6) if quick else measured.games)):
        match = play_match(game, options, materials, MatchBots((None,) * measured.seats, lore, manner), seed)
        hits += measured.hits(match)
    return share_with_interval(sum(hits) / len(hits), len(hits))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m minds.manners", description=__doc__)
    parser.add_argument(
        "--quick", action="store_true", help="a sixth of the games; the figures prove nothing"
    )
    show(make_console(), manners(parser.parse_args().quick))
