"""Pareidolia encoded as numbers: clouds lie on a grid at quarter turns, and guesses are words of the deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from unspoken.games.pareidolia.cards import name_of
from unspoken.games.pareidolia.pieces import Pose, Sky
from unspoken.games.pareidolia.round_record import Card
from unspoken.games.pareidolia.sky.geometry import HEIGHT, WIDTH, is_protected, undoes_removal
from unspoken.games.pareidolia.types import Command, Guess, Materials, Phase, Place, Private, Public, Remove
from unspoken.kernel.parts.research import from_seat, number_in, padded, relative_seat
from unspoken.kernel.shelf import WordCard
from unspoken.kernel.types import Ask, Seat

COLUMNS, ROWS, TURNS = 9, 6, 4
"""A cloud is placed in the middle of a cell, at one of these turns, never mirrored."""
_PHASES = tuple(Phase)
_GUESSES = 10


class PareidoliaCoding:
    """The coding of Pareidolia at one table size."""

    needs_trial = False

    def __init__(self, materials: Materials, seats: int) -> None:
        self._words = tuple(sorted({name_of(word) for word in materials.words}))
        self._texts = {name_of(word): word.text for word in materials.words}
        self._shapes = tuple(cloud.shape for cloud in materials.clouds)
        self._pieces = sum(cloud.count for cloud in materials.clouds)
        self._seats = seats
        self.most_choices = max(len(self._shapes), seats + 1, 3)
        self._placings = len(self._shapes) * COLUMNS * ROWS * TURNS
        self.free_actions = self._placings + self._pieces + len(self._words)
        self.size = 8 + 3 + 5 * self._pieces + _GUESSES + seats

    def observe(self, public: Public, private: Private, seat: Seat) -> Sequence[int]:
        """Return phase, round, artists; the word if known; drawn cards; the sky; last guesses; droplets."""
        language = public.language
        guesses = [self._number(guess.text, language) for guess in public.guesses[-_GUESSES:]]
        word = private.word.card if private.word is not None else None
        word_number = (
            self._number(public.word.get(language) or name_of(WordCard(public.word)), language)
            if public.word
            else number_in(word, self._words)
        )
        artists = (public.artist, public.second, public.turn, public.next)
        return (
            _PHASES.index(public.phase),
            public.round,
            *(relative_seat(artist, seat, self._seats) for artist in artists),
            word_number,
            len(public.guesses) + public.earlier_guesses,
            *padded((number_in(face.card, self._words) for face in private.drawn), 3),
            *padded(self._lying(public.sky, public.shapes), 5 * self._pieces),
            *padded(guesses, _GUESSES),
            *from_seat(public.droplets, seat),
        )

    def _lying(self, sky: Sky, shapes: Sequence[str]) -> Iterator[int]:
        """Yield shape, position, turn and side of each piece, the lowest piece first."""
        for lying in sky:
            pose = lying.pose
            yield from (
                number_in(shapes[lying.piece], self._shapes),
                pose.x,
                pose.y,
                pose.turn,
                int(pose.flip),
            )

    def _number(self, text: str, language: str) -> int:
        """Return a guess by its position in the deck; 0 for a word that is not in it."""
        found = (card for card in self._words if self._text(card, language) == text)
        return number_in(next(found, None), self._words)

    def _text(self, card: Card, language: str) -> str:
        """Return the text of a card in a language, or its id if it has none, as own words may."""
        return self._texts[card].get(language, card)

    def free_commands(self, public: Public, private: Private, ask: Ask[Command]) -> Sequence[Command | None]:
        """Return a command for each cloud in each cell, each piece to remove, and each word of the deck."""
        if "place" in ask.answers:
            return [*self._placing(public), *self._removing(public), *[None] * len(self._words)]
        if "guess" in ask.answers:
            return [*[None] * (self._placings + self._pieces), *self._guessing(public, private, ask.seat)]
        return [None] * self.free_actions

    def _placing(self, public: Public) -> Iterator[Place | None]:
        for shape in self._shapes:
            left = public.supply.get(shape, 0) > 0
            for cell in range(COLUMNS * ROWS):
                x = WIDTH * (2 * (cell % COLUMNS) + 1) // (2 * COLUMNS)
                y = HEIGHT * (2 * (cell // COLUMNS) + 1) // (2 * ROWS)
                free = left and not undoes_removal(public.hands_off, shape, Pose(x, y, 0, flip=False))
                for turn in range(TURNS):
                    yield Place(shape, x, y, 3600 * turn // TURNS, flip=False) if free else None

    def _guessing(self, public: Public, private: Private, seat: Seat) -> Iterator[Guess | None]:
        """Yield a guess for each word but the seat's last; with no guesses left, only old words (PAR-16)."""
        said = [guess.text for guess in public.guesses if guess.seat == seat]
        for card in self._words:
            word = self._text(card, public.language)
            allowed = word not in said[-1:] and (private.guesses_left != 0 or word in said)
            yield Guess(word) if allowed else None

    def _removing(self, public: Public) -> Iterator[Remove | None]:
        pieces = (lying.piece for lying in public.sky)
        removable = {piece for piece in pieces if not is_protected(public.hands_off, piece)}
        return (Remove(piece) if piece in removable else None for piece in range(self._pieces))


def coding(materials: Materials, seats: int) -> PareidoliaCoding:
    """Return the coding for these materials and seats."""
    return PareidoliaCoding(materials, seats)
