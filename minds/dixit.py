"""Strength of Dixit's bot: `python -m minds.dixit`.

Three measures, each with the sentence encoder and without: clues that people might give
(minds/data/clues.toml), the bots' own clues in games between bots, and points against random players.

Two cautions: the bot's temperature and the weight of common words were chosen on these same clues, so the
figures are a little too good. The measured lore also selects the chosen decoys, so the rows with chosen
decoys cannot compare two lores.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from unspoken.bots.lore.lore import PackLore, best_lore
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import BotMatch, MatchBots, play_match
from unspoken.bots.player import RANDOM
from unspoken.content.packs import Packs, load_packs
from unspoken.games.dixit import GAME
from unspoken.games.dixit.bot.player import DreamerBot
from unspoken.games.dixit.events import LaidOut, Scored, Told, Voted
from unspoken.games.dixit.types import Command, Options, Phase, Private, Public, Vote, Written
from unspoken.kernel.chance import Chance
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Ask, Seat

BOARD = 6
HAND = 6
CLUES = Path(__file__).parent / "data" / "clues.toml"
SCENES = Path(__file__).parents[1] / "packages/unspoken-art/src/unspoken_art/dreams/dream"


class Clue(NamedTuple):
    """A clue that a person gave to a card."""

    language: str
    text: str
    card: str


class Share(NamedTuple):
    """Right votes, all votes, and the share that is right by chance."""

    found: int
    votes: int
    by_chance: float

    def __str__(self) -> str:
        return f"{self.found / self.votes:.0%} of {self.votes}, by chance {self.by_chance:.0%}"


def read_clues(packs: Packs) -> Iterator[Clue]:
    """Yield the clues whose scenes are in the deck; scenes are identified by their alt text."""
    by_alt = {card.alt["en"]: card.id for card in packs.manifest("dream").cards}
    alts = {
        name: scene["alt"]["en"]
        for page in sorted(SCENES.glob("words-*.toml"))
        for name, scene in tomllib.loads(page.read_text(encoding="utf-8")).items()
    }
    for language, clues in tomllib.loads(CLUES.read_text(encoding="utf-8")).items():
        for name, text in clues.items():
            if alts.get(name) in by_alt:
                yield Clue(language, text, by_alt[alts[name]])


def vote(clue: Clue, board: tuple[str, ...], lore: PackLore, chance: Chance) -> str:
    """Return the card for which a bot votes; the last card on the board is its own."""
    voters = every_seat(BOARD)[1:]
    public = Public(
        Phase.VOTING, 1, 30, clue.language, 1, Seat(0), voters, (0,) * BOARD, 0, Written(clue.text), board
    )
    choices = tuple(Vote(number) for number in range(1, BOARD))
    ask: Ask[Command] = Ask("vote-1", Seat(1), ("vote",), choices)
    command, _ = DreamerBot().answer(public, Private(()), ask, Seat(1), lore, chance)
    assert isinstance(command, Vote)
    return board[command.number - 1]


def boards(
    clue: Clue, deck: tuple[str, ...], lore: PackLore, chance: Chance, *, sly: bool
) -> tuple[str, ...]:
    """Return the clue's card and five decoys: random cards, or with `sly` the best of a random hand each."""
    others = chance.shuffled([card for card in deck if card != clue.card])
    hands = [others[start : start + HAND] for start in range(0, HAND * (BOARD - 1), HAND)]
    decoys = [
        max(hand, key=lambda card: lore.likeness(clue.text, card, clue.language)) if sly else hand[0]
        for hand in hands
    ]
    return (clue.card, *decoys)


def by_clues(clues: Iterable[Clue], packs: Packs, lore: PackLore, boards_each: int, *, sly: bool) -> Share:
    """Measure how often a bot votes for the card of a person's clue."""
    deck = packs.shelf().pictures("dream")
    chance = Chance(b"boards", 0)
    votes = [
        vote(clue, boards(clue, deck, lore, chance, sly=sly), lore, chance) == clue.card
        for clue in clues
        for _ in range(boards_each)
    ]
    return Share(sum(votes), len(votes), 1 / (BOARD - 1))


def matches(packs: Packs, lore: PackLore, bots: tuple[str, ...], games: int) -> Iterator[BotMatch]:
    """Play whole games between these bots."""
    options = Options()
    materials = GAME.gather(options, packs.shelf())
    for seed in range(games):
        yield play_match(GAME, options, materials, MatchBots(bots, lore), seed)


def by_rounds(played: Iterable[BotMatch]) -> tuple[Share, float]:
    """Return the right votes, and the share of rounds in which some but not all votes were right (DIX-08)."""
    found = votes = rounds = good = 0
    for match in played:
        board: tuple[str, ...] = ()
        card, right, voters = "", 0, match.header.seats - 1
        for event in (event for entry in match.entries for event in entry.events):
            match event:
                case Told():
                    card, right = event.card, 0
                case LaidOut():
                    board = event.board
                case Voted():
                    right += board[event.number - 1] == card
                case Scored():
                    found, votes, rounds = found + right, votes + voters, rounds + 1
                    good += 0 < right < voters
                case _:
                    pass
    return Share(found, votes, 1 / (BOARD - 1)), good / rounds


def by_points(played: Iterable[BotMatch], bots: tuple[str, ...]) -> tuple[float, float]:
    """Return the mean points of the bots and of the random players."""
    points: dict[bool, list[int]] = {True: [], False: []}
    for match in played:
        for seat in every_seat(len(bots)):
            points[bots[seat] != RANDOM].append((match.outcome.scores or ())[seat])
    return mean(points[True]), mean(points[False])


def main() -> None:
    """Print the measures of both lores."""
    parser = argparse.ArgumentParser(description="Strength of Dixit's bot.")
    parser.add_argument("--games", type=int, default=60, help="games per measure (60)")
    parser.add_argument("--boards", type=int, default=40, help="boards per clue (40)")
    args = parser.parse_args()
    packs = load_packs()
    clues = list(read_clues(packs))
    lores: dict[str, PackLore] = {"words in common": OverlapLore(packs)}
    if (best := best_lore(packs)).understands:
        lores = {"encoder": best, **lores}
    table = Table("", *lores, title="Dixit's bot: right votes among six cards, one of them its own")
    for language in sorted({clue.language for clue in clues}):
        own = [clue for clue in clues if clue.language == language]
        for sly in (False, True):
            label = f"{len(own)} clues like people's ({language}), {'chosen' if sly else 'any'} decoys"
            table.add_row(
                label, *(str(by_clues(own, packs, lore, args.boards, sly=sly)) for lore in lores.values())
            )
    rounds = [by_rounds(matches(packs, lore, ("dreamer",) * BOARD, args.games)) for lore in lores.values()]
    table.add_row("the bots' own clues, six bots", *(str(share) for share, _ in rounds))
    table.add_row("rounds in which some found it, not all", *(f"{good:.0%}" for _, good in rounds))
    bots = ("dreamer", RANDOM) * (BOARD // 2)
    points = [by_points(matches(packs, lore, bots, args.games), bots) for lore in lores.values()]
    table.add_row(
        "points against three random players",
        *(f"{us:.1f} : {them:.1f} = {us / them:.2f}" for us, them in points),
    )
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
