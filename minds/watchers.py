"""Whether Pareidolia's watchers leave people time to guess: `python -m minds.watchers`.

Games between bots in which watchers take the time of their manner, and artists the time of a person. The time
counts from the cloud after which the word is recognisable, until a watcher says the word. A person who
recognises it at the same cloud needs a second to notice it, and types forty words a minute: 0.3 seconds a
letter.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import median
from typing import NamedTuple

from bench.harness.intervals import share_with_interval
from bench.harness.report import Section, Value, make_console, show
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import BotMatch, MatchBots, play_match
from unspoken.bots.player import slowness
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.bot.classifier import sky_classifier
from unspoken.games.pareidolia.bot.drawings import KIND, Purpose, drawing_library, of_category
from unspoken.games.pareidolia.bot.player import pieces_of
from unspoken.games.pareidolia.bot.watcher import hunches, second_look
from unspoken.games.pareidolia.events import Guessed, Landed, Nudged, PickedUp, Placed, Removed
from unspoken.games.pareidolia.types import Options, Public
from unspoken.kernel.languages import FALLBACK
from unspoken.kernel.lore import Lore
from unspoken.kernel.manner import Manner
from unspoken.kernel.session import apply_entry, begin
from unspoken.kernel.types import Millis

NOTICE, LETTER = 1.0, 0.3
"""Seconds in which a person notices what a sky shows, and types a letter: forty words a minute."""
_FROM, _GAMES, _SEATS = 720_000, 6, 5
_CLEAR = 0.5
"""Probability of the best word from which a sky counts as recognisable."""


class Race(NamedTuple):
    """A found word: the seconds that a watcher and a person need from the recognisable sky."""

    watcher: float
    person: float


def typing_time(word: str) -> float:
    """Return the seconds in which a person says a word that they recognise."""
    return NOTICE + LETTER * len(word)


def races(match: BotMatch, lore: Lore) -> Iterator[Race]:
    """Yield the race for each word that a watcher found."""
    session = begin(GAME, match.header)
    looks: list[tuple[Millis, str | None]] = []
    for entry in match.entries:
        session = apply_entry(GAME, session, entry)
        for event in entry.events:
            match event:
                case Landed():
                    looks = [(entry.at, None)]
                case Placed() | PickedUp() | Removed() | Nudged():
                    looks.append((entry.at, recognised(GAME.public(session.state), lore)))
                case Guessed(text=text, right=True):
                    clear = next((at for at, word in looks if word == text), looks[-1][0])
                    yield Race((entry.at - clear) / 1000, typing_time(text))
                case _:
                    pass


def recognised(public: Public, lore: Lore) -> str | None:
    """Return the word that the sky shows to a watcher who knows all drawings; None if it is not clear."""
    drawings, clouds = drawing_library(lore).drawings, pieces_of(public)
    names = [word.text[FALLBACK] for word in of_category(public.category[FALLBACK], lore.words(KIND))]
    known = {name: drawings(name, Purpose.RECOGNISE) for name in names}
    seen = second_look(public.sky, clouds, hunches(public.sky, clouds, known), sky_classifier(lore), 0.0)
    return seen[0].word if seen and seen[0].chance >= _CLEAR else None


def watchers(quick: bool = False) -> Section:
    """Measure for each manner how long watchers wait, and how often a person is first."""
    packs = load_packs()
    lore, options = OverlapLore(packs), Options(times=1)
    materials = GAME.gather(options, packs.shelf())
    rows: list[tuple[Value, ...]] = []
    for manner in Manner:
        bots = MatchBots((None,) * _SEATS, lore, manner, slowness(manner, owed=False))
        matches = [
            play_match(GAME, options, materials, bots, seed)
            for seed in range(_FROM, _FROM + (1 if quick else _GAMES))
        ]
        run = [race for match in matches for race in races(match, lore)]
        first = sum(race.person < race.watcher for race in run) / len(run)
        waited, typed = median(race.watcher for race in run), median(race.person for race in run)
        rows.append((manner.value, len(run), waited, typed, share_with_interval(first, len(run))))
    return Section(
        "Pareidolia's watchers and people's typing",
        ("manner", "words found", "watcher, s", "person, s", "person first, per cent"),
        tuple(rows),
        "Medians from the cloud after which the word is recognisable; a person notices it after "
        f"{NOTICE:g} s and types a letter in {LETTER:g} s.",
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m minds.watchers", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one game a manner; the figures prove nothing")
    show(make_console(), watchers(parser.parse_args().quick))
