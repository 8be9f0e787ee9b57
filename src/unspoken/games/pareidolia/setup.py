"""Materials and initial state of Pareidolia."""

from __future__ import annotations

from unspoken.games.pareidolia.cards import DRAWN, name_of, without_namesakes
from unspoken.games.pareidolia.roles import rounds
from unspoken.games.pareidolia.round_record import Card
from unspoken.games.pareidolia.sky.geometry import shapes_by_piece
from unspoken.games.pareidolia.sky.nudge import MOST_PIECES
from unspoken.games.pareidolia.types import CloudShape, Materials, Options, Phase, State
from unspoken.kernel.shelf import Shelf
from unspoken.kernel.types import Millis, Refused, Seat

_FEWEST_PIECES = 2


def gather(options: Options, shelf: Shelf) -> Materials:
    """Return the words and the clouds, and which words came up earlier tonight."""
    words = without_namesakes(shelf.words(options.words))
    shown_ids = shelf.shown_ids()
    cards = (name_of(word) for word in words)
    clouds = shelf.items(options.clouds, CloudShape)
    came_up = tuple(card for card in cards if card in shown_ids)
    return Materials(words, clouds, came_up, shelf.grammar(options.language))


def setup(options: Options, materials: Materials, seats: tuple[Seat, ...]) -> State:
    """Return the state before the deck is shuffled (PAR-03)."""
    n = len(seats)
    needed = words_needed(n, options.times)
    if len(materials.words) < needed:
        raise Refused("too-few-words", words=len(materials.words), needed=needed)
    pieces = len(shapes_by_piece(materials))
    if not _FEWEST_PIECES <= pieces <= MOST_PIECES:
        raise Refused("wrong-clouds", pieces=pieces, least=_FEWEST_PIECES, most=MOST_PIECES)
    return State(
        options=options,
        materials=materials,
        seats=n,
        phase=Phase.SITTING,
        round=1,
        first=None,
        gone_on=(False,) * n,
        deck=(),
        drawn=(),
        card=None,
        tossed=None,
        sky=(),
        last_action=None,
        hands_off=None,
        passes=0,
        guesses=(),
        uncounted=None,
        rested=(Millis(0),) * n,
        opens=(None,) * n,
        found=None,
        affirmed=None,
        denied=(),
        droplets=(0,) * n,
        tied=(),
        votes=(None,) * n,
        winners=(),
        past=(),
    )


def shown_ids(state: State) -> tuple[Card, ...]:
    """Return the words that came up tonight, including the current round.

    Returns only the words of this game if too few others would be left for another game.
    """
    cards = (*(past.card for past in state.past), *(() if state.card is None else (state.card,)))
    played = tuple(dict.fromkeys(cards))
    every = tuple(dict.fromkeys((*state.materials.shown_before, *played)))
    left = len(state.materials.words) - len(every)
    enough = left >= words_needed(state.seats, state.options.times)
    return every if enough or not played else played


def words_needed(seats: int, times: int) -> int:
    """Return how many cards a deck needs: one for each round, and two more to choose from."""
    return rounds(seats, times) + DRAWN - 1
