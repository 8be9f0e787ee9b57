"""`python -m unspoken.art.tonight NICENESS`: the next cards of a deck that is drawn from a word, one by one.

What is wanted comes in at stdin, cards go out at stdout. It takes what others leave of one core, and may
come to grief alone.
"""

import os
import resource
import sys
import time
from collections.abc import Iterator, Sequence

import cv2

from unspoken.art import pack
from unspoken.art.dream_deck import themes_of
from unspoken.art.dreaming import Dreamer
from unspoken.art.new_deck import Wish, opened, wished
from unspoken.art.told import Told, Words
from unspoken.content.acceptance.kinds import dream as dream_list
from unspoken.pictures.drawn import DrawnBefore, DrawnCard, DrawnWords, Wanted, decode_wanted, encode_card
from unspoken.pictures.measuring import measure
from unspoken.pictures.rendered import RenderedCard

ATTEMPTS = 4
"""How often a card is composed anew before it stays as it is: people wait for it."""
_MEMORY = 2 * 1024 * 1024 * 1024
_SECONDS = 600
"""Of CPU, for the few cards that one process draws."""


def drawn(wanted: Wanted) -> Iterator[DrawnCard]:
    """The next cards, each unlike those before it: the same for a seed, however often it is interrupted."""
    dreamer = Dreamer(wanted.seed)
    seen = [_remembered(dreamer, number, one) for number, one in enumerate(wanted.before)]
    for number in range(len(seen), len(seen) + wanted.most):
        card, looks = _settled(dreamer, number, seen)
        seen.append(looks)
        yield card


def _remembered(dreamer: Dreamer, number: int, one: DrawnBefore) -> dream_list.Looks:
    """A card that is there: the dreamer has used up what was composed for it, and it looks as it looks."""
    for attempt in range(one.attempt + 1):
        dreamer.dream(number, attempt)
    return dream_list.looks(opened(one.small))


def _settled(
    dreamer: Dreamer, number: int, seen: Sequence[dream_list.Looks]
) -> tuple[DrawnCard, dream_list.Looks]:
    begun = time.process_time()
    attempt = 0
    while True:
        wish = wished(dreamer, number, attempt)
        picture = pack.printed(wish.card.picture())
        looks = dream_list.looks(opened(picture.small))  # the small one is what is handed back to us
        if attempt == ATTEMPTS - 1 or _is_sound(wish, picture, looks, seen):
            seconds = time.process_time() - begun
            return _card(number, attempt, wish, picture, seconds), looks
        attempt += 1


def _is_sound(
    wish: Wish, picture: pack.Print, looks: dream_list.Looks, seen: Sequence[dream_list.Looks]
) -> bool:
    if any(dream_list.look_faults(opened(picture.large), wish.card.outline())):
        return False
    return not any(any(dream_list.likeness(looks, other)) for other in seen)


def _card(number: int, attempt: int, wish: Wish, picture: pack.Print, seconds: float) -> DrawnCard:
    look = measure(opened(picture.large))
    rendered = RenderedCard(picture.large, picture.small, look)
    return DrawnCard(number, attempt, rendered, _words(wish.dream.words), seconds)


def _words(words: Words) -> DrawnWords:
    themes = themes_of(set(words["themes"]))
    return DrawnWords(
        alt=_by_language(words["alt"]),
        objects={"en": tuple(words["objects"]["en"]), "pl": tuple(words["objects"]["pl"])},
        setting=_by_language(words["setting"]),
        relation=words["relation"],
        mood=_by_language(words["mood"]),
        themes={theme: _by_language(told) for theme, told in themes.items()},
    )


def _by_language(told: Told) -> dict[str, str]:
    return {"en": told["en"], "pl": told["pl"]}


def _confine(niceness: int) -> None:
    """Behind everybody else, on one core, with so much memory and time, and no file written."""
    os.nice(niceness)
    cv2.setNumThreads(1)
    limits = [(resource.RLIMIT_CPU, _SECONDS), (resource.RLIMIT_FSIZE, 0), (resource.RLIMIT_CORE, 0)]
    if sys.platform != "darwin":  # there a limit on the address space is refused
        limits.append((resource.RLIMIT_AS, _MEMORY))
    for kind, most in limits:
        resource.setrlimit(kind, (most, most))


def main() -> int:
    """Read, draw, write each card as soon as it is there."""
    _confine(int(sys.argv[1]))
    for card in drawn(decode_wanted(sys.stdin.buffer.read())):
        sys.stdout.buffer.write(encode_card(card))
        sys.stdout.buffer.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
