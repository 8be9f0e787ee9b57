"""Images and words on their way: off the shelf, into two piles, onto the table."""

from __future__ import annotations

from unspoken.games.rorschach.events import Displayed, Event, ImagesShuffled, WordsShuffled
from unspoken.games.rorschach.teams import halves
from unspoken.games.rorschach.types import (
    Image,
    Images,
    Mark,
    Materials,
    Options,
    Phase,
    ShownWord,
    State,
    Symbol,
    Word,
    WordIds,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Refused, Seat
from unspoken.kernel.shelf import Shelf, WordCard

SYMBOLS = tuple(Symbol)
IMAGES, WORDS = 4, 3
"""So many are turned up in a round (ROR-04)."""
FEWEST_IMAGES, FEWEST_WORDS = 24, 18
"""With fewer no table opens (ROR-15)."""


def gather(options: Options, shelf: Shelf) -> Materials:
    """The blots and the words, and what of them came up earlier this evening."""
    images = shelf.pictures(options.deck)
    words = {word.id: word for word in map(_named, shelf.words(options.words))}
    seen = shelf.seen()
    return Materials(images, tuple(words.values()), tuple(one for one in (*images, *words) if one in seen))


def _named(card: WordCard) -> Word:
    return Word(card.text.get("en") or next(iter(card.text.values())), card.text)


def setup(options: Options, materials: Materials, seats: tuple[Seat, ...]) -> State:
    """The table before anybody has a team; what was seen this evening begins in the box."""
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


def display(state: State, chance: Chance) -> tuple[Event, ...]:
    """Three words and four images (ROR-04), off piles that are shuffled at the start and when refilled."""
    images = _stocked(state, state.image_pile, state.image_box, IMAGES, chance)
    words = _stocked(state, state.word_pile, state.word_box, WORDS, chance)
    laid: list[Event] = []
    if images != state.image_pile:
        laid.append(ImagesShuffled(images))
    if words != state.word_pile:
        laid.append(WordsShuffled(words))
    return (*laid, Displayed(words[:WORDS], images[:IMAGES]))


def _stocked(
    state: State, pile: tuple[str, ...], box: tuple[str, ...], needed: int, chance: Chance
) -> tuple[str, ...]:
    """A pile with enough for the next display; the box comes below what is left of it (ROR-02, ROR-15)."""
    if state.round == 1:
        pile = chance.shuffled(pile)
    return pile if len(pile) >= needed else pile + chance.shuffled(box)


def is_used_up(state: State) -> bool:
    """So much has been won that no four images are left to lie down."""
    return len(state.materials.images) - sum(map(len, state.won)) < IMAGES


def seen(state: State) -> tuple[str, ...]:
    """All but the piles has come up by now."""
    unseen = {*state.image_pile, *state.word_pile}
    cards = (*state.materials.images, *(word.id for word in state.materials.words))
    return tuple(card for card in cards if card not in unseen)


def left(state: State) -> Images:
    """The images that were not removed, in the order in which they lie."""
    return tuple(image for image in state.images if image != state.removed)


def marks(state: State) -> tuple[Mark, ...]:
    """The subject's matching, image by image."""
    return tuple(
        Mark(image, symbol) for image, symbol in zip(left(state), state.matching, strict=bool(state.matching))
    )


def symbol_on(state: State, image: Image) -> Symbol:
    """What the subject put there."""
    return state.matching[left(state).index(image)]


def shown_words(state: State) -> tuple[ShownWord, ...]:
    """The words on the table, each with its symbol."""
    texts = {word.id: word.text for word in state.materials.words}
    return tuple(
        ShownWord(word, texts[word], symbol) for word, symbol in zip(state.words, SYMBOLS, strict=False)
    )


def boxed(state: State) -> tuple[Images, WordIds]:
    """The boxes once this round is cleared away: its words, and its images that nobody won (ROR-13)."""
    won = {image for images in state.won for image in images}
    lost = tuple(image for image in state.images if image not in won)
    return state.image_box + lost, state.word_box + state.words
