"""Materials and initial state of Rorschach."""

from __future__ import annotations

from unspoken.games.rorschach.cards import Word
from unspoken.games.rorschach.teams import halves
from unspoken.games.rorschach.types import Materials, Options, Phase, State
from unspoken.kernel.languages import FALLBACK
from unspoken.kernel.shelf import Shelf, WordCard
from unspoken.kernel.types import Refused, Seat

FEWEST_IMAGES, FEWEST_WORDS = 24, 18
"""A table with fewer cannot start (ROR-15)."""


def gather(options: Options, shelf: Shelf) -> Materials:
    """Return the blots and the words, and which of them came up earlier tonight."""
    images = shelf.pictures(options.deck)
    words = {word.id: word for word in map(_word, shelf.words(options.words))}
    shown_ids = shelf.shown_ids()
    return Materials(
        images, tuple(words.values()), tuple(item for item in (*images, *words) if item in shown_ids)
    )


def _word(card: WordCard) -> Word:
    return Word(card.text.get(FALLBACK) or next(iter(card.text.values())), card.text)


def setup(options: Options, materials: Materials, seats: tuple[Seat, ...]) -> State:
    """Return the state before the first display; cards that came up tonight start in the box."""
    if len(materials.images) < FEWEST_IMAGES:
        raise Refused("too-few-images", images=len(materials.images), needed=FEWEST_IMAGES)
    if len(materials.words) < FEWEST_WORDS:
        raise Refused("too-few-words", words=len(materials.words), needed=FEWEST_WORDS)
    n, shown_before, words = (
        len(seats),
        frozenset(materials.shown_before),
        tuple(word.id for word in materials.words),
    )
    return State(
        options=options,
        materials=materials,
        seats=n,
        phase=Phase.SEATING,
        round=1,
        teams=halves(seats),
        testers=0,
        image_pile=tuple(image for image in materials.images if image not in shown_before),
        image_box=tuple(image for image in materials.images if image in shown_before),
        word_pile=tuple(word for word in words if word not in shown_before),
        word_box=tuple(word for word in words if word in shown_before),
        words=(),
        images=(),
        subject=None,
        removed=None,
        matching=(),
        guess=None,
        counter=None,
        declined=False,
        reveals=(),
        again=False,
        won=((), ()),
        wishes=(None,) * n,
        lean=None,
        gone_on=(False,) * n,
        past=(),
    )


def shown_ids(state: State) -> tuple[str, ...]:
    """Return every image and word that has left the piles."""
    in_piles = {*state.image_pile, *state.word_pile}
    cards = (*state.materials.images, *(word.id for word in state.materials.words))
    return tuple(card for card in cards if card not in in_piles)
