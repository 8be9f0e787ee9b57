"""From the shelf to the table before anything is dealt."""

from __future__ import annotations

from unspoken.games.pareidolia.cards import DRAWN, name_of, without_namesakes
from unspoken.games.pareidolia.lookalikes import Lookalikes
from unspoken.games.pareidolia.nudge import MOST_PIECES
from unspoken.games.pareidolia.roles import rounds
from unspoken.games.pareidolia.round_record import Card
from unspoken.games.pareidolia.sky import shapes_by_piece
from unspoken.games.pareidolia.types import CloudShape, Materials, Options, Phase, State
from unspoken.kernel.game import Millis, Refused, Seat
from unspoken.kernel.shelf import Shelf

_FEWEST_PIECES = 2


def gather(options: Options, shelf: Shelf) -> Materials:
    """The words and the clouds, and which of the words came up earlier this evening."""
    words = without_namesakes(shelf.words(options.words))
    seen = shelf.seen()
    cards = (name_of(word) for word in words)
    clouds = shelf.items(options.clouds, CloudShape)
    told = shelf.items(options.words, Lookalikes)
    lookalikes = tuple(one for one in told if one.language == options.language)
    came_up = tuple(card for card in cards if card in seen)
    return Materials(words, clouds, came_up, lookalikes, shelf.grammar(options.language))


def setup(options: Options, materials: Materials, seats: tuple[Seat, ...]) -> State:
    """The table before the deck is shuffled (PAR-03)."""
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


def seen(state: State) -> tuple[Card, ...]:
    """The words of this evening's games, the round that is played included.

    Where too few others would be left for another game, only this game's: those before it may come again.
    """
    cards = (*(past.card for past in state.past), *(() if state.card is None else (state.card,)))
    played = tuple(dict.fromkeys(cards))
    every = tuple(dict.fromkeys((*state.materials.seen, *played)))
    left = len(state.materials.words) - len(every)
    enough = left >= words_needed(state.seats, state.options.times)
    return every if enough or not played else played


def words_needed(seats: int, times: int) -> int:
    """How many cards a deck must have: one a round, and two more to choose from."""
    return rounds(seats, times) + DRAWN - 1
