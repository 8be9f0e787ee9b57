"""`python -m unspoken_art.tonight NICENESS`: draws the next cards of a deck from a word, one by one.

Reads a `DrawRequest` from stdin and writes cards to stdout. It runs at low priority on one core; if it
crashes, the server is not affected.
"""

import os
import resource
import sys
import time
from collections.abc import Iterator, Sequence

import cv2

from unspoken.content.acceptance.kinds import dream as dream_list
from unspoken.pictures.drawn import (
    DrawnCard,
    DrawnWords,
    DrawRequest,
    ExistingCard,
    decode_request,
    encode_card,
)
from unspoken.pictures.measuring import measure
from unspoken.pictures.rendered import RenderedCard
from unspoken_art.decks.new_deck import Proposal, opened, propose
from unspoken_art.dreams.dreaming import Dreamer
from unspoken_art.dreams.shipped_decks import themes_of
from unspoken_art.packs import pack
from unspoken_art.packs.texts import CardTexts

ATTEMPTS = 4
"""After this many attempts a card is used even if it fails the checks, because players are waiting for it."""
_MEMORY = 2 * 1024 * 1024 * 1024
_SECONDS = 600
"""CPU limit of one process, which draws only a few cards."""
FIRST_CARD_NICENESS = 5
"""Highest niceness for the first card of a deck: the table watches for it, and at 19 it takes minutes on a
busy machine."""


def draw_cards(request: DrawRequest) -> Iterator[DrawnCard]:
    """Yield the next cards, each unlike the earlier ones. A restart does not change the cards of a seed."""
    dreamer = Dreamer(request.seed)
    existing = [_looks_of_existing(dreamer, number, card) for number, card in enumerate(request.existing)]
    for number in range(len(existing), len(existing) + request.count):
        card, looks = _accepted(dreamer, number, existing)
        existing.append(looks)
        yield card


def _looks_of_existing(dreamer: Dreamer, number: int, card: ExistingCard) -> dream_list.CardLooks:
    """Return the looks of an existing card, and bring the dreamer into the state after composing it."""
    for attempt in range(card.attempt + 1):
        dreamer.dream(number, attempt)
    return dream_list.looks(opened(card.small))


def _accepted(
    dreamer: Dreamer, number: int, existing: Sequence[dream_list.CardLooks]
) -> tuple[DrawnCard, dream_list.CardLooks]:
    begun = time.process_time()
    attempt = 0
    while True:
        proposal = propose(dreamer, number, attempt)
        picture = pack.printed(proposal.card.picture())
        looks = dream_list.looks(opened(picture.small))  # `existing` will have only the small picture
        if attempt == ATTEMPTS - 1 or _is_sound(proposal, picture, looks, existing):
            seconds = time.process_time() - begun
            return _card(number, attempt, proposal, picture, seconds), looks
        attempt += 1


def _is_sound(
    proposal: Proposal,
    picture: pack.Print,
    looks: dream_list.CardLooks,
    existing: Sequence[dream_list.CardLooks],
) -> bool:
    if any(dream_list.look_faults(opened(picture.large), proposal.card.outline())):
        return False
    return not any(any(dream_list.likeness(looks, other)) for other in existing)


def _card(number: int, attempt: int, proposal: Proposal, picture: pack.Print, seconds: float) -> DrawnCard:
    look = measure(opened(picture.large))
    rendered = RenderedCard(picture.large, picture.small, look)
    return DrawnCard(number, attempt, rendered, _words(proposal.dream.words), seconds)


def _words(words: CardTexts) -> DrawnWords:
    return DrawnWords(
        alt=words["alt"],
        objects={language: tuple(objects) for language, objects in words["objects"].items()},
        setting=words["setting"],
        relation=words["relation"],
        mood=words["mood"],
        themes=themes_of(set(words["themes"])),
    )


def _confine() -> None:
    """Limit threads, memory and CPU time, and forbid writing files."""
    cv2.setNumThreads(1)
    limits = [(resource.RLIMIT_CPU, _SECONDS), (resource.RLIMIT_FSIZE, 0), (resource.RLIMIT_CORE, 0)]
    if sys.platform != "darwin":  # macOS refuses a limit on the address space
        limits.append((resource.RLIMIT_AS, _MEMORY))
    for kind, most in limits:
        resource.setrlimit(kind, (most, most))


def main() -> int:
    """Read the request, and write each card as soon as it is drawn."""
    niceness = int(sys.argv[1])
    _confine()
    request = decode_request(sys.stdin.buffer.read())
    missing = niceness - os.nice(niceness if request.existing else min(niceness, FIRST_CARD_NICENESS))
    for card in draw_cards(request):
        sys.stdout.buffer.write(encode_card(card))
        sys.stdout.buffer.flush()
        os.nice(max(missing, 0))
        missing = 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
