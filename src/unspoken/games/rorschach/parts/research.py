"""Rorschach encoded as numbers: blots and words by their position in the pack, marks by their symbol."""

from __future__ import annotations

from collections.abc import Sequence

from unspoken.games.rorschach.types import (
    Choose,
    Command,
    Counter,
    Decline,
    Guess,
    Mark,
    Materials,
    Phase,
    Private,
    Public,
    Remove,
    Reveal,
    Role,
    Symbol,
    Wish,
)
from unspoken.kernel.parts.research import from_seat, number_in, padded, relative_seat
from unspoken.kernel.types import Ask, Seat

_PHASES, _ROLES, _SYMBOLS = tuple(Phase), tuple(Role), tuple(Symbol)
_IMAGES, _WORDS, _REVEALS = 4, 3, 2


class RorschachCoding:
    """The coding of Rorschach at one table size."""

    most_choices = 12
    free_actions = 0
    needs_trial = False

    def __init__(self, materials: Materials, seats: int) -> None:
        self._images = tuple(sorted(materials.images))
        self._words = tuple(sorted(word.id for word in materials.words))
        self._seats = seats
        self.size = 10 + 3 * _IMAGES + 2 * _WORDS + 4 * _REVEALS + seats

    def observe(self, public: Public, private: Private, seat: Seat) -> Sequence[int]:
        """Return phase, round, roles, score; blots, marks, words; reveals; proposals of the seat's team."""
        own = private.team
        marks = {mark.image: mark for mark in (*private.matching, *public.matching)}
        proposals = [self._wish(wish, public) for wish in private.proposals] or [0] * self._seats
        return (
            _PHASES.index(public.phase),
            public.round,
            _ROLES.index(private.role) + 1,
            relative_seat(public.subject, seat, self._seats),
            1 if public.testers == own else 2,
            len(public.won[own]),
            len(public.won[1 - own]),
            number_in(public.removed, public.images),
            *self._mark(public.guess, public),
            *padded((number_in(image, self._images) for image in public.images), _IMAGES),
            *padded(
                (number_in(marks[i].symbol, _SYMBOLS) if i in marks else 0 for i in public.images), _IMAGES
            ),
            *padded((1 if image in public.images_left else 0 for image in public.images), _IMAGES),
            *padded((number_in(word.id, self._words) for word in public.words), _WORDS),
            *padded((number_in(word.symbol, _SYMBOLS) for word in public.words), _WORDS),
            *padded(
                (n for reveal in public.reveals for n in self._reveal(reveal, public, own)), 4 * _REVEALS
            ),
            *from_seat(proposals, seat),
        )

    def _mark(self, mark: Mark | None, public: Public) -> tuple[int, int]:
        return (
            (0, 0)
            if mark is None
            else (number_in(mark.image, public.images), number_in(mark.symbol, _SYMBOLS))
        )

    def _reveal(self, reveal: Reveal, public: Public, own: int) -> tuple[int, ...]:
        to = 0 if reveal.to is None else 1 if reveal.to == own else 2
        return (
            number_in(reveal.image, public.images),
            number_in(reveal.symbol, _SYMBOLS),
            number_in(reveal.testers, _SYMBOLS),
            to,
        )

    def _wish(self, wish: Wish | None, public: Public) -> int:
        """Return a team member's proposal as a number; each kind of command has its own numbering."""
        match wish:
            case None:
                return 0
            case Choose(seat):
                return 1 + seat
            case Remove(image):
                return number_in(image, public.images)
            case Guess(image, symbol):
                return 10 * number_in(image, public.images) + number_in(symbol, _SYMBOLS)
            case Counter(symbol):
                return number_in(symbol, _SYMBOLS)
            case Decline():
                return 100

    def free_commands(self, public: Public, private: Private, ask: Ask[Command]) -> Sequence[Command | None]:
        """Return nothing: every question lists its choices."""
        return ()


def coding(materials: Materials, seats: int) -> RorschachCoding:
    """Return the coding for these materials and seats."""
    return RorschachCoding(materials, seats)
