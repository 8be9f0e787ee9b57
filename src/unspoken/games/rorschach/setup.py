"""From the shelf to the table before anybody has a team."""

from __future__ import annotations

from unspoken.games.rorschach.teams import halves
from unspoken.games.rorschach.types import Materials, Options, Phase, State, Word
from unspoken.kernel.game import Refused, Seat
from unspoken.kernel.languages import FALLBACK
from unspoken.kernel.shelf import Shelf, WordCard

FEWEST_IMAGES, FEWEST_WORDS = 24, 18
"""With fewer no table opens (ROR-15)."""


def gather(options: Options, shelf: Shelf) -> Materials:
    """The blots and the words, and what of them came up earlier this evening."""
    images = shelf.pictures(options.deck)
    words = {word.id: word for word in map(_word, shelf.words(options.words))}
    seen = shelf.seen()
    return Materials(images, tuple(words.values()), tuple(one for one in (*images, *words) if one in seen))


def _word(card: WordCard) -> Word:
    return Word(card.text.get(FALLBACK) or next(iter(card.text.values())), card.text)


def setup(options: Options, materials: Materials, seats: tuple[Seat, ...]) -> State:
    """The table before anything is dealt; what was seen this evening begins in the box."""
    if len(materials.images) < FEWEST_IMAGES:
        raise Refused("too-few-images", images=len(materials.images), needed=FEWEST_IMAGES)
    if len(materials.words) < FEWEST_WORDS:
        raise Refused("too-few-words", words=len(materials.words), needed=FEWEST_WORDS)
    n, seen, words = len(seats), frozenset(materials.seen), tuple(word.id for word in materials.words)
    return State(
        options=options,
        materials=materials,
        seats=n,
        phase=Phase.SEATING,
        round=1,
        teams=halves(seats),
        testers=0,
        image_pile=tuple(image for image in materials.images if image not in seen),
        image_box=tuple(image for image in materials.images if image in seen),
        word_pile=tuple(word for word in words if word not in seen),
        word_box=tuple(word for word in words if word in seen),
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


def seen(state: State) -> tuple[str, ...]:
    """All but the piles has come up by now."""
    unseen = {*state.image_pile, *state.word_pile}
    cards = (*state.materials.images, *(word.id for word in state.materials.words))
    return tuple(card for card in cards if card not in unseen)
