"""How well Pareidolia's bots draw and recognise: `python -m minds.pareidolia`.

Recognition is measured on a held-out set of drawings: the artist draws from that set, and the watcher knows
only the drawings of all other sets. The two sets of emoji are similar, so they are also held out together,
and so are the two sets of icons. The watcher knows the category, as in a game. Constants were tuned on our
own drawings, so that row is a little too good. The classifier, which was trained on all sets but our own, is
not used here: this measures template matching alone. `minds.hand_laid` measures skies that a person laid.

Then whole games between bots as they are shipped: the artist uses our own drawings, which no watcher knows.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from statistics import mean
from time import process_time
from typing import NamedTuple

from rich.console import Console

from bench.harness.report import Section, Value, show
from unspoken.bots.lore.lore import best_lore
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import BotMatch, MatchBots, play_match
from unspoken.content.packs import Packs, load_packs
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.bot.artist import ArtistView, next_action
from unspoken.games.pareidolia.bot.drawings import (
    KIND,
    Drawing,
    LabelledDrawing,
    Purpose,
    category_of,
    drawing_library,
    of_category,
)
from unspoken.games.pareidolia.bot.rehearsal import rehearse
from unspoken.games.pareidolia.bot.watcher import hunches
from unspoken.games.pareidolia.events import Guessed, Landed
from unspoken.games.pareidolia.pieces import Sky
from unspoken.games.pareidolia.types import CloudShape, Options
from unspoken.kernel.chance import Chance

LOOKS = (3, 6, 10, 14)
"""Numbers of actions after which the watcher guesses."""
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
"""Share of right words among the first five in an early trial that compared rings of one icon set."""


class Look(NamedTuple):
    """One look of the watcher at a sky."""

    after: int
    place: int
    """Rank of the right word, from 0."""
    seconds: float


def looks(
    held: Sequence[str], packs: Packs, drawn: Sequence[LabelledDrawing], every: int, *, category: bool
) -> Iterator[Look]:
    """Lay one drawing of every nth word of the held-out sets, and yield the watcher's looks on the way."""
    clouds, words = packs.shelf().items("clouds", CloudShape), OverlapLore(packs).words(KIND)
    known: dict[str, list[Drawing]] = {}
    for labelled in drawn:
        if labelled.purpose is Purpose.RECOGNISE and labelled.origin not in held:
            known.setdefault(labelled.word, []).append(labelled.drawing)
    first = {
        labelled.word: labelled.drawing.bits
        for labelled in reversed(drawn)
        if labelled.origin in held and not labelled.drawing.clouds
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
            guesses = hunches(skies[after], clouds, {other: known.get(other, []) for other in kin})
            places = [hunch.word for hunch in guesses]
            place = places.index(word) if word in places else len(kin)
            yield Look(after, place, process_time() - started)


def recognition(packs: Packs, every: int) -> Section:
    """Measure how often the right word is first, and among the first five."""
    drawn = drawing_library(OverlapLore(packs)).drawn
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
        "Share of right words at first place and among the first five, after a number of actions. By chance "
        "0.06 and 0.31 with the sixteen words of a category, 0.01 and 0.04 with all 128; the trial's "
        "categories had 11 to 38 words.",
    )


def _row(name: str, looked: Sequence[Look]) -> tuple[Value, ...]:
    shares = [
        mean(look.place < most for look in looked if look.after == after)
        for most in (1, 5)
        for after in LOOKS
    ]
    return (name, len(looked) // len(LOOKS), *shares, 1000 * max(look.seconds for look in looked))


def acting(packs: Packs) -> Section:
    """Measure the CPU time of an artist's action."""
    clouds = packs.shelf().items("clouds", CloudShape)
    own = [
        labelled for labelled in drawing_library(OverlapLore(packs)).drawn if labelled.purpose is Purpose.DRAW
    ]
    spent = [seconds for labelled in own[:12] for seconds in _act_times(labelled.drawing.bits, clouds)]
    row: tuple[Value, ...] = ("an action", 1000 * mean(spent), 1000 * max(spent))
    return Section("Pareidolia's artist: CPU", ("", "ms on average", "ms at most"), (row,))


def _act_times(bits: bytes, clouds: tuple[CloudShape, ...]) -> Iterator[float]:
    shapes = tuple(cloud.shape for cloud in clouds for _ in range(cloud.count))
    skies: list[Sky] = list(rehearse(bits, clouds, 14, Chance(bits, 2)))
    for sky in skies:
        started = process_time()
        next_action(ArtistView(shapes, sky, None), clouds, bits)
        yield process_time() - started


def games(packs: Packs, seats: Sequence[int], count: int) -> Section:
    """Measure the share of words that bots find, and after how many seconds, in games between bots."""
    lore, options = best_lore(packs), Options(times=1)
    materials = GAME.gather(options, packs.shelf())
    rows: list[tuple[Value, ...]] = []
    for number in seats:
        played = [
            play_match(GAME, options, materials, MatchBots((None,) * number, lore), seed)
            for seed in range(count)
        ]
        rounds = [result for match in played for result in rounds_of(match)]
        found = [result for result in rounds if result.right]
        rows.append(
            (
                f"{number} bots",
                len(rounds),
                len(found) / len(rounds),
                mean(result.guesses for result in rounds),
                mean(result.seconds for result in found) if found else None,
            )
        )
    return Section(
        "Pareidolia between bots",
        ("", "rounds", "words found a round", "guesses a round", "seconds until found"),
        tuple(rows),
    )


class Round(NamedTuple):
    """The result of a round."""

    right: bool
    guesses: int
    seconds: float


def rounds_of(match: BotMatch) -> Iterator[Round]:
    """Yield the result of each round of a game."""
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
    parser = argparse.ArgumentParser(prog="python -m minds.pareidolia", description=__doc__)
    parser.add_argument("--games", type=int, default=4, help="games for each number of players (4)")
    parser.add_argument("--seats", type=int, nargs="+", default=[4, 6, 8], help="numbers of players (4 6 8)")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="lay only every Nth word (1)")
    args = parser.parse_args()
    packs, console = load_packs(), Console(width=140)
    show(console, recognition(packs, args.every))
    show(console, acting(packs))
    show(console, games(packs, args.seats, args.games))


if __name__ == "__main__":
    main()
