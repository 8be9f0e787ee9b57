"""How well Pareidolia's bots draw and see: `python -m bench.pareidolia`.

Whether a watcher knows a word is measured on drawings of a set that it does not know: the artist lays
drawings of that set, and the watcher knows those of all other sets. Two sets of emoji look alike, so both are
also held out together, and so are both sets of icons. The category is known, as it is at the table. What was
tuned was tuned on our own drawings: that row flatters a little. The eye, which learned from all sets but
our own, stays shut here: this is what likenesses know alone. Skies that a person laid: `bench.hand_laid`.

Then whole games between bots, as they are shipped: the artist draws our own drawings, which no watcher knows.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from statistics import mean
from time import process_time
from typing import NamedTuple

from rich.console import Console

from bench.report import Section, Value, show
from unspoken.bots.lore import best_lore
from unspoken.bots.match import Match, play_match
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.content.packs import Packs, load_packs
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.bot.artist import Scene, next_action
from unspoken.games.pareidolia.bot.drawings import (
    KIND,
    Drawing,
    Drawn,
    Purpose,
    album,
    category_of,
    of_category,
)
from unspoken.games.pareidolia.bot.rehearsal import rehearse
from unspoken.games.pareidolia.bot.watcher import hunches
from unspoken.games.pareidolia.events import Guessed, Landed
from unspoken.games.pareidolia.pieces import Sky
from unspoken.games.pareidolia.types import CloudShape, Options
from unspoken.kernel.chance import Chance

LOOKS = (3, 6, 10, 14)
"""After how many actions the watcher is asked."""
HELD_OUT = {
    "our own": ("own",),
    "Fluent emoji": ("fluent",),
    "Noto emoji": ("noto",),
    "both emoji": ("fluent", "noto"),
    "game-icons": ("game",),
    "Material icons": ("mdi",),
    "both icons": ("game", "mdi"),
    "doodles": ("doodle",),
}
BASELINE = (0.28, 0.45, 0.50, 0.50)
"""The right word among the first five, by rings of one icon set, in a trial before this was written."""


class Look(NamedTuple):
    """What the watcher made of one sky."""

    after: int
    place: int
    """Of the right word, from 0."""
    seconds: float


def looks(
    held: Sequence[str], packs: Packs, drawn: Sequence[Drawn], every: int, *, category: bool
) -> Iterator[Look]:
    """One drawing of every nth word that the sets have, laid by two artists and looked at on the way."""
    clouds, words = packs.shelf().items("clouds", CloudShape), OverlapLore(packs).words(KIND)
    known: dict[str, list[Drawing]] = {}
    for one in drawn:
        if one.purpose is Purpose.RECOGNISE and one.origin not in held:
            known.setdefault(one.word, []).append(one.drawing)
    first = {
        one.word: one.drawing.bits for one in reversed(drawn) if one.origin in held and not one.drawing.clouds
    }
    for word, bits in list(first.items())[::every]:
        kin = (
            [card.text["en"] for card in of_category(category_of(word, words), words)]
            if category
            else list(first)
        )
        skies = list(rehearse(bits, clouds, max(LOOKS), Chance(word.encode(), 1)))
        for after in LOOKS:
            started = process_time()
            seen = hunches(skies[after], clouds, {other: known.get(other, []) for other in kin})
            places = [hunch.word for hunch in seen]
            place = places.index(word) if word in places else len(kin)
            yield Look(after, place, process_time() - started)


def recognition(packs: Packs, every: int) -> Section:
    """How often the right word comes first, and among the first five."""
    drawn = album(OverlapLore(packs)).drawn
    rows = [
        _row(name, list(looks(held, packs, drawn, every, category=True))) for name, held in HELD_OUT.items()
    ]
    rows.append(_row("our own, no category", list(looks(("own",), packs, drawn, every, category=False))))
    rows.append(("the trial's watcher", *(None,) * 5, *BASELINE, None))
    columns = ("the artist draws", "words", *(f"first, {n}" for n in LOOKS), *(f"in 5, {n}" for n in LOOKS))
    return Section(
        "Pareidolia's watcher on drawings of a set that it does not know",
        (*columns, "ms at most"),
        tuple(rows),
        "The right word first, and among the first five, after so many actions. By chance that is 0.06 and "
        "0.31 of the sixteen words of a category, 0.01 and 0.04 of all 128; the trial's categories had 11 "
        "to 38.",
    )


def _row(name: str, seen: Sequence[Look]) -> tuple[Value, ...]:
    shares = [
        mean(one.place < most for one in seen if one.after == after) for most in (1, 5) for after in LOOKS
    ]
    return (name, len(seen) // len(LOOKS), *shares, 1000 * max(one.seconds for one in seen))


def acting(packs: Packs) -> Section:
    """What an action costs."""
    clouds = packs.shelf().items("clouds", CloudShape)
    own = [one for one in album(OverlapLore(packs)).drawn if one.purpose is Purpose.DRAW]
    spent = [seconds for one in own[:12] for seconds in _act_times(one.drawing.bits, clouds)]
    row: tuple[Value, ...] = ("an action", 1000 * mean(spent), 1000 * max(spent))
    return Section("Pareidolia's artist: CPU", ("", "ms on average", "ms at most"), (row,))


def _act_times(bits: bytes, clouds: tuple[CloudShape, ...]) -> Iterator[float]:
    shapes = tuple(cloud.shape for cloud in clouds for _ in range(cloud.count))
    skies: list[Sky] = list(rehearse(bits, clouds, 14, Chance(bits, 2)))
    for sky in skies:
        started = process_time()
        next_action(Scene(shapes, sky, None), clouds, bits)
        yield process_time() - started


def games(packs: Packs, seats: Sequence[int], count: int) -> Section:
    """Words found a round, and when, between bots alone."""
    lore, options = best_lore(packs), Options(times=1)
    materials = GAME.gather(options, packs.shelf())
    rows: list[tuple[Value, ...]] = []
    for number in seats:
        played = [play_match(GAME, options, materials, (None,) * number, lore, seed) for seed in range(count)]
        rounds = [one for match in played for one in rounds_of(match)]
        found = [one for one in rounds if one.right]
        rows.append(
            (
                f"{number} bots",
                len(rounds),
                len(found) / len(rounds),
                mean(one.guesses for one in rounds),
                mean(one.seconds for one in found) if found else None,
            )
        )
    return Section(
        "Pareidolia between bots",
        ("", "rounds", "words found a round", "guesses a round", "seconds until found"),
        tuple(rows),
    )


class Round(NamedTuple):
    """How a round went."""

    right: bool
    guesses: int
    seconds: float


def rounds_of(match: Match) -> Iterator[Round]:
    """How each round of a game went."""
    landed, guesses, right, ended = 0, 0, False, 0
    for entry in match.entries:
        for event in entry.events:
            match event:
                case Landed():
                    if landed:
                        yield Round(right, guesses, (ended - landed) / 1000)
                    landed, guesses, right = entry.at, 0, False
                case Guessed():
                    guesses, right, ended = guesses + 1, right or event.right, entry.at
                case _:
                    pass
    yield Round(right, guesses, (ended - landed) / 1000)


def main() -> None:
    """Print all measures."""
    parser = argparse.ArgumentParser(prog="python -m bench.pareidolia", description=__doc__)
    parser.add_argument("--games", type=int, default=4, help="games for each number of players (4)")
    parser.add_argument("--seats", type=int, nargs="+", default=[4, 6, 8], help="numbers of players (4 6 8)")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="lay only every Nth word (1)")
    asked = parser.parse_args()
    packs, console = load_packs(), Console(width=140)
    show(console, recognition(packs, asked.every))
    show(console, acting(packs))
    show(console, games(packs, asked.seats, asked.games))


if __name__ == "__main__":
    main()
